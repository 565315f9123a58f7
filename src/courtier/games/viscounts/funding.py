"""What an action can be paid with: icons, criminals, converted merchants, goods and a dismissed townsfolk. [W-ACT]

A dismissed townsfolk travels through the frames of the action as one number: 0 for none, 1 + card, or, for the printed
townsfolk of a segment, 1 + number of cards + segment.
"""

from __future__ import annotations

from typing import final

from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viscounts.actions import MAX_MISSING, PAY, PAYMENT_AT, PAYMENTS, payment_code
from courtier.games.viscounts.goods import add, amount
from courtier.games.viscounts.icons import usable_icons
from courtier.games.viscounts.names import action_name, goods_list, who
from courtier.games.viscounts.state import Seat, ViscountsState, top_townsfolk
from courtier.games.viscounts.words import (
    CRIMINAL,
    GOLD,
    GOODS,
    INK,
    MERCHANT,
    N_ICONS,
    N_SEGMENTS,
    PAYMENT,
    SILVER,
    STONE,
    TRADE,
)


def is_dismissed(s: ViscountsState, code: int) -> bool:
    """Whether the number stands for a dismissed townsfolk, or for none."""
    return 0 <= code <= s.box.n_cards + N_SEGMENTS


def dismissed_icon(s: ViscountsState, dismissed: int, icon: int) -> int:
    """How often an icon is on the dismissed townsfolk."""
    if dismissed == 0:
        return 0
    if dismissed <= s.box.n_cards:
        return s.box.icons[(dismissed - 1) * N_ICONS + icon]
    return s.box.printed_icons[(dismissed - 1 - s.box.n_cards) * N_ICONS + icon]


def dismissible(s: ViscountsState, segment: int) -> int:
    """The townsfolk that may be dismissed in a segment; printed on the board once the pile is empty. [W-DISMISS-05]"""
    card = top_townsfolk(s, segment)
    return 1 + card if card >= 0 else 1 + s.box.n_cards + segment


def dismissal_price(s: ViscountsState, p: int, dismissed: int) -> int:
    """Its cost, or what the upgrade `tp2` says. [W-DISMISS-03]"""
    seat = s.seats[p]
    price = s.box.boards[seat.board].dismissal_by_built[seat.built]
    if price >= 0:
        return price
    if dismissed <= s.box.n_cards:
        return s.box.cost[dismissed - 1]
    return s.box.printed_cost[dismissed - 1 - s.box.n_cards]


def converter(s: ViscountsState, seat: Seat, action: int) -> int:
    """The card on the board that turns merchants into icons of the action, or -1. [W-ACT-07]"""
    for card in seat.row:
        if card >= 0 and s.box.converts[card] == action:
            return card
    return -1


def helps(s: ViscountsState, p: int, action: int, dismissed: int) -> bool:
    """Whether a townsfolk has an icon that the action can use. [W-DISMISS-02, W-RULING-08]"""
    if dismissed_icon(s, dismissed, action) or dismissed_icon(s, dismissed, CRIMINAL):
        return True
    return dismissed_icon(s, dismissed, MERCHANT) > 0 and converter(s, s.seats[p], action) >= 0


def free_icons(s: ViscountsState, p: int, action: int, dismissed: int) -> int:
    """Icons that cost nothing: real ones, criminals, and converted pairs of merchants. [W-ACT-02..07]"""
    seat = s.seats[p]
    n = usable_icons(s, seat, action) + usable_icons(s, seat, CRIMINAL)
    if dismissed:
        n += dismissed_icon(s, dismissed, action) + dismissed_icon(s, dismissed, CRIMINAL)
    card = converter(s, seat, action)
    if card >= 0:
        merchants = usable_icons(s, seat, MERCHANT) + dismissed_icon(s, dismissed, MERCHANT)
        n += merchants // s.box.convert_per[card] * s.box.convert_icons[card]
    return n


