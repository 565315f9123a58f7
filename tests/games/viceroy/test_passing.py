"""The end of an auction: passing, income, the display and the rounds. [RULES sections 5 and 6]"""

from __future__ import annotations

import pytest

from courtier.core.engine import seats_to_act
from tests.games.viceroy.table import (
    COLORS,
    at,
    auction,
    bid,
    building,
    display,
    hand,
    held,
    in_auction,
    mine,
    rows,
    seat,
    shown,
    supply,
    take,
)
from tests.support import given

# -- passing and the end of bidding


def test_passers_take_income_after_the_bids_are_resolved():  # V-AUC-15
    g = auction(seat(), seat("G"), shown=display(green=(5, 27)))
    bid(g, "pass", "green")
    assert g.seat == 1, "first the card"
    g.choose("take green above")
    assert g.seat == 0
    assert g.prompt().rule == "V-PASS-01"
    take(g, "RRR")
    assert held(g) == "RRR"


def test_the_next_bidding_round_is_for_those_without_a_card_who_did_not_pass():  # V-AUC-16
    g = auction(seat("RR"), seat("RR"), seat("B"), seat("B"), shown=display(red=30, blue=7))
    bid(g, "red", "red", "blue", "pass")
    take(g, "GGG")
    assert seats_to_act(g.s) == [0, 1]
    bid(g, "red", "pass")
    assert hand(g, 0) == [30]


def test_after_three_lost_bidding_rounds_everyone_left_has_passed():  # V-AUC-16, V-PASS-01
    g = auction(seat("RRRR", [], 8), seat("RRRR", [], 4), shown=display(red=30))
    for _ in range(3):
        bid(g, "red", "red")
    assert g.seat == 1, "4 comes before 8"
    take(g, "BBB")
    assert g.seat == 0
    take(g, "GGG")
    assert held(g, 0) == "RGGG", "three gems lost, income received"
    assert held(g, 1) == "BBBR"
    assert [hand(g, i) for i in range(2)] == [[], []]


def test_there_is_no_fourth_bidding_round():  # V-AUC-16
    g = auction(seat("RRRR"), seat("RRRR"), shown=display(red=30), bidding_round=2)
    bid(g, "red", "red")
    assert in_auction(g) == []


def test_a_character_won_goes_to_the_hand_and_gives_nothing_yet():  # V-AUC-17
    g = auction(seat("R", [60], 50), seat(), shown=display(red=2, blue=7))  # 2 would give four gems
    bid(g, "red", "pass")
    assert hand(g, 0) == [2, 60]
    assert held(g) == ""
    assert len(mine(g)["pyramid"]) == 1


@pytest.mark.parametrize("science", range(5))
def test_income_is_three_gems_and_one_for_each_science_token(science):  # V-PASS-01, V-TOK-04
    pyramid = [at(1, 0, 5, *["science"] * min(science, 2)), at(1, 1, 81, *["science"] * max(0, science - 2))]
    g = auction(seat("", [], pyramid), seat("R"), shown=display(red=30))
    bid(g, "pass", "red")
    taken = 0
    while g.asked(0) == "gems.take":
        g.choose(g.options()[-1])
        taken += 1
    assert len(held(g)) == 3 + science
    assert taken <= 3 + science


def test_income_goes_by_the_lowest_visible_card_and_each_takes_all_at_once():  # V-PASS-02, V-ORDER-01, V-RULING-09
    g = auction(
        seat("", [], [at(1, 0, 72, under=[1]), at(1, 1, 20)]),  # the tucked 1 does not count
        seat("", [], rows([64, 19])),
        seat("", [], rows([18, 63])),
        shown=display(red=30),
    )
    bid(g, "pass", "pass", "pass")
    order: list[int] = []
    while g.asked() == "gems.take":
        order.append(g.seat)
        g.choose("gem blue")
    assert order == [2, 2, 2, 1, 1, 1, 0, 0, 0]


def test_only_colours_in_the_supply_can_be_taken():  # V-PASS-03
    g = auction(
        seat("B" * 4 + "R" * 8 + "G" * 8, [], 5), seat("B" * 4, [], 9), shown=display(),
        supply={"yellow": 8},
    )  # fmt: skip
    bid(g, "pass", "pass")
    assert held(g, 0).count("Y") == 3, "three yellow ones, for there are no others"
    assert held(g, 1).count("Y") == 3


