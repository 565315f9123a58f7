"""`courtier replay` and `courtier verify`: records of games."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from courtier.cli import parameters as par
from courtier.cli.boards import board_lines
from courtier.cli.failures import CHECK_FAILED, USAGE, Failed
from courtier.cli.files import BAD_CONTENT, game_of_record, read_record, read_text
from courtier.cli.positions import Seat, viewer
from courtier.cli.questions import question_lines, score_lines
from courtier.cli.seats import seat_names
from courtier.cli.settings import whole
from courtier.cli.voice import Voice
from courtier.core import record as records
from courtier.core.engine import step
from courtier.core.game import Game
from courtier.core.messages import Json, Message, Refused, to_json
from courtier.core.position import dump, new_game
from courtier.core.state import Event

File = Annotated[str, typer.Argument(metavar="FILE", help="cli-replay-file")]
LOG_LINES = 12


def played(game: Game[Any], record: records.Record, upto: int, log: list[Event]) -> Any:
    """The state after so many actions, with the log of what happened; the record has been checked before."""
    s = new_game(game, record.options, record.seed)
    s.log = log
    for seat, action in record.actions[:upto]:
        step(game, s, seat, game.actions.parse(action))
    return s


def log_lines(voice: Voice, game: str, log: list[Event], seat: int) -> list[str]:
    """What a seat was shown, one sentence per event (-1: a spectator)."""
    seen = [event.for_seat(seat) for event in log]
    return [voice.tell(event.message(game)) for event in seen if event is not None]


def replay(
    ctx: typer.Context,
    file: File,
    at: Annotated[
        int | None,
        typer.Option("--at", metavar="N", parser=whole, help="cli-replay-at"),
    ] = None,
    seat: Seat = None,
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Show the board and the log at one point of a recorded game."""
    voice = par.voice_of(ctx)
    record = read_record(file)
    n = len(record.actions)
    upto = n if at is None else at if at >= 0 else n + at
    if not 0 <= upto <= n:
        raise Failed(USAGE, Message("cli-replay-range", {"n": n, "got": at or 0}))
    game = game_of_record(record)
    records.replay(game, record)
    log: list[Event] = []
    s = played(game, record, upto, log)
    if as_json:
        voice.out(json.dumps(dump(game, s), ensure_ascii=False, indent=1))
        return
    voice.seats = seat_names(voice, record.seats, s.n_seats)
    eyes = viewer(s, seat)
    voice.out(voice.say("cli-replay-title", game=voice.say(f"{game.name}-title"), at=upto, n=n))
    voice.out("\n".join(board_lines(voice, game, s, eyes, full=True)))
    voice.out()
    if s.stack:
        voice.out("\n".join(question_lines(voice, game, s, eyes)))
        voice.out()
    voice.out(voice.say("ui-score-now" if s.stack else "ui-final-score"))
    voice.out("\n".join(score_lines(voice, game, s, eyes)))
    voice.out()
    voice.out(voice.say("ui-log"))
    voice.out("\n".join(log_lines(voice, game.name, log, eyes)[-LOG_LINES:]) or voice.say("play-no-events"))


def _line_of(message: Message) -> int:
    """The line of a record that a refusal is about, 0 if it is about the whole."""
    line = message.args.get("line")
    if isinstance(line, int):
        return line
    n = message.args.get("n")
    return n + 1 if message.key == "error-record-action" and isinstance(n, int) else 0


def verify(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="cli-replay-file")],
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Check records: every hash, every action, the result."""
    voice = par.voice_of(ctx)
    code = 0
    results: list[Json] = []
    for file in files:
        try:
            results.append(_verified(voice, file, as_json))
        except Failed as failed:  # it cannot be read at all
            code = code or (CHECK_FAILED if failed.message.key in BAD_CONTENT else failed.code)
            results.append({"file": file, "ok": False, "problem": to_json(failed.message)})
            voice.note(voice.tell(failed.message))
        except Refused as refused:
            code = CHECK_FAILED
            line = _line_of(refused.message)
            results.append({"file": file, "ok": False, "line": line, "problem": to_json(refused.message)})
            place = f"{file}:{line}" if line else file
            voice.note(voice.say("error-at", place=place, reason=voice.tell(refused.message)))
    if as_json:
        voice.out(json.dumps(results, ensure_ascii=False, indent=1))
    if code:
        raise typer.Exit(code)


def _verified(voice: Voice, file: str, as_json: bool) -> Json:
    record = records.read(read_text(file))
    s = records.replay(game_of_record(record), record)
    over = not s.stack
    if not as_json:
        key = "cli-verify-over" if over else "cli-verify-open"
        voice.out(voice.say(key, file=file, game=voice.say(f"{record.game}-title"), actions=len(record.actions)))
    return {"file": file, "ok": True, "game": record.game, "actions": len(record.actions), "over": over}
