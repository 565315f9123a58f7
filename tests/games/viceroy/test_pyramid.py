"""The pyramid: where cards may lie, circles, neighbours, free cards. [RULES section 4]"""

from __future__ import annotations

import pytest

from courtier.core.messages import Refused
from courtier.core.rng import FastRng
from tests.games.viceroy.table import (
    Doc,
    at,
    building,
    laid,
    mine,
    over,
    places,
    pointed,
    points,
    rows,
    seat,
    tokens,
    under,
)
from tests.support import given

LAW = 85  # a law without an effect of its own
EVERYTHING = "BBBBRRRRGGGGYYYY"


def playing(card: int, pyramid: list[Doc], gems: str = EVERYTHING, **more):
    """The card has been revealed and its owner looks for a place."""
    hand = [card, *more.pop("hand", [])]
    return building(seat(gems, hand, pyramid), seat(), seat(), seat(), **more).choose(f"build {card}")


def test_the_second_card_goes_left_or_right_of_the_first():  # V-PYR-01
    assert places(playing(32, rows([5]))) == [(1, -1), (1, 1)]


def test_on_level_1_only_the_ends_of_the_row_are_open():  # V-PYR-01
    g = playing(32, rows([5, 6, 7], left=-2))
    assert [place for place in places(g) if place[0] == 1] == [(1, -3), (1, 1)]
    assert g.refuses("place 1 2").rule == "V-PYR-01"
    assert g.refuses("place 1 0").rule == "V-PYR-02", "occupied"


def test_a_higher_card_needs_both_cards_under_it():  # V-PYR-02
    g = playing(32, rows([5, 6, 7], [8]))
    assert places(g) == [(1, -1), (1, 3), (2, 1)]
    assert g.refuses("place 2 2").rule == "V-PYR-02"
    assert g.refuses("place 2 -1").rule == "V-PYR-02"
    assert g.refuses("place 3 0").rule == "V-PYR-02"


def test_colours_never_restrict_placement():  # V-PYR-02
    g = playing(53, rows([1, 4]))  # green on red and blue
    assert (2, 0) in places(g)


def test_rows_above_may_have_gaps_but_no_card_spans_a_gap():  # V-PYR-03
    g = playing(32, rows([5, 6, 7, 8, 9], [10, 11, 0, 12]))
    assert places(g) == [(1, -1), (1, 5), (2, 2), (3, 0)]


FIVE = rows([1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12], [13, 14])
SIX = rows([1, 2, 3, 4, 5, 21], [6, 7, 8, 9, 22], [10, 11, 12, 23], [13, 14, 24], [15, 16])


def test_level_5_is_open_to_characters_only():  # V-PYR-03, V-BUILD-20
    assert (5, 0) in places(playing(32, FIVE))
    g = playing(LAW, FIVE)
    assert (5, 0) not in places(g)
    assert g.refuses("place 5 0").rule == "V-PYR-03"


def test_nothing_lies_above_level_5():  # V-PYR-03
    assert max(level for level, _ in places(playing(32, SIX))) == 1


def test_laws_lie_on_levels_1_to_4():  # V-PYR-03, V-BUILD-20
    g = playing(LAW, rows([1, 2, 3, 4], [6, 7, 8], [10, 11]))
    assert places(g) == [(1, -1), (1, 4), (4, 0)]


def test_the_width_is_unlimited():  # V-PYR-03, V-COMP-04
    row = rows(range(1, 31), left=-10)
    assert places(playing(32, row))[:2] == [(1, -11), (1, 20)]


def test_a_pyramid_wider_than_a_game_can_make_does_not_grow_further():  # V-PYR-03
    assert (1, 37) not in places(playing(64, rows(range(1, 38))))


@pytest.mark.parametrize("seed", range(3))
def test_cards_stay_where_they_are_unless_law_65_or_74_moves_them(seed):  # V-PYR-04
    g = given("viceroy", {"players": 3}, seed=f"stay {seed}")
    rng = FastRng(seed)
    before: list[dict[tuple[int, int], int]] = [{}, {}, {}]
    while not g.over:
        now = [laid(g, i) for i in range(3)]
        for i in range(3):
            if not before[i].items() <= now[i].items():
                assert {65, 74} & set(now[i].values())
        before = now
        options = g.options()
        g.choose(options[rng.below(len(options))])


