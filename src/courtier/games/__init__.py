"""The three games. `load_game` builds one from its component data, with or without an owner's corrections."""

from __future__ import annotations

from courtier.games.loading import GAMES, load_game

__all__ = ["GAMES", "load_game"]
