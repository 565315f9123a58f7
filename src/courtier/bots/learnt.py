"""Evaluators whose numbers were learnt from finished games (tools/learn.py) instead of being thought up.

A position is described by named traits, small numbers such as "has three jade". What a trait is worth changes in the
course of the game, so each has a value at several moments and is interpolated between them. One table of values per
kind of player: the same trait is worth more or less with two players than with four.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from mypy_extensions import mypyc_attr

from courtier.bots.evaluating import Evaluator
from courtier.bots.judging import Judge, read_judge
from courtier.core.game import Game
from courtier.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class LearntEvaluator(Evaluator):
    """An estimate is the sum of the traits times their values; `weights` holds them by table, trait and moment."""

    traits: list[str]
    term_of: list[int]  # by trait: the term of the estimate that it belongs to ...
    n_traits: list[int]  # ... and by term how many it has: those of a term stand together
    tables: list[str]
    moments: int
    judge: Judge | None  # for whoever plays alone ...
    table_traits: list[str]  # ... and what it is told besides the traits of both sides

    def __init__(
        self,
        game: Game[Any],
        by_term: dict[str, list[str]],
        tables: list[str],
        moments: int,
        spread: float,
        par: float,
    ) -> None:
        traits = traits_of(by_term)
        super().__init__(game, list(by_term), [0.0] * (len(tables) * len(traits) * moments), spread, par)
        self.traits = traits
        self.term_of = [i for i, group in enumerate(by_term.values()) for _ in group]
        self.n_traits = [len(group) for group in by_term.values()]
        self.tables = tables
        self.moments = moments
        self.judge = None
        self.table_traits = []
        self.set_values(read_values(game.name))

    def take_judge(self) -> None:
        """Have whoever plays alone plan with the judge of the game."""
        self.judge = read_judge(self.game.name, self.traits, self.table_traits)
        self.judges = True

    def chance_alone(self, s: Any) -> float:
        assert self.judge is not None
        sides = self.sides(s)
        return self.judge.chance(sides, self.lead(s, sides), self.time(s, 0))

    def points_alone(self, s: Any) -> float:
        assert self.judge is not None
        return self.judge.points(self.estimate(s, 0), self.time(s, 0))

    def sides(self, s: Any) -> list[list[float]]:
        """The traits of whoever plays alone, of the automated opponent, and of the table between them."""
        out = [[0.0] * len(self.traits), [0.0] * len(self.traits), [0.0] * len(self.table_traits)]
        for side in range(2):
            self.describe(s, side, out[side])
        self.describe_table(s, out[2])
        return out

    def lead(self, s: Any, sides: list[list[float]]) -> float:
        """By how much whoever plays alone is ahead, as far as values can tell."""
        terms = [0.0] * len(self.terms)
        points = [0.0, 0.0]
        for side in range(2):
            self.fill_described(s, side, sides[side], terms)
            for part in terms:
                points[side] += part
        return points[0] - points[1]

    def set_values(self, values: dict[str, dict[str, list[float]]]) -> None:
        """Take values by table and trait; what is not named there is worth nothing."""
        at = 0
        for table in self.tables:
            by_trait = values.get(table, {})
            for trait in self.traits:
                by_moment = by_trait.get(trait)
                for moment in range(self.moments):
                    self.weights[at] = by_moment[moment] if by_moment is not None else 0.0
                    at += 1

    def describe(self, s: Any, seat: int, out: list[float]) -> None:
        """Write the traits of a seat's position into `out`, which holds zeros."""
        raise NotImplementedError

    def describe_table(self, s: Any, out: list[float]) -> None:
        """Write what the judge should know besides the two sides into `out`, which holds zeros."""

    def time(self, s: Any, seat: int) -> float:
        """How far the game is for a seat, from 0 to the last moment."""
        raise NotImplementedError

    def table(self, s: Any, seat: int) -> int:
        """Which table of values holds for a seat."""
        raise NotImplementedError

    def fill_score(self, s: Any, seat: int, out: list[float]) -> None:
        """Add the points of a game that is over to their terms; `out` holds zeros."""
        raise NotImplementedError

    def fill(self, s: Any, seat: int, out: list[float]) -> None:
        state: State = s
        if state.stack:
            found = [0.0] * len(self.traits)
            self.describe(s, seat, found)
            self.fill_described(s, seat, found, out)
            return
        for i in range(len(out)):
            out[i] = 0.0
        self.fill_score(s, seat, out)

    def fill_described(self, s: Any, seat: int, found: list[float], out: list[float]) -> None:
        """Write what the traits found in a game under way are worth into `out`."""
        time = self.time(s, seat)
        moment = min(int(time), self.moments - 2)
        late = time - moment
        early = 1.0 - late
        w = self.weights
        moments = self.moments
        at = self.table(s, seat) * len(found) * moments + moment
        i = 0
        for term in range(len(out)):
            total = 0.0
            for _ in range(self.n_traits[term]):
                trait = found[i]
                if trait != 0.0:
                    total += trait * (early * w[at] + late * w[at + 1])
                at += moments
                i += 1
            out[term] = total


def traits_of(by_term: dict[str, list[str]]) -> list[str]:
    """All traits in order, of the first term first."""
    return [trait for group in by_term.values() for trait in group]


def moment_at(left: float, moments: list[float]) -> float:
    """How far the game is when so much of it is left; the moments say how much is left at each of them."""
    if left >= moments[0]:
        return 0.0
    last = len(moments) - 1
    for i in range(last):
        if left >= moments[i + 1]:
            return i + (moments[i] - left) / (moments[i] - moments[i + 1])
    return float(last)


def read_values(game: str) -> dict[str, dict[str, list[float]]]:
    """The values of a game as tools/learn.py wrote them, by table and trait."""
    text = files("courtier.bots.evaluators").joinpath(f"{game}_values.json").read_text("utf-8")
    values: dict[str, dict[str, list[float]]] = json.loads(text)
    return values
