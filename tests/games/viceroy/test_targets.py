"""Where the answers lie on the board: on gems, tokens, cards, and on the empty hand that says no."""

from __future__ import annotations

from tests.games.viceroy.table import at, auction, bid, building, display, played, rows, seat
from tests.support import Play, given


def places(g: Play, number: int = 0) -> dict[str, list[str]]:
    """Every open answer with its places."""
    return {notation: g.targets(notation, number) for notation in g.options(number)}


def test_a_bid_lies_at_the_auction_card_the_attack_tokens_or_the_empty_hand():  # V-AUC-01
    g = auction(seat("RG", attacks=1), seat("R"), shown=display(red=30, green=27))
    assert places(g) == {
        "pass": ["pass"],
        "bid red": ["auction:1"],
        "bid green": ["auction:2"],
        "attack": ["attack"],
    }


def test_an_agreement_is_made_on_the_cards_or_refused_with_the_empty_hand():  # V-AUC-13
    g = auction(seat("GG"), seat("GG"), shown=display(green=(5, 27)))
    bid(g, "green", "green")
    assert places(g) == {"take green below": ["display:2:0"], "take green above": ["display:2:1"], "refuse": ["pass"]}


def test_a_building_round_lies_in_the_hand():  # V-BUILD-01
    assert places(building(seat("R", [29, 85], 50))) == {
        "pass": ["pass"],
        "build 29": ["hand:29"],
        "build 85": ["hand:85"],
    }


def test_gems_are_taken_from_the_supply_and_stored_from_behind_the_screen():  # V-TOK-01, V-LAW-76
    assert places(played(76, gems="BBR")) == {"pass": ["pass"], "store blue": ["gem:0"], "store red": ["gem:1"]}
    passing = bid(auction(seat("R"), seat("R"), shown=display(red=30)), "pass", "red")
    assert passing.targets("gem green", 0) == ["supply:2"]


def test_law_67_is_paid_with_the_own_gems():  # V-LAW-67
    mine, theirs = [at(1, 0, 5, "magic")], [at(1, 0, 7, "defence")]
    g = building(seat("BBRRG", [67], mine), seat("Y", [], theirs)).choose("build 67").choose("place 1 1")
    assert places(g) == {"pass": ["pass"], "opponent 1": ["seat:1"]}
    g.choose("opponent 1")
    assert places(g) == {"give blue": ["gem:0"], "give red": ["gem:1"]}


def test_an_eternal_gem_of_any_colour_lies_in_the_supply():  # V-LAW-CHOICE
    g = played(73).choose("option 2")
    assert [g.targets(f"color {color}")[0] for color in ("blue", "red", "green", "yellow")] == [
        "supply:0",
        "supply:1",
        "supply:2",
        "supply:3",
    ]


def test_one_of_the_own_gems_may_become_eternal_or_stay():  # V-TOK-09
    g = building(seat("GB", [18], 50), seat("B" * 7, [], 51)).choose("build 18").choose("place 1 1")
    assert places(g) == {"eternal own": ["gem:0"], "eternal decline": ["pass"]}


def test_recolouring_lies_on_the_circles_and_the_own_gems():  # V-END-02
    seats = [seat("GGRR", [], rows([39, 51], [1])), seat("", [], 64)]
    g = given("viceroy", {"players": 2}, {"seats": seats, "round": 12, "ended": True}, "end")
    assert places(g) == {"pass": ["pass"], "target 2 0": ["pyramid:0:2:0"], "recolor-best": []}
    g.choose("target 2 0")
    assert places(g) == {"color red": ["gem:1"], "color green": ["gem:2"]}
