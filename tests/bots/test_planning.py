"""Planning alone: ways to end the turn are compared, the plan is kept to while all comes as planned, limits hold."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from courtier.bots.evaluating import chance_above, evaluator_for
from courtier.bots.hints import hints
from courtier.bots.ismcts import SearchBot
from courtier.bots.planning import DECIDED, Planner, TurnMemory, Way
from courtier.core.engine import legal, play, seat_to_act
from courtier.core.game import Game
from courtier.core.playout import Tally, playout
from courtier.core.position import new_game
from courtier.core.rng import FastRng, seeded
from courtier.games import load_game
from courtier.games.viscounts.words import RIVALS


def alone(choices: int, rival: str = "ai_cleric", seed: str = "plan") -> tuple[Game[Any], Any]:
    """A game against a rival after so many random choices, at a question with several answers."""
    game = load_game("viscounts")
    s = new_game(game, {"players": 1, "rival": rival, "difficulty": 3}, seed)
    playout(game, s, FastRng(3), choices, Tally())
    while s.stack and len(legal(s, 0)) < 2:
        play(game, s, 0, legal(s, 0)[0])
    return game, s


def last_turn() -> tuple[Game[Any], Any]:
    """The last turn of a game."""
    game, s = alone(0, "ai_cards")
    evaluator = evaluator_for(game)
    rng = FastRng(5)
    last = game.copy(s)
    while s.stack:
        if evaluator.quiet(s):
            last = game.copy(s)
        options = legal(s, 0)
        play(game, s, 0, options[0] if len(options) == 1 else evaluator.quick(s, 0, options, rng))
    return game, last


def lead_after(game: Game[Any], s: Any, actions: list[int], number: int) -> int:
    """The lead of the seat when it ends its last turn so."""
    s = game.copy(s)
    rng = FastRng(number)
    evaluator = evaluator_for(game)
    for action in actions:
        if action not in legal(s, 0):
            break
        play(game, s, 0, action)
    while s.stack:
        play(game, s, 0, evaluator.quick(s, 0, legal(s, 0), rng))
    mine, rival = game.scores(s)
    return mine.total - rival.total


def test_the_last_turn_is_ended_better_than_quick_answers_would():
    game, s = last_turn()
    planner = Planner(game, game.determinize(s, 0, seeded("last")), 0, 1)
    planner.run(300)
    planned = lead_after(game, planner.deal(0), planner.ways[0].actions, 0)
    quick = [lead_after(game, planner.deal(0), [], number) for number in range(20)]
    assert planned >= sum(quick) / len(quick)


@pytest.mark.parametrize("rival", RIVALS)
def test_every_choice_is_open_and_the_same_again(rival):
    game, s = alone(0, rival)
    first, again = SearchBot("x", 30, 4), SearchBot("x", 30, 4)
    for number in range(25):
        seen = game.determinize(s, 0, seeded(str(number)))
        action = first.choose(game, seen, 0)
        assert action == again.choose(game, game.copy(seen), 0)
        assert action in legal(s, 0)
        play(game, s, 0, action)


def test_it_depends_on_nothing_that_the_seat_cannot_know():
    game, s = alone(40)
    other = game.determinize(s, 0, seeded("other"))
    chosen = []
    for state in (s, other):
        planner = Planner(game, game.determinize(state, 0, seeded("same")), 0, 7)
        planner.run(100)
        chosen.append([(way.actions, way.total) for way in planner.ways])
    assert chosen[0] == chosen[1]


def test_iterations_are_what_looks_and_the_turns_after_them_cost():
    game, s = alone(40)
    for ahead, most in ((0, 500), (1, 125), (2, 62)):
        planner = Planner(game, game.determinize(s, 0, seeded("n")), 0, 7)
        planner.ahead = ahead
        planner.run(500)
        assert most / 2 < planner.looks <= most
        assert planner.looks == sum(way.visits for way in planner.ways)
        assert planner.ways[0].visits == max(way.visits for way in planner.ways)


def test_ends_of_a_turn_are_where_its_actions_lead():
    game, s = alone(40)
    planner = Planner(game, game.determinize(s, 0, seeded("n")), 0, 7)
    ends = planner.ends(planner.deal(0), 2, FastRng(1))
    assert {end.actions[0] for end in ends} == set(legal(s, 0))
    for end in ends:
        at = planner.deal(0)
        for action in end.actions:
            play(game, at, 0, action)
        assert planner.evaluator.quiet(at)
        assert planner.chance(at) == end.chance == planner.chance(end.state)


def test_the_more_iterations_the_more_beginnings_of_the_turn_are_thought_through():
    game, s = alone(0)
    planner = Planner(game, s, 0, 7)
    while not planner.evaluator.quiet(s) or len(legal(s, 0)) < 2:
        play(game, s, 0, legal(s, 0)[0])
    few, many = planner.find_ways(2), planner.find_ways(20)
    assert 2 < len(few) < len(many)
    planner.run(100)
    assert {tuple(way.actions) for way in planner.ways} <= {tuple(way.actions) for way in planner.find_ways(10)}


def test_turns_ahead_are_played_as_they_look_best_and_then_judged():
    game, s = alone(0)
    planner = Planner(game, s, 0, 7)
    while not planner.evaluator.quiet(s) or len(legal(s, 0)) < 2:
        play(game, s, 0, legal(s, 0)[0])
    planner.ahead = 1
    rng = FastRng(planner.start + 1)  # of the first deal that ways are followed on
    ends = planner.ends(planner.deal(1), 1, rng)
    nothing_done = Way([])
    planner.follow(nothing_done, 1)
    assert nothing_done.total == max(end.chance for end in ends)
    reached: list[Any] = [end.state for end in ends]
    assert all(after.round == s.round + 1 for after in reached)


def test_ways_are_not_judged_on_the_deal_that_they_were_found_on():
    game, s = alone(40)
    planner = Planner(game, game.determinize(s, 0, seeded("n")), 0, 7)
    planner.find_ways(2)
    assert len(planner.dealt) == 1
    planner.run(400)
    assert len(planner.dealt) == 1 + max(way.visits for way in planner.ways)


def test_a_time_limit_is_obeyed():
    game, s = alone(40)
    planner = Planner(game, game.determinize(s, 0, seeded("n")), 0, 7)
    began = perf_counter()
    planner.run(1_000_000, 0.05)
    assert perf_counter() - began < 5.0  # without the limit this would take hours
    assert planner.best() in legal(s, 0)


def test_without_time_the_whole_turn_is_still_looked_at_narrowly():
    game, s = alone(0)
    planner = Planner(game, s, 0, 7)
    while not planner.evaluator.quiet(s) or len(legal(s, 0)) < 2:
        play(game, s, 0, legal(s, 0)[0])
    narrow = {tuple(end.actions) for end in planner.ends(planner.deal(0), 4, FastRng(7)) if end.chance}
    hurried = {tuple(way.actions) for way in planner.find_ways(16, perf_counter() - 1.0)}
    assert hurried & narrow
    assert len(hurried) < len(planner.find_ways(16, perf_counter() + 60.0))


def test_a_finished_game_is_as_good_as_it_is_clearly_won():
    game, s = last_turn()
    planner = Planner(game, s, 0, 7)
    evaluator = evaluator_for(game)
    while s.stack:
        play(game, s, 0, evaluator.quick(s, 0, legal(s, 0), FastRng(1)) if len(legal(s, 0)) > 1 else legal(s, 0)[0])
    lead = lead_after(game, s, [], 0)
    assert planner.chance(s) == chance_above(float(lead), DECIDED)
    way = Way([])
    planner.dealt = [s, s]
    planner.follow(way, 1)
    assert way.wins == (1.0 if lead > 0 else 0.0)
    assert way.points == game.scores(s)[0].total


def test_a_turn_is_planned_once_as_long_as_all_comes_as_planned():
    game, s = alone(0)
    evaluator = evaluator_for(game)
    while not evaluator.quiet(s) or len(legal(s, 0)) < 2:
        play(game, s, 0, legal(s, 0)[0])
    planner = Planner(game, s, 0, 7)
    planner.run(60)
    memory = TurnMemory()
    at = planner.deal(0)  # what was planned on, so that nothing comes otherwise
    turn: list[int] = []
    while not turn or not evaluator.quiet(at):
        turn.append(memory.choose(game, at, 0, 7 + len(turn), 60 if not turn else 1, 0.0))
        play(game, at, 0, turn[-1])
    assert turn == planner.ways[0].actions
    assert not memory.ahead


def test_a_turn_that_comes_otherwise_is_planned_anew():
    game, s = alone(0)
    memory = TurnMemory()
    memory.choose(game, s, 0, 7, 60, 0.0)
    _, later = alone(60)
    assert memory.choose(game, later, 0, 7, 60, 0.0) in legal(later, 0)


def test_hints_alone_come_from_the_plans():
    game, s = alone(40)
    planner = Planner(game, game.determinize(s, 0, seeded("h")), 0, 5)
    planner.run(200)
    found = hints(game, game.determinize(s, 0, seeded("h")), 0, 5, 200)
    assert found[0].action == planner.best()
    assert 1 <= len(found) <= 3
    assert sum(hint.share for hint in found) <= 1.0
    assert all(0.0 <= hint.chance <= 1.0 for hint in found)
    assert found[0].share >= found[-1].share


def test_a_way_that_was_never_followed_is_worse_than_every_other():
    followed = Way([1])
    followed.visits, followed.total = 2, 0.0
    assert Way([2]).worth() < followed.worth() == 0.0


def test_several_seats_are_searched_as_before():
    game = load_game("viscounts")
    s = new_game(game, {"players": 2}, "two")
    bot = SearchBot("x", 8, 4)
    seat = seat_to_act(s)
    bot.choose(game, game.determinize(s, seat, seeded("a")), seat)
    assert not bot.memory.ahead


def test_a_hint_expects_the_points_that_planned_games_end_with():
    game = load_game("gugong")
    s = new_game(game, {"players": 1, "difficulty": "hard"}, "points")
    while len(legal(s, 0)) < 2:
        play(game, s, 0, legal(s, 0)[0])
    for hint in hints(game, game.determinize(s, 0, seeded("points")), 0, 1, 60):
        assert hint.score > evaluator_for(game).estimate(s, 0) + 20.0  # an estimate rests on greedy games
