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
from courtier.games.viscounts.movement import N_SPACES, REACH
from courtier.games.viscounts.state import ViscountsState, top_manuscript
from courtier.games.viscounts.words import (
    BUILD,
    BUILDER,
    CASTLE_PLACES,
    CLERIC,
    CRIMINAL,
    INNER,
    MERCHANT,
    N_ICONS,
    N_SEGMENTS,
    NOBLE,
    PLACE_WORKERS,
    TRADE,
    TRANSCRIBE,
)

FURTHER: Final = 3  # spaces that silver is spent on at most


@final
class Outlook:
    """The best of each action next turn. Made for one position."""

    best: list[float]  # by action; 0 where there is none
    s: ViscountsState
    seat: int
    supply: int
    pieces: list[float]  # by segment: what the manuscript is worth ...
    costs: list[int]  # ... and the clerics that it takes

    def __init__(self, s: ViscountsState, seat: int, have: list[int], counts: list[int]) -> None:
        """`have`: icons that will count next turn before a card is played; `counts`: manuscripts by ribbon."""
        self.best = [0.0] * 4
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
        must = s.box.cost[card]
        free = s.box.boards[p.board].spaces_by_built[p.built]
        reach = REACH[s.ground.position[p.space // 3] * 3 + p.space % 3]
        found = 0
        for steps in range(must, must + free + min(p.silver, FURTHER) + 1):
            fresh = reach[steps] & ~found
            found |= fresh
            price = SILVER * max(0, steps - must - free)
            for at in range(N_SPACES):
                if fresh >> at & 1:
                    segment = s.ground.layout[at // 3]
                    if at % 3 == INNER:
                        self.ride_in(segment, nobles, clerics, price)
                    else:
                        self.ride_out(segment, at % 3, merchants, built, price)

    def ride_in(self, segment: int, nobles: int, clerics: int, price: float) -> None:
        """Workers or a manuscript. [W-CASTLE-01, W-MANU-01]"""
        s = self.s
        p = s.seats[self.seat]
        workers, value = 0, 0.0
        for i in range(len(s.box.noble_need)):
            missing = s.box.noble_need[i] - nobles
            if i < self.supply and missing <= p.gold:
                worth = WORKER * (i + 1) - RESOURCE * max(0, missing)
                if worth > value:
                    value, workers = worth, i + 1
        if workers:
            if s.castle[self.seat * CASTLE_PLACES + s.ground.section[segment]] + workers >= s.box.threshold:
                value += ADVANCE
            self.best[PLACE_WORKERS] = max(self.best[PLACE_WORKERS], value - price)
        missing = self.costs[segment] - clerics
        if missing <= p.ink:
            value = self.pieces[segment] - RESOURCE * max(0, missing) - price
            self.best[TRANSCRIBE] = max(self.best[TRANSCRIBE], value)

    def ride_out(self, segment: int, bank: int, merchants: int, built: float, price: float) -> None:
        """A trade or a building. [W-TRADE-02, W-BUILD-01]"""
        s = self.s
        self.best[TRADE] = max(self.best[TRADE], trade_worth(s, segment * 2 + bank, merchants) - price)
        if built - price > self.best[BUILD] and has_site(s, segment * 3 + bank):
            self.best[BUILD] = built - price
