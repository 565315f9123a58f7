"""Who sees what. [RULES section 13.1]"""

from __future__ import annotations

from tests.games.viceroy.table import (
    COLORS,
    at,
    auction,
    bid,
    building,
    display,
    hand,
    held,
    mine,
    rows,
    seat,
    shown,
    supply,
    take,
)
from tests.support import Play

VIEWERS = (-1, 0, 1, 2)


def table() -> Play:
    """Three players in a building phase."""
    pyramid = [at(1, 0, 72, "magic", "eternal:red", under=[5]), at(1, 1, 76, "stored:blue")]
    return building(
        seat("BR", [20, 85], pyramid, attacks=2),
        seat("G", [21, 86, 87], 51),
        seat("", [22], 52),
        display=display(blue=(10, 11), red=30),
        discarded=[40, 41],
    )


def test_display_supply_and_discards_are_public():
    g = table()
    for viewer in VIEWERS:
        view = g.view(viewer)
        assert view["display"]["blue"] == {"above": 10, "below": 11}
        assert view["supply"] == g.view(-1)["supply"]
        assert view["discarded"] == [40, 41]
        assert view["round"] == 1


def test_pyramids_with_tokens_stored_gems_and_tucked_cards_are_public():  # V-ROUND-03, V-RULING-22
    g = table()
    for viewer in VIEWERS:
        first, second = g.view(viewer)["seats"][0]["pyramid"]
        assert first["tokens"] == ["magic", "eternal:red"]
        assert first["tucked"] == [5]
        assert second["tokens"] == ["stored:blue"]


def test_gems_and_attack_tokens_are_seen_by_their_owner_only():  # V-TOK-07
    g = table()
    assert held(g) == "BR"
    assert mine(g)["attacks"] == 2
    for viewer in (-1, 1, 2):
        assert "gems" not in g.view(viewer)["seats"][0]
        assert "attacks" not in g.view(viewer)["seats"][0]


def test_hands_are_seen_by_their_owner_only_but_their_size_by_all():
    g = table()
    assert hand(g) == [20, 85]
    for viewer in (-1, 1, 2):
        seen = g.view(viewer)["seats"][0]
        assert seen["hand"] == []
        assert seen["hand_size"] == 2


def test_a_card_taken_from_the_display_is_known_to_all_players():
    g = auction(seat("R", [20], 50), seat("", [], 51), shown=display(red=30, blue=7))
    g.choose("bid red", seat=0).choose("pass", seat=1)
    assert g.view(1)["seats"][0]["hand"] == [30]
    assert hand(g) == [20, 30]


def test_decks_show_their_size_only():
    g = table()
    for viewer in VIEWERS:
        view = g.view(viewer)
        assert all(isinstance(view[deck], int) for deck in ("large_deck", "small_deck", "law_deck"))
        assert view["known_laws"] == []


def test_secret_choices_are_hidden_but_that_they_were_made_is_not():  # V-AUC-01, V-BUILD-01
    g = auction(seat("RB", [], 50), seat("RB", [], 51), seat("RB", [], 52), shown=display(red=30, blue=7))
    before = {viewer: g.view(viewer) for viewer in VIEWERS}
    g.choose("bid red", seat=0)
    for viewer in VIEWERS:
        after = g.view(viewer)
        assert after["answered"] == [True, False, False]
        assert {**after, "answered": 0} == {**before[viewer], "answered": 0}


def test_revealed_bids_are_public_until_the_bidding_round_is_over():  # V-AUC-10
    g = auction(seat("R", [], 50), seat("G", [], 51), shown=display(red=30, green=(5, 27)))
    g.choose("bid red", seat=0).choose("bid green", seat=1)
    assert g.asked(1) == "auction.choose_card"
    assert [each["bid"] for each in g.view(-1)["seats"]] == ["red", "green"]
    g.choose("take green above", seat=1)
    assert [each["bid"] for each in g.view(-1)["seats"]] == [None, None]


def test_until_the_auction_is_over_it_stays_in_sight_who_passed_and_who_has_a_card():  # V-AUC-06
    offer = display(blue=12, red=(7, 30), green=27)
    g = auction(seat("RRB", [], 50), seat("RRB", [], 51), seat("G", [], 52), seat("B", [], 53), shown=offer)
    bid(g, "red", "red", "green", "pass")
    g.choose("refuse", seat=0).choose("refuse", seat=1)
    take(g, "Y")
    assert [each["bid"] for each in g.view(-1)["seats"]] == [None, None, "green", "pass"]
    bid(g, "blue", "pass")
    take(g, "Y")
    assert g.view(-1)["phase"] == "building"
    assert [each["bid"] for each in g.view(-1)["seats"]] == [None] * 4


