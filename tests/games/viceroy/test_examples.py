"""The worked examples of the rules, EX-01 to EX-27, one test each."""

from __future__ import annotations

import pytest

from courtier.core.engine import seats_to_act
from courtier.core.position import new_game
from courtier.games import load_game
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
    laid,
    mine,
    over,
    places,
    pointed,
    points,
    rows,
    seat,
    shown,
    supply,
    take,
    tokens,
)
from tests.games.viceroy.test_building import cost, triangle
from tests.games.viceroy.test_recoloring import ending
from tests.games.viceroy.test_setup import first_cards
from tests.games.viceroy.test_virtual import removed, reveal, still_in
from tests.support import Play, given

# -- set-up


@pytest.mark.parametrize(("players", "gems", "left"), [(2, 32, 20), (3, 48, 30), (4, 64, 40)])
def test_ex_01_supply_size(players, gems, left):  # V-SETUP-02, V-SETUP-03
    game = load_game("viceroy")
    g = Play(game, new_game(game, {"players": players}, "EX-01"))
    assert len(supply(g)) == left
    for i in range(players):
        assert len(held(g, i)) == 6
        assert max(mine(g, i)["gems"].values()) <= 2
    assert len(supply(g)) + 6 * players == gems


def test_ex_02_three_player_setup():  # V-SETUP-04, V-SETUP-06, V-SETUP-07, V-SETUP-08
    g = first_cards(9, 11, 17, hands=[[9, 60], [11, 61], [17, 62]])  # defence tokens: nothing to draw, no gems
    for i in range(3):
        assert len(laid(g, i)) == 1
        assert [card > 64 for card in hand(g, i)] == [False, True, True, True]
        assert len(held(g, i)) == 6
    view = g.view(-1)
    assert (view["large_deck"], view["small_deck"], view["law_deck"]) == (44, 10, 15)
    assert [(above > 0, below > 0) for above, below in (shown(g, color) for color in COLORS)] == [(False, True)] * 4


# -- auction


def test_ex_03_bid_colour():  # V-AUC-02, V-AUC-12
    g = auction(seat("Y"), seat("B"), shown=display(yellow=32, blue=7))
    assert g.refuses("bid yellow", 1).rule == "V-AUC-02"
    before = supply(g).count("Y")
    bid(g, "yellow", "blue")
    assert hand(g) == [32]
    assert held(g) == ""
    assert supply(g).count("Y") == before + 1
    assert in_auction(g) == []


def test_ex_04_collision():  # V-AUC-12, V-AUC-16
    g = auction(seat("RR"), seat("RR"), seat("B"), seat(), shown=display(red=30, blue=7))
    bid(g, "red", "red", "blue", "pass")
    assert hand(g, 2) == [7]
    assert g.seat == 3
    take(g, "GGG")
    assert held(g, 3) == "GGG"
    assert [held(g, i) for i in (0, 1)] == ["R", "R"]
    assert seats_to_act(g.s) == [0, 1]
    assert g.prompt(0).args["number"] == 2


def test_ex_05_third_round_lost():  # V-AUC-16, V-PASS-01
    g = auction(seat("R", [], [at(1, 0, 20, "science")]), seat("R", [], 10), shown=display(red=30), bidding_round=2)
    bid(g, "red", "red")
    assert g.seat == 1
    take(g, "BBB")
    assert g.seat == 0
    take(g, "GGGG")
    assert [held(g, i) for i in range(2)] == ["GGGG", "BBB"]
    assert [hand(g, i) for i in range(2)] == [[], []]


def test_ex_06_two_cards_one_bidder():  # V-AUC-12
    g = auction(seat("G"), seat("R"), seat("RG"), shown=display(green=(5, 27), red=30))
    bid(g, "green", "red", "red")
    g.choose("take green above", seat=0)
    assert hand(g) == [5]
    assert shown(g, "green") == (0, 27)
    assert g.offers("bid green", 2)


