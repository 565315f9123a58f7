"""Measures OpenSpiel's C++ games in random play; runs in the peers' environment and prints one JSON line per way.

`openspiel` is driven from Python, one call per move, as a bot author does it. `openspiel-cpp` never leaves C++: the
library's own uniform random bots play the game out; its decisions are its games times the mean number of real decisions
per game of the other way. A real decision has two options or more; chance is none.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter
from typing import Any

import pyspiel


def play(game: Any, kept: list[Any] | None = None) -> int:
    """Play a game out at random and count its real decisions; now and then keep a copy of a position."""
    draw = random.random
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        # At a chance node these are the outcomes, which `check_uniform` has shown to be equally likely.
        actions = state.legal_actions()
        if len(actions) > 1 and not state.is_chance_node():
            decisions += 1
            if kept is not None and decisions % 10 == 0:
                kept.append(state.clone())
        state.apply_action(actions[int(draw() * len(actions))])
    return decisions


def check_uniform(game: Any) -> None:
    """One game in which every chance node is looked at: the cheap draw above is right only if all are uniform."""
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == actions
            assert all(abs(p * len(outcomes) - 1) < 1e-9 for _, p in outcomes)
        state.apply_action(random.choice(actions))


def microseconds(call: Callable[[Any], object], positions: list[Any], seconds: float) -> float:
    """Mean time of one call over all positions, repeated for about so many seconds."""
    calls = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        for position in positions:
            call(position)
        calls += len(positions)
    return spent / calls * 1e6


def measure(name: str, seconds: float, seed: int) -> list[dict[str, Any]]:
    """Both ways of one game."""
    random.seed(seed)
    game = pyspiel.load_game(name)
    check_uniform(game)
    kept: list[Any] = []
    for _ in range(20):
        play(game, kept)

    games = decisions = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds / 2:
        games += 1
        decisions += play(game)

    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
    inside = 0
    began = perf_counter()
    while (spent_inside := perf_counter() - began) < seconds / 6:
        inside += 1
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + inside)

    common = {
        "version": version("open_spiel"),
        "game": name,
        "players": game.num_players(),
        "compiled": True,
        "copy_us": microseconds(lambda state: state.clone(), kept, seconds / 6),
        "legal_us": microseconds(lambda state: state.legal_actions(), kept, seconds / 6),
    }
    rate, rate_inside = games / spent, inside / spent_inside
    return [
        {"engine": "openspiel", **common, "real_decisions_per_s": decisions / spent, "playouts_per_s": rate},
        {
            "engine": "openspiel-cpp",
            **common,
            "real_decisions_per_s": rate_inside * decisions / games,
            "playouts_per_s": rate_inside,
        },
    ]


def main() -> None:
    """Measure the games named, each for about so many seconds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=["hearts", "gin_rummy"])
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for name in args.games:
        for line in measure(name, args.seconds, args.seed):
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
