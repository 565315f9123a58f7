"""Gùgōng's part of a position document: its form, writing it, and the moments a hand-written one can name."""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Json
from courtier.core.shapes import Fields, Items, Shape, Truth, Whole, Word
from courtier.core.state import Frame
from courtier.games.gugong.actions import AUTOMA, CARDS, CITIES, HARBOURS, HOUSES, KINDS, LOCATIONS, REWARDS, TILES
from courtier.games.gugong.components import Components
from courtier.games.gugong.exchange import exchange_kinds
from courtier.games.gugong.flow import Course
from courtier.games.gugong.state import DOUBLE_PLACES, NO_CITY, NO_SEAT, NO_TOKEN, GugongState, bits
from courtier.games.gugong.view import PLACES, cards_json, seat_or_none, stations_json, stored_json

MAX_SEATS: Final = 5
MANY: Final = 200


@final
class OrNull(Shape):
    """A value of another form, or null."""

    def __init__(self, inner: Shape, about: str = "") -> None:
        super().__init__(about)
        self.inner = inner

    def check(self, value: Json, place: str) -> None:
        if value is not None:
            self.inner.check(value, place)

    def bare_schema(self) -> dict[str, Json]:
        return {"anyOf": [self.inner.schema(), {"type": "null"}]}


def _seat_shape(parts: Components) -> Shape:
    card, kind = Word(CARDS), Word(KINDS)
    rewards: dict[str, Shape] = {word: Whole(0, 7) for word in REWARDS}
    return Fields(
        {
            "hired": Whole(0, parts.servants, "ordinary servants hired; left out: 6, or fewer if placed elsewhere"),
            "free": Whole(0, parts.servants, "ordinary servants free; left out: all that are nowhere else"),
            "wall": Whole(0, parts.servants, "ordinary servants on the Great Wall"),
            "double": Word(DOUBLE_PLACES, "where the double servant is"),
            "vp": Whole(0, 999),
            "jade": Whole(0, 99),
            "intrigue": Whole(0, parts.intrigue_max, "position on the intrigue track"),
            "palace": Whole(0, parts.palace_goal, "position of the envoy; the goal means an audience"),
            "audience": OrNull(Whole(0, 4), "which audience seat was taken: 0 is the best"),
            "city": OrNull(Word(CITIES), "where the traveller stands; null: beside the map"),
            "stored": Items(kind, 0, parts.slots, "travel tokens above the board"),
            "decrees": Items(Word(TILES), 0, 6, "decrees with a servant of this player"),
            "rewards": Fields(rewards, "filled slots of the harbour rewards"),
            "hand": Items(card, 0, len(CARDS)),
            "discard": Items(card, 0, len(CARDS)),
            "shown": Items(
                card, 0, len(CARDS), "cards that everybody knows to be this player's; left out: all but drawn ones"
            ),
            "sure_hand": Items(card, 0, len(CARDS), "those of them known to be in hand"),
            "sure_discard": Items(card, 0, len(CARDS), "those of them known to be in the discard pile"),
        },
        f"a player; the servants in all places add up to {parts.servants}",
    )


