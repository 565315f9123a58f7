"""Viscounts' quick answers: ride to where the best action is, take it in full, pay what is cheapest.

Worths are in points, rough and quick to tell; a little chance makes several quick turns differ, so that a search which
looks at some of them can take the best.
"""

from __future__ import annotations

from typing import Final

from courtier.core.actions import PASS
from courtier.core.rng import FastRng
from courtier.games.viscounts.actions import (
    ACT,
    BUILDING,
    BUMP,
    CARD,
    DESTROY,
    EXCHANGE,
    FLIP,
    HIRE,
    MANUSCRIPT,
    MOVE,
    N_VERBS,
    PAY,
    SECTION,
    WHO,
    WORKERS,
)
from courtier.games.viscounts.building import N_SITES, has_site
from courtier.games.viscounts.castle import supply
from courtier.games.viscounts.funding import dismissal_price, dismissible, free_icons
from courtier.games.viscounts.manuscripts import ribbons
from courtier.games.viscounts.movement import prices
from courtier.games.viscounts.state import ViscountsState, top_manuscript, top_townsfolk
from courtier.games.viscounts.words import (
    BUILD,
    CASTLE_PLACES,
    INNER,
    N_ICONS,
    PLACE_WORKERS,
    RIBBONS,
    TRADE,
    TRANSCRIBE,
)

RESOURCE: Final = 0.8
SILVER: Final = 0.4
WORKER: Final = 1.7  # in the castle
ADVANCE: Final = 2.5  # the third of a section, beyond its own worth
CHANCE: Final = 1.5  # points by which chance may overrule a worth
# By the icons that an exchange takes: silver for one, a resource for two, destroying for three, flipping for four.
EXCHANGED: Final = [0.0, 0.4, 0.8, 0.7, 2.3]


def quick_answer(s: ViscountsState, seat: int, options: list[int], rng: FastRng) -> int:
    """One of the options, by what kind of question it is."""
    n = len(options)
    last = options[n - 1]
    if MOVE.has(last):
        return _ride(s, seat, options, rng)
    if PAY.has(last):
        return options[1] if options[0] == PASS else options[0]  # the cheapest payments stand first
    if EXCHANGE.has(last) or WORKERS.has(last):
        return last
    if FLIP.has(last):
        return options[0]  # a debt, which also gives a resource
    first = 1 if options[0] == PASS else 0
    best, chosen = -1.0e9, options[first]
    for i in range(first, n):
        value = _worth(s, seat, options[i]) + CHANCE * 0.01 * rng.below(100)
        if value > best:
            best, chosen = value, options[i]
    if first and best < 0.5 * CHANCE:
        return PASS
    return chosen


