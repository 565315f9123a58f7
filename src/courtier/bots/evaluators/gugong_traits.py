"""What the estimate of a seat in Gùgōng rests on: traits of its position, by the term that they belong to."""

from __future__ import annotations

from typing import Final

from courtier.bots.learnt import traits_of
from courtier.games.gugong.actions import LOCATIONS, TILES
from courtier.games.gugong.night import matches
from courtier.games.gugong.scoring import decree_points
from courtier.games.gugong.state import IS_HIRED, LOCKED, NO_CITY, NO_SEAT, NO_SHIP, GugongState, Seat, count
from courtier.games.gugong.tracks import audience_vp, best_seat
from courtier.games.gugong.wall import on_the_wall

MOST_JADE: Final = 9  # more than anybody collects
STEPS: Final = 8  # of the envoy
HARBOURS: Final = range(1, 6)
PACE: Final = 0.9  # envoy steps that a turn can be counted on to bring, at most

# A count that is worth less or more the higher it is, is several traits: one jade, two, three ...
BY_TERM: Final[dict[str, list[str]]] = {
    "points": ["always", "points"],
    "palace": [*[f"palace_{n}" for n in range(1, STEPS + 1)], "audience", "audience_left", "seated", "too_late"],
    "jade": [*[f"jade_{n}" for n in range(1, MOST_JADE + 1)], "houses"],
    "decrees": [*[f"decree_{tile}" for tile in TILES], "decree_points"],
    "servants": ["hired", "hired_3", "hired_6", "free", "double", "double_hired"],
    "wall": ["wall", "wall_leads", "wall_near", "wall_others"],
    "ships": [
        *[f"{what}_{harbour}" for what in ("ship", "load", "full") for harbour in HARBOURS],
        "reward_vp",
        "reward_card",
    ],
    "travel": ["tokens", "tokens_2", "tokens_4", "tokens_6", "on_map"],
    "intrigue": ["intrigue", "intrigue_7", "intrigue_ahead", "medal"],
    "cards": [
        *["hand", "hand_value", "discard_value"],
        *[f"free_{location}" for location in LOCATIONS],
        *[f"card_{location}" for location in LOCATIONS],
        *["card_other", "matches", "most_matches"],
    ],
}
TERMS: Final[list[str]] = list(BY_TERM)
TRAITS: Final[list[str]] = traits_of(BY_TERM)

# Where each group of traits begins.
ALWAYS: Final = TRAITS.index("always")
POINTS: Final = TRAITS.index("points")
PALACE: Final = TRAITS.index("palace_1")
AUDIENCE: Final = TRAITS.index("audience")
AUDIENCE_LEFT: Final = TRAITS.index("audience_left")
SEATED: Final = TRAITS.index("seated")
TOO_LATE: Final = TRAITS.index("too_late")
JADE: Final = TRAITS.index("jade_1")
HOUSES: Final = TRAITS.index("houses")
DECREE: Final = TRAITS.index(f"decree_{TILES[0]}")
DECREE_POINTS: Final = TRAITS.index("decree_points")
HIRED: Final = TRAITS.index("hired")
UNHIRED: Final = TRAITS.index("free")
DOUBLE: Final = TRAITS.index("double")
WALL: Final = TRAITS.index("wall")
SHIP: Final = TRAITS.index("ship_1")
LOAD: Final = TRAITS.index("load_1")
FULL: Final = TRAITS.index("full_1")
REWARD_VP: Final = TRAITS.index("reward_vp")
REWARD_CARD: Final = TRAITS.index("reward_card")
TOKENS: Final = TRAITS.index("tokens")
ON_MAP: Final = TRAITS.index("on_map")
INTRIGUE: Final = TRAITS.index("intrigue")
AHEAD: Final = TRAITS.index("intrigue_ahead")
MEDAL: Final = TRAITS.index("medal")
HAND: Final = TRAITS.index("hand")
HAND_VALUE: Final = TRAITS.index("hand_value")
DISCARD_VALUE: Final = TRAITS.index("discard_value")
FREE: Final = TRAITS.index(f"free_{LOCATIONS[0]}")
CARD: Final = TRAITS.index(f"card_{LOCATIONS[0]}")
MATCHES: Final = TRAITS.index("matches")


def time_of(s: GugongState, seat: int) -> float:
    """How far the game is: 1 for each day over, and today's share by the cards played."""
    if s.meng is not None and s.is_meng(seat):
        hand, played = len(s.meng.stack), len(s.meng.pile)
    else:
        p = s.seats[seat]
        hand, played = count(p.hand), count(p.discard)
    share = played / (hand + played) if hand + played else 1.0
    return min(float(s.parts.days), s.day - 1 + share)


