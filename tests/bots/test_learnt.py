"""Learnt evaluators: values by table, trait and moment, and what they say about plain positions."""

from __future__ import annotations

from typing import Any

import pytest

from courtier.bots.evaluating import evaluator_for
from courtier.bots.evaluators.gugong import GugongEvaluator, make
from courtier.bots.learnt import LearntEvaluator, read_values
from courtier.core.position import new_game
from courtier.games import GAMES, load_game


def gugong() -> GugongEvaluator:
    """An evaluator whose values a test may change."""
    return make(load_game("gugong"))


def at_the_start(players: int) -> Any:
    return new_game(load_game("gugong"), {"players": players}, "learnt")


@pytest.mark.parametrize("game", GAMES)
def test_every_trait_has_a_value_at_every_moment_in_every_table(game):
    evaluator = evaluator_for(load_game(game))
    assert isinstance(evaluator, LearntEvaluator)
    values = read_values(game)
    assert list(values) == evaluator.tables
    for by_trait in values.values():
        assert sorted(by_trait) == sorted(evaluator.traits)
        assert all(len(by_moment) == evaluator.moments for by_moment in by_trait.values())


def test_a_value_between_two_moments_is_shared_between_them():
    evaluator, s = gugong(), at_the_start(2)
    evaluator.set_values({"two": {"points": [1.0, 3.0, 9.0, 9.0, 9.0]}})
    s.seats[0].vp = 10
    assert evaluator.time(s, 0) == 0.0
    assert evaluator.estimate(s, 0) == pytest.approx(10.0)
    hand = s.seats[0].hand
    lowest = hand & -hand
    s.seats[0].hand, s.seats[0].discard = hand & ~lowest, lowest  # one of four cards played: a quarter of the day
    assert evaluator.estimate(s, 0) == pytest.approx(10.0 * 1.5)


def test_two_players_and_four_have_tables_of_their_own():
    evaluator = gugong()
    evaluator.set_values({"two": {"always": [2.0] * 5}, "more": {"always": [4.0] * 5}})
    assert [evaluator.estimate(at_the_start(players), 0) for players in (2, 3, 4)] == [2.0, 4.0, 4.0]


def test_alone_the_player_and_meng_have_tables_of_their_own():
    evaluator = gugong()
    evaluator.set_values({"alone": {"always": [5.0] * 5}, "meng": {"always": [7.0] * 5}})
    s = at_the_start(1)
    assert evaluator.estimate(s, 0) == 5.0
    assert evaluator.rivals(s) == [7.0]


def test_a_trait_counts_in_its_own_term():
    evaluator, s = gugong(), at_the_start(2)
    evaluator.set_values({"two": {"jade_2": [3.0] * 5, "wall": [1.0] * 5}})
    s.seats[1].jade, s.seats[1].wall = 2, 4
    terms = [0.0] * len(evaluator.terms)
    evaluator.fill(s, 1, terms)
    assert {name: part for name, part in zip(evaluator.terms, terms, strict=True) if part} == {"jade": 3.0, "wall": 4.0}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_more_jade_more_points_and_more_steps_are_better_late_in_the_game(players):
    evaluator = gugong()
    for change in ("jade", "vp", "palace"):
        s = at_the_start(players)
        s.day = 4
        s.seats[0].palace = 4
        before = evaluator.estimate(s, 0)
        setattr(s.seats[0], change, getattr(s.seats[0], change) + 3)
        assert evaluator.estimate(s, 0) > before + 1.0, change


def test_who_cannot_reach_the_palace_any_more_loses_nearly_everything():
    """G-END-06: without an audience a player scores nothing."""
    evaluator, s = gugong(), at_the_start(2)
    s.day = 4
    p = s.seats[0]
    p.vp, p.palace = 40, 7
    near = evaluator.estimate(s, 0)
    hand = p.hand
    p.discard, p.hand = hand & (hand - 1), hand & -hand  # one card left to play, five steps to go
    p.palace = 3
    assert evaluator.estimate(s, 0) < 0.3 * near
