"""The building phase: choosing, order, paying, circle gems, rewards of a row, level 5. [RULES section 7]"""

from __future__ import annotations

import pytest

from courtier.core.engine import seats_to_act
from tests.games.viceroy.table import (
    CHARACTERS,
    LETTERS,
    Doc,
    at,
    auction,
    building,
    display,
    hand,
    held,
    laid,
    places,
    rows,
    seat,
    supply,
    tokens,
)
from tests.support import Play, given

ALL = "BBBBRRRRGGGGYYYY"


# -- choosing and order


def test_all_who_are_in_choose_in_secret_at_the_same_time():  # V-BUILD-01, V-RULING-04
    g = building(seat(ALL, [5, 6], 50), seat(ALL, [7], 51), seat("", [], 52))
    assert seats_to_act(g.s) == [0, 1], "who has no card is not asked"
    g.choose("build 5", seat=0)
    assert g.view(1)["seats"][0]["hand"] == [], "the card lies face down"
    g.choose("build 6", seat=0)  # changed before the last one has come
    g.choose("pass", seat=1)
    assert g.view(1)["seats"][0]["hand"] == [6]
    assert places(g) == [(1, -1), (1, 1)]


def test_who_passes_plays_no_more_in_this_phase_and_gets_no_income():  # V-BUILD-01
    g = building(seat(ALL, [5, 6, 7], 50), seat("R", [8, 9], 51))
    g.choose("pass", seat=1).choose("build 5", seat=0).choose("place 1 1")
    while g.asked() == "gems.take":
        g.choose("gem blue")
    assert seats_to_act(g.s) == [0]
    assert held(g, 1) == "R"
    assert g.refuses("build 8", 1).key == "error-not-asked"


def test_a_character_must_be_affordable_somewhere():  # V-BUILD-02
    g = building(seat("R", [5, 3], 50))  # 5 costs yellow on level 1, 3 costs red
    assert g.options(0) == ["pass", "build 3"]
    assert g.refuses("build 5").rule == "V-BUILD-02"
    assert g.refuses("build 9").rule == "V-BUILD-01"


def test_an_unused_eternal_gem_makes_a_character_affordable():  # V-BUILD-02, V-BUILD-12
    assert building(seat("", [5], [at(1, 0, 3, "eternal:yellow")])).offers("build 5")
    assert not building(seat("", [5], [at(1, 0, 3, "eternal_used:yellow")])).offers("build 5")
    assert not building(seat("", [5], [at(1, 0, 76, "stored:yellow")])).offers("build 5")


@pytest.mark.parametrize("law", range(67, 89))
def test_a_law_in_a_position_is_always_playable(law):  # V-BUILD-02, V-BUILD-20
    assert building(seat("", [law], 5)).offers(f"build {law}")


def test_law_65_needs_a_card_up_to_level_4_and_law_66_a_character():  # V-BUILD-02, V-RULING-24
    assert building(seat("", [65, 66], 5)).options(0) == ["pass", "build 65", "build 66"]
    g = building(seat("", [65, 66], 85))
    assert g.options(0) == ["pass", "build 65"]
    assert g.refuses("build 66").rule == "V-RULING-24"


def test_a_revealed_card_must_be_played():  # V-BUILD-02, V-RULING-10
    g = building(seat(ALL, [5], 50)).choose("build 5")
    assert not g.offers("pass")
    assert g.refuses("pass").rule == "V-BUILD-10"
    g = building(seat(ALL, [85], 50)).choose("build 85")
    assert not g.offers("pass")


def test_cards_are_played_in_ascending_order_of_their_numbers():  # V-BUILD-03, V-ORDER-02
    seats = [seat(ALL[::2], [66], 2), seat(ALL[::2], [40], 1), seat(ALL[::2], [64], 3), seat(ALL[::2], [12], 60)]
    g = building(*seats)
    for i, card in enumerate([66, 40, 64, 12]):
        g.choose(f"build {card}", seat=i)
    order: list[int] = []
    while g.view(-1)["building_round"] == 1 and not g.over and g.asked().split(".")[0] != "auction":
        if g.asked().startswith("building/0/0"):
            break
        if not order or order[-1] != g.seat:
            order.append(g.seat)
        g.choose(g.options()[0])
    assert order == [3, 1, 2], "12, 40, 64; 66 has only one card to go to and is played last"
    assert [e.seat for e in g.happened("card-laid")] == [3, 1, 2]
    assert g.happened("tokens-doubled")[0].seat == 0


