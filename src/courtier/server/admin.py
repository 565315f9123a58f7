"""What an operator does to a data directory: backup, restore, doctor, migrate. None of it shows a hand."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from courtier.core.messages import Message, Refused
from courtier.core.position import state_digest
from courtier.server.keeper import Live, _rebuilt
from courtier.server.storage import Store, Unavailable, open_store, ops
from courtier.server.storage.copying import copy_rows, file_database, is_empty
from courtier.server.storage.migrate import current, newest
from courtier.server.storage.sqlite import copy_database
from courtier.server.storage.store import Newer, url_of
from courtier.table.projection import is_over

T = TypeVar("T")


def database_of(data: str) -> Path | None:
    """The SQLite file of `--data`; None for PostgreSQL."""
    url = url_of(data)
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None


def backup(data: str, target: Path) -> int:
    """Copy a database that may be in use into a SQLite file, wherever it lies; how many bytes.

    Each game in the copy is a prefix of the live one.
    """
    source = database_of(data)
    if source is not None and not source.is_file():
        raise Refused(Message("server-admin-no-data", {"place": str(source)}))
    if target.exists():
        raise Refused(Message("error-file-exists", {"file": str(target)}))
    if source is None:
        _backup_postgres(data, target)
    else:
        copy_database(source, target)
    fault = integrity(target)
    if fault:
        target.unlink()
        raise Refused(Message("server-admin-damaged", {"place": str(source), "fault": fault}))
    return target.stat().st_size


def _backup_postgres(data: str, target: Path) -> None:
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)

    def copy(connection: Connection) -> int:
        with file_database(part) as file:
            return copy_rows(connection, file)

    with_store(data, lambda store: store.read(copy))
    os.replace(part, target)


def restore(file: Path, data: str) -> None:
    """Put a backup where no data is yet: into a directory, or into an empty PostgreSQL database."""
    target = database_of(data)
    if not file.is_file():
        raise Refused(Message("error-file-not-found", {"file": str(file)}))
    if target is not None and target.exists():
        raise Refused(Message("server-admin-data-there", {"place": str(target)}))
    fault = integrity(file)
    if fault:
        raise Refused(Message("server-admin-damaged", {"place": str(file), "fault": fault}))
    if target is None:
        _restore_postgres(file, data)
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    copy_database(file, target)


def _restore_postgres(file: Path, data: str) -> None:
    if revision_of(file) != newest():
        raise Refused(Message("server-admin-not-migrated", {"got": revision_of(file) or "0", "here": newest()}))

    def copy(connection: Connection) -> int:
        if not is_empty(connection):
            raise Refused(Message("server-admin-data-there", {"place": "PostgreSQL"}))
        with file_database(file) as source:
            return copy_rows(source, connection)

    with_store(data, lambda store: store.write(copy))


def integrity(path: Path) -> str:
    """What is wrong with a SQLite file; "" where nothing is."""
    try:
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            answer = str(connection.execute("PRAGMA integrity_check").fetchone()[0])
            connection.execute("SELECT count(*) FROM events").fetchone()
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if answer == "ok" else answer


class Finding:
    """Something that the doctor has found; the table, or "" for the database itself."""

    def __init__(self, table: str, message: Message) -> None:
        self.table = table
        self.message = message


def with_store(data: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, work with it and close it."""

    async def whole() -> T:
        store = open_store(data)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(whole())
    except Newer as newer:
        raise Refused(Message("server-admin-newer", {"got": str(newer), "here": newest()})) from None
    except Unavailable as error:
        raise Refused(Message("server-admin-unreachable", {"reason": str(error)[:200]})) from None


def doctor(data: str) -> tuple[int, list[Finding]]:
    """Look at everything and change nothing: how many tables were looked at, and what is wrong."""
    path = database_of(data)
    if path is not None:
        if not path.is_file():
            raise Refused(Message("server-admin-no-data", {"place": str(path)}))
        fault = integrity(path)
        if fault:
            return 0, [Finding("", Message("server-admin-damaged", {"place": str(path), "fault": fault}))]
        older = revision_of(path)
        if older != newest():
            message = Message("server-admin-not-migrated", {"got": older or "0", "here": newest()})
            return 0, [Finding("", message)]
    return with_store(data, _examine)


def revision_of(path: Path) -> str:
    """The schema that a SQLite file has."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found[0]) if found else ""
    except sqlite3.DatabaseError:
        return ""
    finally:
        connection.close()


async def _examine(store: Store) -> tuple[int, list[Finding]]:
    found: list[Finding] = []
    tables = await store.read(ops.all_tables)
    for table_id, head, head_hash in tables:
        rows = await store.read(lambda c, table_id=table_id: ops.load_events(c, table_id))  # type: ignore[misc]
        found += [Finding(table_id, message) for message in examine_table(table_id, head, head_hash, rows)]
        snapshot = await store.read(lambda c, table_id=table_id: ops.load_snapshot(c, table_id))  # type: ignore[misc]
        if snapshot is not None and not found:
            found += [Finding(table_id, message) for message in examine_snapshot(table_id, rows, snapshot)]
    return len(tables), found


def examine_table(table_id: str, head: int, head_hash: str, rows: list[ops.Row]) -> list[Message]:
    """What is wrong with the log of one table."""
    if not rows or rows[-1].n != head or rows[-1].hash != head_hash:
        return [Message("server-admin-head", {"table": table_id})]
    try:
        live = _rebuilt(table_id, rows, None)
    except Exception as error:
        return [Message("server-admin-log", {"table": table_id, "fault": f"{type(error).__name__}: {error}"[:200]})]
    table = live.table
    if table.state is not None:
        faults = table.rules.faults(table.state)
        if faults:
            return [Message("server-admin-log", {"table": table_id, "fault": faults[0]})]
        if is_over(table) and table.result and table.result.get("state") != state_digest(table.rules, table.state):
            return [Message("server-admin-result", {"table": table_id})]
    return []


def examine_snapshot(table_id: str, rows: list[ops.Row], snapshot: tuple[int, str]) -> list[Message]:
    """Whether a snapshot says the same as the log."""
    plain, short = _rebuilt(table_id, rows, None), _rebuilt(table_id, rows, snapshot)
    if digest_of(plain) != digest_of(short):
        return [Message("server-admin-snapshot", {"table": table_id})]
    return []


def digest_of(live: Live) -> str:
    """The digest of a table's game."""
    table = live.table
    return state_digest(table.rules, table.state) if table.state is not None else ""


def migrate(data: str) -> str:
    """Bring the schema up to date; the revision that it has now."""

    async def work(store: Store) -> str:
        def look(connection: Connection) -> str:
            return current(connection) or ""

        return await store.read(look)

    return with_store(data, work)
