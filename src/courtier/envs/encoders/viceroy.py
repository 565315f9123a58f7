"""What a seat sees of Viceroy, as numbers. Cards are counted from 0 here: card n of the data is number n - 1."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16

from courtier.core.game import Game
from courtier.envs.encoders.base import Encoder, put
from courtier.games.viceroy.components import N_CARDS
from courtier.games.viceroy.pyramid import WIDTH
from courtier.games.viceroy.scoring import score
from courtier.games.viceroy.state import Seat, ViceroyState
from courtier.games.viceroy.tokens import COLOR_OF, ETERNAL, ETERNAL_USED, KIND_OF, STORED, TOKEN_KINDS, VALUE_OF

N_TOKENS: Final = 19
# Where the counts of each kind of token begin.
SLOTS: Final = dict(zip(TOKEN_KINDS, [0, 1, 2, 3, 4, 5, 9, 13, 17], strict=True))
BIDS: Final = 8  # 0 none, then 1 + bid


@final
class ViceroyEncoder(Encoder):
    """The table, the own screen and hand, and every pyramid."""

    def __init__(self, game: Game[Any], n_seats: int) -> None:
        super().__init__(game, n_seats)
        n = n_seats
        self.time = self.piece("time", 4, 0, 99, "round, bidding round, building round, whether the game has ended")
        self.supply = self.piece("supply", 4, 0, 99, "gems in the supply by colour: blue, red, green, yellow")
        self.display = self.piece("display", 8, 0, N_CARDS, "card by colour and place (below, above); 0 for none")
        self.decks = self.piece("decks", 3, 0, N_CARDS, "cards left in the large, the small and the law deck")
        self.virtual = self.piece("virtual", 2, 0, 15, "virtual opponents, and a bit mask of those still in")
        self.discarded = self.piece("discarded", N_CARDS, 0, 1, "cards that left the game")
        self.gems = self.piece("own_gems", 4, 0, 99, "gems behind the own screen by colour", private=True)
        self.attacks = self.piece("own_attacks", 1, 0, 99, "attack tokens behind the own screen", private=True)
        about = "hand cards that this seat knows, by seat"
        self.hand = self.piece("hands", N_CARDS * n, 0, 1, about, private=True)
        self.sizes = self.piece("hand_sizes", 2 * n, 0, N_CARDS, "characters and laws in hand, by seat")
        self.levels = self.piece("levels", N_CARDS * n, 0, 5, "level of each card in the pyramid, by seat; 0: none")
        self.columns = self.piece("columns", N_CARDS * n, -40, 40, "column of each card in the pyramid, by seat")
        self.tucked = self.piece("tucked", n, 0, N_CARDS, "cards tucked under others, by seat")
        about = "by seat: magic, science, defence, power, bonus magic, bonus circle by colour, eternal gems by "
        about += "colour, those used in this phase by colour, stored gems, 0"
        self.tokens = self.piece("tokens", N_TOKENS * n, 0, 999, about)
        self.status = self.piece(
            "status", 3 * n, 0, BIDS, "by seat: in the auction, in the building phase, last bid of this auction + 1"
        )
        self.scores = self.piece("scores", 6 * n, -999, 999, "points so far by category, without attack, by seat")

    def write(self, s: Any, seat: int, out: vec[i16]) -> None:
        state: ViceroyState = s
        self.write_table(state, out)
        mine = state.seats[seat]
        for color in range(4):
            put(out, self.gems + color, mine.gems[color])
        put(out, self.attacks, mine.attacks)
        for i in range(self.n_seats):
            owner = (seat + i) % self.n_seats
            other = state.seats[owner]
            self.write_hand(other, i, seat, owner, state, out)
            self.write_pyramid(other, i, out)
            put(out, self.status + 3 * i, int(other.bidding))
            put(out, self.status + 3 * i + 1, int(other.building))
            put(out, self.status + 3 * i + 2, other.bid + 1)
            points = score(state, owner)
            for category in range(6):
                put(out, self.scores + 6 * i + category, points[category])

    def write_table(self, s: ViceroyState, out: vec[i16]) -> None:
        """What lies in the middle."""
        put(out, self.time, s.round)
        put(out, self.time + 1, s.bidding_round)
        put(out, self.time + 2, s.building_round)
        put(out, self.time + 3, int(s.ended))
        for color in range(4):
            put(out, self.supply + color, s.supply[color])
        for slot in range(8):
            put(out, self.display + slot, s.display[slot])
        put(out, self.decks, len(s.large_deck))
        put(out, self.decks + 1, len(s.small_deck))
        put(out, self.decks + 2, len(s.law_deck))
        put(out, self.virtual, s.n_virtual)
        put(out, self.virtual + 1, s.virtual_in)
        for card in s.discarded:
            put(out, self.discarded + card - 1, 1)

    def write_hand(self, other: Seat, i: int, viewer: int, owner: int, s: ViceroyState, out: vec[i16]) -> None:
        """The known cards of a hand, and how many characters and laws it holds."""
        laws = 0
        for entry in other.hand:
            if s.game.cards[entry >> 4].is_law:
                laws += 1
            if viewer == owner or entry >> viewer & 1:
                put(out, self.hand + N_CARDS * i + (entry >> 4) - 1, 1)
        put(out, self.sizes + 2 * i, len(other.hand) - laws)
        put(out, self.sizes + 2 * i + 1, laws)

    def write_pyramid(self, other: Seat, i: int, out: vec[i16]) -> None:
        """Where the cards lie, and the tokens on them."""
        for k in range(len(other.cards)):
            at = N_CARDS * i + other.cards[k] - 1
            put(out, self.levels + at, other.spots[k] // WIDTH)
            put(out, self.columns + at, other.spots[k] % WIDTH - 64)
        put(out, self.tucked + i, len(other.tucked))
        counts = [0] * N_TOKENS
        for token in other.tokens:
            code = token & 255
            kind, color = KIND_OF[code], COLOR_OF[code]
            if kind == STORED:
                color = 0
            elif kind == ETERNAL_USED:
                counts[SLOTS[ETERNAL] + color] += 1
            counts[SLOTS[kind] + color] += VALUE_OF[code]
        for k in range(N_TOKENS):
            if counts[k]:
                put(out, self.tokens + N_TOKENS * i + k, counts[k])


def make(game: Game[Any], n_seats: int) -> Encoder:
    """The encoder of this Viceroy."""
    return ViceroyEncoder(game, n_seats)
