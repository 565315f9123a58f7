"""Tunes the numbers of a game's evaluator by playing: greedy bots with slightly different numbers against each other.

    PYTHONPATH=build/compiled python tools/tune.py viceroy --rounds 5 --games 4000

In each round all numbers are changed at once, each up or down at random, over many games; a number that was up in the
games with the better margins moves up. The result is printed as a list to be put into the evaluator's weights.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

from courtier.bots.asking import ask
from courtier.bots.evaluating import Evaluator, evaluator_for
from courtier.bots.greedy import GreedyBot
from courtier.core.engine import legal, play, seat_to_act
from courtier.core.game import Game
from courtier.core.position import new_game
from courtier.core.rng import seeded
from courtier.games import load_game


def margin(game: Game[Any], sides: list[Evaluator], players: int, seed: str) -> float:
    """How far the first side's mean score lies above the second's, the two taking every other seat."""
    s = new_game(game, {"players": players}, seed)
    deals = seeded(f"{seed}/deals")
    bots = [GreedyBot(hash((seed, seat)) & 0xFFFFFF, sides[seat % 2]) for seat in range(players)]
    while (seat := seat_to_act(s)) >= 0:
        options = legal(s, seat)
        play(game, s, seat, ask(bots[seat], game, s, seat, deals) if len(options) > 1 else options[0])
    totals = [score.total for score in game.scores(s)][:players]
    first, second = totals[0::2], totals[1::2]
    return sum(first) / len(first) - sum(second) / len(second)


def paired(game: Game[Any], mine: list[float], other: list[float], players: int, seed: str) -> float:
    """The mean margin over one deal played from both sides."""
    module = evaluator_for(game)
    sides = [type(module)(game), type(module)(game)]  # type: ignore[call-arg]
    sides[0].weights[:] = mine
    sides[1].weights[:] = other
    return (margin(game, sides, players, seed) - margin(game, sides[::-1], players, seed)) / 2


def tune(name: str, rounds: int, games: int, change: float, seed: int) -> None:
    """Some rounds of change and choice."""
    game = load_game(name)
    weights = list(evaluator_for(game).weights)
    start = weights.copy()
    rng = random.Random(seed)
    for turn in range(rounds):
        began = time.monotonic()
        effect = [0.0] * len(weights)
        squares = 0.0
        pairs = games // 2
        for n in range(pairs):
            signs = [rng.choice((-1, 1)) for _ in weights]
            moved = [w * (1 + change * sign) for w, sign in zip(weights, signs, strict=True)]
            back = [w * (1 - change * sign) for w, sign in zip(weights, signs, strict=True)]
            result = paired(game, moved, back, 4 if n % 3 == 2 else 2, f"tune/{seed}/{turn}/{n}")
            squares += result * result
            for i, sign in enumerate(signs):
                effect[i] += sign * result / pairs
        error = (squares / pairs / pairs) ** 0.5
        for i in range(len(weights)):
            step = max(-2.0, min(2.0, effect[i] / error / 2)) * change
            weights[i] = round(weights[i] * (1 + step), 4)
        gains = [paired(game, weights, start, 4 if n % 3 == 2 else 2, f"check/{n}") for n in range(60)]
        print(f"round {turn + 1}: {time.monotonic() - began:.0f} s, error {error:.2f}, gain over the start", end=" ")
        print(f"{sum(gains) / len(gains):.2f}; effects {[round(each, 1) for each in effect]}\n{weights}", flush=True)
        change *= 0.9


def main() -> None:
    """Read the command line and tune."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--change", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tune(args.game, args.rounds, args.games, args.change, args.seed)


if __name__ == "__main__":
    main()
