"""Learns the judge of a game (courtier.bots.judging): how likely whoever plays alone wins.

    PYTHONPATH=build/compiled python tools/learn_alone.py gugong --generations 30 --jobs 2
    PYTHONPATH=build/compiled python tools/learn_alone.py viscounts --generations 60 --jobs 2 --anew

A generation plays games against the automated opponents at their hardest, each turn planned with the judge as it is
and sometimes ended in another way that was found. Then the judge is trained on the last generations: every position
should be judged as the game ended, or as the positions after it are judged, the nearer the more (temporal differences).
It goes on from the judge that is there; with --anew from one that knows the lead only. The result is
bots/evaluators/<game>_judge.json.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from multiprocessing import Pool
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the games are what is played side by side

import numpy as np

from courtier.bots.evaluating import evaluator_for
from courtier.bots.judging import Judge
from courtier.bots.learnt import LearntEvaluator
from courtier.bots.planning import Planner, TurnMemory
from courtier.core.engine import legal, play, seat_to_act
from courtier.core.position import new_game
from courtier.core.rng import seeded
from courtier.games import load_game
from tools.strength import SOLO

VALUES = Path(__file__).resolve().parent.parent / "src" / "courtier" / "bots" / "evaluators"
KEPT = 16  # generations that a training rests on
ITERATIONS = 144  # of a plan, all of them looks
TRUST = 0.8  # how much the position after the next one counts, of what is not the next one's judgement
CLEAR = 6.0  # points by which a game counts as clearly won or lost: at least so many, ...
BEHIND = 0.5  # ... and this share of the mean lead while an opponent is still far ahead
EPOCHS = 1
BATCH = 256
RATE = 1e-3  # at first; it falls to a tenth by the last generation
DECAY = 1e-4
AT_ONCE = 25  # games of one job
PLACES = 5  # decimal places that are written

# What the network reads: each trait of both sides, the same by the time, the lead, and how near each moment is.
# By name: "first" (by input and unit), "weights" (by hidden unit), "scale" (by input), "outcomes" (by moment).
Network = dict[str, Any]
# By turn: the traits, the lead and the time at its beginning; by turn: the estimated points; the points of both.
Played = tuple[Any, Any, int, int]


def names_of(evaluator: LearntEvaluator) -> list[tuple[str, str]]:
    """The side and the name of each trait, in the order of the network's inputs."""
    sides = (("mine", evaluator.traits), ("theirs", evaluator.traits), ("table", evaluator.table_traits))
    return [(side, trait) for side, traits in sides for trait in traits]


def judge_of(network: Network, traits: int) -> Judge:
    """The numbers as the bots use them: the scale is part of them."""
    first = network["first"] * network["scale"][:, None]
    values = np.stack([first[:traits], first[traits : 2 * traits]], axis=1)
    return Judge(
        [float(value) for value in values.ravel()],
        [float(value) for value in first[2 * traits]],
        [[float(value) for value in row] for row in first[2 * traits + 1 :]],
        [float(value) for value in network["weights"]],
    )


def play_some(job: tuple[str, str, Network, list[str], float]) -> list[Played]:
    """Some games against one opponent."""
    name, opponent, network, seeds, explore = job
    evaluator = evaluator_for(load_game(name))
    assert isinstance(evaluator, LearntEvaluator)
    evaluator.judge = judge_of(network, len(names_of(evaluator)))
    return [play_one(evaluator, opponent, seed, explore) for seed in seeds]


def play_one(evaluator: LearntEvaluator, opponent: str, seed: str, explore: float) -> Played:
    """One game: what every turn began with, and how it ended."""
    game = evaluator.game
    s: Any = new_game(game, SOLO[game.name][opponent], seed)
    rng = random.Random(seed)
    memory = TurnMemory()
    deals = seeded(f"{seed}/deals")
    rows: list[list[float]] = []
    estimates: list[float] = []
    while seat_to_act(s) >= 0:
        if evaluator.quiet(s):
            sides = evaluator.sides(s)
            rows.append([*sides[0], *sides[1], *sides[2], evaluator.lead(s, sides), evaluator.time(s, 0)])
            estimates.append(evaluator.estimate(s, 0))
        options = legal(s, 0)
        action = options[0]
        if len(options) > 1:
            action = memory.planned(game, s, 0)
            if action < 0:
                action = plan(evaluator, game.determinize(s, 0, deals), memory, rng, explore)
        play(game, s, 0, action)
    mine, theirs = game.scores(s)
    return np.array(rows, np.float32), np.array(estimates, np.float32), mine.total, theirs.total


