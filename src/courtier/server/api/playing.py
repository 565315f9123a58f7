"""Playing: acts, undo, votes, chat."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody, PathParameter

from courtier.server.access import need_person
from courtier.server.api.common import (
    SECURITY,
    AnyRequest,
    Done,
    TableId,
    carried_out,
    check_limit,
    problems,
    seen_table,
)
from courtier.server.people import hash_of, new_id
from courtier.table import commands as cmd
from courtier.table.previewing import check_question, preview
from courtier.table.shown import ShownHint, ShownPreview

ProposalPath = Annotated[str, PathParameter(pattern="^[0-9a-f]{20}$")]


class NewProposal(msgspec.Struct, forbid_unknown_fields=True):
    """A takeback to so many moves, a bot for somebody absent, or a new invitation for somebody whose link is lost."""

    what: Annotated[str, msgspec.Meta(pattern="^(takeback|bot|reseat)$")]
    seat: cmd.SeatNumber
    moves: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    level: Annotated[str, msgspec.Meta(max_length=32)] = ""


class Proposal(msgspec.Struct, omit_defaults=True):
    """The id of a proposal; the secret of a `reseat` is shown this once and is good once all have agreed."""

    v: int
    id: str
    secret: str = ""


class Vote(msgspec.Struct, forbid_unknown_fields=True):
    """Yes or no."""

    yes: bool


class Hints(msgspec.Struct):
    """Hints for a decision."""

    decision: str
    hints: list[ShownHint]


class PlayingController(Controller):
    """The game itself."""

    path = "/api/v1/tables/{table_id:str}"
    tags = ("playing",)
    security = SECURITY

    @post("/acts", status_code=200, responses=problems(409, 422), operation_id="act")
    async def act(self, request: AnyRequest, table_id: TableId, data: JSONBody[cmd.Act]) -> Done:
        """Answer the open decision of my seat; answered only after the move is durable."""
        return await carried_out(request, table_id, await need_person(request), data, "act", data.client_ref)

    @post("/preview", status_code=200, responses=problems(409, 422), operation_id="preview")
    async def preview(self, request: AnyRequest, table_id: TableId, data: JSONBody[cmd.Preview]) -> ShownPreview:
        """What an answer of my seat would do for certain; nothing is done, and nothing hidden is looked at."""
        person = await need_person(request)
        hosting = check_limit(request, "preview", person)
        table = (await seen_table(hosting, table_id, person)).table
        check_question(table, data, person.id)
        shown = await asyncio.to_thread(preview, table.rules, table.state, data.seat, data.actions)
        return msgspec.convert(shown, ShownPreview)

    @post("/hint", status_code=200, responses=problems(409), operation_id="hint")
    async def hint(self, request: AnyRequest, table_id: TableId, data: JSONBody[cmd.AskHint]) -> Hints:
        """The best answers of my seat, the best first, where the table allows hints; takes about a second."""
        person = await need_person(request)
        hosting = check_limit(request, "hint", person)
        live = await seen_table(hosting, table_id, person)
        check_question(live.table, data, person.id)
        return Hints(data.decision, msgspec.convert(await hosting.bots.hints(live, data.seat), list[ShownHint]))

    @post("/undo", status_code=200, responses=problems(409), operation_id="undo")
    async def undo(self, request: AnyRequest, table_id: TableId, data: JSONBody[cmd.Undo]) -> Done:
        """Take my last action back, as far as nothing was revealed since."""
        return await carried_out(request, table_id, await need_person(request), data, "act", data.client_ref)

    @post("/chat", status_code=200, responses=problems(409, 422), operation_id="chat")
    async def chat(self, request: AnyRequest, table_id: TableId, data: JSONBody[cmd.Chat]) -> Done:
        """Say something to everybody at the table."""
        return await carried_out(request, table_id, await need_person(request), data, "chat", data.client_ref)

    @post("/proposals", status_code=201, responses=problems(409, 422), operation_id="propose")
    async def propose(self, request: AnyRequest, table_id: TableId, data: JSONBody[NewProposal]) -> Proposal:
        """Ask everybody at the table for something."""
        proposal, secret = new_id(), secrets.token_urlsafe(16) if data.what == "reseat" else ""
        command = cmd.Propose(proposal, data.what, data.seat, data.moves, hash_of(secret) if secret else "", data.level)
        done = await carried_out(request, table_id, await need_person(request), command)
        return Proposal(done.v, proposal, secret)

    @post("/proposals/{proposal:str}/vote", status_code=200, responses=problems(409), operation_id="vote")
    async def vote(self, request: AnyRequest, table_id: TableId, proposal: ProposalPath, data: JSONBody[Vote]) -> Done:
        """Agree to a proposal or not."""
        return await carried_out(request, table_id, await need_person(request), cmd.Answer(proposal, data.yes))
