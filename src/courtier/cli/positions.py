"""`courtier position`: documents that hold one instant of a game."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any

import typer

from courtier.cli import parameters as par
from courtier.cli.boards import board_lines
from courtier.cli.failures import CHECK_FAILED, REFUSED, USAGE, Failed
from courtier.cli.files import BAD_CONTENT, game_with, read_position
from courtier.cli.questions import question_lines, questions_json, score_lines, scores_json
from courtier.cli.settings import for_players, given_options, whole
from courtier.cli.voice import Voice
from courtier.core import position as documents
from courtier.core.engine import seat_to_act, seats_to_act, step
from courtier.core.game import Game
from courtier.core.messages import Json, Message, Refused, to_json

File = Annotated[str, typer.Argument(metavar="FILE", help="cli-position-file")]
Seat = Annotated[
    int | None,
    typer.Option("--seat", metavar="N", parser=whole, help="cli-arg-seat"),
]
_SEAT = re.compile(r"\s*(-?\d+)\s*:\s*(.*)")


def _report(voice: Voice, game: Game[Any], s: Any) -> dict[str, Json]:
    return {
        "ok": True,
        "game": game.name,
        "to_act": [*seats_to_act(s)],
        "over": not s.stack,
        "questions": questions_json(voice, game, s),
        "scores": scores_json(voice, game.scores(s)),
        "digest": documents.state_digest(game, s),
    }


def _problem(voice: Voice, message: Message) -> dict[str, Json]:
    return {"ok": False, "problem": to_json(message), "text": voice.tell(message)}


def _write(voice: Voice, value: Json) -> None:
    voice.out(json.dumps(value, ensure_ascii=False, indent=1))


def _seen_by(voice: Voice, game: Game[Any], s: Any, eyes: int) -> dict[str, Json]:
    """What one seat may know of a position, and what it is asked; nothing of the others."""
    mine = [each for each in questions_json(voice, game, s) if isinstance(each, dict) and each["seat"] == eyes]
    return {
        "ok": True,
        "game": game.name,
        "seat": eyes,
        "to_act": [*seats_to_act(s)],
        "over": not s.stack,
        "questions": [*mine],
        "view": game.view(s, eyes),
    }


def _text(voice: Voice, game: Game[Any], s: Any, eyes: int | None = None) -> None:
    voice.out("\n".join(question_lines(voice, game, s, eyes)))
    voice.out()
    voice.out(voice.say("ui-score-now"))
    voice.out("\n".join(score_lines(voice, game, s, eyes)))


def viewer(s: Any, seat: int | None) -> int:
    """The seat whose eyes a board is seen with, -1 for a spectator."""
    if seat is None:
        return -1
    if not 0 <= seat < s.n_seats:
        raise Failed(USAGE, Message("error-unknown-seat", {"number": seat}))
    return seat


def print_position(
    ctx: typer.Context,
    file: File,
    seat: Seat = None,
    components: par.Components = None,
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Show the board, the open questions and the points of a position."""
    voice = par.voice_of(ctx)
    game, doc = read_position(file, components)
    s = documents.load(game, doc)
    eyes = viewer(s, seat)
    if as_json:
        whole_report = {**_report(voice, game, s), "position": documents.dump(game, s)}
        _write(voice, whole_report if seat is None else _seen_by(voice, game, s, eyes))
        return
    voice.out("\n".join(board_lines(voice, game, s, eyes, full=True)))
    voice.out()
    _text(voice, game, s, None if seat is None else eyes)


def check(
    ctx: typer.Context,
    file: File,
    components: par.Components = None,
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Say whether a position can be, and what is asked in it."""
    voice = par.voice_of(ctx)
    try:
        game, doc = read_position(file, components)
        s = documents.load(game, doc)
    except (Refused, Failed) as wrong:
        if isinstance(wrong, Failed) and wrong.message.key not in BAD_CONTENT:
            raise
        if as_json:
            _write(voice, _problem(voice, wrong.message))
        raise Failed(CHECK_FAILED, wrong.message) from None
    if as_json:
        _write(voice, _report(voice, game, s))
        return
    voice.out(voice.say("cli-position-ok", file=file, game=voice.say(f"{game.name}-title")))
    voice.out()
    _text(voice, game, s)


def play(
    ctx: typer.Context,
    file: File,
    actions: Annotated[list[str], typer.Argument(metavar="ACTION...", help="cli-position-actions")],
    components: par.Components = None,
    as_json: par.AsJson = False,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Apply actions to a position and print the new document; as JSON with what is asked in it."""
    voice = par.voice_of(ctx)
    game, doc = read_position(file, components)
    s = documents.load(game, doc)
    for n, given in enumerate(actions, 1):
        text = given.strip()
        try:
            seat, action = _seat_and_action(game, s, text)
            step(game, s, seat, action)
        except Refused as refused:
            reason = Message("cli-position-refused", {"n": n, "action": text, "reason": refused.message})
            if as_json:
                _write(voice, _problem(voice, reason))
            raise Failed(REFUSED, reason) from None
    document = documents.dump(game, s)
    _write(voice, {**_report(voice, game, s), "position": document} if as_json else document)


def _seat_and_action(game: Game[Any], s: Any, text: str) -> tuple[int, int]:
    """`bid red` for the seat that is asked, `1: bid red`, counted from 0, where several are asked at once."""
    named = _SEAT.fullmatch(text)
    if named:
        seat = whole(named[1])
        if not 0 <= seat < s.n_seats:
            raise Refused(Message("error-unknown-seat", {"number": seat}))
        return seat, game.actions.parse(named[2])
    action = game.actions.parse(text)
    asked = seats_to_act(s)
    if len(asked) > 1:
        words = ", ".join(str(seat) for seat in asked)
        raise Refused(Message("cli-position-which-seat", {"example": f"{asked[0]}: {text}", "seats": words}))
    return seat_to_act(s), action


def new(
    ctx: typer.Context,
    game: par.Game,
    players: par.Players = None,
    seed: par.Seed = None,
    option: par.OptionWords = None,
    components: par.Components = None,
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Print the position at the start of a game."""
    voice = par.voice_of(ctx)
    loaded = game_with(game, components)
    given = given_options(option)
    n = players if players is not None else whole(str(given.get("players", loaded.option_specs()[0].default)))
    s = documents.new_game(loaded, for_players(loaded, n, given), seed if seed is not None else "1")
    _write(voice, documents.dump(loaded, s))


def schema(ctx: typer.Context, game: par.Game, lang: par.Lang = None, no_color: par.NoColor = False) -> None:
    """Print the JSON Schema of a game's position documents."""
    voice = par.voice_of(ctx)
    _write(voice, documents.schema(game_with(game, None)))
