"""`courtier arena`: a tournament between bots, resumed where it was interrupted, with a report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from courtier.arena.matches import Plan
from courtier.cli import parameters as par
from courtier.cli.failures import USAGE, Failed
from courtier.cli.seats import checked_bot
from courtier.cli.settings import for_players, given_options, whole
from courtier.cli.sim import progress_on_stderr
from courtier.cli.studies import split_names
from courtier.cli.tables import print_table
from courtier.cli.voice import Voice
from courtier.core.messages import Message
from courtier.games import load_game


def arena(
    ctx: typer.Context,
    game: par.Game,
    bots: par.BotNames = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="K", parser=whole, help="cli-arg-games")] = 100,
    seed: par.Seed = None,
    option: par.OptionWords = None,
    out: Annotated[str | None, typer.Option("--out", metavar="DIR", help="cli-arg-out")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="N", parser=whole, help="cli-arg-jobs")] = 0,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="cli-arg-ray")] = None,
    parquet: Annotated[bool, typer.Option("--parquet", help="cli-arg-parquet")] = False,
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Play a tournament."""
    voice = par.voice_of(ctx)
    names = [checked_bot(name) for name in split_names(bots) or ["greedy", "random"]]
    if games < 1:
        raise Failed(USAGE, Message("cli-at-least-one", {"option": "--games", "got": games}))
    options = for_players(load_game(game), len(names), given_options(option))
    plan = Plan(game, options, tuple(names), games, seed if seed is not None else "1")
    folder = Path(out) if out else Path(f"arena-{game}-{'-'.join(names).replace(':', '')}-{plan.seed}")
    summary = played(plan, folder, jobs, ray or "", parquet, voice)
    if as_json:
        voice.out(json.dumps(summary, ensure_ascii=False))
        return
    heads = [voice.say(f"cli-arena-{key}") for key in ("bot", "rating", "wins", "score", "decisions")]
    print_table(voice, voice.say("cli-arena-title", game=voice.say(f"{game}-title"), games=games), heads, rows(summary))
    voice.note(voice.say("cli-arena-report", path=str(folder / "report.html")))


def played(plan: Plan, folder: Path, jobs: int, ray: str, parquet: bool, voice: Voice) -> dict[str, Any]:
    """Play what is missing, write the report; what the arena needs is imported only here."""
    try:
        from courtier.arena import dataset
        from courtier.arena.report import html
        from courtier.arena.running import run
        from courtier.arena.store import Store
        from courtier.arena.summary import summarize
    except ImportError as missing:
        raise Failed(USAGE, Message("cli-needs-extra", {"package": str(missing.name), "extra": "arena"})) from None
    store = Store(folder, plan)
    tell = progress_on_stderr(lambda done, of: voice.say("cli-sim-progress", done=done, games=of))
    results = run(plan, store, jobs, ray, tell)
    summary = summarize(plan, results)
    (folder / "summary.json").write_text(json.dumps(summary, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    (folder / "report.html").write_text(html(summary), encoding="utf-8")
    if parquet:
        from courtier.envs.encoders import encoder_for

        encoder = encoder_for(load_game(plan.game), len(plan.bots))
        dataset.write(folder, [result["number"] for result in results], encoder.encode)
    return summary


def rows(summary: dict[str, Any]) -> list[list[str]]:
    """One row per bot."""
    return [
        [
            bot["name"],
            f"{bot['rating']:.2f} ± {bot['rating_error']:.2f}",
            f"{100 * bot['win_rate']:.1f} %",
            f"{bot['score_mean']:.1f} ± {bot['score_stdev']:.1f}",
            f"{bot['decisions']:.1f}",
        ]
        for bot in summary["bots"]
    ]
