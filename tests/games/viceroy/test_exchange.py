"""Law 67: pay an opponent three gems and swap a token. [V-LAW-67, V-RULING-23]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.table import at, building, held, rows, seat, supply, tokens
from tests.support import Play

MINE = [at(1, 0, 5, "magic", "power:7"), at(1, 1, 6), at(1, 2, 81, "science")]
THEIRS = [at(1, 0, 7, "defence"), at(1, 1, 8, "bonus_magic:3", "bonus_circle:red:2")]


def playing(gems: str = "BRG", mine: Any = MINE, *others: Any) -> Play:
    """Law 67 has been laid at the right end."""
    seats = others or (seat("Y", [], THEIRS), seat("", [], [at(1, 0, 9, "eternal:red")]))
    g = building(seat(gems, [67], mine), *seats).choose("build 67")
    return g.choose(f"place 1 {len(mine)}")


def test_the_exchange_is_optional():  # V-LAW-67, V-BUILD-21
    g = playing()
    assert g.options() == ["pass", "opponent 1"]
    g.choose("pass")
    assert held(g) == "BRG"
    assert tokens(g, 1, 0) == ["magic", "power:7"]


@pytest.mark.parametrize("gems", ["BRG", "B"])
def test_no_exchange_looks_the_same_whether_declined_or_impossible(gems):  # V-LAW-67
    g = playing(gems)
    if gems == "BRG":
        g.choose("pass")
    assert len(g.happened("no-exchange")) == 1


def test_three_gems_of_own_choice_go_to_the_opponent():  # V-LAW-67
    g = playing("BBRRG")
    before = supply(g)
    g.choose("opponent 1").choose_all("give blue", "give red", "give green")
    assert held(g) == "BR"
    assert held(g, 1) == "BRGY", "behind that player's screen"
    assert supply(g) == before


def test_the_two_tokens_change_places():  # V-LAW-67
    g = playing().choose("opponent 1")
    assert held(g, 1) == "BRGY", "there was one way to pay"
    assert g.options() == ["target 1 0", "target 1 2"], "own cards with a token, laws too"
    g.choose("target 1 0")
    assert g.options() == ["token magic", "token power:7"]
    g.choose("token power:7")
    assert g.options() == ["target 1 0", "target 1 1"]
    g.choose("target 1 1")
    assert g.options() == ["token bonus_magic:3", "token bonus_circle:red:2"]
    g.choose("token bonus_circle:red:2")
    assert tokens(g, 1, 0) == ["magic", "bonus_circle:red:2"], "each arrives where the other one came from"
    assert tokens(g, 1, 1, seat=1) == ["power:7", "bonus_magic:3"]
    assert tokens(g, 1, 0, seat=1) == ["defence"]


@pytest.mark.parametrize("token", ["magic", "science", "defence", "power:12", "bonus_magic:5", "bonus_circle:blue:4"])
def test_every_kind_of_token_can_be_swapped(token):  # V-LAW-67
    g = playing("BRG", [at(1, 0, 5, token)], seat("", [], [at(1, 0, 7, "power:2")])).choose("opponent 1")
    assert tokens(g, 1, 0) == ["power:2"]
    assert tokens(g, 1, 0, seat=1) == [token]


@pytest.mark.parametrize(
    ("gem", "own", "their"), [("eternal:red", 5, 7), ("eternal_used:red", 5, 7), ("stored:red", 76, 74)]
)
def test_gems_of_any_sort_are_not_swapped(gem, own, their):  # V-LAW-67, V-RULING-23
    g = playing("BRG", [at(1, 0, own, gem)], seat("", [], THEIRS))
    assert g.asked() != "laws.forced_exchange/1", "no own token"
    assert held(g) == "BRG"
    g = playing("BRG", MINE, seat("", [], [at(1, 0, their, gem)]))
    assert held(g) == "BRG", "no token of theirs"
    other = seat("", [], [at(1, 0, their, gem, "defence")])
    g = playing("BRG", [at(1, 0, own, gem, "magic")], other).choose("opponent 1")
    assert tokens(g, 1, 0) == ["defence", gem]


def test_attack_tokens_are_not_swapped():  # V-LAW-67
    g = playing("BRG", MINE, seat("", [], [at(1, 0, 7)], attacks=3))
    assert g.asked() != "laws.forced_exchange/1"


@pytest.mark.parametrize("gems", ["", "B", "RG"])
def test_with_fewer_than_three_gems_there_is_no_exchange(gems):  # V-LAW-67
    g = playing(gems)
    assert held(g) == gems
    assert not any(option.startswith("opponent") for option in g.options())


def test_eternal_gems_do_not_pay_for_it():  # V-LAW-67, V-BUILD-12
    g = playing("RG", [at(1, 0, 5, "magic", "eternal:blue")], seat("", [], THEIRS))
    assert not any(option.startswith("opponent") for option in g.options())


def test_any_opponent_with_a_token_may_be_chosen():  # V-LAW-67
    g = playing("BRG", MINE, seat("", [], 20), seat("", [], THEIRS), seat("", [], [at(1, 0, 9, "magic")]))
    assert g.options() == ["pass", "opponent 2", "opponent 3"]


def test_in_solo_play_it_does_nothing():  # V-LAW-67
    g = building(seat("BRG", [67], MINE), options={"players": 1, "virtual": 1}).choose("build 67").choose("place 1 3")
    assert held(g) == "BRG"
    assert not any(option.startswith("opponent") for option in g.options())


def test_the_circle_gem_may_pay_for_the_exchange():  # V-LAW-67, V-RULING-26
    mine = [{**entry, "tokens": ["magic"]} for entry in rows([6, 35])]
    g = building(seat("RR", [67], mine), seat("", [], THEIRS)).choose("build 67").choose("place 2 0")
    assert g.offers("opponent 1"), "the green circle brought the third gem"


def test_once_paid_the_exchange_must_be_done():  # V-LAW-67
    g = playing().choose("opponent 1")
    assert not g.offers("pass")
    g.choose("target 1 0")
    assert not g.offers("pass")
