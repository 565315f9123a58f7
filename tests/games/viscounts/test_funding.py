"""Funding an action, and dismissing townsfolk for it. [W-ACT, W-DISMISS]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.table import BONUS, ROW, asked, goods, own, player, table, track


def pays(g: Any) -> Any:
    return [option.split()[1] for option in g.options()]


def act(row: Any, space: Any = "A.L", players: Any = 2, top: Any = None, **fields: Any) -> Any:
    townsfolk = {} if top is None else {space[0]: {"top": [top]}}
    return table("primary-action", player(row=row, space=space, **fields), players=players, townsfolk=townsfolk)


def test_each_action_has_its_icon_its_good_and_its_path():
    """W-TERM-02, W-ACT-01: trade and build outside, place workers and transcribe inside."""
    rich = {"silver": 9, "stone": 9, "gold": 9, "ink": 9}
    outside = act(ROW, "A.L", **rich)
    assert {option.split()[1] for option in outside.options() if option != "pass"} == {"trade", "build"}
    inside = act(ROW, "A.I", **rich)
    assert {option.split()[1] for option in inside.options() if option != "pass"} == {"noble", "cleric"}
    assert outside.refuses("act noble plain").rule == inside.refuses("act build plain").rule == "W-ACT-01"


def test_the_action_may_be_declined_and_the_hire_still_follows():
    """W-TURN-03, W-RULING-01: no `after_action` ability, but phase 4 takes place."""
    g = act(["st_trader", "st_abbot", "st_squire"], silver=3)
    g.choose("pass")
    assert goods(g) == {"silver": 3}
    assert asked(g) == "hire"
    assert g.happened("no-action")


def test_without_any_possible_action_the_turn_goes_on_and_it_is_said():  # W-RULING-01
    g = act(["st_abbot", "st_squire", "st_labourer"], "A.R", silver=1, top="nt_friar")
    assert asked(g) != "act"
    assert [event.rule for event in g.happened("no-action-possible")] == ["W-RULING-01"]
    assert not g.happened("no-action")


def test_a_turn_has_six_phases_in_order():  # W-TURN-02
    hand = ["st_lender", "st_thief"]
    g = table("turn", player(row=ROW, hand=hand, silver=9, corruption=4, virtue=4, space="A.L"))
    seen = []
    while g.seat == 0:
        seen.append(asked(g))
        g.choose(g.options()[-1] if asked(g) in ("play", "move") else "pass")
    assert seen == ["play", "move", "act", "hire"]
    assert goods(g).get("acquired_deeds") == goods(g).get("unpaid_debts") == 1  # phase 5
    assert len(own(g, "hand")) == 3  # phase 6


def test_icons_count_on_board_slots_and_bonus_cards_only():
    """W-ACT-02: cards in hand, draw and discard pile do not count, and nothing is used up."""
    fields = {"hand": ["st_labourer", "nt_charlatan"], "discard": ["nt_miner"], "built": ["gh1"]}
    fields["manuscripts"] = BONUS["grey"]
    g = act(["nt_artisan", "st_abbot", "st_squire"], **fields)
    assert g.view(0)["players"][0]["icons"]["build"] == 3
    g.choose_all("act build plain", "building ws1 A1")
    assert g.view(0)["players"][0]["icons"]["build"] == 3


@pytest.mark.parametrize("action", ["trade", "build", "noble", "cleric"])
def test_criminals_are_wild_for_every_action(action):  # W-TERM-03, W-ACT-03
    space = "A.L" if action in ("trade", "build") else "A.I"
    g = act(["nt_antagonist", "st_thief", "st_abbot"], space)
    assert g.view(0)["players"][0]["icons"][action] == 3 + (action == "cleric")


@pytest.mark.parametrize(
    ("space", "action", "target", "good", "n"),
    [
        ("A.L", "build", "building ws1 A1", "stone", 3),
        ("A.I", "noble", "workers 2", "gold", 3),
        ("A.I", "cleric", None, "ink", 3),
    ],
)
def test_missing_icons_are_paid_one_for_one(space, action, target, good, n):  # W-ACT-04
    row = ["st_lender", "st_journeyman", "nt_courier"]
    fields = {"row": row, "space": space, good: n}
    g = table("primary-action", player(**fields), manuscripts={"A": {"top": ["ms_grey_virtue"]}})
    g.choose(f"act {action} plain")
    if target:
        g.choose(target)
    assert own(g, good) == (1 if action == "build" and good == "ink" else 0)
    other = {"ink": 9} if good == "gold" else {"gold": 9}  # for another action, so that there is a question
    fields = {**fields, good: 0, **other}
    short = table("primary-action", player(**fields), manuscripts={"A": {"top": ["ms_grey_virtue"]}})
    assert not short.offers(f"act {action} plain")
    assert short.refuses(f"act {action} plain").rule == "W-ACT-04"


def test_missing_merchants_are_paid_in_silver():  # W-ACT-04
    g = act(["st_trader", "st_abbot", "st_squire"], "A.R", silver=3)
    g.choose("act trade plain")
    assert g.options() == ["exchange 1", "exchange 2"]
    g.choose("exchange 2")
    assert goods(g) == {"stone": 2, "silver": 1}  # three paid, one back from Trader


def test_nothing_is_paid_where_the_icons_suffice():  # W-ACT-05
    g = act(["nt_charlatan", "st_labourer", "st_abbot"], stone=5)
    g.choose_all("act build plain", "building ws1 A1")
    assert own(g, "stone") == 5
    assert track(g) == (2, 7)


def test_ways_to_pay_are_one_question_cheapest_first():
    """W-ACT-04, W-ACT-05: every way without a unit to spare, and no other."""
    g = act(["nt_diplomat", "st_lender", "st_abbot"], "A.I", gold=5, silver=6)
    g.choose_all("act noble plain", "workers 3")
    assert asked(g) == "pay"
    assert pays(g) == ["gold1+silver6", "gold2+silver4", "gold3+silver2", "gold4"]
    assert g.refuses("pay gold5").rule == "W-ACT-05"
    too_little = g.refuses("pay gold1+silver4")
    assert (too_little.rule, too_little.args) == ("W-ACT-04", {"n": 4, "icons": 3})
    assert g.refuses("pay ink4").rule == "W-ACT-04"
    g.choose("pay gold2+silver4")
    assert goods(g) == {"gold": 3, "silver": 2, "ink": 1, "stone": 1}  # three workers went on to tier 2


def test_a_transcription_tells_the_icons_that_are_missing_with_and_without_a_dismissal():
    """W-DISMISS-06: its icons are known beforehand; what they are paid with is asked after its effect."""
    seat = player(row=["he_emma", "st_lender", "st_squire"], space="A.I", ink=1, stone=2, gold=1, silver=3)
    tops: dict[str, Any] = {
        "townsfolk": {"A": {"top": ["nt_friar"]}},
        "manuscripts": {"A": {"top": ["ms_grey_virtue"]}},
    }
    g = table("primary-action", seat, **tops)
    alone, dismissing = (g.reads(f"act cleric {how}", "en") for how in ("plain", "dismiss"))
    assert alone.endswith("dismissing nobody, 2 icons missing")
    assert dismissing.endswith("silver, 1 icon missing")
    g.choose("act cleric dismiss")
    assert pays(g) == ["ink1", "stone1", "gold1"]


def test_emma_lets_stone_and_gold_stand_for_clerics():
    fields = {"ink": 1, "stone": 1, "gold": 1}
    seat = player(row=["he_emma", "st_lender", "st_squire"], space="A.I", **fields)
    g = table("primary-action", seat, manuscripts={"A": {"top": ["ms_grey_virtue"]}}).choose("act cleric plain")
    assert pays(g) == ["ink1+stone1", "ink1+gold1", "stone1+gold1"]


@pytest.mark.parametrize(
    ("card", "action", "target", "good"),
    [
        ("nt_artist", "noble", "workers 2", "gold"),
        ("nt_sculptor", "build", "building ws1 A1", "stone"),
        ("nt_priest", "cleric", None, "ink"),
    ],
)
def test_the_first_unit_counts_twice_with_artist_sculptor_and_priest(card, action, target, good):
    """W-ACT-04: one unit for two icons, once per action."""
    space = "A.L" if action == "build" else "A.I"
    fields = {good: 3}
    seat = player(row=[card, "st_lender", "st_journeyman"], space=space, **fields)
    g = table("primary-action", seat, manuscripts={"A": {"top": ["ms_grey_virtue"]}}).choose(f"act {action} plain")
    if target:
        g.choose(target)
    # one icon of the card, two for the first unit, and the need is three
    assert own(g, good) == 2 + (1 if good == "ink" and action == "build" else 0)


def test_merchant_pairs_are_made_once_and_of_real_merchants():
    """W-ACT-07, W-RULING-07: floor(M / 2), and a criminal stands for the needed icon only."""
    three = act(["nt_benefactor", "st_trader", "st_abbot"], "A.I")
    assert three.view(0)["players"][0]["icons"]["noble"] == 1
    five = act(["nt_benefactor", "nt_courier", "st_thief"], "A.I")
    assert five.view(0)["players"][0]["icons"]["noble"] == 3  # two pairs of five merchants, and Thief
    elsewhere = act(["nt_benefactor", "nt_courier", "st_thief"], "A.I")
    assert elsewhere.view(0)["players"][0]["icons"]["cleric"] == 1


def test_dismissed_merchants_can_be_part_of_a_pair():  # W-RULING-08, W-DISMISS-02
    g = act(["nt_benefactor", "st_trader", "st_abbot"], "A.I", top="nt_stonecutter_2", silver=2)
    g.choose("act noble dismiss")
    g.choose("pass")  # its discard
    assert own(g, "workers")["tier1"] == {"ink_stone": 1}


def test_a_dismissal_happens_at_most_once_and_next_to_the_viscount():  # W-DISMISS-01
    for space in ("A.L", "A.R", "A.I"):
        g = act(["st_lender", "st_trader", "st_abbot"], space, top="nt_racketeer_1", silver=5)
        assert any(option.endswith("dismiss") for option in g.options())
    g = act(["nt_courier", "st_trader", "st_abbot"], "A.L", top="nt_peddler_silver", silver=5)
    g.choose_all("act trade dismiss", "pass", "exchange 7")
    assert asked(g) == "hire"


def test_a_townsfolk_must_have_a_useful_icon():  # W-DISMISS-02
    g = act(ROW, "A.L", top="nt_princess", silver=5, stone=9)
    assert g.refuses("act build dismiss").rule == "W-DISMISS-02"
    assert g.refuses("act trade dismiss").rule == "W-DISMISS-02"
    g = act(ROW, "A.L", top="nt_meddler", silver=5, stone=9)
    assert g.offers("act build dismiss")
    assert g.offers("act trade dismiss")


@pytest.mark.parametrize(("built", "left"), [([], 3), (["tp2"], 4)])
def test_a_dismissal_costs_its_price_or_one_silver(built, left):  # W-DISMISS-03, W-BUILD-05
    g = act(ROW, "A.L", top="nt_woodcutter_2", silver=5, stone=1, built=built)
    g.choose("act build dismiss")
    assert own(g, "silver") == left
    assert track(g) == (1, 6)  # its top right effect
    g.choose("building ws1 A2")
    assert own(g, "stone") == 1  # labourer, woodcutter and one stone; the site gives one
    assert track(g) == (1, 6)  # its bottom ability is ignored
    deck = g.view(0)["players"][0]["deck"]
    assert "nt_woodcutter_2" not in deck


def test_without_the_silver_no_dismissal():  # W-DISMISS-03
    g = act(ROW, "A.L", top="nt_woodcutter_2", silver=1, stone=5)
    assert g.refuses("act build dismiss").rule == "W-DISMISS-03"


def test_the_next_card_is_visible_at_once_and_can_be_hired():  # W-DISMISS-04
    townsfolk = {"A": {"top": ["nt_woodcutter_2", "nt_friar"]}}
    g = table("primary-action", player(row=ROW, silver=4, stone=1), townsfolk=townsfolk)
    g.choose("act build dismiss")
    assert g.view(0)["segments"]["A"]["townsfolk"] == "nt_friar"
    g.choose_all("building ws1 A1", "hire A")
    assert own(g, "discard") == ["nt_friar"]


def test_printed_townsfolk_can_be_dismissed_again_and_again_but_not_hired():  # W-DISMISS-05
    empty = {segment: {"size": 0} for segment in "ABCDE"}
    g = table("primary-action", player(row=ROW, silver=9, stone=1), townsfolk=empty)
    g.choose_all("act build dismiss", "building ws1 A1")
    assert goods(g)["silver"] == 7
    assert track(g) == (1, 6)
    assert g.seat == 1  # nothing to hire, so the turn went on
    assert g.table["townsfolk"]["A"]["size"] == 0
    again = table("recruit", player(row=ROW, silver=9), townsfolk=empty)
    assert again.seat == 1


def test_an_action_in_its_only_form_says_what_it_costs():  # W-ACT-04
    merchants = ["st_abbot", "st_labourer", "st_trader"]  # one icon of each kind, no noble
    once = act(merchants, "A.R", silver=1)
    told = once.label("act trade plain")
    assert told.key == "viscounts-label-act-paid"
    assert [each.args["n"] for each in told.args["what"]] == [1]
    once.choose("act trade plain")  # asks nothing more
    assert goods(once) == {"stone": 1, "silver": 1}  # paid, and Trader brings one after the action
    assert not act(merchants, "A.R", silver=3).label("act trade plain").key.endswith("paid")
    one = act(merchants, "A.I", gold=2).label("act noble plain")
    assert one.key == "viscounts-label-act-paid"
    assert [each.args["n"] for each in one.args["what"]] == [1]
    assert not act(merchants, "A.I", gold=3).label("act noble plain").key.endswith("paid")


def test_a_dismissal_needs_an_action_that_can_then_be_paid():  # W-DISMISS-06
    g = act(["st_lender", "st_trader", "st_abbot"], "A.L", top="nt_charlatan", silver=3)
    assert not g.offers("act build dismiss")
    assert g.refuses("act build dismiss").rule == "W-ACT-04"
    g = act(["st_lender", "st_labourer", "st_abbot"], "A.L", top="nt_charlatan", silver=3)
    assert g.offers("act build dismiss")
    g.choose("act build dismiss")
    assert own(g, "unpaid_debts") == 1  # its effect comes before the site is chosen
    assert asked(g) == "building"


def test_silver_spent_on_the_dismissal_is_not_there_for_icons():  # W-DISMISS-06, W-RULING-38
    g = act(["nt_mason", "st_lender", "st_abbot"], "A.L", top="nt_miner", silver=3)
    assert not g.offers("act build dismiss")  # two for Miner leave one, and a pair is needed
    g = act(["nt_mason", "st_lender", "st_abbot"], "A.L", top="nt_miner", silver=4)
    assert g.offers("act build dismiss")


def test_abilities_after_an_action_run_from_left_to_right():
    """W-ACT-06, W-RULING-04, W-RULING-32: the order is fixed when the action is done."""
    g = act(["st_trader", "nt_jeweller", "st_abbot"], "A.L")
    g.choose_all("act trade plain", "exchange 3")
    kinds = [event.kind for event in g.log if event.kind in ("gain", "virtue")]
    assert kinds == ["gain", "gain", "gain", "gain", "virtue"]
    assert goods(g) == {"silver": 4}
    row = ["he_merovech", "nt_woodcutter_3", "nt_woodcutter_2"]
    g = act(row, "A.L").choose_all("act build plain", "building ws1 A1")
    g.choose_all("option 1", "rearrange rml")  # Merovech moves everything after the order is fixed
    assert asked(g) == "option"  # Woodcutter in the middle still comes next
    g.choose_all("option 2", "pass")
    assert track(g) == (1, 6)  # then the other one, once


def test_silver_gained_in_an_action_serves_later_steps():  # W-RULING-38
    g = act(["nt_courier", "st_lender", "st_abbot"], "A.L", top="nt_friar")
    g.choose_all("act trade plain", "exchange 5")
    assert g.offers("hire A")


def test_neither_action_nor_icons():
    g = table("primary-action", player(row=["st_abbot", "st_squire", "st_thief"], space="A.R", stone=9))
    assert g.refuses("act trade plain").rule == "W-TRADE-02"
