"""Manuscripts, ribbons and bonus cards. [W-MANU, W-EFF-14]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.table import BONUS, asked, goods, own, player, table, track

CLERICS = ["nt_antagonist", "st_thief", "st_abbot"]  # four cleric icons
BLACK = BONUS["black"]


def transcribe(top: Any, players: Any = 2, others: Any = (), row: Any = None, **fields: Any) -> Any:
    seat = player(**{"row": row or CLERICS, "space": "A.I", "ink": 4, **fields})
    piles = {"A": {"top": [top]}} if isinstance(top, str) else {"A": {"size": 0}}
    g = table("primary-action", seat, *others, players=players, manuscripts=piles)
    return g.choose("act cleric plain")


@pytest.mark.parametrize(("top", "cost"), [("ms_grey_virtue", 3), ("ms_black_ink2", 4), ("ms_grey_buildings_vp", 6)])
def test_the_cost_is_paid_in_cleric_icons(top, cost):  # W-MANU-01
    g = transcribe(top)
    assert own(g, "ink") == 4 - max(cost - 4, 0) + (2 if top == "ms_black_ink2" else 0)
    assert own(g, "manuscripts") == [top]


def test_too_few_icons_no_manuscript():  # W-MANU-01
    g = table(
        "primary-action",
        player(row=CLERICS, space="A.I", ink=2, gold=2),
        manuscripts={"A": {"top": ["ms_grey_guildhall"]}},
    )
    assert g.refuses("act cleric plain").rule == "W-ACT-04"


def test_one_transcription_per_turn():  # W-MANU-01, W-ACT-01
    g = transcribe("ms_blue_silver4")
    assert own(g, "manuscripts") == ["ms_blue_silver4"]
    assert asked(g) != "act"


def test_the_effect_follows_and_the_next_manuscript_is_visible():  # W-MANU-02
    seat = player(row=CLERICS, space="A.I")
    g = table("primary-action", seat, manuscripts={"A": {"top": ["ms_blue_any2", "ms_grey_stone2"]}})
    g.choose("act cleric plain")
    assert g.view(1)["segments"]["A"]["manuscript"] == "ms_grey_stone2"
    assert g.view(1)["segments"]["A"]["manuscripts_left"] == 6
    g.choose("take ink1+stone1")
    assert goods(g) == {"ink": 1, "stone": 1}


def test_three_of_a_ribbon_bring_the_bonus_card_before_the_effect():
    """W-MANU-03: the first one to own three; the card is never lost, and its icon counts at once."""
    g = transcribe("ms_black_deed", manuscripts=BLACK[:2])
    assert own(g, "bonus") == ["black"]
    assert g.scores()[0].categories["cleric-bonus"] == 3
    kinds = [event.kind for event in g.log if event.kind in ("bonus", "deed")]
    assert kinds == ["bonus", "deed"]
    first = player(space="E.R", manuscripts=["ms_black_ink2", "ms_black_virtue2", "ms_black_free_ms"])
    second = transcribe("ms_black_deed", manuscripts=BLACK[:2], others=[first])
    assert own(second, "bonus", 1) == ["black"]
    assert own(second, "bonus") == []
    two = transcribe("ms_black_destroy", manuscripts=BLACK[:1])
    assert own(two, "bonus") == []


@pytest.mark.parametrize(
    ("ribbon", "action", "icons"),
    [("black", "cleric", 1), ("grey", "build", 1), ("yellow", "noble", 1), ("blue", "trade", 2)],
)
def test_bonus_cards_are_icons(ribbon, action, icons):  # W-MANU-03
    row = ["nt_friar", "nt_miner", "nt_princess"]
    without = table("recruit", player(row=row, silver=9)).view(0)["players"][0]["icons"]
    held = table("recruit", player(row=row, silver=9, manuscripts=BONUS[ribbon])).view(0)["players"][0]["icons"]
    assert {a: held[a] - without[a] for a in held if held[a] != without[a]} == {action: icons}


def test_printed_manuscripts_are_transcribed_but_not_collected():
    """W-MANU-04: a normal action with its abilities, again and again; no ribbon, not to be had for free."""
    g = transcribe(None, row=["nt_deacon_2", "nt_antagonist", "st_abbot"])
    assert asked(g) == "take"
    g.choose("take ink2")
    assert own(g, "manuscripts") == []
    assert own(g, "ink") == 6
    assert track(g) == (1, 6)  # Deacon
    assert g.view(0)["segments"]["A"]["manuscripts_left"] == 0


@pytest.mark.parametrize(
    ("segment", "check"),
    [
        ("B", lambda g: goods(g).get("acquired_deeds") == 1),
        ("C", lambda g: goods(g).get("paid_debts") == 1 or asked(g) == "take"),
        ("D", lambda g: track(g) == (1, 5)),
        ("E", lambda g: track(g) == (1, 6) and asked(g) == "take"),
    ],
)
def test_what_is_printed(segment, check):  # W-MANU-04
    seat = player(row=CLERICS, space=f"{segment}.I", unpaid_debts=1 if segment == "C" else 0)
    g = table("primary-action", seat, manuscripts={segment: {"size": 0}}).choose("act cleric plain")
    assert check(g)


def test_a_free_manuscript_of_cost_three_or_four():
    """W-EFF-14, W-RULING-17, W-RULING-20: any visible one; no printed one; not the action of the turn."""
    tops = {
        "A": {"top": ["ms_black_free_ms"]},
        "B": {"top": ["ms_grey_virtue"]},
        "C": {"top": ["ms_black_virtue2"]},
        "D": {"top": ["ms_grey_guildhall"]},
        "E": {"size": 0},
    }
    seat = player(row=["nt_deacon_2", "nt_antagonist", "st_thief"], space="A.I", ink=9)
    g = table("primary-action", seat, manuscripts=tops).choose("act cleric plain")
    open_now = [option for option in g.options() if option.startswith("manuscript")]
    assert "manuscript B" in open_now
    assert "manuscript C" in open_now
    assert g.refuses("manuscript D").rule == "W-EFF-14"
    assert g.refuses("manuscript E").rule == "W-EFF-14"
    g.choose("manuscript C")
    assert set(own(g, "manuscripts")) == {"ms_black_free_ms", "ms_black_virtue2"}
    assert track(g) == (1, 4)  # two from the manuscript, one from Deacon: the action was taken once


EFFECTS = {
    "ms_grey_flip": "flip",
    "ms_black_flip": "flip",
    "ms_yellow_flip": "flip",
    "ms_blue_flip": "flip",
    "ms_grey_virtue": (1, 6),
    "ms_black_virtue2": (1, 5),
    "ms_yellow_virtue2": (1, 5),
    "ms_blue_virtue2": (1, 5),
    "ms_grey_workshop": "building",
    "ms_grey_trading_post": "building",
    "ms_grey_guildhall": "building",
    "ms_grey_stone2": {"stone": 2},
    "ms_black_ink2": {"ink": 2},
    "ms_yellow_gold2": {"gold": 2},
    "ms_blue_silver4": {"silver": 4},
    "ms_black_deed": {"acquired_deeds": 2},
    "ms_black_destroy": "destroy",
    "ms_black_free_ms": "manuscript",
    "ms_yellow_any": "take",
    "ms_blue_any2": "take",
    "ms_blue_any3": "take",
    "ms_yellow_workers2": "section",
    "ms_yellow_workers4": "section",
    "ms_blue_hire": "hire",
    "ms_grey_resources_vp": None,
    "ms_grey_builder_vp": None,
    "ms_grey_buildings_vp": None,
    "ms_black_cleric_vp": None,
    "ms_black_manuscripts_vp": None,
    "ms_black_deeds_vp": None,
    "ms_yellow_noble_vp": None,
    "ms_yellow_debts_vp": None,
    "ms_yellow_castle_vp": None,
    "ms_blue_merchant_vp": None,
    "ms_blue_criminal_vp": None,
}


@pytest.mark.parametrize(("top", "expected"), EFFECTS.items(), ids=list(EFFECTS))
def test_every_manuscript_does_what_it_shows(top, expected):  # W-MANU-02
    fields = {"unpaid_debts": 1, "acquired_deeds": 1} if expected == "flip" else {}
    if isinstance(expected, dict) and "acquired_deeds" in expected:
        fields = {"acquired_deeds": 1}
    g = transcribe(top, ink=9, hand=["st_trader", "st_lender"], **fields)
    assert own(g, "manuscripts") == [top]
    paid = max(g.s.box.manuscript_cost[g.s.box.manuscripts.index(top)] - 4, 0)
    if isinstance(expected, str):
        assert asked(g) == expected
    elif isinstance(expected, tuple):
        assert track(g) == expected
    else:
        gained = {**goods(g), "ink": own(g, "ink") - 9 + paid}
        assert {kind: n for kind, n in gained.items() if n} == (expected or {})


def test_all_manuscripts_have_a_test():
    g = table("turn", player())
    assert sorted(EFFECTS) == sorted(g.s.box.manuscripts)
