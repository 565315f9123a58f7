"""What a seat sees of Viscounts of the West Kingdom, as numbers. The rival of a solo game is the second participant."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16

from courtier.core.game import Game
from courtier.envs.encoders.base import Encoder, put
from courtier.games.viscounts.game import ViscountsGame
from courtier.games.viscounts.state import ViscountsState, top_manuscript, top_townsfolk
from courtier.games.viscounts.words import CASTLE_PLACES, N_SEGMENTS, SITES

N_NUMBERS: Final = 21
ROW: Final = 3


@final
class ViscountsEncoder(Encoder):
    """The kingdom, every board and deck, and the own hand."""

    def __init__(self, game: Game[Any], n_seats: int) -> None:
        super().__init__(game, n_seats)
        assert isinstance(game, ViscountsGame)
        n = n_seats if n_seats > 1 else 2
        self.n_players = n
        self.n_cards = game.box.n_cards
        self.n_manuscripts = len(game.box.manuscripts)
        most = self.n_cards + len(game.box.schemes)
        about = "round, last round, start player and active player (from here), castle leader (from here; -1), card "
        self.time = self.piece("time", 6, -1, 999, about + "played in this turn (counted from 1)")
        self.stacks = self.piece("stacks", 2, -1, 99, "debts left, deeds left (-1 in set-up)")
        about = "by segment: position, castle section, top townsfolk and how many, top manuscript and how many"
        self.segments = self.piece("segments", 6 * N_SEGMENTS, -1, 999, about)
        self.sites = self.piece("sites", 2 * len(SITES), 0, 9, "by site: participant (from here, from 1), slot + 1")
        self.pairs = self.piece("pairs", 10, 0, 32767, "pairs on offer in set-up")
        self.hand = self.piece("hand", self.n_cards, 0, 9, "the own hand", private=True)
        self.decks = self.piece("decks", self.n_cards * n, 0, 9, "all cards of each deck, by participant")
        self.discards = self.piece("discards", self.n_cards * n, 0, 9, "discard piles by participant")
        self.known = self.piece("known", self.n_cards * n, 0, 9, "cards known to be in hand, by participant")
        self.rows = self.piece("rows", ROW * n, 0, most, "the three cards on each player board, counted from 1")
        self.held = self.piece("manuscripts", self.n_manuscripts * n, 0, 1, "manuscripts held, by participant")
        self.castle = self.piece("castle", CASTLE_PLACES * n, 0, 99, "workers by participant: tier 1, tier 2, tier 3")
        about = "by participant: board, space of the viscount (counted from 1), ink, stone, gold, silver, unpaid "
        about += "debts, paid debts, acquired deeds, approved deeds, corruption, virtue, buildings, bonus cards "
        about += "(bits), hand size, draw pile, discard pile, built slots (9 bits), three zeros"
        self.players = self.piece("participants", N_NUMBERS * n, -1, 999, about)

    def here(self, number: int, seat: int) -> int:
        """A participant's number as the seat counts: itself 0."""
        return (number - seat) % self.n_players

    def write(self, s: Any, seat: int, out: vec[i16]) -> None:
        state: ViscountsState = s
        self.write_kingdom(state, seat, out)
        for card in state.seats[seat].hand:
            put(out, self.hand + card, 1)
        for i in range(self.n_players):
            self.write_player(state, (seat + i) % self.n_players, i, out)

    def write_kingdom(self, s: ViscountsState, seat: int, out: vec[i16]) -> None:
        """What lies in the middle."""
        put(out, self.time, s.round)
        put(out, self.time + 1, s.last_round)
        put(out, self.time + 2, self.here(s.start, seat))
        put(out, self.time + 3, self.here(s.active, seat))
        put(out, self.time + 4, -1 if s.leader < 0 else self.here(s.leader, seat))
        put(out, self.time + 5, s.played + 1)
        put(out, self.stacks, s.debts_left)
        put(out, self.stacks + 1, s.deeds_left)
        for segment in range(N_SEGMENTS):
            at = self.segments + 6 * segment
            put(out, at, s.ground.position[segment])
            put(out, at + 1, s.ground.section[segment])
            put(out, at + 2, top_townsfolk(s, segment))
            put(out, at + 3, len(s.townsfolk[segment]))
            put(out, at + 4, top_manuscript(s, segment))
            put(out, at + 5, len(s.manuscripts[segment]))
        for site in s.ground.ring:
            code = s.sites[site]
            if code:
                put(out, self.sites + 2 * site, self.here((code - 1) // 9, seat) + 1)
                put(out, self.sites + 2 * site + 1, (code - 1) % 9 + 1)
        for i in range(min(10, len(s.pairs))):
            put(out, self.pairs + i, s.pairs[i] + 1)

    def write_player(self, s: ViscountsState, number: int, i: int, out: vec[i16]) -> None:
        """One participant; of a rival's schemes only those that lie open."""
        p = s.seats[number]
        rival = number == s.rival
        for k in range(len(p.row)):
            put(out, self.rows + ROW * i + k, p.row[k] + 1)
        if not rival:
            for pile in (p.hand, p.draw, p.discard, p.row):
                for card in pile:
                    if card >= 0:
                        put(out, self.decks + self.n_cards * i + card, 1)
            for card in p.discard:
                put(out, self.discards + self.n_cards * i + card, 1)
            for card in p.shown:
                put(out, self.known + self.n_cards * i + card, 1)
        for k in range(self.n_manuscripts):
            if p.manuscripts >> k & 1:
                put(out, self.held + self.n_manuscripts * i + k, 1)
        for k in range(CASTLE_PLACES):
            put(out, self.castle + CASTLE_PLACES * i + k, s.castle[number * CASTLE_PLACES + k])
        numbers = [p.board, p.space + 1, p.ink, p.stone, p.gold, p.silver, p.debts, p.paid, p.deeds, p.approved]
        numbers += [p.corruption, p.virtue, p.built.bit_count(), p.bonus, len(p.hand), len(p.draw), len(p.discard)]
        numbers.append(p.built)
        for k in range(len(numbers)):
            put(out, self.players + N_NUMBERS * i + k, numbers[k])


def make(game: Game[Any], n_seats: int) -> Encoder:
    """The encoder of these Viscounts."""
    return ViscountsEncoder(game, n_seats)
