"""E52 Hot backup: copies taken under load restore to a prefix of every live game."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from courtier.core.messages import Refused
from courtier.server import admin
from courtier.server.storage import Store, ops
from tests.reliability.experiment import Outcome, Setting, main
from tests.reliability.planted import plant
from tests.reliability.players import Player
from tests.server.running import Running

GOAL = "integrity ok; each restored game is a prefix of the live one; the doctor finds nothing"


async def logs(store: Store) -> dict[str, list[str]]:
    """The hashes of all events by table."""
    out = {}
    for table_id, _, _ in await store.read(ops.all_tables):
        rows = await store.read(lambda c, table_id=table_id: ops.load_events(c, table_id))  # type: ignore[misc]
        out[table_id] = [row.hash for row in rows]
    return out


async def under_load(server: Running, players: list[Player], folder: Path, copies: int) -> list[Path]:
    """Take copies while people play."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    made = []
    for number in range(copies):
        before = sum(player.acks for player in players)
        for _ in range(100):
            if sum(player.acks for player in players) >= before + 5:
                break
            await asyncio.sleep(0.05)
        target = folder / f"copy{number}.db"
        await asyncio.to_thread(admin.backup, server.data, target)
        made.append(target)
    for player in players:
        player.done = True
    await asyncio.wait(tasks, timeout=15)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return made


def run(setting: Setting) -> Outcome:
    """Copy, restore, compare."""
    plant(setting.plant)
    faults: list[str] = []
    data = setting.folder / "live"
    games = 0
    with Running(str(data)) as server:
        players = [Player(server.url, f"p{i}", setting.seed, by_http=False) for i in range(setting.pick(3, 20))]
        try:
            made = asyncio.run(under_load(server, players, setting.folder, setting.pick(3, 30)))
        except Refused as refused:
            return Outcome({"copies": 0}, [f"a backup failed: {refused}"])
    live = admin.with_store(str(data), logs)
    seen = 0
    for copy in made:
        place = setting.folder / f"restored-{copy.stem}"
        try:
            admin.restore(copy, str(place))
            _, found = admin.doctor(str(place))
        except Refused as refused:
            faults.append(f"{copy.name}: {refused}")
            continue
        faults += [f"{copy.name}: {each.message}" for each in found]
        for table_id, hashes in admin.with_store(str(place), logs).items():
            games += 1
            if live.get(table_id, [])[: len(hashes)] != hashes:
                faults.append(f"{copy.name}: {table_id} is no prefix")
            seen += len(hashes)
        os.remove(copy)
    if seen == 0:
        faults.append("the copies hold nothing")
    return Outcome({"copies": len(made), "games": games, "events": seen, "wrong": len(faults)}, faults)


if __name__ == "__main__":
    main("E52", GOAL, run)
