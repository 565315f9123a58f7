"""The worked examples of the rulebook, each as given, when, then."""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.position import new_game
from courtier.games import load_game
from tests.games.viscounts.table import BONUS, ROW, asked, goods, own, player, rival, solo, table, track
from tests.games.viscounts.test_setup import pick
from tests.support import Play

GAME: Any = load_game("viscounts")


def example_01_pairs() -> Any:
    return Play(GAME, new_game(GAME, {"players": 3}, "example"))


def test_example_01_pairs_for_three_players():  # W-SETUP-08, W-SETUP-09
    g = example_01_pairs()
    assert len(g.view(0)["pairs"]) == 4
    assert g.seat == (g.table["start"] + 2) % 3
    ten = pick("10")
    assert goods(ten) == {"stone": 1, "gold": 1, "ink": 1, "silver": 10, "acquired_deeds": 1, "unpaid_debts": 2}
    assert track(ten) == (3, 7)
    assert own(ten, "space") == "C.R"


@pytest.mark.parametrize(("players", "deeds", "debts"), [(1, 12, 12), (2, 12, 12), (3, 16, 15), (4, 20, 18)])
def test_example_02_stacks(players, deeds, debts):  # W-SETUP-14
    g = Play(GAME, new_game(GAME, {"players": players}, "stacks"))
    while g.s.round == 0:
        g.choose(g.options()[0])
    assert (g.table["deeds_left"], g.table["debts_left"]) == (deeds, debts)


def test_example_03_starting_icons():  # W-MANAGE-08
    def icons(row: Any) -> Any:
        return table("primary-action", player(row=row)).view(0)["players"][0]["icons"]

    assert icons(["st_squire", None, None]) == {"noble": 2, "cleric": 1, "build": 1, "trade": 2}
    assert icons(["st_abbot", "st_squire", None]) == {"noble": 1, "cleric": 1, "build": 0, "trade": 2}
    assert icons(["st_labourer", "st_abbot", "st_squire"]) == {"noble": 1, "cleric": 1, "build": 1, "trade": 0}


def test_example_04_markers_getting_stuck():  # W-VC-02
    seat = player(row=["st_abbot", "st_squire", "he_therese"], corruption=4, virtue=5, hand=["st_thief", "st_trader"])
    g = table("turn", seat).choose("pass")
    assert track(g) == (3, 3)


def test_example_05_traveller():  # W-ACT-07
    g = table("primary-action", player(row=["nt_traveller", "st_lender", "st_squire"], space="A.I"))
    assert g.view(0)["players"][0]["icons"]["cleric"] == 2


def test_example_06_journeyman_leaves():  # W-MANAGE-02
    seat = player(row=["st_abbot", "st_squire", "st_journeyman"], hand=["st_thief", "st_trader"])
    g = table("turn", seat, townsfolk={"D": {"top": ["nt_miner"]}})
    assert asked(g) == "hire"
    assert not g.offers("pass")
    assert len(g.options()) == 5
    g.choose("hire D")
    assert own(g, "discard") == ["st_journeyman", "nt_miner"]
    assert track(g) == (1, 5)
    assert asked(g) == "play"


@pytest.mark.parametrize(("middle", "corruption"), [("st_thief", 4), ("st_squire", 3)])
def test_example_07_antagonist(middle, corruption):  # W-MANAGE-05, W-MANAGE-06
    seat = player(row=[None, middle, "st_abbot"], hand=["nt_antagonist", "st_trader"])
    g = table("play-card", seat).choose("card nt_antagonist play")
    assert track(g) == (corruption, 7)
    assert goods(g) == {"unpaid_debts": 1}


def test_example_08_deck_of_three_cards():  # W-MANAGE-07
    g = table("turn", player(row=["st_abbot", "st_squire", "st_thief"], hand=[], draw=[], discard=[]))
    assert own(g, "row") == ["st_thief", "st_abbot", "st_squire"]
    assert goods(g) == {"silver": 1, "unpaid_debts": 1}
    assert track(g) == (2, 6)  # the virtue of the shuffle, then the corruption of playing Thief


def test_example_09_empty_hand():  # W-MANAGE-04
    g = table("play-card", player(row=[None, None, None], hand=[], draw=["st_lender", "st_thief", "st_abbot"]))
    assert own(g, "row")[0] == "st_lender"


