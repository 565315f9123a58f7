"""What Meng does at each location, by day, at dusk and with a special card. [14.4]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Arg
from courtier.core.state import Frame
from courtier.games.gugong.actions import LOCATIONS
from courtier.games.gugong.components import CANAL, COURTYARD, DECREES, INTRIGUE, JADE, TRAVEL, WALL
from courtier.games.gugong.decrees import decree_cost, take_decree
from courtier.games.gugong.jade import discount, jade_cost, take_jade
from courtier.games.gugong.meng_travel import AT_DUSK, BY_DAY, build, can_muster, load, muster, use_ops
from courtier.games.gugong.servants import send
from courtier.games.gugong.state import MENG, NOBODY, GugongState, MengClause
from courtier.games.gugong.tracks import move_intrigue
from courtier.games.gugong.travel import token_cities

ORDINARY: Final = 0
SPECIAL: Final = 1
DUSK: Final = 2


@final
class MengPerform(MengClause):
    """One action of Meng. a: ordinary, special or dusk, b: location (dusk: number of the automa card).

    [G-SOLO-08, G-SOLO-11, G-SOLO-16]
    """

    def run(self, s: GugongState, f: Frame) -> None:
        if f.a == DUSK:
            at_dusk(s, f.b)
        elif f.b == JADE:
            buy_jade(s, f.a == SPECIAL)
        elif f.b == DECREES:
            buy_decree(s, f.a == SPECIAL)
        elif f.a == SPECIAL:
            act_special(s, f.b)
        else:
            act_ordinary(s, f.b)

    def fits(self, s: GugongState, f: Frame) -> bool:
        most = len(s.parts.automa.dusk) if f.a == DUSK else len(LOCATIONS)
        return super().fits(s, f) and ORDINARY <= f.a <= DUSK and 0 <= f.b < most

    def ints(self) -> list[str]:
        return ["how", "location", "c"]


def tell(s: GugongState, kind: str, args: dict[str, Arg], rule: str) -> None:
    """Meng shows his work."""
    if s.log is not None:
        s.tell(kind, MENG, args, rule)


def musters(s: GugongState, needed: int, rule: str) -> bool:
    """Test whether Meng can pay, and say so; exchanges tokens where that is what it takes. [G-SOLO-14]"""
    if not can_muster(s, needed):
        p = s.seats[MENG]
        tell(s, "meng-cannot-pay", {"needed": needed, "hired": p.hired, "worth": p.worth(), "free": p.free}, rule)
        return False
    muster(s, needed)
    return True


def changes_nothing(s: GugongState, location: int, medal: bool) -> bool:
    """Skipped and not paid for: a move on an empty map, intrigue at the end of its track. [G-SOLO-28]"""
    if location == TRAVEL and token_cities(s) == 0:
        tell(s, "meng-no-token", {}, "G-SOLO-28")
        return True
    if location == INTRIGUE and s.seats[MENG].intrigue >= s.parts.intrigue_max and not (medal and s.medal == NOBODY):
        tell(s, "meng-intrigue-end", {"max": s.parts.intrigue_max}, "G-SOLO-28")
        return True
    return False


def act_ordinary(s: GugongState, location: int) -> None:
    """Variant A of a location. [G-SOLO-14, table of 14.4]"""
    variant = s.parts.variants[location][0]
    tell(s, "meng-acts", {"location": s.parts.location_names[location]}, "G-SOLO-08")
    if changes_nothing(s, location, True):
        return
    pieces = max(op.high for op in variant.ops) if location in (WALL, CANAL) else 0
    if not musters(s, variant.cost + pieces, "G-SOLO-14"):
        return
    send(s, MENG, variant.cost, False)
    if location == TRAVEL:
        s.push(s.book.meng_move, MENG, variant.ops[0].n, BY_DAY)
    elif location == WALL:
        build_with_extra(s, pieces, 0)
    elif location == CANAL:
        load(s, pieces, False, BY_DAY)
    else:
        steps(s, location, 0, BY_DAY)


def steps(s: GugongState, location: int, variant: int, phase: int) -> None:
    """Envoy and intrigue steps, and the medal where the variant gives it. [G-SOLO-08]"""
    for op in s.parts.variants[location][variant].ops:
        if op.op == "take_medal_if_on_board":
            if s.medal == NOBODY:
                s.medal = MENG
                tell(s, "medal", {}, "G-INTRIGUE-02")
        else:
            use_ops(s, [op], phase, "G-SOLO-08")


def act_special(s: GugongState, location: int) -> None:
    """Variant B without its cost, with free servants first. [G-SOLO-16, G-RULING-35]"""
    tell(s, "meng-special", {"location": s.parts.location_names[location]}, "G-SOLO-16")
    if changes_nothing(s, location, False):
        return
    variant = s.parts.variants[location][1]
    p = s.seats[MENG]
    if location == TRAVEL:
        s.push(s.book.meng_move, MENG, variant.ops[0].n, BY_DAY)
    elif location in (WALL, CANAL):
        n = min(variant.ops[0].high, p.free + p.hired)
        if n == 0:
            tell(s, "meng-no-piece", {}, "G-SOLO-16")
        elif location == CANAL:
            load(s, n, True, BY_DAY)
        else:
            from_free = min(n, p.free)
            p.free -= from_free
            p.hired -= n - from_free
            build_with_extra(s, 0, n)
    else:
        steps(s, location, 1, BY_DAY)


def build_with_extra(s: GugongState, from_hired: int, in_hand: int) -> None:
    """A wall action of Meng: his pieces, and one more by `d2_wall` if one is free now. [G-SOLO-18]"""
    p = s.seats[MENG]
    n = from_hired + in_hand
    p.hired -= from_hired
    p.free += n  # all go to the wall at once, so that it is checked once [G-WALL-03]
    if p.decrees & s.parts.wall_extra and p.free > n:
        tell(s, "meng-extra", {}, "G-SOLO-18")
        n += 1
    build(s, n, True)


def buy_jade(s: GugongState, special: bool) -> None:
    """The cheapest jade on offer, at its price or free; equal prices by the order of the data. [table of 14.4]"""
    p = s.seats[MENG]
    best = COURTYARD
    if s.houses:
        best = -1
        for house in range(COURTYARD):
            if s.houses >> house & 1 and (best < 0 or jade_cost(s, p, house) < jade_cost(s, p, best)):
                best = house
    price = 0 if special else jade_cost(s, p, best)
    rule = "G-SOLO-16" if special else "G-SOLO-14"
    tell(s, "meng-cheapest", {"house": s.parts.house_names[best], "n": price}, rule)
    if not musters(s, price, rule):
        return
    send(s, MENG, price, False)
    take_jade(s, MENG, best, rule)


def levels_of_the_day(s: GugongState) -> list[int]:
    """The level of the day first, then lower ones downwards, then higher ones upwards. [G-SOLO-22]"""
    target = s.parts.automa.levels[min(s.day, len(s.parts.automa.levels)) - 1]
    return [target, *range(target - 1, 0, -1), *range(target + 1, 4)]


def buy_decree(s: GugongState, special: bool) -> None:
    """The first level with a decree that he lacks and can pay. [G-SOLO-22, G-SOLO-23]"""
    p = s.seats[MENG]
    for level in levels_of_the_day(s):
        top, bottom = s.offer[2 * level - 2], s.offer[2 * level - 1]
        payable = [
            tile
            for tile in (top, bottom)
            if not p.decrees >> tile & 1
            and (p.free + p.hired > 0 if special else can_muster(s, decree_cost(s, MENG, tile) + 1))
        ]
        if not payable:
            tell(s, "meng-level-none", {"level": level}, "G-SOLO-22")
            continue
        chosen = payable[0]
        if len(payable) == 2:
            cheaper = decree_cost(s, MENG, top) < decree_cost(s, MENG, bottom)
            chosen = top if cheaper else bottom
            equal = decree_cost(s, MENG, top) == decree_cost(s, MENG, bottom)
            kind = "meng-decree-bottom" if equal else "meng-decree-cheaper"
            tell(s, kind, {"level": level, "decree": s.parts.tile_names[chosen]}, "G-SOLO-22")
        else:
            tell(s, "meng-decree-only", {"level": level, "decree": s.parts.tile_names[chosen]}, "G-SOLO-22")
        pay_decree(s, chosen, special)
        return


def pay_decree(s: GugongState, tile: int, special: bool) -> None:
    """Send the price and place a servant who stays for the game. [G-SOLO-23]"""
    p = s.seats[MENG]
    if special and p.free > 0:
        p.free -= 1
    else:
        if not special:
            cost = decree_cost(s, MENG, tile)
            muster(s, cost + 1)
            send(s, MENG, cost, False)
        p.hired -= 1
    take_decree(s, MENG, tile)


def at_dusk(s: GugongState, card: int) -> None:
    """The dusk action of an automa card, if Meng can pay for it. [G-SOLO-11]"""
    automa = s.parts.automa
    word = automa.dusk[card]
    ops = automa.dusk_ops[word]
    tell(s, "meng-dusk-card", {"automa": s.parts.automa_names[card]}, "G-SOLO-11")
    moves = ops[0].op == "meng_travel"
    location = TRAVEL if moves else LOCATIONS.index(word) if word in LOCATIONS else TRAVEL
    if changes_nothing(s, location, False):
        return
    p = s.seats[MENG]
    cost, needed = automa.dusk_cost[word], automa.dusk_needs[word]
    if word == LOCATIONS[TRAVEL]:  # [G-SOLO-19]
        saved = min(cost, discount(s, p, s.parts.travel_discount))
        cost -= saved
        needed -= saved
    if not musters(s, needed, "G-SOLO-11"):
        return
    send(s, MENG, cost, False)
    for op in ops:
        if op.op == "meng_travel":
            s.push(s.book.meng_move, MENG, op.n, AT_DUSK)
        elif op.op == "place_on_wall":
            build_with_extra(s, min(op.high, p.hired), 0)
        elif op.op == "place_on_ship":
            load(s, min(op.high, p.hired), False, AT_DUSK)
        else:
            use_ops(s, [op], AT_DUSK, "G-SOLO-11")


@final
class MengBenefit(MengClause):
    """Meng's benefit after a wall is forced: the first rule that fits his position. [G-SOLO-17]"""

    def run(self, s: GugongState, f: Frame) -> None:
        p = s.seats[MENG]
        for least, needs_free, i in s.parts.automa.benefits:
            if p.intrigue >= least and p.intrigue >= s.parts.benefits[i].cost and (p.free > 0 or not needs_free):
                args: dict[str, Arg] = {"position": p.intrigue, "benefit": s.parts.benefit_names[i]}
                tell(s, "meng-benefit", args, "G-SOLO-17")
                move_intrigue(s, MENG, -s.parts.benefits[i].cost)
                use_ops(s, s.parts.benefits[i].ops, BY_DAY, "G-SOLO-17")
                return
        tell(s, "no-benefit", {"position": p.intrigue, "free": p.free}, "G-SOLO-17")
