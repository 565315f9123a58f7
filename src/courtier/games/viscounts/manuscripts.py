"""Transcribing manuscripts, their ribbons and the cleric bonus cards. [W-MANU]"""

from __future__ import annotations

from typing import final

from courtier.core.messages import Arg, Message, Name
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viscounts.actions import MANUSCRIPT
from courtier.games.viscounts.causes import cause
from courtier.games.viscounts.funding import PayFor, fund, is_dismissed
from courtier.games.viscounts.names import key, manuscript_name, seat_of, segment_name, who
from courtier.games.viscounts.state import Clause, Seat, ViscountsState, push_gains, remove_manuscript, top_manuscript
from courtier.games.viscounts.words import N_SEGMENTS, SEGMENTS

RIBBONS_FOR_BONUS = 3


def transcribe_cost(s: ViscountsState, segment: int) -> int:
    """Cleric icons for the visible manuscript, or for the printed one once the pile is empty. [W-MANU-01, W-MANU-04]"""
    top = top_manuscript(s, segment)
    return s.box.manuscript_cost[top] if top >= 0 else s.box.printed_manuscript_cost[segment]


def ribbons(s: ViscountsState, seat: Seat, ribbon: int) -> int:
    """How many manuscripts of a ribbon a participant owns."""
    n = 0
    for i in range(len(s.box.ribbon)):
        if seat.manuscripts >> i & 1 and s.box.ribbon[i] == ribbon:
            n += 1
    return n


def take_manuscript(s: ViscountsState, p: int, segment: int) -> None:
    """Own the visible manuscript; a bonus card comes before its effect. [W-MANU-02, W-MANU-03]"""
    seat = s.seats[p]
    taken = top_manuscript(s, segment)
    remove_manuscript(s, segment)
    seat.manuscripts |= 1 << taken
    if s.log is not None:
        args: dict[str, Arg] = {"who": who(s, p), "manuscript": manuscript_name(s, taken)}
        args["segment"] = segment_name(segment)  # where the board marks it
        s.log.append(Event("manuscript", seat_of(s, p), args, rule="W-MANU-02"))
    claim_bonus(s, p, s.box.ribbon[taken])
    push_gains(s, s.book.on_transcribe[taken], p)


def claim_bonus(s: ViscountsState, p: int, ribbon: int) -> None:
    """The first to own three manuscripts of a ribbon takes its bonus card for good. [W-MANU-03]"""
    for seat in s.seats:
        if seat.bonus >> ribbon & 1:
            return
    if ribbons(s, s.seats[p], ribbon) < RIBBONS_FOR_BONUS:
        return
    s.seats[p].bonus |= 1 << ribbon
    if s.log is not None:
        args: dict[str, Arg] = {"who": who(s, p), "card": Name(f"viscounts-bonus-{key(s.box.bonus_ids[ribbon])}")}
        s.log.append(Event("bonus", seat_of(s, p), args, rule="W-MANU-03"))


def transcribe(s: ViscountsState, p: int, segment: int) -> None:
    """The manuscript of a segment; a printed one is not collected. [W-MANU-02, W-MANU-04]"""
    if s.manuscripts[segment]:
        take_manuscript(s, p, segment)
        return
    if s.log is not None:
        args: dict[str, Arg] = {"who": who(s, p), "segment": segment_name(segment)}
        s.log.append(Event("printed-manuscript", seat_of(s, p), args, rule="W-MANU-04"))
    push_gains(s, s.book.on_printed_transcribe[segment], p)


@final
class FundTranscription(Clause):
    """The manuscript next to the viscount. c: the dismissed townsfolk. [W-MANU-01]"""

    def __init__(self, pay: PayFor) -> None:
        super().__init__()
        self.pay = pay

    def parts(self) -> list[Effect[ViscountsState]]:
        return [self.pay]

    def run(self, s: ViscountsState, f: Frame) -> None:
        segment = s.seats[f.seat].space // 3
        fund(s, f.seat, self.pay, transcribe_cost(s, segment), f.c, segment)

    def ints(self) -> list[str]:
        return ["a", "b", "dismissed"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats and is_dismissed(s, f.c)


@final
class Transcribe(Clause):
    """The manuscript that has been paid for. b: its segment."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        transcribe(s, f.seat, f.b)

    def ints(self) -> list[str]:
        return ["a", "target", "c"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats and 0 <= f.b < N_SEGMENTS


@final
class FreeManuscript(Decision[ViscountsState]):
    """Any visible manuscript of a listed cost; never a printed one. [W-EFF-14, W-RULING-17]"""

    def __init__(self, costs: list[int]) -> None:
        super().__init__()
        self.costs = costs

    def rules(self) -> list[str]:
        return ["W-EFF-14"]

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return bool(self.legal(s, f))

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        out: list[int] = []
        for segment in range(N_SEGMENTS):
            top = top_manuscript(s, segment)
            if top >= 0 and s.box.manuscript_cost[top] in self.costs:
                out.append(MANUSCRIPT.first + segment)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        take_manuscript(s, f.seat, action - MANUSCRIPT.first)

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-free-manuscript", {"cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        segment = action - MANUSCRIPT.first
        args: dict[str, Arg] = {
            "manuscript": manuscript_name(s, top_manuscript(s, segment)),
            "segment": segment_name(segment),
        }
        return Message("viscounts-label-manuscript", args)

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return [f"manuscript:{SEGMENTS[action - MANUSCRIPT.first]}"]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if MANUSCRIPT.has(action):
            return Message("viscounts-whynot-manuscript-cost", {"costs": tuple(self.costs)}, "W-EFF-14")
        return None

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-free-manuscript", {"costs": tuple(self.costs)})