def two_bidders() -> Play:
    """A and B have bid on 5 above and 27 below."""
    return bid(
        auction(seat("GG"), seat("GG"), seat("G"), shown=display(green=(5, 27), blue=7)), "green", "green", "pass"
    )


def test_ex_07_two_bidders_agree():  # V-AUC-13
    g = two_bidders().choose("take green above", seat=0).choose("take green below", seat=1)
    assert hand(g, 0) == [5]
    assert hand(g, 1) == [27]
    assert in_auction(g) == []


@pytest.mark.parametrize(
    ("first", "second"), [("take green below", "take green below"), ("take green above", "refuse")]
)
def test_ex_08_two_bidders_disagree(first, second):  # V-AUC-13
    g = two_bidders().choose(first, seat=0).choose(second, seat=1)
    take(g, "BBB")
    assert hand(g, 0) == hand(g, 1) == []
    assert [held(g, i) for i in (0, 1)] == ["G", "G"]
    assert in_auction(g) == [0, 1]
    assert shown(g, "green") == (5, 27)


def test_ex_09_two_cards_three_bidders():  # V-AUC-12
    g = bid(auction(seat("GG"), seat("GG"), seat("GG"), shown=display(green=(5, 27))), "green", "green", "green")
    assert g.prompt(0).args["number"] == 2, "no choice was offered"
    assert [held(g, i) for i in range(3)] == ["G", "G", "G"]
    assert in_auction(g) == [0, 1, 2]


def test_ex_10_refresh():  # V-AUC-20
    table = {
        "display": display(blue=(10, 20), red=30, green=(40, 0)),
        "large_deck": [1, 2, 3, 4],
        "seats": [seat("", [], 50), seat("", [], 51)],
    }
    g = given("viceroy", {"players": 2}, table, "end-of-auction")
    assert [shown(g, color) for color in COLORS] == [(20, 1), (30, 2), (0, 3), (0, 4)]
    assert {10, 40} <= set(g.view(-1)["discarded"])


def test_ex_11_passing_with_science():  # V-PASS-01, V-TOK-04
    pyramid = [at(1, 0, 5, "science", "science"), at(1, 1, 81, "science"), at(1, 2, 82, "science")]
    g = auction(seat("", [], pyramid), seat("R"), shown=display(red=30))
    bid(g, "pass", "red")
    take(g, "BBRRGGY"[:6])
    if g.asked(0) == "gems.take":
        take(g, "Y")
    assert len(held(g)) == 7


def test_ex_12_short_supply():  # V-PASS-02, V-PASS-03
    g = auction(
        seat("B" * 8 + "G" * 5, [], 12), seat("R" * 7 + "Y" * 8, [], 7), shown=display(), supply={"red": 1, "green": 3}
    )
    bid(g, "pass", "pass")
    assert g.seat == 1
    take(g, "R")
    assert held(g, 1).count("G") == 2
    assert held(g, 0).count("G") == 6
    assert supply(g) == ""


# -- building


@pytest.mark.parametrize(("level", "gems"), [(1, "G"), (2, "GB"), (3, "GBY"), (4, "GBYY"), (5, "GBYYY")])
def test_ex_13_cost_of_the_captain(level, gems):  # V-BUILD-11
    assert cost(32, level) == gems
    g = building(seat(gems, [32], triangle(level)), seat(), seat(), seat()).choose("build 32")
    g.choose(f"place {level} 0")
    assert held(g) == ""


def test_ex_14_reward_of_the_captain():  # V-BUILD-14
    def laid_on(level: int) -> Play:
        g = building(seat(cost(32, level), [32], triangle(level)), seat(), seat(), seat()).choose("build 32")
        return g.choose(f"place {level} 0")

    assert laid_on(1).options() == ["draw small", "draw law"]
    two = laid_on(2)
    take(two, "BRGYY"[:3])
    take(two, "Y")
    assert len(held(two)) == 5
    assert tokens(laid_on(3), 3, 0) == ["magic"]
    four = laid_on(4)
    assert tokens(four, 4, 0) == ["power:12"]
    assert hand(four) == []


