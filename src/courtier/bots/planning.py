"""Planning: ways to end the turn are compared by how far one gets from there in the turns after it.

Who plays alone has nobody else's answers to guess. Many ways to end the turn are followed on the same deals, each
with a narrow plan of the turns that come next: of every position kept some quick turns are tried, and the few with
the best lead are kept. A plan of a few turns takes less time than one to the end of the game and depends less on
luck. The worse half of the ways is left out again and again, so that most plans go into the best ones. The result
depends on the seed and the number of iterations only, unless a time limit is given.
"""

from __future__ import annotations

from math import isqrt
from time import perf_counter
from typing import Any, Final, final

from courtier.bots.evaluating import Evaluator, chance_above, chance_to_win, evaluator_for
from courtier.bots.lookahead import MOST_STEPS, quieten
from courtier.bots.tree import Choice
from courtier.core.engine import legal, play
from courtier.core.game import Game
from courtier.core.rng import FastRng, Rng
from courtier.core.state import Effect, State

KEPT: Final = 3  # positions of a plan that are followed from turn to turn
QUICK: Final = 2  # quick turns that are tried with every option of such a position
PATHS: Final = 2  # of the choices within the turn the best ones that are thought through together
NOTHING: Final = -1.0e9  # worse than every lead


@final
class Way:
    """One way to end the turn: the actions, and what came of it in the plans so far."""

    actions: list[int]
    visits: int
    total: float  # sum of the leads, ...
    points: float  # of the seat's estimated final scores ...
    wins: float  # ... and of its chances to win

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.visits = 0
        self.total = 0.0
        self.points = 0.0
        self.wins = 0.0

    def lead(self) -> float:
        """By how much the seat is ahead after it, on average."""
        return self.total / self.visits if self.visits else NOTHING


@final
class Step:
    """An action to come, and the question as it should be then."""

    action: int
    effect: Effect[Any]
    options: list[int]
    estimate: float

    def __init__(self, action: int, effect: Effect[Any], options: list[int], estimate: float) -> None:
        self.action = action
        self.effect = effect
        self.options = options
        self.estimate = estimate


