from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from courtier.core.actions import PASS, ActionTable, Block
from courtier.core.messages import Refused
from tests.core import toy_clauses


def table() -> ActionTable:
    out = ActionTable("words", 1)
    out.block("one", ["red", "blue"])
    out.block("two", ["red", "blue"], ["1", "2", "3"])
    out.block("three", ["a", "b"], ["c", "d", "e"], ["f", "g"])
    out.block("four", ["a", "b"], ["c", "d", "e"], ["f", "g"], ["h", "i", "j", "k", "l"])
    out.block("many", [f"G1-{i}" for i in range(20)])
    return out


@pytest.mark.parametrize("actions", [table(), toy_clauses.TABLE], ids=["words", "toy"])
def test_every_action_reads_back(actions: ActionTable) -> None:
    notations = [actions.notation(action) for action in range(actions.size)]
    assert [actions.parse(notation) for notation in notations] == list(range(actions.size))
    assert len(set(notations)) == actions.size


def test_the_first_action_is_always_pass() -> None:
    assert table().notation(PASS) == "pass"
    assert table().parse("pass") == PASS == 0


def test_blocks_lie_one_after_the_other() -> None:
    blocks = table().blocks
    assert [block.size for block in blocks] == [1, 2, 6, 12, 60, 20]
    assert [block.first for block in blocks] == [0, 1, 3, 9, 21, 81]
    assert table().size == 101


def test_an_action_is_found_by_its_places_and_gives_them_back() -> None:
    _, one, two, three, four, _ = table().blocks
    assert [one.at(i) for i in range(2)] == [1, 2]
    assert [two.at2(i, j) for i in range(2) for j in range(3)] == list(range(3, 9))
    assert three.coords(three.at3(1, 2, 0)) == [1, 2, 0]
    assert four.coords(four.at4(1, 2, 0, 4)) == [1, 2, 0, 4]
    assert four.notation(four.at4(1, 2, 0, 4)) == "four b e f l"
    assert one.index(2) == 1


def test_an_action_belongs_to_one_block() -> None:
    actions = table()
    for action in range(actions.size):
        holders: list[Block] = [block for block in actions.blocks if block.has(action)]
        assert holders == [actions.block_of(action)]


def test_spaces_around_words_do_not_matter() -> None:
    assert table().notation(table().parse("  two   blue  3 ")) == "two blue 3"


@pytest.mark.parametrize("action", [-1, 101, 10**9])
def test_a_number_outside_the_table_is_no_action(action: int) -> None:
    with pytest.raises(IndexError):
        table().notation(action)


@pytest.mark.parametrize(
    ("text", "key", "said"),
    [
        ("", "error-action-unknown", {"text": "", "expected": "pass, one, two, three, four, many"}),
        ("bid red", "error-action-unknown", {"text": "bid red"}),
        ("ONE red", "error-action-unknown", {"text": "ONE red"}),
        ("one", "error-action-words", {"n": 1, "verb": "one"}),
        ("one red blue", "error-action-words", {"n": 1, "verb": "one"}),
        ("pass on", "error-action-words", {"n": 0, "verb": "pass"}),
        ("two green 1", "error-action-word", {"word": "green", "expected": "red, blue"}),
        ("two red 4", "error-action-word", {"word": "4", "expected": "1, 2, 3"}),
    ],
)
def test_what_is_no_action_is_refused_with_the_wrong_word(text: str, key: str, said: dict[str, str]) -> None:
    with pytest.raises(Refused) as refused:
        table().parse(text)
    assert refused.value.message.key == key
    assert said.items() <= refused.value.message.args.items()
    assert text in str(refused.value)


def test_a_long_list_of_expected_words_is_cut() -> None:
    with pytest.raises(Refused) as refused:
        table().parse("many G1-20")
    assert str(refused.value.message.args["expected"]).endswith("G1-10, …")


@given(st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    actions = table()
    try:
        action = actions.parse(text)
    except Refused:
        return
    assert actions.notation(action).split() == text.split()


@pytest.mark.parametrize(
    ("name", "dims"),
    [
        ("one", [["x"]]),
        ("pass", []),
        ("big", [["x"]] * 5),
        ("two words", []),
        ("", []),
        ("tab", [["a\tb"]]),
        ("empty", [["a", ""]]),
        ("twice", [["a", "b", "a"]]),
    ],
)
def test_a_block_that_could_not_be_read_back_cannot_be_made(name: str, dims: list[list[str]]) -> None:
    with pytest.raises(ValueError, match="block"):
        table().block(name, *dims)
