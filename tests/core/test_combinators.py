from __future__ import annotations

from courtier.core.combinators import (
    AnyOrder,
    Choose,
    EachSeat,
    Maybe,
    Pay,
    Repeat,
    RepeatUntil,
    Seq,
    Together,
    When,
    seq,
)
from courtier.core.messages import Message
from courtier.core.state import Effect, Frame
from tests.core.tiny import PICK, YES_NO, Done, Mark, Pick, TinyState, tiny


def mark(name: str) -> Message:
    return Message("tiny-mark", {"name": name})


def choose(*items: Effect[TinyState]) -> Choose[TinyState]:
    return Choose(PICK, list(items), "tiny-choose", ["X-9"])


def any_order(*items: Effect[TinyState]) -> AnyOrder[TinyState]:
    return AnyOrder(PICK, list(items), "tiny-order", ["X-9"])


def maybe(item: Effect[TinyState]) -> Maybe[TinyState]:
    return Maybe(YES_NO, item, "tiny-maybe", "tiny-decline", ["X-9"])


# -- seq


def test_seq_does_one_part_after_the_other() -> None:
    assert tiny(seq(Mark("x"), Mark("y"), Mark("z"))).s.done == ["x0", "y0", "z0"]


def test_seq_goes_on_after_a_question() -> None:
    g = tiny(seq(Mark("x"), Pick("ab"), Mark("z")))
    assert g.s.done == ["x0"]
    assert g.asks == ["it/1", "it"]
    g.choose("pick b")
    assert g.s.done == ["x0", "b0", "z0"]
    assert g.over


def test_seq_of_one_part_is_that_part() -> None:
    only = Mark("x")
    assert seq(only) is only


def test_seq_of_nothing_does_nothing() -> None:
    assert tiny(Seq([])).over


def test_seq_can_if_any_part_can() -> None:
    g = tiny(choose(seq(Mark("x"), Mark("y")), Mark("z"), Mark("w")), closed="xz")
    assert g.options() == ["pick a", "pick c"]
    g = tiny(choose(seq(Mark("x"), Mark("y")), Mark("z"), Mark("w")), closed="xy")
    assert g.options() == ["pick b", "pick c"]


def test_seq_is_described_by_its_parts() -> None:
    g = tiny(choose(seq(Mark("x"), Mark("y")), Mark("z")))
    assert g.label("pick a") == Message("list-of-effects", {"effects": (mark("x"), mark("y"))})


# -- choose


def test_choose_does_exactly_one_part() -> None:
    g = tiny(choose(Mark("x"), Mark("y"), Mark("z")))
    assert g.options() == ["pick a", "pick b", "pick c"]
    assert g.prompt() == Message("tiny-choose")
    assert g.label("pick b") == mark("y")
    g.choose("pick b")
    assert g.s.done == ["y0"]


def test_choose_offers_only_what_can_be_done() -> None:
    assert tiny(choose(Mark("x"), Mark("y"), Mark("z")), closed="y").options() == ["pick a", "pick c"]


def test_choose_with_one_open_part_does_it_unasked() -> None:
    assert tiny(choose(Mark("x"), Mark("y")), closed="x").s.done == ["y0"]


def test_choose_with_no_open_part_is_skipped() -> None:
    g = tiny(seq(choose(Mark("x"), Mark("y")), Mark("z")), closed="xy")
    assert g.s.done == ["z0"]


def test_choose_within_choose_is_described_by_its_parts() -> None:
    g = tiny(choose(choose(Mark("x"), Mark("y")), Mark("z")))
    assert g.label("pick a") == Message("one-of-effects", {"effects": (mark("x"), mark("y"))})
    g.choose("pick a")
    assert g.options() == ["pick a", "pick b"]


# -- any_order


def test_any_order_does_all_parts_in_the_order_chosen() -> None:
    g = tiny(any_order(Mark("x"), Mark("y"), Mark("z")))
    g.choose("pick b")
    assert g.s.done == ["y0"]
    assert g.options() == ["pick a", "pick c"]
    g.choose("pick c")
    assert g.s.done == ["y0", "z0", "x0"], "the last part is forced"
    assert g.over


