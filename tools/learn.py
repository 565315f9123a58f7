"""Learns the values of a game's evaluator (courtier.bots.learnt) from games that greedy bots play with them.

    PYTHONPATH=build/compiled python tools/learn.py gugong --players 3 4 5 --generations 3 --games 600
    PYTHONPATH=build/compiled python tools/learn.py gugong --players 1 --option difficulty=hard
    PYTHONPATH=build/compiled python tools/learn.py viscounts --players 3 4 --compare --doubt 1000 --start two
    PYTHONPATH=build/compiled python tools/learn.py viceroy --players 2 4 2 3 --compare --doubt 100 --games 1000

A generation plays games in which every seat has somewhat different values and sometimes answers at random, then fits
the values so that each position's estimate comes close to how its game ended for the seat: ridge regression over the
last generations, with a trait alike at neighbouring moments. With --compare it is the differences between the players
of a position that are fitted: where an action decides how long the game lasts, that says more than the scores
themselves, because all of them are higher after a longer game. The result is bots/evaluators/<game>_values.json.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
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
CHUNK = 1000  # positions that are made into one matrix

ByTrait = dict[str, list[float]]
Values = dict[str, ByTrait]
Rows = list[tuple[int, float, list[float], int]]  # table, time, traits, final score
Positions = list[Rows]  # one row for each player


def is_points(trait: str) -> bool:
    """Whether a trait is points already: it is worth one unless seen otherwise."""
    return trait.endswith("points") or trait == "audience"


def varied(evaluator: LearntEvaluator, values: Values, rng: random.Random) -> LearntEvaluator:
    """An evaluator of its own with all values of a term stretched alike, each term by chance."""
    made: LearntEvaluator = type(evaluator)(evaluator.game)  # type: ignore[call-arg]
    made.set_values(values)
    by_term = [exp(rng.gauss(0.0, VARIED)) for _ in evaluator.terms]
    traits = len(evaluator.traits)
    for i in range(len(made.weights)):
        made.weights[i] *= by_term[evaluator.term_of[i // evaluator.moments % traits]]
    return made


def all_asked(s: Any) -> bool:
    """Whether nobody has answered yet, if several are asked at once: the position would be counted several times."""
    f = s.stack[-1]
    return not f.effect.together or f.a == f.b


def play_one(job: tuple[str, dict[str, Json], Values, str]) -> Positions:
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
    found: Positions = []
    while (seat := seat_to_act(s)) >= 0:
        if evaluator.quiet(s) and all_asked(s):
            rows: Rows = []
            for player in range(players):
                traits = [0.0] * len(evaluator.traits)
                evaluator.describe(s, player, traits)
                rows.append((evaluator.table(s, player), evaluator.time(s, player), traits, 0))
            found.append(rows)
        options_now = legal(s, seat)
        if len(options_now) == 1:
            action = options_now[0]
        elif rng.random() < AT_RANDOM:
            action = rng.choice(options_now)
        else:
            action = ask(bots[seat], game, s, seat, deals)
        play(game, s, seat, action)
    finals = [score.total - score.categories.get("disqualified", 0) for score in game.scores(s)]
    return [
        [(table, at, traits, final) for (table, at, traits, _), final in zip(rows, finals, strict=True)]
        for rows in found
    ]


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


def parts(positions: Positions, table: int, moments: int, compare: bool) -> Iterator[tuple[Any, Any]]:
    """The players whom a table holds for, as matrices; compared: by how much each is above the mean of the position."""
    by_players: dict[int, Positions] = {}
    for position in positions:
        rows = [row for row in position if row[0] == table]
        if rows:
            by_players.setdefault(len(rows), []).append(rows)
    for players, group in by_players.items():
        for i in range(0, len(group), CHUNK):
            matrix, finals = spread_out([row for rows in group[i : i + CHUNK] for row in rows], moments)
            if compare:
                apart = matrix.reshape(-1, players, matrix.shape[1])
                matrix = (apart - apart.mean(axis=1, keepdims=True)).reshape(matrix.shape)
                means = finals.reshape(-1, players)
                finals = (means - means.mean(axis=1, keepdims=True)).ravel()
            yield matrix, finals


def fit(
    positions: Positions,
    evaluator: LearntEvaluator,
    table: int,
    start: ByTrait,
    doubt: float,
    compare: bool,
    only: list[str],
) -> tuple[ByTrait, float]:
    """The values that explain the final scores best, near those to start from, and by how much they miss them."""
    moments = evaluator.moments
    size = len(evaluator.traits) * moments
    at_first = np.array([start[name] for name in evaluator.traits]).ravel()
    square, right = np.zeros((size, size)), np.zeros(size)
    for matrix, finals in parts(positions, table, moments, compare):
        square += matrix.T @ matrix
        right += matrix.T @ (finals - matrix @ at_first)
    deviations = np.array([row[2] for rows in positions for row in rows if row[0] == table]).std(axis=0)
    for trait, name in enumerate(evaluator.traits):
        doubts = doubt * max(float(deviations[trait]) ** 2, 0.02)
        for at in range(trait * moments, (trait + 1) * moments):
            square[at, at] += 0.001 if name == "always" else doubts
            if at % moments:
                square[at - 1 : at + 1, at - 1 : at + 1] += doubts * np.array([[1.0, -1.0], [-1.0, 1.0]])
    chosen = [i for i in range(size) if not only or evaluator.traits[i // moments] in only]
    found = at_first.copy()
    found[chosen] += np.linalg.solve(square[np.ix_(chosen, chosen)], right[chosen])
    if compare and not only:
        level(positions, evaluator, table, found)
    misses = [finals - matrix @ found for matrix, finals in parts(positions, table, moments, compare)]
    miss = float((np.concatenate(misses) ** 2).mean()) ** 0.5
    return dict(zip(evaluator.traits, found.reshape(-1, moments).round(3).tolist(), strict=True)), miss


def level(positions: Positions, evaluator: LearntEvaluator, table: int, found: Any) -> None:
    """What all players of a position have in common no comparison tells: the mean of the scores, moment by moment."""
    first = evaluator.traits.index("always") * evaluator.moments
    always = slice(first, first + evaluator.moments)
    square, right = 0.001 * np.eye(evaluator.moments), np.zeros(evaluator.moments)
    for matrix, finals in parts(positions, table, evaluator.moments, False):
        shares = matrix[:, always]
        square += shares.T @ shares
        right += shares.T @ (finals - matrix @ found)
    found[always] += np.linalg.solve(square, right)


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
    parser.add_argument("--doubt", type=float, default=RIDGE)
    parser.add_argument("--compare", action="store_true", help="fit the differences between the players of a position")
    parser.add_argument("--start", metavar="TABLE", help="values are near those of this table unless seen otherwise")
    parser.add_argument("--only", nargs="*", default=[], metavar="TRAIT", help="leave all other values as they start")
    args = parser.parse_args()
    evaluator = evaluator_for(load_game(args.game))
    assert isinstance(evaluator, LearntEvaluator), f"the evaluator of {args.game} is not a learnt one"
    pairs = [each.split("=", 1) for each in args.option]
    extra: dict[str, Json] = {name: int(value) if value.isdecimal() else value for name, value in pairs}
    values = read_values(args.game)
    plain = {trait: [1.0 if is_points(trait) else 0.0] * evaluator.moments for trait in evaluator.traits}
    start = values[args.start] if args.start else plain
    kept: list[Positions] = []
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
            kept = [*kept, [each for found in pool.imap(play_one, jobs, 4) for each in found]][-KEPT:]
            positions = [position for each in kept for position in each]
            for table, name in enumerate(evaluator.tables):
                scores = [row[3] for rows in positions for row in rows if row[0] == table]
                if scores:
                    values[name], miss = fit(positions, evaluator, table, start, args.doubt, args.compare, args.only)
                    mean = sum(scores) / len(scores)
                    print(
                        f"generation {generation}: {name}: {len(scores)} rows, {mean:.1f} points, off by {miss:.1f}",
                        flush=True,
                    )
            write(VALUES / f"{args.game}_values.json", values)
            print(f"generation {generation}: {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
