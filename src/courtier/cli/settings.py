"""What stands on the command line, read: the options of a game, whole numbers, who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from courtier.cli.failures import USAGE, Failed
from courtier.core.game import Game
from courtier.core.messages import Json, Message, Refused
from courtier.core.options import read_options


def given_options(words: Sequence[str] | None) -> dict[str, Json]:
    """`key=value` words as options; their values are checked later, by the game."""
    out: dict[str, Json] = {}
    for word in words or ():
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise Failed(USAGE, Message("cli-option-form", {"got": word}))
        out[key.strip().replace("-", "_")] = value.strip()
    return out


def checked(game: Game[Any], given: dict[str, Json]) -> dict[str, Json]:
    """The options, complete; what the rules do not allow is a mistake of usage."""
    try:
        options = read_options(game.name, game.option_specs(), given)
        game.check_options(options)
    except Refused as refused:
        raise Failed(USAGE, refused.message) from None
    return options.to_json()


def is_allowed(game: Game[Any], given: dict[str, Json]) -> bool:
    """Whether the game can be set up like this."""
    try:
        checked(game, given)
    except Failed:
        return False
    return True


def for_players(game: Game[Any], players: int, given: dict[str, Json] | None = None) -> dict[str, Json]:
    """Options for so many players; where the defaults do not allow them, with the first other value that does.

    Alone, Viceroy needs a virtual opponent: it gets one if nobody has said how many.
    """
    base: dict[str, Json] = {**(given or {}), "players": players}
    if not is_allowed(game, base):
        for spec in game.option_specs()[1:]:
            for value in spec.values():
                if spec.key not in base and is_allowed(game, {**base, spec.key: value}):
                    return checked(game, {**base, spec.key: value})
    return checked(game, base)


def whole(text: str) -> int:
    """A whole number from the command line."""
    try:
        return int(text)
    except ValueError:
        raise Failed(USAGE, Message("error-not-a-number", {"text": text})) from None
