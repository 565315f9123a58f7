"""E60 Undo laws: undo restores the exact state and never crosses a reveal, a draw or another seat's action."""

from __future__ import annotations

from courtier.games import GAMES
from tests.reliability.experiment import Outcome, Setting, main
from tests.reliability.planted import plant
from tests.table.test_undo import undo_laws

GOAL = "0 violations in random sequences of moves and undos, every title"


def run(setting: Setting) -> Outcome:
    """Many games with undos."""
    plant(setting.plant)
    faults: list[str] = []
    measured: dict[str, int] = {}
    for game in GAMES:
        undone = 0
        for seed in range(setting.pick(4, 500)):
            try:
                undone += undo_laws(game, setting.seed * 1000 + seed, 150)
            except AssertionError as error:
                faults.append(f"{game} {seed}: {error}")
        measured[game] = undone
        if undone == 0:
            faults.append(f"{game}: nothing could be undone")
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E60", GOAL, run)
