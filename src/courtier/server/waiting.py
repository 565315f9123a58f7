"""Whose answer is missing after some events: found before they are stored, so that notices are stored with them."""

from __future__ import annotations

from collections.abc import Iterable

from courtier.core.engine import seats_to_act
from courtier.server.storage.ops import Notice
from courtier.table import events as ev
from courtier.table.model import Table


def outlook(table: Table, events: list[ev.AnyEvent]) -> tuple[str, list[int], list[int]]:
    """The status after these events, the seats asked then, and those of them that were not asked before."""
    status, asked, newly = table.status, table.asked(), []
    before = {seat for seat in asked if table.decisions[seat]}
    for event in events:
        if isinstance(event, ev.Acted) and table.ahead is not None and table.ahead[0] is event:
            asked = seats_to_act(table.ahead[1])
            newly = [seat for seat in asked if seat not in before]
        elif isinstance(event, ev.Started):
            status, asked = "running", list(range(len(table.seats)))
            newly = asked
        elif isinstance(event, ev.Ended):
            status, asked, newly = "ended", [], []
        elif isinstance(event, ev.Frozen):
            status, asked, newly = "frozen", [], []
        elif isinstance(event, ev.Archived):
            status, asked, newly = "archived", [], []
    return status, asked, newly


def waiting_of(table: Table, asked: Iterable[int], events: Iterable[ev.AnyEvent] = ()) -> str:
    """Whether a bot or only people are waited for."""
    bots = {i for i, seat in enumerate(table.seats) if seat.bot}
    for event in events:
        if isinstance(event, ev.BotSeated):
            bots.add(event.seat)
        elif isinstance(event, (ev.Returned, ev.Claimed)):
            bots.discard(event.seat)
    asked = list(asked)
    if not asked:
        return ""
    return "bot" if any(seat in bots for seat in asked) else "person"


def notices_for(table: Table, seats: Iterable[int], n: int, due: int) -> list[Notice]:
    """One notice for every person who is newly asked."""
    out = []
    for number in seats:
        seat = table.seats[number]
        if seat.person and not seat.bot and table.status in ("open", "running"):
            out.append(Notice(f"{table.id}-{n}-{number}", seat.person, table.id, number, n, due))
    return out
