"""Planning: whoever plays alone compares ways to end the turn by the chance to win that they leave.

Who plays alone has nobody else's answers to guess. Ways to end the turn are looked for on one deal and followed on
others; from there the next turns are played as they look best on that deal, and a judge (bots.judging) says how likely
the game is won where they end. The worse half of the ways is left out again and again, so that most looks go into the
best ones. The result depends on the seed and the number of iterations only, unless a time limit is given.
"""

from __future__ import annotations

from math import isqrt
from time import perf_counter
from typing import Any, Final, final

from courtier.bots.evaluating import Evaluator, chance_above, evaluator_for
from courtier.bots.lookahead import MOST_STEPS, quieten
from courtier.bots.tree import Choice
from courtier.core.engine import legal, play
from courtier.core.game import Game
from courtier.core.rng import FastRng, Rng
from courtier.core.state import Effect, State

AHEAD: Final = 2  # turns that are played on before the judge is asked
PRICE: Final = 4  # iterations that each of them costs: many ways to end it are judged
FINDING: Final = 0.5  # share of the time, if it is limited, in which ways to end the turn are looked for
DECIDED: Final = 6.0  # points by which a finished game is all but surely won: a narrow win may be luck


@final
class End:
    """Where a way to end a turn leads on one deal, or where quick answers end what it began."""

    chance: float
    actions: list[int]
    state: State

    def __init__(self, chance: float, actions: list[int], state: State) -> None:
        self.chance = chance
        self.actions = actions
        self.state = state


@final
class Way:
    """One way to end the turn: the actions, and what came of it on the deals so far."""

    actions: list[int]
    visits: int
    total: float  # sum of how it was judged, ...
    points: float  # of the final points to be expected ...
    wins: float  # ... and of its chances to win

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions
        self.visits = 0
        self.total = 0.0
        self.points = 0.0
        self.wins = 0.0

    def worth(self) -> float:
        """How it was judged on average; what was never followed is worse than anything else."""
        return self.total / self.visits if self.visits else -1.0


@final
class Step:
    """An action to come, and the question as it should be then."""

    action: int
    effect: Effect[Any]
    options: list[int]
    chance: float

    def __init__(self, action: int, effect: Effect[Any], options: list[int], chance: float) -> None:
        self.action = action
        self.effect = effect
        self.options = options
        self.chance = chance