def shape(parts: Components) -> Shape:
    """The form of `table`."""
    card, kind, seat = Word(CARDS), Word(KINDS), Whole(0, MAX_SEATS - 1)
    ship = Fields(
        {"seat": seat, "servants": Whole(0, parts.capacity, "ordinary servants aboard"), "double": Truth()},
        "a ship and its load",
        ["seat"],
    )
    station = Fields(
        {"seat": seat, "token": kind, "at": Word(PLACES), "double": Truth("with the double servant")},
        "a bonus token in use, with a servant",
        ["seat", "token", "at"],
    )
    automa = Items(Word(AUTOMA), 0, len(AUTOMA))
    return Fields(
        {
            "day": Whole(1, parts.days, "the day; in the morning moments the one that begins"),
            "nights": Whole(0, parts.days, "nights that are over; left out: one less than the day"),
            "start": Whole(0, MAX_SEATS - 1, "the seat with the start player marker"),
            "turn": Whole(0, MAX_SEATS - 1, "the seat that the moment is about; left out: the start player"),
            "medal": OrNull(seat, "who holds the medal; null: it lies on the board"),
            "passed": Items(seat, 0, MAX_SEATS, "seats that have passed today"),
            "dice": Items(Whole(1, 9), 3, 3),
            "board": Fields(dict.fromkeys(LOCATIONS, card), "the gift card at each location"),
            "draw_pile": Items(card, 0, len(CARDS), "gift draw pile, the next card first"),
            "cities": Fields({word: OrNull(kind) for word in CITIES}, "the token on each city; null: none"),
            "token_pile": Items(kind, 0, MANY, "tokens not yet on the map, the next one first"),
            "token_discard": Items(kind, 0, MANY),
            "taken": OrNull(kind, "the token that a traveller has just taken and not yet stored"),
            "houses": Items(Word(HOUSES[:-1]), 0, 6, "jade houses that still have their jade"),
            "decrees": Items(Word(TILES), 6, 6, "on offer: top and bottom of level 1, then 2, then 3"),
            "harbours": Fields({word: OrNull(ship) for word in HARBOURS}, "ships, such as main:3 or left:1"),
            "intrigue_order": Items(
                seat, 1, MAX_SEATS, "all seats along the intrigue track, the last one first; in a stack the lower first"
            ),
            "stations": Items(station, 0, 6),
            "canal_done": Truth("whether the canal action under way has done something"),
            "last_wall": OrNull(seat, "who won the wall of the final scoring"),
            "seats": Items(_seat_shape(parts), 0, MAX_SEATS, "players in seat order; Meng is the second one in solo"),
            "focus": Word(LOCATIONS, "Meng's focus"),
            "meng": Fields(
                {
                    "stack": Items(card, 0, len(CARDS), "his gifts, the next one first"),
                    "sunk": Whole(0, len(CARDS), "how many of the last ones were put there after shuffling"),
                    "discard": Items(card, 0, len(CARDS), "his discard pile, the card added last first"),
                    "deck": Items(Word(AUTOMA), 0, len(AUTOMA), "automa deck, the next card first"),
                    "today": Items(Word(AUTOMA), 0, len(AUTOMA), "automa cards of today in the order of play"),
                    "used": automa,
                    "cards_won": Whole(0, 9, "extra-card rewards taken"),
                    "last_city": OrNull(Word(CITIES), "the city of the outer route visited last"),
                },
                "what only Meng has",
            ),
        },
        "the table; what is named nowhere fills the piles, as after set-up",
    )


def _words(items: list[int], words: list[str]) -> list[Json]:
    return [words[i] for i in items]


def _kinds(counts: list[int]) -> list[Json]:
    return [KINDS[kind] for kind in range(len(counts)) for _ in range(counts[kind])]


def _write_seat(s: GugongState, number: int) -> Json:
    p = s.seats[number]
    out: dict[str, Json] = {
        "hired": p.hired,
        "free": p.free,
        "wall": p.wall,
        "double": DOUBLE_PLACES[p.double],
        "vp": p.vp,
        "jade": p.jade,
        "intrigue": p.intrigue,
        "palace": p.palace,
        "audience": None if p.audience == NO_SEAT else p.audience,
        "city": None if p.city == NO_CITY else CITIES[p.city],
        "stored": stored_json(p.stored),
        "decrees": _words(bits(p.decrees), TILES),
        "rewards": {REWARDS[i]: p.filled(i) for i in range(len(REWARDS))},
        "hand": cards_json(p.hand),
        "discard": cards_json(p.discard),
        "shown": cards_json(p.shown),
        "sure_hand": cards_json(p.sure_hand),
        "sure_discard": cards_json(p.sure_discard),
    }
    return out


