"""What a bot must know about a game: an estimate of each seat's final score in named terms, and a quick answer.

An evaluator is written with knowledge of one game (`bots/evaluators/<game>.py`). It is only ever given determinized
states, so whatever it looks at is either known to the seat or a guess.
"""

from __future__ import annotations

import importlib
from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from courtier.core.game import Game
from courtier.core.rng import FastRng
from courtier.core.state import State

LEAST: Final = 0.02  # how flat the utility is taken to be where the game is all but decided


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The knowledge of one game. The default counts the points as they stand and answers at random."""

    game: Game[Any]
    terms: list[str]  # names of the parts of an estimate, in order; texts are `bots-term-<game>-<term>`
    weights: list[float]  # the numbers that its terms rest on
    spread: float  # points by which two equal players may differ at the end; scales a lead into a chance
    par: float  # what is a good result alone against nobody
    steps: int  # quick answers that play on after a walk of the search; only good ones tell more than chance
    samples: int  # quick ways to end a turn that are looked at, of which the best counts
    beyond: int  # visits of a choice before the tree grows on after the seat's turn ...
    beyond_quick: int  # ... and where several others come first, whose turns are then answered quickly; 0: searched too
    judges: bool  # whether it says who wins alone: then turns are planned (bots.planning) instead of searched
    flatter: float  # how much flatter a lead over automated opponents counts: they may be far ahead, or far behind

    def __init__(self, game: Game[Any], terms: list[str], weights: list[float], spread: float, par: float) -> None:
        self.game = game
        self.terms = terms
        self.weights = weights
        self.spread = spread
        self.par = par
        self.steps = 0
        self.samples = 3
        self.beyond = 200
        self.beyond_quick = 0
        self.judges = False
        self.flatter = 1.0

    def fill(self, s: Any, seat: int, out: list[float]) -> None:
        """Write the terms of the seat's estimated final score into `out`; they add up to the estimate."""
        out[0] = float(self.game.scores(s)[seat].total)

    def estimate(self, s: Any, seat: int) -> float:
        """The seat's estimated final score."""
        out = [0.0] * len(self.terms)
        self.fill(s, seat, out)
        total = 0.0
        for part in out:
            total += part
        return total

    def rivals(self, s: Any) -> list[float]:
        """Estimated final scores of automated opponents, if the game has any."""
        return []

    def chance_alone(self, s: Any) -> float:
        """The chance of whoever plays alone to finish above the automated opponent, for games that are not over."""
        raise NotImplementedError

    def points_alone(self, s: Any) -> float:
        """The final points that whoever plays alone may expect, for games that are not over."""
        raise NotImplementedError

    def uncertainty(self, s: Any) -> float:
        """How open the game still is: 1 at the start, near 0 at the end."""
        return 1.0

    def quick(self, s: Any, seat: int, options: list[int], rng: FastRng) -> int:
        """A sensible answer without looking ahead; there are at least two options."""
        return options[rng.below(len(options))]

    def quiet(self, s: State) -> bool:
        """Whether an estimate makes sense here: nothing is half done. Over or between turns."""
        return not s.stack or s.stack[len(s.stack) - 1].effect.together


def chance_above(lead: float, spread: float) -> float:
    """The chance to finish higher with such an expected lead."""
    x = lead / spread
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def utilities(evaluator: Evaluator, s: State, estimates: list[float], out: list[float]) -> None:
    """How good the state is for each seat, 0 to 1: the mean chance to finish above each of the others.

    `estimates` is filled with the estimated final scores on the way.
    """
    n = s.n_seats
    rivals: list[float] = []
    if s.stack:
        for seat in range(n):
            estimates[seat] = evaluator.estimate(s, seat)
        rivals = evaluator.rivals(s)
    else:
        results = evaluator.game.scores(s)
        for seat in range(len(results)):
            if seat < n:
                estimates[seat] = float(results[seat].total)
            else:
                rivals.append(float(results[seat].total))
    spread = evaluator.spread * (0.3 + 0.7 * evaluator.uncertainty(s))
    for seat in range(n):
        mine = estimates[seat]
        total, others = 0.0, 0
        for other in range(n):
            if other != seat:
                total += chance_above(mine - estimates[other], spread)
                others += 1
        for rival in rivals:
            total += chance_above(mine - rival, spread * evaluator.flatter)
            others += 1
        out[seat] = total / others if others else chance_above(mine - evaluator.par, spread)


def steepness(evaluator: Evaluator, s: State, utility: float) -> float:
    """How much a point moves the utility alone against automated opponents, next to an even game between players.

    They may be far ahead: there all options look nearly alike, and whoever takes that for doubt tries them all alike.
    """
    if s.n_seats > 1:
        return 1.0
    return max(LEAST, 4.0 * utility * (1.0 - utility)) / evaluator.flatter


def chance_to_win(evaluator: Evaluator, s: State, seat: int, estimates: list[float]) -> float:
    """The chance to finish above all others, taking them as independent."""
    spread = evaluator.spread * (0.3 + 0.7 * evaluator.uncertainty(s))
    chance = 1.0
    for other in range(s.n_seats):
        if other != seat:
            chance *= chance_above(estimates[seat] - estimates[other], spread)
    for rival in evaluator.rivals(s):
        chance *= chance_above(estimates[seat] - rival, spread)
    return chance


_made: dict[str, Evaluator] = {}


def evaluator_for(game: Game[Any]) -> Evaluator:
    """The evaluator of a game with its data; games without one of their own get the plain one."""
    key = f"{game.name}/{game.digest}"
    found = _made.get(key)
    if found is not None and found.game is game:
        return found
    try:
        made: Evaluator = importlib.import_module(f"courtier.bots.evaluators.{game.name}").make(game)
    except ModuleNotFoundError:
        made = Evaluator(game, ["points"], [], 10.0, 50.0)
    _made[key] = made
    return made