def test_position_and_payment_are_decided_on_the_own_turn_only():  # V-BUILD-03
    g = building(seat(ALL, [20], 50), seat("BRGY", [10], 51))
    g.choose("build 20", seat=0).choose("build 10", seat=1)
    assert g.seat == 1
    assert g.options(0) == []
    g.choose("place 1 1")
    assert g.seat == 1, "10 brings three gems: the whole play first"
    g.choose_all("gem blue", "gem blue", "gem blue")
    assert g.seat == 0


def test_at_most_three_cards_per_phase():  # V-BUILD-04
    g = building(seat(ALL, [14, 29, 31, 35], 50))
    for card in (14, 29, 31):
        g.choose(f"build {card}").choose("place 1 " + str(max(column for _, column in laid(g)) + 1))
    assert hand(g) == [35]
    assert g.view(-1)["round"] == 2, "the next auction"


def test_the_phase_ends_as_soon_as_everybody_has_passed():  # V-BUILD-04
    g = building(seat(ALL, [14], 50), seat(ALL, [15], 51))
    g.choose("pass", seat=0).choose("pass", seat=1)
    assert g.view(-1)["round"] == 2


def test_who_is_out_of_cards_passes():  # V-BUILD-04
    g = building(seat(ALL, [14], 50)).choose("build 14").choose("place 1 1")
    assert g.view(-1)["round"] == 2


def test_cards_drawn_in_the_phase_may_be_played_in_its_later_building_rounds():  # V-BUILD-04, V-TOK-03
    g = building(seat(ALL, [1], 50), small_deck=[14, 15])
    g.choose("build 1").choose("place 1 1").choose("draw small")
    assert g.offers("build 14")


def test_a_card_that_law_65_returned_may_be_played_again_for_its_cost_and_reward():  # V-BUILD-04, V-LAW-65
    g = building(seat("B", [65], [at(1, 0, 6, "magic"), at(1, 1, 50)]))
    g.choose("build 65").choose("target 1 0")
    assert hand(g) == [6]
    g.choose("build 6").choose("place 1 2")
    assert held(g) == ""
    assert tokens(g, 1, 2) == ["magic"]
    assert tokens(g, 1, 0) == ["magic"], "the old token stayed with the law"


# -- placing and paying


def triangle(level: int, *, free: int = 0) -> list[Doc]:
    """A pyramid in which (level, 0) is the next place; no circle there can be of one colour (green and blue tops)."""
    pool = [n for n in [53, 57, 49, 56, 60, 54, 42, 37, 62, 63, 43, 36, 58] if n != free]
    out = []
    for row in range(1, level):
        for column in range(level - row + 1):
            card = (65, 66)[column] if row == level - 1 else pool.pop()
            out.append(at(row, column, card))
    return out or [at(1, 1, 66)]


def cost(number: int, level: int) -> str:
    """One gem for each row up to the level; level 5: all rows and once more the fourth. [V-BUILD-11]"""
    row = CHARACTERS[number]["rows"]
    letters = {name: letter for letter, name in LETTERS.items()}
    return "".join(letters[row[str(min(i, 4))]["cost"]] for i in range(1, level + 1))


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_card_may_be_placed_on_every_level(level):  # V-BUILD-10
    g = building(seat(cost(32, level), [32], triangle(level)), seat(), seat(), seat())
    g.choose("build 32").choose(f"place {level} 0")
    assert laid(g)[level, 0] == 32


