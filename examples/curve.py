"""A learning curve: win shares over steps with their intervals, as CSV and as a picture."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from html import escape
from math import sqrt
from pathlib import Path

Z = 1.96  # of a 95 % interval
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 340, 60, 20, 34, 46
STYLE = "text { font: 13px system-ui, sans-serif; fill: #1c1c1c; }"


@dataclass(frozen=True)
class Point:
    """How the policy fared after so many steps: the share of games won, ties half, between two bounds."""

    steps: int
    minutes: float
    processor_minutes: float
    games: int
    share: float
    low: float
    high: float


def measured(steps: int, seconds: float, processor_seconds: float, results: Sequence[float]) -> Point:
    """A point from results of 1, 0.5 or 0 a game, with Wilson's 95 % interval."""
    n = len(results)
    share = sum(results) / n
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    minutes, processor_minutes = round(seconds / 60, 1), round(processor_seconds / 60, 1)
    return Point(steps, minutes, processor_minutes, n, round(share, 4), round(low, 4), round(high, 4))


def write_csv(path: Path, points: Sequence[Point]) -> None:
    """One line for each point."""
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(field.name for field in fields(Point))
        rows.writerows(astuple(point) for point in points)


def svg(points: Sequence[Point], title: str) -> str:
    """The curve with its band; the dashed line is an even game."""
    last = max(1, points[-1].steps)

    def x(steps: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * steps / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    band = [(x(p.steps), y(p.high)) for p in points] + [(x(p.steps), y(p.low)) for p in reversed(points)]
    line = [(x(p.steps), y(p.share)) for p in points]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{WIDTH / 2}" y="20" text-anchor="middle">{escape(title)}</text>',
    ]
    for percent in range(0, 101, 25):
        at = y(percent / 100)
        dash = ' stroke-dasharray="6 4" stroke="#555"' if percent == 50 else ' stroke="#ddd"'
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"{dash}/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>')
    for part in range(5):
        steps = last * part // 4
        parts.append(f'<text x="{x(steps):.1f}" y="{HEIGHT - 24}" text-anchor="middle">{steps:,}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle">steps of the learner</text>')
    parts.append(f'<polygon points="{_pairs(band)}" fill="#1f77b4" fill-opacity="0.25"/>')
    parts.append(f'<polyline points="{_pairs(line)}" fill="none" stroke="#1f77b4" stroke-width="2"/>')
    for p in points:
        told = f"{p.steps:,}: {100 * p.share:.1f} % ({100 * p.low:.1f} to {100 * p.high:.1f})"
        parts.append(f'<circle cx="{x(p.steps):.1f}" cy="{y(p.share):.1f}" r="3" fill="#1f77b4">')
        parts.append(f"<title>{told}</title></circle>")
    return "\n".join([*parts, "</svg>", ""])


def _pairs(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
