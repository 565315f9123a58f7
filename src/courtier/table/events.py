"""Everything that can happen at a table, as it is stored. Append-only: a field may be added, never changed.

A stored event is never sent to anybody as it stands: it may hold the seed and secret answers. See `projection`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

# Events hold no circles, so the garbage collector need not look at them (gc=False).


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", gc=False):
    """Something that happened."""


class SeatSpec(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who is meant to sit there: a person, or a bot of a level."""

    kind: str = "person"
    level: str = ""


class ClockSpec(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How time is counted: not at all, anew for every move, or from a bank. Times in milliseconds."""

    mode: str = "none"
    per_move: int = 0
    bank: int = 0
    increment: int = 0


class Told(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One event of the engine, with the bit mask of the seats that see it and what the others see instead."""

    kind: str
    seat: int = -1
    args: dict[str, Any] = {}
    seen_by: int = -1
    otherwise: Told | None = None
    rule: str = ""


class Created(Event, frozen=True, tag="created"):
    """The table was set up. The seed stays here until the game is over; its commitment is public."""

    game: str
    ruleset: int
    digest: str
    options: dict[str, Any]
    seats: list[SeatSpec]
    seed: str
    commitment: str
    host: str
    host_name: str = ""
    title: str = ""
    corrections: dict[str, Any] = {}
    clock: ClockSpec = ClockSpec()
    watch: str = "invited"  # or "anyone"
    rematch_of: str = ""
    hints: bool | None = None  # None: only where nobody plays against another person
    start: bool = False  # the game begins as soon as every seat is taken


class Invited(Event, frozen=True, tag="invited"):
    """Somebody may take this seat (-1: watch) who knows a secret with this hash."""

    invite: str
    seat: int
    hash: str
    expires: int = 0


class Uninvited(Event, frozen=True, tag="uninvited"):
    """An invitation was taken back."""

    invite: str


class Claimed(Event, frozen=True, tag="claimed"):
    """A person sat down (-1: came to watch); whoever held the seat before holds it no longer."""

    seat: int
    person: str
    name: str
    invite: str = ""


class Left(Event, frozen=True, tag="left"):
    """A person stood up for good; the seat is free."""

    seat: int


class BotSeated(Event, frozen=True, tag="bot_seated"):
    """A bot plays this seat, for a person (who may come back) or as its own player."""

    seat: int
    level: str
    reason: str = "asked"  # asked, left, timeout, removed, resigned


class Returned(Event, frozen=True, tag="returned"):
    """The person plays again; the bot stands up."""

    seat: int


class Started(Event, frozen=True, tag="started"):
    """The game begins."""

    told: list[Told] = []


class Acted(Event, frozen=True, tag="acted"):
    """A seat answered its open decision."""

    seat: int
    decision: str
    actions: list[str]
    ref: str = ""
    ref_digest: str = ""
    person: str = ""
    spent: int = 0
    told: list[Told] = []


class Undone(Event, frozen=True, tag="undone"):
    """The game went back to its first so many moves."""

    seat: int
    moves: int
    ref: str = ""
    ref_digest: str = ""
    person: str = ""


class Proposed(Event, frozen=True, tag="proposed"):
    """Somebody asks all others: `takeback` to so many moves, a `bot` for an absent person, or a new invitation.

    The invitation of a `reseat` has its hash here and becomes valid once all agree.
    """

    proposal: str
    what: str
    seat: int
    moves: int = 0
    person: str = ""
    hash: str = ""
    level: str = ""


class Answered(Event, frozen=True, tag="answered"):
    """A person agreed or did not."""

    proposal: str
    person: str
    yes: bool


class Closed(Event, frozen=True, tag="closed"):
    """A proposal is decided, or no longer makes sense."""

    proposal: str
    agreed: bool


class Chatted(Event, frozen=True, tag="chatted"):
    """Somebody said something."""

    person: str
    name: str
    text: str
    seat: int = -1
    ref: str = ""
    ref_digest: str = ""


class Resigned(Event, frozen=True, tag="resigned"):
    """A person gave up; a bot plays on for the seat."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The game is over: `played` to its end, or `abandoned` by everybody. The seed is public from here on."""

    reason: str
    result: dict[str, Any] = {}


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


class Archived(Event, frozen=True, tag="archived"):
    """The table is put away; nothing more happens there."""


class Frozen(Event, frozen=True, tag="frozen"):
    """A fault in the engine: the game stands still, its log intact; the report has this number."""

    report: str


AnyEvent: TypeAlias = (
    Created
    | Invited
    | Uninvited
    | Claimed
    | Left
    | BotSeated
    | Returned
    | Started
    | Acted
    | Undone
    | Proposed
    | Answered
    | Closed
    | Chatted
    | Resigned
    | Ended
    | Rematched
    | Archived
    | Frozen
)


class Stored(msgspec.Struct, frozen=True, gc=False):
    """An event with its number in the log of its table, from 1 on, and its time in milliseconds."""

    n: int
    at: int
    event: AnyEvent


_decoder = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def encode(event: AnyEvent) -> str:
    """The event as JSON text."""
    return _encoder.encode(event).decode()


def read(text: str | bytes) -> AnyEvent:
    """The event back from its text; raises `msgspec.MsgspecError` where it is damaged."""
    event: AnyEvent = _decoder.decode(text)
    return event
