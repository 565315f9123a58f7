"""What must hold at any time: every component exactly once, tracks in range, nothing that no game can come to.

[W-TEST-03]
"""

from __future__ import annotations

from courtier.core.messages import Arg, Json, Message
from courtier.games.faults import absent, out_of_range, twice
from courtier.games.viscounts.castle import supply
from courtier.games.viscounts.state import ViscountsState
from courtier.games.viscounts.words import (
    CASTLE_PLACES,
    N_SECTIONS,
    N_SEGMENTS,
    N_SLOTS,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SITES,
    TIER_3,
    TRACK_SPACES,
)

ZONES = ("row", "hand", "draw", "discard")
MANY = 999  # goods of one kind; no game comes near


def seat_place(s: ViscountsState, p: int) -> str:
    """Where a document speaks of a participant."""
    return "table.rival" if p == s.rival else f"table.players[{p}]"


def faults(s: ViscountsState) -> list[Message]:
    """What breaks the conservation of components; empty when all is well."""
    return [
        *_townsfolk(s),
        *_rows(s),
        *_manuscripts(s),
        *_bonus(s),
        *_seats(s),
        *_castle(s),
        *_buildings(s),
        *_schemes(s),
        *_course(s),
    ]


def _zones(s: ViscountsState, p: int) -> list[tuple[int, str]]:
    """All cards of a participant with their places."""
    seat, place = s.seats[p], seat_place(s, p)
    out: list[tuple[int, str]] = []
    for zone, cards in zip(ZONES, (seat.row, seat.hand, seat.draw, seat.discard), strict=True):
        out.extend((card, f"{place}.{zone}") for card in cards if card >= 0)
    return out


def _townsfolk(s: ViscountsState) -> list[Message]:
    """Each townsfolk is in one pile or one player's zone, or out of the game."""
    out: list[Message] = []
    box = s.box
    shared: dict[int, str] = {}
    present = 0
    for segment in range(N_SEGMENTS):
        _place(
            shared, [(card, f"table.townsfolk.{SEGMENTS[segment]}") for card in s.townsfolk[segment]], box.cards, out
        )
    for p in range(s.n_seats):
        seat, place = s.seats[p], seat_place(s, p)
        cards = _zones(s, p)
        own: dict[int, str] = {}
        _place(own, [each for each in cards if each[0] < box.first_hero], box.cards, out)
        _place(shared, [each for each in cards if each[0] >= box.first_hero], box.cards, out)
        present += len(own)
        for card in seat.shown:
            if card not in seat.hand:
                out.append(absent(f"{place}.known_in_hand", box.cards[card], "W-TEST-03"))
        for card in seat.fresh:
            if card in seat.hand:
                out.append(twice(box.cards[card], f"{place}.fresh", f"{place}.hand", "W-INFO-02"))
        if seat.ready and len(cards) < 3:
            out.append(Message("viscounts-error-deck", {"place": place, "n": len(cards)}, "W-EFF-05"))
        if seat.hand != sorted(seat.hand):
            out.append(Message("viscounts-error-hand-order", {"place": f"{place}.hand"}, "W-TEST-03"))
    chosen = sum(1 for p in range(s.n_seats) if s.seats[p].space >= 0)  # a hero and eight cards come with the pick
    total = box.n_cards - box.first_neutral + chosen * (box.first_hero + 1)
    if present + len(shared) + s.gone != total and not out:
        args: dict[str, Arg] = {"place": "table.players", "n": present + len(shared) + s.gone, "expected": total}
        out.append(Message("viscounts-error-townsfolk", args, "W-TEST-03"))
    return out


def _place(seen: dict[int, str], cards: list[tuple[int, str]], words: list[str], out: list[Message]) -> None:
    """Note where cards lie; each may lie in one place only."""
    for card, place in cards:
        if card in seen:
            out.append(twice(words[card], seen[card], place, "W-TEST-03"))
        seen[card] = place


def _rows(s: ViscountsState) -> list[Message]:
    """Cards slide to the right one by one: the row has no hole, and what was played lies in it. [W-MANAGE-01]"""
    out: list[Message] = []
    for p, seat in enumerate(s.seats):
        if seat.row[2] >= 0 and seat.row[1] < 0:
            out.append(Message("viscounts-error-hole", {"place": f"{seat_place(s, p)}.row"}, "W-MANAGE-01"))
    if s.played >= 0 and s.played not in s.seats[s.active].row:
        args: dict[str, Arg] = {"place": "table.played", "card": s.box.cards[s.played]}
        out.append(Message("viscounts-error-played", args, "W-MANAGE-03"))
    return out


def _manuscripts(s: ViscountsState) -> list[Message]:
    """Manuscripts in piles and with players are all of them."""
    out: list[Message] = []
    seen: dict[int, str] = {}
    words = s.box.manuscripts
    for segment in range(N_SEGMENTS):
        _place(seen, [(m, f"table.manuscripts.{SEGMENTS[segment]}") for m in s.manuscripts[segment]], words, out)
    for p, seat in enumerate(s.seats):
        owned = [(m, f"{seat_place(s, p)}.manuscripts") for m in range(len(words)) if seat.manuscripts >> m & 1]
        _place(seen, owned, words, out)
    out.extend(absent("table.manuscripts", words[m], "W-TEST-03") for m in range(len(words)) if m not in seen)
    return out


