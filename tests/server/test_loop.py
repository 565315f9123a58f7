"""Nothing holds everybody up: no step of the event loop takes longer than 50 ms, whatever is asked for."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from courtier.core.rng import FastRng
from courtier.games import GAMES
from courtier.server.app import SOON
from courtier.server.watchdog import BEHIND, LIMIT, Watchdog
from tests.reliability.e20 import metric
from tests.server.running import Running, Somebody


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Running]:
    settings: dict[str, Any] = {"metrics": "true", "watch_loop": "true", "bot_seconds": 0.2, "snapshot_every": 20}
    with Running(str(tmp_path_factory.mktemp("data")), **settings) as running:
        time.sleep(SOON + 1)
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_everything_that_can_be_asked(server, game):
    ada = Somebody(server.url)
    table = ada.create([{"mine": True}] * 4, game=game)
    path, rng = f"/tables/{table['id']}", FastRng(3)
    for move in range(60):
        shown = ada.table(table["id"])
        if shown["status"] != "running":
            break
        question = next(each for each in shown["decisions"].values() if each.get("answer") is None)
        body = {"seat": question["seat"], "decision": question["id"]}
        option = question["actions"][rng.below(len(question["actions"]))]
        ada.post(f"{path}/preview", {**body, "actions": [option["action"]]})
        ada.get(f"{path}/why", seat=question["seat"], target="nowhere:1")
        if move % 20 == 0:
            ada.post(f"{path}/hint", body)
            ada.get(f"{path}/past", moves=shown["moves"] // 2)
            ada.get(f"{path}/events")
            for lang in ("en", "cs", "tr"):
                ada.get(f"/games/{game}/rules", lang=lang)
        assert ada.act(table["id"], question, option["action"]).status_code == 200
    ada.get("/games")
    ada.get(f"/games/{game}/components")
    ada.get("/tables")
    ada.get("/schema/socket")
    httpx.get(f"{server.url}/api/openapi.json")
    assert metric(server.url, "courtier_loop_steps_total") > 500
    slow = [line for line in server.log.splitlines() if "a step took" in line]
    assert metric(server.url, "courtier_loop_longest_step_seconds") <= LIMIT, slow


def test_the_numbers_are_only_for_those_who_switch_them_on(server, tmp_path):
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "# TYPE courtier_sockets gauge" in answer.text
    with Running(str(tmp_path)) as plain:
        assert httpx.get(f"{plain.url}/metrics").status_code == 404


def test_a_server_that_was_held_up_refuses_the_move_and_takes_it_when_it_is_sent_again(server):
    ada = Somebody(server.url)
    table = ada.create([{"mine": True}, {"mine": True}], game="gugong")
    question = next(iter(ada.table(table["id"])["decisions"].values()))
    option = question["actions"][0]["action"]
    os.kill(server.pid, signal.SIGSTOP)
    with ThreadPoolExecutor(1) as elsewhere:
        sent = elsewhere.submit(ada.act, table["id"], question, option)
        time.sleep(BEHIND + 1)
        os.kill(server.pid, signal.SIGCONT)
        refused = sent.result()
    assert refused.status_code == 503
    assert refused.headers["Retry-After"] == "2"
    assert "Nothing was changed" in refused.json()["detail"]
    assert ada.table(table["id"])["moves"] == 0
    time.sleep(int(refused.headers["Retry-After"]))
    assert ada.act(table["id"], question, option).status_code == 200


def test_a_long_step_is_counted_and_named(caplog):
    import asyncio
    from asyncio import events

    async def careless() -> None:
        end = time.thread_time() + 0.06
        while time.thread_time() < end:
            pass

    async def work() -> None:
        await asyncio.create_task(careless())

    watch, real = Watchdog(True), events.Handle._run
    try:
        watch.install()
        asyncio.run(work())
    finally:
        events.Handle._run = real  # type: ignore[method-assign]
    assert watch.too_long == 1
    assert watch.longest >= LIMIT
    assert "careless" in caplog.text


def test_the_collector_puts_aside_what_takes_it_too_long_until_nobody_is_there():
    import asyncio
    import gc

    from courtier.server.collecting import LONG, Collector

    async def work() -> list[int]:
        collector = Collector()
        collector.start()
        counts = [gc.get_freeze_count()]
        kept = [[i] for i in range(10_000)]
        collector._collected("start", {"generation": 2})
        end = time.thread_time() + 2 * LONG
        while time.thread_time() < end:
            pass
        collector._collected("stop", {"generation": 2})
        await asyncio.sleep(0)
        counts.append(gc.get_freeze_count())
        kept.clear()
        collector.nobody_is_there()
        counts.append(gc.get_freeze_count())
        collector.stop()
        return [*counts, gc.get_freeze_count()]

    started, aside, quiet, stopped = asyncio.run(work())
    assert started > 0
    assert aside >= started + 10_000
    assert quiet < aside
    assert stopped == 0
