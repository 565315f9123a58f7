"""How clauses are joined: seq, choose, any_order, maybe, repeat, repeat_until, pay, when, each_seat, together."""

from __future__ import annotations

from typing import Generic, final

from mypy_extensions import mypyc_attr

from courtier.core.actions import Block
from courtier.core.messages import Message
from courtier.core.state import Decision, Effect, Frame, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[S]):
    """A question to the state that nobody has to be asked."""

    def holds(self, s: S, f: Frame) -> bool:
        """Whether it is so now."""
        raise NotImplementedError


@final
class Seq(Effect[S]):
    """One part after the other. a: how many are done."""

    def __init__(self, items: list[Effect[S]]) -> None:
        super().__init__()
        self.items = items

    def parts(self) -> list[Effect[S]]:
        return self.items

    def run(self, s: S, f: Frame) -> None:
        if f.a >= len(self.items):
            return
        if f.a + 1 < len(self.items):
            s.stack.append(Frame(self, f.seat, f.a + 1, f.b, f.c))
        s.stack.append(Frame(self.items[f.a], f.seat, 0, f.b, f.c))

    def can(self, s: S, f: Frame) -> bool:
        return any(item.can(s, f) for item in self.items)

    def describe(self, s: S, f: Frame) -> Message:
        return Message("list-of-effects", {"effects": tuple(item.describe(s, f) for item in self.items)})

    def ints(self) -> list[str]:
        return ["done", "b", "c"]

    def fits(self, s: S, f: Frame) -> bool:
        return super().fits(s, f) and 0 <= f.a < len(self.items)


class Among(Decision[S]):
    """Which of several parts: what a choice of one and an order of all have in common. The block names the parts."""

    def __init__(self, block: Block, items: list[Effect[S]], prompt: str, rules: list[str]) -> None:
        super().__init__()
        self.block = block
        self.items = items
        self.prompt_key = prompt
        self.rule_numbers = rules

    def parts(self) -> list[Effect[S]]:
        return self.items

    def rules(self) -> list[str]:
        return self.rule_numbers

    def can(self, s: S, f: Frame) -> bool:
        return any(item.can(s, f) for item in self.items)

    def prompt(self, s: S, f: Frame) -> Message:
        return Message(self.prompt_key)

    def label(self, s: S, f: Frame, action: int) -> Message:
        return self.items[action - self.block.first].describe(s, f)


@final
class Choose(Among[S]):
    """Exactly one of the parts that can do something."""

    def legal(self, s: S, f: Frame) -> list[int]:
        return [self.block.first + i for i in range(len(self.items)) if self.items[i].can(s, f)]

    def apply(self, s: S, f: Frame, action: int) -> None:
        s.stack.append(Frame(self.items[action - self.block.first], f.seat, 0, f.b, f.c))

    def describe(self, s: S, f: Frame) -> Message:
        return Message("one-of-effects", {"effects": tuple(item.describe(s, f) for item in self.items)})


@final
class AnyOrder(Among[S]):
    """All parts, in the order that the seat likes. a: bit mask of the parts done."""

    def legal(self, s: S, f: Frame) -> list[int]:
        return [self.block.first + i for i in range(len(self.items)) if not f.a >> i & 1 and self.items[i].can(s, f)]

    def apply(self, s: S, f: Frame, action: int) -> None:
        i = action - self.block.first
        done = f.a | 1 << i
        if done + 1 < 1 << len(self.items):
            s.stack.append(Frame(self, f.seat, done, f.b, f.c))
        s.stack.append(Frame(self.items[i], f.seat, 0, f.b, f.c))

    def describe(self, s: S, f: Frame) -> Message:
        return Message("list-of-effects", {"effects": tuple(item.describe(s, f) for item in self.items)})

    def ints(self) -> list[str]:
        return ["done_mask", "b", "c"]

    def fits(self, s: S, f: Frame) -> bool:
        return super().fits(s, f) and 0 <= f.a < 1 << len(self.items)


@final
class Maybe(Decision[S]):
    """The seat may have the effect or leave it; not asked where it could do nothing. The block: yes, no."""

    def __init__(self, block: Block, item: Effect[S], prompt: str, decline: str, rules: list[str]) -> None:
        super().__init__()
        self.block = block
        self.item = item
        self.prompt_key = prompt
        self.decline_key = decline
        self.rule_numbers = rules

    def parts(self) -> list[Effect[S]]:
        return [self.item]

    def rules(self) -> list[str]:
        return self.rule_numbers

    def can(self, s: S, f: Frame) -> bool:
        return self.item.can(s, f)

    def legal(self, s: S, f: Frame) -> list[int]:
        if self.item.can(s, f):
            return [self.block.first, self.block.first + 1]
        return []

    def apply(self, s: S, f: Frame, action: int) -> None:
        if action == self.block.first:
            s.stack.append(Frame(self.item, f.seat, 0, f.b, f.c))

    def prompt(self, s: S, f: Frame) -> Message:
        return Message(self.prompt_key)

    def label(self, s: S, f: Frame, action: int) -> Message:
        return self.item.describe(s, f) if action == self.block.first else Message(self.decline_key)

    def describe(self, s: S, f: Frame) -> Message:
        return self.item.describe(s, f)