def test_a_short_supply_gives_what_is_left_and_nothing_is_owed():  # V-PASS-03, V-PASS-02
    g = auction(
        seat("B" * 8 + "G" * 5, [], 12), seat("R" * 7 + "Y" * 8, [], 7), shown=display(),
        supply={"red": 1, "green": 3},
    )  # fmt: skip
    bid(g, "pass", "pass")
    assert g.seat == 1, "7 comes before 12"
    assert g.options() == ["gem red", "gem green"]
    take(g, "R")
    assert held(g, 1).count("G") == 2, "the other two could only be green"
    assert held(g, 0).count("G") == 6, "the one green gem left"
    assert supply(g) == ""


def test_with_an_empty_supply_nobody_gets_anything():  # V-PASS-03
    g = auction(seat("BRGY" * 8, [], 5), seat("", [], 9), shown=display(), supply={})
    bid(g, "pass", "pass")
    assert held(g, 1) == ""


def test_passing_promises_no_more_than_the_supply_may_hold():  # V-PASS-02, V-PASS-03
    def promised(left: int) -> list[str]:
        gems = "BGY" * 8 + "R" * (8 - left)
        g = auction(seat(gems, [], 5), seat("", [], 9), shown=display(red=30), supply={"red": left})
        return [g.label("pass", i).key for i in range(2)]

    sure, scarce = "viceroy-label-bid-pass", "viceroy-label-bid-pass-scarce"
    assert promised(6) == [sure, sure]
    assert promised(5) == [sure, scarce], "5 comes before 9 and leaves two gems"
    assert promised(2) == [scarce, scarce]


def test_the_full_amount_is_always_taken():  # V-PASS-04, V-RULING-07
    g = auction(seat("", [], [at(1, 0, 5, "science")]), seat("", [], 9), shown=display(red=30))
    bid(g, "pass", "pass")
    for _ in range(4):
        assert g.seat == 0
        assert not g.offers("pass")
        assert g.refuses("pass").rule == "V-RULING-07"
        g.choose("gem blue")
    assert g.seat == 1


def test_gems_are_named_colour_by_colour_so_that_each_handful_is_asked_once():  # V-TOK-01
    g = auction(seat("", [], 5), seat("", [], 9), shown=display(red=30))
    bid(g, "pass", "pass")
    g.choose("gem green")
    assert g.options() == ["gem green", "gem yellow"]
    assert g.refuses("gem red").rule == "V-TOK-01"


def test_nobody_passes_twice_in_one_phase():  # V-PASS-04
    g = auction(seat("RRR"), seat("RRR"), seat("", [], 9), shown=display(red=30))
    bid(g, "red", "red", "pass")
    take(g, "GGG")
    for _ in range(2):
        bid(g, "red", "red")
    assert not g.happened("bid-pass")[1:]
    assert held(g, 2) == "GGG"


def test_in_the_third_bidding_round_fists_and_losers_form_one_group():  # V-PASS-05, V-RULING-08
    g = auction(seat("R", [], 20), seat("B", [], 15), seat("R", [], 10), shown=display(red=30, blue=7), bidding_round=2)
    bid(g, "red", "pass", "red")
    order: list[int] = []
    while g.asked(g.seat) == "gems.take":
        if not order or order[-1] != g.seat:
            order.append(g.seat)
        g.choose("gem yellow")
    assert order == [2, 1, 0], "10, 15, 20: the loser before the passer before the loser"


def test_without_agreement_in_the_third_bidding_round_both_have_passed():  # V-AUC-13, V-AUC-16
    g = auction(seat("G", [], 20), seat("G", [], 10), shown=display(green=(5, 27)), bidding_round=2)
    bid(g, "green", "green")
    g.choose("refuse", seat=0).choose("take green above", seat=1)
    assert g.seat == 1
    take(g, "BBB")
    take(g, "RRR")
    assert [held(g, i) for i in range(2)] == ["RRR", "BBB"]
    assert [hand(g, i) for i in range(2)] == [[], []]


