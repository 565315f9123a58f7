"""What things are worth in Viceroy at a guess, in points at the end: reward items, gems, tokens, cards in hand.

Quick answers rest on it; the evaluator sees in it which card of a hand is better than another.

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
    KINDS,
    MAGIC_TOKEN,
    POWER_TOKEN,
    SCIENCE_TOKEN,
    Card,
    Item,
)
from courtier.games.viceroy.game import ViceroyGame
from courtier.games.viceroy.pyramid import FIRST_SPOT, MIXED, WIDTH, card_at, neighbours, open_spots
from courtier.games.viceroy.state import Seat, ViceroyState
from courtier.games.viceroy.tokens import (
    BONUS_CIRCLE,
    BONUS_MAGIC,
    COLOR_OF,
    DEFENCE,
    ETERNAL,
    KIND_OF,
    MAGIC,
    POWER,
    SCIENCE,
    STORED,
    VALUE_OF,
)

# A gem by how many of its colour are held already: variety is worth more than a heap.
MORE_OF_A_COLOR: Final = [1.25, 1.1, 0.85, 0.55, 0.3, 0.15, 0.1, 0.05, 0.05]


def gem_worth(left: float) -> float:
    """A gem: it pays for cards as long as there are rounds; at the end it can only recolour."""
    if left >= GEM_ROUNDS:
        return GEM_EARLY
    return GEM_LAST + (GEM_EARLY - GEM_LAST) * left / GEM_ROUNDS


def unseen_card_worth(left: float) -> float:
    """A card that will be drawn."""
    return UNSEEN_CARD if left >= 4.0 else UNSEEN_CARD * left / 4.0


@final
class Place:
    """A spot and the colours around it, MIXED where there is none."""

    spot: int
    level: int
    half: int  # the colour of both segments below
    left: int  # the nearer top corner of the neighbour on the left ...
    right: int  # ... and on the right

    def __init__(self, spot: int, half: int, left: int, right: int) -> None:
        self.spot = spot
        self.level = spot // WIDTH
        self.half = half
        self.left = left
        self.right = right


@final
class Holdings:
    """One seat counted up: what its tokens are, how much its gems are worth, where its pyramid is open."""

    game: ViceroyGame
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
    open: list[Place]
    one: list[float]  # what one token of a kind is worth, by kind; -1 as long as nobody asked
    best: float  # the most that the card looked at last can bring ...
    best_paid: float  # ... and the most where it can be paid

    def __init__(self, s: ViceroyState, number: int, left: float) -> None:
        self.game = s.game
        seat = s.seats[number]
        self.seat = seat
        self.left = left
        self.gem = gem_worth(left)
        self.science = 0
        self.magic = 0
        self.defence = 0
        self.power = 0
        self.bonus_magic = 0
        self.eternal_levels = 0
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
        self.one = [-1.0] * len(KINDS)
        self.best = self.best_paid = 0.0
        self.open = [self.place(spot) for spot in (open_spots(seat, 5) if seat.spots else [FIRST_SPOT])]

    def place(self, spot: int) -> Place:
        """A spot with what lies around it."""
        seat, cards = self.seat, self.game.cards
        left, right, half = card_at(seat, spot - 1), card_at(seat, spot + 1), MIXED
        if spot >= WIDTH * 2:
            color = cards[card_at(seat, spot - WIDTH)].top_right
            if cards[card_at(seat, spot - WIDTH + 1)].top_left == color:
                half = color
        return Place(spot, half, cards[left].top_right if left else MIXED, cards[right].top_left if right else MIXED)

    def count(self) -> None:
        """Go through the tokens once."""
        for token in self.seat.tokens:
            code = token & 255
            kind = KIND_OF[code]
            if kind == MAGIC:
                self.magic += 1
            elif kind == SCIENCE:
                self.science += 1
            elif kind == DEFENCE:
                self.defence += 1
            elif kind == POWER:
                self.power += VALUE_OF[code]
            elif kind == BONUS_MAGIC:
                self.bonus_magic += VALUE_OF[code]
            elif kind == BONUS_CIRCLE:
                self.bonus[COLOR_OF[code]] += VALUE_OF[code]
            elif kind != STORED:
                color = COLOR_OF[code]
                self.eternal[color] += 1
                self.closed[color] += 1
                self.eternal_levels += (token >> 8) // WIDTH
                if kind == ETERNAL:
                    self.unused[color] += 1

    # -- tokens

    def magic_worth(self, more_magic: int, more_bonus: int) -> float:
        """Magic tokens times bonus magic, with what may still come to both."""
        magic, bonus = MAGIC_COMING * self.left, BONUS_COMING * self.left
        return (self.magic + more_magic + magic) * (self.bonus_magic + more_bonus + bonus) - magic * bonus

    def sets_worth(self, defence: int, science: int, magic: int) -> float:
        """Twelve points for each set of defence, science and magic; a part of them for a set on its way."""
        d, c, m = self.defence + defence, self.science + science, self.magic + magic
        full = min(d, c, m)
        missing = int(d == full) + int(c == full) + int(m == full)
        hope = self.left / 8.0 if self.left < 8.0 else 1.0
        part = 0.0
        if missing == 1:
            part = SET_LACKS_ONE * hope
        elif missing == 2:
            part = SET_LACKS_TWO * hope
        return self.game.rules.set_points * (full + part)

    def defence_worth(self, more: int) -> float:
        """Attacks that it keeps off, now or later."""
        feared = self.against + FEAR * self.left * self.opponents
        open_to = feared - self.defence
        if open_to <= 0.0:
            return 0.0
        return self.game.rules.attack_penalty * min(open_to, float(more))

    def attack_worth(self) -> float:
        """An attack token hits every opponent that has no defence left for it, or takes a card first."""
        return ATTACK_SELF + ATTACK_EACH * self.opponents

    def item_worth(self, item: Item, level: int) -> float:
        """One reward item on a card of a level."""
        kind, n = item.kind, item.amount
        if kind == GEMS:
            return n * self.gem * 0.9
        if kind == POWER_TOKEN:
            return float(n)
        if kind == DRAW_CARD:
            return n * unseen_card_worth(self.left)
        if kind == BONUS_CIRCLE_TOKEN:
            return n * (self.closed[item.color] + CIRCLES_COMING * self.left)
        if kind == ETERNAL_GEM:
            bonus = max(self.bonus) if item.color > 3 else self.bonus[item.color]
            return n * (level + bonus + ETERNAL_HELPS * self.left * self.gem)
        if n > 1:
            return self.tokens_worth(kind, n)
        if self.one[kind] < 0.0:
            self.one[kind] = self.tokens_worth(kind, 1)
        return self.one[kind]

    def tokens_worth(self, kind: int, n: int) -> float:
        """Tokens whose worth depends on those that are there."""
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
        return 0.0

    def income_worth(self) -> float:
        """A science token: one more gem each time the seat passes."""
        return INCOME * self.left * self.gem

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

    def structure_worth(self, card: Card, place: Place) -> float:
        """What the card's place does for later ones: a step upwards, and half circles of one colour."""
        level = place.level
        if level == 5 or self.left < 0.4:
            return 0.0
        total = 0.0
        if place.left != MIXED:
            total += STEP_UP * (level + 0.5)
            if place.left == card.top_left:
                total += HALF_CIRCLE * (level + 1 + self.gem + self.bonus[card.top_left])
        if place.right != MIXED:
            total += STEP_UP * (level + 0.5)
            if place.right == card.top_right:
                total += HALF_CIRCLE * (level + 1 + self.gem + self.bonus[card.top_right])
        return total * self.left / 3.0 if self.left < 3.0 else total

    def place_worth(self, card: Card, place: Place) -> float:
        """What a card gains by its colours: the circle that it closes and those that it begins."""
        total = self.structure_worth(card, place)
        color = place.half
        if color != MIXED and card.bottom_left == color and card.bottom_right == color:
            total += place.level + self.bonus[color] + self.gem
        return total

    def level_worth(self, card: Card, level: int) -> float:
        """What a character gains on a level, its cost taken off."""
        total = self.reward_worth(card, level) - level * self.gem
        need = card.needs[level]
        for c in range(4):  # eternal gems pay a part
            helps = need[c] if need[c] < self.unused[c] else self.unused[c]
            total += helps * self.gem
        return total

    def spot_worth(self, card: Card, spot: int) -> float:
        """What laying a card at a spot gains."""
        place = self.place(spot)
        if card.is_law:
            return self.place_worth(card, place) + self.law_worth(card, spot)
        return self.place_worth(card, place) + self.level_worth(card, place.level)

    def look_at(self, card: Card) -> None:
        """The most that a card can bring (missing gems cost a delay), and the most where it can be paid."""
        self.best = self.best_paid = 0.0
        if card.is_law:
            for place in self.open:
                if place.level < 5:
                    self.best = max(self.best, self.place_worth(card, place) + self.law_worth(card, place.spot))
            self.best_paid = self.best
            return
        known, lacks, level_worth = 0, 0, 0.0
        for place in self.open:
            level = place.level
            if level != known:  # open places are ascending
                known = level
                lacks = self.missing(card, level)
                level_worth = self.level_worth(card, level)
            if lacks and self.left < 1.0:
                continue
            worth = self.place_worth(card, place) + level_worth
            if lacks == 0:
                self.best_paid = max(self.best_paid, worth)
            self.best = max(self.best, worth - LACKED_GEM * lacks)

    def best_spot(self, card: Card, payable: bool) -> float:
        """The most that a card can bring, anywhere or where it can be paid."""
        self.look_at(card)
        return self.best_paid if payable else self.best

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
        for spot in neighbours(place):
            if spot < WIDTH:
                continue
            card = card_at(self.seat, spot)
            if card and not self.game.cards[card].is_law:
                n += 1
            elif not card:
                free += 1
        return n + min(0.6 * free, NEIGHBOUR_COMING * self.left)
