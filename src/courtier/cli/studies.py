"""The commands for whoever studies the games: `sim`, `bench`, `options`."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from courtier import texts
from courtier.cli import bench as measuring
from courtier.cli import parameters as par
from courtier.cli.failures import CHECK_FAILED, USAGE, Failed
from courtier.cli.files import game_with
from courtier.cli.seats import checked_bot
from courtier.cli.settings import for_players, given_options, whole
from courtier.cli.sim import Simulation, progress_on_stderr
from courtier.cli.tables import print_table
from courtier.core.messages import Json, Message
from courtier.core.options import OptionSpec
from courtier.games import GAMES, load_game


def split_names(names: str | None) -> list[str]:
    """A list of words with commas between them."""
    return [name.strip() for name in names.split(",") if name.strip()] if names else []


def sim(
    ctx: typer.Context,
    game: par.Game,
    players: par.Players = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", parser=whole, help="cli-arg-games")] = 100,
    seed: par.Seed = None,
    bots: par.BotNames = None,
    option: par.OptionWords = None,
    components: par.Components = None,
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Play many games between bots."""
    voice = par.voice_of(ctx)
    loaded = game_with(game, components)
    names = split_names(bots)
    given = given_options(option)
    n = players if players is not None else len(names) if len(names) > 1 else None
    if n is None:
        n = whole(str(given.get("players", loaded.option_specs()[0].default)))
    options = for_players(loaded, n, given)
    names = names or ["random"]
    names = names * n if len(names) == 1 else names
    for name in names:
        checked_bot(name)
    if len(names) != n:
        raise Failed(USAGE, Message("cli-bots-count", {"bots": len(names), "players": n}))
    if games < 1:
        raise Failed(USAGE, Message("cli-at-least-one", {"option": "--games", "got": games}))
    run = Simulation(loaded, options, names, seed if seed is not None else "1", voice.lang)
    run.run(games, progress_on_stderr(lambda done, of: voice.say("cli-sim-progress", done=done, games=of)))
    report = run.report()
    if as_json:
        voice.out(json.dumps(report, ensure_ascii=False))
    else:
        rows = [[voice.say(f"cli-sim-{key.replace('_', '-')}"), shown(value)] for key, value in report.items()]
        print_table(voice, voice.say("cli-sim-title", game=voice.say(f"{game}-title")), [], rows)
    for stuck in run.totals.reasons:
        voice.note(voice.say("cli-sim-stuck-game", seed=str(stuck["seed"]), reason=str(stuck["reason"])))
    if run.totals.stuck:
        raise typer.Exit(CHECK_FAILED)


def shown(value: Json | float) -> str:
    """A value in a table."""
    if isinstance(value, bool):
        return "✓" if value else "-"
    if isinstance(value, float):
        return f"{value:.2f}"
    if isinstance(value, list):
        return " ".join(shown(each) for each in value)
    if isinstance(value, dict):
        return " ".join(f"{key}={shown(each)}" for key, each in value.items())
    return str(value)


def bench(
    ctx: typer.Context,
    game: par.MaybeGame = None,
    players: par.Players = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="cli-arg-seconds")] = 3.0,
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Measure the engine on this machine."""
    voice = par.voice_of(ctx)
    rows: list[list[str]] = []
    for name in [game] if game is not None else GAMES:
        loaded = load_game(name)
        n = players if players is not None else whole(str(loaded.option_specs()[0].default))
        for_players(loaded, n)
        if not as_json:
            voice.note(voice.say("cli-bench-measuring", game=voice.say(f"{name}-title"), players=n))
        figures = measuring.measure(name, n, max(seconds, 0.05))
        if as_json:
            voice.out(measuring.line(figures))
        rows.append([shown(figures[key]) for key in BENCH_COLUMNS])
    if not as_json:
        heads = [voice.say(f"cli-bench-{key.replace('_', '-')}") for key in BENCH_COLUMNS]
        print_table(voice, voice.say("cli-bench-title"), heads, rows)


BENCH_COLUMNS = ("game", "players", "compiled", "real_decisions_per_s", "playouts_per_s", "copy_us", "legal_us")


def options(
    ctx: typer.Context,
    game: par.Game,
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Say what can be chosen before a game begins."""
    voice = par.voice_of(ctx)
    loaded = load_game(game)
    specs = loaded.option_specs()
    if as_json:
        listed: list[Json] = [spec.to_json() for spec in specs]
        voice.out(
            json.dumps({"game": game, "ruleset": loaded.rules_version, "options": listed}, ensure_ascii=False, indent=1)
        )
        return
    rows = [[spec.key, allowed(spec), shown(spec.default), about(game, spec, voice.lang), spec.rule] for spec in specs]
    heads = [voice.say(f"cli-options-{name}") for name in ("key", "values", "default", "about", "rule")]
    print_table(voice, voice.say("cli-options-title", game=voice.say(f"{game}-title")), heads, rows)


def allowed(spec: OptionSpec) -> str:
    """What an option can be, in short."""
    values = [str(value).lower() if isinstance(value, bool) else str(value) for value in spec.values()]
    return f"{values[0]}-{values[-1]}" if spec.kind == "number" else ", ".join(values)


def about(game: str, spec: OptionSpec, lang: str) -> str:
    """What an option is for."""
    key = f"{game}-option-{spec.key.replace('_', '-')}"
    if spec.key == "players":
        key = "ui-player-count"
    return texts.format(Message(key), lang) if texts.has(key, lang) else ""
