"""Measures Courtier in random play and prints one JSON line per game; PYTHONPATH decides which build is measured."""

from __future__ import annotations

import argparse
import json

from courtier.cli.bench import measure


def main() -> None:
    """Measure each GAME:PLAYERS for about so many seconds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=["viceroy:4"])
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    for game, _, players in (name.partition(":") for name in args.games):
        print(json.dumps(measure(game, int(players or 4), args.seconds)), flush=True)


if __name__ == "__main__":
    main()
