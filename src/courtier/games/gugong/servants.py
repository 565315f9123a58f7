"""Servants: hiring, sending, and what a player can pay with. [G-TERM-01 to G-TERM-05, G-DOUBLE]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Effect, Frame
from courtier.games.gugong.actions import HIRE, MAX_HIRE, PAY, PAYMENTS
from courtier.games.gugong.state import IS_FREE, IS_HIRED, NO_TOKEN, GugongState, Seat


class Ask(Decision[GugongState]):
    """A question of Gùgōng; `key` names its texts.

    Token exchanges may be made beside it unless it is `closed`. A `quiet` one is not asked for their sake alone: with a
    single answer it is answered at once, because an exchange before or after it comes to the same.
    """

    def __init__(self, key: str, rules: list[str], closed: bool = False) -> None:
        super().__init__()
        self.key = key
        self.rule_numbers = rules
        self.closed = closed
        self.quiet = False

    def rules(self) -> list[str]:
        return self.rule_numbers

    def prompt(self, s: GugongState, f: Frame) -> Message:
        return Message(f"gugong-prompt-{self.key}", {"seat": s.name(f.seat)}, self.rule_numbers[0])

    def label(self, s: GugongState, f: Frame, action: int) -> Message:
        if action == PASS:
            return Message(f"gugong-decline-{self.key}")
        return self.say(s, f, action)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        """The label of an answer that is not `pass`."""
        raise NotImplementedError(self.path)

    def why_there(self, s: GugongState, f: Frame, target: str) -> Message | None:
        if target != "taken-token" or s.taken_by() != f.seat:
            return None
        return Message("gugong-whynot-taken-token", {}, "G-TRAVEL-02")


def can_send(s: GugongState, p: Seat, cost: int) -> bool:
    """Whether a cost can be met with ordinary servants. [G-TERM-04]"""
    return p.hired >= cost


def can_send_double(s: GugongState, p: Seat, cost: int) -> bool:
    """Whether the double servant may be part of a payment. [G-TERM-04, G-DOUBLE-03]"""
    if p.double != IS_HIRED or cost < 1:
        return False
    if cost == 1:
        return s.parts.double_pays_one
    return p.hired >= cost - 2


def can_pay(s: GugongState, p: Seat, cost: int) -> bool:
    """Whether a cost can be met at all with what is hired now. [G-TOKEN-05]"""
    return p.hired >= cost or can_send_double(s, p, cost)


def send(s: GugongState, seat: int, cost: int, with_double: bool) -> None:
    """Pay a cost in one go; the surplus of a double servant is lost. [G-TERM-04]"""
    p = s.seats[seat]
    rest = cost
    if with_double:
        p.double = IS_FREE
        rest = cost - 2 if cost > 2 else 0
    p.hired -= rest
    p.free += rest
    if cost > 0 and s.log is not None:
        s.tell("sent-double" if with_double else "sent", seat, {"n": rest}, "G-TERM-04")


def short_of(s: GugongState, p: Seat, cost: int) -> int:
    """How many servants are lacking for a cost. [G-TOKEN-05]"""
    have = p.hired + 2 if p.double == IS_HIRED else p.hired
    return cost - have if cost > have else 0


def could_exchange_for(s: GugongState, p: Seat, k: int) -> bool:
    """Whether token exchanges could bring k more hired servants, so that a question is still worth asking."""
    return k > 0 and p.worth() >= 2 * k and p.free_pieces() >= k


@final
class Hire(Ask):
    """Hire up to n of your free pieces, each counting one. b: n where the number is not fixed. [G-TERM-02]"""

    def __init__(self, key: str, n: int, least: int, rule: str, closed: bool = False) -> None:
        super().__init__(key, [rule, "G-TERM-02", "G-DOUBLE-02"], closed)
        self.n = n
        self.least = least
        self.quiet = True

    def most(self, f: Frame) -> int:
        """The number that may be hired."""
        return self.n if self.n > 0 else f.b

    def can(self, s: GugongState, f: Frame) -> bool:
        return s.seats[f.seat].free_pieces() > 0

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        most = self.most(f)
        if most > MAX_HIRE:
            most = MAX_HIRE
        double = p.double == IS_FREE
        if most == 0 or (p.free == 0 and not double):
            return []
        out: list[int] = []
        for n in range(self.least, most + 1):
            if n <= p.free:
                out.append(HIRE.first + n * 2)
            if double and 1 <= n <= p.free + 1:
                out.append(HIRE.first + n * 2 + 1)
        return out

    def tell_skipped(self, s: GugongState, f: Frame) -> None:
        if self.most(f) > 0:
            s.tell("cannot-hire", f.seat, {}, "G-TERM-03")

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        at = action - HIRE.first
        hire(s, f.seat, at // 2, at % 2 == 1)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        n, with_double = HIRE.coords(action)
        if n == 0:
            return Message("gugong-label-hire-nobody")
        if with_double:
            return Message("gugong-label-hire-double", {"n": n - 1})
        return Message("gugong-label-hire", {"n": n})

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        n, with_double = HIRE.coords(action)
        return [f"hire:{n}:double" if with_double else f"hire:{n}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not HIRE.has(action):
            return None
        n, with_double = HIRE.coords(action)
        p = s.seats[f.seat]
        if with_double and p.double != IS_FREE:
            return Message("gugong-whynot-double-not-free", {}, "G-DOUBLE-02")
        if n > self.most(f):
            return Message("gugong-whynot-hire-limit", {"n": self.most(f)}, self.rule_numbers[0])
        return Message("gugong-whynot-hire-free", {"n": p.free}, "G-TERM-03")

    def why_there(self, s: GugongState, f: Frame, target: str) -> Message | None:
        if target not in ("piece:hired", "piece:free"):
            return super().why_there(s, f, target)
        return Message("gugong-whynot-hire-first", {}, "G-TERM-02")

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-hire", {"n": self.most(f)})

    def fits(self, s: GugongState, f: Frame) -> bool:
        return super().fits(s, f) and f.b >= 0

    def ints(self) -> list[str]:
        return ["a", "up_to", "c"]


def hire(s: GugongState, seat: int, n: int, with_double: bool) -> None:
    """Move free pieces to the hired ones. [G-TERM-02]"""
    p = s.seats[seat]
    ordinary = n
    if with_double:
        p.double = IS_HIRED
        ordinary = n - 1
    p.free -= ordinary
    p.hired += ordinary
    if n > 0 and s.log is not None:
        s.tell("hired-double" if with_double else "hired", seat, {"n": ordinary}, "G-TERM-02")


@final
class PayServants(Ask):
    """Send n servants for what follows, or leave it. [G-TERM-04]"""

    def __init__(self, n: int, then: Effect[GugongState], optional: bool) -> None:
        super().__init__("pay", ["G-TERM-04"])
        self.n = n
        self.then = then
        self.optional = optional

    def parts(self) -> list[Effect[GugongState]]:
        return [self.then]

    def can(self, s: GugongState, f: Frame) -> bool:
        return can_pay(s, s.seats[f.seat], self.n)

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        out: list[int] = [PASS] if self.optional else []
        if can_send(s, p, self.n):
            out.append(PAY.first)
        if can_send_double(s, p, self.n):
            out.append(PAY.first + 1)
        if len(out) == 1 and self.optional and not could_exchange_for(s, p, short_of(s, p, self.n)):
            return []
        return out

    def tell_skipped(self, s: GugongState, f: Frame) -> None:
        s.tell("cannot-pay", f.seat, {"n": self.n}, "G-TERM-04")

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        send(s, f.seat, self.n, action > PAY.first)
        s.push(self.then, f.seat)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        args: dict[str, Arg] = {"n": self.n, "rest": max(self.n - 2, 0), "effect": self.then.describe(s, f)}
        return Message("gugong-label-pay-double" if action > PAY.first else "gugong-label-pay", args)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        if not PAY.has(action):
            return []
        pay = f"pay:{PAYMENTS[action - PAY.first]}"
        return [pay] if s.taken == NO_TOKEN else ["taken-token", pay]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not PAY.has(action):
            return None
        return Message("gugong-whynot-cost", {"n": self.n, "hired": s.seats[f.seat].hired}, "G-TERM-04")