def example_10(**fields: Any) -> Any:
    red = player(row=["st_abbot", None, None], space="B.L")
    return table("movement", red, layout=["A", "B", "D", "C", "E"], **fields)


def test_example_10_paths():  # W-MOVE-01, W-MOVE-03
    assert {option.split()[1] for option in example_10().options()} == {"D.L", "D.I", "B.R"}


def test_example_11_meeting():  # W-MOVE-05
    red = player(row=["st_abbot", None, None], space="B.L")
    blue = player(space="D.L", row=ROW)
    g = table("movement", red, blue, layout=["A", "B", "D", "C", "E"]).choose("move D.L")
    assert (g.seat, asked(g)) == (1, "rearrange")
    assert goods(g) == {}


def test_example_12_dismissing_woodcutter():  # W-DISMISS-03
    red = player(row=["st_labourer", "st_abbot", "st_squire"], silver=2, stone=1)
    g = table("primary-action", red, townsfolk={"A": {"top": ["nt_woodcutter_2"]}})
    g.choose("act build dismiss")
    assert own(g, "silver") == 0
    assert track(g) == (1, 6)
    g.choose("building ws1 A2")
    assert own(g, "stone") == 1  # one paid, one from the site
    assert track(g) == (1, 6)


def test_example_13_trade_for_gold():  # W-TRADE-02, W-TRADE-03
    red = player(row=["st_trader", "nt_peddler_ink", "nt_princess"], space="D.L", silver=2)
    g = table("primary-action", red).choose_all("act trade plain", "exchange 3")
    assert goods(g) == {"gold": 3, "silver": 1}


@pytest.mark.parametrize(("built", "vp"), [(["tp1"], 4), (["tp1", "tp2"], 9), (["tp1", "tp2", "tp3"], 15)])
def test_example_14_points_of_a_building_type(built, vp):  # W-SCORE-01
    assert table("scoring", player(built=built)).scores()[0].categories["buildings"] == vp


def test_example_15_building_a_workshop():  # W-BUILD-01 to W-BUILD-04, W-DISMISS-03
    red = player(row=["st_abbot", "st_squire", "st_trader"], space="A.L", stone=2, silver=1)
    blue = player(space="E.R")
    g = table(
        "primary-action",
        red,
        blue,
        players=3,
        townsfolk={"A": {"top": ["nt_mason"]}},
        sites={"A2": {"owner": 1, "slot": "tp1"}},
    )
    g.choose("act build dismiss")
    assert own(g, "silver") == 0
    assert asked(g) == "rearrange"
    g.choose("pass")
    assert {option.split()[2] for option in g.options()} == {"A1"}
    g.choose("building ws1 A1")
    assert goods(g) == {"ink": 1, "silver": 2}
    assert goods(g, 1) == {"silver": 2}


def test_example_16_upgrades():  # W-BUILD-03, W-BUILD-05
    g = table("primary-action", player(row=ROW, built=["tp3"], silver=1))
    assert g.view(0)["players"][0]["icons"]["trade"] == 2
    assert g.view(0)["players"][0]["built"] == ["tp3"]
    assert g.scores()[0].categories["buildings"] == 4


def test_example_17_three_workers():  # W-CASTLE-03
    g = table("primary-action", player(row=ROW, space="D.I", gold=4)).choose_all("act noble plain", "workers 3")
    assert asked(g) == "option"
    g.choose_all("option 1", "hire A")
    while asked(g) in ("discard", "rearrange"):
        g.choose("pass")
    assert own(g, "workers") == {
        "tier1": {"gold_or_move": 1, "virtue": 1},
        "tier2": {"hire_or_destroy": 1},
        "tier3": 0,
    }


