"""A sequential test of strength: does one bot finish above another in more than a given share of pairs?

Two seats, or four with two of each, seats rotated, every deal played from both sides. After each look the lower end of
the 95 % interval is compared with the wanted share; the test stops as soon as it passes, or when it no longer can.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from courtier.arena.matches import Plan
from courtier.arena.ratings import Z, lower_bound, share, share_won
from courtier.arena.running import run
from courtier.arena.store import Store

LOOK = 40  # games between two looks
FIRST = 20  # deals before the first one, each played from all sides


@dataclass(frozen=True)
class Verdict:
    """What a test found."""

    first: str
    second: str
    seats: int
    games: int
    share: float
    lower: float
    wanted: float

    @property
    def passed(self) -> bool:
        """Whether the lower bound exceeds what was wanted."""
        return self.lower > self.wanted


def strength_plan(game: str, first: str, second: str, seats: int, games: int, seed: str) -> Plan:
    """The line of bots: each in turn, so that rotation gives both all seats."""
    line = tuple((first, second)[seat % 2] for seat in range(seats))
    return Plan(game, {"players": seats}, line, games, seed)


def measure(
    plan: Plan,
    store: Store,
    first: str,
    second: str,
    wanted: float,
    jobs: int,
    address: str,
    tell: Callable[[Verdict], Any],
) -> Verdict:
    """Play until it is clear, at most `plan.games` games. Alone a bot plays against an automated opponent."""
    games = min(max(LOOK, FIRST * len(plan.bots)), plan.games)
    while True:
        part = Plan(plan.game, plan.options, plan.bots, games, plan.seed)
        results = run(part, store, jobs, address, lambda done, of: None)
        mean, error, n = share(results, first, second) if len(plan.bots) > 1 else share_won(results)
        verdict = Verdict(first, second, len(plan.bots), n, mean, lower_bound(mean, error, n), wanted)
        tell(verdict)
        if verdict.passed or games >= plan.games or mean + Z * 2 * error < wanted:
            return verdict
        games = min(games + LOOK, plan.games)
