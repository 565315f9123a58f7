"""Laws 65 to 70, each by a test of its own, without law 67, which is in test_exchange. [RULES section 9]"""

from __future__ import annotations

import pytest

from tests.games.viceroy.table import (
    LAWS,
    at,
    auction,
    building,
    display,
    hand,
    held,
    in_auction,
    laid,
    mine,
    over,
    played,
    points,
    rows,
    seat,
    shown,
    supply,
    tokens,
    under,
)

# -- law 65


FULL = [
    at(1, 0, 3, "magic", "power:3", "eternal_used:red", "eternal:blue", under=[66]),
    at(1, 1, 50),
]


def test_law_65_takes_over_tokens_and_tucked_cards_and_returns_the_card():  # V-LAW-65, V-RULING-23, V-PYR-07
    g = building(seat("R", [65, 5], FULL)).choose("build 65").choose("target 1 0")
    assert laid(g) == {(1, 0): 65, (1, 1): 50}
    assert tokens(g, 1, 0) == ["magic", "power:3", "eternal:blue", "eternal_used:red"], "marks stay as they were"
    assert under(g, 1, 0) == [66]
    assert hand(g) == [3, 5]
    assert held(g) == "R", "laws are free"


def test_everybody_knows_the_card_that_law_65_returned():  # V-LAW-65
    g = building(seat("R", [65, 5], FULL)).choose("build 65").choose("target 1 0")
    assert g.view(1)["seats"][0]["hand"] == [3]


def test_the_used_mark_of_an_eternal_gem_holds_on_law_65():  # V-LAW-65, V-RULING-23
    g = building(seat("", [65, 36, 52], FULL)).choose("build 65").choose("target 1 0")
    assert g.offers("build 36"), "costs blue: the blue one is unused"
    assert not g.offers("build 52"), "costs red: the red one has helped already"


def test_law_65_brings_a_gem_for_each_circle_that_it_makes_one_coloured():  # V-LAW-65, V-RULING-15
    # 65 has green tops and a red bottom. As the left card under 22 its top right completes a green circle.
    pyramid = rows([4, 35], [22])
    g = building(seat("", [65], pyramid)).choose("build 65").choose("target 1 0")
    assert held(g) == "G"
    # As the upper card over two red corners it completes a red circle.
    g = building(seat("", [65], rows([1, 3], [22]))).choose("build 65").choose("target 2 0")
    assert held(g) == "R"
    # In the middle of a row it can complete two green circles at once.
    g = building(seat("", [65], rows([6, 4, 35], [22, 42]))).choose("build 65").choose("target 1 1")
    assert held(g) == "GG"


def test_law_65_brings_nothing_for_circles_that_were_one_coloured_before():  # V-LAW-65
    g = building(seat("", [65], rows([6, 35], [22]))).choose("build 65").choose("target 1 0")
    assert held(g) == ""
    g = building(seat("", [65], rows([1, 3], [5]))).choose("build 65").choose("target 2 0")
    assert held(g) == "", "red before, red now"


def test_a_law_that_law_65_returned_loses_its_effect():  # V-LAW-65, V-SCORE-03
    pyramid = [
        at(1, 0, 76, "stored:blue", "stored:red"),
        at(1, 1, 72, under=[5, 6]),
        at(1, 2, 68),
        at(1, 3, 74, under=[7]),
    ]
    worth = 2 * 2 + 2 * 5 + (4 + 3) + 3
    for column, lost in enumerate([4, 10, 7, 3]):
        g = building(seat("", [65], pyramid))
        assert points(g, "laws") == worth
        g.choose("build 65").choose(f"target 1 {column}")
        assert points(g, "laws") == worth - lost
        assert under(g, 1, column) == pyramid[column]["tucked"]
        assert tokens(g, 1, column) == sorted(pyramid[column]["tokens"])


