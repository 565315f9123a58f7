"""What a character costs and who can pay it. [V-BUILD-11, V-BUILD-12]"""

from __future__ import annotations

from courtier.games.viceroy.components import Card
from courtier.games.viceroy.state import Seat
from courtier.games.viceroy.tokens import ETERNAL, ETERNAL_USED


def unused_eternal(seat: Seat) -> list[int]:
    """Eternal gems by colour that have not helped to pay in this phase. [V-BUILD-12]"""
    out = [0, 0, 0, 0]
    for token in seat.tokens:
        code = token & 255
        if ETERNAL <= code < ETERNAL_USED:
            out[code - ETERNAL] += 1
    return out


def affordable(seat: Seat, eternal: list[int], card: Card, level: int) -> bool:
    """Whether gems and unused eternal gems pay for a character on a level. [V-BUILD-11, V-BUILD-12]"""
    need = card.needs[level]
    for color in range(4):
        if need[color] > seat.gems[color] + eternal[color]:
            return False
    return True


def top_level(seat: Seat, card: Card) -> int:
    """The highest level that the seat can pay a character on; costs only grow from level to level."""
    eternal = unused_eternal(seat)
    level = 0
    while level < 5 and affordable(seat, eternal, card, level + 1):
        level += 1
    return level
