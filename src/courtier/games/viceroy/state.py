"""Everything true about a game of Viceroy now: the common table and one seat per human player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from courtier.core.options import Options
from courtier.core.rng import Rng
from courtier.core.state import Frame, State

if TYPE_CHECKING:
    from courtier.games.viceroy.game import ViceroyGame

NO_BID: Final = -1
BID_PASS: Final = 4  # 0 to 3 are gems by colour
BID_TOKEN: Final = 5  # an attack token


@final
class Seat:
    """One player. A hand entry is `card << 4 | seats that know it`; a tucked entry is `spot << 7 | card`.

    Only `gems` is changed in place. The other lists change seldom: they are replaced, never changed, and copies share
    them.
    """

    gems: list[int]  # behind the screen, by colour
    attacks: int  # attack tokens behind the screen
    hand: list[int]  # ascending by card
    cards: list[int]  # visible cards of the pyramid, in the order they were laid
    spots: list[int]  # where they lie, see pyramid.spot
    tokens: list[int]  # packed, on the cards of the pyramid
    tucked: list[int]
    painted: list[int]  # circles recoloured at the end: spot << 2 | colour
    bid: int  # the last one in this auction phase
    chosen: int  # card of the current building round, 0 for none
    bidding: bool  # still in the auction phase
    building: bool  # still in the building phase
    skips: bool  # takes no part in the next auction phase [V-LAW-69]
    sits_out: bool  # takes no part in this auction phase [V-LAW-69]
    postponed: int  # draws of the first card, made at the end of set-up [V-SETUP-09]
    returned: list[int]  # start gems that went back, by colour; never changed once set
    spare: int  # fewest gems ever held since the start, 8 bits by colour: bounds what others may suppose

    def __init__(
        self,
        gems: list[int],
        attacks: int,
        hand: list[int],
        cards: list[int],
        spots: list[int],
        tokens: list[int],
        tucked: list[int],
        painted: list[int],
        returned: list[int],
    ) -> None:
        self.gems = gems
        self.attacks = attacks
        self.hand = hand
        self.cards = cards
        self.spots = spots
        self.tokens = tokens
        self.tucked = tucked
        self.painted = painted
        self.returned = returned
        self.bid = NO_BID
        self.chosen = 0
        self.bidding = False
        self.building = True
        self.skips = False
        self.sits_out = False
        self.postponed = 0
        self.spare = 0

    def copy(self) -> Seat:
        """An independent copy."""
        other = Seat(
            self.gems.copy(),
            self.attacks,
            self.hand,
            self.cards,
            self.spots,
            self.tokens,
            self.tucked,
            self.painted,
            self.returned,
        )
        other.bid = self.bid
        other.chosen = self.chosen
        other.bidding = self.bidding
        other.building = self.building
        other.skips = self.skips
        other.sits_out = self.sits_out
        other.postponed = self.postponed
        other.spare = self.spare
        return other


@final
class ViceroyState(State):
    """The table. Decks have their top card at the end; a law in the deck is `card << 4 | seats that know it`.

    Decks, the discard pile and virtual bids are replaced, never changed in place: copies share them.
    """

    game: ViceroyGame
    chosen_options: Options
    seats: list[Seat]
    n_virtual: int
    supply: list[int]  # gems by colour
    display: list[int]  # character by colour x 2 + (0 below, 1 above); 0 for none
    large_deck: list[int]
    small_deck: list[int]
    law_deck: list[int]
    discarded: list[int]  # cards that left the game
    virtual_bids: list[int]  # colour of the last bid of each virtual opponent in this auction phase, -1 for none
    virtual_in: int  # bit mask of virtual opponents still in
    removals: int  # virtual bids on colours without cards in this bidding round [V-SOLO-07]
    round: int  # 0 during set-up, then 1 to 12
    bidding_round: int
    building_round: int
    discards_for_gems: bool  # variant [V-VARIANT-02]
    ended: bool  # screens are away, hands are discarded [V-END-01]

    def __init__(
        self,
        game: ViceroyGame,
        options: Options,
        seats: list[Seat],
        stack: list[Frame],
        rng: Rng,
        supply: list[int],
        display: list[int],
        large_deck: list[int],
        small_deck: list[int],
        law_deck: list[int],
        discarded: list[int],
        virtual_bids: list[int],
    ) -> None:
        super().__init__(len(seats), stack, rng)
        self.game = game
        self.chosen_options = options
        self.seats = seats
        self.supply = supply
        self.display = display
        self.large_deck = large_deck
        self.small_deck = small_deck
        self.law_deck = law_deck
        self.discarded = discarded
        self.virtual_bids = virtual_bids
        self.n_virtual = 0
        self.virtual_in = 0
        self.removals = 0
        self.round = 0
        self.bidding_round = 0
        self.building_round = 0
        self.discards_for_gems = False
        self.ended = False

    def copy(self) -> ViceroyState:
        """An independent copy, without the log."""
        other = ViceroyState(
            self.game,
            self.chosen_options,
            [seat.copy() for seat in self.seats],
            self.stack.copy(),
            self.rng.copy(),
            self.supply.copy(),
            self.display.copy(),
            self.large_deck,
            self.small_deck,
            self.law_deck,
            self.discarded,
            self.virtual_bids,
        )
        other.n_virtual = self.n_virtual
        other.virtual_in = self.virtual_in
        other.removals = self.removals
        other.round = self.round
        other.bidding_round = self.bidding_round
        other.building_round = self.building_round
        other.discards_for_gems = self.discards_for_gems
        other.ended = self.ended
        self.copy_base(other)
        return other


# -- what moves between the places of the table


def card_of(entry: int) -> int:
    """The card of a hand or law deck entry."""
    return entry >> 4


def known_by_all(s: ViceroyState) -> int:
    """The knowers' mask of a card that everybody has seen."""
    return (1 << s.n_seats) - 1


