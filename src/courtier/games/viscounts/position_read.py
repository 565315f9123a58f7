"""Reading position documents: what they mention wins, what they leave out is as after set-up. [W-TEST-01]"""

from __future__ import annotations

from courtier.core.messages import Arg, Json, Message, Refused
from courtier.games.faults import out_of_range, twice, unexpected
from courtier.games.viscounts.checks import ZONES, seat_place
from courtier.games.viscounts.components import fields, objects, words
from courtier.games.viscounts.manuscripts import RIBBONS_FOR_BONUS, ribbons
from courtier.games.viscounts.setup import HERO_BITS
from courtier.games.viscounts.state import Ground, Seat, ViscountsState
from courtier.games.viscounts.words import (
    CASTLE_PLACES,
    INNER,
    N_SECTIONS,
    N_SEGMENTS,
    N_SLOTS,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SITES,
    SPACES,
    TIER_1,
    TIER_2,
    TIER_3,
)


def _refuse(fault: Message) -> Refused:
    return Refused(Message("error-position-fault", {"fault": fault}, fault.rule))


def _wrong(place: str, fault: str, rule: str = "") -> Refused:
    """One of the faults that only documents of this game can have."""
    return _refuse(Message(f"viscounts-error-{fault}", {"place": place}, rule))


def read_position(s: ViscountsState, table: dict[str, Json]) -> None:
    """Change a freshly set-up state to what the document says."""
    _read_ground(s, table)
    players = objects(table.get("players", []))
    if len(players) > s.n_seats:
        args: dict[str, Arg] = {"place": "table.players", "got": str(len(players)), "low": 0, "high": s.n_seats}
        raise _refuse(Message("error-place-list", args, "W-TERM-08"))
    docs = [players[p] if p < len(players) else {} for p in range(s.n_seats)]
    if "rival" in table and s.rival < 0:
        raise _wrong("table.rival", "solo-only", "W-SOLO-01")
    _read_decks(s, docs, table)
    everybody = [*docs, fields(table.get("rival", {}))] if s.rival >= 0 else docs
    for p in range(len(everybody)):
        _read_seat(s, p, everybody[p])
    _count_gone(s)
    _read_schemes(s, everybody[-1])
    _read_manuscripts(s, table, everybody)
    _read_buildings(s, table, everybody)
    _read_course(s, table)


def _who(s: ViscountsState, value: Json, place: str) -> int:
    """A participant of this game."""
    if value == "rival" and s.rival >= 0:
        return s.rival
    if isinstance(value, int) and value < s.n_seats:
        return value
    raise _refuse(unexpected(place, value, Message("viscounts-expected-participant")))


def _whole(table: dict[str, Json], key: str, default: int) -> int:
    value = table.get(key, default)
    assert isinstance(value, int)
    return value


# -- the kingdom


def _read_ground(s: ViscountsState, table: dict[str, Json]) -> None:
    layout = s.ground.layout
    if "layout" in table:
        layout = [SEGMENTS.index(word) for word in words(table["layout"])]
        if sorted(layout) != list(range(N_SEGMENTS)):
            got = ", ".join(words(table["layout"]))
            raise _refuse(unexpected("table.layout", got, Message("viscounts-expected-layout"), "W-SETUP-01"))
    offset = s.ground.offset
    if "ink_stone_at" in table:
        offset = layout.index(SEGMENTS.index(str(table["ink_stone_at"])))
    s.ground = Ground(layout, offset, s.ground.side, s.box.sides[s.ground.side].n_sites)


