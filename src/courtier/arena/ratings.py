"""Ratings and shares: openskill's Plackett-Luce over whole finishing orders, and the share of pairs won."""

from __future__ import annotations

from math import sqrt
from typing import Any

from openskill.models import PlackettLuce

Z = 1.96  # of a 95 % interval


def ratings(results: list[dict[str, Any]], n_bots: int) -> list[dict[str, float]]:
    """Each place of the tournament's list as a player: rating, and half the width of its 95 % interval."""
    model = PlackettLuce()
    players = [model.rating() for _ in range(n_bots)]
    for result in sorted(results, key=lambda each: int(each["number"])):
        line = result["line"]
        if len(line) < 2:
            continue
        points = [float(total) for total in result["totals"][: len(line)]]
        rated = model.rate([[players[place]] for place in line], scores=points)
        for place, team in zip(line, rated, strict=True):
            players[place] = team[0]
    return [{"mu": player.mu, "error": Z * player.sigma, "ordinal": player.ordinal()} for player in players]


def share(results: list[dict[str, Any]], first: str, second: str) -> tuple[float, float, int]:
    """The share of pairs in which a bot finishes above another (ties half), its standard error, and the games.

    All games of one deal count as one observation, for they are not independent.
    """
    by_deal: dict[str, list[float]] = {}
    games = 0
    for result in results:
        bots, totals = result["bots"], result["totals"]
        pairs = [
            (totals[i] > totals[j]) + (totals[i] == totals[j]) / 2
            for i in range(len(bots))
            for j in range(len(bots))
            if bots[i] == first and bots[j] == second
        ]
        if pairs:
            games += 1
            by_deal.setdefault(result["seed"], []).append(sum(pairs) / len(pairs))
    means = [sum(each) / len(each) for each in by_deal.values()]
    if not means:
        return 0.5, 0.5, 0
    mean = sum(means) / len(means)
    if len(means) < 2:
        return mean, 0.5, games
    spread = sum((each - mean) ** 2 for each in means) / (len(means) - 1)
    return mean, sqrt(spread / len(means)), games


def share_won(results: list[dict[str, Any]]) -> tuple[float, float, int]:
    """The share of games that a bot alone has won, its standard error, and the games."""
    games = len(results)
    mean = sum(bool(result["won"][0]) for result in results) / games
    return mean, sqrt(mean * (1 - mean) / games), games


def lower_bound(mean: float, error: float, games: int) -> float:
    """The lower end of a 95 % interval (Wilson's, with as many observations as the standard error speaks of)."""
    if games == 0:
        return 0.0
    n = mean * (1 - mean) / error**2 if error > 0 and 0 < mean < 1 else float(games)
    centre = mean + Z * Z / (2 * n)
    half = Z * sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    return (centre - half) / (1 + Z * Z / n)
