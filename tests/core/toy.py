"""Little Court: a toy game of a few minutes that uses every part of the engine.

Twelve cards with the values 1 to 12. At set-up each seat is dealt three cards and discards one. In each of three rounds
all bid a card in secret; the highest bid takes two coins and begins; then each seat in turn does one thing and may peek
at the deck for a coin. Whoever is asked may change a point into a coin at any time. Points and coins count.
"""

from __future__ import annotations

from typing import Any, Final

from courtier.core.combinators import (
    AnyOrder,
    Choose,
    EachSeat,
    Maybe,
    Pay,
    Repeat,
    RepeatUntil,
    Together,
    When,
    seq,
)
from courtier.core.engine import look_again
from courtier.core.game import Game, Score
from courtier.core.messages import Json, Message, Refused
from courtier.core.options import CHOICE, FLAG, NUMBER, Options, OptionSpec
from courtier.core.rng import Rng
from courtier.core.shapes import Fields, Items, Shape, Whole
from courtier.core.state import Effect, Frame
from courtier.games.faults import absent, out_of_range
from tests.core.toy_clauses import (
    ACT,
    BID,
    CARDS,
    CHANGE,
    COINS,
    ORDER,
    PEEK,
    ROUNDS,
    TABLE,
    Bid,
    BurnCard,
    DiscardOne,
    Draw,
    FromStarter,
    Gain,
    IsRich,
    NewRound,
    OpenBids,
    Peek,
    RoundsOver,
    Spend,
    ToySeat,
    ToyState,
)


