"""Seeded random games, played to their end and summed up in hashes.

`python -m tests.support.simulate GAME FIRST COUNT` prints the hashes of these games as JSON, with whichever engine
stands first on the path: this is how the compiled engine and the plain one are compared.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import courtier.core.engine
from courtier.core.canonical import canonical
from courtier.core.engine import legal, play, seats_to_act
from courtier.core.game import Game
from courtier.core.position import dump, new_game
from courtier.core.record import result_of
from courtier.core.rng import FastRng
from courtier.games import load_game
from tests.core.toy import TOY
from tests.support.option_sets import option_sets


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    return not courtier.core.engine.__file__.endswith(".py")


def the_game(name: str) -> Game[Any]:
    """A game by its name; the toy of the engine's own tests is one too."""
    return TOY if name == "toy" else load_game(name)


def game_hash(game: Game[Any], seed: int) -> str:
    """One hash of everything that was asked, offered and chosen in a random game, and of its end."""
    sets = option_sets(game)
    s, rng, told = new_game(game, sets[seed % len(sets)], f"simulate {seed}"), FastRng(seed), hashlib.sha256()
    while seats := seats_to_act(s):
        seat = seats[rng.below(len(seats))]
        options = legal(s, seat)
        action = options[rng.below(len(options))]
        told.update(f"{seat} {options} {action}\n".encode())
        play(game, s, seat, action)
    told.update(canonical(dump(game, s)).encode())
    told.update(canonical(result_of(game, s)).encode())
    return told.hexdigest()


def hashes(name: str, first: int, count: int) -> list[str]:
    """The hashes of a run of games."""
    game = the_game(name)
    return [game_hash(game, seed) for seed in range(first, first + count)]


if __name__ == "__main__":
    out = {"compiled": is_compiled(), "hashes": hashes(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))}
    sys.stdout.write(json.dumps(out) + "\n")
