"""The mark by which bots are measured that play alone."""

from __future__ import annotations

import pytest

from courtier.bots.evaluating import evaluator_for
from courtier.core.engine import legal
from courtier.core.position import new_game
from courtier.core.rng import FastRng
from courtier.games import load_game
from tools.foresight import foresee, lead, turns
from tools.strength import SOLO


@pytest.mark.parametrize("name", sorted(SOLO))
def test_every_turn_that_is_tried_has_come_to_its_end(name: str) -> None:
    game = load_game(name)
    s = new_game(game, next(iter(SOLO[name].values())), "foresight")
    evaluator = evaluator_for(game)
    ends = turns(game, evaluator, s, 20, FastRng(1))
    assert len(ends) >= 2
    assert all(evaluator.quiet(after) for after in ends)
    assert legal(s, 0)  # the position itself was left as it is


def test_whoever_keeps_more_positions_does_not_end_further_behind() -> None:
    game = load_game("gugong")
    options = SOLO["gugong"]["meng"]
    narrow, again, wide = (foresee(game, options, "foresight", width, 10) for width in (1, 1, 12))
    assert narrow == again  # the deal decides, nothing else
    assert lead(wide) > lead(narrow)
