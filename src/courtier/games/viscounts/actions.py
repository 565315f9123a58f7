"""The action table of Viscounts. Append-only: a number keeps its meaning in every position and every release.

The words of the cards come from the component data and stand in the last block, card by card, so that a new townsfolk
at the end of the data changes no number.
"""

from __future__ import annotations

from typing import Final

from courtier.core.actions import ActionTable
from courtier.core.messages import Json
from courtier.games.loading import read_data
from courtier.games.viscounts.words import GOODS, SECTIONS, SEGMENTS, SITES, SLOTS, SPACES

MAX_CHOSEN: Final = 4  # units of a resource of choice that one question asks for
MAX_MISSING: Final = 8  # icons that can be missing: the most that an action needs
MAX_EXCHANGES: Final = 99


def card_words(data: dict[str, Json]) -> list[str]:
    """The ids of all townsfolk: starting cards, heroes, neutral ones."""
    cards = data["townsfolk"]
    assert isinstance(cards, dict)
    out: list[str] = []
    for group in ("starting", "heroes", "neutral"):
        entries = cards[group]
        assert isinstance(entries, list)
        for entry in entries:
            assert isinstance(entry, dict)
            out.append(str(entry["id"]))
    return out


def _chosen() -> list[list[int]]:
    """Every handful of up to four resources, as counts of ink, stone and gold."""
    out: list[list[int]] = []
    for total in range(1, MAX_CHOSEN + 1):
        for ink in range(total, -1, -1):
            for stone in range(total - ink, -1, -1):
                out.append([ink, stone, total - ink - stone])
    return out


def _payments() -> list[list[int]]:
    """Every way to pay for up to eight icons, cheapest first: counts of ink, stone, gold, and pairs of silver.

    A resource counts as two silver, which is what both cost at the trade spots. [W-TRADE-03]
    """
    out: list[list[int]] = []
    for total in range(1, MAX_MISSING + 1):
        for silver in range(total, -1, -1):
            for ink in range(total - silver, -1, -1):
                for stone in range(total - silver - ink, -1, -1):
                    out.append([ink, stone, total - silver - ink - stone, silver])
    return out


def _word(counts: list[int], unit: int) -> str:
    """Counts of goods as one word, such as `ink2+silver4`."""
    amounts = [counts[i] * (unit if i == 3 else 1) for i in range(len(counts))]
    return "+".join(f"{GOODS[i]}{amounts[i]}" for i in range(len(counts)) if amounts[i])


CHOSEN: Final = _chosen()
CHOSEN_FIRST: Final = [0, 0, 3, 9, 19]  # where the handfuls of one, two, three and four begin
PAYMENTS: Final = _payments()
_BASE: Final = MAX_MISSING + 1
PAYMENT_AT: Final = [-1] * _BASE**4  # place in PAYMENTS, by the four counts as digits


def payment_code(ink: int, stone: int, gold: int, silver: int) -> int:
    """Where PAYMENT_AT says which payment this is."""
    return ((ink * _BASE + stone) * _BASE + gold) * _BASE + silver


for _i, _counts in enumerate(PAYMENTS):
    PAYMENT_AT[payment_code(_counts[0], _counts[1], _counts[2], _counts[3])] = _i

PLAY: Final = 0
DISCARD: Final = 1
DESTROY: Final = 2
VERBS: Final = ["play", "discard", "destroy"]
N_VERBS: Final = 3
ORDERS: Final = ["lrm", "mlr", "mrl", "rlm", "rml"]  # who lies left, middle, right afterwards
WHO: Final = ["seat1", "seat2", "seat3", "seat4", "rival"]
RIVAL_WORD: Final = 4
CARDS: Final = card_words(read_data("viscounts"))
PLAIN: Final = 0
WITH_DISMISSAL: Final = 1

TABLE: Final = ActionTable("viscounts", 1)
PICK: Final = TABLE.block("pick", [str(n) for n in range(1, 11)])  # a pair of player card and hero
TOP: Final = TABLE.block("top", VERBS)  # the unseen top card of the own draw pile
MOVE: Final = TABLE.block("move", SPACES)
ACT: Final = TABLE.block("act", ["trade", "build", "noble", "cleric"], ["plain", "dismiss"])
EXCHANGE: Final = TABLE.block("exchange", [str(n) for n in range(1, MAX_EXCHANGES + 1)])
BUILDING: Final = TABLE.block("building", SLOTS, SITES)
WORKERS: Final = TABLE.block("workers", ["1", "2", "3", "4"])
PAY: Final = TABLE.block("pay", [_word(counts, 2) for counts in PAYMENTS])
HIRE: Final = TABLE.block("hire", SEGMENTS)
MANUSCRIPT: Final = TABLE.block("manuscript", SEGMENTS)  # one that is taken free of charge
SECTION: Final = TABLE.block("section", SECTIONS)  # free workers enter the castle here
ADVANCE: Final = TABLE.block("advance", ["tier1", "tier2"], SECTIONS)
SHIFT: Final = TABLE.block("shift", SECTIONS, ["clockwise", "counterclockwise"])  # a castle move
BUMP: Final = TABLE.block("bump", ["tier1", "tier2"], SECTIONS, WHO)
TAKE: Final = TABLE.block("take", [_word(counts, 1) for counts in CHOSEN])  # resources of choice
FLIP: Final = TABLE.block("flip", ["debt", "deed"])
REARRANGE: Final = TABLE.block("rearrange", ORDERS)
OPTION: Final = TABLE.block("option", ["1", "2", "3", "4"])  # one alternative of an effect
CARD: Final = TABLE.block("card", CARDS, VERBS)
