"""The parameters that commands share. Their help is a key of the locales, put into words when the program starts."""

from __future__ import annotations

from typing import Annotated

import typer

from courtier import texts
from courtier.bots import BOTS
from courtier.cli.settings import whole
from courtier.cli.voice import Voice
from courtier.games import GAMES


def _beginning(words: list[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]


def complete_game(incomplete: str) -> list[str]:
    """For the shell: the games."""
    return _beginning(list(GAMES), incomplete)


def complete_lang(incomplete: str) -> list[str]:
    """For the shell: the languages."""
    return _beginning(list(texts.available()), incomplete)


def complete_bots(incomplete: str) -> list[str]:
    """For the shell: one more bot at the end of a list."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + bot for bot in _beginning(list(BOTS), last)]


def voice_of(ctx: typer.Context) -> Voice:
    """The voice that the program was started with."""
    assert isinstance(ctx.obj, Voice)
    return ctx.obj


Game = Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game", autocompletion=complete_game)]
MaybeGame = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="cli-arg-game", autocompletion=complete_game, show_default=False),
]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|cs|tr", help="cli-arg-lang", autocompletion=complete_lang),
]
NoColor = Annotated[bool, typer.Option("--no-color", help="cli-arg-no-color")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-arg-json")]
Components = Annotated[
    str | None,
    typer.Option("--components", metavar="FILE", help="cli-arg-components"),
]
OptionWords = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="cli-arg-option"),
]
Players = Annotated[
    int | None,
    typer.Option("--players", "-p", metavar="N", parser=whole, help="cli-arg-players"),
]
BotNames = Annotated[
    str | None,
    typer.Option("--bots", metavar="NAME,NAME", help="cli-arg-bots", autocompletion=complete_bots),
]
Seed = Annotated[
    str | None,
    typer.Option("--seed", metavar="TEXT", help="cli-arg-seed"),
]
