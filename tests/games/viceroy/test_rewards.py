"""Rewards and tokens, and every row of all 64 characters. [RULES section 8]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.table import (
    CHARACTERS,
    at,
    attacks,
    auction,
    building,
    display,
    hand,
    held,
    points,
    rows,
    seat,
    supply,
    tokens,
)
from tests.games.viceroy.test_building import cost, triangle
from tests.support import Play, given


def expected(items: list[Any]) -> tuple[list[str], int, int, int]:
    """What reward items bring by the rules: tokens on the card, gems, cards, attack tokens."""
    words, gems, cards, n_attacks = [], 0, 0, 0
    for item in items:
        kind, amount = item["kind"], item["amount"]
        if kind == "gems":
            gems += amount
        elif kind == "draw_card":
            cards += amount
        elif kind == "attack":
            n_attacks += amount
        elif kind == "eternal_gem":
            words += [f"eternal:{item['color']}"] * amount
        elif kind in ("power", "bonus_magic"):
            words.append(f"{kind}:{amount}")
        elif kind == "bonus_circle":
            words.append(f"bonus_circle:{item['color']}:{amount}")
        else:
            words += [kind] * amount
    return sorted(words), gems, cards, n_attacks


def finish(g: Play) -> Play:
    """Take blue gems and laws as long as a reward asks."""
    while g.asked() in ("gems.take", "cards.draw"):
        g.choose("gem blue" if g.asked() == "gems.take" else "draw law")
    return g


def check(number: int, level: int, items: list[Any], choice: str = "") -> None:
    """Lay a character where no circle of one colour can arise, and look at what it brings."""
    need = cost(number, level)
    g = building(seat(need, [number], triangle(level, free=number)), seat(), seat(), seat())
    laws, before = g.view(-1)["law_deck"], len(supply(g))
    g.choose(f"build {number}").choose(f"place {level} 0")
    if choice:
        g.choose(choice)
    finish(g)
    words, gems, cards, n_attacks = expected(items)
    assert sorted(tokens(g, level, 0)) == words
    assert held(g) == "B" * gems
    assert len(hand(g)) == cards
    assert g.view(-1)["law_deck"] == laws - cards
    assert attacks(g) == n_attacks
    eternal = sum(word.startswith("eternal") for word in words)
    assert len(supply(g)) == before + level - gems - eternal


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("number", CHARACTERS)
def test_every_character_gives_the_row_of_its_level(number, level):  # V-BUILD-14, V-TOK-01 to V-TOK-10
    check(number, level, CHARACTERS[number]["rows"][str(level)]["reward"])


@pytest.mark.parametrize("number", CHARACTERS)
def test_every_character_gives_its_three_lower_rows_on_level_5(number):  # V-BUILD-15, V-TOK-10
    rewards = CHARACTERS[number]["rows"]
    check(number, 5, [item for row in "123" for item in rewards[row]["reward"]], "top rows")


@pytest.mark.parametrize("number", CHARACTERS)
def test_every_character_may_give_a_power_token_of_15_on_level_5(number):  # V-BUILD-15
    check(number, 5, [{"kind": "power", "amount": 15}], "top power")


@pytest.mark.parametrize("number", CHARACTERS)
def test_every_character_gives_its_bottom_row_as_a_first_card(number):  # V-SETUP-05
    from tests.games.viceroy.test_setup import first_cards

    other = 9 if number != 9 else 11  # a defence token: asks nothing
    spare = [card for card in (60, 61, 62) if card not in (number, other)]
    g = first_cards(number, other, hands=[[number, spare[0]], [other, spare[1]]], gems="RR")
    finish(g)
    words, gems, cards, n_attacks = expected(CHARACTERS[number]["rows"]["1"]["reward"])
    assert sorted(tokens(g, 1, 0)) == words
    assert held(g) == "B" * gems + "RR"
    assert len(hand(g)) == 4 + cards
    assert attacks(g) == n_attacks


# -- the kinds, one by one


def drawing(**table) -> Play:
    """A character that draws two cards lies on level 4."""
    return building(seat(cost(3, 4), [3], triangle(4)), seat(), seat(), **table).choose("build 3").choose("place 4 0")


def test_gems_are_of_any_colours_within_the_supply():  # V-TOK-01
    g = building(seat("R", [10], 50), seat("B" * 8 + "G" * 7, [], 51)).choose("build 10").choose("place 1 1")
    assert g.options() == ["gem red", "gem green", "gem yellow"]
    g.choose_all("gem red", "gem green")  # no green one is left, so the third is yellow
    assert held(g) == "RGY"


def test_a_short_supply_gives_what_it_has():  # V-TOK-01, V-PASS-03
    rich = "B" * 8 + "R" * 7 + "G" * 8 + "Y" * 7
    g = building(seat("R", [10], 50), seat(rich, [], 51)).choose("build 10").choose("place 1 1")
    assert held(g) == "RY", "the gem just paid and the one that was left"
    assert supply(g) == ""


def test_a_power_token_lies_on_the_card_with_its_printed_value():  # V-TOK-02, V-RULING-01
    g = building(seat("R", [3], 50)).choose("build 3").choose("place 1 1")
    assert tokens(g, 1, 1) == ["power:3"]
    assert points(g, "power") == 3


def test_tokens_other_than_gems_never_run_out():  # V-COMP-02, V-RULING-01, V-TOK-02
    hoard = ["magic"] * 33 + ["power:3"] * 8 + ["defence"] * 17
    g = building(seat("R", [3], [at(1, 0, 50, *hoard)])).choose("build 3").choose("place 1 1")
    assert tokens(g, 1, 1) == ["power:3"], "a ninth token of 3 where eight are printed"
    g = building(seat("G", [17], [at(1, 0, 50, *hoard)]), seat("", [], 51, attacks=17)).choose("build 17")
    g.choose("place 1 1")
    assert tokens(g, 1, 1) == ["defence"]


def test_screens_hands_and_pyramids_have_no_limit():  # V-COMP-04
    cards = [*range(1, 40)]
    g = building(seat("B" * 16 + "R" * 16, cards, 50, attacks=40), seat(), seat(), seat())
    assert len(hand(g)) == 39
    assert attacks(g) == 40
    g.choose("build 3").choose("place 1 1")
    assert len(hand(g)) == 38


def test_each_card_is_drawn_from_a_deck_of_choice_one_at_a_time():  # V-TOK-03, V-RULING-11
    g = drawing(small_deck=[20, 21], law_deck=[80, 81])
    assert g.options() == ["draw small", "draw law"]
    g.choose("draw small")
    assert hand(g) == [20], "it is looked at before the next choice"
    assert g.asked() == "cards.draw"
    g.choose("draw law")
    assert hand(g) == [20, 80]


def test_an_empty_deck_cannot_be_drawn_from():  # V-TOK-03, V-COMP-03
    g = drawing(small_deck=[], law_deck=[80, 81])
    assert hand(g) == [80, 81]
    g = drawing(small_deck=[20], law_deck=[81])
    g.choose("draw small")
    assert hand(g) == [20, 81], "only the law deck was left"
    assert g.view(-1)["small_deck"] == 0, "no deck is ever shuffled again"


def test_with_both_decks_empty_nothing_is_drawn():  # V-TOK-03, V-COMP-03
    assert hand(drawing(small_deck=[], law_deck=[])) == []


def test_drawn_cards_are_hidden():  # V-TOK-03
    g = drawing(small_deck=[20, 21], law_deck=[80, 81]).choose("draw small").choose("draw law")
    assert g.view(1)["seats"][0]["hand"] == []
    assert g.view(1)["seats"][0]["hand_size"] == 2


def test_science_raises_the_passing_income():  # V-TOK-04
    for n in (0, 1, 3):
        g = auction(seat("", [], [at(1, 0, 5, *["science"] * n)]), seat("R"), shown=display(red=30))
        g.choose("pass", seat=0).choose("bid red", seat=1)
        finish(g)
        assert held(g) == "B" * (3 + n)


@pytest.mark.parametrize("token", ["magic", "defence", "bonus_magic:3", "bonus_circle:red:4", "power:6"])
def test_other_tokens_have_no_effect_before_scoring(token):  # V-TOK-05, V-TOK-06, V-TOK-08
    with_it = building(seat("BRGY", [5, 33], [at(1, 0, 50, token)]))
    without = building(seat("BRGY", [5, 33], [at(1, 0, 50)]))
    assert with_it.options(0) == without.options(0)
    g = auction(seat("", [], [at(1, 0, 5, token)]), seat("R"), shown=display(red=30))
    g.choose("pass", seat=0).choose("bid red", seat=1)
    assert held(finish(g)) == "BBB"


def test_attack_tokens_go_behind_the_screen_never_on_a_card():  # V-TOK-07
    g = building(seat("YG", [9], rows([50, 51]))).choose("build 9").choose("place 2 0")
    assert attacks(finish(g)) == 1
    assert tokens(g, 2, 0) == []
    assert "attacks" not in g.view(1)["seats"][0]


def test_a_scroll_is_one_bonus_magic_token_and_no_magic_token():  # V-TOK-08
    g = building(seat("R", [29], 50)).choose("build 29").choose("place 1 1")
    assert tokens(g, 1, 1) == ["bonus_magic:2"]
    assert points(g, "magic") == 0


def eternal(own: str, in_supply: int) -> Play:
    """18 brings a blue eternal gem; this many blue ones are in the supply."""
    others = 8 - in_supply - own.count("B")
    return building(seat("G" + own, [18], 50), seat("B" * others, [], 51)).choose("build 18").choose("place 1 1")


def test_an_eternal_gem_comes_from_the_supply():  # V-TOK-09
    g = eternal("B", 1)
    assert tokens(g, 1, 1) == ["eternal:blue"]
    assert supply(g).count("B") == 0
    assert held(g) == "B"


def test_from_the_own_screen_if_the_supply_has_none():  # V-TOK-09
    g = eternal("B", 0)
    assert g.options() == ["eternal own", "eternal decline"]
    no = g.copy()
    g.choose("eternal own")
    assert tokens(g, 1, 1) == ["eternal:blue"]
    assert held(g) == ""
    no.choose("eternal decline")
    assert tokens(no, 1, 1) == []
    assert held(no) == "B"


def test_lost_for_good_if_there_is_none_either():  # V-TOK-09
    g = eternal("", 0)
    assert tokens(g, 1, 1) == []
    assert g.happened("eternal-lost")


def test_items_of_a_reward_are_received_from_left_to_right():  # V-TOK-10, V-RULING-12
    g = building(seat("BG", [8], rows([50, 51]))).choose("build 8").choose("place 2 0")  # attack, gems 2, power 2
    assert attacks(g) == 1
    assert tokens(g, 2, 0) == []
    assert g.asked() == "gems.take"
    g.choose_all("gem blue", "gem blue")
    assert tokens(g, 2, 0) == ["power:2"]


def test_on_level_5_row_1_comes_before_row_2_and_row_3():  # V-TOK-10, V-RULING-12
    """36: power 3, bonus magic 2, eternal blue; 56: gems, a card, defence and gems."""
    g = building(seat(cost(56, 5), [56], triangle(5, free=56)), seat(), seat(), seat()).choose("build 56")
    g.choose("place 5 0").choose("top rows")
    assert g.asked() == "gems.take"
    g.choose_all(*["gem blue"] * 4)
    assert g.asked() == "cards.draw"
    assert tokens(g, 5, 0) == []
    g.choose("draw law")
    assert tokens(g, 5, 0) == ["defence"]
    assert g.asked() == "gems.take"


def test_the_order_matters_with_a_short_supply():  # V-RULING-12
    """43 on level 2 brings an eternal yellow gem; the gem paid for it may be the last yellow one."""
    g = building(seat("BY", [43], rows([50, 51])), seat("Y" * 7, [], 52)).choose("build 43").choose("place 2 0")
    assert tokens(g, 2, 0) == ["eternal:yellow"], "the gem just paid"


def test_two_science_or_magic_tokens_may_come_at_once():  # V-TOK-04, V-TOK-05
    g = building(seat(cost(4, 4), [4], triangle(4)), seat(), seat()).choose("build 4").choose("place 4 0")
    assert tokens(g, 4, 0) == ["science", "science"]


def test_an_owner_may_correct_a_card_to_bring_two_eternal_gems():  # V-TOK-09
    row = {"cost": "green", "reward": [{"kind": "eternal_gem", "amount": 2, "color": "blue"}]}
    fix = {"characters": {"18": {"rows": {"1": row}}}}
    table = {"seats": [seat("G", [18], 50), seat("", [], 51)]}
    g = given("viceroy", {"players": 2}, table, "building", corrections=fix).choose("build 18").choose("place 1 1")
    assert tokens(g, 1, 1) == ["eternal:blue", "eternal:blue"]


def test_two_eternal_gems_never_use_the_same_gem_of_the_screen():  # V-TOK-09, V-TOK-11
    row = {"cost": "green", "reward": [{"kind": "eternal_gem", "amount": 2, "color": "blue"}]}
    fix = {"characters": {"18": {"rows": {"1": row}}}}
    table = {"seats": [seat("GB", [18], 50), seat("B" * 7, [], 51)]}
    g = given("viceroy", {"players": 2}, table, "building", corrections=fix).choose("build 18").choose("place 1 1")
    g.choose("eternal own")
    assert tokens(g, 1, 1) == ["eternal:blue"]
    assert held(g) == ""
    assert g.game.faults(g.s) == []
