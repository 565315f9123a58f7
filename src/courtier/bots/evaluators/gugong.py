"""Gùgōng's evaluator: learnt values of what a seat has, and the fear of coming too late to the palace."""

from __future__ import annotations

from typing import Any, Final, final

from courtier.bots.evaluators.gugong_meng import TABLE_TRAITS, describe_table
from courtier.bots.evaluators.gugong_quick import quick_answer
from courtier.bots.evaluators.gugong_traits import BY_TERM, TERMS, TOO_LATE, describe, time_of
from courtier.bots.learnt import LearntEvaluator
from courtier.core.game import Game
from courtier.core.rng import FastRng
from courtier.core.state import State
from courtier.games.gugong.game import GugongGame
from courtier.games.gugong.scoring import breakdown
from courtier.games.gugong.state import MENG, GugongState

PALACE: Final = TERMS.index("palace")
TERM_OF_CATEGORY: Final = {
    "game": "points",
    "wall": "points",
    "decrees": "decrees",
    "audience": "palace",
    "disqualified": "palace",
    "jade": "jade",
}

TABLES: Final = ["alone", "meng", "two", "more"]
MOMENTS: Final = 5  # the start, and the end of each of the four days
LOST: Final = 0.9  # share of everything that whoever cannot arrive any more loses [G-END-06]


@final
class GugongEvaluator(LearntEvaluator):
    """A seat's final score: what it has, and what that becomes on average."""

    def __init__(self, game: GugongGame) -> None:
        super().__init__(game, BY_TERM, TABLES, MOMENTS, 8.0, 45.0)
        self.beyond = 3
        self.table_traits = TABLE_TRAITS
        self.take_judge()

    def describe_table(self, s: Any, out: list[float]) -> None:
        describe_table(s, out)

    def describe(self, s: Any, seat: int, out: list[float]) -> None:
        describe(s, seat, out)

    def time(self, s: Any, seat: int) -> float:
        return time_of(s, seat)

    def table(self, s: Any, seat: int) -> int:
        state: GugongState = s
        if state.n_seats == 1:
            return 1 if seat == MENG else 0
        return 2 if state.n_seats == 2 else 3

    def fill_described(self, s: Any, seat: int, found: list[float], out: list[float]) -> None:
        super().fill_described(s, seat, found, out)
        if found[TOO_LATE] > 0.0:
            total = 0.0
            for part in out:
                total += part
            if total > 0.0:
                out[PALACE] -= LOST * found[TOO_LATE] * total

    def fill_score(self, s: Any, seat: int, out: list[float]) -> None:
        for category, points in breakdown(s, seat).items():
            out[TERMS.index(TERM_OF_CATEGORY[category])] += points

    def rivals(self, s: Any) -> list[float]:
        state: GugongState = s
        return [self.estimate(s, MENG)] if state.meng is not None else []

    def uncertainty(self, s: Any) -> float:
        state: GugongState = s
        if not state.stack:
            return 0.0
        return (state.parts.days - state.day + 0.5) / state.parts.days

    def quick(self, s: Any, seat: int, options: list[int], rng: FastRng) -> int:
        state: GugongState = s
        return quick_answer(state, seat, options, rng)

    def quiet(self, s: State) -> bool:
        if not s.stack:
            return True
        assert isinstance(s, GugongState)
        return s.stack[len(s.stack) - 1].effect is s.book.turn


def make(game: Game[Any]) -> GugongEvaluator:
    """The evaluator of this Gùgōng, with its corrections."""
    assert isinstance(game, GugongGame)
    return GugongEvaluator(game)
