"""Each shape says the same twice: by checking a value and as JSON Schema."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from courtier.core.messages import Json, Refused
from courtier.core.shapes import Fields, Items, Shape, Text, Truth, Whole, Word

CARD = Word(["fox", "owl"], "a card", numbers=[1, 2])
SEAT = Fields({"coins": Whole(0, 9), "hand": Items(CARD, 0, 3), "name": Text(), "note": Shape()}, needed=["coins"])
DOCUMENT = Fields({"seats": Items(SEAT, 1, 2, "one for each"), "open": Truth("whether it is open")}, "A document.")


def refusal(shape: Shape, value: Json) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as refused:
        shape.check(value, "")
    return refused.value.message.key, dict(refused.value.message.args)


def test_what_fits_is_accepted() -> None:
    DOCUMENT.check({}, "")
    DOCUMENT.check({"open": True}, "")
    DOCUMENT.check({"seats": [{"coins": 9, "hand": ["fox", 2, "fox"], "name": "Ada", "note": [None]}]}, "")


@pytest.mark.parametrize(
    ("value", "key", "args"),
    [
        ([], "error-place-object", {"place": "$", "got": "[]"}),
        (None, "error-place-object", {"place": "$", "got": "None"}),
        ({"sets": []}, "error-place-unknown", {"place": "$", "field": "sets", "expected": "seats, open"}),
        ({"open": 1}, "error-place-flag", {"place": "open", "got": "1"}),
        ({"seats": {}}, "error-place-list", {"place": "seats", "got": "{}", "low": 1, "high": 2}),
        ({"seats": []}, "error-place-list", {"place": "seats", "got": "0", "low": 1, "high": 2}),
        ({"seats": [{"coins": 1}] * 3}, "error-place-list", {"place": "seats", "got": "3", "low": 1, "high": 2}),
        ({"seats": [{}]}, "error-place-missing", {"place": "seats[0]", "field": "coins"}),
        ({"seats": [3]}, "error-place-object", {"place": "seats[0]", "got": "3"}),
        (
            {"seats": [{"coins": 1}, {"coins": 10}]},
            "error-place-number",
            {"place": "seats[1].coins", "got": "10", "low": 0, "high": 9},
        ),
        (
            {"seats": [{"coins": True}]},
            "error-place-number",
            {"place": "seats[0].coins", "got": "True", "low": 0, "high": 9},
        ),
        (
            {"seats": [{"coins": "1"}]},
            "error-place-number",
            {"place": "seats[0].coins", "got": "1", "low": 0, "high": 9},
        ),
        (
            {"seats": [{"coins": 0, "hand": ["fox", "cat"]}]},
            "error-place-word",
            {"place": "seats[0].hand[1]", "got": "cat", "expected": "fox, owl"},
        ),
        (
            {"seats": [{"coins": 0, "hand": [True]}]},
            "error-place-word",
            {"place": "seats[0].hand[0]", "got": "True", "expected": "fox, owl"},
        ),
        ({"seats": [{"coins": 0, "name": 7}]}, "error-place-text", {"place": "seats[0].name", "got": "7"}),
        (
            {"seats": [{"coins": 0, "colour": "red"}]},
            "error-place-unknown",
            {"place": "seats[0]", "field": "colour", "expected": "coins, hand, name, note"},
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(value: Json, key: str, args: dict[str, object]) -> None:
    assert refusal(DOCUMENT, value) == (key, args)


def test_half_a_character_is_no_text() -> None:
    assert refusal(Text(), "\ud800")[0] == "error-place-text"


def test_long_values_and_long_lists_of_words_are_cut() -> None:
    _, args = refusal(Word([f"word{i}" for i in range(20)]), "x" * 200)
    assert len(str(args["got"])) == 60
    assert str(args["expected"]).endswith("word10, …")


def test_a_word_or_its_number_stands_for_a_thing() -> None:
    assert [CARD.index(value) for value in ("fox", "owl", 1, 2)] == [0, 1, 0, 1]


def test_the_schema_tells_what_everything_is() -> None:
    schema = DOCUMENT.schema()
    Draft202012Validator.check_schema(schema)
    assert schema == {
        "type": "object",
        "description": "A document.",
        "additionalProperties": False,
        "properties": {
            "open": {"type": "boolean", "description": "whether it is open"},
            "seats": {
                "type": "array",
                "description": "one for each",
                "minItems": 1,
                "maxItems": 2,
                "items": {
                    "type": "object",
                    "additionalProperties": False,
                    "required": ["coins"],
                    "properties": {
                        "coins": {"type": "integer", "minimum": 0, "maximum": 9},
                        "hand": {
                            "type": "array",
                            "minItems": 0,
                            "maxItems": 3,
                            "items": {"enum": ["fox", "owl", 1, 2], "description": "a card"},
                        },
                        "name": {"type": "string"},
                        "note": {},
                    },
                },
            },
        },
    }


# -- any shape against any value

names = st.sampled_from(["a", "b", "c"])
# 1.0 is left out: JSON Schema calls it an integer, while documents of ours know no fractions at all.
scalars = st.none() | st.booleans() | st.integers(-3, 6) | st.sampled_from(["a", "b", "", "1", 0.5])
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3), max_leaves=6
)


def shapes() -> st.SearchStrategy[Shape]:
    leaves: st.SearchStrategy[Shape] = st.one_of(
        st.builds(Shape),
        st.builds(Truth),
        st.builds(Text),
        st.builds(lambda low, size: Whole(low, low + size), st.integers(-2, 3), st.integers(0, 3)),
        st.builds(
            lambda words, numbers: Word(words, "", numbers),
            st.lists(names, unique=True),
            st.lists(st.integers(0, 3), unique=True),
        ),
    )

    def grow(inner: st.SearchStrategy[Shape]) -> st.SearchStrategy[Shape]:
        fields = st.dictionaries(names, inner, max_size=3)
        return st.one_of(
            st.builds(
                lambda item, low, size: Items(item, low, low + size), inner, st.integers(0, 2), st.integers(0, 2)
            ),
            st.builds(_fields, fields, st.sets(names)),
        )

    return st.recursive(leaves, grow, max_leaves=5)


def _fields(fields: dict[str, Shape], needed: set[str]) -> Shape:
    return Fields(fields, "", [name for name in fields if name in needed])


SHAPES = shapes()


def fitting(shape: Shape) -> st.SearchStrategy[Any]:
    """Values that fit, so that not only refusals are compared."""
    if isinstance(shape, Whole):
        return st.integers(shape.low, shape.high)
    if isinstance(shape, Truth):
        return st.booleans()
    if isinstance(shape, Text):
        return st.text(max_size=3)
    if isinstance(shape, Word):
        choices: list[Json] = [*shape.words, *shape.numbers]
        return st.sampled_from(choices) if choices else values
    if isinstance(shape, Items):
        return st.lists(fitting(shape.item), min_size=shape.low, max_size=shape.high)
    if isinstance(shape, Fields):
        every = {name: fitting(part) for name, part in shape.fields.items()}
        needed = {name: every.pop(name) for name in shape.needed}
        return st.fixed_dictionaries(needed, optional=every)
    return values


@settings(max_examples=200)
@given(st.data())
def test_schema_and_check_agree(data: st.DataObject) -> None:
    shape = data.draw(SHAPES)
    value: Any = data.draw(fitting(shape) | values)
    try:
        shape.check(value, "")
        accepted = True
    except Refused:
        accepted = False
    assert Draft202012Validator(shape.schema()).is_valid(value) == accepted
