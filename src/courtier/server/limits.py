"""How often somebody may do something: a number of times within a span, by address or by person."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MAX_KEYS: Final = 20_000

# kind: (times, seconds), several spans possible
LIMITS: Final[dict[str, list[tuple[int, float]]]] = {
    "session": [(30, 60), (500, 86_400)],
    "create": [(8, 60), (100, 86_400)],
    "claim": [(20, 60)],
    "act": [(100, 20)],
    "chat": [(10, 20)],
    "preview": [(120, 20)],
    "hint": [(20, 60)],
    "import": [(10, 60)],
    "connect": [(30, 60)],
    "seat": [(60, 60)],
    "read": [(600, 60)],
    "frame": [(200, 20)],
    "auth": [(20, 60)],
}


class TooMany(Exception):
    """The limit is reached; try again after so many seconds."""

    def __init__(self, kind: str, after: float) -> None:
        super().__init__(kind)
        self.kind = kind
        self.after = max(1, int(after + 0.999))


class Limits:
    """Counters of all kinds; a scale of 0 switches them off."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._seen: OrderedDict[tuple[str, str], list[float]] = OrderedDict()

    def check(self, kind: str, key: str) -> None:
        """Count one; raises `TooMany` instead when there were enough of them."""
        if self.scale <= 0:
            return
        now = time.monotonic()
        spans = LIMITS[kind]
        longest = max(seconds for _, seconds in spans)
        times = self._seen.setdefault((kind, key), [])
        self._seen.move_to_end((kind, key))
        while times and times[0] <= now - longest:
            times.pop(0)
        for allowed, seconds in spans:
            most = max(1, int(allowed * self.scale))
            recent = [each for each in times[-most:] if each > now - seconds]
            if len(recent) >= most:
                raise TooMany(kind, recent[0] + seconds - now)
        times.append(now)
        while len(self._seen) > MAX_KEYS:
            self._seen.popitem(last=False)

    def blocked(self, kind: str, key: str) -> float:
        """How long this kind is still refused, without counting; 0 when it is not."""
        times = self._seen.get((kind, key), [])
        if self.scale <= 0 or not times:
            return 0
        now = time.monotonic()
        for allowed, seconds in LIMITS[kind]:
            most = max(1, int(allowed * self.scale))
            recent = [each for each in times[-most:] if each > now - seconds]
            if len(recent) >= most:
                return recent[0] + seconds - now
        return 0
