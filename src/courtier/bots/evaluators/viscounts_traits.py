"""What the estimate of a participant in Viscounts rests on: traits of its position, by the term that they belong to."""

from __future__ import annotations

from typing import Final, final

from courtier.bots.evaluators.viscounts_cards import KINDS, N_KINDS, abilities
from courtier.bots.evaluators.viscounts_outlook import Outlook
from courtier.bots.learnt import moment_at, traits_of
from courtier.games.viscounts.components import Components
from courtier.games.viscounts.icons import lasting_icons
from courtier.games.viscounts.scoring import (
    bonus_points,
    building_points,
    debt_points,
    deed_points,
    manuscript_points,
    rank_points,
    rank_rewards,
    ranked,
    resources,
    set_points,
    tier_points,
)
from courtier.games.viscounts.state import Seat, ViscountsState
from courtier.games.viscounts.words import (
    BUILDER,
    CASTLE_PLACES,
    CRIMINAL,
    ICONS,
    N_ICONS,
    N_SECTIONS,
    N_SLOTS,
    NOBLE,
    RESOURCES,
    RIBBONS,
    RIVALS,
    SLOTS,
    TIER_2,
    TIER_3,
    TRACK_SPACES,
)

# Turns left at each moment, from the start to the end of the game.
MOMENTS: Final = [20.0, 13.0, 8.0, 5.0, 3.0, 1.0, 0.0]
# Icons and goods that an action takes, by icon: what can be paid next turn.
POWERS: Final = [[], [3, 5, 7], [3, 5, 8], [3, 4, 5, 6]]

BY_TERM: Final[dict[str, list[str]]] = {
    "castle": [
        *["worker_points", "leader_points", "tier_1", "pairs", "chains", "tier_2", "high_pairs", "tier_3"],
        *["leads", "crowded", "supply_few", "supply_none"],
    ],
    "manuscripts": [
        *["set_points", "scoring_points", "bonus_points", "manuscripts"],
        *[f"ribbons_{n}" for n in range(1, 5)],
        *["two_ribbons", "scoring", "manuscripts_left"],
    ],
    "buildings": ["building_points", *[f"slot_{slot}" for slot in SLOTS], "buildings"],
    "deeds": [
        *["always", *[f"rival_{rival}" for rival in RIVALS], "deed_points"],
        *["debts", "debts_3", "paid", "deeds", "deeds_3", "approved"],
        *["poverty_points", "prosperity_points", "poverty_due", "prosperity_due", "approved_lead", "paid_lead"],
    ],
    "goods": [
        *[f"{good}{more}" for good in RESOURCES for more in ("", "_3", "_5")],
        *["silver", "silver_3", "silver_6", "silver_10", "leftover_points"],
    ],
    "cards": [
        *[f"deck_{icon}" for icon in ICONS],
        *["deck_size", "deck_small", "deck_large"],
        *[f"able_{kind}" for kind in KINDS],
        *[f"drop_{kind}" for kind in KINDS],
        *[f"stays_{icon}" for icon in ICONS],
        *[f"stays_longer_{icon}" for icon in ICONS],
        *[f"hand_{icon}" for icon in ICONS],
        *[f"power_{ICONS[icon]}_{need}" for icon in range(CRIMINAL) for need in POWERS[icon]],
        *["next_best", "next_trade", "next_building", "next_workers", "next_manuscript"],
    ],
    "virtue": ["virtue", "corruption", "gap_1", "gap_2", "stuck", "coming_deeds", "coming_debts"],
}
TERMS: Final[list[str]] = list(BY_TERM)
TRAITS: Final[list[str]] = traits_of(BY_TERM)

# Where each group of traits begins.
CASTLE: Final = TRAITS.index("worker_points")
MANUSCRIPTS: Final = TRAITS.index("set_points")
BUILDINGS: Final = TRAITS.index("building_points")
ALWAYS: Final = TRAITS.index("always")
RIVAL: Final = TRAITS.index(f"rival_{RIVALS[0]}")
DEEDS: Final = TRAITS.index("deed_points")
GOODS: Final = TRAITS.index(RESOURCES[0])
SILVER: Final = TRAITS.index("silver")
LEFTOVER: Final = TRAITS.index("leftover_points")  # of a rival [W-SOLO-29]
DECK: Final = TRAITS.index(f"deck_{ICONS[0]}")
SIZE: Final = TRAITS.index("deck_size")
ABLE: Final = TRAITS.index(f"able_{KINDS[0]}")
DROP: Final = TRAITS.index(f"drop_{KINDS[0]}")
STAYS: Final = TRAITS.index(f"stays_{ICONS[0]}")
LONGER: Final = TRAITS.index(f"stays_longer_{ICONS[0]}")
HAND: Final = TRAITS.index(f"hand_{ICONS[0]}")
POWER: Final = TRAITS.index("power_builder_3")
NEXT: Final = TRAITS.index("next_best")
VIRTUE: Final = TRAITS.index("virtue")

