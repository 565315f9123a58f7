"""The pages in docs/rules say what the rules reference says, and every link in them leads somewhere."""

from __future__ import annotations

import re

import pytest

from courtier.games import GAMES
from courtier.texts import rules
from tools.rulepages import PAGES, page


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_what_the_reference_says(game):
    assert (PAGES / f"{game}.md").read_text(encoding="utf-8") == page(game), "run tools/rulepages.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_an_anchor_and_every_link_an_end(game):
    text = page(game)
    anchors = re.findall(r'<a id="([^"]+)">', text)
    assert len(anchors) == len(set(anchors))
    assert {rule.id.lower() for rule in rules.load(game, "en")} <= set(anchors)
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(anchors)
