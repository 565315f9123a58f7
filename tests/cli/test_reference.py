"""`rules` and `components`."""

from __future__ import annotations

import json

import pytest

from courtier.cli.failures import CHECK_FAILED, REFUSED
from courtier.cli.paragraphs import plain, wrapped
from courtier.games import GAMES
from tests.cli.running import LANGUAGES, courtier, is_one_sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_by_number(here, lang):
    done = here("rules", "viceroy", "v-pyr-05", "--lang", lang)
    assert done.code == 0
    assert done.out.startswith("V-PYR-05")
    assert "**" not in done.out
    assert max(map(len, done.out.splitlines()[1:])) <= 80


def test_rules_by_words_and_all_of_them(here):
    assert "V-TOK-09" in here("rules", "viceroy", "eternal", "gem").out
    listed = here("rules", "viceroy").out
    assert "V-AUC-01" in listed
    assert "V-RULING-37" in listed
    assert json.loads(here("rules", "viceroy", "V-PYR-05", "--json").out)[0]["id"] == "V-PYR-05"
    assert here("rules", "viceroy", "V-PYR-99").code == REFUSED


def test_markdown_is_made_plain():
    assert plain("a **bold** *word* with `code` and a [link](x.md)") == "a bold word with code and a link"
    assert wrapped("- one two three", width=9) == ["- one two", "  three"]
    assert wrapped("| a | b |\n\nx") == ["| a | b |", "", "x"]


@pytest.mark.parametrize("game", GAMES)
def test_components_tell_where_each_datum_comes_from(here, game):
    done = here("components", game, "--lang", "cs")
    assert done.code == 0
    assert "Source " not in done.out, "an origin has no text"
    data = json.loads(here("components", game, "--json").out)
    assert data["game"] == game
    assert data["data"]


def test_one_datum_and_the_corrected_data(here, tmp_path):
    captain = json.loads(here("components", "viceroy", "characters.32").out)
    assert captain["key"] == "captain"
    mine = tmp_path / "mine.json"
    mine.write_text('{"characters": {"32": {"rows": {"1": {"cost": "red"}}}}}', encoding="utf-8")
    changed = json.loads(here("components", "viceroy", "characters.32.rows.1", "--components", str(mine)).out)
    assert changed["cost"] == "red"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_mistake_in_the_corrections_gets_one_sentence_with_its_place(here, tmp_path, lang):
    mine = tmp_path / "mine.json"
    bad = {
        "characters": {"32": {"rows": {"1": {"cost": "purple"}}}, "99": {}},
        "laws": {"76": {"params": {"points": "x"}}},
        "wings": 1,
    }
    mine.write_text(json.dumps(bad), encoding="utf-8")
    done = here("components", "viceroy", "--check", str(mine), "--lang", lang)
    assert done.code == CHECK_FAILED
    told = done.err.strip().splitlines()
    assert len(told) == 4
    for place in ("characters.32.rows.1.cost", "characters.99", "laws.76.params.points", "wings"):
        assert any(line.startswith(f"{place}:") for line in told)
    for command in (("sim", "viceroy"), ("play", "viceroy"), ("position", "new", "viceroy")):
        done = here(*command, "--components", str(mine), "--lang", lang)
        assert done.code == REFUSED
        assert is_one_sentence(done.err)


def test_good_corrections_pass_and_bad_json_does_not(tmp_path):
    mine = tmp_path / "mine.json"
    mine.write_text('{"laws": {"76": {"params": {"points": 3}}}}', encoding="utf-8")
    assert courtier("components", "viceroy", "--check", str(mine)).code == 0
    mine.write_text("{", encoding="utf-8")
    done = courtier("components", "viceroy", "--check", str(mine))
    assert done.code == CHECK_FAILED
    assert is_one_sentence(done.err)
    assert courtier("components", "viceroy", "--check", str(tmp_path / "none")).code == REFUSED
