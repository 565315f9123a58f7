"""What all handlers share: the answers that they may give, and who asks."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from courtier.server.access import hosting_of
from courtier.server.hosting import Hosting
from courtier.server.keeper import Live
from courtier.server.problems import MEDIA, Problem
from courtier.server.storage.people import Person
from courtier.table.commands import AnyCommand
from courtier.table.errors import NOT_FOUND, denied
from courtier.table.projection import viewpoint_of

SECURITY: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]
AnyRequest: TypeAlias = Request[Any, Any, Any]
TableId: TypeAlias = Annotated[str, PathParameter(pattern="^[0-9a-f]{20}$", description="The id of a table")]

HOUR = 3_600_000
WEEK = 168  # hours that an invitation is good for, unless another time is asked for

_WORDS = {
    400: "The request cannot be read.",
    401: "There is no valid session.",
    403: "This is not allowed to you.",
    404: "There is no such thing, or none that you may know of.",
    405: "Not with this method.",
    409: "The table is not in a state for this, or the question is no longer open.",
    413: "The request is too big.",
    415: "The body has another type.",
    422: "The rules do not allow it, or it makes no sense.",
    429: "Too many; see Retry-After.",
    503: "The database cannot be written now; see Retry-After.",
}


def link_of(public_url: str, table_id: str, secret: str) -> str:
    """The address that is sent to a friend."""
    return f"{public_url.rstrip('/')}/#join={table_id}.{secret}"


class Done(msgspec.Struct):
    """The answer to a command: the number of its event for this viewer."""

    v: int
    client_ref: str = ""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a handler may answer with, beside those that any may."""
    always = (400, 401, 403, 404, 413, 429, 503)
    return {
        status: ResponseSpec(
            data_container=Problem, description=_WORDS[status], media_type=MEDIA, generate_examples=False
        )
        for status in sorted({*always, *statuses})
    }


def check_limit(request: AnyRequest, kind: str, person: Person | None = None) -> Hosting:
    """Count one against the limit of this kind, for the person or for the address."""
    from courtier.server.access import address_of

    hosting = hosting_of(request)
    hosting.limits.check(kind, person.id if person is not None else address_of(request))
    return hosting


async def seen_table(hosting: Hosting, table_id: str, person: Person) -> Live:
    """A table that the person may know of."""
    live = await hosting.keeper.get(table_id)
    if not live.table.knows(person.id):
        raise denied(NOT_FOUND, "error-no-table")
    return live


async def carried_out(
    request: AnyRequest, table_id: str, person: Person, command: AnyCommand, kind: str = "seat", ref: str = ""
) -> Done:
    """Carry a command out for a person."""
    hosting = check_limit(request, kind, person)
    if kind == "act":
        hosting.need_time()
    live, n = await hosting.keeper.command(table_id, command, person.id)
    return Done(live.table.v(viewpoint_of(live.table, person.id), n), ref)
