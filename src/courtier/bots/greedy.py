"""The bot that looks one step ahead: the action after which its evaluator likes the table best."""

from __future__ import annotations

from typing import Any, final

from courtier.bots.evaluating import Evaluator, evaluator_for
from courtier.bots.lookahead import look
from courtier.core.engine import legal
from courtier.core.game import Game
from courtier.core.rng import FastRng
from courtier.core.state import State


@final
class GreedyBot:
    """One look at every option, on the one deal that it is shown."""

    name: str
    rng: FastRng
    evaluator: Evaluator | None

    def __init__(self, seed: int, evaluator: Evaluator | None = None) -> None:
        self.name = "greedy"
        self.rng = FastRng(seed)
        self.evaluator = evaluator

    def choose(self, game: Game[Any], seen: Any, seat: int) -> int:
        """The option with the best outlook; the first of equals."""
        s: State = seen
        options: list[int] = legal(s, seat)
        if len(options) == 1:
            return options[0]
        evaluator = self.evaluator or evaluator_for(game)
        scores = [0.0] * s.n_seats
        out = [0.0] * s.n_seats
        start = self.rng.below(1 << 30)
        best, chosen = -1.0, options[0]
        for action in options:
            # The same quick answers after every option: only the option itself makes a difference.
            look(game, evaluator, s, seat, action, FastRng(start), scores, out)
            if out[seat] > best:
                best, chosen = out[seat], action
        return chosen
