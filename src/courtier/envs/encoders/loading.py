"""Finding a game's encoder."""

from __future__ import annotations

import importlib
from typing import Any

from courtier.core.game import Game
from courtier.envs.encoders.base import Encoder


def encoder_for(game: Game[Any], n_seats: int) -> Encoder:
    """A fresh encoder for a table of that size; every game has a module of its name here."""
    made: Encoder = importlib.import_module(f"courtier.envs.encoders.{game.name}").make(game, n_seats)
    return made
