"""The form of what leaves a table, for the published schemas; tests hold `projection` to it, nothing is done here."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class ShownMessage(msgspec.Struct, omit_defaults=True):
    """A sentence as a key and its arguments; the reader's side puts it into words."""

    key: str
    args: dict[str, Any] = {}
    rule: str = ""


class ShownAction(msgspec.Struct, omit_defaults=True):
    """One possible answer: its notation, its label and where on the board it lies."""

    action: str
    label: ShownMessage
    targets: list[str] = []


class ShownDecision(msgspec.Struct, omit_defaults=True):
    """The open decision of a seat."""

    id: str
    seat: int
    question: str
    prompt: ShownMessage
    rules: list[str]
    actions: list[ShownAction]
    secret: bool = False
    answer: str | None = None


class ShownSeat(msgspec.Struct, omit_defaults=True):
    """Who holds a seat and who plays it."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    taken: bool
    bot: str
    resigned: bool
    yours: bool
    invited: bool
    bank: int = 0
    until: str = ""


class ShownUndo(msgspec.Struct, omit_defaults=True):
    """How often a seat may undo now, how often before it crosses what was shown, and what stops it there."""

    steps: int
    free: int
    message: ShownMessage | None = None


class ShownProposal(msgspec.Struct):
    """A vote that is going on."""

    id: str
    what: Literal["takeback", "bot", "reseat"]
    seat: int
    moves: int
    agreed: list[int]


class ShownEnd(msgspec.Struct):
    """How the game ended."""

    reason: Literal["played", "abandoned"]
    result: dict[str, Any]


class ShownPresent(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What may change with every event.

    `asking` says for each asked seat what it decides: the key of a text about it (with `who`, a list of seats, and `n`,
    how many they are), the same for all viewers.
    """

    status: Literal["open", "running", "ended", "frozen", "archived"]
    changed_at: str
    seats: list[ShownSeat]
    watchers: int
    asked: list[int]
    asking: dict[str, str]
    moves: int
    views: dict[str, dict[str, Any]]
    decisions: dict[str, ShownDecision]
    hints: bool
    undo: dict[str, ShownUndo]
    proposals: list[ShownProposal]
    end: ShownEnd | None = None
    seed: str = ""
    rematch: str = ""
    report: str = ""


class ShownClock(msgspec.Struct):
    """How time is counted, in milliseconds."""

    mode: Literal["none", "per_move", "bank"]
    per_move: int
    bank: int
    increment: int


class ShownTable(ShownPresent, omit_defaults=True, kw_only=True):
    """A table as a viewer sees it now."""

    id: str
    v: int
    viewpoint: list[int]
    game: str
    title: str
    ruleset: int
    components_digest: str
    corrected: bool
    options: dict[str, Any]
    host: str
    watch: Literal["anyone", "invited"]
    clock: ShownClock
    created_at: str
    seed_commitment: str
    rematch_of: str = ""


class ShownInvitation(msgspec.Struct):
    """The secret is shown this once; `link` carries it in the fragment, which no server and no log ever sees."""

    id: str
    seat: int
    secret: str
    link: str


class NewShownTable(ShownTable, omit_defaults=True, kw_only=True):
    """A table that was just set up, with the invitations that were asked for."""

    invitations: list[ShownInvitation] = []


class ShownTold(msgspec.Struct, omit_defaults=True):
    """One event of the rules: its kind names a text and an animation.

    `seats`: which of the viewer's seats may know it, where not all may; the others are told `otherwise`, if at all.
    """

    kind: str
    seat: int
    args: dict[str, Any]
    rule: str = ""
    seats: list[int] = []
    otherwise: ShownTold | None = None


class ShownEvent(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Something that happened, as a viewer is shown it."""

    v: int
    at: str
    kind: Literal[
        "created",
        "invited",
        "uninvited",
        "claimed",
        "left",
        "bot_seated",
        "returned",
        "started",
        "acted",
        "undone",
        "proposed",
        "answered",
        "closed",
        "chatted",
        "resigned",
        "ended",
        "rematched",
        "archived",
        "frozen",
    ]
    seat: int | None = None
    told: list[ShownTold] = []
    actions: list[str] = []
    client_ref: str = ""
    name: str = ""
    text: str = ""
    level: str = ""
    reason: str = ""
    moves: int | None = None
    proposal: str = ""
    what: str = ""
    yes: bool | None = None
    agreed: bool | None = None
    result: dict[str, Any] = {}
    table: str = ""
    report: str = ""
    game: str = ""
    options: dict[str, Any] = {}
    seed_commitment: str = ""
    now: ShownPresent | None = None
    id: str = ""


class ShownScore(msgspec.Struct):
    """Points by category and their sum."""

    total: int
    categories: dict[str, int]


class ShownChange(msgspec.Struct):
    """A seat's points (or an automated opponent's, after the seats) before and after a choice."""

    seat: int
    before: ShownScore
    after: ShownScore


class ShownPreview(msgspec.Struct, omit_defaults=True):
    """What a choice will do for certain; `chance`: there is more that nobody can know yet.

    `stays` says why it could not be taken back alone: it shows something, is secret, or passes the turn.
    """

    told: list[ShownTold]
    scores: list[ShownChange]
    chance: bool
    stays: str = ""
    views: dict[str, dict[str, Any]] | None = None


class ShownHint(msgspec.Struct):
    """One choice: how much of the search went into it, the expected score, the chance to win, and why."""

    action: str
    label: ShownMessage
    share: float
    score: float
    chance: float
    reasons: list[ShownMessage]
    message: ShownMessage


class ShownSummary(msgspec.Struct):
    """A line in a list of tables; `totals` and `won` (seats, then automated opponents) once the game is over."""

    id: str
    game: str
    title: str
    status: str
    created_at: str
    changed_at: str
    seats: list[str]
    yours: list[int]
    your_turn: bool
    moves: int
    totals: list[int]
    won: list[int]
