"""What a seat sees of Gùgōng, as numbers. In solo Meng is the second player of every piece that goes by player."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16

from courtier.core.game import Game
from courtier.envs.encoders.base import Encoder, put
from courtier.games.gugong.actions import CARDS, CITIES, HARBOURS, HOUSES, KINDS, LOCATIONS, TILES
from courtier.games.gugong.bonus import kind_of, owner_of, place_of
from courtier.games.gugong.state import GugongState, Seat, count
from courtier.games.gugong.wall import on_the_wall

N_NUMBERS: Final = 22


@final
class GugongEncoder(Encoder):
    """The board, every player's pieces, and the own cards and tokens."""

    def __init__(self, game: Game[Any], n_seats: int) -> None:
        super().__init__(game, n_seats)
        n = n_seats if n_seats > 1 else 2
        self.n_players = n
        self.time = self.piece(
            "time", 5, -1, 99, "day, nights over, start player, player in turn, medal (from here; -1)"
        )
        self.dice = self.piece("dice", 3, 0, 9, "destiny dice, 0 before the first roll")
        self.board = self.piece("board", 2 * len(LOCATIONS), 0, 99, "gift card (counted from 1) and value, by location")
        self.piles = self.piece("piles", 3, 0, 99, "gift draw pile, token pile, servants on the wall")
        self.cities = self.piece("cities", len(CITIES), 0, 99, "token of each city, counted from 1; 0 for none")
        self.taken = self.piece("taken", 1, 0, 99, "token just taken and not stored yet, counted from 1")
        self.houses = self.piece("houses", len(HOUSES), 0, 1, "jade houses that still have their jade")
        self.offer = self.piece("offer", 6, 0, 99, "decrees on offer, counted from 1")
        about = "by harbour: player (counted from 1 from here) and load; zeros without a ship"
        self.harbours = self.piece("harbours", 2 * len(HARBOURS), 0, 9, about)
        self.order = self.piece("intrigue_order", n, 0, 9, "players along the intrigue track, the last one first")
        about = "by token kind and player: where a bonus token in use is stationed, counted from 1"
        self.stations = self.piece("stations", len(KINDS) * n, 0, 9, about)
        self.hand = self.piece("hand", len(CARDS), 0, 1, "the own hand", private=True)
        self.pile = self.piece("discard", len(CARDS), 0, 1, "the own discard pile", private=True)
        self.stored = self.piece("stored", len(KINDS), 0, 9, "the own stored travel tokens by kind", private=True)
        about = "by player: hired, free, servants on the wall, place of the double servant, points, jade, intrigue, "
        about += "palace, audience seat (counted from 1), city (from 1), tokens stored, of these double ones, passed, "
        about += "hand size, discard size, reward markers (3), envoy steps missing, three zeros"
        self.players = self.piece("players", N_NUMBERS * n, -99, 999, about)
        self.tiles = self.piece("decrees", len(TILES) * n, 0, 1, "decrees held, by player")

    def write(self, s: Any, seat: int, out: vec[i16]) -> None:
        state: GugongState = s
        self.write_board(state, seat, out)
        mine = state.seats[seat]
        write_mask(out, self.hand, mine.hand)
        write_mask(out, self.pile, mine.discard)
        for kind in range(len(KINDS)):
            put(out, self.stored + kind, mine.stored >> 3 * kind & 7)
        for i in range(self.n_players):
            number = (seat + i) % self.n_players
            self.write_player(state, number, i, out)
            write_mask(out, self.tiles + len(TILES) * i, state.seats[number].decrees)

    def here(self, number: int, seat: int) -> int:
        """A player's number as the seat counts: itself 0."""
        return (number - seat) % self.n_players

    def write_board(self, s: GugongState, seat: int, out: vec[i16]) -> None:
        """What lies on the board."""
        put(out, self.time, s.day)
        put(out, self.time + 1, s.nights)
        put(out, self.time + 2, self.here(s.start, seat))
        put(out, self.time + 3, self.here(s.turn, seat))
        put(out, self.time + 4, -1 if s.medal < 0 else self.here(s.medal, seat))
        for i in range(len(s.dice)):
            put(out, self.dice + i, s.dice[i])
        for i in range(len(s.board)):
            put(out, self.board + 2 * i, s.board[i] + 1)
            put(out, self.board + 2 * i + 1, s.parts.value[s.board[i]])
        put(out, self.piles, len(s.draw) - s.drawn)
        put(out, self.piles + 1, len(s.pile) - s.piled)
        put(out, self.piles + 2, on_the_wall(s))
        for city in s.table.map.cities:
            put(out, self.cities + city, s.tokens[city] + 1)
        put(out, self.taken, s.taken + 1)
        write_mask(out, self.houses, s.houses)
        for i in range(len(s.offer)):
            put(out, self.offer + i, s.offer[i] + 1)
        for i in range(len(s.harbours)):
            ship = s.harbours[i]
            if ship >= 0:
                at = self.harbours + 2 * (s.table.first_harbour + i)
                put(out, at, self.here(ship >> 4, seat) + 1)
                put(out, at + 1, (ship & 7) + (2 if ship & 8 else 0))
        for i in range(len(s.track)):
            put(out, self.order + i, self.here(s.track[i], seat))
        for entry in s.stations:
            at = len(KINDS) * self.here(owner_of(entry), seat) + kind_of(entry)
            put(out, self.stations + at, place_of(entry) + 1)

    def write_player(self, s: GugongState, number: int, i: int, out: vec[i16]) -> None:
        """One player's pieces and tracks."""
        p: Seat = s.seats[number]
        meng = s.meng if s.is_meng(number) else None
        numbers = [p.hired, p.free, p.on_wall(), p.double, p.vp, p.jade, p.intrigue, p.palace, p.audience + 1]
        numbers += [p.city + 1, p.n_stored(), p.doubles, s.passed >> number & 1]
        numbers.append(count(p.hand) if meng is None else len(meng.stack))
        numbers.append(count(p.discard) if meng is None else len(meng.pile))
        numbers += [p.filled(0), p.filled(1), p.filled(2)]
        numbers.append(0 if p.audience >= 0 else s.parts.palace_goal - p.palace)
        for k in range(len(numbers)):
            put(out, self.players + N_NUMBERS * i + k, numbers[k])


def write_mask(out: vec[i16], first: int, mask: int) -> None:
    """A one for each set bit."""
    at = first
    while mask:
        if mask & 1:
            put(out, at, 1)
        mask >>= 1
        at += 1


def make(game: Game[Any], n_seats: int) -> Encoder:
    """The encoder of this Gùgōng."""
    return GugongEncoder(game, n_seats)