A_DECK: Final = 9.0  # cards of a deck at the start
# Gains of a collision by the place of the markers. [W-COLL-07]
COMING_DEEDS: Final = [0.0, 3.0, 2.0, 1.0, 1.0, 0.0, 0.0, 0.0]
COMING_DEBTS: Final = [0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 2.0, 3.0]


def turns_left(s: ViscountsState, seat: int) -> float:
    """Turns that a participant will still have; a guess by the two stacks until the end is known. [W-END-02]"""
    if not s.stack:
        return 0.0
    n = len(s.seats)
    place = seat if seat == s.rival else (seat - s.start) % s.n_seats
    active = s.active if s.active == s.rival else (s.active - s.start) % s.n_seats
    here = 1.0 if place >= active else 0.0
    if s.last_round:
        return s.last_round - s.round + here
    debts = s.debts_left if s.debts_left >= 0 else s.box.debts_on_top[s.n_seats]
    deeds = s.deeds_left if s.deeds_left >= 0 else s.box.deeds_on_top[s.n_seats]
    short, long = (debts, deeds) if debts < deeds else (deeds, debts)
    steps = 0
    for p in s.seats:
        steps += p.corruption - 1 + TRACK_SPACES - p.virtue
    turns = 2.0 / n * (1.2 * short + 0.35 * long - 0.4 * steps) + 0.5
    return max(turns, 1.0) + here


def time_of(s: ViscountsState, seat: int) -> float:
    """How far the game is, from 0 to the last moment."""
    return moment_at(turns_left(s, seat), MOMENTS)


