"""The worked examples, given / when / then."""

from __future__ import annotations

import pytest

from courtier.games.gugong.scoring import jade_points
from tests.games.gugong.table import discard, hand, harbour, lying, me, only, solo, state, stored, table, verbs


def test_ex_01_a_morning_decree_fills_a_ship():  # G-MORNING-04, G-DECREE-05, G-CANAL-07, G-CANAL-08
    david = {"hired": 2, "decrees": ["d1_ship"]}
    lisa = {"hired": 2, "decrees": ["d1_ship"]}
    ships = {"left:3": {"seat": 0, "servants": 2}}
    g = table("morning_decrees", david, lisa, day=1, nights=1, harbours=ships, draw_pile=["GD-7"])
    free = me(g).free
    g.choose("morning d1_ship").choose("load servant left:3")
    assert g.offers("claim left:3 card")
    g.choose("claim left:3 card")
    assert "GD-7" in hand(g)
    assert me(g).free == free - 1 + 2
    assert me(g).filled(1) == 1
    assert harbour(g, "left:3") is None
    before = g.table["seats"][1]
    assert g.seat == 1
    g.choose("pass")
    assert g.table["seats"][1] == before


def rafael(**more: object) -> dict[str, object]:
    return {"hired": 1, "hand": ["G1-2", "G1-3", "G2-5"], "discard": [], **more}


def test_ex_02_too_cheap_a_gift_paid_with_a_card():  # G-GIFT-04, G-CARD-03, G-ACT-02, G-JADE-01
    g = table("turn", rafael(), board={"jade": "G1-8"})
    assert not g.offers("gift G1-3 jade pay:servants"), "only one servant is hired"
    g.choose("gift G1-3 jade pay:card").choose("give-up G1-2")
    g.choose("hire 2 servants").choose("jade h1 servants")
    assert lying(g, "jade") == "G1-3"
    assert discard(g) == ["G1-2", "G1-8"]
    assert hand(g) == ["G2-5"]
    assert (me(g).hired, me(g).jade) == (0, 1)
    assert "h1" not in g.table["houses"]


def test_ex_03_the_same_start_without_acting():  # G-GIFT-04
    g = table("turn", rafael(), board={"jade": "G1-8"})
    g.choose("gift G1-3 jade without-action")
    assert lying(g, "jade") == "G1-3"
    assert discard(g) == ["G1-8"]
    assert hand(g) == ["G1-2", "G2-5"]
    assert (me(g).hired, me(g).jade) == (1, 0)
    assert g.seat == 1


def test_ex_04_fruit_for_gold():  # G-GIFT-03
    g = table("turn", {"hired": 0, "hand": ["G2-1", "G1-3"]}, board={"palace": "G2-9", "jade": "G1-8"})
    assert g.offers("gift G2-1 palace free")
    assert not g.offers("gift G2-1 jade free")
    g.choose("gift G2-1 palace free")
    assert "act" in verbs(g)


def test_ex_05_two_journeys_in_one_action():  # G-TRAVEL-01, G-TRAVEL-02, G-TOKEN-02, G-TOKEN-05, G-JADE-04
    tokens = ["vp2", "hire1", "swap", "ship1"]
    anna = {"hired": 3, "free": 9, "city": "fuzhou", "stored": tokens}
    g = table("action_travel", anna, cities=only(hangzhou="hire2", nanjing="pay3_jade"))
    g.choose("act travel B")
    assert me(g).hired == 1
    g.choose("go hangzhou").choose("hire 2 servants")
    assert me(g).hired == 3
    g.choose("go nanjing").choose("pay servants")
    assert (me(g).hired, me(g).jade) == (0, 1)
    assert me(g).n_stored() == 6
    assert (g.seat, g.asked()) == (0, "token.turn"), "her turn is not over before she has said so"
    g.choose("exchange x6 0")
    assert g.seat == 1
    assert me(g).jade == 2
    assert stored(g) == []
    assert len(g.table["token_discard"]) == 6
    assert len(g.table["houses"]) == 6


def test_ex_06_no_room_for_a_token():  # G-TOKEN-03
    six = ["hire1", "hire1", "hire2", "palace1", "swap", "ship1"]
    g = table(
        "action_travel",
        {"city": "fuzhou", "stored": six},
        cities=only(hangzhou="vp2"),
    )
    g.choose("act travel A").choose("go hangzhou").choose("use")
    assert me(g).vp == 2
    assert set(g.options()) == {"exchange x2 0", "exchange x4 0", "exchange x6 0"}
    g.choose("exchange x4 0")
    assert me(g).vp == 4
    assert me(g).n_stored() == 3
    assert "vp2" in stored(g)


