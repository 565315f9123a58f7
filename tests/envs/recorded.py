"""OpenSpiel's playthroughs in short form; `python -m tests.envs.recorded` writes them anew after a change of the rules.

A playthrough asks a game everything that OpenSpiel can ask, over one whole random game. Kept is every line but the
tensors (which say what the observation strings say); of a long line its start and a digest.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import courtier.envs.openspiel  # noqa: F401
from courtier.games import GAMES

FOLDER = Path(__file__).parent / "playthroughs"
SMALL = [(game, players) for game in GAMES for players in (1, 2)]
LONGEST = 72


def path_of(game: str, players: int) -> Path:
    """Where the playthrough of a setting is kept."""
    return FOLDER / f"{game}_{players}.txt"


def recorded(game: str, players: int) -> list[str]:
    """One random game in short form; the seed, and so the game, is always the same."""
    text = playthrough(f"python_{game}(deals=4,players={players})", [], seed=7)
    return [short(line) for line in text.splitlines() if not line.startswith("ObservationTensor(")]


def short(line: str) -> str:
    """The line, or its start and a digest that stands for all of it."""
    if len(line) <= LONGEST:
        return line.rstrip()
    return f"{line[: LONGEST - 16]} … {hashlib.sha256(line.encode()).hexdigest()[:12]}"


def main() -> None:
    """Write every file."""
    FOLDER.mkdir(exist_ok=True)
    for game, players in SMALL:
        path_of(game, players).write_text("\n".join(recorded(game, players)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
