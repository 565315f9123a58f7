"""E08 Graceful stop: SIGTERM under load; drained soon, closed with 1012, moves in flight durable or not taken."""

from __future__ import annotations

import asyncio

from tests.reliability.e01 import totals
from tests.reliability.experiment import Outcome, Setting, main
from tests.reliability.players import Player
from tests.server.running import Running, Socket, table_of

GOAL = "drained within 5 s, every socket closed with 1012, lost 0, doubled 0"


async def stop_loop(server: Running, players: list[Player], stops: int) -> list[float]:
    """Stop and start while people play; how long each stop took."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    took = []
    for _ in range(stops):
        before = sum(player.acks for player in players)
        for _ in range(200):
            if sum(player.acks for player in players) >= before + 3:
                break
            await asyncio.sleep(0.05)
        took.append(await asyncio.to_thread(server.stop))
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    for player in players:
        player.done = True
    await asyncio.wait(tasks, timeout=15)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return took


def close_codes(server: Running, n: int) -> list[int]:
    """The codes with which idle sockets are closed by a stop."""
    from websockets.exceptions import ConnectionClosed

    table_id, people = table_of(server.url, ("Ada", "Bora"))
    sockets = [Socket(server.url, people[0].token, [{"id": table_id}]) for _ in range(n)]
    for socket in sockets:
        socket.next("snapshot")
    server.stop()
    codes = []
    for socket in sockets:
        try:
            while True:
                socket.next(timeout=5)
        except ConnectionClosed as closed:
            codes.append(closed.rcvd.code if closed.rcvd else 1006)
        except TimeoutError:
            codes.append(0)
        socket.close()
    for person in people:
        person.close()
    server.start()
    return codes


def run(setting: Setting) -> Outcome:
    """Stop again and again."""
    with Running(str(setting.folder), setting.plant) as server:
        codes = close_codes(server, 5)
        players = [Player(server.url, f"p{i}", setting.seed, by_http=i % 2 == 1) for i in range(setting.pick(4, 30))]
        took = asyncio.run(stop_loop(server, players, setting.pick(1 if setting.plant else 3, 50)))
        acknowledged, lost, doubled, _, anomalies = asyncio.run(totals(players))
    measured = {
        "stops": len(took),
        "slowest": round(max(took), 2),
        "acknowledged": acknowledged,
        "lost": lost,
        "doubled": doubled,
        "codes": sorted(set(codes)),
    }
    faults = [f"{key}: {measured[key]}" for key in ("lost", "doubled") if measured[key]] + anomalies
    if max(took) > 5:
        faults.append(f"a stop took {max(took):.1f} s")
    if set(codes) != {1012}:
        faults.append(f"close codes {sorted(set(codes))}")
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E08", GOAL, run)
