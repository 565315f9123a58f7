"""Invitations and seats: who may let whom sit where."""

from __future__ import annotations

import hmac

from courtier.bots import BOTS
from courtier.table import commands as cmd
from courtier.table import events as ev
from courtier.table.checks import (
    clean_name,
    need_host,
    need_known,
    need_level,
    need_own,
    need_status,
    seat_at,
)
from courtier.table.errors import CONFLICT, FORBIDDEN, NOT_FOUND, denied
from courtier.table.model import OPEN, RUNNING, Table

MAX_WATCHERS = 200
MAX_INVITES = 100


def stand_in() -> str:
    """The level of the bot that plays on for somebody: the simplest one."""
    return BOTS[0]


def decide_seats(
    table: Table,
    command: cmd.Invite | cmd.Uninvite | cmd.Claim | cmd.Watch | cmd.Leave | cmd.SeatBot | cmd.Return,
    who: str,
    now: int,
) -> list[ev.AnyEvent]:
    """The events of a command about seats."""
    if isinstance(command, cmd.Claim):  # whoever has the secret may know of the table
        return _with_start(table, _claim(table, command, who, now))
    need_known(table, who)
    if isinstance(command, cmd.Invite):
        return _invite(table, command, who)
    if isinstance(command, cmd.Uninvite):
        return _uninvite(table, command, who)
    if isinstance(command, cmd.Watch):
        return _watch(table, command, who)
    if isinstance(command, cmd.Leave):
        return _leave(table, command, who)
    if isinstance(command, cmd.SeatBot):
        return _with_start(table, _seat_bot(table, command, who))
    return _return(table, command, who)


def _with_start(table: Table, events: list[ev.AnyEvent]) -> list[ev.AnyEvent]:
    """The last seat that is taken begins a game that was waiting for it."""
    if table.status != OPEN or not table.setup.start:
        return events
    taken = {event.seat for event in events if isinstance(event, (ev.Claimed, ev.BotSeated))}
    if any(not seat.taken and number not in taken for number, seat in enumerate(table.seats)):
        return events
    return [*events, ev.Started()]


def _invite(table: Table, command: cmd.Invite, who: str) -> list[ev.AnyEvent]:
    """The host fills free seats; whoever holds a seat may move it to another device; nobody else's seat is touched."""
    if command.seat < 0:
        if who != table.setup.host and not table.seats_of(who):
            raise denied(FORBIDDEN, "error-not-at-table")
        need_status(table, OPEN, RUNNING, "ended")
    else:
        seat = seat_at(table, command.seat)
        if seat.person:
            if seat.person != who:
                raise denied(FORBIDDEN, "error-seat-held", number=command.seat + 1)
        else:
            need_host(table, who)
        need_status(table, OPEN, RUNNING)
        if seat.resigned:
            raise denied(CONFLICT, "error-resigned")
    if len(table.invites) >= MAX_INVITES:
        raise denied(CONFLICT, "error-too-many-invites", limit=MAX_INVITES)
    return [ev.Invited(command.invite, command.seat, command.hash, command.expires)]


def _uninvite(table: Table, command: cmd.Uninvite, who: str) -> list[ev.AnyEvent]:
    invite = table.invites.get(command.invite)
    if invite is None:
        raise denied(NOT_FOUND, "error-invitation")
    holder = table.seats[invite.seat].person if invite.seat >= 0 else ""
    if who not in (table.setup.host, holder):
        raise denied(FORBIDDEN, "error-not-allowed")
    return [ev.Uninvited(command.invite)]


def invitation(table: Table, digest: str, now: int) -> ev.Invited:
    """The invitation whose secret has this digest, as long as it holds."""
    found = [each for each in table.invites.values() if hmac.compare_digest(each.hash, digest)]
    if not found or (found[0].expires and now > found[0].expires):
        raise denied(NOT_FOUND, "error-invitation")
    return found[0]


def _claim(table: Table, command: cmd.Claim, who: str, now: int) -> list[ev.AnyEvent]:
    invite = invitation(table, command.hash, now)
    name = clean_name(command.name)
    if invite.seat < 0:
        need_status(table, OPEN, RUNNING, "ended")
        if who in table.watchers or table.seats_of(who):
            return []
        if len(table.watchers) >= MAX_WATCHERS:
            raise denied(CONFLICT, "error-too-many-watchers", limit=MAX_WATCHERS)
        return [ev.Claimed(-1, who, name, invite.invite)]
    need_status(table, OPEN, RUNNING)
    return [ev.Claimed(invite.seat, who, name, invite.invite)]


def _watch(table: Table, command: cmd.Watch, who: str) -> list[ev.AnyEvent]:
    if who in table.watchers or table.seats_of(who):
        return []
    if table.setup.watch != "anyone":
        raise denied(FORBIDDEN, "error-not-allowed")
    if len(table.watchers) >= MAX_WATCHERS:
        raise denied(CONFLICT, "error-too-many-watchers", limit=MAX_WATCHERS)
    return [ev.Claimed(-1, who, clean_name(command.name))]


def _leave(table: Table, command: cmd.Leave, who: str) -> list[ev.AnyEvent]:
    """Before the start the seat becomes free, and the host may also ask somebody to stand up; later a bot plays on."""
    seat = seat_at(table, command.seat)
    if table.status == OPEN and who == table.setup.host and seat.person:
        return [ev.Left(command.seat)]
    need_own(table, who, command.seat)
    need_status(table, OPEN, RUNNING)
    if table.status == OPEN:
        return [ev.Left(command.seat)]
    if seat.bot:
        raise denied(CONFLICT, "error-bot-plays", number=command.seat + 1)
    return [ev.BotSeated(command.seat, stand_in(), "left")]


def _seat_bot(table: Table, command: cmd.SeatBot, who: str) -> list[ev.AnyEvent]:
    seat = seat_at(table, command.seat)
    level = need_level(command.level)
    if seat.person:
        need_own(table, who, command.seat)
        need_status(table, RUNNING)
    else:
        need_host(table, who)
        need_status(table, OPEN, RUNNING)
    return [ev.BotSeated(command.seat, level, "asked")]


def _return(table: Table, command: cmd.Return, who: str) -> list[ev.AnyEvent]:
    seat = need_own(table, who, command.seat)
    need_status(table, RUNNING)
    if seat.resigned:
        raise denied(CONFLICT, "error-resigned")
    if not seat.bot:
        return []
    return [ev.Returned(command.seat)]
