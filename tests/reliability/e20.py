"""E20 Live load: many games, one move per game every two seconds; how long from sending to the last viewer.

The server is one process, the load another. --quick: 30 games for 10 s; full: 150 games, 600 sockets, 15 minutes.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from courtier.server.watchdog import LIMIT
from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Somebody, table_of

GOAL = "p50 <= 20 ms, p95 <= 100 ms, p99 <= 250 ms to the last viewer; errors 0; RSS <= 600 MiB; no loop step > 50 ms"
EVERY = 2.0
VIEWERS = 4  # three seats and a spectator


class Game:
    """One table with its sockets; one move every two seconds."""

    def __init__(self, url: str, table_id: str, people: list[Somebody], watcher: Somebody, rng: random.Random) -> None:
        self.url, self.id, self.rng = url, table_id, rng
        self.tokens = [person.token for person in people] + [watcher.token]
        self.now: list[dict[str, Any]] = [{} for _ in self.tokens]
        self.sockets: list[ClientConnection] = []
        self.pending: dict[str, tuple[float, set[int]]] = {}
        self.times: list[float] = []
        self.errors: list[str] = []
        self.moves = 0
        self.acks = 0
        self.refused = 0
        self.every = EVERY
        self.patience = EVERY

    async def open(self) -> None:
        """Connect everybody."""
        address = self.url.replace("http", "ws", 1) + "/api/v1/socket"
        for token in self.tokens:
            socket = await connect(address, subprotocols=["courtier.v1"], compression=None, max_size=None)  # type: ignore[list-item]
            await socket.send(json.dumps({"t": "hello", "d": {"token": token, "games": [{"id": self.id}]}}))
            self.sockets.append(socket)

    async def listen(self, i: int) -> None:
        """Take in what one viewer is sent; the time of a move ends when its last viewer has it."""
        async for text in self.sockets[i]:
            message = json.loads(text)
            if message["t"] == "snapshot":
                self.now[i] = message["d"]
            elif message["t"] == "event":
                self.now[i] = message["d"].get("now", self.now[i])
                if message["d"]["kind"] == "acted" and self.pending:
                    self._arrived(i)
            elif message["t"] == "ack":
                self.acks += 1
            elif message["t"] == "nack":
                self.pending.clear()
                if message["d"]["problem"]["status"] in (429, 503):
                    self.refused += 1
                else:
                    self.errors.append(str(message["d"]["problem"]["type"]))

    def _arrived(self, i: int) -> None:
        ref = next(iter(self.pending))
        start, waiting = self.pending[ref]
        waiting.discard(i)
        if not waiting:
            self.times.append(time.monotonic() - start)
            del self.pending[ref]

    async def play(self, until: float) -> None:
        """One move now, the next in two seconds (or so), whatever the server does."""
        await asyncio.sleep(self.rng.uniform(0, self.every))
        while time.monotonic() < until:
            start = time.monotonic()
            await self._move()
            await asyncio.sleep(max(0.0, self.every - (time.monotonic() - start)))

    async def _move(self) -> None:
        for ref, (start, _) in list(self.pending.items()):
            if time.monotonic() - start < self.patience:
                return  # the move before is still under way
            self.errors.append(f"a move took longer than {self.patience} seconds")
            del self.pending[ref]
        for i, now in enumerate(self.now[:-1]):
            waiting = [each for each in now.get("decisions", {}).values() if each.get("answer") is None]
            if waiting and now["status"] == "running":
                decision = waiting[0]
                ref = f"m{self.moves}"
                self.moves += 1
                action = self.rng.choice(decision["actions"])["action"]
                self.pending[ref] = (time.monotonic(), set(range(len(self.sockets))))
                body = {"id": self.id, "seat": decision["seat"], "decision": decision["id"], "actions": [action]}
                await self.sockets[i].send(json.dumps({"t": "act", "d": {**body, "client_ref": ref}}))
                return


async def connected(games: list[Game]) -> list[asyncio.Task[None]]:
    """Everybody looks at their table; the tasks that listen."""
    for start in range(0, len(games), 10):
        await asyncio.gather(*(game.open() for game in games[start : start + 10]))
    listeners = [asyncio.create_task(game.listen(i)) for game in games for i in range(len(game.sockets))]
    await asyncio.sleep(2)
    return listeners


async def load(games: list[Game], seconds: float) -> None:
    """Everybody at once."""
    listeners = await connected(games)
    until = time.monotonic() + seconds
    await asyncio.gather(*(game.play(until) for game in games))
    await asyncio.sleep(1)
    await left(games, listeners)


async def left(games: list[Game], listeners: list[asyncio.Task[None]]) -> None:
    """Everybody goes."""
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    await asyncio.gather(*(socket.close() for game in games for socket in game.sockets), return_exceptions=True)


def seated(server: Running, n: int, rng: random.Random) -> list[Game]:
    """So many tables with three people and a watcher each."""
    watchers = [Somebody(server.url, f"w{i}") for i in range((n + 6) // 7)]
    games = []
    for i in range(n):
        table_id, people = table_of(server.url, ("Ada", "Bora", "Cyril"), watch="anyone")
        games.append(Game(server.url, table_id, people, watchers[i // 7], random.Random(rng.random())))
        for person in people:
            person.close()
    for watcher in watchers:
        watcher.close()
    return games


def shares(times: list[float]) -> list[float]:
    """p50, p95 and p99 in milliseconds."""
    ordered = sorted(times)
    return [round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * at))], 1) for at in (0.5, 0.95, 0.99)]


def metric(url: str, name: str) -> float:
    """A number of the server."""
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])


def run(setting: Setting) -> Outcome:
    """Set the tables up, then measure."""
    rng = random.Random(setting.seed)
    n = int(os.environ.get("COURTIER_E20_GAMES", setting.pick(30, 150)))
    seconds = float(os.environ.get("COURTIER_E20_SECONDS", setting.pick(10, 900)))
    with Running(str(setting.folder), setting.plant, metrics="true", watch_loop="true") as server:
        games = seated(server, n, rng)
        asyncio.run(load(games, seconds))
        memory = server.memory() / 2**20
        longest = metric(server.url, "courtier_loop_longest_step_seconds")
        stall = metric(server.url, "courtier_loop_longest_stall_seconds")
        log = server.log
    times = [each for game in games for each in game.times]
    errors = [error for game in games for error in game.errors] + ["refused" for game in games if game.refused]
    at = shares(times)
    measured = {
        "games": n,
        "sockets": n * VIEWERS,
        "moves": len(times),
        "per_second": round(len(times) / seconds, 1),
        "p50_ms": at[0],
        "p95_ms": at[1],
        "p99_ms": at[2],
        "errors": len(errors),
        "rss_mib": round(memory),
        "longest_step_ms": round(1000 * longest, 1),
        "longest_stall_ms": round(1000 * stall, 1),
    }
    faults = sorted(set(errors))
    for value, most in zip(at, (20, 100, 250), strict=True):
        if value > most and not setting.quick:
            faults.append(f"{value} ms instead of {most} ms")
    if setting.quick and at[2] > 2000:
        faults.append(f"p99 {at[2]} ms")
    if longest > LIMIT:
        faults += [line for line in log.splitlines() if "a step took" in line][:3]
    if memory > 600:
        faults.append(f"{memory:.0f} MiB")
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E20", GOAL, run)
