"""What every game promises, said once for all games. `tests/games/test_contract.py` holds them to it.

Each check plays seeded random games and looks at some of the instants. Nothing in here knows a game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from courtier import texts
from courtier.core.actions import Block
from courtier.core.canonical import canonical
from courtier.core.engine import (
    label,
    legal,
    look_again,
    open_question,
    prompt,
    seat_to_act,
    seats_to_act,
    step,
    targets,
    why_not,
)
from courtier.core.game import Game, Score
from courtier.core.messages import Json, Message, arg_to_json, to_json
from courtier.core.options import Options
from courtier.core.playout import Tally, playout
from courtier.core.position import dump, load, new_game
from courtier.core.record import read, replay, result_of, start, write
from courtier.core.rng import FastRng, Rng, seeded
from courtier.core.state import Decision, Effect, Event, Frame, State
from tests.support.option_sets import Case

LANGUAGES = ("en", "cs", "tr")
SEATS = ("Ada", "Bořek", "Çiğdem", "Dora", "Emil")

Reader = Callable[[Message, str], str]


def in_words(message: Message, lang: str) -> str:
    """The message as a sentence; whatever is missing is an error."""
    return texts.format(message, lang, SEATS, strict=True)


# -- playing


class Walk:
    """A seeded random game, one choice after the other; secret choices come in any order and are sometimes replaced."""

    def __init__(self, case: Case, seed: int) -> None:
        self.game = case.game
        self.record = start(case.game, case.options, f"contract {seed}")
        self.s = new_game(case.game, case.options, self.record.seed)
        self.limit = case.game.bound(case.game.options_of(self.s))
        self.rng = FastRng(seed)
        self.n = 0

    def choose(self) -> tuple[int, int]:
        """A random seat of those asked, and one of its options."""
        seats = seats_to_act(self.s)
        if self.s.answers and self.rng.below(8) == 0:
            seats = [seat for seat in range(self.s.n_seats) if open_question(self.s, seat) is not None]
        seat = seats[self.rng.below(len(seats))]
        options = legal(self.s, seat)
        return seat, options[self.rng.below(len(options))]

    def instants(self) -> Iterator[Any]:
        """The state before every choice and at the end. It is the same object each time: copy what shall stay."""
        while self.s.stack:
            yield self.s
            seat, action = self.choose()
            self.n += 0 if self.s.answers and self.s.answers[seat] >= 0 else 1
            assert self.n <= self.limit, f"the game goes beyond its bound of {self.limit} choices"
            self.record.actions.append((seat, self.game.actions.notation(action)))
            step(self.game, self.s, seat, action)
        yield self.s


def instants(case: Case, seed: int, every: int = 1) -> Iterator[Any]:
    """Every so many instants of a game, and always the end; the offset differs by seed."""
    for n, s in enumerate(Walk(case, seed).instants()):
        if (n + seed) % every == 0 or not s.stack:
            yield s


def fingerprint(value: Any) -> Any:
    """Everything that an object holds, as plain values; more than a position document says."""
    if value is None or isinstance(value, (bool, int, str, bytes, float)):
        return value
    if isinstance(value, Frame):
        return value.effect.path, value.seat, value.a, value.b, value.c
    if isinstance(value, Rng):
        return value.key, value.counter
    if isinstance(value, Options):
        return canonical(value.to_json())
    if isinstance(value, Effect):
        return value.path
    if isinstance(value, Block):
        return value.name
    if isinstance(value, Game):
        return value.name
    if isinstance(value, dict):
        return {key: fingerprint(part) for key, part in value.items()}
    if hasattr(value, "__iter__"):
        return [fingerprint(part) for part in value]
    left_out = ("log", "options") if isinstance(value, State) else ()
    return {key: fingerprint(part) for key, part in attributes(value).items() if key not in left_out}


def attributes(value: Any) -> dict[str, Any]:
    """The attributes of an object, of a compiled class or of a plain one."""
    native = {name: getattr(value, name) for name in getattr(value, "__mypyc_attrs__", ()) if name != "__dict__"}
    return {**native, **getattr(value, "__dict__", {})}


def effects_fingerprint(game: Game[Any]) -> Any:
    """Everything that the effects of a game hold."""
    return {
        path: {key: fingerprint(part) for key, part in attributes(effect).items()}
        for path, effect in game.effects.by_path.items()
    }


# -- actions, ends and scores


def check_play(case: Case, seed: int) -> None:
    """Legal lists are in order, nothing forced is asked, components are conserved, the game ends and is scored."""
    game = case.game
    s: Any = None
    for s in Walk(case, seed).instants():
        assert game.faults(s) == []
        asked = seats_to_act(s)
        assert asked[:1] == [seat_to_act(s)] or (not asked and seat_to_act(s) == -1)
        for seat in range(s.n_seats):
            check_legal(game, s, seat)
    assert len(game.scores(s)) >= s.n_seats
    assert s.answers == []
    for score in game.scores(s):
        check_score(score)


def check_legal(game: Game[Any], s: Any, seat: int) -> None:
    """What one seat may choose now."""
    options = legal(s, seat)
    f = open_question(s, seat)
    if f is None:
        assert options == []
        return
    offers = [action for action in options if game.has_offers and game.is_offer(action)]
    answers = options[: len(options) - len(offers)]
    assert options[len(answers) :] == offers, "offers stand after the answers"
    assert answers == sorted(set(answers)), "answers ascend and do not repeat"
    assert offers == sorted(set(offers)), "offers ascend and do not repeat"
    assert answers, "a question without answers is skipped"
    assert len(options) > 1 or s.answers, f"forced, but asked: {f.effect.path}"
    for action in options:
        assert 0 <= action < game.actions.size
        assert game.actions.parse(game.actions.notation(action)) == action


def check_score(score: Score) -> None:
    """The total is the sum of the categories, or a note says why not."""
    assert score.total == sum(score.categories.values()) or score.note is not None


def check_end(game: Game[Any], s: Any) -> None:
    """It can be played to the end."""
    limit = game.bound(game.options_of(s))
    assert playout(game, s, FastRng(1), limit, Tally()), "stuck, or without an end"
    assert game.faults(s) == []


# -- copies, documents, records


def check_copies(case: Case, seed: int, every: int) -> None:
    """Copies are equal, hold everything, go their own way, and never change when the original or another copy does."""
    game, kept = case.game, []
    for s in instants(case, seed, every):
        before = fingerprint(s)
        twin = game.copy(s)
        assert fingerprint(twin) == before
        assert twin.log is None
        kept.append((twin, before))
        other, same = game.copy(s), game.copy(twin)
        limit = game.bound(game.options_of(s))
        assert playout(game, other, FastRng(seed), limit, Tally())
        assert fingerprint(s) == before, "playing a copy changed the original"
        assert playout(game, same, FastRng(seed), limit, Tally())
        assert fingerprint(other) == fingerprint(same), "a copy of a copy plays on like a copy"
    for twin, before in kept:
        assert fingerprint(twin) == before, "playing the original changed a copy"


def check_positions(case: Case, seed: int, every: int) -> None:
    """Every instant is written as text and read again without loss, in the middle of a turn too.

    The lists inside may be kept in another way after reading, as long as nobody can tell: each seat sees, knows and may
    do the same, and the same choices lead to the same end.
    """
    game = case.game
    for n, s in enumerate(instants(case, seed, every)):
        doc = json.loads(json.dumps(dump(game, s)))
        again = load(game, doc)
        assert dump(game, again) == doc
        for seat in range(s.n_seats):
            assert look(game, again, seat, []) == look(game, s, seat, [])
        if n % 4 == 0:
            seat = n // 4 % s.n_seats
            imagined = [game.determinize(each, seat, seeded("position")) for each in (again, s)]
            assert dump(game, imagined[0]) == dump(game, imagined[1])
            check_same_end(game, again, game.copy(s))


def check_same_end(game: Game[Any], one: Any, two: Any) -> None:
    """The same choices lead both to the same end."""
    for s in (one, two):
        assert playout(game, s, FastRng(1), game.bound(game.options_of(s)), Tally())
    assert dump(game, one) == dump(game, two)


def check_record(case: Case, seed: int, samples: int = 3) -> None:
    """The record, written and read, gives the same states: at the end and in between."""
    game, walk, seen = case.game, Walk(case, seed), []
    for s in walk.instants():
        seen.append(fingerprint(s))
    walk.record.result = result_of(game, walk.s)
    record = read(write(walk.record))
    assert fingerprint(replay(game, record)) == seen[-1]
    for i in range(samples):
        upto = len(record.actions) * i // samples
        assert fingerprint(replay(game, record, upto)) == seen[upto]


# -- hidden information


def look(game: Game[Any], s: Any, seat: int, probes: list[int]) -> dict[str, Json]:
    """All that a seat can get out of the engine: what it sees, is asked, may do, and why it may not do other things."""
    options = legal(s, seat)
    return {
        "view": game.view(s, seat),
        "asked": [*seats_to_act(s)],
        "legal": [*options],
        "prompt": to_json(prompt(s, seat)),
        "labels": [to_json(label(game, s, seat, action)) for action in options],
        "targets": [[*targets(game, s, seat, action)] for action in options],
        "why_not": [to_json(why_not(game, s, seat, action)) for action in probes if action not in options],
    }


def check_secrets(case: Case, seed: int, every: int, probes: int = 12) -> None:
    """A seat learns nothing from what it cannot see: all is the same where that is dealt anew."""
    game, rng = case.game, FastRng(seed)
    for n, s in enumerate(instants(case, seed, every)):
        before = fingerprint(s)
        public = game.view(s, -1)
        json.dumps(public)
        for seat in range(s.n_seats):
            chance = f"{seed} {n} {seat}"
            other = game.determinize(s, seat, seeded(chance))
            asked = [rng.below(game.actions.size) for _ in range(probes)]
            assert look(game, other, seat, asked) == look(game, s, seat, asked)
            assert game.view(other, -1) == public, "a spectator sees something that this seat does not"
            assert game.faults(other) == []
            again = game.determinize(other, seat, seeded(chance))
            assert fingerprint(again) == fingerprint(game.determinize(s, seat, seeded(chance)))
            assert fingerprint(again) == fingerprint(other)
            if not s.stack:
                continue
            for actor in seats_to_act(other):
                listed = legal(other, actor)
                look_again(game, other)
                assert listed == legal(other, actor), "determinize must end with look_again"
            assert other.rng.key != s.rng.key, "the next draws could be foretold"
            limit = game.bound(game.options_of(s))
            if (n + seat) % 4 == 0:
                assert playout(game, game.copy(other), FastRng(n), limit, Tally()), "it cannot be played on"
        assert fingerprint(s) == before, "determinize or view changed the original"


def shown(log: list[Event], seat: int) -> list[Json]:
    """The events as a seat is shown them."""
    out: list[Json] = []
    for event in log:
        seen = event.for_seat(seat)
        if seen is not None:
            args: dict[str, Json] = {name: arg_to_json(arg) for name, arg in seen.args.items()}
            out.append([seen.kind, seen.seat, args, seen.rule])
    return out


def check_events(case: Case, seed: int, every: int, steps: int = 8) -> None:
    """Events tell a seat nothing that it must not know, and what its own choice shows it counts as a reveal."""
    game, rng = case.game, FastRng(seed)
    for n, s in enumerate(instants(case, seed, every)):
        if s.stack:
            seat = n % s.n_seats
            other = game.determinize(s, seat, seeded(f"{seed} {n}"))
            other.rng = s.rng.copy()  # dice fall alike, so that only hidden cards differ
            _follow(game, game.copy(s), other, seat, rng, steps)


def _follow(game: Game[Any], one: Any, two: Any, seat: int, rng: FastRng, steps: int) -> None:
    """Do the same in two games that look the same to a seat, as long as they do."""
    one.log, two.log = [], []
    for _ in range(steps):
        actors = seats_to_act(one)
        if not actors or actors != seats_to_act(two):
            return
        actor = actors[rng.below(len(actors))]
        ours, theirs = legal(one, actor), legal(two, actor)
        assert actor != seat or ours == theirs, "what a seat may do depends on what it cannot see"
        secret = bool(one.answers) and actor != seat
        common = ours if secret else [action for action in ours if action in theirs]
        if not common:
            return
        action = common[rng.below(len(common))]
        reveals = one.reveals
        step(game, one, actor, action)
        step(game, two, actor, theirs[rng.below(len(theirs))] if secret else action)
        if game.view(one, seat) != game.view(two, seat):
            name = game.actions.notation(action)
            assert actor != seat or one.reveals > reveals, f"{name} showed something, but no reveal is counted"
            return
        if secret and not one.answers:
            return  # other answers were opened
        if shown(one.log, seat) != shown(two.log, seat):
            assert knowledge(game, one, seat) != knowledge(game, two, seat), "the log tells what a seat must not know"
            return
        assert shown(one.log, -1) == shown(two.log, -1), "the log tells a spectator what a seat does not see"


def knowledge(game: Game[Any], s: Any, seat: int) -> Any:
    """The same for any two states that a seat cannot tell apart."""
    return fingerprint(game.determinize(s, seat, seeded("knowledge")))


# -- words


def check_words(case: Case, seed: int, every: int, read_out: Reader = in_words, probes: int = 6) -> None:
    """Questions, options, reasons, events and scores read well in every language; no two options read the same."""
    game, rng = case.game, FastRng(seed)
    walk = Walk(case, seed)
    walk.s.log = []
    for n, s in enumerate(walk.instants()):
        if (n + seed) % every and s.stack:
            continue
        for seat in range(s.n_seats):
            if open_question(s, seat) is not None:
                check_question(game, s, seat, read_out)
                for action in {rng.below(game.actions.size) for _ in range(probes)} - set(legal(s, seat)):
                    read_everywhere(why_not(game, s, seat, action), read_out)
        for event in walk.s.log[-60:]:
            check_event(game, event, s.n_seats, read_out)
        walk.s.log.clear()
    for score in game.scores(walk.s):
        for category in score.categories:
            read_everywhere(Message(f"{game.name}-score-{category}"), read_out)
        if score.note is not None:
            read_everywhere(score.note, read_out)


def read_everywhere(message: Message, read_out: Reader) -> None:
    """The message has words in every language."""
    for lang in LANGUAGES:
        assert read_out(message, lang).strip(), message


def check_question(game: Game[Any], s: Any, seat: int, read_out: Reader) -> None:
    """A question and its options, for a person."""
    read_everywhere(prompt(s, seat), read_out)
    messages = {action: label(game, s, seat, action) for action in legal(s, seat)}
    for lang in LANGUAGES:
        by_words: dict[str, str] = {}
        for action, message in messages.items():
            notation, said = game.actions.notation(action), read_out(message, lang)
            assert said.strip(), notation
            assert said not in by_words, f"{lang}: {notation} and {by_words[said]} both read: {said}"
            by_words[said] = notation
    for action in messages:
        for target in targets(game, s, seat, action):
            assert target == target.strip() != ""


def check_event(game: Game[Any], event: Event, n_seats: int, read_out: Reader) -> None:
    """An event as every seat and a spectator are shown it."""
    told = {id(seen): seen for seat in range(-1, n_seats) if (seen := event.for_seat(seat)) is not None}
    for seen in told.values():
        read_everywhere(seen.message(game.name), read_out)


def rules_named(case: Case, seed: int, every: int, probes: int = 10) -> set[str]:
    """The numbers of all rules that questions, reasons and events of a game rest on."""
    game, rng, out = case.game, FastRng(seed), set()
    walk = Walk(case, seed)
    walk.s.log = []
    for n, s in enumerate(walk.instants()):
        for seat in seats_to_act(s) if n % every == 0 else []:
            f = open_question(s, seat)
            assert f is not None
            assert isinstance(f.effect, Decision)
            out.update(f.effect.rules())
            out.update(why_not(game, s, seat, rng.below(game.actions.size)).rule for _ in range(probes))
    out.update(event.rule for event in walk.s.log)
    return out - {""}
