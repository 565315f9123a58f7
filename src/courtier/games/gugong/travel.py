"""Travel: where the traveller can go, taking a token and using it. [7.1, G-TOKEN-07]"""

from __future__ import annotations

from typing import final

from courtier.core.messages import Arg, Message
from courtier.core.state import Effect, Frame
from courtier.games.gugong.actions import CITIES, CITY
from courtier.games.gugong.components import TRAVEL
from courtier.games.gugong.jade import discount
from courtier.games.gugong.locations import LocationAction
from courtier.games.gugong.servants import Ask
from courtier.games.gugong.state import NO_CITY, NO_TOKEN, Clause, GugongState, Seat


def token_cities(s: GugongState) -> int:
    """Mask of the cities that have a token."""
    mask = 0
    for city in range(len(s.tokens)):
        if s.tokens[city] != NO_TOKEN:
            mask |= 1 << city
    return mask


def reachable(s: GugongState, city: int) -> int:
    """Mask of the cities that a traveller can go to with one move. [G-TRAVEL-03]

    Cities without a token, empty or occupied, are passed over; a city with a token stops the traveller.
    """
    tokens = token_cities(s)
    if city == NO_CITY or tokens == 0:
        return tokens
    roads = s.table.map.roads
    goals = 0
    seen = 1 << city
    waiting = seen
    while waiting:
        here = 0
        low = waiting & -waiting
        while low > 1:
            low >>= 1
            here += 1
        waiting &= waiting - 1
        around = roads[here] & ~seen
        seen |= around
        goals |= around & tokens
        waiting |= around & ~tokens
    return goals


@final
class TravelAction(LocationAction):
    """One traveller move, or two for servants sent. [G-TRAVEL-01]"""

    def __init__(self, costs: list[int], thens: list[Effect[GugongState]]) -> None:
        super().__init__(TRAVEL, ["G-TRAVEL-01", "G-TRAVEL-03", "G-TRAVEL-06"], costs, thens)

    def cost(self, s: GugongState, p: Seat, variant: int) -> int:
        cost = self.costs[variant]
        if variant == 1:  # [G-TRAVEL-07]
            cost -= discount(s, p, s.parts.travel_discount)
        return cost if cost > 0 else 0

    def feasible(self, s: GugongState, seat: int, variant: int, hired: int, double: bool) -> bool:
        return reachable(s, s.seats[seat].city) != 0

    def nothing(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-whynot-no-token", {}, "G-TRAVEL-06")


@final
class TravelMoves(Clause):
    """Several moves, each finished before the next; one that has become impossible is lost. a: moves made.

    [G-TRAVEL-02, G-TRAVEL-06]
    """

    def __init__(self, times: int, move: Effect[GugongState]) -> None:
        super().__init__()
        self.times = times
        self.move = move

    def run(self, s: GugongState, f: Frame) -> None:
        if f.a >= self.times or reachable(s, s.seats[f.seat].city) == 0:
            return
        s.push(self, f.seat, f.a + 1)
        s.push(self.move, f.seat)

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-travel-move", {"times": self.times})

    def fits(self, s: GugongState, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats and 0 <= f.a <= self.times

    def ints(self) -> list[str]:
        return ["moves", "b", "c"]


@final
class MoveTraveller(Ask):
    """Choose the next city; its token is taken even if its benefit is declined. [G-TRAVEL-03, G-TRAVEL-05]"""

    def __init__(self) -> None:
        super().__init__("go", ["G-TRAVEL-03", "G-TRAVEL-04", "G-TRAVEL-05"])

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        mask = reachable(s, s.seats[f.seat].city)
        out: list[int] = []
        at = CITY.first
        while mask:
            if mask & 1:
                out.append(at)
            mask >>= 1
            at += 1
        return out

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        kind = go_to(s, f.seat, action - CITY.first)
        s.push(s.book.store_token, f.seat)
        benefit = s.book.token_benefits[kind]
        if benefit is not None:
            s.push(benefit, f.seat)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        city = action - CITY.first
        args: dict[str, Arg] = {"city": s.parts.city_names[city], "token": s.parts.token_names[s.tokens[city]]}
        return Message("gugong-label-go", args)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        return [f"city:{CITIES[action - CITY.first]}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not CITY.has(action):
            return None
        city = action - CITY.first
        name = s.parts.city_names[city]
        if not s.table.map.mask >> city & 1:
            return Message("gugong-whynot-city-absent", {"city": name}, "G-SETUP-01")
        if s.tokens[city] == NO_TOKEN:
            return Message("gugong-whynot-city-empty", {"city": name}, "G-TRAVEL-03")
        return Message("gugong-whynot-city-blocked", {"city": name}, "G-TRAVEL-03")


def go_to(s: GugongState, seat: int, city: int) -> int:
    """The traveller goes to a city and takes its token in hand; returns its kind. [G-TRAVEL-02]"""
    kind = s.tokens[city]
    s.seats[seat].city = city
    s.tokens[city] = NO_TOKEN
    s.taken = kind
    if s.log is not None:
        args: dict[str, Arg] = {"city": s.parts.city_names[city], "token": s.parts.token_names[kind]}
        s.tell("travelled", seat, args, "G-TRAVEL-02")
    return kind
