"""Bots think in processes of their own and get a determinized state of their seat, nothing more."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from courtier.core.engine import legal
from courtier.core.messages import Json
from courtier.core.position import dump
from courtier.core.rng import seeded
from courtier.server.keeper import Keeper, Live
from courtier.server.storage import Unavailable
from courtier.table.commands import Act
from courtier.table.errors import Denied
from courtier.table.events import Stored
from courtier.table.model import BOT

log = logging.getLogger("courtier.bots")


def _prepare() -> None:
    """A bot is never more urgent than a person."""
    os.nice(10)


def think(game: str, corrections: dict[str, Json], seen: Json, seat: int, level: str, seed: int) -> str:
    """In the other process: the bot's choice in a position that shows only what its seat knows."""
    from courtier.bots import make_bot
    from courtier.core.position import load
    from courtier.games import load_game

    loaded = load_game(game, corrections or None)
    state = load(loaded, seen)
    return loaded.actions.notation(make_bot(level, seed).choose(loaded, state, seat))


class Bots:
    """Asks a bot whenever one is to move."""

    def __init__(self, keeper: Keeper, processes: int, seconds: float) -> None:
        self._keeper = keeper
        self._processes = max(1, processes)
        self._patience = max(10.0, 5 * seconds)
        self._backup = 2 * seconds + 1
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False

    def is_watched(self, table_id: str) -> bool:
        """A table is kept while a bot thinks about it."""
        return any(each[0] == table_id for each in self._thinking)

    def happened(self, live: Live, events: Sequence[Stored], own: bool) -> None:
        """Ask the bots that are to move now; where another process has the table, only if that one stays silent."""
        self.consider(live, 0.0 if own else self._backup)

    def consider(self, live: Live, delay: float = 0.0) -> None:
        """Ask the bots that are to move at a table."""
        table = live.table
        for seat in table.asked():
            key = (table.id, seat)
            if table.seats[seat].bot and key not in self._thinking and not self._closed:
                task = asyncio.create_task(self._play(live, seat, delay))
                self._thinking[key] = task
                task.add_done_callback(lambda _, key=key: self._done(live, key))  # type: ignore[misc]

    def _done(self, live: Live, key: tuple[str, int]) -> None:
        task = self._thinking.pop(key, None)
        if task is not None and not task.cancelled():
            if task.exception() is not None:
                log.warning("a bot could not move: %r", task.exception())
            else:
                self.consider(live)

    async def _play(self, live: Live, seat: int, delay: float) -> None:
        if delay:
            await asyncio.sleep(delay)
        table = live.table
        decision, level = table.decisions[seat], table.seats[seat].bot
        if not decision or not level or seat not in table.asked():
            return
        action = await self._choice(live, seat, level)
        if table.decisions[seat] != decision or table.seats[seat].bot != level:
            return
        try:
            await self._keeper.command(table.id, Act(seat, decision, [action], ""), BOT)
        except Denied as denied:
            log.info("a bot came too late: %s", denied.message.key)
        except Unavailable:
            await asyncio.sleep(1)

    async def _choice(self, live: Live, seat: int, level: str) -> str:
        table = live.table
        game, state = table.rules, table.state
        options = legal(state, seat)
        if len(options) == 1:
            return game.actions.notation(options[0])
        seen = dump(game, game.determinize(state, seat, seeded(secrets.token_hex(16))))
        arguments: tuple[Any, ...] = (game.name, game.corrections, seen, seat, level, secrets.randbits(31))
        try:
            loop = asyncio.get_running_loop()
            choice = await asyncio.wait_for(loop.run_in_executor(self._workers(), think, *arguments), self._patience)
            if game.actions.parse(choice) in options:
                return choice
        except (TimeoutError, BrokenProcessPool):
            log.warning("a bot of level %s took too long or died", level)
            self._kill()
        except Exception:
            log.exception("a bot of level %s failed", level)
        return game.actions.notation(secrets.choice(options))

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_prepare)
        return self._pool

    def _kill(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(getattr(pool, "_processes", {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        for task in list(self._thinking.values()):
            task.cancel()
        self._kill()
