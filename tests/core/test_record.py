"""The record is the truth: it replays exactly, and nothing in it can be changed unnoticed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from courtier.core.canonical import canonical
from courtier.core.engine import legal, play, seats_to_act
from courtier.core.messages import Refused
from courtier.core.position import new_game, state_digest
from courtier.core.record import Record, _line, read, replay, result_of, seed_commitment, start, write
from courtier.core.rng import FastRng
from tests.core.toy import TOY, ToyGame
from tests.support.contract import attributes


def played(seed: int, players: int = 3) -> tuple[Record, list[str]]:
    """The record of a random game and the digest of the state after each action."""
    record = start(TOY, {"players": players}, f"seed {seed}")
    record.seats = ["Ada", "Bořek", "Çiğdem \u2028 \x85", "D\n"][:players]
    s, rng = new_game(TOY, record.options, record.seed), FastRng(seed)
    digests = [state_digest(TOY, s)]
    while seats := seats_to_act(s):
        seat = seats[rng.below(len(seats))]
        options = legal(s, seat)
        action = options[rng.below(len(options))]
        record.actions.append((seat, TOY.actions.notation(action)))
        play(TOY, s, seat, action)
        digests.append(state_digest(TOY, s))
    record.result = result_of(TOY, s)
    return record, digests


RECORD, DIGESTS = played(1)
TEXT = write(RECORD)
LINES = TEXT.removesuffix("\n").split("\n")


def sealed(contents: list[dict[str, Any]]) -> str:
    """A record of these contents with all its hashes right, as a forger would write it."""
    h, lines = "", []
    for content in contents:
        line, h = _line(h, {key: value for key, value in content.items() if key != "h"})
        lines.append(line)
    return "\n".join(lines) + "\n"


def contents() -> list[dict[str, Any]]:
    return [json.loads(line) for line in LINES]


def refusal(text: str) -> tuple[str, int]:
    with pytest.raises(Refused) as refused:
        read(text)
    line = refused.value.message.args.get("line", 0)
    assert isinstance(line, int)
    return refused.value.message.key, line


# -- writing, reading, replaying


def test_a_record_reads_back() -> None:
    record = read(TEXT)
    assert attributes(record) == attributes(RECORD)
    assert write(record) == TEXT


def test_a_record_replays_to_the_same_states() -> None:
    for seed in range(5):
        record, digests = played(seed, 2 + seed % 3)
        again = read(write(record))
        for upto in (0, 1, 7, len(digests) - 1):
            assert state_digest(TOY, replay(TOY, again, upto)) == digests[upto]
        assert state_digest(TOY, replay(TOY, again)) == digests[-1]
        assert state_digest(TOY, replay(TOY, again, 9999)) == digests[-1]


def test_an_unfinished_game_has_a_record_too() -> None:
    record = start(TOY, {}, "x")
    assert read(write(record)).actions == []
    assert read(write(record)).result is None
    assert not TOY.faults(replay(TOY, record))


def test_the_header_says_everything_before_the_first_action() -> None:
    header = contents()[0]
    assert header.pop("h")
    assert header == {
        "format": "courtier-replay",
        "format_version": 1,
        "game": "toy",
        "ruleset": 1,
        "components_digest": TOY.digest,
        "options": {"players": 3, "rich": False, "length": "long"},
        "seats": RECORD.seats,
        "visibility": "full",
        "seed_commitment": seed_commitment("seed 1"),
        "seed": "seed 1",
    }


def test_options_are_recorded_complete_so_that_a_later_default_changes_nothing() -> None:
    assert start(TOY, {}, "x").options == {"players": 2, "rich": False, "length": "long"}
    with pytest.raises(Refused, match="error-option-value"):
        start(TOY, {"players": 7}, "x")


def test_corrections_travel_with_the_record() -> None:
    game = ToyGame()
    game.corrections = {"cards": {"1": {"value": 2}}}
    assert read(write(start(game, {}, "x"))).corrections == game.corrections


def test_the_commitment_binds_the_seed_without_telling_it() -> None:
    assert seed_commitment("a") == "d4a19e2c90ce0a666968780226a8aec8fa13c03fd978506b0fcb922ba952fba6"
    assert seed_commitment("a") != seed_commitment("b")


def test_a_line_is_an_action_of_a_seat() -> None:
    line = contents()[1]
    assert (line["n"], line["seat"], line["action"]) == (1, *RECORD.actions[0])
    assert all(line == canonical(json.loads(line)) for line in LINES)


# -- damage


@settings(max_examples=500)
@for_all(st.data())
def test_a_changed_character_is_noticed_in_its_line(data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(LINES) - 1))
    at = data.draw(st.integers(0, len(LINES[n]) - 1))
    new = data.draw(st.characters(exclude_categories=["Cs"]).filter(lambda char: char not in (LINES[n][at], "\n")))
    lines = [*LINES]
    lines[n] = lines[n][:at] + new + lines[n][at + 1 :]
    key, line = refusal("\n".join(lines) + "\n")
    assert key in ("error-record-json", "error-record-line", "error-record-hash")
    assert line == n + 1


@pytest.mark.parametrize("n", range(len(LINES) - 1))
def test_a_dropped_line_is_noticed(n: int) -> None:
    key, _ = refusal("\n".join(LINES[:n] + LINES[n + 1 :]) + "\n")
    assert key == "error-record-hash"


@pytest.mark.parametrize("n", range(len(LINES) - 1))
def test_swapped_lines_are_noticed(n: int) -> None:
    lines = [*LINES]
    lines[n], lines[n + 1] = lines[n + 1], lines[n]
    assert refusal("\n".join(lines) + "\n") == ("error-record-hash", n + 1)


def test_a_field_that_stands_twice_in_a_line_is_noticed() -> None:
    text = write(start(TOY, {}, "x"))
    with pytest.raises(Refused) as refused:
        read(text.replace('"game":"toy"', '"game":"toy","game":"toy"'))
    assert refused.value.message.key == "error-record-line"


@pytest.mark.parametrize("n", range(1, len(LINES)))
def test_a_line_put_in_twice_is_noticed(n: int) -> None:
    assert refusal("\n".join([*LINES[: n + 1], *LINES[n:]]) + "\n")[0] == "error-record-hash"


def test_a_record_without_its_end_is_an_unfinished_game() -> None:
    record = read("\n".join(LINES[:-1]) + "\n")
    assert record.result is None
    assert record.actions == RECORD.actions


def test_nothing_may_follow_the_end() -> None:
    again = contents()
    text = sealed([*again, {"n": len(RECORD.actions) + 1, "seat": 0, "action": "pass"}])
    assert refusal(text) == ("error-record-after-end", len(again) + 1)
    assert refusal(TEXT + "\n")[0] == "error-record-json"


def test_a_newer_format_is_refused() -> None:
    changed = contents()
    changed[0]["format_version"] = 2
    with pytest.raises(Refused) as refused:
        read(sealed(changed))
    assert refused.value.message.key == "error-record-newer"
    assert refused.value.message.args == {"got": "2", "here": 1}


def test_a_newer_ruleset_is_refused() -> None:
    changed = contents()
    changed[0]["ruleset"] = 2
    with pytest.raises(Refused, match="error-newer-ruleset"):
        replay(TOY, read(sealed(changed)))


def test_other_component_data_is_refused() -> None:
    changed = contents()
    changed[0]["components_digest"] = "f" * 64
    with pytest.raises(Refused, match="error-components-differ"):
        replay(TOY, read(sealed(changed)))


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("format", "courtier-position", "error-record-format"),
        ("format_version", "1", "error-record-newer"),
        ("seed", "seed 2", "error-record-commitment"),
        ("seed", 1, "error-record-header"),
        ("seed_commitment", seed_commitment("seed 2"), "error-record-commitment"),
        ("seed_commitment", None, "error-record-commitment"),
        ("game", 3, "error-record-header"),
        ("ruleset", "1", "error-record-header"),
        ("components_digest", None, "error-record-header"),
        ("options", [], "error-record-header"),
        ("seats", "Ada", "error-record-header"),
        ("corrections", [], "error-record-header"),
    ],
)
def test_a_wrong_header_is_refused_even_if_its_hash_is_right(field: str, value: Any, key: str) -> None:
    changed = contents()
    changed[0][field] = value
    assert refusal(sealed(changed))[0] == key


@pytest.mark.parametrize(
    "change", [{"n": 2}, {"n": None}, {"seat": "0"}, {"action": 3}, {"action": None}, {"result": 3, "seat": None}]
)
def test_a_line_that_is_no_action_is_refused_even_if_its_hash_is_right(change: dict[str, Any]) -> None:
    changed = contents()
    changed[1].update(change)
    assert refusal(sealed(changed)) == ("error-record-line", 2)


@pytest.mark.parametrize("seat_and_action", [(0, "act earn"), (9, "discard 1"), (-1, "discard 1"), (0, "fly away")])
def test_an_action_that_was_not_open_is_refused_with_its_number(seat_and_action: tuple[int, str]) -> None:
    record = read(TEXT)
    record.actions[0] = seat_and_action
    with pytest.raises(Refused) as refused:
        replay(TOY, record)
    assert refused.value.message.key == "error-record-action"
    assert refused.value.message.args["n"] == 1


def test_a_result_that_the_game_did_not_have_is_refused() -> None:
    changed = contents()
    changed[-1]["result"]["scores"][0]["total"] += 1
    with pytest.raises(Refused, match="error-record-result"):
        replay(TOY, read(sealed(changed)))
    del changed[-2]
    for n, content in enumerate(changed[1:-1], 1):
        content["n"] = n
    with pytest.raises(Refused, match="error-record-result"):
        replay(TOY, read(sealed(changed)))


def test_another_seed_or_other_options_do_not_give_the_same_game() -> None:
    changed = contents()
    changed[0]["seed"] = "other"
    changed[0]["seed_commitment"] = seed_commitment("other")
    with pytest.raises(Refused, match="error-record-"):
        replay(TOY, read(sealed(changed)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "{}",
        "[]",
        "null",
        "{",
        "[" * 100_000,
        '{"h":"\\ud800"}',
        '{"h":' + "9" * 5000 + "}",
        "\x00",
        '{"h":1}',
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refusal(text)[0] in ("error-record-json", "error-record-line")


@settings(max_examples=300)
@for_all(st.text())
def test_any_text_is_refused(text: str) -> None:
    refusal(text)
