"""Final scoring, which can be asked for at any time. [W-SCORE]"""

from __future__ import annotations

from typing import Final

from courtier.core.game import Score
from courtier.games.viscounts.components import Components
from courtier.games.viscounts.icons import lasting_icons
from courtier.games.viscounts.manuscripts import ribbons
from courtier.games.viscounts.shapes import COUNTS
from courtier.games.viscounts.state import Seat, ViscountsState
from courtier.games.viscounts.words import (
    CASTLE_PLACES,
    N_ICONS,
    RIBBONS,
    TIER_2,
    TIER_3,
)

CATEGORIES: Final = [
    "buildings",
    "castle",
    "sets",
    "manuscripts",
    "castle-leader",
    "cleric-bonus",
    "debts",
    "deeds",
    "poverty",
    "prosperity",
    "resources",
]


def building_points(s: ViscountsState, seat: Seat) -> int:
    """By the number built of each type. [W-SCORE-01]"""
    total = 0
    for kind in range(3):
        built = (s.box.boards[seat.board].of_type[kind] & seat.built).bit_count()
        total += s.box.building_vp[kind][built]
    return total


def worker_points(s: ViscountsState, p: int) -> int:
    """What a participant's workers in the castle score."""
    own = s.castle[p * CASTLE_PLACES : (p + 1) * CASTLE_PLACES]
    return tier_points(s.box, sum(own[:TIER_2]), sum(own[TIER_2:TIER_3]), own[TIER_3])


def tier_points(box: Components, low: int, high: int, top: int) -> int:
    """1, 2 or 3 for each worker on tier 1, 2 or 3. [W-SCORE-02]"""
    return box.worker_vp[0] * low + box.worker_vp[1] * high + box.worker_vp[2] * top


def set_points(box: Components, counts: list[int]) -> int:
    """Sets of different ribbons, the largest first, from so many manuscripts of each. [W-SCORE-03]"""
    total = 0
    for size in range(1, max(counts) + 1):
        total += box.set_vp[sum(1 for n in counts if n >= size)]
    return total


def bonus_points(box: Components, seat: Seat) -> int:
    """The cleric bonus cards. [W-SCORE-06]"""
    return sum(box.bonus_vp[ribbon] for ribbon in range(len(RIBBONS)) if seat.bonus >> ribbon & 1)


def debt_points(box: Components, seat: Seat) -> int:
    """Debts, unpaid and paid. [W-SCORE-07]"""
    return box.debt_vp[0] * seat.debts + box.debt_vp[1] * seat.paid


def deed_points(box: Components, seat: Seat) -> int:
    """Deeds, acquired and approved. [W-SCORE-07]"""
    return box.deed_vp[0] * seat.deeds + box.deed_vp[1] * seat.approved


def deck_icons(s: ViscountsState, seat: Seat, icon: int) -> int:
    """An icon in the whole deck, on uncovered slots and bonus cards. [W-SCORE-05, W-RULING-19, W-SOLO-29]"""
    cards = [*seat.hand, *seat.draw, *seat.discard, *[card for card in seat.row if card >= 0]]
    return sum(s.box.icons[card * N_ICONS + icon] for card in cards) + lasting_icons(s, seat, icon)


def resources(seat: Seat) -> int:
    """Ink, stone and gold; silver is no resource. [W-TERM-01]"""
    return seat.ink + seat.stone + seat.gold


def counted(s: ViscountsState, p: int, kind: int) -> int:
    """How many of the things a scoring manuscript counts. [W-SCORE-04]"""
    seat = s.seats[p]
    if kind < N_ICONS:
        return deck_icons(s, seat, kind)
    word = COUNTS[kind]
    if word == "resource":
        return resources(seat)
    if word == "building":
        return seat.built.bit_count()
    if word == "manuscript":
        return seat.manuscripts.bit_count()
    if word == "flipped_debt":
        return seat.paid
    if word == "flipped_deed":
        return seat.approved
    return sum(s.castle[p * CASTLE_PLACES : (p + 1) * CASTLE_PLACES])


def manuscript_points(s: ViscountsState, p: int) -> int:
    """What the manuscripts score by themselves. [W-SCORE-04]"""
    total = 0
    box = s.box
    for i in range(len(box.manuscripts)):
        if s.seats[p].manuscripts >> i & 1 and box.end_vp[i]:
            total += box.end_vp[i] * (counted(s, p, box.end_count[i]) // box.end_per[i])
    return total


def rank_points(counts: list[int], rewards: list[int]) -> list[int]:
    """Rewards by rank; ties share the ranks they take; without such cards, no rank. [W-SCORE-08..10, W-RULING-18]"""
    out = [0] * len(counts)
    rank = 0
    for value in sorted({n for n in counts if n}, reverse=True):
        tied = [p for p in range(len(counts)) if counts[p] == value]
        share = sum(rewards[rank : rank + len(tied)]) // len(tied)
        for p in tied:
            out[p] = share
        rank += len(tied)
    return out


def _stack_points(s: ViscountsState, stack: int) -> list[int]:
    """Poverty (0) or prosperity (1), if revealed. [W-END-03, W-SCORE-08, W-SCORE-10]"""
    if (s.debts_left, s.deeds_left)[stack] != 0:
        return [0] * len(s.seats)
    return rank_points(ranked(s, stack), rank_rewards(s, stack))


def ranked(s: ViscountsState, stack: int) -> list[int]:
    """By participant, how many of the cards that poverty (0) or prosperity (1) goes by. [W-SCORE-08]"""
    return [seat.paid if s.box.ranks_debts[stack] else seat.approved for seat in s.seats]


def rank_rewards(s: ViscountsState, stack: int) -> list[int]:
    """What the ranks of poverty (0) or prosperity (1) bring. [W-SCORE-10]"""
    return s.box.rank_vp_two[stack] if len(s.seats) < 3 else s.box.rank_vp[stack]


def scores(s: ViscountsState) -> list[Score]:
    """Everybody's points as if the game ended now; the rival last. [W-SCORE-01..11, W-SOLO-29, W-SOLO-30]"""
    box = s.box
    poverty, prosperity = _stack_points(s, 0), _stack_points(s, 1)
    tables: list[dict[str, int]] = []
    for p, seat in enumerate(s.seats):
        points = [
            building_points(s, seat),
            worker_points(s, p),
            set_points(box, [ribbons(s, seat, ribbon) for ribbon in range(len(RIBBONS))]),
            manuscript_points(s, p),
            box.leader_vp if s.leader == p else 0,
            bonus_points(box, seat),
            debt_points(box, seat),
            deed_points(box, seat),
            poverty[p],
            prosperity[p],
            box.vp_per_leftover * resources(seat) if p == s.rival else 0,
        ]
        table = dict(zip(CATEGORIES, points, strict=True))
        if s.rival < 0:
            del table["resources"]
        tables.append(table)
    totals = [sum(table.values()) for table in tables]
    won = _winners(s, totals)
    return [Score(tables[p], totals[p], won[p]) for p in range(len(s.seats))]


def _winners(s: ViscountsState, totals: list[int]) -> list[bool]:
    """The highest total, then silver and resources, then shared; alone one must be strictly ahead. [W-SCORE-11]"""
    if s.rival >= 0:
        human = totals[0] > totals[1]  # W-SOLO-30
        return [human, not human]
    keys = [(totals[p], s.seats[p].silver + resources(s.seats[p])) for p in range(len(s.seats))]
    return [key == max(keys) for key in keys]
