"""All parts of a running server, joined."""

from __future__ import annotations

import asyncio
import logging
import secrets
from pathlib import Path

from courtier.server.bots import Bots
from courtier.server.clock import Clock
from courtier.server.config import Config
from courtier.server.hub import Hub
from courtier.server.keeper import Keeper
from courtier.server.limits import Limits
from courtier.server.people import People
from courtier.server.reports import Reports
from courtier.server.storage import Unavailable, open_store, ops
from courtier.server.storage import people as db
from courtier.server.webhooks import Webhooks

log = logging.getLogger("courtier.server")


class Hosting:
    """What every request works with."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.clock = Clock()
        self.store = open_store(config.data)
        folder = None if "://" in config.data else Path(config.data).expanduser() / "reports"
        self.keeper = Keeper(
            self.store,
            self.clock,
            Reports(folder),
            config.live_tables,
            config.snapshot_every,
            int(config.notice_seconds * 1000),
        )
        self.hub = Hub()
        self.bots = Bots(self.keeper, config.bot_processes, config.bot_seconds)
        self.keeper.audience = [self.hub, self.bots]
        self.people = People(self.store, self.clock, config.session_days)
        self.limits = Limits(config.limits)
        self.webhooks = Webhooks(self.keeper, self.clock, config.public_url, config.webhooks_inside)
        self.instance = ""
        self.draining = False
        self.sockets: set[object] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database and begin to work."""
        await self.store.open()
        self.instance = await self.store.write(lambda c: db.meta_value(c, "instance", secrets.token_hex(4)))
        await self.store.listen(self.keeper.changed)
        self._tasks = [asyncio.create_task(self._every_second()), asyncio.create_task(self._wake_bots())]
        if self.config.webhooks:
            self._tasks.append(asyncio.create_task(self.webhooks.run()))

    async def close(self) -> None:
        """Finish what was begun and close the database."""
        self.draining = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        for live in self.keeper.live():
            async with live.lock:  # whatever is being stored is stored
                pass
        await self.store.close()

    async def ready(self) -> bool:
        """Whether the database can be written."""
        now = self.clock.now()
        try:
            async with asyncio.timeout(5):
                await self.store.write(lambda c: db.beat(c, now))
        except (Unavailable, TimeoutError):
            return False
        return not self.draining

    async def _every_second(self) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self.keeper.tick()
            except Unavailable:
                pass
            except Exception:
                log.exception("the clocks failed")

    async def _wake_bots(self) -> None:
        """After a start: tables on which a bot was to move."""
        try:
            for table_id in await self.store.read(lambda c: ops.waiting_for(c, "bot")):
                self.bots.consider(await self.keeper.get(table_id))
                await asyncio.sleep(0)
        except Exception:
            log.exception("a bot could not be woken")
