"""Measures what researchers use: search iterations, environment steps, memory of a live game; one JSON line per game.

Runs in the development environment; PYTHONPATH decides which build is measured. A search iteration is one of the
information-set tree search on positions of random games, one playout a whole random game with its set-up. An
environment step is `last` and `step` of the PettingZoo environment with a random open action, observation and
mask included.
"""

from __future__ import annotations

import argparse
import json
import tracemalloc
from time import perf_counter
from typing import Any

import numpy as np

from courtier.bots.ismcts import Search
from courtier.cli.build import is_compiled
from courtier.core.engine import legal, seat_to_act
from courtier.core.playout import Tally, playout
from courtier.core.position import new_game
from courtier.core.rng import FastRng
from courtier.envs.pz import raw_env
from courtier.games import load_game

LIVE = 200  # games held at once for their memory


def positions(game: Any, players: int, n: int) -> list[Any]:
    """Positions with a real decision, from early to late in random games."""
    out = []
    for number in range(n):
        s = new_game(game, {"players": players}, f"research/{number}")
        playout(game, s, FastRng(number), 10 + 6 * number, Tally())
        if seat_to_act(s) >= 0 and len(legal(s, seat_to_act(s))) > 1:
            out.append(s)
    return out


def search_rate(game: Any, players: int, seconds: float) -> float:
    """Iterations per second, fifty for each position."""
    kept = positions(game, players, 30)
    iterations = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        s = kept[iterations // 50 % len(kept)]
        Search(game, s, seat_to_act(s), 1).run(50)
        iterations += 50
    return iterations / spent


def playout_rate(game: Any, players: int, seconds: float) -> float:
    """Whole random games per second."""
    games = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        s = new_game(game, {"players": players}, f"research/{games}")
        playout(game, s, FastRng(games), 1_000_000, Tally())
        games += 1
    return games / spent


def step_rate(name: str, players: int, seconds: float) -> float:
    """Steps of the PettingZoo environment per second."""
    env = raw_env(name, players=players)
    env.reset(seed=1)
    rng = FastRng(1)
    steps = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        seen, _, over, _, _ = env.last()
        if over:
            env.reset()
            continue
        open_now = np.flatnonzero(seen["action_mask"])
        env.step(int(open_now[rng.below(len(open_now))]))
        steps += 1
    return steps / spent


def live_memory(game: Any, players: int) -> float:
    """Kilobytes of one more live game in the middle of play."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    held = []
    for number in range(LIVE):
        s = new_game(game, {"players": players}, f"live/{number}")
        playout(game, s, FastRng(number), 60, Tally())
        held.append(s)
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(held) / 1024


def main() -> None:
    """Measure each GAME:PLAYERS for about so many seconds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=["viceroy:4"])
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    for name, _, players in (each.partition(":") for each in args.games):
        game, n = load_game(name), int(players or 4)
        line = {
            "engine": "courtier",
            "game": name,
            "players": n,
            "compiled": is_compiled(),
            "iterations_per_s": search_rate(game, n, args.seconds / 3),
            "playouts_per_s": playout_rate(game, n, args.seconds / 3),
            "steps_per_s": step_rate(name, n, args.seconds / 3),
            "memory_kb": live_memory(game, n),
        }
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
