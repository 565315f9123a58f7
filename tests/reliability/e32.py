"""E32 Before and after: record and seed are refused to everybody until the game is over, and given to all then."""

from __future__ import annotations

from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Somebody, table_of

GOAL = "every way to seed and record x every state of a table x every role: refused before the end, given after it"


def run(setting: Setting) -> Outcome:
    """Ask for everything in every state."""
    faults: list[str] = []
    cells = 0
    with Running(str(setting.folder), setting.plant) as server:
        host = Somebody(server.url, "Ada")
        fresh = str(host.create([{"mine": True}, {}], start=False, watch="anyone")["id"])
        running, people = table_of(server.url, ("Ada", "Bora"), watch="anyone")
        watcher = Somebody(server.url, "Eve")
        ended, players = table_of(server.url, ("Ada", "Bora"), watch="anyone")
        for seat, person in enumerate(players):
            person.post(f"/tables/{ended}/seats/{seat}/resign")
        roles = [("host", host), ("watcher", watcher)]
        for table_id, others, over in ((fresh, [], False), (running, people, False), (ended, players, True)):
            for role, person in [*roles, *((f"seat {i}", each) for i, each in enumerate(others))]:
                record = person.get(f"/tables/{table_id}/record")
                shown = person.get(f"/tables/{table_id}")
                events = person.get(f"/tables/{table_id}/events")
                cells += 3
                wanted = 200 if over else 409
                if record.status_code != wanted:
                    faults.append(f"{role}: the record of a table that is {'over' if over else 'not over'}: {record}")
                if ("seed" in shown.json()) != over:
                    faults.append(f"{role}: the seed is {'missing after' if over else 'there before'} the end")
                if '"seed":' in events.text:
                    faults.append(f"{role}: the events hold the seed")
        for person in [host, watcher, *people, *players]:
            person.close()
    return Outcome({"cells": cells, "wrong": len(faults)}, faults)


if __name__ == "__main__":
    main("E32", GOAL, run)
