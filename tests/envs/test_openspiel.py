"""OpenSpiel's own checks of our games, recorded playthroughs, and observations split into public and private."""

from __future__ import annotations

import pickle
import unittest

import numpy as np
import pytest

from courtier.core.engine import seat_to_act
from courtier.core.playout import Tally, playout
from courtier.core.position import new_game
from courtier.core.rng import FastRng, seeded
from courtier.envs import checks
from courtier.envs.encoders import encoder_for
from courtier.games import GAMES
from tests.support.option_sets import count_cases

pyspiel = pytest.importorskip("pyspiel")

import courtier.envs.openspiel  # noqa: E402, F401
from tests.envs.recorded import SMALL, path_of, recorded  # noqa: E402

CASES = count_cases()
BOTH = pyspiel.PrivateInfoType.SINGLE_PLAYER


def ids(case):
    return case.name


def load(game, players):
    return pyspiel.load_game(f"python_{game}", {"players": players})


def observer_of(loaded, recall, public, private):
    kind = pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    return loaded.make_py_observer(kind)


def run_upstream(game, players):
    """OpenSpiel's api_test on sampled states, and its games_sim_test with clones, serialisation and pickles."""
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    loaded = load(game, players)
    cases = type("Cases", (EnforceAPIOnPartialTreeBase,), {"game": loaded, "game_name": f"python_{game}"})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(cases).run(result)
    assert result.testsRun >= 5
    assert not [told for _, told in result.failures + result.errors]
    GamesSimTest().sim_game(loaded)


def test_every_game_can_be_loaded():
    assert {f"python_{game}" for game in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("case", CASES, ids=ids)
def test_openspiel_accepts_it(case):
    checks.check_openspiel(case.game.name, int(str(case.options["players"])))


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_checks_of_the_interface(game):
    run_upstream(game, 2)


@pytest.mark.deep
@pytest.mark.parametrize("case", CASES, ids=ids)
def test_openspiels_checks_of_the_interface_for_every_number_of_players(case):
    players = int(str(case.options["players"]))
    for _ in range(5):
        run_upstream(case.game.name, players)
    pyspiel.random_sim_test(load(case.game.name, players), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "players"), SMALL)
def test_a_playthrough_comes_out_as_recorded(game, players):
    before = path_of(game, players).read_text(encoding="utf-8").splitlines()
    now = recorded(game, players)
    for number, (was, line) in enumerate(zip(before, now, strict=False), 1):
        assert line == was, f"line {number}; if the rules have changed: python -m tests.envs.recorded"
    assert len(now) == len(before)


@pytest.mark.parametrize("case", [case for case in CASES if case.options["players"] != 1], ids=ids)
def test_what_counts_as_public_is_known_to_everybody(case):
    """All that another seat cannot know is dealt anew; the public pieces of the first seat stay as they are."""
    rng = FastRng(11)
    compared = 0
    for deal in range(3):
        s = new_game(case.game, case.options, f"public/{deal}")
        encoder = encoder_for(case.game, s.n_seats)
        private = [piece.private for piece in encoder.pieces for _ in range(piece.size)]
        for turn in range(14):
            if seat_to_act(s) < 0:
                break
            mine = np.frombuffer(encoder.encode(s, 0), dtype="<i2")
            for seat in range(1, s.n_seats):
                other = case.game.determinize(s, seat, seeded(f"{deal}/{turn}"))
                if case.game.view(other, seat) == case.game.view(s, seat):
                    again = np.frombuffer(encoder.encode(other, 0), dtype="<i2")
                    assert (mine == again)[~np.array(private)].all()
                    compared += 1
            playout(case.game, s, rng, 11, Tally())
    assert compared > 10


@pytest.mark.parametrize("game", GAMES)
def test_public_and_private_make_the_whole(game):
    loaded = load(game, 3)
    state = loaded.new_initial_state()
    state.apply_action(5)
    rng = np.random.default_rng(3)
    for _ in range(20):
        state.apply_action(int(rng.choice(state.legal_actions())))
    whole, public, private = (
        observer_of(loaded, False, shown, hidden)
        for shown, hidden in ((True, BOTH), (True, pyspiel.PrivateInfoType.NONE), (False, BOTH))
    )
    assert not public.dict.keys() & private.dict.keys()
    assert public.dict.keys() | private.dict.keys() == whole.dict.keys()
    for player in range(3):
        for observer in (whole, public, private):
            observer.set_from(state, player)
        assert all((whole.dict[name] == part).all() for name, part in private.dict.items())
        if player == 0:
            assert all((whole.dict[name] == part).all() for name, part in public.dict.items())
        assert public.string_from(state, player) == public.string_from(state, 0)
    assert list(whole.tensor) == state.observation_tensor(2)


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_and_a_pickle_are_the_same_position_and_go_on_alike(game):
    state = load(game, 2).new_initial_state()
    state.apply_action(9)
    rng = np.random.default_rng(8)
    for _ in range(40):
        state.apply_action(int(rng.choice(state.legal_actions())))
    others = [state.clone(), pickle.loads(pickle.dumps(state))]
    others.append(state.get_game().deserialize_state(state.serialize()))
    while not state.is_terminal():
        for other in others:
            assert other.legal_actions() == state.legal_actions()
            for player in range(2):
                assert other.information_state_string(player) == state.information_state_string(player)
        action = int(rng.choice(state.legal_actions()))
        for each in (state, *others):
            each.apply_action(action)
    assert all(other.returns() == state.returns() for other in others)


def test_perfect_recall_is_a_string_of_ones_own_past():
    loaded = load("viceroy", 2)
    recall = observer_of(loaded, True, True, BOTH)
    assert recall.tensor is None
    state = loaded.new_initial_state()
    state.apply_action(5)
    told: list[str] = []
    while len(told) < 4:
        asked = state.current_player() == 0
        if asked:
            told.append(recall.string_from(state, 0))
            assert told[-1] == state.information_state_string(0)
        state.apply_action(state.legal_actions()[0])
    assert [len(each.splitlines()) for each in told] == [1, 2, 3, 4]
    assert all(told[i + 1].startswith(told[i].rstrip()) for i in range(3))


def test_an_observer_of_everybodys_secrets_is_not_offered():
    assert observer_of(load("viceroy", 2), False, True, pyspiel.PrivateInfoType.ALL_PLAYERS) is None
    assert observer_of(load("viceroy", 2), True, True, pyspiel.PrivateInfoType.NONE) is None
