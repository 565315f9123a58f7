"""`courtier bench`: how fast this machine decides, copies, lists and plays."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

from courtier import __version__
from courtier.cli.build import is_compiled
from courtier.cli.settings import for_players
from courtier.core.engine import legal, look_again, play, seat_to_act
from courtier.core.game import Game
from courtier.core.messages import Json
from courtier.core.playout import Tally, playout
from courtier.core.position import new_game
from courtier.core.rng import FastRng
from courtier.games import load_game

_WARM_UP = 5  # games
_KEPT = 25  # a position of every so many real decisions is kept for measuring copies and lists


def _positions(game: Game[Any], options: dict[str, Json], games: int) -> list[Any]:
    """Positions from all parts of some random games, each with a real decision open."""
    kept: list[Any] = []
    for number in range(games):
        s = new_game(game, options, f"bench/positions/{number}")
        rng = FastRng(number)
        real = 0
        while (seat := seat_to_act(s)) >= 0:
            choices = legal(s, seat)
            if len(choices) > 1:
                real += 1
                if real % _KEPT == 0:
                    kept.append(game.copy(s))
            play(game, s, seat, choices[rng.below(len(choices))])
    return kept


def microseconds(call: Callable[[Any], object], positions: list[Any], seconds: float) -> float:
    """Mean time of one call over all positions, repeated for about so many seconds."""
    calls = 0
    began = perf_counter()
    while True:
        for position in positions:
            call(position)
        calls += len(positions)
        if (spent := perf_counter() - began) >= seconds:
            return spent / calls * 1e6


def _lister(game: Game[Any]) -> Callable[[Any], object]:
    """A call that makes the list of legal actions of a position anew."""

    def listed(s: Any) -> object:
        look_again(game, s)
        return legal(s, seat_to_act(s))

    return listed


def measure(name: str, players: int = 4, seconds: float = 3.0) -> dict[str, Any]:
    """One line of figures: two thirds of the time go to whole random games, the rest to copies and lists."""
    game = load_game(name)
    options = for_players(game, players)
    kept = _positions(game, options, _WARM_UP)
    tally = Tally()
    games = 0
    limit: int | None = None
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds * 2 / 3 or games == 0:
        s = new_game(game, options, f"bench/{games}")
        if limit is None:
            limit = game.bound(game.options_of(s))
        playout(game, s, FastRng(games), limit, tally)
        games += 1
    spent = perf_counter() - began
    return {
        "engine": "courtier",
        "version": __version__,
        "game": name,
        "players": players,
        "compiled": is_compiled(),
        "real_decisions_per_s": round(tally.real / spent, 1),
        "copy_us": round(microseconds(game.copy, kept, seconds / 6), 4),
        "legal_us": round(microseconds(_lister(game), kept, seconds / 6), 4),
        "playouts_per_s": round(games / spent, 3),
    }


def line(figures: dict[str, Any]) -> str:
    """The figures as one line of JSON."""
    return json.dumps(figures)
