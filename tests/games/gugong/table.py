"""Short words for Gùgōng positions: who plays, whose turn it is, and what differs from set-up."""

from __future__ import annotations

from typing import Any

from courtier.games.gugong.actions import CARDS, KINDS
from courtier.games.gugong.state import GugongState, Seat, bits
from tests.support import Play, given

Doc = dict[str, Any]


def table(moment: str = "turn", *seats: Doc, players: int = 4, turn: int = 0, start: int = 0, **more: Any) -> Play:
    """A position: the seats in order, each with what differs from set-up."""
    options: Doc = {"players": players, **more.pop("options", {})}
    corrections, seed = more.pop("corrections", None), more.pop("seed", None)
    doc: Doc = {"start": start, "turn": turn, "seats": list(seats), **more}
    return given("gugong", options, doc, moment, corrections=corrections, seed=seed)


def solo(moment: str, human: Doc, meng: Doc, **more: Any) -> Play:
    """A position of the solo game; `piles` are what only Meng has."""
    piles = more.pop("piles", None)
    if piles is not None:
        more["meng"] = piles
    return table(moment, human, meng, players=1, **more)


def state(g: Play) -> GugongState:
    """The state, for a look at the pieces."""
    assert isinstance(g.s, GugongState)
    return g.s


def me(g: Play, seat: int = 0) -> Seat:
    """One player."""
    return state(g).seats[seat]


def hand(g: Play, seat: int = 0) -> list[str]:
    """A player's hand."""
    return [CARDS[card] for card in bits(me(g, seat).hand)]


def discard(g: Play, seat: int = 0) -> list[str]:
    """A player's discard pile."""
    return [CARDS[card] for card in bits(me(g, seat).discard)]


def lying(g: Play, location: str) -> str:
    """The gift at a location."""
    card = g.table["board"][location]
    assert isinstance(card, str)
    return card


def stored(g: Play, seat: int = 0) -> list[str]:
    """A player's stored tokens."""
    kinds = me(g, seat).stored
    return [KINDS[kind] for kind in range(len(KINDS)) for _ in range(kinds >> (3 * kind) & 7)]


def verbs(g: Play) -> set[str]:
    """The kinds of answers that are open."""
    return {option.split()[0] for option in g.options()}


def harbour(g: Play, word: str) -> Doc | None:
    """What lies in a harbour."""
    ship = g.table["harbours"][word]
    assert ship is None or isinstance(ship, dict)
    return ship


SIDE_B = (
    "fuzhou", "hangzhou", "nanjing", "jinan", "beijing", "taiyuan", "lanzhou", "chengdu", "kunming", "guangzhou",
    "kaifeng", "xian", "wuchang", "guiyang",
)  # fmt: skip
SIDE_A = (
    "fuzhou", "hangzhou", "jinan", "beijing", "taiyuan", "xian", "chengdu", "guangzhou", "kaifeng", "wuchang",
)  # fmt: skip


def only(**cities: str | None) -> Doc:
    """The tokens on the map of side B: those named, no others."""
    return {**dict.fromkeys(SIDE_B), **cities}


def only_a(**cities: str | None) -> Doc:
    """The same for side A."""
    return {**dict.fromkeys(SIDE_A), **cities}
