"""The Great Wall and the benefits of intrigue. [RULES 7.2]"""

from __future__ import annotations

from tests.games.gugong.table import me, state, table


def test_variants_of_the_wall_action():  # G-WALL-01, G-RULING-10
    g = table("action_wall", {"hired": 3})
    g.choose("act wall A")
    assert (me(g).hired, me(g).wall) == (2, 1)
    g = table("action_wall", {"hired": 3})
    g.choose("act wall B")
    assert g.options() == ["build 1 servants alone", "build 2 servants alone"]
    g.choose("build 1 servants alone")
    assert (me(g).hired, me(g).wall) == (1, 1)
    assert g.refuses("act wall A") is not None


def test_variant_b_needs_a_piece_to_place_after_paying():  # G-WALL-01, G-ACT-04
    g = table("action_wall", {"hired": 1})
    assert g.options() == ["pass", "act wall A"]
    assert g.refuses("act wall B").rule == "G-ACT-04"


def test_the_wall_decree_adds_a_free_piece():  # G-WALL-02, G-RULING-11
    g = table("action_wall", {"hired": 2, "free": 0, "wall": 9, "decrees": ["d2_wall"]}, corrections=HIGH)
    g.choose("act wall B")
    assert g.options() == ["build 1 servants alone", "build 1 servants extra:servant"], "the servant just sent"
    g.choose("build 1 servants extra:servant")
    assert (me(g).hired, me(g).free, me(g).wall) == (0, 0, 11)
    g = table("action_wall", {"hired": 0, "decrees": ["d2_wall"]})
    assert g.seat == 1, "it adds to a wall action and does not replace it"


HIGH = {"player_counts": {"4": {"wall_threshold": 30}}}


def test_the_section_is_checked_once_after_all_placements():  # G-WALL-03, G-WALL-07
    g = table("action_wall", {"hired": 3}, {"wall": 3}, {"wall": 2, "intrigue": 1})
    g.choose("act wall B").choose("build 2 servants alone")
    assert len(g.happened("wall")) == 1
    assert g.happened("wall")[0].args["total"] == 7
    assert me(g, 1).wall == 0
    assert (me(g).wall, me(g, 2).wall) == (2, 2), "all others stay, and there is no second check"  # G-WALL-04


def test_the_winner_gains_points_and_a_step():  # G-WALL-04
    g = table("action_wall", {"hired": 1, "wall": 3}, {"wall": 2})
    g.choose("act wall A")
    assert (me(g).vp, me(g).palace, me(g).wall, me(g).free) == (3, 1, 0, 12)


def test_a_tie_goes_to_whoever_is_ahead_in_intrigue():  # G-TIE-01, G-TIE-02, G-WALL-04
    g = table("action_wall", {"hired": 1, "wall": 2, "intrigue": 4}, {"wall": 3, "intrigue": 5})
    g.choose("act wall A")
    assert me(g, 1).vp == 3
    assert g.happened("tie")
    g = table(
        "action_wall", {"hired": 1, "wall": 2, "intrigue": 5}, {"wall": 3, "intrigue": 5}, intrigue_order=[2, 3, 1, 0]
    )
    g.choose("act wall A")
    assert me(g).vp == 3, "in a stack the upper marker is ahead"


def test_benefits_go_to_builders_from_the_lowest_marker_up():  # G-WALL-05, G-TIE-02
    seats = [
        {"hired": 1, "wall": 2, "intrigue": 9},
        {"wall": 2, "intrigue": 3},
        {"wall": 1, "intrigue": 3},
        {"intrigue": 9},
    ]
    g = table("action_wall", *seats, intrigue_order=[2, 1, 3, 0])
    g.choose("act wall A")
    asked = []
    while g.asked() == "wall.benefit":
        asked.append(g.seat)
        g.choose("benefit i3" if g.seat != 0 else "pass")
        while g.asked().startswith("benefit."):
            g.choose("hire 1 servants")
    assert asked == [2, 1, 0], "fixed at the start though markers move; the winner takes part; seat 3 built nothing"


def test_the_four_benefits_and_their_prices():  # G-WALL-06
    g = table("action_wall", {"hired": 1, "intrigue": 6}, {"wall": 5})
    g.choose("act wall A")
    assert g.options() == ["pass", "benefit i1", "benefit i3", "benefit i5"]
    assert g.refuses("benefit i7").rule == "G-WALL-06"
    g.choose("benefit i5").choose("die die2 9")
    assert (me(g).intrigue, state(g).dice[1]) == (1, 9)
    g = table("action_wall", {"hired": 1, "intrigue": 7}, {"wall": 5})
    g.choose("act wall A").choose("benefit i7")
    assert (me(g).intrigue, me(g).jade, len(g.table["houses"])) == (0, 1, 6)  # G-JADE-04


def test_a_die_turns_to_one_of_its_own_other_faces():  # G-WALL-06
    g = table("action_wall", {"hired": 1, "intrigue": 5}, {"wall": 5}, dice=[3, 6, 1])
    g.choose("act wall A").choose("benefit i5")
    assert not g.offers("die die1 3")
    assert not g.offers("die die1 9")
    assert g.refuses("die die1 9").rule == "G-WALL-06"
    assert len(g.options()) == 15


def test_hiring_benefits_need_a_free_piece():  # G-WALL-06, G-RULING-32
    g = table("action_wall", {"hired": 12, "free": 0, "intrigue": 4}, {"wall": 3}, {"wall": 2, "intrigue": 1})
    g.choose("act wall A")
    assert g.asked() == "wall.benefit"
    assert g.seat == 2, "seat 0 has nobody free"


def test_a_marker_that_moves_back_goes_on_top():  # G-WALL-06, G-INTRIGUE-03
    g = table("action_wall", {"hired": 1, "intrigue": 4}, {"wall": 5}, {"intrigue": 3}, intrigue_order=[1, 3, 2, 0])
    g.choose("act wall A").choose("benefit i1")
    assert state(g).track == [1, 3, 2, 0]
    assert me(g).intrigue == 3
