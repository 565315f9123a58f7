"""E29 Side doors by name: each was a real leak of another system. One check each; none may be open."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import httpx
from websockets.exceptions import ConnectionClosed

from tests.reliability.e28 import MARK, hits
from tests.reliability.experiment import Outcome, Setting, main
from tests.reliability.watching import Ear, ears
from tests.server.running import Running, Socket

GOAL = "0 leaks: initial state, undo, log arguments, sync without credentials, early socket, spectators, errors ..."


class Doors:
    """A running game and everybody around it."""

    def __init__(self, server: Running, rng: random.Random) -> None:
        self.server = server
        self.rng = rng
        self.ears: list[Ear] = ears(server, "viceroy", ("Ada", "Bora", "Cyril"))
        self.table = self.ears[0].table
        self.watcher = self.ears[-1]
        self.faults: list[str] = []

    def play(self, acts: int) -> None:
        for _ in range(acts):
            for ear in self.ears:
                ear.act(self.rng)

    def expect(self, good: bool, what: str) -> None:
        if not good:
            self.faults.append(what)


def initial_state(d: Doors) -> None:
    for ear in d.ears:
        created = ear.person.get(f"/tables/{d.table}/events").json()["events"][0]
        d.expect("seed" not in json.dumps(created).replace("seed_commitment", ""), "the first event holds the seed")
        d.expect(not MARK.findall(json.dumps(created)), "the first event holds a hand")


def undo_stack(d: Doors) -> None:
    for ear in d.ears[:3]:
        ear.person.post(f"/tables/{d.table}/undo", {"seat": ear.seat, "client_ref": f"u{ear.seat}"})
    d.watcher.look_around(d.rng)


def log_arguments(d: Doors) -> None:
    for ear in d.ears:
        ear.person.get(f"/tables/{d.table}/events")


def sync_without_credentials(d: Doors) -> None:
    for path in ("", "/events", "/past?moves=0", "/steps?moves=1", "/record", "/components"):
        answer = httpx.get(f"{d.server.url}/api/v1/tables/{d.table}{path}")
        d.expect(answer.status_code == 401, f"{path} answers {answer.status_code} without credentials")


def early_socket(d: Doors) -> None:
    with Socket(d.server.url, hello=False) as early:
        d.play(2)
        try:
            text = early.ws.recv(timeout=0.3)
            d.expect(False, f"a socket without hello was sent {str(text)[:80]}")
        except (TimeoutError, ConnectionClosed):
            pass


def spectator_view(d: Doors) -> None:
    shown = d.watcher.person.table(d.table)
    d.expect(set(shown["views"]) == {"spectator"}, "a spectator is sent other views")
    d.expect(not shown["decisions"], "a spectator is sent decisions")
    players = [next(iter(ear.person.table(d.table)["views"].values()))["seats"] for ear in d.ears[:3]]
    for view in shown["views"].values():
        for number, seat in enumerate(view["seats"]):
            open_to_all = [set(seen[number]["hand"]) for i, seen in enumerate(players) if i != number]
            d.expect(set(seat["hand"]) <= set.intersection(*open_to_all), "a spectator sees hands")


def deck_order(d: Doors) -> None:
    for ear in d.ears:
        view = next(iter(ear.person.table(d.table)["views"].values()))
        for deck in ("large_deck", "small_deck", "law_deck"):
            d.expect(isinstance(view[deck], int), f"{deck} is more than a number")


def console_logging(d: Doors) -> None:
    d.expect(not MARK.search(d.server.log), "the server's log holds a marker")


def error_texts(d: Doors) -> None:
    for ear in d.ears:
        for action in ("bid red", "bid attack", "build 1", "pass", "\u202e", "x" * 200):
            body = {"seat": 0, "decision": "0-1", "actions": [action], "client_ref": f"e{ear.seat}"}
            ear.person.post(f"/tables/{d.table}/acts", body)


def hidden_numbers(d: Doors) -> None:
    """A replaced secret answer is no event for the others, and leaves no gap."""
    replaced = 0
    for _ in range(400):
        ada = d.ears[0].person.table(d.table)
        question = ada["decisions"].get("0")
        secret = question is not None and question.get("secret") and len(question["actions"]) > 1
        if secret and set(ada["asked"]) - {0}:
            given = question.get("answer") is not None
            others = [each for each in d.ears[1:] if given]
            before = [each.person.table(d.table) for each in others]
            d.ears[0].person.act(d.table, question, question["actions"][replaced % 2]["action"])
            after = [each.person.table(d.table) for each in others]
            same = all((a["v"], a["moves"]) == (b["v"], b["moves"]) for a, b in zip(before, after, strict=True))
            d.expect(same, "others count that an answer was replaced")
            replaced += given
        if replaced >= 2:
            break
        if not secret or not set(ada["asked"]) - {0}:
            d.play(1)
    d.expect(replaced >= 2, "no secret answer was replaced")
    for ear in d.ears:
        events = ear.person.get(f"/tables/{d.table}/events").json()
        numbers = [each["v"] for each in events["events"]]
        d.expect(numbers == list(range(1, events["v"] + 1)), "a gap in the numbers")


def list_of_tables(d: Doors) -> None:
    for ear in d.ears:
        ear.person.get("/tables")


def host_is_not_god(d: Doors) -> None:
    host = d.ears[0]
    shown = host.person.table(d.table)
    d.expect(set(shown["views"]) == {"0"}, "the host sees other views")
    answer = host.person.post(f"/tables/{d.table}/invitations", {"seat": 1})
    d.expect(answer.status_code == 403, "the host may invite into a seat that is held")


DOORS: list[Callable[[Doors], None]] = [
    initial_state,
    undo_stack,
    log_arguments,
    sync_without_credentials,
    early_socket,
    spectator_view,
    deck_order,
    error_texts,
    hidden_numbers,
    list_of_tables,
    host_is_not_god,
    console_logging,
]


def run(setting: Setting) -> Outcome:
    """Try every door in the middle of a game."""
    rng = random.Random(setting.seed)
    plants = ",".join(filter(None, ["canaries", setting.plant]))
    with Running(str(setting.folder), plants) as server:
        doors = Doors(server, rng)
        doors.play(setting.pick(8, 60))
        for door in DOORS:
            door(doors)
        for ear in doors.ears:
            ear.pump()
            doors.faults += hits(ear, set())
            ear.socket.close()
            ear.person.close()
    return Outcome({"doors": len(DOORS), "open": len(doors.faults)}, doors.faults)


if __name__ == "__main__":
    main("E29", GOAL, run)
