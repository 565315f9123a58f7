"""Learns the values of a game's evaluator (courtier.bots.learnt) from games that greedy bots play with them.

    PYTHONPATH=build/compiled python tools/learn.py gugong --players 3 4 5 --generations 3 --games 600
    PYTHONPATH=build/compiled python tools/learn.py gugong --players 1 --option difficulty=hard

A generation plays games in which every seat has somewhat different values and sometimes answers at random, then fits
the values so that each position's estimate comes close to how its game ended for the seat: ridge regression over the
last generations, with a trait alike at neighbouring moments. The result is bots/evaluators/<game>_values.json.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from math import exp
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

from courtier.bots.asking import ask
from courtier.bots.evaluating import evaluator_for
from courtier.bots.greedy import GreedyBot
from courtier.bots.learnt import LearntEvaluator, read_values
from courtier.core.engine import legal, play, seat_to_act
from courtier.core.messages import Json
from courtier.core.position import new_game
from courtier.core.rng import seeded
from courtier.games import load_game

VALUES = Path(__file__).resolve().parent.parent / "src" / "courtier" / "bots" / "evaluators"
KEPT = 3  # generations that a fit is made from
AT_RANDOM = 0.03  # share of the answers
VARIED = 0.25  # how far the values of a term are stretched in one game, as the deviation of a logarithm
RIDGE = 30.0  # positions' worth of doubt about every value, and about every change between two moments
REAL_POINTS = (
    "points",
    "decree_points",
    "audience",
)  # traits that are points already: they are worth one unless seen otherwise

Values = dict[str, dict[str, list[float]]]
Rows = list[tuple[int, float, list[float], int]]  # table, time, traits, final score


def varied(evaluator: LearntEvaluator, values: Values, rng: random.Random) -> LearntEvaluator:
    """An evaluator of its own with all values of a term stretched alike, each term by chance."""
    made: LearntEvaluator = type(evaluator)(evaluator.game)  # type: ignore[call-arg]
    made.set_values(values)
    by_term = [exp(rng.gauss(0.0, VARIED)) for _ in evaluator.terms]
    traits = len(evaluator.traits)
    for i in range(len(made.weights)):
        made.weights[i] *= by_term[evaluator.term_of[i // evaluator.moments % traits]]
    return made


def play_one(job: tuple[str, dict[str, Json], Values, str]) -> Rows:
    """One game: every quiet position of every player, with the score it led to (as if nobody were disqualified)."""
    name, options, values, seed = job
    game = load_game(name)
    evaluator = evaluator_for(game)
    assert isinstance(evaluator, LearntEvaluator)
    rng = random.Random(seed)
    s: Any = new_game(game, options, seed)
    bots = [GreedyBot(rng.getrandbits(30), varied(evaluator, values, rng)) for _ in range(s.n_seats)]
    deals = seeded(f"{seed}/deals")
    players = len(game.scores(s))  # an automated opponent is one of them
    rows: Rows = []
    owners: list[int] = []
    while (seat := seat_to_act(s)) >= 0:
        if evaluator.quiet(s):
            for player in range(players):
                traits = [0.0] * len(evaluator.traits)
                evaluator.describe(s, player, traits)
                rows.append((evaluator.table(s, player), evaluator.time(s, player), traits, 0))
                owners.append(player)
        options_now = legal(s, seat)
        if len(options_now) == 1:
            action = options_now[0]
        elif rng.random() < AT_RANDOM:
            action = rng.choice(options_now)
        else:
            action = ask(bots[seat], game, s, seat, deals)
        play(game, s, seat, action)
    finals = [score.total - score.categories.get("disqualified", 0) for score in game.scores(s)]
    return [(table, at, traits, finals[owner]) for (table, at, traits, _), owner in zip(rows, owners, strict=True)]


def spread_out(rows: Rows, moments: int) -> tuple[Any, Any]:
    """The rows as one matrix (each trait once per moment, shared between the two around it) and the final scores."""
    times = np.array([at for _, at, _, _ in rows])
    traits = np.array([found for _, _, found, _ in rows])
    before = np.minimum(times.astype(int), moments - 2)
    late = times - before
    matrix = np.zeros((len(rows), traits.shape[1], moments))
    lines = np.arange(len(rows))
    matrix[lines, :, before] = traits * (1 - late)[:, None]
    matrix[lines, :, before + 1] = traits * late[:, None]
    return matrix.reshape(len(rows), -1), np.array([float(final) for _, _, _, final in rows])


def fit(rows: Rows, evaluator: LearntEvaluator) -> tuple[dict[str, list[float]], float]:
    """The values that explain the final scores best, and by how much they miss them."""
    moments = evaluator.moments
    size = len(evaluator.traits) * moments
    square, right = np.zeros((size, size)), np.zeros(size)
    parts = [spread_out(rows[i : i + 4000], moments) for i in range(0, len(rows), 4000)]
    for matrix, finals in parts:
        square += matrix.T @ matrix
        right += matrix.T @ finals
    deviations = np.array([found for _, _, found, _ in rows]).std(axis=0)
    for trait, name in enumerate(evaluator.traits):
        doubt = RIDGE * max(float(deviations[trait]) ** 2, 0.02)
        for at in range(trait * moments, (trait + 1) * moments):
            square[at, at] += 0.001 if name == "always" else doubt
            right[at] += doubt if name in REAL_POINTS else 0.0
            if at % moments:
                square[at - 1 : at + 1, at - 1 : at + 1] += doubt * np.array([[1.0, -1.0], [-1.0, 1.0]])
    found = np.linalg.solve(square, right)
    misses = sum(float(((matrix @ found - finals) ** 2).sum()) for matrix, finals in parts)
    by_trait = found.reshape(-1, moments).round(3).tolist()
    return dict(zip(evaluator.traits, by_trait, strict=True)), (misses / len(rows)) ** 0.5


def write(path: Path, values: Values) -> None:
    """One line per trait."""
    tables = []
    for table, by_trait in values.items():
        lines = [f"  {json.dumps(trait)}: {json.dumps(by_moment)}" for trait, by_moment in by_trait.items()]
        tables.append(f" {json.dumps(table)}: {{\n" + ",\n".join(lines) + "\n }")
    path.write_text("{\n" + ",\n".join(tables) + "\n}\n", "utf-8")


def main() -> None:
    """Some generations of play and fit."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--players", nargs="+", type=int, default=[2])
    parser.add_argument("--option", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="learn")
    args = parser.parse_args()
    evaluator = evaluator_for(load_game(args.game))
    assert isinstance(evaluator, LearntEvaluator), f"the evaluator of {args.game} is not a learnt one"
    extra: dict[str, Json] = dict(each.split("=", 1) for each in args.option)
    values = read_values(args.game)
    kept: list[Rows] = []
    with Pool(args.jobs) as pool:
        for generation in range(args.generations):
            began = time.monotonic()
            jobs = [
                (
                    args.game,
                    {**extra, "players": args.players[n % len(args.players)]},
                    values,
                    f"{args.seed}/{generation}/{n}",
                )
                for n in range(args.games)
            ]
            kept = [*kept, [row for rows in pool.imap(play_one, jobs, 4) for row in rows]][-KEPT:]
            for table, name in enumerate(evaluator.tables):
                rows = [row for each in kept for row in each if row[0] == table]
                if rows:
                    values[name], miss = fit(rows, evaluator)
                    mean = sum(row[3] for row in rows) / len(rows)
                    print(
                        f"generation {generation}: {name}: {len(rows)} positions, {mean:.1f} points, off by {miss:.1f}"
                    )
            write(VALUES / f"{args.game}_values.json", values)
            print(f"generation {generation}: {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
