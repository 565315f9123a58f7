"""Viceroy's action table. Append-only: a number keeps its meaning in every position and every release."""

from __future__ import annotations

from typing import Final

from courtier.core.actions import ActionTable
from courtier.games.viceroy.tokens import TOKEN_WORDS

COLORS: Final = ["blue", "red", "green", "yellow"]
BELOW: Final = 0
ABOVE: Final = 1
PLACES: Final = ["below", "above"]
DECKS: Final = ["small", "law"]
LEVELS: Final = ["1", "2", "3", "4", "5"]
MAX_COLUMN: Final = 36  # a first card and at most three in each of twelve rounds, all to one side
COLUMNS: Final = [str(c) for c in range(-MAX_COLUMN, MAX_COLUMN + 1)]
CARDS: Final = [str(n) for n in range(1, 89)]
SEATS: Final = ["0", "1", "2", "3"]


def _discounts() -> list[list[int]]:
    """Every way to use up to five eternal gems, by colour."""
    out: list[list[int]] = []
    for total in range(6):
        for b in range(total, -1, -1):
            for r in range(total - b, -1, -1):
                for g in range(total - b - r, -1, -1):
                    out.append([b, r, g, total - b - r - g])
    return out


DISCOUNTS: Final = _discounts()
DISCOUNT_WORDS: Final = ["+".join(COLORS[c] for c in range(4) for _ in range(used[c])) or "none" for used in DISCOUNTS]
DISCOUNT_INDEX: Final = [-1] * 1296  # by the four counts as digits to the base six
for _i, _used in enumerate(DISCOUNTS):
    DISCOUNT_INDEX[((_used[0] * 6 + _used[1]) * 6 + _used[2]) * 6 + _used[3]] = _i

TABLE: Final = ActionTable("viceroy", 1)
START: Final = TABLE.block("start", CARDS)  # the first card of the pyramid
KEEP: Final = TABLE.block("keep", CARDS)  # with four dealt cards: the one kept in hand
BID: Final = TABLE.block("bid", COLORS)
BID_ATTACK: Final = TABLE.block("attack")
TAKE: Final = TABLE.block("take", COLORS, PLACES)  # a card of the display into hand
REFUSE: Final = TABLE.block("refuse")  # no agreement of two
REMOVE: Final = TABLE.block("remove", COLORS, PLACES)  # a card of the display for a virtual opponent
GEM: Final = TABLE.block("gem", COLORS)  # one gem from the supply
BUILD: Final = TABLE.block("build", CARDS)
DISCARD: Final = TABLE.block("discard", CARDS)  # variant: a hand card for gems
PLACE: Final = TABLE.block("place", LEVELS, COLUMNS)
TARGET: Final = TABLE.block("target", LEVELS, COLUMNS)  # a card that lies in a pyramid
PAY: Final = TABLE.block("pay", DISCOUNT_WORDS)  # which eternal gems help to pay
LEVEL_5: Final = TABLE.block("top", ["rows", "power"])
ETERNAL_OWN: Final = TABLE.block("eternal", ["own", "decline"])  # the supply has none of the colour
DRAW: Final = TABLE.block("draw", DECKS)
OPTION: Final = TABLE.block("option", ["1", "2", "3"])  # of a law that lets choose
COLOR: Final = TABLE.block("color", COLORS)
TUCK: Final = TABLE.block("tuck", ["yes", "no"])  # a card just taken, under law 78
OPPONENT: Final = TABLE.block("opponent", SEATS)
GIVE: Final = TABLE.block("give", COLORS)
TOKEN: Final = TABLE.block("token", TOKEN_WORDS)
RETURN: Final = TABLE.block("return", CARDS)
ARCHIVE: Final = TABLE.block("archive", CARDS)
STORE: Final = TABLE.block("store", COLORS)
RECOLOR_BEST: Final = TABLE.block("recolor-best")
