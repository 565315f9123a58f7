"""End of the game and scoring. [W-END, W-SCORE]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.games.viscounts.scoring import rank_points
from tests.games.viscounts.table import BONUS, ROW, goods, player, table

HAND = ["st_trader", "st_lender"]
NO_CARDS = {"hand": [], "draw": ["st_trader", "st_lender", "st_journeyman"], "discard": []}


def points(category: Any, seat: Any, *others: Any, players: Any = 2, **fields: Any) -> Any:
    return table("scoring", seat, *others, players=players, **fields).scores()[0].categories[category]


# -- the end


def test_the_last_debt_above_the_card_reveals_poverty():  # W-END-01, W-RULING-16
    seat = player(row=["st_abbot", "st_squire", "st_thief"], hand=HAND)
    g = table("turn", seat, debts_left=1, deeds_left=5, round=7)
    assert g.view(0)["poverty_revealed"] is True
    assert g.view(0)["prosperity_revealed"] is False
    assert g.table["last_round"] == 8
    two = table("turn", seat, debts_left=2, deeds_left=5, round=7)
    assert two.view(0)["poverty_revealed"] is False
    assert two.table["last_round"] == 0


def test_the_last_deed_above_the_card_reveals_prosperity():  # W-END-01
    g = table("collision", player(row=ROW, corruption=2, virtue=2), debts_left=5, deeds_left=2, round=3)
    assert g.view(0)["prosperity_revealed"] is True
    assert g.table["last_round"] == 4


def test_further_cards_come_from_below():  # W-END-01, W-TERM-09
    g = table("collision", player(row=ROW, corruption=1, virtue=1), deeds_left=1, debts_left=5)
    assert goods(g)["acquired_deeds"] == 3
    assert g.table["deeds_left"] == 0


def test_the_round_is_completed_and_exactly_one_more_is_played():
    """W-END-02, W-TURN-01: everybody has the same number of turns."""
    seat = player(row=["st_abbot", "st_squire", "st_thief"], hand=HAND)
    g = table("turn", seat, debts_left=1, deeds_left=20, round=7, players=3)
    g.play_on(5)
    assert g.table["round"] == 8
    turns = [event.seat for event in g.happened("turn")]
    assert turns == [0, 1, 2, 0, 1, 2]


def test_a_second_reveal_changes_nothing_about_the_length():  # W-END-02, W-RULING-40
    g = table(
        "turn",
        player(row=["st_abbot", "st_squire", "st_thief"], hand=HAND),
        debts_left=1,
        deeds_left=0,
        round=7,
        last_round=8,
    )
    assert g.view(0)["poverty_revealed"] is True
    assert g.table["last_round"] == 8


def test_both_cards_count_when_both_are_revealed():  # W-END-03
    seat = player(row=ROW, approved_deeds=1, paid_debts=1)
    g = table("scoring", seat, debts_left=0, deeds_left=0)
    assert g.scores()[0].categories["poverty"] == 12
    assert g.scores()[0].categories["prosperity"] == 12
    g = table("scoring", seat, debts_left=0, deeds_left=3)
    assert g.scores()[0].categories["prosperity"] == 0


def test_turns_go_clockwise_from_the_start_player():  # W-TURN-01, W-SETUP-07
    g = table("next-round", player(row=ROW, hand=HAND), players=4, start=2, active=1)
    g.play_on(3)
    turns = [event.seat for event in g.happened("turn")]
    assert turns[:8] == [2, 3, 0, 1, 2, 3, 0, 1]


# -- points


@pytest.mark.parametrize(
    ("built", "vp"),
    [
        (["ws1"], 2),
        (["ws1", "ws3"], 5),
        (["ws1", "ws2", "ws3"], 9),
        (["tp3"], 4),
        (["tp1", "tp2"], 9),
        (["tp1", "tp2", "tp3"], 15),
        (["gh2"], 6),
        (["gh1", "gh3"], 13),
        (["gh1", "gh2", "gh3"], 21),
        (["ws1", "tp1", "gh1"], 12),
    ],
)
def test_buildings_score_by_their_number(built, vp):  # W-SCORE-01
    assert points("buildings", player(built=built)) == vp


def test_workers_score_their_tier():  # W-SCORE-02
    inside = {"tier1": {"flip": 2, "virtue": 1}, "tier2": {"flip": 2}, "tier3": 3}
    assert points("castle", player(workers=inside)) == 3 + 4 + 9


@pytest.mark.parametrize(
    ("manuscripts", "vp"),
    [
        (["ms_grey_flip"], 1),
        (["ms_grey_flip", "ms_black_flip"], 4),
        (["ms_grey_flip", "ms_black_flip", "ms_blue_flip"], 9),
        (["ms_grey_flip", "ms_black_flip", "ms_blue_flip", "ms_yellow_flip"], 16),
        (["ms_grey_flip", "ms_grey_virtue", "ms_black_flip"], 5),
        (["ms_grey_flip", "ms_grey_virtue", "ms_black_flip", "ms_black_ink2", "ms_blue_flip"], 13),
    ],
)
def test_manuscripts_score_in_sets_of_different_ribbons(manuscripts, vp):  # W-SCORE-03
    assert points("sets", player(manuscripts=manuscripts)) == vp


@pytest.mark.parametrize(
    ("manuscript", "fields", "vp"),
    [
        ("ms_grey_resources_vp", {"ink": 2, "stone": 2, "gold": 1, "silver": 9}, 2),
        ("ms_grey_buildings_vp", {"built": ["ws1", "tp1", "gh2"]}, 3),
        ("ms_black_manuscripts_vp", {}, 0),
        ("ms_black_deeds_vp", {"approved_deeds": 4, "acquired_deeds": 3}, 4),
        ("ms_yellow_debts_vp", {"paid_debts": 3, "unpaid_debts": 2}, 3),
        ("ms_yellow_castle_vp", {"workers": {"tier1": {"flip": 2}, "tier2": {"flip": 2}, "tier3": 1}}, 2),
        ("ms_grey_builder_vp", {"row": ["st_labourer", "nt_charlatan", None], **NO_CARDS}, 3),
        ("ms_black_cleric_vp", {"row": ["st_abbot", "nt_bishop", None], **NO_CARDS}, 3),
        ("ms_yellow_noble_vp", {"row": ["st_squire", None, None], "built": ["gh2"], **NO_CARDS}, 2),
        ("ms_blue_merchant_vp", {"row": ["nt_courier", None, None], "built": ["tp3"], **NO_CARDS}, 5),
        ("ms_blue_criminal_vp", {"row": ["nt_antagonist", "st_thief", None], **NO_CARDS}, 3),
    ],
)
def test_manuscripts_with_points_of_their_own(manuscript, fields, vp):  # W-SCORE-04
    assert points("manuscripts", player(manuscripts=[manuscript], **fields)) == vp


def test_icons_count_in_the_whole_deck_slots_and_bonus_cards():
    """W-SCORE-05, W-RULING-19, W-TERM-03: not as wilds, without conversions, without printed icons."""
    deck = {
        "row": [None, "nt_benefactor", None],
        "hand": ["st_squire"],
        "draw": ["nt_princess"],
        "discard": ["st_thief"],
    }
    seat = player(manuscripts=["ms_yellow_noble_vp", *BONUS["yellow"]], built=["gh2"], **deck)
    assert points("manuscripts", seat) == 4


def test_the_leader_and_bonus_cards():  # W-SCORE-06
    g = table("scoring", player(manuscripts=[*BONUS["black"], *BONUS["blue"]], workers={"tier3": 1}), leader=0)
    assert g.scores()[0].categories["castle-leader"] == 5
    assert g.scores()[0].categories["cleric-bonus"] == 6


def test_debts_and_deeds():  # W-SCORE-07
    seat = player(unpaid_debts=3, paid_debts=4, acquired_deeds=2, approved_deeds=5)
    assert points("debts", seat) == -6
    assert points("deeds", seat) == 2 + 15


def test_poverty_ranks_approved_deeds_and_prosperity_paid_debts():  # W-SCORE-08
    others = [player(approved_deeds=2, paid_debts=1), player(approved_deeds=1), player()]
    seat = player(approved_deeds=3)
    g = table("scoring", seat, *others, players=4, debts_left=0, deeds_left=0)
    assert [score.categories["poverty"] for score in g.scores()] == [12, 8, 4, 0]
    assert [score.categories["prosperity"] for score in g.scores()] == [0, 12, 0, 0]


@pytest.mark.parametrize(
    ("counts", "vp"),
    [
        ([3, 3, 1], [10, 10, 4]),  # W-SCORE-09
        ([4, 2, 2, 2], [12, 4, 4, 4]),
        ([1, 1, 1, 1], [6, 6, 6, 6]),
        ([5, 4, 3, 3], [12, 8, 2, 2]),
        ([2, 0, 0, 0], [12, 0, 0, 0]),
        ([5, 5, 5, 1], [8, 8, 8, 0]),
    ],
)
def test_ties_share_the_ranks_they_occupy(counts, vp):
    """W-SCORE-08, W-SCORE-09, W-RULING-18"""
    assert rank_points(counts, [12, 8, 4]) == vp


def test_with_two_players_the_eight_is_left_out():  # W-SCORE-10
    g = table("scoring", player(approved_deeds=3), player(approved_deeds=1), debts_left=0)
    assert [score.categories["poverty"] for score in g.scores()] == [12, 4]
    g = table("scoring", player(approved_deeds=1), player(approved_deeds=1), debts_left=0)
    assert [score.categories["poverty"] for score in g.scores()] == [8, 8]


@pytest.mark.parametrize(
    ("red", "blue", "won"),
    [
        ({"acquired_deeds": 2}, {"acquired_deeds": 1, "silver": 9}, [True, False]),
        ({"acquired_deeds": 1, "silver": 2}, {"acquired_deeds": 1, "ink": 1}, [True, False]),
        ({"acquired_deeds": 1, "silver": 2}, {"acquired_deeds": 1, "ink": 1, "gold": 2}, [False, True]),
        ({"acquired_deeds": 1, "silver": 2}, {"acquired_deeds": 1, "stone": 2}, [True, True]),
    ],
)
def test_the_highest_total_wins_then_silver_and_resources(red, blue, won):  # W-SCORE-11
    g = table("scoring", player(**red), player(**blue))
    assert [score.won for score in g.scores()] == won


def test_the_game_is_over_after_the_scoring():
    assert table("scoring").over
