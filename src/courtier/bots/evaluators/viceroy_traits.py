"""What the estimate of a seat in Viceroy rests on: traits of its position, by the term that they belong to."""

from __future__ import annotations

from typing import Final

from courtier.bots.evaluators.viceroy_worth import Holdings
from courtier.bots.learnt import moment_at, traits_of
from courtier.games.viceroy.pyramid import MIXED, WIDTH, card_at, neighbours
from courtier.games.viceroy.scoring import score_laws
from courtier.games.viceroy.state import Seat, ViceroyState, lowest_card

# Rounds still to come at which values are learnt; a round that has begun counts by what is left of it.
MOMENTS: Final = [12.0, 9.0, 6.0, 4.0, 2.5, 1.25, 0.25]
CHARACTERS: Final = 4  # of a hand, the best ones each for themselves
LAWS: Final = 3
HIGHEST: Final = 5

# A count that is worth less or more the higher it is, is several traits: one science token, two, three ...
BY_TERM: Final[dict[str, list[str]]] = {
    "circles": ["circle_points", "circles", "bonus", "bonus_circles"],
    "open_circles": [
        *[f"half_{level}" for level in range(2, HIGHEST + 1)],
        *["half_bonus", "half_character", "half_law", "paint_1", "paint_2", "near_1"],
    ],
    "eternal": ["eternal_points", "eternal", "unused"],
    "laws": ["law_points", "law_cards", "law_taken", "law_circles", "law_sets", "law_neighbours"],
    "power": ["power_points"],
    "magic": ["magic_points", "magic_1", "magic_2", "magic_3", "bonus_magic", "lonely_magic"],
    "sets": ["set_points", "lacks_one", "lacks_two", "defence_1", "defence_2", "defence_3"],
    "attack": ["hit_points", "attack_1", "attack_2", "shield"],
    "science": ["science_1", "science_2", "science_3", "science_4"],
    "gems": [
        *["gem_1", "gem_2", "gem_3", "gem_4", "gem_6"],
        *["gems_5", "gems_9", "gems_13", "order"],
    ],
    "hand": [
        *[f"character_{n}" for n in range(1, CHARACTERS + 1)],
        *["paid_1", "paid_2", "promise_1", "promise_2", "promise_3", "characters"],
        *[f"law_{n}" for n in range(1, LAWS + 1)],
        *["laws", "bidding", "bidding_again", "skips"],
    ],
    "pyramid": [
        *["always", "building"],
        *[f"place_{level}" for level in range(2, HIGHEST + 1)],
        *[f"level_{level}" for level in range(1, HIGHEST + 1)],
        *["neighbours"],
    ],
}
TERMS: Final[list[str]] = list(BY_TERM)
TRAITS: Final[list[str]] = traits_of(BY_TERM)

# Where each group of traits begins.
CIRCLES: Final = TRAITS.index("circle_points")
HALF: Final = TRAITS.index("half_2")
HALF_BONUS: Final = TRAITS.index("half_bonus")
PAINT: Final = TRAITS.index("paint_1")
ETERNAL: Final = TRAITS.index("eternal_points")
LAW: Final = TRAITS.index("law_points")
POWER: Final = TRAITS.index("power_points")
MAGIC: Final = TRAITS.index("magic_points")
SETS: Final = TRAITS.index("set_points")
DEFENCE: Final = TRAITS.index("defence_1")
ATTACK: Final = TRAITS.index("hit_points")
SCIENCE: Final = TRAITS.index("science_1")
GEM: Final = TRAITS.index("gem_1")
GEMS: Final = TRAITS.index("gems_5")
ORDER: Final = TRAITS.index("order")
CHARACTER: Final = TRAITS.index("character_1")
PAID: Final = TRAITS.index("paid_1")
PROMISE: Final = TRAITS.index("promise_1")
IN_HAND: Final = TRAITS.index("characters")
HAND_LAW: Final = TRAITS.index("law_1")
LAWS_IN_HAND: Final = TRAITS.index("laws")
BIDDING: Final = TRAITS.index("bidding")
ALWAYS: Final = TRAITS.index("always")
PLACE: Final = TRAITS.index("place_2")
LEVEL: Final = TRAITS.index("level_1")
NEIGHBOURS: Final = TRAITS.index("neighbours")


def in_building(s: ViceroyState) -> bool:
    """Whether the auction of this round is over."""
    for seat in s.seats:
        if seat.bidding:
            return False
    return s.round > 0


