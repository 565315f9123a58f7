"""All parts of a running server, joined."""

from __future__ import annotations

import asyncio
import logging
import secrets
from pathlib import Path

from courtier import texts
from courtier.core.messages import Message
from courtier.games import GAMES, load_game
from courtier.server.bots import Bots
from courtier.server.clock import Clock
from courtier.server.collecting import Collector
from courtier.server.config import Config
from courtier.server.hub import Hub
from courtier.server.keeper import Keeper
from courtier.server.limits import Limits
from courtier.server.people import People
from courtier.server.reports import Reports
from courtier.server.storage import Unavailable, open_store, ops
from courtier.server.storage import people as db
from courtier.server.watchdog import Behind, Watchdog
from courtier.server.webhooks import Webhooks

log = logging.getLogger("courtier.server")


def read_all() -> None:
    """Read the games and the words of all languages now, so that nobody has to wait for them later."""
    for game in GAMES:
        load_game(game)
    for lang in texts.available():
        texts.load(lang).format(Message("server-page-title"))


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
        self.watchdog = Watchdog(config.watch_loop)
        self.collector = Collector()
        self.instance = ""
        self.draining = False
        self.sockets: set[object] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database and begin to work."""
        await self.store.open()
        self.instance = await self.store.write(lambda c: db.meta_value(c, "instance", secrets.token_hex(4)))
        await self.store.listen(self.keeper.changed)
        await asyncio.to_thread(read_all)
        self.collector.start()
        self.watchdog.install()
        work = (self._every_second(), self._wake_bots(), self.watchdog.run())
        self._tasks = [asyncio.create_task(each) for each in work]
        if self.config.webhooks:
            self._tasks.append(asyncio.create_task(self.webhooks.run()))

    async def close(self) -> None:
        """Finish what was begun and close the database."""
        self.draining = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.collector.stop()
        self.bots.close()
        for live in self.keeper.live():
            async with live.lock:  # whatever is being stored is stored
                pass
        await self.store.close()

    def need_time(self) -> None:
        """Refuse a move, to be sent again soon, while the server is far behind."""
        if self.watchdog.overloaded:
            raise Behind

    async def ready(self) -> bool:
        """Whether the database can be written."""
        now = self.clock.now()
        try:
            async with asyncio.timeout(5):
                await self.store.write(lambda c: db.beat(c, now))
        except (Unavailable, TimeoutError):
            return False
        return not self.draining

    def metrics(self) -> str:
        """Numbers in the text form of Prometheus."""
        values = {
            "courtier_sockets": len(self.sockets),
            "courtier_tables_in_memory": len(self.keeper.live()),
            "courtier_bots_thinking": self.bots.thinking,
            "courtier_events_stored_total": self.keeper.stored,
            "courtier_frames_sent_total": self.hub.frames,
            "courtier_loop_behind_seconds": round(self.watchdog.behind, 6),
        }
        if self.watchdog.timing:
            values["courtier_loop_steps_total"] = self.watchdog.steps
            values["courtier_loop_steps_too_long_total"] = self.watchdog.too_long
            values["courtier_loop_longest_step_seconds"] = round(self.watchdog.longest, 6)
            values["courtier_loop_longest_stall_seconds"] = round(self.watchdog.stall, 6)
        kinds = {True: "counter", False: "gauge"}
        return "".join(
            f"# TYPE {name} {kinds[name.endswith('_total')]}\n{name} {value}\n" for name, value in values.items()
        )

    async def _every_second(self) -> None:
        while True:
            await asyncio.sleep(1)
            if not self.sockets:
                self.collector.nobody_is_there()
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