def write(s: GugongState) -> dict[str, Json]:
    """The game's part of a position document, complete."""
    base = s.table.first_harbour
    harbours: dict[str, Json] = {}
    for h in range(len(s.harbours)):
        ship = s.harbours[h]
        load: dict[str, Json] = {"seat": ship >> 4, "servants": ship & 7, "double": ship & 8 != 0}
        harbours[HARBOURS[base + h]] = None if ship < 0 else load
    out: dict[str, Json] = {
        "day": s.day,
        "nights": s.nights,
        "start": s.start,
        "turn": s.turn,
        "medal": seat_or_none(s.medal),
        "passed": [*bits(s.passed)],
        "dice": [*s.dice],
        "board": {LOCATIONS[i]: CARDS[s.board[i]] for i in range(len(LOCATIONS))},
        "draw_pile": _words(s.draw[s.drawn :], CARDS),
        "cities": {CITIES[c]: None if s.tokens[c] == NO_TOKEN else KINDS[s.tokens[c]] for c in s.table.map.cities},
        "token_pile": _words(s.pile[s.piled :], KINDS),
        "token_discard": _kinds(s.spent),
        "taken": None if s.taken == NO_TOKEN else KINDS[s.taken],
        "houses": [HOUSES[i] for i in bits(s.houses)],
        "decrees": _words(s.offer, TILES),
        "harbours": harbours,
        "intrigue_order": [*s.track],
        "stations": stations_json(s),
        "canal_done": s.canal_done != 0,
        "last_wall": seat_or_none(s.last_wall),
        "seats": [_write_seat(s, number) for number in range(len(s.seats))],
    }
    meng = s.meng
    if meng is not None:
        out["focus"] = LOCATIONS[s.table.focus]
        out["meng"] = {
            "stack": _words(meng.stack[::-1], CARDS),
            "sunk": meng.sunk,
            "discard": _words(meng.pile[::-1], CARDS),
            "deck": _words(meng.deck[::-1], AUTOMA),
            "today": _words(meng.today, AUTOMA),
            "used": _words(meng.used, AUTOMA),
            "cards_won": meng.cards_won,
            "last_city": None if meng.last == NO_CITY else CITIES[meng.last],
        }
    return out


def moments(s: GugongState, course: Course) -> dict[str, list[Frame]]:
    """Named moments: the start of each phase, the turn of `table.turn`, its action at each location.

    A moment is the rest of the day from there on, and the days that follow.
    """
    seat = s.turn
    days = [Frame(course.ending, -1), Frame(course.days, -1)]
    night = [*days, Frame(course.night, -1)]
    evening = [*night, Frame(course.dusk, -1), Frame(course.evening, -1)]
    next_seat = (seat + 1) % s.table.n_players
    after = Frame(course.turns, next_seat, 0 if s.is_meng(seat) else seat + 1, exchange_kinds(s, seat))
    turn = [*evening, Frame(course.turns, seat)]
    hands = [*days, Frame(course.new_hands, -1)]
    day = [*evening, Frame(course.day, -1)]
    eve = Frame(course.eve, -1)
    out: dict[str, list[Frame]] = {
        "day": day,
        "turn": turn,
        "morning": [*day, Frame(course.morning, -1), eve],
        "morning_decrees": [*day, Frame(course.next_day, -1), Frame(course.decrees, -1), eve],
        "morning_hire": [*day, Frame(course.next_day, -1), eve],
        "evening": evening,
        "dusk": [*night, Frame(course.dusk, -1)],
        "night": night,
        "night_ships": [*hands, Frame(course.ships, -1)],
        "night_claims": [*hands, Frame(course.claims, -1)],
        "last_exchanges": [Frame(course.ending, -1)],
        "scoring": [Frame(course.scoring, -1)],
    }
    for i in range(len(LOCATIONS)):
        out[f"action_{LOCATIONS[i]}"] = [*evening, after, Frame(s.book.locations[i], seat)]
    out["token_benefit"] = [*evening, after, Frame(s.book.store_token, seat)]
    benefit = s.book.token_benefits[s.taken] if s.taken != NO_TOKEN else None
    if benefit is not None:
        out["token_benefit"].append(Frame(benefit, seat))
    return out
