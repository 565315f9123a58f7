"""Final scoring, category by category. [RULES section 11]"""

from __future__ import annotations

import pytest

from tests.games.viceroy.table import Doc, at, building, hand, over, points, rows, seat

CATEGORIES = ["circles", "eternal", "laws", "power", "magic", "sets", "attack"]


def lying(*words: str, level: int = 1) -> list[Doc]:
    """A pyramid with these tokens on a card of a level."""
    pyramid = rows([1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12], [13, 14], [15])
    return [{**e, "tokens": [*words]} if (e["level"], e["column"]) == (level, 0) else e for e in pyramid]


# -- circles


def test_a_circle_is_worth_its_level_and_all_bonus_tokens_of_its_colour():  # V-SCORE-01
    pyramid = rows([6, 35], [22])
    for bonus, worth in [
        ([], 2),
        (["bonus_circle:green:4"], 6),
        (["bonus_circle:green:2"] * 2, 6),
        (["bonus_circle:red:4"], 2),
    ]:
        pyramid[0]["tokens"] = bonus
        assert points(over(seat("", [], pyramid)), "circles") == worth


def test_every_bonus_token_counts_for_every_circle_of_the_colour_wherever_it_lies():  # V-SCORE-01
    pyramid = [*rows([6, 35, 1], [22, 33], [7]), at(1, 3, 85, "bonus_circle:green:4", "bonus_circle:green:2")]
    assert points(over(seat("", [], pyramid)), "circles") == 2 + 3 + 2 * 6


def test_mixed_circles_are_worth_nothing():  # V-SCORE-01
    assert points(over(seat("", [], rows([4, 35], [22]))), "circles") == 0


# -- eternal gems


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("word", ["eternal:blue", "eternal_used:blue"])
def test_an_eternal_gem_is_worth_the_level_of_its_card(level, word):  # V-SCORE-02
    assert points(over(seat("", [], lying(word, level=level))), "eternal") == level


def test_bonus_circle_tokens_of_its_colour_count_for_each_eternal_gem():  # V-SCORE-02
    words = ["eternal:yellow", "eternal:yellow", "eternal:red", "bonus_circle:yellow:4", "bonus_circle:blue:2"]
    assert points(over(seat("", [], lying(*words, level=3))), "eternal") == 3 + 4 + 3 + 4 + 3


def test_stored_gems_are_no_eternal_gems():  # V-SCORE-02, V-LAW-76
    assert points(over(seat("", [], [at(1, 0, 76, "stored:blue")])), "eternal") == 0


# -- laws, power, magic, sets


def test_law_points_of_all_visible_laws_add_up():  # V-SCORE-03
    pyramid = [at(1, 0, 68), at(1, 1, 72, under=[20]), at(1, 2, 74), at(1, 3, 21)]
    assert points(over(seat("", [], pyramid)), "laws") == 5 + 5 + 3


def test_laws_that_only_act_when_played_are_worth_nothing():  # V-SCORE-03
    quiet = [65, 67, 69, 70, 71, 73, 77, 80, 81, 82, 83, 84]
    assert points(over(seat("", [], rows(quiet))), "laws") == 0


def test_power_tokens_count_their_values():  # V-SCORE-04
    assert points(over(seat("", [], lying("power:2", "power:15", "power:12", level=5))), "power") == 29


@pytest.mark.parametrize(
    ("words", "worth"),
    [
        (["magic"] * 3, 0),
        (["bonus_magic:5", "bonus_magic:2"], 0),
        (["magic"] * 3 + ["bonus_magic:5", "bonus_magic:2"], 21),
        (["magic", "bonus_magic:2", "bonus_magic:3", "bonus_magic:3"], 8),
    ],
)
def test_magic_is_tokens_times_the_sum_of_bonus_magic(words, worth):  # V-SCORE-05
    assert points(over(seat("", [], lying(*words))), "magic") == worth


