"""The morning of days 2 to 4, in five steps. [section 4]"""

from __future__ import annotations

from typing import final

from courtier.core.combinators import Condition
from courtier.core.state import Event, Frame
from courtier.games.gugong.setup import roll
from courtier.games.gugong.state import NO_TOKEN, NOBODY, Clause, GugongState


@final
class AfterFirstDay(Condition[GugongState]):
    """Day 1 has no morning: set-up replaces it. [G-FLOW-02]"""

    def holds(self, s: GugongState, f: Frame) -> bool:
        return s.nights > 0


@final
class EveOfDay(Clause):
    """For positions written by hand: their `day` is the one that begins, but the marker still shows the one before."""

    def run(self, s: GugongState, f: Frame) -> None:
        if s.nights >= s.day:
            return
        if s.day > 1:
            s.day -= 1
        else:
            s.nights = 1


@final
class StartPlayer(Clause):
    """The holder of the medal starts; the medal goes back to the board. [G-MORNING-01]"""

    def run(self, s: GugongState, f: Frame) -> None:
        if s.medal != NOBODY:
            s.start = s.medal
            s.medal = NOBODY
        if s.log is not None:
            s.tell("start-player", s.start, {}, "G-MORNING-01")


@final
class RefillMap(Clause):
    """A token on every city that has neither token nor traveller, in data order. [G-MORNING-02]"""

    def run(self, s: GugongState, f: Frame) -> None:
        occupied = 0
        for p in s.seats:
            if p.city >= 0:
                occupied |= 1 << p.city
        laid = 0
        for city in s.table.map.cities:
            if s.tokens[city] != NO_TOKEN or occupied >> city & 1:
                continue
            if s.piled >= len(s.pile):
                shuffle_spent(s)
            if s.piled >= len(s.pile):
                break
            s.tokens[city] = s.pile[s.piled]
            s.piled += 1
            laid += 1
        s.reveals += 1
        if s.log is not None:
            s.log.append(Event("refill", -1, {"n": laid}, rule="G-MORNING-02"))


def shuffle_spent(s: GugongState) -> None:
    """The discarded tokens become new piles. [G-MORNING-02]"""
    pile = [kind for kind in range(len(s.spent)) for _ in range(s.spent[kind])]
    s.rng.shuffle(pile)
    s.pile = pile
    s.piled = 0
    s.spent = [0] * len(s.spent)


@final
class RollDice(Clause):
    """Roll all three dice. [G-MORNING-03]"""

    def run(self, s: GugongState, f: Frame) -> None:
        roll(s)
        s.reveals += 1
        if s.log is not None:
            s.log.append(
                Event("dice", -1, {"first": s.dice[0], "second": s.dice[1], "third": s.dice[2]}, rule="G-MORNING-03")
            )


@final
class NextDay(Clause):
    """The day marker advances, and in player order everybody may hire. [G-MORNING-05, G-RULING-33]"""

    def run(self, s: GugongState, f: Frame) -> None:
        s.day += 1
        if s.log is not None:
            s.log.append(Event("day", -1, {"day": s.day}, rule="G-MORNING-05"))
        n = s.parts.hire[min(s.day, len(s.parts.hire)) - 1]
        for seat in reversed(s.order()):
            s.push(s.book.meng_hire if s.is_meng(seat) else s.book.morning_hire, seat, 0, n)
