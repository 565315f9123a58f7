"""`courtier arena` and `courtier env`."""

from __future__ import annotations

import json

from tests.cli.running import courtier


def test_a_tournament_prints_a_table_and_leaves_a_report(tmp_path):
    folder = tmp_path / "out"
    words = ["arena", "viceroy", "--bots", "greedy,random", "--games", "2", "--seed", "c", "--jobs", "1"]
    done = courtier(*words, "--out", str(folder), "--json")
    assert done.code == 0
    summary = json.loads(done.out)
    assert [bot["bot"] for bot in summary["bots"]] == ["greedy", "random"]
    assert (folder / "report.html").exists()
    assert len(list((folder / "records").iterdir())) == 2
    again = courtier(*words, "--out", str(folder))
    assert "greedy" in again.out
    other = courtier("arena", "viceroy", "--bots", "random,random", "--games", "2", "--out", str(folder))
    assert other.code == 3
    assert "--out" in other.err


def test_the_environments_are_listed():
    done = courtier("env", "list", "--json")
    assert done.code == 0
    listed = json.loads(done.out)
    assert {each["library"] for each in listed} == {"gymnasium", "pettingzoo", "pyspiel"}


def test_the_environments_are_checked():
    done = courtier("env", "check", "viceroy", "--lang", "cs")
    assert done.code == 0, done.out
    assert done.out.count("v pořádku") == 3
