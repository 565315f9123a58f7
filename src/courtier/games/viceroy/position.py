"""Viceroy's part of a position document: its form, writing it, and the moments a hand-written one can name."""

from __future__ import annotations

from typing import Final

from courtier.core.messages import Json
from courtier.core.shapes import Fields, Items, Shape, Truth, Whole, Word
from courtier.core.state import Frame
from courtier.games.viceroy.actions import COLORS, LEVELS, MAX_COLUMN, PLACES
from courtier.games.viceroy.components import N_CARDS, Card, Rules
from courtier.games.viceroy.flow import AFTER_BIDDING, AT_THE_END
from courtier.games.viceroy.pyramid import column_of, level_of
from courtier.games.viceroy.state import NO_BID, ViceroyState
from courtier.games.viceroy.tokens import TOKEN_WORDS
from courtier.games.viceroy.view import BID_WORDS, gems_json

REAL_TOKENS: Final = [word for word in TOKEN_WORDS if not word.startswith("none:")]


def card_word(cards: list[Card], about: str = "a card by key or printed number") -> Word:
    """A card, by its key or by its printed number."""
    return Word([card.key for card in cards[1:]], about, [card.number for card in cards[1:]])


def _gems(about: str) -> Shape:
    return Fields({color: Whole(0, 64) for color in COLORS}, about)


def position_shape(cards: list[Card], rules: Rules) -> Shape:
    """The form of `table`."""
    card = card_word(cards)
    pile = Items(card, 0, N_CARDS)
    color = Word(COLORS)
    held = Fields({"card": card, "known_by": Items(Whole(0, 3), 0, 4)}, "a hidden card and the seats that know it")
    laid = Fields(
        {
            "card": card,
            "level": Whole(1, len(LEVELS)),
            "column": Whole(-MAX_COLUMN, MAX_COLUMN, "a card at (L, c) lies on (L-1, c) and (L-1, c+1)"),
            "tokens": Items(Word(REAL_TOKENS, "such as magic, power:6, bonus_circle:green:4, eternal:blue"), 0, 60),
            "tucked": Items(card, 0, 30, "cards under it"),
        },
        needed=["card", "level", "column"],
    )
    circle = Fields({"level": Whole(2, 5), "column": Whole(-MAX_COLUMN, MAX_COLUMN), "color": color})
    seat = Fields(
        {
            "gems": _gems("gems behind the screen; a colour left out is 0"),
            "attacks": Whole(0, 99, "attack tokens behind the screen"),
            "hand": Items(card, 0, N_CARDS, "hand cards"),
            "hand_known": Items(held, 0, N_CARDS, "hand cards that other seats know too, besides `hand`"),
            "pyramid": Items(laid, 0, 60, "visible cards; none before the first card is laid"),
            "in_auction": Truth("still in the current auction phase"),
            "in_building": Truth("still in the current building phase"),
            "skips_auction": Truth("takes no part in the next auction phase (law 69)"),
            "sits_out": Truth("takes no part in the current auction phase (law 69)"),
            "bid": Word(BID_WORDS, "last bid in this auction phase, once revealed"),
            "chosen": Whole(0, 255, "a secret card choice that has been made but not carried out"),
            "postponed_draws": Whole(0, 9),
            "returned": _gems("start gems that went back to the supply"),
            "fewest": _gems("fewest gems held since the start"),
            "painted": Items(circle, 0, 60, "circles recoloured at the end"),
        }
    )
    slot = Fields({place: Shape("a card by key or number, or null") for place in PLACES})
    return Fields(
        {
            "round": Whole(0, rules.rounds, "0 during set-up"),
            "bidding_round": Whole(0, rules.bidding_rounds, "bidding rounds held in this auction phase"),
            "building_round": Whole(0, rules.building_rounds, "building rounds held in this building phase"),
            "supply": _gems("the common supply; left out: all gems that are nowhere else"),
            "display": Fields(dict.fromkeys(COLORS, slot), "characters at the auction cards; null for none"),
            "large_deck": Items(card, 0, N_CARDS, "top card first"),
            "small_deck": Items(card, 0, N_CARDS, "top card first"),
            "law_deck": Items(card, 0, N_CARDS, "top card first"),
            "law_deck_known": Items(
                Fields({"depth": Whole(0, 30), "known_by": Items(Whole(0, 3), 0, 4)}),
                0,
                30,
                "laws of the deck that seats have put back, by depth from the top",
            ),
            "discarded": pile,
            "seats": Items(seat, 0, 4, "by seat; fewer entries: the others are as after set-up"),
            "virtual_in": Items(Truth(), 0, 3, "which virtual opponents are still in"),
            "virtual_bids": Items(
                Shape("a colour or null"), 0, 3, "last bids in this auction phase, once they are drawn"
            ),
            "removals": Whole(0, 3, "virtual bids on colours without cards, still to be carried out"),
            "ended": Truth("screens are away"),
        },
        "The table.",
    )


