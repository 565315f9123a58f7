"""Position documents: any instant of a game as readable JSON, written and read without loss.

A person can write one by hand: what is left out is as after set-up, and `moment` may name a point of the game instead
of the exact stack in `next`. Reading checks everything and says what is wrong.
"""

from __future__ import annotations

from courtier.core.canonical import canonical, digest
from courtier.core.engine import legal, play, seat_to_act, settle
from courtier.core.game import Game
from courtier.core.messages import Json, Message, Refused
from courtier.core.options import read_options
from courtier.core.rng import Rng, key_of_seed, seeded
from courtier.core.shapes import Fields, Items, Shape, Text, Whole, Word
from courtier.core.state import Event, Frame, S

FORMAT = "courtier-position"
FORMAT_VERSION = 1
_BIG = 1 << 40


def fresh(game: Game[S], options: dict[str, Json], rng: Rng) -> S:
    """A new game that waits for its first choice."""
    checked = read_options(game.name, game.option_specs(), options)
    game.check_options(checked)
    s = game.new(checked, rng)
    settle(game, s)
    return s


def new_game(game: Game[S], options: dict[str, Json], seed: str) -> S:
    """A new game from a seed."""
    return fresh(game, options, seeded(seed))


def set_up(game: Game[S], options: dict[str, Json], rng: Rng) -> S:
    """A game after set-up, in which every choice of set-up was answered with its first option."""
    s = fresh(game, options, rng)
    while game.in_setup(s):
        seat = seat_to_act(s)
        play(game, s, seat, legal(s, seat)[0])
    return s


def dump(game: Game[S], s: S) -> dict[str, Json]:
    """The whole state, hidden parts included."""
    out: dict[str, Json] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": game.name,
        "ruleset": game.rules_version,
        "components_digest": game.digest,
        "options": game.options_of(s).to_json(),
        "chance": {"key": s.rng.key.hex(), "drawn": s.rng.counter},
        "reveals": s.reveals,
        "table": game.write_position(s),
        "next": [_write_frame(f) for f in reversed(s.stack)],
    }
    if game.corrections:
        out["corrections"] = {**game.corrections}
    if s.answers:
        out["answers"] = [None if a < 0 else game.actions.notation(a) for a in s.answers]
    return out


def state_digest(game: Game[S], s: S) -> str:
    """One hash for everything true about the game now."""
    return digest(dump(game, s))


def shape(game: Game[S]) -> Fields:
    """The form of a position document of this game; found once."""
    if game.document_shape is None:
        game.document_shape = _shape(game)
    return game.document_shape


def _moments(game: Game[S]) -> list[str]:
    """The names of all moments, with every number of players and every value of every other option."""
    specs = game.option_specs()
    names: dict[str, bool] = {}
    for players in specs[0].values():
        for spec in specs:
            for value in spec.values():
                try:
                    s = set_up(game, {specs[0].key: players, spec.key: value}, seeded("moments"))
                except Refused:  # these do not go together
                    continue
                for name in game.moments(s):
                    names[name] = True
    return list(names)


def _shape(game: Game[S]) -> Fields:
    option_shapes: dict[str, Shape] = {spec.key: spec.shape() for spec in game.option_specs()}
    moments = _moments(game)
    return Fields(
        {
            "format": Word([FORMAT]),
            "format_version": Whole(1, FORMAT_VERSION),
            "game": Word([game.name]),
            "ruleset": Whole(1, game.rules_version),
            "components_digest": Text("digest of the component data that the position was made with"),
            "corrections": Shape("owner's corrections of the component data"),
            "options": Fields(option_shapes, "what was chosen before set-up; defaults where left out"),
            "seed": Text("any text: decides what the document leaves to chance"),
            "chance": Fields({"key": Text(), "drawn": Whole(0, _BIG)}, "state of the generator, written by a dump"),
            "reveals": Whole(0, _BIG, "how often something hidden has been shown"),
            "table": game.position_shape(),
            "moment": Word(moments, "a named moment to go on from, instead of `next`"),
            "next": Items(Shape("{at, seat, ...}"), 0, 1000, "what happens next, first entry first, written by a dump"),
            "answers": Items(Shape("an action in notation, or null"), 0, 8, "answers given to an open secret choice"),
        },
        f"A position of {game.name}. Everything but format and game may be left out: it is then as after set-up.",
        ["format", "game"],
    )


def schema(game: Game[S]) -> dict[str, Json]:
    """The JSON Schema of the game's position documents."""
    out: dict[str, Json] = {"$schema": "https://json-schema.org/draft/2020-12/schema"}
    out.update(shape(game).schema())
    return out


