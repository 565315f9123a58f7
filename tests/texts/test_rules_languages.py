"""The rules reference says the same in every language: same rules in the same order, same lists and tables."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from courtier import texts
from courtier.texts import rules
from courtier.texts.bundle import SOURCE, locales

GAMES = ("gugong", "viceroy", "viscounts")
# A language joins as soon as it has a folder for its references; from then on it owes all of them.
LANGS = [lang for lang in texts.available() if lang != SOURCE and locales().joinpath(lang, "rules").is_dir()]

NUMBER = re.compile(r"\b[GVW]-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b")
CODE = re.compile(r"`[^`]*`")
WORD = re.compile(r"[^\W\d_]{3,}")


def source(game: str, lang: str) -> str:
    return locales().joinpath(lang, "rules", f"{game}.md").read_text(encoding="utf-8")


def book(game: str, lang: str) -> rules.RulesBook:
    """The reference as it stands in that language, without the help of English."""
    return rules.parse(source(game, lang), lang)


def parts(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Every introduction, named by its place among the chapters, and every rule, named by its number."""
    for place, chapter in enumerate(book(game, lang).chapters):
        yield f"chapter {place}", chapter.introduction
        for rule in chapter.rules:
            yield rule.id, rule.text


def shape(text: str) -> tuple[int, int, int, list[int]]:
    """Paragraphs, points of lists, numbered steps, and the columns of each row of a table.

    A rule must not begin with an ordinal such as `1. `: shown on its own it would become a list.
    """
    lines = text.splitlines()
    return (
        len(text.split("\n\n")),
        sum(line.startswith("- ") for line in lines),
        sum(re.match(r"\d+\. ", line) is not None for line in lines),
        [line.count("|") for line in lines if line.startswith("|")],
    )


def says(line: str) -> str:
    """What a line says in words, without numbers of rules and names of data."""
    return " ".join(WORD.findall(CODE.sub("", NUMBER.sub("", line))))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_stands_once_and_in_its_place(game, lang):
    """The same numbers in the same order, under the same chapters."""
    here, there = book(game, lang), book(game, SOURCE)
    numbers = [[rule.id for rule in chapter.rules] for chapter in here.chapters]
    assert numbers == [[rule.id for rule in chapter.rules] for chapter in there.chapters]
    flat = [number for chapter in numbers for number in chapter]
    assert len(flat) == len(set(flat)) == len(here)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_headings_are_of_the_same_depth(game, lang):
    depths = [re.findall(r"^#+(?= )", source(game, each), re.MULTILINE) for each in (lang, SOURCE)]
    assert depths[0] == depths[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", [SOURCE, *LANGS])
def test_every_reference_leads_somewhere(game, lang):
    there = book(game, lang)
    assert [
        (name, number) for name, text in parts(game, lang) for number in NUMBER.findall(text) if number not in there
    ] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_a_rule_refers_to_the_same_rules(game, lang):
    for (name, here), (_, there) in zip(parts(game, lang), parts(game, SOURCE), strict=True):
        assert sorted(NUMBER.findall(here)) == sorted(NUMBER.findall(there)), name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_lists_and_tables_are_complete(game, lang):
    for (name, here), (_, there) in zip(parts(game, lang), parts(game, SOURCE), strict=True):
        assert shape(here) == shape(there), name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_no_line_was_left_in_english(game, lang):
    """Every paragraph, point and row of a table with words in it differs from all English ones, as do the titles."""
    english = {says(line) for _, text in parts(game, SOURCE) for line in text.splitlines()}
    lines = [(name, line) for name, text in parts(game, lang) for line in text.splitlines() if says(line)]
    assert [(name, line) for name, line in lines if says(line) in english] == []
    titles = [
        {chapter.title for chapter in book(game, each).chapters} | {rule.title for rule in book(game, each)}
        for each in (lang, SOURCE)
    ]
    assert titles[0] & titles[1] == set()
