"""How far one could get alone who knows every hidden card and every draw to come: no bot, a mark to measure bots by.

    PYTHONPATH=build/compiled python tools/foresight.py gugong --games 6 --width 100

From turn to turn the positions that the judge likes best are kept, `width` of them, and of each one up to `ends` ways
to end the turn are tried. It is no bound, for whoever judges positions better would keep better ones; but a bot that
has the same judge, and knows only what its seat may know, can hardly get as far.
"""

from __future__ import annotations

import argparse
from typing import Any

from courtier.bots.evaluating import Evaluator, evaluator_for
from courtier.core.engine import legal, play
from courtier.core.game import Game
from courtier.core.messages import Json
from courtier.core.position import new_game
from courtier.core.rng import FastRng
from courtier.games import load_game
from tools.strength import SOLO


def foresee(game: Game[Any], options: dict[str, Json], seed: str, width: int, ends: int) -> tuple[int, int]:
    """The points of both in the best game that was found on that deal."""
    evaluator = evaluator_for(game)
    rng = FastRng(1)
    kept: list[Any] = [new_game(game, options, seed)]
    best = (-1000, 0)
    while kept:
        found: dict[float, Any] = {}  # by chance: positions with the same one are nearly always the same
        for s in kept:
            for after in turns(game, evaluator, s, ends, rng):
                if after.stack:
                    found.setdefault(evaluator.chance_alone(after), after)
                else:
                    mine, theirs = game.scores(after)
                    best = max(best, (mine.total, theirs.total), key=lead)
        kept = [found[value] for value in sorted(found, reverse=True)[:width]]
    return best


def turns(game: Game[Any], evaluator: Evaluator, s: Any, ends: int, rng: FastRng) -> list[Any]:
    """Positions at the end of the turn, about so many at most, reached in random order of what is tried."""
    out: list[Any] = []
    open_ = [s]
    while open_ and len(out) < ends:
        at = open_.pop(rng.below(len(open_)))
        for action in legal(at, 0):
            after: Any = game.copy(at)
            play(game, after, 0, action)
            (out if not after.stack or evaluator.quiet(after) else open_).append(after)
    return out


def lead(points: tuple[int, int]) -> int:
    """By how much the first is ahead."""
    return points[0] - points[1]


def main() -> None:
    """A row for each automated opponent, as in docs/bots.md."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(SOLO))
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--width", type=int, default=100)
    parser.add_argument("--ends", type=int, default=300)
    args = parser.parse_args()
    game = load_game(args.game)
    for opponent, options in SOLO[args.game].items():
        results: list[tuple[int, int]] = []
        for number in range(args.games):
            results.append(foresee(game, options, f"foresight{number}", args.width, args.ends))
            mine, theirs = (sum(each) / len(results) for each in zip(*results, strict=True))
            won = sum(lead(each) > 0 for each in results)
            print(f"| {opponent} | {len(results)} | {mine:.1f} | {theirs:.1f} | {won} |", flush=True)


if __name__ == "__main__":
    main()
