"""Everything true about a game of Gùgōng now: the common table, one seat per player (Meng's too), Meng's own piles.

Hands and discard piles are bit masks of cards. Some lists are shared by copies and replaced, never changed: they are
marked so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from courtier.core.messages import Arg, Name, SeatName
from courtier.core.rng import Rng
from courtier.core.state import Effect, Event, Frame, State
from courtier.games.gugong.components import Components, Map

if TYPE_CHECKING:
    from courtier.games.gugong.book import Book

# Places of the double servant. [G-TERM-01]
LOCKED: Final = 0
IS_HIRED: Final = 1
IS_FREE: Final = 2
ON_WALL: Final = 3
ON_SHIP: Final = 4
STATIONED: Final = 5
DOUBLE_PLACES: Final = ["locked", "hired", "free", "wall", "ship", "stationed"]

NO_SHIP: Final = -1  # other entries of `harbours`: seat << 4 | double servant aboard << 3 | ordinary servants aboard
NOBODY: Final = -1
NO_CITY: Final = -1
NO_TOKEN: Final = -1
NO_SEAT: Final = -1
MENG: Final = 1  # Meng's place at the table in solo
MENG_NAME: Final = Name("gugong-meng")


def count(mask: int) -> int:
    """How many bits are set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def bits(mask: int) -> list[int]:
    """The places of the set bits, ascending."""
    out: list[int] = []
    i = 0
    while mask:
        if mask & 1:
            out.append(i)
        mask >>= 1
        i += 1
    return out


@final
class Seat:
    """One player's pieces, cards and markers."""

    hired: int  # ordinary servants in each place [G-INV-01]
    free: int
    wall: int
    double: int  # where the double servant is
    jade: int
    vp: int
    palace: int
    audience: int  # the seat taken before the emperor, from 0; NO_SEAT without
    intrigue: int
    city: int
    stored: int  # travel tokens above the board, three bits per kind
    plain: int  # how many of them are worth one, and how many two
    doubles: int
    decrees: int  # mask of tiles
    rewards: int  # filled slots of the harbour rewards, three bits per reward
    hand: int
    discard: int
    shown: int  # cards that everybody knows this player to own, and where that is known [G-INFO-02]
    sure_hand: int
    sure_discard: int

    def __init__(
        self,
        hired: int,
        free: int,
        wall: int,
        double: int,
        jade: int,
        vp: int,
        palace: int,
        audience: int,
        intrigue: int,
        city: int,
        stored: int,
        plain: int,
        doubles: int,
        decrees: int,
        rewards: int,
        hand: int,
        discard: int,
        shown: int,
        sure_hand: int,
        sure_discard: int,
    ) -> None:
        self.hired = hired
        self.free = free
        self.wall = wall
        self.double = double
        self.jade = jade
        self.vp = vp
        self.palace = palace
        self.audience = audience
        self.intrigue = intrigue
        self.city = city
        self.stored = stored
        self.plain = plain
        self.doubles = doubles
        self.decrees = decrees
        self.rewards = rewards
        self.hand = hand
        self.discard = discard
        self.shown = shown
        self.sure_hand = sure_hand
        self.sure_discard = sure_discard

    def copy(self) -> Seat:
        """An independent copy."""
        return Seat(
            self.hired,
            self.free,
            self.wall,
            self.double,
            self.jade,
            self.vp,
            self.palace,
            self.audience,
            self.intrigue,
            self.city,
            self.stored,
            self.plain,
            self.doubles,
            self.decrees,
            self.rewards,
            self.hand,
            self.discard,
            self.shown,
            self.sure_hand,
            self.sure_discard,
        )

    def n_stored(self) -> int:
        """How many slots for travel tokens are taken. [G-TOKEN-01]"""
        return self.plain + self.doubles

    def worth(self) -> int:
        """What the stored tokens are worth in an exchange. [G-TOKEN-02]"""
        return self.plain + 2 * self.doubles

    def free_pieces(self) -> int:
        """Pieces that can be hired, the double servant counting one. [G-TERM-02]"""
        return self.free + 1 if self.double == IS_FREE else self.free

    def filled(self, reward: int) -> int:
        """How many slots of a harbour reward are filled. [G-CANAL-09]"""
        return self.rewards >> (3 * reward) & 7

    def on_wall(self) -> int:
        """Servants on the wall, the double servant counting two. [G-DOUBLE-04]"""
        return self.wall + 2 if self.double == ON_WALL else self.wall


