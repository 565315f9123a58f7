"""Everything true about a game of Viscounts now: the kingdom in the middle and one seat per participant.

The rival of a solo game is a participant like the others: it has a seat after the human's, whose row and piles hold
schemes instead of townsfolk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from courtier.core.options import Options
from courtier.core.rng import Rng
from courtier.core.state import Effect, Frame, State
from courtier.games.viscounts.components import Components
from courtier.games.viscounts.words import N_SECTIONS, N_SEGMENTS, SITES_PER_SEGMENT

if TYPE_CHECKING:
    from courtier.games.viscounts.book import Book
    from courtier.games.viscounts.game import ViscountsGame


@final
class Ground:
    """How the kingdom was laid out: order of the segments and turn of the castle. Never changed, shared by copies."""

    layout: list[int]  # segment by clockwise position [W-SETUP-01]
    offset: int  # section i lies at position i + offset [W-SETUP-02]
    side: int
    position: list[int]  # by segment
    next_segment: list[int]  # the clockwise neighbour, by segment
    section: list[int]  # castle section next to each segment
    ring: list[int]  # all sites of this side, clockwise
    before: list[int]  # by site: its counter-clockwise neighbour
    after: list[int]  # by site: its clockwise neighbour

    def __init__(self, layout: list[int], offset: int, side: int, n_sites: int) -> None:
        self.layout = layout
        self.offset = offset
        self.side = side
        self.position = [0] * N_SEGMENTS
        self.next_segment = [0] * N_SEGMENTS
        self.section = [0] * N_SEGMENTS
        self.ring = []
        for at in range(N_SEGMENTS):
            segment = layout[at]
            self.position[segment] = at
            self.next_segment[segment] = layout[(at + 1) % N_SEGMENTS]
            self.section[segment] = (at - offset) % N_SECTIONS
            self.ring.extend(segment * SITES_PER_SEGMENT + k for k in range(n_sites))
        self.before = [-1] * (N_SEGMENTS * SITES_PER_SEGMENT)
        self.after = [-1] * (N_SEGMENTS * SITES_PER_SEGMENT)
        for i in range(len(self.ring)):
            self.after[self.ring[i - 1]] = self.ring[i]
            self.before[self.ring[i]] = self.ring[i - 1]


@final
class Seat:
    """One participant. Piles have their top card last. Lists are replaced and never changed: copies share them."""

    row: list[int]  # left, middle, right space of the player board; EMPTY for none
    hand: list[int]  # ascending, so that it tells nothing about when cards came
    draw: list[int]
    discard: list[int]
    shown: list[int]  # cards in hand that everybody knows, because the draw pile was empty
    fresh: list[int]  # open discards shuffled in since the hand last got a card: all know that they are not in it
    board: int  # which board of the box
    ready: bool  # has a draw pile [W-RULING-14]
    space: int  # of the viscount: segment * 3 + node
    ink: int
    stone: int
    gold: int
    silver: int
    debts: int  # unpaid
    paid: int
    deeds: int  # acquired
    approved: int
    corruption: int
    virtue: int
    built: int  # bit mask of uncovered slots
    manuscripts: int  # bit mask
    bonus: int  # bit mask of ribbons whose cleric bonus card is held

    def __init__(self, row: list[int], hand: list[int], draw: list[int], discard: list[int], shown: list[int]) -> None:
        self.row = row
        self.hand = hand
        self.draw = draw
        self.discard = discard
        self.shown = shown
        self.fresh = []
        self.board = 0
        self.ready = False
        self.space = -1
        self.ink = 0
        self.stone = 0
        self.gold = 0
        self.silver = 0
        self.debts = 0
        self.paid = 0
        self.deeds = 0
        self.approved = 0
        self.corruption = 1
        self.virtue = 7
        self.built = 0
        self.manuscripts = 0
        self.bonus = 0

    def copy(self) -> Seat:
        """An independent copy."""
        other = Seat(self.row, self.hand, self.draw, self.discard, self.shown)
        other.fresh = self.fresh
        other.board = self.board
        other.ready = self.ready
        other.space = self.space
        other.ink = self.ink
        other.stone = self.stone
        other.gold = self.gold
        other.silver = self.silver
        other.debts = self.debts
        other.paid = self.paid
        other.deeds = self.deeds
        other.approved = self.approved
        other.corruption = self.corruption
        other.virtue = self.virtue
        other.built = self.built
        other.manuscripts = self.manuscripts
        other.bonus = self.bonus
        return other

    def deck_size(self) -> int:
        """All cards of the deck, wherever they lie. [W-TERM-04]"""
        n = len(self.hand) + len(self.draw) + len(self.discard)
        for card in self.row:
            if card >= 0:
                n += 1
        return n


@final
class ViscountsState(State):
    """The table. All lists but the stack are replaced and never changed, so that copies may share them."""

    game: ViscountsGame
    chosen_options: Options
    ground: Ground
    seats: list[Seat]  # the human players, then the rival of a solo game
    castle: list[int]  # workers by participant * CASTLE_PLACES + place
    sites: list[int]  # 0 or 1 + participant * N_SLOTS + slot
    townsfolk: list[list[int]]  # the pile of each segment, top card last
    manuscripts: list[list[int]]  # likewise
    pairs: list[int]  # offered in set-up: player card * 128 + hero
    future: list[int]  # the rival's pile of future schemes
    schemes_seen: int  # bit mask of schemes that have lain face up
    rival: int  # the rival's place in `seats`, -1 without
    start: int  # start player [W-SETUP-07]
    active: int  # whose turn it is [W-TERM-08]
    round: int  # 0 during set-up
    last_round: int  # 0 until poverty or prosperity is revealed
    debts_left: int  # above the poverty card; -1 during set-up, 0 once it is revealed
    deeds_left: int
    leader: int  # holder of the castle leader card, -1 for nobody
    played: int  # the card that was played in this turn
    resolving: bool  # inside a castle resolution [W-RULING-11]
    gone: int  # townsfolk that have left the game

    def __init__(
        self,
        game: ViscountsGame,
        options: Options,
        n_seats: int,
        stack: list[Frame],
        rng: Rng,
        ground: Ground,
        seats: list[Seat],
        castle: list[int],
        sites: list[int],
        townsfolk: list[list[int]],
        manuscripts: list[list[int]],
        pairs: list[int],
        future: list[int],
    ) -> None:
        super().__init__(n_seats, stack, rng)
        self.game = game
        self.chosen_options = options
        self.ground = ground
        self.seats = seats
        self.castle = castle
        self.sites = sites
        self.townsfolk = townsfolk
        self.manuscripts = manuscripts
        self.pairs = pairs
        self.future = future
        self.schemes_seen = 0
        self.rival = -1
        self.start = 0
        self.active = 0
        self.round = 0
        self.last_round = 0
        self.debts_left = -1
        self.deeds_left = -1
        self.leader = -1
        self.played = -1
        self.resolving = False
        self.gone = 0

    @property
    def box(self) -> Components:
        """The components, as tables of numbers."""
        return self.game.box

    @property
    def book(self) -> Book:
        """The effects that the rules look up."""
        return self.game.book

    def copy(self) -> ViscountsState:
        """An independent copy, without the log."""
        seats: list[Seat] = []
        for seat in self.seats:
            seats.append(seat.copy())
        other = ViscountsState(
            self.game,
            self.chosen_options,
            self.n_seats,
            self.stack.copy(),
            self.rng.copy(),
            self.ground,
            seats,
            self.castle,
            self.sites,
            self.townsfolk,
            self.manuscripts,
            self.pairs,
            self.future,
        )
        other.schemes_seen = self.schemes_seen
        other.rival = self.rival
        other.start = self.start
        other.active = self.active
        other.round = self.round
        other.last_round = self.last_round
        other.debts_left = self.debts_left
        other.deeds_left = self.deeds_left
        other.leader = self.leader
        other.played = self.played
        other.resolving = self.resolving
        other.gone = self.gone
        self.copy_base(other)
        return other


class Clause(Effect[ViscountsState]):
    """An effect that any participant may have, the rival included."""

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return -1 <= f.seat < len(s.seats)


@final
class Gains:
    """One effect list in two readings: as a human carries it out, and with the substitutions of a rival. [W-SOLO-09]"""

    human: Effect[Any] | None
    rival: Effect[Any] | None

    def __init__(self, human: Effect[Any] | None, rival: Effect[Any] | None) -> None:
        self.human = human
        self.rival = rival


def push_gains(s: ViscountsState, gains: Gains, p: int) -> None:
    """Let a participant have the effect next."""
    effect = gains.rival if p == s.rival else gains.human
    if effect is not None:
        s.stack.append(Frame(effect, p))


def turn_order(s: ViscountsState) -> list[int]:
    """All participants, the active one first, then clockwise. [W-RULING-05]"""
    n = len(s.seats)
    return [(s.active + i) % n for i in range(n)]


def top_townsfolk(s: ViscountsState, segment: int) -> int:
    """The visible townsfolk of a segment, or -1 where the pile is empty. [W-SETUP-03]"""
    pile = s.townsfolk[segment]
    return pile[-1] if pile else -1


def top_manuscript(s: ViscountsState, segment: int) -> int:
    """The visible manuscript of a segment, or -1 where the pile is empty. [W-SETUP-04]"""
    pile = s.manuscripts[segment]
    return pile[-1] if pile else -1


def remove_townsfolk(s: ViscountsState, segment: int) -> None:
    """Take the top townsfolk off its pile; the next one is visible at once."""
    piles = s.townsfolk.copy()
    piles[segment] = piles[segment][:-1]
    s.townsfolk = piles
    s.reveals += 1


def remove_manuscript(s: ViscountsState, segment: int) -> None:
    """Take the top manuscript off its pile; the next one is visible at once."""
    piles = s.manuscripts.copy()
    piles[segment] = piles[segment][:-1]
    s.manuscripts = piles
    s.reveals += 1


def add_to_hand(seat: Seat, card: int) -> None:
    """Put a card into a hand, which is kept ascending; it may be any card of the draw pile."""
    seat.fresh = []
    hand = seat.hand
    at = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    seat.hand = [*hand[:at], card, *hand[at:]]


def pop_draw(seat: Seat) -> int:
    """Take the top card off the draw pile."""
    card = seat.draw[-1]
    seat.draw = seat.draw[:-1]
    return card


def take_from_hand(seat: Seat, card: int) -> None:
    """Take a card out of a hand, for all to see."""
    seat.hand = [each for each in seat.hand if each != card]
    if seat.shown:
        seat.shown = [each for each in seat.shown if each != card]
