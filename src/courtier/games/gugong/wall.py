"""The Great Wall: placing pieces, scoring a section, the benefits of intrigue. [7.2]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Effect, Frame
from courtier.games.gugong.actions import BENEFIT, BENEFITS, BUILD, DICE, DIE
from courtier.games.gugong.components import WALL
from courtier.games.gugong.locations import LocationAction
from courtier.games.gugong.ops import FREE_SUPPLY
from courtier.games.gugong.servants import Ask
from courtier.games.gugong.state import IS_FREE, IS_HIRED, ON_WALL, Clause, GugongState
from courtier.games.gugong.tracks import ahead, move_intrigue, reward_at_once


@final
class WallAction(LocationAction):
    """Place hired pieces on the wall. [G-WALL-01]"""

    def __init__(self, costs: list[int], thens: list[Effect[GugongState]], least: list[int]) -> None:
        super().__init__(WALL, ["G-WALL-01", "G-WALL-02", "G-WALL-03"], costs, thens)
        self.least = least  # pieces that each variant must place

    def feasible(self, s: GugongState, seat: int, variant: int, hired: int, double: bool) -> bool:
        return hired + (1 if double else 0) >= self.least[variant]

    def places(self, variant: int) -> int:
        return self.least[variant]


@final
class PlaceOnWall(Ask):
    """How many pieces, which ones, and an extra one by decree. [G-WALL-01, G-WALL-02, G-DOUBLE-04]"""

    def __init__(self, source: int, low: int, high: int, by_action: bool, optional: bool) -> None:
        rules = ["G-WALL-01", "G-WALL-02"] if by_action else ["G-TOKEN-07"]
        super().__init__("build" if by_action else "token-build", [*rules, "G-DOUBLE-04", "G-DOUBLE-06"])
        self.source = source
        self.low = low
        self.high = high
        self.by_action = by_action  # a token's benefit is no wall action: no extra piece [G-TOKEN-07]
        self.optional = optional

    def can(self, s: GugongState, f: Frame) -> bool:
        p = s.seats[f.seat]
        if self.source == FREE_SUPPLY:
            return p.free_pieces() >= self.low
        return p.hired + (1 if p.double == IS_HIRED else 0) >= self.low

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        from_free = self.source == FREE_SUPPLY
        ordinary = p.free if from_free else p.hired
        doubles = 1 if p.double == (IS_FREE if from_free else IS_HIRED) else 0
        extra = self.by_action and p.decrees & s.parts.wall_extra != 0
        out: list[int] = [PASS] if self.optional else []
        for n in range(self.high + 1):
            if n > ordinary:
                break
            for double in range(doubles + 1):
                if self.low <= n + double <= self.high and n + double > 0:
                    at = BUILD.first + (n * 2 + double) * 3
                    out.append(at)
                    if extra:
                        if p.free > 0:
                            out.append(at + 1)
                        if p.double == IS_FREE:
                            out.append(at + 2)
        return out if len(out) > (1 if self.optional else 0) else []

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        at = action - BUILD.first
        extra = at % 3
        double = at // 3 % 2
        n = at // 6
        p = s.seats[f.seat]
        if self.source == FREE_SUPPLY:
            p.free -= n
        else:
            p.hired -= n
        p.wall += n
        if extra == 1:
            p.free -= 1
            p.wall += 1
        if double or extra == 2:
            p.double = ON_WALL
        if s.log is not None:
            worth = n + 2 * double + (1 if extra == 1 else 2 if extra == 2 else 0)
            args: dict[str, Arg] = {"n": worth, "total": on_the_wall(s), "threshold": s.table.threshold}
            args["double"] = 1 if double or extra == 2 else 0
            s.tell("built", f.seat, args, "G-WALL-01")
        s.push(s.book.wall_check, f.seat)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        n, double, extra = BUILD.coords(action)
        args: dict[str, Arg] = {"n": n, "double": double, "extra": extra}
        return Message("gugong-label-build", args)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        if action == PASS:
            return []
        n, double, extra = BUILD.coords(action)
        return ["location:wall", f"build:{n}:{double}:{extra}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not BUILD.has(action):
            return None
        n, double, extra = BUILD.coords(action)
        p = s.seats[f.seat]
        if extra and not (self.by_action and p.decrees & s.parts.wall_extra):
            return Message("gugong-whynot-no-extra", {}, "G-WALL-02")
        if not self.low <= n + double <= self.high:
            return Message("gugong-whynot-build-number", {"low": self.low, "high": self.high}, "G-WALL-01")
        return Message("gugong-whynot-no-piece", {}, "G-TERM-05")

    def why_there(self, s: GugongState, f: Frame, target: str) -> Message | None:
        if target not in ("piece:wall", "name:wall", "piece:free" if self.source == FREE_SUPPLY else "piece:hired"):
            return super().why_there(s, f, target)
        return Message("gugong-whynot-pieces-first", {}, "G-WALL-01")

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-place-on-wall", {"max": self.high})


def on_the_wall(s: GugongState) -> int:
    """All servants on the wall, a double servant counting two. [G-WALL-03]"""
    total = 0
    for p in s.seats:
        total += p.on_wall()
    return total


@final
class WallCheck(Clause):
    """Once after all placements of an action or token: is the section complete? [G-WALL-03, G-WALL-07]"""

    def run(self, s: GugongState, f: Frame) -> None:
        if on_the_wall(s) < s.table.threshold:
            return
        builders = score_wall(s, "G-WALL-04")
        order = [seat for seat in s.track if seat in builders]  # the lowest first [G-WALL-05]
        for i in range(len(order) - 1, -1, -1):
            seat = order[i]
            s.push(s.book.meng_benefit if s.is_meng(seat) else s.book.benefit, seat)


def score_wall(s: GugongState, rule: str) -> list[int]:
    """Most servants win; the winner's pieces become free, all others stay. Returns who had built. [G-WALL-04]"""
    builders = [seat for seat in range(len(s.seats)) if s.seats[seat].on_wall() > 0]
    most = max(s.seats[seat].on_wall() for seat in builders)
    best = [seat for seat in builders if s.seats[seat].on_wall() == most]
    winner = ahead(s, best)
    if s.log is not None:
        s.tell("wall", winner, {"n": most, "total": on_the_wall(s)}, rule)
        if len(best) > 1:
            s.tell("tie", winner, {"seats": tuple(s.name(seat) for seat in best)}, "G-TIE-01")
    reward_at_once(s, winner, s.parts.wall_winner, rule)
    p = s.seats[winner]
    p.free += p.wall
    p.wall = 0
    if p.double == ON_WALL:
        p.double = IS_FREE
    return builders


