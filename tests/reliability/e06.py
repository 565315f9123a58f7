"""E06 History checker: people act and others read through kills; every read is a prefix of one growing log."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx

from tests.reliability.e01 import kill_loop, totals
from tests.reliability.experiment import Outcome, Setting, main
from tests.reliability.players import LOST, Player
from tests.server.running import Running

GOAL = (
    "0 anomalies: versions contiguous, each ack once, each read a prefix of the final log, reads of one client monotone"
)


class Reader:
    """Reads the log of somebody's table again and again, over HTTP, from the start."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.reads: list[list[str]] = []
        self.faults: list[str] = []

    async def read(self) -> None:
        """Read until the player is done."""
        while not self.player.done:
            if self.player.table:
                try:
                    self._take((await self.player.http("GET", f"/tables/{self.player.table}/events")).json())
                except (*LOST, KeyError, ValueError):
                    pass
            await asyncio.sleep(0.1)

    def _take(self, page: dict[str, Any]) -> None:
        numbers = [event["v"] for event in page["events"]]
        if numbers != list(range(1, len(numbers) + 1)):
            self.faults.append(f"versions are not contiguous: {numbers[:5]}...")
        texts = [json.dumps(event, sort_keys=True) for event in page["events"]]
        if self.reads and texts[: len(self.reads[-1])] != self.reads[-1]:
            self.faults.append("a later read is no continuation of an earlier one")
        self.reads.append(texts)


async def whole(server: Running, players: list[Player], readers: list[Reader], kills: int, seed: int) -> None:
    """Play, read and kill."""
    reading = [asyncio.create_task(reader.read()) for reader in readers]
    await kill_loop(server, players, kills, random.Random(seed), 1.0)
    await asyncio.wait(reading, timeout=10)
    for task in reading:
        task.cancel()
    await asyncio.gather(*reading, return_exceptions=True)


def run(setting: Setting) -> Outcome:
    """Several tables, two readers each."""
    with Running(str(setting.folder), setting.plant) as server:
        players = [Player(server.url, f"p{i}", setting.seed, by_http=i % 2 == 1) for i in range(setting.pick(3, 20))]
        readers = [Reader(player) for player in players for _ in range(2)]
        asyncio.run(whole(server, players, readers, setting.pick(4, 100), setting.seed))
        acknowledged, lost, doubled, moved, anomalies = asyncio.run(totals(players))
        for player in players:
            answer = httpx.get(
                f"{server.url}/api/v1/tables/{player.table}/events",
                headers={"Authorization": f"Bearer {player.token}"},
                verify=False,
            )
            final = [json.dumps(event, sort_keys=True) for event in answer.json()["events"]]
            for reader in readers:
                if reader.player is player and any(each != final[: len(each)] for each in reader.reads[-3:]):
                    anomalies.append("a read is no prefix of the log")
    anomalies += [fault for reader in readers for fault in reader.faults]
    reads = sum(len(reader.reads) for reader in readers)
    measured = {"operations": acknowledged + reads, "reads": reads, "lost": lost, "doubled": doubled, "moved": moved}
    faults = [f"{key}: {measured[key]}" for key in ("lost", "doubled", "moved") if measured[key]] + anomalies
    if not reads or not acknowledged:
        faults.append("nothing was read or nothing was done")
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E06", GOAL, run)
