"""E41 WebSocket fuzz: bytes and grammar; the process lives, states do not change, memory stays, refusals are quick."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Socket, Somebody

GOAL = "process alive; states unchanged; memory grows by less than 50 MiB; each refusal within 50 ms (p50)"
KINDS = ["hello", "look", "away", "act", "undo", "chat", "ping", "x", "", "ACT", "__proto__"]


def value(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON, some of it nasty."""
    simple: list[Any] = [None, True, 0, -1, 2**63, 1e308, "", "x" * 300, "\u0000", "\u202e", [], {}, "0" * 20, 1.5]
    if depth > 3 or rng.random() < 0.5:
        return rng.choice(simple)
    if rng.random() < 0.5:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    keys = ["id", "seat", "decision", "actions", "client_ref", "text", "since", "games", "token", "viewpoint", "d", "t"]
    return {rng.choice(keys): value(rng, depth + 1) for _ in range(rng.randrange(5))}


def message(rng: random.Random, table_id: str) -> str | bytes:
    """One frame: grammar, nesting, bytes, lone surrogates, mutants."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "[" * rng.randrange(1, 3000)
    if kind == 2:
        return '{"t":"chat","d":{"id":"' + table_id + '","text":"\\ud800","client_ref":"r"}}'
    act = {"id": table_id, "seat": rng.randrange(-1, 9), "decision": "0-1", "actions": ["pass"], "client_ref": "r"}
    if kind == 3:
        act[rng.choice(list(act))] = value(rng)
        return json.dumps({"t": "act", "d": act})
    if kind == 4:
        text = json.dumps({"t": "act", "d": act})
        at = rng.randrange(len(text))
        return text[:at] + rng.choice(["", "\u0000", "}", '"', "\\"]) + text[at + 1 :]
    return json.dumps({"t": rng.choice(KINDS), "d": value(rng)})


def run(setting: Setting) -> Outcome:
    """Thousands of frames on many connections."""
    rng = random.Random(setting.seed)
    faults: list[str] = []
    frames, closed = 0, 0
    times: list[float] = []
    with Running(str(setting.folder), setting.plant) as server:
        ada = Somebody(server.url)
        table_id = str(ada.create(2)["id"])
        before = json.dumps(ada.table(table_id)["views"])
        memory = server.memory()
        wanted = setting.pick(400, 1_000_000)
        while frames < wanted and server.alive:
            try:
                with Socket(server.url, ada.token, [{"id": table_id}]) as socket:
                    socket.next("snapshot")
                    for _ in range(200):
                        frames += 1
                        start = time.monotonic()
                        socket.ws.send(message(rng, table_id))
                        socket.send("ping", None)
                        socket.next("pong", timeout=5)
                        times.append(time.monotonic() - start)
            except ConnectionClosed:
                closed += 1
            except (TimeoutError, OSError) as error:
                faults.append(f"no answer: {error!r}")
                break
        if not server.alive:
            faults.append("the process went down")
        else:
            shown = ada.table(table_id)
            if json.dumps(shown["views"]) != before or shown["moves"]:
                faults.append("the state has changed")
            grown = (server.memory() - memory) / 2**20
            if grown > 50:
                faults.append(f"memory grew by {grown:.0f} MiB")
        if "Traceback" in server.log:
            faults.append("a fault stands in the log: " + server.log[-400:])
        ada.close()
    times.sort()
    middle = times[len(times) // 2] * 1000 if times else 0
    measured = {"frames": frames, "closed": closed, "p50_ms": round(middle, 1), "wrong": len(faults)}
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E41", GOAL, run)
