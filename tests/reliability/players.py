"""Scripted people who play through kills and restarts: they resend what was not acknowledged, and remember all."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError, asyncio.IncompleteReadError)


@dataclass
class Sent:
    """Something that was sent, and the number under which it was acknowledged (0: never)."""

    ref: str
    action: str
    v: int = 0
    times: int = 0
    message: tuple[str, dict[str, Any]] | None = None


class Player:
    """One person with all seats of one table, over WebSocket or HTTP."""

    def __init__(self, url: str, name: str, seed: int, by_http: bool, chat: bool = True) -> None:
        self.url = url
        self.name = name
        self.rng = random.Random(f"{seed}-{name}")
        self.by_http = by_http
        self.chat = chat
        self.token = ""
        self.table = ""
        self.sent: list[Sent] = []
        self.seen: dict[int, str] = {}  # every event that was shown, by number: its canonical text
        self.anomalies: list[str] = []
        self.v = 0
        self.now: dict[str, Any] = {}
        self.finished = 0
        self.done = False
        self.acks = 0

    async def http(self, method: str, path: str, body: Any = None) -> httpx.Response:
        async with httpx.AsyncClient(base_url=f"{self.url}/api/v1", timeout=10, verify=False) as client:
            headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
            return await client.request(method, path, json=body, headers=headers)

    async def enter(self) -> None:
        """Begin a session and a table, as often as it takes."""
        while not self.token:
            try:
                answer = await self.http("POST", "/sessions", {"name": self.name})
                self.token = answer.json()["token"]
            except (*LOST, KeyError, ValueError):
                await asyncio.sleep(0.05)

    async def new_table(self) -> None:
        """Sit down anew; what was acknowledged at the old table stays to be checked."""
        wish = {"game": "viceroy", "seats": [{"mine": True}, {"mine": True}], "start": True, "title": self.name}
        while True:
            try:
                answer = await self.http("POST", "/tables", wish)
                if answer.status_code == 201:
                    self.now = answer.json()
                    self.table, self.v = self.now["id"], self.now["v"]
                    return
            except LOST:
                pass
            await asyncio.sleep(0.05)

    def next_message(self) -> tuple[str, dict[str, Any], Sent] | None:
        """What to send next: an answer to an open decision, now and then a chat line."""
        ref = f"{self.name}-{len(self.sent)}"
        if self.chat and self.rng.random() < 0.1:
            sent = Sent(ref, "chat")
            return "chat", {"text": f"line {ref}", "client_ref": ref}, sent
        waiting = [each for each in self.now.get("decisions", {}).values() if each.get("answer") is None]
        if not waiting:
            return None
        decision = self.rng.choice(waiting)
        action = self.rng.choice(decision["actions"])["action"]
        body = {"seat": decision["seat"], "decision": decision["id"], "actions": [action], "client_ref": ref}
        return "act", body, Sent(ref, action)

    async def play(self) -> None:
        """Play until told to stop."""
        await self.enter()
        await self.new_table()
        while not self.done:
            try:
                await (self._over_http() if self.by_http else self._over_socket())
            except LOST:
                await asyncio.sleep(self.rng.uniform(0.02, 0.1))

    async def _over_http(self) -> None:
        pending: tuple[str, dict[str, Any], Sent] | None = None
        async with httpx.AsyncClient(base_url=f"{self.url}/api/v1", timeout=10, verify=False) as client:
            client.headers["Authorization"] = f"Bearer {self.token}"
            self._look((await client.get(f"/tables/{self.table}")).json())
            while not self.done:
                if pending is None:
                    pending = self._chosen()
                    if pending is None:
                        return
                kind, body, sent = pending
                sent.times += 1
                answer = await client.post(f"/tables/{self.table}/{'acts' if kind == 'act' else 'chat'}", json=body)
                if answer.status_code == 200:
                    self._acknowledged(sent, answer.json()["v"])
                    pending = None
                elif answer.status_code == 409:
                    self._refused(sent, answer.text)
                    pending = None
                elif answer.status_code != 503:
                    self.anomalies.append(f"{sent.ref}: unexpected {answer.status_code} {answer.text[:200]}")
                    pending = None
                await self._tail(client)

    async def _tail(self, client: httpx.AsyncClient) -> None:
        answer = (await client.get(f"/tables/{self.table}/events", params={"since": self.v})).json()
        for event in answer["events"]:
            self._event(event.pop("v"), event)
        self._look((await client.get(f"/tables/{self.table}")).json())

    def _look(self, table: dict[str, Any]) -> None:
        self.now = table

    def _chosen(self) -> tuple[str, dict[str, Any], Sent] | None:
        unsure = self.sent[-1] if self.sent and not self.sent[-1].v and self.sent[-1].times else None
        if unsure is not None and unsure.message is not None:
            return *unsure.message, unsure
        if self.now.get("status") != "running":
            self.finished += 1
            return None
        chosen = self.next_message()
        if chosen is not None:
            chosen[2].message = (chosen[0], chosen[1])
            self.sent.append(chosen[2])
        return chosen

    def _acknowledged(self, sent: Sent, v: int) -> None:
        if sent.v and sent.v != v:
            self.anomalies.append(f"{sent.ref}: acknowledged as {sent.v} and as {v}")
        sent.v = v
        self.acks += 1

    def _refused(self, sent: Sent, why: str) -> None:
        """A try cannot be refused, for the table does not go on without us; but its game may just have ended."""
        if "server-error-ended" in why:
            self.now = {**self.now, "status": "ended"}
        else:
            self.anomalies.append(f"{sent.ref}: refused after {sent.times} tries: {why[:200]}")
        sent.v = -1

    def _event(self, v: int, event: dict[str, Any]) -> None:
        event.pop("now", None)
        event.pop("id", None)
        text = json.dumps(event, sort_keys=True)
        if v in self.seen and self.seen[v] != text:
            self.anomalies.append(f"event {v} was shown in two ways")
        if v > self.v + 1:
            self.anomalies.append(f"event {v} came after {self.v}")
        self.seen[v] = text
        self.v = max(self.v, v)

    async def _over_socket(self) -> None:
        address = self.url.replace("http", "ws", 1) + "/api/v1/socket"
        async with connect(address, subprotocols=["courtier.v1"], compression=None, max_size=None) as socket:  # type: ignore[list-item]
            look = {"id": self.table, "since": self.v, "viewpoint": [0, 1]}
            await socket.send(json.dumps({"t": "hello", "d": {"token": self.token, "games": [look]}}))
            if (await self._take(socket))["t"] != "welcome":
                raise ConnectionResetError
            self._look((await self.http("GET", f"/tables/{self.table}")).json())
            while not self.done:
                pending = self._chosen()
                if pending is None:
                    return
                kind, body, sent = pending
                sent.times += 1
                await socket.send(json.dumps({"t": kind, "d": {**body, "id": self.table}}))
                while True:
                    message = await self._take(socket)
                    if message["t"] in ("ack", "nack") and message["d"].get("client_ref") == sent.ref:
                        break
                if message["t"] == "ack":
                    self._acknowledged(sent, message["v"])
                    while self.v < message["v"]:
                        await self._take(socket)
                elif message["d"]["problem"]["status"] != 503:
                    self._refused(sent, str(message["d"]["problem"]))

    async def _take(self, socket: Any) -> dict[str, Any]:
        async with asyncio.timeout(5):
            message: dict[str, Any] = json.loads(await socket.recv())
        if message["t"] == "event":
            now = message["d"].get("now")
            self._event(message["v"], message["d"])
            if now is not None:
                self.now = now
        elif message["t"] == "snapshot":
            self.anomalies.append("a snapshot came instead of the tail")
        return message

    async def check(self) -> tuple[int, int, int, int]:
        """Compare with what the server has now: acknowledged, lost, doubled, put in another order."""
        answer = await self.http("GET", f"/tables/{self.table}/events")
        events: list[dict[str, Any]] = []
        while True:
            if answer.status_code != 200:  # a log with a gap, say: then every move in it counts as lost
                self.anomalies.append(f"the table cannot be read: {answer.status_code}")
                break
            page = answer.json()
            events += page["events"]
            if not page["events"] or events[-1]["v"] >= page["v"]:
                break
            answer = await self.http("GET", f"/tables/{self.table}/events?since={events[-1]['v']}")
        by_ref: dict[str, list[int]] = {}
        for event in events:
            said = event.get("text", "").removeprefix("line ") if event["kind"] == "chatted" else ""
            ref = event.get("client_ref") or said
            if ref:
                by_ref.setdefault(ref, []).append(event["v"])
        acknowledged = [sent for sent in self.sent if sent.v > 0]
        lost = sum(1 for sent in acknowledged if not by_ref.get(sent.ref))
        doubled = sum(1 for sent in self.sent if len(by_ref.get(sent.ref, [])) > 1)
        moved = sum(1 for sent in acknowledged if by_ref.get(sent.ref) and by_ref[sent.ref][0] != sent.v)
        order = [by_ref[sent.ref][0] for sent in self.sent if by_ref.get(sent.ref)]
        moved += sum(1 for a, b in pairwise(order) if a >= b)
        for event in events:
            v = event.pop("v")
            text = json.dumps(event, sort_keys=True)
            if v in self.seen and self.seen[v] != text:
                self.anomalies.append(f"event {v} is stored otherwise than it was shown")
        return len(acknowledged), lost, doubled, moved
