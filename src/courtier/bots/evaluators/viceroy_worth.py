"""What things are worth in Viceroy, in points at the end: reward items, gems, tokens, cards in hand.

`left` is how many rounds of building are still to come. Early on income and tokens that multiply are worth more than
points; in the last rounds only points count.
"""

from __future__ import annotations

from typing import Final, final

from courtier.bots.evaluators.viceroy_weights import (
    ATTACK_EACH,
    ATTACK_SELF,
    BONUS_COMING,
    CIRCLES_COMING,
    ETERNAL_HELPS,
    FEAR,
    GEM_EARLY,
    GEM_LAST,
    GEM_ROUNDS,
    HALF_CIRCLE,
    INCOME,
    LACKED_GEM,
    MAGIC_COMING,
    NEIGHBOUR_COMING,
    SET_LACKS_ONE,
    SET_LACKS_TWO,
    STEP_UP,
    UNSEEN_CARD,
)
from courtier.games.viceroy.components import (
    ATTACK_TOKEN,
    BONUS_CIRCLE_TOKEN,
    BONUS_MAGIC_TOKEN,
    DEFENCE_TOKEN,
    DRAW_CARD,
    ETERNAL_GEM,
    GEMS,
    MAGIC_TOKEN,
    POWER_TOKEN,
    SCIENCE_TOKEN,
    Card,
    Item,
)
from courtier.games.viceroy.game import ViceroyGame
from courtier.games.viceroy.pyramid import FIRST_SPOT, MIXED, WIDTH, card_at, open_spots
from courtier.games.viceroy.state import Seat, ViceroyState
from courtier.games.viceroy.tokens import (
    BONUS_CIRCLE,
    BONUS_MAGIC,
    DEFENCE,
    ETERNAL,
    ETERNAL_USED,
    MAGIC,
    POWER,
    SCIENCE,
    STORED,
)

# A gem by how many of its colour are held already: variety is worth more than a heap.
MORE_OF_A_COLOR: Final = [1.25, 1.1, 0.85, 0.55, 0.3, 0.15, 0.1, 0.05, 0.05]


def gem_worth(w: list[float], left: float) -> float:
    """A gem: it pays for cards as long as there are rounds; at the end it can only recolour."""
    if left >= w[GEM_ROUNDS]:
        return w[GEM_EARLY]
    return w[GEM_LAST] + (w[GEM_EARLY] - w[GEM_LAST]) * left / w[GEM_ROUNDS]


def unseen_card_worth(w: list[float], left: float) -> float:
    """A card that will be drawn."""
    return w[UNSEEN_CARD] if left >= 4.0 else w[UNSEEN_CARD] * left / 4.0


