from __future__ import annotations

from courtier.core.combinators import Repeat, RepeatUntil, Together
from courtier.core.playout import Tally, playout
from courtier.core.position import new_game, state_digest
from courtier.core.rng import FastRng
from tests.core.tiny import Done, Pick, tiny
from tests.core.toy import TOY


def test_it_plays_to_the_end_and_counts() -> None:
    g, tally = tiny(Repeat(3, Pick("ab"))), Tally()
    assert playout(g.game, g.s, FastRng(1), 3, tally)
    assert g.over
    assert (tally.decisions, tally.real) == (3, 3)


def test_an_answer_without_choice_is_counted_but_is_not_a_real_one() -> None:
    g, tally = tiny(Together(Pick("a")), seats=3), Tally()
    assert playout(g.game, g.s, FastRng(1), 3, tally)
    assert (tally.decisions, tally.real) == (3, 0)


def test_it_stops_at_its_limit() -> None:
    g, tally = tiny(RepeatUntil(Done(), Pick("ab")), limit=10), Tally()
    assert not playout(g.game, g.s, FastRng(1), 4, tally)
    assert tally.decisions == 4
    assert playout(g.game, g.s, FastRng(1), 6, tally), "the limit is for this call, the tally goes on"
    assert tally.decisions == 10


def test_it_says_when_a_game_cannot_go_on() -> None:
    g = tiny(Together(Pick("")))
    assert not playout(g.game, g.s, FastRng(1), 9, Tally())


def test_the_same_seeds_give_the_same_game() -> None:
    ends = set()
    for seed in range(10):
        first, second = new_game(TOY, {}, str(seed)), new_game(TOY, {}, str(seed))
        assert playout(TOY, first, FastRng(seed), 999, Tally())
        assert playout(TOY, second, FastRng(seed), 999, Tally())
        assert state_digest(TOY, first) == state_digest(TOY, second)
        ends.add(state_digest(TOY, first))
    assert len(ends) == 10
