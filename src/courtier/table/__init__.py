"""A table of people: seats, invitations, moves, undo, votes, clocks. Events are the truth; no input or output at all.

events = decide(table, command, who, now)     # what a command would do; refuses, and changes nothing
evolve(table, stored)                         # what a stored event has done
project(table, viewpoint)                     # the only way out: what a viewer may see
"""

from __future__ import annotations

from courtier.table.creation import create, rematch
from courtier.table.deciding import decide, tick
from courtier.table.errors import Denied
from courtier.table.evolving import evolve, replayed
from courtier.table.model import BOT, Table
from courtier.table.projection import project, show

__all__ = ["BOT", "Denied", "Table", "create", "decide", "evolve", "project", "rematch", "replayed", "show", "tick"]
