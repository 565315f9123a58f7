"""All rows of one database into another that is empty: a PostgreSQL database into a file, and back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine, func, insert, select

from courtier.server.storage.migrate import upgrade
from courtier.server.storage.schema import metadata

CHUNK = 500


@contextmanager
def file_database(path: Path) -> Iterator[Connection]:
    """A SQLite file in one transaction, with the schema of this program; only its owner may read it."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            upgrade(connection)
            yield connection
    finally:
        engine.dispose()


def copy_rows(source: Connection, target: Connection) -> int:
    """Copy everything; how many rows. PostgreSQL is read as it was at one instant, whatever is written meanwhile."""
    if source.dialect.name == "postgresql":
        source.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
    rows = 0
    for table in metadata.sorted_tables:
        found = source.execute(select(table))
        while chunk := found.fetchmany(CHUNK):
            target.execute(insert(table), [dict(row._mapping) for row in chunk])
            rows += len(chunk)
    return rows


def is_empty(connection: Connection) -> bool:
    """Whether nobody has ever used the database."""
    return all(
        connection.execute(select(func.count()).select_from(table)).scalar_one() == 0
        for table in metadata.sorted_tables
    )
