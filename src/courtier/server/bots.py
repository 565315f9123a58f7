"""Bots think in processes of their own and get a determinized state of their seat, nothing more."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

from courtier.core.engine import legal
from courtier.core.game import Game
from courtier.core.messages import Json
from courtier.core.position import dump
from courtier.core.rng import seeded
from courtier.server.keeper import Keeper, Live
from courtier.server.storage import Unavailable
from courtier.server.watchdog import Behind
from courtier.table.commands import Act
from courtier.table.errors import Denied
from courtier.table.events import Stored
from courtier.table.model import BOT

log = logging.getLogger("courtier.bots")
MOST_ITERATIONS = 5_000
Answer = TypeVar("Answer")


def _seen(game: Game[Any], state: Any, seat: int) -> Json:
    """The position with all that the seat cannot know dealt anew."""
    return dump(game, game.determinize(state, seat, seeded(secrets.token_hex(16))))


def _prepare() -> None:
    """A bot is never more urgent than a person."""
    os.nice(10)


def think(game: str, corrections: dict[str, Json], seen: Json, seat: int, level: str, seed: int, seconds: float) -> str:
    """In the other process: the bot's choice in a position that shows only what its seat knows, within the time."""
    from courtier.bots import make_bot
    from courtier.core.position import load
    from courtier.games import load_game

    loaded = load_game(game, corrections or None)
    state = load(loaded, seen)
    return loaded.actions.notation(make_bot(level, seed, seconds).choose(loaded, state, seat))


def advise(
    game: str, corrections: dict[str, Json], seen: Json, seat: int, seed: int, seconds: float
) -> list[dict[str, Json]]:
    """In the other process: the best choices of a seat in a position that shows only what it knows."""
    from courtier.bots.hints import hints
    from courtier.core.engine import label
    from courtier.core.messages import to_json
    from courtier.core.position import load
    from courtier.games import load_game

    loaded = load_game(game, corrections or None)
    state = load(loaded, seen)
    out: list[dict[str, Json]] = []
    for hint in hints(loaded, state, seat, seed, MOST_ITERATIONS, seconds):
        what = label(loaded, state, seat, hint.action)
        out.append(
            {
                "action": loaded.actions.notation(hint.action),
                "label": to_json(what),
                "share": round(hint.share, 3),
                "score": round(hint.score, 1),
                "chance": round(hint.chance, 3),
                "reasons": [to_json(reason) for reason in hint.reasons],
                "message": to_json(hint.message(what)),
            }
        )
    return out


class Bots:
    """Asks a bot whenever one is to move."""

    def __init__(self, keeper: Keeper, processes: int, seconds: float) -> None:
        self._keeper = keeper
        self._processes = max(1, processes)
        self._seconds = seconds
        self._patience = max(10.0, 5 * seconds)
        self._backup = 2 * seconds + 1
        self._pool: ProcessPoolExecutor | None = None
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False

    @property
    def thinking(self) -> int:
        """How many bots are to move now."""
        return len(self._thinking)

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
        table = live.table
        if table.seats[seat].person and not table.seats[seat].resigned:
            # It only stands in: whoever comes back shall find their game and not its end.
            delay = max(delay, self._seconds)
        if delay:
            await asyncio.sleep(delay)
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
        try:
            choice = await self._asked(think, live, seat, level, secrets.randbits(31), self._seconds)
            if game.actions.parse(choice) in options:
                return choice
        except (TimeoutError, BrokenProcessPool):
            log.warning("a bot of level %s took too long or died", level)
            self._kill()
        except Exception:
            log.exception("a bot of level %s failed", level)
        return game.actions.notation(secrets.choice(options))

    async def hints(self, live: Live, seat: int) -> list[dict[str, Json]]:
        """The best choices of a seat, the best first; raises `Behind` where the time was too short."""
        try:
            return await self._asked(advise, live, seat, secrets.randbits(31), self._seconds)
        except (TimeoutError, BrokenProcessPool):
            log.warning("a hint took too long or its process died")
            self._kill()
            raise Behind from None

    async def _asked(self, question: Callable[..., Answer], live: Live, seat: int, *more: Any) -> Answer:
        """Ask in another process about what a seat can know."""
        game, state = live.table.rules, live.table.state
        seen = await asyncio.to_thread(_seen, game, state, seat)
        work = asyncio.get_running_loop().run_in_executor(
            self._workers(), partial(question, game.name, game.corrections, seen, seat, *more)
        )
        return await asyncio.wait_for(work, self._patience)

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
