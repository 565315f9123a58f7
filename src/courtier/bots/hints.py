"""Hints: what the search would play, what it expects of it, and why, in words that any language can say."""

from __future__ import annotations

from typing import Any, final

from courtier.bots.evaluating import Evaluator, evaluator_for
from courtier.bots.ismcts import Search
from courtier.bots.lookahead import answer_for_others, owing, quieten
from courtier.bots.planning import Planner
from courtier.bots.tree import Choice
from courtier.core.engine import label, legal, play
from courtier.core.game import Game
from courtier.core.messages import Message, Name
from courtier.core.rng import FastRng
from courtier.core.state import State


@final
class Hint:
    """One action: how much of the search went into it, the score and the chance to win after it, and the reasons."""

    action: int
    share: float
    score: float
    chance: float
    reasons: list[Message]

    def __init__(self, action: int, share: float, score: float, chance: float, reasons: list[Message]) -> None:
        self.action = action
        self.share = share
        self.score = score
        self.chance = chance
        self.reasons = reasons

    def message(self, what: Message) -> Message:
        """The hint as one sentence; `what` is the action's label."""
        key = "bots-hint" if self.reasons else "bots-hint-plain"
        out = Message(key, {"action": what, "score": round(self.score), "chance": round(100 * self.chance)})
        if self.reasons:
            out.args["reasons"] = tuple(self.reasons)
        return out


def hints(
    game: Game[Any], seen: Any, seat: int, seed: int, iterations: int, seconds: float = 0.0, most: int = 3
) -> list[Hint]:
    """The best actions of a seat, the best first. `seen` is a determinized state, as for a bot."""
    s: State = seen
    options: list[int] = legal(s, seat)
    if not options:
        return []
    evaluator = evaluator_for(game)
    if s.n_seats == 1 and evaluator.judges:
        planner = Planner(game, s, seat, seed)
        planner.run(iterations, seconds)
        table, tries = planner.choices(), planner.looks
    else:
        search = Search(game, s, seat, seed)
        search.run(iterations, seconds)
        table, tries = [choice for choice in search.root.tables[seat] if choice.visits], search.iterations
    table.sort(key=_by_visits, reverse=True)
    terms = _terms_by_action(game, evaluator, s, seat, options, seed)
    out: list[Hint] = []
    for choice in table[:most]:
        share = choice.visits / tries
        reasons = _reasons(evaluator, terms, options, choice.action)
        out.append(Hint(choice.action, share, choice.points / choice.visits, choice.wins / choice.visits, reasons))
    return out


def hint_messages(game: Game[Any], seen: Any, seat: int, found: list[Hint]) -> list[Message]:
    """The hints as sentences."""
    return [hint.message(label(game, seen, seat, hint.action)) for hint in found]


def _by_visits(choice: Choice) -> float:
    return choice.visits + choice.worth / 2.0


def _terms_by_action(
    game: Game[Any], evaluator: Evaluator, s: State, seat: int, options: list[int], seed: int
) -> list[list[float]]:
    """The terms of the seat's estimate after each action, everything else alike."""
    out: list[list[float]] = []
    for action in options:
        after: State = game.copy(s)
        rng = FastRng(seed)
        owed = owing(after, seat)
        play(game, after, seat, action)
        answer_for_others(game, evaluator, after, owed, rng)
        quieten(game, evaluator, after, rng)
        terms = [0.0] * len(evaluator.terms)
        evaluator.fill(after, seat, terms)
        out.append(terms)
    return out


def _reasons(evaluator: Evaluator, terms: list[list[float]], options: list[int], action: int) -> list[Message]:
    """The terms in which the action differs most from the other options: up to two for it, one against it."""
    if len(options) < 2:
        return []
    mine = terms[options.index(action)]
    ranked: list[tuple[float, int]] = []
    for i in range(len(mine)):
        others = 0.0
        for each in terms:
            others += each[i]
        ranked.append((mine[i] - (others - mine[i]) / (len(terms) - 1), i))
    ranked.sort(reverse=True)
    out: list[Message] = []
    for difference, i in ranked[:2]:
        if difference >= 0.5:
            out.append(_reason(evaluator, i, difference))
    difference, i = ranked[len(ranked) - 1]
    if difference <= -0.5:
        out.append(_reason(evaluator, i, difference))
    return out


def _reason(evaluator: Evaluator, term: int, difference: float) -> Message:
    name = Name(f"bots-term-{evaluator.game.name}-{evaluator.terms[term].replace('_', '-')}")
    points = max(1, round(abs(difference)))
    return Message("bots-reason-more" if difference > 0.0 else "bots-reason-less", {"term": name, "points": points})
