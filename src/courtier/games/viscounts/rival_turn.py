"""A turn of the rival: reveal a scheme, resolve it from top to bottom, collide. [W-SOLO-15..25]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Arg
from courtier.core.state import Event, Frame
from courtier.games.viscounts.building import put_building, sites_at
from courtier.games.viscounts.castle import advance, bump, crowded, enter, groups, supply
from courtier.games.viscounts.goods import amount, counted_for, kept_as
from courtier.games.viscounts.icons import usable_icons
from courtier.games.viscounts.manuscripts import transcribe, transcribe_cost
from courtier.games.viscounts.movement import meet
from courtier.games.viscounts.names import action_name, card_name, space_name, who
from courtier.games.viscounts.rival import Rule, leftmost_slot, shuffle_schemes, spend
from courtier.games.viscounts.state import Clause, ViscountsState, pop_draw
from courtier.games.viscounts.words import (
    BUILD,
    CASTLE_PLACES,
    CRIMINAL,
    EMPTY,
    GUILDHALL,
    LEFT_BANK,
    N_SECTIONS,
    PAYMENT,
    PLACE_WORKERS,
    RIGHT_BANK,
    TRADING_POST,
    TRANSCRIBE,
    WORKSHOP,
)

FOCUS: Final = -1
LEAST_WORKERS: Final = 2
_LEFT_TO_RIGHT: Final = [GUILDHALL, TRADING_POST, WORKSHOP]


@final
class RivalShift(Clause):
    """Its schemes move right; one that leaves is discarded without further ado. [W-SOLO-15]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = s.seats[f.seat]
        s.active = f.seat
        s.played = -1
        leaving = seat.row[2]
        seat.row = [EMPTY, seat.row[0], seat.row[1]]
        if leaving >= 0:
            seat.discard = [*seat.discard, leaving]


@final
class RivalRefill(Clause):
    """An empty draw pile is made anew while two schemes lie on the board. [W-SOLO-16]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if not s.seats[f.seat].draw:
            shuffle_schemes(s, f.seat)


@final
class RivalReveal(Clause):
    """The top scheme comes onto the left space and is resolved from top to bottom. [W-SOLO-16, W-SOLO-17]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = s.seats[f.seat]
        if not seat.draw:
            return  # only a position written by hand can leave it without any scheme
        card = pop_draw(seat)
        scheme = card - s.box.n_cards
        seat.row = [card, seat.row[1], seat.row[2]]
        s.schemes_seen |= 1 << scheme
        s.reveals += 1
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "scheme": card_name(s, card)}
            s.log.append(Event("scheme", -1, args, rule="W-SOLO-16"))
        for effect in reversed(s.book.schemes[scheme]):
            s.stack.append(Frame(effect, f.seat, 0, scheme))


