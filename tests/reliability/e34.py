"""E34 Seat race: many claim one seat at once, with kills; exactly one gets it, and keeps it after a restart."""

from __future__ import annotations

import asyncio

import httpx

from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Somebody

GOAL = "exactly 1 winner each; all others 404 or 409; after a restart the same winner"


async def race(url: str, table_id: str, secret: str, clients: int, run: int) -> list[tuple[int, str]]:
    """All at once; the answers and the tokens."""
    limits = httpx.Limits(max_connections=clients)
    async with httpx.AsyncClient(base_url=url, timeout=30, verify=False, limits=limits) as client:

        async def one(i: int) -> tuple[int, str]:
            try:
                body = {"secret": secret, "name": f"c{run}-{i}"}
                answer = await client.post(f"/api/v1/tables/{table_id}/claim", json=body)
                client.cookies.clear()
                return answer.status_code, answer.json().get("token", "")
            except (httpx.HTTPError, ValueError):
                return 0, ""

        return list(await asyncio.gather(*(one(i) for i in range(clients))))


def run(setting: Setting) -> Outcome:
    """Race again and again."""
    faults: list[str] = []
    races, clients = setting.pick(4, 500), setting.pick(30, 200)
    with Running(str(setting.folder), setting.plant) as server:
        host = Somebody(server.url, "Ada")
        for number in range(races):
            table_id = str(host.create([{"mine": True}, {}], start=False)["id"])
            secret = host.invite(table_id, 1)
            answers = asyncio.run(race(server.url, table_id, secret, clients, number))
            winners = [token for status, token in answers if status == 200]
            strange = {status for status, _ in answers} - {200, 404, 409}
            if len(winners) != 1 or strange:
                faults.append(f"race {number}: {len(winners)} winners, answers {sorted(strange)}")
                continue
            name = host.table(table_id)["seats"][1]["name"]
            if number % 4 == 3:
                server.kill()
                server.start()
                if host.table(table_id)["seats"][1]["name"] != name:
                    faults.append(f"race {number}: another winner after the restart")
            holder = Somebody(server.url, token=winners[0])
            if holder.table(table_id)["viewpoint"] != [1]:
                faults.append(f"race {number}: the winner does not hold the seat")
            holder.close()
        host.close()
    return Outcome({"races": races, "clients": clients, "wrong": len(faults)}, faults)


if __name__ == "__main__":
    main("E34", GOAL, run)
