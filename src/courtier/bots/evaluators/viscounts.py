"""Viscounts' evaluator: points on the table, the engine of cards and goods, deeds against debts, the end in sight."""

from __future__ import annotations

from typing import Any, Final, final

from courtier.bots.evaluating import Evaluator
from courtier.bots.evaluators.viscounts_quick import quick_answer
from courtier.core.game import Game
from courtier.core.rng import FastRng
from courtier.core.state import State
from courtier.games.viscounts.cards import PlayCard
from courtier.games.viscounts.game import ViscountsGame
from courtier.games.viscounts.scoring import building_points, manuscript_points, rank_points, set_points, worker_points
from courtier.games.viscounts.state import Seat, ViscountsState
from courtier.games.viscounts.words import CASTLE_PLACES, CRIMINAL, N_ICONS, RIBBONS, TIER_2, TIER_3, TRACK_SPACES

TERMS: Final = ["castle", "manuscripts", "buildings", "deeds", "goods", "cards", "virtue"]
CASTLE: Final = 0
MANUSCRIPTS: Final = 1
BUILDINGS: Final = 2
DEEDS: Final = 3
GOODS: Final = 4
CARDS: Final = 5
VIRTUE: Final = 6

# The numbers, tuned by play (tools/tune.py). `left` is the share of the game still to come.
WORKER: Final = 0  # a worker in the castle, for what may come of it, between two participants
HIGHER: Final = 1  # one on tier 2
LEADER: Final = 2  # holding the castle leader card
MANUSCRIPT: Final = 3  # a manuscript, for sets to come
BUILT: Final = 4  # a building, for its lasting good
DEBT: Final = 5  # an unpaid debt, beyond its points: it can be paid
DEED: Final = 6  # an acquired deed: it can be approved
RANKED: Final = 7  # share of the ranks of poverty and prosperity before they are revealed
INK: Final = 8
STONE: Final = 9
GOLD: Final = 10
SILVER: Final = 11
LAST_GOODS: Final = 12  # share of the worth of goods at the very end
ICON: Final = 13  # an icon in the deck
CROOK: Final = 14  # a criminal in the deck
CARD: Final = 15  # a card too many
ROW: Final = 16  # an icon on the player board
VIRTUOUS: Final = 17  # a step of virtue
CORRUPT: Final = 18  # a step of corruption
CROWDED: Final = 19  # a worker in the castle among three or four, who push each other out
WEIGHTS: Final = [
    7.0, 1.7, 0.45, 1.4, 0.9, 0.87, 1.1, 0.6, 0.33, 0.7, 1.1, 0.5, 0.17, 0.22, -0.33, -0.75, 0.43, 0.38, 0.33, 0.8,
]  # fmt: skip


def share_left(s: ViscountsState) -> float:
    """How much of the game is still to come, by the shorter of the two stacks."""
    if not s.stack:
        return 0.0
    if s.last_round:
        return 0.08
    if s.debts_left < 0 or s.deeds_left < 0:
        return 1.0
    n = min(max(s.n_seats, 1), 4)
    debts = s.debts_left / max(1, s.box.debts_on_top[n])
    deeds = s.deeds_left / max(1, s.box.deeds_on_top[n])
    return 0.1 + 0.9 * min(1.0, debts, deeds)