def test_law_76_played_again_does_not_find_its_old_gems():  # V-LAW-65, V-LAW-76
    pyramid = [at(1, 0, 76, "stored:blue", "stored:red"), at(1, 1, 50)]
    g = building(seat("Y", [65], pyramid)).choose("build 65").choose("target 1 0")
    g.choose("build 76").choose("place 1 2").choose("store yellow")
    assert points(g, "laws") == 2
    assert tokens(g, 1, 0) == ["stored:blue", "stored:red"], "they stay with law 65"


def test_law_78_returned_by_law_65_offers_nothing_any_more():  # V-LAW-65, V-LAW-78
    g = building(seat("G", [65, 32], [at(1, 0, 78, under=[5]), at(1, 1, 50)])).choose("build 65").choose("target 1 0")
    g.choose("build 32").choose("place 1 2").choose("draw law")
    assert g.asked() != "laws.tuck_taken"
    assert under(g, 1, 0) == [5]


# -- law 66


def test_law_66_doubles_every_token_of_a_character():  # V-LAW-66
    pyramid = [at(1, 0, 8, "magic", "magic", "power:2", "bonus_magic:3", "bonus_circle:red:2", "science", "defence")]
    g = building(seat("", [66], pyramid)).choose("build 66")
    assert sorted(tokens(g, 1, 0)) == sorted(pyramid[0]["tokens"] * 2)
    assert under(g, 1, 0) == [66]


def test_law_66_doubles_only_that_character():  # V-LAW-66
    g = building(seat("", [66], [at(1, 0, 8, "magic"), at(1, 1, 9, "defence"), at(1, 2, 81, "science")]))
    g.choose("build 66").choose("target 1 0")
    assert [tokens(g, 1, column) for column in range(3)] == [["magic", "magic"], ["defence"], ["science"]]


def test_law_66_under_a_character_without_tokens_is_just_a_tucked_card():  # V-LAW-66
    g = building(seat("", [66], [at(1, 0, 8), at(1, 1, 68)])).choose("build 66")
    assert tokens(g, 1, 0) == []
    assert points(g, "laws") == 3, "law 68 counts it"


def test_the_eternal_gem_that_law_66_adds_is_unused():  # V-LAW-66
    g = building(seat("", [66], [at(1, 0, 18, "eternal_used:blue")])).choose("build 66")
    assert tokens(g, 1, 0) == ["eternal:blue", "eternal_used:blue"]


def test_an_eternal_gem_is_doubled_from_the_supply_or_the_own_screen():  # V-LAW-66, V-TOK-09
    pyramid = [at(1, 0, 18, "eternal:blue", "magic"), at(1, 1, 50)]
    g = building(seat("", [66], pyramid)).choose("build 66").choose("target 1 0")
    assert supply(g).count("B") == 6
    g = building(seat("B", [66], pyramid), seat("B" * 6, [], 51)).choose("build 66").choose("target 1 0")
    assert g.options() == ["eternal own", "eternal decline"]
    assert tokens(g, 1, 0) == ["magic", "magic", "eternal:blue"], "the other tokens are doubled already"
    g.choose("eternal own")
    assert tokens(g, 1, 0) == ["magic", "magic", "eternal:blue", "eternal:blue"]
    g = building(seat("", [66], pyramid), seat("B" * 7, [], 51)).choose("build 66").choose("target 1 0")
    assert tokens(g, 1, 0) == ["magic", "magic", "eternal:blue"]


def test_several_eternal_gems_are_doubled_as_far_as_gems_go():  # V-LAW-66, V-TOK-09, V-TOK-11
    pyramid = [at(1, 0, 18, "eternal:blue", "eternal:blue", "eternal:blue"), at(1, 1, 50)]
    g = building(seat("B", [66], pyramid), seat("B" * 3, [], 51)).choose("build 66").choose("target 1 0")
    g.choose("eternal own")  # one from the supply, one from the screen, and the third is lost
    assert tokens(g, 1, 0) == ["eternal:blue"] * 5
    assert held(g) == ""
    assert g.asked() != "gems.eternal_from_screen"
    assert g.game.faults(g.s) == []


