"""The operations on the database, each a function of a connection."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from courtier.server import points
from courtier.server.storage import schema as sc
from courtier.server.storage.store import Conflict

CHANNEL = "courtier"
NO_HASH = ""


@dataclass(frozen=True)
class Row:
    """One event as it is stored."""

    n: int
    at: int
    body: str
    hash: str


@dataclass(frozen=True)
class Notice:
    """A person is to be told that it is their turn."""

    id: str
    person: str
    table_id: str
    seat: int
    n: int
    due_at: int
    tries: int = 0


def chained(before: str, n: int, at: int, body: str) -> str:
    """The hash of a row: nothing can be changed, left out or put in unnoticed."""
    return hashlib.sha256(f"{before}\n{n}\n{at}\n{body}".encode()).hexdigest()


def rows_after(before: str, n: int, at: int, bodies: Sequence[str]) -> list[Row]:
    """The next rows of a log."""
    out = []
    for body in bodies:
        n += 1
        before = chained(before, n, at, body)
        out.append(Row(n, at, body, before))
    return out


def insert_ignore(connection: Connection, table: Any, values: list[dict[str, Any]]) -> None:
    """Insert what is not there yet."""
    if not values:
        return
    made = postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
    connection.execute(made.on_conflict_do_nothing(), values)


def add_members(connection: Connection, table_id: str, persons: Sequence[str]) -> None:
    """Who finds the table in their list."""
    insert_ignore(connection, sc.members, [{"person": person, "table_id": table_id} for person in persons])


def create_table(
    connection: Connection,
    table_id: str,
    game: str,
    host: str,
    rows: Sequence[Row],
    status: str,
    waiting: str,
    persons: Sequence[str],
    notices: Sequence[Notice] = (),
) -> None:
    """A new table with its first events."""
    connection.execute(
        insert(sc.tables).values(
            id=table_id,
            game=game,
            status=status,
            head=rows[-1].n,
            head_hash=rows[-1].hash,
            waiting=waiting,
            host=host,
            created_at=rows[0].at,
            changed_at=rows[-1].at,
        )
    )
    _insert_events(connection, table_id, rows)
    add_members(connection, table_id, persons)
    add_notices(connection, notices)
    points.reached("after-insert")


def append(
    connection: Connection,
    table_id: str,
    expected: int,
    rows: Sequence[Row],
    status: str,
    waiting: str,
    persons: Sequence[str] = (),
    notices: Sequence[Notice] = (),
) -> None:
    """Add events to a log that ends with event `expected`; otherwise raises `Conflict` and changes nothing."""
    changed = connection.execute(
        update(sc.tables)
        .where(and_(sc.tables.c.id == table_id, sc.tables.c.head == expected))
        .values(head=rows[-1].n, head_hash=rows[-1].hash, status=status, waiting=waiting, changed_at=rows[-1].at)
    )
    if changed.rowcount != 1:
        raise Conflict(table_id)
    _insert_events(connection, table_id, rows)
    add_members(connection, table_id, persons)
    add_notices(connection, notices)
    points.reached("after-insert")
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": f"{table_id} {rows[-1].n}"}
        )


def _insert_events(connection: Connection, table_id: str, rows: Sequence[Row]) -> None:
    values = [{"table_id": table_id, "n": row.n, "at": row.at, "body": row.body, "hash": row.hash} for row in rows]
    connection.execute(insert(sc.events), values)


def load_events(connection: Connection, table_id: str, after: int = 0) -> list[Row]:
    """The log of a table, or its tail."""
    found = connection.execute(
        select(sc.events.c.n, sc.events.c.at, sc.events.c.body, sc.events.c.hash)
        .where(and_(sc.events.c.table_id == table_id, sc.events.c.n > after))
        .order_by(sc.events.c.n)
    )
    return [Row(n, at, body, hash_) for n, at, body, hash_ in found]


def heads(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """The last event of each of these tables."""
    found = connection.execute(select(sc.tables.c.id, sc.tables.c.head).where(sc.tables.c.id.in_(ids)))
    return {str(row[0]): int(row[1]) for row in found}


def waiting_for(connection: Connection, whom: str) -> list[str]:
    """The tables on which a bot (or a person) is to move."""
    return list(connection.execute(select(sc.tables.c.id).where(sc.tables.c.waiting == whom)).scalars())


def all_tables(connection: Connection) -> list[tuple[str, int, str]]:
    """Every table: its id, its last event and the hash of it."""
    found = connection.execute(select(sc.tables.c.id, sc.tables.c.head, sc.tables.c.head_hash).order_by(sc.tables.c.id))
    return [(table_id, head, hash_) for table_id, head, hash_ in found]


def tables_of(connection: Connection, person: str, before: tuple[int, str] | None, limit: int) -> list[tuple[str, int]]:
    """A person's tables, the one that changed last first: id and time."""
    query = (
        select(sc.tables.c.id, sc.tables.c.changed_at)
        .join(sc.members, sc.members.c.table_id == sc.tables.c.id)
        .where(sc.members.c.person == person)
    )
    if before is not None:
        at, table_id = before
        query = query.where(
            or_(sc.tables.c.changed_at < at, and_(sc.tables.c.changed_at == at, sc.tables.c.id < table_id))
        )
    found = connection.execute(query.order_by(sc.tables.c.changed_at.desc(), sc.tables.c.id.desc()).limit(limit))
    return [(table_id, at) for table_id, at in found]


