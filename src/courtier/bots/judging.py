"""A judge: a small network that says how likely whoever plays alone is to finish above the automated opponent.

What a position holds is described by traits, those of the player and those of the opponent. Each unit adds up what
every trait is worth to it, which changes evenly from the start of the game to its end, and what the estimated lead is
worth to it. A hidden unit counts if the sum is above nothing, so a trait can be worth more together with another one,
which a plain sum of values cannot say; the last unit is such a plain sum. Besides, it knows how many points an
estimate comes to in games that are planned. The numbers were learnt by playing (tools/learn_alone.py).
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

Rows = list[list[float]]


@final
class Judge:
    """The numbers of one game's network."""

    units: int
    values: vec[float]  # by side, trait and unit: what it is worth to the unit at the start; by unit: how that changes
    lead: vec[float]  # by unit: what a point of the estimated lead is worth to it
    bias: vec[float]  # by moment of the game and unit: what it starts from
    weights: vec[float]  # by hidden unit: how much it counts
    moments: int
    outcomes: Rows  # by moment: the final points where nothing is estimated, and what each estimated one adds to them

    def __init__(
        self, values: list[float], lead: list[float], bias: Rows, weights: list[float], outcomes: Rows | None = None
    ) -> None:
        self.units = len(lead)
        self.values = vec[float](values)
        self.lead = vec[float](lead)
        self.bias = vec[float]([number for row in bias for number in row])
        self.weights = vec[float](weights)
        self.moments = len(bias)
        self.outcomes = outcomes or [[0.0, 1.0]] * len(bias)

    def points(self, estimate: float, time: float) -> float:
        """The final points to be expected of whoever plays on as planned."""
        moment = min(int(time), self.moments - 2)
        after = time - moment
        base, slope = self.outcomes[moment]
        later_base, later_slope = self.outcomes[moment + 1]
        return (1.0 - after) * (base + slope * estimate) + after * (later_base + later_slope * estimate)

    def chance(self, sides: Rows, lead: float, time: float) -> float:
        """The chance to win of the first side, by the traits of both, the lead, and the moment that has come."""
        units: i64 = self.units
        moment = min(int(time), self.moments - 2)
        after = time - moment
        before = 1.0 - after
        late = time / (self.moments - 1)
        at: i64 = moment * self.units
        bias, slope, values, weights = self.bias, self.lead, self.values, self.weights
        sums = vec[float](slope)
        for unit in range(units):
            sums[unit] = before * bias[at + unit] + after * bias[at + units + unit] + lead * slope[unit]
        at = 0
        for traits in sides:
            for trait in traits:
                if trait != 0.0:
                    later = trait * late
                    for unit in range(units):
                        sums[unit] += trait * values[at + unit] + later * values[at + units + unit]
                at += 2 * units
        total = sums[units - 1]
        for unit in range(units - 1):
            if sums[unit] > 0.0:
                total += sums[unit] * weights[unit]
        return 1.0 / (1.0 + exp(-min(30.0, max(-30.0, total))))


def read_judge(game: str, traits: list[str], table_traits: list[str]) -> Judge:
    """The judge of a game as tools/learn_alone.py wrote it; a trait that is not named there is worth nothing."""
    text = files("courtier.bots.evaluators").joinpath(f"{game}_judge.json").read_text("utf-8")
    read = json.loads(text)
    lead: list[float] = read["lead"]
    nothing: Rows = [[0.0] * len(lead)] * 2
    values: list[float] = []
    for side, names in (("mine", traits), ("theirs", traits), ("table", table_traits)):
        by_trait: dict[str, Rows] = read.get(side, {})
        for trait in names:
            for row in by_trait.get(trait, nothing):
                values += row
    return Judge(values, lead, read["bias"], read["weights"], read["outcomes"])
