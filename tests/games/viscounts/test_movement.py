"""Phase 2: riding. [W-MOVE]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.games.viscounts.movement import MAX_STEPS, N_SPACES, RINGS
from tests.games.viscounts.table import asked, own, player, table


def spaces(g: Any) -> Any:
    return {option.split()[1] for option in g.options()}


def ride(card: Any = "st_abbot", space: Any = "B.L", silver: Any = 0, built: Any = (), players: Any = 2) -> Any:
    return table(
        "movement", player(row=[card, None, None], space=space, silver=silver, built=list(built)), players=players
    )


def test_clockwise_is_the_way_that_viscounts_travel():  # W-TERM-07
    g = ride("st_trader", "E.R")
    assert own(g, "space") == "A.L"  # E is followed by A


@pytest.mark.parametrize(
    ("start", "ends"),
    [("B.L", {"B.R", "B.I"}), ("B.I", {"B.R", "C.I"}), ("A.L", {"A.R", "A.I"}), ("E.I", {"E.R", "A.I"})],
)
def test_one_step_follows_the_arrows(start, ends):  # W-MOVE-03
    assert spaces(ride("st_trader", start)) == ends


def test_the_inner_path_is_not_reached_from_the_right_bank():  # W-MOVE-03
    g = ride("st_trader", "B.R")
    assert own(g, "space") == "C.L"  # the only way


def test_the_move_is_exactly_the_cost_of_the_card():  # W-MOVE-01
    assert spaces(ride("st_abbot")) == {"B.R", "C.L", "C.I"}
    g = ride("st_abbot")
    assert g.refuses("pass").rule == "W-MOVE-01"
    assert g.refuses("move B.I").rule == "W-MOVE-02"


def test_the_card_just_played_counts_even_if_it_was_rearranged():  # W-MOVE-01
    hand = ["nt_illusionist", "st_squire"]
    g = table("play-card", player(space="B.L", row=[None, "st_financier", "st_abbot"], hand=hand))
    g.choose_all("card nt_illusionist play", "option 1", "rearrange mlr")
    assert spaces(g) == {"B.R", "B.I"}


def test_extra_spaces_cost_a_silver_each():  # W-MOVE-02
    g = ride("st_trader", "B.L", silver=1)
    assert spaces(g) == {"B.R", "B.I", "C.L", "C.I"}
    assert g.label("move C.L").args["silver"] == 1
    assert "paid" not in g.label("move B.R").key
    g.choose("move C.L")
    assert own(g, "silver") == 0


def test_tp1_gives_one_free_space_that_need_not_be_used():  # W-MOVE-02, W-BUILD-05
    assert ride("st_trader", "B.L", silver=1).prompt().args == {"n": 1, "free": 0}
    g = ride("st_trader", "B.L", silver=1, built=["tp1"])
    assert g.prompt().args == {"n": 1, "free": 1}
    assert spaces(g) == {"B.R", "B.I", "C.L", "C.I", "C.R", "D.I"}
    g.choose("move C.R")
    assert own(g, "silver") == 0
    g = ride("st_trader", "B.L", silver=1, built=["tp1"]).choose("move C.L")
    assert own(g, "silver") == 1


def test_a_space_is_offered_at_its_cheapest():  # W-MOVE-02
    g = ride("st_abbot", "B.L", silver=30)
    assert len(spaces(g)) == 15
    g.choose("move B.R")
    assert own(g, "silver") == 30


def test_a_full_lap_is_allowed():  # W-MOVE-04, W-RULING-28
    g = ride("st_trader", "B.R", silver=9)
    assert "B.R" in spaces(g)
    g.choose("move B.R")
    assert own(g, "silver") < 9
    assert own(g, "space") == "B.R"


def test_every_space_is_within_the_longest_ride():
    for start in range(N_SPACES):
        rings = RINGS[start * (MAX_STEPS + 1) + 8]
        assert sorted(space for ring in rings for space in ring) == list(range(N_SPACES)), "each once"
        assert len(rings) < MAX_STEPS - 8


def test_viscounts_share_spaces_and_passing_has_no_effect():  # W-MOVE-04
    blue = player(space="B.R", row=["st_abbot", "st_squire", None])
    g = table("movement", player(row=["st_abbot", None, None], space="B.L"), blue).choose("move C.L")
    assert g.seat == 0
    assert asked(g) == "act"


def test_whoever_is_met_may_rearrange_in_turn_order():  # W-MOVE-05, W-RULING-05
    row = ["st_abbot", "st_squire", "st_thief"]
    met = player(space="C.L", row=row)
    g = table("movement", player(row=["st_abbot", None, None], space="B.L"), met, met, players=3).choose("move C.L")
    assert g.seat == 1
    g.choose("rearrange mlr")
    assert g.seat == 2
    g.choose("pass")
    assert g.seat == 0
    assert own(g, "row", 1) == ["st_squire", "st_abbot", "st_thief"]
    assert own(g, "row", 2) == row
    assert own(g, "silver") == 0