def count_tables(connection: Connection) -> int:
    """How many tables there are."""
    return int(connection.execute(select(func.count()).select_from(sc.tables)).scalar_one())


# -- snapshots


def save_snapshot(connection: Connection, table_id: str, n: int, body: str) -> None:
    """Replace the snapshot of a table, unless a newer one is there."""
    connection.execute(delete(sc.snapshots).where(and_(sc.snapshots.c.table_id == table_id, sc.snapshots.c.n < n)))
    insert_ignore(connection, sc.snapshots, [{"table_id": table_id, "n": n, "body": body}])


def load_snapshot(connection: Connection, table_id: str) -> tuple[int, str] | None:
    """The snapshot of a table, if there is one."""
    found = connection.execute(
        select(sc.snapshots.c.n, sc.snapshots.c.body).where(sc.snapshots.c.table_id == table_id)
    ).first()
    return None if found is None else (found[0], found[1])


# -- notices


def add_notices(connection: Connection, notices: Sequence[Notice]) -> None:
    """Remember to tell those who have a webhook."""
    if not notices:
        return
    people = {notice.person for notice in notices}
    found = connection.execute(
        select(sc.persons.c.id).where(and_(sc.persons.c.id.in_(people), sc.persons.c.webhook != ""))
    )
    reachable = set(found.scalars())
    values = [{**notice.__dict__, "state": "waiting"} for notice in notices if notice.person in reachable]
    insert_ignore(connection, sc.notices, values)


def due_notices(connection: Connection, now: int, limit: int) -> list[tuple[Notice, str]]:
    """What is to be sent now, with the address."""
    c = sc.notices.c
    found = connection.execute(
        select(c.id, c.person, c.table_id, c.seat, c.n, c.due_at, c.tries, sc.persons.c.webhook)
        .join(sc.persons, sc.persons.c.id == c.person)
        .where(and_(c.state == "waiting", c.due_at <= now))
        .order_by(c.due_at)
        .limit(limit)
    )
    return [(Notice(*row[:7]), row[7]) for row in found]


def claim_notice(connection: Connection, notice: Notice, tries: int, later: int) -> bool:
    """Take a notice for one attempt; it comes back later unless it is settled. False where another process has it."""
    changed = connection.execute(
        update(sc.notices)
        .where(and_(sc.notices.c.id == notice.id, sc.notices.c.tries == notice.tries, sc.notices.c.state == "waiting"))
        .values(tries=tries, due_at=later)
    )
    return changed.rowcount == 1


def settle_notice(connection: Connection, notice_id: str, state: str, tries: int, due_at: int) -> None:
    """What has become of a notice."""
    connection.execute(
        update(sc.notices).where(sc.notices.c.id == notice_id).values(state=state, tries=tries, due_at=due_at)
    )
