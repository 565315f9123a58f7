"""The only way out of a table: what a viewer may see, of its present and of its past.

A viewpoint is the seats that a viewer holds, ascending; the empty one is a spectator's. Nothing in here looks at the
seed, at the hash of a secret or at another seat's answers, until the game is over.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, TypeAlias

from courtier.core.messages import Json
from courtier.table import events as ev
from courtier.table.deciding import time_left
from courtier.table.decision import asking, open_decision, undo_json
from courtier.table.errors import INVALID, denied
from courtier.table.model import ARCHIVED, ENDED, OPEN, RUNNING, Table
from courtier.table.stepping import state_after

Viewpoint: TypeAlias = tuple[int, ...]


def rfc3339(ms: int) -> str:
    """A time in milliseconds as text, UTC."""
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def viewpoint_of(table: Table, person: str) -> Viewpoint:
    """How a person looks at the table."""
    return table.seats_of(person)


def is_over(table: Table) -> bool:
    """Whether seed and record are public: the game has ended, and was not merely put away before it began."""
    return table.status == ENDED or (table.status == ARCHIVED and bool(table.end_reason))


def project(table: Table, viewpoint: Viewpoint) -> dict[str, Json]:
    """The whole table as a viewer sees it now."""
    setup = table.setup
    out: dict[str, Json] = {
        "id": table.id,
        "v": table.v(viewpoint),
        "viewpoint": [*viewpoint],
        **played_with(table),
        "title": setup.title,
        "ruleset": setup.ruleset,
        "components_digest": setup.digest,
        "host": setup.host_name,
        "watch": setup.watch,
        "created_at": rfc3339(table.created_at),
        "seed_commitment": setup.commitment,
        **present(table, viewpoint),
    }
    if setup.rematch_of:
        out["rematch_of"] = setup.rematch_of
    return out


def played_with(table: Table) -> dict[str, Json]:
    """What is fixed before set-up and concerns everybody who thinks of sitting down."""
    setup = table.setup
    return {
        "game": setup.game,
        "options": setup.options,
        "corrected": bool(setup.corrections),
        "clock": {
            "mode": setup.clock.mode,
            "per_move": setup.clock.per_move,
            "bank": setup.clock.bank,
            "increment": setup.clock.increment,
        },
    }


def present(table: Table, viewpoint: Viewpoint) -> dict[str, Json]:
    """What may change with every event: seats, views, open decisions, votes, the end."""
    out: dict[str, Json] = {
        "status": table.status,
        "changed_at": rfc3339(table.changed_at),
        "seats": [seat_json(table, number, viewpoint) for number in range(len(table.seats))],
        "watchers": len(table.watchers),
        "asked": [*table.asked()],
        "asking": {str(seat): asking(table, seat) for seat in table.asked()},
        "moves": table.mark().seen(viewpoint),
        "views": views(table, viewpoint),
        "decisions": {str(seat): open_decision(table, seat) for seat in viewpoint if table.is_asked(seat)},
        "hints": table.hints,
        "undo": {str(seat): undo_json(table, seat) for seat in viewpoint},
        "proposals": [proposal_json(table, each, viewpoint) for each in table.proposals.values()],
    }
    if table.end_reason:
        out["end"] = {"reason": table.end_reason, "result": table.result}
    if is_over(table):
        out["seed"] = table.setup.seed
    if table.rematch:
        out["rematch"] = table.rematch
    if table.report:
        out["report"] = table.report
    return out


def views(table: Table, viewpoint: Viewpoint) -> dict[str, Json]:
    """The game as each of the viewer's seats sees it, or as a spectator does."""
    return {} if table.state is None else seen_by(table, table.state, viewpoint)


def seen_by(table: Table, state: Any, viewpoint: Viewpoint) -> dict[str, Json]:
    """A state of the game as each of the viewer's seats sees it, or as a spectator does."""
    if not viewpoint:
        return {"spectator": table.rules.view(state, -1)}
    return {str(seat): table.rules.view(state, seat) for seat in viewpoint}


def past(table: Table, viewpoint: Viewpoint, moves: int) -> dict[str, Json]:
    """What a viewer saw after the first so many moves of the game."""
    at = table.moves_of(viewpoint, moves)
    if table.state is None or at < 0:
        raise denied(INVALID, "error-no-such-move", moves=table.mark().seen(viewpoint))
    return seen_by(table, state_after(table, at), viewpoint)


def seat_json(table: Table, number: int, viewpoint: Viewpoint) -> dict[str, Json]:
    """One seat: who holds it and who plays it."""
    seat = table.seats[number]
    out: dict[str, Json] = {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "taken": seat.taken,
        "bot": seat.bot,
        "resigned": seat.resigned,
        "yours": number in viewpoint,
        "invited": any(invite.seat == number for invite in table.invites.values()),
    }
    if table.clock.mode == "bank":
        out["bank"] = table.banks[number]
    left = time_left(table, number, table.since[number])
    if table.status == RUNNING and left is not None and number in table.asked():
        out["until"] = rfc3339(table.since[number] + left)
    return out