def test_the_character_over_law_66_is_no_longer_free():  # V-LAW-66, V-PYR-08
    g = building(seat("", [66, 74], rows([8, 9, 10]))).choose("build 66").choose("target 1 2")
    g.choose("build 74").choose("place 1 -1")
    assert under(g, 1, -1) == [], "2 was the only end card and is not free any more"


def test_law_66_has_no_other_effect():  # V-LAW-66
    g = building(seat("", [66], [at(1, 0, 8, "magic"), at(1, 1, 72)])).choose("build 66")
    assert points(g, "laws") == 0
    assert mine(g)["circles"] == []


# -- law 68


def test_law_68_counts_every_card_of_the_pyramid_visible_or_tucked():  # V-LAW-68
    pyramid = [at(1, 0, 68), at(1, 1, 5), at(1, 2, 72, under=[7, 8]), at(2, 0, 9, under=[66])]
    g = over(seat("", [], pyramid))
    assert points(g, "laws") == 7 + 2 * 5
    assert points(over(seat("", [], [at(1, 0, 68)])), "laws") == 1


def test_law_68_counts_cards_under_law_65_too():  # V-LAW-68, V-LAW-65
    assert points(over(seat("", [], [at(1, 0, 68), at(1, 1, 65, under=[7, 8])])), "laws") == 4


# -- law 69


SHOWN = display(blue=(10, 20), red=30)


def test_law_69_takes_any_card_and_the_small_deck_fills_the_place():  # V-LAW-69
    g = played(69, display=SHOWN, small_deck=[40, 41])
    assert g.options() == ["take blue below", "take blue above", "take red below"]
    g.choose("take blue above")
    assert hand(g) == [10]
    assert shown(g, "blue") == (40, 20)
    assert g.view(-1)["small_deck"] == 1
    assert g.view(1)["seats"][0]["hand"] == [10], "everybody saw it"


def test_with_an_empty_small_deck_the_place_stays_empty():  # V-LAW-69, V-AUC-21
    g = played(69, display=SHOWN, small_deck=[]).choose("take red below")
    assert shown(g, "red") == (0, 0)


def test_who_played_law_69_takes_no_part_in_the_next_auction():  # V-LAW-69, V-RULING-27, V-RULING-35
    g = played(69, display=SHOWN, gems="RR", pyramid=[at(1, 0, 50, "science")]).choose("take red below")
    g.choose("pass")
    assert g.view(-1)["round"] == 2
    assert g.asked(0) == ""
    assert in_auction(g) == [1]
    g.choose("pass", seat=1)
    while g.asked() == "gems.take":
        assert g.seat == 1
        g.choose("gem blue")
    assert held(g, 0) == "RR", "no income, no science bonus: skipping is not passing"
    assert g.view(-1)["phase"] == "building"
    g.choose("pass", seat=0)
    assert g.view(-1)["round"] == 3
    assert in_auction(g) == [0, 1], "the auction after that is open again"


def test_the_card_taken_may_be_played_in_the_same_phase():  # V-LAW-69, V-BUILD-04
    g = played(69, display=SHOWN, gems="G").choose("take red below")
    assert g.offers("build 30")


def test_with_an_empty_display_only_the_skip_applies():  # V-LAW-69
    g = played(69, display=display(), hand=(85,))
    assert g.asked() == "building/0/0/0"
    g.choose("pass")
    assert in_auction(g) == [1]


def test_played_in_round_12_there_is_no_auction_to_skip():  # V-LAW-69
    g = played(69, display=display(blue=(10, 0), red=(30, 0)), round=12, large_deck=[]).choose("take red above")
    assert hand(g) == [30]
    g.choose("pass")
    assert g.over


