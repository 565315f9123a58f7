"""Any instant of a game as a readable document, written and read without loss."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from courtier.core.combinators import Repeat, seq
from courtier.core.engine import legal, play, seat_to_act, seats_to_act
from courtier.core.messages import Refused
from courtier.core.position import dump, load, new_game, schema, set_up, shape, state_digest
from courtier.core.rng import FastRng, seeded
from courtier.games.faults import out_of_range
from tests.core.tiny import Mark, Pick, TinyGame
from tests.core.toy import TOY
from tests.core.toy_clauses import COINS, ToyState
from tests.support import given

HEAD: dict[str, Any] = {"format": "courtier-position", "game": "toy"}


def every_step(players: int, seed: int) -> list[ToyState]:
    """A copy of the state at every choice of a random game, and at its end."""
    s, rng = new_game(TOY, {"players": players}, str(seed)), FastRng(seed)
    out = [TOY.copy(s)]
    while (seat := seat_to_act(s)) >= 0:
        if s.answers:
            seat = seats_to_act(s)[rng.below(len(seats_to_act(s)))]
        options = legal(s, seat)
        play(TOY, s, seat, options[rng.below(len(options))])
        out.append(TOY.copy(s))
    return out


def refusal(doc: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as refused:
        load(TOY, doc)
    return refused.value.message.key, dict(refused.value.message.args)


# -- written by the game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_instant_is_written_and_read_without_loss(players: int) -> None:
    for seed in range(6):
        for s in every_step(players, seed):
            text = json.dumps(dump(TOY, s))
            again = load(TOY, json.loads(text))
            assert dump(TOY, again) == dump(TOY, s)
            for seat in range(players):
                assert legal(again, seat) == legal(s, seat)
            assert again.rng.copy().word() == s.rng.copy().word()


def test_a_game_goes_on_from_a_document_as_if_nothing_had_been() -> None:
    for s in every_step(3, 1):
        again = load(TOY, json.loads(json.dumps(dump(TOY, s))))
        rng, other = FastRng(5), FastRng(5)
        while (seat := seat_to_act(s)) >= 0:
            options = legal(s, seat)
            play(TOY, s, seat, options[rng.below(len(options))])
            play(TOY, again, seat, legal(again, seat)[other.below(len(options))])
        assert state_digest(TOY, again) == state_digest(TOY, s)


def test_every_document_that_we_write_fits_our_own_schema() -> None:
    validator = Draft202012Validator(schema(TOY))
    Draft202012Validator.check_schema(schema(TOY))
    for s in every_step(4, 2):
        validator.validate(dump(TOY, s))


def test_a_document_is_readable() -> None:
    doc = dump(TOY, set_up(TOY, {"players": 3}, seeded("read")))
    assert doc["format"] == "courtier-position"
    assert doc["options"] == {"players": 3, "rich": False, "length": "long"}
    assert doc["next"] == [
        {"at": "rounds/0/1", "seat": -1, "to_answer": 7, "asked": 7},
        {"at": "rounds/0", "seat": -1, "done": 2},
        {"at": "rounds", "seat": -1, "done": 1},
    ]
    assert doc["answers"] == [None, None, None]


def test_the_digest_tells_states_apart() -> None:
    digests = [state_digest(TOY, s) for s in every_step(2, 3)]
    assert len(set(digests)) == len(digests)


# -- written by hand


def test_the_shortest_document_is_a_game_after_set_up() -> None:
    s = load(TOY, HEAD)
    assert state_digest(TOY, s) == state_digest(TOY, set_up(TOY, {}, seeded("position")))
    assert s.n_seats == 2


def test_a_seed_decides_what_is_left_to_chance() -> None:
    assert load(TOY, {**HEAD, "seed": "a"}).deck != load(TOY, {**HEAD, "seed": "b"}).deck
    assert load(TOY, {**HEAD, "seed": "a"}).deck == load(TOY, {**HEAD, "seed": "a"}).deck


def test_what_is_said_is_so_and_the_rest_is_as_after_set_up() -> None:
    plain = given(TOY, options={"players": 3})
    g = given(TOY, options={"players": 3}, table={"seats": [{}, {"coins": 7}]})
    assert g.s.seats[1].coins == 7
    plain.s.seats[1].coins = 7
    assert g.table == plain.table
    assert g.asks == plain.asks


def test_a_named_moment_is_a_place_to_go_on_from() -> None:
    g = given(TOY, moment="turn of seat 1", table={"round": 2, "seats": [{}, {"coins": 4}]})
    assert (g.seat, g.asked()) == (1, "rounds/0/3/0/0")
    assert given(TOY, moment="end").over


def test_moments_that_only_some_options_have_are_known() -> None:
    assert given(TOY, options={"players": 4}, moment="turn of seat 3").seat == 3
    key, args = refusal({**HEAD, "moment": "turn of seat 3"})
    assert (key, args["place"]) == ("error-place-word", "moment")


def test_the_stack_may_be_written_by_hand() -> None:
    g = given(TOY, next=[{"at": "rounds/0/3/0/1/0", "seat": 0}], table={"seats": [{"coins": 1}]})
    assert g.over
    assert g.s.seats[0].coins == 0, "paid for peeking, then there was nothing left to do"
    assert g.happened("peeked"), "and the log tells what happened on the way"


def test_answers_to_a_secret_choice_may_be_written_by_hand() -> None:
    hands = {"round": 0, "seats": [{"hand": [1, 2]}, {"hand": [3, 4]}]}
    g = given(TOY, table=hands, moment="round", answers=["bid 2", None])
    assert seats_to_act(g.s) == [1]
    g.choose("bid 3", seat=1)
    assert g.happened("bids")[0].args == {"bids": (2, 3)}
    assert seats_to_act(given(TOY, next=[{"at": "alone"}], table=hands).s) == [0, 1]


# -- what cannot be


DUMP = dump(TOY, every_step(3, 4)[12])
BIDS: dict[str, Any] = dump(TOY, given(TOY, moment="round", table={"seats": [{"hand": [1]}, {"hand": [2]}]}).s)


@pytest.mark.parametrize(
    ("change", "key", "place"),
    [
        ({"format": "courtier"}, "error-place-word", "format"),
        ({"format_version": 2}, "error-place-number", "format_version"),
        ({"game": "viceroy"}, "error-place-word", "game"),
        ({"ruleset": 2}, "error-newer-ruleset", None),
        ({"ruleset": 0}, "error-place-number", "ruleset"),
        ({"components_digest": "1" * 64}, "error-components-differ", None),
        ({"corrections": {"cards": {}}}, "error-corrections-differ", "corrections"),
        ({"options": {"players": 5}}, "error-place-number", "options.players"),
        ({"options": {"colour": 5}}, "error-place-unknown", "options"),
        ({"options": {"rich": True, "length": "short"}}, "error-option-combination", None),
        ({"chance": {"key": "00", "drawn": 0}}, "error-place-text", "chance.key"),
        ({"chance": {"key": "x" * 64}}, "error-place-text", "chance.key"),
        ({"chance": {"key": "0" * 64, "drawn": -1}}, "error-place-number", "chance.drawn"),
        ({"reveals": "many"}, "error-place-number", "reveals"),
        ({"table": {"round": 4}}, "error-place-number", "table.round"),
        ({"table": {"seats": [{"hand": [13]}]}}, "error-place-number", "table.seats[0].hand[0]"),
        ({"table": {"seats": [{"hand": [1]}, {"hand": [1]}]}}, "error-position-twice", "table"),
        ({"table": {"seats": [{}, {}, {}]}}, "error-position-seats", "table.seats"),
        ({"moment": "never"}, "error-place-word", "moment"),
        ({"moment": "round", "next": []}, "error-position-moment-and-next", None),
        ({"next": [{"at": "rounds/9", "seat": 0}]}, "error-position-effect", "next[0]"),
        ({"next": [{"at": ["rounds"]}]}, "error-position-effect", "next[0]"),
        ({"next": ["rounds"]}, "error-position-effect", "next[0]"),
        ({"next": [{"at": "rounds", "turns": 1}]}, "error-place-unknown", "next[0]"),
        ({"next": [{"at": "rounds", "done": "x"}]}, "error-place-number", "next[0].done"),
        ({"next": [{"at": "rounds", "seat": 9}]}, "error-place-number", "next[0].seat"),
        ({"next": [{"at": "rounds", "seat": 2}]}, "error-position-next", "next[0]"),
        ({"next": [{"at": "rounds/0/3/0/0"}]}, "error-position-next", "next[0]"),
        ({"next": [{"at": "rounds/0", "done": 4}]}, "error-position-next", "next[0]"),
        ({"next": [{"at": "rounds/0", "done": -1}]}, "error-position-next", "next[0]"),
        ({"next": [{"at": "rounds/0/3/0/0/4", "seat": 0, "done": -5}]}, "error-position-next", "next[0]"),
        ({"next": [{"at": "rounds/0/3/0/0/2", "seat": 0, "done_mask": 8}]}, "error-position-next", "next[0]"),
        ({"next": [{"at": "alone", "to_answer": 3, "asked": 1}]}, "error-position-next", "next[0]"),
        ({"next": [{"at": "alone", "to_answer": 4, "asked": 4}]}, "error-position-next", "next[0]"),
        ({"next": [{"at": "rounds"}, {"at": "alone", "to_answer": 3, "asked": 3}]}, "error-position-next", "next[1]"),
        ({"next": [{"at": "alone", "to_answer": 1, "asked": 3}]}, "error-position-answers", "answers"),
        ({"answers": ["bid 12"]}, "error-place-list", "answers"),
        ({"answers": ["bid 12", "pass"]}, "error-place-word", "answers[0]"),
        ({"answers": [5, None]}, "error-place-word", "answers[0]"),
        ({"moment": "end", "answers": [None, None]}, "error-place-list", "answers"),
        ({"seed": 5}, "error-place-text", "seed"),
        ({"seed": "\ud800"}, "error-place-text", "seed"),
        ({"colour": "red"}, "error-place-unknown", "$"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(change: dict[str, Any], key: str, place: str | None) -> None:
    got, args = refusal({**HEAD, **change})
    assert (got, args.get("place")) == (key, place)


@pytest.mark.parametrize("doc", [None, 3, "courtier-position", [], [HEAD], {}, {"game": "toy"}, {"format": None}])
def test_what_is_no_document_is_refused(doc: Any) -> None:
    assert refusal(doc)[0].startswith("error-place-")


def test_a_secret_choice_that_all_have_answered_cannot_be_open() -> None:
    doc = {**BIDS, "answers": ["bid 1", "bid 2"]}
    assert refusal(doc) == ("error-position-answers", {"place": "answers"})
    left = [{**BIDS["next"][0], "to_answer": 2}, *BIDS["next"][1:]]
    assert refusal({**BIDS, "next": left}) == ("error-position-answers", {"place": "answers"})
    assert seats_to_act(load(TOY, {**BIDS, "next": left, "answers": ["bid 1", None]})) == [1]


def test_a_fault_that_only_the_game_can_see_is_refused() -> None:
    doc = {**HEAD, "table": {"seats": [{"coins": 40}, {"coins": 40}]}}
    assert refusal(doc) == ("error-position-fault", {"fault": out_of_range("table.seats", 80, 0, COINS)})


def places(value: Any) -> list[tuple[Any, ...]]:
    """The way to every part of a document."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [()] + [(key, *rest) for key, part in parts for rest in places(part)]


