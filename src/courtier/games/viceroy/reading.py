"""Reading a position document into a state: what it names wins, what it leaves out is as after set-up."""

from __future__ import annotations

from typing import final

from courtier.core.messages import Arg, Json, Message, Refused
from courtier.core.shapes import Items, Shape, Whole, Word
from courtier.games.faults import twice, unexpected
from courtier.games.viceroy.actions import COLORS, PLACES
from courtier.games.viceroy.components import N_CARDS, N_CHARACTERS
from courtier.games.viceroy.faults import card_places
from courtier.games.viceroy.pyramid import column_of, level_of, spot
from courtier.games.viceroy.state import Seat, ViceroyState
from courtier.games.viceroy.tokens import TOKEN_WORDS, gem_color, is_gem, packed
from courtier.games.viceroy.view import BID_WORDS
from courtier.games.viceroy.words import GEM_NAMES


@final
class Reader:
    """Puts a checked document into a freshly set-up state."""

    def __init__(self, s: ViceroyState, table: dict[str, Json]) -> None:
        self.s = s
        self.table = table
        self.keys = {card.key: card.number for card in s.game.cards[1:]}
        self.named: dict[int, str] = {}

    def card(self, value: Json, place: str, low: int = 1, high: int = N_CARDS) -> int:
        """A card that the document names, with a number within bounds; each only once."""
        number = self.keys.get(value, 0) if isinstance(value, str) else 0
        if isinstance(value, int) and not isinstance(value, bool):
            number = value
        if not low <= number <= high:
            expected = Message("viceroy-expected-card", {"low": low, "high": high})
            raise Refused(unexpected(place, value, expected))
        if number in self.named:
            raise Refused(twice(str(value), self.named[number], place, "V-COMP-01"))
        self.named[number] = place
        return number

    def pile(self, key: str) -> list[int] | None:
        """A pile with its top card last, or None if the document leaves it out."""
        value = self.table.get(key)
        if not isinstance(value, list):
            return None
        low = N_CHARACTERS + 1 if key == "law_deck" else 1
        high = N_CHARACTERS if key in ("large_deck", "small_deck") else N_CARDS
        cards = [self.card(value[i], f"table.{key}[{i}]", low, high) for i in range(len(value))]
        if key != "discarded":
            cards.reverse()
        return cards

    def read(self) -> None:
        """Named cards first, then everything else around them."""
        s, table = self.s, self.table
        large, small, discarded = self.pile("large_deck"), self.pile("small_deck"), self.pile("discarded")
        laws = self.pile("law_deck")
        display = self._display()
        seats = table.get("seats", [])
        assert isinstance(seats, list)
        if len(seats) > s.n_seats:
            raise Refused(
                Message(
                    "error-place-list", {"place": "table.seats", "got": str(len(seats)), "low": 0, "high": s.n_seats}
                )
            )
        hands: list[list[int] | None] = [None] * s.n_seats
        pyramids: list[list[Json] | None] = [None] * s.n_seats
        for i, value in enumerate(seats):
            assert isinstance(value, dict)
            hands[i] = self._hand(value, i)
            pyramids[i] = self._pyramid(value, i)
        self._take_away(pyramids)
        for slot, card in display.items():
            s.display[slot] = card
        for i in range(s.n_seats):
            hand, pyramid = hands[i], pyramids[i]
            if hand is not None:
                s.seats[i].hand = sorted(hand)
            if pyramid is not None:
                self._lay(s.seats[i], pyramid, i)
        for i, value in enumerate(seats):
            assert isinstance(value, dict)
            self._seat_numbers(s.seats[i], value)
        self._numbers()
        s.large_deck = s.large_deck if large is None else large
        s.small_deck = s.small_deck if small is None else small
        s.discarded = s.discarded if discarded is None else discarded
        if laws is not None:
            s.law_deck = [law << 4 for law in laws]
        self._known_laws()
        if large is None:
            self._fill_large_deck(discarded is None)
        if laws is None:
            s.law_deck = [law << 4 for law in self._missing(N_CHARACTERS + 1, N_CARDS)] + s.law_deck
        if discarded is None:
            # a document that says what is in the decks need not list what is not
            s.discarded.extend(self._missing(1, N_CARDS))
        self._supply()

    def _display(self) -> dict[int, int]:
        out: dict[int, int] = {}
        display = self.table.get("display", {})
        assert isinstance(display, dict)
        for color, slots in display.items():
            assert isinstance(slots, dict)
            for place, value in slots.items():
                where = f"table.display.{color}.{place}"
                slot = COLORS.index(color) * 2 + PLACES.index(place)
                out[slot] = 0 if value is None else self.card(value, where, high=N_CHARACTERS)
        return out

    def _hand(self, value: dict[str, Json], i: int) -> list[int] | None:
        if "hand" not in value and "hand_known" not in value:
            return None
        out: list[int] = []
        hand, known = value.get("hand", []), value.get("hand_known", [])
        assert isinstance(hand, list)
        assert isinstance(known, list)
        for j, card in enumerate(hand):
            out.append(self.card(card, f"table.seats[{i}].hand[{j}]") << 4 | 1 << i)
        for j, entry in enumerate(known):
            assert isinstance(entry, dict)
            where = f"table.seats[{i}].hand_known[{j}]"
            mask = 1 << i | self.knowers(entry, where)
            out.append(self.card(entry["card"], f"{where}.card") << 4 | mask)
        return out

    def knowers(self, entry: dict[str, Json], place: str) -> int:
        """The bit mask of the seats that know a card."""
        known_by = entry.get("known_by", [])
        assert isinstance(known_by, list)
        mask = 0
        for k, seat in enumerate(known_by):
            Whole(0, self.s.n_seats - 1).check(seat, f"{place}.known_by[{k}]")
            mask |= 1 << int(str(seat))
        return mask

    def _pyramid(self, value: dict[str, Json], i: int) -> list[Json] | None:
        """The cards of a pyramid with all names turned into numbers; the document itself stays as it is."""
        pyramid = value.get("pyramid")
        if not isinstance(pyramid, list):
            return None
        out: list[Json] = []
        for j, entry in enumerate(pyramid):
            assert isinstance(entry, dict)
            place = f"table.seats[{i}].pyramid[{j}]"
            card = self.card(entry["card"], f"{place}.card")
            tucked = entry.get("tucked", [])
            assert isinstance(tucked, list)
            under: list[Json] = [self.card(each, f"{place}.tucked[{k}]") for k, each in enumerate(tucked)]
            out.append({**entry, "card": card, "tucked": under})
        return out

    def _take_away(self, pyramids: list[list[Json] | None]) -> None:
        """Named cards leave the places where set-up had put them."""
        s, named = self.s, self.named
        s.display = [0 if card in named else card for card in s.display]
        s.large_deck = [card for card in s.large_deck if card not in named]
        s.small_deck = [card for card in s.small_deck if card not in named]
        s.law_deck = [entry for entry in s.law_deck if entry >> 4 not in named]
        s.discarded = [card for card in s.discarded if card not in named]
        for i, seat in enumerate(s.seats):
            seat.hand = [entry for entry in seat.hand if entry >> 4 not in named]
            if pyramids[i] is None and seat.cards[0] in named:
                # a pyramid that set-up had begun with a card named elsewhere begins with another one
                deck = s.small_deck or s.large_deck
                if not deck:
                    args = {"place": f"table.seats[{i}]", "field": "pyramid"}
                    raise Refused(Message("error-place-missing", {**args}))
                seat.cards[0] = deck.pop(0)

    def _lay(self, seat: Seat, pyramid: list[Json], i: int) -> None:
        for token in seat.tokens:
            if is_gem(token & 255):
                self.s.supply[gem_color(token & 255)] += 1
        seat.cards, seat.spots, seat.tokens, seat.tucked = [], [], [], []
        for j, entry in enumerate(pyramid):
            assert isinstance(entry, dict)
            place = spot(int(str(entry["level"])), int(str(entry["column"])))
            if place in seat.spots:
                where = f"table.seats[{i}].pyramid[{j}]"
                raise Refused(
                    Message(
                        "error-position-taken", {"place": where, "level": level_of(place), "column": column_of(place)}
                    )
                )
            seat.cards.append(int(str(entry["card"])))
            seat.spots.append(place)
            tokens, tucked = entry.get("tokens", []), entry["tucked"]
            assert isinstance(tokens, list)
            assert isinstance(tucked, list)
            seat.tokens.extend(packed(place, TOKEN_WORDS.index(str(word))) for word in tokens)
            seat.tucked.extend(place << 7 | int(str(card)) for card in tucked)

    def _gems(self, value: Json) -> list[int]:
        assert isinstance(value, dict)
        return [int(str(value.get(color, 0))) for color in COLORS]

    def _seat_numbers(self, seat: Seat, value: dict[str, Json]) -> None:
        if "gems" in value:
            seat.gems = self._gems(value["gems"])
            seat.spare = sum(min(seat.spare >> c * 8 & 255, seat.gems[c]) << c * 8 for c in range(4))
        seat.attacks = int(str(value.get("attacks", seat.attacks)))
        seat.bidding = bool(value.get("in_auction", seat.bidding))
        seat.building = bool(value.get("in_building", seat.building))
        seat.skips = bool(value.get("skips_auction", seat.skips))
        seat.sits_out = bool(value.get("sits_out", seat.sits_out))
        seat.chosen = int(str(value.get("chosen", seat.chosen)))
        seat.postponed = int(str(value.get("postponed_draws", seat.postponed)))
        if "bid" in value:
            seat.bid = BID_WORDS.index(str(value["bid"]))
        if "returned" in value:
            seat.returned = self._gems(value["returned"])
        if "fewest" in value:
            seat.spare = sum(n << c * 8 for c, n in enumerate(self._gems(value["fewest"])))
        painted = value.get("painted", [])
        assert isinstance(painted, list)
        for entry in painted:
            assert isinstance(entry, dict)
            place = spot(int(str(entry["level"])), int(str(entry["column"])))
            seat.painted.append(place << 2 | COLORS.index(str(entry["color"])))

    def _numbers(self) -> None:
        s, table = self.s, self.table
        s.round = int(str(table.get("round", s.round)))
        s.bidding_round = int(str(table.get("bidding_round", s.bidding_round)))
        s.building_round = int(str(table.get("building_round", s.building_round)))
        s.removals = int(str(table.get("removals", s.removals)))
        s.ended = bool(table.get("ended", s.ended))
        virtual_in, bids = table.get("virtual_in"), table.get("virtual_bids")
        for key, value in (("virtual_in", virtual_in), ("virtual_bids", bids)):
            if value is not None:
                Items(Shape(), 0, s.n_virtual).check(value, f"table.{key}")
        if isinstance(virtual_in, list):
            s.virtual_in = sum(1 << i for i, still in enumerate(virtual_in) if still)
        if isinstance(bids, list):
            for i, bid in enumerate(bids):
                if bid is not None:
                    Word(COLORS).check(bid, f"table.virtual_bids[{i}]")
                s.virtual_bids[i] = -1 if bid is None else COLORS.index(str(bid))

    def _known_laws(self) -> None:
        known = self.table.get("law_deck_known", [])
        assert isinstance(known, list)
        deck = self.s.law_deck
        for i, entry in enumerate(known):
            assert isinstance(entry, dict)
            place = f"table.law_deck_known[{i}]"
            depth = entry.get("depth", 0)
            Whole(0, len(deck) - 1).check(depth, f"{place}.depth")
            deck[len(deck) - 1 - int(str(depth))] |= self.knowers(entry, place)

    def _missing(self, low: int, high: int) -> list[int]:
        """Cards that are nowhere now because the document has emptied their place."""
        present = {card for card, _ in card_places(self.s)}
        return [card for card in range(low, high + 1) if card not in present]

    def _fill_large_deck(self, may_discard: bool) -> None:
        """Characters left over lie at the bottom of the large deck; what earlier rounds have used up is discarded."""
        s = self.s
        s.large_deck = self._missing(1, N_CHARACTERS) + s.large_deck
        due = max(0, s.game.rules.large_deck - 4 * max(1, s.round))
        while may_discard and len(s.large_deck) > due:
            s.discarded.append(s.large_deck.pop(0))

    def _supply(self) -> None:
        """The supply as given, or whatever gems are nowhere else. [V-TOK-11]"""
        s = self.s
        if "supply" in self.table:
            s.supply = self._gems(self.table["supply"])
            return
        each = s.game.rules.supply_gems_per_color_and_player * s.n_seats
        for color in range(4):
            n = sum(seat.gems[color] for seat in s.seats)
            for seat in s.seats:
                n += sum(1 for t in seat.tokens if is_gem(t & 255) and gem_color(t & 255) == color)
            if n > each:
                args: dict[str, Arg] = {"gem": GEM_NAMES[color], "got": n, "most": each}
                raise Refused(Message("viceroy-error-too-many-gems", args, "V-TOK-11"))
            s.supply[color] = each - n


def read_position(s: ViceroyState, table: dict[str, Json]) -> None:
    """Change a freshly set-up state to what a document says."""
    Reader(s, table).read()
