"""Viceroy's evaluator: circles in reach, science early and points late, attack and defence, the hand and its gems."""

from __future__ import annotations

from typing import Any, Final, final

from courtier.bots.evaluating import Evaluator
from courtier.bots.evaluators.viceroy_quick import quick_answer
from courtier.bots.evaluators.viceroy_weights import (
    CIRCLES_COMING,
    ETERNAL_HELPS,
    HAND_FIRST,
    HAND_NEXT,
    NEIGHBOUR_COMING,
    OPEN_CIRCLE,
    PLACE_LEVEL,
    PLACES,
    WEIGHTS,
)
from courtier.bots.evaluators.viceroy_worth import MORE_OF_A_COLOR, Holdings
from courtier.core.game import Game
from courtier.core.rng import FastRng
from courtier.games.viceroy.components import Card
from courtier.games.viceroy.game import ViceroyGame
from courtier.games.viceroy.pyramid import MIXED, WIDTH, card_at, circle_color
from courtier.games.viceroy.scoring import score_laws
from courtier.games.viceroy.state import Seat, ViceroyState

TERMS: Final = [
    "circles",
    "open_circles",
    "eternal",
    "laws",
    "power",
    "magic",
    "sets",
    "attack",
    "science",
    "gems",
    "hand",
    "pyramid",
]
CIRCLES: Final = 0
OPEN_CIRCLES: Final = 1
ETERNAL_GEMS: Final = 2
LAWS: Final = 3
POWER_TOKENS: Final = 4
MAGIC_TOKENS: Final = 5
SETS: Final = 6
ATTACK: Final = 7
SCIENCE_TOKENS: Final = 8
GEMS: Final = 9
HAND: Final = 10
PYRAMID: Final = 11


def rounds_left(s: ViceroyState) -> float:
    """Rounds of building still to come, the current one by how much of it is left."""
    rules = s.game.rules
    if s.ended:
        return 0.0
    left = float(rules.rounds - s.round)
    if s.round == 0:
        return left
    return left + 1.0 - s.building_round / rules.building_rounds if in_building(s) else left + 1.0


def in_building(s: ViceroyState) -> bool:
    """Whether the auction of this round is over."""
    for seat in s.seats:
        if seat.bidding:
            return False
    return True


@final
class ViceroyEvaluator(Evaluator):
    """A seat's final score as a player would guess it from the table."""

    cards: list[Card]

    def __init__(self, game: ViceroyGame) -> None:
        super().__init__(game, list(TERMS), WEIGHTS.copy(), 14.0, 60.0)
        self.cards = game.cards
        self.steps = 20
        self.samples = 1

    def fill(self, s: Any, seat: int, out: list[float]) -> None:
        state: ViceroyState = s
        left = rounds_left(state)
        have = Holdings(state, seat, left, self.weights)
        mine = state.seats[seat]
        self.fill_circles(mine, have, out)
        out[LAWS] = score_laws(state, mine) + self.law_hopes(mine, have)
        out[POWER_TOKENS] = float(have.power)
        out[MAGIC_TOKENS] = have.magic_worth(0, 0)
        out[SETS] = have.sets_worth(0, 0, 0)
        hits = have.against - have.defence
        out[ATTACK] = mine.attacks * (have.attack_worth() if left > 0.0 else 0.0)
        if hits > 0:
            out[ATTACK] -= hits * state.game.rules.attack_penalty
        out[SCIENCE_TOKENS] = have.science * have.income_worth()
        out[GEMS] = gems_worth(mine, have) if state.stack else 0.0
        out[HAND] = self.hand_worth(mine, have) if left > 0.0 else 0.0
        out[PYRAMID] = places_worth(have)

    def fill_circles(self, mine: Seat, have: Holdings, out: list[float]) -> None:
        """Circles that are closed, and those whose lower half is of one colour."""
        points = 0.0
        for place in mine.spots:
            if place < WIDTH * 2:
                continue
            color = MIXED
            for entry in mine.painted:
                if entry >> 2 == place:
                    color = entry & 3
            if color == MIXED:
                color = circle_color(self.cards, mine, place)
            if color != MIXED:
                have.closed[color] += 1
                points += place // WIDTH + have.bonus[color]
        out[CIRCLES] = points
        hope = have.w[OPEN_CIRCLE] * min(1.0, have.left / 3.0)
        points = 0.0
        for place in have.open:
            if place >= WIDTH * 2:
                color = self.cards[card_at(mine, place - WIDTH)].top_right
                if self.cards[card_at(mine, place - WIDTH + 1)].top_left == color:
                    points += hope * (place // WIDTH + have.bonus[color] + have.gem)
        out[OPEN_CIRCLES] = points
        points = float(have.eternal_levels)
        for color in range(4):
            points += have.eternal[color] * (have.bonus[color] + have.w[ETERNAL_HELPS] * have.left * have.gem)
            points += have.w[CIRCLES_COMING] * have.left * have.bonus[color]
        out[ETERNAL_GEMS] = points

    def law_hopes(self, mine: Seat, have: Holdings) -> float:
        """What laws that lie already may still gain."""
        game = have.game
        total = 0.0
        for i in range(len(mine.cards)):
            law = self.cards[mine.cards[i]]
            if not law.is_law:
                continue
            if law.effect == game.score_per_own_card:
                total += 1.2 * law.points * have.left
            elif law.effect == game.tuck_taken_cards:
                total += 0.3 * law.points * have.left
            elif law.effect == game.score_per_circle_and_eternal:
                total += 0.4 * law.points * have.left
            elif law.effect == game.score_per_adjacent_character:
                total += law.points * min(2.0, have.w[NEIGHBOUR_COMING] * have.left)
        return total

    def hand_worth(self, mine: Seat, have: Holdings) -> float:
        """The best cards count most: gems and rounds do not last for all of them."""
        worths: list[float] = []
        for entry in mine.hand:
            worths.append(have.best_spot(self.cards[entry >> 4], False))
        worths.sort()
        worths.reverse()
        total, share = 0.0, have.w[HAND_FIRST]
        for worth in worths:
            total += worth * share
            share *= have.w[HAND_NEXT]
        return total

    def uncertainty(self, s: Any) -> float:
        state: ViceroyState = s
        return rounds_left(state) / state.game.rules.rounds

    def quick(self, s: Any, seat: int, options: list[int], rng: FastRng) -> int:
        state: ViceroyState = s
        return quick_answer(state, seat, options, rng, Holdings(state, seat, rounds_left(state), self.weights))


def gems_worth(mine: Seat, have: Holdings) -> float:
    """Gems behind the screen, each colour with falling worth."""
    total = 0.0
    for color in range(4):
        for i in range(mine.gems[color]):
            total += MORE_OF_A_COLOR[i] if i < 9 else 0.0
    return total * have.gem


def places_worth(have: Holdings) -> float:
    """Open places for cards to come, the higher the better."""
    hope = 1.0 if have.left > 2.0 else have.left / 2.0
    total = 0.0
    for place in have.open:
        total += 1.0 + have.w[PLACE_LEVEL] * (place // WIDTH - 1)
    return have.w[PLACES] * total * hope


def make(game: Game[Any]) -> Evaluator:
    """The evaluator of this Viceroy, with its corrections."""
    assert isinstance(game, ViceroyGame)
    return ViceroyEvaluator(game)
