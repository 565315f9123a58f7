"""Resources, silver, debts and deeds: gaining and flipping them, and how poverty and prosperity are revealed."""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Arg, Message, Name
from courtier.core.state import Decision, Event, Frame
from courtier.games.viscounts.actions import CHOSEN, CHOSEN_FIRST, FLIP, TAKE
from courtier.games.viscounts.causes import cause
from courtier.games.viscounts.names import counted, good_name, goods_list, seat_of, who
from courtier.games.viscounts.state import Clause, Seat, ViscountsState, push_gains
from courtier.games.viscounts.words import DEBT, DEED, GOLD, INK, STONE

POOL: Final = INK  # where a rival that takes all resources for one kind keeps them


def is_pooling(s: ViscountsState, p: int) -> bool:
    """Whether this is a rival that takes all resources for one kind. [W-SOLO-08]"""
    return p == s.rival and not s.box.rival_wants[s.seats[p].board - 1]


def kept_as(s: ViscountsState, p: int, good: int) -> int:
    """Where a participant keeps a resource: with its kind, or in the common pool. [W-SOLO-08]"""
    return POOL if is_pooling(s, p) else good


def counted_for(s: ViscountsState, p: int, good: int, n: int) -> Message:
    """So much of a good, as its owner sees it: of a common pool only how many are told. [W-SOLO-08]"""
    if is_pooling(s, p):
        return Message("viscounts-amount", {"n": n, "what": Name("viscounts-resource")})
    return counted(good, n)


def amount(seat: Seat, good: int) -> int:
    """How much of a good the participant owns."""
    if good == INK:
        return seat.ink
    if good == STONE:
        return seat.stone
    return seat.gold if good == GOLD else seat.silver


def add(seat: Seat, good: int, n: int) -> None:
    """Give (or, below 0, take) so much of a good."""
    if good == INK:
        seat.ink += n
    elif good == STONE:
        seat.stone += n
    elif good == GOLD:
        seat.gold += n
    else:
        seat.silver += n


def gain_goods(s: ViscountsState, p: int, good: int, n: int, rule: str = "W-EFF-01") -> None:
    """Take goods from the supply, which never runs out. [W-TERM-09]"""
    add(s.seats[p], good, n)
    if s.log is not None:
        s.log.append(Event("gain", seat_of(s, p), {"who": who(s, p), "what": counted_for(s, p, good, n)}, rule=rule))


def take_debt(s: ViscountsState, p: int) -> None:
    """One debt from the top of its pile; the last one above it reveals poverty. [W-EFF-09, W-END-01]"""
    s.seats[p].debts += 1
    if s.log is not None:
        s.log.append(Event("debt", seat_of(s, p), {"who": who(s, p)}, rule="W-EFF-09"))
    if s.debts_left > 0:
        s.debts_left -= 1
        if s.debts_left == 0:
            _reveal(s, "poverty")


def take_deed(s: ViscountsState, p: int) -> None:
    """One deed from the top of its pile; the last one above it reveals prosperity. [W-EFF-09, W-END-01]"""
    s.seats[p].deeds += 1
    if s.log is not None:
        s.log.append(Event("deed", seat_of(s, p), {"who": who(s, p)}, rule="W-EFF-09"))
    if s.deeds_left > 0:
        s.deeds_left -= 1
        if s.deeds_left == 0:
            _reveal(s, "prosperity")


def _reveal(s: ViscountsState, card: str) -> None:
    """The end is triggered: this round and exactly one more. [W-END-01, W-END-02]"""
    if s.last_round == 0:
        s.last_round = s.round + 1
    if s.log is not None:
        args: dict[str, Arg] = {"card": Name(f"viscounts-{card}"), "round": s.last_round}
        s.log.append(Event("revealed", -1, args, rule="W-END-01"))


def flip_debt(s: ViscountsState, p: int) -> None:
    """An unpaid debt becomes paid. [W-TERM-05, W-EFF-07]"""
    seat = s.seats[p]
    seat.debts -= 1
    seat.paid += 1
    if s.log is not None:
        s.log.append(Event("debt-paid", seat_of(s, p), {"who": who(s, p)}, rule="W-EFF-07"))


def flip_deed(s: ViscountsState, p: int) -> None:
    """An acquired deed becomes approved. [W-TERM-05, W-EFF-08]"""
    seat = s.seats[p]
    seat.deeds -= 1
    seat.approved += 1
    if s.log is not None:
        s.log.append(Event("deed-approved", seat_of(s, p), {"who": who(s, p)}, rule="W-EFF-08"))


@final
class GainGoods(Clause):
    """Gain so much of one good."""

    def __init__(self, good: int, n: int) -> None:
        super().__init__()
        self.good = good
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        gain_goods(s, f.seat, self.good, self.n)

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-gain", {"n": self.n, "good": good_name(self.good)})