@final
class Planner:
    """One question of one seat that plays alone, thought about. An iteration is one turn of one plan."""

    game: Game[Any]
    evaluator: Evaluator
    seen: State
    seat: int
    start: int
    deals: Rng
    dealt: list[State]
    ways: list[Way]  # the best first, once it has run
    plans: int

    def __init__(self, game: Game[Any], seen: State, seat: int, seed: int, evaluator: Evaluator | None = None) -> None:
        self.game = game
        self.evaluator = evaluator or evaluator_for(game)
        self.seen = seen
        self.seat = seat
        self.start = seed
        self.deals = Rng(seed.to_bytes(8, "big"), 0, [])
        self.dealt = []
        self.ways = []
        self.plans = 0

    def run(self, iterations: int, seconds: float = 0.0) -> None:
        """Make so many plans, or as many as the time allows; the worse half of the ways is left out in each round."""
        end = perf_counter() + seconds
        plans = iterations // max(1, self.evaluator.ahead)
        self.ways = self.find_ways(max(2, isqrt(plans)))
        live = len(self.ways)
        rounds = max(1, (live - 1).bit_length())
        deal = 0
        for _ in range(rounds):
            for _ in range(max(1, plans // (rounds * live))):
                for i in range(live):
                    if seconds > 0.0 and self.plans and perf_counter() > end:
                        self.sort(live)
                        return
                    self.plan(self.ways[i], deal)
                deal += 1
            self.sort(live)
            live = (live + 1) // 2

    def sort(self, live: int) -> None:
        """Put the ways that were not left out yet into order, the best first."""
        self.ways = [*sorted(self.ways[:live], key=Way.lead, reverse=True), *self.ways[live:]]

    def best(self) -> int:
        """The action to play."""
        return self.ways[0].actions[0]

    def choices(self) -> list[Choice]:
        """What became of each action that was tried, by the best way that begins with it."""
        out: list[Choice] = []
        for way in self.ways:
            if way.visits and all(choice.action != way.actions[0] for choice in out):
                choice = Choice(way.actions[0], chance_above(way.lead(), self.evaluator.spread))
                choice.visits = way.visits
                choice.points = way.points
                choice.wins = way.wins
                out.append(choice)
        return out

    def steps(self) -> list[Step]:
        """The rest of the best way, with the questions as they should come."""
        out: list[Step] = []
        s = self.deal(0)
        for action in self.ways[0].actions:
            options: list[int] = legal(s, self.seat)
            if action not in options:
                break
            effect = s.stack[len(s.stack) - 1].effect
            out.append(Step(action, effect, options, self.evaluator.estimate(s, self.seat)))
            play(self.game, s, self.seat, action)
        return out[1:]

    def deal(self, number: int) -> State:
        """One of the deals that agree with what the seat knows, to be changed."""
        while len(self.dealt) <= number:
            made: State = self.game.determinize(self.seen, self.seat, self.deals)
            self.dealt.append(made)
        out: State = self.game.copy(self.dealt[number])
        return out

    def find_ways(self, most: int) -> list[Way]:
        """Good ways to end the turn on one deal: the best that begins with each action, then the best of the others."""
        found: dict[float, list[int]] = {}  # by lead: ways to the same one are nearly always the same
        rng = FastRng(self.start)
        front: list[tuple[State, list[int]]] = [(self.deal(0), [])]
        while front:
            further: list[tuple[float, int, State, list[int]]] = []
            for at, before in front:
                for action in legal(at, self.seat):
                    after: State = self.game.copy(at)
                    play(self.game, after, self.seat, action)
                    actions = [*before, action]
                    if self.evaluator.quiet(after):
                        found.setdefault(self.lead(after), actions)
                        continue
                    over: State = self.game.copy(after)
                    whole = [*actions, *self.quick_rest(over, rng)]
                    lead = self.lead(over)
                    found.setdefault(lead, whole)
                    further.append((-lead, len(further), after, actions))
            further.sort(key=_rank)
            front = [(after, actions) for _, _, after, actions in further[:PATHS]]
        ranked = [found[lead] for lead in sorted(found, reverse=True)]
        begun: list[int] = []
        first: list[Way] = []
        others: list[Way] = []
        for actions in ranked:
            if actions[0] in begun:
                others.append(Way(actions))
            else:
                begun.append(actions[0])
                first.append(Way(actions))
        return [*first, *others][:most]

    def quick_rest(self, s: State, rng: FastRng) -> list[int]:
        """Quick answers to the end of the turn, and which they were."""
        out: list[int] = []
        while not self.evaluator.quiet(s) and len(out) < MOST_STEPS:
            options: list[int] = legal(s, self.seat)
            action = options[0] if len(options) == 1 else self.evaluator.quick(s, self.seat, options, rng)
            out.append(action)
            play(self.game, s, self.seat, action)
        return out

    def plan(self, way: Way, number: int) -> None:
        """Follow a way on a deal, as far as it is open there, and plan the turns after it."""
        s = self.deal(number)
        rng = FastRng(self.start + number)
        for action in way.actions:
            if action not in legal(s, self.seat):
                break
            play(self.game, s, self.seat, action)
            if self.evaluator.quiet(s):
                break
        quieten(self.game, self.evaluator, s, rng)
        s = self.onward(s, rng)
        self.plans += 1
        way.visits += 1
        way.total += self.lead(s)
        scores = self.scores(s)
        way.points += scores[0]
        if s.stack:
            way.wins += chance_to_win(self.evaluator, s, self.seat, scores)
        elif scores[0] > scores[1]:
            way.wins += 1.0

    def onward(self, s: State, rng: FastRng) -> State:
        """The position with the best lead that a narrow plan finds within the turns looked ahead, or at the end."""
        best, most = s, NOTHING
        kept = [s] if s.stack else []
        leads: list[float] = []
        for _ in range(self.evaluator.ahead):
            found: dict[float, State] = {}
            for at in kept:
                for action in legal(at, self.seat):
                    for _ in range(QUICK):
                        after: State = self.game.copy(at)
                        play(self.game, after, self.seat, action)
                        quieten(self.game, self.evaluator, after, rng)
                        lead = self.lead(after)
                        if after.stack:
                            found.setdefault(lead, after)
                        elif lead > most:
                            best, most = after, lead
            leads = sorted(found, reverse=True)[:KEPT]
            kept = [found[lead] for lead in leads]
        if kept and leads[0] > most:
            return kept[0]
        return best

    def lead(self, s: State) -> float:
        """By how much the seat is ahead of the best automated opponent, or of a good result."""
        scores = self.scores(s)
        return scores[0] - scores[1]

    def scores(self, s: State) -> list[float]:
        """The estimated final score of the seat, and of the best automated opponent."""
        if s.stack:
            rivals = self.evaluator.rivals(s)
            return [self.evaluator.estimate(s, self.seat), max(rivals) if rivals else self.evaluator.par]
        results = self.game.scores(s)
        rival = float(results[1].total) if len(results) > 1 else self.evaluator.par
        return [float(results[self.seat].total), rival]


def _rank(each: tuple[float, int, State, list[int]]) -> tuple[float, int]:
    """The best lead first, the first found among equals."""
    return each[0], each[1]


@final
class TurnMemory:
    """Plans once a turn and keeps to the way found, as long as everything comes as it was planned."""

    ahead: list[Step]

    def __init__(self) -> None:
        self.ahead = []

    def choose(self, game: Game[Any], s: State, seat: int, seed: int, iterations: int, seconds: float) -> int:
        """The next action of the turn that was planned, or the first of one planned now."""
        evaluator = evaluator_for(game)
        if self.ahead:
            step = self.ahead.pop(0)
            if (
                step.effect is s.stack[len(s.stack) - 1].effect
                and step.options == legal(s, seat)
                and step.estimate == evaluator.estimate(s, seat)
            ):
                return step.action
        planner = Planner(game, s, seat, seed)
        planner.run(iterations, seconds)
        self.ahead = planner.steps()
        return planner.best()
