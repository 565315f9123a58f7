"""Bonus travel tokens. [RULES section 13]"""

from __future__ import annotations

from tests.games.gugong.table import Doc, me, only, stored, table, verbs

BONUS = {"bonus_tokens": True}


def at(where: str, token: str, seat: int = 1, double: bool = False) -> Doc:
    return {"seat": seat, "token": token, "at": where, "double": double}


def test_stationed_with_a_hired_piece_or_stored():  # G-BONUS-02, G-RULING-13
    g = table("token_benefit", {"hired": 1, "double": "hired"}, taken="bonus_tax", options=BONUS)
    assert len(g.options()) == 1 + 7 * 2
    g.choose("station wall double")
    assert g.table["stations"] == [at("wall", "bonus_tax", 0, True)]
    assert g.table["seats"][0]["double"] == "stationed"
    assert stored(g) == []
    g = table("token_benefit", {"hired": 1}, taken="bonus_plus1", options=BONUS)
    assert g.options() == ["pass", "station own-board servant"]
    assert g.refuses("station wall servant").rule == "G-BONUS-02"
    g.choose("station own-board servant")
    assert me(g).hired == 0


def test_declined_or_impossible_it_is_stored_at_once():  # G-BONUS-02, G-RULING-14
    g = table("token_benefit", {"hired": 1}, taken="bonus_follow", options=BONUS).choose("pass")
    assert stored(g) == ["bonus_follow"]
    g = table("token_benefit", {"hired": 0}, taken="bonus_follow", options=BONUS)
    assert stored(g) == ["bonus_follow"]


def test_after_the_day_it_is_stored_and_its_servant_free():  # G-BONUS-03
    g = table("evening", {"hired": 0}, options=BONUS, stations=[at("wall", "bonus_tax", 0)])
    assert (stored(g), me(g).free, g.table["stations"]) == (["bonus_tax"], 12, [])
    six = ["hire1", "hire1", "hire2", "palace1", "swap", "ship1"]
    g = table("evening", {"stored": six}, options=BONUS, stations=[at("wall", "bonus_tax", 0)])
    assert g.asked() == "token.make_room", "forced where there is no room"
    assert me(g).n_stored() == 6, "it fills no slot and cannot be exchanged meanwhile"


def test_gifts_count_one_more_each():  # G-BONUS-04
    seat = {"hand": ["G1-6", "G1-2"]}
    board = {"wall": "GB-7", "jade": "GB-6"}
    g = table("turn", seat, options=BONUS, stations=[at("own-board", "bonus_plus1", 0)], board=board)
    assert not g.offers("gift G1-6 wall free"), "6 + 1 is equal"
    assert g.offers("gift G1-6 jade free")
    twice = [at("own-board", "bonus_plus1", 0), at("own-board", "bonus_plus1", 0)]
    g = table("turn", seat, options=BONUS, stations=twice, board=board)
    assert g.offers("gift G1-6 wall free"), "two add up"
    g = table("turn", {"hand": ["G1-6"]}, {"hand": ["G2-5"]}, turn=1, options=BONUS, stations=twice, board=board)
    assert not g.offers("gift G2-5 jade free"), "only for their owner"
    g = table(
        "token_benefit", {"hand": ["G1-6"]}, taken="discard7_jade", options=BONUS,
        stations=[at("own-board", "bonus_plus1", 0)],
    )  # fmt: skip
    assert g.seat == 1, "printed values stay"


def test_tax():  # G-BONUS-05, G-RULING-34
    taxes = [at("palace", "bonus_tax"), at("palace", "bonus_tax", 2)]
    g = table("action_palace", {"vp": 5}, options=BONUS, stations=taxes).choose("act palace A")
    assert (me(g).vp, me(g, 1).vp, me(g, 2).vp) == (3, 1, 1), "several add up"
    g = table("action_palace", {"vp": 5}, options=BONUS, stations=taxes).choose("pass")
    assert me(g).vp == 5
    g = table("action_wall", {"vp": 5}, options=BONUS, stations=taxes).choose("act wall A")
    assert me(g).vp == 5
    g = table("action_palace", {"vp": 5}, options=BONUS, stations=[at("palace", "bonus_tax", 0)]).choose("act palace A")
    assert me(g).vp == 5, "one's own action is not taxed"


