"""What somebody may ask before deciding: why not, what would it do, how far back; and nothing hidden comes out."""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.canonical import canonical
from courtier.core.engine import legal, targets
from courtier.core.messages import Message, SeatName, to_json
from courtier.core.rng import FastRng, seeded
from courtier.games import GAMES
from courtier.table import Denied, project, replayed
from courtier.table import commands as cmd
from courtier.table.commands import NewTable, SeatWish
from courtier.table.decision import reason_not_there
from courtier.table.previewing import check_question, preview
from courtier.table.projection import past
from courtier.table.snapshots import load_onto, take
from tests.table.tables import AtTable, people
from tests.texts.scan import say_everywhere
from tools import texts as tool


def walk(at: AtTable, seed: int, steps: int) -> None:
    rng = FastRng(seed)
    for _ in range(steps):
        if at.table.status == "running":
            at.random_act(rng)


def secret_choice(at: AtTable) -> None:
    """Play on until everybody is asked at once."""
    rng = FastRng(5)
    while len(at.table.asked()) < len(at.table.seats):
        at.random_act(rng)


# -- what the others decide


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_what_the_asked_decide_in_the_same_words(game):
    at = people("ada", "bora", "cyril", game=game)
    rng = FastRng(11)
    while at.table.status == "running":
        shown: list[Any] = [project(at.table, viewpoint)["asking"] for viewpoint in [(), (0,), (1,), (2,), (0, 2)]]
        assert all(each == shown[0] for each in shown)
        assert [int(seat) for seat in shown[0]] == at.table.asked()
        at.random_act(rng)
    assert project(at.table, ())["asking"] == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_sentence_about_whoever_it_is_put_to(game):
    prompts = [key for key in tool.read("en")[0] if key.startswith(f"{game}-prompt-")]
    assert len(prompts) > 20
    seats = tuple(SeatName(seat) for seat in range(3))
    for prompt in prompts:
        for many in (1, 3):
            said = say_everywhere(Message(prompt.replace("-prompt-", "-asking-"), {"who": seats[:many], "n": many}))
            assert all(words.startswith("Ada") for words in said.values())


def test_what_a_seat_decides_names_no_card_of_its_hand():
    """Only the kind of a question is told, though its prompt names a card or gems. [V-BUILD-10]"""
    at = people("ada", "bora")
    rng = FastRng(3)
    kinds = set()
    while at.table.status == "running":
        for seat in at.table.asked():
            other: Any = project(at.table, (1 - seat,))
            own: Any = project(at.table, (seat,))["decisions"]
            kinds.add(other["asking"][str(seat)])
            assert str(seat) not in other["decisions"]
            for arg in own[str(seat)]["prompt"].get("args", {}).values():
                assert canonical(arg) not in canonical(other["asking"]) or len(canonical(arg)) < 3
        at.random_act(rng)
    assert {"viceroy-asking-bid", "viceroy-asking-build", "viceroy-asking-place"} <= kinds


# -- moves


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_leads_to_the_position_after_it(game):
    at = people("ada", "bora", game=game)
    rng = FastRng(4)
    seen = {}
    for _ in range(60):
        at.random_act(rng)
        for viewpoint in [(), (0,), (1,)]:
            seen[viewpoint, at.table.n] = canonical(project(at.table, viewpoint)["views"])
    for viewpoint in [(), (0,), (1,)]:
        for event in at.seen(viewpoint):
            if event["kind"] == "acted":
                n = next(each.n for each in at.stored if at.table.v(viewpoint, each.n) == event["v"])
                assert canonical(past(at.table, viewpoint, event["moves"])) == seen[viewpoint, n]


def test_whoever_does_not_know_that_a_bid_was_replaced_cannot_count_it():
    at = people("ada", "bora", "cyril")
    secret_choice(at)
    at.act(0, at.options(0)[0])
    counted = [project(at.table, (seat,))["moves"] for seat in range(3)]
    at.act(0, at.options(0)[1])
    at.act(0, at.options(0)[0])
    assert project(at.table, (0,))["moves"] == int(str(counted[0])) + 2
    assert [project(at.table, (seat,))["moves"] for seat in (1, 2)] == counted[1:]
    assert project(at.table, ())["moves"] == counted[1]
    again = load_onto("t1", at.stored, (at.table.n, take(at.table)))
    assert again.marks == at.table.marks
    assert again.line == at.table.line