def plan(evaluator: LearntEvaluator, seen: Any, memory: TurnMemory, rng: random.Random, explore: float) -> int:
    """Plan a turn and begin it: the best way, or any other that was found."""
    planner = Planner(evaluator.game, seen, 0, rng.getrandbits(30))
    planner.ahead = 0
    planner.run(ITERATIONS)
    if rng.random() < explore:
        rng.shuffle(planner.ways)
    memory.ahead = planner.steps()
    return planner.best()


def inputs(rows: Any, moments: int) -> Any:
    """What the network reads, before it is scaled."""
    traits, lead, at = rows[:, :-2], rows[:, -2:-1], rows[:, -1:]
    near = np.maximum(0.0, 1.0 - np.abs(np.minimum(at, moments - 1) - np.arange(moments, dtype=np.float32)))
    return np.concatenate([traits, traits * (at / (moments - 1)), lead, near], axis=1)


def logits(network: Network, given: Any) -> tuple[Any, Any]:
    """The hidden units, and what they and the plain sum say."""
    sums = given @ network["first"]
    hidden = np.maximum(sums[:, :-1], 0.0)
    return hidden, hidden @ network["weights"] + sums[:, -1]


def chances(logit: Any) -> Any:
    """A chance for each logit."""
    return 1.0 / (1.0 + np.exp(-np.clip(logit, -30.0, 30.0)))


def targets(games: list[Any], network: Network, clear: float) -> list[Any]:
    """By game, what each turn's position should be judged as, in games against one opponent."""
    out: list[Any] = []
    for given, _, mine, theirs in games:
        now = chances(logits(network, given)[1])
        target = float(chances(np.array((mine - theirs) / clear)))
        found = np.empty(len(given), np.float32)
        for i in range(len(given) - 1, -1, -1):
            found[i] = target
            target = TRUST * target + (1.0 - TRUST) * float(now[i])
        out.append(found)
    return out


def outcomes(network: Network, games: list[Any], moments: int) -> Any:
    """By moment, what the final points were without any estimate, and what each estimated point added to them."""
    near = np.concatenate([game[0][:, -moments:] for game in games]) / network["scale"][-moments:]
    estimates = np.concatenate([game[1] for game in games])
    points = np.concatenate([np.full(len(game[0]), game[2]) for game in games])
    # What was missing from the estimate is fitted, so that a moment that never came leaves it as it is.
    read = np.concatenate([near, near * estimates[:, None]], axis=1)
    found = np.linalg.lstsq(read, points - estimates, rcond=None)[0]
    return np.add(found.reshape(2, moments).T, [0.0, 1.0])


def fresh(traits: int, moments: int, hidden: int, spread: float) -> Network:
    """A network that judges by the lead alone."""
    rng = np.random.default_rng(1)
    size = 2 * traits + 1 + moments
    first = rng.normal(0.0, 0.5 / traits**0.5, (size, hidden + 1)).astype(np.float32)
    first[:, -1] = 0.0
    first[2 * traits, -1] = 1.0 / spread
    return {"scale": np.ones(size, np.float32), "first": first, "weights": np.zeros(hidden, np.float32)}


def rescale(network: Network, given: Any) -> None:
    """The same network with every input on the scale on which it came up."""
    scale = 1.0 / np.maximum(given.std(axis=0), np.maximum(0.1 * np.abs(given).max(axis=0), 0.1))
    network["first"] *= (network["scale"] / scale)[:, None]
    network["scale"] = scale.astype(np.float32)


def miss(network: Network, given: Any, wanted: Any) -> float:
    """By how much the network is off on average."""
    return float(np.sqrt(np.mean((chances(logits(network, given)[1]) - wanted) ** 2)))


