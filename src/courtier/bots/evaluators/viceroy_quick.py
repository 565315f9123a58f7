"""Viceroy's quick answers: what a player does without thinking twice; they finish turns in look-ahead and search."""

from __future__ import annotations

from courtier.bots.evaluators.viceroy_traits import rounds_left
from courtier.bots.evaluators.viceroy_weights import BUILD_FROM, PASS_LIKED, WIN_CHANCE
from courtier.bots.evaluators.viceroy_worth import MORE_OF_A_COLOR, Holdings
from courtier.core.actions import PASS
from courtier.core.rng import FastRng
from courtier.games.viceroy.actions import (
    ARCHIVE,
    BID,
    BID_ATTACK,
    BUILD,
    COLOR,
    DISCARD,
    DRAW,
    ETERNAL_OWN,
    GEM,
    KEEP,
    LEVEL_5,
    OPTION,
    PAY,
    PLACE,
    RECOLOR_BEST,
    REFUSE,
    REMOVE,
    RETURN,
    START,
    STORE,
    TAKE,
    TUCK,
)
from courtier.games.viceroy.placing import spot_of_action
from courtier.games.viceroy.state import Seat, ViceroyState


def noise(rng: FastRng) -> float:
    """0 to 1."""
    return rng.below(1024) / 1024.0


def quick_answer(s: ViceroyState, number: int, options: list[int], rng: FastRng) -> int:
    """One of the options, by what kind of question it is; the last option tells it best."""
    last = options[len(options) - 1]
    if GEM.has(last):
        return gem_answer(s, s.seats[number], options, s.stack[len(s.stack) - 1].a)
    if PAY.has(last) or RECOLOR_BEST.has(last):
        return last  # the most eternal gems: they come back; the best colours
    have = Holdings(s, number, rounds_left(s))
    if PLACE.has(last):
        return place_answer(s, options, have)
    if BID.has(last) or BID_ATTACK.has(last):
        return bid_answer(s, options, rng, have)
    if BUILD.has(last) or DISCARD.has(last):
        return build_answer(s, options, have)
    if TAKE.has(last) or REFUSE.has(last):
        return take_answer(s, options, rng, have)
    if LEVEL_5.has(last):
        return level_5_answer(s, options, have)
    if START.has(last) or KEEP.has(last) or RETURN.has(last) or ARCHIVE.has(last) or REMOVE.has(last):
        return card_answer(s, options, have)
    return small_answer(s, options, rng, have)


def gem_answer(s: ViceroyState, seat: Seat, options: list[int], due: int) -> int:
    """Gems that hand cards need first, then those of which there are few; taken in ascending order of colours."""
    need = [0.0, 0.0, 0.0, 0.0]
    for entry in seat.hand:
        card = s.game.cards[entry >> 4]
        if not card.is_law:
            for color in range(4):
                need[color] += 0.25 * card.needs[3][color]
    lowest = options[0] - GEM.first
    taken = [0, 0, 0, 0]
    first = 4
    for _ in range(due):
        best, chosen = -1.0, -1
        for color in range(lowest, 4):
            if taken[color] < s.supply[color]:
                held = seat.gems[color] + taken[color]
                worth = (MORE_OF_A_COLOR[held] if held < 9 else 0.0) + (
                    need[color] if need[color] > held * 0.5 else 0.0
                )
                if worth > best:
                    best, chosen = worth, color
        if chosen < 0:
            break
        taken[chosen] += 1
        if chosen < first:
            first = chosen
    answer = GEM.first + first
    return answer if answer in options else options[0]


def place_answer(s: ViceroyState, options: list[int], have: Holdings) -> int:
    """The spot that brings most."""
    card = s.game.cards[s.stack[len(s.stack) - 1].b]
    best, chosen = -1000.0, options[0]
    for action in options:
        worth = have.spot_worth(card, spot_of_action(action))
        if worth > best:
            best, chosen = worth, action
    return chosen


