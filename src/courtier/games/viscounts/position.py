"""Position documents of Viscounts: their form, how they are written, and the moments that they can start from.

How one is read stands in `position_read`. [W-TEST-01]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from courtier.core.messages import Json
from courtier.core.shapes import Fields, Items, Shape, Truth, Whole, Word
from courtier.core.state import Frame
from courtier.games.viscounts.actions import CARDS
from courtier.games.viscounts.components import Components
from courtier.games.viscounts.state import ViscountsState
from courtier.games.viscounts.view import card_id, card_ids, common, pair_content, participant, site_content
from courtier.games.viscounts.words import (
    N_SECTIONS,
    N_SEGMENTS,
    RIBBONS,
    RIVAL_SLOTS,
    SECTIONS,
    SEGMENTS,
    SITES,
    SLOTS,
    SPACES,
)

if TYPE_CHECKING:
    from courtier.games.viscounts.flow import Flow

_MANY: Final = 999
_WHO: Final = Word(
    ["rival"], "a seat from 0 on, or rival; the notation of actions counts from seat1 on", numbers=[0, 1, 2, 3]
)
_NOTHING: Final = -1
_LOOSE_SCHEMES: Final = (
    "starting schemes not mentioned then lie in the discard pile, or under the draw pile where `discard` is told too;"
    " future ones lie under their pile"
)


class OrNull(Shape):
    """A value of another form, or null for none."""

    def __init__(self, inner: Shape) -> None:
        super().__init__(inner.about)
        self.inner = inner

    def check(self, value: Json, place: str) -> None:
        if value is not None:
            self.inner.check(value, place)

    def bare_schema(self) -> dict[str, Json]:
        return {"anyOf": [self.inner.bare_schema(), {"type": "null"}]}


def _cards(words: list[str], about: str) -> Shape:
    return Items(Word(words), 0, len(words), about)


def _common(cards: list[str], box: Components, slots: list[str], draw: str) -> dict[str, Shape]:
    """Fields that every participant has; `draw` says what becomes of cards that the document does not mention."""
    tier = Fields({section: Whole(0, 20) for section in SECTIONS}, "workers by section; 0 where left out")
    return {
        "space": OrNull(Word(SPACES, "where the viscount stands: segment, then L, R (outer path) or I (inner path)")),
        "row": Items(
            OrNull(Word(cards)),
            3,
            3,
            "left, middle, right space of the board; null for an empty one; no card lies right of an empty middle",
        ),
        "draw": _cards(cards, f"the draw pile, top card first; {draw}"),
        "discard": _cards(cards, "the discard pile, top card last"),
        "ink": Whole(0, _MANY),
        "stone": Whole(0, _MANY),
        "gold": Whole(0, _MANY),
        "unpaid_debts": Whole(0, _MANY),
        "paid_debts": Whole(0, _MANY),
        "acquired_deeds": Whole(0, _MANY),
        "approved_deeds": Whole(0, _MANY),
        "corruption": Whole(
            1, 7, "space of the corruption marker; the markers are stuck when both spaces are the same"
        ),
        "virtue": Whole(1, 7, "space of the virtue marker, never left of corruption"),
        "built": _cards(
            slots,
            "uncovered slots, beside those whose building `sites` names; their buildings stand on free sites: seat by"
            " seat, in the order of the slots on the board, each on the last free site of the clockwise ring that"
            " begins with the first segment of `layout`",
        ),
        "manuscripts": _cards(box.manuscripts, "manuscripts owned"),
        "bonus": _cards(
            RIBBONS, "cleric bonus cards held, by ribbon, with three manuscripts of it; left out: whoever owns three"
        ),
        "workers": Fields(
            {"tier1": tier, "tier2": tier, "tier3": Whole(0, 20)},
            "all workers in the castle: none where a tier is left out; a section holds three but at the moment castle",
        ),
    }


def position_shape(box: Components) -> Shape:
    """The form of the `table` of a position document."""
    player = Fields(
        {
            **_common(CARDS, box, SLOTS, "cards not mentioned are then out of the game"),
            "silver": Whole(0, _MANY),
            "hand": _cards(CARDS, "cards in hand"),
            "known_in_hand": _cards(CARDS, "cards in hand that everybody knows"),
            "fresh": _cards(CARDS, "discards shuffled into the draw pile since the hand last got a card"),
            "ready": Truth("false while the player still has no draw pile, in set-up"),
        },
        "a player; what is left out is as after set-up",
    )
    rival = Fields(
        {
            **_common(box.schemes, box, RIVAL_SLOTS, _LOOSE_SCHEMES),
            "future": _cards(box.schemes, "the pile of future schemes, top card first"),
            "seen": _cards(box.schemes, "schemes that have lain face up"),
        },
        "the rival of a solo game; its row and piles hold schemes, a common pool of resources counts as ink",
    )

    def pile(words: list[str], about: str) -> Shape:
        top = _cards(words, "cards of the pile, visible one first; other cards fill it up to its size")
        fields: dict[str, Shape] = {"top": top, "size": Whole(0, len(words), "left out: as after set-up")}
        return Fields({segment: Fields(fields) for segment in SEGMENTS}, about)

    site = OrNull(
        Fields(
            {"owner": _WHO, "slot": Word([*SLOTS, *RIVAL_SLOTS]), "building": Shape("for the reader only")},
            "the building here, by its owner and the slot that it came from",
            ["owner", "slot"],
        )
    )
    pair = Fields({"card": Word(box.player_cards), "hero": Word(CARDS)}, "", ["card", "hero"])
    return Fields(
        {
            "layout": Items(Word(SEGMENTS), N_SEGMENTS, N_SEGMENTS, "the segments in clockwise order"),
            "ink_stone_at": Word(
                SEGMENTS, "the segment next to the castle section ink_stone; the others follow clockwise"
            ),
            "start": Whole(0, 3, "start player"),
            "active": Word(
                ["rival"],
                "whose turn it is: a seat from 0 on, or rival; left out: the start player; actions count from seat1 on",
                numbers=[0, 1, 2, 3],
            ),
            "round": Whole(0, 99_999),
            "last_round": Whole(0, 99_999, "0 until poverty or prosperity is revealed; then this round or the next"),
            "debts_left": Whole(_NOTHING, 99, "above the poverty card; 0 once it is revealed, -1 during set-up"),
            "deeds_left": Whole(_NOTHING, 99, "above the prosperity card; 0 once it is revealed, -1 during set-up"),
            "leader": OrNull(
                Word(
                    ["rival"], "holder of the castle leader card, with the most workers on tier 3", numbers=[0, 1, 2, 3]
                )
            ),
            "played": OrNull(Word(CARDS, "the card played this turn, in the row; left out: the one on the left space")),
            "resolving": Truth("inside a castle resolution"),
            "pairs": Items(pair, 0, 5, "pairs still on offer in set-up"),
            "townsfolk": pile(CARDS, "the townsfolk piles; cards that fit nowhere are out of the game"),
            "manuscripts": pile(box.manuscripts, "the manuscript piles"),
            "sites": Fields(dict.fromkeys(SITES, site), "buildings on the board; null for an empty site"),
            "players": Items(
                player, 0, 4, "by seat: the first one is seat 0 here and seat1 in the notation of actions"
            ),
            "rival": rival,
        },
        "everything on the table; what is left out is as after set-up with every choice answered by its first option",
    )


# -- writing


def write_position(s: ViscountsState) -> dict[str, Json]:
    """Everything on the table, hidden parts included."""
    out: dict[str, Json] = {
        "layout": [SEGMENTS[segment] for segment in s.ground.layout],
        "ink_stone_at": SEGMENTS[s.ground.layout[s.ground.offset % N_SECTIONS]],
        "start": s.start,
        "active": participant(s, s.active),
        "round": s.round,
        "last_round": s.last_round,
        "debts_left": s.debts_left,
        "deeds_left": s.deeds_left,
        "leader": None if s.leader < 0 else participant(s, s.leader),
        "played": card_id(s, s.played),
        "resolving": s.resolving,
        "pairs": [pair_content(s, pair) for pair in s.pairs],
        "townsfolk": {SEGMENTS[i]: _pile(card_ids(s, s.townsfolk[i])) for i in range(N_SEGMENTS)},
        "manuscripts": {
            SEGMENTS[i]: _pile([s.box.manuscripts[m] for m in s.manuscripts[i]]) for i in range(N_SEGMENTS)
        },
        "sites": {SITES[site]: site_content(s, site) for site in sorted(s.ground.ring)},
        "players": [_write_player(s, p) for p in range(s.n_seats)],
    }
    if s.rival >= 0:
        seat = s.seats[s.rival]
        out["rival"] = {
            **common(s, s.rival),
            "draw": card_ids(s, list(reversed(seat.draw))),
            "discard": card_ids(s, seat.discard),
            "future": card_ids(s, list(reversed(s.future))),
            "seen": [s.box.schemes[i] for i in range(len(s.box.schemes)) if s.schemes_seen >> i & 1],
        }
    return out


def _pile(bottom_first: list[Json] | list[str]) -> Json:
    cards: list[Json] = [*reversed(bottom_first)]
    return {"top": cards, "size": len(cards)}


def _write_player(s: ViscountsState, p: int) -> Json:
    seat = s.seats[p]
    return {
        **common(s, p),
        "silver": seat.silver,
        "hand": card_ids(s, seat.hand),
        "known_in_hand": card_ids(s, seat.shown),
        "fresh": card_ids(s, seat.fresh),
        "draw": card_ids(s, list(reversed(seat.draw))),
        "discard": card_ids(s, seat.discard),
        "ready": seat.ready,
    }


# -- moments


def moments(s: ViscountsState, flow: Flow) -> dict[str, list[Frame]]:
    """The start of each phase of the active player's turn, and what lies around it, last entry next."""
    below = [Frame(flow.game, -1, 2), Frame(flow.rounds, -1, s.round)]
    seat = s.active
    played = s.n_seats if seat == s.rival else (seat - s.start) % s.n_seats
    rest = [*below, *flow.round.after(s, played + 1)]
    phases = [
        "turn",
        "card-management",
        "play-card",
        "movement",
        "primary-action",
        "recruit",
        "collision",
        "draw-cards",
    ]
    human = seat if seat != s.rival else s.start
    out = {phases[i]: [*rest, Frame(flow.turn, human, i)] for i in range(len(phases))}
    out["castle"] = [*rest, Frame(flow.turn, human, phases.index("recruit")), Frame(s.book.resolve_castle, human)]
    out["next-turn"] = rest
    out["rival-turn"] = [*below, Frame(flow.rival_turn, s.rival)] if s.rival >= 0 else below
    out["next-round"] = below
    out["scoring"] = [Frame(flow.game, -1, 2)]
    return out
