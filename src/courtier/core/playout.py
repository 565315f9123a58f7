"""Random play at full speed, for simulation, benchmarks and search."""

from __future__ import annotations

from typing import final

from courtier.core.engine import legal, play, seat_to_act
from courtier.core.game import Game
from courtier.core.rng import FastRng
from courtier.core.state import S


@final
class Tally:
    """What a random game took: all choices, and the real ones with two options or more."""

    decisions: int
    real: int

    def __init__(self) -> None:
        self.decisions = 0
        self.real = 0


def playout(game: Game[S], s: S, rng: FastRng, limit: int, tally: Tally) -> bool:
    """Play at random to the end; False when the game could not go on or passed its limit of choices."""
    start = tally.decisions
    while True:
        seat = seat_to_act(s)
        if seat < 0:
            return True
        options = legal(s, seat)
        n = len(options)
        if n == 0 or tally.decisions - start >= limit:
            return False
        tally.decisions += 1
        if n > 1:
            tally.real += 1
            play(game, s, seat, options[rng.below(n)])
        else:
            play(game, s, seat, options[0])
