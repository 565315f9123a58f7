"""Trading. [W-TRADE]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.table import asked, goods, own, player, table

MERCHANTS = ["nt_courier", "nt_peddler_ink", "st_lender"]  # eight of them


def trade(space: Any, row: Any = None, players: Any = 2, **fields: Any) -> Any:
    g = table("primary-action", player(row=row or MERCHANTS, space=space, **fields), players=players)
    return g.choose("act trade plain")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    ("space", "n", "gained"),
    [
        ("A.L", 8, {"silver": 8}),
        ("B.L", 8, {"silver": 8}),
        ("A.R", 4, {"stone": 4}),
        ("C.L", 4, {"stone": 4}),
        ("B.R", 4, {"ink": 4}),
        ("E.L", 4, {"ink": 4}),
        ("C.R", 4, {"gold": 4}),
        ("D.L", 4, {"gold": 4}),
    ],
)
def test_every_spot_has_its_own_exchange_and_rate(space, n, gained, players):
    """W-TRADE-01, W-TRADE-03: both sides of the board have the same ten exchanges."""
    g = trade(space, players=players)
    assert g.options() == [f"exchange {i}" for i in range(1, n + 1)]
    g.choose(f"exchange {n}")
    assert goods(g) == gained


def test_trading_is_for_the_outer_path():  # W-TRADE-01
    g = table("primary-action", player(row=MERCHANTS, space="A.I", gold=5))
    assert g.refuses("act trade plain").rule == "W-ACT-01"


def test_at_least_one_exchange_and_leftover_icons_are_lost():
    """W-TRADE-02, W-RULING-02, W-RULING-37: no more than the icons allow, but fewer may be taken."""
    g = trade("A.R", ["nt_courier", "st_abbot", "st_squire"])
    assert own(g, "stone") == 1  # three merchants, two used, the only choice
    g = trade("A.R", MERCHANTS)
    assert g.refuses("exchange 5").rule == "W-TRADE-02"
    assert not g.offers("pass")
    g.choose("exchange 2")
    assert goods(g) == {"stone": 2}
    none = table("primary-action", player(row=["st_trader", "st_abbot", "st_squire"], space="A.R", stone=9))
    assert not none.offers("act trade plain")


def test_silver_buys_no_icons_for_silver():  # W-TRADE-04
    g = trade("A.L", ["nt_peddler_ink", "st_abbot", "st_squire"], silver=9)
    assert g.options() == ["exchange 1", "exchange 2", "exchange 3"]
    dismissing = table(
        "primary-action",
        player(row=["st_trader", "st_abbot", "st_squire"], silver=2),
        townsfolk={"A": {"top": ["nt_courier"]}},
    )
    merchants = dismissing.view(0)["players"][0]["icons"]["trade"]
    dismissing.choose("act trade dismiss")
    assert dismissing.view(0)["players"][0]["icons"]["trade"] == merchants + 3  # W-ACT-02: those of the courier
    dismissing.choose("exchange 4")
    assert dismissing.view(0)["players"][0]["icons"]["trade"] == merchants
    assert own(dismissing, "silver") == 2 - 1 + 4 + 1


def test_destroying_at_the_spot_is_optional_each_time():  # W-TRADE-05, W-TRADE-06, W-RULING-45
    hand = ["st_thief", "st_financier"]
    g = trade("D.R", hand=hand, draw=["st_abbot", "st_squire"])
    g.choose("exchange 2")
    assert asked(g) == "destroy"
    assert "top destroy" in g.options()
    g.choose("pass")
    assert asked(g) == "destroy"  # the second exchange comes all the same
    g.choose("card st_financier destroy")
    assert goods(g) == {"silver": 3}


def test_the_flip_exchange_mixes_debts_and_deeds():  # W-TRADE-03, W-EFF-08
    g = trade("E.R", unpaid_debts=2, acquired_deeds=1).choose("exchange 2")
    g.choose_all("flip debt", "take gold1", "flip deed")
    assert goods(g) == {"gold": 1, "unpaid_debts": 1, "paid_debts": 1, "approved_deeds": 1}


def test_an_exchange_without_result_still_makes_the_trade_a_taken_action():
    """W-RULING-45, W-TRADE-06: Trader pays although there was nothing to flip."""
    g = trade("E.R", ["nt_courier", "st_trader", "st_squire"])
    assert goods(g) == {"silver": 1}


def test_what_an_exchange_brings_buys_no_further_exchange():  # W-RULING-45, W-TRADE-06
    hand = ["st_thief", "st_financier"]
    g = trade("D.R", ["nt_courier", "st_abbot", "st_squire"], hand=hand)
    assert asked(g) == "destroy"
    g.choose("card st_financier destroy")
    assert goods(g) == {"silver": 3}
    assert asked(g) == "hire" or g.seat == 1
