"""Writes docs/env/<game>.md: version, action blocks, observation pieces, rewards. `--check` only says whether they are.

python tools/envdocs.py
"""

from __future__ import annotations

import sys
from pathlib import Path

from courtier.envs.encoders import encoder_for
from courtier.envs.table import VERSION
from courtier.games import GAMES, load_game

DOCS = Path(__file__).resolve().parent.parent / "docs" / "env"


def action_rows(name: str) -> list[str]:
    """One row per block of the action table."""
    rows = ["| actions | block | dimensions |", "|---|---|---|"]
    for block in load_game(name).actions.blocks:
        dims = []
        for dim in block.dims:
            words = ", ".join(dim if len(dim) <= 6 else [*dim[:3], "…", dim[-1]])
            dims.append(f"{len(dim)} ({words})")
        last = block.first + block.size - 1
        numbers = f"{block.first}" if block.size == 1 else f"{block.first}-{last}"
        rows.append(f"| {numbers} | `{block.name}` | {' × '.join(dims) or '-'} |")
    return rows


def piece_rows(name: str, players: int) -> list[str]:
    """One row per piece of the observation."""
    rows = ["| numbers | piece | range | what |", "|---|---|---|---|"]
    for piece in encoder_for(load_game(name), players).pieces:
        numbers = f"{piece.first}-{piece.first + piece.size - 1}"
        about = f"{piece.about} (private)" if piece.private else piece.about
        rows.append(f"| {numbers} | `{piece.name}` ({piece.size}) | {piece.low} to {piece.high} | {about} |")
    return rows


def page(name: str) -> str:
    """The whole page of a game."""
    game = load_game(name)
    spec = game.option_specs()[0]
    sizes = ", ".join(f"{n}: {encoder_for(game, n).size}" for n in range(spec.low, spec.high + 1))
    title = name.capitalize()
    lines = [
        f"# Environments of {title}",
        "",
        "Written by `python tools/envdocs.py`; a test compares.",
        "",
        f"- Version {VERSION}, action table {game.actions.version}, ruleset {game.rules_version}.",
        f"- PettingZoo `courtier/{name}-v{VERSION}`, Gymnasium `courtier/{title}-v{VERSION}` and",
        f"  `courtier/{title}Solo-v{VERSION}`, OpenSpiel `python_{name}`.",
        f"- Players {spec.low} to {spec.high}. {game.actions.size} actions (`Discrete`).",
        f"- Observation: 16-bit numbers, by number of players {sizes}.",
        "- Masks are in the observation (`action_mask`) and in `info`. Rewards come at the end: `rank` (1 for the",
        "  first to -1 for the last), `win` (shared among winners) or `score`.",
        "- OpenSpiel's chance node is the number of the deal, one of `deals`; it fixes all later draws.",
        "",
        "## Actions",
        "",
        "The table only grows: a number keeps its meaning within a version. `action_to_string` and `string_to_action`",
        "give the notation, the block's name and one word per dimension.",
        "",
        *action_rows(name),
        "",
        "## Observation, two players",
        "",
        "Seats are counted from the seat that looks. What is not there is 0. OpenSpiel's public observation has the",
        "pieces that are not private, as the first seat counts; its private one has the others.",
        "",
        *piece_rows(name, 2),
        "",
        "## Questions",
        "",
        "The first number of `question` says what is asked:",
        "",
    ]
    numbers = encoder_for(game, 2).numbers
    lines += [f"- {number}: `{path}`" for path, number in numbers.items()]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the pages, or compare them."""
    DOCS.mkdir(parents=True, exist_ok=True)
    stale = []
    for name in GAMES:
        path = DOCS / f"{name}.md"
        if "--check" in sys.argv[1:]:
            if not path.exists() or path.read_text(encoding="utf-8") != page(name):
                stale.append(path.name)
        else:
            path.write_text(page(name), encoding="utf-8")
    if stale:
        sys.exit(f"python tools/envdocs.py must be run: {', '.join(stale)}")


if __name__ == "__main__":
    main()
