"""Short words for Viceroy positions: gems as letters, pyramids row by row, the display colour by colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from courtier.core.engine import seats_to_act
from courtier.games.loading import read_data
from tests.support import Play, given

COLORS = ["blue", "red", "green", "yellow"]
LETTERS = {"B": "blue", "R": "red", "G": "green", "Y": "yellow"}
DATA: dict[str, Any] = read_data("viceroy")
CHARACTERS: dict[int, Any] = {card["id"]: card for card in DATA["characters"]}
LAWS: dict[int, Any] = {card["id"]: card for card in DATA["laws"]}
ALL_CARDS: dict[int, Any] = {**CHARACTERS, **LAWS}

Doc = dict[str, Any]


# -- writing positions


def screen(letters: str) -> Doc:
    """Gems from letters: "BBR" are two blue ones and a red one."""
    return {name: letters.count(letter) for letter, name in LETTERS.items()}


def at(level: int, column: int, card: int, *tokens: str, under: Sequence[int] = ()) -> Doc:
    """A card of a pyramid with what lies on it and under it."""
    return {"card": card, "level": level, "column": column, "tokens": [*tokens], "tucked": [*under]}


def rows(*levels: Sequence[int], left: int = 0) -> list[Doc]:
    """A pyramid row by row from the bottom; 0 leaves a place empty."""
    return [
        at(level, left + column, card) for level, row in enumerate(levels, 1) for column, card in enumerate(row) if card
    ]


def seat(
    gems: str = "", hand: Sequence[int] = (), pyramid: Sequence[Doc] | int | None = None, attacks: int = 0, **more: Any
) -> Doc:
    """A player: gems behind the screen, hand, pyramid (or its only card), attack tokens."""
    out: Doc = {"gems": screen(gems), "hand": [*hand], "attacks": attacks, **more}
    if pyramid is not None:
        out["pyramid"] = [at(1, 0, pyramid)] if isinstance(pyramid, int) else [*pyramid]
    return out


def display(**cards: int | tuple[int, int]) -> Doc:
    """What lies at the auction cards: one card below, or (above, below); 0 for none. Colours left out are empty."""
    out: Doc = {color: {"above": None, "below": None} for color in COLORS}
    for color, card in cards.items():
        above, below = card if isinstance(card, tuple) else (0, card)
        out[color] = {"above": above or None, "below": below or None}
    return out


def auction(*seats: Doc, shown: Doc | None = None, virtual: int = 0, seed: str = "position", **table: Any) -> Play:
    """A bidding round is about to begin."""
    options = {"players": len(seats), "virtual": virtual}
    doc: Doc = {"seats": [*seats], **table}
    if shown is not None:
        doc["display"] = shown
    return given("viceroy", options, doc, "auction", seed=seed)


def building(*seats: Doc, moment: str = "building", options: Doc | None = None, **table: Any) -> Play:
    """A building round is about to begin. One seat alone plays against an idle opponent."""
    if len(seats) == 1 and not (options or {}).get("virtual"):
        seats = (*seats, seat())
    return given("viceroy", {"players": len(seats), **(options or {})}, {"seats": [*seats], **table}, moment)


def over(*seats: Doc, **table: Any) -> Play:
    """The game has ended and is scored."""
    if len(seats) == 1:
        seats = (*seats, seat())
    return given("viceroy", {"players": len(seats)}, {"seats": [*seats], "ended": True, **table}, "over")


# -- reading what came of it


def mine(g: Play, seat: int = 0) -> Doc:
    """A seat as it sees itself."""
    out: Doc = g.view(seat)["seats"][seat]
    return out


def hand(g: Play, seat: int = 0) -> list[int]:
    """The cards in hand."""
    return [*mine(g, seat)["hand"]]


def held(g: Play, seat: int = 0) -> str:
    """The gems behind the screen, as letters."""
    return "".join(letter * mine(g, seat)["gems"][name] for letter, name in LETTERS.items())


def attacks(g: Play, seat: int = 0) -> int:
    """The attack tokens behind the screen."""
    return int(mine(g, seat)["attacks"])


def supply(g: Play) -> str:
    """The supply, as letters."""
    return "".join(letter * g.view(-1)["supply"][name] for letter, name in LETTERS.items())


def shown(g: Play, color: str) -> tuple[int, int]:
    """What lies at an auction card: (above, below), 0 for none."""
    places = g.view(-1)["display"][color]
    return places["above"] or 0, places["below"] or 0


def laid(g: Play, seat: int = 0) -> dict[tuple[int, int], int]:
    """The pyramid: card by level and column."""
    return {(entry["level"], entry["column"]): entry["card"] for entry in g.view(-1)["seats"][seat]["pyramid"]}


def tokens(g: Play, level: int, column: int, seat: int = 0) -> list[str]:
    """What lies on a card of the pyramid."""
    for entry in g.view(-1)["seats"][seat]["pyramid"]:
        if (entry["level"], entry["column"]) == (level, column):
            return [*entry.get("tokens", [])]
    raise AssertionError(f"no card at {level}, {column}")


def under(g: Play, level: int, column: int, seat: int = 0) -> list[int]:
    """What is tucked under a card of the pyramid."""
    for entry in g.view(-1)["seats"][seat]["pyramid"]:
        if (entry["level"], entry["column"]) == (level, column):
            return [*entry.get("tucked", [])]
    raise AssertionError(f"no card at {level}, {column}")


def points(g: Play, category: str, seat: int = 0) -> int:
    """The points of a category, as if the game ended now."""
    return g.scores()[seat].categories[category]


def places(g: Play) -> list[tuple[int, int]]:
    """Where the card that is being played may be laid."""
    return sorted((int(o.split()[1]), int(o.split()[2])) for o in g.options() if o.startswith("place "))


def pointed(g: Play) -> list[tuple[int, int]]:
    """The cards of the pyramid that may be chosen."""
    return sorted((int(o.split()[1]), int(o.split()[2])) for o in g.options() if o.startswith("target "))


def in_auction(g: Play) -> list[int]:
    """The seats that are still in the auction phase."""
    return [i for i, each in enumerate(g.view(-1)["seats"]) if each["in_auction"]]


# -- choosing


def bid(g: Play, *bids: str) -> Play:
    """All seats that are in bid, in seat order: colours, attack or pass."""
    for i, word in zip([*seats_to_act(g.s)], bids, strict=True):
        g.choose(word if word in ("attack", "pass") else f"bid {word}", seat=i)
    return g


def take(g: Play, letters: str) -> Play:
    """The seat that is asked takes these gems."""
    for letter in letters:
        g.choose(f"gem {LETTERS[letter]}")
    return g


def played(
    law: int,
    pyramid: Sequence[Doc] | int = 50,
    place: str = "1 1",
    gems: str = "",
    hand: Sequence[int] = (),
    **table: Any,
) -> Play:
    """A law has just been laid; one idle opponent."""
    others = table.pop("others", [seat("", [], 51)])
    g = building(seat(gems, [law, *hand], pyramid), *others, **table)
    return g.choose(f"build {law}").choose(f"place {place}")
