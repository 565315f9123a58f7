"""Gùgōng's evaluator: the palace before its deadline, the jade curve, ships in time, servants and turns left."""

from __future__ import annotations

from typing import Any, Final, final

from courtier.bots.evaluating import Evaluator
from courtier.bots.evaluators.gugong_quick import quick_answer
from courtier.core.game import Game
from courtier.core.rng import FastRng
from courtier.core.state import State
from courtier.games.gugong.game import GugongGame
from courtier.games.gugong.scoring import decree_points, jade_points
from courtier.games.gugong.state import LOCKED, MENG, NO_SEAT, NO_SHIP, GugongState, Seat, count
from courtier.games.gugong.tracks import audience_vp, best_seat
from courtier.games.gugong.wall import on_the_wall

TERMS: Final = [
    "points",
    "palace",
    "jade",
    "decrees",
    "servants",
    "wall",
    "ships",
    "travel",
    "intrigue",
    "cards",
]
POINTS: Final = 0
PALACE: Final = 1
JADE: Final = 2
DECREES: Final = 3
SERVANTS: Final = 4
WALL: Final = 5
SHIPS: Final = 6
TRAVEL: Final = 7
INTRIGUE: Final = 8
CARDS: Final = 9

# The numbers, tuned by play (tools/tune.py).
STEP: Final = 0  # an envoy step before the audience
LATE: Final = 1  # each step behind the even pace to the palace
LOST: Final = 2  # share of everything that is lost while a step is missing at the very end
JADE_MORE: Final = 3  # jade that will still come, per day left: a collection under way is worth its share of it
MORNING_TILE: Final = 4  # a morning decree per day left
PASSIVE_TILE: Final = 5  # a standing decree per day left
END_TILE: Final = 6  # growth of a level-3 decree per day left
HIRED: Final = 7  # a hired servant
HIRED_LAST: Final = 8  # the same with no turn left
FREE: Final = 9  # a free servant
DOUBLE: Final = 10  # the double servant unlocked
WALL_PIECE: Final = 11  # a servant on the wall
WALL_LEAD: Final = 12  # leading there, when it is full
LOADED: Final = 13  # a servant on a ship
FULL: Final = 14  # a ship with a full load
HARBOUR: Final = 15  # each harbour that a ship has come
TOKEN: Final = 16  # a stored travel token
INTRIGUE_STEP: Final = 17  # a step on the intrigue track
MEDAL: Final = 18  # the medal
TURN: Final = 19  # a card that can still be played today
EXTRA_CARD: Final = 20  # an extra card, per day left
CARD_VALUE: Final = 21  # the value of a gift card owned
WEIGHTS: Final = [
    0.9, 0.9, 0.9, 0.8, 1.8, 0.7, 1.2, 0.65, 0.09, 0.13, 2.7, 0.9, 2.3, 0.5, 1.6, 0.35, 0.9, 0.32, 0.65, 2.8, 2.4, 0.04,
]  # fmt: skip


