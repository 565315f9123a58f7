"""Measures how strong the bots are, with the sequential test of courtier.arena.strength; prints one row per test.

    PYTHONPATH=build/compiled python tools/strength.py viceroy --tests greedy:random:0.9 medium:greedy:0.58 --seats 2 4

Every finished game is kept in build/strength/, so that an interrupted run goes on where it was.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from courtier.arena.store import Store
from courtier.arena.strength import Verdict, measure, strength_plan

FOLDER = Path(__file__).resolve().parent.parent / "build" / "strength"
TESTS = ["greedy:random:0.9", "medium:greedy:0.58", "hard:medium:0.54"]


def row(game: str, verdict: Verdict) -> str:
    """One line of the table in docs/bots.md."""
    seen = f"{100 * verdict.share:.1f} % | {100 * verdict.lower:.1f} %"
    word = "yes" if verdict.passed else "no"
    names = f"{game} | {verdict.first} over {verdict.second} | {verdict.seats}"
    return f"| {names} | {verdict.games} | {seen} | {100 * verdict.wanted:.0f} % | {word} |"


def main() -> None:
    """Run the tests named, one after the other."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="A:B:SHARE")
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 4])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args()
    for test in args.tests:
        first, second, wanted = split_names(test)
        for seats in args.seats:
            plan = strength_plan(args.game, first, second, seats, args.games, args.seed)
            name = f"{args.game}-{first}-{second}-{seats}".replace(":", "")
            store = Store(args.folder / name, plan)
            verdict = measure(
                plan, store, first, second, float(wanted), args.jobs, "", lambda each: print(row(args.game, each))
            )
            print(f"done: {row(args.game, verdict)}", flush=True)


def split_names(test: str) -> tuple[str, str, str]:
    """The two bots and the share; names such as ismcts:50 hold a colon themselves."""
    words = test.split(":")
    names: list[str] = []
    for word in words[:-1]:
        if word.isdecimal() and names:
            names[-1] += f":{word}"
        else:
            names.append(word)
    return names[0], names[1], words[-1]


if __name__ == "__main__":
    main()