@final
class Purse:
    """What a seat may pay for icons of one action, and how many icons each unit gives. [W-ACT-04]"""

    own: int  # the action's own good, one icon each
    extra: int  # further icons of the first `n_extra` units of it
    n_extra: int
    limits: list[int]  # units of ink, stone, gold and pairs of silver that may be used

    def __init__(self, s: ViscountsState, p: int, action: int) -> None:
        seat = s.seats[p]
        self.own = PAYMENT[action]
        self.extra = 0
        self.n_extra = 0
        self.limits = [0, 0, 0, 0]
        for card in seat.row:
            if card < 0 or s.box.pays[card] != action:
                continue
            goods = s.box.pay_goods[card]
            if goods == 1 << self.own:
                self.extra = s.box.pay_icons[card] - 1
                self.n_extra += s.box.pay_limit[card]
                continue
            for good in range(3):
                if goods >> good & 1:
                    self.limits[good] = amount(seat, good)
            if goods >> SILVER & 1:
                self.limits[SILVER] = seat.silver // 2
        self.limits[self.own] = amount(seat, self.own)

    def icons_of(self, units: int) -> int:
        """Icons for so many units of the own good."""
        return units + self.extra * (units if units < self.n_extra else self.n_extra)


def most_icons(s: ViscountsState, p: int, action: int, dismissed: int, spent: int) -> int:
    """The icons that a seat can bring up for build, noble or cleric; `spent`: silver that is gone by then."""
    seat = s.seats[p]
    own = PAYMENT[action]
    n = free_icons(s, p, action, dismissed) + amount(seat, own)
    for card in seat.row:
        if card < 0 or s.box.pays[card] != action:
            continue
        goods = s.box.pay_goods[card]
        if goods == 1 << own:
            units = amount(seat, own)
            limit = s.box.pay_limit[card]
            n += (s.box.pay_icons[card] - 1) * (units if units < limit else limit)
        elif goods == 1 << SILVER:
            n += (seat.silver - spent) // 2
        else:
            for good in range(3):
                if goods >> good & 1:
                    n += amount(seat, good)
    return n


def ways_to_pay(s: ViscountsState, p: int, action: int, missing: int) -> list[int]:
    """All payments that reach what is missing and from which no unit can be left out, cheapest first. [W-ACT-05]"""
    purse = Purse(s, p, action)
    own = purse.own
    out: list[int] = []
    limits = purse.limits
    if limits[INK] + limits[STONE] + limits[GOLD] + limits[SILVER] == limits[own] and purse.n_extra == 0:
        if missing <= limits[own] and 0 < missing <= MAX_MISSING:
            out.append(PAY.first + _payment_of(own, missing, 0, 0, 0, 0))
        return out
    tops = [0, 0, 0, 0]
    for good in range(4):
        if good != own:
            tops[good] = limits[good] if limits[good] < missing else missing
    for silver in range(tops[SILVER] + 1):
        for ink in range(tops[INK] + 1):
            for stone in range(tops[STONE] + 1):
                for gold in range(tops[GOLD] + 1):
                    others = silver + ink + stone + gold
                    if others > missing:
                        continue
                    units = _units(purse, missing - others)
                    if units > limits[own]:
                        continue
                    # with one of the others left out the own units must fall short, or that one was not needed
                    if others and purse.icons_of(units) + others - 1 >= missing:
                        continue
                    out.append(PAY.first + _payment_of(own, units, ink, stone, gold, silver))
    out.sort()
    return out


def _units(purse: Purse, missing: int) -> int:
    """The fewest units of the own good that give so many icons."""
    units = 0
    while purse.icons_of(units) < missing:
        units += 1
    return units


def _payment_of(own: int, units: int, ink: int, stone: int, gold: int, silver: int) -> int:
    """The place of a payment in PAYMENTS."""
    if own == INK:
        ink += units
    elif own == STONE:
        stone += units
    else:
        gold += units
    return PAYMENT_AT[payment_code(ink, stone, gold, silver)]


def pay_silver(s: ViscountsState, p: int, n: int) -> None:
    """Silver for missing merchants of a trade. [W-ACT-04]"""
    s.seats[p].silver -= n
    if s.log is not None and n:
        args: dict[str, Arg] = {"who": who(s, p), "what": goods_list(0, 0, 0, n), "action": action_name(TRADE)}
        s.log.append(Event("pay", p, args, rule="W-ACT-04"))