@pytest.mark.parametrize("number", CHARACTERS)
def test_every_character_costs_the_rows_up_to_its_level(number):  # V-BUILD-11
    for level in range(1, 6):
        pyramid = triangle(level, free=number)
        need = cost(number, level)
        paying = building(seat(need + "BRGY", [number], pyramid), seat(), seat(), seat()).choose(f"build {number}")
        paying.choose(f"place {level} 0")
        assert held(paying) == "BRGY"
        for gem in set(need):  # and not with one gem less
            short = need.replace(gem, "", 1)
            g = building(seat(short, [number], pyramid), seat(), seat(), seat())
            if g.offers(f"build {number}"):
                g.choose(f"build {number}")
                assert (level, 0) not in places(g)
                assert g.refuses(f"place {level} 0").rule == "V-BUILD-11"
            else:
                assert gem == cost(number, 1)


def test_payment_goes_to_the_supply_before_anything_is_received():  # V-BUILD-11, V-RULING-26
    """The supply is empty of green; the green gem just paid is the one that the green circle brings."""
    g = building(seat("YG", [22], rows([6, 35])), seat("G" * 11, [], 9), seat("", [], 8))
    assert supply(g).count("G") == 0
    g.choose("build 22").choose("place 2 0")
    assert "G" in held(g), "the circle's gem came after the payment"


def test_gems_won_in_the_same_play_do_not_pay_for_it():  # V-BUILD-11
    g = building(seat("Y", [22], rows([6, 35])), seat())  # level 2 costs yellow and green, and would bring five gems
    g.choose("build 22")
    assert places(g) == [(1, -1), (1, 2)]


def test_a_colour_is_never_replaced_by_another():  # V-BUILD-11
    g = building(seat("BBBBRRRRGGGG", [5], rows([6, 35])))
    assert not g.offers("build 5"), "5 costs yellow"


# -- eternal gems


def test_an_eternal_gem_reduces_the_cost_by_one_and_stays():  # V-BUILD-12
    """EX-16: one yellow and two blue with a blue eternal gem cost one yellow and one blue."""
    g = building(seat("YBB", [33, 64], [at(1, 0, 18, "eternal:blue"), at(1, 1, 50)]))
    g.choose("build 33").choose("place 2 0")  # blue, yellow
    assert g.options() == ["pay none", "pay blue"]
    g.choose("pay blue").choose("draw law")
    assert held(g) == "BB"
    assert tokens(g, 1, 0) == ["eternal_used:blue"]


def test_using_an_eternal_gem_is_voluntary():  # V-BUILD-12
    g = building(seat("YBB", [33], [at(1, 0, 18, "eternal:blue"), at(1, 1, 50)]))
    g.choose("build 33").choose("place 2 0").choose("pay none")
    assert held(g) == "B"
    assert tokens(g, 1, 0) == ["eternal:blue"]


def test_an_eternal_gem_helps_once_per_phase_and_again_in_the_next():  # V-BUILD-12
    g = building(seat("", [17, 44], [at(1, 0, 18, "eternal:green", "eternal:blue"), at(1, 1, 50)]))
    g.choose("build 17").choose("place 1 2")  # green, paid by the eternal gem
    assert tokens(g, 1, 0) == ["eternal:blue", "eternal_used:green"]
    assert g.offers("build 44"), "costs blue on level 1"
    g.choose("pass")
    assert g.view(-1)["round"] == 2
    while g.view(-1)["phase"] == "auction":
        g.choose(g.options()[0])
    assert tokens(g, 1, 0) == ["eternal:blue", "eternal:green"]


def test_several_eternal_gems_may_help_in_one_payment_or_be_spread():  # V-BUILD-12
    pyramid = [at(1, 0, 18, "eternal:blue", "eternal:blue", "eternal:yellow"), at(1, 1, 50)]
    g = building(seat("YB", [33, 48], pyramid)).choose("build 33").choose("place 2 0")
    assert g.options() == ["pay none", "pay blue", "pay yellow", "pay blue+yellow"]
    g.choose("pay blue+yellow").choose("draw law")
    assert held(g) == "BY"
    g.choose("build 48").choose("place 1 2")  # blue on level 1
    assert g.options() == ["pay none", "pay blue"]


