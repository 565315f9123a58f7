"""Trains a maskable PPO against a bot and prints how often it wins; `docs/env/training.md` shows a run.

    pip install "courtier[train]"
    python -m examples.train_ppo --game gugong --out build/training

Every so many steps the policy, without its own dice, plays fresh deals against the bot, each deal from every seat. The
folder gets `curve.csv`, `curve.svg` and `policy.zip`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from courtier.envs.gym import CourtierEnv, Observation
from courtier.games import GAMES
from examples.curve import Point, measured, svg, write_csv

Features = npt.NDArray[np.float32]

TRAINED_AT_ONCE = 16  # games that one rollout is gathered from
ROLLOUT = 256  # steps of each of them
TESTED_AT_ONCE = 50
FIRST_TEST = 1 << 40  # seeds of the test deals: none is ever trained on


class Features1D(gymnasium.ObservationWrapper[Features, np.int64, Observation]):
    """What a network likes: one row, the question one-hot, all other numbers by the size of their logarithm."""

    def __init__(self, env: CourtierEnv) -> None:
        super().__init__(env)
        self.table = env.table
        self.questions = len(env.table.encoder.numbers) + 1
        size = self.questions + env.table.encoder.size
        self.observation_space = gymnasium.spaces.Box(-16.0, 16.0, (size,), np.float32)

    def observation(self, observation: Observation) -> Features:
        """The seat's observation; the mask goes its own way, through `action_masks`."""
        numbers = observation["observation"].astype(np.float32)
        out = np.zeros(self.questions + len(numbers), np.float32)
        out[int(numbers[0])] = 1.0  # the first number of the piece `question`
        out[self.questions :] = np.sign(numbers) * np.log1p(np.abs(numbers))
        return out


def maker(args: argparse.Namespace, seat: int | None = None) -> Callable[[], Features1D]:
    """Makes the environment: one seat, a new one each game unless it is given, against the bot."""
    return lambda: Features1D(CourtierEnv(args.game, players=args.players, bots=args.bots, seat=seat))


def learner(args: argparse.Namespace) -> Any:
    """An untrained policy. Rewards come at the end alone, so nothing is discounted."""
    # A thousand and more logits, most of them masked: the check that they sum to one fails by rounding.
    torch.distributions.Distribution.set_default_validate_args(False)
    torch.set_num_threads(1)
    return MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([maker(args)] * TRAINED_AT_ONCE),
        n_steps=ROLLOUT,
        batch_size=TRAINED_AT_ONCE * ROLLOUT // 8,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        learning_rate=3e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=args.seed,
        device="cpu",
    )


def tested(model: Any, args: argparse.Namespace) -> list[float]:
    """Results of the policy against the bot: 1 for a win, 0.5 for a tie, 0 else; each deal from every seat."""
    results: list[float] = []
    for first in range(0, args.games, TESTED_AT_ONCE * args.players):
        deals = range(first // args.players, min(first + TESTED_AT_ONCE * args.players, args.games) // args.players)
        results += play([(FIRST_TEST + deal, seat) for deal in deals for seat in range(args.players)], model, args)
    return results


def play(games: list[tuple[int, int]], model: Any, args: argparse.Namespace) -> list[float]:
    """Play these deals from these seats side by side, so that the network answers for all at once."""
    envs = [maker(args, seat)() for _, seat in games]
    seen = [env.reset(seed=deal)[0] for env, (deal, _) in zip(envs, games, strict=True)]
    results = [0.0] * len(games)
    running = [k for k in range(len(games)) if envs[k].table.seat >= 0]
    while running:
        masks = np.stack([envs[k].get_wrapper_attr("action_masks")() for k in running])
        chosen, _ = model.predict(np.stack([seen[k] for k in running]), action_masks=masks, deterministic=True)
        for k, action in zip(running, chosen, strict=True):
            seen[k], reward, over, _, _ = envs[k].step(action)
            if over:  # a rank of 1 is the best, -1 the last
                results[k] = (float(reward) + 1.0) / 2.0
        running = [k for k in running if envs[k].table.seat >= 0]
    return results


def train(args: argparse.Namespace) -> list[Point]:
    """Learn and test in turns; the files are written anew after every test."""
    args.out.mkdir(parents=True, exist_ok=True)
    model = learner(args)
    title = f"{args.game}, {args.players} players: maskable PPO against {args.bots}"
    points: list[Point] = []
    began = time.monotonic()
    while True:
        results = tested(model, args)
        p = measured(model.num_timesteps, time.monotonic() - began, time.process_time(), results)
        points.append(p)
        print(
            f"{p.steps:>9,} steps {p.minutes:6.1f} min ({p.processor_minutes:.1f} of the processor)"
            f"  wins {100 * p.share:5.1f} % ({100 * p.low:.1f} to {100 * p.high:.1f})",
            flush=True,
        )
        write_csv(args.out / "curve.csv", points)
        (args.out / "curve.svg").write_text(svg(points, title), encoding="utf-8")
        model.save(args.out / "policy.zip")
        if model.num_timesteps >= args.steps:
            return points
        model.learn(min(args.every, args.steps - model.num_timesteps), reset_num_timesteps=False)


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """The settings, from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=GAMES, default="gugong")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="random", help="the bot in all other seats")
    parser.add_argument("--steps", type=int, default=20 * TRAINED_AT_ONCE * ROLLOUT)
    parser.add_argument("--every", type=int, default=2 * TRAINED_AT_ONCE * ROLLOUT, help="steps between two tests")
    parser.add_argument("--games", type=int, default=400, help="games of a test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/training"))
    return parser.parse_args(words)


if __name__ == "__main__":
    train(arguments())
