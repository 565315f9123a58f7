"""The gift exchange, and the two actions that it allows. [section 5]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Arg, Message
from courtier.core.state import Effect, Frame
from courtier.games.gugong.actions import (
    CARDS,
    FREE,
    GIFT,
    LOCATIONS,
    PAY_CARD,
    PAY_DOUBLE,
    PAY_SERVANTS,
    WAYS,
    WITHOUT,
)
from courtier.games.gugong.bonus import gift_bonus
from courtier.games.gugong.cards import enter_discard, leave_hand, short_name
from courtier.games.gugong.components import N_LOCATIONS
from courtier.games.gugong.locations import BY_CARD
from courtier.games.gugong.servants import Ask, send
from courtier.games.gugong.state import IS_HIRED, Clause, GugongState

SERVANTS_TO_SEND: Final = 2  # for too cheap a gift [G-GIFT-04]
_N_WAYS: Final = len(WAYS)


def is_free(s: GugongState, seat: int, card: int, location: int) -> bool:
    """Whether an exchange needs nothing more. [G-GIFT-02, G-GIFT-03, G-GIFT-05]"""
    parts = s.parts
    played, lying = parts.value[card], parts.value[s.board[location]]
    if played == parts.humble and lying == parts.golden:  # printed values [G-RULING-05]
        return True
    if s.stations:
        played += gift_bonus(s, seat)
    if played == lying:
        return s.seats[seat].decrees & parts.equal_suffices != 0
    return played > lying


@final
class ExchangeGift(Ask):
    """Play a card of your hand to a location: freely, for two servants, for another card, or without acting.

    [G-GIFT-01, G-GIFT-02, G-GIFT-04]
    """

    def __init__(self, give_up: Effect[GugongState], exchange: Effect[GugongState]) -> None:
        super().__init__("gift", ["G-GIFT-01", "G-GIFT-02", "G-GIFT-03", "G-GIFT-04", "G-GIFT-06"])
        self.give_up = give_up
        self.exchange = exchange

    def parts(self) -> list[Effect[GugongState]]:
        return [self.give_up]

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        values = s.parts.value
        board = s.board
        bonus = gift_bonus(s, f.seat) if s.stations else 0
        equal = p.decrees & s.parts.equal_suffices != 0
        servants = p.hired >= SERVANTS_TO_SEND
        double = p.double == IS_HIRED
        other_card = p.hand & (p.hand - 1) != 0
        out: list[int] = []
        hand = p.hand
        at = GIFT.first
        card = 0
        while hand:
            if hand & 1:
                printed = values[card]
                counted = printed + bonus
                for location in range(N_LOCATIONS):
                    lying = values[board[location]]
                    if (
                        counted > lying
                        or (equal and counted == lying)
                        or (printed == s.parts.humble and lying == s.parts.golden)
                    ):
                        out.append(at)
                    else:
                        if servants:
                            out.append(at + PAY_SERVANTS)
                        if double:
                            out.append(at + PAY_DOUBLE)
                        if other_card:
                            out.append(at + PAY_CARD)
                        out.append(at + WITHOUT)
                    at += _N_WAYS
            else:
                at += N_LOCATIONS * _N_WAYS
            hand >>= 1
            card += 1
        return out

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        at = action - GIFT.first
        way = at % _N_WAYS
        location = at // _N_WAYS % N_LOCATIONS
        card = at // (_N_WAYS * N_LOCATIONS)
        if way == PAY_CARD:
            s.push(self.give_up, f.seat, 0, card, location)
            return
        if way in (PAY_SERVANTS, PAY_DOUBLE):
            send(s, f.seat, SERVANTS_TO_SEND, way == PAY_DOUBLE)
        s.push(self.exchange, f.seat, 1 if way == WITHOUT else 0, card, location)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        card, location, way = GIFT.coords(action)
        args: dict[str, Arg] = {
            "card": short_name(s, s.seats[f.seat].hand, card),
            "location": s.parts.location_names[location],
            "taken": s.parts.value[s.board[location]],
        }
        return Message(f"gugong-label-gift-{_WAY_KEYS[way]}", args)

    def label(self, s: GugongState, f: Frame, action: int) -> Message:
        return self.say(s, f, action)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        """The official, the card, and the way of paying where there is more than one."""
        card, location, way = GIFT.coords(action)
        where = [f"location:{LOCATIONS[location]}", f"card:{CARDS[card]}"]
        return where if way == FREE else [*where, f"way:{_WAY_KEYS[way]}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not GIFT.has(action):
            return None
        card, location, way = GIFT.coords(action)
        p = s.seats[f.seat]
        if not p.hand >> card & 1:
            return Message("gugong-whynot-not-in-hand", {"card": s.parts.card_names[card]}, "G-GIFT-01")
        values = {"value": s.parts.value[card], "lying": s.parts.value[s.board[location]]}
        if is_free(s, f.seat, card, location):
            return Message("gugong-whynot-gift-free", {**values}, "G-GIFT-06")
        if way == FREE:
            return Message("gugong-whynot-gift-low", {**values}, "G-GIFT-04")
        if way == PAY_CARD:
            return Message("gugong-whynot-gift-card", {}, "G-GIFT-04")
        if way == PAY_DOUBLE:
            return Message("gugong-whynot-double-not-hired", {}, "G-DOUBLE-03")
        return Message("gugong-whynot-cost", {"n": SERVANTS_TO_SEND, "hired": p.hired}, "G-GIFT-04")


_WAY_KEYS: Final = ["free", "servants", "double", "card", "without"]


@final
class Exchange(Clause):
    """The cards change places, then the card's action and the location's. a: 1 without acting, b: card, c: location.

    [G-GIFT-01, G-ACT-02]
    """

    def run(self, s: GugongState, f: Frame) -> None:
        p = s.seats[f.seat]
        taken = s.board[f.c]
        leave_hand(p, f.b)
        s.board[f.c] = f.b
        enter_discard(p, taken)
        if s.log is not None:
            names = s.parts.told_names
            args: dict[str, Arg] = {"card": names[f.b], "other": names[taken]}
            args["location"] = s.parts.location_names[f.c]
            s.tell("gift-without" if f.a else "gift", f.seat, args, "G-GIFT-01")
        if f.a:
            return
        s.push(s.book.locations[f.c], f.seat)
        action = s.book.card_actions[f.b]
        if action is not None:
            s.push(action, f.seat, BY_CARD if s.book.shows_location[f.b] else 0)

    def fits(self, s: GugongState, f: Frame) -> bool:
        if not 0 <= f.seat < s.n_seats or not 0 <= f.c < N_LOCATIONS or f.b < 0:
            return False
        return s.seats[f.seat].hand >> f.b & 1 == 1

    def ints(self) -> list[str]:
        return ["without_action", "card", "location"]
