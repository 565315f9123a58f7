"""Keeps Python's garbage collector from holding everybody up.

A full collection looks at every object, while all wait: with some hundred tables in memory that takes longer than the
50 ms that a step may take. Nearly all objects here live for long and end without its help. So whatever has lived
through a start, or through a full collection that took too long, is not looked at again (`gc.freeze`) until nobody is
there.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any

LONG = 0.02  # seconds
YOUNG = 20_000  # objects before the collector looks at the new ones


class Collector:
    """The collector of this process."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._began = 0.0
        self._frozen = False
        self._before = gc.get_threshold()

    def start(self) -> None:
        """From now on; called once everything is loaded."""
        self._loop = asyncio.get_running_loop()
        gc.freeze()
        gc.set_threshold(YOUNG, 20, 20)
        gc.callbacks.append(self._collected)

    def stop(self) -> None:
        """Leave the collector as it was found."""
        if self._loop is not None:
            gc.callbacks.remove(self._collected)
            gc.set_threshold(*self._before)
            gc.unfreeze()
            self._loop = None

    def _collected(self, phase: str, info: dict[str, Any]) -> None:
        if info["generation"] < 2:
            return
        if phase == "start":
            self._began = time.thread_time()
        elif time.thread_time() - self._began > LONG and self._loop is not None:
            self._loop.call_soon_threadsafe(self._freeze)

    def _freeze(self) -> None:
        self._frozen = True
        gc.freeze()

    def nobody_is_there(self) -> None:
        """A good moment to look at everything, if something was put aside."""
        if self._frozen:
            self._frozen = False
            gc.unfreeze()
            gc.collect()
            gc.freeze()
