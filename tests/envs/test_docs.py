"""The pages of the environments say what the code does."""

from __future__ import annotations

import pytest

from courtier.games import GAMES
from tools.envdocs import DOCS, page


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_is_up_to_date(game):
    assert (DOCS / f"{game}.md").read_text(encoding="utf-8") == page(game), "run python tools/envdocs.py"
