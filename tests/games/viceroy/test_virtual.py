"""Virtual opponents: the gem from the box, every row of the table of results. [RULES section 12]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.engine import seats_to_act
from courtier.core.messages import Refused
from courtier.core.position import new_game
from courtier.games import load_game
from tests.games.viceroy.table import (
    COLORS,
    Doc,
    attacks,
    auction,
    display,
    hand,
    held,
    in_auction,
    seat,
    shown,
    supply,
)
from tests.support import Play, given


def drawn(g: Play) -> list[str]:
    """The virtual bids of all bidding rounds so far."""
    told = [repr(event.args) for event in g.happened("virtual-bid")]
    return [next(color for color in COLORS if color in args) for args in told]


def bid(g: Play, *bids: str) -> Play:
    """All humans that are in bid, in seat order."""
    for i, word in zip([*seats_to_act(g.s)], bids, strict=True):
        g.choose(word if word in ("attack", "pass") else f"bid {word}", seat=i)
    return g


def reveal(humans: list[str], virtual: list[str], cards: Doc, seats: list[Doc] | None = None, **table) -> Play:
    """The humans have bid this, and these gems were drawn from the box: some seed makes it so."""
    for n in range(4000):
        players = seats or [seat("BBRRGGYY"[:6], [], 50 + i) for i in range(len(humans))]
        g = auction(*players, shown=cards, virtual=len(virtual), seed=f"virtual {n}", **table)
        bid(g, *humans)
        if drawn(g) == virtual:
            return g
    raise AssertionError("these virtual bids never came")


def removed(g: Play) -> list[int]:
    """The characters that left the game because of virtual opponents."""
    told: list[Any] = [e.args["card"] for e in g.happened("card-removed") if e.rule.startswith("V-SOLO")]
    return [card.args["number"] for card in told]


def still_in(g: Play) -> list[bool]:
    """Which virtual opponents are still in."""
    return [*g.view(-1)["virtual"]["in"]]


# -- who takes part


def test_a_solo_game_has_at_least_one_virtual_opponent():  # V-SOLO-01, V-VARIANT-01
    game = load_game("viceroy")
    with pytest.raises(Refused) as refused:
        new_game(game, {"players": 1}, "x")
    assert refused.value.message.rule == "V-SOLO-01"


@pytest.mark.parametrize(("players", "virtual"), [(1, 1), (1, 3), (2, 1), (2, 2), (3, 1)])
def test_humans_and_virtual_opponents_are_four_at_most(players, virtual):  # V-VARIANT-01
    game = load_game("viceroy")
    new_game(game, {"players": players, "virtual": virtual}, "x")
    if players + virtual == 4:
        with pytest.raises(Refused) as refused:
            new_game(game, {"players": players + 1, "virtual": virtual}, "x")
        assert refused.value.message.rule == "V-VARIANT-01"


def test_solo_is_set_up_for_one_player_and_scored_without_an_opponent():  # V-SOLO-01, V-SOLO-02
    g = given("viceroy", {"players": 1, "virtual": 3}, seed="solo")
    assert len(supply(g)) + len(held(g)) + sum(e.kind == "eternal-gained" for e in g.log) == 16
    assert len(g.view(0)["seats"]) == 1
    g.play_on(1)
    scores = g.scores()
    assert len(scores) == 1
    assert scores[0].won, "the human cannot lose"
    assert scores[0].categories["attack"] == 0


def test_a_virtual_opponent_acts_in_the_auction_only():  # V-SOLO-02
    g = given("viceroy", {"players": 1, "virtual": 1}, {"seats": [seat("BRGY", [5, 6], 50)]}, "building")
    g.clear()
    g.choose("build 5").choose("place 1 1")
    assert g.happened("virtual-bid") == []
    assert seats_to_act(g.s) == [0]


# -- the virtual bid


def test_virtual_gems_come_from_the_box_and_go_back_to_it():  # V-SOLO-03
    g = reveal(["red"], ["red"], display(red=30))
    assert held(g) == "BBRGG"
    assert len(supply(g)) == 16 - 5, "only the human's gem went to the supply"
    assert g.view(-1)["virtual"]["bids"] == [None]
    assert g.game.faults(g.s) == []


def test_every_colour_is_drawn_and_alike_often():  # V-SOLO-03
    seen = []
    for n in range(400):
        g = auction(seat("B"), shown=display(), virtual=1, seed=f"draw {n}")
        seen += drawn(bid(g, "pass"))
    assert sorted(set(seen)) == sorted(COLORS)
    assert all(60 < seen.count(color) < 140 for color in COLORS)


def test_several_virtual_bids_are_drawn_without_replacement():  # V-SOLO-03
    """With three humans the box holds four gems of a colour; with two virtual ones equal bids come a bit less often."""
    pairs = [
        drawn(bid(auction(seat(), seat(), shown=display(), virtual=2, seed=f"{n}"), "pass", "pass")) for n in range(900)
    ]
    same = sum(1 for one, two in pairs if one == two)
    assert 150 < same < 255, "7 of 31, about 203 of 900"


def test_a_virtual_opponent_that_is_out_draws_no_gem():  # V-SOLO-03
    g = reveal(["red", "red"], ["blue"], display(red=30, blue=7))
    g.clear()
    assert still_in(g) == [False]
    bid(g, "red", "pass")
    assert drawn(g) == []


# -- the table, row by row


@pytest.mark.parametrize("cards", [7, (7, 0)])
def test_one_card_one_virtual_the_card_is_removed(cards):  # V-SOLO-04, V-SOLO-14
    g = reveal(["red", "red"], ["blue"], display(red=30, blue=cards))
    assert removed(g) == [7]
    assert shown(g, "blue") == (0, 0)
    assert 7 in g.view(-1)["discarded"]
    assert still_in(g) == [False]


def test_two_cards_one_virtual_the_card_below_is_removed():  # V-SOLO-04, V-SOLO-14
    g = reveal(["red", "red"], ["blue"], display(red=30, blue=(10, 20)))
    assert removed(g) == [20]
    assert shown(g, "blue") == (10, 0)
    assert still_in(g) == [False]


@pytest.mark.parametrize(
    ("humans", "virtual"),
    [(["red"], ["red"]), (["red", "red"], ["red"]), (["red"], ["red", "red"]), (["red", "red", "red"], ["red"])],
)
def test_humans_and_virtual_ones_on_one_card_get_nothing(humans, virtual):  # V-SOLO-05, V-SOLO-14
    g = reveal(humans, virtual, display(red=30))
    assert shown(g, "red") == (0, 30)
    assert [held(g, i).count("R") for i in range(len(humans))] == [1] * len(humans), "the gems are lost"
    assert in_auction(g) == [*range(len(humans))]
    assert still_in(g) == [True] * len(virtual)


@pytest.mark.parametrize("humans", [1, 2])
def test_one_human_and_one_virtual_on_two_cards_above_or_go_on(humans):  # V-SOLO-06, V-RULING-20, V-SOLO-14
    words = ["green", "pass"][:humans]
    g = reveal(words, ["green"], display(green=(5, 27)))
    assert g.asked(0) == "virtual.above_or_go_on"
    assert g.options(0) == ["pass", "take green above"]
    assert g.refuses("take green below", 0).rule == "V-SOLO-06"
    on = g.copy()
    g.choose("take green above", seat=0)
    assert hand(g, 0)[0] == 5
    assert removed(g) == [27]
    assert still_in(g) == [False]
    assert 0 not in in_auction(g)
    on.choose("pass", seat=0)
    assert shown(on, "green") == (5, 27)
    assert hand(on, 0) == []
    assert held(on, 0).count("G") == 1, "the gem is lost all the same"
    assert 0 in in_auction(on)
    assert still_in(on) == [True]


def test_a_virtual_bid_on_a_colour_without_cards_removes_any_card_of_the_display():  # V-SOLO-07, V-SOLO-14
    g = reveal(["red"], ["yellow"], display(red=30, blue=(10, 20)))
    assert hand(g) == [30], "first the human takes the own card"
    assert g.asked(0) == "virtual.remove"
    assert g.options(0) == ["remove blue below", "remove blue above"]
    assert still_in(g) == [False]
    g.choose("remove blue above")
    assert removed(g) == [10]


def test_several_such_bids_remove_one_card_each():  # V-SOLO-07
    g = reveal(["pass"], ["yellow", "red"], display(green=5, blue=(10, 20)))
    g.choose("remove blue above")
    assert g.options(0) == ["remove blue below", "remove green below"]
    g.choose("remove green below")
    assert removed(g) == [10, 5]
    assert g.asked(0) == "gems.take", "the removals were the last step before passing income"


def test_with_an_empty_display_nothing_is_removed_and_the_virtual_one_is_out():  # V-SOLO-07
    g = auction(seat("B", [5]), shown=display(), virtual=1)
    bid(g, "pass")
    assert removed(g) == []
    assert still_in(g) == [False]


def test_humans_on_a_colour_emptied_by_an_attack_stay_in_and_the_virtual_one_removes():  # V-SOLO-07, V-SOLO-11
    seats = [seat("RR", [], 50, attacks=1), seat("RR", [], 51)]
    for n in range(400):
        g = auction(*seats, shown=display(red=30, blue=(10, 20)), virtual=1, seed=f"{n}")
        bid(g, "attack", "red")
        if drawn(g) == ["red"]:
            break
    assert g.asked(0) == "auction.attack", "attacks come before all gem bids, also virtual ones"
    g.choose("take red below", seat=0)
    assert g.asked(0) == "virtual.remove"
    g.choose("remove blue below")
    assert attacks(g, 0) == 0
    assert held(g, 1) == "R"
    assert in_auction(g) == [1]
    assert still_in(g) == [False]


def test_the_human_first_in_order_chooses_even_when_out():  # V-SOLO-07, V-RULING-21
    seats = [seat("R", [], 40), seat("B", [], 3, in_auction=False), seat("R", [], 20)]
    g = reveal(["red", "red"], ["yellow"], display(red=30, blue=(10, 21)), seats)
    assert g.seat == 1, "3 is the lowest number of all, though its owner is out"
    assert g.asked(1) == "virtual.remove"


@pytest.mark.parametrize("n", [2, 3])
def test_several_virtual_ones_on_one_card_leave_it_and_stay_in(n):  # V-SOLO-08, V-SOLO-14
    g = reveal(["red"], ["yellow"] * n, display(yellow=8, red=(1, 2)))
    assert shown(g, "yellow") == (0, 8)
    assert still_in(g) == [True] * n


def test_two_virtual_ones_on_two_cards_discard_both():  # V-SOLO-09, V-SOLO-14
    g = reveal(["red"], ["yellow", "yellow"], display(yellow=(8, 9), red=(1, 2)))
    assert shown(g, "yellow") == (8, 9), "red comes first"
    g.choose("take red above")
    assert sorted(removed(g)) == [8, 9]
    assert still_in(g) == [False, False]


@pytest.mark.parametrize(
    ("humans", "virtual"),
    [
        (["green"], ["green", "green"]),
        (["green", "green"], ["green"]),
        (["red"], ["green", "green", "green"]),
        (["green"], ["green", "green", "green"]),
        (["green", "green", "green"], ["green"]),
    ],
)
def test_three_or_more_bidders_on_two_cards_take_nothing(humans, virtual):  # V-SOLO-10, V-SOLO-14
    g = reveal(humans, virtual, display(green=(5, 27), red=(1, 2), blue=(3, 4)))
    if g.asked(0) == "auction.choose_card":
        g.choose("take red above")
    assert removed(g) == []
    assert g.asked(0) in ("auction/0/0/0", "building/0/0/0", "")
    assert [i for i, word in enumerate(humans) if word == "green"] == in_auction(g)
    if in_auction(g):
        assert shown(g, "green") == (5, 27)
        assert still_in(g) == [True] * len(virtual)


def test_two_humans_and_no_virtual_one_on_two_cards_agree_as_usual():  # V-SOLO-14
    g = reveal(["green", "green"], ["blue"], display(green=(5, 27), blue=7))
    assert seats_to_act(g.s) == [0, 1]
    assert g.offers("refuse", 0)


def test_one_human_and_no_virtual_one_takes_as_usual():  # V-SOLO-14
    g = reveal(["red"], ["blue"], display(red=30, blue=(10, 20)))
    assert hand(g) == [30]
    g = reveal(["green"], ["blue"], display(green=(5, 27), blue=7))
    assert g.options(0) == ["take green below", "take green above"], "one of the two, by free choice"


def test_a_bidding_round_is_held_only_while_a_human_is_in():  # V-SOLO-12, V-SOLO-13
    g = reveal(["red"], ["blue", "blue"], display(red=30, blue=7), seats=[seat("RR", [5], 50)])
    assert g.view(-1)["phase"] == "building", "both virtual ones are still in but nothing follows"
    assert shown(g, "blue")[0] == 7
    assert held(g) == "R", "and nobody else took gems"


def test_virtual_bids_are_drawn_also_when_all_humans_pass():  # V-SOLO-12, V-RULING-34
    g = reveal(["pass"], ["blue"], display(red=30, blue=7))
    assert removed(g) == [7]


def test_when_every_human_skips_no_bidding_round_is_held():  # V-SOLO-12, V-LAW-69
    table = {"seats": [seat("RR", [5], 50, skips_auction=True)], "display": display(red=30, blue=7), "round": 3}
    g = given("viceroy", {"players": 1, "virtual": 2}, table, next=[
        {"at": "round", "seat": -1}, {"at": "rounds", "seat": -1, "done": 4}, {"at": "game", "seat": -1, "done": 2},
    ])  # fmt: skip
    assert g.view(-1)["round"] == 4
    assert g.view(-1)["phase"] == "building"
    assert drawn(g) == []
    assert shown(g, "red")[0] == 30, "only the display is refreshed"


def test_virtual_opponents_left_at_the_end_get_nothing():  # V-SOLO-13
    g = reveal(["red"], ["red"], display(red=30), bidding_round=2)
    assert g.seat == 0
    assert len(supply(g)) == 16 - 5, "the income is the human's alone"
    g.choose_all("gem blue", "gem blue", "gem red")
    assert hand(g)[-1:] != [30]
    assert len(held(g)) == 8


def test_virtual_opponents_come_back_in_the_next_auction():  # V-SOLO-03
    g = reveal(["red"], ["blue"], display(red=30, blue=7), seats=[seat("BRGY", [], 50)])
    while g.view(-1)["round"] == 1:
        g.choose("pass")
    assert still_in(g) == [True]


def test_going_on_in_the_third_bidding_round_counts_as_passing():  # V-SOLO-06, V-AUC-16
    g = reveal(["green"], ["green"], display(green=(5, 27)), bidding_round=2)
    g.choose("pass")
    assert g.asked(0) == "gems.take"
    assert len(held(g)) == 5
    g.choose_all("gem blue", "gem blue", "gem red")
    assert 5 not in hand(g)
    assert len(held(g)) == 8