def load(game: Game[S], doc: Json, log: list[Event] | None = None) -> S:
    """The state that a document describes, settled; refuses a document that cannot be, with the place.

    The log, where one is given, stays attached and gets what happens on the way to the first choice.
    """
    if isinstance(doc, dict) and isinstance(doc.get("ruleset"), int):
        _check_ruleset(game, doc["ruleset"])
    shape(game).check(doc, "")
    assert isinstance(doc, dict)
    if "components_digest" in doc and doc["components_digest"] != game.digest:
        raise Refused(
            Message("error-components-differ", {"got": str(doc["components_digest"])[:12], "here": game.digest[:12]})
        )
    if "corrections" in doc and canonical(doc["corrections"]) != canonical(game.corrections):
        raise Refused(Message("error-corrections-differ", {"place": "corrections"}))
    options = doc.get("options", {})
    assert isinstance(options, dict)
    seed = doc.get("seed", "position")
    s = set_up(game, options, seeded(str(seed)))
    table = doc.get("table", {})
    assert isinstance(table, dict)
    game.read_position(s, table)
    chance = doc.get("chance")
    if isinstance(chance, dict):
        s.rng = _read_chance(chance)
    reveals = doc.get("reveals", s.reveals)
    assert isinstance(reveals, int)
    s.reveals = reveals
    _read_stack(game, s, doc)
    faults = game.faults(s)
    if faults:
        raise _impossible(faults[0])
    s.log = log
    s.options = None
    try:
        settle(game, s)
    except (LookupError, ValueError, AssertionError, NotImplementedError):
        if "next" not in doc:
            raise
        # A stack that no game could have come to: its numbers lead somewhere where nothing is.
        raise Refused(Message("error-position-next", {"place": "next"})) from None
    _read_answers(game, s, doc)
    return s


def _impossible(fault: Message) -> Refused:
    return Refused(Message("error-position-fault", {"fault": fault}, fault.rule))


def _check_ruleset(game: Game[S], got: Json) -> None:
    if isinstance(got, int) and got > game.rules_version:
        raise Refused(Message("error-newer-ruleset", {"game": game.name, "got": got, "here": game.rules_version}))


def _read_chance(chance: dict[str, Json]) -> Rng:
    key, drawn = str(chance.get("key", "")), chance.get("drawn", 0)
    assert isinstance(drawn, int)
    try:
        raw = bytes.fromhex(key)
    except ValueError:
        raw = b""
    if len(raw) != len(key_of_seed("")):
        raise Refused(Message("error-place-text", {"place": "chance.key", "got": key}))
    rng = Rng(raw, drawn - drawn % 8, [])
    for _ in range(drawn % 8):
        rng.word()
    return rng


def _write_frame(f: Frame) -> Json:
    out: dict[str, Json] = {"at": f.effect.path, "seat": f.seat}
    names = f.effect.ints()
    for name, value in zip(names, (f.a, f.b, f.c), strict=True):
        if value:
            out[name] = value
    return out


def _read_frame(game: Game[S], value: Json, place: str) -> Frame:
    path = value.get("at") if isinstance(value, dict) else value
    if not isinstance(value, dict) or not isinstance(path, str) or path not in game.effects.by_path:
        raise Refused(Message("error-position-effect", {"place": place, "got": str(path)}))
    effect = game.effects.by_path[path]
    names = effect.ints()
    fields: dict[str, Shape] = {"at": Text(), "seat": Whole(-1, 7)}
    for name in names:
        fields[name] = Whole(-_BIG, _BIG)
    Fields(fields).check(value, place)
    numbers = [int(str(value.get(name, 0))) for name in names]
    return Frame(effect, int(str(value.get("seat", -1))), numbers[0], numbers[1], numbers[2])


def _read_stack(game: Game[S], s: S, doc: dict[str, Json]) -> None:
    moment, following = doc.get("moment"), doc.get("next")
    if moment is not None and following is not None:
        raise Refused(Message("error-position-moment-and-next"))
    if moment is not None:
        moments = game.moments(s)
        Word(list(moments)).check(moment, "moment")
        table = doc.get("table", {})
        assert isinstance(table, dict)
        fault = game.moment_fault(s, str(moment), table)
        if fault is not None:
            raise _impossible(fault)
        s.stack = list(moments[str(moment)])
        s.answers = []
    if isinstance(following, list):
        frames: list[Frame] = []
        for i in range(len(following)):
            f = _read_frame(game, following[i], f"next[{i}]")
            opened = f.effect.together and f.a != 0
            if not f.effect.fits(s, f) or (opened and i > 0):
                raise Refused(Message("error-position-next", {"place": f"next[{i}]"}))
            frames.append(f)
        s.stack = list(reversed(frames))
        s.answers = [-1] * s.n_seats if frames and frames[0].effect.together and frames[0].a != 0 else []


def _read_answers(game: Game[S], s: S, doc: dict[str, Json]) -> None:
    """The answers that lie hidden in an open simultaneous choice; in `next` they must agree with `to_answer`."""
    answers = doc.get("answers", [])
    assert isinstance(answers, list)
    if answers:
        Items(Shape(), len(s.answers), len(s.answers)).check(answers, "answers")
    if not s.answers:
        return
    f = s.stack[-1]
    left = f.b
    for seat in range(len(answers)):
        if answers[seat] is not None:
            Word([game.actions.notation(a) for a in legal(s, seat)]).check(answers[seat], f"answers[{seat}]")
            s.answers[seat] = game.actions.parse(str(answers[seat]))
            left &= ~(1 << seat)
    if left == 0 or ("next" in doc and left != f.a):
        raise Refused(Message("error-position-answers", {"place": "answers"}))
    s.stack[-1] = Frame(f.effect, f.seat, left, f.b, f.c)
