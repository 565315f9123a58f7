"""The messages of the WebSocket protocol `courtier.v1`, and their published schema."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from courtier.server.problems import Problem
from courtier.table import commands as cmd
from courtier.table.shown import ShownEvent, ShownTable

PROTOCOL = "courtier.v1"
MAX_FRAME = 16_384
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{20}$")]


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """A table to look at, from the event after `since` on; `viewpoint` is where that was seen from."""

    id: Id
    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    viewpoint: list[int] | None = None


class HelloData(msgspec.Struct, forbid_unknown_fields=True):
    """Who it is; without a token the session cookie counts."""

    token: Annotated[str, msgspec.Meta(max_length=200)] = ""
    games: Annotated[list[Look], msgspec.Meta(max_length=50)] = []
    lang: Annotated[str, msgspec.Meta(max_length=8)] = ""


class ActData(cmd.Act, frozen=True):
    """An act at a table."""

    id: Id = ""


class UndoData(cmd.Undo, frozen=True):
    """An undo at a table."""

    id: Id = ""


class ChatData(cmd.Chat, frozen=True):
    """A word at a table."""

    id: Id = ""


class Hello(msgspec.Struct, tag_field="t", tag="hello"):
    """The first message of every connection."""

    d: HelloData


class LookAt(msgspec.Struct, tag_field="t", tag="look"):
    """Look at one more table."""

    d: Look


class LookAway(msgspec.Struct, tag_field="t", tag="away"):
    """Look at a table no longer."""

    d: Look


class DoAct(msgspec.Struct, tag_field="t", tag="act"):
    """Answer the open decision of a seat."""

    d: ActData


class DoUndo(msgspec.Struct, tag_field="t", tag="undo"):
    """Take the last action back."""

    d: UndoData


class DoChat(msgspec.Struct, tag_field="t", tag="chat"):
    """Say something."""

    d: ChatData


class Ping(msgspec.Struct, tag_field="t", tag="ping"):
    """Are you there? Answered with `pong`."""

    d: Any = None


Incoming: TypeAlias = Hello | LookAt | LookAway | DoAct | DoUndo | DoChat | Ping
decoder = msgspec.json.Decoder(Incoming)


class WelcomeData(msgspec.Struct):
    """The connection is accepted."""

    name: str
    version: str


class AckData(msgspec.Struct):
    """The act is durable; `v` is its number for this viewer."""

    id: str
    client_ref: str


class NackData(msgspec.Struct, omit_defaults=True):
    """It was refused; nothing has changed."""

    problem: Problem
    client_ref: str = ""
    id: str = ""


class RestartData(msgspec.Struct):
    """The server goes down and is back in about so many seconds."""

    seconds: int


def schema() -> dict[str, Any]:
    """All messages as JSON Schema: `in` from the client, `out` from the server (`{t, v?, d}`)."""
    out = {
        "welcome": WelcomeData,
        "snapshot": ShownTable,
        "event": ShownEvent,
        "ack": AckData,
        "nack": NackData,
        "restart": RestartData,
    }
    shapes, definitions = msgspec.json.schema_components([Incoming, *out.values()], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": PROTOCOL,
        "in": shapes[0],
        "out": dict(zip(out, shapes[1:], strict=True)),
        "$defs": definitions,
    }
