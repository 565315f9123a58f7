"""The auction phase: bids, attacks, agreement of two, passing income, the display. [RULES sections 5 and 6]"""

from __future__ import annotations

import pytest

from courtier.core.engine import seats_to_act
from tests.games.viceroy.table import (
    COLORS,
    at,
    attacks,
    auction,
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
)
from tests.support import Play, given


def bid(g: Play, *bids: str) -> Play:
    """All seats that are in bid, in seat order: colours, attack or pass."""
    for i, word in zip([*seats_to_act(g.s)], bids, strict=True):
        g.choose(word if word in ("attack", "pass") else f"bid {word}", seat=i)
    return g


def take(g: Play, letters: str) -> Play:
    """The seat that is asked takes these gems."""
    for letter in letters:
        g.choose("gem " + {"B": "blue", "R": "red", "G": "green", "Y": "yellow"}[letter])
    return g


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


# -- passing and the end of bidding


def test_passers_take_income_after_the_bids_are_resolved():  # V-AUC-15
    g = auction(seat(), seat("G"), shown=display(green=(5, 27)))
    bid(g, "pass", "green")
    assert g.seat == 1, "first the card"
    g.choose("take green above")
    assert g.seat == 0
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