@pytest.mark.parametrize(
    ("defence", "science", "magic", "sets"),
    [(2, 3, 5, 2), (0, 9, 9, 0), (9, 0, 9, 0), (9, 9, 0, 0), (1, 2, 3, 1), (3, 2, 3, 2), (3, 3, 2, 2), (4, 4, 4, 4)],
)
def test_sets_of_defence_science_and_magic_are_worth_twelve(defence, science, magic, sets):  # V-SCORE-06
    words = ["defence"] * defence + ["science"] * science + ["magic"] * magic
    g = over(seat("", [], lying(*words, "bonus_magic:2")))
    assert points(g, "sets") == 12 * sets
    assert points(g, "magic") == 2 * magic, "and the magic tokens count fully all the same"


# -- attacks


@pytest.mark.parametrize(("defence", "penalty"), [(0, -20), (2, -12), (4, -4), (5, 0), (6, 0)])
def test_attack_tokens_of_all_opponents_beyond_the_own_defence_cost_four_each(defence, penalty):  # V-SCORE-07
    g = over(
        seat("", [], lying(*["defence"] * defence), attacks=9), seat("", [], 20, attacks=2), seat("", [], 21, attacks=3)
    )
    assert points(g, "attack") == penalty
    assert points(g, "attack", 1) == -4 * 12, "each opponent's tokens hit every other player in full"
    assert points(g, "attack", 2) == -4 * 11


def test_the_own_attack_tokens_cost_nothing():  # V-SCORE-07
    g = over(seat("", [], 5, attacks=3), seat("", [], 6))
    assert points(g, "attack") == 0
    assert points(g, "attack", 1) == -12


def test_defence_tokens_may_be_part_of_sets_at_the_same_time():  # V-SCORE-06, V-SCORE-07
    g = over(seat("", [], lying("defence", "magic", "science")), seat("", [], 20, attacks=1))
    assert points(g, "attack") == 0
    assert points(g, "sets") == 12


# -- totals


def test_categories_come_in_the_order_of_the_rulebook_and_the_total_is_their_sum():  # V-SCORE-08
    words = ["power:7", "magic", "bonus_magic:5", "defence", "science", "eternal:red"]
    g = over(seat("", [], lying(*words)), seat("", [], 20, attacks=3))
    score = g.scores()[0]
    assert list(score.categories) == CATEGORIES
    assert score.total == sum(score.categories.values())
    assert score.total == points(g, "circles") + 1 + 0 + 7 + 5 + 12 - 8


def test_the_highest_total_wins():  # V-SCORE-08
    g = over(seat("", [], [at(1, 0, 5, "power:3")]), seat("", [], [at(1, 0, 6, "power:4")]))
    assert [score.won for score in g.scores()] == [False, True]


def test_equal_totals_share_the_victory():  # V-SCORE-08, V-RULING-19
    seats = [seat("", [], [at(1, 0, card, "power:4")]) for card in (5, 6)]
    g = over(*seats, seat("", [], [at(1, 0, 7, "power:3")]))
    assert [score.won for score in g.scores()] == [True, True, False]


def test_totals_may_be_negative():  # V-SCORE-08
    g = over(seat("", [], 5), seat("", [], 6, attacks=2))
    assert g.scores()[0].total == -8


def test_unused_gems_and_hand_cards_are_worth_nothing():  # V-END-01, V-END-04
    g = over(seat("BRGY", [], 5), seat("", [], 6))
    assert [score.total for score in g.scores()] == [0, 0]


def test_at_the_end_screens_are_removed_and_hands_are_discarded():  # V-END-01
    g = building(seat("BR", [20, 85], 5), seat("G", [21], 6, attacks=2), round=12, large_deck=[])
    assert "gems" not in g.view(0)["seats"][1]
    g.choose("pass", seat=0).choose("pass", seat=1)
    assert g.over
    assert g.view(0)["seats"][1]["gems"]["green"] == 1
    assert g.view(0)["seats"][1]["attacks"] == 2
    assert hand(g, 0) == hand(g, 1) == []
    assert {20, 21, 85} <= set(g.view(-1)["discarded"])
