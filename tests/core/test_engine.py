from __future__ import annotations

import pytest

from courtier.core.combinators import EachSeat, Repeat, Together, seq
from courtier.core.engine import label, legal, open_question, prompt, seat_to_act, seats_to_act, step, targets, why_not
from courtier.core.messages import Message, Refused, SeatName
from courtier.core.position import new_game, state_digest
from courtier.core.state import EVERYONE, NOBODY, Effect, Event, Frame
from tests.core.tiny import OTHER, PICK, TABLE, Mark, Pick, TinyState, tiny
from tests.core.toy import TOY
from tests.support import Play, given

# -- settling


def test_what_needs_no_choice_is_done_at_once() -> None:
    g = tiny(seq(Mark("x"), Mark("y")))
    assert g.s.done == ["x0", "y0"]
    assert g.over


def test_a_forced_choice_is_not_asked() -> None:
    assert tiny(seq(Pick("a"), Mark("x"))).s.done == ["a0", "x0"]


def test_a_question_without_answers_is_skipped_and_told() -> None:
    g = tiny(seq(Pick(""), Mark("x")))
    assert g.s.done == ["x0"]
    (event,) = g.log
    assert (event.kind, event.seat, event.args) == ("nothing-to-choose", 0, {"question": "it/0"})
    assert event.for_seat(0) is None


def test_nothing_is_told_where_nobody_listens() -> None:
    g = tiny(Repeat(2, seq(Pick("ab"), Pick(""))))
    g.s.log = None
    step(g.game, g.s, 0, PICK.at(0))
    assert g.s.done == ["a0"]


def test_a_real_question_stops_the_machine() -> None:
    g = tiny(seq(Pick("ab"), Mark("x")))
    assert g.s.done == []
    assert g.asks == ["it/0", "it"]
    assert (g.seat, seats_to_act(g.s)) == (0, [0])


def test_the_game_is_over_when_nothing_is_left() -> None:
    g = tiny(Mark("x"))
    assert (seat_to_act(g.s), seats_to_act(g.s), legal(g.s, 0)) == (-1, [], [])
    assert open_question(g.s, 0) is None
    assert prompt(g.s, 0) == Message("nothing-to-decide")
    assert why_not(g.game, g.s, 0, 1) == Message("error-game-over")


# -- choosing


def test_only_the_seat_asked_may_choose() -> None:
    g = tiny(EachSeat(Pick("ab")))
    assert legal(g.s, 0) == [PICK.at(0), PICK.at(1)]
    assert legal(g.s, 1) == []
    reason = g.refuses("pick a", seat=1)
    assert reason == Message("error-not-asked", {"seat": SeatName(1), "waiting": (SeatName(0),)})
    assert prompt(g.s, 1) == Message("nothing-to-decide")
    assert prompt(g.s, 0) == Message("tiny-prompt", {"seat": 0})


def test_a_question_gives_its_own_reason() -> None:
    g = tiny(Pick("abc"), closed="b")
    assert g.refuses("pick b") == Message("tiny-whynot-closed", {"letter": "b"}, "X-3")


def test_without_a_reason_of_its_own_the_open_options_and_the_rule_are_named() -> None:
    g = tiny(Pick("ab"))
    assert g.refuses("other a") == Message("error-not-open", {"action": "other a", "open": "pick a, pick b"}, "X-1")


@pytest.mark.parametrize("action", [-1, TABLE.size, 10**12])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    g = tiny(Pick("ab"))
    with pytest.raises(Refused) as refused:
        step(g.game, g.s, 0, action)
    assert refused.value.message == Message("error-no-such-action", {"action": action, "size": TABLE.size})


@pytest.mark.parametrize("seat", [-1, 2, 7, 8, 63, 64, 10**12])
@pytest.mark.parametrize("effect", [Pick("ab"), Together(Pick("ab"))], ids=["alone", "together"])
def test_a_seat_that_is_not_at_the_table_is_refused(effect: Effect[TinyState], seat: int) -> None:
    effect.path = ""
    g = tiny(effect)
    assert legal(g.s, seat) == []
    assert open_question(g.s, seat) is None
    assert g.refuses("pick a", seat=seat).key == "error-not-asked"


def test_what_is_refused_changes_nothing() -> None:
    for seed in range(20):
        g = Play(TOY, new_game(TOY, {"players": 3}, str(seed)))
        for turn in range(12):
            for seat in (-1, 0, 1, 2, 3):
                for action in set(range(TOY.actions.size)) - set(legal(g.s, seat)):
                    if (action + turn) % 5 == 0:
                        g.refuses(TOY.actions.notation(action), seat)
            options = g.options()
            if options:
                g.choose(options[(seed + turn) % len(options)])


