"""Time that only goes forward: the wall clock at the start plus what has passed since; a jump harms nobody."""

from __future__ import annotations

import time


class Clock:
    """Milliseconds since 1970, never less than before."""

    def __init__(self) -> None:
        self._wall = time.time_ns() // 1_000_000
        self._start = time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        """The time now."""
        return self._wall + time.monotonic_ns() // 1_000_000 - self._start
