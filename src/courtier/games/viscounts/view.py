"""What a seat is shown, field by field. [W-INFO]"""

from __future__ import annotations

from courtier.core.messages import Json
from courtier.games.viscounts.building import ChooseBuilding
from courtier.games.viscounts.castle import ChooseWorkers, supply
from courtier.games.viscounts.funding import free_icons
from courtier.games.viscounts.manuscripts import FundTranscription
from courtier.games.viscounts.names import owner_of, slot_of
from courtier.games.viscounts.scoring import scores
from courtier.games.viscounts.setup import HERO_BITS
from courtier.games.viscounts.shapes import SIDES
from courtier.games.viscounts.state import ViscountsState, top_manuscript, top_townsfolk
from courtier.games.viscounts.trade import ChooseExchanges
from courtier.games.viscounts.words import (
    ACTIONS,
    BUILDINGS,
    CASTLE_PLACES,
    N_SECTIONS,
    N_SEGMENTS,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SITES,
    SPACES,
    TIER_1,
    TIER_2,
    TIER_3,
)


def view(s: ViscountsState, seat: int) -> dict[str, Json]:
    """The table as a seat sees it (-1: a spectator). Hands of others and the order of piles are not in it."""
    out: dict[str, Json] = {
        "round": s.round,
        "last_round": s.last_round or None,
        "start": s.start,
        "active": participant(s, s.active),
        "played": card_id(s, s.played),
        "side": SIDES[s.ground.side],
        "layout": [SEGMENTS[segment] for segment in s.ground.layout],
        "segments": {SEGMENTS[segment]: _segment(s, segment) for segment in range(N_SEGMENTS)},
        "sites": {SITES[site]: site_content(s, site) for site in sorted(s.ground.ring)},
        "debts_left": None if s.debts_left < 0 else s.debts_left,
        "deeds_left": None if s.deeds_left < 0 else s.deeds_left,
        "poverty_revealed": s.debts_left == 0,
        "prosperity_revealed": s.deeds_left == 0,
        "leader": None if s.leader < 0 else participant(s, s.leader),
        "pairs": [pair_content(s, pair) for pair in s.pairs],
        "players": [_player(s, p, seat) for p in range(s.n_seats)],
        "scores": [{"total": score.total, "won": score.won, "categories": {**score.categories}} for score in scores(s)],
    }
    if s.rival >= 0:
        out["rival"] = _rival(s)
    return out


def participant(s: ViscountsState, p: int) -> Json:
    """A seat number, or `rival`."""
    return "rival" if p == s.rival else p


def card_id(s: ViscountsState, card: int) -> Json:
    """The id of a townsfolk or scheme, null for none."""
    if card < 0:
        return None
    return s.box.cards[card] if card < s.box.n_cards else s.box.schemes[card - s.box.n_cards]


def card_ids(s: ViscountsState, cards: list[int]) -> list[Json]:
    """The ids of several cards."""
    return [card_id(s, card) for card in cards]


def pair_content(s: ViscountsState, pair: int) -> Json:
    """A pair on offer in set-up."""
    return {"card": s.box.player_cards[pair // HERO_BITS], "hero": s.box.cards[pair % HERO_BITS]}


def site_content(s: ViscountsState, site: int) -> Json:
    """The building on a site, null for none."""
    code = s.sites[site]
    if code == 0:
        return None
    owner, slot = owner_of(code), slot_of(code)
    board = s.box.boards[s.seats[owner].board]
    kind = BUILDINGS[board.building[slot]]
    return {"owner": participant(s, owner), "slot": board.slots[slot], "building": kind}


def _segment(s: ViscountsState, segment: int) -> Json:
    """The two piles of a segment and its section of the castle."""
    townsfolk, manuscript = top_townsfolk(s, segment), top_manuscript(s, segment)
    return {
        "section": SECTIONS[s.ground.section[segment]],
        "townsfolk": card_id(s, townsfolk),
        "townsfolk_left": len(s.townsfolk[segment]),
        "manuscript": None if manuscript < 0 else s.box.manuscripts[manuscript],
        "manuscripts_left": len(s.manuscripts[segment]),
    }


def workers(s: ViscountsState, p: int) -> dict[str, Json]:
    """A participant's workers by tier and section."""
    own = s.castle[p * CASTLE_PLACES : (p + 1) * CASTLE_PLACES]
    return {
        "tier1": {SECTIONS[i]: own[TIER_1 + i] for i in range(N_SECTIONS) if own[TIER_1 + i]},
        "tier2": {SECTIONS[i]: own[TIER_2 + i] for i in range(N_SECTIONS) if own[TIER_2 + i]},
        "tier3": own[TIER_3],
    }


def common(s: ViscountsState, p: int) -> dict[str, Json]:
    """What is public about every participant, written the same way in position documents."""
    seat = s.seats[p]
    board = s.box.boards[seat.board]
    return {
        "space": None if seat.space < 0 else SPACES[seat.space],
        "row": card_ids(s, seat.row),
        "ink": seat.ink,
        "stone": seat.stone,
        "gold": seat.gold,
        "unpaid_debts": seat.debts,
        "paid_debts": seat.paid,
        "acquired_deeds": seat.deeds,
        "approved_deeds": seat.approved,
        "corruption": seat.corruption,
        "virtue": seat.virtue,
        "built": [board.slots[slot] for slot in range(len(board.slots)) if seat.built >> slot & 1],
        "manuscripts": [s.box.manuscripts[i] for i in range(len(s.box.manuscripts)) if seat.manuscripts >> i & 1],
        "bonus": [RIBBONS[i] for i in range(len(RIBBONS)) if seat.bonus >> i & 1],
        "workers": workers(s, p),
    }


def _dismissed(s: ViscountsState, p: int) -> int:
    """The townsfolk dismissed for the action still to be settled: its icons count for it. [W-ACT-02]"""
    for f in s.stack:
        if f.seat == p and isinstance(f.effect, (ChooseExchanges, ChooseBuilding, ChooseWorkers, FundTranscription)):
            return f.c
    return 0


def _player(s: ViscountsState, p: int, seat: int) -> Json:
    """A human player; the hand only to its owner. [W-INFO-02, W-INFO-03]"""
    own = s.seats[p]
    deck = sorted([*own.hand, *own.draw, *own.discard, *[card for card in own.row if card >= 0]])
    dismissed = _dismissed(s, p)
    icons: dict[str, Json] = {ACTIONS[action]: free_icons(s, p, action, dismissed) for action in range(len(ACTIONS))}
    return {
        **common(s, p),
        "silver": own.silver,
        "supply": supply(s, p),
        "icons": icons,
        "hand": card_ids(s, own.hand) if p == seat else None,
        "hand_size": len(own.hand),
        "known_in_hand": card_ids(s, own.shown),
        "draw_size": len(own.draw),
        "discard": card_ids(s, own.discard),
        "deck": card_ids(s, deck),
    }


def _rival(s: ViscountsState) -> Json:
    """The rival: all but the order and contents of its face-down piles. [W-INFO-01]"""
    seat = s.seats[s.rival]
    seen = [s.box.schemes[i] for i in range(len(s.box.schemes)) if s.schemes_seen >> i & 1]
    return {
        **common(s, s.rival),
        "board": s.box.boards[seat.board].key,
        "supply": supply(s, s.rival),
        "draw_size": len(seat.draw),
        "discard": card_ids(s, seat.discard),
        "future_size": len(s.future),
        "seen": [*seen],
    }
