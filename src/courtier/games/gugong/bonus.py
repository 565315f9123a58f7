"""Bonus travel tokens: stationed for the rest of a day phase, they strengthen gifts, tax or follow others. [13]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Frame
from courtier.games.gugong.actions import LOCATIONS, OWN_BOARD, PIECES, STATION
from courtier.games.gugong.components import Token
from courtier.games.gugong.locations import BY_FOLLOWING
from courtier.games.gugong.servants import Ask
from courtier.games.gugong.state import IS_FREE, IS_HIRED, NO_TOKEN, STATIONED, Clause, GugongState
from courtier.games.gugong.tracks import gain_vp


def pack(seat: int, kind: int, place: int, double: int) -> int:
    """A stationed token as one number."""
    return ((seat * 32 + kind) * 8 + place) * 2 + double


def owner_of(station: int) -> int:
    """Who stationed it."""
    return station // 512


def kind_of(station: int) -> int:
    """Which kind of token it is."""
    return station // 16 % 32


def place_of(station: int) -> int:
    """At which location it lies, or OWN_BOARD."""
    return station // 2 % 8


def gift_bonus(s: GugongState, seat: int) -> int:
    """By how much this player's gifts count more today. [G-BONUS-04]"""
    total = 0
    for station in s.stations:
        if owner_of(station) == seat and place_of(station) == OWN_BOARD:
            total += s.parts.tokens[kind_of(station)].ops[1].n
    return total


def is_tax(token: Token) -> bool:
    """Whether a token at a location takes points from others. [G-BONUS-05]"""
    return token.ops[1].word == ""


@final
class Station(Ask):
    """Station the bonus token just taken together with a hired piece, or store it. b: its kind. [G-BONUS-02]"""

    def __init__(self, kind: int, own_board: bool) -> None:
        super().__init__("station", ["G-BONUS-02", "G-BONUS-03"])
        self.kind = kind
        self.own_board = own_board

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        double = p.double == IS_HIRED
        if p.hired == 0 and not double:
            return []
        out: list[int] = [PASS]
        for place in range(OWN_BOARD if self.own_board else 0, OWN_BOARD + 1 if self.own_board else OWN_BOARD):
            if p.hired > 0:
                out.append(STATION.first + place * 2)
            if double:
                out.append(STATION.first + place * 2 + 1)
        return out

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        at = action - STATION.first
        p = s.seats[f.seat]
        if at % 2:
            p.double = STATIONED
        else:
            p.hired -= 1
        s.stations = [*s.stations, pack(f.seat, self.kind, at // 2, at % 2)]
        s.taken = NO_TOKEN
        if s.log is not None:
            args: dict[str, Arg] = {"token": s.parts.token_names[self.kind]}
            if at // 2 == OWN_BOARD:
                s.tell("stationed-board", f.seat, args, "G-BONUS-02")
            else:
                args["location"] = s.parts.location_names[at // 2]
                s.tell("stationed", f.seat, args, "G-BONUS-02")

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        place, double = STATION.coords(action)
        key = "board" if place == OWN_BOARD else "location"
        args: dict[str, Arg] = {"token": s.parts.token_names[self.kind]}
        if place != OWN_BOARD:
            args["location"] = s.parts.location_names[place]
        return Message(f"gugong-label-station-{key}{'-double' if double else ''}", args)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        if action == PASS:
            return []
        place, double = STATION.coords(action)
        where = "own-board" if place == OWN_BOARD else f"location:{LOCATIONS[place]}"
        return [where, f"crew:{PIECES[double]}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not STATION.has(action):
            return None
        place = STATION.coords(action)[0]
        if (place == OWN_BOARD) != self.own_board:
            return Message("gugong-whynot-station-place", {"token": s.parts.token_names[self.kind]}, "G-BONUS-02")
        return Message("gugong-whynot-no-piece", {}, "G-BONUS-02")


@final
class AfterAction(Clause):
    """When an action is complete: tax first, then the followers, clockwise from its player. b: location.

    [G-BONUS-05, G-BONUS-06, G-BONUS-07]
    """

    def run(self, s: GugongState, f: Frame) -> None:
        here = [station for station in s.stations if place_of(station) == f.b and owner_of(station) != f.seat]
        for station in here:
            token = s.parts.tokens[kind_of(station)]
            if is_tax(token):
                owner = owner_of(station)
                if s.log is not None:
                    args: dict[str, Arg] = {"location": s.parts.location_names[f.b], "owner": s.name(owner)}
                    s.tell("taxed", f.seat, args, "G-BONUS-05")
                gain_vp(s, owner, token.ops[1].n, "G-BONUS-05")
                if s.seats[f.seat].vp > s.parts.vp_floor:
                    gain_vp(s, f.seat, token.ops[1].low, "G-BONUS-05")
        n = s.table.n_players
        for i in range(n - 1, 0, -1):
            owner = (f.seat + i) % n
            for station in here:
                if owner_of(station) == owner and not is_tax(s.parts.tokens[kind_of(station)]):
                    s.push(s.book.locations[f.b], owner, BY_FOLLOWING)

    def fits(self, s: GugongState, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats and 0 <= f.b < len(LOCATIONS)

    def ints(self) -> list[str]:
        return ["a", "location", "c"]


@final
class CollectStations(Clause):
    """After the day phase stationed tokens are stored and their servants become free. [G-BONUS-03]"""

    def run(self, s: GugongState, f: Frame) -> None:
        if not s.stations:
            return
        station = -1
        for seat in s.order():
            for each in s.stations:
                if station < 0 and owner_of(each) == seat:
                    station = each
        rest = s.stations.copy()
        rest.remove(station)
        s.stations = rest
        seat = owner_of(station)
        p = s.seats[seat]
        if station % 2:
            p.double = IS_FREE
        else:
            p.free += 1
        s.taken = kind_of(station)
        s.push(self, f.seat)
        s.push(s.book.store_token, seat)
