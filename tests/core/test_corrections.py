from __future__ import annotations

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtier.core.corrections import corrected
from courtier.core.messages import Json, Refused

DATA: Json = {
    "characters": {
        "cards": [
            {"id": "fox", "cost": 2, "gives": ["red", "blue"], "effect": {"do": "gain", "n": 1}, "unique": False},
            {"id": "owl", "cost": 3, "gives": [], "effect": None, "unique": True},
        ],
        "rules": [{"n": 1}, {"n": 2}],
    },
    "rules": {"rounds": 12},
}


def test_values_replace_ours_by_id() -> None:
    changed = corrected(DATA, {"characters": {"cards": {"fox": {"cost": 4, "effect": {"n": 2}}}}})
    assert changed == {
        "characters": {
            "cards": [
                {"id": "fox", "cost": 4, "gives": ["red", "blue"], "effect": {"do": "gain", "n": 2}, "unique": False},
                {"id": "owl", "cost": 3, "gives": [], "effect": None, "unique": True},
            ],
            "rules": [{"n": 1}, {"n": 2}],
        },
        "rules": {"rounds": 12},
    }


def test_our_own_data_stays_as_it_is() -> None:
    before = copy.deepcopy(DATA)
    corrected(DATA, {"characters": {"cards": {"fox": {"gives": []}}}, "rules": {"rounds": 9}})
    assert before == DATA


def test_no_correction_changes_nothing() -> None:
    assert corrected(DATA, {}) == DATA


def test_a_plain_list_is_replaced_as_a_whole() -> None:
    changed = corrected(DATA, {"characters": {"cards": {"owl": {"gives": ["red"]}}, "rules": [{"n": 3}]}})
    assert isinstance(changed, dict)
    assert isinstance(changed["characters"], dict)
    assert changed["characters"]["rules"] == [{"n": 3}]


def test_what_is_empty_in_ours_may_become_anything() -> None:
    assert corrected(None, {"do": "gain"}) == {"do": "gain"}


@pytest.mark.parametrize(
    ("correction", "key", "args"),
    [
        ({"cards": {}}, "error-correction-unknown", {"place": "cards", "expected": "characters, rules"}),
        (
            {"characters": {"cards": {"cat": {}}}},
            "error-correction-unknown",
            {"place": "characters.cards.cat", "expected": "fox, owl"},
        ),
        (
            {"characters": {"rules": {"1": {}}}},
            "error-correction-unknown",
            {"place": "characters.rules.1", "expected": ""},
        ),
        (
            {"characters": {"cards": {"fox": {"price": 1}}}},
            "error-correction-unknown",
            {"place": "characters.cards.fox.price", "expected": "id, cost, gives, effect, unique"},
        ),
        (
            {"characters": {"cards": {"fox": {"id": "cat"}}}},
            "error-correction-id",
            {"place": "characters.cards.fox.id"},
        ),
        ({"characters": {"cards": []}}, "error-correction-list", {"place": "characters.cards"}),
        (
            {"rules": {"rounds": "ten"}},
            "error-correction-kind",
            {"place": "rules.rounds", "expected": "number", "got": "text"},
        ),
        (
            {"rules": {"rounds": True}},
            "error-correction-kind",
            {"place": "rules.rounds", "expected": "number", "got": "boolean"},
        ),
        (
            {"rules": {"rounds": 1.5}},
            "error-correction-kind",
            {"place": "rules.rounds", "expected": "number", "got": "fraction"},
        ),
        (
            {"rules": {"rounds": None}},
            "error-correction-kind",
            {"place": "rules.rounds", "expected": "number", "got": "null"},
        ),
        ({"rules": []}, "error-correction-kind", {"place": "rules", "expected": "object", "got": "list"}),
        ({"rules": 3}, "error-correction-kind", {"place": "rules", "expected": "object", "got": "number"}),
        (
            {"characters": {"cards": {"fox": {"gives": {"red": 1}}}}},
            "error-correction-unknown",
            {"place": "characters.cards.fox.gives.red", "expected": ""},
        ),
        (
            {"characters": {"cards": {"fox": {"unique": 0}}}},
            "error-correction-kind",
            {"place": "characters.cards.fox.unique", "expected": "boolean", "got": "number"},
        ),
        ([], "error-correction-kind", {"place": "", "expected": "object", "got": "list"}),
    ],
)
def test_what_does_not_exist_or_is_of_another_kind_is_refused(
    correction: Json, key: str, args: dict[str, object]
) -> None:
    with pytest.raises(Refused) as refused:
        corrected(DATA, correction)
    assert (refused.value.message.key, refused.value.message.args) == (key, args)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=2)
        | st.dictionaries(
            st.sampled_from(["characters", "cards", "fox", "owl", "cost", "id", "rules"]), inner, max_size=3
        )
    ),
)


@given(values)
def test_ids_are_never_added_or_removed(correction: Json) -> None:
    try:
        changed = corrected(DATA, correction)
    except Refused:
        return
    assert isinstance(changed, dict)
    assert isinstance(changed["characters"], dict)
    cards = changed["characters"]["cards"]
    assert isinstance(cards, list)
    assert [card["id"] for card in cards if isinstance(card, dict)] == ["fox", "owl"]
