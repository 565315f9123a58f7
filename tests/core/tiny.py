"""The smallest game there can be: one effect, and a state that remembers what was done."""

from __future__ import annotations

from typing import Any, final

from courtier.core.actions import ActionTable, Block
from courtier.core.combinators import Condition
from courtier.core.engine import settle
from courtier.core.game import Game
from courtier.core.messages import Message
from courtier.core.options import Options
from courtier.core.rng import Rng, seeded
from courtier.core.state import Decision, Effect, Event, Frame, State
from tests.support import Play

TABLE = ActionTable("tiny", 1)
PICK = TABLE.block("pick", list("abcdef"))
OTHER = TABLE.block("other", list("abcdef"))
YES_NO = TABLE.block("may", ["yes", "no"])


@final
class TinyState(State):
    """What was done, in order, as `what/seat`; and what is possible."""

    def __init__(self, n_seats: int, stack: list[Frame], rng: Rng) -> None:
        super().__init__(n_seats, stack, rng)
        self.done: list[str] = []
        self.closed = ""  # names of marks that cannot be made
        self.limit = 0  # for the condition


class Mark(Effect[TinyState]):
    """Note its name and its seat (and b, c where there are any)."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def can(self, s: TinyState, f: Frame) -> bool:
        return self.name not in s.closed

    def run(self, s: TinyState, f: Frame) -> None:
        s.done.append(f"{self.name}{f.seat}" + (f":{f.b},{f.c}" if f.b or f.c else ""))

    def describe(self, s: TinyState, f: Frame) -> Message:
        return Message("tiny-mark", {"name": self.name})


class Pick(Decision[TinyState]):
    """Choose a letter and note it."""

    def __init__(self, letters: str, block: Block = PICK) -> None:
        super().__init__()
        self.letters = letters
        self.block = block

    def rules(self) -> list[str]:
        return ["X-1", "X-2"]

    def legal(self, s: TinyState, f: Frame) -> list[int]:
        return [self.block.at("abcdef".index(letter)) for letter in self.letters if letter not in s.closed]

    def apply(self, s: TinyState, f: Frame, action: int) -> None:
        s.done.append(f"{'abcdef'[self.block.index(action)]}{f.seat}" + (f":{f.b},{f.c}" if f.b or f.c else ""))

    def prompt(self, s: TinyState, f: Frame) -> Message:
        return Message("tiny-prompt", {"seat": f.seat})

    def label(self, s: TinyState, f: Frame, action: int) -> Message:
        return Message("tiny-label", {"letter": "abcdef"[self.block.index(action)]})

    def targets(self, s: TinyState, f: Frame, action: int) -> list[str]:
        return [f"letter:{'abcdef'[self.block.index(action)]}"]

    def why_not(self, s: TinyState, f: Frame, action: int) -> Message | None:
        if self.block.has(action):
            return Message("tiny-whynot-closed", {"letter": "abcdef"[self.block.index(action)]}, "X-3")
        return None


class Done(Condition[TinyState]):
    """As many things as the limit have been done."""

    def holds(self, s: TinyState, f: Frame) -> bool:
        return len(s.done) >= s.limit


class TinyGame(Game[TinyState]):
    """A game of one effect."""

    def __init__(self, effect: Effect[TinyState]) -> None:
        super().__init__("tiny", 1, TABLE)
        self.effects.add("it", effect)

    def options_of(self, s: TinyState) -> Options:
        return Options({})

    def write_position(self, s: TinyState) -> dict[str, Any]:
        return {"done": [*s.done]}

    def copy(self, s: TinyState) -> TinyState:
        other = TinyState(s.n_seats, s.stack.copy(), s.rng.copy())
        other.done = s.done.copy()
        other.closed = s.closed
        other.limit = s.limit
        s.copy_base(other)
        return other


def tiny(effect: Effect[TinyState], seats: int = 2, closed: str = "", limit: int = 0, b: int = 0, c: int = 0) -> Play:
    """A game that is about to do this effect for seat 0, settled."""
    game = TinyGame(effect)
    s = TinyState(seats, [Frame(effect, 0, 0, b, c)], seeded("tiny"))
    s.closed = closed
    s.limit = limit
    log: list[Event] = []
    s.log = log
    settle(game, s)
    return Play(game, s, log)
