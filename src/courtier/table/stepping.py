"""The game inside a table: carry out actions on a copy, and go back to an earlier move."""

from __future__ import annotations

from typing import Any

from courtier.core.engine import open_question, seats_to_act, step
from courtier.core.game import Game
from courtier.core.messages import Json, Message, Refused, SeatName
from courtier.core.position import new_game
from courtier.core.record import result_of
from courtier.core.state import NOBODY, Event
from courtier.table.errors import ILLEGAL, Denied, denied
from courtier.table.events import Told
from courtier.table.model import EVERY, PASSED, SECRET, SHOWN, Table, told_of


def stepped(game: Game[Any], before: Any, seat: int, actions: list[str]) -> tuple[Any, list[Told], list[str]]:
    """The state after these actions of a seat, what is told of them, and why each may not be taken back alone, or "".

    Nothing may follow an action that shows or draws something: the refusal of a later one would tell for nothing what
    the first has brought to light.
    """
    state = game.copy(before)
    log: list[Event] = []
    state.log = log
    stays: list[str] = []
    for i, notation in enumerate(actions):
        if i > 0 and stays[-1]:
            raise denied(ILLEGAL, "error-after-reveal", action=notation, number=i + 1)
        try:
            stays.append(_step(game, state, seat, notation))
        except Refused as refused:
            more: dict[str, Json] = {"index": i, "action": notation}
            raise Denied(ILLEGAL, refused.message, more) from None
    state.log = None
    return state, [told_of(event) for event in log if event.seen_by != NOBODY or event.otherwise is not None], stays


def _step(game: Game[Any], state: Any, seat: int, notation: str) -> str:
    """Carry out one action; why its seat may not take it back alone, or ""."""
    reveals, drawn, secret = state.reveals, state.rng.counter, bool(state.answers)
    step(game, state, seat, game.actions.parse(notation))
    if state.reveals != reveals or state.rng.counter != drawn:
        return SHOWN
    if secret:
        return SECRET
    # A question to all that asks nobody else is one to this seat alone.
    return "" if seats_to_act(state) == [seat] else PASSED


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


def undo_outlook(table: Table, seat: int) -> tuple[int, int, Message | None]:
    """How often the seat may undo now, how often without crossing what was shown, and what stops it there.

    Looks only at moves that the seat knows of.
    """
    if table.status != "running":
        return 0, 0, None
    known = [move for move in table.line if move.seen_by == -1 or move.seen_by >> seat & 1]
    free = 0
    while free < len(known) and known[-1 - free].seat == seat and known[-1 - free].free:
        free += 1
    reason = None
    if free < len(known):
        last = known[-1 - free]
        key = last.stays if last.seat == seat else "other"
        reason = Message(f"server-undo-{key}", {"seat": SeatName(last.seat)})
    alone = len(table.people()) <= 1
    return sum(1 for move in known if move.seat == seat) if alone else free, free, reason


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
