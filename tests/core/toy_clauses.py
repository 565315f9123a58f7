"""The clauses of Little Court: its table of actions, its state, and what can happen and be asked in it."""

from __future__ import annotations

from typing import Final, final

from courtier.core.actions import ActionTable
from courtier.core.combinators import (
    Condition,
    EachSeat,
)
from courtier.core.messages import Message, Name, SeatName
from courtier.core.options import Options
from courtier.core.rng import Rng
from courtier.core.state import Decision, Effect, Event, Frame, State

CARDS: Final = 12
ROUNDS: Final = 3
COINS: Final = 60

TABLE: Final = ActionTable("toy", 1)
DISCARD: Final = TABLE.block("discard", [str(card) for card in range(1, CARDS + 1)])
BID: Final = TABLE.block("bid", [str(card) for card in range(1, CARDS + 1)])
ACT: Final = TABLE.block("act", ["earn", "buy", "rest", "trade", "twice", "burn"])
ORDER: Final = TABLE.block("first", ["coin", "point", "spy"])
PEEK: Final = TABLE.block("peek", ["yes", "no"])
CHANGE: Final = TABLE.block("change", ["point"])


@final
class ToySeat:
    """One player."""

    def __init__(self, hand: list[int]) -> None:
        self.hand = hand
        self.coins = 0
        self.points = 0
        self.bid = 0

    def copy(self) -> ToySeat:
        other = ToySeat(self.hand.copy())
        other.coins = self.coins
        other.points = self.points
        other.bid = self.bid
        return other


@final
class ToyState(State):
    """The table; the top of the deck is its end. `known[card]` is the bit mask of the seats that know where it is."""

    def __init__(self, seats: list[ToySeat], options: Options, stack: list[Frame], rng: Rng) -> None:
        super().__init__(len(seats), stack, rng)
        self.seats = seats
        self.chosen = options
        self.deck: list[int] = []
        self.discarded: list[int] = []
        self.known = [0] * (CARDS + 1)
        self.round = 0
        self.starter = 0

    def copy(self) -> ToyState:
        other = ToyState([seat.copy() for seat in self.seats], self.chosen, self.stack.copy(), self.rng.copy())
        other.deck = self.deck.copy()
        other.discarded = self.discarded.copy()
        other.known = self.known.copy()
        other.round = self.round
        other.starter = self.starter
        self.copy_base(other)
        return other


class DiscardOne(Decision[ToyState]):
    """Set-up: discard one of three cards."""

    def rules(self) -> list[str]:
        return ["T-SETUP-01"]

    def legal(self, s: ToyState, f: Frame) -> list[int]:
        return [DISCARD.at(card - 1) for card in s.seats[f.seat].hand]

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        discard(s, f.seat, DISCARD.index(action) + 1)

    def prompt(self, s: ToyState, f: Frame) -> Message:
        return Message("toy-prompt-discard")

    def label(self, s: ToyState, f: Frame, action: int) -> Message:
        return Message("toy-label-discard", {"card": DISCARD.index(action) + 1})

    def targets(self, s: ToyState, f: Frame, action: int) -> list[str]:
        return [f"hand:{DISCARD.index(action) + 1}"]


class Bid(Decision[ToyState]):
    """A card from the hand, face down; asked of all who have one."""

    def rules(self) -> list[str]:
        return ["T-BID-01"]

    def who(self, s: ToyState, f: Frame) -> int:
        return sum(1 << i for i in range(s.n_seats) if s.seats[i].hand)

    def legal(self, s: ToyState, f: Frame) -> list[int]:
        return [BID.at(card - 1) for card in s.seats[f.seat].hand]

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        s.seats[f.seat].bid = BID.index(action) + 1
        discard(s, f.seat, BID.index(action) + 1)

    def prompt(self, s: ToyState, f: Frame) -> Message:
        return Message("toy-prompt-bid", {"round": s.round})

    def label(self, s: ToyState, f: Frame, action: int) -> Message:
        return Message("toy-label-bid", {"card": BID.index(action) + 1})

    def why_not(self, s: ToyState, f: Frame, action: int) -> Message | None:
        if BID.has(action):
            return Message("toy-whynot-not-in-hand", {"card": BID.index(action) + 1}, "T-BID-02")
        return None


class Gain(Effect[ToyState]):
    """Take coins and points."""

    def __init__(self, coins: int, points: int) -> None:
        super().__init__()
        self.coins = coins
        self.points = points

    def run(self, s: ToyState, f: Frame) -> None:
        s.seats[f.seat].coins += self.coins
        s.seats[f.seat].points += self.points
        tell(s, Event("gained", f.seat, {"coins": self.coins, "points": self.points}))

    def describe(self, s: ToyState, f: Frame) -> Message:
        return Message("toy-gain", {"coins": self.coins, "points": self.points})


