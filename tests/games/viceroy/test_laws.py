"""Laws 71 to 88, each by a test of its own. [RULES section 9]"""

from __future__ import annotations

import pytest

from tests.games.viceroy.table import (
    LAWS,
    at,
    attacks,
    auction,
    building,
    display,
    hand,
    held,
    laid,
    over,
    places,
    played,
    pointed,
    points,
    rows,
    seat,
    tokens,
    under,
)

# -- laws with a choice: 71, 73, 77, 80, 81, 82, 83, 84

CHOICES = {
    71: (["attack"], ["power:6"]),
    73: (["defence"], ["eternal"]),
    77: (["attack"], ["draw"]),
    80: (["defence"], ["power:6"]),
    81: (["magic"], ["science"]),
    82: (["science"], ["draw"]),
    83: (["magic", "bonus_magic:2"], ["eternal"]),
    84: (["bonus_magic:3"], ["draw"]),
}


@pytest.mark.parametrize("option", [1, 2])
@pytest.mark.parametrize("law", CHOICES)
def test_a_choice_law_gives_exactly_the_option_chosen(law, option):  # V-LAW-CHOICE, V-RULING-13
    g = played(law)
    assert g.options() == ["option 1", "option 2", "option 3"]
    g.choose(f"option {option}")
    words = CHOICES[law][option - 1]
    if words == ["eternal"]:
        assert g.options() == ["color blue", "color red", "color green", "color yellow"]
        g.choose("color green")
        words = ["eternal:green"]
    if words == ["draw"]:
        g.choose("draw law")
        assert len(hand(g)) == 1
        words = []
    assert attacks(g) == words.count("attack"), "an attack token goes behind the screen"
    assert tokens(g, 1, 1) == [word for word in words if word != "attack"]
    assert held(g) == ""


@pytest.mark.parametrize("law", CHOICES)
def test_the_third_option_is_four_gems(law):  # V-LAW-CHOICE
    g = played(law).choose("option 3").choose_all("gem blue", "gem red", "gem green", "gem green")
    assert held(g) == "BRGG"
    assert tokens(g, 1, 1) == []


def test_an_option_may_be_chosen_even_if_it_yields_nothing():  # V-RULING-36, V-LAW-CHOICE
    rich = "BRGY" * 8
    g = played(71, others=[seat(rich, [], 51)]).choose("option 3")
    assert held(g) == "", "the supply is empty"
    g = played(77, small_deck=[], law_deck=[]).choose("option 2")
    assert hand(g) == []
    g = played(73, others=[seat("B" * 8, [], 51)]).choose("option 2").choose("color blue")
    assert tokens(g, 1, 1) == []


def test_an_eternal_gem_of_any_colour_may_come_from_the_own_screen():  # V-LAW-CHOICE, V-TOK-09
    g = played(83, gems="B", others=[seat("B" * 7, [], 51)]).choose("option 2").choose("color blue")
    assert g.options() == ["eternal own", "eternal decline"]
    g.choose("eternal own")
    assert tokens(g, 1, 1) == ["eternal:blue"]


# -- law 72


def test_law_72_tucks_any_number_of_hand_cards_at_five_points_each():  # V-LAW-72, V-RULING-22
    g = played(72, hand=(5, 6, 80, 81))
    assert g.options() == ["pass", "archive 5", "archive 6", "archive 80", "archive 81"]
    g.choose("archive 6").choose("archive 80").choose("pass")
    assert under(g, 1, 1) == [6, 80]
    assert hand(g) == [5, 81]
    assert points(g, "laws") == 10
    assert g.view(-1)["seats"][0]["pyramid"][1]["tucked"] == [6, 80], "tucked cards are open"


def test_law_72_may_tuck_nothing_or_everything():  # V-LAW-72, V-BUILD-21
    g = played(72, hand=(5, 6)).choose("pass")
    assert under(g, 1, 1) == []
    assert points(g, "laws") == 0
    g = played(72, hand=(5, 6)).choose("archive 5").choose("archive 6")
    assert hand(g) == []
    assert points(g, "laws") == 10


def test_law_72_tucks_only_when_it_is_played():  # V-LAW-72
    g = played(72, hand=(5, 6), gems="Y").choose("pass")
    g.choose("pass")
    assert under(g, 1, 1) == []
    assert g.view(-1)["round"] == 2


