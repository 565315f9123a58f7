"""Tables: making them, finding them, looking at them."""

from __future__ import annotations

import base64
import binascii
import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter

from courtier.core.messages import to_json
from courtier.server.access import need_person
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
    seen_table,
)
from courtier.server.people import hash_of, new_id
from courtier.server.storage import ops
from courtier.table import commands as cmd
from courtier.table.creation import free_seats
from courtier.table.decision import reason_not, reason_not_there
from courtier.table.errors import CONFLICT, FORBIDDEN, INVALID, Denied, denied
from courtier.table.events import Invited
from courtier.table.projection import past, project, show, summary, viewpoint_of
from courtier.table.records import record_of
from courtier.table.shown import NewShownTable, ShownEvent, ShownInvitation, ShownMessage, ShownSummary, ShownTable
from courtier.table.unfolding import steps

PAGE = 50
EVENTS = 500
RECORD = "application/vnd.courtier.replay+jsonl"
Cursor = Annotated[str, QueryParameter(max_length=100, description="`next` of the page before")]
Since = Annotated[int, QueryParameter(ge=0, le=10_000_000, description="The last event that is known")]
SeatQuery = Annotated[int, QueryParameter(ge=0, le=7)]
ActionQuery = Annotated[str, QueryParameter(max_length=200, description="An action in its notation")]
TargetQuery = Annotated[str, QueryParameter(max_length=100, description="A place of the board, such as `city:xian`")]
Moves = Annotated[int, QueryParameter(ge=0, le=100_000)]
Last = Annotated[
    int, QueryParameter(ge=0, le=50, description="How many of these moves, from the end; 0: all made together")
]


class Tables(msgspec.Struct):
    """A page of a person's tables."""

    tables: list[ShownSummary]
    next: str


class Events(msgspec.Struct):
    """Events as this viewer is shown them."""

    events: list[ShownEvent]
    v: int


class Why(msgspec.Struct):
    """Why an action is not open, or why nothing can be done with a place; None where it can."""

    message: ShownMessage | None


class Past(msgspec.Struct):
    """What a viewer saw after so many moves."""

    moves: int
    views: dict[str, dict[str, Any]]


class Step(msgspec.Struct):
    """What a viewer saw when so many lines had been told of a move."""

    told: int
    views: dict[str, dict[str, Any]]


class Steps(msgspec.Struct):
    """Moves from their beginning to their end."""

    moves: int
    steps: list[Step]


def read_cursor(text: str) -> tuple[int, str] | None:
    """Where a page begins."""
    if not text:
        return None
    try:
        at, _, table_id = base64.urlsafe_b64decode(text.encode()).decode().partition(" ")
        return int(at[:15]), table_id
    except (ValueError, binascii.Error):
        raise denied(INVALID, "error-cursor") from None


