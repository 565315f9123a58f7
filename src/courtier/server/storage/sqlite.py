"""SQLite in WAL with `synchronous=FULL`: one writer thread, which commits what has queued up together.

Only the writer's connection writes and checkpoints; reading has a connection and a thread of its own.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import StaticPool

from courtier.server import points
from courtier.server.storage.migrate import upgrade
from courtier.server.storage.store import Listener, Operation, T, Unavailable

log = logging.getLogger("courtier.storage")
LARGEST_GROUP = 128
_Job = tuple[Operation[Any], "Future[Any]"]


def _engine(path: Path, begin: str, pragmas: list[str]) -> Engine:
    """An engine with one connection, which may go from thread to thread."""
    engine = create_engine(
        f"sqlite:///{path}", poolclass=StaticPool, connect_args={"check_same_thread": False, "timeout": 10}
    )

    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


class SqliteStore:
    """One file, one process."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "courtier-read")
        self._writer: threading.Thread | None = None
        self._write_engine: Engine | None = None
        self._read_engine: Engine | None = None
        self.fatal: Callable[[], None] = _stop
        self.commits = 0

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(self._connect)
        self._writer = threading.Thread(target=self._write_loop, name="courtier-write", daemon=True)
        self._writer.start()

    def _connect(self) -> None:
        self._write_engine = _engine(
            self.path, "BEGIN IMMEDIATE", ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"]
        )
        os.chmod(self.path, 0o600) if self.path.exists() else None
        with self._write_engine.begin() as connection:
            upgrade(connection, self._before_migration)
        os.chmod(self.path, 0o600)
        self._read_engine = _engine(self.path, "BEGIN", ["query_only=ON"])

    def _before_migration(self, revision: str) -> None:
        """Copy the file before its schema changes."""
        copy = self.path.with_name(f"{self.path.stem}-before-{revision}.db")
        if not copy.exists():
            copy_database(self.path, copy)

    async def close(self) -> None:
        if self._writer is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        self._reading.shutdown()
        for engine in (self._read_engine, self._write_engine):
            if engine is not None:
                engine.dispose()

    async def read(self, operation: Operation[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, operation)

    def _read(self, operation: Operation[T]) -> T:
        assert self._read_engine is not None
        with self._read_engine.begin() as connection:
            return operation(connection)

    async def write(self, operation: Operation[T]) -> T:
        future: Future[Any] = Future()
        self._queue.put((operation, future))
        result: T = await asyncio.wrap_future(future)
        return result

    async def listen(self, listener: Listener) -> None:
        """Nobody else writes to the file."""

    # -- the writer thread

    def _write_loop(self) -> None:
        while True:
            job = self._queue.get()
            if job is None:
                return
            jobs = [job]
            stop = False
            while len(jobs) < LARGEST_GROUP:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    stop = True
                    break
                jobs.append(more)
            self._commit(jobs)
            if stop:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        """Carry out all jobs in one transaction; a job that fails is undone alone."""
        assert self._write_engine is not None
        done: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Future[Any], BaseException]] = []
        try:
            points.reached("before-begin")
            with self._write_engine.begin() as connection:
                for operation, future in jobs:
                    try:
                        with connection.begin_nested():
                            done.append((future, operation(connection)))
                    except (OperationalError, sqlite3.OperationalError):
                        raise
                    except BaseException as error:
                        failed.append((future, error))
                points.reached("before-commit")
            self.commits += 1
            points.reached("after-commit")
        except (OperationalError, sqlite3.OperationalError) as error:
            log.error("the database cannot be written: %s", error)
            for _, future in jobs:
                future.set_exception(Unavailable(str(error)))
            if "disk I/O error" in str(error):
                self.fatal()
            return
        except BaseException as error:
            for _, future in jobs:
                future.set_exception(error)
            return
        for future, result in done:
            future.set_result(result)
        for future, reason in failed:
            future.set_exception(reason)


def _stop() -> None:
    """After a failed sync nothing in memory can be trusted: start again from the log."""
    log.critical("the disk failed; the process ends and must be started again")
    os._exit(70)


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy of a database that may be in use."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    with sqlite3.connect(source) as old, sqlite3.connect(part) as new:
        old.backup(new, pages=256, sleep=0.005)
    old.close()
    new.execute("PRAGMA journal_mode=DELETE")
    new.close()
    os.chmod(part, 0o600)
    os.replace(part, target)