@final
class ViscountsEvaluator(Evaluator):
    """A participant's final score: what is scored now and what its engine promises."""

    def __init__(self, game: ViscountsGame) -> None:
        super().__init__(game, list(TERMS), WEIGHTS.copy(), 10.0, 50.0)

    def fill(self, s: Any, seat: int, out: list[float]) -> None:
        state: ViscountsState = s
        w = self.weights
        p = state.seats[seat]
        left = share_left(state)
        box = state.box
        first = seat * CASTLE_PLACES
        workers, high = 0, 0
        for i in range(CASTLE_PLACES):
            workers += state.castle[first + i]
            if TIER_2 <= i < TIER_3:
                high += state.castle[first + i]
        hope = w[WORKER] if len(state.seats) < 3 else w[CROWDED]
        out[CASTLE] = worker_points(state, seat) + left * (hope * workers + w[HIGHER] * high)
        if state.leader == seat:
            out[CASTLE] += box.leader_vp + w[LEADER] * left
        out[MANUSCRIPTS] = float(set_points(state, p) + manuscript_points(state, seat))
        out[MANUSCRIPTS] += w[MANUSCRIPT] * left * p.manuscripts.bit_count()
        for ribbon in range(len(RIBBONS)):
            if p.bonus >> ribbon & 1:
                out[MANUSCRIPTS] += box.bonus_vp[ribbon]
        out[BUILDINGS] = building_points(state, p) + w[BUILT] * left * p.built.bit_count()
        out[DEEDS] = self.deeds(state, seat, left)
        goods = w[INK] * p.ink + w[STONE] * p.stone + w[GOLD] * p.gold + w[SILVER] * p.silver
        use = min(1.0, left * 4.0)
        out[GOODS] = goods * (use + (1.0 - use) * w[LAST_GOODS]) if state.stack else 0.0
        if seat == state.rival:
            out[GOODS] = float(box.vp_per_leftover * (p.ink + p.stone + p.gold))
        out[CARDS] = self.cards(state, p, left) if seat != state.rival else 0.0
        out[VIRTUE] = left * (w[VIRTUOUS] * (TRACK_SPACES - p.virtue) - w[CORRUPT] * p.corruption)

    def deeds(self, s: ViscountsState, seat: int, left: float) -> float:
        """Debts and deeds as they count now, what they may become, and the ranks of poverty and prosperity."""
        w, box, p = self.weights, s.box, s.seats[seat]
        total = float(box.debt_vp[0] * p.debts + box.debt_vp[1] * p.paid)
        total += box.deed_vp[0] * p.deeds + box.deed_vp[1] * p.approved
        total += left * (w[DEBT] * p.debts + w[DEED] * p.deeds)
        for stack in range(2):
            counts: list[int] = []
            for each in s.seats:
                counts.append(each.paid if box.ranks_debts[stack] else each.approved)
            rewards = box.rank_vp_two[stack] if len(s.seats) < 3 else box.rank_vp[stack]
            shown = (s.debts_left if stack == 0 else s.deeds_left) == 0
            points = rank_points(counts, rewards)[seat]
            total += points if shown else points * w[RANKED] if s.stack else 0.0
        return total

    def cards(self, s: ViscountsState, p: Seat, left: float) -> float:
        """The deck: icons for actions, criminals, and its size; cards on the board work at once."""
        w = self.weights
        icons = s.box.icons
        total = 0.0
        size = 0
        for pile in (p.hand, p.draw, p.discard, p.row):
            for card in pile:
                if card < 0 or card >= s.box.n_cards:
                    continue
                size += 1
                for icon in range(N_ICONS):
                    n = icons[card * N_ICONS + icon]
                    total += (w[CROOK] if icon == CRIMINAL else w[ICON]) * n
        for card in p.row:
            if 0 <= card < s.box.n_cards:
                for icon in range(CRIMINAL):
                    total += w[ROW] * icons[card * N_ICONS + icon]
        if size > 10:
            total += w[CARD] * (size - 10)
        return total * left

    def rivals(self, s: Any) -> list[float]:
        state: ViscountsState = s
        return [self.estimate(s, state.rival)] if state.rival >= 0 else []

    def uncertainty(self, s: Any) -> float:
        state: ViscountsState = s
        return share_left(state)

    def quick(self, s: Any, seat: int, options: list[int], rng: FastRng) -> int:
        state: ViscountsState = s
        return quick_answer(state, seat, options, rng)

    def quiet(self, s: State) -> bool:
        return not s.stack or isinstance(s.stack[len(s.stack) - 1].effect, PlayCard)


def make(game: Game[Any]) -> Evaluator:
    """The evaluator of these Viscounts, with their corrections."""
    assert isinstance(game, ViscountsGame)
    return ViscountsEvaluator(game)
