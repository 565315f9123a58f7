"""Buildings, sites and links. [W-BUILD]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.games import load_game
from tests.games.viscounts.table import ROW, asked, goods, own, player, table, track

GAME: Any = load_game("viscounts")


def build(space: Any = "A.L", players: Any = 2, sites: Any = None, others: Any = (), **fields: Any) -> Any:
    seat = player(**{"row": ROW, "space": space, "stone": 9, **fields})
    g = table("primary-action", seat, *others, players=players, sites=sites or {})
    return g.choose("act build plain")


def site(owner: Any, slot: Any) -> Any:
    return {"owner": owner, "slot": slot}


@pytest.mark.parametrize(
    ("players", "space", "sites"),
    [
        (2, "A.L", {"A1", "A2"}),
        (2, "A.R", {"A3", "A4"}),
        (3, "B.L", {"B1", "B2", "B3"}),
        (3, "B.R", {"B4", "B5"}),
        (3, "C.R", {"C3", "C4", "C5"}),
    ],
)
def test_only_empty_sites_of_the_own_bank(players, space, sites):  # W-BUILD-01
    g = build(space, players)
    assert {option.split()[2] for option in g.options()} == sites
    first = sorted(sites)[0]
    taken = build(space, players, {first: site(1, "ws1")})
    assert {option.split()[2] for option in taken.options()} == sites - {first}
    assert taken.refuses(f"building ws1 {first}").rule == "W-BUILD-01"


def test_without_a_building_or_a_site_there_is_no_action():  # W-BUILD-01
    full = {"A1": site(1, "ws1"), "A2": site(1, "ws2")}
    g = table("primary-action", player(row=["st_trader", *ROW[:2]], stone=9), sites=full)
    assert g.refuses("act build plain").rule == "W-BUILD-01"
    slots = GAME.box.boards[0].slots
    g = table("primary-action", player(row=["st_trader", *ROW[:2]], stone=9, built=slots))
    assert g.refuses("act build plain").rule == "W-BUILD-01"


@pytest.mark.parametrize(("slot", "cost"), [("ws1", 3), ("tp1", 5), ("gh1", 7)])
def test_buildings_cost_three_five_and_seven_icons(slot, cost):  # W-BUILD-02
    g = build(stone=cost - 1).choose(f"building {slot} A1") if cost > 3 else build(stone=2)
    assert own(g, "stone") == 0 or cost == 3
    short = build(stone=max(cost - 2, 2))
    if cost > 3:
        assert short.refuses(f"building {slot} A1").rule == "W-BUILD-02"


def test_any_building_of_a_type_may_be_taken():  # W-BUILD-03, W-RULING-37
    g = build()
    assert {option.split()[1] for option in g.options()} == set(GAME.box.boards[0].slots)
    g.choose("building gh3 A1")
    assert own(g, "built") == ["gh3"]
    assert g.view(0)["players"][0]["icons"]["cleric"] == 2  # Abbot and the uncovered slot
    again = build(built=["gh3"])
    assert again.refuses("building gh3 A1").rule == "W-BUILD-03"


def test_the_upgrade_is_active_before_the_site_effect():  # W-RULING-10
    """The hire of the site lets the workshop just built discard a card."""
    g = build("A.R", hand=["st_thief", "st_trader"]).choose("building ws1 A3")
    assert asked(g) == "hire"
    g.choose("hire B")
    while asked(g) != "discard":
        g.choose(g.options()[0])
    assert g.happened("hire")


def test_site_first_then_links_of_both_owners_the_active_one_first():
    """W-BUILD-04, W-RULING-46: the counter-clockwise link comes first, for both owners."""
    sites = {"B3": site(1, "ws1"), "B5": site(2, "ws1")}
    g = build("B.R", 3, sites, acquired_deeds=1).choose("building ws1 B4")
    kinds = [(event.kind, event.seat) for event in g.log if event.kind in ("deed-approved", "debt")]
    assert kinds == [("deed-approved", 0), ("debt", 0), ("debt", 1)]
    assert own(g, "unpaid_debts") == own(g, "unpaid_debts", 1) == 1


def test_a_link_between_own_buildings_is_gained_once():  # W-BUILD-04
    g = build("A.L", 3, {"A1": site(0, "ws1")}).choose("building ws2 A2")
    assert own(g, "silver") == 2
    assert g.happened("linked-own")  # the log speaks of one owner
    assert not g.happened("linked")
    g = build("A.L", 3, {"A1": site(1, "ws1")}).choose("building ws2 A2")
    assert own(g, "silver") == own(g, "silver", 1) == 2


def test_a_link_to_an_empty_site_gives_nothing():  # W-BUILD-04
    g = build("A.L", 3).choose("building ws2 A2")
    assert own(g, "silver") == 0
    assert not g.happened("linked")


def test_the_log_names_a_completed_link_before_anybody_gains_from_it():  # W-BUILD-04
    g = build("A.L", 3, {"A1": site(1, "ws1")}).choose("building ws2 A2")
    told = [(event.kind, event.args.get("first"), event.args.get("second")) for event in g.log]
    kinds = [kind for kind, *_ in told[: told.index(("linked", "A1", "A2")) + 3]]
    assert kinds[-5:] == ["build", "gain", "linked", "gain", "gain"]  # what the site gives comes first


def test_links_cross_to_the_next_segment_of_the_layout():  # W-BUILD-04, W-TERM-07
    g = build("A.L", 3, {"E5": site(1, "ws1")}, hand=["st_thief", "st_trader"]).choose("building ws1 A1")
    assert asked(g) == "hire"  # E5-next: a free hire for both
    g.choose("hire B")
    while g.seat == 0:
        g.choose(g.options()[0])
    assert asked(g) == "hire"
    assert g.seat == 1


SITES_34 = {
    "A1": {"ink": 1},
    "A2": {"stone": 1},
    "A3": {"acquired_deeds": 1},
    "B1": {"ink": 1},
    "C3": {"gold": 1},
    "C4": {"acquired_deeds": 1},
    "D1": {"acquired_deeds": 1},
    "D2": {"ink": 1},
    "D5": {"gold": 1},
    "E2": {"gold": 1},
    "E5": {"stone": 1},
}
SITES_12 = {
    "A1": {"ink": 1},
    "A2": {"stone": 1},
    "B1": {"gold": 1},
    "D1": {"acquired_deeds": 1},
    "D4": {"gold": 1},
    "E2": {"ink": 1},
    "E3": {"acquired_deeds": 1},
    "E4": {"stone": 1},
}


@pytest.mark.parametrize(
    ("players", "where", "gained"),
    [
        *((3, each, gained) for each, gained in SITES_34.items()),
        *((2, each, gained) for each, gained in SITES_12.items()),
    ],
)
def test_sites_give_what_is_printed(players, where, gained):  # W-BUILD-04
    bank = GAME.box.sides[players - 2].bank[("ABCDE".index(where[0])) * 5 + int(where[1]) - 1]
    g = build(f"{where[0]}.{'LR'[bank]}", players, stone=0, row=["nt_antagonist", "st_thief", "st_squire"])
    g.choose(f"building ws1 {where}")
    assert goods(g) == gained


@pytest.mark.parametrize(
    ("players", "where", "question"),
    [
        (3, "A4", "hire"),
        (3, "B3", "take"),
        (3, "B5", "destroy"),
        (3, "C1", "rearrange"),
        (3, "C5", "take"),
        (3, "D3", "destroy"),
        (3, "D4", "take"),
        (3, "E3", "rearrange"),
        (2, "A4", "destroy"),
        (2, "C2", "rearrange"),
        (2, "C3", "take"),
        (2, "B2", "hire"),
    ],
)
def test_sites_ask_what_is_printed(players, where, question):  # W-BUILD-04, W-EFF-15
    bank = GAME.box.sides[players - 2].bank[("ABCDE".index(where[0])) * 5 + int(where[1]) - 1]
    g = build(f"{where[0]}.{'LR'[bank]}", players, hand=["st_thief", "st_trader"])
    g.choose(f"building ws1 {where}")
    assert asked(g) == question


@pytest.mark.parametrize(
    ("slot", "icons"),
    [("tp3", {"trade": 2}), ("gh1", {"build": 1}), ("gh2", {"noble": 1}), ("gh3", {"cleric": 1})],
)
def test_upgrades_that_are_icons(slot, icons):  # W-BUILD-05
    row = ["nt_friar", "nt_miner", "nt_princess"]  # one of each but merchants
    before = table("recruit", player(row=row, silver=9)).view(0)["players"][0]["icons"]
    after = table("recruit", player(row=row, silver=9, built=[slot])).view(0)["players"][0]["icons"]
    assert {action: after[action] - before[action] for action in after if after[action] != before[action]} == icons


def test_other_upgrades_have_their_own_tests():
    """W-BUILD-05: tp1 in movement, tp2 in funding, ws1 in hiring, ws2 in collision, ws3 in drawing."""
    uncovered = GAME.box.boards[0]
    assert uncovered.spaces_by_built[0b1] == 1
    assert uncovered.dismissal_by_built[0b10] == 1
    assert uncovered.hand_by_built[0b100000000] == 1


def test_buildings_never_move():  # W-BUILD-06
    g = table("turn", player(row=ROW, hand=["st_thief", "st_trader"]), sites={"A1": site(0, "ws1")}, seed="never move")
    for _ in range(200):
        if g.over:
            break
        before = {name for name, content in g.table["sites"].items() if content}
        g.choose(g.options()[-1])
        assert before <= {name for name, content in g.table["sites"].items() if content}


def test_a_free_building_needs_no_icons_and_triggers_no_ability():
    """W-EFF-13, W-RULING-09: any empty site on the board, site and links as usual, no `after_action`."""
    row = ["nt_woodcutter_2", "nt_antagonist", "st_thief"]
    g = table(
        "primary-action",
        player(row=row, space="A.I", ink=2),
        manuscripts={"A": {"top": ["ms_grey_workshop"]}},
        sites={"C1": site(1, "gh1")},
    )
    g.choose("act cleric plain")
    sites = {option.split()[2] for option in g.options()}
    assert len(sites) == 19
    assert "C1" not in sites
    assert {option.split()[1] for option in g.options()} == {"ws1", "ws2", "ws3"}
    assert g.refuses("building gh1 A1").rule == "W-EFF-13"
    g.choose("building ws2 E1")
    assert own(g, "built") == ["ws2"]
    assert track(g) == (1, 6)  # the site's virtue, none from Woodcutter


def test_workers_buildings_and_cards_are_limited_goods_are_not():  # W-TERM-09
    g = table("turn", player(row=ROW, silver=900, ink=400), deeds_left=1)
    assert goods(g)["silver"] == 900
    assert g.game.faults(g.s) == []
