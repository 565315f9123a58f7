"""Loading a game from its data: once per name and digest of the corrected data, then shared by all tables."""

from __future__ import annotations

import importlib
import json
from importlib.resources import files
from typing import Any, Final

from courtier.core.canonical import digest
from courtier.core.corrections import corrected
from courtier.core.game import Game
from courtier.core.messages import Json, Message, Refused

GAMES: Final = ["gugong", "viceroy", "viscounts"]

_loaded: dict[str, Game[Any]] = {}


def read_data(name: str) -> dict[str, Json]:
    """The component data of a game: every JSON file of its data folder under the file's name."""
    folder = files("courtier.games").joinpath(name, "data")
    out: dict[str, Json] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".json"):
            out[file.name[:-5]] = json.loads(file.read_text(encoding="utf-8"))
    return out


def load_game(name: str, corrections: dict[str, Json] | None = None) -> Game[Any]:
    """The game of this name, built from its data with the corrections applied; refuses what does not fit."""
    if name not in GAMES:
        raise Refused(Message("error-game-unknown", {"game": name, "expected": ", ".join(GAMES)}))
    key = f"{name}/{digest(corrections or {})}"
    if key not in _loaded:
        data = read_data(name)
        if corrections:
            changed = corrected(data, corrections)
            assert isinstance(changed, dict)
            data = changed
        game: Game[Any] = importlib.import_module(f"courtier.games.{name}.game").build(data)
        game.digest = digest(data)
        game.corrections = corrections or {}
        _loaded[key] = game
    return _loaded[key]
