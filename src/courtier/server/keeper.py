"""Keeps tables: loads them from their logs, carries commands out, stores what happened, then shows it.

The order is always the same: decide, store (durable), evolve, acknowledge, show. A fault of the rules freezes its table
and no other.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Protocol

from sqlalchemy import Connection

from courtier.server import points
from courtier.server.clock import Clock
from courtier.server.people import new_id
from courtier.server.reports import Reports
from courtier.server.storage import Conflict, Store, Unavailable, ops
from courtier.server.storage.store import Operation
from courtier.server.waiting import notices_for, waiting_of
from courtier.table import commands as cmd
from courtier.table import create, decide, evolve, rematch, tick
from courtier.table.deciding import Repeated
from courtier.table.errors import BROKEN, NOT_FOUND, denied
from courtier.table.events import AnyEvent, Claimed, Created, Invited, Rematched, Stored, encode, read
from courtier.table.model import SERVER, Table
from courtier.table.snapshots import load_onto, take

log = logging.getLogger("courtier.tables")
TRIES = 8


class Damaged(Exception):
    """The log of a table does not hold together."""


class Live:
    """A table in memory with its log."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log: list[Stored] = []
        self.hash = ops.NO_HASH
        self.snapshot_n = 0
        self.lock = asyncio.Lock()