def rounds_left(s: ViceroyState) -> float:
    """Rounds of building still to come, the current one by how much of it is left."""
    rules = s.game.rules
    if s.ended:
        return 0.0
    left = float(rules.rounds - s.round)
    if s.round == 0:
        return left
    return left + 1.0 - s.building_round / rules.building_rounds if in_building(s) else left + 1.0


def time_of(s: ViceroyState) -> float:
    """How far the game is, from 0 to the last moment; a building phase is three quarters of its round."""
    left = rounds_left(s)
    if in_building(s):
        left = s.game.rules.rounds + 0.75 - s.round - 0.25 * s.building_round
    return moment_at(left, MOMENTS)


def describe(s: ViceroyState, number: int, out: list[float]) -> None:
    """Write the traits of a seat's position into `out`, which holds zeros."""
    seat = s.seats[number]
    have = Holdings(s, number, rounds_left(s))
    out[ALWAYS] = 1.0
    describe_circles(have, out)
    describe_places(have, out)
    describe_tokens(have, out)
    describe_laws(s, have, out)
    describe_gems(seat, out)
    describe_hand(have, out)
    if seat.bidding:
        out[BIDDING] = 1.0
        out[BIDDING + 1] = float(s.bidding_round)
    elif seat.building and in_building(s):
        out[ALWAYS + 1] = 1.0
    if seat.skips:
        out[BIDDING + 2] = 1.0
    out[ORDER] = lowest_card(seat) / 64.0 if seat.cards else 0.0


def describe_circles(have: Holdings, out: list[float]) -> None:
    """Circles that are closed, and those that one or two gems will recolour at the end. [V-PYR-05, V-END-02]"""
    seat, cards = have.seat, have.game.cards
    bonus = have.bonus
    gems = seat.gems.copy()
    ones: list[int] = []  # circles that one gem can complete: spot << 4 | its colour
    twos: list[int] = []  # those that need two: spot << 4 | colour << 2 | other possible colour
    for i in range(len(seat.spots)):
        spot = seat.spots[i]
        level = spot // WIDTH
        out[LEVEL + level - 1] += 1.0
        if level == 1:
            continue
        upper = cards[seat.cards[i]]
        below = upper.bottom_left
        if upper.bottom_right != below:  # only in corrected data: nobody paints such a circle in passing
            continue
        left = cards[card_at(seat, spot - WIDTH)].top_right
        right = cards[card_at(seat, spot - WIDTH + 1)].top_left
        if left == below and right == below:
            have.closed[below] += 1
            out[CIRCLES] += level + bonus[below]
            out[CIRCLES + 1] += 1.0
        elif left == below or right == below:
            ones.append(spot << 4 | below)
        else:
            twos.append(spot << 4 | below << 2 | (left if left == right else below))
    ones.sort(reverse=True)
    twos.sort(reverse=True)
    out[PAINT + 2] = float(len(ones))
    for entry in ones:
        color = entry & 3
        if gems[color] > 0:
            gems[color] -= 1
            out[PAINT] += (entry >> 4) // WIDTH + bonus[color]
    for entry in twos:
        color = entry >> 2 & 3
        if gems[color] < 2:
            color = entry & 3
        if gems[color] >= 2:
            gems[color] -= 2
            out[PAINT + 1] += (entry >> 4) // WIDTH + bonus[color]
    for color in range(4):
        out[CIRCLES + 2] += bonus[color]
        out[CIRCLES + 3] += min(bonus[color], 1) * seat.gems[color]


def describe_places(have: Holdings, out: list[float]) -> None:
    """Open places by level, and half circles of one colour, which a card in hand may close. [V-PYR-02]"""
    for place in have.open:
        if place.level < 2:
            continue
        out[PLACE + place.level - 2] += 1.0
        if place.left != MIXED or place.right != MIXED:
            out[NEIGHBOURS] += 1.0
        color = place.half
        if color == MIXED:
            continue
        out[HALF + place.level - 2] += 1.0
        out[HALF_BONUS] += have.bonus[color]
        by_character, by_law = 0.0, 0.0
        for entry in have.seat.hand:
            card = have.game.cards[entry >> 4]
            if card.bottom_left == color:
                if not card.is_law:
                    if have.missing(card, place.level) == 0:
                        by_character = 1.0
                elif place.level < HIGHEST:
                    by_law = 1.0
        out[HALF_BONUS + 1] += by_character
        out[HALF_BONUS + 2] += by_law


