"""`courtier rules` and `courtier components`: looking things up."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from courtier import texts
from courtier.cli import checking
from courtier.cli import parameters as par
from courtier.cli.failures import CHECK_FAILED, REFUSED, Failed
from courtier.cli.files import BAD_CONTENT, game_with, read_object
from courtier.cli.paragraphs import plain, wrapped
from courtier.cli.tables import print_table
from courtier.cli.voice import Voice
from courtier.core.messages import Json, Message
from courtier.games import load_game
from courtier.texts.lookup import Found, all_rules, lookup


def rule_text(found: Found) -> str:
    """A rule, a term or a card as plain text, with where it stands or the rule that governs it."""
    home = found.chapter or found.rule
    return "\n".join([f"{found.heading} ({home})", *wrapped(plain(found.text), indent="  ")])


def rules(
    ctx: typer.Context,
    game: par.Game,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID|WORDS]...", help="cli-rules-words", show_default=False),
    ] = None,
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Look up a rule by its number or by words."""
    voice = par.voice_of(ctx)
    load_game(game)
    book = texts.rules.load(game, voice.lang)
    found = lookup(game, " ".join(words), voice.lang) if words else all_rules(game, voice.lang)
    if not found:
        raise Failed(REFUSED, Message("play-rule-none"))
    if as_json:
        listed: list[Json] = [
            {
                "kind": each.kind,
                "id": each.id,
                "chapter": each.chapter,
                "title": each.title,
                "text": each.text,
                "rule": each.rule,
                "lang": each.lang,
            }
            for each in found
        ]
        voice.out(json.dumps(listed, ensure_ascii=False, indent=1))
    elif words:
        voice.out("\n\n".join(rule_text(each) for each in found))
    else:
        voice.out(book.title)
        for chapter in book.chapters:
            if chapter.rules:
                voice.out(f"\n{chapter.title}")
            for rule in chapter.rules:
                untitled = f"{rule.id}  {first_words(texts.rules.words(rule.text))}"
                voice.out(f"  {rule.heading if rule.title else untitled}")


def first_words(text: str) -> str:
    """The beginning of a text, in one line."""
    line = " ".join(plain(text).split())
    return line if len(line) <= 60 else line[:59].rpartition(" ")[0] + "…"


def components(
    ctx: typer.Context,
    game: par.Game,
    place: Annotated[
        str | None,
        typer.Argument(metavar="[PLACE]", help="cli-components-place", show_default=False),
    ] = None,
    check: Annotated[
        str | None,
        typer.Option("--check", metavar="FILE", help="cli-components-check"),
    ] = None,
    components: par.Components = None,
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Show the data of a game and where each datum comes from."""
    voice = par.voice_of(ctx)
    if check is not None:
        _check(voice, game, check)
        return
    loaded = game_with(game, components)
    data = checking.data_of(loaded)
    if place:
        datum = checking.at(data, place)
        voice.out(json.dumps(datum, ensure_ascii=False, indent=1))
        return
    if as_json:
        whole: dict[str, Json] = {"game": game, "components_digest": loaded.digest, "corrections": loaded.corrections}
        voice.out(json.dumps({**whole, "data": data}, ensure_ascii=False, indent=1))
        return
    _tables(voice, game, data)


def _check(voice: Voice, game: str, file: str) -> None:
    load_game(game)
    try:
        mistakes = checking.mistakes(game, read_object(file))
    except Failed as failed:
        raise Failed(CHECK_FAILED if failed.message.key in BAD_CONTENT else failed.code, failed.message) from None
    for mistake in mistakes:
        voice.note(voice.tell(mistake))
    if mistakes:
        raise typer.Exit(CHECK_FAILED)
    voice.out(voice.say("cli-components-ok", file=file, game=voice.say(f"{game}-title")))


def _tables(voice: Voice, game: str, data: dict[str, Json]) -> None:
    """One table per file of data; how often each origin occurs is told at the end."""
    counts: dict[str, int] = {}
    for part, value in data.items():
        rows: list[list[str]] = []
        for name, datum, source in checking.sourced(value):
            counts[source] = counts.get(source, 0) + 1
            rows.append([name, datum, voice.say(f"source-{source}") if source else ""])
        heads = [voice.say(f"cli-components-{head}") for head in ("id", "data", "source")]
        print_table(voice, f"{game}/{part}", heads, rows)
    for source, count in sorted(counts.items(), key=lambda each: -each[1]):
        if source:
            voice.out(f"{count:5}  {voice.say(f'source-{source}')}")
