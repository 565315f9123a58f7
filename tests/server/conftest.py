"""A PostgreSQL for the whole run, and stores of both kinds."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest

from tests.server import running
from tools.postgres import postgres


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    """Close the connections of all whom a test has made."""
    yield
    running.everybody_leaves()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


async def fresh(url: str) -> None:
    connection: Any = await asyncpg.connect(url)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def data(request, tmp_path) -> str:
    """What `--data` names: a directory for SQLite, or an empty PostgreSQL database."""
    if request.param == "sqlite":
        return str(tmp_path)
    url: str = request.getfixturevalue("postgres_url")
    asyncio.run(fresh(url))
    return url


@pytest.fixture
def postgres_data(postgres_url) -> str:
    """An empty PostgreSQL database."""
    asyncio.run(fresh(postgres_url))
    return str(postgres_url)
