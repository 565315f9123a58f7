"""Tokens as small numbers: a code says kind, value and colour; a packed token also says where it lies. [V-TOK]"""

from __future__ import annotations

from typing import Final

MAGIC: Final = 0
SCIENCE: Final = 1
DEFENCE: Final = 2
POWER: Final = 16  # + value, up to 47
BONUS_MAGIC: Final = 64  # + value, up to 15
BONUS_CIRCLE: Final = 80  # + 16 x colour + value, up to 15
ETERNAL: Final = 144  # + colour; not used in this building phase
ETERNAL_USED: Final = 148  # + colour
STORED: Final = 152  # + colour; a gem put on law 76
N_CODES: Final = 156
MAX_POWER: Final = 47
MAX_BONUS: Final = 15

_COLORS: Final = ["blue", "red", "green", "yellow"]


def _word(code: int) -> str:
    if code == MAGIC:
        return "magic"
    if code == SCIENCE:
        return "science"
    if code == DEFENCE:
        return "defence"
    if POWER <= code < BONUS_MAGIC:
        return f"power:{code - POWER}"
    if BONUS_MAGIC <= code < BONUS_CIRCLE:
        return f"bonus_magic:{code - BONUS_MAGIC}"
    if BONUS_CIRCLE <= code < ETERNAL:
        return f"bonus_circle:{_COLORS[(code - BONUS_CIRCLE) // 16]}:{(code - BONUS_CIRCLE) % 16}"
    if ETERNAL <= code < ETERNAL_USED:
        return f"eternal:{_COLORS[code - ETERNAL]}"
    if ETERNAL_USED <= code < STORED:
        return f"eternal_used:{_COLORS[code - ETERNAL_USED]}"
    if STORED <= code < N_CODES:
        return f"stored:{_COLORS[code - STORED]}"
    return f"none:{code}"


TOKEN_WORDS: Final = [_word(code) for code in range(N_CODES)]


def is_gem(code: int) -> bool:
    """An eternal or stored gem: it is a gem of the supply and never swapped by law 67. [V-RULING-23]"""
    return code >= ETERNAL


def gem_color(code: int) -> int:
    """The colour of an eternal or stored gem."""
    return (code - ETERNAL) % 4


def packed(spot: int, code: int) -> int:
    """A token at its place in the pyramid."""
    return spot << 8 | code


def spot_of(token: int) -> int:
    """Where a packed token lies."""
    return token >> 8


def code_of(token: int) -> int:
    """What a packed token is."""
    return token & 255
