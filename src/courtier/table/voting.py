"""What all people at the table must agree to: a takeback, a bot for somebody absent, a way back for a lost link."""

from __future__ import annotations

from courtier.table import commands as cmd
from courtier.table import events as ev
from courtier.table.checks import need_level, need_status, seat_at
from courtier.table.errors import CONFLICT, FORBIDDEN, INVALID, NOT_FOUND, denied
from courtier.table.model import RUNNING, Proposal, Table


def decide_votes(table: Table, command: cmd.Propose | cmd.Answer, who: str) -> list[ev.AnyEvent]:
    """The events of a proposal or of a vote; the last vote carries it out."""
    if who not in table.people():
        raise denied(FORBIDDEN, "error-not-at-table")
    need_status(table, RUNNING)
    return _propose(table, command, who) if isinstance(command, cmd.Propose) else _answer(table, command, who)


def _propose(table: Table, command: cmd.Propose, who: str) -> list[ev.AnyEvent]:
    seat = seat_at(table, command.seat)
    if any(each.what == command.what for each in table.proposals.values()):
        raise denied(CONFLICT, "error-proposal-open")
    moves = 0
    if command.what == "takeback":
        if seat.person != who:
            raise denied(FORBIDDEN, "error-not-your-seat", number=command.seat + 1)
        viewpoint = table.seats_of(who)
        moves = table.moves_of(viewpoint, command.moves)
        if not 0 <= moves < len(table.line):
            raise denied(INVALID, "error-no-such-move", moves=table.mark().seen(viewpoint))
    elif command.what in ("bot", "reseat"):
        if not seat.person or seat.person == who or seat.resigned:
            raise denied(CONFLICT, "error-seat-not-absent", number=command.seat + 1)
        if command.what == "bot":
            need_level(command.level)
    else:
        raise denied(INVALID, "error-no-such-proposal")
    proposed = ev.Proposed(command.proposal, command.what, command.seat, moves, who, command.hash, command.level)
    proposal = Proposal(command.proposal, command.what, command.seat, moves, who, command.hash, command.level, {who})
    return [proposed, *_carried_out(table, proposal, {who})]


def _answer(table: Table, command: cmd.Answer, who: str) -> list[ev.AnyEvent]:
    proposal = table.proposals.get(command.proposal)
    if proposal is None:
        raise denied(NOT_FOUND, "error-no-proposal")
    if who not in voters(table, proposal):
        raise denied(FORBIDDEN, "error-not-allowed")
    if who in proposal.yes and command.yes:
        return []
    answered = ev.Answered(command.proposal, who, command.yes)
    if not command.yes:
        return [answered, ev.Closed(command.proposal, False)]
    return [answered, *_carried_out(table, proposal, proposal.yes | {who})]


def voters(table: Table, proposal: Proposal) -> list[str]:
    """Everybody who plays, but not the one who is absent."""
    absent = table.seats[proposal.seat].person if proposal.what in ("bot", "reseat") else ""
    return [person for person in table.people() if person != absent]


def _carried_out(table: Table, proposal: Proposal, yes: set[str]) -> list[ev.AnyEvent]:
    """What follows once all have agreed."""
    if not set(voters(table, proposal)) <= yes:
        return []
    out: list[ev.AnyEvent] = [ev.Closed(proposal.id, True)]
    if proposal.what == "takeback":
        out.append(ev.Undone(proposal.seat, proposal.moves, person=proposal.person))
    elif proposal.what == "bot":
        out.append(ev.BotSeated(proposal.seat, proposal.level, "removed"))
    else:
        out.append(ev.Invited(proposal.id, proposal.seat, proposal.hash))
    return out
