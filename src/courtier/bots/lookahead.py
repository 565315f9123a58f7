"""One step ahead: carry out an action, let the quick answers finish what it began, and estimate the outcome."""

from __future__ import annotations

from typing import Any, Final

from courtier.bots.evaluating import Evaluator, utilities
from courtier.core.engine import legal, play, seat_to_act
from courtier.core.game import Game
from courtier.core.rng import FastRng
from courtier.core.state import State

MOST_STEPS: Final = 60  # quick answers after an action; only a fault in an evaluator would need more


def owing(s: State, seat: int) -> int:
    """In an open simultaneous choice: the bit mask of the other seats that have not answered yet; else 0."""
    f = s.stack[len(s.stack) - 1]
    return f.a & ~(1 << seat) if f.effect.together else 0


def answer_quickly(game: Game[Any], evaluator: Evaluator, s: State, seat: int, rng: FastRng) -> None:
    """The quick answer of a seat that is asked."""
    options: list[int] = legal(s, seat)
    play(game, s, seat, options[0] if len(options) == 1 else evaluator.quick(s, seat, options, rng))


def answer_for_others(game: Game[Any], evaluator: Evaluator, s: State, owed: int, rng: FastRng) -> None:
    """Quick answers of the seats in the mask to the open simultaneous choice, none seeing the others'."""
    for seat in range(s.n_seats):
        if owed >> seat & 1:
            answer_quickly(game, evaluator, s, seat, rng)


def quieten(game: Game[Any], evaluator: Evaluator, s: State, rng: FastRng) -> None:
    """Answer quickly until nothing is half done."""
    steps = 0
    while not evaluator.quiet(s) and steps < MOST_STEPS:
        seat = seat_to_act(s)
        if seat < 0:
            return
        answer_quickly(game, evaluator, s, seat, rng)
        steps += 1


def quick_rounds(game: Game[Any], evaluator: Evaluator, s: State, rng: FastRng, steps: int) -> None:
    """Let quick answers play on for so many choices, then to the next quiet moment."""
    for _ in range(steps):
        seat = seat_to_act(s)
        if seat < 0:
            return
        answer_quickly(game, evaluator, s, seat, rng)
    quieten(game, evaluator, s, rng)


def look(
    game: Game[Any],
    evaluator: Evaluator,
    s: State,
    seat: int,
    action: int,
    rng: FastRng,
    scores: list[float],
    out: list[float],
) -> None:
    """The utilities (in `out`) and estimated scores of all seats after one action of one seat; `s` is not changed."""
    after: State = game.copy(s)
    owed = owing(after, seat)
    play(game, after, seat, action)
    answer_for_others(game, evaluator, after, owed, rng)
    quieten(game, evaluator, after, rng)
    utilities(evaluator, after, scores, out)