def add_to_hand(seat: Seat, card: int, knowers: int) -> None:
    """Put a card into a hand, which is kept ascending so that it tells nothing about when cards came."""
    hand = seat.hand.copy()
    hand.append(card << 4 | knowers)
    hand.sort()
    seat.hand = hand


def remove_from_hand(seat: Seat, card: int) -> int:
    """Take a card out of a hand; gives back who knew it."""
    hand = seat.hand.copy()
    for at in range(len(hand)):
        if hand[at] >> 4 == card:
            entry = hand.pop(at)
            seat.hand = hand
            return entry & 15
    raise AssertionError(f"card {card} is not in hand")


def has_in_hand(seat: Seat, card: int) -> bool:
    """Whether the card is in the hand."""
    for entry in seat.hand:
        if entry >> 4 == card:
            return True
    return False


def add_token(seat: Seat, token: int) -> None:
    """Put a packed token onto a card of the pyramid."""
    tokens = seat.tokens.copy()
    tokens.append(token)
    seat.tokens = tokens


def change_token(seat: Seat, old: int, new: int) -> None:
    """Put one packed token in the place of another."""
    tokens = seat.tokens.copy()
    tokens[tokens.index(old)] = new
    seat.tokens = tokens


def tuck(seat: Seat, place: int, card: int) -> None:
    """Put a card under the card of a spot. [V-PYR-07]"""
    tucked = seat.tucked.copy()
    tucked.append(place << 7 | card)
    seat.tucked = tucked


def discard(s: ViceroyState, card: int) -> None:
    """A card leaves the game for good. [V-COMP-03]"""
    discarded = s.discarded.copy()
    discarded.append(card)
    s.discarded = discarded


def draw_character(s: ViceroyState) -> int:
    """The top card of the small deck."""
    card = s.small_deck[len(s.small_deck) - 1]
    s.small_deck = s.small_deck[: len(s.small_deck) - 1]
    return card


def draw_law(s: ViceroyState) -> int:
    """The top entry of the law deck."""
    entry = s.law_deck[len(s.law_deck) - 1]
    s.law_deck = s.law_deck[: len(s.law_deck) - 1]
    return entry


def spend_gem(seat: Seat, color: int) -> None:
    """Take a gem from behind the screen; remembers how low the colour has been."""
    left = seat.gems[color] - 1
    seat.gems[color] = left
    shift = color * 8
    if left < (seat.spare >> shift & 255):
        seat.spare = seat.spare & ~(255 << shift) | left << shift


def lowest_card(seat: Seat) -> int:
    """The lowest number among the visible cards of the pyramid; tucked ones do not count. [V-ORDER-01, V-RULING-09]"""
    low = 1000
    for card in seat.cards:
        if card < low:
            low = card
    return low


def in_order(s: ViceroyState, seats: list[int]) -> list[int]:
    """Seats in ascending order of their lowest pyramid card. [V-ORDER-01]"""
    if len(seats) < 2:
        return seats
    keys = [lowest_card(s.seats[i]) * 16 + i for i in seats]
    keys.sort()
    return [key & 15 for key in keys]
