"""E46 Limits hold: each engages where it should, says when to come back, and leaves others alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import httpx
from websockets.exceptions import ConnectionClosed

from courtier.server.limits import LIMITS
from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Socket, Somebody

GOAL = "each limit engages within 10 % of its number, with 429 or 1008 and Retry-After; other persons unaffected"


def count(call: Callable[[], httpx.Response], limit: int) -> tuple[int, str]:
    """How many are let through, and what the first refusal says."""
    for n in range(limit * 2):
        answer = call()
        if answer.status_code == 429:
            return n, answer.headers.get("retry-after", "")
    return limit * 2, ""


def run(setting: Setting) -> Outcome:
    """Run into every limit; scaled down, so that it is quick."""
    scale = setting.pick(0.5, 1.0)
    faults: list[str] = []
    measured: dict[str, int] = {}

    def check(kind: str, call: Callable[[], httpx.Response]) -> None:
        wanted = int(LIMITS[kind][0][0] * scale)
        got, after = count(call, wanted)
        measured[kind] = got
        if abs(got - wanted) > max(1, wanted // 10):
            faults.append(f"{kind}: {got} instead of {wanted}")
        if not after.isdecimal() or not 0 < int(after) <= 86_400:
            faults.append(f"{kind}: Retry-After {after!r}")

    with Running(str(setting.folder), setting.plant, limits=scale) as server:
        ada, bora = Somebody(server.url, "Ada"), Somebody(server.url, "Bora")
        table = ada.create(2, watch="anyone")
        path = f"/tables/{table['id']}"

        def ref() -> str:
            return secrets.token_hex(6)

        act = {"seat": 0, "decision": "0-0", "actions": ["pass"]}
        check("act", lambda: ada.post(f"{path}/acts", {**act, "client_ref": ref()}))
        check("chat", lambda: ada.post(f"{path}/chat", {"text": "x", "client_ref": ref()}))
        check("claim", lambda: ada.claim(str(table["id"]), "wrong"))
        wish = {"game": "viceroy", "seats": [{"mine": True}, {"mine": True}]}
        wanted = int(LIMITS["create"][0][0] * scale) - 1  # one was made above
        got, _ = count(lambda: ada.post("/tables", wish), wanted)
        measured["create"] = got + 1
        if abs(got - wanted) > 1:
            faults.append(f"create: {got + 1}")
        if bora.get(path).status_code != 200 or bora.get("/me").status_code != 200:
            faults.append("somebody else is refused too")
        opened = 0
        for _ in range(60):
            try:
                with Socket(server.url, bora.token) as socket:
                    socket.next("welcome")
                    opened += 1
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != 1008:
                    faults.append(f"connect: {closed!r}")
                break
        measured["connect"] = opened
        if abs(opened - int(30 * scale)) > 2:
            faults.append(f"connect: {opened}")
        guesses = 0
        for _ in range(60):
            answer = httpx.get(f"{server.url}/api/v1/me", headers={"Authorization": f"Bearer {ref()}"}, verify=False)
            if answer.status_code == 429:
                break
            guesses += 1
        measured["auth"] = guesses
        if guesses > 20 * scale + 2:
            faults.append(f"{guesses} guesses at a token")
        ada.close()
        bora.close()
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E46", GOAL, run)
