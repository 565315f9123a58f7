"""A bare table for the tests of Viscounts: known layout, empty purses, everything else named by the test.

Segments lie A B C D E clockwise; the castle sections next to them are ink_stone, flip, gold_or_move, hire_or_destroy
and virtue. Two players and solo games use the side 1-2, three and four the side 3-4.
"""

from __future__ import annotations

from typing import Any

from tests.support import Play, given

BARE: dict[str, Any] = {
    "ink": 0,
    "stone": 0,
    "gold": 0,
    "unpaid_debts": 0,
    "paid_debts": 0,
    "acquired_deeds": 0,
    "approved_deeds": 0,
    "corruption": 1,
    "virtue": 7,
    "built": [],
    "manuscripts": [],
    "workers": {"tier1": {}, "tier2": {}, "tier3": 0},
}
BONUS = {  # three manuscripts of a ribbon, for its bonus card; none counts at the end
    "grey": ["ms_grey_virtue", "ms_grey_flip", "ms_grey_stone2"],
    "black": ["ms_black_flip", "ms_black_destroy", "ms_black_deed"],
    "yellow": ["ms_yellow_flip", "ms_yellow_gold2", "ms_yellow_any"],
    "blue": ["ms_blue_flip", "ms_blue_any2", "ms_blue_silver4"],
}
ROW = ["st_abbot", "st_labourer", "st_squire"]  # a cleric, a builder, a noble, no ability


def player(**fields: Any) -> dict[str, Any]:
    """A player who owns nothing but what is said."""
    return {**BARE, "silver": 0, "row": [None, None, None], "space": "A.L", **fields}


def rival(**fields: Any) -> dict[str, Any]:
    """A rival who owns nothing but what is said."""
    return {**BARE, "row": [None, None, None], "space": "A.L", **fields}


def table(
    moment: str,
    red: dict[str, Any] | None = None,
    *others: dict[str, Any],
    players: int = 2,
    corrections: dict[str, Any] | None = None,
    seed: str | None = None,
    **fields: Any,
) -> Play:
    """The active player Red is seat 0; the others stand out of the way unless they say otherwise."""
    seats = [player() if red is None else red, *others]
    seats += [player(space="E.R") for _ in range(players - len(seats))]
    doc: dict[str, Any] = {
        "layout": ["A", "B", "C", "D", "E"],
        "ink_stone_at": "A",
        "start": 0,
        "active": 0,
        "players": seats,
        "sites": {},
        **fields,
    }
    return given("viscounts", {"players": players}, doc, moment, corrections=corrections, seed=seed)


def solo(
    moment: str,
    ai: dict[str, Any] | None = None,
    red: dict[str, Any] | None = None,
    board: str = "ai_cleric",
    difficulty: int = 0,
    seed: str | None = None,
    corrections: dict[str, Any] | None = None,
    **fields: Any,
) -> Play:
    """A solo game with the same bare table; the rival's turn unless the moment says otherwise."""
    doc: dict[str, Any] = {
        "layout": ["A", "B", "C", "D", "E"],
        "ink_stone_at": "A",
        "active": "rival" if moment == "rival-turn" else 0,
        "players": [player(space="C.I") if red is None else red],
        "rival": rival() if ai is None else ai,
        **fields,
    }
    options = {"players": 1, "rival": board, "difficulty": difficulty}
    return given("viscounts", options, doc, moment, corrections=corrections, seed=seed)


def goods(g: Play, p: int = 0) -> dict[str, int]:
    """What a player owns, as far as it is not nothing."""
    kinds = ("ink", "stone", "gold", "silver", "unpaid_debts", "paid_debts", "acquired_deeds", "approved_deeds")
    return {kind: n for kind in kinds if (n := g.table["players"][p][kind])}


def own(g: Play, field: str, p: int = 0) -> Any:
    """One field of a player."""
    return g.table["players"][p][field]


def track(g: Play, p: int = 0) -> tuple[int, int]:
    """Corruption and virtue."""
    return own(g, "corruption", p), own(g, "virtue", p)


def asked(g: Play) -> str:
    """The kind of question that is open: the words of its options but for `pass`."""
    words = {option.split()[0] for option in g.options()} - {"pass"}
    if words & {"card", "top"}:
        return next(option.split()[-1] for option in g.options() if option != "pass")
    return " ".join(sorted(words))