@final
class GugongEvaluator(Evaluator):
    """A seat's final score: what it has, and what its pieces can still become."""

    def __init__(self, game: GugongGame) -> None:
        super().__init__(game, list(TERMS), WEIGHTS.copy(), 8.0, 45.0)

    def fill(self, s: Any, seat: int, out: list[float]) -> None:
        state: GugongState = s
        w = self.weights
        p = state.seats[seat]
        over = not state.stack
        mornings = 0.0 if over else float(state.parts.days - state.day)
        hand = 0 if over else hand_size(state, seat)
        turns = hand + mornings * (hand + count(p.discard))
        out[POINTS] = float(p.vp)
        out[JADE] = self.jade(state, p.jade, mornings)
        out[DECREES] = self.decrees(state, seat, mornings)
        use = 1.0 if turns >= 3.0 else turns / 3.0
        out[SERVANTS] = p.hired * (w[HIRED] * use + w[HIRED_LAST] * (1.0 - use)) + p.free * w[FREE] * use
        if p.double != LOCKED:
            out[SERVANTS] += w[DOUBLE] * use
        out[WALL] = self.wall(state, seat, use)
        out[SHIPS] = self.ships(state, seat, use, mornings)
        out[TRAVEL] = w[TOKEN] * p.worth() * (1.0 if not over else 0.0)
        out[INTRIGUE] = w[INTRIGUE_STEP] * p.intrigue * use
        if state.medal == seat:
            out[INTRIGUE] += w[MEDAL] * (1.0 if mornings > 0.0 else 0.0)
        out[CARDS] = w[TURN] * hand + w[EXTRA_CARD] * mornings * p.filled(state.parts.card_reward)
        out[CARDS] += w[CARD_VALUE] * self.card_values(state, p) * (1.0 if mornings > 0.0 else 0.0)
        out[PALACE] = 0.0
        out[PALACE] = self.palace(state, seat, p, turns, mornings, out)

    def palace(self, s: GugongState, seat: int, p: Seat, turns: float, mornings: float, out: list[float]) -> float:
        """The audience, or the way there; who falls behind the even pace fears to lose everything."""
        w = self.weights
        if p.audience != NO_SEAT:
            return float(audience_vp(s, p.audience))
        if s.is_meng(seat):
            return w[STEP] * p.palace
        goal = s.parts.palace_goal
        missing = goal - p.palace
        worth = w[STEP] * p.palace + 0.5 * audience_vp(s, best_seat(s)) * p.palace / goal
        days = s.parts.days
        behind = missing - goal * (mornings + 0.5) / days
        if behind > 0.0:
            worth -= w[LATE] * behind * behind
        if missing > turns * 0.9:  # it can hardly be reached any more
            risk = min(1.0, (missing - turns * 0.9) / 2.0)
            total = 0.0
            for part in out:
                total += part
            worth -= w[LOST] * risk * max(0.0, total)
        return worth

    def decrees(self, s: GugongState, seat: int, mornings: float) -> float:
        """Level 3 by what it counts now, the others by the days that they will serve."""
        w = self.weights
        p = s.seats[seat]
        total = 0.0
        if p.decrees:
            total = float(decree_points(s, seat, p.vp))
            for i in range(len(s.parts.tiles)):
                if p.decrees >> i & 1:
                    timing = s.parts.tiles[i].timing
                    if timing == "morning":
                        total += w[MORNING_TILE] * mornings
                    elif timing == "end":
                        total += w[END_TILE] * mornings
                    else:
                        total += w[PASSIVE_TILE] * (mornings + 0.4)
        return total

    def jade(self, s: GugongState, n: int, mornings: float) -> float:
        """Each jade is worth its share of the collection that the days left may complete."""
        if n == 0 or mornings == 0.0:
            return float(jade_points(s, n))
        goal = n + self.weights[JADE_MORE] * mornings
        full = len(s.parts.jade_table) - 1  # beyond it the curve is flat
        if goal > full:
            goal = float(max(full, n))
        low = int(goal)
        points = jade_points(s, low) + (goal - low) * (jade_points(s, low + 1) - jade_points(s, low))
        return points * n / goal

    def wall(self, s: GugongState, seat: int, use: float) -> float:
        """Pieces on the wall, and the lead as it fills up."""
        w = self.weights
        mine = s.seats[seat].on_wall()
        if mine == 0:
            return 0.0
        most = 0
        for other in range(len(s.seats)):
            if other != seat:
                most = max(most, s.seats[other].on_wall())
        fill = on_the_wall(s) / s.table.threshold
        worth = w[WALL_PIECE] * mine * use
        if mine > most:
            worth += w[WALL_LEAD] * min(1.0, fill)
        return worth

    def ships(self, s: GugongState, seat: int, use: float, mornings: float) -> float:
        """A load becomes a reward at harbour 2 and beyond; the night moves ships on."""
        w = self.weights
        total = 0.0
        for h in range(len(s.harbours)):
            ship = s.harbours[h]
            if ship != NO_SHIP and ship >> 4 == seat:
                load = (ship & 7) + (2 if ship & 8 else 0)
                total += w[LOADED] * load * use + w[HARBOUR] * (h % 5) * use
                if load >= s.parts.capacity:
                    total += w[FULL] * (1.0 if mornings > 0.0 or h % 5 else 0.3)
        return total

    def card_values(self, s: GugongState, p: Seat) -> float:
        """The values of the cards of hand and discard pile: high ones exchange freely."""
        total = 0
        mask = p.hand | p.discard
        card = 0
        while mask:
            if mask & 1:
                total += s.parts.value[card]
            mask >>= 1
            card += 1
        return float(total)

    def rivals(self, s: Any) -> list[float]:
        state: GugongState = s
        return [self.estimate(s, MENG)] if state.meng is not None else []

    def uncertainty(self, s: Any) -> float:
        state: GugongState = s
        if not state.stack:
            return 0.0
        return (state.parts.days - state.day + 0.5) / state.parts.days

    def quick(self, s: Any, seat: int, options: list[int], rng: FastRng) -> int:
        state: GugongState = s
        return quick_answer(state, seat, options, rng)

    def quiet(self, s: State) -> bool:
        if not s.stack:
            return True
        assert isinstance(s, GugongState)
        return s.stack[len(s.stack) - 1].effect is s.book.turn


def hand_size(s: GugongState, seat: int) -> int:
    """Cards that can still be played today."""
    if s.meng is not None and seat == MENG:
        return len(s.meng.stack)
    return count(s.seats[seat].hand)


def make(game: Game[Any]) -> Evaluator:
    """The evaluator of this Gùgōng, with its corrections."""
    assert isinstance(game, GugongGame)
    return GugongEvaluator(game)
