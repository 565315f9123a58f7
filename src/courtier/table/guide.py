"""The first game of a beginner: always the same deal, so that a guide can show the way through it step by step.

A guided table is an ordinary one in all else. Its deal is public, hence nobody else may play there.
"""

from __future__ import annotations

from typing import Final

from courtier.table.commands import NewTable
from courtier.table.errors import INVALID, denied

# Deals in which the first turns show what a beginner should see; client/src/learn/guide follows them.
DEALS: Final = {"gugong": "guide-8", "viceroy": "guide-31", "viscounts": "guide-38"}


def guided_seed(wish: NewTable) -> str:
    """The seed of the guided deal; refused unless one person plays alone, against bots or automated opponents."""
    people = [seat for seat in wish.seats if seat.kind == "person"]
    if len(people) != 1 or not people[0].mine:
        raise denied(INVALID, "error-guide-alone")
    return DEALS[wish.game]
