"""Writes real tables in the middle of games, as their viewers see them, for looking at boards without a server.

Usage: python tools/fixtures.py FOLDER [GAME ...]. One file `<game>-<case>-<state>.json` per state, each with the table,
the component data and the log so far; the same files on every run.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, TypeAlias

from courtier.core.rng import FastRng
from courtier.games import GAMES
from courtier.games.loading import read_data
from courtier.table import commands as cmd
from courtier.table import create, decide, evolve
from courtier.table.commands import NewTable, SeatWish
from courtier.table.events import Stored
from courtier.table.model import Table
from courtier.table.projection import project, show

Options: TypeAlias = dict[str, bool | int | str]
NAMES = ("Ada", "Bořivoj", "Çağla", "Dmitrij", "Eliška")
STATES = 20  # of each case, spread over the game
CASES: dict[str, dict[str, Options]] = {
    "viceroy": {"4p": {"players": 4}, "2p": {"players": 2}, "solo": {"players": 1, "virtual": 3}},
    "gugong": {"4p": {"players": 4}, "5p": {"players": 5}, "2p": {"players": 2}, "solo": {"players": 1}},
    "viscounts": {"4p": {"players": 4}, "2p": {"players": 2}, "solo": {"players": 1}},
}
MOST = 20_000


class Played:
    """A random game of people at a table, with everything that was stored."""

    def __init__(self, game: str, options: Options, seed: str) -> None:
        players = options["players"]
        assert isinstance(players, int)
        self.table = Table("0" * 20)
        self.stored: list[Stored] = []
        wish = NewTable(game, [SeatWish(mine=True) for _ in range(players)], options, start=True)
        self.keep(create(wish, "ada", "Ada", seed))
        for number, seat in enumerate(self.table.seats):
            seat.name = NAMES[number]

    def keep(self, events: list[Any]) -> None:
        """As a server would."""
        for event in events:
            stored = Stored(len(self.stored) + 1, 1_000_000 + len(self.stored), event)
            self.stored.append(stored)
            evolve(self.table, stored)

    def move(self, rng: FastRng) -> bool:
        """One random move; false at the end."""
        seats = self.table.asked()
        if not seats:
            return False
        seat = seats[rng.below(len(seats))]
        decision: Any = project(self.table, (seat,))["decisions"]
        actions = decision[str(seat)]["actions"]
        action = actions[rng.below(len(actions))]["action"]
        act = cmd.Act(seat, self.table.decisions[seat], [action], f"r{len(self.stored)}")
        self.keep(decide(self.table, act, "ada", 0))
        return True

    def shown(self) -> dict[str, Any]:
        """The table now, seen by the seat that is asked, else by the first."""
        seat = min(self.table.asked(), default=0)
        events = [event for event in (show(self.table, each, (seat,)) for each in self.stored) if event is not None]
        return {"table": project(self.table, (seat,)), "events": events, "data": dict(read_data(self.table.setup.game))}


def main() -> None:
    """Play each case twice: once to learn how long it is, once to write its states."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game in sys.argv[2:] or GAMES:
        for case, options in CASES[game].items():
            length = 0
            counted, rng = Played(game, options, case), FastRng(7)
            while length < MOST and counted.move(rng):
                length += 1
            wanted = [length * k // (STATES - 1) for k in range(STATES)]
            played, rng = Played(game, options, case), FastRng(7)
            for at in range(length + 1):
                if at in wanted:
                    path = folder / f"{game}-{case}-{wanted.index(at):02d}.json"
                    path.write_text(json.dumps(played.shown(), ensure_ascii=False), encoding="utf-8")
                if at < length:
                    played.move(rng)
            print(f"{game} {case}: {length} moves", flush=True)


if __name__ == "__main__":
    main()
