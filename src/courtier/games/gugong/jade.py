"""Jade: houses and the courtyard. [7.3]"""

from __future__ import annotations

from typing import final

from courtier.core.messages import Arg, Message
from courtier.core.state import Frame
from courtier.games.gugong.actions import JADE
from courtier.games.gugong.components import COURTYARD
from courtier.games.gugong.components import JADE as JADE_LOCATION
from courtier.games.gugong.purchases import Purchase
from courtier.games.gugong.state import IS_HIRED, GugongState, Seat, count


def discount(s: GugongState, p: Seat, tiles: int) -> int:
    """By how much a player's decrees lower a cost. [G-DECREE-06]"""
    mine = p.decrees & tiles
    if mine == 0:
        return 0
    total = 0
    for i in range(len(s.parts.tiles)):
        if mine >> i & 1:
            total += s.parts.tiles[i].op.n
    return total


def jade_cost(s: GugongState, p: Seat, house: int) -> int:
    """What a house, or the courtyard, asks of this player. [G-JADE-01, G-JADE-03]"""
    cost = s.parts.courtyard_cost if house == COURTYARD else s.table.house_cost[house]
    cost -= discount(s, p, s.parts.jade_discount)
    return cost if cost > 0 else 0


def take_jade(s: GugongState, seat: int, house: int, rule: str) -> None:
    """One jade from a house or the courtyard. [G-JADE-01, G-JADE-02]"""
    if house != COURTYARD:
        s.houses &= ~(1 << house)
    p = s.seats[seat]
    p.jade += 1
    if s.log is not None:
        s.tell("jade-bought", seat, {"house": s.parts.house_names[house], "jade": p.jade}, rule)


@final
class JadeAction(Purchase):
    """Buy one jade from a house; from the courtyard only when all houses are empty. [G-JADE-01, G-JADE-02]"""

    def __init__(self) -> None:
        super().__init__(JADE_LOCATION, ["G-JADE-01", "G-JADE-02", "G-JADE-03"], "house", JADE, 0)

    def offered(self, s: GugongState, seat: int) -> list[int]:
        if s.houses == 0:
            return [COURTYARD]
        return [house for house in range(COURTYARD) if s.houses >> house & 1]

    def price(self, s: GugongState, seat: int, thing: int) -> int:
        return jade_cost(s, s.seats[seat], thing)

    def take(self, s: GugongState, seat: int, thing: int) -> None:
        take_jade(s, seat, thing, "G-JADE-01")

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        house, double = JADE.coords(action)
        cost = jade_cost(s, s.seats[f.seat], house)
        args: dict[str, Arg] = {"house": s.parts.house_names[house], "n": cost, "rest": max(cost - 2, 0)}
        return Message("gugong-label-jade-double" if double else "gugong-label-jade", args)

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not JADE.has(action):
            return None
        house, double = JADE.coords(action)
        p = s.seats[f.seat]
        if house == COURTYARD and s.houses:
            return Message("gugong-whynot-courtyard", {"n": count(s.houses)}, "G-JADE-02")
        if house != COURTYARD and not s.houses >> house & 1:
            return Message("gugong-whynot-house-empty", {"house": s.parts.house_names[house]}, "G-JADE-01")
        if double and p.double != IS_HIRED:
            return Message("gugong-whynot-double-not-hired", {}, "G-DOUBLE-03")
        return Message("gugong-whynot-cost", {"n": jade_cost(s, p, house), "hired": p.hired}, "G-JADE-01")
