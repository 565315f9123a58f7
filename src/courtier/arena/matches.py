"""What is played: the same deals with the seats rotated, and one match from its first to its last choice.

Match i of a tournament with n seats is deal i // n with the line of bots turned by i % n seats, so that every bot plays
every deal from every seat. A match depends on nothing but its description: it can be played anywhere, in any order.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from courtier.bots import ask, make_bot
from courtier.core import record as records
from courtier.core.engine import legal, play, seat_to_act
from courtier.core.messages import Json
from courtier.core.position import new_game
from courtier.core.rng import seeded
from courtier.games import load_game


@dataclass(frozen=True)
class Match:
    """One game to be played: who sits where, and from which seed it is dealt."""

    number: int
    game: str
    options: dict[str, Json]
    seed: str
    bots: tuple[str, ...]  # by seat
    line: tuple[int, ...]  # by seat: the bot's place in the tournament's list


@dataclass(frozen=True)
class Plan:
    """A tournament: its game, its bots in order, its number of games and its seed."""

    game: str
    options: dict[str, Json]
    bots: tuple[str, ...]
    games: int
    seed: str

    def match(self, number: int) -> Match:
        """The description of one match."""
        n = len(self.bots)
        turn = number % n
        line = tuple((seat + turn) % n for seat in range(n))
        bots = tuple(self.bots[place] for place in line)
        return Match(number, self.game, self.options, f"{self.seed}/{number // n}", bots, line)

    def to_json(self) -> dict[str, Json]:
        """The plan as it is kept beside the results; the number of games may grow later."""
        options = dict(sorted(self.options.items()))
        return {"game": self.game, "options": options, "bots": [*self.bots], "seed": self.seed}


def bot_seed(seed: str, place: int) -> int:
    """A bot's own chance: by the deal and its place in the list, so that identical bots play differently."""
    return int.from_bytes(hashlib.sha256(f"{seed}/bot/{place}".encode()).digest()[:4], "big")


def play_match(match: Match, watch: Any = None) -> dict[str, Json]:
    """Play it; the result with scores, choices and the record. `watch(s, seat, options, action)` sees every choice."""
    game = load_game(match.game)
    s = new_game(game, match.options, match.seed)
    kept = records.start(game, match.options, match.seed)
    kept.seats = [*match.bots]
    deals = seeded(f"{match.seed}/{match.number}/deals")
    bots = [make_bot(name, bot_seed(match.seed, place)) for name, place in zip(match.bots, match.line, strict=True)]
    asked = [0] * len(bots)
    while (seat := seat_to_act(s)) >= 0:
        options = legal(s, seat)
        action = options[0]
        if len(options) > 1:
            asked[seat] += 1
            action = ask(bots[seat], game, s, seat, deals)
        if watch is not None:
            watch(s, seat, options, action)
        kept.actions.append((seat, game.actions.notation(action)))
        play(game, s, seat, action)
    kept.result = records.result_of(game, s)
    scores = game.scores(s)
    return {
        "number": match.number,
        "seed": match.seed,
        "bots": [*match.bots],
        "line": [*match.line],
        "totals": [score.total for score in scores],
        "won": [score.won for score in scores],
        "categories": [{**score.categories} for score in scores],
        "decisions": [*asked],
        "record": records.write(kept),
    }
