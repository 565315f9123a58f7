"""E35 Invitation links: 128 bits, only a hash stored, single use, expiry, in the fragment; no secret anywhere else."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx

from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Somebody

GOAL = "all asserted; 0 occurrences of any secret or token in log, database and process list"


def run(setting: Setting) -> Outcome:
    """Invite, claim, look everywhere."""
    faults: list[str] = []

    def expect(good: bool, what: str) -> None:
        if not good:
            faults.append(what)

    with Running(str(setting.folder), setting.plant) as server:
        ada, bora = Somebody(server.url, "Ada"), Somebody(server.url, "Bora")
        known = [ada.token, bora.token]
        table_id = str(ada.create([{"mine": True}, {}, {}], start=False)["id"])
        made = [ada.post(f"/tables/{table_id}/invitations", {"seat": 1}).json() for _ in range(20)]
        secrets_ = [each["secret"] for each in made]
        known += secrets_
        expect(len(set(secrets_)) == 20 and all(len(each) >= 22 for each in secrets_), "a secret is short or repeated")
        expect(
            all("#" in each["link"] and each["secret"] in each["link"].split("#")[1] for each in made), "no fragment"
        )
        for old in secrets_[:-1]:
            expect(bora.claim(table_id, old).status_code == 404, "an older invitation still works")
        for path in (f"/#join={table_id}.{secrets_[-1]}", f"/api/v1/tables/{table_id}/claim"):
            answer = httpx.get(server.url + path)
            expect(answer.headers.get("referrer-policy") == "no-referrer", "a page would send the referrer on")
        expect(not ada.table(table_id)["seats"][1]["taken"], "a GET has claimed the seat")
        expect(bora.claim(table_id, secrets_[-1]).status_code == 200, "a good invitation does not work")
        expect(ada.claim(table_id, secrets_[-1]).status_code == 404, "an invitation works twice")
        listing = Path(f"/proc/{server.pid}/cmdline").read_bytes() + Path(f"/proc/{server.pid}/environ").read_bytes()
        log = server.log
        ada.close()
        bora.close()
    database = b"".join(path.read_bytes() for path in Path(setting.folder).glob("courtier.db*"))
    connection = sqlite3.connect(setting.folder / "courtier.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    for secret in known:
        expect(secret not in log, "a secret stands in the log")
        expect(secret.encode() not in database and secret not in dump, "a secret stands in the database")
        expect(secret.encode() not in listing, "a secret stands in the process list")
    return Outcome({"secrets": len(known), "log_bytes": len(log), "found": len(faults)}, faults)


if __name__ == "__main__":
    main("E35", GOAL, run)
