"""Write golden playthroughs: one random game per number of players as text, with every question, option and choice.

Usage: python tools/golden.py [GAME ...]

They lie in `tests/games/<game>/golden/` and are compared line by line by `tests/games/test_golden.py`: a change of the
rules, of a text or of an order shows there, in words. Write them anew when a change is meant, and read the difference.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from courtier import texts  # noqa: E402
from courtier.core.canonical import canonical, digest  # noqa: E402
from courtier.core.engine import legal, prompt, seats_to_act, step  # noqa: E402
from courtier.core.game import Game  # noqa: E402
from courtier.core.messages import Json, Message  # noqa: E402
from courtier.core.position import dump, new_game  # noqa: E402
from courtier.core.rng import FastRng  # noqa: E402
from courtier.games import GAMES, load_game  # noqa: E402
from tests.support.option_sets import player_counts  # noqa: E402

SEED = "golden"


def files(game: Game[Any]) -> dict[Path, dict[str, Json]]:
    """The file of each number of players, and the options that it is played with."""
    folder = ROOT / "tests" / "games" / game.name / "golden"
    return {folder / f"players_{options['players']}.txt": options for options in player_counts(game)}


def short_digest(game: Game[Any], s: Any) -> str:
    """Eight characters for the state; the data's own digest is left out, for it tells nothing about the game."""
    return digest({key: value for key, value in dump(game, s).items() if key != "components_digest"})[:8]


def in_english(message: Message) -> str:
    """A message in one line."""
    return " ".join(texts.format(message, "en", strict=True).split())


def playthrough(game: Game[Any], options: dict[str, Json]) -> list[str]:
    """The lines of one random game."""
    s, rng, n = new_game(game, options, SEED), FastRng(1), 0
    lines = [f"game: {game.name}", f"options: {canonical(options)}", f"seed: {SEED}", f"start: {short_digest(game, s)}"]
    while seats := seats_to_act(s):
        n += 1
        seat = seats[rng.below(len(seats))]
        actions = legal(s, seat)
        action = actions[rng.below(len(actions))]
        lines += ["", f"{n}. seat {seat}: {in_english(prompt(s, seat))}"]
        lines.append(f"  {', '.join(game.actions.notation(each) for each in actions)}")
        step(game, s, seat, action)
        lines.append(f"  > {game.actions.notation(action)} [{short_digest(game, s)}]")
    lines.append("")
    for i, score in enumerate(game.scores(s)):
        won = " won" if score.won else ""
        lines.append(f"seat {i}: {score.total}{won} {canonical({**score.categories})}")
    return lines


def main() -> None:
    """Write the files of the games named, or of all."""
    for name in sys.argv[1:] or GAMES:
        game = load_game(name)
        for path, options in files(game).items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(playthrough(game, options)) + "\n", encoding="utf-8")
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()