def train(network: Network, given: Any, wanted: Any, generation: int, rate: float) -> None:
    """Bring what the network says nearer to what is wanted."""
    means = {name: [np.zeros_like(network[name]), np.zeros_like(network[name])] for name in ("first", "weights")}
    rng = np.random.default_rng(generation)
    steps = EPOCHS * (len(given) // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order = rng.permutation(len(given))
        for at in range(0, len(given) - BATCH + 1, BATCH):
            chosen = order[at : at + BATCH]
            read = given[chosen]
            hidden, said = logits(network, read)
            off = ((chances(said) - wanted[chosen]) / BATCH).astype(np.float32)
            back = np.concatenate([np.outer(off, network["weights"]) * (hidden > 0.0), off[:, None]], axis=1)
            slopes = {"first": read.T @ back, "weights": hidden.T @ off}
            step += 1
            now = rate * min(1.0, 10.0 * step / steps, 1.1 - step / steps)
            for name, (mean, square) in means.items():
                mean += 0.1 * (slopes[name] - mean)
                square += 0.001 * (slopes[name] ** 2 - square)
                move = mean / (1.0 - 0.9**step) / (np.sqrt(square / (1.0 - 0.999**step)) + 1e-8)
                network[name] -= (now * (move + DECAY * network[name])).astype(np.float32)


def write(path: Path, network: Network, names: list[tuple[str, str]]) -> None:
    """One line per trait."""
    n = len(names)
    first = (network["first"] * network["scale"][:, None]).astype(float).round(PLACES)
    parts = [
        f' "lead": {json.dumps(first[2 * n].tolist())}',
        f' "bias": {json.dumps(first[2 * n + 1 :].tolist())}',
        f' "weights": {json.dumps(network["weights"].astype(float).round(PLACES).tolist())}',
        f' "outcomes": {json.dumps(network["outcomes"].round(PLACES).tolist())}',
    ]
    for side in ("mine", "theirs", "table"):
        lines = [
            f"  {json.dumps(names[at][1])}: {json.dumps([first[at].tolist(), first[n + at].tolist()])}"
            for at in range(n)
            if names[at][0] == side
        ]
        parts.append(f' "{side}": {{\n' + ",\n".join(lines) + "\n }")
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


def read(path: Path, names: list[tuple[str, str]]) -> Network:
    """The network of a judge, to go on from; a trait that it does not know is worth nothing."""
    found = json.loads(path.read_text("utf-8"))
    nothing = [[0.0] * len(found["lead"])] * 2
    rows = [found.get(side, {}).get(trait, nothing) for side, trait in names]
    first = [*[row[0] for row in rows], *[row[1] for row in rows], found["lead"], *found["bias"]]
    return {
        "scale": np.ones(len(first), np.float32),
        "first": np.array(first, np.float32),
        "weights": np.array(found["weights"], np.float32),
    }


def told(generation: int, opponent: str, games: list[Played]) -> float:
    """One line about the games against one opponent; by how much they were lost on average."""
    mine, theirs = (sum(game[side] for game in games) / len(games) for side in (2, 3))
    won = 100.0 * sum(game[2] > game[3] for game in games) / len(games)
    turns = sum(len(game[0]) for game in games) / len(games)
    print(f"{generation}: {opponent} {mine:.1f} to {theirs:.1f}, {won:.1f} % won, {turns:.1f} turns", flush=True)
    return theirs - mine


def main() -> None:
    """Some generations of play and training."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(SOLO))
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--games", type=int, default=1000, help="of each generation, against all opponents together")
    parser.add_argument("--hidden", type=int, default=64, help="units of a new judge")
    parser.add_argument("--explore", type=float, default=0.02)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="alone")
    parser.add_argument("--anew", action="store_true", help="do not go on from the judge that is there")
    args = parser.parse_args()
    evaluator = evaluator_for(load_game(args.game))
    assert isinstance(evaluator, LearntEvaluator)
    path = VALUES / f"{args.game}_judge.json"
    names, moments = names_of(evaluator), evaluator.moments
    network = fresh(len(names), moments, args.hidden, evaluator.spread) if args.anew else read(path, names)
    opponents = sorted(SOLO[args.game])
    kept: dict[str, list[Any]] = {opponent: [] for opponent in opponents}
    with Pool(args.jobs) as pool:
        for generation in range(args.generations):
            began = time.monotonic()
            jobs = [
                (
                    args.game,
                    opponents[n % len(opponents)],
                    network,
                    [f"{args.seed}/{generation}/{n}/{i}" for i in range(AT_ONCE)],
                    args.explore,
                )
                for n in range(args.games // AT_ONCE)
            ]
            found = pool.map(play_some, jobs, 1)
            new = {
                opponent: [game for part in found[n :: len(opponents)] for game in part]
                for n, opponent in enumerate(opponents)
            }
            if not generation:
                rescale(network, np.concatenate([inputs(game[0], moments) for games in new.values() for game in games]))
            every: list[Any] = []
            wanted: list[Any] = []
            unseen: list[float] = []
            for opponent, games in new.items():
                behind = told(generation, opponent, games)
                kept[opponent] += [(inputs(rows, moments) * network["scale"], *rest) for rows, *rest in games]
                kept[opponent] = kept[opponent][-KEPT * len(games) :]
                given = [game[0] for game in kept[opponent]]
                aims = targets(kept[opponent], network, max(CLEAR, BEHIND * behind))
                unseen.append(miss(network, np.concatenate(given[-len(games) :]), np.concatenate(aims[-len(games) :])))
                every += given
                wanted += aims
            joined, aim = np.concatenate(every), np.concatenate(wanted)
            train(network, joined, aim, generation, RATE * max(0.1, 1.0 - generation / args.generations))
            network["outcomes"] = outcomes(network, [game for each in kept.values() for game in each], moments)
            write(path, network, names)
            off = (
                f"off by {miss(network, joined, aim):.4f}, by {sum(unseen) / len(unseen):.4f} in games not seen before"
            )
            print(f"generation {generation}: {off}, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