def test_example_18_big_castle_turn():  # W-CASTLE-01 to W-CASTLE-06
    red = player(
        row=["st_thief", "nt_benefactor", "nt_overseer_3"],
        built=["tp3", "gh2"],
        gold=3,
        corruption=3,
        virtue=6,
        space="A.I",
        hand=["st_lender"],
        workers={
            "tier1": {"ink_stone": 1, "gold_or_move": 1, "virtue": 2},
            "tier2": {"ink_stone": 2, "gold_or_move": 1},
            "tier3": 0,
        },
    )
    blue = player(
        space="E.R",
        workers={
            "tier1": {"flip": 2, "gold_or_move": 1, "hire_or_destroy": 1, "virtue": 1},
            "tier2": {"gold_or_move": 1, "hire_or_destroy": 2},
            "tier3": 1,
        },
    )
    yellow = player(space="E.R", workers={"tier1": {"flip": 1, "hire_or_destroy": 1}, "tier2": {}, "tier3": 0})
    g = table("primary-action", red, blue, yellow, players=3, leader=1)
    assert g.view(0)["players"][0]["icons"]["noble"] == 5
    g.choose_all("act noble plain", "workers 4")
    assert own(g, "gold") == 0
    # ink_stone, then virtue, then ink_stone again: each time there is one group, so nothing is asked
    sections = [str(event.args["section"]) for event in g.happened("advance")]
    assert sections == [
        f"Name('viscounts-section-{each}')" for each in ("ink-stone", "virtue", "ink-stone", "ink-stone")
    ]
    assert g.table["leader"] == 1  # one worker each on tier 3
    g.choose_all("take ink1", "take gold1")
    assert g.table["leader"] == 0
    assert g.options() == ["bump tier1 flip seat1", "bump tier1 flip seat2", "bump tier1 flip seat3"]
    g.choose_all("bump tier1 flip seat2", "bump tier1 flip seat2")
    assert goods(g, 1) == {"silver": 4}
    g.choose_all("option 2", "card st_lender discard")
    assert own(g, "discard") == ["st_lender"]
    assert own(g, "workers") == {
        "tier1": {"flip": 2, "gold_or_move": 1, "hire_or_destroy": 1, "virtue": 1},
        "tier2": {"ink_stone": 2, "gold_or_move": 1, "virtue": 1},
        "tier3": 2,
    }
    assert (own(g, "ink"), own(g, "stone"), own(g, "gold")) == (3, 2, 1)
    assert track(g) == (3, 4)


def test_example_19_leader_lost():  # W-CASTLE-07
    hand = ["st_thief", "st_trader", "st_lender", "st_journeyman"]
    blue = player(space="E.R", row=ROW, hand=hand)
    g = table("draw-cards", player(row=ROW, workers={"tier3": 1}), blue, leader=0)
    assert own(g, "hand", 1) == hand
    leader = player(space="E.R", workers={"tier3": 1})
    after = table("draw-cards", player(space="A.L", row=ROW, hand=hand), leader, leader=1)
    assert own(after, "hand") == hand  # at or above the limit of three nothing is drawn


def test_example_20_transcribing():  # W-MANU-01, W-MANU-02
    red = player(
        row=["nt_aristocrat", "nt_acolyte", "st_squire"],
        space="D.I",
        manuscripts=BONUS["black"],
        ink=3,
        silver=1,
        discard=["st_thief"],
        built=["ws1", "gh1"],
    )
    g = table(
        "primary-action",
        red,
        manuscripts={"D": {"top": ["ms_grey_buildings_vp"]}},
        townsfolk={"D": {"top": ["nt_racketeer_1"]}},
    )
    g.choose("act cleric dismiss")
    assert own(g, "discard") == []
    assert track(g) == (1, 6)
    assert set(own(g, "manuscripts")) == {"ms_grey_buildings_vp", *BONUS["black"]}
    assert goods(g) == {}
    assert g.scores()[0].categories["manuscripts"] == 2


def test_example_21_ribbon_set():  # W-SCORE-03
    seat = player(manuscripts=["ms_grey_flip", "ms_black_flip", "ms_blue_flip"])
    assert table("scoring", seat).scores()[0].categories["sets"] == 9


def test_example_22_collision():  # W-COLL-02 to W-COLL-06
    row = ["nt_diplomat", "nt_peddler_ink", "st_thief"]
    red = player(row=row, built=["ws2"], corruption=6, virtue=6)
    blue = player(space="E.R", row=["st_abbot", "st_squire", "st_trader"])
    yellow = player(space="E.R", row=["st_abbot", "st_thief", "st_trader"])
    g = table("collision", red, blue, yellow, players=3)
    assert goods(g) == {"ink": 1, "silver": 3, "unpaid_debts": 2}
    assert track(g) == (1, 7)
    assert track(g, 1) == (1, 6)
    assert track(g, 2) == (1, 7)
    assert goods(g, 1) == goods(g, 2) == {}