def test_bids_in_vain_stay_in_sight_while_others_choose_and_until_the_next_ones_are_opened():  # V-AUC-12
    offer = display(red=30, green=(5, 27))
    g = auction(seat("RR", [], 50), seat("RR", [], 51), seat("G", [], 52), shown=offer)
    bid(g, "red", "red", "green")
    assert g.asked(2) == "auction.choose_card"
    assert [each["bid"] for each in g.view(-1)["seats"]] == ["red", "red", "green"], "they are open"
    g.choose("take green above", seat=2)
    assert g.view(-1)["in_vain"] == {"red": 2}
    g.choose("pass", seat=0)
    assert g.view(1)["in_vain"] == {"red": 2}, "a secret answer changes nothing"
    g.choose("bid red", seat=1)
    assert g.view(-1)["in_vain"] == {}


def test_at_the_end_everything_behind_the_screens_is_shown():  # V-END-01
    g = building(seat("BR", [], 50, attacks=1), seat("G", [20], 51), round=12, large_deck=[]).choose("pass", seat=1)
    for viewer in (-1, 0, 1):
        assert g.view(viewer)["seats"][0]["gems"]["blue"] == 1
        assert g.view(viewer)["seats"][0]["attacks"] == 1


def test_the_score_so_far_tells_nothing_hidden():  # V-SCORE-07
    few = building(seat("", [20], 50), seat("", [], 51, attacks=0))
    many = building(seat("", [20], 50), seat("", [], 51, attacks=5))
    assert few.view(0) == many.view(0)
    assert "attack" not in few.view(0)["seats"][0]["score"]
    assert "laws" in few.view(0)["seats"][0]["score"]


def test_circles_are_shown_with_their_colour():  # V-PYR-05
    g = building(seat("", [20], rows([6, 35], [22])))
    assert g.view(-1)["seats"][0]["circles"] == [{"level": 2, "column": 0, "color": "green"}]


def test_phases_and_rounds_are_named():  # V-ROUND-01
    assert auction(seat("R"), seat("R"), shown=display(red=30)).view(-1)["phase"] == "auction"
    assert table().view(-1)["phase"] == "building"


def test_a_card_that_was_shown_is_public_until_it_is_laid():  # V-BUILD-03
    g = building(seat("", [65, 86], 50), seat("", [87], 51))
    g.choose("build 86", seat=0)
    assert [each["laying"] for each in g.view(0)["seats"]] == [None, None], "all show together"
    g.choose("build 87", seat=1)
    for viewer in (-1, 0, 1):
        assert [each["laying"] for each in g.view(viewer)["seats"]] == [86, 87]
    g.choose("place 1 1")
    assert [each["laying"] for each in g.view(-1)["seats"]] == [None, 87]


def test_skipping_the_next_auction_is_public():  # V-LAW-69
    g = building(seat("", [69, 20], 50), seat("", [21], 51), display=display(red=30, blue=7), small_deck=[40])
    g.choose("pass", seat=1).choose("build 69", seat=0).choose("place 1 1").choose("take red below")
    assert g.view(1)["seats"][0]["skips_auction"]
    assert shown(g, "red") == (0, 40)


def test_who_sits_out_an_auction_is_public_until_it_is_over():  # V-LAW-69
    g = building(seat("", [20], 50, skips_auction=True), seat("", [21], 51), display=display(red=30, blue=7))
    g.choose("pass", seat=1).choose("pass", seat=0)
    assert [each["sits_out"] for each in g.view(1)["seats"]] == [True, False]
    assert not g.view(1)["seats"][0]["skips_auction"]
    g.choose("pass", seat=1)
    while g.asked() == "gems.take":
        g.choose("gem blue")
    assert [each["sits_out"] for each in g.view(1)["seats"]] == [False, False]


def test_a_law_shows_what_it_counts_so_far():  # V-SCORE-03
    g = building(seat("", [20], [at(1, 0, 68), at(1, 1, 5)]), seat("", [21], 51))
    assert [each.get("points") for each in g.view(1)["seats"][0]["pyramid"]] == [2, None]


def test_the_supply_is_what_is_nowhere_else():  # V-TOK-11
    g = table()
    assert len(supply(g)) == 48 - 3 - 2
    assert all(g.view(-1)["supply"][color] <= 12 for color in COLORS)


def test_a_spectator_sees_the_hand_cards_that_everybody_saw():  # V-AUC-17
    g = auction(seat("R", [21], 50), seat("", [20], 51), seat("", [], 52), shown=display(red=30, blue=7))
    assert g.view(-1)["seats"][0]["hand"] == []
    g.choose("bid red", seat=0).choose("pass", seat=1).choose("pass", seat=2)
    assert g.view(-1)["seats"][0]["hand"] == [30]
    assert g.view(-1)["seats"][1]["hand"] == []


def test_a_spectator_sees_nothing_of_the_hand_of_somebody_who_plays_alone():
    g = auction(seat("R", [21], 50), shown=display(red=30, blue=7), virtual=1)
    assert g.view(-1)["seats"][0]["hand"] == []