def test_any_order_finishes_a_part_before_the_next_one() -> None:
    g = tiny(any_order(Pick("ab"), Pick("cd")))
    g.choose("pick a")
    assert g.asked() == "it/0"
    g.choose("pick b")
    assert g.asked() == "it/1"


def test_any_order_looks_again_at_what_can_be_done_after_each_part() -> None:
    g = tiny(any_order(Mark("x"), Mark("y"), Mark("z")))
    g.s.closed = "z"
    g.choose("pick a")
    assert g.s.done == ["x0", "y0"]


def test_any_order_tells_nothing_when_it_is_done() -> None:
    g = tiny(any_order(Mark("x"), Mark("y"))).choose("pick a")
    assert g.over
    assert g.log == []


def test_any_order_can_if_any_part_can() -> None:
    assert tiny(choose(any_order(Mark("x"), Mark("y")), Mark("z")), closed="xy").s.done == ["z0"]
    g = tiny(choose(any_order(Mark("x"), Mark("y")), Mark("z")), closed="x")
    assert g.label("pick a").key == "list-of-effects"


# -- maybe


def test_maybe_is_done_or_left() -> None:
    g = tiny(seq(maybe(Mark("x")), Mark("y")))
    assert g.options() == ["may yes", "may no"]
    assert g.label("may yes") == mark("x")
    assert g.label("may no") == Message("tiny-decline")
    assert g.copy().choose("may yes").s.done == ["x0", "y0"]
    assert g.copy().choose("may no").s.done == ["y0"]


def test_maybe_is_not_asked_where_it_could_do_nothing() -> None:
    assert tiny(seq(maybe(Mark("x")), Mark("y")), closed="x").s.done == ["y0"]


def test_maybe_as_an_option_reads_like_what_it_offers() -> None:
    g = tiny(choose(maybe(Mark("x")), Mark("y")))
    assert g.label("pick a") == mark("x")
    g = tiny(choose(maybe(Mark("x")), Mark("y"), Mark("z")), closed="x")
    assert g.options() == ["pick b", "pick c"]


# -- repeat, repeat_until


def test_repeat_does_it_so_many_times() -> None:
    assert tiny(seq(Repeat(3, Mark("x")), Mark("y"))).s.done == ["x0", "x0", "x0", "y0"]
    assert tiny(Repeat(1, Mark("x"))).s.done == ["x0"]


def test_repeat_asks_each_time() -> None:
    g = tiny(Repeat(2, Pick("ab")))
    g.choose_all("pick a", "pick b")
    assert g.s.done == ["a0", "b0"]
    assert g.over


def test_repeat_is_open_and_described_like_its_part() -> None:
    g = tiny(choose(Repeat(2, Mark("x")), Mark("y"), Mark("z")))
    assert g.label("pick a") == Message("repeated-effect", {"times": 2, "effect": mark("x")})
    assert tiny(choose(Repeat(2, Mark("x")), Mark("y")), closed="x").s.done == ["y0"]


def test_repeat_until_looks_at_its_condition_before_each_time() -> None:
    assert tiny(RepeatUntil(Done(), Mark("x")), limit=3).s.done == ["x0", "x0", "x0"]
    assert tiny(RepeatUntil(Done(), Mark("x")), limit=0).s.done == []
    assert tiny(RepeatUntil(Done(), seq(Mark("x"), Mark("y"))), limit=3).s.done == ["x0", "y0", "x0", "y0"]


def test_repeat_until_counts_its_rounds() -> None:
    g = tiny(RepeatUntil(Done(), Pick("ab")), limit=3)
    g.choose("pick a")
    assert g.position["next"][1] == {"at": "it", "seat": 0, "done": 2}


def test_repeat_until_cannot_once_its_condition_holds() -> None:
    assert tiny(choose(RepeatUntil(Done(), Mark("x")), Mark("y")), limit=0).s.done == ["y0"]


# -- when, pay