@final
class Repeat(Effect[S]):
    """The same effect n times. a: how often it has been done."""

    def __init__(self, times: int, item: Effect[S]) -> None:
        super().__init__()
        self.times = times
        self.item = item

    def parts(self) -> list[Effect[S]]:
        return [self.item]

    def can(self, s: S, f: Frame) -> bool:
        return self.item.can(s, f)

    def run(self, s: S, f: Frame) -> None:
        if f.a + 1 < self.times:
            s.stack.append(Frame(self, f.seat, f.a + 1, f.b, f.c))
        s.stack.append(Frame(self.item, f.seat, 0, f.b, f.c))

    def describe(self, s: S, f: Frame) -> Message:
        return Message("repeated-effect", {"times": self.times, "effect": self.item.describe(s, f)})

    def ints(self) -> list[str]:
        return ["done", "b", "c"]

    def fits(self, s: S, f: Frame) -> bool:
        return super().fits(s, f) and 0 <= f.a < self.times


@final
class RepeatUntil(Effect[S]):
    """The effect again and again; before each time the condition is looked at. a: how often it has been done."""

    def __init__(self, condition: Condition[S], item: Effect[S]) -> None:
        super().__init__()
        self.condition = condition
        self.item = item

    def parts(self) -> list[Effect[S]]:
        return [self.item]

    def run(self, s: S, f: Frame) -> None:
        if not self.condition.holds(s, f):
            s.stack.append(Frame(self, f.seat, f.a + 1, f.b, f.c))
            s.stack.append(Frame(self.item, f.seat, 0, f.b, f.c))

    def can(self, s: S, f: Frame) -> bool:
        return not self.condition.holds(s, f) and self.item.can(s, f)

    def ints(self) -> list[str]:
        return ["done", "b", "c"]


@final
class When(Effect[S]):
    """The effect if the condition holds, otherwise the other one or nothing."""

    def __init__(self, condition: Condition[S], then: Effect[S], otherwise: Effect[S] | None = None) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def parts(self) -> list[Effect[S]]:
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]

    def can(self, s: S, f: Frame) -> bool:
        if self.condition.holds(s, f):
            return self.then.can(s, f)
        return self.otherwise is not None and self.otherwise.can(s, f)

    def run(self, s: S, f: Frame) -> None:
        if self.condition.holds(s, f):
            s.stack.append(Frame(self.then, f.seat, 0, f.b, f.c))
        elif self.otherwise is not None:
            s.stack.append(Frame(self.otherwise, f.seat, 0, f.b, f.c))

    def describe(self, s: S, f: Frame) -> Message:
        if self.otherwise is None or self.condition.holds(s, f):
            return self.then.describe(s, f)
        return self.otherwise.describe(s, f)


@final
class Pay(Effect[S]):
    """First the cost, then what it is paid for; open only where both can be done."""

    def __init__(self, cost: Effect[S], then: Effect[S]) -> None:
        super().__init__()
        self.cost = cost
        self.then = then

    def parts(self) -> list[Effect[S]]:
        return [self.cost, self.then]

    def can(self, s: S, f: Frame) -> bool:
        return self.cost.can(s, f) and self.then.can(s, f)

    def run(self, s: S, f: Frame) -> None:
        s.stack.append(Frame(self.then, f.seat, 0, f.b, f.c))
        s.stack.append(Frame(self.cost, f.seat, 0, f.b, f.c))

    def describe(self, s: S, f: Frame) -> Message:
        return Message("pay-then", {"cost": self.cost.describe(s, f), "effect": self.then.describe(s, f)})


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Effect[S]):
    """The effect for every seat in turn; subclasses give another order, which is fixed at the start."""

    def __init__(self, item: Effect[S]) -> None:
        super().__init__()
        self.item = item

    def parts(self) -> list[Effect[S]]:
        return [self.item]

    def seats(self, s: S, f: Frame) -> list[int]:
        """Who, in which order."""
        return list(range(s.n_seats))

    def run(self, s: S, f: Frame) -> None:
        for seat in reversed(self.seats(s, f)):
            s.stack.append(Frame(self.item, seat, 0, f.b, f.c))


@final
class Together(Decision[S]):
    """A secret choice of several seats at once. a: bit mask of seats still to answer; b: of all seats asked.

    Answers lie in `s.answers`, may be replaced until the last has come, and are then carried out in seat order. Every
    seat asked is asked, even with a single option: that it had no choice would tell the others something.
    """

    def __init__(self, decision: Decision[S]) -> None:
        super().__init__()
        self.decision = decision
        self.together = True
        self.frames = [Frame(decision, seat) for seat in range(8)]

    def parts(self) -> list[Effect[S]]:
        return [self.decision]

    def rules(self) -> list[str]:
        return self.decision.rules()

    def open(self, s: S, f: Frame) -> None:
        """Start the question: the first look at it fixes who is asked."""
        asked = self.decision.who(s, f)
        s.answers = [-1] * s.n_seats
        s.stack[-1] = Frame(self, f.seat, asked, asked, f.c)

    def frame(self, f: Frame, seat: int) -> Frame:
        """The frame under which one seat answers; it gets this frame's c as its own c."""
        return self.frames[seat] if f.c == 0 else Frame(self.decision, seat, 0, 0, f.c)

    def answer(self, s: S, f: Frame, seat: int, action: int) -> None:
        """Take or replace a seat's answer; the last one opens them all."""
        s.answers[seat] = action
        left = f.a & ~(1 << seat)
        if left:
            s.stack[-1] = Frame(self, f.seat, left, f.b, f.c)
            return
        answers = s.answers
        s.answers = []
        s.stack.pop()
        s.reveals += 1
        for each in range(s.n_seats):
            if f.b >> each & 1:
                self.decision.apply(s, self.frame(f, each), answers[each])

    def ints(self) -> list[str]:
        return ["to_answer", "asked", "c"]

    def fits(self, s: S, f: Frame) -> bool:
        return f.a == 0 or (0 < f.b < 1 << s.n_seats and f.a | f.b == f.b)


def seq(*items: Effect[S]) -> Effect[S]:
    """One part after the other."""
    return items[0] if len(items) == 1 else Seq(list(items))