@final
class Meng:
    """What only the solo opponent has. All lists are changed in place and copied."""

    stack: list[int]  # his gifts, the top one last
    sunk: int  # how many of the lowest were put under the stack after it was shuffled
    pile: list[int]  # his discard pile, the card added last at the end
    deck: list[int]  # automa cards, the top one last
    today: list[int]  # automa cards played today, in that order
    used: list[int]  # automa cards of earlier days
    cards_won: int  # extra-card rewards taken (the marker of the hard level is not one of them)
    last: int  # the city of the outer route that he visited last, NO_CITY before his first move

    def __init__(
        self,
        stack: list[int],
        sunk: int,
        pile: list[int],
        deck: list[int],
        today: list[int],
        used: list[int],
        cards_won: int,
        last: int,
    ) -> None:
        self.stack = stack
        self.sunk = sunk
        self.pile = pile
        self.deck = deck
        self.today = today
        self.used = used
        self.cards_won = cards_won
        self.last = last

    def copy(self) -> Meng:
        """An independent copy."""
        return Meng(
            self.stack.copy(),
            self.sunk,
            self.pile.copy(),
            self.deck.copy(),
            self.today.copy(),
            self.used.copy(),
            self.cards_won,
            self.last,
        )


@final
class Table:
    """What is fixed by the options and never changes in one game; shared by all its states."""

    def __init__(
        self,
        parts: Components,
        options: dict[str, int | bool | str],
        n_humans: int,
        cards: int,
        tokens: list[int],
        focus: int,
    ) -> None:
        self.options = options
        self.n_humans = n_humans
        self.solo = n_humans == 1
        self.n_players = 2 if self.solo else n_humans
        self.side = parts.side[n_humans]
        self.threshold = parts.threshold[n_humans]
        self.n_routes = parts.n_routes[n_humans]
        self.n_harbours = 5 * self.n_routes
        self.first_harbour = 0 if self.n_routes == 1 else 5  # of these in the list of all harbours
        self.map: Map = parts.maps[self.side]
        self.house_cost: list[int] = parts.house_cost[self.side]
        self.audience: list[int] = parts.audience[self.side]
        self.cards = cards  # mask of the gift cards in the game [G-INV-02]
        self.tokens = tokens  # how many of each kind are in the game [G-INV-04]
        self.focus = focus  # Meng's [G-SOLO-03]
        self.hard = self.solo and parts.automa.extra_gift[parts.automa.difficulties.index(str(options["difficulty"]))]