@final
class IntrigueBenefit(Ask):
    """One benefit for steps back on the intrigue track, or none. [G-WALL-05, G-WALL-06]"""

    def __init__(self, effects: list[Effect[GugongState]]) -> None:
        super().__init__("benefit", ["G-WALL-05", "G-WALL-06"])
        self.effects = effects

    def parts(self) -> list[Effect[GugongState]]:
        return self.effects

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        out: list[int] = [PASS]
        for i in range(len(self.effects)):
            if p.intrigue >= s.parts.benefits[i].cost and self.effects[i].can(s, f):
                out.append(BENEFIT.first + i)
        return out if len(out) > 1 else []

    def tell_skipped(self, s: GugongState, f: Frame) -> None:
        p = s.seats[f.seat]
        s.tell("no-benefit", f.seat, {"position": p.intrigue, "free": p.free_pieces()}, "G-WALL-06")

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        i = action - BENEFIT.first
        if s.log is not None:
            s.tell("benefit", f.seat, {"benefit": s.parts.benefit_names[i]}, "G-WALL-06")
        move_intrigue(s, f.seat, -s.parts.benefits[i].cost)
        s.push(self.effects[i], f.seat)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        i = action - BENEFIT.first
        args: dict[str, Arg] = {"steps": s.parts.benefits[i].cost, "effect": self.effects[i].describe(s, f)}
        return Message("gugong-label-benefit", args)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        return [] if action == PASS else [f"benefit:{BENEFITS[action - BENEFIT.first]}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not BENEFIT.has(action):
            return None
        cost, position = s.parts.benefits[action - BENEFIT.first].cost, s.seats[f.seat].intrigue
        if position < cost:
            return Message("gugong-whynot-benefit-cost", {"n": cost, "position": position}, "G-WALL-06")
        return Message("gugong-whynot-hire-free", {"n": 0}, "G-WALL-06")


@final
class SetDie(Ask):
    """Turn one destiny die to another of its own faces. [G-WALL-06]"""

    def __init__(self) -> None:
        super().__init__("die", ["G-WALL-06"], closed=True)

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        out: list[int] = []
        for die in range(len(s.dice)):
            for face in range(1, 10):
                if face != s.dice[die] and face in s.parts.faces[die]:
                    out.append(DIE.first + die * 9 + face - 1)
        return out

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        at = action - DIE.first
        dice = s.dice.copy()
        dice[at // 9] = at % 9 + 1
        s.dice = dice
        if s.log is not None:
            s.tell("die", f.seat, {"die": s.parts.die_names[at // 9], "face": at % 9 + 1}, "G-WALL-06")

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        die, face = DIE.coords(action)
        return Message("gugong-label-die", {"die": s.parts.die_names[die], "face": face + 1, "from": s.dice[die]})

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        die, face = DIE.coords(action)
        return [f"die:{DICE[die]}", f"face:{face + 1}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not DIE.has(action):
            return None
        die, face = DIE.coords(action)
        key = "gugong-whynot-die-same" if s.dice[die] == face + 1 else "gugong-whynot-die-face"
        return Message(key, {"die": s.parts.die_names[die], "face": face + 1}, "G-WALL-06")

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-set-die")
