"""Virtue and corruption: two markers that move towards each other until they are stuck. [W-VC]"""

from __future__ import annotations

from typing import final

from courtier.core.messages import Arg, Message, Name
from courtier.core.state import Event, Frame
from courtier.games.viscounts.names import seat_of, who
from courtier.games.viscounts.state import Clause, Seat, ViscountsState
from courtier.games.viscounts.words import TRACK_SPACES


def is_stuck(seat: Seat) -> bool:
    """Whether the markers share a space; they stay together until the collision. [W-VC-02]"""
    return seat.corruption == seat.virtue


def gain_corruption(s: ViscountsState, p: int, n: int) -> None:
    """Move the corruption marker right; stuck markers move together; a step off the track is lost. [W-VC-01..03]"""
    seat = s.seats[p]
    for _ in range(n):
        if seat.corruption < seat.virtue:
            seat.corruption += 1
        elif seat.corruption < TRACK_SPACES:
            seat.corruption += 1
            seat.virtue += 1
    if s.log is not None:
        args: dict[str, Arg] = {"who": who(s, p), "n": n, "corruption": seat.corruption, "virtue": seat.virtue}
        s.log.append(Event("corruption", seat_of(s, p), args, rule="W-VC-01"))


def gain_virtue(s: ViscountsState, p: int, n: int) -> None:
    """Move the virtue marker left; stuck markers move together; a step off the track is lost. [W-VC-01..03]"""
    seat = s.seats[p]
    for _ in range(n):
        if seat.corruption < seat.virtue:
            seat.virtue -= 1
        elif seat.virtue > 1:
            seat.corruption -= 1
            seat.virtue -= 1
    if s.log is not None:
        args: dict[str, Arg] = {"who": who(s, p), "n": n, "corruption": seat.corruption, "virtue": seat.virtue}
        s.log.append(Event("virtue", seat_of(s, p), args, rule="W-VC-01"))


@final
class GainCorruption(Clause):
    """Gain corruption."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        gain_corruption(s, f.seat, self.n)

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return s.seats[f.seat].corruption < TRACK_SPACES

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-gain", {"n": self.n, "good": Name("viscounts-good-corruption")})


@final
class GainVirtue(Clause):
    """Gain virtue."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        gain_virtue(s, f.seat, self.n)

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return s.seats[f.seat].virtue > 1

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-gain", {"n": self.n, "good": Name("viscounts-good-virtue")})
