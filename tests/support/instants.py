"""A random game looked at from time to time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from courtier.core.engine import legal, play, seat_to_act
from courtier.core.game import Game
from courtier.core.position import new_game
from courtier.core.rng import FastRng


def instants(game: Game[Any], options: Any, name: str, seed: int, every: int) -> Iterator[Any]:
    """The states of a random game, every so many choices and at its end."""
    s = new_game(game, options, f"{name} {seed}")
    rng = FastRng(seed)
    n = 0
    while s.stack:
        if n % every == 0:
            yield s
        n += 1
        seat = seat_to_act(s)
        actions = legal(s, seat)
        play(game, s, seat, actions[rng.below(len(actions))])
    yield s
