"""E09 Thundering return: many sockets lose the server and all come back at once; nobody misses or doubles an event."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Somebody

GOAL = "all resynchronised within 10 s of the start; missing 0, doubled 0, reloads 0"


class Viewer:
    """One socket that comes back."""

    def __init__(self, url: str, token: str, table_id: str) -> None:
        self.url, self.token, self.table = url, token, table_id
        self.v = 0
        self.snapshots = 0
        self.faults: list[str] = []
        self.back = asyncio.Event()
        self.returning = False

    async def live(self, rng: random.Random) -> None:
        """Look, and look again after a loss."""
        address = self.url.replace("http", "ws", 1) + "/api/v1/socket"
        while True:
            try:
                async with connect(address, subprotocols=["courtier.v1"], compression=None, max_size=None) as socket:  # type: ignore[list-item]
                    look: dict[str, Any] = {"id": self.table}
                    if self.v:
                        look |= {"since": self.v}
                    await socket.send(json.dumps({"t": "hello", "d": {"token": self.token, "games": [look]}}))
                    async for text in socket:
                        self._take(json.loads(text))
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                pass
            await asyncio.sleep(rng.uniform(0.05, 1.0))

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] == "snapshot":
            self.snapshots += 1
            self.v = message["v"]
        elif message["t"] == "event":
            if message["v"] != self.v + 1:
                self.faults.append(f"event {message['v']} after {self.v}")
            self.v = message["v"]
            if self.returning:
                self.back.set()


async def thunder(server: Running, hosts: list[Somebody], tables: list[str], viewers: list[Viewer], seed: int) -> float:
    """Everybody looks, the server goes, comes back and says one thing at every table; how long until all know it."""
    rng = random.Random(seed)
    tasks = [asyncio.create_task(viewer.live(rng)) for viewer in viewers]
    for _ in range(600):
        if all(viewer.v for viewer in viewers):
            break
        await asyncio.sleep(0.1)
    for round_ in range(2):
        for host, table_id in zip(hosts, tables, strict=True):
            body = {"text": f"round {round_}", "client_ref": f"r{round_}"}
            await asyncio.to_thread(host.post, f"/tables/{table_id}/chat", body)
    await asyncio.to_thread(server.kill)
    await asyncio.sleep(1)
    for viewer in viewers:
        viewer.returning = True
    await asyncio.to_thread(server.start)
    start = time.monotonic()
    for host, table_id in zip(hosts, tables, strict=True):
        for word in ("we", "are", "back"):
            await asyncio.to_thread(host.post, f"/tables/{table_id}/chat", {"text": word, "client_ref": word})
    try:
        async with asyncio.timeout(60):
            await asyncio.gather(*(viewer.back.wait() for viewer in viewers))
    except TimeoutError:
        pass
    took = time.monotonic() - start
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return took


def run(setting: Setting) -> Outcome:
    """150 tables and 500 sockets, or a few of each."""
    n_tables, n_viewers = setting.pick(6, 150), setting.pick(30, 500)
    with Running(str(setting.folder), setting.plant) as server:
        hosts = [Somebody(server.url, f"h{i}") for i in range(n_tables)]
        tables = [str(host.create(2, watch="anyone")["id"]) for host in hosts]
        people = [Somebody(server.url, f"v{i}") for i in range(max(1, n_viewers // 6))]
        viewers = [Viewer(server.url, people[i % len(people)].token, tables[i % n_tables]) for i in range(n_viewers)]
        took = asyncio.run(thunder(server, hosts, tables, viewers, setting.seed))
        for person in [*hosts, *people]:
            person.close()
    late = sum(1 for viewer in viewers if not viewer.back.is_set())
    reloads = sum(viewer.snapshots - 1 for viewer in viewers)
    faults = [fault for viewer in viewers for fault in viewer.faults]
    measured = {"sockets": n_viewers, "seconds": round(took, 2), "late": late, "reloads": reloads, "gaps": len(faults)}
    if late or took > 10:
        faults.append(f"{late} did not come back, the last after {took:.1f} s")
    if reloads:
        faults.append(f"{reloads} were sent everything anew")
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E09", GOAL, run)