def test_example_23_shuffle_while_drawing():  # W-DRAW-03, W-DRAW-04
    deck = player(row=ROW, hand=["st_thief", "st_trader"], draw=[], discard=["st_lender", "st_journeyman"])
    g = table("draw-cards", {**deck, "corruption": 4, "virtue": 5})
    assert track(g) == (4, 4)
    assert len(own(g, "hand")) == 3
    assert not g.happened("collision")


def test_example_24_ties_on_poverty():  # W-SCORE-09
    seats = [player(approved_deeds=n) for n in (3, 3, 1)]
    g = table("scoring", *seats, players=3, debts_left=0)
    assert [score.categories["poverty"] for score in g.scores()] == [10, 10, 4]
    seats = [player(approved_deeds=n) for n in (4, 2, 2, 2)]
    g = table("scoring", *seats, players=4, debts_left=0)
    assert [score.categories["poverty"] for score in g.scores()] == [12, 4, 4, 4]


def test_example_25_full_scoring_of_109_points():  # W-SCORE-01 to W-SCORE-08
    red = player(
        built=["tp3", "gh2", "gh3", "ws1", "ws2", "ws3"],
        workers={
            "tier1": {"flip": 2, "virtue": 2, "ink_stone": 1},
            "tier2": {"flip": 2, "virtue": 2},
            "tier3": 2,
        },
        manuscripts=[
            "ms_grey_buildings_vp",
            "ms_black_ink2",
            "ms_yellow_noble_vp",
            "ms_blue_criminal_vp",
            "ms_grey_flip",
            "ms_black_virtue2",
            "ms_yellow_debts_vp",
            "ms_black_flip",
        ],
        row=["nt_antagonist", "st_thief", "nt_illusionist"],
        hand=["nt_aristocrat", "nt_princess"],
        draw=["st_squire"],
        discard=["nt_diplomat"],
        unpaid_debts=1,
        paid_debts=3,
        acquired_deeds=4,
        approved_deeds=2,
    )
    others = [player(approved_deeds=5), player(approved_deeds=4)]
    g = table("scoring", red, *others, players=3, debts_left=0, deeds_left=3, leader=0)
    score = g.scores()[0]
    assert score.categories == {
        "buildings": 26,
        "castle": 19,
        "sets": 26,
        "manuscripts": 6 + 5 + 4 + 3,
        "castle-leader": 5,
        "cleric-bonus": 3,
        "debts": -2,
        "deeds": 4 + 6,
        "poverty": 4,
        "prosperity": 0,
    }
    assert score.total == 109


# -- solo


def test_example_26_cleric_rival_set_up():  # W-SOLO-03, W-SOLO-05
    g = Play(GAME, new_game(GAME, {"players": 1, "rival": "ai_cleric"}, "solo"))
    while g.s.round == 0:
        g.choose(g.options()[0])
    ai = g.table["rival"]
    assert len(ai["draw"]) == 7
    assert len(ai["future"]) == 6
    assert not {"S2", "F2", "F5"} & {*ai["draw"], *ai["future"]}
    assert ai["built"] == ["ai1"]
    assert (ai["ink"], ai["stone"]) >= (1, 1)
    sites = [name for name, content in g.table["sites"].items() if content and content["owner"] == "rival"]
    assert len(sites) == 1
    assert sites[0][0] == ai["space"][0]


@pytest.mark.parametrize(
    ("stock", "taken"), [({"ink": 5}, "ink"), ({"ink": 6, "stone": 3}, "stone"), ({"ink": 6, "stone": 4}, "gold")]
)
def test_example_27_resource_preference(stock, taken):  # W-SOLO-08
    g = solo("rival-turn", rival(**stock, draw=["S3"], space="C.L", row=[None] * 3))
    before = stock.get(taken, 0)
    gained = [event for event in g.happened("gain") if event.rule == "W-SOLO-08"]
    assert taken in str(gained[0].args["what"])
    assert before >= 0


