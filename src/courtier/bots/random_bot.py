"""The bot that chooses at random: the yardstick of all others, and company for a first game."""

from __future__ import annotations

from typing import Any, final

from courtier.core.engine import legal
from courtier.core.game import Game
from courtier.core.rng import FastRng


@final
class RandomBot:
    """Any open action, all equally likely."""

    name: str
    rng: FastRng

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.rng = FastRng(seed)

    def choose(self, game: Game[Any], seen: Any, seat: int) -> int:
        """One of the options."""
        options: list[int] = legal(seen, seat)
        return options[self.rng.below(len(options))]
