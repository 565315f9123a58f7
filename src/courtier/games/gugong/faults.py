"""What must always be true: every servant, card, token and ship exactly once, every track in range. [section 17]"""

from __future__ import annotations

from courtier.games.gugong.actions import CARDS, CITIES, KINDS
from courtier.games.gugong.bonus import kind_of, owner_of
from courtier.games.gugong.ships import load_of, ships_of
from courtier.games.gugong.state import (
    DOUBLE_PLACES,
    IS_FREE,
    IS_HIRED,
    LOCKED,
    MENG,
    NO_SEAT,
    NO_SHIP,
    NO_TOKEN,
    ON_SHIP,
    ON_WALL,
    STATIONED,
    GugongState,
    bits,
    count,
)


def faults(s: GugongState) -> list[str]:
    """Everything that breaks an invariant, as plain sentences."""
    out: list[str] = []
    for seat in range(len(s.seats)):
        _servants(s, seat, out)
        _tracks(s, seat, out)
    _cards(s, out)
    _tokens(s, out)
    _ships(s, out)
    _rest(s, out)
    return out


def _servants(s: GugongState, seat: int, out: list[str]) -> None:
    """[G-INV-01]"""
    p = s.seats[seat]
    aboard = sum(ship & 7 for ship in s.harbours if ship >= 0 and ship >> 4 == seat)
    rewards = 0 if s.is_meng(seat) else sum(p.filled(i) for i in range(len(s.parts.reward_slots)))
    stationed = sum(1 for station in s.stations if owner_of(station) == seat and station % 2 == 0)
    total = p.hired + p.free + p.wall + aboard + count(p.decrees) + rewards + stationed
    if total != s.parts.servants or min(p.hired, p.free, p.wall) < 0:
        out.append(f"players[{seat}]: {total} servants instead of {s.parts.servants}")
    on_ship = sum(1 for ship in s.harbours if ship >= 0 and ship >> 4 == seat and ship & 8)
    with_token = sum(1 for station in s.stations if owner_of(station) == seat and station % 2 == 1)
    if on_ship != (1 if p.double == ON_SHIP else 0) or with_token != (1 if p.double == STATIONED else 0):
        out.append(f"players[{seat}]: the double servant is said to be {DOUBLE_PLACES[p.double]} but is elsewhere too")
    if p.double not in (LOCKED, IS_HIRED, IS_FREE, ON_WALL, ON_SHIP, STATIONED):
        out.append(f"players[{seat}]: the double servant is nowhere")


def _tracks(s: GugongState, seat: int, out: list[str]) -> None:
    """[G-INV-06]"""
    p = s.seats[seat]
    if not 0 <= p.intrigue <= s.parts.intrigue_max:
        out.append(f"players[{seat}].intrigue: {p.intrigue} is off the track")
    if not 0 <= p.palace <= s.parts.palace_goal or (p.palace == s.parts.palace_goal) != (p.audience != NO_SEAT):
        out.append(f"players[{seat}].palace: {p.palace} and audience seat {p.audience} do not fit")
    if p.vp < s.parts.vp_floor or p.jade < 0:
        out.append(f"players[{seat}]: points or jade below the floor")
    plain = sum(p.stored >> (3 * k) & 7 for k in range(len(KINDS)) if s.parts.tokens[k].worth == 1)
    doubles = sum(p.stored >> (3 * k) & 7 for k in range(len(KINDS)) if s.parts.tokens[k].worth == 2)
    if plain != p.plain or doubles != p.doubles or p.n_stored() > s.parts.slots:
        out.append(f"players[{seat}].stored: {plain} and {doubles} tokens do not fit the slots")
    for reward in range(len(s.parts.reward_slots)):
        limit = s.parts.automa.markers_max if s.is_meng(seat) and reward == s.parts.automa.then else 0
        if p.filled(reward) > max(limit, s.parts.reward_slots[reward]):
            out.append(f"players[{seat}].rewards: more than there are slots")
    if p.sure_hand & ~p.shown or p.sure_discard & ~p.shown or p.sure_hand & p.sure_discard:
        out.append(f"players[{seat}]: what others know of the cards contradicts itself")
    if not s.is_meng(seat) and (p.sure_hand & ~p.hand or p.sure_discard & ~p.discard):
        out.append(f"players[{seat}]: others know something of the cards that is not so")


def _cards(s: GugongState, out: list[str]) -> None:
    """[G-INV-02]"""
    seen: list[int] = [*s.board, *s.draw[s.drawn :]]
    for p in s.seats:
        seen += bits(p.hand) + bits(p.discard)
    if s.meng is not None:
        seen += s.meng.stack + s.meng.pile
    mask = 0
    for card in seen:
        if mask >> card & 1:
            out.append(f"gift card {CARDS[card]} is there twice")
        mask |= 1 << card
    for card in bits(mask ^ s.table.cards):
        out.append(f"gift card {CARDS[card]} is {'not part of this game' if mask >> card & 1 else 'missing'}")
    if s.meng is not None:
        mine = [*s.meng.deck, *s.meng.today, *s.meng.used]
        if len(set(mine)) != len(mine):
            out.append("an automa card is there twice")
        known = sum(1 << card for card in s.meng.pile) & s.seats[MENG].sure_discard
        if known != s.seats[MENG].sure_discard:
            out.append("what the human knows of Meng's discard pile is not so")


def _tokens(s: GugongState, out: list[str]) -> None:
    """[G-INV-04]"""
    found = s.spent.copy()
    for kind in [*s.pile[s.piled :], *[kind for kind in s.tokens if kind != NO_TOKEN]]:
        found[kind] += 1
    for station in s.stations:
        found[kind_of(station)] += 1
    if s.taken != NO_TOKEN:
        found[s.taken] += 1
    for p in s.seats:
        for kind in range(len(found)):
            found[kind] += p.stored >> (3 * kind) & 7
    for kind in range(len(found)):
        if found[kind] != s.table.tokens[kind]:
            out.append(f"token {KINDS[kind]}: {found[kind]} instead of {s.table.tokens[kind]}")
    for seat in range(len(s.seats)):
        city = s.seats[seat].city
        if city >= 0 and s.tokens[city] != NO_TOKEN:
            out.append(f"{CITIES[city]} has a token and a traveller")
        if city >= 0 and not s.table.map.mask >> city & 1:
            out.append(f"players[{seat}].city: {CITIES[city]} is not on this side of the board")


def _ships(s: GugongState, out: list[str]) -> None:
    """[G-INV-05]"""
    for h in range(len(s.harbours)):
        ship = s.harbours[h]
        if ship != NO_SHIP and not 1 <= load_of(ship) <= s.parts.capacity:
            out.append(f"the ship in harbour {h + 1} carries {load_of(ship)}")
    for seat in range(len(s.seats)):
        if ships_of(s, seat) > s.parts.ships:
            out.append(f"players[{seat}]: {ships_of(s, seat)} ships")


def _rest(s: GugongState, out: list[str]) -> None:
    if sorted(s.track) != list(range(len(s.seats))):
        out.append("intrigue: every player has one marker")
    for i in range(len(s.track) - 1):
        if s.seats[s.track[i]].intrigue > s.seats[s.track[i + 1]].intrigue:
            out.append("intrigue: the order of the markers does not fit their positions")
    seated = [p.audience for p in s.seats if p.audience != NO_SEAT]
    if len(set(seated)) != len(seated):
        out.append("two envoys have the same audience seat")
    for die in range(len(s.dice)):
        if s.dice[die] not in s.parts.faces[die]:
            out.append(f"dice[{die}]: {s.dice[die]} is not one of its faces")