def _read_course(s: ViscountsState, table: dict[str, Json]) -> None:
    """Whose turn it is, how near the end is, who leads the castle."""
    s.start = _whole(table, "start", s.start)
    if s.start >= s.n_seats:
        raise _refuse(out_of_range("table.start", s.start, 0, s.n_seats - 1, "W-SETUP-07"))
    s.active = _who(s, table.get("active", s.start), "table.active")
    s.round = _whole(table, "round", s.round)
    s.debts_left = _whole(table, "debts_left", s.debts_left)
    s.deeds_left = _whole(table, "deeds_left", s.deeds_left)
    revealed = s.debts_left == 0 or s.deeds_left == 0
    s.last_round = _whole(table, "last_round", s.round + 1 if revealed else 0)
    s.resolving = table.get("resolving", False) is True
    s.pairs = []
    for pair in objects(table.get("pairs", [])):
        card, hero = s.box.player_cards.index(str(pair["card"])), s.box.cards.index(str(pair["hero"]))
        s.pairs.append(card * HERO_BITS + hero)
    if "leader" in table:
        s.leader = -1 if table["leader"] is None else _who(s, table["leader"], "table.leader")
    else:
        inside = [s.castle[p * CASTLE_PLACES + TIER_3] for p in range(len(s.seats))]
        s.leader = inside.index(max(inside)) if max(inside) else -1
    s.played = -1 if s.active == s.rival else s.seats[s.active].row[0]
    if "played" in table:
        s.played = -1 if table["played"] is None else s.box.cards.index(str(table["played"]))


# -- decks and townsfolk


def _mentioned(s: ViscountsState, doc: dict[str, Json], zone: str) -> list[int]:
    """The cards of one zone; -1 for an empty space of the row."""
    value = doc[zone]
    assert isinstance(value, list)
    return [-1 if word is None else s.box.cards.index(str(word)) for word in value]


def _read_decks(s: ViscountsState, docs: list[dict[str, Json]], table: dict[str, Json]) -> None:
    """Put every townsfolk where it is mentioned; the rest stays where set-up put it, as far as there is room."""
    box = s.box
    piles = fields(table.get("townsfolk", {}))
    taken: dict[int, str] = {}  # heroes and neutral cards that are mentioned, and where
    for segment in piles:
        for word in words(fields(piles[segment]).get("top", [])):
            card = box.cards.index(word)
            if card < box.first_neutral:
                expected = Message("viscounts-expected-neutral")
                raise _refuse(unexpected(f"table.townsfolk.{segment}", word, expected, "W-SETUP-03"))
            _mention(taken, card, f"table.townsfolk.{segment}", word)
    for p in range(s.n_seats):
        own: dict[int, str] = {}
        for zone in ZONES:
            if zone in docs[p]:
                for card in _mentioned(s, docs[p], zone):
                    if card >= 0:
                        place = f"table.players[{p}].{zone}"
                        _mention(own if card < box.first_hero else taken, card, place, box.cards[card])
    _read_heroes(s, docs, taken)
    for p in range(s.n_seats):
        _read_deck(s, s.seats[p], docs[p], taken)
    _fill_townsfolk(s, piles, taken)


def _count_gone(s: ViscountsState) -> None:
    """Townsfolk that are neither in a pile nor in a deck have left the game."""
    box = s.box
    decks = sum(s.seats[p].deck_size() for p in range(s.n_seats))
    ready = sum(1 for p in range(s.n_seats) if s.seats[p].space >= 0)
    s.gone = (
        box.n_cards - box.first_neutral + ready * (box.first_hero + 1) - sum(len(pile) for pile in s.townsfolk) - decks
    )
    if s.gone < 0:
        raise _wrong("table.players", "heroes", "W-SETUP-10")


def _mention(taken: dict[int, str], card: int, place: str, word: str) -> None:
    if card in taken:
        raise _refuse(twice(word, taken[card], place, "W-TEST-03"))
    taken[card] = place


def _read_heroes(s: ViscountsState, docs: list[dict[str, Json]], taken: dict[int, str]) -> None:
    """A hero that somebody else is given is exchanged for one that nobody has."""
    box = s.box
    used = set(taken)
    for p in range(s.n_seats):
        seat = s.seats[p]
        named = [
            zone for card, zone in taken.items() if card < box.first_neutral and zone.startswith(f"table.players[{p}]")
        ]
        for cards in (seat.hand, seat.draw, seat.discard):
            for i in range(len(cards)):
                card = cards[i]
                if box.first_hero <= card < box.first_neutral:
                    if named:
                        cards[i] = -1  # the hero of the document takes its place
                    elif card in used:
                        cards[i] = next(h for h in range(box.first_hero, box.first_neutral) if h not in used)
                    used.add(cards[i])
        seat.hand = sorted(card for card in seat.hand if card >= 0)
        seat.draw = [card for card in seat.draw if card >= 0]


