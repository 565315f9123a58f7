"""What a seat is shown, field by field. [section 15]"""

from __future__ import annotations

from courtier.core.messages import Json
from courtier.games.gugong.actions import AUTOMA, CARDS, CITIES, HARBOURS, HOUSES, KINDS, LOCATIONS, REWARDS, TILES
from courtier.games.gugong.bonus import kind_of, owner_of, place_of
from courtier.games.gugong.decrees import decree_cost
from courtier.games.gugong.jade import jade_cost
from courtier.games.gugong.palace import most_steps, steps_missing
from courtier.games.gugong.scoring import final_scores
from courtier.games.gugong.ships import load_of, ships_of
from courtier.games.gugong.state import (
    DOUBLE_PLACES,
    MENG,
    NO_CITY,
    NO_SEAT,
    NO_TOKEN,
    NOBODY,
    GugongState,
    bits,
    count,
)
from courtier.games.gugong.tracks import audience_vp
from courtier.games.gugong.wall import on_the_wall

PLACES = [*LOCATIONS, "own-board"]


def cards_json(mask: int) -> list[Json]:
    """Cards by id, ascending."""
    return [CARDS[card] for card in bits(mask)]


def stored_json(stored: int) -> list[Json]:
    """Stored tokens by kind."""
    return [KINDS[kind] for kind in range(len(KINDS)) for _ in range(stored >> (3 * kind) & 7)]


def seat_or_none(seat: int) -> Json:
    """A seat, or null for nobody."""
    return None if seat == NOBODY else seat


def phase(s: GugongState) -> str:
    """The part of the day we are in. [G-FLOW-01]"""
    for f in reversed(s.stack):
        path = f.effect.path
        if path in ("day", "day.turns"):
            return "day"
        for word in ("morning", "evening", "dusk", "night", "end"):
            if path == word or path.startswith((f"{word}.", f"{word}/")):
                return "day" if word == "evening" else word
    return "end" if s.nights >= s.parts.days else "day"


def ship_json(ship: int) -> Json:
    """A ship and its load."""
    return {"seat": ship >> 4, "servants": ship & 7, "double": ship & 8 != 0, "load": load_of(ship)}


def seat_json(s: GugongState, number: int, viewer: int) -> dict[str, Json]:
    """One player as a viewer sees it; hands and discard piles are their owner's secret. [G-INFO-01, G-INFO-02]"""
    p = s.seats[number]
    meng = s.meng if s.is_meng(number) else None
    missing, most = steps_missing(s, number), most_steps(s, number)
    out: dict[str, Json] = {
        "hired": p.hired,
        "free": p.free,
        "wall": p.on_wall(),
        "double": DOUBLE_PLACES[p.double],
        "vp": p.vp,
        "jade": p.jade,
        "intrigue": p.intrigue,
        "palace": p.palace,
        "audience": None if p.audience == NO_SEAT else {"seat": p.audience, "vp": audience_vp(s, p.audience)},
        # more steps than are missing would not count for the audience
        "palace_outlook": {"missing": missing, "most": min(missing, most), "lost": missing > most},
        "city": None if p.city == NO_CITY else CITIES[p.city],
        "stored": p.n_stored(),
        "stored_doubles": p.doubles,
        "stored_worth": p.worth(),
        "decrees": [TILES[tile] for tile in bits(p.decrees)],
        "rewards": {REWARDS[i]: p.filled(i) for i in range(len(REWARDS))},
        "ships_in_reserve": s.parts.ships - ships_of(s, number),
        "passed": s.passed >> number & 1 == 1,
        "hand_size": count(p.hand) if meng is None else len(meng.stack),
        "discard_size": count(p.discard) if meng is None else len(meng.pile),
    }
    if viewer == number:
        out["hand"] = cards_json(p.hand)
        out["discard"] = cards_json(p.discard)
        out["stored_kinds"] = stored_json(p.stored)
    return out


def meng_json(s: GugongState) -> Json:
    """What the human may know of Meng's piles. [G-INFO-02]"""
    meng = s.meng
    assert meng is not None
    return {
        "seat": MENG,
        "focus": LOCATIONS[s.table.focus],
        "automa_deck": len(meng.deck),
        "automa_today": [AUTOMA[card] for card in meng.today],
        "automa_used": [AUTOMA[card] for card in sorted(meng.used)],
    }