def test_an_option_has_words_and_a_place_on_the_board() -> None:
    g = tiny(Pick("abc"))
    assert label(g.game, g.s, 0, PICK.at(2)) == Message("tiny-label", {"letter": "c"})
    assert targets(g.game, g.s, 0, PICK.at(2)) == ["letter:c"]


# -- options that are open at any time


def rich(points: int) -> Play:
    return given(TOY, moment="turn of seat 0", table={"seats": [{"points": points, "coins": 1}]})


def test_an_offer_stands_after_the_answers_of_the_question() -> None:
    assert rich(2).options()[-1] == "change point"
    assert "change point" not in rich(0).options()


def test_taking_an_offer_leaves_the_question_open() -> None:
    g = rich(2)
    before = g.asks
    g.choose("change point")
    assert g.asks == before
    assert (g.s.seats[0].coins, g.s.seats[0].points) == (2, 1)
    assert g.offers("act buy"), "now there are two coins: the question was looked at again"


def test_an_offer_has_its_own_words_place_and_reason() -> None:
    assert rich(1).label("change point") == Message("toy-label-change")
    assert rich(1).targets("change point") == ["points"]
    assert rich(0).refuses("change point") == Message("toy-whynot-no-point", {}, "T-CHANGE-01")


def test_a_forced_answer_is_asked_while_an_offer_is_open() -> None:
    one_card = {"seats": [{"hand": [5], "points": 1}]}
    g = given(TOY, moment="turn of seat 0", table=one_card).choose("act burn")
    assert g.options() == ["discard 5", "change point"]
    g.choose("change point")
    assert 5 in g.s.discarded, "without points nothing but the discard was left"


def test_a_question_without_answers_is_skipped_even_if_an_offer_is_open() -> None:
    g = given(TOY, moment="turn of seat 0", table={"seats": [{"hand": [], "points": 1}]}).choose("act burn")
    assert g.asked() != "rounds/0/3/0/0/5"


def test_nothing_is_offered_within_a_secret_choice() -> None:
    g = given(TOY, moment="round", table={"seats": [{"points": 3}]})
    assert g.asks[0] == "rounds/0/1"
    assert not any(option.startswith("change") for option in g.options(0))


# -- what is kept


def test_the_legal_list_is_kept_until_the_next_step() -> None:
    g = tiny(seq(Pick("ab"), Pick("cd", OTHER)))
    assert g.s.options == [PICK.at(0), PICK.at(1)]
    g.choose("pick a")
    assert g.s.options == [OTHER.at(2), OTHER.at(3)]
    g.choose("other c")
    assert g.s.options is None


def test_a_copy_goes_its_own_way() -> None:
    s = new_game(TOY, {}, "copy")
    copy = TOY.copy(s)
    before = state_digest(TOY, s)
    assert state_digest(TOY, copy) == before
    assert legal(copy, 0) == legal(s, 0)
    Play(TOY, copy).play_on(3)
    assert state_digest(TOY, s) == before
    assert copy.stack == []


# -- events


def test_an_event_is_shown_to_those_who_may_see_it() -> None:
    hidden = Event("hidden", 1, {})
    event = Event("open", 1, {"card": 3}, seen_by=0b110, otherwise=hidden)
    assert [event.for_seat(seat) for seat in (-1, 0, 1, 2)] == [hidden, hidden, event, event]
    assert Event("all", 1, {}, EVERYONE).for_seat(-1) is not None
    assert Event("none", 1, {}, NOBODY).for_seat(0) is None
    assert repr(event) == "Event('open', 1, {'card': 3})"


# -- the table of effects


def test_every_part_of_an_effect_has_a_path() -> None:
    paths = TOY.effects.by_path
    assert all(effect.path == path for path, effect in paths.items())
    assert {"setup", "setup/0", "rounds", "rounds/0", "rounds/0/1", "rounds/0/1/0", "rounds/0/3/0/0/1/1"} <= set(paths)


def test_a_path_is_given_once() -> None:
    g = tiny(Mark("x"))
    with pytest.raises(ValueError, match="it"):
        g.game.effects.add("it", Mark("y"))


def test_a_part_that_has_a_name_keeps_it() -> None:
    shared = Mark("x")
    g = tiny(seq(shared, Mark("y")))
    g.game.effects.add("more", seq(shared, Mark("z")))
    assert shared.path == "it/0"
    assert g.game.effects.by_path["more/1"].path == "more/1"
    assert "more/0" not in g.game.effects.by_path


def test_what_a_clause_has_not_said_is_an_error_that_names_it() -> None:
    clause: Effect[TinyState] = Effect()
    g = tiny(Mark("x"))
    g.game.effects.add("clause", clause)
    frame = Frame(clause, 0)
    for call in (clause.run, clause.describe):
        with pytest.raises(NotImplementedError, match="clause"):
            call(g.s, frame)
    assert clause.can(g.s, frame)
    assert clause.parts() == []
    assert clause.ints() == ["a", "b", "c"]
