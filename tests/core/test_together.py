"""A secret choice of several seats at once: hidden, replaceable until the last has come, always asked."""

from __future__ import annotations

from courtier.core.combinators import Together, seq
from courtier.core.engine import seats_to_act
from courtier.core.messages import Message
from courtier.core.state import Frame
from tests.core.tiny import PICK, Mark, Pick, TinyState, tiny
from tests.core.toy import TOY
from tests.support import Play, given


class PickOfSome(Pick):
    """A choice of the seats named by the limit of the tiny state, as a bit mask."""

    def who(self, s: TinyState, f: Frame) -> int:
        return s.limit


def bidding() -> Play:
    hands = {"round": 0, "seats": [{"hand": [1, 9]}, {"hand": [2, 8]}, {"hand": [3]}]}
    return given(TOY, options={"players": 3}, table=hands, moment="round")


def test_all_seats_are_asked_at_once() -> None:
    g = bidding()
    assert seats_to_act(g.s) == [0, 1, 2]
    assert g.options(1) == ["bid 2", "bid 8"]
    assert g.prompt(1) == Message("toy-prompt-bid", {"round": 1})


def test_a_seat_with_one_option_is_asked_all_the_same() -> None:
    g = bidding()
    assert g.options(2) == ["bid 3"]
    assert 2 in seats_to_act(g.s)


def test_answers_may_come_in_any_order() -> None:
    g = bidding()
    g.choose("bid 3", seat=2)
    assert seats_to_act(g.s) == [0, 1]
    g.choose("bid 9", seat=0)
    assert seats_to_act(g.s) == [1]
    g.choose("bid 2", seat=1)
    assert g.happened("bids")[0].args == {"bids": (9, 2, 3)}


def test_answers_change_nothing_before_the_last_has_come() -> None:
    g = bidding().clear()
    before = g.table
    g.choose("bid 9", seat=0).choose("bid 8", seat=1)
    assert g.table == before
    assert g.log == []
    assert g.s.reveals == bidding().s.reveals


def test_the_last_answer_opens_them_all_in_seat_order() -> None:
    g = tiny(seq(Together(Pick("abc")), Mark("x")), seats=3)
    g.choose("pick c", seat=2).choose("pick a", seat=1)
    reveals = g.s.reveals
    g.choose("pick b", seat=0)
    assert g.s.done == ["b0", "a1", "c2", "x0"]
    assert g.s.reveals == reveals + 1
    assert g.s.answers == []


def test_an_answer_may_be_replaced_until_the_last_has_come() -> None:
    g = tiny(Together(Pick("abc")))
    g.choose("pick a", seat=0)
    assert g.options(0) == ["pick a", "pick b", "pick c"]
    g.choose("pick c", seat=0)
    assert seats_to_act(g.s) == [1]
    g.choose("pick b", seat=1)
    assert g.s.done == ["c0", "b1"]


def test_replacing_is_refused_like_answering() -> None:
    g = bidding().choose("bid 9", seat=0)
    assert g.refuses("bid 2", seat=0) == Message("toy-whynot-not-in-hand", {"card": 2}, "T-BID-02")
    assert g.s.answers[0] == TOY.actions.parse("bid 9")


def test_others_see_that_a_seat_has_answered_but_not_what() -> None:
    one, two = bidding().choose("bid 9", seat=0), bidding().choose("bid 1", seat=0)
    for seat in (-1, 1, 2):
        assert one.view(seat) == two.view(seat)
        assert one.view(seat)["answered"] == [True, False, False]
        assert (one.options(seat), one.prompt(seat)) == (two.options(seat), two.prompt(seat))
        assert one.copy().refuses("bid 12", seat) == two.copy().refuses("bid 12", seat)
    assert one.view(0) != two.view(0)


def test_only_the_seats_that_a_rule_names_are_asked() -> None:
    g = tiny(seq(Together(PickOfSome("ab")), Mark("x")), seats=3, limit=0b101)
    assert seats_to_act(g.s) == [0, 2]
    assert g.refuses("pick a", seat=1).key == "error-not-asked"
    g.choose("pick a", seat=0).choose("pick b", seat=2)
    assert g.s.done == ["a0", "b2", "x0"]


def test_where_nobody_is_asked_it_is_skipped() -> None:
    g = tiny(seq(Together(PickOfSome("ab")), Mark("x")), limit=0)
    assert g.s.done == ["x0"]
    assert g.s.answers == []


def test_one_seat_alone_is_asked_and_its_answer_counts_at_once() -> None:
    g = tiny(Together(Pick("ab")), seats=1).choose("pick b")
    assert g.s.done == ["b0"]


def test_a_parameter_of_the_clause_around_it_does_not_confuse_it() -> None:
    g = tiny(seq(Together(Pick("ab")), Mark("x")), b=2, c=7)
    assert seats_to_act(g.s) == [0, 1]
    g.choose("pick a").choose("pick b")
    assert g.s.done == ["a0:0,7", "b1:0,7", "x0:2,7"]


def test_a_copy_keeps_the_answers() -> None:
    g = tiny(Together(Pick("ab"))).choose("pick a", seat=0)
    copy = g.copy()
    g.choose("pick b", seat=0)
    assert copy.s.answers == [PICK.at(0), -1]
    copy.choose("pick b", seat=1)
    assert copy.s.done == ["a0", "b1"]
    assert g.s.answers == [PICK.at(1), -1]