@final
class GugongState(State):
    """A game of Gùgōng. `n_seats` counts the humans; `seats` has Meng as its last entry in solo."""

    parts: Components
    book: Book
    table: Table
    seats: list[Seat]
    day: int
    nights: int  # how many are over
    start: int  # who holds the start player marker
    turn: int  # whose turn it is, or was last
    medal: int  # who holds the medal; NOBODY while it lies on the board
    passed: int  # mask of the players who have passed today
    track: list[int]  # all players along the intrigue track, the last one first; settles every tie [G-TIE-01]
    board: list[int]  # the gift card at each location
    draw: list[int]  # gift draw pile, shared; the next card is `draw[drawn]`
    drawn: int
    tokens: list[int]  # by city
    pile: list[int]  # token piles, shared; the next token is `pile[piled]`
    piled: int
    spent: list[int]  # discarded tokens by kind, shared
    houses: int  # mask of the jade houses that still have their jade
    offer: list[int]  # the six decrees: top and bottom of level 1, 2, 3; shared, never changed
    harbours: list[int]
    dice: list[int]  # shared
    stations: list[int]  # bonus tokens in use: ((seat * 32 + kind) * 8 + place) * 2 + double servant; shared
    taken: int  # the token that a traveller has just taken and not yet stored
    canal_done: int  # whether the canal action under way has done anything yet [G-CANAL-02]
    last_wall: int  # who won the wall of the final scoring
    meng: Meng | None

    def __init__(
        self,
        n_seats: int,
        stack: list[Frame],
        rng: Rng,
        parts: Components,
        book: Book,
        table: Table,
        seats: list[Seat],
        track: list[int],
        board: list[int],
        tokens: list[int],
        harbours: list[int],
    ) -> None:
        super().__init__(n_seats, stack, rng)
        self.parts = parts
        self.book = book
        self.table = table
        self.seats = seats
        self.track = track
        self.board = board
        self.tokens = tokens
        self.harbours = harbours
        self.day = 1
        self.nights = 0
        self.start = 0
        self.turn = 0
        self.medal = NOBODY
        self.passed = 0
        self.draw = []
        self.drawn = 0
        self.pile = []
        self.piled = 0
        self.spent = []
        self.houses = 0
        self.offer = []
        self.dice = []
        self.stations = []
        self.taken = NO_TOKEN
        self.canal_done = 0
        self.last_wall = NOBODY
        self.meng = None

    def copy(self) -> GugongState:
        """An independent copy, without the log."""
        seats = [seat.copy() for seat in self.seats]
        other = GugongState(
            self.n_seats,
            self.stack.copy(),
            self.rng.copy(),
            self.parts,
            self.book,
            self.table,
            seats,
            self.track.copy(),
            self.board.copy(),
            self.tokens.copy(),
            self.harbours.copy(),
        )
        other.day = self.day
        other.nights = self.nights
        other.start = self.start
        other.turn = self.turn
        other.medal = self.medal
        other.passed = self.passed
        other.draw = self.draw
        other.drawn = self.drawn
        other.pile = self.pile
        other.piled = self.piled
        other.spent = self.spent
        other.houses = self.houses
        other.offer = self.offer
        other.dice = self.dice
        other.stations = self.stations
        other.taken = self.taken
        other.canal_done = self.canal_done
        other.last_wall = self.last_wall
        if self.meng is not None:
            other.meng = self.meng.copy()
        self.copy_base(other)
        return other

    def order(self) -> list[int]:
        """All players, clockwise from the start player. [G-TERM-07]"""
        n = self.table.n_players
        return [(self.start + i) % n for i in range(n)]

    def is_meng(self, seat: int) -> bool:
        """Whether this player is the solo opponent."""
        return seat >= self.n_seats

    def has_cards(self, seat: int) -> bool:
        """Whether a player can still take a turn today. [G-DAY-01]"""
        if self.meng is not None and seat == MENG:
            return len(self.meng.stack) > 0
        return self.seats[seat].hand != 0

    def taken_by(self) -> int:
        """Who holds the token just taken: in dusk and when following it is not the player whose turn it is."""
        if self.taken != NO_TOKEN:
            for f in reversed(self.stack):
                if f.effect is self.book.store_token or f.effect is self.book.meng_store:
                    return f.seat
        return NOBODY

    def tell(self, kind: str, seat: int, args: dict[str, Arg], rule: str) -> None:
        """Log something that everybody sees; call it only where a log is attached."""
        assert self.log is not None
        self.log.append(Event(kind, seat, {"seat": self.name(seat), **args}, rule=rule))

    def name(self, seat: int) -> Arg:
        """How a player is called in a text."""
        return MENG_NAME if self.is_meng(seat) else SeatName(seat)


class Clause(Effect[GugongState]):
    """An effect of Gùgōng that needs no choice; its seat may be Meng's."""

    def fits(self, s: GugongState, f: Frame) -> bool:
        return -1 <= f.seat < len(s.seats)


class MengClause(Clause):
    """A step of Meng's program. [section 14]"""

    def fits(self, s: GugongState, f: Frame) -> bool:
        return s.meng is not None and f.seat == MENG
