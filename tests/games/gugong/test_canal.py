"""The Grand Canal. [RULES 7.7]"""

from __future__ import annotations

from tests.games.gugong.table import hand, harbour, me, table

MINE = {"seat": 0, "servants": 1}
FULL = {"seat": 0, "servants": 3}
OTHER = {"seat": 1, "servants": 1}


def test_one_ship_per_harbour_and_no_change_of_route():  # G-CANAL-01, G-INV-05
    g = table("action_canal", {"hired": 0}, harbours={"left:5": MINE, "right:1": OTHER})
    assert g.seat == 1, "a ship at the end of its route does not turn to the other one"
    g = table(players=2)
    assert list(g.table["harbours"]) == [f"main:{n}" for n in range(1, 6)]


def test_variant_a_loads_then_moves_either_part_optional():  # G-CANAL-02
    g = table("action_canal", {"hired": 2}, harbours={"left:1": MINE})
    g.choose("act canal A").choose("load servant left:1").choose("sail left:1")
    assert harbour(g, "left:2") == {"seat": 0, "servants": 2, "double": False}
    g = table("action_canal", {"hired": 2}, harbours={"left:1": MINE})
    g.choose("act canal A").choose("load servant new:right").choose("sail left:1")
    assert harbour(g, "left:2") is not None, "another ship may move"
    g = table("action_canal", {"hired": 2}, harbours={"left:1": MINE})
    g.choose("act canal A").choose("pass")
    assert g.seat == 1, "with nothing loaded the only ship had to move"
    assert harbour(g, "left:2") is not None


def test_both_parts_may_be_left_out_only_for_a_claim():  # G-CANAL-02, G-CANAL-08
    g = table("action_canal", {"hired": 1}, harbours={"left:2": FULL})
    g.choose("act canal A").choose("pass").choose("pass")
    assert g.asked() == "location.canal/0/2"
    g.choose("pass")
    assert g.seat == 1, "then the claim is not optional any more"
    assert me(g).vp == 4


def test_whoever_leaves_a_part_out_is_told_what_must_follow():  # G-CANAL-02, G-CANAL-08
    g = table("action_canal", {"hired": 1}, harbours={"left:2": FULL})
    assert g.choose("act canal A").label("pass").key == "gugong-decline-load-either"
    assert g.choose("pass").label("pass").key == "gugong-decline-claim"
    assert g.choose("pass").label("pass").key == "gugong-decline-sail-claim"
    g = table("action_canal", {"hired": 1}, harbours={"left:5": FULL})
    assert g.choose("act canal A").label("pass").key == "gugong-decline-load-claim"
    g = table("action_canal", {"hired": 1}, harbours={"left:1": MINE})
    assert g.choose("act canal A").label("pass").key == "gugong-decline-load-sail"
    g = table("action_canal", {"hired": 1}, harbours={"left:2": MINE})
    assert g.choose("act canal A").choose("load servant left:2").label("pass").key == "gugong-decline-sail"
    g = table("action_canal", {"hired": 0}, harbours={"left:5": FULL})
    assert g.label("act canal A").key == "gugong-label-act-claim", "nothing to load, nothing to move"
    assert g.choose("act canal A").asked() == "location.canal/0/1"
    assert "pass" not in g.options()


def test_variant_b_sends_one_and_places_exactly_two():  # G-CANAL-03, G-RULING-10
    g = table("action_canal", {"hired": 3}, harbours={"left:1": MINE})
    g.choose("act canal B")
    assert "pass" not in g.options()
    g.choose("load servant left:1")
    assert "pass" not in g.options()
    g.choose("load servant left:1")
    assert me(g).hired == 0
    assert g.seat == 1, "no movement, and harbour 1 gives nothing"
    g = table("action_canal", {"hired": 2})
    assert not g.offers("act canal B")


def test_a_first_piece_must_leave_room_for_the_second():  # G-CANAL-03, G-CANAL-04
    ships = {
        "main:1": {"seat": 0, "servants": 1},
        "main:2": {"seat": 1, "servants": 1},
        "main:3": {"seat": 1, "servants": 1},
        "main:4": {"seat": 1, "servants": 1},
        "main:5": {"seat": 0, "servants": 3},
    }
    g = table("action_canal", {"hired": 3, "double": "hired"}, {}, players=2, harbours=ships)
    g.choose("act canal B")  # the double servant would fill the last two spaces, so two ordinary ones go
    assert harbour(g, "main:1") == {"seat": 0, "servants": 3, "double": False}
    assert g.table["seats"][0]["double"] == "hired"


def test_loading_only_where_there_is_room():  # G-CANAL-04
    g = table("action_canal", {"hired": 2}, harbours={"left:1": FULL, "right:1": OTHER, "left:2": MINE})
    g.choose("act canal A")
    assert [o for o in g.options() if o.startswith("load")] == [
        "load servant left:2",
        "load servant new:left",
        "load servant new:right",
    ]
    assert g.refuses("load servant left:1").rule == "G-CANAL-04"


