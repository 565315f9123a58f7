"""The course of a game. [section 3]"""

from __future__ import annotations

from typing import final

from courtier.core.combinators import Condition, EachSeat, RepeatUntil, When, seq
from courtier.core.state import Effect, Event, Frame
from courtier.games.gugong.book import Book
from courtier.games.gugong.exchange import exchange_kinds
from courtier.games.gugong.meng import AfterDusk, Dusk
from courtier.games.gugong.morning import AfterFirstDay, EveOfDay, NextDay, RefillMap, RollDice, StartPlayer
from courtier.games.gugong.night import DestinyDice, DiceBonus, NewHands, ShipsSail
from courtier.games.gugong.scoring import FinalScoring
from courtier.games.gugong.state import Clause, GugongState


@final
class AllDaysOver(Condition[GugongState]):
    """The game lasts a fixed number of days. [G-FLOW-01]"""

    def holds(self, s: GugongState, f: Frame) -> bool:
        return s.nights >= s.parts.days


@final
class InPlayerOrder(EachSeat[GugongState]):
    """The humans in player order; Meng, where he takes part, in his place. [G-TERM-07]"""

    def __init__(self, item: Effect[GugongState], meng: Effect[GugongState] | None = None) -> None:
        super().__init__(item)
        self.meng = meng

    def run(self, s: GugongState, f: Frame) -> None:
        for seat in reversed(s.order()):
            if not s.is_meng(seat):
                s.push(self.item, seat)
            elif self.meng is not None:
                s.push(self.meng, seat)


@final
class StartOfDay(Clause):
    """Nobody has passed yet, and the start player begins. [G-DAY-01]"""

    def __init__(self, turns: Effect[GugongState]) -> None:
        super().__init__()
        self.turns = turns

    def parts(self) -> list[Effect[GugongState]]:
        return [self.turns]

    def run(self, s: GugongState, f: Frame) -> None:
        s.passed = 0
        s.push(self.turns, s.start)


@final
class Turns(Clause):
    """Single turns round and round until all have passed; the frame's seat is the next one. [G-DAY-01, G-DAY-02]

    a: 1 + the seat whose turn is over, b: the kinds of token exchange that it could make when its turn began. Whoever
    can make another kind now may still do so before the next turn; what was possible before was offered before.
    [G-FLOW-03, G-TOKEN-04]
    """

    def fits(self, s: GugongState, f: Frame) -> bool:
        return 0 <= f.seat < len(s.seats) and 0 <= f.a <= s.n_seats and 0 <= f.b < 1 << len(s.parts.exchanges)

    def ints(self) -> list[str]:
        return ["after", "exchanges", "c"]

    def run(self, s: GugongState, f: Frame) -> None:
        n = s.table.n_players
        seat = f.seat
        if f.a > 0 and exchange_kinds(s, f.a - 1) & ~f.b and self._goes_on(s):
            s.push(self, seat)
            s.push(s.book.turn_exchange, f.a - 1)
            return
        for _ in range(n):
            if not s.passed >> seat & 1:
                if s.has_cards(seat):
                    s.turn = seat
                    if s.is_meng(seat):
                        s.push(self, (seat + 1) % n)
                        s.push(s.book.meng_turn, seat)
                    else:
                        s.push(self, (seat + 1) % n, seat + 1, exchange_kinds(s, seat))
                        s.push(s.book.turn, seat)
                    return
                s.passed |= 1 << seat
                if s.log is not None:
                    s.tell("passed", seat, {}, "G-DAY-01")
            seat = (seat + 1) % n

    def _goes_on(self, s: GugongState) -> bool:
        """Whether another turn follows; otherwise everybody may exchange now anyway. [G-TOKEN-04]"""
        for seat in range(s.table.n_players):
            if not s.passed >> seat & 1 and s.has_cards(seat):
                return True
        return False


@final
class Announce(Clause):
    """Say which phase begins."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def run(self, s: GugongState, f: Frame) -> None:
        if s.log is not None:
            s.log.append(Event(self.kind, -1, {"day": s.day}, rule="G-FLOW-01"))


@final
class Course:
    """The phases as effects: this reads like the contents of the rulebook."""

    def __init__(self, book: Book) -> None:
        self.turns = Turns()
        self.decrees = InPlayerOrder(book.morning_decrees, book.meng_morning)
        self.next_day = NextDay()
        self.morning = seq(StartPlayer(), RefillMap(), RollDice(), self.decrees, self.next_day)
        self.eve = EveOfDay()
        self.day = StartOfDay(self.turns)
        self.evening = seq(book.collect_stations, InPlayerOrder(book.evening_exchange))
        self.dusk = seq(Dusk(), AfterDusk())
        self.dice = seq(DestinyDice(), DiceBonus())
        self.claims = InPlayerOrder(book.night_claim)
        self.ships = seq(ShipsSail(), self.claims)
        self.new_hands = NewHands()
        self.night = seq(Announce("night"), self.dice, self.ships, self.new_hands)
        self.cycle = seq(
            When(AfterFirstDay(), self.morning), Announce("day-phase"), self.day, self.evening, self.dusk, self.night
        )
        self.days = RepeatUntil(AllDaysOver(), self.cycle)
        self.last_exchanges = InPlayerOrder(book.last_exchange)
        self.scoring = FinalScoring()
        self.ending = seq(self.last_exchanges, self.scoring)
        self.game = seq(self.days, self.ending)