def _read_deck(s: ViscountsState, seat: Seat, doc: dict[str, Json], taken: dict[int, str]) -> None:
    """One player's zones."""
    explicit = {zone: _mentioned(s, doc, zone) for zone in ZONES if zone in doc}
    named = {card for cards in explicit.values() for card in cards}
    loose: list[int] = []
    kept: dict[str, list[int]] = {}
    for zone, cards in (("row", seat.row), ("hand", seat.hand), ("draw", seat.draw), ("discard", seat.discard)):
        rest = [-1 if card in named or (card >= s.box.first_hero and card in taken) else card for card in cards]
        if zone == "row":
            kept[zone] = rest
        else:
            kept[zone] = [card for card in rest if card >= 0]
        if zone in explicit:
            loose.extend(card for card in rest if card >= 0)
    seat.row = explicit.get("row", kept["row"])
    seat.hand = sorted(explicit.get("hand", kept["hand"]))
    seat.discard = explicit.get("discard", kept["discard"])
    if "draw" in explicit:
        seat.draw = list(reversed(explicit["draw"]))
    else:
        seat.draw = sorted(loose) + kept["draw"]
    shown = [s.box.cards.index(word) for word in words(doc.get("known_in_hand", []))]
    seat.shown = sorted(shown)
    seat.fresh = sorted(s.box.cards.index(word) for word in words(doc.get("fresh", [])))
    seat.ready = doc.get("ready", True) is True


def _fill_townsfolk(s: ViscountsState, piles: dict[str, Json], taken: dict[int, str]) -> None:
    """Piles that are mentioned begin with their cards and are filled with those that lie nowhere else."""
    box = s.box
    out: list[list[int]] = []
    used = set(taken)
    for p in range(s.n_seats):
        seat = s.seats[p]
        used.update([*seat.row, *seat.hand, *seat.draw, *seat.discard])
    for i in range(N_SEGMENTS):
        out.append([card for card in s.townsfolk[i] if card not in used])
    loose: list[int] = []
    for i in range(N_SEGMENTS):
        if SEGMENTS[i] in piles:
            loose.extend(out[i])
        else:
            used.update(out[i])
    spare = loose + [c for c in range(box.first_neutral, box.n_cards) if c not in used and c not in loose]
    for i in range(N_SEGMENTS):
        if SEGMENTS[i] in piles:
            doc = fields(piles[SEGMENTS[i]])
            top = [box.cards.index(word) for word in words(doc.get("top", []))]
            out[i] = _filled(top, doc, len(s.townsfolk[i]), spare, f"table.townsfolk.{SEGMENTS[i]}")
    s.townsfolk = out


def _filled(top: list[int], doc: dict[str, Json], usual: int, spare: list[int], place: str) -> list[int]:
    """A pile, bottom first: the cards named, then spare ones up to its size."""
    size = _whole(doc, "size", max(usual, len(top)))
    if size < len(top):
        raise _refuse(out_of_range(f"{place}.size", size, len(top), len(top) + len(spare)))
    n = size - len(top)
    if n > len(spare) and "size" in doc:
        raise _refuse(out_of_range(f"{place}.size", size, len(top), len(top) + len(spare)))
    rest = spare[:n]
    del spare[:n]
    return [*rest, *reversed(top)]


# -- manuscripts


