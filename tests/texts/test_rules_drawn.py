"""Pictograms and pictures in the rules reference: the same at the same rules in every language."""

from __future__ import annotations

import re

import pytest

from courtier import texts
from courtier.texts import rules
from courtier.texts.bundle import SOURCE
from courtier.texts.lookup import all_rules, lookup
from tests.texts.test_rules_languages import GAMES, LANGS, parts, source

MARK = re.compile(r":[a-z][a-z-]*:|!\[|picture:")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_wears_the_same_pictograms_and_pictures(game, lang):
    for (name, here), (_, there) in zip(parts(game, lang), parts(game, SOURCE), strict=True):
        assert sorted(rules.signs(here)) == sorted(rules.signs(there)), name
        assert rules.pictures(here) == rules.pictures(there), name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_line_and_cell_wears_the_same_pictograms(game, lang):
    """They stand at the same words, not just somewhere in the same rule."""
    for here, there in zip(source(game, lang).splitlines(), source(game, SOURCE).splitlines(), strict=True):
        cells = zip(here.split("|"), there.split("|"), strict=True) if here.startswith("|") else [(here, there)]
        for one, other in cells:
            assert sorted(rules.signs(one)) == sorted(rules.signs(other)), here


@pytest.mark.parametrize("game", GAMES)
def test_costs_goods_and_pieces_are_drawn(game):
    """A printed rulebook would draw them hundreds of times, and at least eight positions."""
    text = source(game, SOURCE)
    assert len(rules.signs(text)) > 90
    assert len(set(rules.signs(text))) >= 9
    assert len(rules.pictures(text)) >= 8


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", texts.available())
def test_whoever_reads_words_alone_never_sees_a_mark(game, lang):
    for found in all_rules(game, lang):
        assert not MARK.search(found.text), found.id
        assert "  " not in found.text.replace("\n", ""), found.id
    for rule in rules.load(game, lang):
        assert not MARK.search(rule.title), rule.id


def test_what_is_seen_on_a_picture_stands_in_its_place():
    text = "Pay 2 :gold: gold.\n\n![A circle.](picture:viceroy-circle)"
    assert rules.words(text) == "Pay 2 gold.\n\nA circle."
    assert rules.signs(text) == ["gold"]
    assert rules.pictures(text) == ["viceroy-circle"]


def test_terms_are_named_without_their_pictograms():
    (found,) = [each for each in lookup("viceroy", "screen", "en") if each.kind == "term"][:1]
    assert found.title == "Screen"
    assert not MARK.search(found.text)
