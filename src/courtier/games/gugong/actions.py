"""Gùgōng's action table. A new card, decree or city joins the words of its data file; blocks keep their order.

The block of token exchanges stands last: they are offered beside every question, and a list of options ascends.
"""

from __future__ import annotations

from typing import Final

from courtier.core.actions import ActionTable
from courtier.core.messages import Json
from courtier.games.loading import read_data

_DATA: Final = read_data("gugong")


def _ids(items: Json) -> list[str]:
    """The ids of a list of objects, in data order."""
    out: list[str] = []
    if isinstance(items, list):
        for item in items:
            if isinstance(item, dict):
                out.append(str(item["id"]))
    return out


def _part(name: str, key: str) -> Json:
    """One list of a data file."""
    file = _DATA[name]
    assert isinstance(file, dict)
    return file[key]


def _united(name: str, key: str, inner: str) -> list[str]:
    """The ids that occur on board side A or B, each once."""
    file = _DATA[name]
    assert isinstance(file, dict)
    sides = file[key] if key else file
    assert isinstance(sides, dict)
    out: list[str] = []
    for side in ("A", "B"):
        items = sides[side]
        if inner and isinstance(items, dict):
            items = items[inner]
        for word in _ids(items):
            if word not in out:
                out.append(word)
    return out


LOCATIONS: Final = ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"]
CARDS: Final = _ids(_part("gift_cards", "cards"))
TILES: Final = _ids(_part("decrees", "tiles"))
KINDS: Final = _ids(_part("travel_tokens", "basic")) + _ids(_part("travel_tokens", "bonus"))
EXCHANGES: Final = _ids(_part("travel_tokens", "exchanges"))
CITIES: Final = _united("maps", "", "cities")
HOUSES: Final = [*_united("jade", "houses", ""), "courtyard"]
BENEFITS: Final = _ids(_DATA["intrigue_benefits"])
DICE: Final = _ids(_DATA["destiny_dice"])
REWARDS: Final = _ids(_part("canal", "rewards"))
ROUTES: Final = ["main", "left", "right"]
HARBOURS: Final = [f"{route}:{n}" for route in ROUTES for n in range(1, 6)]
AUTOMA: Final = _ids(_part("automa", "cards"))

# The four ways of an exchange; sending two is told apart by the pieces that are sent. [G-GIFT-02, G-GIFT-04]
FREE: Final = 0
PAY_SERVANTS: Final = 1
PAY_DOUBLE: Final = 2
PAY_CARD: Final = 3
WITHOUT: Final = 4
WAYS: Final = ["free", "pay:servants", "pay:double", "pay:card", "without-action"]
VARIANTS: Final = ["A", "A:double", "B", "B:double"]
PAYMENTS: Final = ["servants", "double"]
PIECES: Final = ["servant", "double"]
MAX_HIRE: Final = 13
MAX_BUILD: Final = 4
EXTRA: Final = ["alone", "extra:servant", "extra:double"]
OWN_BOARD: Final = 7
MAX_DOUBLES: Final = 3

TABLE: Final = ActionTable("gugong", 1)
GIFT: Final = TABLE.block("gift", CARDS, LOCATIONS, WAYS)
GIVE_UP: Final = TABLE.block("give-up", CARDS)
ACT: Final = TABLE.block("act", LOCATIONS, VARIANTS)
JADE: Final = TABLE.block("jade", HOUSES, PAYMENTS)
DECREE: Final = TABLE.block("decree", TILES, PAYMENTS)
HIRE: Final = TABLE.block("hire", [str(n) for n in range(MAX_HIRE + 1)], ["servants", "with:double"])
CITY: Final = TABLE.block("go", CITIES)
BUILD: Final = TABLE.block("build", [str(n) for n in range(MAX_BUILD + 1)], ["servants", "plus:double"], EXTRA)
BENEFIT: Final = TABLE.block("benefit", BENEFITS)
DIE: Final = TABLE.block("die", DICE, [str(n) for n in range(1, 10)])
LOAD: Final = TABLE.block("load", PIECES, [*HARBOURS, *[f"new:{route}" for route in ROUTES]])
SAIL: Final = TABLE.block("sail", HARBOURS)
CLAIM: Final = TABLE.block("claim", HARBOURS, REWARDS)
SWAP: Final = TABLE.block("swap", CARDS, LOCATIONS)
RETRIEVE: Final = TABLE.block("retrieve", CARDS)
DISCARD: Final = TABLE.block("discard", CARDS)
USE: Final = TABLE.block("use")
PAY: Final = TABLE.block("pay", PAYMENTS)
MORNING: Final = TABLE.block("morning", TILES)
STATION: Final = TABLE.block("station", [*LOCATIONS, "own-board"], PIECES)
EXCHANGE: Final = TABLE.block("exchange", EXCHANGES, [str(n) for n in range(MAX_DOUBLES + 1)])
