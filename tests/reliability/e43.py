"""E43 Stale and doubled: old, future and foreign decisions, repeated references, two tabs, click storms."""

from __future__ import annotations

import asyncio
import random
import secrets
from typing import Any

import httpx

from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Somebody

GOAL = "0 double effects; a repeated reference returns the first answer; changed content gives 409"


async def storm(url: str, token: str, table_id: str, bodies: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """All at once."""
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=url, timeout=30, verify=False, headers=headers) as client:
        answers = await asyncio.gather(*(client.post(f"/api/v1/tables/{table_id}/acts", json=body) for body in bodies))
    return [(answer.status_code, answer.text) for answer in answers]


def run(setting: Setting) -> Outcome:
    """Storms over many decisions."""
    rng = random.Random(setting.seed)
    faults: list[str] = []
    attempts = 0
    with Running(str(setting.folder), setting.plant) as server:
        ada = Somebody(server.url)
        table = ada.create(2)
        other = ada.create(2)
        for _ in range(setting.pick(10, 500)):
            shown = ada.table(table["id"])
            if shown["status"] != "running":
                table = ada.create(2)
                continue
            decision = rng.choice([each for each in shown["decisions"].values() if each.get("answer") is None])
            actions = [each["action"] for each in decision["actions"]]
            seat, before = decision["seat"], shown["moves"]
            ref = secrets.token_hex(6)
            body = {"seat": seat, "decision": decision["id"], "actions": [rng.choice(actions)], "client_ref": ref}
            for wrong in ("0-0", f"{seat}-9999", "", next(iter(other["decisions"].values()))["id"] + "x"):
                answer = ada.post(f"/tables/{table['id']}/acts", {**body, "decision": wrong, "client_ref": "w" + ref})
                attempts += 1
                if answer.status_code != 409:
                    faults.append(f"the decision {wrong!r} was answered: {answer.status_code}")
            same = [body] * 5
            tabs = [{**body, "actions": [rng.choice(actions)], "client_ref": secrets.token_hex(6)} for _ in range(5)]
            bodies = rng.sample(same + tabs, 10)
            answers = asyncio.run(storm(server.url, ada.token, table["id"], bodies))
            attempts += len(answers)
            good = {text for (status, text), each in zip(answers, bodies, strict=True) if status == 200}
            if len(good) != 1 or {status for status, _ in answers} - {200, 409}:
                faults.append(f"a storm brought {len(good)} answers: {sorted({status for status, _ in answers})}")
            after = ada.table(table["id"])
            if after["moves"] != before + 1:
                faults.append(f"a storm brought {after['moves'] - before} moves")
            changed = {**next(each for (status, _), each in zip(answers, bodies, strict=True) if status == 200)}
            changed["actions"] = ["pass", "pass"]
            if ada.post(f"/tables/{table['id']}/acts", changed).status_code != 409:
                faults.append("a reference with another content was taken")
        ada.close()
    return Outcome({"attempts": attempts, "wrong": len(faults)}, faults)


if __name__ == "__main__":
    main("E43", GOAL, run)