def test_ex_07_great_wall_with_a_tie():  # G-WALL-01, G-WALL-03, G-WALL-04, G-WALL-05, G-WALL-06, G-TIE-01
    david, lisa = {"wall": 3, "intrigue": 12}, {"wall": 1, "intrigue": 12, "hired": 3}
    sebastian, anna = {"wall": 1, "intrigue": 4, "hired": 2}, {"intrigue": 6}
    g = table("action_wall", david, lisa, sebastian, anna, turn=1, intrigue_order=[2, 3, 0, 1])
    g.choose("act wall B").choose("build 2 servants alone")
    assert (me(g, 1).vp, me(g, 1).palace, me(g, 1).wall) == (3, 1, 0)
    assert (me(g, 0).wall, me(g, 2).wall) == (3, 1)
    asked = [g.seat]
    g.choose("benefit i1")
    asked.append(g.seat)
    g.choose("pass")
    asked.append(g.seat)
    g.choose("benefit i7")
    assert asked == [2, 0, 1]
    assert (me(g, 2).intrigue, me(g, 2).hired) == (3, 3)
    assert me(g, 0).intrigue == 12
    assert (me(g, 1).intrigue, me(g, 1).jade) == (5, 1)


@pytest.mark.parametrize(("players", "threshold"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_ex_08_wall_thresholds(players: int, threshold: int) -> None:  # G-WALL-03
    for there, complete in ((threshold - 1, True), (threshold - 2, False)):
        g = table("action_wall", {"hired": 1}, {"wall": there}, players=players)
        g.choose("act wall A")
        assert bool(g.happened("wall")) is complete


def test_ex_08_the_wall_alone_against_meng():  # G-WALL-03
    for there, complete in ((3, True), (2, False)):
        g = solo("action_wall", {"hired": 1}, {"wall": there})
        g.choose("act wall A")
        assert bool(g.happened("wall")) is complete


def test_ex_09_arriving_at_the_palace():  # G-PALACE-01, G-PALACE-02, G-PALACE-03
    others = [{"palace": 8, "audience": 0}, {"palace": 8, "audience": 1}]
    g = table("action_palace", {"palace": 6, "hired": 2}, *others, players=3)
    g.choose("act palace B")
    assert (me(g).hired, me(g).audience, me(g).intrigue, me(g).vp) == (0, 2, 1, 0)
    g = table("token_benefit", {"palace": 8, "audience": 2}, *others, players=3, taken="palace1")
    g.choose("use")
    assert (me(g).vp, me(g).audience) == (1, 2)


def test_ex_10_an_occupied_decree():  # G-DECREE-02, G-DECREE-04
    lisa, anna = {"decrees": ["d1_hire"]}, {"decrees": ["d1_hire"]}
    g = table("action_decrees", {"hired": 5}, lisa, anna)
    g.choose("decree d1_hire servants")
    assert (me(g).hired, me(g).vp) == (1, 3)
    assert g.table["seats"][0]["decrees"] == ["d1_hire"]
    g = table("action_decrees", {"hired": 5, "decrees": ["d1_hire"]}, lisa, anna)
    assert "G-DECREE-01" in g.refuses("decree d1_hire servants").rule
    g = table("morning_decrees", {"decrees": ["d1_hire"]}, nights=1)
    assert g.offers("morning d1_hire")


def test_ex_11_the_canal_on_two_routes():  # G-CANAL-03, G-CANAL-04, G-CANAL-05, G-CANAL-06, G-CANAL-07
    ships = {
        "right:1": {"seat": 1, "servants": 1},
        "right:2": {"seat": 0, "servants": 1},
        "right:4": {"seat": 2, "servants": 1},
    }
    g = table("action_canal", {"hired": 3}, harbours=ships)
    g.choose("act canal B").choose("load servant right:2")
    new = [option for option in g.options() if "new" in option]
    assert new == ["load servant new:left", "load servant new:right"]
    assert "harbour 1" in g.reads("load servant new:left", "en")
    assert "harbour 3" in g.reads("load servant new:right", "en")
    g.choose("load servant new:right")
    assert harbour(g, "right:3") == {"seat": 0, "servants": 1, "double": False}
    assert me(g).hired == 0
    ships["right:2"] = {"seat": 0, "servants": 2}
    ships["right:3"] = {"seat": 0, "servants": 1}
    g = table("action_canal", {"hired": 1}, harbours=ships, draw_pile=["GD-9a"])
    free = me(g).free
    g.choose("act canal A").choose("load servant right:2").choose("pass").choose("sail right:2")
    assert harbour(g, "right:5") == {"seat": 0, "servants": 3, "double": False}
    g.choose("claim right:5 card")
    assert "GD-9a" in hand(g)
    assert me(g).free == free + 2
    assert me(g).filled(1) == 1
    assert harbour(g, "right:3") is not None


def test_ex_12_the_double_servant_on_the_wall():  # G-DOUBLE-04, G-WALL-04
    g = table("action_wall", {"hired": 2, "double": "hired"}, {"wall": 2}, {"wall": 2})
    g.choose("act wall B").choose("build 1 plus:double alone")
    assert (me(g).vp, me(g).palace, me(g).wall) == (3, 1, 0)
    assert g.table["seats"][0]["double"] == "free"


def test_ex_13_the_double_servant_pays_comes_back_and_pays_again():  # G-DOUBLE-02, G-DOUBLE-03, G-TOKEN-02
    g = table(
        "action_travel",
        {"hired": 0, "double": "hired", "city": "fuzhou"},
        cities=only(hangzhou="double", nanjing="hire1"),
    )
    assert not g.offers("act travel B")
    g.choose("act travel B:double").choose("go hangzhou").choose("go nanjing").choose("hire 0 servants")
    assert g.table["seats"][0]["double"] == "free"
    assert sorted(stored(g)) == ["double", "hire1"]
    g = table("action_palace", {"hired": 0, "double": "free", "stored": ["vp2", "hire1"]})
    g.choose("exchange x2 0").choose("hire 1 with:double").choose("act palace B:double")
    assert (me(g).palace, me(g).intrigue, stored(g)) == (2, 1, [])
    assert g.table["seats"][0]["double"] == "free"


def test_ex_14_destiny_dice():  # G-NIGHT-01, G-NIGHT-02, G-NIGHT-03, G-TIE-01
    g = table(
        "night",
        {"hired": 1, "hand": [], "discard": ["GB-6"]},
        {"hired": 1, "hand": [], "discard": ["GB-3", "G1-3"], "intrigue": 2},
        {"hired": 1, "hand": [], "discard": ["GB-7"]},
        {"hired": 1, "hand": [], "discard": ["G4-3", "G1-6", "G3-6"], "intrigue": 3},
        dice=[3, 6, 3],
    )
    g.choose("hire 1 servants").choose("hire 4 servants")
    assert g.seat == 3, "Anna has no match and is not asked"
    g.choose("hire 4 servants")
    assert [me(g, seat).hired for seat in range(4)][:2] == [2, 5]
    assert (me(g, 3).vp, me(g, 3).palace) == (3, 1)
    assert [event.args["n"] for event in g.happened("matches")][:4] == [1, 4, 0, 4]


def test_ex_15_ships_in_the_night():  # G-NIGHT-04, G-NIGHT-05
    ships = {
        "main:1": {"seat": 0, "servants": 1},
        "main:2": {"seat": 1, "servants": 3},
        "main:5": {"seat": 0, "servants": 3},
    }
    g = table("night_ships", {"hired": 0}, {"hired": 0}, players=2, harbours=ships, draw_pile=["GD-1"])
    free = me(g).free
    assert free == 12 - 1, "three servants are back from the sea"
    assert g.seat == 1
    assert g.offers("claim main:3 card")
    g.choose("claim main:3 card")
    assert len(g.happened("lost-at-sea")) == 1
    assert "GD-1" in hand(g, 1)
    assert harbour(g, "main:2") == {"seat": 0, "servants": 1, "double": False}


def test_ex_16_the_jade_table():  # G-END-05
    g = table()
    assert [jade_points(state(g), n) for n in range(8)] == [0, 1, 3, 6, 10, 15, 17, 19]


@pytest.mark.parametrize(("vp", "points"), [(29, 9), (30, 10), (45, 10)])
def test_ex_17_the_one_for_three_decree(vp: int, points: int) -> None:  # G-END-04
    g = table("scoring", {"vp": vp, "palace": 8, "jade": 2, "decrees": ["d3_vp"]})
    assert g.scores()[0].categories["decrees"] == points


def test_ex_17_the_one_for_three_decree_comes_first():  # G-END-04
    g = table("scoring", {"vp": 27, "palace": 8, "jade": 2, "decrees": ["d3_vp", "d3_flat"]})
    assert g.scores()[0].categories["decrees"] == 9 + 8


def test_ex_18_a_last_step_at_the_wall():  # G-END-02, G-END-03, G-END-06
    g = table("scoring", {"palace": 7, "wall": 1, "vp": 5, "intrigue": 9})
    score = g.scores()[0]
    assert g.over
    assert (me(g).vp, me(g).audience) == (8, 0)
    assert score.total == 8 + 7
    assert not g.happened("benefit")


def test_ex_19_disqualified():  # G-END-06, G-END-07
    b, c = {"vp": 24, "palace": 8, "audience": 0}, {"vp": 26, "palace": 8, "audience": 1, "intrigue": 3}
    g = table("scoring", {"vp": 70}, b, c, players=3)
    assert [score.total for score in g.scores()] == [0, 31, 31]
    assert [score.won for score in g.scores()] == [False, False, True]


def test_ex_20_the_next_start_player():  # G-INTRIGUE-01, G-INTRIGUE-02, G-MORNING-01
    g = table("action_intrigue", {}, {"hired": 2}, {}, players=3, turn=1)
    g.choose("act intrigue B")
    assert g.table["medal"] is None
    g = table("action_intrigue", {}, {}, {}, players=3, turn=2)
    g.choose("act intrigue A")
    assert g.table["medal"] == 2
    g = table("action_intrigue", {}, {}, {}, players=3, turn=0, medal=2)
    g.choose("act intrigue A")
    assert g.table["medal"] == 2
    g = table("morning", {}, {}, {}, players=3, nights=1, medal=2)
    assert g.table["start"] == 2
    assert g.table["medal"] is None


def test_ex_21_doubling():  # G-ACT-03
    g = table("turn", {"hired": 4, "hand": ["GD-7", "G1-2"]}, {"wall": 3}, board={"wall": "GB-3"})
    g.choose("gift GD-7 wall free").choose("act wall A")
    assert not g.happened("wall")
    g.choose("act wall B").choose("build 2 servants alone")
    assert me(g).hired == 0
    assert len(g.happened("built")) == 2
    assert len(g.happened("wall")) == 1, "3 + 1 + 2 servants complete the section"


def test_ex_22_mengs_dusk():  # G-SOLO-11, G-SOLO-14
    g = solo(
        "dusk",
        {},
        {"hired": 2},
        piles={"today": ["M-intrigue", "M-jade1", "M-palace1"]},
        cities={"fuzhou": "vp2"},
        passed=[0, 1],
    )
    dusk = g.log[: g.log.index(g.happened("night")[0])]
    told = [event.kind for event in dusk if event.kind in ("sent", "intrigue", "vp", "envoy", "meng-cannot-pay")]
    assert told == ["sent", "intrigue", "vp", "meng-cannot-pay"]
    assert me(g, 1).intrigue == 2
    assert stored(g, 1) == ["vp2"]


def test_ex_23_mengs_dice():  # G-SOLO-12
    g = solo(
        "night",
        {"hired": 0, "hand": [], "discard": ["GB-3", "GB-2", "GB-1"], "intrigue": 2},
        {"hired": 0, "intrigue": 5},
        day=3,
        dice=[3, 9, 2],
    )
    assert [event.args["n"] for event in g.happened("matches")] == [2, 3]
    g = solo(
        "night",
        {"hired": 0, "hand": [], "discard": ["GB-3", "GB-2", "G4-9"], "intrigue": 2},
        {"hired": 0, "intrigue": 5},
        day=3,
        dice=[3, 9, 2],
    )
    g.choose("hire 0 servants")
    assert (me(g, 1).vp, me(g, 1).palace) == (3, 1)
    assert next(event.args["n"] for event in g.happened("hired") if event.seat == 1) == 3


def test_ex_24_meng_without_audience():  # G-SOLO-27
    g = solo("scoring", {"vp": 32, "palace": 8}, {"vp": 40})
    assert [(score.total, score.won) for score in g.scores()] == [(39, False), (40, True)]
    g = solo("scoring", {"vp": 60}, {"vp": 40})
    assert [(score.total, score.won) for score in g.scores()] == [(0, False), (40, True)]
