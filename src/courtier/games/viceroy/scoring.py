"""Final scoring in seven categories. [RULES section 11]"""

from __future__ import annotations

from typing import Final

from courtier.core.game import Score
from courtier.games.viceroy.components import Card
from courtier.games.viceroy.pyramid import MIXED, WIDTH, card_at, circle_color, count_tokens, level_of, neighbours
from courtier.games.viceroy.state import Seat, ViceroyState
from courtier.games.viceroy.tokens import (
    BONUS_CIRCLE,
    BONUS_MAGIC,
    DEFENCE,
    ETERNAL,
    MAGIC,
    POWER,
    SCIENCE,
    STORED,
)

CATEGORIES: Final = ["circles", "eternal", "laws", "power", "magic", "sets", "attack"]


def bonus_by_color(seat: Seat) -> list[int]:
    """The sum of the own bonus circle tokens of each colour."""
    out = [0, 0, 0, 0]
    for token in seat.tokens:
        code = token & 255
        if BONUS_CIRCLE <= code < ETERNAL:
            out[(code - BONUS_CIRCLE) // 16] += (code - BONUS_CIRCLE) % 16
    return out


def circles(cards: list[Card], seat: Seat) -> list[int]:
    """All one-coloured circles after recolouring, as `spot << 2 | colour`. [V-PYR-05, V-END-03]"""
    out: list[int] = []
    for place in seat.spots:
        color = painted_color(seat, place)
        if color == MIXED:
            color = circle_color(cards, seat, place)
        if color != MIXED:
            out.append(place << 2 | color)
    return out


def painted_color(seat: Seat, place: int) -> int:
    """The colour that a circle was given at the end, MIXED if it was left alone."""
    for entry in seat.painted:
        if entry >> 2 == place:
            return entry & 3
    return MIXED


def score_circles(cards: list[Card], seat: Seat) -> int:
    """For each: the level of its upper card and all own bonus tokens of its colour. [V-SCORE-01]"""
    bonus = bonus_by_color(seat)
    points = 0
    for circle in circles(cards, seat):
        points += level_of(circle >> 2) + bonus[circle & 3]
    return points


def is_eternal(code: int) -> bool:
    """An eternal gem, used in this phase or not."""
    return ETERNAL <= code < STORED


def score_eternal(seat: Seat) -> int:
    """For each: the level of its card and all own bonus tokens of its colour. [V-SCORE-02]"""
    bonus = bonus_by_color(seat)
    points = 0
    for token in seat.tokens:
        code = token & 255
        if is_eternal(code):
            points += level_of(token >> 8) + bonus[(code - ETERNAL) % 4]
    return points


def score_power(seat: Seat) -> int:
    """The values of the power tokens. [V-SCORE-04]"""
    points = 0
    for token in seat.tokens:
        code = token & 255
        if POWER <= code < BONUS_MAGIC:
            points += code - POWER
    return points


def score_magic(seat: Seat) -> int:
    """Magic tokens times the sum of the bonus magic values. [V-SCORE-05]"""
    bonus = 0
    for token in seat.tokens:
        code = token & 255
        if BONUS_MAGIC <= code < BONUS_CIRCLE:
            bonus += code - BONUS_MAGIC
    return count_tokens(seat, MAGIC) * bonus


def n_sets(seat: Seat) -> int:
    """Complete sets of a defence, a science and a magic token. [V-SCORE-06]"""
    return min(count_tokens(seat, DEFENCE), count_tokens(seat, SCIENCE), count_tokens(seat, MAGIC))


def score_sets(s: ViceroyState, seat: Seat) -> int:
    """Twelve points for each set. [V-SCORE-06]"""
    return s.game.rules.set_points * n_sets(seat)


def score_attack(s: ViceroyState, number: int) -> int:
    """Minus four for each attack token of all opponents beyond the own defence tokens. [V-SCORE-07]"""
    against = 0
    for i in range(s.n_seats):
        if i != number:
            against += s.seats[i].attacks
    hits = against - count_tokens(s.seats[number], DEFENCE)
    return -s.game.rules.attack_penalty * hits if hits > 0 else 0


def score_laws(s: ViceroyState, seat: Seat) -> int:
    """Every law that lies visibly in the pyramid, by its text. [V-SCORE-03]"""
    points = 0
    for i in range(len(seat.cards)):
        law = s.game.cards[seat.cards[i]]
        if law.is_law:
            points += score_law(s, seat, law, seat.spots[i])
    return points


def score_law(s: ViceroyState, seat: Seat, law: Card, place: int) -> int:
    """What one law is worth at the end. [V-LAW-68, 72, 74, 75, 76, 78, 79, 85 to 88]"""
    game = s.game
    effect = law.effect
    if effect == game.score_per_own_card:
        return law.points * (len(seat.cards) + len(seat.tucked))
    if effect == game.tuck_from_hand or effect == game.tuck_taken_cards:
        return law.points * cards_under(seat, place)
    if effect == game.tuck_free_card:
        return law.points_by_level[level_of(place)]
    if effect == game.score_per_set:
        return law.points * n_sets(seat)
    if effect == game.store_gems:
        stored = 0
        for token in seat.tokens:
            if token >> 8 == place and token & 255 >= STORED:
                stored += 1
        return law.points * stored
    if effect == game.score_per_circle_and_eternal:
        n = len(circles(game.cards, seat))
        for token in seat.tokens:
            if is_eternal(token & 255):
                n += 1
        return law.points * n
    if effect == game.score_per_adjacent_character:
        return law.points * adjacent_characters(game.cards, seat, place)
    return 0


def cards_under(seat: Seat, place: int) -> int:
    """Cards tucked under the card of a spot."""
    n = 0
    for entry in seat.tucked:
        if entry >> 7 == place:
            n += 1
    return n


def adjacent_characters(cards: list[Card], seat: Seat, place: int) -> int:
    """Characters next to a spot; tucked cards are nobody's neighbours. [V-PYR-06]"""
    n = 0
    for spot in neighbours(place):
        if spot >= WIDTH:
            card = card_at(seat, spot)
            if card and not cards[card].is_law:
                n += 1
    return n


def score(s: ViceroyState, number: int) -> list[int]:
    """One seat's points by category."""
    seat = s.seats[number]
    return [
        score_circles(s.game.cards, seat),
        score_eternal(seat),
        score_laws(s, seat),
        score_power(seat),
        score_magic(seat),
        score_sets(s, seat),
        score_attack(s, number),
    ]


def total_points(s: ViceroyState, number: int) -> int:
    """One seat's points in all."""
    points = 0
    for part in score(s, number):
        points += part
    return points


def scores(s: ViceroyState) -> list[Score]:
    """Everybody's result; the highest total wins and equal totals share the victory. [V-SCORE-08, V-RULING-19]"""
    parts = [score(s, i) for i in range(s.n_seats)]
    best = max(sum(each) for each in parts)
    return [Score(dict(zip(CATEGORIES, each, strict=True)), sum(each), sum(each) == best) for each in parts]
