"""What an event has done to a table. Nothing is checked here: what is stored has happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from courtier.core.engine import step
from courtier.games import load_game
from courtier.table import events as ev
from courtier.table.model import ARCHIVED, ENDED, FROZEN, RUNNING, Move, Proposal, Seat, Table
from courtier.table.stepping import (
    _step,
    first_state,
    has_question,
    keep_copy,
    same_question,
    state_after,
)


def replayed(table_id: str, stored: Iterable[ev.Stored]) -> Table:
    """The table that a log tells of."""
    table = Table(table_id)
    for each in stored:
        evolve(table, each)
    return table


def evolve(table: Table, stored: ev.Stored) -> None:
    """Let one event happen; events come in order and without gaps."""
    if stored.n != table.n + 1:
        raise ValueError(f"table {table.id} is at event {table.n} and cannot go on with {stored.n}")
    table.n = stored.n
    table.changed_at = stored.at
    event = stored.event
    if isinstance(event, ev.Acted):
        _acted(table, event, stored.at)
    elif isinstance(event, ev.Undone):
        _remember(table, event.person, event.ref, event.ref_digest)
        _go_back(table, event.moves, stored.at)
    elif isinstance(event, ev.Chatted):
        _remember(table, event.person, event.ref, event.ref_digest)
    elif isinstance(event, (ev.Proposed, ev.Answered, ev.Closed)):
        _voted(table, event, stored.at)
    elif isinstance(event, (ev.Created, ev.Started, ev.Ended, ev.Rematched, ev.Archived, ev.Frozen)):
        _course(table, event, stored.at)
    else:
        _seated(table, event, stored.at)
    table.ahead = None


def _course(
    table: Table, event: ev.Created | ev.Started | ev.Ended | ev.Rematched | ev.Archived | ev.Frozen, at: int
) -> None:
    """The life of a table from its beginning to its end."""
    if isinstance(event, ev.Created):
        table.created = event
        table.created_at = at
        table.game = load_game(event.game, event.corrections or None)
        for spec in event.seats:
            table.seats.append(Seat(spec.kind, spec.level, bot=spec.level if spec.kind == "bot" else ""))
        table.decisions = [""] * len(event.seats)
        table.banks = [event.clock.bank] * len(event.seats)
        table.since = [at] * len(event.seats)
    elif isinstance(event, ev.Started):
        table.status = RUNNING
        table.state, _ = first_state(table)
        _ask(table, at, None, -1)
    elif isinstance(event, ev.Ended):
        table.status = ENDED
        table.end_reason = event.reason
        table.result = event.result
        table.decisions = [""] * len(table.seats)
        table.proposals.clear()
    elif isinstance(event, ev.Rematched):
        table.rematch = event.table
    elif isinstance(event, ev.Archived):
        table.status = ARCHIVED
    else:
        table.status = FROZEN
        table.report = event.report


def _seated(
    table: Table,
    event: ev.Invited | ev.Uninvited | ev.Claimed | ev.Left | ev.BotSeated | ev.Returned | ev.Resigned,
    at: int,
) -> None:
    """Who sits where."""
    if isinstance(event, ev.Invited):
        for old in [old for old, each in table.invites.items() if each.seat == event.seat and event.seat >= 0]:
            del table.invites[old]
        table.invites[event.invite] = event
    elif isinstance(event, ev.Uninvited):
        table.invites.pop(event.invite, None)
    elif isinstance(event, ev.Claimed):
        if event.seat < 0:
            table.watchers[event.person] = event.name
            return
        table.invites.pop(event.invite, None)
        seat = table.seats[event.seat]
        seat.person, seat.name, seat.bot = event.person, event.name, ""
        table.since[event.seat] = at
    elif isinstance(event, ev.Left):
        seat = table.seats[event.seat]
        seat.person, seat.name = "", ""
    elif isinstance(event, ev.BotSeated):
        table.seats[event.seat].bot = event.level
    elif isinstance(event, ev.Returned):
        table.seats[event.seat].bot = ""
        table.since[event.seat] = at
        table.banks[event.seat] = max(table.banks[event.seat], table.clock.increment, 60_000)
    else:
        table.seats[event.seat].resigned = True


def _acted(table: Table, event: ev.Acted, at: int) -> None:
    """The moves of one act; the state was already found when it was decided, or is found now."""
    _remember(table, event.person, event.ref, event.ref_digest)
    before = table.state
    replaced = bool(before.answers) and before.answers[event.seat] >= 0
    prepared = table.ahead
    keep_copy(table)
    if prepared is not None and prepared[0] is event:
        stays = prepared[2]
        after: Any = prepared[1]
    else:
        after = table.rules.copy(before)
        actions = [*event.actions]
        stays = [_step(table.rules, after, event.seat, action) for action in actions]
    n = len(event.actions)
    if n > 1:  # every single step can be taken back: their states are kept too
        between = table.rules.copy(before)
        for i in range(n - 1):
            table.line.append(Move(event.seat, event.actions[i], table.n, stays[i]))
            step(table.rules, between, event.seat, table.rules.actions.parse(event.actions[i]))
            table.copies[len(table.line)] = table.rules.copy(between)
    seen_by = 1 << event.seat if replaced and same_question(before, after) else -1
    table.line.append(Move(event.seat, event.actions[-1], table.n, stays[-1], seen_by))
    table.marks[table.n] = table.mark()
    table.state = after
    if seen_by != -1:
        table.hidden.append((table.n, seen_by))
    if table.clock.mode == "bank":
        table.banks[event.seat] = max(0, table.banks[event.seat] - event.spent) + table.clock.increment
    _ask(table, at, before, event.seat)


def _go_back(table: Table, moves: int, at: int) -> None:
    """The game as it was after its first so many moves."""
    table.state = state_after(table, moves)
    del table.line[moves:]
    table.marks[table.n] = table.mark()
    for old in [old for old in table.copies if old > moves]:
        del table.copies[old]
    _ask(table, at, None, -1)


def _ask(table: Table, at: int, before: Any, actor: int) -> None:
    """Name the open decision of every seat anew, but for those whose secret choice is still the same."""
    same = before is not None and same_question(before, table.state)
    for seat in range(len(table.seats)):
        if not has_question(table.state, seat):
            table.decisions[seat] = ""
        elif not (same and seat != actor and table.decisions[seat]):
            table.decisions[seat] = f"{seat}-{table.v((seat,))}"
            table.since[seat] = at


def _voted(table: Table, event: ev.Proposed | ev.Answered | ev.Closed, at: int) -> None:
    """Proposals and their votes; an agreed takeback is carried out by an `undone` event of its own."""
    if isinstance(event, ev.Proposed):
        table.marks[table.n] = table.mark(event.moves)
        table.proposals[event.proposal] = Proposal(
            event.proposal, event.what, event.seat, event.moves, event.person, event.hash, event.level, {event.person}
        )
    elif isinstance(event, ev.Answered):
        if event.yes and event.proposal in table.proposals:
            table.proposals[event.proposal].yes.add(event.person)
    else:
        table.proposals.pop(event.proposal, None)


def _remember(table: Table, person: str, ref: str, digest: str) -> None:
    """So that a repeated reference returns the first answer."""
    if ref:
        table.refs[(person, ref)] = (table.n, digest)