def test_follow_comes_after_the_whole_performance():  # G-BONUS-06
    follow = [at("palace", "bonus_follow", 2)]
    g = table("action_palace", {}, {}, {"hired": 2}, options=BONUS, stations=follow, passed=[2])
    g.choose("act palace A")
    assert (g.seat, g.asked()) == (2, "location.palace")
    assert verbs(g) == {"pass", "act"}
    g.choose("act palace B")
    assert (me(g, 2).palace, me(g, 2).hired) == (2, 0), "own variant, own cost, even after passing"
    assert g.seat == 1


def test_the_token_of_a_follower_is_shown_as_the_followers():  # G-BONUS-06, G-TRAVEL-02
    follow = [at("travel", "bonus_follow", 2)]
    g = table(
        "action_travel", {}, {}, {"hired": 2}, options=BONUS, stations=follow, cities=only(fuzhou="vp2", hangzhou="vp2")
    )
    g.choose("act travel A").choose("go fuzhou")
    assert g.view(1)["taken_by"] == 0
    g.choose("use").choose("act travel A")
    assert (g.view(1)["turn"], g.view(1)["taken_by"]) == (0, 2)


def test_a_follower_waits_for_wall_scoring_and_benefits():  # G-BONUS-06
    follow = [at("wall", "bonus_follow", 2)]
    g = table("action_wall", {"hired": 1, "intrigue": 2}, {"wall": 5}, {"hired": 2}, options=BONUS, stations=follow)
    g.choose("act wall A")
    assert g.asked() == "wall.benefit"
    g.choose("pass")
    assert (g.seat, g.asked()) == (2, "location.wall")


def test_a_card_icon_triggers_too_a_doubled_action_twice():  # G-BONUS-07, G-RULING-34
    seat = {"hand": ["GB-1", "G1-2"], "vp": 5}
    g = table("turn", seat, board={"palace": "G2-9"}, options=BONUS, stations=[at("palace", "bonus_tax")])
    g.choose("gift GB-1 palace free").choose("act palace A")
    assert (me(g).vp, me(g, 1).vp) == (4, 1)
    g.choose("act palace A")
    assert (me(g).vp, me(g, 1).vp) == (3, 2)


def test_benefits_of_tokens_are_no_performance():  # G-BONUS-07
    g = table("token_benefit", {"vp": 5}, taken="wall1", options=BONUS, stations=[at("wall", "bonus_tax")])
    g.choose("build 1 servants alone")
    assert me(g).vp == 5


def test_tax_before_followers_clockwise():  # G-BONUS-07, G-RULING-15
    stations = [at("palace", "bonus_follow", 0), at("palace", "bonus_follow", 3), at("palace", "bonus_tax", 0)]
    g = table("action_palace", {}, {}, {"vp": 2}, {}, turn=2, options=BONUS, stations=stations)
    g.choose("act palace A")
    assert (me(g, 2).vp, me(g, 0).vp) == (1, 1)
    assert g.seat == 3
    g.choose("pass")
    assert g.seat == 0


def test_following_triggers_nothing_unless_a_group_wants_it():  # G-RULING-15, G-BONUS-07
    stations = [at("palace", "bonus_follow", 1), at("palace", "bonus_tax", 2)]
    seats = [{"vp": 5}, {"vp": 5}, {}]
    g = table("action_palace", *seats, options=BONUS, stations=stations).choose("act palace A").choose("act palace A")
    assert (me(g).vp, me(g, 1).vp) == (4, 5)
    flag = {"ruling_flags": {"follow_triggers_bonus_tokens": True}}
    g = table("action_palace", *seats, options=BONUS, stations=stations, corrections=flag)
    g.choose("act palace A").choose("act palace A")
    assert (me(g).vp, me(g, 1).vp) == (4, 4)