def _read_manuscripts(s: ViscountsState, table: dict[str, Json], docs: list[dict[str, Json]]) -> None:
    box = s.box
    piles = fields(table.get("manuscripts", {}))
    taken: dict[int, str] = {}
    for p, doc in enumerate(docs):
        if "manuscripts" in doc:
            s.seats[p].manuscripts = 0
            for word in words(doc["manuscripts"]):
                _mention(taken, box.manuscripts.index(word), f"table.players[{p}].manuscripts", word)
                s.seats[p].manuscripts |= 1 << box.manuscripts.index(word)
    for segment in piles:
        for word in words(fields(piles[segment]).get("top", [])):
            _mention(taken, box.manuscripts.index(word), f"table.manuscripts.{segment}", word)
    for p, doc in enumerate(docs):
        if "manuscripts" not in doc:
            for i in range(len(box.manuscripts)):
                if i in taken:
                    s.seats[p].manuscripts &= ~(1 << i)
    owned = 0
    for seat in s.seats:
        owned |= seat.manuscripts
    out: list[list[int]] = []
    for i in range(N_SEGMENTS):
        dealt = s.manuscripts[i]
        out.append([m for m in dealt if m not in taken and not owned >> m & 1])
    placed = {m for i in range(N_SEGMENTS) if SEGMENTS[i] not in piles for m in out[i]} | set(taken)
    spare = [m for m in range(len(box.manuscripts)) if m not in placed and not owned >> m & 1]
    for i in range(N_SEGMENTS):
        if SEGMENTS[i] in piles:
            doc = fields(piles[SEGMENTS[i]])
            top = [box.manuscripts.index(word) for word in words(doc.get("top", []))]
            out[i] = _filled(top, doc, len(s.manuscripts[i]), spare, f"table.manuscripts.{SEGMENTS[i]}")
    others = [i for i in range(N_SEGMENTS) if "size" not in fields(piles.get(SEGMENTS[i], {}))]
    for at, manuscript in enumerate(spare):
        if others:
            out[others[at % len(others)]].insert(0, manuscript)
    s.manuscripts = out
    _read_bonus(s, docs)


def _read_bonus(s: ViscountsState, docs: list[dict[str, Json]]) -> None:
    """Bonus cards as told, or with whoever owns three manuscripts of the ribbon. [W-MANU-03]"""
    if any("bonus" in doc for doc in docs):
        for p, doc in enumerate(docs):
            s.seats[p].bonus = sum(1 << RIBBONS.index(word) for word in words(doc.get("bonus", [])))
        return
    for ribbon in range(len(RIBBONS)):
        for seat in s.seats:
            seat.bonus &= ~(1 << ribbon)
        for seat in s.seats:
            if ribbons(s, seat, ribbon) >= RIBBONS_FOR_BONUS:
                seat.bonus |= 1 << ribbon
                break


# -- participants


def _read_seat(s: ViscountsState, p: int, doc: dict[str, Json]) -> None:
    """Viscount, goods, track and workers."""
    seat = s.seats[p]
    if "space" in doc:
        seat.space = -1 if doc["space"] is None else SPACES.index(str(doc["space"]))
    if p == s.rival and seat.space >= 0 and seat.space % 3 == INNER:
        raise _refuse(
            unexpected("table.rival.space", SPACES[seat.space], Message("viscounts-expected-outer"), "W-SOLO-06")
        )
    seat.ink = _whole(doc, "ink", seat.ink)
    seat.stone = _whole(doc, "stone", seat.stone)
    seat.gold = _whole(doc, "gold", seat.gold)
    seat.silver = _whole(doc, "silver", seat.silver)
    seat.debts = _whole(doc, "unpaid_debts", seat.debts)
    seat.paid = _whole(doc, "paid_debts", seat.paid)
    seat.deeds = _whole(doc, "acquired_deeds", seat.deeds)
    seat.approved = _whole(doc, "approved_deeds", seat.approved)
    seat.corruption = _whole(doc, "corruption", seat.corruption)
    seat.virtue = _whole(doc, "virtue", seat.virtue)
    if "workers" not in doc:
        return
    workers = fields(doc["workers"])  # once mentioned, they are nowhere else
    first = p * CASTLE_PLACES
    for tier, place in (("tier1", TIER_1), ("tier2", TIER_2)):
        by_section = fields(workers.get(tier, {}))
        for i in range(N_SECTIONS):
            s.castle[first + place + i] = _whole(by_section, SECTIONS[i], 0)
    s.castle[first + TIER_3] = _whole(workers, "tier3", 0)


