"""The files of all languages say the same things, and every one of them can be said."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from courtier import texts
from courtier.core.messages import Arg, Message, Name
from tests.texts.scan import missing_keys, say_everywhere
from tools import texts as tool

LANGS = texts.available()


def message(source: str) -> tool.Text:
    entry = FluentParser().parse(source).body[0]
    assert isinstance(entry, ast.Message)
    return tool.Text("tr", "test.ftl", entry)


def test_every_file_can_be_read_and_no_key_stands_twice():
    assert [problem for lang in LANGS for problem in tool.read(lang)[1]] == []


def test_every_language_has_the_same_keys():
    assert tool.key_problems() == []


def test_every_language_uses_the_same_variables_and_names_the_same_things():
    assert tool.shape_problems() == []


def test_every_form_that_a_sentence_asks_for_exists():
    assert tool.form_problems() == []


def test_czech_numbers_have_their_forms_and_nothing_is_glued_to_a_variable():
    assert tool.grammar_problems() == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_text_can_be_written_in_every_form(lang):
    strict = texts.load(lang, strict=True)
    assert strict.keys() == frozenset(tool.read(lang)[0])
    for key, text in tool.read(lang)[0].items():
        named = {call.variable for call in tool.calls(text) if call.function in ("NAME", "LIST", "COUNT")}
        args: dict[str, Arg] = {name: Name("hidden-card") if name in named else 3 for name in tool.variables(text)}
        for form in text.forms():
            said = strict.say(key, [form], {**strict.entry(Message(key, args)).args, "count": 3})
            assert said, f"{lang} {key} .{form}"
            assert "{" not in said, said


@pytest.mark.parametrize("lang", LANGS)
def test_words_are_written_with_care(lang):
    """No double spaces, no stray blanks at the ends, no typewriter quotation marks but in commands to be typed."""
    for key, text in tool.read(lang)[0].items():
        for pattern in text.forms().values():
            first, last = pattern.elements[0], pattern.elements[-1]
            assert not (isinstance(last, ast.TextElement) and last.value.endswith(" ")), key
            assert not (isinstance(first, ast.TextElement) and first.value.startswith(" ")), key
            for element in pattern.elements:
                if isinstance(element, ast.TextElement) and key != "play-help":
                    assert "  " not in element.value, key
                    assert '"' not in element.value or key.startswith("cli-example-"), key


def test_the_helper_for_other_tests_names_what_is_missing():
    assert missing_keys(["ui-undo"]) == []
    assert missing_keys(["ui-undo", "nothing"]) == ["en nothing", "cs nothing", "tr nothing"]
    assert say_everywhere(Message("ui-undo")) == {"en": "Undo", "cs": "Vrátit zpět", "tr": "Geri al"}


def test_viceroy_has_a_name_for_every_card_and_a_text_for_every_law():
    keys = tool.read("en")[0]
    assert len([key for key in keys if key.startswith("viceroy-card-")]) == 64 + 24
    assert len([key for key in keys if key.startswith("viceroy-law-") and key.endswith("-text")]) == 24


def test_the_tool_sees_what_is_glued():
    assert tool.glued(message("key = { $card }ı alır").forms()[""]) == "ı alır"
    assert tool.glued(message("key = { $card }'ı alır").forms()[""])
    assert not tool.glued(message("key = { $card } kartı").forms()[""])


def test_the_tool_sees_variables_and_calls():
    text = message('key = { COUNT($n, $gem, case: "acc") } { $x }\n    .count = { $count } { $y }\n')
    assert tool.variables(text) == {"n", "gem", "x", "y"}
    assert tool.calls(text) == [tool.Call("COUNT", "gem", "acc")]


def test_the_tool_knows_which_names_a_variable_takes():
    sentence = tool.Text("cs", "viceroy.ftl", message("viceroy-x = { $card }").entry)
    assert len(tool.names_for(sentence, "card")) == 88
    assert len(tool.names_for(sentence, "cards")) == 88
    assert len(tool.names_for(sentence, "left")) == 88
    assert tool.names_for(sentence, "nothing") == []