def test_repeated_plays_before_the_next_auction_do_not_add_up():  # V-LAW-69, V-RULING-35
    pyramid = [at(1, 0, 50), at(1, 1, 69)]
    g = (
        building(seat("", [65], pyramid, skips_auction=True), seat("", [], 51), display=SHOWN, small_deck=[], round=3)
        .choose("build 65")
        .choose("target 1 1")
    )
    g.choose("build 69").choose("place 1 2").choose("take red below").choose("pass")
    assert g.view(-1)["round"] == 4
    assert in_auction(g) == [1]
    g.choose("pass", seat=1)
    while g.view(-1)["round"] == 4:
        g.choose("gem blue" if g.asked() == "gems.take" else "pass")
    assert in_auction(g) == [0, 1]


def test_if_nobody_takes_part_only_the_display_is_refreshed():  # V-LAW-69, V-AUC-20
    g = building(
        seat("RR", [5], 50, skips_auction=True), seat("RR", [6], 51, skips_auction=True),
        display=display(blue=(10, 20), red=30), large_deck=[1, 2, 3, 4], round=11,
    )  # fmt: skip
    g.choose("pass", seat=0).choose("pass", seat=1)
    assert g.view(-1)["round"] == 12
    assert g.view(-1)["phase"] == "building"
    assert [shown(g, color) for color in ("blue", "red", "green", "yellow")] == [(20, 1), (30, 2), (0, 3), (0, 4)]
    assert 10 in g.view(-1)["discarded"]


def test_law_69_sees_the_cards_dealt_for_the_next_auction():  # V-RULING-37, V-LAW-69
    g = auction(seat("R", [69], 50), seat("", [], 51), shown=display(red=30), large_deck=[1, 2, 3, 4], round=11)
    g.choose("bid red", seat=0).choose("pass", seat=1)
    while g.asked() == "gems.take":
        g.choose("gem blue")
    g.choose("build 69").choose("place 1 1")
    assert g.options() == ["take blue below", "take red below", "take green below", "take yellow below"]


def test_law_78_offers_to_tuck_a_card_taken_by_law_69():  # V-LAW-78, V-LAW-69
    g = played(69, [at(1, 0, 78)], display=SHOWN, small_deck=[40]).choose("take red below")
    assert shown(g, "red") == (0, 40), "the place is filled all the same"
    g.choose("tuck yes")
    assert under(g, 1, 0) == [30]


# -- law 70


def test_law_70_draws_three_laws_and_returns_any_two():  # V-LAW-70, V-RULING-33
    g = played(70, law_deck=[80, 81, 82, 83], hand=(85, 5))
    assert hand(g) == [5, 80, 81, 82, 85]
    assert g.options() == ["return 80", "return 81", "return 82", "return 85"], "new or old, but laws only"
    g.choose("return 85").choose("return 80")
    assert hand(g) == [5, 81, 82]
    assert g.table["law_deck"] == [LAWS[law]["key"] for law in (80, 85, 83)], "the last one lies on top"


@pytest.mark.parametrize(("deck", "back"), [([], 0), ([80], 1), ([80, 81], 2), ([80, 81, 82], 2)])
def test_law_70_with_a_short_deck_returns_no_more_than_it_drew(deck, back):  # V-LAW-70, V-RULING-16
    g = played(70, law_deck=deck, hand=(85, 86))
    assert len(hand(g)) == 2 + len(deck)
    returned = 0
    while g.asked() == "laws.return_laws":
        g.choose(g.options()[0])
        returned += 1
    assert returned == back
    assert len(g.table["law_deck"]) == back
    assert len(hand(g)) == 2 + len(deck) - back


def test_laws_put_back_are_known_to_their_player_only():  # V-LAW-70
    g = played(70, law_deck=[80, 81, 82, 83], hand=(85, 5)).choose("return 81").choose("return 80")
    assert g.view(0)["known_laws"] == [{"depth": 0, "card": 80}, {"depth": 1, "card": 81}]
    assert g.view(1)["known_laws"] == []
    assert g.view(-1)["known_laws"] == []