class TablesController(Controller):
    """Tables as a whole."""

    path = "/api/v1/tables"
    tags = ("tables",)
    security = SECURITY

    @get("/", responses=problems(422), operation_id="listTables")
    async def mine(self, request: AnyRequest, after: Cursor = "") -> Tables:
        """My tables, the one that changed last first."""
        person = await need_person(request)
        hosting = check_limit(request, "read", person)
        start = read_cursor(after)
        found = await hosting.store.read(lambda c: ops.tables_of(c, person.id, start, PAGE + 1))
        lines: list[Any] = []
        for table_id, _ in found[:PAGE]:
            try:
                lines.append(summary((await hosting.keeper.get(table_id)).table, person.id))
            except Denied:
                continue
        more = ""
        if len(found) > PAGE:
            table_id, at = found[PAGE - 1]
            more = base64.urlsafe_b64encode(f"{at} {table_id}".encode()).decode()
        return Tables(lines, more)

    @post("/", status_code=201, responses=problems(409, 422), operation_id="createTable", request_max_body_size=300_000)
    async def create(self, request: AnyRequest, data: JSONBody[cmd.NewTable]) -> Response[NewShownTable]:
        """Set a table up, and begin at once if all seats are taken and `start` says so."""
        person = await need_person(request)
        hosting = check_limit(request, "create")
        if await hosting.store.read(ops.count_tables) >= hosting.config.max_tables:
            raise denied(CONFLICT, "error-full")
        made = [(new_id(), seat, secrets.token_urlsafe(16)) for seat in (free_seats(data) if data.invite else [])]
        expires = hosting.clock.now() + WEEK * HOUR
        invited = [Invited(invite, seat, hash_of(secret), expires) for invite, seat, secret in made]
        live = await hosting.keeper.create(data, person.id, person.name, secrets.token_hex(32), invited)
        url, table_id = hosting.config.public_url, live.table.id
        shown: Any = project(live.table, viewpoint_of(live.table, person.id))
        shown["invitations"] = [
            ShownInvitation(invite, seat, secret, link_of(url, table_id, secret)) for invite, seat, secret in made
        ]
        return Response(shown, status_code=201, headers={"Location": f"/api/v1/tables/{live.table.id}"})

    @get("/{table_id:str}", responses=problems(409), operation_id="getTable")
    async def look(self, request: AnyRequest, table_id: TableId) -> ShownTable:
        """The table as I may see it."""
        person = await need_person(request)
        hosting = check_limit(request, "read", person)
        live = await seen_table(hosting, table_id, person)
        shown: Any = project(live.table, viewpoint_of(live.table, person.id))
        return shown  # type: ignore[no-any-return]

    @get("/{table_id:str}/events", responses=problems(409), operation_id="getEvents")
    async def events(self, request: AnyRequest, table_id: TableId, since: Since = 0) -> Events:
        """What has happened after an event, as I am shown it."""
        person = await need_person(request)
        hosting = check_limit(request, "read", person)
        live = await seen_table(hosting, table_id, person)
        viewpoint = viewpoint_of(live.table, person.id)
        shown: list[Any] = []
        for each in live.log:
            if live.table.v(viewpoint, each.n) > since and len(shown) < EVENTS:
                event = show(live.table, each, viewpoint)
                if event is not None:
                    shown.append(event)
        return Events(shown, live.table.v(viewpoint))

    @get("/{table_id:str}/past", responses=problems(409, 422), operation_id="getPast")
    async def look_back(self, request: AnyRequest, table_id: TableId, moves: Moves) -> Past:
        """What I saw after so many moves."""
        person = await need_person(request)
        hosting = check_limit(request, "read", person)
        live = await seen_table(hosting, table_id, person)
        views: Any = past(live.table, viewpoint_of(live.table, person.id), moves)
        return Past(moves, views)

    @get("/{table_id:str}/steps", responses=problems(409, 422), operation_id="getSteps")
    async def unfold(self, request: AnyRequest, table_id: TableId, moves: Moves, last: Last = 0) -> Steps:
        """My own last moves, or those of somebody playing alone whom I watch, with the automated opponent's turn."""
        person = await need_person(request)
        hosting = check_limit(request, "read", person)
        live = await seen_table(hosting, table_id, person)
        found: Any = steps(live.table, viewpoint_of(live.table, person.id), moves, last)
        return Steps(moves, [Step(each["told"], each["views"]) for each in found])

    @get("/{table_id:str}/why", responses=problems(409, 422), operation_id="getWhyNot")
    async def why_not(
        self,
        request: AnyRequest,
        table_id: TableId,
        seat: SeatQuery,
        action: ActionQuery = "",
        target: TargetQuery = "",
    ) -> Why:
        """Why my seat may not do this now, or can do nothing with this place; one of the two is asked for."""
        person = await need_person(request)
        hosting = check_limit(request, "read", person)
        live = await seen_table(hosting, table_id, person)
        if seat not in viewpoint_of(live.table, person.id):
            raise denied(FORBIDDEN, "error-not-your-seat", number=seat + 1)
        if live.table.status != "running":
            raise denied(CONFLICT, "error-not-running")
        if bool(action) == bool(target):
            raise denied(INVALID, "error-why")
        reason = reason_not(live.table, seat, action) if action else reason_not_there(live.table, seat, target)
        return Why(None if reason is None else msgspec.convert(to_json(reason), ShownMessage))

    @get("/{table_id:str}/record", responses=problems(409), operation_id="getRecord", media_type=RECORD)
    async def record(self, request: AnyRequest, table_id: TableId) -> Response[str]:
        """The record of a finished game, for `courtier verify`; refused to everybody before the end."""
        person = await need_person(request)
        hosting = check_limit(request, "read", person)
        live = await seen_table(hosting, table_id, person)
        text = record_of(live.table)
        name = f"{live.table.setup.game}-{table_id}.courtier.jsonl"
        headers = {"ETag": f'"{live.hash[:32]}"', "Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type=RECORD, headers=headers)

    @post("/{table_id:str}/start", status_code=200, responses=problems(409), operation_id="startTable")
    async def start(self, request: AnyRequest, table_id: TableId) -> Done:
        """Begin the game."""
        return await carried_out(request, table_id, await need_person(request), cmd.Start())

    @post("/{table_id:str}/archive", status_code=200, responses=problems(409), operation_id="archiveTable")
    async def archive(self, request: AnyRequest, table_id: TableId) -> Done:
        """Put the table away."""
        return await carried_out(request, table_id, await need_person(request), cmd.Archive())

    @post("/{table_id:str}/rematch", status_code=201, responses=problems(409), operation_id="rematchTable")
    async def rematch(self, request: AnyRequest, table_id: TableId) -> Response[ShownTable]:
        """Play again with the same people."""
        person = await need_person(request)
        hosting = check_limit(request, "create")
        await seen_table(hosting, table_id, person)
        live = await hosting.keeper.rematch(table_id, person.id, secrets.token_hex(32))
        shown: Any = project(live.table, viewpoint_of(live.table, person.id))
        return Response(shown, status_code=201, headers={"Location": f"/api/v1/tables/{live.table.id}"})