@final
class RivalMove(Clause):
    """Along the outer path only. b: the scheme. [W-SOLO-06, W-SOLO-07]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = s.seats[f.seat]
        for _ in range(s.box.scheme_move[f.b]):
            segment, node = seat.space // 3, seat.space % 3
            seat.space = segment * 3 + RIGHT_BANK if node == LEFT_BANK else s.ground.next_segment[segment] * 3
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "space": space_name(seat.space), "silver": 0}
            s.log.append(Event("move", -1, args, rule="W-SOLO-06"))
        meet(s, f.seat)

    def ints(self) -> list[str]:
        return ["a", "scheme", "c"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return f.seat == s.rival and 0 <= f.b < len(s.box.scheme_move)


@final
class RivalOptions(Clause):
    """The first option that is possible, from left to right; the last one always is. [W-SOLO-18]"""

    def __init__(self, options: list[Rule]) -> None:
        super().__init__()
        self.options = options

    def parts(self) -> list[Rule]:
        return self.options

    def run(self, s: ViscountsState, f: Frame) -> None:
        for i in range(len(self.options)):
            option = self.options[i]
            if i + 1 == len(self.options) or option.can(s, f):
                if s.log is not None:
                    args: dict[str, Arg] = {"who": who(s, f.seat), "n": i + 1, "of": len(self.options)}
                    s.log.append(Event("rival-option", -1, args, rule="W-SOLO-18"))
                s.stack.append(Frame(option, f.seat))
                return
            if s.log is not None:
                s.log.append(passed_over(s, f, option, i + 1))

    def ints(self) -> list[str]:
        return ["a", "scheme", "c"]


def icons_for(s: ViscountsState, p: int, action: int) -> int:
    """Header, printed, slot and bonus icons, criminals included. [W-SOLO-13]"""
    seat = s.seats[p]
    return usable_icons(s, seat, action) + usable_icons(s, seat, CRIMINAL)


def can_fund(s: ViscountsState, p: int, action: int, need: int) -> bool:
    """Whether icons and resources suffice. [W-SOLO-13]"""
    good = kept_as(s, p, PAYMENT[action])
    return icons_for(s, p, action) + amount(s.seats[p], good) >= need


def pay_missing(s: ViscountsState, p: int, action: int, need: int) -> None:
    """Pay for the missing icons and no more. [W-SOLO-13]"""
    missing = max(0, need - icons_for(s, p, action))
    if missing:
        spend(s, p, PAYMENT[action], missing)
    if s.log is not None:
        what = counted_for(s, p, PAYMENT[action], missing)
        args: dict[str, Arg] = {"who": who(s, p), "action": action_name(action), "n": missing, "what": what}
        s.log.append(Event("rival-action", -1, args, rule="W-SOLO-13"))


@final
class RivalBuild(Clause):
    """The leftmost building it can afford, on the first empty site of its bank. [W-SOLO-19]"""

    def least(self, s: ViscountsState, p: int) -> int:
        """The icons that its cheapest building asks for; 0 where it has none left."""
        left = [s.box.building_cost[kind] for kind in _LEFT_TO_RIGHT if leftmost_slot(s, p, kind) >= 0]
        return min(left) if left else 0

    def _slot(self, s: ViscountsState, p: int) -> int:
        for kind in _LEFT_TO_RIGHT:
            slot = leftmost_slot(s, p, kind)
            if slot >= 0 and can_fund(s, p, BUILD, s.box.building_cost[kind]):
                return slot
        return -1

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return bool(sites_at(s, s.seats[f.seat].space)) and self._slot(s, f.seat) >= 0

    def run(self, s: ViscountsState, f: Frame) -> None:
        slot = self._slot(s, f.seat)
        kind = s.box.boards[s.seats[f.seat].board].building[slot]
        pay_missing(s, f.seat, BUILD, s.box.building_cost[kind])
        put_building(s, f.seat, slot, sites_at(s, s.seats[f.seat].space)[0])


@final
class RivalNoble(Clause):
    """As many workers as it can, never one alone, next to its segment. [W-SOLO-20]"""

    def _workers(self, s: ViscountsState, p: int) -> int:
        needs = s.box.rival_noble_need
        for i in range(len(needs) - 1, -1, -1):
            if supply(s, p) >= i + 2 and can_fund(s, p, PLACE_WORKERS, needs[i]):
                return i + 2
        return 0

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return self._workers(s, f.seat) > 0

    def run(self, s: ViscountsState, f: Frame) -> None:
        n = self._workers(s, f.seat)
        pay_missing(s, f.seat, PLACE_WORKERS, s.box.rival_noble_need[n - 2])
        enter(s, f.seat, s.ground.section[s.seats[f.seat].space // 3], n)


@final
class RivalCleric(Clause):
    """The manuscript of its segment. [W-SOLO-22]"""

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return can_fund(s, f.seat, TRANSCRIBE, transcribe_cost(s, s.seats[f.seat].space // 3))

    def run(self, s: ViscountsState, f: Frame) -> None:
        segment = s.seats[f.seat].space // 3
        pay_missing(s, f.seat, TRANSCRIBE, transcribe_cost(s, segment))
        transcribe(s, f.seat, segment)


@final
class RivalFocus(Clause):
    """What the board names as its aim. [W-SOLO-23]"""

    def __init__(self, actions: list[Rule], cards: Rule) -> None:
        super().__init__()
        self.actions = actions  # by action; the first, trade, is never asked for
        self.cards = cards

    def parts(self) -> list[Rule]:
        return [self.cards]

    def aim(self, s: ViscountsState, f: Frame) -> Rule:
        """What its focus comes to."""
        focus = s.box.rival_focus[s.seats[f.seat].board - 1]
        return self.cards if focus == FOCUS else self.actions[focus]

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return self.aim(s, f).can(s, f)

    def run(self, s: ViscountsState, f: Frame) -> None:
        s.stack.append(Frame(self.aim(s, f), f.seat))


def passed_over(s: ViscountsState, f: Frame, option: Rule, n: int) -> Event:
    """Why the rival cannot carry out its nth option: no place, nothing to place, or too few icons. [W-SOLO-18]"""
    p = f.seat
    args: dict[str, Arg] = {"who": who(s, p), "n": n}
    aim = option.aim(s, f) if isinstance(option, RivalFocus) else option
    if isinstance(aim, RivalBuild):
        if not sites_at(s, s.seats[p].space):
            return Event("rival-no-site", -1, args, rule="W-SOLO-19")
        action, need = BUILD, aim.least(s, p)
        if need == 0:
            return Event("rival-no-building", -1, args, rule="W-SOLO-19")
    elif isinstance(aim, RivalNoble):
        if supply(s, p) < LEAST_WORKERS:
            return Event("rival-no-workers", -1, args, rule="W-SOLO-20")
        action, need = PLACE_WORKERS, s.box.rival_noble_need[0]
    elif isinstance(aim, RivalCleric):
        action, need = TRANSCRIBE, transcribe_cost(s, s.seats[p].space // 3)
    else:
        return Event("rival-no-flip", -1, args, rule="W-SOLO-23")
    args["action"] = action_name(action)
    args["need"] = need
    args["icons"] = icons_for(s, p, action)
    good = kept_as(s, p, PAYMENT[action])
    args["goods"] = counted_for(s, p, good, amount(s.seats[p], good))
    return Event("rival-short", -1, args, rule="W-SOLO-13")


# -- the castle


@final
class RivalAdvance(Clause):
    """Its groups clockwise, starting with the section next to its viscount each time. [W-SOLO-21]"""

    def __init__(self, tier: int) -> None:
        super().__init__()
        self.tier = tier

    def run(self, s: ViscountsState, f: Frame) -> None:
        first = s.ground.section[s.seats[f.seat].space // 3]
        open_groups = groups(s, f.seat, self.tier)
        for i in range(N_SECTIONS):
            section = (first + i) % N_SECTIONS
            if section in open_groups:
                advance(s, f.seat, self.tier, section)
                return


@final
class RivalBump(Clause):
    """It removes human workers, its own only where there is none. [W-SOLO-21]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        place = crowded(s)
        for p in range(len(s.seats)):
            if p != f.seat and s.castle[p * CASTLE_PLACES + place]:
                bump(s, place, p)
                return
        bump(s, place, f.seat)
