"""`sim`, `bench`, `options`."""

from __future__ import annotations

import json

import pytest

from courtier.cli import sim as simulation
from courtier.cli.bench import measure
from courtier.cli.settings import for_players
from courtier.games import GAMES, load_game
from tests.cli.running import courtier

FIELDS = {
    "game",
    "players",
    "games",
    "decisions",
    "real_decisions",
    "seconds",
    "real_decisions_per_s",
    "score_mean",
    "score_stdev",
    "score_min",
    "score_max",
    "wins",
    "stuck",
    "compiled",
    "options",
}
FIGURES = {"engine", "game", "players", "compiled", "real_decisions_per_s", "copy_us", "legal_us", "playouts_per_s"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_simulation_of_viceroy_gets_stuck_nowhere(here, players):
    done = here("sim", "viceroy", "--players", str(players), "--games", "20", "--seed", "s", "--json")
    assert done.code == 0
    report = json.loads(done.out)
    assert report.keys() >= FIELDS
    assert report["stuck"] == 0
    assert report["games"] == 20
    assert report["players"] == players == len(report["wins"])
    assert report["decisions"] >= report["real_decisions"] > 20 * 12
    assert report["score_min"] <= report["score_mean"] <= report["score_max"]
    assert report["real_decisions_per_s"] == pytest.approx(report["real_decisions"] / report["seconds"], rel=0.01)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_simulated(here, game):
    report = json.loads(here("sim", game, "--games", "3", "--json").out)
    assert (report["game"], report["stuck"]) == (game, 0)


def test_the_same_seed_gives_the_same_games(here):
    def figures(seed: str) -> dict[str, object]:
        report = json.loads(here("sim", "viceroy", "--games", "5", "--seed", seed, "--json").out)
        return {key: report[key] for key in ("decisions", "score_mean", "score_stdev", "wins")}

    assert figures("a") == figures("a") != figures("b")


def test_options_and_corrections_reach_the_game(here, tmp_path):
    file = tmp_path / "mine.json"
    file.write_text('{"rules": {"rounds": 2}}', encoding="utf-8")
    args = ("sim", "viceroy", "-p", "2", "-n", "5", "--json")
    plain = json.loads(here(*args).out)
    changed = json.loads(here(*args, "--option", "virtual=1", "--components", str(file)).out)
    assert changed["options"]["virtual"] == 1
    assert changed["components_digest"] != plain["components_digest"]
    assert changed["decisions"] < plain["decisions"] / 3


def test_without_json_it_is_a_table_in_the_chosen_language(here):
    assert "průměr bodů" in here("sim", "viceroy", "-n", "2", "--lang", "cs").out
    assert "ortalama puan" in here("sim", "viceroy", "-n", "2", "--lang", "tr").out


def test_bots_that_are_asked_one_by_one_finish_their_games_too():
    game = load_game("viceroy")
    run = simulation.Simulation(game, for_players(game, 2), ["random", "random"], "x")
    run.at_random = False
    totals = run.run(3, lambda done, games: None)
    assert (totals.games, totals.stuck, len(totals.scores)) == (3, 0, 6)


def test_a_game_that_breaks_is_counted_and_named(here):
    game = load_game("viceroy")
    run = simulation.Simulation(game, {"players": 2}, ["random", "random"], "x")
    run._play = lambda seed, sampled: ("a gem is missing", None)  # type: ignore[method-assign]
    run.run(2, lambda done, games: None)
    report = run.report()
    assert report["stuck"] == 2
    assert report["stuck_games"] == [
        {"seed": "x/0", "reason": "a gem is missing"},
        {"seed": "x/1", "reason": "a gem is missing"},
    ]


def test_mean_and_deviation():
    assert simulation.spread([]) == (0.0, 0.0)
    assert simulation.spread([3]) == (3.0, 0.0)
    mean, deviation = simulation.spread([2, 4])
    assert mean == 3.0
    assert deviation**2 == pytest.approx(2.0)


def test_bench_prints_one_line_of_json_per_game(here):
    done = here("bench", "--seconds", "0.1", "--json")
    lines = [json.loads(line) for line in done.out.splitlines()]
    assert [line["game"] for line in lines] == list(GAMES)
    for line in lines:
        assert line.keys() >= FIGURES
        assert line["engine"] == "courtier"
        assert min(line[key] for key in ("real_decisions_per_s", "copy_us", "legal_us", "playouts_per_s")) > 0


def test_bench_measures_what_is_asked_for(here):
    assert measure("viceroy", 1, 0.05)["players"] == 1
    done = here("bench", "viceroy", "--players", "2", "--seconds", "0.1", "--lang", "cs")
    assert done.code == 0
    assert "rozhodnutí/s" in done.out
    assert "Měřím" in done.err


def test_options_as_json_and_as_a_table():
    done = courtier("options", "viceroy", "--json")
    listed = json.loads(done.out)
    assert listed["game"] == "viceroy"
    assert [option["key"] for option in listed["options"]][:2] == ["players", "virtual"]
    assert "virtuální soupeři" in courtier("options", "viceroy", "--lang", "cs").out