def test_when_does_one_or_the_other() -> None:
    assert tiny(When(Done(), Mark("x"), Mark("y")), limit=0).s.done == ["x0"]
    assert tiny(When(Done(), Mark("x"), Mark("y")), limit=1).s.done == ["y0"]
    assert tiny(When(Done(), Mark("x")), limit=1).s.done == []


def test_when_is_open_if_the_part_that_would_be_done_is() -> None:
    either = When(Done(), Mark("x"), Mark("y"))
    assert tiny(choose(either, Mark("z")), limit=0, closed="x").s.done == ["z0"]
    assert tiny(choose(either, Mark("z")), limit=1, closed="x").options() == ["pick a", "pick b"]
    assert tiny(choose(When(Done(), Mark("x")), Mark("z")), limit=1).s.done == ["z0"]


def test_when_reads_like_the_part_that_would_be_done() -> None:
    either = When(Done(), Mark("x"), Mark("y"))
    assert tiny(choose(either, Mark("z")), limit=0).label("pick a") == mark("x")
    assert tiny(choose(either, Mark("z")), limit=1).label("pick a") == mark("y")


def test_pay_takes_the_cost_first() -> None:
    assert tiny(Pay(Mark("x"), Mark("y"))).s.done == ["x0", "y0"]


def test_pay_is_open_only_where_both_can_be_done() -> None:
    both = Pay(Mark("x"), Mark("y"))
    assert tiny(choose(both, Mark("z")), closed="x").s.done == ["z0"]
    assert tiny(choose(both, Mark("z")), closed="y").s.done == ["z0"]
    g = tiny(choose(both, Mark("z")))
    assert g.label("pick a") == Message("pay-then", {"cost": mark("x"), "effect": mark("y")})


# -- each_seat


class LastFirst(EachSeat[TinyState]):
    """From the last seat to the first."""

    def seats(self, s: TinyState, f: Frame) -> list[int]:
        return list(reversed(range(s.n_seats)))


def test_each_seat_in_turn() -> None:
    assert tiny(EachSeat(Mark("x")), seats=3).s.done == ["x0", "x1", "x2"]
    assert tiny(LastFirst(Mark("x")), seats=3).s.done == ["x2", "x1", "x0"]


def test_each_seat_is_asked_itself() -> None:
    g = tiny(EachSeat(Pick("ab")))
    g.choose("pick a", seat=0)
    assert g.asked(0) == ""
    g.choose("pick b", seat=1)
    assert g.s.done == ["a0", "b1"]


# -- parameters


def test_every_combinator_hands_its_parameters_down() -> None:
    parts: list[Effect[TinyState]] = [
        seq(Mark("x"), Mark("x")),
        Repeat(2, Mark("x")),
        EachSeat(Mark("x")),
        Pay(Mark("x"), Mark("x")),
        any_order(Mark("x"), Mark("x")),
    ]
    for part in parts:
        g = tiny(part, b=5, c=-3)
        while not g.over:
            g.choose(g.options()[0])
        assert [entry[2:] for entry in g.s.done] == [":5,-3", ":5,-3"], type(part).__name__
    assert tiny(When(Done(), Mark("x")), b=5, c=-3).s.done == ["x0:5,-3"]
    assert tiny(RepeatUntil(Done(), Mark("x")), limit=1, b=5, c=-3).s.done == ["x0:5,-3"]
    assert tiny(choose(Mark("x"), Mark("y")), b=5, c=-3).choose("pick b").s.done == ["y0:5,-3"]
    assert tiny(maybe(Mark("x")), b=5, c=-3).choose("may yes").s.done == ["x0:5,-3"]
    assert tiny(Together(Pick("ab")), b=5, c=-3).choose_all("pick a", "pick b").s.done == ["a0:0,-3", "b1:0,-3"]


def test_every_question_names_its_rules() -> None:
    assert choose(Mark("x")).rules() == any_order(Mark("x")).rules() == maybe(Mark("x")).rules() == ["X-9"]
    assert Together(Pick("a")).rules() == ["X-1", "X-2"]
