"""Random games end properly, without a fault: forty with each number of players, and a thousand in `make deep`."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from courtier.core.playout import Tally, playout
from courtier.core.position import new_game
from courtier.core.rng import FastRng
from tests.support.contract import check_score
from tests.support.option_sets import Case, count_cases

each_count = pytest.mark.parametrize("case", count_cases(), ids=lambda case: case.name)


def many(case: Case, count: int) -> str:
    """Play so many games; returns the figures."""
    game, tally, began = case.game, Tally(), time.perf_counter()
    totals: list[int] = []
    longest = 0
    for seed in range(count):
        s, before = new_game(game, case.options, f"many {seed}"), tally.decisions
        limit = game.bound(game.options_of(s))
        assert playout(game, s, FastRng(seed), limit, tally), f"seed {seed}: stuck, or beyond {limit} choices"
        assert game.faults(s) == [], f"seed {seed}"
        for score in game.scores(s):
            check_score(score)
        totals += [score.total for score in game.scores(s)[: s.n_seats]]
        longest = max(longest, tally.decisions - before)
    seconds = time.perf_counter() - began
    return (
        f"{case.name}: {count} games, {tally.decisions / count:.0f} choices a game ({tally.real / count:.0f} real, "
        f"at most {longest}), points {min(totals)} to {max(totals)}, mean {sum(totals) / len(totals):.1f}, "
        f"{1000 * seconds / count:.1f} ms a game"
    )


@each_count
def test_forty_games_end_properly(case: Case) -> None:
    many(case, 40)


@pytest.mark.deep
@each_count
def test_a_thousand_games_end_properly(case: Case, record_property: Callable[[str, object], None]) -> None:
    record_property("figures", many(case, 1000))
