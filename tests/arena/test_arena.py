"""Tournaments: paired deals, rotated seats, the same table for the same seed, and nothing lost in an interruption."""

from __future__ import annotations

import json
from typing import Any

import pytest

from courtier.arena.matches import Plan, play_match
from courtier.arena.ratings import lower_bound, ratings, share
from courtier.arena.report import html
from courtier.arena.running import run
from courtier.arena.store import Store
from courtier.arena.strength import Verdict, measure, strength_plan
from courtier.arena.summary import summarize
from courtier.core import record as records
from courtier.core.messages import Refused
from courtier.games import load_game

PLAN = Plan("viceroy", {"players": 2}, ("greedy", "random"), 4, "t")


def quietly(_done, _of):
    """No progress."""


def test_every_bot_plays_every_deal_from_every_seat():
    plan = Plan("viceroy", {"players": 3}, ("a", "b", "c"), 6, "s")
    matches = [plan.match(number) for number in range(6)]
    for deal in (matches[:3], matches[3:]):
        assert len({match.seed for match in deal}) == 1
        assert {match.bots for match in deal} == {("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")}
    assert matches[0].seed != matches[3].seed


def test_a_match_gives_the_same_result_and_a_record_that_replays():
    first, second = play_match(PLAN.match(1)), play_match(PLAN.match(1))
    assert first == second
    kept = records.read(str(first["record"]))
    game = load_game("viceroy")
    assert [score.total for score in game.scores(records.replay(game, kept))] == first["totals"]
    assert kept.seats == ["random", "greedy"]


def test_an_interrupted_tournament_goes_on(tmp_path):
    whole = run(PLAN, Store(tmp_path / "whole", PLAN), 1, "", quietly)
    half = Plan(PLAN.game, PLAN.options, PLAN.bots, 2, PLAN.seed)
    run(half, Store(tmp_path / "parts", half), 1, "", quietly)
    with (tmp_path / "parts" / "results.jsonl").open("a") as file:
        file.write('{"number":2,"tot')  # killed in the middle of a line
    store = Store(tmp_path / "parts", PLAN)
    assert sorted(store.results) == [0, 1]
    assert run(PLAN, store, 1, "", quietly) == whole
    assert len(list((tmp_path / "parts" / "records").iterdir())) == 4


def test_a_folder_of_another_tournament_is_refused(tmp_path):
    Store(tmp_path, PLAN)
    with pytest.raises(Refused):
        Store(tmp_path, Plan("viceroy", {"players": 2}, ("random", "random"), 4, "t"))


def test_two_processes_give_the_same_table_as_one(tmp_path):
    one = run(PLAN, Store(tmp_path / "one", PLAN), 1, "", quietly)
    two = run(PLAN, Store(tmp_path / "two", PLAN), 2, "", quietly)
    assert summarize(PLAN, one) == summarize(PLAN, two)


def test_the_report_stands_alone(tmp_path):
    summary = summarize(PLAN, run(PLAN, Store(tmp_path, PLAN), 1, "", quietly))
    json.dumps(summary)
    page = html(summary)
    assert page.count("<svg") >= 4
    assert "http" not in page.replace("http-equiv", "")
    assert "greedy" in page
    assert [bot["bot"] for bot in summary["bots"]] == ["greedy", "random"]
    assert summary["bots"][0]["rating"] > summary["bots"][1]["rating"]


def result(number: int, totals: list[int], bots: tuple[str, ...] = ("a", "b")) -> dict[str, Any]:
    return {"number": number, "seed": f"d{number // 2}", "bots": list(bots), "line": [0, 1], "totals": totals}


def test_the_share_counts_ties_half_and_deals_once():
    games = [result(0, [5, 3]), result(1, [5, 3]), result(2, [4, 4]), result(3, [1, 2])]
    mean, error, n = share(games, "a", "b")
    assert (mean, n) == (0.625, 4)
    assert error == pytest.approx(0.375)
    four = {"number": 0, "seed": "d", "bots": ["a", "b", "a", "b"], "totals": [9, 5, 3, 1]}
    assert share([four], "a", "b")[0] == 0.75


def test_the_lower_bound_grows_with_the_games():
    assert lower_bound(1.0, 0.0, 10) < lower_bound(1.0, 0.0, 100) < 1.0
    assert lower_bound(0.6, 0.05, 100) == pytest.approx(0.5, abs=0.01)
    assert lower_bound(0.5, 0.5, 0) == 0.0


def test_who_wins_is_rated_higher():
    table = ratings([result(number, [5, 3]) for number in range(20)], 2)
    assert table[0]["mu"] - table[0]["error"] > table[1]["mu"] + table[1]["error"]


def test_a_strength_test_stops_as_soon_as_it_is_clear(tmp_path):
    plan = strength_plan("gugong", "greedy", "random", 2, 400, "q")
    looks: list[Verdict] = []
    verdict = measure(plan, Store(tmp_path, plan), "greedy", "random", 0.5, 1, "", looks.append)
    assert verdict.passed
    assert verdict.games == 40  # twenty deals from both sides
    assert looks[-1] == verdict


@pytest.mark.deep
def test_ray_gives_the_same_table(tmp_path):
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        far = run(PLAN, Store(tmp_path / "ray", PLAN), 1, "local", quietly)
    finally:
        ray.shutdown()
    assert summarize(PLAN, far) == summarize(PLAN, run(PLAN, Store(tmp_path / "one", PLAN), 1, "", quietly))
