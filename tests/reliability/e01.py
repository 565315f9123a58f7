"""E01 Kill loop: the server is killed with signal 9 again and again while people play; no acknowledged move is lost."""

from __future__ import annotations

import asyncio
import random

from tests.reliability.experiment import Outcome, Setting, main
from tests.reliability.players import Player
from tests.server.running import Running

GOAL = "acknowledged moves lost 0, doubled 0, reordered 0; unacknowledged ones present at most once"


async def kill_loop(server: Running, players: list[Player], kills: int, rng: random.Random, longest: float) -> None:
    """Kill and start again, then let everybody finish what they were at."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(kills):
        before = sum(player.acks for player in players)
        await asyncio.sleep(rng.uniform(0.2, longest))
        for _ in range(200):  # a slow machine gets time to make a few moves
            if sum(player.acks for player in players) >= before + len(players):
                break
            await asyncio.sleep(rng.uniform(0.01, 0.05))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    for player in players:
        player.done = True
    await asyncio.wait(tasks, timeout=15)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def totals(players: list[Player]) -> tuple[int, int, int, int, list[str]]:
    """What all players found."""
    counts = [await player.check() for player in players]
    acknowledged, lost, doubled, moved = (sum(each[i] for each in counts) for i in range(4))
    return acknowledged, lost, doubled, moved, [text for player in players for text in player.anomalies]


def run(setting: Setting) -> Outcome:
    """Play, kill, compare."""
    rng = random.Random(setting.seed)
    kills = setting.pick(6 if setting.plant else 20, 500)
    games = setting.pick(6, 40)
    with Running(str(setting.folder), setting.plant) as server:
        players = [Player(server.url, f"p{i}", setting.seed, by_http=i % 3 == 2) for i in range(games)]
        asyncio.run(kill_loop(server, players, kills, rng, setting.pick(1.0, 5.0)))
        acknowledged, lost, doubled, moved, anomalies = asyncio.run(totals(players))
    measured = {
        "kills": kills,
        "games": games,
        "acknowledged": acknowledged,
        "lost": lost,
        "doubled": doubled,
        "reordered": moved,
        "anomalies": len(anomalies),
        "resent": sum(1 for player in players for sent in player.sent if sent.times > 1),
    }
    faults = [f"{key}: {measured[key]}" for key in ("lost", "doubled", "reordered") if measured[key]] + anomalies
    if acknowledged < kills:
        faults.append("too few moves were made to say anything")
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E01", GOAL, run)
