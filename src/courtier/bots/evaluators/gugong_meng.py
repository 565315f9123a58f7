"""What the judge of a game against Meng knows besides the two sides: his cards, the gifts on the board, the offer.

Meng plays eleven cards again and again and repeats the day's at dusk, so what has come today and what is left in his
deck tells what he will do. [G-SOLO-07, G-SOLO-11]
"""

from __future__ import annotations

from typing import Final

from courtier.games.gugong.actions import LOCATIONS, TILES
from courtier.games.gugong.components import Components
from courtier.games.gugong.state import GugongState, bits

OTHER: Final = len(LOCATIONS)  # cards that name no location
WORDS: Final = [*LOCATIONS, "other"]
VALUES: Final = range(1, 10)  # of gift cards

TABLE_TRAITS: Final[list[str]] = [
    *[f"deck_{word}" for word in WORDS],
    *[f"today_{word}" for word in WORDS],
    *[f"stack_{word}" for word in WORDS],
    *[f"pile_{word}" for word in WORDS],
    *[f"lies_{word}" for word in WORDS],
    *[f"lying_{location}" for location in LOCATIONS],
    *[f"focus_{location}" for location in LOCATIONS],
    *[f"hand_{value}" for value in VALUES],
    *[f"discard_{value}" for value in VALUES],
    *[f"offer_{tile}" for tile in TILES],
]
DECK: Final = TABLE_TRAITS.index(f"deck_{WORDS[0]}")
TODAY: Final = TABLE_TRAITS.index(f"today_{WORDS[0]}")
STACK: Final = TABLE_TRAITS.index(f"stack_{WORDS[0]}")
PILE: Final = TABLE_TRAITS.index(f"pile_{WORDS[0]}")
LIES: Final = TABLE_TRAITS.index(f"lies_{WORDS[0]}")
LYING: Final = TABLE_TRAITS.index(f"lying_{LOCATIONS[0]}")
FOCUS: Final = TABLE_TRAITS.index(f"focus_{LOCATIONS[0]}")
HAND: Final = TABLE_TRAITS.index(f"hand_{VALUES[0]}")
DISCARD: Final = TABLE_TRAITS.index(f"discard_{VALUES[0]}")
OFFER: Final = TABLE_TRAITS.index(f"offer_{TILES[0]}")


def describe_table(s: GugongState, out: list[float]) -> None:
    """Write the traits of the table into `out`, which holds zeros."""
    meng = s.meng
    if meng is None:
        return
    parts = s.parts
    for card in meng.deck:
        out[DECK + _where(parts.automa.location[card])] += 1.0 / len(meng.deck)
    for card in meng.today:
        out[TODAY + _where(parts.automa.location[card])] += 1.0
    for gift in meng.stack:
        out[STACK + _names(parts, gift)] += 1.0
    for gift in meng.pile:
        out[PILE + _names(parts, gift)] += 1.0
    for place in range(len(LOCATIONS)):
        gift = s.board[place]
        out[LIES + _names(parts, gift)] += 1.0
        out[LYING + place] = float(parts.value[gift])
    if s.table.focus >= 0:
        out[FOCUS + s.table.focus] = 1.0
    p = s.seats[0]
    for card in bits(p.hand):
        out[HAND + min(parts.value[card], VALUES[-1]) - VALUES[0]] += 1.0
    for card in bits(p.discard):
        out[DISCARD + min(parts.value[card], VALUES[-1]) - VALUES[0]] += 1.0
    for tile in s.offer:
        if tile < len(TILES):
            out[OFFER + tile] = 1.0


def _where(location: int) -> int:
    """The location of one of Meng's cards; a special one has none of its own."""
    return location if location >= 0 else OTHER


def _names(parts: Components, gift: int) -> int:
    """The location whose action a gift brings, if it brings one."""
    op = parts.card_op[gift]
    return LOCATIONS.index(op.word) if op is not None and op.op == "location_action" else OTHER
