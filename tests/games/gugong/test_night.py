"""The night and the end of the game. [RULES sections 10 to 12]"""

from __future__ import annotations

from courtier.games.gugong.night import matches
from tests.games.gugong.table import Doc, discard, hand, harbour, me, state, table


def test_matches_count_printed_values_on_every_die():  # G-NIGHT-01
    g = table("turn", {"hand": ["GB-3"], "discard": ["G1-3", "GB-6", "G1-8"]}, dice=[3, 6, 3])
    assert matches(state(g), 0) == 3, "3 on two dice, 6 on one; the hand does not count"


def test_hiring_by_matches_is_optional():  # G-NIGHT-02
    g = table("night", {"hired": 0, "hand": [], "discard": ["GB-3", "G1-3"]}, dice=[3, 6, 3])
    assert g.options() == [f"hire {n} servants" for n in range(5)]
    g.choose("hire 0 servants")
    assert me(g).palace == 1, "matches count, not servants hired"  # G-NIGHT-03


def test_the_dice_bonus_and_its_tie():  # G-NIGHT-03, G-TIE-01, G-TIE-02
    seats: list[Doc] = [{"hand": [], "discard": ["GB-3"], "intrigue": 1}, {"hand": [], "discard": ["G1-3"]}]
    g = table("night", *seats, dice=[3, 4, 9], players=2)
    g.choose("hire 0 servants").choose("hire 0 servants")
    assert (me(g).vp, me(g, 1).vp) == (3, 0)


def test_no_match_no_bonus():  # G-NIGHT-03, G-RULING-06
    seats = [{"hand": [], "discard": ["GB-2"]}, {"hand": [], "discard": ["GB-1"]}]
    g = table("night", *seats, dice=[3, 4, 9], players=2)
    assert (me(g).vp, me(g, 1).vp) == (0, 0)
    flags = {"ruling_flags": {"tie_at_zero_matches_wins": True}}
    g = table("night", *seats, dice=[3, 4, 9], players=2, corrections=flags)
    assert me(g, 1).vp == 3


def test_all_ships_sail_together():  # G-NIGHT-04
    ships = {f"left:{n}": {"seat": n % 4, "servants": 1} for n in (1, 2, 3, 5)}
    g = table("night_ships", harbours=ships)
    assert [bool(harbour(g, f"left:{n}")) for n in range(1, 6)] == [False, True, True, True, False]
    assert len(g.happened("lost-at-sea")) == 1
    assert me(g, 1).vp == 0
    assert g.game.faults(g.s) == []


def test_claims_in_player_order_after_sailing():  # G-NIGHT-05, G-RULING-33
    ships = {"left:1": {"seat": 0, "servants": 3}, "right:1": {"seat": 2, "servants": 3}}
    g = table("night_ships", {}, {}, {}, {}, start=2, harbours=ships)
    assert (g.seat, g.options()) == (2, ["pass", "claim right:2 vp4"])
    g.choose("pass")
    assert (g.seat, g.options()) == (0, ["pass", "claim left:2 vp4"])


def test_discard_piles_become_hands():  # G-NIGHT-06, G-RULING-07
    g = table("night_claims", {"hand": ["G1-2"], "discard": ["G1-8", "GB-7"]})
    assert (hand(g), discard(g)) == (["GB-7", "G1-2", "G1-8"], [])


# -- the end


def test_tokens_servants_and_cards_are_worth_nothing():  # G-END-01
    seat = {"palace": 8, "stored": ["vp2"], "hired": 12, "free": 0}
    g = table("last_exchanges", seat, nights=4, day=4)
    assert g.over
    assert g.scores()[0].total == 7


def test_the_last_wall_is_scored_whatever_its_number():  # G-END-02
    g = table("scoring", {"wall": 2, "palace": 8, "intrigue": 7}, {"wall": 1})
    assert g.scores()[0].categories["wall"] == 3
    assert g.scores()[0].categories["game"] == 1, "the step of a seated envoy"
    assert not g.happened("benefit")
    assert me(g).intrigue == 7


def test_the_last_step_can_bring_an_audience():  # G-END-03
    g = table("scoring", {"wall": 1, "palace": 7})
    assert me(g).audience == 0
    assert g.scores()[0].won


def test_level_3_decrees():  # G-END-04, G-RULING-17
    seat = {"palace": 8, "vp": 27, "wall": 1, "decrees": ["d3_vp"]}
    g = table("scoring", seat)
    assert g.scores()[0].categories["decrees"] == 10, "27 + 3 + 1 on the marker after the wall"
    g = table("scoring", {"palace": 8, "jade": 7, "decrees": ["d3_jade"]})
    assert g.scores()[0].categories["decrees"] == 10, "at most 10"
    g = table("scoring", {"palace": 8, "decrees": ["d1_hire", "d2_wall", "d3_decrees"]})
    assert g.scores()[0].categories["decrees"] == 6, "that one included"
    g = table("scoring", {"palace": 8, "decrees": ["d3_harbours"], "rewards": {"vp4": 2, "card": 1}})
    assert g.scores()[0].categories["decrees"] == 6


def test_audience_and_jade_come_after_and_feed_nothing():  # G-END-05
    g = table("scoring", {"palace": 8, "vp": 29, "jade": 6, "decrees": ["d3_vp"]})
    parts = g.scores()[0].categories
    assert (parts["decrees"], parts["audience"], parts["jade"]) == (9, 7, 17)
    assert list(parts) == ["game", "wall", "decrees", "audience", "jade"]


def test_without_an_audience_the_score_is_nothing():  # G-END-06, G-PALACE-04
    g = table("scoring", {"vp": 50, "palace": 7}, {"palace": 8})
    assert g.scores()[0].total == 0
    assert g.happened("disqualified")
    assert g.scores()[1].won


def test_ties_at_the_end_and_no_winner():  # G-END-07, G-TIE-01, G-RULING-26
    g = table("scoring", {"vp": 5, "palace": 8, "audience": 1}, {"vp": 3, "palace": 8, "audience": 0}, players=2)
    assert [score.total for score in g.scores()] == [10, 10]
    assert g.scores()[1].won, "the upper marker of the stack"
    g = table("scoring", {"vp": 5}, {"vp": 3}, players=2)
    assert not any(score.won for score in g.scores())
    assert g.happened("nobody-won")
