"""Every bot plays every game, is repeatable, and sees nothing but its seat's information."""

from __future__ import annotations

from typing import Any

import pytest

from courtier.bots import BOTS, ask, make_bot
from courtier.bots.evaluating import chance_above, evaluator_for, utilities
from courtier.core.engine import legal, play, seat_to_act, seats_to_act
from courtier.core.messages import Refused
from courtier.core.playout import Tally, playout
from courtier.core.position import new_game
from courtier.core.rng import FastRng, seeded
from courtier.games import GAMES, load_game
from tests.support.option_sets import Case, count_cases


def by_name(case: Case) -> str:
    """For the name of a test."""
    return case.name


def somewhere(case: Case, seed: int, choices: int) -> Any:
    """A position in the middle of a random game."""
    s = new_game(case.game, case.options, f"bots/{seed}")
    playout(case.game, s, FastRng(seed), choices, Tally())
    return s


@pytest.mark.parametrize("case", count_cases(), ids=by_name)
def test_the_terms_of_an_estimate_add_up(case):
    evaluator = evaluator_for(case.game)
    s = somewhere(case, 5, 40)
    for seat in range(s.n_seats):
        terms = [0.0] * len(evaluator.terms)
        evaluator.fill(s, seat, terms)
        assert sum(terms) == pytest.approx(evaluator.estimate(s, seat))


@pytest.mark.parametrize("case", count_cases(), ids=by_name)
def test_at_the_end_an_estimate_is_the_score(case):
    evaluator = evaluator_for(case.game)
    s = somewhere(case, 6, 100_000)
    assert seat_to_act(s) < 0
    for seat, score in enumerate(case.game.scores(s)[: s.n_seats]):
        assert evaluator.estimate(s, seat) == score.total


@pytest.mark.parametrize("case", count_cases(), ids=by_name)
def test_a_quick_answer_is_always_open(case):
    evaluator = evaluator_for(case.game)
    s = new_game(case.game, case.options, "quick")
    rng = FastRng(1)
    for _ in range(case.game.bound(case.game.options_of(s))):
        if (seat := seat_to_act(s)) < 0:
            break
        options = legal(s, seat)
        action = evaluator.quick(s, seat, options, rng) if len(options) > 1 else options[0]
        assert action in options
        play(case.game, s, seat, action)
    assert seat_to_act(s) < 0


@pytest.mark.parametrize("name", ["greedy", "ismcts:4"])
@pytest.mark.parametrize("case", count_cases(), ids=by_name)
def test_a_bot_answers_and_repeats_itself(case, name):
    for choices in (0, 25, 60):
        s = somewhere(case, choices, choices)
        for seat in seats_to_act(s):
            if len(legal(s, seat)) > 1:
                first = ask(make_bot(name, 3), case.game, s, seat, seeded("a"))
                assert ask(make_bot(name, 3), case.game, s, seat, seeded("a")) == first


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_the_same_in_states_that_look_the_same(game):
    loaded = load_game(game)
    for choices in (10, 45):
        s = new_game(loaded, {"players": 3}, "look")
        playout(loaded, s, FastRng(choices), choices, Tally())
        seat = seat_to_act(s)
        other = loaded.determinize(s, seat, seeded("other deal"))
        for name in ("greedy", "ismcts:5"):
            mine = ask(make_bot(name, 1), loaded, s, seat, seeded("b"))
            assert ask(make_bot(name, 1), loaded, other, seat, seeded("b")) == mine


def test_a_bot_with_little_time_answers_with_the_best_so_far():
    game = load_game("viceroy")
    s = new_game(game, {"players": 2}, "hurry")
    while len(legal(s, seat_to_act(s))) == 1:
        play(game, s, seat_to_act(s), legal(s, seat_to_act(s))[0])
    hurried = make_bot("ismcts:1000000", 3, seconds=0.01)  # without the limit this would take minutes
    assert ask(hurried, game, s, seat_to_act(s), seeded("hurry")) in legal(s, seat_to_act(s))


def test_an_unknown_bot_is_refused():
    for name in ("nobody", "ismcts:0", "ismcts:x"):
        with pytest.raises(Refused) as refused:
            make_bot(name, 1)
        assert refused.value.message.key == "error-unknown-bot"
    for name in BOTS:
        assert make_bot(name, 1).name == name


def test_a_lead_is_a_chance():
    assert chance_above(0.0, 5.0) == 0.5
    assert chance_above(1000.0, 5.0) == 1.0
    assert chance_above(-1000.0, 5.0) == 0.0
    assert 0.5 < chance_above(2.0, 5.0) < chance_above(4.0, 5.0) < 1.0


@pytest.mark.parametrize("case", count_cases(), ids=by_name)
def test_utilities_are_chances(case):
    s = somewhere(case, 8, 30)
    scores, out = [0.0] * s.n_seats, [0.0] * s.n_seats
    utilities(evaluator_for(case.game), s, scores, out)
    assert all(0.0 <= value <= 1.0 for value in out)
    if s.n_seats == len(case.game.scores(s)) and s.n_seats > 1:
        assert sum(out) == pytest.approx(s.n_seats / 2)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game):
    loaded = load_game(game)
    won = 0.0
    for number in range(6):
        s = new_game(loaded, {"players": 2}, f"greedy/{number // 2}")
        bots = [make_bot("greedy" if seat == number % 2 else "random", number + seat) for seat in range(2)]
        deals = seeded(str(number))
        while (seat := seat_to_act(s)) >= 0:
            options = legal(s, seat)
            play(loaded, s, seat, ask(bots[seat], loaded, s, seat, deals) if len(options) > 1 else options[0])
        mine, other = (loaded.scores(s)[seat].total for seat in (number % 2, 1 - number % 2))
        won += (mine > other) + (mine == other) / 2
    assert won >= 4.5