@final
class Describer:
    """Describes positions; keeps what can be read from the components once."""

    icons_of: list[list[int]]  # by card: its icons, one for each
    able: list[list[float]]  # by card and kind of ability: how much it brings ...
    kinds_of: list[list[int]]  # ... and the kinds of which it brings something
    of_ribbon: list[int]  # bit mask of the manuscripts of each ribbon
    scoring: int  # bit mask of the manuscripts that score by themselves

    def __init__(self, box: Components) -> None:
        self.icons_of = [
            [icon for icon in range(N_ICONS) for _ in range(box.icons[first + icon])]
            for first in range(0, len(box.icons), N_ICONS)
        ]
        self.able = abilities()
        self.kinds_of = [[kind for kind in range(N_KINDS) if ability[kind]] for ability in self.able]
        self.of_ribbon = [0] * len(RIBBONS)
        self.scoring = 0
        for i in range(len(box.ribbon)):
            self.of_ribbon[box.ribbon[i]] |= 1 << i
            if box.end_vp[i]:
                self.scoring |= 1 << i

    def describe(self, s: ViscountsState, seat: int, out: list[float]) -> None:
        """Write the traits of a participant's position into `out`, which holds zeros."""
        p = s.seats[seat]
        out[ALWAYS] = 1.0
        describe_castle(s, seat, out)
        self.describe_manuscripts(s, seat, p, out)
        out[BUILDINGS] = float(building_points(s, p))
        built = p.built.bit_count()
        for slot in range(N_SLOTS):
            if p.built >> slot & 1:
                out[BUILDINGS + 1 + slot] = 1.0
        out[BUILDINGS + 1 + N_SLOTS] = float(built)
        describe_deeds(s, seat, p, out)
        goods = [p.ink, p.stone, p.gold]
        for good in range(3):
            n = goods[good]
            out[GOODS + 3 * good] = float(n)
            if n > 2:
                out[GOODS + 3 * good + 1] = n - 2.0
            if n > 4:
                out[GOODS + 3 * good + 2] = n - 4.0
        out[SILVER] = float(p.silver)
        if p.silver > 2:
            out[SILVER + 1] = p.silver - 2.0
        if p.silver > 5:
            out[SILVER + 2] = p.silver - 5.0
        if p.silver > 9:
            out[SILVER + 3] = p.silver - 9.0
        describe_track(p, out)
        self.describe_deck(s, p, out)
        if seat == s.rival:
            out[RIVAL + p.board - 1] = 1.0
            out[LEFTOVER] = float(s.box.vp_per_leftover * resources(p))
        else:
            self.describe_next(s, seat, p, out)

    def describe_manuscripts(self, s: ViscountsState, seat: int, p: Seat, out: list[float]) -> None:
        """Sets, points and bonus cards, and what is near. [W-SCORE-03, W-MANU-03]"""
        left = 0
        for pile in s.manuscripts:
            left += len(pile)
        out[MANUSCRIPTS + 10] = left / 10.0
        owned = p.manuscripts
        if not owned:
            return
        counts = [0, 0, 0, 0]
        kinds = 0
        taken = 0
        for each in s.seats:
            taken |= each.bonus
        for ribbon in range(len(RIBBONS)):
            n = (owned & self.of_ribbon[ribbon]).bit_count()
            counts[ribbon] = n
            if n:
                kinds += 1
            if n == 2 and not taken >> ribbon & 1:
                out[MANUSCRIPTS + 8] += 1.0
        out[MANUSCRIPTS] = float(set_points(s.box, counts))
        if owned & self.scoring:
            out[MANUSCRIPTS + 1] = float(manuscript_points(s, seat))
            out[MANUSCRIPTS + 9] = float((owned & self.scoring).bit_count())
        out[MANUSCRIPTS + 2] = float(bonus_points(s.box, p))
        out[MANUSCRIPTS + 3] = float(owned.bit_count())
        for n in range(kinds):
            out[MANUSCRIPTS + 4 + n] = 1.0

    def describe_deck(self, s: ViscountsState, p: Seat, out: list[float]) -> None:
        """Icons and abilities that the deck brings in a turn, the rival's schemes likewise."""
        sums = [0] * N_ICONS
        able = [0.0] * N_KINDS
        size = 0
        for pile in (p.hand, p.draw, p.discard, p.row):
            for card in pile:
                if card >= 0:
                    size += 1
                    for icon in self.icons_of[card]:
                        sums[icon] += 1
                    if card < len(self.able):
                        for kind in self.kinds_of[card]:
                            able[kind] += self.able[card][kind]
        per = 1.0 / max(size, 3)
        for icon in range(N_ICONS):
            out[DECK + icon] = 3.0 * per * sums[icon] + lasting_icons(s, p, icon)
        out[SIZE] = float(size)
        if size < 8:
            out[SIZE + 1] = 8.0 - size
        elif size > 11:
            out[SIZE + 2] = size - 11.0
        for kind in range(N_KINDS):
            out[ABLE + kind] = A_DECK * per * able[kind]

    def describe_next(self, s: ViscountsState, seat: int, p: Seat, out: list[float]) -> None:
        """Cards that stay on the board and in hand, and the best that they allow next turn."""
        icons = s.box.icons
        row = p.row
        first = 1 if row[0] < 0 else 0  # the active player's row has moved already
        have = [0] * N_ICONS
        printed = s.box.boards[p.board].printed
        for at in range(2):
            card = row[first + at]
            space = at + 1
            for icon in range(N_ICONS):
                n = icons[card * N_ICONS + icon] if card >= 0 else printed[space * N_ICONS + icon]
                have[icon] += n
                if card >= 0:
                    if at == 0:
                        out[LONGER + icon] = float(n)
                    else:
                        out[STAYS + icon] = float(n)
        for card in row:
            if card >= 0:
                for kind in self.kinds_of[card]:
                    out[DROP + kind] += self.able[card][kind]
        best = [0] * N_ICONS
        for card in p.hand:
            wild = icons[card * N_ICONS + CRIMINAL]
            out[HAND + CRIMINAL] += wild
            for icon in range(CRIMINAL):
                n = icons[card * N_ICONS + icon]
                out[HAND + icon] += n
                best[icon] = max(best[icon], n + wild)
        for icon in range(N_ICONS):
            have[icon] += lasting_icons(s, p, icon)
        wild = have[CRIMINAL]
        at = POWER
        for icon in range(BUILDER, CRIMINAL):
            good = p.stone if icon == BUILDER else p.gold if icon == NOBLE else p.ink
            power = have[icon] + wild + best[icon] + good
            for need in POWERS[icon]:
                if power >= need:
                    out[at] = 1.0
                at += 1
        counts = [(p.manuscripts & mask).bit_count() for mask in self.of_ribbon]
        outlook = Outlook(s, seat, have, counts)
        out[NEXT] = max(outlook.trade, outlook.building, outlook.workers, outlook.manuscript)
        out[NEXT + 1] = outlook.trade
        out[NEXT + 2] = outlook.building
        out[NEXT + 3] = outlook.workers
        out[NEXT + 4] = outlook.manuscript


