"""Decrees: taking one, and using those of level 1 in the morning. [7.6, G-MORNING-04]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Effect, Frame
from courtier.games.gugong.actions import DECREE, MORNING, TILES
from courtier.games.gugong.components import DECREES
from courtier.games.gugong.jade import discount
from courtier.games.gugong.purchases import Purchase
from courtier.games.gugong.servants import Ask
from courtier.games.gugong.state import IS_HIRED, GugongState
from courtier.games.gugong.tracks import gain_vp


def decree_cost(s: GugongState, seat: int, tile: int) -> int:
    """What a player has to send: the cost, 1 more for each opponent there, less the discount. [G-DECREE-02]"""
    cost = s.parts.tiles[tile].cost
    for other in range(len(s.seats)):
        if other != seat and s.seats[other].decrees >> tile & 1:
            cost += 1
    cost -= discount(s, s.seats[seat], s.parts.decree_discount)
    return cost if cost > 0 else 0  # [G-DECREE-03]


def take_decree(s: GugongState, seat: int, tile: int) -> None:
    """The tile is this player's from now on; its points come at once. [G-DECREE-04]"""
    s.seats[seat].decrees |= 1 << tile
    if s.log is not None:
        s.tell("decree", seat, {"decree": s.parts.tile_names[tile]}, "G-DECREE-02")
    if s.parts.tiles[tile].vp_now:
        gain_vp(s, seat, s.parts.tiles[tile].vp_now, "G-DECREE-04")


@final
class DecreesAction(Purchase):
    """Take a decree on offer that you do not hold yet; a servant stays on it. [G-DECREE-01, G-DECREE-02]"""

    def __init__(self) -> None:
        super().__init__(DECREES, ["G-DECREE-01", "G-DECREE-02", "G-DECREE-03", "G-DECREE-04"], "decree", DECREE, 1)

    def offered(self, s: GugongState, seat: int) -> list[int]:
        mine = s.seats[seat].decrees
        return [tile for tile in range(len(s.parts.tiles)) if tile in s.offer and not mine >> tile & 1]

    def price(self, s: GugongState, seat: int, thing: int) -> int:
        return decree_cost(s, seat, thing)

    def take(self, s: GugongState, seat: int, thing: int) -> None:
        take_decree(s, seat, thing)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        tile, double = DECREE.coords(action)
        cost = decree_cost(s, f.seat, tile)
        args: dict[str, Arg] = {"decree": s.parts.tile_names[tile], "n": cost, "rest": max(cost - 2, 0)}
        return Message("gugong-label-decree-double" if double else "gugong-label-decree", args)

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not DECREE.has(action):
            return None
        tile, double = DECREE.coords(action)
        p = s.seats[f.seat]
        name = s.parts.tile_names[tile]
        if tile not in s.offer:
            return Message("gugong-whynot-decree-absent", {"decree": name}, "G-DECREE-01")
        if p.decrees >> tile & 1:
            return Message("gugong-whynot-decree-held", {"decree": name}, "G-DECREE-01")
        if double and p.double != IS_HIRED:
            return Message("gugong-whynot-double-not-hired", {}, "G-DOUBLE-03")
        cost = decree_cost(s, f.seat, tile)
        return Message("gugong-whynot-decree-cost", {"n": cost, "hired": p.hired}, "G-DECREE-02")


@final
class MorningDecrees(Ask):
    """Use your level-1 decrees, each once, in an order you like. a: mask of those used. [G-MORNING-04]"""

    def __init__(self, effects: list[Effect[GugongState] | None]) -> None:
        super().__init__("morning", ["G-MORNING-04", "G-DECREE-05"])
        self.effects = effects

    def parts(self) -> list[Effect[GugongState]]:
        return [effect for effect in self.effects if effect is not None]

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        mine = s.seats[f.seat].decrees & s.parts.morning_tiles & ~f.a
        if mine == 0:
            return []
        out: list[int] = [PASS]
        for tile in range(len(self.effects)):
            effect = self.effects[tile]
            if mine >> tile & 1 and effect is not None and effect.can(s, f):
                out.append(MORNING.first + tile)
        return out if len(out) > 1 else []

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        tile = action - MORNING.first
        s.push(self, f.seat, f.a | 1 << tile)
        if s.log is not None:
            s.tell("morning-decree", f.seat, {"decree": s.parts.tile_names[tile]}, "G-MORNING-04")
        effect = self.effects[tile]
        assert effect is not None
        s.push(effect, f.seat)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        tile = action - MORNING.first
        effect = self.effects[tile]
        assert effect is not None
        args: dict[str, Arg] = {"decree": s.parts.tile_names[tile], "effect": effect.describe(s, f)}
        return Message("gugong-label-morning", args)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        return [] if action == PASS else [f"decree:{TILES[action - MORNING.first]}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not MORNING.has(action):
            return None
        tile = action - MORNING.first
        name = s.parts.tile_names[tile]
        if not s.seats[f.seat].decrees >> tile & 1:
            return Message("gugong-whynot-decree-not-held", {"decree": name}, "G-MORNING-04")
        if f.a >> tile & 1:
            return Message("gugong-whynot-decree-used", {"decree": name}, "G-MORNING-04")
        return Message("gugong-whynot-nothing", {}, "G-ACT-04")

    def fits(self, s: GugongState, f: Frame) -> bool:
        return super().fits(s, f) and f.a >= 0

    def ints(self) -> list[str]:
        return ["used", "b", "c"]