def test_what_cannot_be_paid_otherwise_must_be_paid_with_eternal_gems():  # V-BUILD-12
    pyramid = [at(1, 0, 18, "eternal:blue", "eternal:yellow"), at(1, 1, 50)]
    g = building(seat("Y", [33], pyramid)).choose("build 33").choose("place 2 0")
    assert g.options() == ["pay blue", "pay blue+yellow"]


def test_five_eternal_gems_may_pay_level_5():  # V-BUILD-12
    eternal = ["eternal:green", "eternal:blue", "eternal:yellow", "eternal:yellow", "eternal:yellow"]
    pyramid = triangle(5)
    pyramid[0]["tokens"] = eternal
    g = building(seat("", [32], pyramid), seat(), seat(), seat()).choose("build 32").choose("place 5 0")
    assert g.asked() == "cards.captain.level_5", "there was one way to pay only"
    assert all(token.startswith("eternal_used") for token in tokens(g, 1, 0))


def test_an_eternal_gem_gained_in_a_phase_helps_in_later_payments_of_it():  # V-BUILD-12, V-RULING-31
    g = building(seat("G", [18, 33], [at(1, 0, 50)]))  # 18 brings an eternal blue gem
    g.choose("build 18").choose("place 1 1")
    assert g.offers("build 33"), "costs blue on level 1"
    g.choose("build 33").choose("place 1 2")
    assert tokens(g, 1, 1) == ["eternal_used:blue"]


def test_eternal_gems_do_not_work_in_auctions():  # V-BUILD-12
    g = auction(seat("", [], [at(1, 0, 18, "eternal:blue")]), seat("B"), shown=display(blue=7))
    assert not g.offers("bid blue", 0)


# -- circle gems


def test_a_card_that_closes_a_circle_of_one_colour_brings_a_gem_of_it():  # V-BUILD-13
    g = building(seat("YG", [22], rows([6, 35])))
    g.choose("build 22").choose("place 2 0")
    assert held(g) == "G", "the circle's gem, before the five of the reward"
    assert g.happened("circle-gem")


def test_a_mixed_circle_brings_nothing():  # V-BUILD-13
    g = building(seat("YG", [22], rows([4, 35]))).choose("build 22").choose("place 2 0")
    assert held(g) == ""


def test_without_a_gem_of_the_colour_in_the_supply_there_is_none():  # V-BUILD-13
    g = building(seat("", [67], rows([6, 35])), seat("G" * 8, [], 9)).choose("build 67")
    assert g.label("place 2 0").key == "viceroy-label-place-law-circle-scarce", "the answer promises none"
    g.choose("place 2 0")
    assert held(g) == ""
    assert not g.happened("circle-gem")


def test_laws_close_circles_too():  # V-BUILD-13, V-BUILD-20
    g = building(seat("", [67], rows([6, 35]))).choose("build 67")
    assert g.label("place 2 0").key == "viceroy-label-place-law-circle"
    assert held(g.choose("place 2 0")) == "G"


def test_the_circle_gem_comes_before_the_reward():  # V-RULING-26, V-BUILD-13
    g = building(seat("YG", [22, 5], rows([6, 35]))).choose("build 22").choose("place 2 0")
    kinds = [e.kind for e in g.log if e.kind in ("card-laid", "paid", "circle-gem", "gem-taken")]
    assert kinds == ["card-laid", "paid", "circle-gem"]
    assert g.asked() == "gems.take"


# -- laws and level 5


def test_laws_are_free_of_cost():  # V-BUILD-20
    g = building(seat("", [85], triangle(4)), seat(), seat()).choose("build 85").choose("place 4 0")
    assert laid(g)[4, 0] == 85


def test_an_immediate_effect_is_compulsory_and_impossible_parts_are_skipped():  # V-BUILD-21
    g = building(seat("", [71], 5), seat(), display=display()).choose("build 71").choose("place 1 1")
    assert not g.offers("pass"), "one option must be chosen"
    g = building(seat("", [69, 85], 5), seat(), display=display()).choose("build 69").choose("place 1 1")
    assert g.asked() == "building/0/0/0", "no card to take: skipped"


