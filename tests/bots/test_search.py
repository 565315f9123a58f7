"""The tree: availability, widening, decoupled answers, a budget of iterations or of time."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from courtier.bots.evaluating import evaluator_for, steepness
from courtier.bots.ismcts import EXPLORE, Search, SearchBot
from courtier.bots.tree import Choice, Node, find_choice, lead, most_tried, select
from courtier.core.engine import legal, play, seat_to_act
from courtier.core.game import Game
from courtier.core.position import new_game
from courtier.core.rng import FastRng, seeded
from courtier.games import GAMES, load_game


def open_bids() -> tuple[Game[Any], Any]:
    """Viceroy with three seats at the first simultaneous question."""
    game = load_game("viceroy")
    return game, game.determinize(new_game(game, {"players": 3}, "bids"), 0, seeded("d"))


def test_unseen_options_are_chosen_by_their_first_look():
    poor, good = Choice(1, 0.2), Choice(2, 0.7)
    assert select([poor, good], 1, 0.1, 1.0) is good
    assert poor.available == good.available == 1


def test_first_looks_move_with_what_trying_has_shown():
    tried, other = Choice(1, 0.5), Choice(2, 0.49)
    tried.visits, tried.total, tried.worth, tried.available = 4, 3.2, 0.8, 4
    assert select([tried, other], 5, 0.08, 1.0) is other  # 0.8 came of 0.5, so of 0.49 nearly as much may come


def test_an_option_that_was_open_often_and_tried_seldom_gets_its_turn():
    often, seldom = Choice(1, 0.5), Choice(2, 0.5)
    often.visits, often.total, often.available = 50, 25.0, 60
    seldom.visits, seldom.total, seldom.available = 1, 0.5, 60
    assert select([often, seldom], 51, 0.5, 1.0) is seldom


def test_few_options_at_first_and_more_with_every_visit():
    choices = [Choice(action, action / 100) for action in range(20)]
    tried = {select(choices, 1, 10.0, 1.0).action for _ in range(1)}
    for _ in range(30):
        choice = select(choices, 1, 10.0, 1.0)
        choice.visits += 1
        tried.add(choice.action)
    assert tried <= {17, 18, 19}
    for _ in range(200):
        choice = select(choices, 400, 10.0, 1.0)
        choice.visits += 1
        tried.add(choice.action)
    assert len(tried) == 20


def test_the_answer_is_the_option_tried_most():
    first, second = Choice(1, 0.9), Choice(2, 0.1)
    second.visits, second.total = 3, 1.0
    assert most_tried([first, second]) is second
    assert find_choice([first, second], 2) is second
    assert find_choice([first, second], 3) is None


def test_the_lead_is_over_the_next_option():
    choices = [Choice(action, 0.5) for action in range(3)]
    assert lead(choices) == 0
    choices[0].visits, choices[1].visits, choices[2].visits = 4, 11, 9
    assert lead(choices) == 2


def test_while_the_same_seat_chooses_a_choice_is_worth_its_best_continuation():
    s: Any = new_game(load_game("gugong"), {"players": 2}, "turn")
    effect = s.stack[-1].effect
    choice, good, bad = Choice(1, 0.5), Choice(2, 0.8), Choice(3, 0.2)
    node = Node(effect, 0, 2)
    node.visits, node.tables[0] = 4, [good, bad]
    good.visits, bad.visits = 3, 1
    choice.nodes.append(node)
    choice.learn(0.1, 0)
    assert choice.worth == 0.8
    choice.learn(0.2, 1)  # another seat's: what came of it on average
    assert choice.worth == pytest.approx(0.15)


def test_beyond_its_turn_a_choice_is_worth_what_came_of_it_on_average():
    s: Any = new_game(load_game("gugong"), {"players": 1}, "alone")
    choice, lucky = Choice(1, 0.5), Choice(2, 0.9)
    node = Node(s.stack[-1].effect, 0, 1, later=True)  # the same seat again, after the automated opponent's luck
    node.visits, node.tables[0] = 1, [lucky]
    lucky.visits = 1
    choice.nodes.append(node)
    choice.learn(0.1, 0)
    assert choice.worth == 0.1


def test_alone_the_next_turn_is_known_as_one():
    game = load_game("gugong")
    s: Any = new_game(game, {"players": 1}, "alone")
    play(game, s, 0, legal(s, 0)[0])
    search = Search(game, s, 0, 1)
    search.run(200)
    nodes = [search.root]
    for node in nodes:
        nodes += [below for choice in node.tables[0] for below in choice.nodes]
    assert {node.later for node in nodes[1:]} == {False, True}


def tries(utility: float, curiosity: float) -> list[int]:
    """How often three options are tried whose worth is a point apart, where a point counts for so much."""
    choices = [Choice(action, utility - 0.002 * action) for action in range(3)]
    for visits in range(1, 200):
        chosen = select(choices, visits, curiosity, 1.0)
        chosen.learn(chosen.prior, 0)
    return [choice.visits for choice in choices]


def test_alone_far_behind_small_differences_still_tell():
    game = load_game("viscounts")
    s: Any = new_game(game, {"players": 1, "difficulty": 3}, "behind")
    evaluator = evaluator_for(game)
    even, behind = (steepness(evaluator, s, utility) for utility in (0.5, 0.1))
    assert behind < even == 1.0 / evaluator.flatter
    assert steepness(evaluator, s, 0.0) > 0.0
    assert steepness(evaluator, new_game(game, {"players": 2}, "two"), 0.1) == 1.0
    first, _, last = tries(0.1, EXPLORE)
    assert first < 2 * last
    first, _, last = tries(0.1, EXPLORE * behind)
    assert first > 4 * last


def test_every_option_is_tried_on_the_same_deals():
    game, seen = open_bids()
    search = Search(game, seen, 0, 1)
    search.run(40)
    most = max(choice.visits for choice in search.root.tables[0])
    assert len(search.dealt) == most < 40


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_stops_when_the_rest_cannot_change_its_answer(game):
    loaded = load_game(game)
    s = new_game(loaded, {"players": 2}, "clear")
    seat = seat_to_act(s)
    whole, short = (Search(loaded, loaded.determinize(s, seat, seeded("f")), seat, 9) for _ in range(2))
    whole.run(60)
    short.run(60, until_clear=True)
    assert short.iterations <= whole.iterations == 60
    assert short.best() == whole.best()


def asked_below(node: Node) -> set[int]:
    """All seats that are asked in a tree."""
    found = {node.seat}
    for table in node.tables:
        for choice in table:
            for below in choice.nodes:
                found |= asked_below(below)
    return found


def test_the_own_turn_is_thought_through_first_then_the_next_players():
    loaded = load_game("gugong")
    s = new_game(loaded, {"players": 2}, "beyond")
    seat = seat_to_act(s)
    search = Search(loaded, loaded.determinize(s, seat, seeded("f")), seat, 9)
    search.run(search.evaluator.beyond)
    assert asked_below(search.root) == {seat}
    search.run(400)
    assert asked_below(search.root) == {0, 1}


def test_where_several_others_come_first_the_own_next_turn_is_searched_and_theirs_are_answered_quickly():
    loaded = load_game("viscounts")
    s: Any = new_game(loaded, {"players": 4}, "quickly")
    rng = FastRng(2)
    answers = 0
    while answers < 40 or not evaluator_for(loaded).quiet(s):
        seat = seat_to_act(s)
        options = legal(s, seat)
        play(loaded, s, seat, options[rng.below(len(options))])
        answers += 1
    seat = seat_to_act(s)
    search = Search(loaded, loaded.determinize(s, seat, seeded("q")), seat, 9)
    search.run(300)
    nodes = [search.root]
    for node in nodes:
        nodes += [below for table in node.tables for choice in table for below in choice.nodes]
    assert {node.seat for node in nodes if node.later} == {seat}


def test_all_seats_of_a_simultaneous_choice_have_a_table_of_their_own():
    game, seen = open_bids()
    search = Search(game, seen, 0, 1)
    search.run(60)
    for seat in range(3):
        table = search.root.tables[seat]
        assert table
        assert sum(choice.visits for choice in table) == 60
    assert 20 <= sum(node.visits for node in search.root.joint) <= 60


def test_an_answer_does_not_depend_on_what_others_have_answered():
    game, _ = open_bids()
    s = new_game(game, {"players": 3}, "bids")
    before = SearchBot("x", 8, 5).choose(game, game.determinize(s, 2, seeded("e")), 2)
    for seat in (0, 1):
        play(game, s, seat, legal(s, seat)[0])
    asked = legal(s, 2)
    assert before in asked


@pytest.mark.parametrize("game", GAMES)
def test_a_search_is_repeatable_and_counts_its_iterations(game):
    loaded = load_game(game)
    s = new_game(loaded, {"players": 2}, "again")
    seat = seat_to_act(s)
    found = []
    for _ in range(2):
        search = Search(loaded, loaded.determinize(s, seat, seeded("f")), seat, 9)
        search.run(15)
        assert search.iterations == 15
        found.append([(choice.action, choice.visits, choice.total) for choice in search.root.tables[seat]])
    assert found[0] == found[1]


def test_a_time_limit_ends_the_search():
    game, seen = open_bids()
    search = Search(game, seen, 0, 1)
    began = perf_counter()
    search.run(1_000_000, 0.1)
    assert perf_counter() - began < 20
    assert search.iterations < 1_000_000