@final
class ChooseResources(Decision[ViscountsState]):
    """Resources of choice, each unit ink, stone or gold; `rule`: what grants them. [W-RULING-29, DP-10]"""

    def __init__(self, n: int, rule: str) -> None:
        super().__init__()
        self.n = n
        self.rule = rule
        first, after = CHOSEN_FIRST[n], CHOSEN_FIRST[n] + (n + 1) * (n + 2) // 2
        self.all = [TAKE.first + i for i in range(first, after)]

    def rules(self) -> list[str]:
        """What grants a resource, otherwise which ones there are; of several, that each is chosen by itself."""
        return [self.rule or ("W-TERM-01" if self.n == 1 else "W-RULING-29")]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        return self.all

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        counts = CHOSEN[action - TAKE.first]
        seat = s.seats[f.seat]
        seat.ink += counts[0]
        seat.stone += counts[1]
        seat.gold += counts[2]
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "what": goods_list(counts[0], counts[1], counts[2], 0)}
            s.log.append(Event("gain", f.seat, args, rule="W-RULING-29"))

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-resources", {"n": self.n, "cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        counts = CHOSEN[action - TAKE.first]
        return Message("viscounts-label-take", {"what": goods_list(counts[0], counts[1], counts[2], 0)})

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        counts = CHOSEN[action - TAKE.first]
        return [f"good:{word}" for i, word in enumerate(("ink", "stone", "gold")) if counts[i]]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if TAKE.has(action):
            return Message("viscounts-whynot-number", {"n": self.n}, "W-RULING-29")
        return None

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-gain", {"n": self.n, "good": Name("viscounts-good-any")})


@final
class GainDebts(Clause):
    """Gain debts one by one; `on_gain` abilities react to each. a: debts gained. [W-EFF-09, W-RULING-33]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        take_debt(s, f.seat)
        if f.a + 1 < self.n:
            s.stack.append(Frame(self, f.seat, f.a + 1))
        row = s.seats[f.seat].row
        for at in range(2, -1, -1):
            if row[at] >= 0:
                ability = s.book.on_gain[row[at]]
                if ability is not None:
                    s.stack.append(Frame(ability, f.seat))

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-gain", {"n": self.n, "good": Name("viscounts-good-debt")})

    def ints(self) -> list[str]:
        return ["done", "b", "c"]


@final
class GainDeeds(Clause):
    """Gain deeds."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        for _ in range(self.n):
            take_deed(s, f.seat)

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-gain", {"n": self.n, "good": Name("viscounts-good-deed")})


@final
class FlipDebts(Clause):
    """Pay debts: a resource for each, then the `on_flip` abilities of the board. a: debts paid. [W-EFF-07]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = s.seats[f.seat]
        if seat.debts == 0:
            return
        if f.a + 1 < self.n:
            s.stack.append(Frame(self, f.seat, f.a + 1))
        pay_one_debt(s, f.seat)

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return s.seats[f.seat].debts > 0

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-flip-debt", {"n": self.n})

    def ints(self) -> list[str]:
        return ["done", "b", "c"]


def pay_one_debt(s: ViscountsState, p: int) -> None:
    """Flip a debt; its resource comes first, then what the cards on the board add. [W-EFF-07, W-RULING-04]"""
    flip_debt(s, p)
    row = s.seats[p].row
    for at in range(2, -1, -1):
        if row[at] >= 0:
            ability = s.book.on_flip[row[at]]
            if ability is not None:
                s.stack.append(Frame(ability, p))
    push_gains(s, s.book.debt_flip, p)


@final
class FlipDeeds(Clause):
    """Approve deeds. a: deeds approved. [W-EFF-08]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        if s.seats[f.seat].deeds == 0:
            return
        if f.a + 1 < self.n:
            s.stack.append(Frame(self, f.seat, f.a + 1))
        flip_deed(s, f.seat)
        push_gains(s, s.book.deed_flip, f.seat)

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return s.seats[f.seat].deeds > 0

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-flip-deed", {"n": self.n})

    def ints(self) -> list[str]:
        return ["done", "b", "c"]


@final
class FlipEither(Decision[ViscountsState]):
    """A debt or a deed. a: cards flipped. [W-EFF-07, W-EFF-08, DP-14]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def rules(self) -> list[str]:
        return ["W-EFF-07", "W-EFF-08"]

    def can(self, s: ViscountsState, f: Frame) -> bool:
        seat = s.seats[f.seat]
        return seat.debts > 0 or seat.deeds > 0

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        out: list[int] = []
        if seat.debts:
            out.append(FLIP.first + DEBT)
        if seat.deeds:
            out.append(FLIP.first + DEED)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        if f.a + 1 < self.n:
            s.stack.append(Frame(self, f.seat, f.a + 1))
        if action == FLIP.first + DEBT:
            pay_one_debt(s, f.seat)
        else:
            flip_deed(s, f.seat)
            push_gains(s, s.book.deed_flip, f.seat)

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-flip", {"cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        return Message("viscounts-label-flip-debt" if action == FLIP.first + DEBT else "viscounts-label-flip-deed")

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return [f"player:{f.seat}:{'debts' if action == FLIP.first + DEBT else 'deeds'}"]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if action == FLIP.first + DEBT:
            return Message("viscounts-whynot-no-debt", {}, "W-EFF-07")
        if action == FLIP.first + DEED:
            return Message("viscounts-whynot-no-deed", {}, "W-EFF-08")
        return None

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-flip-either", {"n": self.n})

    def ints(self) -> list[str]:
        return ["done", "b", "c"]
