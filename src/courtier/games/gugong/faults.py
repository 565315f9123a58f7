"""What must always be true: every servant, card, token and ship exactly once, every track in range. [section 17]"""

from __future__ import annotations

from courtier.core.messages import Arg, Json, Message
from courtier.games.faults import absent, counted, out_of_range, twice, unexpected
from courtier.games.gugong.actions import AUTOMA, CARDS, CITIES, HARBOURS, KINDS, LOCATIONS, REWARDS
from courtier.games.gugong.bonus import kind_of, owner_of
from courtier.games.gugong.ships import load_of, ships_of
from courtier.games.gugong.state import (
    DOUBLE_PLACES,
    LOCKED,
    NO_SEAT,
    NO_SHIP,
    NO_TOKEN,
    ON_SHIP,
    STATIONED,
    GugongState,
    bits,
    count,
)
from courtier.games.gugong.wall import on_the_wall

MOST_VP = 999  # no game comes near


def faults(s: GugongState) -> list[Message]:
    """Everything that breaks an invariant, with its place."""
    out: list[Message] = []
    for seat in range(len(s.seats)):
        place = f"table.seats[{seat}]"
        _servants(s, seat, place, out)
        _tracks(s, seat, place, out)
        _stored(s, seat, place, out)
        _knowledge(s, seat, place, out)
    _cards(s, out)
    _tokens(s, out)
    _ships(s, out)
    _order(s, out)
    _audience(s, out)
    return out


def _servants(s: GugongState, seat: int, place: str, out: list[Message]) -> None:
    """Twelve ordinary servants and the double one, each in one place. [G-INV-01, G-DOUBLE-01]"""
    p = s.seats[seat]
    aboard = sum(ship & 7 for ship in s.harbours if ship >= 0 and ship >> 4 == seat)
    rewards = 0 if s.is_meng(seat) else sum(p.filled(i) for i in range(len(s.parts.reward_slots)))
    stationed = sum(1 for station in s.stations if owner_of(station) == seat and station % 2 == 0)
    total = p.hired + p.free + p.wall + aboard + count(p.decrees) + rewards + stationed
    if total != s.parts.servants or min(p.hired, p.free, p.wall) < 0:
        out.append(servants_fault(place, total, s.parts.servants))
    on_ship = sum(1 for ship in s.harbours if ship >= 0 and ship >> 4 == seat and ship & 8)
    with_token = sum(1 for station in s.stations if owner_of(station) == seat and station % 2 == 1)
    if on_ship != (1 if p.double == ON_SHIP else 0) or with_token != (1 if p.double == STATIONED else 0):
        out.append(double_fault(place, DOUBLE_PLACES[p.double]))
    if p.double == LOCKED and not s.is_meng(seat) and p.filled(REWARDS.index("double")):
        out.append(Message("gugong-error-double-locked", {"place": f"{place}.double"}, "G-DOUBLE-01"))


def servants_fault(place: str, n: int, expected: int) -> Message:
    """The ordinary servants of a player do not add up. [G-INV-01]"""
    return Message("gugong-error-servants", {"place": place, "n": n, "expected": expected}, "G-INV-01")


def double_fault(place: str, got: str) -> Message:
    """The double servant is said to be where it is not. [G-INV-01]"""
    return Message("gugong-error-double", {"place": f"{place}.double", "got": got}, "G-INV-01")