def test_cards_archived_are_named_in_ascending_order():  # V-LAW-72
    g = played(72, hand=(5, 6, 80)).choose("archive 6")
    assert g.refuses("archive 5").rule == "V-LAW-72"


# -- law 74


def test_law_74_tucks_a_free_card_with_all_its_tokens():  # V-LAW-74, V-RULING-23
    pyramid = [at(1, 0, 1), at(1, 1, 2), at(1, 2, 18, "magic", "eternal:blue", "eternal_used:red", "power:3")]
    g = building(seat("", [74], pyramid)).choose("build 74").choose("place 2 0")
    assert laid(g) == {(1, 0): 1, (1, 1): 2, (2, 0): 74}, "the only free card"
    assert under(g, 2, 0) == [18]
    assert tokens(g, 2, 0) == ["magic", "power:3", "eternal:blue", "eternal_used:red"]
    assert points(g, "eternal") == 2 * 2, "they count on the law's level now"


def test_an_eternal_gem_that_law_74_moved_still_helps_once():  # V-LAW-74, V-RULING-23
    pyramid = [at(1, 0, 18, "eternal:blue", "eternal_used:red"), at(1, 1, 1)]
    g = building(seat("", [74, 36, 52], pyramid)).choose("build 74").choose("place 1 2")
    assert under(g, 1, 2) == [18]
    assert g.options(0) == ["pass", "build 36"], "36 costs blue, 52 costs red"


def test_law_74_moves_stored_gems_which_stay_stored():  # V-LAW-74, V-RULING-23
    pyramid = [at(1, 0, 1), at(1, 1, 2), at(1, 2, 76, "stored:blue", "stored:red")]
    g = building(seat("", [74], pyramid)).choose("build 74").choose("place 2 0")
    assert tokens(g, 2, 0) == ["stored:blue", "stored:red"]
    assert points(g, "laws") == 6, "law 74 only; 76 has no effect any more"
    assert points(g, "eternal") == 0


def test_law_74_cannot_tuck_itself_and_freeness_is_judged_after_placement():  # V-LAW-74, V-PYR-08
    g = building(seat("", [74], rows([1, 2, 3], [4, 5]))).choose("build 74").choose("place 3 0")
    assert laid(g) == {(1, 0): 1, (1, 1): 2, (1, 2): 3, (2, 0): 4, (2, 1): 5, (3, 0): 74}
    assert under(g, 3, 0) == [], "4 and 5 lie under the law now, and nothing else was free"
    assert len(g.happened("no-free-card")) == 1
    assert points(g, "laws") == 9