def proposal_json(table: Table, proposal: Any, viewpoint: Viewpoint) -> dict[str, Json]:
    """A vote that is going on."""
    return {
        "id": proposal.id,
        "what": proposal.what,
        "seat": proposal.seat,
        "moves": table.mark(proposal.moves).seen(viewpoint),
        "agreed": [i for i, seat in enumerate(table.seats) if seat.person in proposal.yes],
    }


def show(table: Table, stored: ev.Stored, viewpoint: Viewpoint) -> dict[str, Json] | None:
    """A past event as a viewer is shown it, always in the same words; None where it is not shown at all."""
    if table.is_hidden(stored.n, viewpoint):
        return None
    event = stored.event
    out: dict[str, Json] = {"v": table.v(viewpoint, stored.n), "at": rfc3339(stored.at)}
    out["kind"] = event.__struct_config__.tag
    if isinstance(event, ev.Acted):
        out["seat"] = event.seat
        out["told"] = [told for told in (told_json(each, viewpoint) for each in event.told) if told is not None]
        out["moves"] = table.marks[stored.n].seen(viewpoint)
        if event.seat in viewpoint:
            out["actions"] = [*event.actions]
            out["client_ref"] = event.ref
        return out
    out.update(_plain(event))
    if isinstance(event, (ev.Undone, ev.Proposed)):
        out["moves"] = table.marks[stored.n].seen(viewpoint)
    return out


def _plain(event: ev.AnyEvent) -> dict[str, Json]:
    """Events without secrets, field by field."""
    if isinstance(event, ev.Created):
        return {"game": event.game, "options": event.options, "seed_commitment": event.commitment}
    if isinstance(event, ev.Invited):
        return {"seat": event.seat}
    if isinstance(event, ev.Claimed):
        return {"seat": event.seat, "name": event.name}
    if isinstance(event, (ev.Left, ev.Returned, ev.Resigned)):
        return {"seat": event.seat}
    if isinstance(event, ev.BotSeated):
        return {"seat": event.seat, "level": event.level, "reason": event.reason}
    if isinstance(event, ev.Undone):
        return {"seat": event.seat}
    if isinstance(event, ev.Proposed):
        return {"proposal": event.proposal, "what": event.what, "seat": event.seat}
    if isinstance(event, ev.Answered):
        return {"proposal": event.proposal, "yes": event.yes}
    if isinstance(event, ev.Closed):
        return {"proposal": event.proposal, "agreed": event.agreed}
    if isinstance(event, ev.Chatted):
        return {"seat": event.seat, "name": event.name, "text": event.text}
    if isinstance(event, ev.Ended):
        return {"reason": event.reason, "result": event.result}
    if isinstance(event, ev.Rematched):
        return {"table": event.table}
    if isinstance(event, ev.Frozen):
        return {"report": event.report}
    return {}


def told_json(told: ev.Told, viewpoint: Viewpoint) -> Json:
    """One event of the engine, as far as one of the viewer's seats sees it; people who share a screen may know less."""
    mask = sum(1 << seat for seat in viewpoint)
    shown: ev.Told | None = told
    while shown is not None and shown.seen_by != -1 and not shown.seen_by & mask:
        shown = shown.otherwise
    if shown is None:
        return None
    out: dict[str, Json] = {"kind": shown.kind, "seat": shown.seat, "args": shown.args}
    if shown.rule:
        out["rule"] = shown.rule
    others = tuple(seat for seat in viewpoint if shown.seen_by != -1 and not shown.seen_by >> seat & 1)
    if others:
        out["seats"] = [seat for seat in viewpoint if seat not in others]
        otherwise = None if shown.otherwise is None else told_json(shown.otherwise, others)
        if otherwise is not None:
            out["otherwise"] = otherwise
    return out


def summary(table: Table, person: str) -> dict[str, Json]:
    """A line in a person's list of tables."""
    own = table.seats_of(person)
    scores: Any = table.result.get("scores", [])
    return {
        "id": table.id,
        "game": table.setup.game,
        "title": table.setup.title,
        "status": table.status,
        "created_at": rfc3339(table.created_at),
        "changed_at": rfc3339(table.changed_at),
        "seats": [seat.name or seat.bot for seat in table.seats],
        "yours": [*own],
        "your_turn": any(seat in own for seat in table.asked()),
        "moves": table.mark().seen(own),
        "totals": [score["total"] for score in scores],
        "won": [seat for seat, score in enumerate(scores) if score["won"]],
    }


__all__ = ["OPEN", "Viewpoint", "is_over", "past", "present", "project", "rfc3339", "show", "summary", "viewpoint_of"]
