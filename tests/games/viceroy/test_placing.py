"""Laying cards: characters, laws in a position, and where laws 65 and 66 go. [V-BUILD-10, V-BUILD-20]"""

from __future__ import annotations

import pytest

from tests.games.viceroy.table import (
    LAWS,
    at,
    building,
    hand,
    held,
    laid,
    places,
    pointed,
    rows,
    seat,
    tokens,
    under,
)
from tests.games.viceroy.test_building import triangle

SLOT_LAWS = [number for number, law in LAWS.items() if law["placement"] == "slot"]


@pytest.mark.parametrize("law", SLOT_LAWS)
def test_every_other_law_is_placed_like_a_character_on_levels_1_to_4(law):  # V-BUILD-20, V-PYR-03
    g = building(seat("", [law], rows([1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12], [13, 14]))).choose(f"build {law}")
    assert places(g) == [(1, -1), (1, 5)], "(5, 0) is not for laws"
    g = building(seat("", [law], triangle(4)), seat(), seat()).choose(f"build {law}")
    assert places(g) == [(1, -1), (1, 4), (4, 0)]
    g.choose("place 4 0")
    assert laid(g)[4, 0] == law
    assert law not in hand(g)


def test_law_65_takes_the_place_of_any_own_card_on_levels_1_to_4():  # V-LAW-65, V-RULING-14
    pyramid = rows([1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 85], [13, 14], [15])
    g = building(seat("", [65], pyramid)).choose("build 65")
    every = {(entry["level"], entry["column"]) for entry in pyramid}
    assert set(pointed(g)) == every - {(5, 0)}, "free or not, character or law"
    g.choose("target 1 2")
    assert laid(g)[1, 2] == 65
    assert hand(g) == [3]


def test_law_65_cannot_take_the_place_of_an_opponents_card():  # V-LAW-65
    g = building(seat("", [65], rows([1, 2])), seat("", [], rows([3, 4], [5]))).choose("build 65")
    assert pointed(g) == [(1, 0), (1, 1)]
    g.choose("target 1 0")
    assert laid(g, 1) == {(1, 0): 3, (1, 1): 4, (2, 0): 5}


def test_law_66_goes_under_any_own_character_but_no_law():  # V-LAW-66, V-RULING-24
    pyramid = rows([1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 85], [13, 14], [15])
    g = building(seat("", [66], pyramid)).choose("build 66")
    every = {(entry["level"], entry["column"]) for entry in pyramid}
    assert set(pointed(g)) == every - {(3, 2)}, "level 5 too, with or without tokens"
    g.choose("target 5 0")
    assert under(g, 5, 0) == [66]
    assert laid(g)[5, 0] == 15


def test_law_66_fills_no_position_and_closes_no_circle():  # V-LAW-66
    g = building(seat("", [66], rows([1, 3]))).choose("build 66").choose("target 1 0")
    assert laid(g) == {(1, 0): 1, (1, 1): 3}
    assert held(g) == ""


def test_both_ends_of_the_first_row_lead_to_the_same_pyramid_mirrored():  # V-PYR-01
    left = building(seat("Y", [5], 50)).choose("build 5").choose("place 1 -1")
    right = building(seat("Y", [5], 50)).choose("build 5").choose("place 1 1")
    assert laid(left) == {(1, -1): 5, (1, 0): 50}
    assert laid(right) == {(1, 0): 50, (1, 1): 5}


def test_a_place_emptied_by_law_74_is_open_again():  # V-LAW-74, V-PYR-02
    g = building(seat("GGBBRRYY", [74, 34], rows([1, 2, 3], [4, 5]))).choose("build 74").choose("place 1 -1")
    g.choose("target 2 0")
    g.choose("build 34")
    assert (2, 0) in places(g)
    assert (2, 1) not in places(g)


def test_tokens_lie_on_the_card_that_brought_them():  # V-TOK-02
    g = building(seat("RR", [3, 52], rows([50]))).choose("build 3").choose("place 1 1")
    g.choose("build 52").choose("place 1 -1")
    assert tokens(g, 1, 1) == ["power:3"]
    assert tokens(g, 1, -1) == ["power:3"]
    assert tokens(g, 1, 0) == []


def test_a_written_card_may_lie_anywhere_in_the_row():  # V-PYR-01
    g = building(seat("Y", [5], [at(1, -7, 50)])).choose("build 5")
    assert places(g) == [(1, -8), (1, -6)]