def test_ex_15_captain_on_level_5():  # V-BUILD-15
    g = building(seat("GBYYY", [32], triangle(5)), seat(), seat(), seat()).choose("build 32").choose("place 5 0")
    other = g.copy().choose("top power")
    assert tokens(other, 5, 0) == ["power:15"]
    g.choose("top rows").choose("draw small")
    take(g, "BBBBB")
    assert len(hand(g)) == 1
    assert held(g) == "BBBBB"
    assert tokens(g, 5, 0) == ["magic"]


def test_ex_16_eternal_gem_discount():  # V-BUILD-12
    number = next(n for n in range(1, 65) if sorted(cost(n, 3)) == ["B", "B", "Y"])
    pyramid = triangle(3, free=number)
    pyramid[0]["tokens"] = ["eternal:blue"]
    g = building(seat("BY", [number, 85], pyramid)).choose(f"build {number}").choose("place 3 0")
    assert held(g) == "", "one yellow and one blue were paid; the only way"
    assert tokens(g, 1, 0) == ["eternal_used:blue"]
    while g.asked() != "building/0/0/0":
        g.choose(g.options()[-1])
    assert "eternal_used:blue" in tokens(g, 1, 0)
    g.choose("pass")
    while g.view(-1)["phase"] == "auction":
        g.choose(g.options()[0])
    assert tokens(g, 1, 0) == ["eternal:blue"], "in the next building phase it can be used again"


def test_ex_17_first_placements():  # V-PYR-01, V-PYR-02
    assert places(building(seat("BRGY" * 2, [32], rows([5]))).choose("build 32")) == [(1, -1), (1, 1)]
    g = building(seat("BRGY" * 2, [32], rows([5, 6]))).choose("build 32")
    assert places(g) == [(1, -1), (1, 2), (2, 0)]


def test_ex_18_neighbours():  # V-PYR-06
    pyramid = rows([1, 2, 3, 4], [5, 6, 7], [8, 9])
    for place, n in [((2, 1), 6), ((1, 0), 2), ((1, 1), 4)]:
        changed = [at(*place, 85, under=[20]) if (e["level"], e["column"]) == place else e for e in pyramid]
        assert points(over(seat("", [], changed)), "laws") == 2 * n


# -- scoring


def test_ex_19_green_circles():  # V-SCORE-01
    pyramid = rows([6, 35, 1], [22, 33], [7])
    pyramid[2]["tokens"] = ["bonus_circle:green:4"]
    g = over(seat("", [], pyramid))
    assert points(g, "circles") == 13
    assert [(c["level"], c["column"], c["color"]) for c in mine(g)["circles"]] == [(2, 0, "green"), (3, 0, "green")]


def test_ex_20_further_figures():  # V-SCORE-02, V-SCORE-05, V-SCORE-06, V-SCORE-07, V-LAW-74, V-LAW-76
    def worth(category: str, *words: str) -> int:
        return points(over(seat("", [], [at(1, 0, 5, *words)])), category)

    level_3 = rows([1, 2, 3], [4, 5], [6])
    level_3[-1]["tokens"] = ["eternal:yellow", "bonus_circle:yellow:4"]
    assert points(over(seat("", [], level_3)), "eternal") == 7
    assert worth("magic", "magic", "magic", "magic", "bonus_magic:5", "bonus_magic:2") == 21
    assert worth("magic", "magic", "magic", "magic") == 0
    assert worth("magic", "bonus_magic:5") == 0
    sets = ["defence"] * 2 + ["magic"] * 5 + ["science"] * 3
    assert worth("sets", *sets) == 24
    assert worth("magic", *sets, "bonus_magic:2") == 10
    for defence, penalty in [(0, -20), (2, -12), (5, 0), (7, 0)]:
        attacked = seat("", [], [at(1, 0, 5, *["defence"] * defence)])
        g = over(attacked, seat("", [], 6, attacks=2), seat("", [], 7, attacks=3))
        assert points(g, "attack") == penalty
    for level in (1, 2, 3, 4):
        pyramid = rows([1, 2, 3, 4], [6, 7, 8], [9, 10], [11])
        pyramid = [at(level, 0, 74) if (e["level"], e["column"]) == (level, 0) else e for e in pyramid]
        assert points(over(seat("", [], pyramid)), "laws") == 3 * level
    assert points(over(seat("", [], [at(1, 0, 76, *["stored:red"] * 8)])), "laws") == 16


