"""`courtier serve`: a server of tables."""

from __future__ import annotations

import json
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from courtier.cli import parameters as par
from courtier.cli.failures import REFUSED, USAGE, Failed
from courtier.core.messages import Message


def has_client() -> bool:
    """Whether this installation has the browser client."""
    from courtier.server.pages import client_folder

    return client_folder() is not None


def serve(
    ctx: typer.Context,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="cli-arg-host")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="PORT", help="cli-arg-port")] = None,
    data: Annotated[str | None, typer.Option("--data", metavar="DIR|URL", help="cli-arg-data")] = None,
    public_url: Annotated[str | None, typer.Option("--public-url", metavar="URL", help="cli-arg-public-url")] = None,
    config: Annotated[str | None, typer.Option("--config", metavar="FILE", help="cli-arg-config")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="cli-arg-open")] = False,
    print_config: Annotated[bool, typer.Option("--print-config", help="cli-arg-print-config")] = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Serve tables until told to stop."""
    from courtier.server.config import read_config
    from courtier.server.run import serve as run
    from courtier.server.storage.store import Newer

    voice = par.voice_of(ctx)
    flags: dict[str, Any] = {"host": host, "port": port, "data": data, "public_url": public_url}
    try:
        settings = read_config(flags, Path(config) if config else None)
    except ValueError as error:
        raise Failed(USAGE, Message("cli-serve-setting", {"reason": str(error)})) from None
    if print_config:
        voice.out(json.dumps(settings.shown(), ensure_ascii=False, indent=2))
        return

    def started(address: str) -> None:
        voice.out(voice.say("cli-serve-listening", address=settings.public_url or address))
        if not settings.secure and settings.host not in ("127.0.0.1", "localhost", "::1"):
            voice.note(voice.say("cli-serve-no-tls"))
        if open_browser:
            threading.Thread(target=opened, args=(address,), daemon=True).start()

    def opened(address: str) -> None:
        if not webbrowser.open(address):
            voice.note(voice.say("error-no-browser", address=address))

    try:
        good = run(settings, started)
    except OSError as error:
        if error.errno in (98, 48):
            raise Failed(REFUSED, Message("error-port-in-use", {"port": settings.port, "option": "--port"})) from None
        raise Failed(REFUSED, Message("cli-serve-setting", {"reason": str(error)})) from None
    except Newer as newer:
        raise Failed(REFUSED, Message("server-admin-newer", {"got": str(newer), "here": ""})) from None
    if not good:
        raise typer.Exit(REFUSED)
