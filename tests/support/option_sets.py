"""The ways to set up a game that the contract tests play: every number of players, every value of every option."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from courtier.core.game import Game
from courtier.core.messages import Json, Refused
from courtier.core.options import read_options
from courtier.games import GAMES, load_game

# Combinations beyond one option at a time.
MORE: dict[str, list[dict[str, Json]]] = {
    "gugong": [
        {"players": 5, "expert_setup": True, "bonus_tokens": True},
        {"players": 3, "bonus_tokens": True},
        {"players": 1, "difficulty": "hard", "pairing": "fan1-fan2", "focus": "palace"},
    ],
    "viceroy": [
        {"players": 1, "virtual": 3, "discard_for_gems": True, "four_characters": True},
        {"players": 2, "virtual": 2, "four_characters": True},
        {"players": 3, "virtual": 1, "discard_for_gems": True},
    ],
    "viscounts": [
        {"players": 1, "rival": "ai_cards", "difficulty": 3},
        {"players": 1, "rival": "ai_noble", "difficulty": 1},
    ],
}


@dataclass(frozen=True)
class Case:
    """One game with one set of options."""

    game: Game[Any]
    options: dict[str, Json]

    @property
    def name(self) -> str:
        """For the name of a test: only what differs from the defaults."""
        return "-".join([self.game.name, *(f"{key}_{value}" for key, value in self.options.items())])


def is_allowed(game: Game[Any], options: dict[str, Json]) -> bool:
    """Whether the rules allow this combination."""
    try:
        game.check_options(read_options(game.name, game.option_specs(), options))
    except Refused:
        return False
    return True


def player_counts(game: Game[Any]) -> list[dict[str, Json]]:
    """One set of options for each number of players, as near to the defaults as the rules allow."""
    specs = game.option_specs()
    out: list[dict[str, Json]] = []
    for n in specs[0].values():
        tries: list[dict[str, Json]] = [{specs[0].key: n}]
        tries += [{specs[0].key: n, spec.key: value} for spec in specs[1:] for value in spec.values()]
        allowed = [options for options in tries if is_allowed(game, options)]
        assert allowed, f"{game.name} cannot be played by {n}"
        out.append(allowed[0])
    return out


def option_sets(game: Game[Any]) -> list[dict[str, Json]]:
    """Every number of players; then every other value of every option, with the fewest players that may have it."""
    out = player_counts(game)
    for spec in game.option_specs()[1:]:
        for value in spec.values():
            if any(complete(game, options)[spec.key] == value for options in out):
                continue
            out += [{**base, spec.key: value} for base in out if is_allowed(game, {**base, spec.key: value})][:1]
    return out + MORE.get(game.name, [])


def complete(game: Game[Any], options: dict[str, Json]) -> dict[str, Json]:
    """The options with all defaults."""
    return read_options(game.name, game.option_specs(), options).to_json()


def all_cases() -> list[Case]:
    """Every game with every set of options."""
    return [Case(game, options) for game in map(load_game, GAMES) for options in option_sets(game)]


def count_cases() -> list[Case]:
    """Every game with every number of players."""
    return [Case(game, options) for game in map(load_game, GAMES) for options in player_counts(game)]