def _tracks(s: GugongState, seat: int, place: str, out: list[Message]) -> None:
    """[G-INV-06]"""
    p = s.seats[seat]
    if not 0 <= p.intrigue <= s.parts.intrigue_max:
        out.append(out_of_range(f"{place}.intrigue", p.intrigue, 0, s.parts.intrigue_max, "G-INV-06"))
    if not 0 <= p.palace <= s.parts.palace_goal or (p.palace == s.parts.palace_goal) != (p.audience != NO_SEAT):
        args: dict[str, Arg] = {"place": f"{place}.palace", "goal": s.parts.palace_goal}
        out.append(Message("gugong-error-palace", args, "G-PALACE-02"))
    if not s.parts.vp_floor <= p.vp <= MOST_VP:
        out.append(out_of_range(f"{place}.vp", p.vp, s.parts.vp_floor, MOST_VP, "G-INV-06"))
    if p.jade < 0:
        out.append(out_of_range(f"{place}.jade", p.jade, 0, MOST_VP, "G-INV-06"))
    for reward in range(len(s.parts.reward_slots)):
        limit = s.parts.automa.markers_max if s.is_meng(seat) and reward == s.parts.automa.then else 0
        limit = max(limit, s.parts.reward_slots[reward])
        if p.filled(reward) > limit:
            out.append(out_of_range(f"{place}.rewards.{REWARDS[reward]}", p.filled(reward), 0, limit, "G-CANAL-09"))


def _stored(s: GugongState, seat: int, place: str, out: list[Message]) -> None:
    """Stored tokens have a slot each. [G-TOKEN-01]"""
    p = s.seats[seat]
    plain = sum(p.stored >> (3 * k) & 7 for k in range(len(KINDS)) if s.parts.tokens[k].worth == 1)
    doubles = sum(p.stored >> (3 * k) & 7 for k in range(len(KINDS)) if s.parts.tokens[k].worth == 2)
    if plain != p.plain or doubles != p.doubles or p.n_stored() > s.parts.slots:
        out.append(out_of_range(f"{place}.stored", plain + doubles, 0, s.parts.slots, "G-TOKEN-01"))


def _knowledge(s: GugongState, seat: int, place: str, out: list[Message]) -> None:
    """What others know of a player's cards is so. [G-INFO-02]"""
    p = s.seats[seat]
    wrong = p.sure_hand & ~p.shown | p.sure_discard & ~p.shown | p.sure_hand & p.sure_discard
    if not s.is_meng(seat):
        wrong |= p.sure_hand & ~p.hand | p.sure_discard & ~p.discard
    elif s.meng is not None:
        wrong |= p.sure_discard & ~sum(1 << card for card in s.meng.pile)
    for card in bits(wrong):
        out.append(Message("gugong-error-known", {"place": f"{place}.shown", "card": CARDS[card]}, "G-INFO-02"))


def _cards(s: GugongState, out: list[Message]) -> None:
    """Every gift card and automa card of the game is in one place. [G-INV-02]"""
    seen: list[tuple[int, str]] = [(s.board[i], f"table.board.{LOCATIONS[i]}") for i in range(len(s.board))]
    seen += [(card, "table.draw_pile") for card in s.draw[s.drawn :]]
    for i, p in enumerate(s.seats):
        seen += [(card, f"table.seats[{i}].hand") for card in bits(p.hand)]
        seen += [(card, f"table.seats[{i}].discard") for card in bits(p.discard)]
    if s.meng is not None:
        seen += [(card, "table.meng.stack") for card in s.meng.stack]
        seen += [(card, "table.meng.discard") for card in s.meng.pile]
        mine = [*s.meng.deck, *s.meng.today, *s.meng.used]
        for card in set(mine):
            if mine.count(card) > 1:
                out.append(twice(AUTOMA[card], "table.meng.deck", "table.meng.today", "G-SOLO-05"))
    places: dict[int, str] = {}
    for card, place in seen:
        if card in places:
            out.append(twice(CARDS[card], places[card], place, "G-INV-02"))
        elif not s.table.cards >> card & 1:
            out.append(card_fault(CARDS[card], place))
        places[card] = place
    for card in bits(s.table.cards):
        if card not in places:
            out.append(absent("table.draw_pile", CARDS[card], "G-INV-02"))


def card_fault(card: str, place: str) -> Message:
    """A gift card of a set that is not in this game. [G-SETUP-04]"""
    return Message("gugong-error-card-absent", {"card": card, "place": place}, "G-SETUP-04")