def bid_answer(s: ViceroyState, options: list[int], rng: FastRng, have: Holdings) -> int:
    """Bid where a card is worth more than the income of passing; who loses a bid may still get that income."""
    due = min(s.game.rules.pass_income + have.science, s.supply[0] + s.supply[1] + s.supply[2] + s.supply[3])
    held = have.seat.gems[0] + have.seat.gems[1] + have.seat.gems[2] + have.seat.gems[3]
    income = due * have.gem * PASS_LIKED * (1.0 if held < 6 else 6.0 / held)
    best, chosen = income + 1.5 * noise(rng), PASS
    for action in options:
        if action == PASS:
            continue
        if action == BID_ATTACK.first:
            worth = display_worth(s, have, 0, 8) - have.attack_worth() - 1.0
        else:
            color = action - BID.first
            win = WIN_CHANCE
            worth = display_worth(s, have, color * 2, color * 2 + 2)
            worth = win * worth + (1.0 - win) * 0.8 * income - have.gem
        worth += 3.0 * noise(rng)
        if worth > best:
            best, chosen = worth, action
    return chosen


def display_worth(s: ViceroyState, have: Holdings, first: int, end: int) -> float:
    """The best card of a part of the display."""
    best = 0.0
    for slot in range(first, end):
        if s.display[slot]:
            best = max(best, have.best_spot(s.game.cards[s.display[slot]], False))
    return best


def build_answer(s: ViceroyState, options: list[int], have: Holdings) -> int:
    """The card that brings most now, unless none brings anything."""
    best, chosen = BUILD_FROM, PASS
    for action in options:
        if BUILD.has(action):
            worth = have.best_spot(s.game.cards[action - BUILD.first + 1], True)
            if worth > best:
                best, chosen = worth, action
    return chosen


def take_answer(s: ViceroyState, options: list[int], rng: FastRng, have: Holdings) -> int:
    """The best card of those on offer; in an agreement now and then the other one."""
    best, chosen = -1.0, options[0]
    agreeing = REFUSE.has(options[len(options) - 1])
    for action in options:
        if not TAKE.has(action):
            continue
        worth = have.best_spot(s.game.cards[s.display[action - TAKE.first]], False)
        if agreeing:
            worth += 5.0 * noise(rng)
        if worth > best:
            best, chosen = worth, action
    return chosen


def level_5_answer(s: ViceroyState, options: list[int], have: Holdings) -> int:
    """Three rows or the power token."""
    card = s.game.cards[s.stack[len(s.stack) - 1].b]
    rows = 0.0
    for row in range(3):
        rows += have.items_worth(card.rows[row], 5)
    return options[0] if rows > s.game.rules.level_5_power else options[1]


def card_answer(s: ViceroyState, options: list[int], have: Holdings) -> int:
    """Keep or lay the best card; give the worst one away."""
    best, chosen = -1000.0, options[0]
    for action in options:
        worth = 0.0
        if START.has(action):
            worth = have.reward_worth(s.game.cards[action - START.first + 1], 1)
        elif KEEP.has(action):
            worth = have.best_spot(s.game.cards[action - KEEP.first + 1], False)
        elif RETURN.has(action):
            worth = -have.best_spot(s.game.cards[action - RETURN.first + 1], False)
        elif ARCHIVE.has(action):
            worth = 5.0 - have.best_spot(s.game.cards[action - ARCHIVE.first + 1], True)
        elif REMOVE.has(action):
            worth = -have.best_spot(s.game.cards[s.display[action - REMOVE.first]], False)
        if worth > best:
            best, chosen = worth, action
    return chosen


def small_answer(s: ViceroyState, options: list[int], rng: FastRng, have: Holdings) -> int:
    """Questions that come seldom: laws' options, colours, decks, tucking."""
    last = options[len(options) - 1]
    f = s.stack[len(s.stack) - 1]
    if OPTION.has(last):
        best, chosen = -1.0, options[0]
        card = s.game.cards[f.b]
        for action in options:
            if action - OPTION.first < len(card.choices):
                worth = have.items_worth(card.choices[action - OPTION.first], f.c // 128)
                if worth > best:
                    best, chosen = worth, action
        return chosen
    if COLOR.has(last):
        best, chosen = -1.0, options[0]
        for action in options:
            color = action - COLOR.first
            worth = have.bonus[color] + 0.1 * s.supply[color] + noise(rng)
            if worth > best:
                best, chosen = worth, action
        return chosen
    if DRAW.has(last):
        return last
    if TUCK.has(last):
        return options[0] if have.best_spot(s.game.cards[f.b], False) < 4.5 else last
    if ETERNAL_OWN.has(last):
        return options[0]
    if STORE.has(last):
        return options[1] if have.gem < 1.7 and len(options) > 1 else options[0]
    return options[rng.below(len(options))]
