"""Measures Catanatron (Catan, plain Python) in random play; runs in the peers' environment and prints one JSON line.

The loop is the cheapest that the library allows: actions straight from `playable_actions`, carried out without a second
check. A real decision has two options or more.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.actions import generate_playable_actions
from catanatron.models.player import Color, RandomPlayer


def play(game: Game, kept: list[Game] | None = None) -> int:
    """Play a game out at random and count its real decisions; now and then keep a copy of a position."""
    draw = random.random
    state = game.state
    decisions = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        if len(actions) > 1:
            decisions += 1
            if kept is not None and decisions % 40 == 0:
                kept.append(game.copy())
        game.execute(actions[int(draw() * len(actions))], validate_action=False)
    return decisions


def microseconds(call: Callable[[Any], object], positions: list[Any], seconds: float) -> float:
    """Mean time of one call over all positions, repeated for about so many seconds."""
    calls = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        for position in positions:
            call(position)
        calls += len(positions)
    return spent / calls * 1e6


def main() -> None:
    """Warm up, measure whole games, then copies and legal lists on positions of other games."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    players = [RandomPlayer(color) for color in list(Color)[: args.players]]
    kept: list[Game] = []
    for seed in range(args.seed, args.seed + 5):
        play(Game(players, seed=seed), kept)

    games = decisions = 0
    began = perf_counter()
    while (spent := perf_counter() - began) < args.seconds * 2 / 3:
        games += 1
        decisions += play(Game(players, seed=args.seed * 1_000_000 + games))
    print(
        json.dumps(
            {
                "engine": "catanatron",
                "version": version("catanatron"),
                "game": "catan",
                "players": args.players,
                "compiled": False,
                "real_decisions_per_s": decisions / spent,
                "copy_us": microseconds(lambda game: game.copy(), kept, args.seconds / 6),
                "legal_us": microseconds(lambda game: generate_playable_actions(game.state), kept, args.seconds / 6),
                "playouts_per_s": games / spent,
            }
        )
    )


if __name__ == "__main__":
    main()