def describe_tokens(have: Holdings, out: list[float]) -> None:
    """What the tokens score now, and how many there are of each kind. [V-SCORE-02, V-SCORE-04 to V-SCORE-07]"""
    rules = have.game.rules
    out[ETERNAL] = float(have.eternal_levels)
    for color in range(4):
        out[ETERNAL] += have.eternal[color] * have.bonus[color]
        out[ETERNAL + 1] += have.eternal[color]
        out[ETERNAL + 2] += have.unused[color]
    out[POWER] = float(have.power)
    out[MAGIC] = float(have.magic * have.bonus_magic)
    steps(have.magic, 3, MAGIC + 1, out)
    out[MAGIC + 4] = float(have.bonus_magic)
    if have.bonus_magic == 0:
        out[MAGIC + 5] = float(have.magic)
    full = min(have.defence, have.science, have.magic)
    missing = int(have.defence == full) + int(have.science == full) + int(have.magic == full)
    out[SETS] = float(rules.set_points * full)
    if missing < 3:
        out[SETS + missing] = 1.0
    steps(have.defence, 3, DEFENCE, out)
    hits = have.against - have.defence
    if hits > 0:
        out[ATTACK] = -float(rules.attack_penalty * hits)
    else:
        out[ATTACK + 3] = float(min(2, -hits))
    steps(have.seat.attacks, 2, ATTACK + 1, out)
    steps(have.science, 4, SCIENCE, out)


def steps(n: int, most: int, first: int, out: list[float]) -> None:
    """A count as several traits: the first one, the second, ..., the last for all further ones."""
    for i in range(min(n, most)):
        out[first + i] = 1.0
    if n > most:
        out[first + most - 1] = float(n - most + 1)


def describe_laws(s: ViceroyState, have: Holdings, out: list[float]) -> None:
    """What laws score now, and those that may gain more. [V-SCORE-03]"""
    game, seat = have.game, have.seat
    out[LAW] = float(score_laws(s, seat))
    for i in range(len(seat.cards)):
        law = game.cards[seat.cards[i]]
        if not law.is_law:
            continue
        if law.effect == game.score_per_own_card:
            out[LAW + 1] += 1.0
        elif law.effect == game.tuck_taken_cards:
            out[LAW + 2] += 1.0
        elif law.effect == game.score_per_circle_and_eternal:
            out[LAW + 3] += 1.0
        elif law.effect == game.score_per_set:
            out[LAW + 4] += 1.0
        elif law.effect == game.score_per_adjacent_character:
            for spot in neighbours(seat.spots[i]):
                if spot >= WIDTH and card_at(seat, spot) == 0:
                    out[LAW + 5] += 1.0


def describe_gems(seat: Seat, out: list[float]) -> None:
    """Gems behind the screen: how many of each colour, how many in all."""
    total = 0
    for color in range(4):
        n = seat.gems[color]
        total += n
        for i in range(min(n, 3)):
            out[GEM + i] += 1.0
        if n > 3:
            out[GEM + 3] += min(n, 5) - 3
        if n > 5:
            out[GEM + 4] += n - 5
    for i in range(3):
        if total > 4 * (i + 1):
            out[GEMS + i] = total - 4.0 * (i + 1)


def describe_hand(have: Holdings, out: list[float]) -> None:
    """Each card by the best that it can bring: now, where it can be paid, and characters high up, too."""
    characters: list[float] = []
    promise: list[float] = []
    paid: list[float] = []
    laws: list[float] = []
    for entry in have.seat.hand:
        card = have.game.cards[entry >> 4]
        have.look_at(card)
        if card.is_law:
            laws.append(have.best)
        else:
            characters.append(have.best)
            paid.append(have.best_paid)
            promise.append(max(have.level_worth(card, 3), have.level_worth(card, 4)))
    out[IN_HAND] = float(len(characters))
    out[LAWS_IN_HAND] = float(len(laws))
    best_first(characters, CHARACTERS, CHARACTER, out)
    best_first(paid, 2, PAID, out)
    best_first(promise, 3, PROMISE, out)
    best_first(laws, LAWS, HAND_LAW, out)


def best_first(worths: list[float], most: int, first: int, out: list[float]) -> None:
    """The highest numbers as a trait each."""
    worths.sort()
    n = len(worths)
    for i in range(min(n, most)):
        out[first + i] = worths[n - 1 - i]
