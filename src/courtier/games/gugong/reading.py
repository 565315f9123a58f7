"""Reading a position document into a state: what it names wins, what it leaves out is as after set-up."""

from __future__ import annotations

from typing import final

from courtier.core.messages import Arg, Json, Message, Refused
from courtier.core.options import Options
from courtier.core.shapes import Whole, Word
from courtier.games.faults import out_of_range, twice, unexpected
from courtier.games.gugong.actions import AUTOMA, CARDS, CITIES, HARBOURS, HOUSES, KINDS, LOCATIONS, REWARDS, TILES
from courtier.games.gugong.bonus import owner_of, pack
from courtier.games.gugong.faults import card_fault, double_fault, servants_fault
from courtier.games.gugong.ops import whole
from courtier.games.gugong.setup import DRAW_SET, RANDOM_FOCUS, mask_of, sets_of
from courtier.games.gugong.state import (
    DOUBLE_PLACES,
    MENG,
    NO_CITY,
    NO_SEAT,
    NO_SHIP,
    NO_TOKEN,
    NOBODY,
    ON_SHIP,
    STATIONED,
    GugongState,
    Meng,
    Table,
    bits,
    count,
)
from courtier.games.gugong.tracks import best_seat
from courtier.games.gugong.view import PLACES, seat_or_none


