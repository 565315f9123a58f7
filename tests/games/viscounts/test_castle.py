"""The castle. [W-CASTLE, W-EFF-11, W-EFF-12]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.table import ROW, asked, goods, own, player, table, track

NOBLES = ["nt_enforcer", "nt_antagonist", "st_thief"]  # five noble icons


def workers(tier1: Any = None, tier2: Any = None, tier3: Any = 0) -> Any:
    return {"tier1": tier1 or {}, "tier2": tier2 or {}, "tier3": tier3}


def place(n: Any, space: Any = "A.I", others: Any = (), players: Any = 2, **fields: Any) -> Any:
    """The noble action with n workers, paid in gold."""
    seat = player(**{"row": ROW, "space": space, "gold": 9, **fields})
    g = table("primary-action", seat, *others, players=players)
    return g.choose_all("act noble plain", f"workers {n}")


@pytest.mark.parametrize(("n", "icons"), [(1, 1), (2, 3), (3, 5), (4, 8)])
def test_workers_need_one_three_five_or_eight_nobles(n, icons):  # W-CASTLE-01
    g = place(n)
    assert 9 - own(g, "gold") == icons - 1  # Squire is one of them
    g = table("primary-action", player(row=ROW, space="A.I", gold=6)).choose("act noble plain")
    assert g.options() == ["workers 1", "workers 2", "workers 3"]
    assert g.refuses("workers 4").rule == "W-CASTLE-01"


def test_only_workers_of_the_own_supply():  # W-CASTLE-01
    inside = workers({"flip": 2, "virtue": 2}, {"flip": 2, "virtue": 2}, 10)
    g = table("primary-action", player(row=ROW, space="A.I", gold=9, workers=inside)).choose("act noble plain")
    assert g.options() == ["workers 1", "workers 2"]
    assert g.refuses("workers 3").rule == "W-CASTLE-01"
    none = workers({"flip": 2, "virtue": 2}, {"flip": 2, "virtue": 2}, 12)
    g = table("primary-action", player(row=ROW, space="A.I", gold=9, ink=9, workers=none))
    assert g.refuses("act noble plain").rule == "W-CASTLE-01"


@pytest.mark.parametrize(
    ("space", "section"),
    [("A.I", "ink_stone"), ("B.I", "flip"), ("C.I", "gold_or_move"), ("D.I", "hire_or_destroy"), ("E.I", "virtue")],
)
def test_workers_enter_next_to_the_viscount(space, section):  # W-CASTLE-02
    assert own(place(2, space), "workers")["tier1"] == {section: 2}


def test_a_group_of_three_sends_one_in_and_two_aside():  # W-CASTLE-03
    g = place(3)
    assert own(g, "workers") == {"tier1": {"flip": 1, "virtue": 1}, "tier2": {"ink_stone": 1}, "tier3": 0}
    assert goods(g) == {"ink": 1, "stone": 1, "gold": 5}


def test_groups_chain_and_the_owner_chooses_the_order():  # W-CASTLE-03, W-CASTLE-10
    g = place(3, workers=workers({"flip": 2, "virtue": 2}), unpaid_debts=1)
    assert g.options() == ["advance tier1 flip", "advance tier1 virtue"]
    assert g.refuses("advance tier1 gold_or_move").rule == "W-CASTLE-03"
    g.choose("advance tier1 virtue")
    assert track(g) == (1, 5)
    # the worker that went back to ink_stone makes no group; flip is the only one left
    assert own(g, "paid_debts") == 1


def test_the_reward_of_tier_2_comes_before_the_two_move_aside():  # W-CASTLE-03
    g = place(3, "D.I", hand=["st_thief", "st_trader"])
    assert asked(g) == "option"
    assert own(g, "workers")["tier1"] == {"hire_or_destroy": 2}
    assert own(g, "workers")["tier2"] == {"hire_or_destroy": 1}


def test_a_castle_move_as_reward_may_take_a_worker_of_the_group():
    """W-RULING-11, W-RULING-12: positions change, the running resolution goes on, and what is missing is skipped."""
    g = place(3, "C.I").choose("option 2")
    g.choose("shift gold_or_move clockwise")
    # two are left, one goes to hire_or_destroy by the move, then one clockwise, and none counter-clockwise
    assert own(g, "workers")["tier1"] == {"hire_or_destroy": 2}
    assert own(g, "workers")["tier2"] == {"gold_or_move": 1}


def test_a_group_made_by_the_reward_is_resolved_in_the_same_resolution():  # W-RULING-11
    g = place(3, "C.I", workers=workers({"virtue": 2, "ink_stone": 1})).choose("option 2")
    g.choose("shift ink_stone counterclockwise")
    assert own(g, "workers")["tier2"] == {"gold_or_move": 1, "virtue": 1}
    assert g.table["resolving"] is False


def test_three_on_tier_2_send_one_to_tier_3_for_a_resource():  # W-CASTLE-04
    g = place(3, workers=workers({}, {"ink_stone": 2}))
    assert asked(g) == "take"
    g.choose("take gold1")
    assert own(g, "workers") == {"tier1": {"flip": 1, "virtue": 1}, "tier2": {"ink_stone": 2}, "tier3": 1}
    assert goods(g) == {"ink": 1, "stone": 1, "gold": 6}


def test_stage_two_waits_for_stage_one_and_its_order_is_free():  # W-CASTLE-04, W-CASTLE-10
    g = place(3, workers=workers({"flip": 2}, {"ink_stone": 2, "flip": 2}), acquired_deeds=1)
    assert own(g, "approved_deeds") == 1  # the second group of stage one came first
    assert g.options() == ["advance tier2 ink_stone", "advance tier2 flip"]


def test_tier_2_workers_never_move_sideways():  # W-CASTLE-04
    g = place(3, workers=workers({}, {"ink_stone": 2})).choose("take ink1")
    assert own(g, "workers")["tier2"] == {"ink_stone": 2}


def test_more_than_three_in_a_section_are_too_many():
    """W-CASTLE-05, W-RULING-25: three may stay; the active player chooses, own workers too; the owner is paid."""
    blue = player(space="E.R", workers=workers({"ink_stone": 2}))
    g = place(2, others=[blue])
    assert g.seat == 0
    assert g.options() == ["bump tier1 ink_stone seat1", "bump tier1 ink_stone seat2"]
    g.choose("bump tier1 ink_stone seat2")
    assert goods(g, 1) == {"silver": 2}
    assert own(g, "workers", 1)["tier1"] == {"ink_stone": 1}
    g = place(2, others=[blue]).choose("bump tier1 ink_stone seat1")
    assert own(g, "silver") == 2
    three = place(1, others=[blue])
    assert asked(three) != "bump"


def test_whoever_makes_room_is_told_how_many_must_leave():  # W-CASTLE-05
    blue = player(space="E.R", workers=workers({"ink_stone": 2}))
    yellow = player(space="E.R", workers=workers({"ink_stone": 1}))
    g = place(2, others=[blue, yellow], players=3)
    assert g.prompt().args["n"] == 2
    assert g.choose("bump tier1 ink_stone seat3").prompt().args["n"] == 1


def test_bumped_from_tier_2_gives_virtue_and_a_resource():  # W-CASTLE-05, W-EFF-15
    blue = player(space="E.R", workers=workers({}, {"ink_stone": 2}))
    yellow = player(space="E.R", workers=workers({}, {"ink_stone": 1}))
    g = place(3, others=[blue, yellow], players=3)
    assert {option.split()[-1] for option in g.options()} == {"seat1", "seat2", "seat3"}
    g.choose("bump tier2 ink_stone seat2")
    assert g.seat == 1  # the owner chooses at once
    g.choose("take stone1")
    assert goods(g, 1) == {"stone": 1}
    assert track(g, 1) == (1, 6)


def test_tier_3_has_no_limit():  # W-CASTLE-05
    blue = player(space="E.R", workers=workers({}, {}, 3))
    g = place(3, workers=workers({}, {"ink_stone": 2}, 4), others=[blue]).choose("take ink1")
    assert own(g, "workers")["tier3"] == 5


def test_the_first_worker_on_tier_3_brings_the_leader_card():  # W-CASTLE-06
    g = place(3, workers=workers({}, {"ink_stone": 2}))
    assert g.table["leader"] == 0  # at once, before the resource is chosen


@pytest.mark.parametrize(("blue_inside", "leader"), [(1, 1), (0, 0)])
def test_the_leader_card_passes_to_strictly_more_workers(blue_inside, leader):  # W-CASTLE-06, W-RULING-39
    blue = player(space="E.R", workers=workers({}, {}, blue_inside))
    g = place(3, workers=workers({}, {"ink_stone": 2}), others=[blue]).choose("take ink1")
    assert g.table["leader"] == leader
    assert g.scores()[leader].categories["castle-leader"] == 5


def test_losing_the_card_forces_no_discard():  # W-CASTLE-07
    hand = ["st_thief", "st_trader", "st_lender", "st_journeyman"]
    blue = player(space="E.R", workers=workers({}, {}, 1), hand=hand)
    g = place(4, workers=workers({}, {"ink_stone": 3}), others=[blue])
    assert g.table["leader"] == 1
    g.choose("take ink1")
    assert g.table["leader"] == 0
    assert own(g, "hand", 1) == hand


def test_an_off_turn_group_resolves_after_the_active_player():
    """W-CASTLE-08, W-RULING-30, W-RULING-41: the link moves Red and resolves, then Blue and resolves again."""
    red = player(row=ROW, space="B.R", stone=9, workers=workers({"flip": 1, "virtue": 2}))
    blue = player(space="E.R", workers=workers({"ink_stone": 2, "flip": 1}))
    g = table("primary-action", red, blue, players=3, sites={"B5": {"owner": 1, "slot": "ws1"}})
    g.choose_all("act build plain", "building ws1 B4")
    assert asked(g) == "shift"
    g.choose("shift flip counterclockwise")
    assert g.seat == 1
    g.choose("shift flip counterclockwise")
    assert own(g, "workers", 1) == {"tier1": {"flip": 1, "virtue": 1}, "tier2": {"ink_stone": 1}, "tier3": 0}
    assert goods(g, 1) == {"ink": 1, "stone": 1}
    # four stood on ink_stone for a moment, but Blue's group left before stage three
    assert own(g, "workers")["tier1"] == {"ink_stone": 1, "virtue": 2}


@pytest.mark.parametrize(
    ("space", "check"),
    [
        ("A.I", lambda g: goods(g) == {"ink": 1, "stone": 1, "gold": 5}),
        ("B.I", lambda g: asked(g) == "flip"),
        ("C.I", lambda g: asked(g) == "option"),
        ("D.I", lambda g: asked(g) == "option"),
        ("E.I", lambda g: track(g) == (1, 5)),
    ],
)
def test_tier_2_rewards(space, check):  # W-CASTLE-09
    debts = {"unpaid_debts": 1, "acquired_deeds": 1} if space == "B.I" else {}
    assert check(place(3, space, hand=["st_thief", "st_trader"], **debts))


def test_a_castle_move_is_optional_and_goes_to_a_neighbour():  # W-EFF-11
    def bertha(**fields: Any) -> Any:
        seat = player(
            row=[None, "st_abbot", None], hand=["he_bertha", "st_thief"], draw=["st_trader", "st_lender"], **fields
        )
        return table("play-card", seat).choose("card he_bertha play")

    g = bertha(workers=workers({"ink_stone": 1, "flip": 2})).choose("option 1")
    assert set(g.options()) == {
        "pass",
        "shift ink_stone clockwise",
        "shift ink_stone counterclockwise",
        "shift flip clockwise",
        "shift flip counterclockwise",
    }
    assert g.refuses("shift virtue clockwise").rule == "W-EFF-11"
    g.choose("shift ink_stone counterclockwise")
    assert own(g, "workers")["tier1"] == {"flip": 2, "virtue": 1}
    assert asked(bertha(workers=workers({"flip": 1})).choose_all("option 1", "pass")) == "move"
    assert track(bertha()) == (1, 6)  # W-EFF-03: without a worker only the other alternative is left


def test_free_workers_go_to_one_section_as_far_as_the_supply_reaches():  # W-EFF-12, W-CASTLE-08
    def manuscript(inside: Any) -> Any:
        seat = player(row=NOBLES, space="A.I", ink=9, workers=inside)
        g = table("primary-action", seat, manuscripts={"A": {"top": ["ms_yellow_workers4"]}})
        return g.choose("act cleric plain")

    g = manuscript(workers())
    assert len(g.options()) == 5
    g.choose("section virtue")
    assert own(g, "workers") == {
        "tier1": {"ink_stone": 1, "hire_or_destroy": 1, "virtue": 1},
        "tier2": {"virtue": 1},
        "tier3": 0,
    }
    g = manuscript(workers({"flip": 2}, {"flip": 2}, 15)).choose("section virtue")
    assert own(g, "workers")["tier1"] == {"flip": 2, "virtue": 1}
    assert track(manuscript(workers({}, {}, 20)), 0)[0] == 1  # nobody left: the effect is lost


def test_the_castle_is_resolved_in_a_position_of_its_own():  # W-TEST-01
    g = table("castle", player(space="A.I", workers=workers({"virtue": 3})))
    assert track(g) == (1, 5)
