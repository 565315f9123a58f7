"""What must hold at any time: every component exactly once, tracks in range. [W-TEST-03]"""

from __future__ import annotations

from courtier.games.viscounts.castle import supply
from courtier.games.viscounts.state import ViscountsState
from courtier.games.viscounts.words import N_SEGMENTS, N_SLOTS, TRACK_SPACES


def faults(s: ViscountsState) -> list[str]:
    """What breaks the conservation of components; empty when all is well."""
    return [*_townsfolk(s), *_manuscripts(s), *_seats(s), *_buildings(s), *_schemes(s)]


def _townsfolk(s: ViscountsState) -> list[str]:
    """Each townsfolk is in one pile or one player's zone, or out of the game."""
    out: list[str] = []
    box = s.box
    shared: list[int] = []
    present = 0
    for segment in range(N_SEGMENTS):
        shared.extend(s.townsfolk[segment])
    for p in range(s.n_seats):
        seat = s.seats[p]
        cards = [*seat.hand, *seat.draw, *seat.discard, *[card for card in seat.row if card >= 0]]
        own = [card for card in cards if card < box.first_hero]
        if len(set(own)) != len(own):
            out.append(f"player {p} has a starting card twice")
        if any(card not in seat.hand for card in seat.shown):
            out.append(f"player {p} shows a card that is not in hand")
        if seat.hand != sorted(seat.hand):
            out.append(f"the hand of player {p} is not in order")
        if seat.ready and len(cards) < 3:
            out.append(f"the deck of player {p} has fewer than three cards")
        present += len(own)
        shared.extend(card for card in cards if card >= box.first_hero)
    if len(set(shared)) != len(shared):
        twice = sorted(card for card in set(shared) if shared.count(card) > 1)
        out.append(f"in two places: {', '.join(box.cards[card] for card in twice)}")
    chosen = sum(1 for p in range(s.n_seats) if s.seats[p].space >= 0)  # a hero and eight cards come with the pick
    total = box.n_cards - box.first_neutral + chosen * (box.first_hero + 1)
    if present + len(shared) + s.gone != total:
        out.append(f"{present + len(shared)} townsfolk and {s.gone} out of the game are not {total}")
    return out


def _manuscripts(s: ViscountsState) -> list[str]:
    """Manuscripts in piles and with players are all of them; bonus cards have one owner."""
    out: list[str] = []
    where: list[int] = []
    for segment in range(N_SEGMENTS):
        where.extend(s.manuscripts[segment])
    bonus = 0
    for seat in s.seats:
        where.extend(i for i in range(len(s.box.manuscripts)) if seat.manuscripts >> i & 1)
        if bonus & seat.bonus:
            out.append("a cleric bonus card has two owners")
        bonus |= seat.bonus
    if sorted(where) != list(range(len(s.box.manuscripts))):
        out.append("a manuscript is missing or in two places")
    return out


def _seats(s: ViscountsState) -> list[str]:
    """Goods, tracks and workers of each participant."""
    out: list[str] = []
    for p, seat in enumerate(s.seats):
        goods = [seat.ink, seat.stone, seat.gold, seat.silver, seat.debts, seat.paid, seat.deeds, seat.approved]
        if min(goods) < 0:
            out.append(f"player {p} owns less than nothing")
        if not 1 <= seat.corruption <= seat.virtue <= TRACK_SPACES:
            out.append(f"the track of player {p} reads {seat.corruption}/{seat.virtue}")
        if supply(s, p) < 0:
            out.append(f"player {p} has more workers than there are")
    if min(s.castle) < 0:
        out.append("fewer than no workers in a section")
    if s.leader >= len(s.seats):
        out.append("the castle leader is nobody")
    return out


def _buildings(s: ViscountsState) -> list[str]:
    """Buildings on slots and sites are nine for each participant."""
    out: list[str] = []
    built = [0] * len(s.seats)
    for code in s.sites:
        if code:
            p, slot = (code - 1) // N_SLOTS, (code - 1) % N_SLOTS
            if p >= len(s.seats) or built[p] >> slot & 1:
                out.append("a building stands on two sites")
            else:
                built[p] |= 1 << slot
    for p, seat in enumerate(s.seats):
        if built[p] != seat.built:
            out.append(f"sites and uncovered slots of player {p} differ")
    return out


def _schemes(s: ViscountsState) -> list[str]:
    """As many schemes as the rival's board leaves in the game, each in one of its piles.

    Which ones is left open: a position may put in a removed scheme for another. [W-RULING-44]
    """
    if s.rival < 0:
        return []
    seat = s.seats[s.rival]
    cards = [*seat.draw, *seat.discard, *s.future, *[card for card in seat.row if card >= 0]]
    n = len(s.box.schemes) - len(s.box.rival_removed[seat.board - 1])
    return [] if len(cards) == len(set(cards)) == n else ["a scheme is missing or in two places"]
