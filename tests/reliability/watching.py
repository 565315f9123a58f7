"""Whoever looks for leaks: plays whole games over the real server and keeps every byte that each person received."""

from __future__ import annotations

import json
import random
import secrets
import time
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, Socket, Somebody, table_of


class Ear:
    """A person with a socket, and all that reached them."""

    def __init__(self, server: Running, person: Somebody, seat: int, table_id: str) -> None:
        self.person = person
        self.seat = seat
        self.table = table_id
        self.heard: list[str] = []
        self.messages = 0
        self.socket = Socket(server.url, person.token, [{"id": table_id}])
        self.now: dict[str, Any] = {}
        person.http.event_hooks["response"].append(self._response)

    def _response(self, response: httpx.Response) -> None:
        response.read()
        self.heard.append(response.text)

    def pump(self) -> None:
        """Take in what has come."""
        while True:
            try:
                text = str(self.socket.ws.recv(timeout=0))
            except (TimeoutError, ConnectionClosed):
                return
            self.heard.append(text)
            message = json.loads(text)
            if message["t"] == "snapshot":
                self.now = message["d"]
            elif message["t"] == "event":
                self.now = message["d"].get("now", self.now)

    def act(self, rng: random.Random) -> bool:
        """Answer if asked; now and then wrongly, twice, or by looking around."""
        self.pump()
        if self.now.get("status") != "running":
            return False
        waiting = [each for each in self.now["decisions"].values() if each.get("answer") is None]
        if not waiting:
            return False
        decision = rng.choice(waiting)
        action = rng.choice(decision["actions"])["action"]
        body = {"id": self.table, "seat": decision["seat"], "decision": decision["id"], "actions": [action]}
        self.socket.send("act", {**body, "client_ref": f"CANARY-{self.seat}-{secrets.token_hex(6)}"})
        self.wait()
        if rng.random() < 0.1:
            self.look_around(rng)
        return True

    def wait(self) -> None:
        """Until the server has answered."""
        while True:
            text = str(self.socket.ws.recv(timeout=10))
            self.heard.append(text)
            message = json.loads(text)
            if message["t"] == "event":
                self.now = message["d"].get("now", self.now)
            if message["t"] in ("ack", "nack"):
                return

    def look_around(self, rng: random.Random) -> None:
        """Try all doors: each answer is heard."""
        path = f"/tables/{self.table}"
        self.person.get(path)
        self.person.get(f"{path}/events")
        self.person.get(f"{path}/past", moves=rng.randrange(0, self.now["moves"] + 1))
        self.person.get(f"{path}/steps", moves=rng.randrange(0, self.now["moves"] + 1))
        self.person.get(f"{path}/record")
        self.person.get("/tables")
        for seat in range(len(self.now["seats"])):
            self.person.get(f"{path}/why", seat=seat, action="pass")
            body = {"seat": seat, "decision": "0-0", "actions": ["bid red"], "client_ref": secrets.token_hex(6)}
            self.person.post(f"{path}/acts", body)
            self.person.post(f"{path}/undo", {"seat": seat, "client_ref": secrets.token_hex(6)})
            self.person.post(f"{path}/preview", {"seat": seat, "decision": "0-0", "actions": ["bid red"]})
        for decision in self.now["decisions"].values():
            body = {"seat": decision["seat"], "decision": decision["id"], "actions": ["pass", "pass", "x y"]}
            self.person.post(f"{path}/acts", {**body, "client_ref": secrets.token_hex(6)})
            self.person.post(f"{path}/hint", {"seat": decision["seat"], "decision": decision["id"]})
            self.person.post(f"{path}/preview", {**body, "actions": [decision["actions"][0]["action"]]})
            for place in decision["actions"][0].get("targets", ["nowhere"]):
                self.person.get(f"{path}/why", seat=decision["seat"], target=place)


def everybody_acts(listening: list[Ear], rng: random.Random) -> bool:
    """All who are asked answer; a moment may pass until somebody has heard of it. False when the game is over."""
    end = time.monotonic() + 5
    while time.monotonic() < end:
        acted = [ear.act(rng) for ear in listening]
        if any(acted):
            return True
        if any(ear.now.get("status") not in (None, "running") for ear in listening):
            return False
        time.sleep(0.01)
    raise TimeoutError("nobody is asked anything")


def ears(server: Running, game: str, names: tuple[str, ...]) -> list[Ear]:
    """A running game with its people and one spectator."""
    table_id, people = table_of(server.url, names, game, watch="anyone")
    out = [Ear(server, person, seat, table_id) for seat, person in enumerate(people)]
    out.append(Ear(server, Somebody(server.url, "Watcher"), -1, table_id))
    for ear in out:
        text = str(ear.socket.ws.recv(timeout=10))
        ear.heard.append(text)
        while json.loads(text)["t"] != "snapshot":
            text = str(ear.socket.ws.recv(timeout=10))
            ear.heard.append(text)
        ear.now = json.loads(text)["d"]
    return out
