"""Information-set Monte Carlo tree search: many deals that agree with what the seat knows, one tree for all of them.

Each iteration takes a deal, walks down the tree, adds the first question it does not know yet, looks one step ahead
there and carries the outcome back to everybody who chose on the way. All options of the question searched are tried on
the same deals in the same order, so that luck is alike for all of them. The seat's own turn is thought through first;
the tree grows beyond it only where a choice has been tried often, and where the game says so it grows past the turns of
several others, which are answered quickly. Simultaneous choices are decoupled: every seat selects by its own table,
without the others' answers. The result depends on the seed and the number of iterations only, unless a time limit is
given.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, final

from courtier.bots.evaluating import Evaluator, chance_to_win, evaluator_for, steepness, utilities
from courtier.bots.lookahead import answer_quickly, look, quick_rounds
from courtier.bots.planning import TurnMemory
from courtier.bots.tree import Choice, Node, find_choice, lead, most_tried, select
from courtier.core.engine import legal, play, seat_to_act
from courtier.core.game import Game
from courtier.core.rng import FastRng, Rng
from courtier.core.state import State

DEPTH: Final = 40  # questions of one walk
GROW: Final = 1  # visits of a choice before the tree grows below it, when another seat is asked within the turn
LIKED: Final = 0.03  # how much more than other options another seat's quick answer promises at first
EXPLORE: Final = 0.08  # how much curiosity counts against what is known
WIDTH: Final = 1.0  # how fast more options are tried
CLOCK: Final = 16  # iterations between two looks at the clock
DEALS: Final = 256  # deals that are kept


@final
class Search:
    """One question of one seat, thought about."""

    game: Game[Any]
    evaluator: Evaluator
    seen: State
    seat: int
    root: Node
    iterations: int
    rng: FastRng
    deals: Rng
    dealt: list[State]
    start: int
    first: Choice | None
    path: list[Choice]
    seats: list[int]
    scores: list[float]  # of the walk under way: all seats' estimates, ...
    out: list[float]  # ... their utilities ...
    wins: float  # ... and the searching seat's chance to win
    curiosity: float  # how much it counts against what is known, at this table
    beyond: int  # visits of a choice before the tree grows on after the seat's turn
    quickly: bool  # whether others' turns in between are answered quickly instead of being searched

    def __init__(self, game: Game[Any], seen: State, seat: int, seed: int, evaluator: Evaluator | None = None) -> None:
        self.game = game
        self.evaluator = evaluator or evaluator_for(game)
        self.seen = seen
        self.seat = seat
        self.iterations = 0
        self.rng = FastRng(seed)
        self.start = self.rng.below(1 << 30)
        self.deals = Rng(seed.to_bytes(8, "big"), 0, [])
        self.dealt = []
        self.first = None
        self.root = Node(seen.stack[len(seen.stack) - 1].effect, seat, seen.n_seats)
        self.scores = [0.0] * seen.n_seats
        self.out = [0.0] * seen.n_seats
        self.wins = 0.0
        self.curiosity = EXPLORE
        self.quickly = seen.n_seats > 2 and self.evaluator.beyond_quick > 0
        self.beyond = self.evaluator.beyond_quick if self.quickly else self.evaluator.beyond
        self.path = []
        self.seats = []

    def run(self, iterations: int, seconds: float = 0.0, until_clear: bool = False) -> None:
        """Think for so many iterations, or until the time is over, or until the rest cannot change the answer."""
        end = perf_counter() + seconds
        for i in range(iterations):
            if i % CLOCK == CLOCK - 1:
                if seconds > 0.0 and perf_counter() > end:
                    return
                if until_clear and lead(self.root.tables[self.seat]) > iterations - i:
                    return
            self.iterate()

    def best(self) -> int:
        """The action to play."""
        return most_tried(self.root.tables[self.seat]).action

    def deal(self, number: int) -> State:
        """One of the deals that agree with what the seat knows, to be changed."""
        number %= DEALS
        while len(self.dealt) <= number:
            made: State = self.game.determinize(self.seen, self.seat, self.deals)
            self.dealt.append(made)
        out: State = self.game.copy(self.dealt[number])
        return out

    def iterate(self) -> None:
        """One deal, one walk, one new node."""
        self.iterations += 1
        node = self.root
        self.path = []
        self.seats = []
        if node.visits == 0:
            self.expand(node, self.seen)
            self.curiosity = EXPLORE * steepness(self.evaluator, self.seen, self.out[self.seat])
        node.visits += 1
        first = select(node.tables[self.seat], node.visits, self.curiosity, WIDTH)
        self.first = first
        s = self.deal(first.visits)
        self.rng = FastRng(self.start + first.visits)
        depth = 0
        n_first = 0  # how many choices were made at the root
        while True:
            if depth == DEPTH:
                self.finish(s)
                break
            child = self.step_together(node, s) if node.effect.together else self.step_alone(node, s)
            depth += 1
            if depth == 1:
                n_first = len(self.path)
            if child is None:
                break
            node = child
            node.visits += 1
            if node.visits == 1:
                self.expand(node, s)
                if not self.evaluator.steps:
                    self.wins = chance_to_win(self.evaluator, s, self.seat, self.scores)
                    break
        for i in range(len(self.path) - 1, -1, -1):
            choice = self.path[i]
            choice.learn(self.out[self.seats[i]], self.seats[i])
            if i < n_first and self.seats[i] == self.seat:
                choice.points += self.scores[self.seat]
                choice.wins += self.wins

    def finish(self, s: State) -> None:
        """The end of a walk: play on as far as it tells more than chance, and estimate what came of it."""
        evaluator = self.evaluator
        quick_rounds(self.game, evaluator, s, self.rng, evaluator.steps)
        utilities(evaluator, s, self.scores, self.out)
        self.wins = chance_to_win(evaluator, s, self.seat, self.scores)

    def expand(self, node: Node, s: State) -> None:
        """A question that is new: one look ahead for each option of each seat asked; the best one is the outcome."""
        asked = self.asked(s)
        known = bool(asked >> self.seat & 1)
        if known:
            self.expand_own(node, s)
        for seat in range(s.n_seats):
            if seat != self.seat and asked >> seat & 1:
                self.expand_other(node, s, seat, not known)
                known = True

    def expand_own(self, node: Node, s: State) -> None:
        """The searching seat's own options, each with its best look ahead; the best one of all is the outcome."""
        best = -1.0
        start = self.rng.below(1 << 30)
        kept_out, kept_scores = self.out, self.scores
        options: list[int] = legal(s, self.seat)
        for action in options:
            choice = Choice(action, -1.0)
            node.tables[self.seat].append(choice)
            for sample in range(self.evaluator.samples):
                out, scores = [0.0] * s.n_seats, [0.0] * s.n_seats
                look(self.game, self.evaluator, s, self.seat, action, FastRng(start + sample), scores, out)
                if out[self.seat] > choice.prior:
                    choice.prior = choice.worth = out[self.seat]
                    if choice.prior > best:
                        best = choice.prior
                        kept_out, kept_scores = out, scores
        self.out, self.scores = kept_out, kept_scores

    def expand_other(self, node: Node, s: State, seat: int, decides: bool) -> None:
        """Somebody else's options: the quick answer comes first; unless the outcome is known, it is what follows it."""
        options: list[int] = legal(s, seat)
        quick = options[0] if len(options) == 1 else self.evaluator.quick(s, seat, options, self.rng)
        if decides:
            out, scores = [0.0] * s.n_seats, [0.0] * s.n_seats
            look(self.game, self.evaluator, s, seat, quick, self.rng, scores, out)
            self.out, self.scores = out, scores
        base = self.out[seat]
        for action in options:
            node.tables[seat].append(Choice(action, base + LIKED if action == quick else base - LIKED))

    def asked(self, s: State) -> int:
        """Bit mask of the seats that owe an answer."""
        f = s.stack[len(s.stack) - 1]
        if f.effect.together:
            return f.a | (1 << self.seat) if s.answers[self.seat] >= 0 and f.b >> self.seat & 1 else f.a
        return 1 << f.seat

    def pick(self, node: Node, s: State, seat: int) -> Choice:
        """What a seat tries; options that this deal opened for the first time get their look ahead now."""
        if node is self.root and seat == self.seat and self.first is not None:
            self.path.append(self.first)
            self.seats.append(seat)
            return self.first
        options: list[int] = legal(s, seat)
        table = node.tables[seat]
        open_now: list[Choice] = []
        for action in options:
            choice = find_choice(table, action)
            if choice is None:
                out, scores = [0.5 - LIKED] * s.n_seats, [0.0] * s.n_seats
                if seat == self.seat:
                    look(self.game, self.evaluator, s, seat, action, self.rng, scores, out)
                choice = Choice(action, out[seat])
                table.append(choice)
            open_now.append(choice)
        chosen = select(open_now, node.visits, self.curiosity, WIDTH)
        self.path.append(chosen)
        self.seats.append(seat)
        return chosen

    def ends(self, s: State, visits: int) -> bool:
        """Whether the walk ends here: the game is over, or the choice that led here was not tried often enough yet."""
        if s.stack:
            if self.evaluator.quiet(s):
                if visits >= self.beyond:
                    return False
            elif visits >= GROW or seat_to_act(s) == self.seat:
                return False
        self.finish(s)
        return True

    def comes_back(self, s: State) -> bool:
        """Quick answers of all others until the seat is asked again; False if the game is over before."""
        while (seat := seat_to_act(s)) != self.seat:
            if seat < 0:
                return False
            answer_quickly(self.game, self.evaluator, s, seat, self.rng)
        return True

    def step_alone(self, node: Node, s: State) -> Node | None:
        """One seat chooses; where it leads depends on the question that follows."""
        choice = self.pick(node, s, node.seat)
        play(self.game, s, node.seat, choice.action)
        if self.ends(s, choice.visits):
            return None
        later = self.evaluator.quiet(s)
        if later and self.quickly and not self.comes_back(s):
            self.finish(s)
            return None
        effect, seat = s.stack[len(s.stack) - 1].effect, seat_to_act(s)
        for child in choice.nodes:
            if child.effect is effect and (child.seat == seat or effect.together):
                return child
        made = Node(effect, seat, s.n_seats, later)
        choice.nodes.append(made)
        return made

    def step_together(self, node: Node, s: State) -> Node | None:
        """All who owe an answer choose, each by its own table; then all answers are opened."""
        asked = self.asked(s)
        answers = [-1] * s.n_seats
        visits = node.visits
        key = 0
        for seat in range(s.n_seats):
            if asked >> seat & 1:
                choice = self.pick(node, s, seat)
                answers[seat] = choice.action
                if seat == self.seat:
                    visits = choice.visits
            key = key * (self.game.actions.size + 1) + answers[seat] + 1
        if asked >> self.seat & 1:  # a replaced answer must come before the last owed one
            play(self.game, s, self.seat, answers[self.seat])
        for seat in range(s.n_seats):
            if seat != self.seat and asked >> seat & 1:
                play(self.game, s, seat, answers[seat])
        if self.ends(s, visits):
            return None
        effect, seat = s.stack[len(s.stack) - 1].effect, seat_to_act(s)
        key = key * (s.n_seats + 1) + (0 if effect.together else seat + 1)
        for i in range(len(node.keys)):
            if node.keys[i] == key and node.joint[i].effect is effect:
                return node.joint[i]
        made = Node(effect, seat, s.n_seats)
        node.keys.append(key)
        node.joint.append(made)
        return made


@final
class SearchBot:
    """Plays by search with a fixed number of iterations, and a time limit if it is given one; alone it may plan."""

    name: str
    memory: TurnMemory

    def __init__(self, name: str, iterations: int, seed: int, seconds: float = 0.0) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds
        self.rng = FastRng(seed)
        self.memory = TurnMemory()

    def choose(self, game: Game[Any], seen: Any, seat: int) -> int:
        """The action that the search tried most, or that is part of the best turn planned."""
        options: list[int] = legal(seen, seat)
        start = self.rng.below(1 << 30)
        if len(options) == 1:
            return options[0]
        if seen.n_seats == 1 and evaluator_for(game).judges:
            return self.memory.choose(game, seen, seat, start, self.iterations, self.seconds)
        search = Search(game, seen, seat, start)
        search.run(self.iterations, self.seconds, True)
        return search.best()
