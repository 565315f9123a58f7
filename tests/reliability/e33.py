"""E33 Access matrix: every operation of the API x every role x every state of a table, each with its answer."""

from __future__ import annotations

import secrets
from contextlib import closing
from typing import Any

import httpx

from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Socket, Somebody, table_of

GOAL = "100 % of the cells as expected; an operation without a row fails"

# What each operation needs: `open` (nobody), `session`, `know` (may know the table), `seat` (holds seat 0 or the like),
# `host`. A role that has less must get 401, 403 or 404; what a role that has enough gets is said by other tests.
NEEDS = {
    "createSession": "open",
    "getAbout": "open",
    "listGames": "open",
    "getGame": "open",
    "getComponents": "open",
    "getRules": "open",
    "getSocketSchema": "open",
    "getSession": "open",
    "getMe": "session",
    "changeMe": "session",
    "endSession": "session",
    "listTables": "session",
    "createTable": "session",
    "claim": "secret",
    "lookAt": "secret",
    "getTable": "know",
    "getEvents": "know",
    "getPast": "know",
    "getSteps": "know",
    "getRecord": "know",
    "getTableComponents": "know",
    "watch": "know",
    "getWhyNot": "seat",
    "act": "seat",
    "preview": "seat",
    "hint": "seat",
    "undo": "seat",
    "chat": "member",
    "propose": "member",
    "vote": "member",
    "leaveSeat": "seat",
    "seatBot": "seat",
    "returnToSeat": "seat",
    "resign": "seat",
    "rematchTable": "member",
    "invite": "member",
    "uninvite": "member",
    "startTable": "host",
    "archiveTable": "host",
}
BODIES: dict[str, Any] = {
    "createSession": {"name": "X"},
    "changeMe": {},
    "createTable": {"game": "viceroy", "seats": [{"mine": True}, {"mine": True}]},
    "claim": {"secret": "wrong", "name": "X"},
    "lookAt": {"secret": "wrong"},
    "act": {"seat": 0, "decision": "0-1", "actions": ["pass"], "client_ref": "REF"},
    "preview": {"seat": 0, "decision": "0-1", "actions": ["pass"]},
    "hint": {"seat": 0, "decision": "0-1"},
    "undo": {"seat": 0, "client_ref": "REF"},
    "chat": {"text": "hello", "client_ref": "REF"},
    "propose": {"what": "takeback", "seat": 0, "moves": 0},
    "vote": {"yes": False},
    "seatBot": {"level": "random"},
    "invite": {"seat": 0},
}
QUERIES = {"getWhyNot": "?seat=0&action=pass", "getPast": "?moves=0", "getSteps": "?moves=1"}
WORDS = {"{seat}": "0", "{game}": "viceroy", "{invite}": "0" * 20, "{proposal}": "0" * 20}
ENOUGH = {
    "nobody": {"open"},
    "stranger": {"open", "session"},
    "expired": {"open"},
    "other table": {"open", "session"},
    "watcher": {"open", "session", "know"},
    "other seat": {"open", "session", "know", "member"},
}


def call(client: httpx.Client, method: str, path: str, operation: str) -> httpx.Response:
    """One call with a body that makes sense."""
    body = BODIES.get(operation)
    if body is not None and "client_ref" in body:
        body = {**body, "client_ref": secrets.token_hex(6)}
    return client.request(method, path + QUERIES.get(operation, ""), json=body)


def run(setting: Setting) -> Outcome:
    """Build the matrix from the published OpenAPI and fill it."""
    faults: list[str] = []
    cells = 0
    with Running(str(setting.folder), setting.plant) as server:
        spec = httpx.get(f"{server.url}/api/openapi.json").json()
        operations = [
            (str(each["operationId"]), method.upper(), path)
            for path, methods in spec["paths"].items()
            for method, each in methods.items()
        ]
        faults += [f"{name} has no row" for name, _, _ in operations if name not in NEEDS]
        hidden = {state: _table(server, state) for state in ("open", "running", "ended")}
        public = {state: _table(server, state, watch="anyone") for state in ("open", "running", "ended")}
        for state in hidden:
            for role, enough in ENOUGH.items():
                table_id, people = (public if role == "watcher" else hidden)[state]
                for name, method, path in operations:
                    needs = NEEDS.get(name, "open")
                    if needs in enough or (needs == "secret"):
                        continue
                    with closing(_client(server, role, people, table_id)) as client:
                        address = path
                        for word, value in {**WORDS, "{table_id}": table_id}.items():
                            address = address.replace(word, value)
                        answer = call(client, method, address, name)
                    cells += 1
                    if answer.status_code not in (401, 403, 404):
                        faults.append(f"{role} {name} on a table that is {state}: {answer.status_code}")
            with Stranger(server) as eve, Socket(server.url, eve.token, [{"id": hidden[state][0]}]) as socket:
                cells += 1
                if socket.next("nack", "snapshot")["t"] != "nack":
                    faults.append(f"a stranger may look at a table that is {state} over a socket")
    return Outcome({"operations": len(operations), "cells": cells, "wrong": len(faults)}, faults)


class Stranger:
    """A stranger for one question."""

    def __init__(self, server: Running) -> None:
        self.person = Somebody(server.url, "Eve")

    def __enter__(self) -> Somebody:
        return self.person

    def __exit__(self, *_: object) -> None:
        self.person.close()


def _table(server: Running, state: str, **more: Any) -> tuple[str, list[Somebody]]:
    if state == "open":
        host = Somebody(server.url, "Ada")
        guest = Somebody(server.url, "Bora")
        table_id = str(host.create([{"mine": True}, {}], start=False, **more)["id"])
        guest.claim(table_id, host.invite(table_id, 1))
        return table_id, [host, guest]
    table_id, people = table_of(server.url, ("Ada", "Bora"), **more)
    if state == "ended":
        for seat, person in enumerate(people):
            person.post(f"/tables/{table_id}/seats/{seat}/resign")
    return table_id, people


def _client(server: Running, role: str, people: list[Somebody], table_id: str) -> httpx.Client:
    """A fresh connection of somebody in that role."""
    client = httpx.Client(base_url=server.url, timeout=20, verify=False)
    if role == "nobody":
        return client
    if role == "other seat":
        client.headers["Authorization"] = f"Bearer {people[1].token}"
        return client
    entered = client.post("/api/v1/sessions", json={"name": "Eve"}).json()
    client.cookies.clear()
    client.headers["Authorization"] = f"Bearer {entered['token']}"
    if role == "expired":
        client.delete("/api/v1/sessions/current")
    if role == "other table":
        seats = [{"mine": True}, {"mine": True}]
        client.post("/api/v1/tables", json={"game": "viceroy", "seats": seats, "start": True})
    return client


if __name__ == "__main__":
    main("E33", GOAL, run)
