"""The rules reference is read, looked up and searched."""

from __future__ import annotations

import pytest

from courtier import texts
from courtier.texts import rules

BOOK = """\
# Viceroy

Read this first.

## The pyramid

How cards lie.

**V-PYR-01** On level 1 a card is added at an end of the row.

**V-PYR-05 Circle.** Every card on level 2 or above forms a circle.
It has four segments:

- two of the cards below,
- two of its own.

| level | points |
|---|---|
| 2 | 2 |

### Tucked cards

**V-PYR-07 Tucked card.** Věčný drahokam; Kırmızı ışık.

## Laws

- **V-LAW-CHOICE** Choose one option of the circle.
**V-LAW-65 Replacement.** Takes a place.
"""


@pytest.fixture
def book():
    return rules.parse(BOOK, "en")


def test_title_chapters_and_introductions(book):
    assert book.title == "Viceroy"
    assert [(chapter.title, chapter.introduction, len(chapter.rules)) for chapter in book.chapters] == [
        ("", "Read this first.", 0),
        ("The pyramid", "How cards lie.", 2),
        ("The pyramid: Tucked cards", "", 1),
        ("Laws", "", 2),
    ]


def test_a_rule_keeps_its_lists_and_tables(book):
    rule = book.get("V-PYR-05")
    assert rule.title == "Circle"
    assert rule.chapter == "The pyramid"
    assert rule.heading == "V-PYR-05 Circle"
    assert rule.text.startswith("Every card on level 2")
    assert rule.text.endswith("| 2 | 2 |")
    assert "two of its own" in rule.text


def test_a_rule_may_have_no_title(book):
    assert book.get("V-PYR-01").title == ""
    assert book.get("V-PYR-01").heading == "V-PYR-01"
    assert book.get("V-LAW-CHOICE").text == "Choose one option of the circle."


def test_rules_are_found_by_number_in_any_case(book):
    assert [rule.id for rule in book.search("v-pyr-05")] == ["V-PYR-05"]
    assert [rule.id for rule in book.search("V-PYR")] == ["V-PYR-01", "V-PYR-05", "V-PYR-07"]
    assert "v-pyr-05" in book
    assert len(book) == 5


def test_rules_are_found_by_words_the_title_first(book):
    assert [rule.id for rule in book.search("circle")] == ["V-PYR-05", "V-LAW-CHOICE"]
    assert [rule.id for rule in book.search("segments four")] == ["V-PYR-05"]
    assert book.search("  ") == []


def test_half_of_the_words_is_enough_and_less_is_not(book):
    assert book.search("circle nowhere")[0].id == "V-PYR-05"
    assert book.search("circle nowhere unheard") == []
    assert book.search("zorgblatt") == []


def test_part_of_a_number_is_enough(book):
    assert [rule.id for rule in book.search("pyr-05")] == ["V-PYR-05"]


@pytest.mark.parametrize("query", ["vecny drahokam", "věčný", "VĚČNÝ", "kirmizi isik", "KIRMIZI IŞIK", "kırmızı"])
def test_search_does_not_need_diacritics(book, query):
    assert [rule.id for rule in book.search(query)] == ["V-PYR-07"]


def test_a_game_that_nobody_knows_has_an_empty_reference():
    assert len(rules.load("chess", "en")) == 0
    assert len(rules.load("../../../etc/passwd", "en")) == 0
    assert rules.find("chess", "V-PYR-01", "cs") is None


@pytest.mark.parametrize("lang", texts.available())
@pytest.mark.parametrize("game", ["gugong", "viceroy", "viscounts"])
def test_every_reference_that_is_there_can_be_read(game, lang):
    book = rules.load(game, lang)
    assert book.lang in (lang, "en")
    for rule in book:
        assert rule.text, rule.id
        assert rules.find(game, rule.id, lang) is rule
