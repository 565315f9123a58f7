"""Phase 4 and free hires: townsfolk join the discard pile, then have their effect. [W-HIRE]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Event, Frame
from courtier.games.viscounts.actions import HIRE
from courtier.games.viscounts.causes import cause
from courtier.games.viscounts.names import card_name, segment_name, who
from courtier.games.viscounts.state import ViscountsState, push_gains, remove_townsfolk, top_townsfolk
from courtier.games.viscounts.words import DECLINE, N_SEGMENTS, N_SLOTS, SEGMENTS


def hire(s: ViscountsState, p: int, segment: int, price: int) -> None:
    """Take the visible townsfolk: onto the discard pile, its effect, then `ws1`. [W-HIRE-01, -03, -04, W-RULING-06]"""
    seat = s.seats[p]
    card = top_townsfolk(s, segment)
    seat.silver -= price
    remove_townsfolk(s, segment)
    if seat.ready:
        seat.discard = [*seat.discard, card]
    else:
        seat.draw = [*seat.draw, card]  # W-RULING-14: it joins the deck to be shuffled
    if s.log is not None:
        args: dict[str, Arg] = {"who": who(s, p), "card": card_name(s, card), "silver": price}
        s.log.append(Event("hire", p, args, rule="W-HIRE-01"))
    for slot in range(N_SLOTS - 1, -1, -1):
        upgrade = s.book.slot_hire[slot]
        if upgrade is not None and seat.built >> slot & 1:
            s.stack.append(Frame(upgrade, p))
    push_gains(s, s.book.on_hire[card], p)


@final
class Recruit(Decision[ViscountsState]):
    """Hire the visible townsfolk of the viscount's segment, or not. [W-HIRE-01, DP-17]"""

    def rules(self) -> list[str]:
        return ["W-HIRE-01"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        segment = seat.space // 3
        card = top_townsfolk(s, segment)
        if card < 0 or s.box.cost[card] > seat.silver:
            return [PASS]
        return [PASS, HIRE.first + segment]

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        if action != PASS:
            segment = action - HIRE.first
            hire(s, f.seat, segment, s.box.cost[top_townsfolk(s, segment)])
        elif s.log is not None:
            self.tell_unasked(s, f)

    def tell_unasked(self, s: ViscountsState, f: Frame) -> None:
        """Too little silver is not asked about, so it is said."""
        seat = s.seats[f.seat]
        card = top_townsfolk(s, seat.space // 3)
        if card >= 0 and s.box.cost[card] > seat.silver and s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "card": card_name(s, card), "silver": s.box.cost[card]}
            s.log.append(Event("too-dear", f.seat, args, rule="W-HIRE-01"))

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        card = top_townsfolk(s, s.seats[f.seat].space // 3)
        if card < 0:
            return Message("viscounts-prompt-recruit-nobody")
        return Message("viscounts-prompt-recruit", {"card": card_name(s, card), "silver": s.box.cost[card]})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        if action == PASS:
            return Message("viscounts-label-hire-none")
        card = top_townsfolk(s, action - HIRE.first)
        return Message("viscounts-label-hire", {"card": card_name(s, card), "silver": s.box.cost[card]})

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return [DECLINE] if action == PASS else [f"townsfolk:{SEGMENTS[action - HIRE.first]}"]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if not HIRE.has(action):
            return None
        segment = action - HIRE.first
        seat = s.seats[f.seat]
        if segment != seat.space // 3:
            return Message("viscounts-whynot-hire-segment", {"segment": segment_name(segment)}, "W-HIRE-01")
        card = top_townsfolk(s, segment)
        if card < 0:
            return Message("viscounts-whynot-hire-printed", {}, "W-DISMISS-05")
        args: dict[str, Arg] = {"card": card_name(s, card), "n": s.box.cost[card], "silver": seat.silver}
        return Message("viscounts-whynot-hire-silver", args, "W-HIRE-01")


@final
class HireFree(Decision[ViscountsState]):
    """Any visible townsfolk at no cost; compulsory. [W-HIRE-02, W-EFF-10, DP-16]"""

    def rules(self) -> list[str]:
        return ["W-HIRE-02", "W-EFF-10"]

    def can(self, s: ViscountsState, f: Frame) -> bool:
        for pile in s.townsfolk:
            if pile:
                return True
        return False

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        out: list[int] = []
        for segment in range(N_SEGMENTS):
            if s.townsfolk[segment]:
                out.append(HIRE.first + segment)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        hire(s, f.seat, action - HIRE.first, 0)

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-hire-free", {"cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        segment = action - HIRE.first
        args: dict[str, Arg] = {"card": card_name(s, top_townsfolk(s, segment)), "segment": segment_name(segment)}
        return Message("viscounts-label-hire-free", args)

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return [f"townsfolk:{SEGMENTS[action - HIRE.first]}"]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if action == PASS:
            return Message("viscounts-whynot-must-hire", {}, "W-RULING-26")
        if HIRE.has(action):
            return Message("viscounts-whynot-hire-printed", {}, "W-RULING-17")
        return None

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-hire-free")
