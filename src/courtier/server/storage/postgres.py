"""PostgreSQL through asyncpg: several server processes share it and tell each other of new events by NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from courtier.server import points
from courtier.server.storage.migrate import upgrade
from courtier.server.storage.ops import CHANNEL
from courtier.server.storage.store import Listener, Operation, T, Unavailable

log = logging.getLogger("courtier.storage")
LOCK = 0x436F7572  # the advisory lock of migrations


class PostgresStore:
    """One database, any number of processes."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine: AsyncEngine = create_async_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=False)
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._engine.dispose()

    async def read(self, operation: Operation[T]) -> T:
        return await self._run(operation)

    async def write(self, operation: Operation[T]) -> T:
        points.reached("before-begin")
        result = await self._run(operation)
        points.reached("after-commit")
        return result

    async def _run(self, operation: Operation[T]) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(operation)
        except (OperationalError, InterfaceError, OSError) as error:
            log.error("the database cannot be reached: %s", error)
            raise Unavailable(str(error)) from error
        except DBAPIError as error:
            if error.connection_invalidated:
                raise Unavailable(str(error)) from error
            raise

    async def listen(self, listener: Listener) -> None:
        self._listening = asyncio.create_task(self._listen(listener))

    async def _listen(self, listener: Listener) -> None:
        """Keep one connection that hears of changes; after a loss everything may have changed (an empty id)."""
        dsn = self.url.replace("postgresql+asyncpg://", "postgresql://")
        heard: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()

        def notified(_connection: Any, _pid: Any, _channel: Any, payload: Any) -> None:
            table_id, _, n = str(payload).partition(" ")
            heard.put_nowait((table_id, int(n or 0)))

        while True:
            connection = None
            try:
                connection = await asyncpg.connect(dsn)
                await connection.add_listener(CHANNEL, notified)
                connection.add_termination_listener(lambda _connection: heard.put_nowait(None))
                await listener("", 0)
                while (change := await heard.get()) is not None:
                    await listener(*change)
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("no longer listening to the database: %s", error)
            finally:
                if connection is not None and not connection.is_closed():
                    await connection.close()
            await asyncio.sleep(1)