def describe(s: GugongState, seat: int, out: list[float]) -> None:
    """Write the traits of a seat's position into `out`, which holds zeros."""
    p = s.seats[seat]
    out[ALWAYS] = 1.0
    out[POINTS] = float(p.vp)
    for n in range(min(p.jade, MOST_JADE)):
        out[JADE + n] = 1.0
    out[HOUSES] = float(count(s.houses))
    out[HIRED] = float(p.hired)
    if p.hired >= 3:
        out[HIRED + 1] = float(p.hired - 2)
    if p.hired >= 6:
        out[HIRED + 2] = float(p.hired - 5)
    out[UNHIRED] = float(p.free)
    if p.double != LOCKED:
        out[DOUBLE] = 1.0
        if p.double == IS_HIRED:
            out[DOUBLE + 1] = 1.0
    out[INTRIGUE] = float(p.intrigue)
    if p.intrigue >= 7:
        out[INTRIGUE + 1] = 1.0
    out[AHEAD] = s.track.index(seat) / (len(s.track) - 1)
    if s.medal == seat:
        out[MEDAL] = 1.0
    describe_palace(s, seat, p, out)
    describe_decrees(s, seat, p, out)
    describe_wall(s, seat, out)
    describe_ships(s, seat, p, out)
    describe_tokens(p, out)
    describe_cards(s, seat, p, out)


def too_late(s: GugongState, p: Seat) -> float:
    """How surely the envoy will not arrive: 0 as long as the turns left are enough, 1 when two are lacking."""
    hand = count(p.hand)
    turns = hand + (s.parts.days - s.day) * (hand + count(p.discard))
    lacking = s.parts.palace_goal - p.palace - PACE * turns
    return min(1.0, max(0.0, 0.5 * lacking))


def describe_palace(s: GugongState, seat: int, p: Seat, out: list[float]) -> None:
    """The envoy's steps, the seat taken, or the best one left. [G-PALACE]"""
    for n in range(min(p.palace, STEPS)):
        out[PALACE + n] = 1.0
    if p.audience != NO_SEAT:
        out[AUDIENCE] = float(audience_vp(s, p.audience))
        out[SEATED] = 1.0
    else:
        out[AUDIENCE_LEFT] = float(audience_vp(s, best_seat(s)))
        if not s.is_meng(seat):
            out[TOO_LATE] = too_late(s, p)


def describe_decrees(s: GugongState, seat: int, p: Seat, out: list[float]) -> None:
    """Each decree, and what those of level 3 would bring now. [G-DECREE]"""
    if not p.decrees:
        return
    for tile in range(min(len(TILES), len(s.parts.tiles))):
        if p.decrees >> tile & 1:
            out[DECREE + tile] = 1.0
    out[DECREE_POINTS] = float(decree_points(s, seat, p.vp))


def describe_wall(s: GugongState, seat: int, out: list[float]) -> None:
    """Own servants on the wall, the lead there, and how near it is to being full. [G-WALL]"""
    mine = s.seats[seat].on_wall()
    most = 0
    for other in range(len(s.seats)):
        if other != seat:
            most = max(most, s.seats[other].on_wall())
    out[WALL] = float(mine)
    out[WALL + 3] = float(most)
    if mine > 0 and mine >= most:
        out[WALL + 1] = 1.0 if mine > most else 0.5
        out[WALL + 2] = on_the_wall(s) / s.table.threshold


def describe_ships(s: GugongState, seat: int, p: Seat, out: list[float]) -> None:
    """Ships by harbour and load, and the rewards taken. [G-CANAL]"""
    for h in range(len(s.harbours)):
        ship = s.harbours[h]
        if ship != NO_SHIP and ship >> 4 == seat:
            load = (ship & 7) + (2 if ship & 8 else 0)
            harbour = h % len(HARBOURS)
            out[SHIP + harbour] += 1.0
            out[LOAD + harbour] += load
            if load >= s.parts.capacity:
                out[FULL + harbour] += 1.0
    out[REWARD_VP] = float(p.filled(0))
    out[REWARD_CARD] = float(p.filled(s.parts.card_reward))


def describe_tokens(p: Seat, out: list[float]) -> None:
    """Stored travel tokens by what they can be exchanged for. [G-TOKEN-02]"""
    worth = p.worth()
    out[TOKENS] = float(worth)
    for n in range(1, 4):
        if worth >= 2 * n:
            out[TOKENS + n] = 1.0
    if p.city != NO_CITY:
        out[ON_MAP] = 1.0


def describe_cards(s: GugongState, seat: int, p: Seat, out: list[float]) -> None:
    """The cards: values, actions, where they exchange freely, matches with the dice. [G-GIFT, G-NIGHT-01]"""
    if s.meng is not None and s.is_meng(seat):
        out[HAND] = float(len(s.meng.stack))
        return
    parts = s.parts
    best, humble = 0, False
    for card in range(len(parts.value)):
        if p.hand >> card & 1:
            value = parts.value[card]
            out[HAND] += 1.0
            out[HAND_VALUE] += value
            best = max(best, value)
            humble = humble or value == parts.humble
        elif p.discard >> card & 1:
            out[DISCARD_VALUE] += parts.value[card]
        else:
            continue
        op = parts.card_op[card]
        if op is not None:
            out[CARD + (LOCATIONS.index(op.word) if op.op == "location_action" else len(LOCATIONS))] += 1.0
    if p.hand:
        for place in range(len(LOCATIONS)):
            lying = parts.value[s.board[place]]
            if best > lying or (humble and lying == parts.golden):
                out[FREE + place] = 1.0
    mine = matches(s, seat)
    most = 0
    for other in range(len(s.seats)):
        if other != seat:
            most = max(most, matches(s, other))
    out[MATCHES] = float(mine)
    if mine and mine >= most:
        out[MATCHES + 1] = 1.0 if mine > most else 0.5