def _bonus(s: ViscountsState) -> list[Message]:
    """A cleric bonus card has one owner; for how many manuscripts it was won is not asked again. [W-MANU-03]"""
    out: list[Message] = []
    holders: dict[int, str] = {}
    for p, seat in enumerate(s.seats):
        held = [ribbon for ribbon in range(len(RIBBONS)) if seat.bonus >> ribbon & 1]
        place = f"{seat_place(s, p)}.bonus"
        _place(holders, [(ribbon, place) for ribbon in held], RIBBONS, out)
    return out


def _seats(s: ViscountsState) -> list[Message]:
    """Goods and tracks of each participant."""
    out: list[Message] = []
    for p, seat in enumerate(s.seats):
        place = seat_place(s, p)
        goods = (
            ("ink", seat.ink),
            ("stone", seat.stone),
            ("gold", seat.gold),
            ("silver", seat.silver),
            ("unpaid_debts", seat.debts),
            ("paid_debts", seat.paid),
            ("acquired_deeds", seat.deeds),
            ("approved_deeds", seat.approved),
        )
        out.extend(out_of_range(f"{place}.{word}", n, 0, MANY, "W-TEST-03") for word, n in goods if n < 0)
        if not 1 <= seat.corruption <= TRACK_SPACES:
            out.append(out_of_range(f"{place}.corruption", seat.corruption, 1, TRACK_SPACES, "W-VC-01"))
        elif not seat.corruption <= seat.virtue <= TRACK_SPACES:
            out.append(out_of_range(f"{place}.virtue", seat.virtue, seat.corruption, TRACK_SPACES, "W-VC-01"))
        if supply(s, p) < 0:
            n = s.box.workers - supply(s, p)
            out.append(out_of_range(f"{place}.workers", n, 0, s.box.workers, "W-CASTLE-01"))
    return out


def _castle(s: ViscountsState) -> list[Message]:
    """Sections hold three workers unless the castle is being resolved; nobody leads the leader. [W-CASTLE-05, -06]"""
    out: list[Message] = []
    n = len(s.seats)
    if min(s.castle) < 0:
        out.append(out_of_range("table.players", min(s.castle), 0, s.box.workers, "W-CASTLE-01"))
    resolving = s.resolving or any(f.effect is s.book.resolve_castle for f in s.stack)
    for place in range(TIER_3):
        total = sum(s.castle[p * CASTLE_PLACES + place] for p in range(n))
        if total > s.box.capacity and not resolving:
            args: dict[str, Arg] = {"section": SECTIONS[place % N_SECTIONS], "tier": place // N_SECTIONS + 1}
            args = {**args, "place": "table.players", "n": total, "most": s.box.capacity}
            out.append(Message("viscounts-error-crowded", args, "W-CASTLE-05"))
    inside = [s.castle[p * CASTLE_PLACES + TIER_3] for p in range(n)]
    if max(inside) > (inside[s.leader] if s.leader >= 0 else 0):
        out.append(Message("viscounts-error-leader", {"place": "table.leader"}, "W-CASTLE-06"))
    return out


def _buildings(s: ViscountsState) -> list[Message]:
    """Buildings on slots and sites are nine for each participant."""
    out: list[Message] = []
    built = [0] * len(s.seats)
    for site, code in enumerate(s.sites):
        if code:
            p, slot = (code - 1) // N_SLOTS, (code - 1) % N_SLOTS
            if p >= len(s.seats) or built[p] >> slot & 1:
                out.append(Message("viscounts-error-site", {"place": f"table.sites.{SITES[site]}"}, "W-TEST-03"))
            else:
                built[p] |= 1 << slot
    for p, seat in enumerate(s.seats):
        if built[p] != seat.built:
            out.append(Message("viscounts-error-built", {"place": f"{seat_place(s, p)}.built"}, "W-TEST-03"))
    return out


def _schemes(s: ViscountsState) -> list[Message]:
    """As many schemes as the rival's board leaves in the game, each in one of its piles.

    Which ones is left open: a position may put in a removed scheme for another. [W-RULING-44]
    """
    if s.rival < 0:
        return []
    out: list[Message] = []
    seat = s.seats[s.rival]
    seen: dict[int, str] = {}
    cards = [*_zones(s, s.rival), *[(card, "table.rival.future") for card in s.future]]
    _place(seen, [(card - s.box.n_cards, place) for card, place in cards], s.box.schemes, out)
    n = len(s.box.schemes) - len(s.box.rival_removed[seat.board - 1])
    if len(seen) != n and not out:
        out.append(
            Message("viscounts-error-schemes", {"place": "table.rival", "n": len(seen), "expected": n}, "W-SOLO-03")
        )
    return out


def _course(s: ViscountsState) -> list[Message]:
    """One more round is played once poverty or prosperity is revealed, and not before. [W-END-01, W-END-02]"""
    revealed = s.debts_left == 0 or s.deeds_left == 0
    if revealed != (s.last_round > 0):
        return [Message("viscounts-error-last-round", {"place": "table.last_round"}, "W-END-01")]
    if revealed and not s.round <= s.last_round <= s.round + 1:
        return [out_of_range("table.last_round", s.last_round, s.round, s.round + 1, "W-END-02")]
    return []


def moment_fault(s: ViscountsState, moment: str, table: dict[str, Json]) -> Message | None:
    """Why a moment that a document names cannot be: who moves has played a card, and only a rival has its turn."""
    if moment == "movement" and s.played < 0:
        return Message("viscounts-error-no-card", {"place": f"{seat_place(s, s.active)}.row"}, "W-MOVE-01")
    if moment == "rival-turn" and s.rival < 0:
        return Message("viscounts-error-solo-only", {"place": "moment"}, "W-SOLO-01")
    return None
