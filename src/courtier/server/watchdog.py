"""Watches the event loop: how long a single step of it took, and whether the loop as a whole falls behind.

A step that takes longer than 50 ms lets everybody wait; such work belongs into a thread or another process. Timing
every step costs a little, so it is done only where it is asked for (`watch_loop`). Falling behind is always measured: a
server that is seconds behind refuses moves instead of letting them pile up.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import events

log = logging.getLogger("courtier.loop")
LIMIT = 0.05  # seconds of work in one step
BEAT = 0.25
BEHIND = 2.0


class Behind(Exception):
    """There is too much to do now; nothing was changed."""


class Watchdog:
    """What is known about the loop of this process."""

    def __init__(self, timing: bool) -> None:
        self.timing = timing
        self.longest = 0.0  # seconds of processor time in one step; the clock would also count other processes
        self.too_long = 0
        self.stall = 0.0  # seconds by the clock of a step, whatever held it up
        self.steps = 0
        self.behind = 0.0
        self._beat = time.monotonic()

    @property
    def overloaded(self) -> bool:
        """Whether the loop is so late that new moves should wait: at its last beat, or with the one that is due."""
        return max(self.behind, time.monotonic() - self._beat - BEAT) > BEHIND

    async def run(self) -> None:
        """Measure again and again how late the loop is."""
        while True:
            self._beat = time.monotonic()
            await asyncio.sleep(BEAT)
            self.behind = max(0.0, time.monotonic() - self._beat - BEAT)

    def install(self) -> None:
        """Time every step of the loop from now on, if that was asked for."""
        if not self.timing:
            return
        watch, real = self, events.Handle._run

        def timed(handle: events.Handle) -> None:
            start, used = time.monotonic(), time.thread_time()
            real(handle)
            watch.step(time.thread_time() - used, time.monotonic() - start, handle)

        events.Handle._run = timed  # type: ignore[assignment,method-assign]

    def step(self, took: float, lasted: float, handle: events.Handle) -> None:
        """One step took so long, in processor time and by the clock."""
        self.steps += 1
        self.longest = max(self.longest, took)
        self.stall = max(self.stall, lasted)
        if took > LIMIT:
            self.too_long += 1
            log.warning("a step took %.0f ms: %s", took * 1000, described(handle))


def described(handle: events.Handle) -> str:
    """What a step did, without its arguments, which may hold somebody's secret."""
    callback = getattr(handle, "_callback", None)
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        return getattr(task.get_coro(), "__qualname__", "task")
    return getattr(callback, "__qualname__", "step")
