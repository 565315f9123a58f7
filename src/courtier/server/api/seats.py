"""Seats: inviting, sitting down, leaving, bots, coming back."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, post
from litestar.params import JSONBody, PathParameter

from courtier.server.access import hosting_of, maybe_person, need_person, session_cookie
from courtier.server.api.common import (
    HOUR,
    SECURITY,
    WEEK,
    AnyRequest,
    Done,
    TableId,
    carried_out,
    check_limit,
    link_of,
    problems,
)
from courtier.server.api.sessions import known_language
from courtier.server.people import hash_of, new_id
from courtier.server.problems import language
from courtier.table import commands as cmd
from courtier.table.checks import clean_name
from courtier.table.projection import played_with, viewpoint_of
from courtier.table.seating import invitation
from courtier.table.shown import ShownClock, ShownInvitation

SeatPath = Annotated[int, PathParameter(ge=0, le=7, description="The number of a seat, from 0 on")]
InvitePath = Annotated[str, PathParameter(pattern="^[0-9a-f]{20}$")]


class NewInvitation(msgspec.Struct, forbid_unknown_fields=True):
    """For a seat (-1: to watch), for some hours (0: without end)."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)]
    hours: Annotated[int, msgspec.Meta(ge=0, le=8760)] = WEEK


class NewClaim(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down with the secret of an invitation."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""
    lang: Annotated[str, msgspec.Meta(max_length=8)] = ""


class InvitationSecret(msgspec.Struct, forbid_unknown_fields=True):
    """What an invitation is looked at with."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class LookedAt(msgspec.Struct):
    """What an invitation is for: the game and what it is played with, the seat (-1: to watch), and who sits there."""

    game: str
    options: dict[str, Any]
    corrected: bool
    clock: ShownClock
    seat: int
    names: list[str]


class Claimed(msgspec.Struct, omit_defaults=True):
    """Whoever had no session gets one; its token is shown this once."""

    v: int
    seats: list[int]
    token: str = ""


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """Which bot."""

    level: Annotated[str, msgspec.Meta(max_length=32)]


class SeatsController(Controller):
    """Who sits where."""

    path = "/api/v1/tables/{table_id:str}"
    tags = ("seats",)
    security = SECURITY

    @post("/invitations", status_code=201, responses=problems(409, 422), operation_id="invite")
    async def invite(self, request: AnyRequest, table_id: TableId, data: JSONBody[NewInvitation]) -> ShownInvitation:
        """Let somebody sit down or watch; a new invitation for a seat ends the old one."""
        hosting = hosting_of(request)
        secret, invite = secrets.token_urlsafe(16), new_id()
        expires = hosting.clock.now() + data.hours * HOUR if data.hours else 0
        command = cmd.Invite(invite, data.seat, hash_of(secret), expires)
        await carried_out(request, table_id, await need_person(request), command)
        return ShownInvitation(invite, data.seat, secret, link_of(hosting.config.public_url, table_id, secret))

    @delete("/invitations/{invite:str}", status_code=200, responses=problems(409), operation_id="uninvite")
    async def uninvite(self, request: AnyRequest, table_id: TableId, invite: InvitePath) -> Done:
        """Take an invitation back."""
        return await carried_out(request, table_id, await need_person(request), cmd.Uninvite(invite))

    @post("/invited", status_code=200, responses=problems(422), operation_id="lookAt", security=[{}, *SECURITY])
    async def look(self, request: AnyRequest, table_id: TableId, data: JSONBody[InvitationSecret]) -> LookedAt:
        """See what an invitation is for, before anybody sits down. Needs no session and changes nothing."""
        hosting = check_limit(request, "claim")
        table = (await hosting.keeper.get(table_id)).table
        invite = invitation(table, hash_of(data.secret), hosting.clock.now())
        names = [seat.name for seat in table.seats if seat.person]
        return msgspec.convert({**played_with(table), "seat": invite.seat, "names": names}, LookedAt)

    @post("/claim", status_code=200, responses=problems(409, 422), operation_id="claim", security=[{}, *SECURITY])
    async def claim(self, request: AnyRequest, table_id: TableId, data: JSONBody[NewClaim]) -> Response[Claimed]:
        """Sit down, or come to watch, with the secret of an invitation. Needs no session: one is made."""
        hosting = check_limit(request, "claim")
        person, token = await maybe_person(request), ""
        name = clean_name(data.name) if data.name or person is None else person.name
        cookies = []
        command = cmd.Claim(hash_of(data.secret), name)
        if person is None:
            # Only whoever has a good secret gets a session here.
            await hosting.keeper.check(table_id, command, "?")
            lang = known_language(data.lang) if data.lang else language(request.headers.get("accept-language", ""))
            person, token = await hosting.people.enter(name, lang)
            cookies = [session_cookie(hosting, token, hosting.config.session_days * 86_400)]
        live, n = await hosting.keeper.command(table_id, command, person.id)
        viewpoint = viewpoint_of(live.table, person.id)
        return Response(Claimed(live.table.v(viewpoint, n), [*viewpoint], token), cookies=cookies, status_code=200)

    @post("/watch", status_code=200, responses=problems(409), operation_id="watch")
    async def watch(self, request: AnyRequest, table_id: TableId) -> Done:
        """Watch a table that is open to all."""
        person = await need_person(request)
        return await carried_out(request, table_id, person, cmd.Watch(person.name))

    @post("/seats/{seat:int}/leave", status_code=200, responses=problems(409), operation_id="leaveSeat")
    async def leave(self, request: AnyRequest, table_id: TableId, seat: SeatPath) -> Done:
        """Stand up; once the game has begun a bot plays on."""
        return await carried_out(request, table_id, await need_person(request), cmd.Leave(seat))

    @post("/seats/{seat:int}/bot", status_code=200, responses=problems(409, 422), operation_id="seatBot")
    async def bot(self, request: AnyRequest, table_id: TableId, seat: SeatPath, data: JSONBody[BotWish]) -> Done:
        """Let a bot play an empty seat, or mine."""
        return await carried_out(request, table_id, await need_person(request), cmd.SeatBot(seat, data.level))

    @post("/seats/{seat:int}/return", status_code=200, responses=problems(409), operation_id="returnToSeat")
    async def come_back(self, request: AnyRequest, table_id: TableId, seat: SeatPath) -> Done:
        """Play my seat again instead of the bot."""
        return await carried_out(request, table_id, await need_person(request), cmd.Return(seat))

    @post("/seats/{seat:int}/resign", status_code=200, responses=problems(409), operation_id="resign")
    async def resign(self, request: AnyRequest, table_id: TableId, seat: SeatPath) -> Done:
        """Give up."""
        return await carried_out(request, table_id, await need_person(request), cmd.Resign(seat))
