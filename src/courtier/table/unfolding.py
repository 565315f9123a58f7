"""One move from its beginning to its end: how the table stood after each thing that was told of it.

Within a move of mine an automated opponent may have a whole turn. It needs no decision, so it is one event of the
table; but whoever wants to follow it, at the table or beside it, looks at it step by step.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from courtier.core.engine import advance, answer
from courtier.core.game import Game
from courtier.core.messages import Json
from courtier.core.state import NOBODY, Event
from courtier.table.errors import FORBIDDEN, INVALID, denied
from courtier.table.model import Table, told_of
from courtier.table.projection import Viewpoint, seen_by, told_json
from courtier.table.stepping import state_after


def unfolding(game: Game[Any], s: Any, seat: int, action: int) -> Iterator[None]:
    """What `play` does, with a pause after every part of it."""
    going = answer(game, s, seat, action)
    yield
    while going:
        going = advance(game, s)
        yield


def steps(table: Table, viewpoint: Viewpoint, moves: int, last: int = 0) -> list[dict[str, Json]]:
    """The last so many of the first moves of a viewer, step by step: of an own seat, or of one who plays alone.

    Each step says how many lines had been told by then, and what the viewer saw. Without a number it is all of the
    moves that were made together with the last of them.
    """
    out: list[dict[str, Json]] = []
    lines = 0
    for seen in range(moves - (last or _together(table, viewpoint, moves)) + 1, moves + 1):
        at = table.moves_of(viewpoint, seen) if seen > 0 else -1
        if table.state is None or at < 1:
            raise denied(INVALID, "error-no-such-move", moves=table.mark().seen(viewpoint))
        move = table.line[at - 1]
        if move.seat not in viewpoint and (viewpoint or len(table.seats) > 1):
            raise denied(FORBIDDEN, "error-not-your-seat", number=move.seat + 1)
        state = state_after(table, at - 1)
        log: list[Event] = []
        state.log = log
        heard = 0
        for _ in unfolding(table.rules, state, move.seat, table.rules.actions.parse(move.action)):
            said = sum(is_told(each, viewpoint) for each in log[heard:])
            heard = len(log)
            if said:
                lines += said
                out.append({"told": lines, "views": seen_by(table, state, viewpoint)})
        if out:
            out[-1]["views"] = seen_by(table, state, viewpoint)  # with what followed without a word
    return out


def _together(table: Table, viewpoint: Viewpoint, moves: int) -> int:
    """How many moves one event brought, up to this one."""
    at = table.moves_of(viewpoint, moves) if moves > 0 else -1
    n = table.line[at - 1].n if at > 0 else -1
    return max(1, sum(move.n == n for move in table.line[: max(0, at)]))


def is_told(event: Event, viewpoint: Viewpoint) -> bool:
    """Whether a viewer hears of this."""
    spoken = event.seen_by != NOBODY or event.otherwise is not None
    return spoken and told_json(told_of(event), viewpoint) is not None