def test_a_new_ship_starts_in_the_first_free_harbour():  # G-CANAL-05
    g = table("action_canal", {"hired": 2}, harbours={"left:1": OTHER, "left:2": OTHER, "left:4": OTHER})
    g.choose("act canal A").choose("load servant new:left")
    assert harbour(g, "left:3") == {"seat": 0, "servants": 1, "double": False}


def test_a_full_route_and_a_fourth_ship():  # G-CANAL-05
    full = {f"left:{n}": {"seat": 1 + n % 2, "servants": 1} for n in range(1, 6)}
    g = table("action_canal", {"hired": 1}, harbours=full)
    g.choose("act canal A")  # only the other route takes the ship
    assert harbour(g, "right:1") == {"seat": 0, "servants": 1, "double": False}
    three = {f"left:{n}": MINE for n in (1, 2, 3)}
    g = table("action_canal", {"hired": 2}, harbours=three)
    g.choose("act canal A")
    assert not any("new" in option for option in g.options())
    assert g.refuses("load servant new:right").rule == "G-CANAL-05"


def test_a_step_jumps_over_occupied_harbours():  # G-CANAL-06
    ships = {"left:1": MINE, "left:2": OTHER, "left:3": OTHER}
    g = table("action_canal", {"hired": 0}, harbours=ships)
    g.choose("act canal A")
    assert harbour(g, "left:4") == {"seat": 0, "servants": 1, "double": False}
    blocked = {"left:4": MINE, "left:5": OTHER}
    g = table("action_canal", {"hired": 0}, harbours=blocked)
    assert g.seat == 1, "no free harbour ahead"


def test_the_rewards_of_the_harbours():  # G-CANAL-07
    for n, rewards in ((1, []), (2, ["vp4"]), (3, ["card"]), (4, ["double"]), (5, ["vp4", "card", "double"])):
        g = table("night_claims", {}, harbours={f"left:{n}": FULL}, draw_pile=["GD-1"])
        assert [o for o in g.options() if o.startswith("claim")] == [f"claim left:{n} {r}" for r in rewards]
    g = table("night_claims", {}, harbours={"left:2": FULL})
    free = me(g).free
    g.choose("claim left:2 vp4")
    assert (me(g).vp, me(g).free, me(g).filled(0), harbour(g, "left:2")) == (4, free + 2, 1, None)
    assert g.game.faults(g.s) == []


def test_claim_windows_of_a_canal_action():  # G-CANAL-08, G-RULING-09
    g = table("action_canal", {"hired": 1}, harbours={"left:2": {"seat": 0, "servants": 2}})
    g.choose("act canal A").choose("load servant left:2")
    assert g.options() == ["pass", "claim left:2 vp4"], "after loading"
    g.choose("pass").choose("sail left:2")
    assert g.options() == ["pass", "claim left:3 card"], "and after moving"
    g.choose("pass")
    assert harbour(g, "left:3") == {"seat": 0, "servants": 3, "double": False}, "never forced"


def test_no_claim_at_other_times():  # G-CANAL-08
    g = table("turn", {"hand": ["G1-8", "G1-2"]}, harbours={"left:2": FULL}, board={"palace": "GB-1"})
    assert not any(option.startswith("claim") for option in g.options())
    g.choose("gift G1-8 palace free")
    assert not any(option.startswith("claim") for option in g.options())


def test_slots_are_limited():  # G-CANAL-09
    seat = {"rewards": {"vp4": 3, "card": 2, "double": 1}, "double": "free"}
    g = table("night_claims", seat, harbours={"left:5": FULL})
    assert g.asked() != "canal.night_claim"
    g = table("night_claims", {"rewards": {"vp4": 3}}, harbours={"left:5": FULL})
    assert [o for o in g.options() if o.startswith("claim")] == ["claim left:5 card", "claim left:5 double"]
    assert g.refuses("claim left:5 vp4").rule == "G-CANAL-09"


def test_an_extra_card_can_be_played_the_same_day():  # G-CANAL-10, G-INV-03
    seat = {"hired": 1, "hand": [], "discard": []}
    g = table("action_canal", seat, harbours={"left:3": FULL}, draw_pile=["GD-9a"], passed=[1, 2, 3])
    g.choose("act canal A").choose("pass").choose("claim left:3 card")
    assert hand(g) == ["GD-9a"]
    while g.asked() != "turn":
        g.choose(g.options()[0])
    assert g.seat == 0


def test_without_a_draw_pile_there_is_no_extra_card():  # G-RULING-23
    hands = ["GD-1", "GD-2", "GD-3", "GD-4", "GD-5a", "GD-5b", "GD-7", "GD-8a", "GD-8b", "GD-9a", "GD-9b"]
    g = table("night_claims", {"discard": hands}, harbours={"left:3": FULL})
    assert g.asked() != "canal.night_claim"
