"""Resources, debts and deeds, and effects in general. [W-EFF, W-TERM]"""

from __future__ import annotations

from typing import Any

from courtier.games.viscounts.goods import ChooseResources
from tests.games.viscounts.table import ROW, asked, goods, own, player, table, track
from tests.support import Play

HAND = ["st_trader", "st_lender"]


def drop(card: Any, **fields: Any) -> Any:
    """The drop-off of a card."""
    return table("turn", player(row=["st_abbot", "st_squire", card], hand=fields.pop("hand", HAND), **fields))


def rules_of(g: Play) -> list[str]:
    """What the open question cites."""
    question = g.s.stack[-1].effect
    assert isinstance(question, ChooseResources)
    return question.rules()


def test_resources_are_ink_stone_and_gold():  # W-TERM-01
    g = drop("nt_traitor")
    assert g.options() == ["take ink1", "take stone1", "take gold1"]
    assert rules_of(g) == ["W-TERM-01"]


def test_flipping_a_debt_gives_a_resource_at_once():  # W-EFF-07, W-TERM-05
    g = drop("nt_acolyte", unpaid_debts=2)
    assert goods(g) == {"unpaid_debts": 1, "paid_debts": 1}
    assert asked(g) == "take"
    assert rules_of(g) == ["W-EFF-07"]
    g.choose("take stone1")
    assert goods(g) == {"unpaid_debts": 1, "paid_debts": 1, "stone": 1}


def test_flipping_a_deed_gives_nothing_at_once():  # W-EFF-08, W-TERM-05
    g = drop("nt_acolyte", acquired_deeds=1)
    assert goods(g) == {"approved_deeds": 1}
    assert asked(g) == "play"


def test_either_kind_may_be_flipped():  # W-EFF-07, W-EFF-08
    g = drop("nt_acolyte", acquired_deeds=1, unpaid_debts=1)
    assert g.options() == ["flip debt", "flip deed"]
    g.choose("flip deed")
    assert goods(g) == {"approved_deeds": 1, "unpaid_debts": 1}


def test_flipped_cards_never_turn_back():  # W-TERM-05
    g = drop("nt_acolyte", paid_debts=1, approved_deeds=1)
    assert goods(g) == {"paid_debts": 1, "approved_deeds": 1}
    assert asked(g) == "play"  # nothing to flip: W-EFF-01


def test_abilities_on_flip_follow_the_resource():  # W-EFF-07
    row = ["nt_debt_collector_any", "nt_debt_collector_virtue", "st_lender"]
    g = table("turn", player(row=row, hand=["st_trader", "st_thief"], unpaid_debts=1))
    g.choose_all("take ink1", "take gold1")
    assert goods(g) == {"ink": 1, "gold": 1, "silver": 1, "paid_debts": 1}
    assert track(g) == (1, 6)


def test_debts_come_one_by_one_and_on_gain_reacts_to_each():  # W-EFF-09
    seat = player(row=["nt_racketeer_1", "st_abbot", "st_squire"], corruption=6, virtue=6, hand=HAND)
    g = table("collision", seat)
    assert goods(g) == {"silver": 3, "unpaid_debts": 1}
    g.choose_all("option 2", "card st_trader discard")
    assert goods(g)["unpaid_debts"] == 2
    assert asked(g) == "option"


def test_on_gain_reacts_on_anybodys_turn():  # W-EFF-09, W-EFF-15
    red = player(row=ROW, space="A.L", stone=9)
    blue = player(space="E.R", row=["nt_racketeer_2", "st_abbot", "st_squire"], hand=HAND)
    g = table("primary-action", red, blue, players=3, sites={"A3": {"owner": 1, "slot": "ws1"}})
    g.choose_all("act build plain", "building ws1 A2")
    assert goods(g, 1) == {"unpaid_debts": 1}
    assert (g.seat, asked(g)) == (1, "option")


def test_compulsory_gains_cannot_be_declined():  # W-EFF-01, W-RULING-26
    g = drop("nt_meddler")
    assert goods(g) == {"acquired_deeds": 1, "unpaid_debts": 1}
    g = drop("nt_acolyte", acquired_deeds=1, unpaid_debts=1)
    assert not g.offers("pass")


def test_operations_come_in_the_listed_order():  # W-EFF-02
    g = drop("st_thief")
    kinds = [event.kind for event in g.log if event.kind in ("debt", "gain")]
    assert kinds == ["debt", "gain"]


def test_only_alternatives_that_change_something_are_offered():  # W-EFF-03
    both = drop("he_guntram", acquired_deeds=1, unpaid_debts=1)
    assert both.options() == ["option 1", "option 2"]
    judith = player(row=[None, "st_abbot", None], hand=["he_judith", "st_thief"], draw=["st_squire", "st_labourer"])
    g = table("play-card", judith).choose("card he_judith play")
    assert asked(g) == "destroy"  # nothing to flip, so only the other alternative is left
    g = table("play-card", {**judith, "unpaid_debts": 1}).choose("card he_judith play")
    assert g.options() == ["option 1", "option 2"]
    assert g.refuses("option 3").key


def test_an_optional_alternative_may_be_picked_and_declined():  # W-EFF-03
    seat = player(row=[None, "st_abbot", None], hand=["nt_vicar", "st_thief"], draw=["st_squire", "st_labourer"])
    g = table("play-card", seat).choose_all("card nt_vicar play", "option 1", "pass")
    assert asked(g) == "move"
    assert goods(g) == {}


def test_each_unit_of_choice_is_chosen_by_itself():  # W-RULING-29
    seat = player(row=["st_abbot", "st_squire", "he_rudolf"], hand=HAND)
    g = table("turn", seat).choose("option 2")
    assert len(g.options()) == 6
    assert rules_of(g) == ["W-RULING-29"]
    assert g.refuses("take ink1").rule == "W-RULING-29"
    g.choose("take stone1+gold1")
    assert goods(g) == {"stone": 1, "gold": 1}


def test_off_turn_effects_are_decided_by_the_gainer_at_once():  # W-EFF-15
    red = player(row=ROW, space="A.L", stone=9)
    blue = player(space="E.R", row=["st_abbot", "st_squire", "st_thief"], hand=HAND)
    g = table("primary-action", red, blue, players=3, sites={"E5": {"owner": 1, "slot": "ws1"}})
    g.choose_all("act build plain", "building ws1 A1")
    while g.seat == 0:
        g.choose(g.options()[0])
    assert g.seat == 1
    assert asked(g) == "hire"
    assert own(g, "stone") == 7


def test_the_active_player_is_the_one_whose_turn_it_is():  # W-TERM-08
    g = table("turn", player(row=ROW, hand=HAND))
    assert g.view(1)["active"] == 0
    g = table("next-turn", player(row=ROW, hand=HAND), player(row=ROW, hand=HAND))
    assert g.view(1)["active"] == 1