def test_after_an_undo_the_event_says_where_the_game_stands():
    at = AtTable(NewTable("viceroy", [SeatWish(mine=True), SeatWish("bot", "random")], start=True))
    walk(at, 8, 30)
    at.do(cmd.Undo(0, "back"))
    event = at.seen((0,))[-1]
    assert event["kind"] == "undone"
    assert event["moves"] == project(at.table, (0,))["moves"]


# -- the line that undo may not cross


def undo_of(at: AtTable, seat: int) -> dict[str, Any]:
    found: Any = project(at.table, (seat,))["undo"]
    out: dict[str, Any] = found[str(seat)]
    return out


@pytest.mark.parametrize("game", GAMES)
def test_undo_is_possible_exactly_as_often_as_is_said(game):
    at = people("ada", "bora", game=game)
    rng = FastRng(6)
    pressed = reasons = 0
    for _ in range(80):
        at.random_act(rng)
        for seat in (0, 1):
            if at.table.status != "running":
                break
            told = undo_of(at, seat)
            assert told["steps"] == told["free"], "two people play"
            said = told["steps"]
            reasons += "message" in told
            if said and rng.below(4) == 0:
                for left in range(said - 1, -1, -1):
                    at.do(cmd.Undo(seat, at.ref()), at.holder(seat))
                    assert undo_of(at, seat)["steps"] == left
                    pressed += 1
            with_none = said == 0 or undo_of(at, seat)["steps"] == 0
            if with_none:
                with pytest.raises(Denied):
                    at.do(cmd.Undo(seat, at.ref()), at.holder(seat))
    assert pressed
    assert reasons


def test_the_reason_at_the_line_is_the_move_that_it_follows():
    at = people("ada", "bora")
    secret_choice(at)
    at.act(0, at.options(0)[0])
    assert undo_of(at, 0)["message"]["key"] == "server-undo-secret"
    at.act(1, at.options(1)[0])
    assert undo_of(at, 1)["message"]["key"] == "server-undo-shown"
    for key in ("shown", "secret", "passed", "other"):
        say_everywhere(message_of(f"server-undo-{key}"))


def message_of(key: str):
    from courtier.core.messages import Message

    return Message(key, {"seat": SeatName(1)})


def test_alone_undo_goes_on_behind_the_line():
    at = AtTable(NewTable("viceroy", [SeatWish(mine=True), SeatWish("bot", "random")], start=True))
    walk(at, 8, 40)
    told = undo_of(at, 0)
    assert told["steps"] == sum(1 for move in at.table.line if move.seat == 0) > told["free"]


# -- why nothing can be done with a place


@pytest.mark.parametrize("game", GAMES)
def test_every_place_is_open_or_has_a_reason_that_can_be_said(game):
    at = people("ada", "bora", game=game)
    rng = FastRng(3)
    places: set[str] = set()
    keys: set[str] = set()
    for _ in range(60):
        if at.table.status != "running":
            break
        rules, state = at.table.rules, at.table.state
        for seat in (0, 1):
            here = {place for action in legal(state, seat) for place in targets(rules, state, seat, action)}
            places |= here
            for place in sorted(places):
                reason = reason_not_there(at.table, seat, place)
                assert (reason is None) == (place in here)
                if reason is not None and reason.key not in keys:
                    keys.add(reason.key)
                    say_everywhere(reason)
                    assert reason.rule or reason.key == "server-why-not-your-turn"
        at.random_act(rng)
    assert len(keys) > 3, "the rules of the game give reasons of their own"


def test_a_place_that_the_question_does_not_concern_gets_the_question_and_its_rule():
    at = people("ada", "bora")
    reason = reason_not_there(at.table, 0, "nowhere:1")
    assert reason is not None
    assert reason.key == "server-why-other-question"
    assert reason.rule.startswith("V-")


def test_a_place_says_what_it_lacks_itself_not_what_is_wrong_elsewhere():
    at = people("ada", "bora", game="viscounts")
    rng = FastRng(3)

    def places() -> set[str]:
        return {
            place for each in legal(at.table.state, 0) for place in targets(at.table.rules, at.table.state, 0, each)
        }

    while (
        not any(place.startswith("site:") for place in places())
        or "player:0:slot:gh1" in places()
        or "action:build" in places()
    ):
        at.random_act(rng)
    slot = reason_not_there(at.table, 0, "player:0:slot:gh1")
    assert slot is not None
    assert slot.key in ("viscounts-whynot-building", "viscounts-whynot-type")
    site = next(place for place in (f"site:{segment}1" for segment in "ABCDE") if place not in places())
    far = reason_not_there(at.table, 0, site)
    assert far is not None
    assert far.key == "viscounts-whynot-site"