@final
class PayFor(Decision[ViscountsState]):
    """Pay for the missing icons of an action, then carry it out. [W-ACT-04..06]

    b: the target, as the action understands it; c: missing icons.
    """

    def __init__(self, action: int, then: Effect[ViscountsState]) -> None:
        super().__init__()
        self.action = action
        self.then = then

    def parts(self) -> list[Effect[ViscountsState]]:
        return [self.then]

    def rules(self) -> list[str]:
        return ["W-ACT-04", "W-ACT-05"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        return ways_to_pay(s, f.seat, self.action, f.c)

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        counts = PAYMENTS[action - PAY.first]
        seat = s.seats[f.seat]
        add(seat, INK, -counts[0])
        add(seat, STONE, -counts[1])
        add(seat, GOLD, -counts[2])
        add(seat, SILVER, -2 * counts[3])
        if s.log is not None:
            what = goods_list(counts[0], counts[1], counts[2], 2 * counts[3])
            args: dict[str, Arg] = {"who": who(s, f.seat), "what": what, "action": action_name(self.action)}
            s.log.append(Event("pay", f.seat, args, rule="W-ACT-04"))
        s.stack.append(Frame(self.then, f.seat, 0, f.b))

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-pay", {"n": f.c, "action": action_name(self.action)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        counts = PAYMENTS[action - PAY.first]
        what = goods_list(counts[0], counts[1], counts[2], 2 * counts[3])
        return Message("viscounts-label-pay", {"what": what})

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        counts = PAYMENTS[action - PAY.first]
        return [f"player:{f.seat}:{GOODS[good]}" for good in range(4) if counts[good]]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if not PAY.has(action):
            return None
        counts = PAYMENTS[action - PAY.first]
        purse = Purse(s, f.seat, self.action)
        icons = purse.icons_of(counts[purse.own])
        for good in range(4):
            if counts[good] > purse.limits[good]:
                return Message("viscounts-whynot-cannot-pay", {"what": goods_list(*_priced(counts))}, "W-ACT-04")
            if good != purse.own:
                icons += counts[good]
        if icons < f.c:
            return Message("viscounts-whynot-too-little", {"n": f.c, "icons": icons}, "W-ACT-04")
        return Message("viscounts-whynot-overpaid", {"n": f.c}, "W-ACT-05")

    def ints(self) -> list[str]:
        return ["a", "target", "missing"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return super().fits(s, f) and 1 <= f.c <= MAX_MISSING and self.then.fits(s, Frame(self.then, f.seat, 0, f.b))


def _priced(counts: list[int]) -> tuple[int, int, int, int]:
    """A payment with its silver as coins."""
    return counts[0], counts[1], counts[2], 2 * counts[3]


def priced(s: ViscountsState, p: int, action: int, need: int, dismissed: int, label: Message) -> Message:
    """The label of something that an action does, with what must be paid for it where icons are missing. [W-ACT-04]"""
    missing = need - free_icons(s, p, action, dismissed)
    if missing <= 0:
        return label
    if action == TRADE:
        return Message(f"{label.key}-paid", {**label.args, "what": goods_list(0, 0, 0, missing)})
    ways = ways_to_pay(s, p, action, missing)
    if len(ways) != 1:
        return Message(f"{label.key}-missing", {**label.args, "missing": missing})
    what = goods_list(*_priced(PAYMENTS[ways[0] - PAY.first]))
    return Message(f"{label.key}-paid", {**label.args, "what": what})


def fund(s: ViscountsState, p: int, pay: PayFor, need: int, dismissed: int, target: int) -> None:
    """Settle what an action needs: nothing is paid where the icons suffice. [W-ACT-04, W-ACT-06]"""
    missing = need - free_icons(s, p, pay.action, dismissed)
    if missing > 0:
        s.stack.append(Frame(pay, p, 0, target, missing))
    else:
        s.stack.append(Frame(pay.then, p, 0, target))
