from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtier.core.messages import Json, Name, Refused
from courtier.core.options import CHOICE, FLAG, NUMBER, OptionSpec, read_options
from courtier.core.position import new_game
from tests.core.toy import TOY

PLAYERS = OptionSpec("players", NUMBER, 2, 1, 4, rule="X-1")
SHORT = OptionSpec("short", FLAG, False)
LEVEL = OptionSpec("level", CHOICE, "easy", choices=["easy", "hard"])
SPECS = [PLAYERS, SHORT, LEVEL]


def test_what_is_left_out_has_its_default() -> None:
    options = read_options("toy", SPECS, {"players": 3})
    assert options.to_json() == {"players": 3, "short": False, "level": "easy"}
    assert (options.number("players"), options.flag("short"), options.choice("level")) == (3, False, "easy")


@pytest.mark.parametrize(
    ("spec", "given", "value"),
    [
        (PLAYERS, 1, 1),
        (PLAYERS, "4", 4),
        (SHORT, True, True),
        (SHORT, "yes", True),
        (SHORT, "off", False),
        (LEVEL, "hard", "hard"),
    ],
)
def test_values_are_read_from_documents_and_command_lines(spec: OptionSpec, given: Json, value: Json) -> None:
    assert spec.read(given) == value
    assert type(spec.read(given)) is type(value)


@pytest.mark.parametrize(
    ("spec", "given", "expected"),
    [
        (PLAYERS, 0, "1-4"),
        (PLAYERS, 5, "1-4"),
        (PLAYERS, "5", "1-4"),
        (PLAYERS, "-1", "1-4"),
        (PLAYERS, "--1", "1-4"),
        (PLAYERS, "9" * 5000, "1-4"),
        (PLAYERS, "two", "1-4"),
        (PLAYERS, "", "1-4"),
        (PLAYERS, True, "1-4"),
        (PLAYERS, None, "1-4"),
        (PLAYERS, [2], "1-4"),
        (SHORT, 1, "true, false"),
        (SHORT, "perhaps", "true, false"),
        (SHORT, {}, "true, false"),
        (LEVEL, "EASY", "easy, hard"),
        (LEVEL, 1, "easy, hard"),
    ],
)
def test_a_wrong_value_is_refused_with_what_was_expected(spec: OptionSpec, given: Json, expected: str) -> None:
    with pytest.raises(Refused) as refused:
        spec.read(given)
    message = refused.value.message
    assert message.key == "error-option-value"
    assert message.args == {"option": spec.key, "got": str(given), "expected": expected}
    assert message.rule == spec.rule


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refused:
        read_options("toy", SPECS, {"speed": 1})
    assert refused.value.message.key == "error-option-unknown"
    assert refused.value.message.args == {
        "option": "speed",
        "game": Name("toy-title"),
        "expected": "players, short, level",
    }


def test_a_combination_that_no_rule_allows_is_refused_by_the_game() -> None:
    with pytest.raises(Refused, match="error-option-combination"):
        new_game(TOY, {"rich": True, "length": "short"}, "")


def test_options_are_printed_with_what_is_allowed() -> None:
    assert [spec.to_json() for spec in SPECS] == [
        {"key": "players", "kind": "number", "default": 2, "min": 1, "max": 4, "rule": "X-1"},
        {"key": "short", "kind": "flag", "default": False},
        {"key": "level", "kind": "choice", "default": "easy", "choices": ["easy", "hard"]},
    ]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=2), max_leaves=3
)


@given(st.sampled_from(SPECS), json_values)
def test_any_value_is_read_or_refused_and_documents_are_as_strict(spec: OptionSpec, value: Json) -> None:
    try:
        read = spec.read(value)
    except Refused:
        with pytest.raises(Refused):
            spec.shape().check(value, "options")
    else:
        assert any(read == each and type(read) is type(each) for each in spec.values())


def test_every_value_of_an_option_is_read_and_fits_its_shape() -> None:
    for spec in SPECS:
        for value in spec.values():
            assert spec.read(value) == value
            spec.shape().check(value, "options")
    assert [len(spec.values()) for spec in SPECS] == [4, 2, 2]
