"""E38 Takeover by kindness: kick, bot, return, second device, lost link; never two writers, old tokens dead at once."""

from __future__ import annotations

import time

from websockets.exceptions import ConnectionClosed

from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Socket, Somebody, table_of

GOAL = "never two writers in a seat; an old holder's socket closed with 4403 within 1 s"


def run(setting: Setting) -> Outcome:
    """All ways in which a seat changes hands."""
    faults: list[str] = []
    slowest = 0.0

    def expect(good: bool, what: str) -> None:
        if not good:
            faults.append(what)

    def writes(person: Somebody, table_id: str, seat: int) -> bool:
        answer = person.post(f"/tables/{table_id}/undo", {"seat": seat, "client_ref": f"w{time.monotonic_ns()}"})
        return answer.status_code not in (401, 403, 404)

    with Running(str(setting.folder), setting.plant) as server:
        for _ in range(setting.pick(2, 50)):
            table_id, people = table_of(server.url, ("Ada", "Bora", "Cyril"))
            ada, bora, cyril = people
            # a second device
            old = Socket(server.url, bora.token, [{"id": table_id}])
            old.next("snapshot")
            phone = Somebody(server.url, "Bora")
            start = time.monotonic()
            expect(phone.claim(table_id, bora.invite(table_id, 1)).status_code == 200, "a second device is refused")
            slowest = max(slowest, closed_with(old, faults) - start)
            expect(not writes(bora, table_id, 1), "the old device still writes")
            expect(writes(phone, table_id, 1), "the new device does not write")
            # a lost link, by the agreement of the others
            asked = ada.post(f"/tables/{table_id}/proposals", {"what": "reseat", "seat": 2}).json()
            lost = Somebody(server.url, "Cyril")
            expect(lost.claim(table_id, asked["secret"]).status_code == 404, "one voice is enough")
            phone.post(f"/tables/{table_id}/proposals/{asked['id']}/vote", {"yes": True})
            expect(lost.claim(table_id, asked["secret"]).status_code == 200, "all agreed and it does not work")
            expect(not writes(cyril, table_id, 2), "the lost link still writes")
            # a bot, and back
            expect(lost.post(f"/tables/{table_id}/seats/2/leave").status_code == 200, "leaving is refused")
            decision = lost.table(table_id)["decisions"].get("2")
            if decision:
                answer = lost.act(table_id, decision, decision["actions"][0]["action"])
                expect(answer.status_code == 409, "a person and a bot write in one seat")
            expect(ada.post(f"/tables/{table_id}/seats/2/return").status_code == 403, "somebody else returns")
            expect(lost.post(f"/tables/{table_id}/seats/2/return").status_code == 200, "the person cannot return")
            expect(not lost.table(table_id)["seats"][2]["bot"], "the bot is still there")
            # the host cannot remove anybody alone once the game runs
            expect(ada.post(f"/tables/{table_id}/seats/1/leave").status_code == 403, "the host removes somebody")
            expect(ada.post(f"/tables/{table_id}/seats/1/bot", {"level": "random"}).status_code == 403, "and by a bot")
            for person in [*people, phone, lost]:
                person.close()
    measured = {"rounds": setting.pick(2, 50), "slowest": round(slowest, 2), "wrong": len(faults)}
    if slowest > 1:
        faults.append(f"an old socket lived on for {slowest:.1f} s")
    return Outcome(measured, faults)


def closed_with(socket: Socket, faults: list[str]) -> float:
    """When the socket was closed; the code must be 4403."""
    try:
        while True:
            socket.next(timeout=3)
    except ConnectionClosed as closed:
        if closed.rcvd is None or closed.rcvd.code != 4403:
            faults.append(f"closed with {closed.rcvd}")
    except TimeoutError:
        faults.append("the old socket was not closed")
    socket.close()
    return time.monotonic()


if __name__ == "__main__":
    main("E38", GOAL, run)
