"""The row of cards, drawing and shuffling, and the effects on own cards. [W-MANAGE, W-DRAW, W-EFF-04 to W-EFF-06]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.table import ROW, asked, goods, own, player, table, track


def test_a_deck_lies_in_four_zones():  # W-TERM-04
    g = table("play-card", player(row=[None, "st_thief", None], hand=["st_abbot", "st_trader"], discard=["st_squire"]))
    seat = g.view(0)["players"][0]
    assert len(seat["deck"]) == 1 + seat["hand_size"] + seat["draw_size"] + len(seat["discard"])
    assert len(seat["deck"]) == 9


def test_cards_shift_right_and_the_last_one_is_discarded():  # W-MANAGE-01
    g = table("turn", player(row=ROW, hand=["st_trader", "st_lender"]))
    assert own(g, "row") == [None, "st_abbot", "st_labourer"]
    assert own(g, "discard") == ["st_squire"]


def test_a_drop_off_comes_before_the_new_card():
    """W-MANAGE-02, W-RULING-33: Thief lies in the discard pile while its debt and silver come."""
    g = table("turn", player(row=["st_abbot", "st_squire", "st_thief"], hand=["st_trader", "st_lender"]))
    assert goods(g) == {"silver": 1, "unpaid_debts": 1}
    assert own(g, "discard") == ["st_thief"]
    assert own(g, "row")[0] is None
    assert asked(g) == "play"


def test_a_racketeer_does_not_react_after_it_has_left():  # W-RULING-33
    left = table("turn", player(row=["st_abbot", "st_thief", "nt_racketeer_1"], hand=["st_trader", "st_lender"]))
    assert goods(left) == {}
    stays = table("turn", player(row=["nt_racketeer_1", "st_abbot", "st_thief"], hand=["st_trader", "st_lender"]))
    assert goods(stays) == {"unpaid_debts": 1}
    assert asked(stays) == "option"  # before the silver of Thief


def test_exactly_one_card_is_played():  # W-MANAGE-03
    g = table("play-card", player(row=[None, "st_abbot", None], hand=["st_trader", "st_lender", "st_thief"]))
    assert g.options() == ["card st_thief play", "card st_trader play", "card st_lender play"]
    assert g.refuses("pass").rule == "W-MANAGE-03"
    assert g.refuses("card st_squire play").rule == "W-MANAGE-03"
    assert g.refuses("top play").rule == "W-MANAGE-04"
    g.choose("card st_lender play")
    assert own(g, "row") == ["st_lender", "st_abbot", None]


def test_without_a_hand_the_top_card_is_played_unseen():  # W-MANAGE-04
    draw = ["st_lender", "st_trader", "st_squire", "st_thief"]
    g = table("play-card", player(row=[None, "st_abbot", None], hand=[], draw=draw))
    assert own(g, "row") == ["st_lender", "st_abbot", None]
    assert asked(g) == "move"


def test_without_hand_and_draw_pile_the_discard_pile_is_shuffled_first():  # W-MANAGE-04, W-DRAW-03
    g = table("play-card", player(row=[None, "st_abbot", "st_squire"], hand=[], draw=[], discard=["st_lender"]))
    assert own(g, "row") == ["st_lender", "st_abbot", "st_squire"]
    assert track(g) == (1, 6)


@pytest.mark.parametrize(
    ("row", "card", "corruption"),
    [
        ([None, "st_abbot", "st_squire"], "nt_scoundrel_gold", 2),
        ([None, "st_thief", "nt_meddler"], "nt_scoundrel_gold", 4),
        ([None, "nt_antagonist", None], "nt_scoundrel_gold", 4),
        ([None, "st_thief", "nt_meddler"], "st_lender", 1),
    ],
)
def test_playing_a_criminal_corrupts_by_all_criminals_on_the_board(row, card, corruption):  # W-MANAGE-05
    g = table("play-card", player(row=row, hand=[card, "st_labourer"]))
    g.choose(f"card {card} play")
    assert track(g) == (corruption, 7)


def test_corruption_comes_before_the_instant_ability():  # W-MANAGE-06, W-RULING-15
    g = table("play-card", player(row=[None, "st_abbot", None], hand=["nt_pickpocket", "st_squire"]))
    g.choose("card nt_pickpocket play")
    assert track(g) == (2, 7)
    assert asked(g) == "option"
    kinds = [event.kind for event in g.log]
    assert kinds.index("play") < kinds.index("corruption")


def test_a_deck_of_three_plays_the_dropped_card_again():  # W-MANAGE-07
    deck = player(row=["st_abbot", "st_squire", "st_lender"], hand=[], draw=[], discard=[], unpaid_debts=1)
    g = table("turn", deck)
    assert asked(g) == "take"  # Lender drops off first and pays the debt
    g.choose("take ink1")
    assert own(g, "row") == ["st_lender", "st_abbot", "st_squire"]
    assert track(g) == (1, 6)


def test_destroying_stops_at_three_cards():  # W-MANAGE-07, W-EFF-05, W-RULING-27
    three = player(row=[None, "st_abbot", None], hand=["nt_lookout"], draw=["st_squire"], discard=[], silver=0)
    g = table("play-card", three, townsfolk={segment: {"size": 0} for segment in "ABCDE"})
    assert asked(g) == "move"  # neither a hire nor a destruction can change anything
    four = {**three, "discard": ["st_thief"]}
    g = table("play-card", four, townsfolk={segment: {"size": 0} for segment in "ABCDE"})
    assert asked(g) == "destroy"


def test_printed_icons_count_on_empty_spaces():  # W-MANAGE-08
    def icons(row: Any) -> Any:
        return table("primary-action", player(row=row)).view(0)["players"][0]["icons"]

    assert icons(["st_squire", None, None]) == {"trade": 2, "build": 1, "noble": 2, "cleric": 1}
    assert icons(["st_abbot", "st_squire", None]) == {"trade": 2, "build": 0, "noble": 1, "cleric": 1}
    assert icons(["st_labourer", "st_abbot", "st_squire"]) == {"trade": 0, "build": 1, "noble": 1, "cleric": 1}


def test_rearranging_triggers_nothing_and_leaves_empty_spaces_empty():
    """W-MANAGE-09, W-RULING-13: no corruption, no ability, and an empty space stays empty."""
    row = ["nt_antagonist", "st_thief", "nt_architect"]
    g = table("turn", player(row=["st_thief", "st_financier", "st_abbot"], hand=["nt_illusionist", "st_squire"]))
    g.choose_all("card nt_illusionist play", "option 1")
    before = track(g)
    assert len(g.options()) == 6
    g.choose("rearrange rml")
    assert own(g, "row") == ["st_financier", "st_thief", "nt_illusionist"]
    assert track(g) == before
    assert goods(g) == {}
    two = table("castle", player(row=row))
    assert own(two, "row") == row


@pytest.mark.parametrize(
    ("row", "order", "after"),
    [
        (["st_abbot", "st_squire", None], "mlr", ["st_squire", "st_abbot", None]),
        ([None, "st_abbot", "st_squire"], "lrm", [None, "st_squire", "st_abbot"]),
    ],
)
def test_two_cards_can_only_change_places(row, order, after):  # W-RULING-13
    blue = player(space="B.L", row=row)
    red = player(space="A.R", row=["st_thief", None, None])
    g = table("movement", red, blue)  # the only way leads to B.L
    assert g.seat == 1
    assert g.options() == ["pass", f"rearrange {order}"]
    assert g.refuses("rearrange mrl").rule == "W-RULING-13"
    g.choose(f"rearrange {order}")
    assert own(g, "row", 1) == after


# -- drawing


@pytest.mark.parametrize(("built", "leader", "limit"), [([], 1, 3), (["ws3"], 1, 4), ([], 0, 4), (["ws3"], 0, 5)])
def test_the_hand_is_filled_up_to_its_limit(built, leader, limit):  # W-DRAW-01, W-CASTLE-07, W-BUILD-05
    inside: list[dict[str, Any]] = [{}, {}]
    inside[leader] = {"tier3": 1}
    red = player(row=ROW, hand=[], built=built, workers=inside[0])
    g = table("draw-cards", red, player(space="E.R", workers=inside[1]), players=3, leader=leader)
    assert len(own(g, "hand")) == limit


def test_drawing_ends_when_no_card_is_left():  # W-DRAW-01, W-DRAW-05
    g = table("draw-cards", player(row=ROW, hand=["st_thief"], draw=["st_lender"], discard=[]))
    assert own(g, "hand") == ["st_thief", "st_lender"]
    assert track(g) == (1, 7)


def test_a_hand_above_the_limit_neither_draws_nor_discards():  # W-DRAW-02
    hand = ["st_thief", "st_trader", "st_lender", "st_journeyman"]
    g = table("draw-cards", player(row=ROW, hand=hand))
    assert own(g, "hand") == hand


@pytest.mark.parametrize(
    ("row", "expected"),
    [(ROW, (1, 6)), (["st_thief", "st_abbot", "st_squire"], (2, 7)), (["nt_antagonist", "st_thief", None], (2, 7))],
)
def test_a_shuffle_brings_one_corruption_or_one_virtue(row, expected):  # W-DRAW-03, W-RULING-03
    g = table("draw-cards", player(row=row, hand=[], draw=[], discard=["st_lender", "st_trader", "st_journeyman"]))
    assert len(own(g, "hand")) == 3
    assert track(g) == expected


def test_the_draw_pile_is_used_up_before_the_shuffle():  # W-DRAW-03
    discard = ["st_trader", "st_journeyman", "st_financier"]
    g = table("draw-cards", player(row=ROW, hand=[], draw=["st_lender"], discard=discard))
    assert "st_lender" in own(g, "hand")
    assert own(g, "discard") == []


def test_markers_stuck_in_phase_6_wait_for_the_next_turn():  # W-DRAW-04, W-VC-05
    deck = player(row=ROW, hand=[], draw=[], discard=["st_lender", "st_trader", "st_journeyman"])
    g = table("draw-cards", {**deck, "corruption": 4, "virtue": 5})
    assert track(g) == (4, 4)
    assert goods(g) == {}
    assert g.seat == 1


# -- discarding and destroying


def test_a_discard_comes_from_hand_or_unseen_from_the_draw_pile():  # W-EFF-04
    def financier() -> Any:
        hand = ["st_financier", "st_abbot", "st_thief"]
        return table("play-card", player(row=[None] * 3, hand=hand, draw=["st_squire"])).choose(
            "card st_financier play"
        )

    assert financier().options() == ["pass", "top discard", "card st_abbot discard", "card st_thief discard"]
    g = financier().choose("card st_thief discard")
    assert own(g, "discard") == ["st_thief"]
    assert goods(g) == {"silver": 2}  # no drop-off ability results
    g = financier().choose("top discard")
    assert own(g, "discard") == ["st_squire"]  # W-RULING-35: it lies face up for all
    assert g.view(1)["players"][0]["discard"] == ["st_squire"]
    g = financier().choose("pass")
    assert own(g, "discard") == []
    assert goods(g) == {"silver": 2}


def test_with_an_empty_draw_pile_the_discard_pile_may_be_shuffled_for_it():  # W-EFF-04, W-RULING-36
    hand = ["st_financier", "st_abbot"]
    seat = player(row=[None, "st_labourer", None], hand=hand, draw=[], discard=["st_squire"])
    g = table("play-card", seat).choose("card st_financier play")
    assert "shuffled" in g.label("top discard").key
    g.choose("top discard")
    assert own(g, "discard") == ["st_squire"]
    assert track(g) == (1, 6)
    empty = table("play-card", {**seat, "discard": []}).choose("card st_financier play")
    assert empty.options() == ["pass", "card st_abbot discard"]
    assert empty.refuses("top discard").rule == "W-DRAW-05"


def test_a_destroyed_card_leaves_the_game_for_its_cost():  # W-EFF-05
    hand = ["nt_aristocrat", "st_financier", "st_thief"]
    g = table("play-card", player(row=[None, "st_abbot", None], hand=hand, draw=["st_squire", "st_labourer"]))
    g.choose_all("card nt_aristocrat play", "option 1")
    assert set(g.options()) == {"pass", "top destroy", "card st_financier destroy", "card st_thief destroy"}
    g.choose("card st_financier destroy")
    assert goods(g) == {"silver": 3}
    assert "st_financier" not in g.view(0)["players"][0]["deck"]
    assert g.game.faults(g.s) == []


def test_two_discards_are_two_steps_and_each_may_be_declined():  # W-RULING-34
    hand = ["nt_pastor", "st_financier", "st_thief"]
    g = table("play-card", player(row=[None, "st_abbot", None], hand=hand, draw=["st_squire"]))
    g.choose_all("card nt_pastor play", "option 2", "top discard")
    assert asked(g) == "discard"
    g.choose("pass")
    assert asked(g) == "move"
    assert own(g, "discard") == ["st_squire"]


def test_a_shuffle_needs_a_card_in_the_discard_pile():  # W-EFF-06
    def hire(discard: Any) -> Any:
        seat = player(row=ROW, hand=["st_thief"], draw=["st_trader"], discard=discard, silver=3)
        g = table("recruit", seat, townsfolk={"A": {"top": ["nt_watchman"]}})
        return g.choose("hire A")

    g = hire(["st_lender"])
    assert g.happened("shuffle")[0].args["n"] == 3  # the draw pile, the discard pile and the hired card
    assert g.happened("shuffle")[0].rule == "W-DRAW-03"
    assert track(g) == (1, 6)


def test_cards_on_the_board_and_in_the_discard_pile_are_out_of_reach():  # W-EFF-05
    hand = ["nt_aristocrat", "st_thief"]
    g = table("play-card", player(row=[None, "st_abbot", None], hand=hand, discard=["st_financier"]))
    g.choose_all("card nt_aristocrat play", "option 1")
    assert not g.offers("card st_abbot destroy")
    assert not g.offers("card st_financier destroy")
    assert g.refuses("card st_financier destroy").rule == "W-EFF-05"
