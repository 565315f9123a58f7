"""The game inside a table: carry out actions on a copy, and go back to an earlier move."""

from __future__ import annotations

from typing import Any

from courtier.core.engine import open_question, seats_to_act, step
from courtier.core.game import Game
from courtier.core.messages import Json, Message, Refused
from courtier.core.position import new_game
from courtier.core.record import result_of
from courtier.core.state import NOBODY, Event
from courtier.table.errors import ILLEGAL, Denied, denied
from courtier.table.events import Told
from courtier.table.model import EVERY, Table, told_of


def stepped(table: Table, seat: int, actions: list[str]) -> tuple[Any, list[Told], list[bool]]:
    """The state after these actions of a seat, what is told of them, and which may be taken back alone.

    Nothing may follow an action that shows or draws something: the refusal of a later one would tell for nothing what
    the first has brought to light.
    """
    game = table.rules
    state = game.copy(table.state)
    log: list[Event] = []
    state.log = log
    free: list[bool] = []
    for i, notation in enumerate(actions):
        if i > 0 and not free[-1]:
            raise denied(ILLEGAL, "error-after-reveal", action=notation, number=i + 1)
        try:
            free.append(_step(game, state, seat, notation))
        except Refused as refused:
            more: dict[str, Json] = {"index": i, "action": notation}
            raise Denied(ILLEGAL, refused.message, more) from None
    state.log = None
    return state, [told_of(event) for event in log if event.seen_by != NOBODY or event.otherwise is not None], free


def _step(game: Game[Any], state: Any, seat: int, notation: str) -> bool:
    """Carry out one action; whether its seat may take it back alone."""
    reveals, drawn, secret = state.reveals, state.rng.counter, bool(state.answers)
    step(game, state, seat, game.actions.parse(notation))
    shown = state.reveals != reveals or state.rng.counter != drawn
    return not shown and not secret and not state.answers and seats_to_act(state) == [seat]


def first_state(table: Table) -> tuple[Any, list[Told]]:
    """The game before its first move, and what is told of its set-up."""
    setup = table.setup
    state = new_game(table.rules, setup.options, setup.seed)
    return state, []


def state_after(table: Table, moves: int) -> Any:
    """The state after the first so many moves of the line, from the nearest kept copy."""
    start = max((at for at in table.copies if at <= moves), default=-1)
    state = table.rules.copy(table.copies[start]) if start >= 0 else first_state(table)[0]
    for at in range(max(start, 0), moves):
        move = table.line[at]
        step(table.rules, state, move.seat, table.rules.actions.parse(move.action))
    return state


def keep_copy(table: Table) -> None:
    """Keep the state before the next move: always for the open turn, else for every so many moves."""
    at = len(table.line)
    for old in [old for old in table.copies if old % EVERY and old < at and not _may_return(table, old)]:
        del table.copies[old]
    table.copies[at] = table.state  # never changed again: every act works on a copy


def _may_return(table: Table, moves: int) -> bool:
    """Whether undo could still come back to here alone."""
    return all(move.free for move in table.line[moves:])


def undo_target(table: Table, seat: int) -> int:
    """How many moves remain if the seat takes its last one back alone; -1 where it may not."""
    if not table.line or table.status != "running":
        return -1
    last = table.line[-1]
    if last.seat == seat and last.free:
        return len(table.line) - 1
    if len(table.people()) <= 1:  # alone at the table: back to the last move of one's own, whatever was shown
        for at in range(len(table.line) - 1, -1, -1):
            if table.line[at].seat == seat:
                return at
    return -1


def same_question(before: Any, after: Any) -> bool:
    """Whether a simultaneous choice is still the same one."""
    return bool(before.answers) and bool(after.answers) and before.reveals == after.reveals


def has_question(state: Any, seat: int) -> bool:
    """Whether the seat is asked something."""
    return open_question(state, seat) is not None


def final_result(game: Game[Any], state: Any) -> dict[str, Json]:
    """Scores by seat and the digest of the last state."""
    return result_of(game, state)


def stale(table: Table, seat: int) -> Message:
    """Why an answer came too late."""
    return Message("error-stale-decision") if table.is_asked(seat) else Message("server-error-not-asked")
