"""E02 Named crash points: the process ends at every step of the write path; the promises of E01 hold."""

from __future__ import annotations

import asyncio
import random

from courtier.server.points import POINTS
from tests.reliability.e01 import totals
from tests.reliability.experiment import Outcome, Setting, main
from tests.reliability.players import Player
from tests.reliability.sink import Sink
from tests.server.running import Running

GOAL = "at every point: lost 0, doubled 0, reordered 0; a notice at least once and never before its move is durable"


async def crash_loop(server: Running, players: list[Player], times: int, rng: random.Random) -> dict[str, int]:
    """Let the server end at each point so often; how often it did."""
    reached = dict.fromkeys(POINTS, 0)
    tasks = [asyncio.create_task(player.play()) for player in players]
    for point in POINTS:
        for _ in range(times):
            await asyncio.to_thread(server.kill)
            last = 3 if point in ("during-snapshot", "during-notification") else 15
            await asyncio.to_thread(lambda p=point, n=last: server.start(COURTIER_CRASH_AT=f"{p}:{rng.randint(1, n)}"))  # type: ignore[misc]
            for _ in range(600):
                if not server.alive:
                    reached[point] += 1
                    break
                await asyncio.sleep(0.05)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    await asyncio.sleep(2)
    for player in players:
        player.done = True
    await asyncio.wait(tasks, timeout=20)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return reached


async def listen(players: list[Player], url: str) -> None:
    """Everybody wants to hear of their turns."""
    for player in players:
        await player.enter()
        await player.http("PATCH", "/me", {"webhook": url})


def run(setting: Setting) -> Outcome:
    """Play, crash, compare."""
    rng = random.Random(setting.seed)
    settings = {"webhooks_inside": "true", "notice_seconds": 0, "snapshot_every": 10}
    with Sink() as sink, Running(str(setting.folder), setting.plant, **settings) as server:
        players = [Player(server.url, f"p{i}", setting.seed, by_http=i % 3 == 2) for i in range(4)]
        asyncio.run(listen(players, sink.url))
        reached = asyncio.run(crash_loop(server, players, setting.pick(1, 50), rng))
        acknowledged, lost, doubled, moved, anomalies = asyncio.run(totals(players))
        events = {player.table: len(player.seen) for player in players}
    early = [key for key, _ in sink.taken if key.split("-")[0] not in events]
    measured = {
        "crashes": sum(reached.values()),
        "acknowledged": acknowledged,
        "lost": lost,
        "doubled": doubled,
        "reordered": moved,
        "notices": len({key for key, _ in sink.taken}),
        "notices_repeated": len(sink.taken) - len({key for key, _ in sink.taken}),
        "anomalies": len(anomalies),
    }
    faults = [f"{key}: {measured[key]}" for key in ("lost", "doubled", "reordered") if measured[key]] + anomalies
    faults += [f"the point {point} was never reached" for point, times in reached.items() if not times]
    faults += [f"a notice of an unknown table: {key}" for key in early]
    if not sink.taken:
        faults.append("no notice was sent")
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E02", GOAL, run)
