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
_WORDS: Final = {
    MAGIC: "magic",
    SCIENCE: "science",
    DEFENCE: "defence",
    POWER: "power",
    BONUS_MAGIC: "bonus_magic",
    BONUS_CIRCLE: "bonus_circle",
    ETERNAL: "eternal",
    ETERNAL_USED: "eternal_used",
    STORED: "stored",
}


def _kind(code: int) -> int:
    return max([kind for kind in TOKEN_KINDS if kind <= code])


def _color(code: int) -> int:
    if code < BONUS_CIRCLE:
        return 0
    return (code - BONUS_CIRCLE) // 16 if code < ETERNAL else (code - ETERNAL) % 4


def _value(code: int) -> int:
    kind = KIND_OF[code]
    if kind == BONUS_CIRCLE:
        return (code - kind) % 16
    return code - kind if kind in (POWER, BONUS_MAGIC) else 1


def _word(code: int) -> str:
    kind = KIND_OF[code]
    parts = [_WORDS[kind]]
    if kind >= BONUS_CIRCLE:
        parts.append(_COLORS[COLOR_OF[code]])
    if POWER <= kind <= BONUS_CIRCLE:
        parts.append(str(VALUE_OF[code]))
    return ":".join(parts) if kind >= POWER or code == kind else f"none:{code}"


TOKEN_KINDS: Final = [*_WORDS]
# What a code says, by code: the first code of its kind; its colour, or 0; its value, or 1.
KIND_OF: Final = [_kind(code) for code in range(N_CODES)]
COLOR_OF: Final = [_color(code) for code in range(N_CODES)]
VALUE_OF: Final = [_value(code) for code in range(N_CODES)]
TOKEN_WORDS: Final = [_word(code) for code in range(N_CODES)]


def is_gem(code: int) -> bool:
    """An eternal or stored gem: it is a gem of the supply and never swapped by law 67. [V-RULING-23]"""
    return code >= ETERNAL


def gem_color(code: int) -> int:
    """The colour of an eternal or stored gem."""
    return COLOR_OF[code]


def packed(spot: int, code: int) -> int:
    """A token at its place in the pyramid."""
    return spot << 8 | code


def spot_of(token: int) -> int:
    """Where a packed token lies."""
    return token >> 8


def code_of(token: int) -> int:
    """What a packed token is."""
    return token & 255
