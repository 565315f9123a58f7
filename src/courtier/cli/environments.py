"""`courtier env`: which research environments there are, and whether they work here."""

from __future__ import annotations

import importlib.util
import json

import typer

from courtier.cli import parameters as par
from courtier.cli.failures import CHECK_FAILED, USAGE, Failed
from courtier.cli.tables import print_table
from courtier.core.messages import Message
from courtier.games import GAMES, load_game

NEEDS = {"pettingzoo": "envs", "gymnasium": "envs", "pyspiel": "openspiel"}


def listed() -> list[dict[str, str]]:
    """Every environment: the library, its name there, and how it is made."""
    out: list[dict[str, str]] = []
    for game in GAMES:
        name = game.capitalize()
        out.append({"library": "pettingzoo", "id": f"courtier/{game}-v0", "game": game})
        out.append({"library": "gymnasium", "id": f"courtier/{name}-v0", "game": game})
        out.append({"library": "gymnasium", "id": f"courtier/{name}Solo-v0", "game": game})
        out.append({"library": "pyspiel", "id": f"python_{game}", "game": game})
    for each in out:
        each["actions"] = str(load_game(each["game"]).actions.size)
        each["installed"] = "yes" if importlib.util.find_spec(each["library"]) else "no"
    return out


def list_environments(
    ctx: typer.Context, as_json: par.AsJson = False, lang: par.Lang = None, no_color: par.NoColor = False
) -> None:
    """Print them."""
    voice = par.voice_of(ctx)
    if as_json:
        voice.out(json.dumps(listed()))
        return
    heads = [voice.say(f"cli-env-{key}") for key in ("library", "id", "actions", "installed")]
    rows = [[each["library"], each["id"], each["actions"], each["installed"]] for each in listed()]
    print_table(voice, voice.say("cli-env-title"), heads, rows)


def check(ctx: typer.Context, game: par.MaybeGame = None, lang: par.Lang = None, no_color: par.NoColor = False) -> None:
    """Play a short game at random in each environment and run the libraries' own checks."""
    voice = par.voice_of(ctx)
    bad = 0
    for name in [game] if game is not None else GAMES:
        load_game(name)
        for library in NEEDS:
            if importlib.util.find_spec(library) is None:
                message = Message("cli-needs-extra", {"package": library, "extra": NEEDS[library]})
                raise Failed(USAGE, message)
            problem = checked(library, name)
            bad += bool(problem)
            said = voice.say("cli-env-bad", problem=problem) if problem else voice.say("cli-env-good")
            voice.out(f"{library} {name}: {said}")
    if bad:
        raise typer.Exit(CHECK_FAILED)


def checked(library: str, game: str) -> str:
    """What the library's own check says; an empty string if all is well."""
    from courtier.envs import checks

    try:
        checks.CHECKS[library](game)
    except Exception as error:  # whatever the check finds is its answer
        return f"{type(error).__name__}: {error}"
    return ""
