"""What a tournament came to: one document for `--json`, the report and the terminal."""

from __future__ import annotations

from math import sqrt
from typing import Any

from courtier.arena.matches import Plan
from courtier.arena.ratings import ratings, share


def spread(values: list[float]) -> tuple[float, float]:
    """Mean and standard deviation."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def summarize(plan: Plan, results: list[dict[str, Any]]) -> dict[str, Any]:
    """Ratings, scores, categories, wins by seat and decisions, by place in the list of bots."""
    n = len(plan.bots)
    rated = ratings(results, n)
    out: dict[str, Any] = {"plan": plan.to_json(), "games": len(results), "bots": []}
    names = label_bots(plan.bots)
    for place in range(n):
        mine = [(result, result["line"].index(place)) for result in results]
        totals = [float(result["totals"][seat]) for result, seat in mine]
        mean, deviation = spread(totals)
        wins = [1.0 / sum(result["won"]) if result["won"][seat] else 0.0 for result, seat in mine]
        categories: dict[str, float] = {}
        by_seat: list[list[float]] = [[] for _ in range(n)]
        for (result, seat), win in zip(mine, wins, strict=True):
            by_seat[seat].append(win)
            for name, points in result["categories"][seat].items():
                categories[name] = categories.get(name, 0.0) + points / len(mine)
        out["bots"].append(
            {
                "name": names[place],
                "bot": plan.bots[place],
                "rating": round(rated[place]["mu"], 3),
                "rating_error": round(rated[place]["error"], 3),
                "win_rate": round(sum(wins) / len(wins), 4),
                "win_rate_by_seat": [round(sum(each) / len(each), 4) if each else None for each in by_seat],
                "score_mean": round(mean, 3),
                "score_stdev": round(deviation, 3),
                "scores": [int(total) for total in totals],
                "categories": {name: round(points, 3) for name, points in categories.items()},
                "decisions": round(sum(result["decisions"][seat] for result, seat in mine) / len(mine), 2),
            }
        )
    out["pairs"] = pairs(plan, results)
    return out


def label_bots(bots: tuple[str, ...]) -> list[str]:
    """The bots' names, numbered where one stands several times in the list."""
    out: list[str] = []
    for place, name in enumerate(bots):
        out.append(f"{name} {bots[: place + 1].count(name)}" if bots.count(name) > 1 else name)
    return out


def pairs(plan: Plan, results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every two different bots: the share of pairs that the first finishes above the second."""
    kinds = sorted(set(plan.bots))
    out = []
    for first in kinds:
        for second in kinds:
            if first < second:
                mean, error, games = share(results, first, second)
                found = {"share": round(mean, 4), "error": round(1.96 * error, 4), "games": games}
                out.append({"first": first, "second": second, **found})
    return out