# -- the display


def test_at_the_end_cards_move_up_and_new_ones_are_dealt():  # V-AUC-20, V-COMP-03
    g = given(
        "viceroy",
        {"players": 2},
        {
            "display": display(blue=(10, 20), red=30, green=(40, 0)),
            "large_deck": [1, 2, 3, 4, 5],
            "seats": [seat("", [], 50), seat("", [], 51)],
        },
        "end-of-auction",
    )
    assert [shown(g, color) for color in COLORS] == [(20, 1), (30, 2), (0, 3), (0, 4)]
    assert {10, 40} <= set(g.view(-1)["discarded"])
    assert g.view(-1)["large_deck"] == 1


def test_new_cards_already_lie_there_in_the_building_phase():  # V-AUC-21, V-RULING-37
    g = auction(seat("R", [5], 50), seat("", [], 51), shown=display(red=30, blue=7))
    g = bid(g, "red", "pass")
    take(g, "BBB")
    assert g.view(-1)["phase"] == "building"
    assert shown(g, "blue")[0] == 7
    assert all(shown(g, color)[1] for color in COLORS)


def test_in_round_12_no_cards_are_dealt():  # V-AUC-20, V-ROUND-02
    g = auction(seat("R", [5], 50), seat("", [], 51), shown=display(red=30, blue=(8, 7)), round=12, large_deck=[])
    bid(g, "red", "pass")
    take(g, "BBB")
    assert [shown(g, color) for color in COLORS] == [(7, 0), (0, 0), (0, 0), (0, 0)]
    assert 8 in g.view(-1)["discarded"]


@pytest.mark.parametrize("seed", range(3))
def test_a_game_has_twelve_rounds_and_discarded_cards_never_come_back(seed):  # V-ROUND-01, V-ROUND-02, V-COMP-03
    g = given("viceroy", {"players": 2}, seed=f"whole {seed}")
    seen: list[int] = []
    phases: list[tuple[int, str]] = []
    gone: set[int] = set()
    state = 12345 + seed
    while not g.over:
        view = g.view(-1)
        now = (view["round"], view["phase"])
        if not phases or phases[-1] != now:
            phases.append(now)
        if not seen or seen[-1] != view["round"]:
            seen.append(view["round"])
        assert gone <= set(view["discarded"])
        gone = set(view["discarded"])
        options = g.options()
        state = state * 1103515245 + 12345 & 0x7FFFFFFF
        g.choose(options[(state >> 8) % len(options)])
    assert seen == [*range(1, 13)]
    for number in range(1, 13):
        in_round = [phase for n, phase in phases if n == number and phase != "end"]
        assert in_round in (["auction", "building"], ["auction"], ["building"])
    assert len(g.table["large_deck"]) == 0


def test_both_phases_are_played_by_all_at_once():  # V-ROUND-01
    g = auction(seat("R", [5]), seat("R", [6]), shown=display(red=30))
    assert seats_to_act(g.s) == [0, 1]
    g = building(seat("BRGY", [5]), seat("BRGY", [6]))
    assert seats_to_act(g.s) == [0, 1]


def test_the_last_round_is_that_of_the_last_four_cards():  # V-ROUND-02
    g = building(seat("", [], 5), round=11, large_deck=[], display=display(blue=7, red=8, green=9, yellow=10))
    assert g.view(-1)["round"] == 12
    bid(g, "pass", "pass")
    while not g.over:
        g.choose(g.options()[0])
    assert g.view(-1)["round"] == 12


def test_gems_never_reach_another_player_outside_law_67():  # V-AUC-07
    g = auction(seat("RG"), seat("RG"), shown=display(red=30, green=27))
    assert g.refuses("give red", 0).key == "error-not-open"
    assert "gems" not in g.view(0)["seats"][1]
    assert "attacks" not in g.view(0)["seats"][1]


def test_gem_bids_are_never_decided_by_numbers():  # V-ORDER-03
    g = auction(seat("RR", [], 1), seat("RR", [], 64), shown=display(red=30))
    bid(g, "red", "red")
    assert hand(g, 0) == hand(g, 1) == []
