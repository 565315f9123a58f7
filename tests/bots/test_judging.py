"""The judge of whoever plays alone: what its numbers mean, and what the learnt ones know."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import Any

import pytest

from courtier.bots.evaluating import evaluator_for
from courtier.bots.judging import Judge
from courtier.bots.learnt import LearntEvaluator
from courtier.core.engine import legal, play
from courtier.core.position import new_game
from courtier.games import load_game

ALONE: dict[str, dict[str, Any]] = {
    "gugong": {"players": 1, "difficulty": "hard"},
    "viscounts": {"players": 1, "rival": "ai_builder", "difficulty": 3},
}


def chance(logit: float) -> float:
    return 1.0 / (1.0 + exp(-logit))


def learnt(name: str) -> LearntEvaluator:
    evaluator = evaluator_for(load_game(name))
    assert isinstance(evaluator, LearntEvaluator)
    return evaluator


def test_a_judge_that_knows_nothing_calls_every_game_even():
    assert Judge([0.0] * 8, [0.0, 0.0], [[0.0, 0.0]] * 2, [1.0]).chance([[1.0], [1.0]], 9.0, 0.5) == 0.5


def test_what_a_trait_is_worth_changes_evenly_in_the_course_of_the_game():
    judge = Judge([2.0, -1.0, 0.0, 0.0], [0.0], [[0.0]] * 5, [])  # the plain sum alone, one trait of each side
    for time, worth in ((0.0, 2.0), (2.0, 1.5), (4.0, 1.0)):
        assert judge.chance([[3.0], [7.0]], 0.0, time) == pytest.approx(chance(3.0 * worth))


def test_the_opponents_traits_count_by_themselves():
    judge = Judge([0.0, 0.0, -1.0, 0.0], [0.0], [[4.0]] * 2, [])
    assert judge.chance([[9.0], [1.0]], 0.0, 0.0) == pytest.approx(chance(4.0 - 1.0))


def test_the_lead_counts_and_what_each_moment_starts_from():
    judge = Judge([0.0] * 4, [0.5], [[0.0], [2.0], [3.0]], [])
    assert judge.chance([[0.0], [0.0]], 4.0, 0.0) == pytest.approx(chance(2.0))
    assert judge.chance([[0.0], [0.0]], 0.0, 0.5) == pytest.approx(chance(1.0))
    assert judge.chance([[0.0], [0.0]], -4.0, 2.0) == pytest.approx(chance(1.0))


def test_two_traits_may_be_worth_something_only_together():
    hidden, plain = [1.0, 0.0], [0.0, 0.0]
    judge = Judge([*hidden, *plain] * 2 + [0.0] * 8, [0.0, 0.0], [[-1.0, 0.0]] * 2, [5.0])
    assert judge.chance([[1.0, 0.0], [0.0, 0.0]], 0.0, 0.3) == judge.chance([[0.0, 1.0], [0.0, 0.0]], 0.0, 0.3) == 0.5
    assert judge.chance([[1.0, 1.0], [0.0, 0.0]], 0.0, 0.3) == pytest.approx(chance(5.0))


def test_no_chance_is_beyond_what_a_number_can_hold():
    judge = Judge([1.0e9, 0.0, 0.0, 0.0], [0.0], [[0.0]] * 2, [])
    assert 0.999 < judge.chance([[1.0], [0.0]], 0.0, 0.0) <= 1.0


def test_what_an_estimate_comes_to_changes_from_moment_to_moment():
    judge = Judge([], [0.0], [[0.0]] * 3, [], [[60.0, 0.5], [40.0, 0.7], [0.0, 1.0]])
    assert judge.points(40.0, 0.0) == 80.0
    assert judge.points(40.0, 0.5) == pytest.approx(74.0)
    assert judge.points(40.0, 2.0) == 40.0
    assert Judge([], [0.0], [[0.0]] * 3, []).points(40.0, 1.5) == 40.0


@pytest.mark.parametrize("name", ALONE)
def test_every_trait_has_its_numbers_on_both_sides_and_on_the_table(name):
    read = json.loads(files("courtier.bots.evaluators").joinpath(f"{name}_judge.json").read_text("utf-8"))
    evaluator = learnt(name)
    units = len(read["lead"])
    assert len(read["weights"]) == units - 1 > 0
    assert [len(row) for row in read["bias"]] == [units] * evaluator.moments
    assert [len(row) for row in read["outcomes"]] == [2] * evaluator.moments
    for side, traits in (("mine", evaluator.traits), ("theirs", evaluator.traits), ("table", evaluator.table_traits)):
        assert list(read[side]) == traits
        assert all([len(row) for row in rows] == [units, units] for rows in read[side].values())


@pytest.mark.parametrize("name", ALONE)
def test_being_ahead_is_judged_better_than_being_behind(name):
    evaluator = learnt(name)
    s: Any = new_game(evaluator.game, ALONE[name], "judge")
    even = evaluator.chance_alone(s)
    if name == "gugong":
        s.seats[0].vp += 30
    else:
        s.seats[0].silver += 12
        s.seats[0].gold += 4
    ahead = evaluator.chance_alone(s)
    assert 0.0 < even < ahead < 1.0


def test_points_to_be_expected_are_those_of_planned_games_not_of_greedy_ones():
    for name, least in (("gugong", 65.0), ("viscounts", 85.0)):
        evaluator = learnt(name)
        s: Any = new_game(evaluator.game, ALONE[name], "points")
        assert evaluator.estimate(s, 0) < least < evaluator.points_alone(s) < least + 20.0


@pytest.mark.parametrize("name", ALONE)
def test_the_judge_is_told_both_sides_and_the_table(name):
    evaluator = learnt(name)
    s: Any = new_game(evaluator.game, ALONE[name], "sides")
    mine, theirs, table = evaluator.sides(s)
    for side, found in enumerate((mine, theirs)):
        expected = [0.0] * len(evaluator.traits)
        evaluator.describe(s, side, expected)
        assert found == expected
    assert mine != theirs
    assert len(table) == len(evaluator.table_traits)
    assert any(table)
    assert evaluator.lead(s, [mine, theirs, table]) == evaluator.estimate(s, 0) - evaluator.rivals(s)[0]


def told(name: str, s: Any) -> dict[str, float]:
    """What the judge is told of the table, as far as there is something to tell."""
    evaluator = learnt(name)
    return {trait: n for trait, n in zip(evaluator.table_traits, evaluator.sides(s)[2], strict=True) if n}


def test_meng_s_cards_and_the_gifts_are_told():
    game = load_game("gugong")
    s: Any = new_game(game, {"players": 1, "difficulty": "hard"}, "meng")
    found = told("gugong", s)
    assert sum(n for trait, n in found.items() if trait.startswith("deck_")) == pytest.approx(1.0)
    assert found["deck_jade"] == pytest.approx(2 / 11)
    assert sum(n for trait, n in found.items() if trait.startswith("stack_")) == len(s.meng.stack)
    assert sum(n for trait, n in found.items() if trait.startswith("lies_")) == 7
    assert sum(n for trait, n in found.items() if trait.startswith("hand_")) == 4
    assert sum(n for trait, n in found.items() if trait.startswith("offer_")) == 6
    assert found["lying_jade"] == s.parts.value[s.board[2]]


def test_the_schemes_and_where_both_stand_are_told():
    game = load_game("viscounts")
    s: Any = new_game(game, {"players": 1, "rival": "ai_noble", "difficulty": 3}, "rival")
    while not s.round:
        play(game, s, 0, legal(s, 0)[0])
    found = told("viscounts", s)
    draw = s.seats[1].draw
    assert found["draw_size"] == len(draw)
    for card in draw:
        assert found[f"draw_{s.box.schemes[card - s.box.n_cards]}"] == 1 / len(draw)
    assert found["future"] == len(s.future)
    assert found["debts_left"] == s.debts_left
    assert sum(n for trait, n in found.items() if trait.startswith("apart_")) == 1


def test_nobody_is_told_of_a_table_with_several_players():
    for name in ALONE:
        assert not told(name, new_game(load_game(name), {"players": 2}, "two"))


def test_who_plays_alone_without_an_opponent_searches():
    assert not evaluator_for(load_game("viceroy")).judges