class Audience(Protocol):
    """Whoever is to be shown what has happened."""

    def happened(self, live: Live, events: Sequence[Stored], own: bool) -> None:
        """New events of a table, durable already; `own`: this process has stored them."""
        ...

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody looks at the table now."""
        ...


class Keeper:
    """All tables of this process."""

    def __init__(
        self, store: Store, clock: Clock, reports: Reports, keep: int, snapshot_every: int = 100, grace: int = 8_000
    ) -> None:
        self._snapshot_every = snapshot_every
        self._grace = grace
        self.store = store
        self.clock = clock
        self.audience: list[Audience] = []
        self._reports = reports
        self._keep = keep
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._broken: dict[str, str] = {}  # tables whose log cannot be read: the report
        self._background: set[asyncio.Task[None]] = set()
        self.stored = 0  # events, since this process runs

    # -- reading

    async def get(self, table_id: str) -> Live:
        """The table, from memory or from its log; refused where there is none or its log is damaged."""
        live = self._live.get(table_id)
        if live is not None:
            self._live.move_to_end(table_id)
            return live
        if table_id in self._broken:
            raise denied(BROKEN, "error-frozen", report=self._broken[table_id])
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Live:
        rows = await self.store.read(lambda c: ops.load_events(c, table_id))
        if not rows:
            raise denied(NOT_FOUND, "error-no-table")
        snapshot = await self.store.read(lambda c: ops.load_snapshot(c, table_id))
        try:
            live = await asyncio.to_thread(_rebuilt, table_id, rows, snapshot)
        except Exception:
            report = self._reports.write(table_id, traceback.format_exc(), [row.body for row in rows])
            self._broken[table_id] = report
            raise denied(BROKEN, "error-frozen", report=report) from None
        now = self.clock.now()
        # The time in which no server ran is nobody's.
        live.table.since = [max(since, now) for since in live.table.since]
        self._live[table_id] = live
        self._trim()
        return live

    def _trim(self) -> None:
        """Forget tables that nobody looks at."""
        for table_id in list(self._live):
            if len(self._live) <= self._keep:
                return
            live = self._live[table_id]
            if not live.lock.locked() and not any(each.is_watched(table_id) for each in self.audience):
                del self._live[table_id]

    def live(self) -> list[Live]:
        """All tables in memory."""
        return list(self._live.values())

    # -- writing

    async def create(
        self, wish: cmd.NewTable, who: str, name: str, seed: str, invitations: Sequence[Invited] = ()
    ) -> Live:
        """A new table."""
        return await self._create(create(wish, who, name, seed, invitations))

    async def _create(self, events: list[AnyEvent]) -> Live:
        live, insert = self._new(new_id(), events)
        await self.store.write(insert)
        self._added(live)
        return live

    def _new(self, table_id: str, events: list[AnyEvent]) -> tuple[Live, Operation[None]]:
        """A table that is not stored yet, and what stores it."""
        setup = events[0]
        assert isinstance(setup, Created)
        live = Live(Table(table_id))
        stored = self._stored(live, events)
        for each in stored:
            evolve(live.table, each)
        rows = _rows(live, stored)
        persons = [setup.host, *live.table.people()]
        table = live.table
        notices = notices_for(table, range(len(table.seats)), table.n, self.clock.now() + self._grace)
        waiting = waiting_of(table, table.asked())
        live.log = stored
        live.hash = rows[-1].hash
        return live, lambda c: ops.create_table(
            c, table_id, setup.game, setup.host, rows, table.status, waiting, persons, notices
        )

    def _added(self, live: Live) -> None:
        """A new table is stored."""
        self.stored += len(live.log)
        self._live[live.table.id] = live
        self._trim()
        self._show(live, live.log, True)

    async def check(self, table_id: str, command: cmd.AnyCommand, who: str) -> None:
        """Refuse what would be refused, and do nothing otherwise."""
        live = await self.get(table_id)
        decide(live.table, command, who, self.clock.now())

    async def command(
        self, table_id: str, command: cmd.AnyCommand, who: str, acknowledged: Callable[[Live, int], None] | None = None
    ) -> tuple[Live, int]:
        """Carry a command out; the table and the number of the event that answers it.

        `acknowledged` is called after the commit and before anybody is shown anything.
        """
        task = asyncio.create_task(self._command(table_id, command, who, acknowledged))
        return await asyncio.shield(task)  # a caller that goes away stops nothing halfway

    async def _command(
        self, table_id: str, command: cmd.AnyCommand, who: str, acknowledged: Callable[[Live, int], None] | None
    ) -> tuple[Live, int]:
        points.reached("received")
        live = await self.get(table_id)
        async with live.lock:
            for _ in range(TRIES):
                try:
                    events = self._decided(live, command, who)
                except Repeated as repeated:
                    if acknowledged is not None:
                        acknowledged(live, repeated.n)
                    return live, repeated.n
                points.reached("validated")
                if not events:
                    return live, live.table.n
                try:
                    stored = await self._append(live, events)
                except Conflict:
                    await self._catch_up(live)
                    continue
                n = stored[0].n
                points.reached("before-ack")
                if acknowledged is not None:
                    acknowledged(live, n)
                self._show(live, stored, True)
                return live, n
        raise Unavailable("too many processes want to write to one table")

    def _decided(self, live: Live, command: cmd.AnyCommand, who: str) -> list[AnyEvent]:
        """The events of a command; where the rules themselves fail, those that freeze the table."""
        from courtier.core.messages import Refused

        try:
            return decide(live.table, command, who, self.clock.now())
        except (Refused, Repeated):
            raise
        except Exception:
            trace = traceback.format_exc()
            report = self._reports.write(live.table.id, trace, [encode(each.event) for each in live.log], repr(command))
            return decide(live.table, cmd.Freeze(report), SERVER, self.clock.now())

    async def _append(self, live: Live, events: list[AnyEvent], besides: Operation[None] | None = None) -> list[Stored]:
        """Store events of a table; `besides` is stored with them or not at all."""
        stored = self._stored(live, events)
        rows = _rows(live, stored)
        table = live.table
        status, asked, newly = self._outlook(table, events)
        persons = [each.person for each in events if isinstance(each, Claimed)]
        notices = notices_for(table, newly, stored[-1].n, self.clock.now() + self._grace)
        waiting = waiting_of(table, asked, events)
        expected = table.n

        def write(connection: Connection) -> None:
            ops.append(connection, table.id, expected, rows, status, waiting, persons, notices)
            if besides is not None:
                besides(connection)

        await self.store.write(write)
        self.stored += len(stored)
        self._apply(live, stored, rows[-1].hash)
        return stored

    def _outlook(self, table: Table, events: list[AnyEvent]) -> tuple[str, list[int], list[int]]:
        """Status and asked seats after these events, and the seats that are asked anew."""
        from courtier.server.waiting import outlook

        return outlook(table, events)

    def _apply(self, live: Live, stored: list[Stored], last_hash: str) -> None:
        for each in stored:
            evolve(live.table, each)
        live.log.extend(stored)
        live.hash = last_hash
        if live.table.n - live.snapshot_n >= self._snapshot_every and live.table.status == "running":
            live.snapshot_n = live.table.n
            n, body = live.table.n, take(live.table)
            self._later(self._save_snapshot(live.table.id, n, body))

    async def _save_snapshot(self, table_id: str, n: int, body: str) -> None:
        points.reached("during-snapshot")
        await self.store.write(lambda c: ops.save_snapshot(c, table_id, n, body))

    def _stored(self, live: Live, events: list[AnyEvent]) -> list[Stored]:
        at = max(self.clock.now(), live.table.changed_at)
        return [Stored(live.table.n + i, at, event) for i, event in enumerate(events, 1)]

    def _show(self, live: Live, stored: Sequence[Stored], own: bool) -> None:
        for each in self.audience:
            each.happened(live, stored, own)

    def _later(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("work in the background failed: %r", task.exception())

    # -- other processes, time, rematch

    async def changed(self, table_id: str, n: int) -> None:
        """Another process has stored events of a table; an empty id: of any table."""
        if table_id and table_id not in self._live:
            return
        ids = [table_id] if table_id else list(self._live)
        for each in ids:
            live = self._live.get(each)
            if live is not None and (not n or live.table.n < n):
                async with live.lock:
                    await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Take over what others have stored."""
        known = live.table.n
        rows = await self.store.read(lambda c: ops.load_events(c, live.table.id, known))
        if not rows:
            return
        stored = _checked(live.hash, known, rows)
        live.table.ahead = None
        self._apply(live, stored, rows[-1].hash)
        self._show(live, stored, False)

    async def tick(self) -> None:
        """Let time pass at all tables with a clock."""
        for live in self.live():
            if live.table.status == "running" and live.table.clock.mode != "none" and not live.lock.locked():
                async with live.lock:
                    events = tick(live.table, self.clock.now())
                    if events:
                        try:
                            self._show(live, await self._append(live, events), True)
                        except Conflict:
                            await self._catch_up(live)

    async def rematch(self, table_id: str, who: str, seed: str) -> Live:
        """The same people again, at a new table: it and the word of it at the old one are stored together."""
        return await asyncio.shield(asyncio.create_task(self._rematch(table_id, who, seed)))

    async def _rematch(self, table_id: str, who: str, seed: str) -> Live:
        live = await self.get(table_id)
        async with live.lock:
            for _ in range(TRIES):
                events = decide(live.table, cmd.Rematch(new_id()), who, self.clock.now())
                said = events[0]
                assert isinstance(said, Rematched)
                new, insert = self._new(said.table, rematch(live.table, seed))
                try:
                    stored = await self._append(live, events, insert)
                except Conflict:
                    await self._catch_up(live)
                    continue
                self._added(new)
                self._show(live, stored, True)
                return new
        raise Unavailable("too many processes want to write to one table")


def _rows(live: Live, stored: Sequence[Stored]) -> list[ops.Row]:
    return ops.rows_after(live.hash, stored[0].n - 1, stored[0].at, [encode(each.event) for each in stored])


def _checked(before: str, n: int, rows: Sequence[ops.Row]) -> list[Stored]:
    """Rows as events; raises `Damaged` where one was changed, is missing or was put in."""
    out = []
    for row in rows:
        n += 1
        before = ops.chained(before, row.n, row.at, row.body)
        if row.n != n or row.hash != before:
            raise Damaged(f"event {row.n} is damaged")
        out.append(Stored(row.n, row.at, read(row.body)))
    return out


def _rebuilt(table_id: str, rows: Sequence[ops.Row], snapshot: tuple[int, str] | None) -> Live:
    """A table from its log, with the help of a snapshot where there is one."""
    stored = _checked(ops.NO_HASH, 0, rows)
    table = load_onto(table_id, stored, snapshot)
    live = Live(table)
    live.log = list(stored)
    live.hash = rows[-1].hash
    live.snapshot_n = snapshot[0] if snapshot is not None else 0
    return live