def test_ex_21_recolouring():  # V-END-02, V-END-04
    g = ending("GG", rows([39, 51], [1])).choose("target 2 0")
    assert points(g, "circles") == 2
    assert held(g) == ""
    assert ending("G", rows([39, 51], [1])).over


def test_ex_22_free_cards():  # V-PYR-08
    """Law 74 lies apart, far to the left, so that it changes nothing about the others."""

    def free(*under_last: int) -> list[tuple[int, int]]:
        pyramid = [*rows([1, 2, 3], [5, 6], left=0), at(1, 3, 4, under=under_last)]
        g = building(seat("", [74], pyramid)).choose("build 74").choose("place 1 -1")
        return pointed(g)

    assert free() == [(1, 3), (2, 0), (2, 1)]
    assert free(20) == [(2, 0), (2, 1)]


# -- solo


def test_ex_23_same_colour_one_card():  # V-SOLO-05
    g = reveal(["red"], ["red"], display(red=30))
    assert held(g) == "BBRGG"
    assert shown(g, "red") == (0, 30)
    assert g.prompt(0).args["number"] == 2


def test_ex_24_different_colours():  # V-SOLO-04
    g = reveal(["red"], ["blue"], display(red=30, blue=(10, 20)), seats=[seat("R", [60], 50)])
    assert 30 in hand(g)
    assert removed(g) == [20]
    assert g.view(-1)["discarded"][-1] == 10, "it stayed above and was discarded at the end of the phase"


def test_ex_25_no_card_of_that_colour():  # V-SOLO-07
    g = reveal(["red"], ["yellow"], display(red=30, blue=(10, 20)), seats=[seat("R", [60], 50)])
    assert 30 in hand(g)
    assert g.options() == ["remove blue below", "remove blue above"]


def test_ex_26_human_and_virtual_on_two_cards():  # V-SOLO-06
    g = reveal(["green"], ["green"], display(green=(5, 27)), seats=[seat("GG", [60], 50)])
    assert g.options() == ["pass", "take green above"]
    on = g.copy().choose("pass")
    assert shown(on, "green") == (5, 27)
    assert still_in(on) == [True]
    g.choose("take green above")
    assert 5 in hand(g)
    assert 27 in g.view(-1)["discarded"]


def test_ex_27_two_virtual_opponents():  # V-SOLO-08, V-SOLO-09
    g = reveal(["red", "red"], ["yellow", "yellow"], display(yellow=8, red=30))
    assert shown(g, "yellow") == (0, 8)
    assert still_in(g) == [True, True]
    g = reveal(["red", "red"], ["yellow", "yellow"], display(yellow=(8, 9), red=30))
    assert sorted(removed(g)) == [8, 9]
    assert still_in(g) == [False, False]
    seats = [seat("YY", [], 50), seat("RR", [], 51)]
    g = reveal(["yellow", "red"], ["yellow", "yellow"], display(yellow=(8, 9), red=30), seats=seats)
    assert shown(g, "yellow") == (8, 9)
    assert still_in(g) == [True, True]
    assert in_auction(g) == [0]
