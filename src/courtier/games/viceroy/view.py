"""What a seat is shown, named field by field. [RULES section 13.1]"""

from __future__ import annotations

from courtier.core.messages import Json
from courtier.games.viceroy.actions import COLORS, PLACES
from courtier.games.viceroy.components import N_CARDS
from courtier.games.viceroy.pyramid import column_of, level_of
from courtier.games.viceroy.scoring import CATEGORIES, circles, score, score_law, scores
from courtier.games.viceroy.state import BID_PASS, BID_TOKEN, NO_BID, Seat, ViceroyState, known_by_all
from courtier.games.viceroy.tokens import TOKEN_WORDS

BID_WORDS = [*COLORS, "pass", "attack"]


def gems_json(counts: list[int]) -> Json:
    """Gems by colour."""
    return {COLORS[color]: counts[color] for color in range(4)}


def display_json(s: ViceroyState) -> Json:
    """The cards at the four auction cards."""
    return {COLORS[color]: {PLACES[at]: s.display[color * 2 + at] or None for at in (1, 0)} for color in range(4)}


def pyramid_json(s: ViceroyState, seat: Seat) -> Json:
    """Cards in the order they were laid, with their tokens, what is tucked under them and a law's points so far."""
    out: list[Json] = []
    for i in range(len(seat.cards)):
        place = seat.spots[i]
        entry: dict[str, Json] = {"card": seat.cards[i], "level": level_of(place), "column": column_of(place)}
        tokens: list[Json] = [TOKEN_WORDS[t & 255] for t in sorted(seat.tokens) if t >> 8 == place]
        tucked: list[Json] = [t & 127 for t in seat.tucked if t >> 7 == place]
        if tokens:
            entry["tokens"] = tokens
        if tucked:
            entry["tucked"] = tucked
        card = s.game.cards[seat.cards[i]]
        points = score_law(s, seat, card, place) if card.is_law else 0
        if points:
            entry["points"] = points
        out.append(entry)
    return out


def circles_json(s: ViceroyState, seat: Seat) -> Json:
    """The one-coloured circles of a pyramid."""
    out: list[Json] = []
    for circle in circles(s.game.cards, seat):
        place = circle >> 2
        out.append({"level": level_of(place), "column": column_of(place), "color": COLORS[circle & 3]})
    return out


def known_hand(s: ViceroyState, viewer: int, owner: int) -> list[Json]:
    """The hand cards that a viewer knows: all of the own hand, and those that came openly.

    A spectator knows what every player knows; alone a player knows everything, so there a spectator is told nothing.
    """
    hand = s.seats[owner].hand
    if viewer >= 0:
        return [entry >> 4 for entry in hand if viewer == owner or entry >> viewer & 1]
    return [entry >> 4 for entry in hand if s.n_seats > 1 and entry & 15 == known_by_all(s)]


def shown_card(s: ViceroyState, number: int) -> Json:
    """The card that a seat has shown and will lay when its turn comes. [V-BUILD-03]"""
    for f in s.stack:
        if f.seat == number and 0 < f.b <= N_CARDS and f.effect is s.game.play_by_card[f.b]:
            return f.b
    return None


def shown_discard(s: ViceroyState, number: int) -> Json:
    """The card that a seat has shown and will discard for gems when its turn comes. [V-VARIANT-02]"""
    for f in s.stack:
        if f.seat == number and f.effect is s.game.discard_for_gems:
            return f.b
    return None


def bids_again(s: ViceroyState) -> bool:
    """Whether a bidding round has been resolved and those still in choose anew. [V-AUC-16]"""
    return s.bidding_round > 0 and any(f.effect is s.game.bids for f in s.stack)


def vain_bids(s: ViceroyState) -> dict[str, Json]:
    """How many gems of each colour were bid in vain in the last bidding round. [V-AUC-12, V-AUC-13]"""
    lost = [seat.bid for seat in s.seats if seat.bidding and 0 <= seat.bid < BID_PASS]
    lost += [bid for i, bid in enumerate(s.virtual_bids) if bid >= 0 and s.virtual_in >> i & 1]
    return {COLORS[color]: lost.count(color) for color in range(4) if color in lost}


def points_json(s: ViceroyState, number: int) -> dict[str, int]:
    """A seat's points as if the game ended now; attack tokens lie behind screens and count at the end. [V-END-01]"""
    points = score(s, number)
    return {name: points[i] for i, name in enumerate(CATEGORIES) if name != "attack" or s.ended}


def seat_json(s: ViceroyState, number: int, viewer: int, points: dict[str, int]) -> Json:
    """One seat as a viewer sees it: screens and hidden cards stay hidden until the end. [V-END-01]"""
    seat = s.seats[number]
    laws = sum(1 for entry in seat.hand if s.game.cards[entry >> 4].is_law)
    out: dict[str, Json] = {
        "pyramid": pyramid_json(s, seat),
        "circles": circles_json(s, seat),
        "hand_size": len(seat.hand),
        "characters_in_hand": len(seat.hand) - laws,
        "laws_in_hand": laws,
        "hand": known_hand(s, viewer, number),
        "in_auction": seat.bidding,
        "in_building": seat.building,
        "skips_auction": seat.skips,
        "sits_out": seat.sits_out,
        "laying": shown_card(s, number),
        "discarding": shown_discard(s, number),
        "bid": None if seat.bid == NO_BID or (seat.bidding and bids_again(s)) else BID_WORDS[seat.bid],
        "score": {**points},
    }
    if viewer == number or s.ended:
        out["gems"] = gems_json(seat.gems)
        out["attacks"] = seat.attacks
    return out


def phase(s: ViceroyState) -> str:
    """Where in the game we are."""
    if s.ended:
        return "end"
    if s.round == 0:
        return "setup"
    return "building" if any(f.effect is s.game.building for f in s.stack) else "auction"


def view(s: ViceroyState, viewer: int) -> dict[str, Json]:
    """Everything that a seat (or a spectator, -1) may know."""
    asked, again = bool(s.answers), bids_again(s)
    points = [points_json(s, i) for i in range(s.n_seats)]
    won = [each.won for each in scores(s)] if s.ended else [False] * s.n_seats
    return {
        "game": "viceroy",
        "round": s.round,
        "rounds": s.game.rules.rounds,
        "phase": phase(s),
        "bidding_round": s.bidding_round,
        "building_round": s.building_round,
        "supply": gems_json(s.supply),
        "display": display_json(s),
        "large_deck": len(s.large_deck),
        "small_deck": len(s.small_deck),
        "law_deck": len(s.law_deck),
        "known_laws": [
            {"depth": depth, "card": entry >> 4}
            for depth, entry in enumerate(reversed(s.law_deck))
            if viewer >= 0 and entry >> viewer & 1
        ],
        "discarded": [*s.discarded],
        "seats": [seat_json(s, i, viewer, points[i]) for i in range(s.n_seats)],
        "scores": [
            {"total": sum(points[i].values()), "won": won[i], "categories": {**points[i]}} for i in range(s.n_seats)
        ],
        "answered": [a >= 0 for a in s.answers] if asked else [],
        "in_vain": vain_bids(s) if again else {},
        "virtual": {
            "opponents": s.n_virtual,
            "in": [bool(s.virtual_in >> i & 1) for i in range(s.n_virtual)],
            "bids": [
                None if bid < 0 or (again and s.virtual_in >> i & 1) else COLORS[bid]
                for i, bid in enumerate(s.virtual_bids)
            ],
        },
    }


assert BID_WORDS[BID_PASS] == "pass"
assert BID_WORDS[BID_TOKEN] == "attack"
