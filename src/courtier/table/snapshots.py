"""A snapshot is a cache: the state of the game at one event, so that a long log is not played again from its start."""

from __future__ import annotations

import json
from collections.abc import Sequence

from courtier.core.position import dump, load
from courtier.table.events import Acted, Stored, Undone
from courtier.table.evolving import evolve, replayed
from courtier.table.model import Mark, Move, Table


def take(table: Table) -> str:
    """The game as it is now, with what the events before it can no longer tell without being played."""
    content = {
        "position": dump(table.rules, table.state),
        "line": [[move.seat, move.action, move.n, move.stays, move.seen_by] for move in table.line],
        "decisions": table.decisions,
        "hidden": table.hidden,
        "marks": [[n, mark.moves, mark.hidden] for n, mark in table.marks.items()],
        "banks": table.banks,
        "since": table.since,
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def load_onto(table_id: str, stored: Sequence[Stored], snapshot: tuple[int, str] | None) -> Table:
    """The table of a log; a snapshot saves the playing of what was before it, and is left aside if it does not fit."""
    if snapshot is None or not 0 < snapshot[0] <= len(stored):
        return replayed(table_id, stored)
    n, body = snapshot
    try:
        return _shortened(table_id, stored, n, body)
    except (ValueError, KeyError, TypeError, AssertionError):
        return replayed(table_id, stored)


def _shortened(table_id: str, stored: Sequence[Stored], n: int, body: str) -> Table:
    content = json.loads(body)
    table = Table(table_id)
    for each in stored[:n]:
        event = each.event
        if isinstance(event, (Acted, Undone)):
            table.n = each.n
            table.changed_at = each.at
            if event.ref:
                table.refs[(event.person, event.ref)] = (each.n, event.ref_digest)
        else:
            evolve(table, each)
    table.state = load(table.rules, content["position"])
    table.line = [Move(*move) for move in content["line"]]
    table.copies = {len(table.line): table.state}
    table.decisions = list(content["decisions"])
    table.hidden = [(at, mask) for at, mask in content["hidden"]]
    table.marks = {at: Mark(moves, tuple(hidden)) for at, moves, hidden in content["marks"]}
    table.banks = list(content["banks"])
    table.since = list(content["since"])
    for each in stored[n:]:
        evolve(table, each)
    return table