def test_a_place_that_comes_later_in_the_same_action_says_what_to_choose_first():
    at = people("ada", "bora", game="gugong")
    rng = FastRng(3)

    def asked(*places: str) -> bool:
        """Whether an answer lies at just these places."""
        rules, state = at.table.rules, at.table.state
        return any(targets(rules, state, 0, each) == [*places] for each in legal(state, 0))

    while not asked("location:travel", "variant:A"):
        at.random_act(rng)
    reasons = [reason_not_there(at.table, 0, place) for place in ("city:xian", "harbour:main:1")]
    assert [each.key for each in reasons if each] == ["gugong-whynot-variant-first", "server-why-other-question"]


# -- previews


@pytest.mark.parametrize("game", GAMES)
def test_what_a_preview_promises_comes_true(game):
    at = people("ada", "bora", game=game)
    rng = FastRng(9)
    certain = chance = 0
    for _ in range(120):
        if at.table.status != "running":
            break
        seat = at.table.asked()[0]
        options = at.options(seat)
        action = options[rng.below(len(options))]
        promised: Any = preview(at.table.rules, at.table.state, seat, [action])
        at.act(seat, action)
        event = next(each for each in reversed(at.seen((seat,))) if each["kind"] == "acted")
        assert event["told"][: len(promised["told"])] == promised["told"]
        if "views" in promised:
            assert promised["views"] == project(at.table, (seat,))["views"]
        else:
            assert promised["chance"]
        assert at.table.line[-1].stays == promised.get("stays", "")
        certain += not promised["chance"]
        chance += promised["chance"]
    assert certain
    assert chance


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_does_not_depend_on_what_the_seat_cannot_know(game):
    at = people("ada", "bora", "cyril", game=game)
    rng = FastRng(2)
    for n in range(40):
        if at.table.status != "running":
            break
        seat = at.table.asked()[-1]
        rules, state = at.table.rules, at.table.state
        action = rules.actions.notation(legal(state, seat)[rng.below(len(legal(state, seat)))])
        real = canonical(preview(rules, state, seat, [action]))
        for deal in range(2):
            other = rules.determinize(state, seat, seeded(f"{n} {deal}"))
            assert canonical(preview(rules, other, seat, [action])) == real
        at.random_act(rng)


def test_a_preview_changes_nothing_and_is_refused_like_an_act():
    at = people("ada", "bora")
    before, n = at.digest(), at.table.n
    decision = at.table.decisions[0]
    preview(at.table.rules, at.table.state, 0, [at.options(0)[0]])
    assert (at.digest(), at.table.n) == (before, n)
    with pytest.raises(Denied) as refused:
        preview(at.table.rules, at.table.state, 0, ["bid red"])
    assert refused.value.kind == "illegal"
    for who, wanted, kind in (("bora", decision, "forbidden"), ("eve", decision, "not-found"), ("ada", "0-0", "stale")):
        with pytest.raises(Denied) as refused:
            check_question(at.table, cmd.Preview(0, wanted, ["pass"]), who)
        assert refused.value.kind == kind


# -- hints


@pytest.mark.parametrize(
    ("persons", "wish", "allowed"),
    [
        (("ada", "bora"), None, False),
        (("ada", "bora"), True, True),
        (("ada", "ada"), None, True),
        (("ada", "ada"), False, False),
    ],
)
def test_hints_are_for_those_who_play_against_nobody_unless_the_table_says_otherwise(persons, wish, allowed):
    seats = [SeatWish(mine=person == "ada") for person in persons]
    at = AtTable(NewTable("viceroy", seats, hints=wish))
    if "bora" in persons:
        at.do(cmd.Invite("i", 1, "hash"))
        at.do(cmd.Claim("hash", "Bora"), "bora")
    at.do(cmd.Start())
    assert project(at.table, (0,))["hints"] is allowed
    assert replayed("t1", at.stored).hints is allowed
    question = cmd.AskHint(0, at.table.decisions[0])
    if allowed:
        check_question(at.table, question, "ada")
    else:
        with pytest.raises(Denied) as refused:
            check_question(at.table, question, "ada")
        assert to_json(refused.value.message)["key"] == "server-error-no-hints"