def _worth(s: ViscountsState, seat: int, action: int) -> float:
    """What an answer is worth, in points; 0 where nothing is known about it."""
    if ACT.has(action):
        return _act(s, seat, action - ACT.first)
    if BUILDING.has(action):
        slot = (action - BUILDING.first) // N_SITES
        return _built(s, seat, s.box.boards[s.seats[seat].board].building[slot])
    if HIRE.has(action):
        return card_worth(s, top_townsfolk(s, action - HIRE.first))
    if MANUSCRIPT.has(action):
        return manuscript_worth(s, seat, action - MANUSCRIPT.first)
    if SECTION.has(action):
        return 2.0 * s.castle[seat * CASTLE_PLACES + action - SECTION.first]
    if BUMP.has(action):
        return -3.0 if (action - BUMP.first) % len(WHO) == seat else 1.0
    if CARD.has(action) and (action - CARD.first) % N_VERBS == DESTROY:
        return 3.0 - 2.0 * card_worth(s, (action - CARD.first) // N_VERBS)
    return 0.5


def card_worth(s: ViscountsState, card: int) -> float:
    """A card in the deck: its icons; what it can do besides, where it was not in the deck from the start."""
    total = 0.0 if card < s.box.first_hero else 0.6
    for icon in range(N_ICONS):
        total += s.box.icons[card * N_ICONS + icon] * (0.35 if icon == TRADE else 0.7)
    return total


def manuscript_worth(s: ViscountsState, seat: int, segment: int) -> float:
    """The visible manuscript of a segment: its place in a set, and a little for what else it brings. [W-SCORE-03]"""
    p = s.seats[seat]
    return piece_worth(s, top_manuscript(s, segment), [ribbons(s, p, ribbon) for ribbon in range(len(RIBBONS))])


def piece_worth(s: ViscountsState, top: int, counts: list[int]) -> float:
    """A manuscript, or the printed one (-1), for somebody who has so many of each ribbon."""
    if top < 0:
        return 1.5
    owned = counts[s.box.ribbon[top]]
    others = 0
    for n in counts:
        if n > owned:
            others += 1
    return 2.0 * others + 3.0 + (1.5 if owned == 2 else 0.0) + 0.3 * s.box.manuscript_cost[top]


def _built(s: ViscountsState, seat: int, kind: int) -> float:
    """One more building of a type. [W-SCORE-01]"""
    p = s.seats[seat]
    n = (s.box.boards[p.board].of_type[kind] & p.built).bit_count()
    return 1.5 + s.box.building_vp[kind][n + 1] - s.box.building_vp[kind][n]


def building_worth(s: ViscountsState, seat: int, icons: int) -> float:
    """The best building for so many icons, stone for those missing; -1 if there is none."""
    p = s.seats[seat]
    best = -1.0
    for kind in range(3):
        if s.box.boards[p.board].of_type[kind] & ~p.built:
            missing = s.box.building_cost[kind] - icons
            if missing <= p.stone:
                value = _built(s, seat, kind) - RESOURCE * max(0, missing)
                if value > best:
                    best = value
    return best


def _workers(s: ViscountsState, seat: int, segment: int, icons: int) -> float:
    """The best number of workers for so many icons, gold for those missing; -1 if there is none. [W-CASTLE-01]"""
    left = supply(s, seat)
    gold = s.seats[seat].gold
    there = s.castle[seat * CASTLE_PLACES + s.ground.section[segment]]
    best = -1.0
    for i in range(len(s.box.noble_need)):
        missing = s.box.noble_need[i] - icons
        if i < left and missing <= gold:
            value = WORKER * (i + 1) - RESOURCE * max(0, missing)
            if there + i + 1 >= s.box.threshold:
                value += ADVANCE
            if value > best:
                best = value
    return best


def _manuscript(s: ViscountsState, seat: int, segment: int, icons: int) -> float:
    """The manuscript for so many icons, ink for those missing; -1 if that is too little."""
    top = top_manuscript(s, segment)
    cost = s.box.manuscript_cost[top] if top >= 0 else s.box.printed_manuscript_cost[segment]
    missing = cost - icons
    if missing > s.seats[seat].ink:
        return -1.0
    return manuscript_worth(s, seat, segment) - RESOURCE * max(0, missing)


def trade_worth(s: ViscountsState, spot: int, icons: int) -> float:
    """The exchanges for so many merchants."""
    per = s.box.sides[s.ground.side].trade_icons[spot]
    return EXCHANGED[per if per < len(EXCHANGED) else 0] * (icons // per)


def _act(s: ViscountsState, seat: int, code: int) -> float:
    """An action where the viscount stands, with or without a dismissal."""
    action = code // 2
    space = s.seats[seat].space
    dismissed, price = 0, 0
    if code % 2:
        dismissed = dismissible(s, space // 3)
        price = dismissal_price(s, seat, dismissed)
    icons = free_icons(s, seat, action, dismissed)
    value = -SILVER * price
    if action == TRADE:
        return value + trade_worth(s, space // 3 * 2 + space % 3, icons)
    if action == BUILD:
        return value + building_worth(s, seat, icons)
    if action == PLACE_WORKERS:
        return value + _workers(s, seat, space // 3, icons)
    return value + _manuscript(s, seat, space // 3, icons)


def _ride(s: ViscountsState, seat: int, options: list[int], rng: FastRng) -> int:
    """The space with the best action and townsfolk, less what the way costs."""
    p = s.seats[seat]
    price = prices(s, seat)
    trade, build = free_icons(s, seat, TRADE, 0), free_icons(s, seat, BUILD, 0)
    noble, cleric = free_icons(s, seat, PLACE_WORKERS, 0), free_icons(s, seat, TRANSCRIBE, 0)
    building = building_worth(s, seat, build)
    best, chosen = -1.0e9, options[0]
    for action in options:
        space = action - MOVE.first
        segment, node = space // 3, space % 3
        if node == INNER:
            value = _workers(s, seat, segment, noble)
            other = _manuscript(s, seat, segment, cleric)
        else:
            value = trade_worth(s, segment * 2 + node, trade)
            other = building if has_site(s, space) else -1.0
        if other > value:
            value = other
        card = top_townsfolk(s, segment)
        if card >= 0 and s.box.cost[card] + price[space] <= p.silver:
            value += max(0.0, card_worth(s, card) - SILVER * s.box.cost[card])
        value += CHANCE * 0.01 * rng.below(100) - SILVER * price[space]
        if value > best:
            best, chosen = value, action
    return chosen