def test_only_the_row_of_the_level_is_received():  # V-BUILD-14
    g = building(seat("GBY", [32], triangle(3))).choose("build 32").choose("place 3 0")
    assert tokens(g, 3, 0) == ["magic"]
    assert hand(g) == []
    assert held(g) == ""


def test_on_level_5_rows_1_to_3_or_one_power_token_of_15():  # V-BUILD-15
    for choice in ("rows", "power"):
        g = building(seat("GBYYY", [32], triangle(5)), seat(), seat(), seat()).choose("build 32").choose("place 5 0")
        assert g.options() == ["top rows", "top power"]
        g.choose(f"top {choice}")
        if choice == "power":
            assert tokens(g, 5, 0) == ["power:15"]
            assert hand(g) == []
        else:
            g.choose("draw law").choose_all(*["gem blue"] * 5)
            assert tokens(g, 5, 0) == ["magic"], "row 4 is not available"
            assert len(hand(g)) == 1
            assert held(g) == "BBBBB"


# -- the variant


def test_a_hand_card_may_be_discarded_for_two_gems():  # V-VARIANT-02
    options = {"discard_for_gems": True}
    g = building(seat("", [5, 85], 50), seat("", [6], 51), options=options)
    assert g.options(0) == ["pass", "build 85", "discard 5", "discard 85"], "playable or not"
    g.choose("discard 85", seat=0).choose("discard 6", seat=1)
    assert g.seat == 1, "6 comes before 85"
    assert [event.rule for event in g.happened("discard-shown")] == ["V-VARIANT-02"] * 2
    assert not g.happened("build-shown")
    assert [each["discarding"] for each in g.view(1)["seats"]] == [85, None], "what 85 was shown for is public"
    g.choose_all("gem blue", "gem blue")
    g.choose_all("gem red", "gem red")
    assert held(g, 0) == "RR"
    assert held(g, 1) == "BB"
    assert {6, 85} <= set(g.view(-1)["discarded"])
    assert g.offers("discard 5", 0), "it was a play, not a pass"


def test_without_the_variant_nothing_can_be_discarded():  # V-VARIANT-02
    assert building(seat("", [5, 85], 50)).options(0) == ["pass", "build 85"]


def test_a_discard_promises_no_more_than_the_supply_may_hold():  # V-VARIANT-02, V-PASS-03
    def promised(left: int) -> str:
        gems = "BGY" * 8 + "R" * (8 - left)
        seats = (seat(gems, [5], 50), seat("", [6], 51))
        return building(*seats, options={"discard_for_gems": True}, supply={"red": left}).label("discard 5", 0).key

    assert promised(4) == "viceroy-label-discard"
    assert promised(3) == "viceroy-label-discard-scarce", "the other one may discard a card first"


def test_a_discard_uses_up_a_building_round():  # V-VARIANT-02, V-BUILD-04
    g = building(seat("", [5, 6, 7, 8], 50), options={"discard_for_gems": True})
    for card in (5, 6, 7):
        g.choose(f"discard {card}").choose_all("gem blue", "gem blue")
    assert g.view(-1)["round"] == 2
    assert hand(g) == [8]


@pytest.mark.parametrize("seed", range(4))
def test_gems_are_conserved_at_every_moment(seed):  # V-TOK-11
    g = given("viceroy", {"players": 2 + seed % 3}, seed=f"gems {seed}")
    state = seed + 1
    while not g.over:
        assert count_gems(g) == 16 * (2 + seed % 3)
        options = g.options()
        state = state * 1103515245 + 12345 & 0x7FFFFFFF
        g.choose(options[(state >> 8) % len(options)])
    assert count_gems(g) == 16 * (2 + seed % 3)


def count_gems(g: Play) -> int:
    """All gems in the supply, behind screens and on cards."""
    view = g.view(-1)
    n: int = sum(view["supply"].values())
    for i, each in enumerate(view["seats"]):
        n += len(held(g, i))
        for entry in each["pyramid"]:
            n += sum(token.startswith(("eternal", "stored")) for token in entry.get("tokens", []))
    return n
