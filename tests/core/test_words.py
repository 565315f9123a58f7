"""Every sentence of the engine can be said in every language, with the arguments that the engine gives it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import courtier.core
from courtier import texts
from courtier.core.combinators import Choose, EachSeat, Repeat, seq
from courtier.core.corrections import corrected
from courtier.core.engine import prompt, step, why_not
from courtier.core.messages import Message, Refused
from courtier.core.options import NUMBER, OptionSpec, read_options
from courtier.core.position import load
from courtier.core.record import _line, read, replay, start, write
from courtier.core.shapes import Fields, Items, Text, Truth, Whole, Word
from tests.core.tiny import PICK, TABLE, Mark, Pick, tiny
from tests.core.toy import TOY

HEAD: dict[str, Any] = {"format": "courtier-position", "game": "toy"}
SPEC = OptionSpec("players", NUMBER, 2, 1, 4)
FOLDER = Path(courtier.core.__file__).parent


def record_with(**changes: Any) -> str:
    """A record whose header was changed, with its hash right."""
    header = json.loads(write(start(TOY, {}, "x")))
    del header["h"]
    return _line("", {**header, **changes})[0] + "\n"


def broken_record(line: str) -> str:
    return write(start(TOY, {}, "x")) + line + "\n"


def replayed(**changes: Any) -> None:
    record = start(TOY, {}, "x")
    for name, value in changes.items():
        setattr(record, name, value)
    replay(TOY, record)


def ended(line: dict[str, Any]) -> str:
    first, h = _line("", {key: part for key, part in json.loads(write(start(TOY, {}, "x"))).items() if key != "h"})
    second, h = _line(h, {"result": {}})
    return "\n".join([first, second, _line(h, line)[0]]) + "\n"


def position(**changes: Any) -> Callable[[], object]:
    return lambda: load(TOY, {**HEAD, **changes})


REFUSALS: dict[str, Callable[[], object]] = {
    "error-action-unknown": lambda: TABLE.parse("fly away"),
    "error-action-words": lambda: TABLE.parse("pick"),
    "error-action-word": lambda: TABLE.parse("pick z"),
    "error-option-unknown": lambda: read_options("viceroy", [SPEC], {"speed": 1}),
    "error-option-value": lambda: SPEC.read("many"),
    "error-correction-unknown": lambda: corrected({"a": 1}, {"b": 1}),
    "error-correction-id": lambda: corrected({"id": "a"}, {"id": "b"}),
    "error-correction-list": lambda: corrected([{"id": "a"}], []),
    "error-correction-kind": lambda: corrected({"a": 1}, {"a": "x"}),
    "error-place-number": lambda: Whole(1, 2).check(3, "a"),
    "error-place-flag": lambda: Truth().check(3, "a"),
    "error-place-word": lambda: Word(["x", "y"]).check("z", "a"),
    "error-place-text": lambda: Text().check(3, "a"),
    "error-place-list": lambda: Items(Text(), 1, 2).check([], "a"),
    "error-place-object": lambda: Fields({}).check(3, ""),
    "error-place-unknown": lambda: Fields({"a": Text()}).check({"b": 1}, ""),
    "error-place-missing": lambda: Fields({"a": Text()}, "", ["a"]).check({}, ""),
    "error-components-differ": position(components_digest="0"),
    "error-corrections-differ": position(corrections={"a": 1}),
    "error-newer-ruleset": position(ruleset=9),
    "error-position-fault": position(table={"seats": [{"coins": 60}, {"coins": 60}]}),
    "error-position-effect": position(next=[{"at": "nowhere"}]),
    "error-position-next": position(next=[{"at": "rounds", "seat": 5}]),
    "error-position-answers": position(next=[{"at": "alone", "to_answer": 1, "asked": 3}]),
    "error-position-moment-and-next": position(moment="end", next=[]),
    "error-record-json": lambda: read("{"),
    "error-record-line": lambda: read("[]"),
    "error-record-hash": lambda: read(broken_record('{"h":"0"}')),
    "error-record-format": lambda: read(record_with(format="x")),
    "error-record-newer": lambda: read(record_with(format_version=9)),
    "error-record-header": lambda: read(record_with(game=1)),
    "error-record-commitment": lambda: read(record_with(seed="y")),
    "error-record-after-end": lambda: read(ended({"n": 1, "seat": 0, "action": "pass"})),
    "error-record-action": lambda: replayed(actions=[(0, "pass")]),
    "error-record-result": lambda: replayed(result={}),
    "error-game-over": lambda: step(TOY, load(TOY, {**HEAD, "moment": "end"}), 0, 0),
    "error-not-asked": lambda: step(TOY, load(TOY, {**HEAD, "moment": "turn of seat 0"}), 1, 0),
    "error-not-open": lambda: step(TOY, load(TOY, {**HEAD, "moment": "turn of seat 0"}), 0, 0),
    "error-no-such-action": lambda: step(TOY, load(TOY, HEAD), 0, -1),
}


def say(message: Message) -> list[str]:
    return [texts.format(message, lang, ("Ada", "Bořek"), strict=True) for lang in texts.available()]


@pytest.mark.parametrize("key", REFUSALS)
def test_every_refusal_is_a_sentence(key: str) -> None:
    with pytest.raises(Refused) as refused:
        REFUSALS[key]()
    message = refused.value.message
    assert message.key == key
    said = say(message)
    assert len(set(said)) == len(said), "every language says it in its own words"
    for sentence in said:
        assert sentence == sentence.strip()
        assert sentence


def test_no_refusal_of_the_engine_is_left_out() -> None:
    used = {key for file in FOLDER.glob("*.py") for key in re.findall(r'"(error-[a-z-]+)"', file.read_text())}
    assert used == set(REFUSALS)


def test_composed_effects_have_words() -> None:
    names = {"effect": Message("error-game-over")}
    composed = [
        Message(key, {"effects": (names["effect"], names["effect"])}) for key in ("list-of-effects", "one-of-effects")
    ]
    composed.append(Message("repeated-effect", {"times": 2, **names}))
    composed.append(Message("pay-then", {"cost": names["effect"], **names}))
    for message in composed:
        assert all(say(message))
    g = tiny(Choose(PICK, [seq(Mark("x"), Mark("y")), Repeat(2, Mark("z"))], "tiny", []))
    assert {g.label(option).key for option in g.options()} == {"list-of-effects", "repeated-effect"}


def test_what_is_not_a_question_has_words() -> None:
    g = tiny(EachSeat(Pick("ab")))
    assert all(say(prompt(g.s, 1)))
    assert all(say(why_not(g.game, g.s, 1, 0)))
