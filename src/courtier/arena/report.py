"""A report of a tournament as one HTML page that needs nothing else: tables, and charts drawn as SVG."""

from __future__ import annotations

from html import escape
from typing import Any

PALETTE = ("#1f77b4", "#d62728", "#2ca02c", "#b8860b", "#9467bd", "#5f6b7a")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1c1c1c; }
table { border-collapse: collapse; } th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #ccc; }
th:first-child, td:first-child { text-align: left; } svg { max-width: 100%; height: auto; }
svg text { font: 12px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { body { background: #161616; color: #eee; } svg { background: #eee; } }
"""


def bar_chart(title: str, groups: list[str], series: list[tuple[str, list[float]]], unit: str = "") -> str:
    """Bars in groups, one colour for each series, with the value on each bar."""
    width, height, base = 760, 260, 220
    low = min(0.0, *(value for _, values in series for value in values))
    high = max(1e-9, *(value for _, values in series for value in values))
    scale = (base - 30) / (high - low)
    zero = 20 + high * scale
    slot = (width - 20) / max(1, len(groups))
    bar = slot * 0.8 / max(1, len(series))
    parts = [f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">']
    for g, group in enumerate(groups):
        left = 10 + g * slot
        for k, (name, values) in enumerate(series):
            size = values[g] * scale
            top = zero - max(size, 0)
            x = left + slot * 0.1 + k * bar
            color = PALETTE[k % len(PALETTE)]
            parts.append(
                f'<rect x="{x:.1f}" y="{top:.1f}" width="{bar * 0.92:.1f}" height="{abs(size):.1f}" fill="{color}">'
                f"<title>{escape(name)}, {escape(group)}: {values[g]:.2f}{unit}</title></rect>"
            )
        parts.append(f'<text x="{left + slot / 2:.1f}" y="{height - 6}" text-anchor="middle">{escape(group)}</text>')
    parts.append(f'<line x1="0" x2="{width}" y1="{zero:.1f}" y2="{zero:.1f}" stroke="#333"/></svg>')
    return "".join(parts)


def legend(names: list[str]) -> str:
    """Which colour is whose."""
    items = [
        f'<svg width="14" height="14" aria-hidden="true"><rect width="14" height="14" fill="{PALETTE[k % 6]}"/></svg> '
        f"{escape(name)}"
        for k, name in enumerate(names)
    ]
    return "<p>" + " &nbsp; ".join(items) + "</p>"


def histogram(bots: list[dict[str, Any]]) -> str:
    """How the scores are spread, in up to sixteen steps."""
    scores = [score for bot in bots for score in bot["scores"]]
    low, high = min(scores), max(scores)
    step = max(1, -(-(high - low + 1) // 16))
    edges = list(range(low, high + 1, step))
    series = []
    for bot in bots:
        counts = [sum(edge <= score < edge + step for score in bot["scores"]) for edge in edges]
        series.append((bot["name"], [float(count) for count in counts]))
    return bar_chart("Score distribution", [str(edge) for edge in edges], series)


def html(summary: dict[str, Any]) -> str:
    """The whole page."""
    plan, bots = summary["plan"], summary["bots"]
    names = [bot["name"] for bot in bots]
    rows = "".join(
        f"<tr><td>{escape(bot['name'])}</td><td>{bot['rating']:.2f} ± {bot['rating_error']:.2f}</td>"
        f"<td>{100 * bot['win_rate']:.1f} %</td><td>{bot['score_mean']:.1f} ± {bot['score_stdev']:.1f}</td>"
        f"<td>{bot['decisions']:.1f}</td></tr>"
        for bot in bots
    )
    pair_rows = "".join(
        f"<tr><td>{escape(pair['first'])} above {escape(pair['second'])}</td>"
        f"<td>{100 * pair['share']:.1f} ± {100 * pair['error']:.1f} %</td></tr>"
        for pair in summary["pairs"]
    )
    categories = list(bots[0]["categories"])
    seats = [f"seat {seat}" for seat in range(len(bots))]
    by_seat = [(bot["name"], [100.0 * (rate or 0.0) for rate in bot["win_rate_by_seat"]]) for bot in bots]
    charts = [
        ("Scores", histogram(bots)),
        ("Points by category", bar_chart("Points by category", categories, by_category(bots, categories))),
        ("Wins by seat (%)", bar_chart("Wins by seat", seats, by_seat, " %")),
        ("Decisions per game", bar_chart("Decisions per game", names, [("decisions", [b["decisions"] for b in bots])])),
    ]
    body = "".join(f"<h2>{escape(title)}</h2>{legend(names)}{chart}" for title, chart in charts)
    title = f"{plan['game']}: {', '.join(plan['bots'])}"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
        f"<h1>{escape(title)}</h1><p>{summary['games']} games, seed {escape(plan['seed'])}. Ratings: Plackett-Luce, "
        "with 95 % intervals; shares of pairs with 95 % intervals over deals.</p>"
        "<table><tr><th>bot</th><th>rating</th><th>wins</th><th>score</th><th>decisions</th></tr>"
        f"{rows}</table><h2>Pairs</h2><table>{pair_rows}</table>{body}</html>\n"
    )


def by_category(bots: list[dict[str, Any]], categories: list[str]) -> list[tuple[str, list[float]]]:
    """The mean points of each bot in each category."""
    return [(bot["name"], [bot["categories"].get(name, 0.0) for name in categories]) for bot in bots]
