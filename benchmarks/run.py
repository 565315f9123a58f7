"""Measures Courtier, compiled and plain, and its peers in turns; prints one table and writes build/bench.json.

The engines are measured one after the other, round by round, so that a busy minute of the machine harms all alike; each
figure is the median of the rounds. Only ratios taken in one run mean something.

Columns: real decisions (two options or more) per second in random play; whole random games per second, set-up
included; microseconds to copy a position and to make its list of legal actions. A second table has search
iterations and environment steps per second and the memory of a live game, beside RLCard's mahjong and
PettingZoo's chess.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.peers import ensure

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "benchmarks"
RESEARCH = ("iterations_per_s", "playouts_per_s", "steps_per_s", "memory_kb")
FIGURES = ("real_decisions_per_s", "playouts_per_s", "copy_us", "legal_us")
BASE = "catanatron"
GAMES = ("gugong:4", "viceroy:2", "viceroy:4", "viscounts:4")

Key = tuple[str, str, int, bool]


def lines(command: list[str], path: str = "") -> list[dict[str, Any]]:
    """Run one measurement in its own process and read its JSON lines."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path:
        env["PYTHONPATH"] = path
    done = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"benchmarks: {' '.join(command[1:])} failed; its own message stands above.")
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def runs(seconds: float, games: list[str]) -> list[tuple[str, list[str], str]]:
    """What is measured in one round: a name to show, a command, and the PYTHONPATH."""
    peer = str(ensure())
    each = f"--seconds={seconds}"
    ours = [sys.executable, str(HERE / "ours.py"), *games, each]
    return [
        ("courtier, compiled", ours, "build/compiled"),
        ("catanatron", [peer, str(HERE / "peer_catanatron.py"), each], ""),
        ("courtier, plain", ours, "src"),
        ("openspiel", [peer, str(HERE / "peer_openspiel.py"), each], ""),
    ]


def research_runs(seconds: float, games: list[str]) -> list[tuple[str, list[str], str]]:
    """The second part: search, environments and memory, ours beside RLCard and PettingZoo."""
    each = f"--seconds={seconds}"
    ours = [sys.executable, str(HERE / "ours_research.py"), *games, each]
    peers = [str(ensure()), str(HERE / "peer_environments.py"), each]
    return [("courtier, compiled: research", ours, "build/compiled"), ("environments of peers", peers, "")]


def research_table(found: dict[Key, list[dict[str, Any]]]) -> tuple[list[dict[str, Any]], str]:
    """The rows of the second part, and the same as text: medians, and steps as multiples of each peer's."""
    rows: list[dict[str, Any]] = []
    for (engine, game, players, compiled), samples in found.items():
        row: dict[str, Any] = {"engine": engine, "game": game, "players": players, "compiled": compiled}
        for figure in RESEARCH:
            values = [sample[figure] for sample in samples if figure in sample]
            row[figure] = median(values) if values else None
        rows.append(row)
    peers = [row for row in rows if row["engine"] != "courtier"]
    lines = []
    for row in rows:
        cells = [f"{row['engine']:<11} {row['game']:<10} {row['players']}"]
        for figure in RESEARCH:
            cells.append(f"{figure} {row[figure]:,.1f}" if row[figure] is not None else f"{figure} -")
        if row["engine"] == "courtier":
            for peer in peers:
                cells.append(f"steps x {peer['engine']} {peer['game']} {row['steps_per_s'] / peer['steps_per_s']:.1f}")
            cells.append(f"iterations / playouts {row['iterations_per_s'] / row['playouts_per_s']:.2f}")
        lines.append("  ".join(cells))
    return rows, "\n".join(lines)


def collect(
    rounds: int, plan: list[tuple[str, list[str], str]]
) -> tuple[dict[Key, list[dict[str, Any]]], dict[str, float]]:
    """All measurements, by engine, game, players and build; and how long each kind of run took."""
    found: dict[Key, list[dict[str, Any]]] = {}
    spent: dict[str, float] = {}
    for turn in range(rounds):
        for name, command, path in plan:
            print(f"benchmarks: round {turn + 1} of {rounds}: {name} ...", file=sys.stderr, flush=True)
            began = time.monotonic()
            for line in lines(command, path):
                key = (line["engine"], line["game"], line["players"], line["compiled"])
                found.setdefault(key, []).append(line)
            spent[name] = spent.get(name, 0.0) + time.monotonic() - began
    return found, spent


def summary(found: dict[Key, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """One row per engine, game and build: the median of each figure, its range, and its ratio to Catanatron's."""
    rows = []
    for (engine, game, players, compiled), samples in found.items():
        row: dict[str, Any] = {"engine": engine, "game": game, "players": players, "compiled": compiled}
        row["version"] = samples[0].get("version", "")
        for figure in FIGURES:
            values = [sample[figure] for sample in samples]
            row[figure] = median(values)
            row[f"{figure}_range"] = [min(values), max(values)]
        rows.append(row)
    base = next((row for row in rows if row["engine"] == BASE), None)
    for row in rows if base else []:
        assert base is not None
        row["times_catanatron"] = row["real_decisions_per_s"] / base["real_decisions_per_s"]
        row["copy_times_catanatron"] = base["copy_us"] / row["copy_us"]
    return rows


def table(rows: list[dict[str, Any]]) -> str:
    """The rows as aligned text."""
    head = (
        "engine",
        "game",
        "players",
        "build",
        "decisions/s",
        "games/s",
        "copy µs",
        "legal µs",
        "x Catanatron",
        "copy x",
    )
    body = [
        (
            f"{row['engine']} {row['version']}".strip(),
            row["game"],
            str(row["players"]),
            "compiled" if row["compiled"] else "plain",
            f"{row['real_decisions_per_s']:,.0f}",
            f"{row['playouts_per_s']:,.1f}",
            f"{row['copy_us']:.2f}",
            f"{row['legal_us']:.2f}",
            f"{row.get('times_catanatron', 0):.1f}",
            f"{row.get('copy_times_catanatron', 0):.1f}",
        )
        for row in rows
    ]
    widths = [max(map(len, column)) for column in zip(head, *body, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if n in (0, 1, 3) else cell.rjust(width)
            for n, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in (head, *body)
    )


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="per engine, game and round")
    parser.add_argument("--games", nargs="+", default=list(GAMES), metavar="GAME:PLAYERS")
    parser.add_argument("--peers-only", action="store_true")
    args = parser.parse_args()
    plan = [run for run in runs(args.seconds, args.games) if not (args.peers_only and run[0].startswith("courtier"))]
    began = time.monotonic()
    found, spent = collect(args.rounds, plan)
    rows = summary(found)
    print(table(rows))
    research: list[dict[str, Any]] = []
    if not args.peers_only:
        more, spent_more = collect(args.rounds, research_runs(args.seconds, args.games))
        research, text = research_table(more)
        spent.update(spent_more)
        print(text)
    print("time: " + ", ".join(f"{name} {seconds:.0f} s" for name, seconds in spent.items()), file=sys.stderr)
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": args.rounds,
        "seconds": args.seconds,
        "took_s": round(time.monotonic() - began, 1),
        "took_s_each": {name: round(seconds, 1) for name, seconds in spent.items()},
        "rows": rows,
        "research": research,
    }
    (ROOT / "build" / "bench.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
