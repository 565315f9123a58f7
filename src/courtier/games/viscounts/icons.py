"""Counting icons: on the row of cards, on uncovered slots and on bonus cards. [W-ACT-02]"""

from __future__ import annotations

from courtier.games.viscounts.state import Seat, ViscountsState
from courtier.games.viscounts.words import CRIMINAL, N_ICONS


def row_icons(s: ViscountsState, seat: Seat, icon: int) -> int:
    """An icon on the player board: on its cards, and printed on its empty spaces. [W-MANAGE-08]"""
    icons = s.box.icons
    row = seat.row
    n = 0
    for at in range(3):
        card = row[at]
        if card >= 0:
            n += icons[card * N_ICONS + icon]
        else:
            n += s.box.boards[seat.board].printed[at * N_ICONS + icon]
    return n


def lasting_icons(s: ViscountsState, seat: Seat, icon: int) -> int:
    """An icon on uncovered slots and cleric bonus cards."""
    return (
        s.box.boards[seat.board].icons_by_built[seat.built * N_ICONS + icon]
        + s.box.bonus_icons[seat.bonus * N_ICONS + icon]
    )


def usable_icons(s: ViscountsState, seat: Seat, icon: int) -> int:
    """An icon wherever it counts for a primary action. [W-ACT-02]"""
    return row_icons(s, seat, icon) + lasting_icons(s, seat, icon)


def criminals(s: ViscountsState, p: int) -> int:
    """Criminal icons on a participant's board, as shuffles and collisions see them."""
    return row_icons(s, s.seats[p], CRIMINAL)
