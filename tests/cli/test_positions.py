"""`courtier position`."""

from __future__ import annotations

import json

import jsonschema
import pytest

from courtier.cli.failures import CHECK_FAILED, REFUSED, USAGE
from courtier.core.engine import legal
from courtier.core.position import load
from courtier.games import load_game
from tests.cli.running import LANGUAGES, courtier, is_one_sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_prints_question_options_and_points(here, position_file, lang):
    done = here("position", "check", str(position_file), "--lang", lang)
    assert (done.code, done.err) == (0, "")
    game = load_game("viceroy")
    s = load(game, json.loads(position_file.read_text(encoding="utf-8")))
    for seat in (0, 1):
        for action in legal(s, seat):
            assert f"  {game.actions.notation(action)} " in done.out


def test_check_as_json(here, position_file):
    told = json.loads(here("position", "check", str(position_file), "--json").out)
    assert told["ok"]
    assert told["to_act"] == [0, 1]
    assert all({"action", "label", "targets"} == option.keys() for option in told["questions"][0]["options"])
    assert [score["total"] for score in told["scores"]] == [0, 0]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[1",
        "[]",
        "NaN",
        "[" * 100_000,
        '{"game": 5}',
        '{"game": "viceroy"}',
        '{"format": "courtier-position", "game": "checkers"}',
        '{"format": "courtier-position", "game": "viceroy", "table": {"round": 1000}}',
        '{"format": "courtier-position", "game": "viceroy", "table": {"wings": 2}}',
        '{"format": "courtier-position", "game": "viceroy", "ruleset": 99}',
        '{"format": "courtier-position", "game": "viceroy", "corrections": 3}',
        '{"format": "courtier-position", "game": "viceroy", "moment": "tomorrow"}',
        '{"format": "courtier-position", "game": "viceroy", "components_digest": "x"}',
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(here, tmp_path, text):
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    for lang in LANGUAGES:
        done = here("position", "check", str(file), "--lang", lang)
        assert done.code == CHECK_FAILED, done
        assert is_one_sentence(done.err), done.err
    assert here("position", "print", str(file)).code == REFUSED


def test_play_applies_actions_and_prints_the_new_document(here, position_file, tmp_path):
    hands = [seat["hand"] for seat in json.loads(position_file.read_text(encoding="utf-8"))["table"]["seats"]]
    numbers = {card.key: card.number for card in load_game("viceroy").cards}  # type: ignore[attr-defined]
    first, second = numbers[hands[0][0]], numbers[hands[1][1]]
    done = here("position", "play", str(position_file), f"1: start {second}", f"start {first}")
    assert done.code == 0, done.err
    doc = json.loads(done.out)
    assert [seat["pyramid"][0]["card"] for seat in doc["table"]["seats"]] == [hands[0][0], hands[1][1]]
    after = tmp_path / "after.json"
    after.write_text(done.out, encoding="utf-8")
    assert here("position", "check", str(after)).code == 0
    assert here("position", "print", str(after), "--seat", "0").code == 0
    assert here("position", "print", str(after), "--seat", "2").code == USAGE


def test_play_as_json_says_what_is_asked_next(here, position_file):
    told = json.loads(here("position", "play", str(position_file), "0: start 1", "--json").out)
    assert not told["ok"]
    assert told["problem"]["key"] == "cli-position-refused"
    first = json.loads(here("position", "check", str(position_file), "--json").out)["questions"][0]["options"][0]
    done = here("position", "play", str(position_file), f"0: {first['action']}", "--json")
    told = json.loads(done.out)
    assert (done.code, told["ok"], told["to_act"]) == (0, True, [1])
    assert told["position"]["answers"] == [first["action"], None]
    assert [question["seat"] for question in told["questions"]] == [1]


def test_where_several_are_asked_an_action_says_whose_it_is(here, position_file):
    first = json.loads(here("position", "check", str(position_file), "--json").out)["questions"][0]["options"][0]
    for lang, word in (("en", "several seats"), ("cs", "více míst"), ("tr", "birden çok yere")):
        done = here("position", "play", str(position_file), first["action"], "--lang", lang)
        assert (done.code, done.out) == (REFUSED, "")
        assert is_one_sentence(done.err)
        assert word in done.err
        assert f"0: {first['action']}" in done.err


def test_a_seat_below_0_is_no_option(here, position_file):
    done = here("position", "play", str(position_file), "-1: pass")
    assert done.code == REFUSED
    assert "There is no seat -1" in done.err


@pytest.mark.parametrize(
    ("text", "en", "cs"),
    [
        ('{\n  "game": viceroy}', "line 2, column 11 cannot be read: “viceroy}”", "řádek 2, sloupec 11"),
        ('{"game": "viceroy",', "ends too early", "končí příliš brzy"),
        ('{"game": "viceroy", "game": "gugong"}', "“game” stands twice", "„game“ je v jednom objektu dvakrát"),
        ('{"a": {"b": 1, "b": 1}}', "“b” stands twice", "„b“ je v jednom objektu dvakrát"),
        ('{"game": NaN}', "“NaN” is not a number", "„NaN“ není číslo"),
        ("[" * 100_000, "nested too deep", "příliš hluboko"),
    ],
)
def test_what_is_no_json_is_told_in_our_own_words(here, tmp_path, text, en, cs):
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    assert en in here("position", "check", str(file)).err
    assert cs in here("position", "check", str(file), "--lang", "cs").err
    assert here("position", "check", str(file)).code == CHECK_FAILED


def test_a_fault_is_told_in_the_chosen_language(here, tmp_path):
    file = tmp_path / "position.json"
    table = {"seats": [{"pyramid": [{"card": 5, "level": 1, "column": 0}, {"card": 6, "level": 1, "column": 2}]}]}
    file.write_text(json.dumps({"format": "courtier-position", "game": "viceroy", "table": table}), encoding="utf-8")
    done = here("position", "check", str(file), "--lang", "cs")
    assert done.err.strip() == (
        "Taková pozice není možná: table.seats[0].pyramid: karty na 1. úrovni musí ležet vedle sebe bez mezer. "
        "[V-PYR-01]"
    )


@pytest.mark.parametrize("action", ["bid red", "start 88", "dance", "start", "7: start 1", "-1: pass"])
def test_an_action_that_is_not_open_is_refused_with_its_reason(here, position_file, action):
    done = here("position", "play", str(position_file), action, "--lang", "cs")
    assert (done.code, done.out) == (REFUSED, "")
    assert is_one_sentence(done.err)


def test_standard_input_and_the_schema(position_file):
    text = position_file.read_text(encoding="utf-8")
    shown = courtier("position", "print", "-", "--json", stdin=text)
    assert json.loads(shown.out)["position"] == json.loads(text)
    schema = json.loads(courtier("position", "schema", "viceroy").out)
    jsonschema.Draft202012Validator(schema).validate(json.loads(text))


def test_corrections_belong_to_the_position(here, tmp_path):
    mine = tmp_path / "mine.json"
    mine.write_text('{"rules": {"pass_income": 5}}', encoding="utf-8")
    made = here("position", "new", "viceroy", "--components", str(mine))
    file = tmp_path / "position.json"
    file.write_text(made.out, encoding="utf-8")
    assert json.loads(made.out)["corrections"] == {"rules": {"pass_income": 5}}
    assert here("position", "check", str(file)).code == 0
    assert here("position", "check", str(file), "--components", str(mine)).code == 0
    mine.write_text('{"rules": {"pass_income": 4}}', encoding="utf-8")
    assert here("position", "check", str(file), "--components", str(mine)).code == CHECK_FAILED


def test_a_seat_is_shown_only_what_it_may_know(here, position_file):
    told = json.loads(here("position", "print", str(position_file), "--seat", "1", "--json").out)
    assert "position" not in told
    assert [question["seat"] for question in told["questions"]] == [1]
    assert "gems" not in told["view"]["seats"][0]
    shown = here("position", "print", str(position_file), "--seat", "1").out
    assert sum(line.startswith("  bid ") for line in shown.splitlines()) == sum(
        option["action"].startswith("bid ") for option in told["questions"][0]["options"]
    )
    assert here("position", "print", str(position_file), "--seat", "9", "--json").code == USAGE
