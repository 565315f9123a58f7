"""`courtier`: finds the language, reads the command line, turns every mistake into one sentence and an exit code."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from courtier.cli import admin, arenas, environments, positions, reference, replaying, studies
from courtier.cli import join as joining
from courtier.cli import parameters as par
from courtier.cli import play as playing
from courtier.cli import serve as serving
from courtier.cli.build import version_line
from courtier.cli.failures import DONE, INTERRUPTED, REFUSED, USAGE, Failed
from courtier.cli.voice import Voice, chosen_language, wants_color
from courtier.core.messages import Refused

_SETTINGS = {"help_option_names": ["--help", "-h"]}
_BELOW_0 = re.compile(r"-\d+\s*:")
_COMPLETE = "_COURTIER_COMPLETE"  # set by the shell that asks how to complete a line
# Help that Typer writes itself, by the name of the parameter.
_BUILT_IN = {"install_completion": "cli-arg-install-completion", "show_completion": "cli-arg-show-completion"}


def _show_version(wanted: bool) -> None:
    if wanted:
        print(version_line())
        raise typer.Exit


def _root(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="cli-arg-version")
    ] = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Hold what stands before the command; without one open the tables, where somebody may look at them."""
    if ctx.invoked_subcommand is not None:
        return
    if sys.stdout.isatty() and serving.has_client():
        serving.serve(ctx, open_browser=True)
    else:
        par.voice_of(ctx).out(ctx.get_help())


def _between(lang: par.Lang = None, no_color: par.NoColor = False) -> None:
    """Hold what stands between a group such as `position` and its command."""


def build_app() -> typer.Typer:
    """All commands; their help is still a key."""
    app = typer.Typer(name="courtier", rich_markup_mode=None, context_settings=_SETTINGS)
    app.callback(help="cli-help", invoke_without_command=True)(_root)
    add(app, "play", playing.play)
    add(app, "replay", replaying.replay)
    add(app, "verify", replaying.verify)
    add(app, "sim", studies.sim)
    add(app, "arena", arenas.arena)
    add(app, "rules", reference.rules)
    add(app, "components", reference.components)
    add(app, "options", studies.options)
    add(app, "bench", studies.bench)
    position = add_group(app, "position")
    add(position, "print", positions.print_position, "position-print")
    add(position, "check", positions.check, "position-check")
    add(position, "play", positions.play, "position-play")
    add(position, "new", positions.new, "position-new")
    add(position, "schema", positions.schema, "position-schema")
    env = add_group(app, "env")
    add(env, "list", environments.list_environments, "env-list")
    add(env, "check", environments.check, "env-check")
    add_server(app)
    return app


def add_server(app: typer.Typer) -> None:
    """The commands around a server of tables; they import it only when they run."""
    add(app, "serve", serving.serve)
    add(app, "join", joining.join)
    add(app, "export", admin.export)
    add(app, "import", admin.import_)
    tending = add_group(app, "admin")
    add(tending, "backup", admin.backup, "admin-backup")
    add(tending, "restore", admin.restore, "admin-restore")
    add(tending, "doctor", admin.doctor, "admin-doctor")
    add(tending, "migrate", admin.migrate, "admin-migrate")
    add(tending, "key", admin.key, "admin-key")


def add_group(app: typer.Typer, name: str) -> typer.Typer:
    """Add a command that has commands of its own."""
    group = typer.Typer(no_args_is_help=True, rich_markup_mode=None, context_settings=_SETTINGS)
    group.callback(help=f"cli-help-{name}")(_between)
    app.add_typer(group, name=name, help=f"cli-help-{name}", short_help=f"cli-short-{name}")
    return group


def add(app: typer.Typer, name: str, function: Any, key: str = "") -> None:
    """Add a command; its help and its example stand in the locales under its name."""
    key = key or name
    app.command(
        name,
        help=f"cli-help-{key}",
        short_help=f"cli-short-{key}",
        epilog=f"cli-example-{key}",
        context_settings=_SETTINGS,
        no_args_is_help=False,
    )(function)


def shows_help(argv: Sequence[str], groups: Sequence[str | None]) -> bool:
    """Whether help may be shown; otherwise it need not be put into words, which takes time."""
    words = [word for word in argv if not word.startswith("-")]
    asked = {"--help", "-h", *(group for group in groups if group)} & set(argv)
    return len(words) < 2 or bool(asked) or _COMPLETE in os.environ


def put_into_words(command: Any, voice: Voice) -> None:
    """Replace the keys in the help of a command, of its parameters and of the commands below it."""
    for part in ("help", "short_help", "epilog"):
        key = getattr(command, part, None)
        if key and key.startswith("cli-"):
            said = voice.say(key)
            # A line that begins with \b keeps its line breaks.
            setattr(command, part, f"{voice.say('cli-example')}\n\n\b\n{said}" if part == "epilog" else said)
    for parameter in command.params:
        key = _BUILT_IN.get(parameter.name, getattr(parameter, "help", None))
        if key and key.startswith("cli-"):
            parameter.help = voice.say(key)
    for below in getattr(command, "commands", {}).values():
        put_into_words(below, voice)


def explained(error: Any, voice: Voice) -> str:
    """A mistake on the command line in one sentence of the reader's language."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return voice.say("cli-usage-option", option=str(error.option_name))
    if kind == "MissingParameter":
        parameter = error.param
        name = getattr(parameter, "metavar", None) or str(getattr(parameter, "name", "")).upper()
        return voice.say("cli-usage-missing", name=str(name).strip("[]"))
    said = str(error.format_message()).rstrip(".")
    if said.startswith("No such command"):
        return voice.say("cli-usage-command", command=said.split("'")[1] if "'" in said else said)
    if said.startswith("Got unexpected extra argument"):
        return voice.say("cli-usage-extra", words=said.rpartition("(")[2].rstrip(")"))
    return voice.say("cli-usage-other", problem=said)


def spaced(argv: Sequence[str]) -> list[str]:
    """The words of a call; an action for a seat below 0, such as `-1: pass`, is a wrong action and no option."""
    return [f" {word}" if _BELOW_0.match(word) else word for word in argv]


def run(argv: Sequence[str]) -> int:
    """The exit code of one call."""
    voice = Voice("en")
    try:
        voice = Voice(chosen_language(argv), wants_color(argv))
        app = build_app()
        command = typer.main.get_command(app)
        if shows_help(argv, [group.name for group in app.registered_groups]):
            put_into_words(command, voice)
        code = command.main(args=spaced(argv), prog_name="courtier", standalone_mode=False, obj=voice)
        return code if isinstance(code, int) else DONE
    except Failed as failed:
        voice.note(voice.tell(failed.message))
        return failed.code
    except Refused as refused:
        voice.note(voice.tell(refused.message))
        return REFUSED
    except (KeyboardInterrupt, typer.Abort):
        voice.note(voice.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; nothing more can be said there.
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        return DONE
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        if type(error).__name__ == "NoArgsIsHelpError":
            voice.out(str(error.format_message()))
            return DONE
        voice.note(explained(error, voice))
        return USAGE


def main() -> None:
    """The entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