def decrees_json(s: GugongState, viewer: int) -> Json:
    """The six decrees on offer, who holds them, and what they cost the viewer now. [G-DECREE-02]"""
    out: list[Json] = []
    for i in range(len(s.offer)):
        tile = s.offer[i]
        holders: list[Json] = [seat for seat in range(len(s.seats)) if s.seats[seat].decrees >> tile & 1]
        entry: dict[str, Json] = {
            "id": TILES[tile],
            "level": s.parts.tiles[tile].level,
            "place": "top" if i % 2 == 0 else "bottom",
            "cost": s.parts.tiles[tile].cost,
            "vp_now": s.parts.tiles[tile].vp_now,
            "holders": holders,
        }
        if viewer >= 0:
            entry["cost_now"] = decree_cost(s, viewer, tile)
        out.append(entry)
    return out


def houses_json(s: GugongState, viewer: int) -> Json:
    """The jade houses and the courtyard with their prices. [G-JADE-01, G-JADE-02]"""
    out: list[Json] = []
    for house in range(len(HOUSES)):
        is_courtyard = house == len(HOUSES) - 1
        if not is_courtyard and s.table.house_cost[house] < 0:
            continue
        cost = s.parts.courtyard_cost if is_courtyard else s.table.house_cost[house]
        entry: dict[str, Json] = {"id": HOUSES[house], "cost": cost}
        entry["jade"] = s.houses == 0 if is_courtyard else s.houses >> house & 1 == 1
        if viewer >= 0:
            entry["cost_now"] = jade_cost(s, s.seats[viewer], house)
        out.append(entry)
    return out


def stations_json(s: GugongState) -> list[Json]:
    """Bonus tokens in use. [G-BONUS-02]"""
    return [
        {"seat": owner_of(e), "token": KINDS[kind_of(e)], "at": PLACES[place_of(e)], "double": e % 2 == 1}
        for e in s.stations
    ]


def view(s: GugongState, seat: int) -> dict[str, Json]:
    """The table as a seat sees it (-1: a spectator)."""
    cities: dict[str, Json] = {}
    for city in s.table.map.cities:
        here: list[Json] = [each for each in range(len(s.seats)) if s.seats[each].city == city]
        token: Json = None if s.tokens[city] == NO_TOKEN else KINDS[s.tokens[city]]
        cities[CITIES[city]] = {"token": token, "travellers": here}
    base = s.table.first_harbour
    harbours: dict[str, Json] = {
        HARBOURS[base + h]: None if s.harbours[h] < 0 else ship_json(s.harbours[h]) for h in range(len(s.harbours))
    }
    out: dict[str, Json] = {
        "side": "AB"[s.table.side],
        "day": s.day,
        "days": s.parts.days,
        "phase": phase(s),
        "start_player": s.start,
        "turn": s.turn,
        "medal": seat_or_none(s.medal),
        "dice": [*s.dice],
        "board": {
            LOCATIONS[i]: {"card": CARDS[s.board[i]], "value": s.parts.value[s.board[i]]} for i in range(len(LOCATIONS))
        },
        "draw_pile": len(s.draw) - s.drawn,
        "cities": cities,
        "token_pile": len(s.pile) - s.piled,
        "token_discard": sum(s.spent),
        "taken_token": None if s.taken == NO_TOKEN else KINDS[s.taken],
        "taken_by": seat_or_none(s.taken_by()),
        "houses": houses_json(s, seat),
        "decrees": decrees_json(s, seat),
        "harbours": harbours,
        "wall": {"servants": on_the_wall(s), "threshold": s.table.threshold},
        "intrigue_order": [*s.track],
        "stations": stations_json(s),
        "seats": [seat_json(s, each, seat) for each in range(len(s.seats))],
        "scores": [
            {"total": score.total, "won": score.won, "categories": {**score.categories}} for score in final_scores(s)
        ],
    }
    if s.meng is not None:
        out["meng"] = meng_json(s)
    return out
