"""Viceroy's evaluator: learnt values of what a seat has, by the rounds that are left."""

from __future__ import annotations

from typing import Any, Final, final

from courtier.bots.evaluators.viceroy_quick import quick_answer
from courtier.bots.evaluators.viceroy_traits import BY_TERM, MOMENTS, TERMS, describe, rounds_left, time_of
from courtier.bots.learnt import LearntEvaluator
from courtier.core.combinators import Together
from courtier.core.game import Game
from courtier.core.rng import FastRng
from courtier.core.state import State
from courtier.games.viceroy.auction import Agree
from courtier.games.viceroy.game import ViceroyGame
from courtier.games.viceroy.scoring import CATEGORIES, score
from courtier.games.viceroy.state import ViceroyState

TABLES: Final = ["two", "more"]  # alone against virtual opponents as with two


@final
class ViceroyEvaluator(LearntEvaluator):
    """A seat's final score: what it has, and what that becomes on average."""

    def __init__(self, game: ViceroyGame) -> None:
        super().__init__(game, BY_TERM, TABLES, len(MOMENTS), 14.0, 60.0)
        self.steps = 20  # what a hand is worth shows when it is laid: estimated at once, even learnt values lose
        self.beyond = 15  # what the others do next matters as early as that: their bids take the cards
        self.samples = 1

    def describe(self, s: Any, seat: int, out: list[float]) -> None:
        describe(s, seat, out)

    def time(self, s: Any, seat: int) -> float:
        return time_of(s)

    def table(self, s: Any, seat: int) -> int:
        state: ViceroyState = s
        return 0 if state.n_seats < 3 else 1

    def fill_score(self, s: Any, seat: int, out: list[float]) -> None:
        points = score(s, seat)
        for i in range(len(points)):
            out[TERMS.index(CATEGORIES[i])] += points[i]

    def uncertainty(self, s: Any) -> float:
        state: ViceroyState = s
        return rounds_left(state) / state.game.rules.rounds

    def quick(self, s: Any, seat: int, options: list[int], rng: FastRng) -> int:
        state: ViceroyState = s
        return quick_answer(state, seat, options, rng)

    def quiet(self, s: State) -> bool:
        if not s.stack:
            return True
        effect = s.stack[len(s.stack) - 1].effect
        return isinstance(effect, Together) and not isinstance(effect.decision, Agree)


def make(game: Game[Any]) -> ViceroyEvaluator:
    """The evaluator of this Viceroy, with its corrections."""
    assert isinstance(game, ViceroyGame)
    return ViceroyEvaluator(game)
