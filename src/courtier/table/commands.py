"""What people may ask of a table. Who asks and when is passed beside the command, never inside it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from courtier.table.events import ClockSpec

MAX_ACTIONS = 64
MAX_TEXT = 500
MAX_NAME = 40

Ref: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)]
Notation: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there. `mine`: who creates the table takes it at once, several for hot-seat, each with its name."""

    kind: Annotated[str, msgspec.Meta(pattern="^(person|bot)$")] = "person"
    level: Annotated[str, msgspec.Meta(max_length=32)] = ""
    mine: bool = False
    name: Annotated[str, msgspec.Meta(max_length=200)] = ""  # of whoever plays a seat that is `mine`


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be: the game, what is fixed before set-up, and who sits where."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    corrections: dict[str, Any] = {}
    clock: ClockSpec = ClockSpec()
    watch: Annotated[str, msgspec.Meta(pattern="^(anyone|invited)$")] = "invited"
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    start: bool = False  # begin as soon as every seat is taken
    invite: bool = False  # make an invitation for every seat that is still free
    hints: bool | None = None  # whether people may ask for hints; None: only where nobody plays against another person
    guide: bool = False  # the deal of the guided first game; only for one person who plays alone


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is asked of a table."""


class Invite(Command, frozen=True):
    """Let somebody take a seat (-1: watch); a seat has one invitation at a time."""

    invite: str
    seat: int
    hash: str
    expires: int = 0


class Uninvite(Command, frozen=True):
    """Take an invitation back."""

    invite: str


class Claim(Command, frozen=True):
    """Sit down, or come to watch, with the hash of an invitation's secret."""

    hash: str
    name: str


class Watch(Command, frozen=True):
    """Watch a table that is open to all."""

    name: str


class Leave(Command, frozen=True):
    """Stand up. Once the game has begun a bot plays on and the person may come back."""

    seat: int


class SeatBot(Command, frozen=True):
    """Let a bot play a seat: an empty one, the own one, or (the host) one whose person is away."""

    seat: int
    level: str


class Return(Command, frozen=True):
    """Play the own seat again."""

    seat: int


class Start(Command, frozen=True):
    """Begin the game."""


class Act(Command, frozen=True):
    """Answer the open decision of a seat with one action or several small ones, all or none."""

    seat: SeatNumber
    decision: Annotated[str, msgspec.Meta(max_length=32)]
    actions: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=MAX_ACTIONS)]
    client_ref: Ref


class Preview(Command, frozen=True):
    """Ask what an answer to the open decision of a seat would do; nothing is done."""

    seat: SeatNumber
    decision: Annotated[str, msgspec.Meta(max_length=32)]
    actions: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=MAX_ACTIONS)]


class AskHint(Command, frozen=True):
    """Ask what a strong player would answer to the open decision of a seat."""

    seat: SeatNumber
    decision: Annotated[str, msgspec.Meta(max_length=32)]


class Undo(Command, frozen=True):
    """Take the last action back, as far as nothing was revealed since."""

    seat: SeatNumber
    client_ref: Ref


class Propose(Command, frozen=True):
    """Ask everybody: take back to so many moves, a bot for an absent person, or a new invitation for a lost one."""

    proposal: str
    what: str
    seat: int
    moves: int = 0
    hash: str = ""
    level: str = ""


class Answer(Command, frozen=True):
    """Agree to a proposal or not."""

    proposal: str
    yes: bool


class Chat(Command, frozen=True):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_TEXT)]
    client_ref: Ref


class Resign(Command, frozen=True):
    """Give up."""

    seat: int


class Rematch(Command, frozen=True):
    """Play again with the same people, at a new table of this id."""

    table: str


class Archive(Command, frozen=True):
    """Put the table away."""


class Freeze(Command, frozen=True):
    """Stop a game whose rules failed; only the server asks for it."""

    report: str


AnyCommand: TypeAlias = (
    Invite
    | Uninvite
    | Claim
    | Watch
    | Leave
    | SeatBot
    | Return
    | Start
    | Act
    | Undo
    | Propose
    | Answer
    | Chat
    | Resign
    | Rematch
    | Archive
    | Freeze
)
