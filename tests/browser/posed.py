"""Real tables put before the page without playing up to them: it asks a server, and is answered with these."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from courtier.core.rng import FastRng
from courtier.games.loading import read_data
from courtier.table.projection import project
from tests.browser.person import Person
from tools.fixtures import CASES, Played

ID = "0" * 20
Table = dict[str, Any]


def tables_of(game: str, seeds: int) -> Iterator[Table]:
    """Random games, question by question, as those see them who are asked."""
    for options in CASES[game].values():
        for seed in range(seeds):
            played, rng = Played(game, options, f"posed {seed}"), FastRng(seed + 11)
            while asked := played.table.asked():
                yield project(played.table, (asked[0],))
                played.move(rng)


def crowded(game: str, seeds: int) -> list[Table]:
    """Of each question that random games ask: the tables with the most and with the longest answers."""
    found: dict[tuple[str, str], tuple[int, Table]] = {}
    for table in tables_of(game, seeds):
        (decision,) = table["decisions"].values()
        sizes = {"most": len(decision["actions"]), "longest": len(json.dumps(decision["actions"]))}
        for kind, size in sizes.items():
            key = decision["prompt"]["key"], kind
            if size > found.get(key, (1,))[0]:
                found[key] = size, table
    return [*{id(table): table for _, table in found.values()}.values()]


class Posed:
    """A page at a table that is put before it."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.data = read_data(game)
        self.socket: WebSocketRoute | None = None
        self.table: Table = {}
        self.count = 0
        self.frames: list[Table] = []
        person.page.route(f"**/api/v1/tables/{ID}/**", self._answer)
        person.page.route_web_socket("**/api/v1/socket", self._listen)

    def show(self, table: Table) -> str:
        """Put a table before the page; what is asked there."""
        self.count += 1
        self.table = {**table, "id": ID, "v": self.count}
        (decision,) = self.table["decisions"].values()
        decision["id"] = f"posed{self.count}"
        if self.socket is None:
            self.person.page.goto(f"{self.person.url}/#table={ID}")
            self.person.page.reload()
        else:
            self._send("snapshot", self.table)
        self.person.page.locator(f"[data-decision={decision['id']}]").wait_for()
        return str(decision["prompt"]["key"])

    def heard(self, kind: str) -> list[Table]:
        """What the page has sent of this kind."""
        return [frame["d"] for frame in self.frames if frame["t"] == kind]

    def refuse(self, ref: str, status: int, **more: Any) -> None:
        """Answer something that was sent with a problem."""
        problem = {"type": "", "title": "", "status": status, "message": {"key": "server-error-unavailable"}, **more}
        self._send("nack", {"client_ref": ref, "problem": problem})

    def _send(self, kind: str, data: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps({"t": kind, "v": self.count, "d": data}))

    def _listen(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        frame = json.loads(message)
        self.frames.append(frame)
        kind = frame["t"]
        if kind == "hello":
            self._send("welcome", {"name": "Courtier", "version": ""})
            self._send("snapshot", self.table)
        elif kind == "ping":
            self._send("pong", None)

    def _answer(self, route: Route) -> None:
        what = route.request.url.partition(ID + "/")[2].partition("?")[0]
        known = {"components": self.data, "events": {"v": self.count, "events": []}}
        if what in known:
            route.fulfill(json=known[what])
        else:
            route.fulfill(status=503, json={"title": what, "status": 503})
