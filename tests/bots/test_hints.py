"""Hints: the best first, with numbers that make sense and reasons that can be said in every language."""

from __future__ import annotations

import pytest

from courtier.bots.evaluating import evaluator_for
from courtier.bots.hints import hint_messages, hints
from courtier.core.engine import legal, seat_to_act
from courtier.core.messages import Message, Name
from courtier.core.playout import Tally, playout
from courtier.core.position import new_game
from courtier.core.rng import FastRng, seeded
from courtier.games import GAMES, load_game
from tests.texts.scan import say_everywhere


@pytest.mark.parametrize("game", GAMES)
def test_hints_can_be_said_in_every_language(game):
    loaded = load_game(game)
    reasons = 0
    for choices in (0, 20, 50):
        s = new_game(loaded, {"players": 2}, "hints")
        playout(loaded, s, FastRng(choices), choices, Tally())
        seat = seat_to_act(s)
        if len(legal(s, seat)) < 2:
            continue
        seen = loaded.determinize(s, seat, seeded("x"))
        found = hints(loaded, seen, seat, 1, 12)
        assert 1 <= len(found) <= 3
        assert found[0].share >= found[-1].share
        for hint, message in zip(found, hint_messages(loaded, seen, seat, found), strict=True):
            assert hint.action in legal(s, seat)
            assert 0.0 <= hint.chance <= 1.0
            assert all(str(round(hint.score)) in said for said in say_everywhere(message).values())
            reasons += len(hint.reasons)
    assert reasons


@pytest.mark.parametrize("game", GAMES)
def test_every_term_has_a_name_in_every_language(game):
    for term in evaluator_for(load_game(game)).terms:
        name = Name(f"bots-term-{game}-{term.replace('_', '-')}")
        say_everywhere(Message("bots-reason-more", {"term": name, "points": 2}))


def test_a_seat_that_is_not_asked_gets_no_hint():
    game = load_game("viceroy")
    s = new_game(game, {"players": 2}, "none")
    playout(game, s, FastRng(1), 100_000, Tally())
    assert hints(game, s, 0, 1, 5) == []