@pytest.mark.parametrize(("cards", "color"), [([6, 35, 22], "green"), ([40, 2, 4], None), ([6, 35, 33], None)])
def test_a_circle_is_made_of_four_segments_of_three_cards(cards, color):  # V-PYR-05
    left, right, upper = cards
    g = over(seat("", [], rows([left, right], [upper])))
    assert [circle["color"] for circle in mine(g)["circles"]] == ([color] if color else [])
    assert points(g, "circles") == (2 if color else 0)


@pytest.mark.parametrize(
    ("left", "right", "upper"),
    [
        (6, 35, 23),  # the half-circle of the upper card is yellow
        (4, 35, 22),  # the left card's top right segment is blue
        (6, 2, 22),  # the right card's top left segment is blue
    ],
)
def test_each_segment_must_have_the_colour(left, right, upper):  # V-PYR-05
    assert points(over(seat("", [], rows([left, right], [upper]))), "circles") == 0


def test_a_circle_has_the_level_of_its_upper_card():  # V-PYR-05
    g = over(seat("", [], rows([23, 42, 10], [22, 49], [7])))  # (3, 0): 22 top right green, 49 top left green, 7 green
    assert mine(g)["circles"] == [{"level": 3, "column": 0, "color": "green"}]


def test_the_outer_segments_of_a_row_belong_to_no_circle():  # V-PYR-05
    g = over(seat("", [], rows([53, 49, 60])))
    assert mine(g)["circles"] == []


def test_circles_of_all_four_colours_with_the_upper_half_of_two_segments():  # V-PYR-05
    for left, right, upper, color in [
        (4, 2, 12, "blue"),
        (1, 3, 5, "red"),
        (53, 37, 7, "green"),
        (56, 54, 10, "yellow"),
    ]:
        g = over(seat("", [], rows([left, right], [upper])))
        assert mine(g)["circles"] == [{"level": 2, "column": 0, "color": color}]


# Adjacency is seen through law 85, which counts the characters next to it. [V-LAW-85]

WIDE = rows([1, 2, 3, 4], [5, 6, 7], [8, 9])


def neighbours_of(level: int, column: int, pyramid: list[Doc]) -> int:
    """How many characters touch a law put in this place."""
    changed = [
        entry if (entry["level"], entry["column"]) != (level, column) else at(level, column, LAW) for entry in pyramid
    ]
    return points(over(seat("", [], changed)), "laws") // 2


@pytest.mark.parametrize(
    ("place", "n"),
    [
        ((2, 1), 6),
        ((1, 0), 2),
        ((1, 1), 4),
        ((1, 2), 4),
        ((1, 3), 2),
        ((2, 0), 4),
        ((2, 2), 4),
        ((3, 0), 3),
        ((3, 1), 3),
    ],
)
def test_a_card_has_up_to_six_neighbours(place, n):  # V-PYR-06
    assert neighbours_of(place[0], place[1], WIDE) == n


def test_each_of_the_six_places_around_counts():  # V-PYR-06
    around = [(2, 0), (2, 2), (1, 1), (1, 2), (3, 0), (3, 1)]
    for missing in around:
        law_there = [at(*missing, 86) if (e["level"], e["column"]) == missing else e for e in WIDE]
        assert neighbours_of(2, 1, law_there) == 5 + spare(missing)


def spare(missing: tuple[int, int]) -> int:
    """What law 86 itself counts at the missing place, apart from law 85 beside it."""
    return {(2, 0): 3, (2, 2): 3, (1, 1): 3, (1, 2): 3, (3, 0): 2, (3, 1): 2}[missing]