# -- writing


def _knowers(mask: int) -> Json:
    return [i for i in range(4) if mask >> i & 1]


def write_seat(s: ViceroyState, number: int) -> Json:
    """One seat, complete."""
    seat, cards = s.seats[number], s.game.cards
    own = 1 << number
    pyramid: list[Json] = []
    for i in range(len(seat.cards)):
        place = seat.spots[i]
        entry: dict[str, Json] = {
            "card": cards[seat.cards[i]].key,
            "level": level_of(place),
            "column": column_of(place),
            "tokens": [TOKEN_WORDS[t & 255] for t in sorted(seat.tokens) if t >> 8 == place],
            "tucked": [cards[t & 127].key for t in seat.tucked if t >> 7 == place],
        }
        pyramid.append(entry)
    out: dict[str, Json] = {
        "pyramid": pyramid,
        "gems": gems_json(seat.gems),
        "attacks": seat.attacks,
        "hand": [cards[e >> 4].key for e in seat.hand if e & 15 == own],
        "hand_known": [{"card": cards[e >> 4].key, "known_by": _knowers(e & 15)} for e in seat.hand if e & 15 != own],
        "in_auction": seat.bidding,
        "in_building": seat.building,
        "skips_auction": seat.skips,
        "chosen": seat.chosen,
        "postponed_draws": seat.postponed,
        "returned": gems_json(seat.returned),
        "fewest": gems_json([seat.spare >> c * 8 & 255 for c in range(4)]),
        "painted": [
            {"level": level_of(p >> 2), "column": column_of(p >> 2), "color": COLORS[p & 3]} for p in seat.painted
        ],
    }
    if seat.bid != NO_BID:
        out["bid"] = BID_WORDS[seat.bid]
    if seat.sits_out:
        out["sits_out"] = True
    return out


def write_position(s: ViceroyState) -> dict[str, Json]:
    """The whole table."""
    cards = s.game.cards
    return {
        "round": s.round,
        "bidding_round": s.bidding_round,
        "building_round": s.building_round,
        "supply": gems_json(s.supply),
        "display": {
            COLORS[c]: {
                PLACES[at]: cards[s.display[c * 2 + at]].key if s.display[c * 2 + at] else None for at in (1, 0)
            }
            for c in range(4)
        },
        "large_deck": [cards[card].key for card in reversed(s.large_deck)],
        "small_deck": [cards[card].key for card in reversed(s.small_deck)],
        "law_deck": [cards[entry >> 4].key for entry in reversed(s.law_deck)],
        "law_deck_known": [
            {"depth": depth, "known_by": _knowers(entry & 15)}
            for depth, entry in enumerate(reversed(s.law_deck))
            if entry & 15
        ],
        "discarded": [cards[card].key for card in s.discarded],
        "seats": [write_seat(s, i) for i in range(s.n_seats)],
        "virtual_in": [bool(s.virtual_in >> i & 1) for i in range(s.n_virtual)],
        "virtual_bids": [None if bid < 0 else COLORS[bid] for bid in s.virtual_bids],
        "removals": s.removals,
        "ended": s.ended,
    }


def moments(s: ViceroyState) -> dict[str, list[Frame]]:
    """Where a hand-written position can go on from, in the round that it names."""
    game = s.game
    rest = [Frame(game.flow, -1, AT_THE_END)]
    if s.round < game.rules.rounds:
        rest.append(Frame(game.rounds, -1, s.round))
    return {
        "auction": [*rest, Frame(game.one_round, -1, AFTER_BIDDING), Frame(game.bidding, -1)],
        "end-of-auction": [*rest, Frame(game.one_round, -1, AFTER_BIDDING)],
        "building": [*rest, Frame(game.building, -1)],
        "end": [Frame(game.flow, -1, AT_THE_END)],
        "over": [],
    }
