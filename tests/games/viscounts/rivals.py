"""Rivals for the tests: begun games, and single turns of a rival."""

from __future__ import annotations

from typing import Any

from courtier.core.position import new_game
from courtier.games import load_game
from tests.games.viscounts.table import ROW, player, rival, solo
from tests.support import Play

GAME: Any = load_game("viscounts")
BOARDS = ["ai_cleric", "ai_builder", "ai_noble", "ai_cards"]
HAND = ["st_thief", "st_trader"]
REMOVED = {
    "ai_cleric": {"S2", "F2", "F5"},
    "ai_builder": {"S5", "F1", "F4"},
    "ai_noble": {"S6", "F3", "F6"},
    "ai_cards": {"S6", "F3", "F6"},
}


def begun(board: Any = "ai_cleric", difficulty: Any = 0, seed: Any = "rival") -> Any:
    """A solo game after set-up."""
    g = Play(GAME, new_game(GAME, {"players": 1, "rival": board, "difficulty": difficulty}, seed))
    while g.s.round == 0:
        g.choose(g.options()[0])
    return g


def ai(g: Any) -> Any:
    return g.table["rival"]


def turn(scheme: Any, board: Any = "ai_cleric", red: Any = None, fields: Any = None, **own_fields: Any) -> Any:
    """The rival's turn with this scheme on top; the human stands far away."""
    seat = rival(**{"draw": [scheme], "discard": [], "space": "A.L", **own_fields})
    human = player(space="D.I", row=ROW, hand=HAND) if red is None else red
    return solo("rival-turn", seat, human, board=board, **(fields or {}))


def human_gains(top: Any, **own_fields: Any) -> Any:
    """The rival dismisses this townsfolk, so its corner takes effect; nothing else happens. [W-RULING-24]"""
    return turn("S6", fields={"townsfolk": {"A": {"top": [top]}}}, **own_fields)