@pytest.mark.parametrize(("level", "worth"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_law_74_scores_by_its_level_with_or_without_a_tucked_card(level, worth):  # V-LAW-74, V-RULING-17
    pyramid = rows([1, 2, 3, 4], [5, 6, 7], [8, 9], [10])
    pyramid = [{**e, "card": 74} if (e["level"], e["column"]) == (level, 0) else e for e in pyramid]
    assert points(over(seat("", [], pyramid)), "laws") == worth
    pyramid = [{**e, "tucked": [20]} if e["card"] == 74 else e for e in pyramid]
    assert points(over(seat("", [], pyramid)), "laws") == worth


def test_law_74_must_tuck_if_it_can():  # V-LAW-74, V-BUILD-21
    g = building(seat("", [74], rows([1, 2, 3, 4], [5, 6, 7]))).choose("build 74").choose("place 1 -1")
    assert pointed(g) == [(2, 0), (2, 1), (2, 2)]
    assert not g.offers("pass")


def test_a_circle_whose_upper_card_was_tucked_is_gone_and_can_be_made_again():  # V-LAW-74, V-BUILD-13
    g = building(seat("YGG", [74, 34], rows([6, 35], [22]))).choose("build 74")
    assert points(g, "circles") == 2
    g.choose("place 1 2")
    assert under(g, 1, 2) == [22]
    assert points(g, "circles") == 0
    assert held(g) == "GGY", "no gem is given back"
    g = building(seat("BB", [74, 34], rows([6, 35], [22]))).choose("build 74").choose("place 1 2")
    g.choose("build 34").choose("place 2 0")  # green bottom, costs two blue, brings science
    assert held(g) == "G", "a new circle, a new gem"


def test_law_74_on_the_only_other_card_leaves_a_pyramid_of_one():  # V-LAW-74
    g = building(seat("Y", [74, 5], 50)).choose("build 74").choose("place 1 1")
    assert laid(g) == {(1, 1): 74}
    g.choose("build 5")
    assert places(g) == [(1, 0), (1, 2)]


# -- laws 75, 76


def test_law_75_gives_three_points_for_each_set():  # V-LAW-75
    for n in range(3):
        pyramid = [at(1, 0, 75), at(1, 1, 5, *["magic", "science", "defence"] * n, "magic")]
        assert points(over(seat("", [], pyramid)), "laws") == 3 * n


def test_law_76_stores_up_to_eight_gems_for_two_points_each():  # V-LAW-76, V-RULING-25
    g = played(76, gems="BBBBRRRRG", others=[seat("", [], 51), seat("", [], 52)])
    g.choose_all(*["store blue"] * 4, *["store red"] * 4)
    assert held(g) == "G", "eight is the most"
    assert tokens(g, 1, 1) == ["stored:blue"] * 4 + ["stored:red"] * 4
    assert points(g, "laws") == 16
    assert points(g, "eternal") == 0, "stored gems are no eternal gems"


def test_law_76_accepts_any_number_from_none_on():  # V-LAW-76, V-RULING-25, V-BUILD-21
    g = played(76, gems="BBR").choose("pass")
    assert tokens(g, 1, 1) == []
    g = played(76, gems="BBR")
    assert g.prompt().args["n"] == 3, "no more than there are"
    g.choose("store blue").choose("store red")
    assert tokens(g, 1, 1) == ["stored:blue", "stored:red"]
    assert held(g) == "B"
    assert points(g, "laws") == 4


def test_stored_gems_stay_and_pay_nothing():  # V-LAW-76
    g = played(76, gems="YY", hand=(5,)).choose("store yellow").choose("store yellow")
    assert not g.offers("build 5")


# -- law 78


def test_law_78_offers_to_tuck_a_card_won_by_a_gem():  # V-LAW-78
    pyramid = [at(1, 0, 50), at(1, 1, 78)]
    g = auction(seat("R", [], pyramid), seat("", [], 51), shown=display(red=30, blue=7))
    g.choose("bid red", seat=0).choose("pass", seat=1)
    assert g.options(0) == ["tuck yes", "tuck no"]
    keep = g.copy().choose("tuck no", seat=0)
    assert hand(keep) == [30]
    g.choose("tuck yes", seat=0)
    assert hand(g) == []
    assert under(g, 1, 1) == [30]
    assert points(g, "laws") == 4


def test_law_78_offers_to_tuck_a_card_won_by_attack_or_agreement():  # V-LAW-78
    pyramid = [at(1, 0, 50), at(1, 1, 78)]
    g = auction(seat("", [], pyramid, attacks=1), seat("", [], 51), shown=display(red=30, blue=7))
    g.choose("attack", seat=0).choose("pass", seat=1).choose("take blue below", seat=0).choose("tuck yes", seat=0)
    assert under(g, 1, 1) == [7]
    g = auction(seat("G", [], pyramid), seat("G", [], 51), shown=display(green=(5, 27)))
    g.choose("bid green", seat=0).choose("bid green", seat=1)
    g.choose("take green below", seat=0).choose("take green above", seat=1)
    g.choose("tuck yes", seat=0)
    assert under(g, 1, 1) == [27]


def test_law_78_offers_to_tuck_cards_drawn_from_both_decks_one_by_one():  # V-LAW-78, V-TOK-03
    pyramid = rows([78, 1, 2, 4], [5, 6, 7], [8, 9])
    g = building(seat("RGBY", [3], pyramid), seat(), seat(), small_deck=[20], law_deck=[80])
    g.choose("build 3").choose("place 4 0").choose("draw small")
    assert g.options() == ["tuck yes", "tuck no"], "before the next card is drawn"
    g.choose("tuck yes")
    assert g.options() == ["tuck yes", "tuck no"], "the law deck was the only one left"
    g.choose("tuck no")
    assert under(g, 1, 0) == [20]
    assert hand(g) == [80]


@pytest.mark.parametrize("law", [77, 82, 84])
def test_law_78_offers_to_tuck_a_card_drawn_by_a_law(law):  # V-LAW-78
    g = played(law, [at(1, 0, 78)]).choose("option 2").choose("draw small").choose("tuck yes")
    assert len(under(g, 1, 0)) == 1


def test_law_78_does_not_cover_the_card_that_law_65_returned():  # V-RULING-18, V-LAW-78
    g = building(seat("", [65], [at(1, 0, 78), at(1, 1, 50)])).choose("build 65").choose("target 1 1")
    assert g.asked() != "laws.tuck_taken"
    assert hand(g) == [50]


def test_with_law_70_the_offer_comes_after_the_return_and_for_new_cards_in_hand_only():  # V-LAW-78, V-RULING-33
    g = played(70, [at(1, 0, 78)], law_deck=[80, 81, 82, 83], hand=(85,))
    g.choose("return 85").choose("return 81")
    assert g.asked() == "laws.tuck_taken"
    g.choose("tuck yes")
    assert under(g, 1, 0) == [80]
    g.choose("tuck yes")
    assert under(g, 1, 0) == [80, 82]
    assert hand(g) == []


def test_law_78_works_from_its_placement_on_and_not_for_tucked_or_played_cards():  # V-LAW-78
    g = played(78, hand=(72, 5))
    g.choose("build 72").choose("place 1 2").choose("archive 5")
    assert under(g, 1, 1) == []
    assert points(g, "laws") == 5


def test_a_tucked_law_78_does_nothing():  # V-LAW-78, V-PYR-07
    pyramid = [at(1, 0, 50), at(1, 1, 72, under=[78])]
    g = auction(seat("R", [], pyramid), seat("", [], 51), shown=display(red=30, blue=7))
    g.choose("bid red", seat=0).choose("pass", seat=1)
    assert g.asked(0) != "laws.tuck_taken"
    assert hand(g) == [30]


def test_law_78_in_hand_does_nothing():  # V-LAW-78
    g = auction(seat("R", [78], 50), seat("", [], 51), shown=display(red=30, blue=7))
    g.choose("bid red", seat=0).choose("pass", seat=1)
    assert g.asked(0) != "laws.tuck_taken"


# -- laws 79, 85 to 88


def test_law_79_gives_one_point_for_each_circle_and_eternal_gem():  # V-LAW-79
    pyramid = [at(1, 0, 6, "eternal:red", "eternal_used:blue"), at(1, 1, 35), at(2, 0, 22), at(1, 2, 79)]
    pyramid.append(at(1, 3, 65, "stored:red"))
    assert points(over(seat("", [], pyramid)), "laws") == 3


def test_law_79_counts_recoloured_circles():  # V-LAW-79, V-END-03
    pyramid = rows([39, 51, 79], [1])
    painted = [{"level": 2, "column": 0, "color": "green"}]
    assert points(over(seat("", [], pyramid, painted=painted)), "laws") == 1
    assert points(over(seat("", [], pyramid)), "laws") == 0


@pytest.mark.parametrize("law", [85, 86, 87, 88])
def test_laws_85_to_88_give_two_points_for_each_adjacent_character(law):  # V-LAW-85, V-LAW-86, V-LAW-87, V-LAW-88
    around = rows([1, 2, 3, 4], [5, law, 7], [8, 9])
    assert points(over(seat("", [], around)), "laws") == 12
    with_laws = rows([1, 75, 3, 4], [79, law, 7], [8, 80])
    assert points(over(seat("", [], with_laws)), "laws") == 6, "characters only"
    assert points(over(seat("", [], rows([law]))), "laws") == 0


# -- common


def test_a_law_counts_only_while_it_lies_visibly_in_the_pyramid():  # V-SCORE-03
    g = over(seat("", [68, 75], [at(1, 0, 5, under=[79, 85]), at(1, 1, 6)]))
    assert points(g, "laws") == 0


def test_every_law_has_tests_of_its_own():
    named = {65, 66, 67, 68, 69, 70, 72, 74, 75, 76, 78, 79, 85, 86, 87, 88, *CHOICES}
    assert named == set(LAWS)
