"""`courtier admin`, `export` and `import`: what the operator of a server does. None of it shows a hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from courtier.cli import parameters as par
from courtier.cli.failures import CHECK_FAILED, REFUSED, Failed
from courtier.core.messages import Message

Data = Annotated[str, typer.Option("--data", metavar="DIR|URL", envvar="COURTIER_DATA", help="cli-arg-data")]
File = Annotated[str, typer.Argument(metavar="FILE", help="cli-arg-file-admin")]
DEFAULT = "courtier-data"


def backup(
    ctx: typer.Context, file: File, data: Data = DEFAULT, lang: par.Lang = None, no_color: par.NoColor = False
) -> None:
    """Copy a database that may be in use."""
    from courtier.server import admin

    voice = par.voice_of(ctx)
    size = admin.backup(data, Path(file))
    voice.out(voice.say("cli-admin-backed-up", file=file, kilobytes=size // 1024))


def restore(
    ctx: typer.Context, file: File, data: Data = DEFAULT, lang: par.Lang = None, no_color: par.NoColor = False
) -> None:
    """Put a backup where no data is yet."""
    from courtier.server import admin

    voice = par.voice_of(ctx)
    admin.restore(Path(file), data)
    voice.out(voice.say("cli-admin-restored", place=data))


def doctor(
    ctx: typer.Context,
    data: Data = DEFAULT,
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Look at everything and change nothing."""
    from courtier.server import admin

    voice = par.voice_of(ctx)
    tables, found = admin.doctor(data)
    if as_json:
        problems = [{"table": each.table, "problem": voice.tell(each.message)} for each in found]
        voice.out(json.dumps({"tables": tables, "problems": problems}, ensure_ascii=False))
    else:
        for each in found:
            voice.out(voice.tell(each.message))
        voice.out(voice.say("cli-admin-looked", tables=tables, problems=len(found)))
    if found:
        raise typer.Exit(CHECK_FAILED)


def migrate(ctx: typer.Context, data: Data = DEFAULT, lang: par.Lang = None, no_color: par.NoColor = False) -> None:
    """Bring the schema up to date."""
    from courtier.server import admin

    voice = par.voice_of(ctx)
    voice.out(voice.say("cli-admin-migrated", revision=admin.migrate(data)))


def key(ctx: typer.Context, data: Data = DEFAULT, lang: par.Lang = None, no_color: par.NoColor = False) -> None:
    """Print the key that others seal a game with for this server."""
    from courtier.server import moving

    par.voice_of(ctx).out(moving.public_key(data))


def export(
    ctx: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="cli-arg-table")],
    file: File,
    data: Data = DEFAULT,
    sealed_for: Annotated[str, typer.Option("--for", metavar="KEY", help="cli-arg-for")] = "",
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Write a table, sealed, into a file."""
    from courtier.server import moving

    voice = par.voice_of(ctx)
    try:
        with open(file, "xb") as out:
            out.write(moving.export_table(data, table, sealed_for))
    except FileExistsError:
        raise Failed(REFUSED, Message("error-file-exists", {"file": file})) from None
    voice.out(voice.say("cli-exported", file=file))


def import_(
    ctx: typer.Context, file: File, data: Data = DEFAULT, lang: par.Lang = None, no_color: par.NoColor = False
) -> None:
    """Put a sealed table into this server's data and print new invitations."""
    from courtier.server import moving

    voice = par.voice_of(ctx)
    try:
        sealed = Path(file).read_bytes()
    except OSError as error:
        raise Failed(
            REFUSED, Message("error-file-unreadable", {"file": file, "reason": error.strerror or ""})
        ) from None
    table, invitations = moving.import_table(data, sealed)
    voice.out(voice.say("cli-imported", table=table))
    for seat, name, secret in invitations:
        voice.out(voice.say("cli-imported-seat", seat=seat + 1, name=name, link=f"/#join={table}.{secret}"))
