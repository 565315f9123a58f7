"""The tracks of the board: victory points, the way to the palace, intrigue, jade. [G-PALACE, G-INTRIGUE, G-TIE]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Message
from courtier.core.state import Effect, Frame
from courtier.games.gugong.actions import USE
from courtier.games.gugong.ops import Op
from courtier.games.gugong.servants import Ask
from courtier.games.gugong.state import NO_SEAT, NO_TOKEN, NOBODY, Clause, GugongState


def gain_vp(s: GugongState, seat: int, n: int, rule: str) -> None:
    """Victory points at once; nobody falls below the floor. [G-TERM-08]"""
    p = s.seats[seat]
    p.vp += n
    if p.vp < s.parts.vp_floor:
        p.vp = s.parts.vp_floor
    if s.log is not None:
        s.tell("vp" if n >= 0 else "vp-lost", seat, {"n": n if n >= 0 else -n, "vp": p.vp}, rule)


def move_envoy(s: GugongState, seat: int, steps: int) -> None:
    """The envoy goes step by step; a seated one brings points instead. [G-PALACE-02, G-PALACE-03]"""
    p = s.seats[seat]
    moved = 0
    points = 0
    seated = False
    for _ in range(steps):
        if p.audience != NO_SEAT:
            points += s.parts.step_vp
            continue
        p.palace += 1
        moved += 1
        if p.palace >= s.parts.palace_goal:
            seated = True
            p.audience = best_seat(s)
    p.vp += points
    if s.log is not None:
        if moved:
            s.tell("envoy", seat, {"steps": moved, "position": p.palace, "goal": s.parts.palace_goal}, "G-PALACE-01")
        if seated:
            s.tell("audience", seat, {"vp": audience_vp(s, p.audience)}, "G-PALACE-02")
        if points:
            s.tell("vp", seat, {"n": points, "vp": p.vp}, "G-PALACE-03")


def best_seat(s: GugongState) -> int:
    """The best audience seat still free. [G-PALACE-02]"""
    place = 0
    while any(other.audience == place for other in s.seats):
        place += 1
    return place


def audience_vp(s: GugongState, place: int) -> int:
    """What an audience seat is worth at the end. [G-PALACE-02]"""
    values = s.table.audience
    return values[place] if 0 <= place < len(values) else 0


def move_intrigue(s: GugongState, seat: int, steps: int) -> None:
    """Forward or back; a marker that moves goes on top of those it meets. [G-INTRIGUE-03]"""
    p = s.seats[seat]
    goal = p.intrigue + steps
    if goal > s.parts.intrigue_max:
        goal = s.parts.intrigue_max
    if goal == p.intrigue:
        return
    moved = goal - p.intrigue
    p.intrigue = goal
    track = s.track
    track.remove(seat)
    at = 0
    while at < len(track) and s.seats[track[at]].intrigue <= goal:
        at += 1
    track.insert(at, seat)
    if s.log is not None:
        kind = "intrigue" if moved > 0 else "intrigue-back"
        s.tell(kind, seat, {"steps": abs(moved), "position": goal}, "G-INTRIGUE-03")


def ahead(s: GugongState, seats: list[int]) -> int:
    """Who of these is furthest along the intrigue track: the winner of their tie. [G-TIE-01]"""
    best = -1
    for seat in s.track:
        if seat in seats:
            best = seat
    return best


def gain_jade(s: GugongState, seat: int, n: int, rule: str) -> None:
    """Jade from the supply, which never runs out; no house changes. [G-JADE-04, G-SETUP-07]"""
    p = s.seats[seat]
    p.jade += n
    if s.log is not None:
        s.tell("jade", seat, {"n": n, "jade": p.jade}, rule)


@final
class GainVp(Clause):
    """Gain n victory points."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: GugongState, f: Frame) -> None:
        gain_vp(s, f.seat, self.n, "G-TERM-08")

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-vp", {"n": self.n})


@final
class PalaceSteps(Clause):
    """The envoy goes n steps. [G-PALACE-03]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: GugongState, f: Frame) -> None:
        move_envoy(s, f.seat, self.n)

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-palace", {"steps": self.n})


@final
class IntrigueSteps(Clause):
    """The intrigue marker goes n steps; nothing to do from the last space. [G-INTRIGUE-03, G-ACT-04]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can(self, s: GugongState, f: Frame) -> bool:
        return s.seats[f.seat].intrigue < s.parts.intrigue_max

    def run(self, s: GugongState, f: Frame) -> None:
        move_intrigue(s, f.seat, self.n)

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-intrigue", {"steps": self.n})


@final
class TakeMedal(Clause):
    """The medal goes to whoever first performs variant A in a day, and must be taken. [G-INTRIGUE-02, G-RULING-22]"""

    def can(self, s: GugongState, f: Frame) -> bool:
        return s.medal == NOBODY

    def run(self, s: GugongState, f: Frame) -> None:
        if s.medal == NOBODY:
            s.medal = f.seat
            if s.log is not None:
                s.tell("medal", f.seat, {}, "G-INTRIGUE-02")

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-take-medal-if-on-board")


@final
class GainJade(Clause):
    """Take n jade from the supply. [G-JADE-04]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: GugongState, f: Frame) -> None:
        gain_jade(s, f.seat, self.n, "G-JADE-04")

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-gain-jade", {"n": self.n})


@final
class Use(Ask):
    """An effect that may be used or declined; not asked where it would change nothing. [G-TRAVEL-02, G-RULING-32]"""

    def __init__(self, item: Effect[GugongState], rule: str) -> None:
        super().__init__("use", [rule])
        self.item = item

    def parts(self) -> list[Effect[GugongState]]:
        return [self.item]

    def can(self, s: GugongState, f: Frame) -> bool:
        return self.item.can(s, f)

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        return [PASS, USE.first] if self.item.can(s, f) else []

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action != PASS:
            s.push(self.item, f.seat)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        return self.item.describe(s, f)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        """The token just taken, while it is the one that brings this."""
        return ["taken-token"] if action == USE.first and s.taken != NO_TOKEN else []

    def describe(self, s: GugongState, f: Frame) -> Message:
        return self.item.describe(s, f)


def reward_at_once(s: GugongState, seat: int, ops: list[Op], rule: str) -> None:
    """What a winner gets: points and steps, without a choice. [G-WALL-04, G-NIGHT-03]"""
    for op in ops:
        if op.op == "vp":
            gain_vp(s, seat, op.n, rule)
        elif op.op == "palace":
            move_envoy(s, seat, op.n)
        else:
            move_intrigue(s, seat, op.n)
