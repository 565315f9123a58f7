"""What players type finds what they mean: inflected, unaccented, mistyped, half remembered, in three languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from courtier.texts import rules
from courtier.texts.fold import fold
from courtier.texts.lookup import lookup
from courtier.texts.search import alike

ASKED = [
    (game, lang, query, answers)
    for game, langs in json.loads(Path(__file__).with_name("search.json").read_text(encoding="utf-8")).items()
    for lang, queries in langs.items()
    for query, answers in queries
]


def test_there_are_ten_questions_for_each_game_and_language():
    assert len(ASKED) == 3 * 3 * 10


@pytest.mark.parametrize(("game", "lang", "query", "answers"), ASKED)
def test_the_rule_is_among_the_first_three(game, lang, query, answers):
    """As written and as typed on a keyboard without those letters; the same among rules, terms and cards."""
    for typed in (query, fold(query)):
        assert set(answers) & {rule.id for rule in rules.load(game, lang).search(typed)[:3]}, typed
        assert set(answers) & {found.id for found in lookup(game, typed, lang)[:3]}, typed


@pytest.mark.parametrize(
    ("asked", "word", "sure"),
    [
        ("kruh", "kruh", 1.0),
        ("drah", "drahokam", 0.5),  # still being typed
        ("drahokamy", "drahokam", 0.5),
        ("drahokamem", "drahokamy", 0.5),
        ("hry", "hra", 0.4),
        ("mucevherleri", "mucevher", 0.5),
        ("kitabi", "kitap", 0.4),
        ("emperer", "emperor", 0.4),  # a slip
        ("servnat", "servant", 0.4),
    ],
)
def test_words_that_mean_the_same_are_alike(asked, word, sure):
    assert alike(asked, word) >= sure


@pytest.mark.parametrize(("asked", "word"), [("wall", "want"), ("jade", "jar"), ("kruh", "krok"), ("a", "attack")])
def test_words_that_only_begin_alike_are_not(asked, word):
    assert alike(asked, word) == 0


@pytest.mark.parametrize(
    ("game", "lang", "query", "title", "rule"),
    [
        ("gugong", "en", "cheaper jade", "Cheaper Jade", "G-DECREE-08"),
        ("gugong", "cs", "levnejsiho nefritu", "Levnější nefrit", "G-DECREE-08"),
        ("gugong", "tr", "pekin", "Pekin", "G-TRAVEL-03"),
        ("viceroy", "cs", "královskou pokladnu", "Královská pokladna", "V-BUILD-10"),
        ("viceroy", "en", "arcanist", "Arcanist", "V-BUILD-10"),
        ("viscounts", "cs", "opata", "Opat", "W-MANAGE-03"),
        ("viscounts", "en", "workshop 3", "Workshop 3", "W-BUILD-05"),
    ],
)
def test_cards_are_found_by_their_names_with_the_rule_that_governs_them(game, lang, query, title, rule):
    found = [each for each in lookup(game, query, lang)[:3] if each.kind == "card"]
    assert (title, rule) in [(each.title, each.rule) for each in found]


def test_terms_are_found_too():
    assert ("term", "Supply") in [(each.kind, each.title) for each in lookup("viceroy", "supply", "en")[:4]]


def test_every_rule_named_by_a_card_exists():
    for game in ("gugong", "viceroy", "viscounts"):
        for lang in ("en", "cs", "tr"):
            for found in lookup(game, "karta card kart", lang):
                assert not found.rule or rules.find(game, found.rule, lang), found