def _items(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []


def _fields(value: Json) -> dict[str, Json]:
    return value if isinstance(value, dict) else {}


def _refuse(place: str, got: Json, expected: str, level: int = 0) -> Refused:
    """Something else was expected here; `expected` names what."""
    return Refused(unexpected(place, got, Message(f"gugong-expected-{expected}", {"level": level} if level else {})))


@final
class Reader:
    """Puts a checked document into a freshly set-up state."""

    def __init__(self, s: GugongState, table: dict[str, Json]) -> None:
        self.s = s
        self.table = table
        self.seats = [_fields(seat) for seat in _items(table.get("seats"))]
        self.named: dict[str, str] = {}

    def read(self) -> None:
        """Numbers first, then cards, tokens and pieces, each of which must be somewhere exactly once."""
        n = self.s.table.n_players
        if len(self.seats) > n:
            args: dict[str, Arg] = {"place": "table.seats", "got": str(len(self.seats)), "low": 0, "high": n}
            raise Refused(Message("error-place-list", args))
        self._numbers()
        self._cards()
        self._decrees()
        self._ships()
        self._stations()
        for seat in range(len(self.seats)):
            self._seat(seat)
        for seat in range(n):
            self._servants(seat)
        self._tokens()
        self._track()
        self._audience()

    def seat(self, value: Json, place: str) -> int:
        """A seat of this table, or NOBODY for null."""
        if value is None:
            return NOBODY
        Whole(0, self.s.table.n_players - 1).check(value, place)
        return whole(value)

    def once(self, what: str, place: str) -> None:
        """Refuse a component that the document names twice."""
        if what in self.named:
            raise Refused(twice(what, self.named[what], place))
        self.named[what] = place

    def _numbers(self) -> None:
        s, table = self.s, self.table
        s.day = whole(table.get("day", s.day))
        s.nights = whole(table.get("nights", s.day - 1))
        if not s.day - 1 <= s.nights <= s.day:
            raise Refused(out_of_range("table.nights", s.nights, s.day - 1, s.day, "G-FLOW-01"))
        if "start" in table:
            s.start = self.seat(table["start"], "table.start")
            if s.meng is None:
                n = s.table.n_players
                s.track = [(s.start + i) % n for i in range(n)]
                sets = sets_of(s.parts, Options(s.table.options), n, s.start)
                for seat in range(n):
                    s.seats[seat].hand = mask_of(s.parts.set_cards[sets[seat]])
        s.turn = self.seat(table.get("turn", s.start), "table.turn")
        s.medal = self.seat(table.get("medal", seat_or_none(s.medal)), "table.medal")
        s.last_wall = self.seat(table.get("last_wall"), "table.last_wall")
        s.passed = 0
        for i, value in enumerate(_items(table.get("passed"))):
            s.passed |= 1 << self.seat(value, f"table.passed[{i}]")
        if "dice" in table:
            s.dice = [whole(value) for value in _items(table["dice"])]
            for i in range(len(s.dice)):
                if s.dice[i] not in s.parts.faces[i]:
                    faces = ", ".join(str(face) for face in s.parts.faces[i])
                    raise Refused(unexpected(f"table.dice[{i}]", s.dice[i], faces))
        s.canal_done = 1 if table.get("canal_done") is True else 0
        if "houses" in table:
            s.houses = 0
            for i, value in enumerate(_items(table["houses"])):
                house = HOUSES.index(str(value))
                if s.table.house_cost[house] < 0:
                    raise _refuse(f"table.houses[{i}]", value, "house")
                s.houses |= 1 << house
        for key in ("focus", "meng"):
            if key in table and s.meng is None:
                raise Refused(Message("gugong-error-solo-only", {"place": f"table.{key}"}, "G-SOLO-01"))
        if "focus" in table:
            chosen = str(s.table.options["focus"])
            if chosen not in (RANDOM_FOCUS, table["focus"]):
                raise Refused(unexpected("table.focus", table["focus"], chosen, "G-SOLO-03"))
            old, focus = s.table, LOCATIONS.index(str(table["focus"]))
            s.table = Table(s.parts, old.options, old.n_humans, old.cards, old.tokens, focus)

    def card(self, value: Json, place: str) -> int:
        """A gift card that is part of this game, named once."""
        card = CARDS.index(str(value))
        if not self.s.table.cards >> card & 1:
            raise Refused(card_fault(str(value), place))
        self.once(CARDS[card], place)
        return card

    def cards_at(self, value: Json, place: str) -> list[int]:
        """A list of gift cards."""
        return [self.card(each, f"{place}[{i}]") for i, each in enumerate(_items(value))]

    def _cards(self) -> None:
        """Named cards leave where set-up had put them; empty places are filled from the draw pile. [G-INV-02]"""
        s, table = self.s, self.table
        board: dict[int, int] = {}
        for word, value in _fields(table.get("board")).items():
            board[LOCATIONS.index(word)] = self.card(value, f"table.board.{word}")
        draw = self.cards_at(table["draw_pile"], "table.draw_pile") if "draw_pile" in table else None
        hands: dict[int, list[int]] = {}
        discards: dict[int, list[int]] = {}
        for i in range(len(self.seats)):
            if s.is_meng(i):
                continue
            if "hand" in self.seats[i]:
                hands[i] = self.cards_at(self.seats[i]["hand"], f"table.seats[{i}].hand")
            if "discard" in self.seats[i]:
                discards[i] = self.cards_at(self.seats[i]["discard"], f"table.seats[{i}].discard")
        solo = _fields(table.get("meng"))
        stack = self.cards_at(solo["stack"], "table.meng.stack") if "stack" in solo else None
        pile = self.cards_at(solo.get("discard"), "table.meng.discard")
        named = 0
        for word in self.named:
            named |= 1 << CARDS.index(word)
        rest = [card for card in s.draw[s.drawn :] if not named >> card & 1]
        for i in range(len(s.board)):
            if i in board:
                if not named >> s.board[i] & 1:
                    rest.append(s.board[i])
                s.board[i] = board[i]
        for i in range(s.n_seats):
            p = s.seats[i]
            before = p.hand & ~named
            if i in hands:
                rest += bits(before)
                before = sum(1 << card for card in hands[i])
            p.hand = before
            p.discard = sum(1 << card for card in discards.get(i, []))
        if s.meng is not None:
            self._meng_cards(s.meng, stack, pile, named, rest)
        for i in range(len(s.board)):
            if i not in board and named >> s.board[i] & 1:
                if not rest:
                    raise Refused(Message("error-place-missing", {"place": "table.board", "field": LOCATIONS[i]}))
                s.board[i] = rest.pop()
        s.draw = rest if draw is None else [*draw, *rest]
        s.drawn = 0
        self._knowledge()

    def _meng_cards(self, meng: Meng, stack: list[int] | None, pile: list[int], named: int, rest: list[int]) -> None:
        before = [card for card in meng.stack if not named >> card & 1]
        if stack is not None:
            rest += before
            before = stack[::-1]
        meng.stack = before
        meng.pile = pile[::-1]
        solo = _fields(self.table.get("meng"))
        meng.sunk = whole(solo.get("sunk", 0))
        meng.cards_won = whole(solo.get("cards_won", 0))
        last = solo.get("last_city")
        meng.last = NO_CITY if last is None else CITIES.index(str(last))
        if meng.last != NO_CITY and meng.last not in self.s.table.map.route:
            raise _refuse("table.meng.last_city", last, "outer-city")
        for key in ("deck", "today", "used"):
            for i, value in enumerate(_items(solo.get(key))):
                self.once(str(value), f"table.meng.{key}[{i}]")
        today = [AUTOMA.index(str(value)) for value in _items(solo.get("today"))]
        used = [AUTOMA.index(str(value)) for value in _items(solo.get("used"))]
        meng.deck = [card for card in meng.deck if AUTOMA[card] not in self.named]
        meng.deck += [AUTOMA.index(str(value)) for value in reversed(_items(solo.get("deck")))]
        meng.today = today
        meng.used = used

    def _knowledge(self) -> None:
        """What everybody knows: all cards but those of the draw set, unless the document says otherwise. [G-INFO]"""
        s = self.s
        drawn = sum(1 << card for card in s.parts.set_cards[DRAW_SET])
        for i in range(len(s.seats)):
            p = s.seats[i]
            given = self.seats[i] if i < len(self.seats) else {}
            hand, discard = p.hand, p.discard
            if s.meng is not None and i == MENG:
                hand = 0
                discard = sum(1 << card for card in s.meng.pile)
                p.shown = sum(1 << card for card in [*s.meng.stack, *s.meng.pile]) & ~drawn
            else:
                p.shown = (hand | discard) & ~drawn
            p.sure_hand = p.shown & hand
            p.sure_discard = p.shown & discard
            for key in ("shown", "sure_hand", "sure_discard"):
                if key in given:
                    mask = sum(1 << CARDS.index(str(value)) for value in _items(given[key]))
                    if key == "shown":
                        p.shown = mask
                    elif key == "sure_hand":
                        p.sure_hand = mask
                    else:
                        p.sure_discard = mask

    def _decrees(self) -> None:
        """The offer; a decree that somebody holds takes the place of one that the document does not name."""
        s = self.s
        given = [TILES.index(str(value)) for value in _items(self.table.get("decrees"))]
        for i in range(len(given)):
            self.once(TILES[given[i]], f"table.decrees[{i}]")
            if s.parts.tiles[given[i]].level != i // 2 + 1:
                raise _refuse(f"table.decrees[{i}]", TILES[given[i]], "decree", i // 2 + 1)
        offer = given if given else s.offer.copy()
        held: list[int] = []
        for seat in self.seats:
            held += [TILES.index(str(value)) for value in _items(seat.get("decrees"))]
        for tile in held:
            if tile in offer:
                continue
            first = 2 * s.parts.tiles[tile].level - 2
            spare = [at for at in (first, first + 1) if offer[at] not in held]
            if given or not spare:
                raise _refuse("table.seats", TILES[tile], "offered")
            offer[spare[0]] = tile
        s.offer = offer

    def _ships(self) -> None:
        s = self.s
        for word, value in _fields(self.table.get("harbours")).items():
            h = HARBOURS.index(word) - s.table.first_harbour
            if value is None:
                continue
            place = f"table.harbours.{word}"
            if not 0 <= h < len(s.harbours):
                raise _refuse(place, word, "harbour")
            ship = _fields(value)
            seat = self.seat(ship["seat"], f"{place}.seat")
            if ship.get("double") is True:
                self.once(f"seats[{seat}].double", place)
                s.seats[seat].double = ON_SHIP
            double = 8 if ship.get("double") is True else 0
            s.harbours[h] = seat << 4 | double | whole(ship.get("servants", 0 if double else 1))

    def _stations(self) -> None:
        s = self.s
        for i, value in enumerate(_items(self.table.get("stations"))):
            station = _fields(value)
            place = f"table.stations[{i}]"
            seat = self.seat(station["seat"], f"{place}.seat")
            kind = KINDS.index(str(station["token"]))
            if not s.parts.tokens[kind].bonus:
                raise _refuse(f"{place}.token", KINDS[kind], "bonus")
            double = station.get("double") is True
            if double:
                self.once(f"seats[{seat}].double", place)
                s.seats[seat].double = STATIONED
            s.stations = [*s.stations, pack(seat, kind, PLACES.index(str(station["at"])), 1 if double else 0)]

    def _seat(self, i: int) -> None:
        p, given = self.s.seats[i], self.seats[i]
        place = f"table.seats[{i}]"
        if "double" in given:
            where = DOUBLE_PLACES.index(str(given["double"]))
            if (where in (ON_SHIP, STATIONED)) != (f"seats[{i}].double" in self.named):
                raise Refused(double_fault(place, str(given["double"])))
            p.double = where
        p.wall = whole(given.get("wall", 0))
        p.vp = whole(given.get("vp", p.vp))
        p.jade = whole(given.get("jade", p.jade))
        p.intrigue = whole(given.get("intrigue", p.intrigue))
        p.palace = whole(given.get("palace", p.palace))
        city = given.get("city")
        if city is not None:
            cities = [CITIES[each] for each in self.s.table.map.cities]
            Word(cities).check(city, f"{place}.city")
            p.city = CITIES.index(str(city))
        for value in _items(given.get("stored")):
            kind = KINDS.index(str(value))
            p.stored += 1 << (3 * kind)
            if self.s.parts.tokens[kind].worth == 2:
                p.doubles += 1
            else:
                p.plain += 1
        for value in _items(given.get("decrees")):
            p.decrees |= 1 << TILES.index(str(value))
        for word, value in _fields(given.get("rewards")).items():
            reward = REWARDS.index(word)
            p.rewards += (whole(value) - p.filled(reward)) << (3 * reward)

    def _servants(self, i: int) -> None:
        """Servants that are nowhere else are hired, up to the number of set-up, or free. [G-INV-01]"""
        s = self.s
        p = s.seats[i]
        given = self.seats[i] if i < len(self.seats) else {}
        placed = p.wall + count(p.decrees)
        placed += sum(ship & 7 for ship in s.harbours if ship != NO_SHIP and ship >> 4 == i)
        placed += sum(1 for station in s.stations if owner_of(station) == i and station % 2 == 0)
        if not s.is_meng(i):
            placed += sum(p.filled(reward) for reward in range(len(REWARDS)))
        left = s.parts.servants - placed
        if "hired" in given and "free" in given:
            p.hired, p.free = whole(given["hired"]), whole(given["free"])
        elif "free" in given:
            p.free = whole(given["free"])
            p.hired = left - p.free
        else:
            p.hired = whole(given.get("hired", min(p.hired, max(left, 0))))
            p.free = left - p.hired
        if p.hired + p.free != left or p.hired < 0 or p.free < 0:
            raise Refused(servants_fault(f"table.seats[{i}]", p.hired + p.free + placed, s.parts.servants))

    def _tokens(self) -> None:
        """Named tokens leave where set-up had put them; unnamed cities are filled from the pile. [G-INV-04]"""
        s, table = self.s, self.table
        left = s.table.tokens.copy()
        for station in s.stations:
            left[station // 16 % 32] -= 1
        for p in s.seats:
            for kind in range(len(left)):
                left[kind] -= p.stored >> (3 * kind) & 7
        taken = table.get("taken")
        s.taken = NO_TOKEN if taken is None else KINDS.index(str(taken))
        if s.taken != NO_TOKEN:
            left[s.taken] -= 1
        before = s.tokens.copy()
        cities = _fields(table.get("cities"))
        for word, value in cities.items():
            city = CITIES.index(word)
            if value is not None and not s.table.map.mask >> city & 1:
                raise _refuse(f"table.cities.{word}", word, "city")
            s.tokens[city] = NO_TOKEN if value is None else KINDS.index(str(value))
            if value is not None:
                left[s.tokens[city]] -= 1
        for key in ("token_discard", "token_pile"):
            for value in _items(table.get(key)):
                left[KINDS.index(str(value))] -= 1
        for kind in range(len(left)):
            if left[kind] < 0:
                args: dict[str, Arg] = {"token": KINDS[kind], "n": s.table.tokens[kind]}
                raise Refused(Message("gugong-error-tokens", args, "G-INV-04"))
        self._fill_map(before, left, cities)
        s.spent = [0] * len(left)
        for value in _items(table.get("token_discard")):
            s.spent[KINDS.index(str(value))] += 1
        order = [KINDS.index(str(value)) for value in _items(table.get("token_pile"))]
        rest = [kind for kind in range(len(left)) for _ in range(left[kind])]
        s.rng.shuffle(rest)
        s.pile = [*order, *rest]
        s.piled = 0

    def _fill_map(self, before: list[int], left: list[int], cities: dict[str, Json]) -> None:
        """Cities that the document does not name keep their token where that is still to be had."""
        s = self.s
        for city in s.table.map.cities:
            if CITIES[city] in cities:
                continue
            s.tokens[city] = NO_TOKEN
            if any(p.city == city for p in s.seats):
                continue
            kind = before[city]
            if left[kind] == 0:
                kind = next((each for each in range(len(left)) if left[each] > 0), NO_TOKEN)
            s.tokens[city] = kind
            if kind != NO_TOKEN:
                left[kind] -= 1

    def _track(self) -> None:
        """The order on the intrigue track: as given, else by position, then as after set-up. [G-TIE-01]"""
        s = self.s
        order = [self.seat(value, "table.intrigue_order") for value in _items(self.table.get("intrigue_order"))]
        if order:
            if sorted(order) != list(range(s.table.n_players)):
                raise _refuse("table.intrigue_order", str(order), "every-seat")
            s.track = order
        track = s.track
        s.track = sorted(range(len(track)), key=lambda seat: (s.seats[seat].intrigue, track.index(seat)))
        if order and s.track != order:
            raise _refuse("table.intrigue_order", str(order), "order")

    def _audience(self) -> None:
        """Audience seats: as given; other envoys at the goal take the free ones in seat order. [G-PALACE-02]"""
        s = self.s
        for i in range(len(self.seats)):
            value = self.seats[i].get("audience")
            if value is not None:
                s.seats[i].audience = whole(value)
                s.seats[i].palace = s.parts.palace_goal
        for p in s.seats:
            if p.palace >= s.parts.palace_goal and p.audience == NO_SEAT:
                p.audience = best_seat(s)


def read(s: GugongState, table: dict[str, Json]) -> None:
    """Change a freshly set-up state to what a document says; refuses what cannot be."""
    Reader(s, table).read()
