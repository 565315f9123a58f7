"""Measures environment steps of RLCard's mahjong and PettingZoo's chess; runs in the peers' environment.

One step is what a learner does: observation, mask, a random legal action. Prints one JSON line per environment.
"""

from __future__ import annotations

import argparse
import json
import random
from importlib.metadata import version
from time import perf_counter

import numpy as np


def rlcard_steps(name: str, seconds: float) -> float:
    """Steps per second of an RLCard environment."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    steps = 0
    state, _ = env.reset()
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        if env.is_over():
            state, _ = env.reset()
            continue
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        steps += 1
    return steps / spent


def chess_steps(seconds: float) -> float:
    """Steps per second of PettingZoo's chess."""
    from pettingzoo.classic import chess_v6

    env = chess_v6.raw_env()
    env.reset(seed=1)
    steps = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        env.step(int(np.random.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
    return steps / spent


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    rows = [
        ("rlcard", version("rlcard"), "mahjong", 4, rlcard_steps("mahjong", args.seconds / 2)),
        ("pettingzoo", version("pettingzoo"), "chess", 2, chess_steps(args.seconds / 2)),
    ]
    for engine, release, game, players, rate in rows:
        line = {"engine": engine, "version": release, "game": game, "players": players, "compiled": False}
        print(json.dumps({**line, "steps_per_s": rate}), flush=True)


if __name__ == "__main__":
    main()
