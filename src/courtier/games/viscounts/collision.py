"""Phase 5: stuck markers collide, in four steps. [W-COLL]"""

from __future__ import annotations

from typing import final

from courtier.core.messages import Arg
from courtier.core.state import Effect, Event, Frame
from courtier.games.viscounts.icons import criminals
from courtier.games.viscounts.names import seat_of, who
from courtier.games.viscounts.state import Clause, ViscountsState, push_gains, turn_order
from courtier.games.viscounts.track import is_stuck
from courtier.games.viscounts.words import N_SLOTS, TRACK_SPACES


@final
class Collide(Clause):
    """The four steps, if the active participant's markers are stuck now. [W-COLL-01]"""

    def __init__(self, steps: list[Effect[ViscountsState]]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> list[Effect[ViscountsState]]:
        return self.steps

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = s.seats[f.seat]
        if not is_stuck(seat):
            return
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "space": seat.corruption}
            s.log.append(Event("collision", seat_of(s, f.seat), args, rule="W-COLL-01"))
        for i in range(len(self.steps) - 1, -1, -1):
            s.stack.append(Frame(self.steps[i], f.seat))


@final
class CollisionSlots(Clause):
    """Step 1: upgrades of everybody without a criminal, the active one first. [W-COLL-02, W-SOLO-26]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        for p in reversed(turn_order(s)):
            seat = s.seats[p]
            if seat.built == 0 or criminals(s, p):
                continue
            upgrades = s.book.slot_collision[seat.board]
            for slot in range(N_SLOTS - 1, -1, -1):
                upgrade = upgrades[slot]
                if upgrade is not None and seat.built >> slot & 1:
                    s.stack.append(Frame(upgrade, p))


@final
class CollisionCards(Clause):
    """Step 2: `on_collision` abilities on all boards, left to right. [W-COLL-03]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        for p in reversed(turn_order(s)):
            if p == s.rival:
                continue
            row = s.seats[p].row
            for at in range(2, -1, -1):
                if row[at] >= 0:
                    ability = s.book.on_collision[row[at]]
                    if ability is not None:
                        s.stack.append(Frame(ability, p))


@final
class CollisionGains(Clause):
    """Step 3: what stands above the space where the markers are now. [W-COLL-04, W-COLL-07]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        push_gains(s, s.book.track_active[s.seats[f.seat].corruption], f.seat)


@final
class CollisionOpponents(Clause):
    """Step 4: what stands below it, for opponents whose criminals meet the condition. [W-COLL-05, W-COLL-07]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        space = s.seats[f.seat].corruption
        condition = s.book.track_condition[space]
        for p in reversed(turn_order(s)):
            if p == f.seat:
                continue
            if condition >= 0 and (criminals(s, p) > 0) != (condition == 1):
                continue
            push_gains(s, s.book.track_opponent[space], p)


@final
class CollisionEnd(Clause):
    """The markers return to their ends and are free again. [W-COLL-06]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = s.seats[f.seat]
        seat.corruption = 1
        seat.virtue = TRACK_SPACES
