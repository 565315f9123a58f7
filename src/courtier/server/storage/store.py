"""One interface to both databases: an operation is a function of a connection, carried out in one transaction.

`write` returns only after the transaction is durable.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Operation = Callable[[Connection], T]
Listener = Callable[[str, int], Awaitable[None]]


class Conflict(Exception):
    """Somebody else has added events to the table since it was read."""


class Unavailable(Exception):
    """The database cannot be written or reached now; nothing of the operation is stored."""


class Newer(Exception):
    """The data was written by a newer version of the program."""


class Store(Protocol):
    """A database."""

    shared: bool  # whether other processes may write to it too

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        ...

    async def close(self) -> None:
        """Let everything be finished and disconnect."""
        ...

    async def read(self, operation: Operation[T]) -> T:
        """Carry out an operation that changes nothing."""
        ...

    async def write(self, operation: Operation[T]) -> T:
        """Carry out an operation; it is durable when this returns, or has not happened when it raises."""
        ...

    async def listen(self, listener: Listener) -> None:
        """Have the listener told of every table that another process has changed: its id and its last event."""
        ...


def url_of(data: str) -> str:
    """The database URL for `--data`: a URL as it stands, or the SQLite file in a directory."""
    if "://" in data:
        scheme, _, rest = data.partition("://")
        if scheme in ("postgres", "postgresql"):
            return f"postgresql+asyncpg://{rest}"
        return data
    return f"sqlite:///{Path(data).expanduser().absolute() / 'courtier.db'}"


def open_store(data: str) -> Store:
    """The store for `--data`; not opened yet."""
    from courtier.server.storage.postgres import PostgresStore
    from courtier.server.storage.sqlite import SqliteStore

    url = url_of(data)
    if url.startswith("postgresql"):
        return PostgresStore(url)
    if url.startswith("sqlite:///"):
        return SqliteStore(Path(url.removeprefix("sqlite:///")))
    raise ValueError(f"not a directory, a SQLite or a PostgreSQL URL: {data}")