def describe_castle(s: ViscountsState, seat: int, out: list[float]) -> None:
    """Workers by tier, groups about to advance, the lead at the top, and who may be pushed out. [W-CASTLE]"""
    first = seat * CASTLE_PLACES
    castle = s.castle
    low, pairs, chains, high, high_pairs, crowded = 0, 0, 0, 0, 0, 0
    for i in range(N_SECTIONS):
        n = castle[first + i]
        low += n
        if n >= 2:
            pairs += 1
            if castle[first + (i + 1) % N_SECTIONS] >= 2:
                chains += 1
        if n:
            total = 0
            for other in range(len(s.seats)):
                total += castle[other * CASTLE_PLACES + i]
            if total >= s.box.capacity and total > n:
                crowded += n
        n = castle[first + TIER_2 + i]
        high += n
        if n >= 2:
            high_pairs += 1
    top = castle[first + TIER_3]
    out[CASTLE] = float(tier_points(s.box, low, high, top))
    most = 0
    for other in range(len(s.seats)):
        if other != seat:
            most = max(most, castle[other * CASTLE_PLACES + TIER_3])
    if s.leader == seat:
        out[CASTLE + 1] = float(s.box.leader_vp)
    out[CASTLE + 2] = float(low)
    out[CASTLE + 3] = float(pairs)
    out[CASTLE + 4] = float(chains)
    out[CASTLE + 5] = float(high)
    out[CASTLE + 6] = float(high_pairs)
    out[CASTLE + 7] = float(top)
    out[CASTLE + 8] = float(max(-3, min(3, top - most)))
    out[CASTLE + 9] = float(crowded)
    left = s.box.workers - low - high - top
    if left < 6:
        out[CASTLE + 10] = 6.0 - left
        if left < 2:
            out[CASTLE + 11] = 2.0 - left


def describe_deeds(s: ViscountsState, seat: int, p: Seat, out: list[float]) -> None:
    """Debts and deeds, and the ranks of poverty and prosperity by how near they are. [W-SCORE-07, W-SCORE-08]"""
    box = s.box
    out[DEEDS] = float(debt_points(box, p) + deed_points(box, p))
    out[DEEDS + 1] = float(p.debts)
    if p.debts > 2:
        out[DEEDS + 2] = p.debts - 2.0
    out[DEEDS + 3] = float(p.paid)
    out[DEEDS + 4] = float(p.deeds)
    if p.deeds > 2:
        out[DEEDS + 5] = p.deeds - 2.0
    out[DEEDS + 6] = float(p.approved)
    for stack in range(2):
        counts = ranked(s, stack)
        best = 0
        for other in range(len(counts)):
            if other != seat:
                best = max(best, counts[other])
        mine = counts[seat]
        out[DEEDS + (12 if box.ranks_debts[stack] else 11)] = float(max(-3, min(3, mine - best)))
        if mine == 0:
            continue
        points = float(rank_points(counts, rank_rewards(s, stack))[seat])
        left = s.debts_left if stack == 0 else s.deeds_left
        if left == 0:
            out[DEEDS + 7 + stack] = points
        elif left > 0:
            on_top = box.debts_on_top[s.n_seats] if stack == 0 else box.deeds_on_top[s.n_seats]
            out[DEEDS + 9 + stack] = points * (1.0 - left / max(1, on_top))


def describe_track(p: Seat, out: list[float]) -> None:
    """The two markers, and what the collision will bring once they are stuck. [W-VC, W-COLL-07]"""
    out[VIRTUE] = float(TRACK_SPACES - p.virtue)
    out[VIRTUE + 1] = float(p.corruption - 1)
    gap = p.virtue - p.corruption
    if gap == 0:
        out[VIRTUE + 4] = 1.0
        out[VIRTUE + 5] = COMING_DEEDS[p.virtue]
        out[VIRTUE + 6] = COMING_DEBTS[p.virtue]
    elif gap < 3:
        out[VIRTUE + 1 + gap] = 1.0
