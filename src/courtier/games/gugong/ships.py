"""Ships on the Grand Canal: where they lie, what they carry, how they move. [G-CANAL-01, G-CANAL-04 to G-CANAL-06]"""

from __future__ import annotations

from courtier.core.messages import Arg, Message
from courtier.games.gugong.components import N_HARBOURS
from courtier.games.gugong.state import IS_FREE, NO_SHIP, ON_SHIP, GugongState


def load_of(ship: int) -> int:
    """Servants aboard, the double servant counting two. [G-DOUBLE-05]"""
    return (ship & 7) + (2 if ship & 8 else 0)


def ships_of(s: GugongState, seat: int) -> int:
    """How many ships a player has under way. [G-CANAL-05]"""
    n = 0
    for ship in s.harbours:
        if ship >= 0 and ship >> 4 == seat:
            n += 1
    return n


def first_free(s: GugongState, route: int) -> int:
    """Where a new ship of this route starts: the first free harbour, or -1 on a full route. [G-CANAL-05]"""
    for h in range(route * N_HARBOURS, route * N_HARBOURS + N_HARBOURS):
        if s.harbours[h] == NO_SHIP:
            return h
    return -1


def next_free(s: GugongState, harbour: int) -> int:
    """Where a ship goes with one step: the next free harbour ahead, or -1. [G-CANAL-06]"""
    for h in range(harbour + 1, (harbour // N_HARBOURS + 1) * N_HARBOURS):
        if s.harbours[h] == NO_SHIP:
            return h
    return -1


def can_load(s: GugongState, seat: int, ordinary: int, double: bool, n: int) -> bool:
    """Whether n of these pieces (n up to 2 is exact, more counts room only) can be put on ships. [G-CANAL-04]"""
    if n <= 0:
        return True
    rooms: list[int] = []
    for ship in s.harbours:
        if ship >= 0 and ship >> 4 == seat and load_of(ship) < s.parts.capacity:
            rooms.append(s.parts.capacity - load_of(ship))
    fresh = s.parts.ships - ships_of(s, seat)
    open_harbours = 0
    for route in range(s.table.n_routes):
        for h in range(route * N_HARBOURS, route * N_HARBOURS + N_HARBOURS):
            if s.harbours[h] == NO_SHIP:
                open_harbours += 1
    if fresh > open_harbours:
        fresh = open_harbours
    room = fresh * s.parts.capacity
    largest = s.parts.capacity if fresh > 0 else 0
    for each in rooms:
        room += each
        if each > largest:
            largest = each
    if ordinary >= n and room >= n:
        return True
    return double and ordinary >= n - 1 and largest >= 2 and room >= n + 1


def can_move(s: GugongState, seat: int) -> bool:
    """Whether any of the player's ships can be moved. [G-CANAL-06]"""
    for h in range(len(s.harbours)):
        ship = s.harbours[h]
        if ship >= 0 and ship >> 4 == seat and next_free(s, h) >= 0:
            return True
    return False


def launch(s: GugongState, seat: int, route: int) -> int:
    """A new, empty ship in the first free harbour of a route; something must be loaded at once. [G-CANAL-05]"""
    h = first_free(s, route)
    s.harbours[h] = seat << 4
    if s.log is not None:
        s.tell("launched", seat, {"harbour": harbour_name(s, s.table.first_harbour + h)}, "G-CANAL-05")
    return h


def put_aboard(s: GugongState, seat: int, h: int, piece: int, from_free: bool) -> None:
    """One piece goes on a ship. [G-CANAL-04]"""
    p = s.seats[seat]
    if piece:
        p.double = ON_SHIP
        s.harbours[h] |= 8
    else:
        if from_free:
            p.free -= 1
        else:
            p.hired -= 1
        s.harbours[h] += 1
    s.canal_done = 1
    if s.log is not None:
        args: dict[str, Arg] = {"harbour": harbour_name(s, s.table.first_harbour + h), "aboard": load_of(s.harbours[h])}
        s.tell("loaded", seat, args, "G-CANAL-04")


def harbour_name(s: GugongState, harbour: int) -> Message:
    """A harbour by its number and, where there are two, its waterway."""
    number: Arg = harbour % N_HARBOURS + 1
    if s.table.n_routes == 1:
        return Message("gugong-harbour", {"number": number})
    return Message("gugong-harbour-on", {"number": number, "route": s.parts.route_names[harbour // N_HARBOURS]})


def unload(s: GugongState, seat: int, h: int) -> int:
    """The ship goes back to the reserve and its pieces become free; returns the ordinary servants. [G-DOUBLE-08]"""
    p = s.seats[seat]
    ship = s.harbours[h]
    s.harbours[h] = NO_SHIP
    p.free += ship & 7
    if ship & 8:
        p.double = IS_FREE
    return ship & 7