class Spend(Effect[ToyState]):
    """Pay coins."""

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def can(self, s: ToyState, f: Frame) -> bool:
        return s.seats[f.seat].coins >= self.coins

    def run(self, s: ToyState, f: Frame) -> None:
        s.seats[f.seat].coins -= self.coins

    def describe(self, s: ToyState, f: Frame) -> Message:
        return Message("toy-spend", {"coins": self.coins})


class Draw(Effect[ToyState]):
    """Draw a card; only its owner sees it, and who has peeked at it before."""

    def can(self, s: ToyState, f: Frame) -> bool:
        return bool(s.deck)

    def run(self, s: ToyState, f: Frame) -> None:
        if not s.deck:
            return
        card = s.deck.pop()
        s.seats[f.seat].hand.append(card)
        s.seats[f.seat].hand.sort()
        s.known[card] |= 1 << f.seat
        s.reveals += 1
        hidden = Event("drew-a-card", f.seat, {"seat": SeatName(f.seat)})
        tell(s, Event("drew", f.seat, {"card": Name(f"toy-card-{card}")}, s.known[card], hidden))

    def describe(self, s: ToyState, f: Frame) -> Message:
        return Message("toy-draw")


class Peek(Effect[ToyState]):
    """Look at the top card of the deck."""

    def can(self, s: ToyState, f: Frame) -> bool:
        return bool(s.deck)

    def run(self, s: ToyState, f: Frame) -> None:
        card = s.deck[-1]
        s.known[card] |= 1 << f.seat
        s.reveals += 1
        tell(s, Event("peeked", f.seat, {"card": Name(f"toy-card-{card}")}, 1 << f.seat))

    def describe(self, s: ToyState, f: Frame) -> Message:
        return Message("toy-peek")


class NewRound(Effect[ToyState]):
    """Count the round."""

    def run(self, s: ToyState, f: Frame) -> None:
        s.round += 1
        tell(s, Event("round", -1, {"round": s.round}))


class OpenBids(Effect[ToyState]):
    """The highest bid takes two coins and begins."""

    def run(self, s: ToyState, f: Frame) -> None:
        bids = [seat.bid for seat in s.seats]
        if any(bids):
            s.starter = bids.index(max(bids))
            s.seats[s.starter].coins += 2
            tell(s, Event("bids", s.starter, {"bids": tuple(bids)}, rule="T-BID-03"))
        for seat in s.seats:
            seat.bid = 0


class FromStarter(EachSeat[ToyState]):
    """Every seat in turn, the starter first."""

    def seats(self, s: ToyState, f: Frame) -> list[int]:
        return [(s.starter + i) % s.n_seats for i in range(s.n_seats)]


class RoundsOver(Condition[ToyState]):
    """After three rounds, or two if that was chosen."""

    def holds(self, s: ToyState, f: Frame) -> bool:
        return s.round >= (2 if s.chosen.choice("length") == "short" else ROUNDS)


class IsRich(Condition[ToyState]):
    """Three coins or more."""

    def holds(self, s: ToyState, f: Frame) -> bool:
        return s.seats[f.seat].coins >= 3


class BurnCard(Decision[ToyState]):
    """Discard a card for a point; void without a card."""

    def rules(self) -> list[str]:
        return ["T-BURN-01"]

    def legal(self, s: ToyState, f: Frame) -> list[int]:
        return [DISCARD.at(card - 1) for card in s.seats[f.seat].hand]

    def apply(self, s: ToyState, f: Frame, action: int) -> None:
        discard(s, f.seat, DISCARD.index(action) + 1)
        s.seats[f.seat].points += 1

    def prompt(self, s: ToyState, f: Frame) -> Message:
        return Message("toy-prompt-burn")

    def label(self, s: ToyState, f: Frame, action: int) -> Message:
        return Message("toy-label-discard", {"card": DISCARD.index(action) + 1})

    def describe(self, s: ToyState, f: Frame) -> Message:
        return Message("toy-burn")


def discard(s: ToyState, seat: int, card: int) -> None:
    """Lay a card from the hand on the open pile."""
    s.seats[seat].hand.remove(card)
    s.discarded.append(card)
    s.known[card] = (1 << s.n_seats) - 1
    tell(s, Event("discarded", seat, {"card": Name(f"toy-card-{card}")}))


def tell(s: ToyState, event: Event) -> None:
    """Tell an event where somebody listens."""
    if s.log is not None:
        s.log.append(event)
