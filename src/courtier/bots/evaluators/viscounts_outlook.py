"""What a player of Viscounts could do next turn with the cards in hand and on the board, in points."""

from __future__ import annotations

from typing import Final, final

from courtier.bots.evaluators.viscounts_quick import (
    ADVANCE,
    RESOURCE,
    SILVER,
    WORKER,
    building_worth,
    piece_worth,
    trade_worth,
)
from courtier.games.viscounts.building import has_site
from courtier.games.viscounts.movement import rings_around
from courtier.games.viscounts.state import ViscountsState, top_manuscript
from courtier.games.viscounts.words import (
    BUILDER,
    CASTLE_PLACES,
    CLERIC,
    CRIMINAL,
    INNER,
    MERCHANT,
    N_ICONS,
    N_SEGMENTS,
    NOBLE,
)

FURTHER: Final = 3  # spaces that silver is spent on at most


@final
class Outlook:
    """The best of each action next turn. Made for one position."""

    trade: float  # the best of each action; 0 where there is none
    building: float
    workers: float
    manuscript: float
    s: ViscountsState
    seat: int
    supply: int
    pieces: list[float]  # by segment: what the manuscript is worth ...
    costs: list[int]  # ... and the clerics that it takes
    sent: int  # with the card looked at: workers that enter the castle ...
    entered: float  # ... and what they are worth

    def __init__(self, s: ViscountsState, seat: int, have: list[int], counts: list[int]) -> None:
        """`have`: icons that will count next turn before a card is played; `counts`: manuscripts by ribbon."""
        self.trade = self.building = self.workers = self.manuscript = 0.0
        self.s = s
        self.seat = seat
        self.supply = s.box.workers
        for place in range(seat * CASTLE_PLACES, (seat + 1) * CASTLE_PLACES):
            self.supply -= s.castle[place]
        self.pieces = []
        self.costs = []
        for segment in range(N_SEGMENTS):
            top = top_manuscript(s, segment)
            self.pieces.append(piece_worth(s, top, counts))
            self.costs.append(s.box.manuscript_cost[top] if top >= 0 else s.box.printed_manuscript_cost[segment])
        for card in s.seats[seat].hand:
            self.play(card, have)

    def play(self, card: int, have: list[int]) -> None:
        """Everything within reach if this card is played."""
        s = self.s
        p = s.seats[self.seat]
        icons = s.box.icons
        first = card * N_ICONS
        wild = have[CRIMINAL] + icons[first + CRIMINAL]
        merchants = have[MERCHANT] + icons[first + MERCHANT] + wild
        nobles = have[NOBLE] + icons[first + NOBLE] + wild
        clerics = have[CLERIC] + icons[first + CLERIC] + wild
        built = building_worth(s, self.seat, have[BUILDER] + icons[first + BUILDER] + wild)
        self.count_workers(nobles)
        free = s.box.boards[p.board].spaces_by_built[p.built]
        rings = rings_around(s, self.seat, s.box.cost[card])
        for more in range(min(len(rings), free + min(p.silver, FURTHER) + 1)):
            price = SILVER * max(0, more - free)
            for at in rings[more]:
                segment = s.ground.layout[at // 3]
                if at % 3 == INNER:
                    self.ride_in(segment, clerics, price)
                else:
                    self.ride_out(segment, at % 3, merchants, built, price)

    def count_workers(self, nobles: int) -> None:
        """How many workers are best sent for so many icons, gold for those missing. [W-CASTLE-01]"""
        s = self.s
        gold = s.seats[self.seat].gold
        self.sent, self.entered = 0, 0.0
        for i in range(len(s.box.noble_need)):
            missing = s.box.noble_need[i] - nobles
            if i < self.supply and missing <= gold:
                worth = WORKER * (i + 1) - RESOURCE * max(0, missing)
                if worth > self.entered:
                    self.entered, self.sent = worth, i + 1

    def ride_in(self, segment: int, clerics: int, price: float) -> None:
        """Workers or a manuscript. [W-CASTLE-01, W-MANU-01]"""
        s = self.s
        if self.sent:
            value = self.entered
            if s.castle[self.seat * CASTLE_PLACES + s.ground.section[segment]] + self.sent >= s.box.threshold:
                value += ADVANCE
            if value - price > self.workers:
                self.workers = value - price
        missing = self.costs[segment] - clerics
        if missing <= s.seats[self.seat].ink:
            value = self.pieces[segment] - RESOURCE * max(0, missing) - price
            if value > self.manuscript:
                self.manuscript = value

    def ride_out(self, segment: int, bank: int, merchants: int, built: float, price: float) -> None:
        """A trade or a building. [W-TRADE-02, W-BUILD-01]"""
        s = self.s
        value = trade_worth(s, segment * 2 + bank, merchants) - price
        if value > self.trade:
            self.trade = value
        if built - price > self.building and has_site(s, segment * 3 + bank):
            self.building = built - price
