"""E28 Canaries: whatever belongs to one seat alone carries a marker; no marker reaches anybody else, in any way."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from courtier.games import GAMES
from tests.reliability.experiment import Outcome, Setting, main
from tests.reliability.sink import Sink
from tests.reliability.watching import Ear, ears, everybody_acts
from tests.server.running import Running

GOAL = "0 markers of other seats, 0 answers of other seats and no seed in any byte sent before the end"
MARK = re.compile(r"CANARY-(\d)-")


def hits(ear: Ear, seeds: set[str]) -> list[str]:
    """What somebody heard that was not meant for them."""
    found: list[str] = []
    for text in ear.heard:
        strange = {int(seat) for seat in MARK.findall(text)} - {ear.seat}
        if strange:
            found.append(f"seat {ear.seat} heard a marker of {sorted(strange)}: {text[:120]}")
        if any(seed in text for seed in seeds) and '"ended"' not in text and "courtier-replay" not in text:
            found.append(f"seat {ear.seat} heard the seed before the end: {text[:120]}")
        if '"kind":"acted"' in text:
            found += [f"seat {ear.seat} heard an answer: {text[:160]}" for each in acted(text) if answered(each, ear)]
    return found


def acted(text: str) -> list[dict[str, Any]]:
    """The acts in a message."""
    message = json.loads(text)
    if "events" in message:
        return [each for each in message["events"] if each["kind"] == "acted"]
    data = message.get("d", {})
    return [data] if isinstance(data, dict) and data.get("kind") == "acted" else []


def answered(event: dict[str, Any], ear: Ear) -> bool:
    """Whether an act shows what another seat has answered."""
    return event["seat"] != ear.seat and ("actions" in event or "client_ref" in event)


def run(setting: Setting) -> Outcome:
    """Whole games (or the first moves of them) of every title, all ears open."""
    rng = random.Random(setting.seed)
    faults: list[str] = []
    messages = 0
    plants = ",".join(filter(None, ["canaries", setting.plant]))
    settings = {"webhooks_inside": "true", "notice_seconds": 0}
    with Sink() as sink, Running(str(setting.folder), plants, **settings) as server:
        for game in GAMES:
            for _ in range(setting.pick(1, 30) if not faults else 0):
                listening = ears(server, game, ("Ada", "Bora", "Cyril"))
                listening[0].person.http.patch("/me", json={"webhook": sink.url})
                for _ in range(setting.pick(60, 5000)):
                    if not everybody_acts(listening, rng):
                        break
                for ear in listening:
                    ear.look_around(rng) if ear.now.get("status") == "running" else None
                    ear.pump()
                seeds = {ear.now.get("seed", "") for ear in listening} - {""}
                for ear in listening:
                    messages += len(ear.heard)
                    faults += hits(ear, seeds)
                    faults += ["the seed came before the end"] if seeds and ear.now["status"] == "running" else []
                    ear.socket.close()
                    ear.person.close()
        log = server.log
    if MARK.search(log):
        faults.append("a marker stands in the log of the server")
    faults += [f"a webhook carried a marker: {body[:100]}" for _, body in sink.taken if MARK.search(body)]
    measured = {"messages": messages, "webhooks": len(sink.taken), "log_bytes": len(log), "hits": len(faults)}
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E28", GOAL, run)