def test_tucked_cards_are_nobodys_neighbours():  # V-PYR-06, V-PYR-07
    alone = [at(1, 0, LAW, under=[5, 6]), at(1, 1, 7, under=[8])]
    assert points(over(seat("", [], alone)), "laws") == 2


def test_tucking_is_not_playing():  # V-PYR-07
    g = playing(72, rows([5]), gems="", hand=[1]).choose("place 1 1")
    g.choose("archive 1")  # would cost a gem and draw a card
    assert under(g, 1, 1) == [1]
    assert tokens(g, 1, 1) == []
    assert mine(g)["hand"] == []
    assert mine(g)["circles"] == []


def test_a_tucked_card_has_no_effect_of_its_own():  # V-PYR-07
    pyramid = [at(1, 0, 72, under=[68, 85, 79, 75]), at(1, 1, 5, "magic", "science", "defence", "eternal:red")]
    assert points(over(seat("", [], pyramid)), "laws") == 5 * 4


# Free cards are seen through law 74, which may tuck one of them. [V-LAW-74]


def free(*pyramid) -> list[tuple[int, int]]:
    """The free cards beside a law 74 that is laid far to the left."""
    g = playing(74, [*pyramid])
    left = min(column for level, column in places(g) if level == 1)
    g.choose(f"place 1 {left}")
    return pointed(g) if g.asked() and "target" in g.options()[0] else []


def test_a_card_under_another_is_not_free():  # V-PYR-08
    assert free(*rows([1, 2, 3], [4])) == [(1, 2), (2, 0)]


def test_a_card_with_a_card_tucked_under_it_is_not_free():  # V-PYR-08
    g = playing(74, [at(1, 0, 1), at(1, 1, 2), at(1, 2, 3, under=[9]), at(2, 0, 4), at(2, 1, 5)])
    g.choose("place 1 -1")
    assert pointed(g) == [(2, 0), (2, 1)]


def test_a_middle_card_of_the_highest_level_is_free_from_level_2_on():  # V-PYR-08, V-RULING-03
    assert free(*rows([1, 2, 3, 4], [5, 6, 7])) == [(2, 0), (2, 1), (2, 2)]


def test_a_middle_card_of_level_1_is_never_free():  # V-PYR-08, V-RULING-03
    g = playing(74, rows([1, 2, 3])).choose("place 1 -1")
    assert laid(g) == {(1, -1): 74, (1, 0): 1, (1, 1): 2}, "3 was the only free card"
    assert under(g, 1, -1) == [3]


def test_a_middle_card_below_the_highest_level_is_not_free():  # V-PYR-08
    assert free(*rows([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11], [0, 0, 0, 12])) == [(2, 0), (3, 3)]


def test_the_edge_of_a_gap_is_an_end_of_a_row():  # V-PYR-08, V-RULING-03
    assert free(*rows([1, 2, 3, 4, 5, 6], [7, 8, 0, 9, 10], [11])) == [(2, 3), (2, 4), (3, 0)]


@pytest.mark.parametrize(
    "pyramid",
    [
        rows([1, 2, 0, 3]),  # level 1 has a gap
        [at(1, 0, 1), at(2, 0, 2)],  # one card under it is missing
        [at(1, 0, 1), at(1, 1, 2), at(2, 1, 3)],
        [at(1, 0, 1), at(1, 0, 2)],  # two cards in one place
        rows([1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12], [13, 14], [LAW]),  # a law on level 5
        [],
    ],
)
def test_a_pyramid_that_cannot_stand_is_refused(pyramid):  # V-PYR-01, V-PYR-02, V-PYR-03
    with pytest.raises(Refused):
        building(seat("", [], pyramid))


def test_pyramids_with_everything_on_and_under_them_are_public():  # V-ROUND-03, V-RULING-22
    g = building(seat(), seat("", [], [at(1, 0, 72, "magic", under=[5, 66])]))
    for viewer in (-1, 0, 1):
        seen = g.view(viewer)["seats"][1]["pyramid"]
        assert seen == [{"card": 72, "level": 1, "column": 0, "tokens": ["magic"], "tucked": [5, 66], "points": 10}]
