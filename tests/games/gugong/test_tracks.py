"""Intrigue, palace, jade. [RULES 7.3 to 7.5]"""

from __future__ import annotations

import pytest

from courtier.core.rng import FastRng
from courtier.games.gugong.palace import most_steps, steps_missing
from tests.games.gugong.table import me, only, state, table


def test_the_two_variants_of_intrigue():  # G-INTRIGUE-01
    g = table("action_intrigue", {"hired": 1}).choose("act intrigue A")
    assert (me(g).intrigue, me(g).hired) == (1, 1)
    g = table("action_intrigue", {"hired": 1}).choose("act intrigue B")
    assert (me(g).intrigue, me(g).hired) == (3, 0)


def test_the_first_variant_a_takes_the_medal():  # G-INTRIGUE-02, G-RULING-22
    g = table("action_intrigue", {}, start=0).choose("act intrigue A")
    assert g.table["medal"] == 0, "even the start player's"
    g = table("turn", {"hand": ["G4-3", "G1-2"], "hired": 2}, board={"jade": "GB-2"})
    g.choose("gift G4-3 jade free").choose("act intrigue A")
    assert g.table["medal"] == 0, "by card too"
    g = table("action_palace", {"hired": 2}).choose("act palace B")
    assert g.table["medal"] is None


@pytest.mark.parametrize("medal", [None, 2])
def test_the_medal_is_promised_only_while_it_lies_on_the_board(medal):  # G-INTRIGUE-02
    words = table("action_intrigue", {"hired": 1}, medal=medal).reads("act intrigue A", "en")
    assert ("medal" in words) == (medal is None)


def test_surplus_steps_are_lost():  # G-INTRIGUE-03, G-RULING-04
    g = table("action_intrigue", {"intrigue": 13}).choose("act intrigue B")
    assert me(g).intrigue == 14


def test_a_marker_that_arrives_goes_on_top():  # G-INTRIGUE-03
    g = table("action_intrigue", {"intrigue": 2}, {"intrigue": 3}, {"intrigue": 3})
    g.choose("act intrigue A")
    assert state(g).track[-1] == 0


def test_a_marker_on_the_last_space_keeps_its_place():  # G-INTRIGUE-03, G-RULING-21, G-ACT-04
    seats = [{"intrigue": 14}, {"intrigue": 14}, {}]
    g = table("action_intrigue", *seats, players=3, intrigue_order=[2, 0, 1])
    assert g.options() == ["pass", "act intrigue A"], "the medal is still to be had"
    g.choose("act intrigue A")
    assert state(g).track == [2, 0, 1]
    assert g.table["medal"] == 0
    g = table("action_intrigue", *seats, players=3, intrigue_order=[2, 0, 1], medal=1)
    assert g.seat == 1, "nothing would change"
    g = table("action_palace", *seats, players=3, intrigue_order=[2, 0, 1])
    g.choose("act palace B")
    assert state(g).track == [2, 0, 1]


def test_the_two_variants_of_the_palace():  # G-PALACE-01
    g = table("action_palace", {"hired": 2}).choose("act palace A")
    assert (me(g).palace, me(g).hired, me(g).intrigue) == (1, 2, 0)
    g = table("action_palace", {"hired": 2}).choose("act palace B")
    assert (me(g).palace, me(g).hired, me(g).intrigue) == (2, 0, 1)


def test_the_best_seat_still_free():  # G-PALACE-02
    g = table("action_palace", {"palace": 7}, {"palace": 8}).choose("act palace A")
    assert me(g).audience == 1
    assert me(g).vp == 0, "the seat's points come at the end"


def test_steps_beyond_the_palace_are_points():  # G-PALACE-03, G-RULING-30
    g = table("action_palace", {"palace": 7, "hired": 2}).choose("act palace B")
    assert (me(g).palace, me(g).audience, me(g).vp) == (8, 0, 1)


def test_an_audience_out_of_reach_is_announced():  # G-PALACE-04
    g = table("turn", {"palace": 0, "hand": [], "discard": ["G1-2"]}, {"hand": ["G2-9"]}, day=4, turn=1, passed=[0])
    assert steps_missing(state(g), 0) == 8
    assert most_steps(state(g), 0) < 8
    outlook = g.view(0)["seats"][0]["palace_outlook"]
    assert outlook["lost"] is True
    g = table()
    assert g.view(0)["seats"][0]["palace_outlook"] == {"missing": 8, "most": 8, "lost": False}
    seat = {"palace": 0, "hired": 0, "hand": [], "discard": [], "rewards": {"card": 2}}
    others = [{"hand": [], "discard": [], "hired": 1}] * 3
    g = table("action_palace", seat, *others, day=4, nights=3, passed=[1, 2, 3], cities=only(fuzhou="vp2"))
    reason = g.refuses("act palace B")
    assert reason.key == "gugong-whynot-palace-lost"
    assert reason.rule == "G-PALACE-04"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_an_audience_called_lost_never_comes(players):  # G-PALACE-04
    lost = 0
    for seed in range(12):
        g = table("day", players=players, seed=str(seed))
        s, rng = state(g), FastRng(seed)
        known: list[tuple[int, int, int]] = []  # seat, envoy, most steps still possible
        while not g.over:
            known += [(seat, s.seats[seat].palace, most_steps(s, seat)) for seat in range(s.n_seats)]
            options = g.options()
            g.choose(options[rng.below(len(options))])
        assert all(s.seats[seat].palace - envoy <= most for seat, envoy, most in known)
        lost += sum(1 for seat, envoy, most in known if 8 - envoy > most)
    assert lost > 0


def test_a_house_with_its_jade_for_its_price():  # G-JADE-01
    g = table("action_jade", {"hired": 4}, houses=["h1", "h4"])
    assert g.options() == ["pass", "jade h1 servants", "jade h4 servants"]
    g.choose("jade h4 servants")
    assert (me(g).hired, me(g).jade, g.table["houses"]) == (0, 1, ["h1"])
    assert g.refuses("jade h4 servants") is not None


def test_the_courtyard_only_when_all_houses_are_empty():  # G-JADE-02, G-RULING-27
    g = table("action_jade", {"hired": 6}, houses=["h4"])
    assert g.refuses("jade courtyard servants").rule == "G-JADE-02"
    g = table("action_jade", {"hired": 6}, houses=[])
    assert g.options() == ["pass", "jade courtyard servants"]
    g.choose("jade courtyard servants")
    assert (me(g).hired, me(g).jade, g.table["houses"]) == (1, 1, [])


def test_the_jade_decree():  # G-JADE-03, G-DECREE-06
    g = table("action_jade", {"hired": 2, "decrees": ["d2_jade"]}).choose("jade h1 servants")
    assert (me(g).hired, me(g).jade) == (0, 1)
    g = table("action_jade", {"hired": 4, "decrees": ["d2_jade"]}, houses=[]).choose("jade courtyard servants")
    assert me(g).hired == 0


def test_jade_from_elsewhere_leaves_the_houses_alone():  # G-JADE-04, G-SETUP-07
    g = table("evening", {"stored": ["vp2"] * 3 + ["hire1"] * 3}).choose("exchange x6 0")
    assert (me(g).jade, len(g.table["houses"])) == (1, 6)
