"""`courtier sim`: many games between bots, and what came of them."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from courtier import texts
from courtier.bots import Bot, ask, make_bot
from courtier.cli.build import is_compiled
from courtier.core.engine import legal, play, seat_to_act
from courtier.core.game import Game
from courtier.core.messages import Json
from courtier.core.playout import Tally, playout
from courtier.core.position import new_game
from courtier.core.rng import FastRng, seeded

CHUNK = 50  # choices between two looks at the components, in the games that are looked at during play
SAMPLED = 8  # every so many games
SHOWN = 5  # stuck games that are named


def seed_number(text: str) -> int:
    """A number for a bot's generator, from any text."""
    return int.from_bytes(hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()[:4], "big")


class Totals:
    """What all games brought together."""

    def __init__(self, n_seats: int) -> None:
        self.tally = Tally()
        self.games = 0
        self.seconds = 0.0  # of set-up and play, without the checks
        self.scores: list[int] = []
        self.wins = [0] * n_seats
        self.opponent_wins = 0
        self.stuck = 0
        self.reasons: list[dict[str, Json]] = []

    def add(self, game: Game[Any], s: Any) -> None:
        """Count the result of a finished game."""
        results = game.scores(s)
        self.scores += [result.total for result in results[: s.n_seats]]
        for seat, result in enumerate(results):
            if result.won and seat < s.n_seats:
                self.wins[seat] += 1
            elif result.won:
                self.opponent_wins += 1


class Simulation:
    """Games with the same options and bots; game i is dealt from `<seed>/<i>`, so each can be played again alone."""

    def __init__(
        self, game: Game[Any], options: dict[str, Json], bots: Sequence[str], seed: str, lang: str = "en"
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.lang = lang  # of the reasons for stuck games
        self.bots = list(bots)
        self.at_random = all(bot == "random" for bot in bots)
        self.totals = Totals(len(bots))

    def run(self, games: int, progress: Callable[[int, int], None]) -> Totals:
        """Play them all."""
        for number in range(games):
            self.play_one(number)
            progress(number + 1, games)
        return self.totals

    def play_one(self, number: int) -> None:
        """One game; what keeps it from its end makes it a stuck one."""
        seed = f"{self.seed}/{number}"
        self.totals.games += 1
        try:
            reason, s = self._play(seed, number % SAMPLED == 0)
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError, NotImplementedError) as error:
            reason, s = f"{type(error).__name__}: {error}", None
        if reason:
            self.totals.stuck += 1
            if len(self.totals.reasons) < SHOWN:
                self.totals.reasons.append({"seed": seed, "reason": reason})
        else:
            self.totals.add(self.game, s)

    def _play(self, seed: str, sampled: bool) -> tuple[str, Any]:
        game, totals = self.game, self.totals
        began = perf_counter()
        s = new_game(game, self.options, seed)
        limit = game.bound(game.options_of(s))
        before = totals.tally.decisions
        go_on = self._random(s, seed) if self.at_random else self._bots(s, seed)
        over = False
        while not over:
            over = go_on(CHUNK if sampled else limit)
            totals.seconds += perf_counter() - began
            if sampled and (faults := game.faults(s)):
                return texts.format(faults[0], self.lang), s
            if not over and (seat := seat_to_act(s)) >= 0 and not legal(s, seat):
                return f"seat {seat} has nothing to choose", s
            if not over and totals.tally.decisions - before >= limit:
                return f"more than {limit} choices", s
            began = perf_counter()
        if faults := game.faults(s):
            return texts.format(faults[0], self.lang), s
        return "", s

    def _random(self, s: Any, seed: str) -> Callable[[int], bool]:
        rng = FastRng(seed_number(seed))
        return lambda limit: playout(self.game, s, rng, limit, self.totals.tally)

    def _bots(self, s: Any, seed: str) -> Callable[[int], bool]:
        """Like `playout`, each seat with its bot."""
        bots: list[Bot] = [make_bot(name, seed_number(f"{seed}/{seat}")) for seat, name in enumerate(self.bots)]
        rng = seeded(f"{seed}/determinize")
        tally = self.totals.tally

        def go_on(limit: int) -> bool:
            for _ in range(limit):
                seat = seat_to_act(s)
                if seat < 0:
                    return True
                options = legal(s, seat)
                if not options:
                    return False
                tally.decisions += 1
                tally.real += len(options) > 1
                play(self.game, s, seat, ask(bots[seat], self.game, s, seat, rng) if len(options) > 1 else options[0])
            return not s.stack

        return go_on

    def report(self) -> dict[str, Json | float]:
        """The figures that `--json` prints."""
        totals = self.totals
        mean, deviation = spread(totals.scores)
        out: dict[str, Any] = {
            "game": self.game.name,
            "players": len(self.bots),
            "games": totals.games,
            "seed": self.seed,
            "options": self.options,
            "bots": self.bots,
            "components_digest": self.game.digest,
            "compiled": is_compiled(),
            "decisions": totals.tally.decisions,
            "real_decisions": totals.tally.real,
            "seconds": round(totals.seconds, 6),
            "real_decisions_per_s": round(totals.tally.real / max(totals.seconds, 1e-9), 1),
            "score_mean": round(mean, 4),
            "score_stdev": round(deviation, 4),
            "score_min": min(totals.scores, default=0),
            "score_max": max(totals.scores, default=0),
            "wins": totals.wins,
            "opponent_wins": totals.opponent_wins,
            "stuck": totals.stuck,
        }
        if totals.reasons:
            out["stuck_games"] = totals.reasons
        return out


def spread(values: Sequence[int]) -> tuple[float, float]:
    """Mean and standard deviation (of the sample)."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, 0.0
    return mean, (sum((value - mean) ** 2 for value in values) / (len(values) - 1)) ** 0.5


def progress_on_stderr(tell: Callable[[int, int], str], first: float = 2.0) -> Callable[[int, int], None]:
    """A line on standard error now and then, once it has taken a while; on a terminal it replaces itself."""
    last = perf_counter() + first - 1.0
    shown = False

    def progress(done: int, games: int) -> None:
        nonlocal last, shown
        now = perf_counter()
        live = sys.stderr.isatty()
        if done == games:
            if shown and live:
                print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        elif now - last >= (1.0 if live else 10.0):
            last, shown = now, True
            print(f"\r{tell(done, games)}" if live else tell(done, games), end="" if live else "\n", file=sys.stderr)
            sys.stderr.flush()

    return progress
