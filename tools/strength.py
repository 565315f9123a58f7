"""Measures how strong the bots are, with the sequential test of courtier.arena.strength; prints one row per test.

    PYTHONPATH=build/compiled python tools/strength.py viceroy --tests greedy:random:0.9 medium:greedy:0.58 --seats 2 4
    PYTHONPATH=build/compiled python tools/strength.py gugong --solo hard:0.75

Every finished game is kept in build/strength/, so that an interrupted run goes on where it was. After a change of the
bots that folder has to be deleted, or another one named: games of other bots would count.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from courtier.arena.matches import Plan
from courtier.arena.store import Store
from courtier.arena.strength import Verdict, measure, strength_plan
from courtier.core.messages import Json
from courtier.games.viscounts.words import RIVALS

FOLDER = Path(__file__).resolve().parent.parent / "build" / "strength"
TESTS = ["greedy:random:0.9", "medium:greedy:0.58", "hard:medium:0.54"]
# The automated opponents at their hardest, by game and name.
SOLO: dict[str, dict[str, dict[str, Json]]] = {
    "gugong": {"meng": {"players": 1, "difficulty": "hard"}},
    "viscounts": {rival: {"players": 1, "rival": rival, "difficulty": 3} for rival in RIVALS},
}


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
    parser.add_argument("--solo", metavar="A:SHARE", help="only against the automated opponents of the game ...")
    parser.add_argument("--against", nargs="+", metavar="NAME", help="... or those of them that are named")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args()
    if args.solo:
        first, _, wanted = args.solo.rpartition(":")
        opponents = SOLO.get(args.game, {})
        for opponent in args.against or opponents:
            if opponent not in opponents:
                parser.error(f"{args.game} has no automated opponent {opponent}: {', '.join(opponents) or 'none'}")
            options = opponents[opponent]
            plan = Plan(args.game, options, (first,), args.games, args.seed)
            tested(args, plan, f"{args.game}-{first}-{opponent}", first, opponent, float(wanted))
        return
    for test in args.tests:
        first, second, wanted = split_names(test)
        for seats in args.seats:
            plan = strength_plan(args.game, first, second, seats, args.games, args.seed)
            tested(args, plan, f"{args.game}-{first}-{second}-{seats}", first, second, float(wanted))


def tested(args: Any, plan: Plan, name: str, first: str, second: str, wanted: float) -> None:
    """One test until it is clear, with a row after every look; its games are kept under its name."""
    store = Store(args.folder / name.replace(":", ""), plan)
    verdict = measure(
        plan, store, first, second, wanted, args.jobs, "", lambda each: print(row(args.game, each), flush=True)
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
