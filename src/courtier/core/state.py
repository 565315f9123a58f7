"""The words the engine is made of: effect, decision, frame and state.

Effects are clauses of the rulebook, built once when a game is loaded and never changed. The state holds only a stack of
small frames that point into them. A frame's `a` is the effect's own progress; `b` and `c` are parameters that
combinators hand down to their parts unchanged.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from courtier.core.messages import Arg, Message, SeatName
from courtier.core.rng import Rng

EVERYONE: Final = -1
NOBODY: Final = 0


@final
class Frame:
    """Where we are in an effect. Never changed, only replaced: copies of a state share it."""

    effect: Effect[Any]
    seat: int
    a: int
    b: int
    c: int

    def __init__(self, effect: Effect[Any], seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.effect = effect
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c


@final
class Event:
    """Something that happened: its kind names a text and an animation. Events never drive rules.

    `seen_by` is a bit mask of seats (EVERYONE for all, spectators included); the others are shown `otherwise`, if
    there is one.
    """

    kind: str
    seat: int
    args: dict[str, Arg]
    seen_by: int
    otherwise: Event | None
    rule: str

    def __init__(
        self,
        kind: str,
        seat: int,
        args: dict[str, Arg],
        seen_by: int = EVERYONE,
        otherwise: Event | None = None,
        rule: str = "",
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.seen_by = seen_by
        self.otherwise = otherwise
        self.rule = rule

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.args!r})"

    def message(self, game: str) -> Message:
        """The event as a sentence to be; its text also gets `seat`, the seat that it is about, if there is one."""
        args: dict[str, Arg] = {**self.args}
        if self.seat >= 0:
            args["seat"] = SeatName(self.seat)
        return Message(f"{game}-event-{self.kind}", args, self.rule)

    def for_seat(self, seat: int) -> Event | None:
        """What a seat is shown of it (-1: a spectator)."""
        if self.seen_by == EVERYONE or (seat >= 0 and self.seen_by >> seat & 1):
            return self
        return self.otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. Subclasses add their own fields and `copy`, which ends in `copy_base`."""

    n_seats: int
    stack: list[Frame]
    rng: Rng
    answers: list[int]  # the open simultaneous choice: an action by seat, -1 where none has come; else empty
    reveals: int  # grows whenever something hidden is shown: what was before cannot be taken back alone
    log: list[Event] | None  # where events go; search attaches none
    options: list[int] | None  # the legal list of the question on top, kept by settle, dropped by step

    def __init__(self, n_seats: int, stack: list[Frame], rng: Rng) -> None:
        self.n_seats = n_seats
        self.stack = stack
        self.rng = rng
        self.answers = []
        self.reveals = 0
        self.log = None
        self.options = None

    def copy_base(self, other: State) -> None:
        """Fill the common fields of a fresh copy that the constructor does not take; the log stays behind."""
        other.answers = self.answers.copy()
        other.reveals = self.reveals
        other.options = self.options

    def push(self, effect: Effect[Any], seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Let this effect happen next, before everything that waits on the stack."""
        self.stack.append(Frame(effect, seat, a, b, c))


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """One clause of the rulebook or one icon of a card. Immutable once its game is loaded."""

    path: str  # stable name, set when the game is loaded
    asks: bool  # whether it is a question
    together: bool  # whether it is a question to several seats at once

    def __init__(self) -> None:
        self.path = ""
        self.asks = False
        self.together = False

    def run(self, s: S, f: Frame) -> None:
        """Carry it out; may push what follows."""
        raise NotImplementedError(self.path)

    def can(self, s: S, f: Frame) -> bool:
        """Whether it could do anything here; `choose` and `maybe` offer nothing that cannot."""
        return True

    def parts(self) -> list[Effect[S]]:
        """The effects that it is made of, for naming them."""
        return []

    def describe(self, s: S, f: Frame) -> Message:
        """What it would do, as the label of an option."""
        raise NotImplementedError(self.path)

    def ints(self) -> list[str]:
        """What a, b and c of its frames mean, as written in position documents."""
        return ["a", "b", "c"]

    def fits(self, s: S, f: Frame) -> bool:
        """Whether a frame that was read from a document can be one of this effect."""
        return -1 <= f.seat < s.n_seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Effect[S]):
    """An effect that must ask: the only place that knows its question, its answers and their reasons."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = True

    def fits(self, s: S, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats

    def rules(self) -> list[str]:
        """The numbers of the rules that the question rests on."""
        raise NotImplementedError(self.path)

    def legal(self, s: S, f: Frame) -> list[int]:
        """The actions open to the seat, ascending."""
        raise NotImplementedError(self.path)

    def apply(self, s: S, f: Frame, action: int) -> None:
        """Carry out a legal answer; the frame has been taken off the stack."""
        raise NotImplementedError(self.path)

    def prompt(self, s: S, f: Frame) -> Message:
        """The question."""
        raise NotImplementedError(self.path)

    def label(self, s: S, f: Frame, action: int) -> Message:
        """One answer in words; no two answers of one question read the same."""
        raise NotImplementedError(self.path)

    def targets(self, s: S, f: Frame, action: int) -> list[str]:
        """Where on the board the answer lies, such as `display:red:above`."""
        return []

    def why_not(self, s: S, f: Frame, action: int) -> Message | None:
        """Why an answer of this question's kind is not open now, with its rule; None where it does not apply."""
        return None

    def why_there(self, s: S, f: Frame, target: str) -> Message | None:
        """Why nothing can be done yet with a place at which no answer lies; None where it is not concerned."""
        return None

    def tell_skipped(self, s: S, f: Frame) -> None:
        """Log why it was not asked where a player would wonder; it is called only where a log is attached."""

    def who(self, s: S, f: Frame) -> int:
        """Inside `together`: the bit mask of the seats asked; all of them unless a rule says otherwise."""
        return (1 << s.n_seats) - 1