def changed(doc: Any, way: tuple[Any, ...], new: Any, drop: bool) -> Any:
    """The document with one part replaced or left out."""
    if not way:
        return new
    out = copy.copy(doc)
    if len(way) == 1 and drop:
        del out[way[0]]
    else:
        out[way[0]] = changed(doc[way[0]], way[1:], new, drop)
    return out


anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 13),
    st.sampled_from([2**40, -(2**40), 2**70, 1.5, "", "bid 3", "rounds", "rounds/0", "alone", "setup", "\ud800"]),
    st.text(max_size=3),
    st.lists(st.integers(0, 13), max_size=4),
    st.dictionaries(st.sampled_from(["at", "seat", "done", "hand"]), st.integers(-1, 5), max_size=2),
)


@settings(max_examples=600)
@for_all(st.data())
def test_a_damaged_document_is_read_or_refused_and_nothing_else(data: st.DataObject) -> None:
    doc: Any = data.draw(st.sampled_from([DUMP, BIDS]))
    for _ in range(data.draw(st.integers(1, 3))):
        way = data.draw(st.sampled_from(places(doc)[1:] or [()]))
        doc = changed(doc, way, data.draw(anything), data.draw(st.booleans()))
    try:
        s = load(TOY, doc)
    except Refused:
        return
    assert TOY.faults(s) == []
    assert json.loads(json.dumps(dump(TOY, load(TOY, dump(TOY, s))))) == dump(TOY, s)


@settings(max_examples=200)
@for_all(st.data())
def test_schema_and_check_agree_on_positions(data: st.DataObject) -> None:
    doc: Any = DUMP
    for _ in range(data.draw(st.integers(0, 2))):
        way = data.draw(st.sampled_from(places(doc)))
        doc = changed(doc, way, data.draw(anything.filter(lambda value: value != "\ud800")), data.draw(st.booleans()))
    try:
        shape(TOY).check(doc, "")
        accepted = True
    except Refused:
        accepted = False
    assert Draft202012Validator(schema(TOY)).is_valid(doc) == accepted


def test_the_form_is_found_once() -> None:
    assert shape(TOY) is shape(TOY)


def test_frames_are_written_with_the_names_of_their_numbers() -> None:
    game = TinyGame(seq(Repeat(3, Pick("ab")), Mark("x")))
    assert [effect.ints() for effect in game.effects.by_path.values()] == [
        ["done", "b", "c"],
        ["done", "b", "c"],
        ["a", "b", "c"],
        ["a", "b", "c"],
    ]
