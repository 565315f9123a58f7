"""Virtue and corruption. [W-VC, W-TERM-06]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.games import load_game
from courtier.games.viscounts.track import gain_corruption, gain_virtue, is_stuck
from tests.games.viscounts.table import player, table, track


def moved(start: Any, corruption: Any = 0, virtue: Any = 0) -> Any:
    g = table("turn", player(corruption=start[0], virtue=start[1], hand=["st_thief", "st_abbot"]))
    gain_corruption(g.s, 0, corruption)
    gain_virtue(g.s, 0, virtue)
    return track(g)


def test_corruption_starts_on_1_and_virtue_on_7():  # W-TERM-06
    assert moved((1, 7)) == (1, 7)


@pytest.mark.parametrize(
    ("start", "corruption", "virtue", "end"),
    [
        ((1, 7), 2, 0, (3, 7)),  # W-VC-01
        ((1, 7), 0, 2, (1, 5)),  # W-VC-01
        ((4, 5), 0, 2, (3, 3)),  # W-VC-02: the first step sticks, the second moves both
        ((4, 5), 2, 0, (6, 6)),  # W-VC-02
        ((3, 3), 1, 0, (4, 4)),  # W-VC-02
        ((7, 7), 2, 0, (7, 7)),  # W-VC-03
        ((1, 1), 0, 3, (1, 1)),  # W-VC-03
    ],
)
def test_steps(start, corruption, virtue, end):
    """W-VC-01 to W-VC-03"""
    assert moved(start, corruption, virtue) == end


def test_corruption_moves_before_virtue():
    """W-VC-04, W-EFF-02: a list that names virtue first still moves corruption first."""
    both = [{"do": "gain", "what": "virtue", "n": 1}, {"do": "gain", "what": "corruption", "n": 1}]
    corrections = {"townsfolk": {"neutral": {"nt_friar": {"ability": {"effect": both}}}}}
    hand = ["nt_friar", "st_abbot"]
    g = table("play-card", player(corruption=4, virtue=5, hand=hand), corrections=corrections)
    g.choose("card nt_friar play")
    assert track(g) == (4, 4)  # virtue first would have ended on 5
    kinds = [event.kind for event in g.log if event.kind in ("virtue", "corruption")]
    assert kinds == ["corruption", "virtue"]


def test_stuck_markers_do_nothing_until_phase_5():  # W-VC-05
    g = table("play-card", player(corruption=4, virtue=4, hand=["st_lender", "st_abbot"]))
    g.choose("card st_lender play")
    assert track(g) == (4, 4)
    assert is_stuck(g.s.seats[0])
    assert not g.happened("collision")


def test_the_game_is_loaded_once():
    assert load_game("viscounts") is load_game("viscounts")
