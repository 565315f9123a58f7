"""Viscounts' evaluator: learnt values of what a participant has, by the turns that are left."""

from __future__ import annotations

from typing import Any, Final, final

from courtier.bots.evaluators.viscounts_quick import quick_answer
from courtier.bots.evaluators.viscounts_schemes import describe_table, table_traits
from courtier.bots.evaluators.viscounts_traits import BY_TERM, MOMENTS, TERMS, Describer, time_of, turns_left
from courtier.bots.learnt import LearntEvaluator
from courtier.core.game import Game
from courtier.core.rng import FastRng
from courtier.core.state import State
from courtier.games.viscounts.cards import PlayCard
from courtier.games.viscounts.game import ViscountsGame
from courtier.games.viscounts.scoring import scores
from courtier.games.viscounts.state import ViscountsState

TABLES: Final = ["two", "more"]  # a rival is the second of two participants
TERM_OF_CATEGORY: Final = {
    "buildings": "buildings",
    "castle": "castle",
    "castle-leader": "castle",
    "sets": "manuscripts",
    "manuscripts": "manuscripts",
    "cleric-bonus": "manuscripts",
    "debts": "deeds",
    "deeds": "deeds",
    "poverty": "deeds",
    "prosperity": "deeds",
    "resources": "goods",
}


@final
class ViscountsEvaluator(LearntEvaluator):
    """A participant's final score: what it has, and what that becomes on average."""

    describer: Describer

    def __init__(self, game: ViscountsGame) -> None:
        super().__init__(game, BY_TERM, TABLES, len(MOMENTS), 10.0, 50.0)
        self.describer = Describer(game.box)
        self.beyond_quick = 3
        self.table_traits = table_traits(game.box)
        self.take_judge()
        self.flatter = 4.0  # rivals are far ahead for most of the game

    def describe_table(self, s: Any, out: list[float]) -> None:
        describe_table(s, out)

    def describe(self, s: Any, seat: int, out: list[float]) -> None:
        self.describer.describe(s, seat, out)

    def time(self, s: Any, seat: int) -> float:
        return time_of(s, seat)

    def table(self, s: Any, seat: int) -> int:
        state: ViscountsState = s
        return 0 if len(state.seats) < 3 else 1

    def fill_score(self, s: Any, seat: int, out: list[float]) -> None:
        for category, points in scores(s)[seat].categories.items():
            out[TERMS.index(TERM_OF_CATEGORY[category])] += points

    def rivals(self, s: Any) -> list[float]:
        state: ViscountsState = s
        return [self.estimate(s, state.rival)] if state.rival >= 0 else []

    def uncertainty(self, s: Any) -> float:
        state: ViscountsState = s
        if not state.stack:
            return 0.0
        return min(1.0, 0.05 + turns_left(state, 0) / MOMENTS[0])

    def quick(self, s: Any, seat: int, options: list[int], rng: FastRng) -> int:
        state: ViscountsState = s
        return quick_answer(state, seat, options, rng)

    def quiet(self, s: State) -> bool:
        return not s.stack or isinstance(s.stack[len(s.stack) - 1].effect, PlayCard)


def make(game: Game[Any]) -> ViscountsEvaluator:
    """The evaluator of these Viscounts, with their corrections."""
    assert isinstance(game, ViscountsGame)
    return ViscountsEvaluator(game)