def test_example_28_two_revealed_pairs():  # W-SOLO-04
    g = Play(GAME, new_game(GAME, {"players": 1}, "pairs"))
    pairs = g.view(0)["pairs"]
    assert len(pairs) == 2
    mine, other = pairs
    g.choose(f"pick {mine['card']}")
    box = GAME.box
    assert g.s.seats[1].space == box.start_space[int(other["card"])]
    assert g.s.seats[1].silver == 0


def example_29() -> Any:
    """The rival's first turn with S2, put in for S5."""
    ai = rival(
        ink=1,
        stone=1,
        unpaid_debts=1,
        acquired_deeds=1,
        draw=["S2", "S1"],
        discard=[],
        future=["F1", "F3"],
        built=["ai1"],
        space="A.L",
    )
    return solo(
        "rival-turn",
        ai,
        player(space="C.I", row=ROW, hand=["st_thief", "st_trader"]),
        townsfolk={"A": {"top": ["nt_friar"]}},
        sites={"E4": {"owner": "rival", "slot": "ai1"}},
        manuscripts={"B": {"top": ["ms_blue_hire"]}},
    )


def test_example_29_first_rival_turn():  # W-SOLO-12, W-SOLO-17, W-SOLO-18, W-SOLO-20
    g = example_29()
    ai = g.table["rival"]
    assert ai["row"] == ["S2", None, None]
    assert ai["space"] == "B.L"
    assert (ai["corruption"], ai["virtue"]) == (1, 5)
    assert (ai["paid_debts"], ai["acquired_deeds"]) == (1, 1)
    assert ai["ink"] == 2
    assert g.happened("rival-dismiss")


def test_example_30_second_rival_turn():  # W-SOLO-17, W-SOLO-22, W-SOLO-23
    g = example_29().clear()
    while not g.happened("scheme"):
        g.choose("pass" if g.offers("pass") else g.options()[0])
    ai = g.table["rival"]
    assert ai["row"] == ["S1", "S2", None]
    assert ai["corruption"] == 2
    assert ai["space"] == "B.R"
    assert ai["manuscripts"] == ["ms_blue_hire"]
    assert ai["discard"] == ["F1", "F3"]
    assert g.happened("rival-action")[0].args["n"] == 0  # no ink needed


def test_example_31_rival_shuffle_with_two_schemes():  # W-SOLO-16
    criminal_leaves = solo("rival-turn", rival(row=["S4", "S5", "S1"], draw=[], discard=["S3", "S6", "S7"]))
    kinds = [event.kind for event in criminal_leaves.log if event.kind in ("shuffle", "virtue", "corruption")]
    assert kinds[:2] == ["shuffle", "virtue"]
    criminal_stays = solo("rival-turn", rival(row=["S1", "S5", "S4"], draw=[], discard=["S3", "S6", "S7"]))
    kinds = [event.kind for event in criminal_stays.log if event.kind in ("shuffle", "virtue", "corruption")]
    assert kinds[:2] == ["shuffle", "corruption"]


def test_example_32_leftover_resources():  # W-SOLO-29
    g = solo("scoring", rival(ink=2, stone=1))
    assert g.scores()[1].categories["resources"] == 3


@pytest.mark.parametrize(
    ("stock", "taken"), [({"stone": 5}, "stone"), ({"stone": 6, "gold": 3}, "gold"), ({"stone": 6, "gold": 4}, "ink")]
)
def test_example_33_builder_preference(stock, taken):  # W-SOLO-08
    g = solo("rival-turn", rival(**stock, draw=["S3"], space="C.L"), board="ai_builder")
    gained = [event for event in g.happened("gain") if event.rule == "W-SOLO-08"]
    assert taken in str(gained[0].args["what"])


def test_example_34_scheme_with_two_resources():  # W-SOLO-17, W-SOLO-19
    ai = rival(row=["S3", "S1", "S4"], stone=4, draw=["F6"], built=["ai1"], space="A.L")
    g = solo("rival-turn", ai, board="ai_builder", sites={"E4": {"owner": "rival", "slot": "ai1"}})
    after = g.table["rival"]
    assert after["row"] == ["F6", "S3", "S1"]
    assert after["space"] == "B.L"
    assert after["built"] == ["ai1", "ai2"]
    assert after["stone"] == 3
    assert after["corruption"] == 1