class ToyGame(Game[ToyState]):
    """The toy with its effects, tables and documents."""

    def __init__(self) -> None:
        super().__init__("toy", 1, TABLE)
        self.digest = "0" * 64
        self.has_offers = True
        coin: Effect[ToyState] = Gain(1, 0)
        point: Effect[ToyState] = Gain(0, 1)
        rest = AnyOrder(ORDER, [Gain(1, 0), Gain(0, 1), Peek()], "toy-prompt-rest", ["T-REST-01"])
        trade = When(IsRich(), Pay(Spend(3), Gain(0, 3)), Gain(2, 0))
        twice = Repeat(2, When(IsRich(), point))
        buy = Pay(Spend(2), seq(Draw(), Gain(0, 1)))
        act = Choose(ACT, [coin, buy, rest, trade, twice, BurnCard()], "toy-prompt-act", ["T-TURN-01"])
        peek = Maybe(PEEK, Pay(Spend(1), Peek()), "toy-prompt-peek", "toy-decline", ["T-TURN-02"])
        turn = seq(act, peek)
        a_round = seq(NewRound(), Together(Bid()), OpenBids(), FromStarter(turn))
        self.rounds = RepeatUntil(RoundsOver(), a_round)
        self.discards = EachSeat(DiscardOne())
        self.turn = turn
        self.effects.add("setup", self.discards)
        self.effects.add("rounds", self.rounds)
        self.effects.add("alone", Together(Bid()))  # for documents that show it on its own

    def option_specs(self) -> list[OptionSpec]:
        return [
            OptionSpec("players", NUMBER, 2, 2, 4, rule="T-SETUP-00"),
            OptionSpec("rich", FLAG, False),
            OptionSpec("length", CHOICE, "long", choices=["long", "short"]),
        ]

    def check_options(self, options: Options) -> None:
        if options.flag("rich") and options.choice("length") == "short":
            raise Refused(Message("error-option-combination", {"first": "rich", "second": "length"}))

    def new(self, options: Options, rng: Rng) -> ToyState:
        n = options.number("players")
        cards = list(range(1, CARDS + 1))
        rng.shuffle(cards)
        seats = [ToySeat(sorted(cards[3 * i : 3 * i + 3])) for i in range(n)]
        s = ToyState(seats, options, [Frame(self.rounds, -1), Frame(self.discards, -1)], rng)
        s.deck = cards[3 * n :]
        for i in range(n):
            seats[i].coins = 2 if options.flag("rich") else 0
            for card in seats[i].hand:
                s.known[card] = 1 << i
        return s

    def bound(self, options: Options) -> int:
        return 4 + ROUNDS * options.number("players") * 40

    def options_of(self, s: ToyState) -> Options:
        return s.chosen

    def in_setup(self, s: ToyState) -> bool:
        return s.round == 0

    def copy(self, s: ToyState) -> ToyState:
        return s.copy()

    def scores(self, s: ToyState) -> list[Score]:
        totals = [seat.points * 2 + seat.coins for seat in s.seats]
        return [
            Score({"points": seat.points * 2, "coins": seat.coins}, total, total == max(totals))
            for seat, total in zip(s.seats, totals, strict=True)
        ]

    # -- hidden cards

    def view(self, s: ToyState, seat: int) -> dict[str, Json]:
        def shown(card: int) -> Json:
            return card if seat >= 0 and s.known[card] >> seat & 1 else None

        def pile(cards: list[int]) -> list[Json]:
            known: list[Json] = [shown(card) for card in cards if shown(card) is not None]
            return known + [None] * (len(cards) - len(known))

        return {
            "round": s.round,
            "starter": s.starter,
            "deck": [shown(card) for card in s.deck],
            "discarded": [*s.discarded],
            "answered": [answer >= 0 for answer in s.answers],
            "answer": s.answers[seat] if s.answers and seat >= 0 else None,
            "seats": [{"hand": pile(one.hand), "coins": one.coins, "points": one.points} for one in s.seats],
        }

    def determinize(self, s: ToyState, seat: int, rng: Rng) -> ToyState:
        out = s.copy()
        piles = [one.hand for one in out.seats] + [out.deck]
        hidden = [card for pile in piles for card in pile if not out.known[card] >> seat & 1]
        pool = sorted(hidden)
        rng.shuffle(pool)
        others = [0] * (CARDS + 1)
        for owner, pile in enumerate(piles):
            # The others' knowledge of a card goes with its place, as far as this seat knows about it: owners know their
            # hands. What another seat peeked at is beyond this seat, but that it peeked is not kept here.
            known = [card for card in pile if out.known[card] >> seat & 1]
            if pile is out.deck:
                out.deck = [card if out.known[card] >> seat & 1 else pool.pop() for card in pile]
                continue
            dealt = [pool.pop() for _ in range(len(pile) - len(known))]
            for card in dealt:
                others[card] = 1 << owner
            pile[:] = sorted(known + dealt)
        for card in range(1, CARDS + 1):
            if not s.known[card] >> seat & 1:
                out.known[card] = others[card]
            elif card in out.deck or any(card in one.hand for one in out.seats):
                owner_mask = sum(1 << i for i in range(out.n_seats) if card in out.seats[i].hand)
                out.known[card] = owner_mask | 1 << seat
        for i in range(out.n_seats):
            if i != seat and out.answers and out.answers[i] >= 0:
                out.answers[i] = BID.at(out.seats[i].hand[rng.below(len(out.seats[i].hand))] - 1)
        out.rng = Rng(rng.word().to_bytes(32, "big"), 0, [])
        look_again(self, out)
        return out

    def faults(self, s: ToyState) -> list[Message]:
        cards = s.deck + s.discarded + [card for seat in s.seats for card in seat.hand]
        out = [] if sorted(cards) == list(range(1, CARDS + 1)) else [absent("table", "card")]
        coins = [seat.coins for seat in s.seats]
        out += [out_of_range("table.seats", n, 0, COINS) for n in (min(coins), sum(coins)) if not 0 <= n <= COINS]
        return out

    # -- a point into a coin, at any time

    def offers(self, s: ToyState, f: Frame) -> list[int]:
        return [CHANGE.first] if s.seats[f.seat].points > 0 else []

    def is_offer(self, action: int) -> bool:
        return CHANGE.has(action)

    def take_offer(self, s: ToyState, f: Frame, action: int) -> None:
        s.seats[f.seat].points -= 1
        s.seats[f.seat].coins += 1

    def label_offer(self, s: ToyState, f: Frame, action: int) -> Message:
        return Message("toy-label-change")

    def targets_offer(self, s: ToyState, f: Frame, action: int) -> list[str]:
        return ["points"]

    def why_not_offer(self, s: ToyState, f: Frame, action: int) -> Message | None:
        return Message("toy-whynot-no-point", {}, "T-CHANGE-01") if not s.seats[f.seat].points else None

    # -- documents

    def position_shape(self) -> Shape:
        card = Whole(1, CARDS)
        seat = Fields(
            {
                "hand": Items(card, 0, CARDS, "cards in hand"),
                "coins": Whole(0, COINS),
                "points": Whole(0, COINS),
            }
        )
        known = Fields({str(i): Whole(0, 15) for i in range(1, CARDS + 1)}, "who knows a card, as a bit mask")
        return Fields(
            {
                "round": Whole(0, ROUNDS),
                "starter": Whole(0, 3),
                "deck": Items(card, 0, CARDS, "its top card last"),
                "discarded": Items(card, 0, CARDS),
                "seats": Items(seat, 0, 4),
                "known": known,
            }
        )

    def write_position(self, s: ToyState) -> dict[str, Json]:
        return {
            "round": s.round,
            "starter": s.starter,
            "deck": [*s.deck],
            "discarded": [*s.discarded],
            "seats": [{"hand": [*one.hand], "coins": one.coins, "points": one.points} for one in s.seats],
            "known": {str(card): s.known[card] for card in range(1, CARDS + 1)},
        }

    def read_position(self, s: ToyState, table: dict[str, Any]) -> None:
        s.round = table.get("round", s.round)
        s.starter = table.get("starter", s.starter)
        seats = table.get("seats", [])
        if len(seats) > s.n_seats or s.starter >= s.n_seats:
            raise Refused(Message("error-position-seats", {"place": "table.seats", "high": s.n_seats}))
        hands = [one.get("hand") for one in seats] + [None] * (s.n_seats - len(seats))
        named = [card for hand in hands for card in hand or []]
        named += table.get("deck", []) + table.get("discarded", [])
        if len(set(named)) < len(named):
            raise Refused(Message("error-position-twice", {"place": "table"}))
        for i in range(s.n_seats):
            kept = [card for card in s.seats[i].hand if card not in named]
            s.seats[i].hand = kept if hands[i] is None else sorted(hands[i])
        s.discarded = table.get("discarded", [card for card in s.discarded if card not in named])
        placed = s.discarded + [card for one in s.seats for card in one.hand]
        rest = [card for card in s.deck if card not in placed and card not in named]
        lost = [card for card in range(1, CARDS + 1) if card not in placed + rest + table.get("deck", [])]
        s.deck = lost + rest + table.get("deck", [])
        for i, one in enumerate(seats):
            s.seats[i].coins = one.get("coins", s.seats[i].coins)
            s.seats[i].points = one.get("points", s.seats[i].points)
        for card in range(1, CARDS + 1):
            owners = sum(1 << i for i in range(s.n_seats) if card in s.seats[i].hand)
            owners = (1 << s.n_seats) - 1 if card in s.discarded else owners
            s.known[card] = table.get("known", {}).get(str(card), owners)

    def moments(self, s: ToyState) -> dict[str, list[Frame]]:
        after = [Frame(self.rounds, -1, s.round)]
        out = {"round": after, "end": []}
        for seat in range(s.n_seats):
            out[f"turn of seat {seat}"] = [*after, Frame(self.turn, seat)]
        return out


TOY: Final = ToyGame()
