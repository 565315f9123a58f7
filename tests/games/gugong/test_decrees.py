"""Decrees and the morning. [RULES 7.6 and section 4]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.games.gugong.actions import TILES
from tests.games.gugong.table import Doc, hand, lying, me, only, state, table
from tests.support import Play

OFFER = ["d1_hire", "d1_ship", "d2_wall", "d2_decrees", "d3_vp", "d3_flat"]


def test_six_on_offer_each_at_most_once_per_player():  # G-DECREE-01
    g = table("action_decrees", {"hired": 6, "decrees": ["d1_hire"]}, {"decrees": ["d1_ship"]}, decrees=OFFER)
    taken = {option.split()[1] for option in g.options() if option != "pass"}
    assert taken == set(OFFER) - {"d1_hire"}
    assert g.refuses("decree d1_hire servants").rule == "G-DECREE-01"
    assert g.refuses("decree d2_equal servants").rule == "G-DECREE-01"


def test_the_price_and_the_servant_that_stays():  # G-DECREE-02
    g = table("action_decrees", {"hired": 6}, {"decrees": ["d2_wall"]}, {"decrees": ["d2_wall"]}, decrees=OFFER)
    g.choose("decree d2_wall servants")
    assert (me(g).hired, me(g).free) == (1, 10), "2 + 2 sent, one stays on the decree"
    assert g.game.faults(g.s) == []
    g = table("action_decrees", {"hired": 2}, decrees=OFFER)
    assert g.refuses("decree d2_wall servants").rule == "G-DECREE-02"


def test_an_ordinary_servant_is_needed_beside_the_double_one():  # G-DECREE-02, G-DOUBLE-07
    g = table("action_decrees", {"hired": 1, "double": "hired"}, decrees=OFFER)
    assert g.offers("decree d2_wall double")
    assert not g.offers("decree d3_vp double")
    g.choose("decree d2_wall double")
    assert (me(g).hired, g.table["seats"][0]["double"]) == (0, "free")


def test_the_decree_discount_counts_from_the_next_decree_on():  # G-DECREE-03, G-DECREE-06
    g = table("action_decrees", {"hired": 3}, decrees=OFFER).choose("decree d2_decrees servants")
    assert me(g).hired == 0, "not for itself"
    g = table("action_decrees", {"hired": 1, "decrees": ["d2_decrees"]}, decrees=OFFER)
    g.choose("decree d1_hire servants")
    assert (me(g).hired, me(g).vp) == (0, 3), "1 - 1 = 0 to send"


@pytest.mark.parametrize(
    ("tile", "vp"),
    [
        ("d1_intrigue", 2),
        ("d1_ship", 2),
        ("d1_hire", 3),
        ("d1_palace", 3),
        ("d1_swap", 3),
        ("d2_travel", 2),
        ("d2_jade", 2),
        ("d2_decrees", 4),
        ("d2_wall", 3),
        ("d2_equal", 3),
        ("d3_vp", 0),
        ("d3_flat", 0),
        ("d3_jade", 0),
        ("d3_decrees", 0),
        ("d3_harbours", 0),
    ],
)
def test_the_fifteen_decrees(tile, vp):  # G-DECREE-04, G-DECREE-08
    level = int(tile[1])
    rest = [t for t in TILES if t != tile and t.startswith(f"d{level}")][:1]
    offer: list[str] = []
    for each in (1, 2, 3):
        offer += [tile, *rest] if each == level else [t for t in TILES if t.startswith(f"d{each}")][:2]
    g = table("action_decrees", {"hired": 6}, decrees=offer)
    parts = state(g).parts.tiles[TILES.index(tile)]
    assert (parts.level, parts.cost) == (level, level)
    assert parts.timing == ("morning", "passive", "end")[level - 1]
    g.choose(f"decree {tile} servants")
    assert (me(g).vp, me(g).hired) == (vp, 6 - level - 1)


def morning(seat: Doc, **more: Any) -> Play:
    return table("morning_decrees", seat, nights=1, **more)


def test_what_morning_decrees_do():  # G-DECREE-05, G-MORNING-04
    g = morning({"decrees": ["d1_intrigue"]}).choose("morning d1_intrigue")
    assert me(g).intrigue == 2
    g = morning({"decrees": ["d1_hire"], "hired": 0}).choose("morning d1_hire")
    assert me(g).hired == 1
    g = morning({"decrees": ["d1_palace"], "palace": 8, "audience": 0}).choose("morning d1_palace")
    assert me(g).vp == 1
    g = morning({"decrees": ["d1_swap"], "hand": ["G1-2"], "discard": []}, board={"wall": "GB-7"})
    g.choose("morning d1_swap").choose("swap G1-2 wall")
    assert (hand(g), lying(g, "wall")) == (["GB-7"], "G1-2")
    g = morning({"decrees": ["d1_ship"]}).choose("morning d1_ship").choose("load servant new:left")
    assert g.table["harbours"]["left:1"]["servants"] == 1


def test_two_decrees_each_once_in_any_order_and_optional():  # G-MORNING-04, G-RULING-33
    g = morning({"decrees": ["d1_intrigue", "d1_palace"]})
    assert g.options() == ["pass", "morning d1_intrigue", "morning d1_palace"]
    g.choose("morning d1_palace")
    assert g.refuses("morning d1_palace").rule == "G-MORNING-04"
    g.choose("pass")
    assert (me(g).intrigue, me(g).palace) == (0, 1)


def test_level_3_scores_at_the_end_only():  # G-DECREE-07
    g = table("scoring", {"palace": 8, "decrees": ["d3_flat"]})
    assert g.scores()[0].categories["decrees"] == 8
    assert me(g).vp == 0


# -- the morning


def test_the_medal_decides_the_start_player():  # G-MORNING-01
    g = table("morning", {}, {}, nights=1, medal=1)
    assert (g.table["start"], g.table["medal"]) == (1, None)
    g = table("morning", {}, {}, nights=1, start=1)
    assert g.table["start"] == 1


def test_the_map_is_refilled_in_data_order():  # G-MORNING-02, G-TRAVEL-04
    g = table(
        "morning",
        {"city": "hangzhou"},
        nights=1,
        cities=only(xian="double"),
        token_pile=["vp2", "hire1", "hire1"],
    )
    cities = g.table["cities"]
    assert (cities["fuzhou"], cities["nanjing"], cities["jinan"]) == ("vp2", "hire1", "hire1")
    assert cities["hangzhou"] is None, "a traveller stands there"
    assert cities["xian"] == "double", "tokens already lying stay"


def test_discarded_tokens_become_new_piles():  # G-MORNING-02
    every = ["hire1"] * 3 + ["hire2"] * 2 + ["palace1"] * 2 + ["intrigue1"] * 2 + ["discard7_jade"] * 2 + ["vp2"] * 3
    every += ["swap"] * 2 + ["retrieve"] * 2 + ["ship1"] * 2 + ["wall1"] * 2 + ["pay3_jade"] * 2 + ["double"] * 2
    held = every[:6]
    g = table("morning", {"stored": held}, nights=1, cities=only(), token_discard=every[6:20], token_pile=every[20:])
    tokens = [token for token in g.table["cities"].values() if token]
    assert len(tokens) == 14
    assert len(g.table["token_pile"]) == 6
    assert g.table["token_discard"] == []
    seats = [{"stored": every[:6]}, {"stored": every[6:12]}, {"stored": every[12:18]}]
    g = table("morning", *seats, nights=1, cities=only(), token_discard=every[18:])
    assert len([token for token in g.table["cities"].values() if token]) == 8, "the rest stays empty"


def test_the_dice_are_rolled_and_the_day_advances():  # G-MORNING-03, G-MORNING-05
    rolled = {tuple(table("morning", nights=1, dice=[1, 4, 1], seed=str(seed)).table["dice"]) for seed in range(20)}
    assert len(rolled) > 5
    g = table("morning", {"hired": 0}, nights=1)
    assert g.table["day"] == 2
    assert g.options() == [f"hire {n} servants" for n in range(5)]
    assert g.seat == 0


def test_decrees_come_after_the_roll_and_before_hiring():  # G-MORNING-04
    g = table("morning", {"decrees": ["d1_hire"]}, nights=1)
    assert g.asked() == "morning.decrees"
    assert g.happened("dice")
    assert g.table["day"] == 1
