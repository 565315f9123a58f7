"""E21 Find the knee: the load of E20 is raised until the slowest moves take more than a second.

--quick: 20 games, up to 80 moves a second; full: 150 games without a limit. Beyond the knee moves may be refused (429,
503) but not lost, and soon after the load has gone everything is as fast as before.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from typing import Any

from tests.reliability.e20 import Game, connected, left, metric, seated, shares
from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running

GOAL = ">= 200 moves/s with p99 <= 1 s; above it refusals, no loss; p99 <= 250 ms within 10 s after the load has ended"
SLOW = 1000.0  # ms
CALM = 250.0
PATIENCE = 20.0


class Climb:
    """Steps of growing load, and what was measured at each."""

    def __init__(self, games: list[Game], seconds: float, most: float) -> None:
        self.games = games
        self.seconds = seconds
        self.most = most
        self.steps: list[dict[str, Any]] = []
        self.recovery = -1.0

    async def step(self, rate: float, seconds: float) -> dict[str, Any]:
        """All games together make so many moves a second; how it went."""
        for game in self.games:
            game.every = len(self.games) / rate
            game.patience = PATIENCE
            game.times.clear()
        refused = sum(game.refused for game in self.games)
        until = time.monotonic() + seconds
        await asyncio.gather(*(game.play(until) for game in self.games))
        times = [each for game in self.games for each in game.times]
        at = shares(times) if times else [SLOW * 99] * 3
        return {
            "asked": round(rate),
            "per_second": round(len(times) / seconds, 1),
            "p50_ms": at[0],
            "p99_ms": at[2],
            "refused": sum(game.refused for game in self.games) - refused,
        }

    async def run(self) -> None:
        """Up to the knee and one step beyond it, then down again."""
        listeners = await connected(self.games)
        rate = len(self.games) / 2
        while rate <= self.most:
            self.steps.append(await self.step(rate, self.seconds))
            if self.steps[-1]["p99_ms"] > SLOW or self.steps[-1]["per_second"] < 0.6 * rate:
                break
            rate *= 1.5
        end = time.monotonic()
        while self.recovery < 0 and time.monotonic() - end < 15:
            calm = await self.step(len(self.games) / 2, 3.0)
            if calm["p99_ms"] <= CALM:
                self.recovery = round(time.monotonic() - end, 1)
        await asyncio.sleep(1)
        await left(self.games, listeners)


def run(setting: Setting) -> Outcome:
    """Climb, come back, count."""
    n = int(os.environ.get("COURTIER_E21_GAMES", setting.pick(20, 150)))
    seconds = float(os.environ.get("COURTIER_E21_SECONDS", setting.pick(4, 30)))
    most = setting.pick(80, 2000)
    with Running(str(setting.folder), setting.plant, metrics="true") as server:
        games = seated(server, n, random.Random(setting.seed))
        before = metric(server.url, "courtier_events_stored_total")
        climb = Climb(games, seconds, most)
        asyncio.run(climb.run())
        stored = int(metric(server.url, "courtier_events_stored_total") - before)
    acks = sum(game.acks for game in games)
    ended = sum(1 for game in games if game.now[0].get("status") == "ended")
    good = [each for each in climb.steps if each["p99_ms"] <= SLOW]
    knee = max((each["per_second"] for each in good), default=0.0)
    measured = {
        "games": n,
        "knee_per_second": knee,
        "steps": climb.steps,
        "acknowledged": acks,
        "stored": stored,
        "recovered_after_s": climb.recovery,
    }
    faults = sorted({error for game in games for error in game.errors})
    if stored != acks + ended:
        faults.append(f"{acks} moves were acknowledged and {stored - ended} stored")
    if knee < setting.pick(20, 200):
        faults.append(f"the knee is at {knee} moves a second")
    if not 0 <= climb.recovery <= 10:
        faults.append(f"calm again after {climb.recovery} s")
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E21", GOAL, run)
