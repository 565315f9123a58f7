"""Hiring. [W-HIRE]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.table import ROW, asked, goods, own, player, table, track


def recruit(top: Any, space: Any = "A.L", **fields: Any) -> Any:
    seat = player(**{"row": ROW, "space": space, "silver": 3, "hand": ["st_thief", "st_trader"], **fields})
    return table("recruit", seat, townsfolk={space[0]: {"top": [top] if isinstance(top, str) else top}})


def test_the_hired_card_goes_to_the_discard_pile_for_its_cost():  # W-HIRE-01
    g = recruit("nt_missionary_3")
    assert g.options() == ["pass", "hire A"]
    assert g.refuses("hire B").rule == "W-HIRE-01"
    g.choose("hire A")
    assert own(g, "discard") == ["nt_missionary_3"]
    assert own(g, "silver") == 0
    assert asked(g) == "discard"


def test_too_little_silver():  # W-HIRE-01
    g = recruit("nt_missionary_3", silver=2)
    assert g.seat == 1  # nothing to ask
    assert [event.args["silver"] for event in g.happened("too-dear")] == [3]


@pytest.mark.parametrize("space", ["A.L", "A.R", "A.I"])
def test_the_townsfolk_of_the_own_segment(space):  # W-HIRE-01
    assert recruit("nt_friar", space).offers("hire A")


def test_at_most_one_hire_and_the_next_card_is_visible_first():  # W-HIRE-01
    g = recruit(["nt_debt_collector_any", "nt_friar"], silver=9)
    g.choose("hire A")
    assert g.view(0)["segments"]["A"]["townsfolk"] == "nt_friar"
    assert g.seat == 1
    assert own(g, "discard") == ["nt_debt_collector_any"]


def test_tp2_does_not_lower_the_price():  # W-HIRE-01
    g = recruit("nt_friar", built=["tp2"]).choose("hire A")
    assert own(g, "silver") == 1


def test_a_free_hire_takes_any_visible_townsfolk_and_not_the_hire_of_phase_4():  # W-HIRE-02, W-EFF-10
    row = ["st_abbot", "st_squire", "st_journeyman"]
    seat = player(row=row, space="A.L", silver=3, hand=["st_thief", "st_trader"])
    townsfolk = {"C": {"top": ["nt_friar"]}, "E": {"size": 0}}
    g = table("turn", seat, townsfolk=townsfolk)
    assert g.options() == ["hire A", "hire B", "hire C", "hire D"]
    assert g.refuses("pass").rule == "W-RULING-26"
    assert g.refuses("hire E").rule == "W-RULING-17"
    g.choose("hire C")
    assert own(g, "silver") == 3
    assert track(g) == (1, 5)  # Friar's virtue, then Journeyman's
    assert own(g, "discard") == ["st_journeyman", "nt_friar"]
    assert asked(g) == "play"


def test_without_any_card_a_free_hire_does_nothing():  # W-EFF-10
    row = ["st_abbot", "st_squire", "st_journeyman"]
    g = table("turn", player(row=row, hand=["st_thief", "st_trader"]), townsfolk={s: {"size": 0} for s in "ABCDE"})
    assert asked(g) == "play"
    assert track(g) == (1, 6)


def test_ws1_offers_a_discard_after_every_hire():
    """W-HIRE-03, W-RULING-06: after the effect of the card, free or paid."""
    g = recruit("nt_friar", built=["ws1"]).choose("hire A")
    assert track(g) == (1, 6)
    assert asked(g) == "discard"
    g.choose("card st_thief discard")
    assert own(g, "discard") == ["nt_friar", "st_thief"]
    both = recruit("nt_missionary_2", built=["ws1"]).choose_all("hire A", "pass")
    assert asked(both) == "discard"


def test_a_shuffle_effect_includes_the_hired_card():  # W-HIRE-04
    g = recruit("nt_watchman", draw=["st_lender"], discard=[]).choose("hire A")
    assert own(g, "discard") == []
    assert g.happened("shuffle")[0].args["n"] == 2


def test_the_hire_may_be_declined():  # W-TURN-03
    g = recruit("nt_friar").choose("pass")
    assert goods(g) == {"silver": 3}
    assert g.seat == 1


def test_printed_townsfolk_are_not_hired():  # W-DISMISS-05, W-RULING-17
    g = table("recruit", player(row=ROW, silver=9, hand=["st_thief", "st_trader"]), townsfolk={"A": {"size": 0}})
    assert g.seat == 1