def _tokens(s: GugongState, out: list[Message]) -> None:
    """Every travel token of the game is in one place. [G-INV-04]"""
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
            out.append(counted("table.token_pile", KINDS[kind], found[kind], s.table.tokens[kind], "G-INV-04"))
    for seat in range(len(s.seats)):
        city = s.seats[seat].city
        place = f"table.seats[{seat}].city"
        if city >= 0 and s.tokens[city] != NO_TOKEN:
            out.append(Message("gugong-error-city-token", {"place": place, "city": CITIES[city]}, "G-TRAVEL-03"))
        if city >= 0 and not s.table.map.mask >> city & 1:
            out.append(unexpected(place, CITIES[city], Message("gugong-expected-city"), "G-SETUP-01"))


def _ships(s: GugongState, out: list[Message]) -> None:
    """Ships carry one to three servants, and nobody has more than three. [G-INV-05]"""
    for h in range(len(s.harbours)):
        ship = s.harbours[h]
        if ship != NO_SHIP and not 1 <= load_of(ship) <= s.parts.capacity:
            place = f"table.harbours.{HARBOURS[s.table.first_harbour + h]}.servants"
            out.append(out_of_range(place, load_of(ship), 1, s.parts.capacity, "G-INV-05"))
    for seat in range(len(s.seats)):
        if ships_of(s, seat) > s.parts.ships:
            args: dict[str, Arg] = {"place": "table.harbours", "seat": seat, "n": ships_of(s, seat)}
            out.append(Message("gugong-error-ships", {**args, "most": s.parts.ships}, "G-INV-05"))


def _order(s: GugongState, out: list[Message]) -> None:
    """Markers, dice and the wall. [G-TIE-01, G-WALL-03, G-INV-06]"""
    place = "table.intrigue_order"
    if sorted(s.track) != list(range(len(s.seats))):
        out.append(unexpected(place, s.track, Message("gugong-expected-every-seat"), "G-TIE-01"))
    for i in range(len(s.track) - 1):
        if s.seats[s.track[i]].intrigue > s.seats[s.track[i + 1]].intrigue:
            out.append(unexpected(place, s.track, Message("gugong-expected-order"), "G-TIE-01"))
    for die in range(len(s.dice)):
        if s.dice[die] not in s.parts.faces[die]:
            faces = ", ".join(str(face) for face in s.parts.faces[die])
            out.append(unexpected(f"table.dice[{die}]", s.dice[die], faces, "G-INV-06"))
    if on_the_wall(s) >= s.table.threshold:  # the section would have been scored at once
        args: dict[str, Arg] = {"place": "table.seats", "n": on_the_wall(s), "threshold": s.table.threshold}
        out.append(Message("gugong-error-wall", args, "G-WALL-03"))


def _audience(s: GugongState, out: list[Message]) -> None:
    """Each envoy who was received has an audience seat of this side of the board for himself. [G-PALACE-02]"""
    seated = [p.audience for p in s.seats if p.audience != NO_SEAT]
    for at in seated:
        if seated.count(at) > 1 or at >= len(s.table.audience):
            args: dict[str, Arg] = {"place": "table.seats", "got": at, "n": len(s.table.audience)}
            out.append(Message("gugong-error-audience", args, "G-PALACE-02"))
            return


def moment_fault(s: GugongState, moment: str, table: dict[str, Json]) -> Message | None:
    """Why a moment that a document names cannot be: days, dusk and tokens have their time. [G-FLOW-01, G-FLOW-02]"""
    day = table.get("day")
    if moment.startswith("morning") and day == 1 and s.nights == 0:
        return Message("gugong-error-first-morning", {"place": "table.day"}, "G-FLOW-02")
    if moment in ("last_exchanges", "scoring") and day is not None and day != s.parts.days:
        return out_of_range("table.day", s.day, s.parts.days, s.parts.days, "G-FLOW-01")
    if moment == "dusk" and s.meng is None:
        return Message("gugong-error-dusk", {"place": "moment"}, "G-FLOW-01")
    if moment == "token_benefit" and s.taken == NO_TOKEN:
        return Message("gugong-error-no-token", {"place": "table.taken"}, "G-TRAVEL-04")
    if moment != "token_benefit" and s.taken != NO_TOKEN:
        return Message("gugong-error-token-taken", {"place": "table.taken"}, "G-TRAVEL-04")
    return None