@final
class Holdings:
    """One seat counted up: what its tokens are, how much its gems are worth, where its pyramid is open."""

    game: ViceroyGame
    w: list[float]
    seat: Seat
    left: float
    gem: float
    science: int
    magic: int
    defence: int
    power: int
    bonus_magic: int
    against: int  # attack tokens of all opponents
    opponents: int
    eternal: list[int]  # by colour
    unused: list[int]  # eternal gems that can still help in this phase
    bonus: list[int]  # bonus circle tokens by colour
    closed: list[int]  # one-coloured circles and eternal gems by colour: what a bonus counts for
    eternal_levels: int
    stored: int
    open: list[int]  # open spots

    def __init__(self, s: ViceroyState, number: int, left: float, weights: list[float]) -> None:
        self.game = s.game
        self.w = weights
        seat = s.seats[number]
        self.seat = seat
        self.left = left
        self.gem = gem_worth(weights, left)
        self.science = 0
        self.magic = 0
        self.defence = 0
        self.power = 0
        self.bonus_magic = 0
        self.eternal_levels = 0
        self.stored = 0
        self.eternal = [0, 0, 0, 0]
        self.unused = [0, 0, 0, 0]
        self.bonus = [0, 0, 0, 0]
        self.closed = [0, 0, 0, 0]
        against = 0
        for i in range(s.n_seats):
            if i != number:
                against += s.seats[i].attacks
        self.against = against
        self.opponents = s.n_seats - 1
        self.count()
        self.open = open_spots(seat, 5) if seat.spots else [FIRST_SPOT]

    def count(self) -> None:
        """Go through the tokens once."""
        for token in self.seat.tokens:
            code = token & 255
            if code == MAGIC:
                self.magic += 1
            elif code == SCIENCE:
                self.science += 1
            elif code == DEFENCE:
                self.defence += 1
            elif code < BONUS_MAGIC:
                self.power += code - POWER
            elif code < BONUS_CIRCLE:
                self.bonus_magic += code - BONUS_MAGIC
            elif code < ETERNAL:
                self.bonus[(code - BONUS_CIRCLE) // 16] += (code - BONUS_CIRCLE) % 16
            elif code < STORED:
                color = (code - ETERNAL) % 4
                self.eternal[color] += 1
                self.closed[color] += 1
                self.eternal_levels += (token >> 8) // WIDTH
                if code < ETERNAL_USED:
                    self.unused[color] += 1
            else:
                self.stored += 1

    # -- tokens

    def magic_worth(self, more_magic: int, more_bonus: int) -> float:
        """Magic tokens times bonus magic, with what may still come to both."""
        magic, bonus = self.w[MAGIC_COMING] * self.left, self.w[BONUS_COMING] * self.left
        return (self.magic + more_magic + magic) * (self.bonus_magic + more_bonus + bonus) - magic * bonus

    def sets_worth(self, defence: int, science: int, magic: int) -> float:
        """Twelve points for each set of defence, science and magic; a part of them for a set on its way."""
        d, c, m = self.defence + defence, self.science + science, self.magic + magic
        full = min(d, c, m)
        missing = int(d == full) + int(c == full) + int(m == full)
        hope = self.left / 8.0 if self.left < 8.0 else 1.0
        part = 0.0
        if missing == 1:
            part = self.w[SET_LACKS_ONE] * hope
        elif missing == 2:
            part = self.w[SET_LACKS_TWO] * hope
        return self.game.rules.set_points * (full + part)

    def defence_worth(self, more: int) -> float:
        """Attacks that it keeps off, now or later."""
        feared = self.against + self.w[FEAR] * self.left * self.opponents
        open_to = feared - self.defence
        if open_to <= 0.0:
            return 0.0
        return self.game.rules.attack_penalty * min(open_to, float(more))

    def attack_worth(self) -> float:
        """An attack token hits every opponent that has no defence left for it, or takes a card first."""
        return self.w[ATTACK_SELF] + self.w[ATTACK_EACH] * self.opponents

    def item_worth(self, item: Item, level: int) -> float:
        """One reward item on a card of a level."""
        kind, n = item.kind, item.amount
        if kind == GEMS:
            return n * self.gem * 0.9
        if kind == POWER_TOKEN:
            return float(n)
        if kind == DRAW_CARD:
            return n * unseen_card_worth(self.w, self.left)
        if kind == SCIENCE_TOKEN:
            return n * self.income_worth() + self.sets_worth(0, n, 0) - self.sets_worth(0, 0, 0)
        if kind == MAGIC_TOKEN:
            gain = self.magic_worth(n, 0) - self.magic_worth(0, 0)
            return gain + self.sets_worth(0, 0, n) - self.sets_worth(0, 0, 0)
        if kind == BONUS_MAGIC_TOKEN:
            return self.magic_worth(0, n) - self.magic_worth(0, 0)
        if kind == DEFENCE_TOKEN:
            return self.defence_worth(n) + self.sets_worth(n, 0, 0) - self.sets_worth(0, 0, 0)
        if kind == ATTACK_TOKEN:
            return n * self.attack_worth()
        if kind == BONUS_CIRCLE_TOKEN:
            return n * (self.closed[item.color] + self.w[CIRCLES_COMING] * self.left)
        if kind == ETERNAL_GEM:
            bonus = max(self.bonus) if item.color > 3 else self.bonus[item.color]
            return n * (level + bonus + self.w[ETERNAL_HELPS] * self.left * self.gem)
        return 0.0

    def income_worth(self) -> float:
        """A science token: one more gem each time the seat passes."""
        return self.w[INCOME] * self.left * self.gem

    def items_worth(self, items: list[Item], level: int) -> float:
        """Several reward items."""
        total = 0.0
        for item in items:
            total += self.item_worth(item, level)
        return total

    def reward_worth(self, card: Card, level: int) -> float:
        """The row of a level; on level 5 the better of three rows and the power token."""
        if level < 5:
            return self.items_worth(card.rows[level - 1], level)
        rows = 0.0
        for row in range(3):
            rows += self.items_worth(card.rows[row], level)
        return max(rows, float(self.game.rules.level_5_power))

    # -- cards

    def missing(self, card: Card, level: int) -> int:
        """Gems that the seat lacks to lay a character on a level."""
        need = card.needs[level]
        lacks = 0
        for color in range(4):
            short = need[color] - self.seat.gems[color] - self.unused[color]
            if short > 0:
                lacks += short
        return lacks

    def circle_at(self, card: Card, place: int) -> int:
        """The colour of the circle that the card would close there, or MIXED."""
        if place < WIDTH * 2:
            return MIXED
        color = card.bottom_left
        if card.bottom_right != color:
            return MIXED
        cards = self.game.cards
        if cards[card_at(self.seat, place - WIDTH)].top_right != color:
            return MIXED
        return color if cards[card_at(self.seat, place - WIDTH + 1)].top_left == color else MIXED

    def structure_worth(self, card: Card, place: int) -> float:
        """What the card's place does for later ones: a step upwards, and half circles of one colour."""
        level = place // WIDTH
        if level == 5 or self.left < 0.4:
            return 0.0
        hope = self.left / 3.0 if self.left < 3.0 else 1.0
        cards = self.game.cards
        total = 0.0
        left = card_at(self.seat, place - 1)
        if left:
            total += self.w[STEP_UP] * (level + 0.5)
            if cards[left].top_right == card.top_left:
                total += self.w[HALF_CIRCLE] * (level + 1 + self.gem + self.bonus[card.top_left])
        right = card_at(self.seat, place + 1)
        if right:
            total += self.w[STEP_UP] * (level + 0.5)
            if cards[right].top_left == card.top_right:
                total += self.w[HALF_CIRCLE] * (level + 1 + self.gem + self.bonus[card.top_right])
        return total * hope

    def spot_worth(self, card: Card, place: int) -> float:
        """What laying a card at a spot gains, its cost taken off."""
        level = place // WIDTH
        total = self.structure_worth(card, place)
        color = self.circle_at(card, place)
        if color != MIXED:
            total += level + self.bonus[color] + self.gem
        if card.is_law:
            return total + self.law_worth(card, place)
        total += self.reward_worth(card, level) - level * self.gem
        need = card.needs[level]
        for c in range(4):  # eternal gems pay a part
            helps = need[c] if need[c] < self.unused[c] else self.unused[c]
            total += helps * self.gem
        return total

    def best_spot(self, card: Card, payable: bool) -> float:
        """The most that a card can bring; unless only payable places count, missing gems cost a delay."""
        best = 0.0
        for place in self.open:
            level = place // WIDTH
            if card.is_law:
                if level == 5:
                    continue
                worth = self.spot_worth(card, place)
            else:
                lacks = self.missing(card, level)
                if lacks and (payable or self.left < 1.0):
                    continue
                worth = self.spot_worth(card, place) - self.w[LACKED_GEM] * lacks
            if worth > best:
                best = worth
        return best

    def law_worth(self, law: Card, place: int) -> float:
        """What a law is worth in a place, by its text."""
        game, effect = self.game, law.effect
        if law.choices:
            best = 0.0
            for items in law.choices:
                best = max(best, self.items_worth(items, place // WIDTH))
            return best
        if effect == game.score_per_own_card:
            return law.points * (len(self.seat.cards) + len(self.seat.tucked) + 1.2 * self.left)
        if effect == game.tuck_free_card:
            return law.points_by_level[place // WIDTH] - 1.0
        if effect == game.tuck_from_hand:
            return law.points * 0.6 * max(0, len(self.seat.hand) - 1)
        if effect == game.tuck_taken_cards:
            return law.points * 0.35 * self.left
        if effect == game.score_per_set:
            return self.sets_worth(0, 0, 0) * law.points / game.rules.set_points
        if effect == game.store_gems:
            gems = self.seat.gems
            held = min(law.amount, gems[0] + gems[1] + gems[2] + gems[3])
            return held * max(0.0, law.points - self.gem)
        if effect == game.score_per_circle_and_eternal:
            closed = self.closed
            return law.points * (closed[0] + closed[1] + closed[2] + closed[3] + 0.5 * self.left)
        if effect == game.score_per_adjacent_character:
            return law.points * self.neighbours_of(place)
        return 2.0 if self.left > 1.0 else 0.5

    def neighbours_of(self, place: int) -> float:
        """Characters around a place, and those that may still come."""
        n, free = 0, 0
        for step in (-1, 1, -WIDTH, -WIDTH + 1, WIDTH - 1, WIDTH):
            if place + step < WIDTH:
                continue
            card = card_at(self.seat, place + step)
            if card and not self.game.cards[card].is_law:
                n += 1
            elif not card:
                free += 1
        return n + min(0.6 * free, self.w[NEIGHBOUR_COMING] * self.left)