@final
class Planner:
    """One question of one seat that plays alone, thought about."""

    game: Game[Any]
    evaluator: Evaluator
    seen: State
    seat: int
    start: int
    deals: Rng
    dealt: list[State]
    ways: list[Way]  # the best first, once it has run
    looks: int  # how often a way was followed
    ahead: int  # turns that are played on after it

    def __init__(self, game: Game[Any], seen: State, seat: int, seed: int, evaluator: Evaluator | None = None) -> None:
        self.game = game
        self.evaluator = evaluator or evaluator_for(game)
        self.seen = seen
        self.seat = seat
        self.start = seed
        self.deals = Rng(seed.to_bytes(8, "big"), 0, [])
        self.dealt = []
        self.ways = []
        self.looks = 0
        self.ahead = AHEAD

    def run(self, iterations: int, seconds: float = 0.0) -> None:
        """Follow ways as often as the iterations or the time allow; the worse half is left out in each round."""
        began = perf_counter()
        looks = iterations // max(1, PRICE * self.ahead)
        until = began + FINDING * seconds if seconds > 0.0 else 0.0
        self.ways = self.find_ways(max(2, isqrt(iterations)), until)[: max(2, isqrt(looks))]
        live = len(self.ways)
        rounds = max(1, (live - 1).bit_length())
        deal = 0  # the ways were found on this one, so it flatters them
        for number in range(1, rounds + 1):
            for _ in range(max(1, looks // (rounds * live))):
                if seconds > 0.0 and deal and perf_counter() - began > seconds * number / rounds:
                    break
                deal += 1
                for i in range(live):
                    self.follow(self.ways[i], deal)
            self.ways = [*sorted(self.ways[:live], key=Way.worth, reverse=True), *self.ways[live:]]
            live = (live + 1) // 2

    def best(self) -> int:
        """The action to play."""
        return self.ways[0].actions[0]

    def choices(self) -> list[Choice]:
        """What became of each action that was tried, by the best way that begins with it."""
        out: list[Choice] = []
        for way in self.ways:
            if all(choice.action != way.actions[0] for choice in out):
                choice = Choice(way.actions[0], way.worth())
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
            if len(options) > 1:  # nobody is asked what has one answer only
                out.append(Step(action, effect, options, self.evaluator.chance_alone(s)))
            play(self.game, s, self.seat, action)
        return out[1:]

    def deal(self, number: int) -> State:
        """One of the deals that agree with what the seat knows, to be changed."""
        while len(self.dealt) <= number:
            made: State = self.game.determinize(self.seen, self.seat, self.deals)
            self.dealt.append(made)
        out: State = self.game.copy(self.dealt[number])
        return out

    def find_ways(self, paths: int, until: float = 0.0) -> list[Way]:
        """The ways to end the turn that are found on one deal, the best there first."""
        found: dict[float, list[int]] = {}  # by chance: ways to the same one are nearly always the same
        rng = FastRng(self.start)
        if until > 0.0:  # a narrow look at the whole turn first, for the wide one may not get far
            for end in self.ends(self.deal(0), isqrt(paths), rng):
                found.setdefault(end.chance, end.actions)
        for end in self.ends(self.deal(0), paths, rng, until):
            found.setdefault(end.chance, end.actions)
        return [Way(found[chance]) for chance in sorted(found, reverse=True)]

    def ends(self, s: State, paths: int, rng: FastRng, until: float = 0.0) -> list[End]:
        """Where the turn may end: so many beginnings are kept, every choice is tried, the rest is answered quickly."""
        out: list[End] = []
        front: list[tuple[State, list[int]]] = [(s, [])]
        while front and len(front[0][1]) < MOST_STEPS:
            further: list[tuple[float, int, State, list[int]]] = []
            for at, before in front:
                if out and until > 0.0 and perf_counter() > until:
                    return out
                for action in legal(at, self.seat):
                    after: State = self.game.copy(at)
                    play(self.game, after, self.seat, action)
                    actions = [*before, action]
                    if self.evaluator.quiet(after):
                        out.append(End(self.chance(after), actions, after))
                        continue
                    over: State = self.game.copy(after)
                    rest = self.quick_rest(over, rng)
                    chance = self.chance(over)
                    out.append(End(chance, [*actions, *rest], over))
                    further.append((-chance, len(further), after, actions))
            further.sort(key=_rank)
            front = [(after, actions) for _, _, after, actions in further[:paths]]
        return out

    def quick_rest(self, s: State, rng: FastRng) -> list[int]:
        """Quick answers to the end of the turn, and which they were."""
        out: list[int] = []
        while not self.evaluator.quiet(s) and len(out) < MOST_STEPS:
            options: list[int] = legal(s, self.seat)
            action = options[0] if len(options) == 1 else self.evaluator.quick(s, self.seat, options, rng)
            out.append(action)
            play(self.game, s, self.seat, action)
        return out

    def follow(self, way: Way, number: int) -> None:
        """Follow a way on a deal, as far as it is open there, and the turns after it; judge where they end."""
        s = self.deal(number)
        for action in way.actions:
            if action not in legal(s, self.seat):
                break
            play(self.game, s, self.seat, action)
            if self.evaluator.quiet(s):
                break
        rng = FastRng(self.start + number)
        quieten(self.game, self.evaluator, s, rng)
        for _ in range(self.ahead):
            if s.stack:
                s = self.best_end(s, rng).state
        self.looks += 1
        way.visits += 1
        chance = self.chance(s)
        way.total += chance
        if s.stack:
            way.points += self.evaluator.points_alone(s)
            way.wins += chance
        else:
            way.points += float(self.game.scores(s)[self.seat].total)
            way.wins += 1.0 if chance > 0.5 else 0.0

    def best_end(self, s: State, rng: FastRng) -> End:
        """The best way to end a turn ahead, for somebody who knows the deal."""
        ends = self.ends(s, 1, rng)
        best = ends[0]
        for end in ends:
            if end.chance > best.chance:
                best = end
        return best

    def chance(self, s: State) -> float:
        """How likely the automated opponent is beaten; once the game is over, how clearly it was."""
        if s.stack:
            return self.evaluator.chance_alone(s)
        results = self.game.scores(s)
        return chance_above(float(results[self.seat].total - results[1].total), DECIDED)


def _rank(each: tuple[float, int, State, list[int]]) -> tuple[float, int]:
    """The best chance first, the first found among equals."""
    return each[0], each[1]


@final
class TurnMemory:
    """Plans once a turn and keeps to the way found, as long as everything comes as it was planned."""

    ahead: list[Step]

    def __init__(self) -> None:
        self.ahead = []

    def choose(self, game: Game[Any], s: State, seat: int, seed: int, iterations: int, seconds: float) -> int:
        """The next action of the turn that was planned, or the first of one planned now."""
        action = self.planned(game, s, seat)
        if action >= 0:
            return action
        planner = Planner(game, s, seat, seed)
        planner.run(iterations, seconds)
        self.ahead = planner.steps()
        return planner.best()

    def planned(self, game: Game[Any], s: State, seat: int) -> int:
        """The next action of the turn that was planned; -1 if there is none, or if all came otherwise."""
        if not self.ahead:
            return -1
        step = self.ahead.pop(0)
        if step.effect is s.stack[len(s.stack) - 1].effect and step.options == legal(s, seat):
            if step.chance == evaluator_for(game).chance_alone(s):
                return step.action
        self.ahead = []
        return -1
