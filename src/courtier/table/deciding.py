"""What a command would do: its events, or a refusal. Nothing is changed here."""

from __future__ import annotations

from courtier.core.messages import Json
from courtier.table import commands as cmd
from courtier.table import events as ev
from courtier.table.checks import (
    clean_text,
    need_host,
    need_known,
    need_own,
    need_status,
    ref_digest,
    repeated,
    seat_at,
)
from courtier.table.decision import open_decision
from courtier.table.errors import CONFLICT, FORBIDDEN, STALE, Denied, denied
from courtier.table.model import BOT, ENDED, FROZEN, OPEN, RUNNING, SERVER, Table
from courtier.table.seating import decide_seats, stand_in
from courtier.table.stepping import final_result, stale, stepped, undo_target
from courtier.table.voting import decide_votes


class Repeated(Exception):
    """The reference was used before, for the same: the first answer is event `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(str(n))
        self.n = n


def decide(table: Table, command: cmd.AnyCommand, who: str, now: int) -> list[ev.AnyEvent]:
    """The events of a command; raises `Denied`, or `Repeated` for a reference that was answered before."""
    if isinstance(command, cmd.Freeze):
        if who != SERVER:
            raise denied(FORBIDDEN, "error-not-allowed")
        return [] if table.status == FROZEN else [ev.Frozen(command.report)]
    if isinstance(command, (cmd.Invite, cmd.Uninvite, cmd.Claim, cmd.Watch, cmd.Leave, cmd.SeatBot, cmd.Return)):
        return decide_seats(table, command, who, now)
    need_known(table, who)
    if isinstance(command, cmd.Act):
        return _act(table, command, who, now)
    if isinstance(command, cmd.Undo):
        return _undo(table, command, who)
    if isinstance(command, cmd.Chat):
        return _chat(table, command, who)
    if isinstance(command, (cmd.Propose, cmd.Answer)):
        return decide_votes(table, command, who)
    if isinstance(command, cmd.Start):
        return _start(table, who)
    if isinstance(command, cmd.Resign):
        return _resign(table, command, who)
    if isinstance(command, cmd.Rematch):
        return _rematch(table, command, who)
    return _archive(table, who)


def tick(table: Table, now: int) -> list[ev.AnyEvent]:
    """What time alone brings: a bot plays on for a seat whose time is over."""
    out: list[ev.AnyEvent] = []
    for number in table.asked():
        seat = table.seats[number]
        left = time_left(table, number, now)
        if left is not None and left <= 0 and seat.person and not seat.bot:
            out.append(ev.BotSeated(number, stand_in(), "timeout"))
    return out


def time_left(table: Table, number: int, now: int) -> int | None:
    """Milliseconds that a seat has left for its open decision; None where time is not counted."""
    spent = max(0, now - table.since[number])
    if table.clock.mode == "per_move":
        return table.clock.per_move - spent
    if table.clock.mode == "bank":
        return table.banks[number] - spent
    return None


def _start(table: Table, who: str) -> list[ev.AnyEvent]:
    need_host(table, who)
    need_status(table, OPEN)
    free = [i + 1 for i, seat in enumerate(table.seats) if not seat.taken]
    if free:
        raise denied(CONFLICT, "error-seats-free", n=len(free), seats=", ".join(str(each) for each in free))
    return [ev.Started()]


def _act(table: Table, command: cmd.Act, who: str, now: int) -> list[ev.AnyEvent]:
    seat = seat_at(table, command.seat)
    if who == BOT:
        if not seat.bot:
            raise denied(FORBIDDEN, "error-not-your-seat", number=command.seat + 1)
    else:
        need_own(table, who, command.seat)
    actions: list[Json] = [*command.actions]
    content: Json = ["act", command.seat, command.decision, actions]
    known = repeated(table, who, command.client_ref, content)
    if known:
        raise Repeated(known)
    need_status(table, RUNNING)
    if who != BOT and (seat.bot or seat.resigned):
        raise denied(CONFLICT, "error-bot-plays", number=command.seat + 1)
    if not table.decisions[command.seat] or command.decision != table.decisions[command.seat]:
        more: dict[str, Json] = {"decision": open_decision(table, command.seat)}
        raise Denied(STALE, stale(table, command.seat), more)
    state, told, stays = stepped(table.rules, table.state, command.seat, command.actions)
    acted = ev.Acted(
        command.seat,
        command.decision,
        command.actions,
        command.client_ref,
        ref_digest(content),
        who,
        max(0, now - table.since[command.seat]),
        told,
    )
    table.ahead = (acted, state, stays)
    out: list[ev.AnyEvent] = [acted, *_overtaken(table)]
    if not state.stack:
        out.append(ev.Ended("played", final_result(table.rules, state)))
    return out


def _overtaken(table: Table) -> list[ev.AnyEvent]:
    """Proposals to take something back end with the next move."""
    return [ev.Closed(each.id, False) for each in table.proposals.values() if each.what == "takeback"]


def _undo(table: Table, command: cmd.Undo, who: str) -> list[ev.AnyEvent]:
    need_own(table, who, command.seat)
    content: Json = ["undo", command.seat]
    known = repeated(table, who, command.client_ref, content)
    if known:
        raise Repeated(known)
    need_status(table, RUNNING)
    moves = undo_target(table, command.seat)
    if moves < 0:
        raise denied(CONFLICT, "error-cannot-undo")
    return [
        ev.Undone(command.seat, moves, command.client_ref, ref_digest(content), who),
        *_overtaken(table),
    ]


def _chat(table: Table, command: cmd.Chat, who: str) -> list[ev.AnyEvent]:
    own = table.seats_of(who)
    if own:
        name = table.seats[own[0]].name
    elif who == table.setup.host:
        name = table.setup.host_name
    elif who in table.watchers:
        name = table.watchers[who]
    else:
        raise denied(FORBIDDEN, "error-not-at-table")
    content: Json = ["chat", command.text]
    known = repeated(table, who, command.client_ref, content)
    if known:
        raise Repeated(known)
    need_status(table, OPEN, RUNNING, ENDED)
    text = clean_text(command.text)
    return [ev.Chatted(who, name, text, own[0] if own else -1, command.client_ref, ref_digest(content))]


def _resign(table: Table, command: cmd.Resign, who: str) -> list[ev.AnyEvent]:
    seat = need_own(table, who, command.seat)
    need_status(table, RUNNING)
    if seat.resigned:
        raise denied(CONFLICT, "error-resigned")
    out: list[ev.AnyEvent] = [ev.Resigned(command.seat)]
    if any(other.person and not other.resigned for i, other in enumerate(table.seats) if i != command.seat):
        out.append(ev.BotSeated(command.seat, seat.bot or stand_in(), "resigned"))
    else:
        out.append(ev.Ended("abandoned"))
    return out


def _rematch(table: Table, command: cmd.Rematch, who: str) -> list[ev.AnyEvent]:
    if not table.seats_of(who):
        raise denied(FORBIDDEN, "error-not-at-table")
    need_status(table, ENDED)
    if table.rematch:
        raise denied(CONFLICT, "error-rematch-there", table=table.rematch)
    return [ev.Rematched(command.table)]


def _archive(table: Table, who: str) -> list[ev.AnyEvent]:
    need_host(table, who)
    need_status(table, OPEN, ENDED, FROZEN)
    return [ev.Archived()]
