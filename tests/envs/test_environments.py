"""The libraries' own checks, masks in both places, and observations that tell a seat no more than its view."""

from __future__ import annotations

import gymnasium
import numpy as np
import pettingzoo
import pytest

from courtier.core.engine import legal, play, seat_to_act
from courtier.core.playout import Tally, playout
from courtier.core.position import new_game
from courtier.core.rng import FastRng, seeded
from courtier.envs import checks
from courtier.envs.encoders import encoder_for
from courtier.envs.gym import CourtierEnv
from courtier.envs.pz import env, raw_env
from courtier.envs.table import GameTable, table_options
from courtier.games import GAMES
from tests.support.option_sets import count_cases

CASES = count_cases()


def ids(case):
    return case.name


def players_of(case):
    return int(str(case.options["players"]))


@pytest.mark.parametrize("case", CASES, ids=ids)
def test_pettingzoo_accepts_it(case):
    checks.check_pettingzoo(case.game.name, players_of(case), 1000)


@pytest.mark.parametrize("case", CASES, ids=ids)
def test_gymnasium_accepts_it(case):
    checks.check_gymnasium(case.game.name, players_of(case))


@pytest.mark.deep
@pytest.mark.parametrize("case", CASES, ids=ids)
def test_whole_games_stay_within_the_spaces(case):
    """Fifty random games: every observation lies in its space, and the last one comes with the only reward."""
    table = env(case.game.name, players=players_of(case), rewards="score")
    rng = np.random.default_rng(6)
    for number in range(50):
        table.reset(seed=number)
        rewarded = 0
        for agent in table.agent_iter():
            seen, reward, over, _, _ = table.last()
            assert table.observation_space(agent).contains(seen)
            assert over or reward == 0.0
            rewarded += over
            table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert rewarded == players_of(case)


@pytest.mark.parametrize("game", GAMES)
def test_truncation_comes_after_max_cycles_alone(game):
    table = env(game, players=3, max_cycles=7)
    table.reset(seed=3)
    for step in range(7):
        assert not any(table.truncations.values()), step
        seen, _, _, _, _ = table.last()
        table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    for _ in range(3):
        table.step(None)
    assert table.agents == []


def test_what_is_handed_out_may_be_changed_without_harm():
    table = raw_env("viceroy", players=2)
    table.reset(seed=1)
    seen = table.observe("player_0")
    kept = seen["observation"].copy()
    seen["observation"][:] = 7
    assert (table.observe("player_0")["observation"] == kept).all()


def test_several_games_side_by_side():
    made = gymnasium.make_vec("courtier.envs:courtier/Viceroy-v0", num_envs=3, vectorization_mode="sync")
    seen, info = made.reset(seed=4)
    assert seen["observation"].shape[0] == 3
    for _ in range(20):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        seen, _, _, _, info = made.step(actions)
        assert "illegal" not in info


@pytest.mark.parametrize("case", CASES, ids=ids)
def test_an_observation_tells_no_more_than_the_view(case):
    """Two states that look the same to a seat give the same numbers; every number is within its piece's bounds."""
    s = new_game(case.game, case.options, "envs")
    encoder = encoder_for(case.game, s.n_seats)
    rng = FastRng(4)
    low = np.repeat([piece.low for piece in encoder.pieces], [piece.size for piece in encoder.pieces])
    high = np.repeat([piece.high for piece in encoder.pieces], [piece.size for piece in encoder.pieces])
    for _ in range(12):
        if seat_to_act(s) < 0:
            break
        for seat in range(s.n_seats):
            mine = np.frombuffer(encoder.encode(s, seat), dtype="<i2")
            assert (low <= mine).all()
            assert (mine <= high).all()
            other = case.game.determinize(s, seat, seeded("again"))
            if case.game.view(other, seat) == case.game.view(s, seat):
                assert encoder.encode(other, seat) == encoder.encode(s, seat)
        playout(case.game, s, rng, 13, Tally())


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_stands_in_both_places_and_says_what_is_open(game):
    table = raw_env(game, players=3)
    table.reset(seed=5)
    rng = np.random.default_rng(1)
    for _ in range(60):
        agent = table.agent_selection
        seen = table.observe(agent)
        assert (seen["action_mask"] == table.infos[agent]["action_mask"]).all()
        seat = table.possible_agents.index(agent)
        assert sorted(np.flatnonzero(seen["action_mask"])) == sorted(legal(table.table.s, seat))
        for other in table.agents:
            if other != agent:
                assert not table.observe(other)["action_mask"].any()
        table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_with_rewards_by_rank(game):
    table = env(game, players=2)
    table.reset(seed=2)
    rng = np.random.default_rng(0)
    for agent in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        table.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        if terminated:
            assert agent.startswith("player_")
    assert sum(table.unwrapped.table.outcome()) == pytest.approx(0.0)


def test_an_illegal_action_is_refused_by_name_or_ignored():
    table = raw_env("viceroy", players=2)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="may not play"):
        table.step(0)
    single = CourtierEnv("viceroy")
    seen, _ = single.reset(seed=1)
    after, reward, over, _, info = single.step(np.int64(0))
    assert info["illegal"]
    assert (reward, over) == (0.0, False)
    assert (after["observation"] == seen["observation"]).all()


def test_a_simultaneous_answer_stays_hidden():
    table = GameTable("viceroy", table_options("viceroy", 3, None), "rank")
    table.deal("x")
    before = table.observe(1)
    play(table.game, table.s, 0, legal(table.s, 0)[0])
    assert (table.observe(1) == before).all()


def test_the_registries_know_us():
    made = gymnasium.make("courtier.envs:courtier/Viceroy-v0", players=3, bots="random")
    made.reset(seed=1)
    assert made.unwrapped.action_masks().any()  # type: ignore[attr-defined]
    assert pettingzoo.make("aec", "courtier/viceroy-v0", players=2) is not None
    solo = gymnasium.make("courtier.envs:courtier/ViceroySolo-v0")
    solo.reset(seed=1)


@pytest.mark.parametrize(("rewards", "total"), [("rank", 0.0), ("win", 1.0)])
def test_rewards(rewards, total):
    table = GameTable("viceroy", table_options("viceroy", 4, None), rewards)
    playout(table.game, table.s, FastRng(1), 100_000, Tally())
    assert sum(table.outcome()) == pytest.approx(total)
    with pytest.raises(ValueError, match="rewards must be"):
        GameTable("viceroy", table_options("viceroy", 2, None), "fun")


def test_notation_goes_both_ways():
    table = raw_env("viceroy", players=2)
    for action in (0, 100, table.table.game.actions.size - 1):
        assert table.string_to_action(table.action_to_string(action)) == action
    assert set(table.pieces()) >= {"question", "hands", "scores"}
