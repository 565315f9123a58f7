"""The auction phase: bids, attacks, agreement of two. [RULES section 5]"""

from __future__ import annotations

import pytest

from courtier.core.engine import seats_to_act
from tests.games.viceroy.table import (
    at,
    attacks,
    auction,
    bid,
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
from tests.support import Play

# -- bidding


def test_all_who_are_in_bid_in_secret_at_the_same_time():  # V-AUC-01, V-RULING-04
    g = auction(seat("RG"), seat("RG"), seat("RG"), shown=display(red=30, green=27))
    assert seats_to_act(g.s) == [0, 1, 2]
    g.choose("bid red", seat=1)
    assert [mine(g, i)["bid"] for i in range(3)] == [None] * 3, "fists are closed"
    assert g.view(0)["answered"] == [False, True, False]
    g.choose("bid green", seat=1)  # changed before the last one has come
    g.choose("pass", seat=0)
    g.choose("pass", seat=2)
    assert hand(g, 1) == [27]
    assert held(g, 1) == "R"


def test_a_submitted_bid_stays_when_all_have_submitted():  # V-AUC-01, V-RULING-04
    g = bid(auction(seat("RG"), seat("RG"), shown=display(red=30, green=27)), "red", "red")
    assert seats_to_act(g.s) == [0, 1]
    assert held(g, 0) == "G", "the first bid has been carried out; this is the second bidding round"
    assert g.prompt(0).args["number"] == 2


def test_only_owned_colours_with_a_card_can_be_bid():  # V-AUC-02
    g = auction(seat("RG", attacks=0), seat("B"), shown=display(red=(30, 0), blue=7))
    assert g.options(0) == ["pass", "bid red"], "a card above is a card too"
    assert g.options(1) == ["pass", "bid blue"]
    assert g.refuses("bid blue", 0).rule == "V-AUC-02"
    assert g.refuses("bid green", 0).rule == "V-AUC-02"
    assert g.refuses("attack", 0).rule == "V-AUC-03"


def test_a_colour_that_lost_its_card_cannot_be_bid_in_the_next_bidding_round():  # V-AUC-02
    g = bid(auction(seat("RRG"), seat("GGR"), seat("GR"), shown=display(red=30, green=27)), "red", "green", "green")
    assert g.options(1) == ["pass", "bid green"]


def test_an_attack_token_needs_a_token_and_a_card_in_the_display():  # V-AUC-03
    g = auction(seat("R", attacks=1), seat("R"), shown=display(red=30))
    assert g.offers("attack", 0)
    assert not g.offers("attack", 1)
    g = auction(seat("R", attacks=1), seat("R"), shown=display())
    assert g.options(0) == ["pass"]
    assert g.refuses("attack", 0).rule == "V-AUC-03"


def test_one_attack_token_per_bid():  # V-AUC-03
    g = bid(auction(seat("", attacks=3), seat(), shown=display(red=30, blue=7)), "attack", "pass")
    g.choose("take red below", seat=0)
    assert attacks(g) == 2


@pytest.mark.parametrize("number", [1, 2, 3])
def test_passing_and_attacking_are_allowed_in_every_bidding_round(number):  # V-AUC-03, V-AUC-04, V-RULING-28
    g = auction(seat("RRR", attacks=1), seat("RRR"), shown=display(red=30, blue=7))
    for _ in range(number - 1):
        bid(g, "red", "red")
    assert g.options(0) == ["pass", "bid red", "attack"]
    bid(g, "attack", "pass")
    g.choose("take blue below", seat=0)
    assert hand(g, 0) == [7]


def test_an_attack_is_allowed_to_who_is_alone():  # V-RULING-28
    g = auction(seat("", attacks=1, in_auction=True), seat(in_auction=False), shown=display(red=30, blue=7))
    g.choose("attack")
    g.choose("take red below")
    assert hand(g) == [30]


def test_who_can_bid_nothing_is_asked_all_the_same_and_must_pass():  # V-AUC-04
    g = auction(seat("G"), seat("R"), shown=display(red=30))
    assert seats_to_act(g.s) == [0, 1]
    assert g.options(0) == ["pass"]


def test_eternal_and_stored_gems_are_never_bid():  # V-AUC-05
    pyramid = [at(1, 0, 18, "eternal:red"), at(1, 1, 76, "stored:red", "stored:red")]
    g = auction(seat("", [], pyramid), seat("R"), shown=display(red=30))
    assert g.options(0) == ["pass"]


def test_who_got_a_card_or_passed_is_out_of_the_phase():  # V-AUC-06
    g = auction(seat("RB"), seat("GB"), seat("GB"), seat("B"), shown=display(red=30, green=27, blue=7))
    bid(g, "red", "green", "green", "pass")
    take(g, "BBB")
    assert seats_to_act(g.s) == [1, 2]
    assert in_auction(g) == [1, 2]
    assert g.refuses("bid blue", 0).key == "error-not-asked"
    assert len(hand(g, 0)) == 1


# -- resolving


def test_all_bid_gems_go_to_the_supply_at_once_whether_or_not_they_win():  # V-AUC-10
    g = auction(seat("R"), seat("R"), seat("B"), seat("", hand=[]), shown=display(red=30, blue=(5, 7)))
    before = supply(g)
    bid(g, "red", "red", "blue", "pass")
    assert g.asked(2) == "auction.choose_card", "the blue card is still to be chosen"
    assert [held(g, i) for i in range(4)] == ["", "", "", ""]
    assert len(supply(g)) == len(before) + 3


def test_passing_income_may_take_gems_that_were_bid_in_the_same_bidding_round():  # V-RULING-05, V-AUC-10
    rich = "B" * 8 + "G" * 8 + "Y" * 8 + "R" * 7
    g = auction(seat(rich, [], 5), seat("R", [], 9), shown=display(red=30, green=27), supply={})
    bid(g, "pass", "red")
    assert held(g, 0).count("R") == 8, "the gem just bid was the only one in the supply"


def test_attackers_take_first_in_the_order_of_their_lowest_cards():  # V-AUC-11, V-ORDER-01
    g = auction(
        seat("", [], rows([40, 12]), attacks=1),
        seat("", [], rows([33, 7]), attacks=1),
        seat("R", [], 1),
        shown=display(red=30, blue=(5, 6)),
    )
    bid(g, "attack", "attack", "red")
    assert g.seat == 1, "7 comes before 12"
    assert sorted(g.options()) == ["take blue above", "take blue below", "take red below"]
    g.choose("take red below")
    assert g.seat == 0
    g.choose("take blue above")
    assert hand(g, 1) == [30]
    assert hand(g, 0) == [5]
    assert [attacks(g, i) for i in (0, 1)] == [0, 0], "the tokens are back in the stock"
    assert held(g, 2) == "", "red was gone: the gem is lost"
    assert in_auction(g) == [2]


def test_an_attack_hits_before_every_gem_bid():  # V-AUC-11
    g = auction(seat("R"), seat("", attacks=1), shown=display(red=30))
    bid(g, "red", "attack")
    assert hand(g, 1) == [30]
    assert hand(g, 0) == []


def test_an_attacker_for_whom_no_card_is_left_keeps_the_token_and_stays_in():  # V-RULING-30, V-AUC-11
    g = auction(seat("", [], 5, attacks=1), seat("", [], 9, attacks=1), shown=display(red=30))
    bid(g, "attack", "attack")
    assert hand(g, 0) == [30]
    assert attacks(g, 1) == 1
    assert in_auction(g) == [1]
    assert g.options(1) == ["pass"]


def test_after_the_third_bidding_round_such_an_attacker_counts_as_passed():  # V-RULING-30
    g = auction(seat("", [], 5, attacks=1), seat("", [], 9, attacks=1), shown=display(red=30), bidding_round=2)
    bid(g, "attack", "attack")
    assert attacks(g, 1) == 1
    assert g.seat == 1
    take(g, "BBB")
    assert held(g, 1) == "BBB"
    assert in_auction(g) == []


@pytest.mark.parametrize("place", ["above", "below"])
def test_one_bidder_one_card(place):  # V-AUC-12
    g = auction(seat("R"), seat(), shown=display(red=30 if place == "below" else (30, 0), blue=7))
    bid(g, "red", "pass")
    assert hand(g, 0) == [30]
    assert shown(g, "red") == (0, 0)


@pytest.mark.parametrize(("choice", "got", "left"), [("above", 5, (0, 27)), ("below", 27, (5, 0))])
def test_one_bidder_two_cards_takes_one_and_the_other_stays(choice, got, left):  # V-AUC-12
    g = auction(seat("G"), seat("R"), seat("R"), shown=display(green=(5, 27), red=30))
    bid(g, "green", "red", "red")
    assert g.options(0) == ["take green below", "take green above"]
    g.choose(f"take green {choice}", seat=0)
    assert hand(g, 0) == [got]
    assert shown(g, "green") == left
    assert in_auction(g) == [1, 2]


@pytest.mark.parametrize("cards", [30, (30, 0)])
@pytest.mark.parametrize("n", [2, 3, 4])
def test_several_bidders_on_one_card_get_nothing(n, cards):  # V-AUC-12, V-ORDER-03
    g = auction(*[seat("RR", [], 40 + i) for i in range(n)], shown=display(red=cards))
    bid(g, *["red"] * n)
    assert [held(g, i) for i in range(n)] == ["R"] * n
    assert [hand(g, i) for i in range(n)] == [[]] * n
    assert in_auction(g) == [*range(n)]


@pytest.mark.parametrize("n", [3, 4])
def test_three_or_more_bidders_on_two_cards_get_nothing(n):  # V-AUC-12
    g = auction(*[seat("GG") for _ in range(n)], shown=display(green=(5, 27)))
    bid(g, *["green"] * n)
    assert g.asked(0) == "auction/0/0/0", "no agreement is offered: the next bids are asked"
    assert shown(g, "green") == (5, 27)
    assert in_auction(g) == [*range(n)]


@pytest.mark.parametrize("n", [1, 2])
def test_on_a_colour_emptied_by_an_attack_the_gems_are_lost_and_all_stay_in(n):  # V-AUC-12
    g = auction(seat("", attacks=1), *[seat("R") for _ in range(n)], shown=display(red=30, blue=7))
    bid(g, "attack", *["red"] * n)
    g.choose("take red below", seat=0)
    assert [held(g, i) for i in range(1, n + 1)] == [""] * n
    assert in_auction(g) == [*range(1, n + 1)]


def test_an_attack_may_leave_one_card_for_a_sole_bidder_or_two_bidders():  # V-AUC-12: n is counted after the attacks
    g = auction(seat("", attacks=1), seat("G"), seat("G"), shown=display(green=(5, 27)))
    bid(g, "attack", "green", "green")
    g.choose("take green above", seat=0)
    assert in_auction(g) == [1, 2], "two bidders on one card"
    g = auction(seat("", attacks=1), seat("G"), seat("R"), shown=display(green=(5, 27)))
    bid(g, "attack", "green", "pass")
    g.choose("take green above", seat=0)
    assert hand(g, 1) == [27]


# -- agreement of two


def agreeing(*, red: bool = False) -> Play:
    """Seats 0 and 2 have bid on two green cards, seats 1 and 3 are out of it."""
    g = auction(seat("GG"), seat("R"), seat("GG"), seat("R"), shown=display(green=(5, 27), red=(30, 31)))
    return bid(g, "green", "red" if red else "pass", "green", "red" if red else "pass")


def test_exactly_two_bidders_on_two_cards_choose_in_secret():  # V-AUC-13, V-RULING-06
    g = agreeing()
    assert seats_to_act(g.s) == [0, 2]
    assert g.options(0) == ["take green below", "take green above", "refuse"]
    g.choose("take green below", seat=0)
    assert hand(g, 0) == [], "not before both have chosen"
    g.choose("take green above", seat=2)
    assert hand(g, 0) == [27]
    assert hand(g, 2) == [5]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("take green below", "take green below"),
        ("take green above", "take green above"),
        ("refuse", "take green above"),
        ("take green below", "refuse"),
        ("refuse", "refuse"),
    ],
)
def test_the_same_card_or_a_refusal_gives_nobody_a_card(first, second):  # V-AUC-13
    g = agreeing()
    g.choose(first, seat=0).choose(second, seat=2)
    while g.asked(g.seat) == "gems.take":
        g.choose(g.options()[0])
    assert [hand(g, i) for i in (0, 2)] == [[], []]
    assert [held(g, i) for i in (0, 2)] == ["G", "G"], "the gems are lost"
    assert shown(g, "green") == (5, 27)
    assert in_auction(g) == [0, 2]
    assert seats_to_act(g.s) == [0, 2], "there is no second attempt, only the next bidding round"
    assert g.prompt(0).args["number"] == 2


def test_two_agreements_in_one_bidding_round_are_settled_apart():  # V-AUC-13, V-AUC-14
    g = agreeing(red=True)
    assert seats_to_act(g.s) == [1, 3], "red comes before green, which changes nothing"
    g.choose("take red above", seat=1).choose("refuse", seat=3)
    g.choose("take green above", seat=0).choose("take green below", seat=2)
    assert [hand(g, i) for i in range(4)] == [[5], [], [27], []]
    assert in_auction(g) == [1, 3]


def test_the_outcome_of_a_colour_does_not_depend_on_the_others():  # V-AUC-14
    for other in ("pass", "blue", "yellow"):
        g = auction(seat("R"), seat("BY"), shown=display(red=30, blue=7, yellow=8))
        bid(g, "red", other)
        assert hand(g, 0) == [30]