def _read_schemes(s: ViscountsState, doc: dict[str, Json]) -> None:
    """The rival's row and piles; where do schemes go that lose their place without being mentioned?

    Future schemes under their pile; the others onto the discard pile if only the draw pile is told, else under the
    draw pile.
    """
    if s.rival < 0:
        return
    seat = s.seats[s.rival]
    box = s.box

    def numbers(zone: str) -> list[int]:
        value = doc[zone]
        assert isinstance(value, list)
        return [-1 if word is None else box.n_cards + box.schemes.index(str(word)) for word in value]

    zones = {zone: numbers(zone) for zone in ("row", "draw", "discard", "future") if zone in doc}
    taken: dict[int, str] = {}
    for zone, cards in zones.items():
        for card in cards:
            if card >= 0:
                _mention(taken, card, f"table.rival.{zone}", box.schemes[card - box.n_cards])
    before = {"row": seat.row, "draw": seat.draw, "discard": seat.discard, "future": s.future}
    loose = [card for zone in zones for card in before[zone] if card >= 0 and card not in taken]
    seat.row = zones.get("row", seat.row)
    seat.discard = zones.get("discard", [card for card in seat.discard if card not in taken])
    future = [card for card in s.future if card not in taken]
    s.future = list(reversed(zones["future"])) if "future" in zones else future
    removed = [box.n_cards + i for i in box.rival_removed[seat.board - 1]]
    swapped = [card for card in taken if card in removed]
    first_future = box.n_cards + box.n_start_schemes
    for card in swapped:  # put in by hand, it takes the place of one of its kind that lies nowhere else [W-RULING-44]
        same = [each for each in loose if (each >= first_future) == (card >= first_future)]
        if same:
            loose.remove(same[-1])
    if "draw" in zones:
        seat.draw = list(reversed(zones["draw"]))
        s.future = [card for card in sorted(loose) if card >= first_future] + s.future
        rest = [card for card in sorted(loose) if card < first_future]
        if seat.draw and "discard" in zones:
            seat.draw = rest + seat.draw
        else:
            seat.discard = rest + seat.discard
    else:
        seat.draw = sorted(loose) + [card for card in seat.draw if card not in taken]
    s.schemes_seen = 0
    for card in [*seat.discard, *[card for card in seat.row if card >= 0]]:
        s.schemes_seen |= 1 << (card - box.n_cards)
    for word in words(doc.get("seen", [])):
        s.schemes_seen |= 1 << box.schemes.index(word)


# -- buildings


def _read_buildings(s: ViscountsState, table: dict[str, Json], docs: list[dict[str, Json]]) -> None:
    """Sites as told; uncovered slots without a site get one of the free sites, from the last one on."""
    sites = s.sites.copy()
    named = fields(table.get("sites", {}))
    slots = [s.box.boards[seat.board].slots for seat in s.seats]
    wanted = [
        {slots[p].index(word) for word in words(doc["built"]) if word in slots[p]} if "built" in doc else None
        for p, doc in enumerate(docs)
    ]
    codes: dict[int, str] = {}
    for word, value in named.items():
        site = SITES.index(word)
        if site not in s.ground.ring:
            raise _wrong(f"table.sites.{word}", "no-site", "W-SETUP-01")
        if value is None:
            continue
        entry = fields(value)
        p = _who(s, entry["owner"], f"table.sites.{word}.owner")
        if entry["slot"] not in slots[p]:
            raise _refuse(unexpected(f"table.sites.{word}.slot", entry["slot"], ", ".join(slots[p])))
        slot = slots[p].index(str(entry["slot"]))
        want = wanted[p]
        if want is not None:
            want.add(slot)
        _mention(codes, 1 + p * N_SLOTS + slot, f"table.sites.{word}", str(entry["slot"]))
    for site in range(len(sites)):
        code = sites[site]
        p, slot = (code - 1) // N_SLOTS, (code - 1) % N_SLOTS
        want = wanted[p] if code else None
        if SITES[site] in named or code in codes or (want is not None and slot not in want):
            sites[site] = 0
    for code, place in codes.items():
        sites[SITES.index(place.removeprefix("table.sites."))] = code
    free = [site for site in s.ground.ring if sites[site] == 0 and SITES[site] not in named]
    for p in range(len(s.seats)):
        for slot in sorted(wanted[p] or set()):
            code = 1 + p * N_SLOTS + slot
            if code not in sites:
                if not free:
                    raise _wrong(f"{seat_place(s, p)}.built", "no-free-site", "W-BUILD-01")
                sites[free.pop()] = code
    s.sites = sites
    for p in range(len(s.seats)):
        s.seats[p].built = 0
    for code in sites:
        if code:
            s.seats[(code - 1) // N_SLOTS].built |= 1 << ((code - 1) % N_SLOTS)
