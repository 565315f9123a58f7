"""The record of a finished game at a table, as `courtier verify` and `replay` read it."""

from __future__ import annotations

from courtier.core.record import Record, write
from courtier.table.errors import CONFLICT, denied
from courtier.table.model import Table
from courtier.table.projection import is_over


def record_of(table: Table) -> str:
    """The whole record; refused before the game is over, to everybody."""
    if not is_over(table):
        raise denied(CONFLICT, "error-before-end")
    setup = table.setup
    record = Record(setup.game, setup.ruleset, setup.digest, setup.options, setup.seed)
    record.corrections = setup.corrections
    record.seats = [seat.name or seat.bot for seat in table.seats]
    record.actions = [(move.seat, move.action) for move in table.line]
    record.result = table.result or None
    return write(record)
