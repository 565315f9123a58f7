"""E12 Poisoned game: the rules fail in one game, a row of another is damaged; only those two stand still."""

from __future__ import annotations

import json
import sqlite3

from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Somebody

GOAL = "only the two games frozen, with a report each; the others play on; the process stays up"


def one_move(person: Somebody, table_id: str) -> int:
    """Try one move; its status."""
    table = person.get(f"/tables/{table_id}")
    if table.status_code != 200:
        return table.status_code
    decision = next(iter(table.json()["decisions"].values()), None)
    if decision is None:
        return 409
    return person.act(table_id, decision, decision["actions"][0]["action"]).status_code


def run(setting: Setting) -> Outcome:
    """Poison two games among many."""
    faults: list[str] = []
    plants = ",".join(filter(None, ["engine-fault", setting.plant]))
    with Running(str(setting.folder), plants) as server:
        ada = Somebody(server.url)
        healthy = [str(ada.create(2)["id"]) for _ in range(setting.pick(5, 50))]
        poison = str(ada.create(2, title="poison")["id"])
        damaged = str(ada.create(2)["id"])
        for _ in range(3):
            one_move(ada, damaged)
        log = ada.get(f"/tables/{poison}/events").json()["v"]
        server.kill()
        connection = sqlite3.connect(setting.folder / "courtier.db")
        damage = "UPDATE events SET body = replace(body, 'acted', 'actex') WHERE table_id = ? AND n = 5"
        connection.execute(damage, [damaged])
        connection.commit()
        connection.close()
        server.start()
        pid = server.pid
        try:
            one_move(ada, poison)
            shown = ada.get(f"/tables/{poison}").json()
            if shown.get("status") != "frozen" or not shown.get("report"):
                faults.append(f"the poisoned game is {shown.get('status')}")
            if ada.get(f"/tables/{poison}/events").json()["v"] != log + 1:
                faults.append("the log of the poisoned game is not intact")
            answer = ada.get(f"/tables/{damaged}")
            if answer.status_code != 409 or answer.json()["type"] != "urn:courtier:broken":
                faults.append(f"the damaged game answers {answer.status_code}")
            moved = [one_move(ada, table_id) for table_id in healthy]
            if set(moved) != {200}:
                faults.append(f"healthy games answer {sorted(set(moved))}")
        except Exception as error:
            faults.append(f"the server did not answer: {error!r}")
        if not server.alive or server.pid != pid:
            faults.append("the process went down")
        reports = [json.loads(path.read_text()) for path in (setting.folder / "reports").glob("*.json")]
        if {each["table"] for each in reports} != {poison, damaged}:
            faults.append(f"{len(reports)} reports")
        ada.close()
    return Outcome({"healthy": len(healthy), "reports": len(reports), "wrong": len(faults)}, faults)


if __name__ == "__main__":
    main("E12", GOAL, run)
