"""What is true about a table now. Made from its events alone; `evolving` is the only writer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from courtier.core.engine import open_question, seats_to_act
from courtier.core.game import Game
from courtier.core.messages import arg_to_json
from courtier.table.events import Acted, ClockSpec, Created, Invited, Told

OPEN: Final = "open"
RUNNING: Final = "running"
ENDED: Final = "ended"
FROZEN: Final = "frozen"
ARCHIVED: Final = "archived"

# Who acts where no person does; no session can have these names.
BOT: Final = "!bot"
SERVER: Final = "!server"

EVERY: Final = 64  # a copy of the state is kept for every so many moves

# Why a seat may not take its move back alone; "" where it may.
SHOWN: Final = "shown"  # something hidden was shown or drawn
SECRET: Final = "secret"  # a secret answer, which can be replaced and not withdrawn
PASSED: Final = "passed"  # somebody else was asked after it


@dataclass
class Seat:
    """One seat: who holds it, and whether a bot plays it now."""

    kind: str
    level: str = ""
    person: str = ""
    name: str = ""
    bot: str = ""  # the level of the bot that plays now, or ""
    resigned: bool = False

    @property
    def taken(self) -> bool:
        """Whether the game could begin with it."""
        return bool(self.person or self.bot)


class Move(NamedTuple):
    """One action of the current line of the game."""

    seat: int
    action: str
    n: int  # the event that brought it
    stays: str  # why its seat may not take it back alone: SHOWN, SECRET, PASSED, or ""
    seen_by: int = -1  # the seats that know of it: all, but for a secret answer that replaced another

    @property
    def free(self) -> bool:
        """Whether its seat may take it back alone: nothing was shown or drawn, nobody else was asked."""
        return not self.stays


class Mark(NamedTuple):
    """How many moves the game had after an event, and for each of them that not all know of, who does."""

    moves: int
    hidden: tuple[int, ...]

    def seen(self, viewpoint: tuple[int, ...]) -> int:
        """The number of moves as a viewer counts them."""
        mask = sum(1 << seat for seat in viewpoint)
        return self.moves - sum(1 for seen_by in self.hidden if not seen_by & mask)


@dataclass
class Proposal:
    """Something that all people at the table must agree to."""

    id: str
    what: str
    seat: int
    moves: int
    person: str
    hash: str = ""
    level: str = ""
    yes: set[str] = field(default_factory=set)


@dataclass
class Table:
    """A table and its game; `n` is the number of its last event."""

    id: str
    n: int = 0
    status: str = OPEN
    created: Created | None = None
    created_at: int = 0
    changed_at: int = 0
    seats: list[Seat] = field(default_factory=list)
    watchers: dict[str, str] = field(default_factory=dict)  # person: name
    invites: dict[str, Invited] = field(default_factory=dict)
    proposals: dict[str, Proposal] = field(default_factory=dict)
    refs: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)  # (person, ref): event, digest
    end_reason: str = ""
    result: dict[str, Any] = field(default_factory=dict)
    rematch: str = ""
    report: str = ""
    # the game
    game: Game[Any] | None = None
    state: Any = None
    line: list[Move] = field(default_factory=list)
    copies: dict[int, Any] = field(default_factory=dict)  # states by the number of moves before them
    decisions: list[str] = field(default_factory=list)  # by seat: the id of its open decision, or ""
    hidden: list[tuple[int, int]] = field(default_factory=list)  # events that only some seats are shown: n, mask
    marks: dict[int, Mark] = field(default_factory=dict)  # by event: the moves that it speaks of
    # clocks
    banks: list[int] = field(default_factory=list)
    since: list[int] = field(default_factory=list)  # when the seat was asked
    # the state after an act that was decided and not stored yet
    ahead: tuple[Acted, Any, list[str]] | None = None

    @property
    def setup(self) -> Created:
        """How the table was set up."""
        assert self.created is not None
        return self.created

    @property
    def rules(self) -> Game[Any]:
        """The loaded game."""
        assert self.game is not None
        return self.game

    @property
    def clock(self) -> ClockSpec:
        """How time is counted here."""
        return self.setup.clock

    def asked(self) -> list[int]:
        """The seats that owe a choice now."""
        return seats_to_act(self.state) if self.status == RUNNING else []

    def is_asked(self, seat: int) -> bool:
        """Whether a seat may answer now (also replace a secret answer)."""
        return self.status == RUNNING and open_question(self.state, seat) is not None

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds; a bot or a stranger holds none."""
        return tuple(i for i, seat in enumerate(self.seats) if person and seat.person == person)

    def people(self) -> list[str]:
        """Everybody who still plays, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person and not seat.resigned))

    @property
    def hints(self) -> bool:
        """Whether people may ask what a strong player would do."""
        return len(self.people()) <= 1 if self.setup.hints is None else self.setup.hints

    def knows(self, person: str) -> bool:
        """Whether somebody may know that this table exists."""
        return (
            self.setup.watch == "anyone"
            or person == self.setup.host
            or person in self.watchers
            or any(seat.person == person for seat in self.seats if person)
        )

    def names(self) -> tuple[str, ...]:
        """Names by seat; "" where there is none."""
        return tuple(seat.name for seat in self.seats)

    def v(self, viewpoint: tuple[int, ...], n: int | None = None) -> int:
        """The number that an event (or the last one) has for a viewer; gap-free for each viewpoint."""
        upto = self.n if n is None else n
        mask = sum(1 << seat for seat in viewpoint)
        return upto - sum(1 for at, seen_by in self.hidden if at <= upto and not seen_by & mask)

    def mark(self, moves: int | None = None) -> Mark:
        """The first so many moves of the game (or all), for every viewer to count in their own way."""
        line = self.line if moves is None else self.line[:moves]
        return Mark(len(line), tuple(move.seen_by for move in line if move.seen_by != -1))

    def moves_of(self, viewpoint: tuple[int, ...], seen: int) -> int:
        """The number of moves that a viewer counts as so many; -1 where the game has not so many."""
        mask = sum(1 << seat for seat in viewpoint)
        for at, move in enumerate(self.line):
            if seen == 0:
                return at
            seen -= move.seen_by == -1 or bool(move.seen_by & mask)
        return len(self.line) if seen == 0 else -1

    def is_hidden(self, n: int, viewpoint: tuple[int, ...]) -> bool:
        """Whether a viewer is not shown an event at all."""
        mask = sum(1 << seat for seat in viewpoint)
        return any(at == n and not seen_by & mask for at, seen_by in self.hidden)


def told_of(event: Any) -> Told:
    """An engine event in its stored form."""
    return Told(
        event.kind,
        event.seat,
        {name: arg_to_json(arg) for name, arg in event.args.items()},
        event.seen_by,
        None if event.otherwise is None else told_of(event.otherwise),
        event.rule,
    )
