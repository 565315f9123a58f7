"""The pages in docs/rules say what the rules references say, and every link and picture in them leads somewhere."""

from __future__ import annotations

import re

import pytest

from courtier.games import GAMES
from courtier.texts import available, rules
from tools.drawings import SIGNS, picture_file
from tools.rulepages import page, place

PAGES = [(game, lang) for game in GAMES for lang in available()]


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_the_page_is_what_the_reference_says(game, lang):
    assert place(game, lang).read_text(encoding="utf-8") == page(game, lang), "run python -m tools.rulepages"


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_every_rule_has_an_anchor_and_every_link_an_end(game, lang):
    text = page(game, lang)
    anchors = re.findall(r'<a id="([^"]+)">', text)
    assert len(anchors) == len(set(anchors))
    assert {rule.id.lower() for rule in rules.load(game, lang)} <= set(anchors)
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(anchors)
    files = re.findall(r"\]\(([^)#]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    assert [each for each in files if not (place(game, lang).parent / each).is_file()] == []


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_everything_that_is_drawn_in_the_rules_is_drawn_on_the_page(game, lang):
    """`make pictures` has been run since a pictogram or a picture was added, and nothing is kept in vain."""
    parts = [chapter.introduction for chapter in rules.load(game, lang).chapters]
    parts += [rule.text for rule in rules.load(game, lang)]
    used = {sign for part in parts for sign in rules.signs(part)}
    assert used <= {path.stem.removeprefix(f"{game}-") for path in SIGNS.glob(f"{game}-*.svg")}
    assert [name for part in parts for name in rules.pictures(part) if not picture_file(name, lang).is_file()] == []
    assert not re.search(r":[a-z][a-z-]*:|picture:", page(game, lang))
