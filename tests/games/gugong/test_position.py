"""Position documents: written by hand, dumped and read back, and refused where they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.messages import Message, Refused
from courtier.core.position import dump, load, schema
from courtier.games import load_game
from tests.games.gugong.table import hand, harbour, lying, me, only, solo, state, stored, table
from tests.support import given
from tests.texts.scan import say_everywhere


def refused(**doc: Any) -> Message:
    with pytest.raises(Refused) as caught:
        table("turn", *doc.pop("seats", []), **doc)
    return caught.value.message


def test_what_is_left_out_is_as_after_set_up():
    g = table("turn", {"hired": 2})
    assert (me(g).hired, me(g).free, me(g, 1).hired) == (2, 10, 6)
    assert hand(g) == ["G1-2", "G1-3", "G1-6", "G1-8"]


def test_a_named_card_leaves_where_set_up_had_put_it():  # G-INV-02
    g = table("turn", {"hand": ["GB-7"]}, board={"jade": "G1-8"})
    assert lying(g, "jade") == "G1-8"
    assert hand(g) == ["GB-7"]
    assert g.game.faults(g.s) == []


def test_a_named_token_leaves_where_set_up_had_put_it():  # G-INV-04
    g = table("turn", {"stored": ["vp2", "vp2", "vp2"], "city": "xian"})
    assert stored(g) == ["vp2"] * 3
    assert "vp2" not in g.table["cities"].values()
    assert g.table["cities"]["xian"] is None
    assert g.game.faults(g.s) == []


def test_servants_that_are_nowhere_else_are_free():  # G-INV-01
    g = table(
        "turn",
        {"wall": 3, "decrees": ["d1_hire"], "rewards": {"vp4": 1}},
        harbours={"left:1": {"seat": 0, "servants": 2}},
    )
    assert (me(g).hired, me(g).free) == (5, 0)
    assert harbour(g, "left:1") == {"seat": 0, "servants": 2, "double": False}


@pytest.mark.parametrize(("doc", "key"), [
    ({"seats": [{"hired": 9, "free": 9}]}, "gugong-error-servants"),
    ({"seats": [{"hired": 12, "wall": 1}]}, "gugong-error-servants"),
    ({"seats": [{"hand": ["G5-3"]}], "players": 2}, "gugong-error-card-absent"),
    ({"seats": [{"hand": ["G1-3"]}], "board": {"jade": "G1-3"}}, "error-position-twice"),
    ({"seats": [{"stored": ["double"] * 3}]}, "gugong-error-tokens"),
    ({"seats": [{"city": "nanjing"}], "players": 2}, "error-place-word"),
    ({"dice": [9, 4, 1]}, "error-place-word"),
    ({"seats": [{"intrigue": 15}]}, "error-place-number"),
    ({"seats": [{"palace": 9}]}, "error-place-number"),
    ({"medal": 3, "players": 2}, "error-place-number"),
    ({"decrees": ["d1_hire", "d2_wall", "d2_jade", "d2_equal", "d3_vp", "d3_flat"]}, "error-place-word"),
    ({"harbours": {"main:1": {"seat": 0}}}, "error-place-word"),
    ({"seats": [{"double": "ship"}]}, "gugong-error-double"),
    ({"intrigue_order": [0, 1, 2, 2]}, "error-place-word"),
    ({"seats": [{"intrigue": 3}], "intrigue_order": [0, 1, 2, 3]}, "error-place-word"),
    ({"seats": [{}] * 3, "players": 2}, "error-place-list"),
])  # fmt: skip
def test_what_cannot_be_is_refused(doc, key):  # G-INV-06
    message = refused(**dict(doc))
    assert message.key == key
    assert len(set(say_everywhere(message).values())) == 3, "every language says it in its own words"


@pytest.mark.parametrize(("doc", "key", "rule"), [
    ({"seats": [{"audience": 4}], "players": 2}, "gugong-error-audience", "G-PALACE-02"),
    ({"seats": [{"audience": 0}, {"audience": 0}]}, "gugong-error-audience", "G-PALACE-02"),
    ({"seats": [{"wall": 4}, {"wall": 3}], "players": 2}, "gugong-error-wall", "G-WALL-03"),
    ({"seats": [{"rewards": {"double": 1}, "double": "locked"}]}, "gugong-error-double-locked", "G-DOUBLE-01"),
    ({"seats": [{"rewards": {"double": 1}}]}, "gugong-error-double-locked", "G-DOUBLE-01"),
    ({"seats": [{"shown": ["G1-2"], "sure_discard": ["G1-2"]}]}, "gugong-error-known", "G-INFO-02"),
    ({"seats": [{"city": "xian"}], "cities": {"xian": "vp2"}}, "gugong-error-city-token", "G-TRAVEL-03"),
    ({"harbours": {f"left:{n}": {"seat": 0} for n in range(1, 5)}}, "gugong-error-ships", "G-INV-05"),
])  # fmt: skip
def test_what_no_game_can_come_to_is_refused_with_its_rule(doc, key, rule):
    message = refused(**dict(doc))
    assert message.key == "error-position-fault"
    fault = message.args["fault"]
    assert isinstance(fault, Message)
    assert (fault.key, message.rule) == (key, rule)
    assert str(fault.args["place"]).startswith("table.")
    assert len(set(say_everywhere(message).values())) == 3


@pytest.mark.parametrize(("moment", "doc", "key"), [
    ("morning", {"day": 1}, "gugong-error-first-morning"),
    ("morning_hire", {"day": 1}, "gugong-error-first-morning"),
    ("scoring", {"day": 2}, "error-place-number"),
    ("last_exchanges", {"day": 3}, "error-place-number"),
    ("dusk", {"players": 3}, "gugong-error-dusk"),
    ("token_benefit", {}, "gugong-error-no-token"),
    ("turn", {"taken": "vp2"}, "gugong-error-token-taken"),
])  # fmt: skip
def test_a_moment_that_cannot_be_is_refused(moment, doc, key):  # G-FLOW-01, G-FLOW-02, G-TRAVEL-04
    with pytest.raises(Refused) as caught:
        table(moment, **doc)
    fault = caught.value.message.args["fault"]
    assert isinstance(fault, Message)
    assert fault.key == key
    assert len(set(say_everywhere(caught.value.message).values())) == 3


def test_nights_fit_the_day():  # G-FLOW-01
    assert refused(day=3, nights=0).key == "error-place-number"
    assert table("morning_hire", {"hired": 0}, day=1, nights=1).table["day"] == 2, "the marker has not moved yet"


def test_only_the_solo_game_has_meng_and_his_focus():  # G-SOLO-01, G-SOLO-03
    assert refused(meng={}).key == "gugong-error-solo-only"
    assert refused(focus="jade").key == "gugong-error-solo-only"
    message = refused(players=1, options={"focus": "wall"}, focus="jade")
    assert (message.args["place"], message.args["expected"]) == ("table.focus", "wall")
    assert solo("turn", {}, {}, options={"focus": "jade"}, focus="jade").table["focus"] == "jade"
    assert solo("turn", {}, {}, focus="jade").table["focus"] == "jade", "a random focus may be any"


def test_a_ship_without_a_load_is_refused():  # G-INV-05
    assert refused(harbours={"left:1": {"seat": 0, "servants": 0}}).key == "error-position-fault"


def test_every_instant_of_a_game_is_read_back_as_it_was():
    alone: dict[str, Any] = {"players": 1, "difficulty": "hard"}
    for options in (alone, {"players": 5, "bonus_tokens": True}):
        game = load_game("gugong")
        g = table("day", options=options, players=options["players"])
        for _ in range(60):
            if g.over:
                break
            assert dump(game, load(game, g.position)) == g.position
            g.choose(g.options()[-1])


def test_the_schema_speaks_of_everything():
    properties: Any = schema(load_game("gugong"))["properties"]
    fields = properties["table"]["properties"]
    assert {"seats", "board", "cities", "harbours", "dice", "decrees", "meng", "focus", "turn"} <= set(fields)
    assert "action_wall" in properties["moment"]["enum"]


def test_moments_begin_where_they_say():
    assert table("turn", turn=2).seat == 2
    assert table("action_wall", turn=1).asked() == "location.wall"
    assert table("morning_hire", nights=1).asked() == "morning.hire"
    assert table("evening", {"stored": ["vp2", "vp2"]}).asked() == "token.evening"
    assert table("scoring").over
    assert solo("dusk", {}, {}, piles={"today": ["M-palace1"]}).happened("dusk")
    assert table("token_benefit", taken="hire2", cities=only()).asked() == "token.hire2"


def test_in_a_morning_the_day_is_the_one_that_begins():  # G-MORNING-05
    for moment in ("morning", "morning_decrees", "morning_hire"):
        for day in (2, 3, 4):
            g = table(moment, {"hired": 0}, day=day)
            assert g.asked() == "morning.hire"
            assert (g.table["day"], g.table["nights"]) == (day, day - 1)
        assert table(moment, {"hired": 0}).table["day"] == 2, "day 1 has no morning"


def test_components_are_conserved_all_through():  # G-INV-01, G-INV-02, G-INV-03, G-INV-04, G-INV-05, G-INV-06
    g = table("day", players=3, options={"bonus_tokens": True, "expert_setup": True})
    owned = [len(hand(g, seat)) for seat in range(3)]
    while not g.over:
        assert g.game.faults(g.s) == []
        g.choose(g.options()[len(g.log) % len(g.options())])
    s = state(g)
    for seat in range(3):
        assert len(hand(g, seat)) == owned[seat] + s.seats[seat].filled(1), "only an extra card adds one"


@pytest.mark.parametrize("harm", ["card", "token", "ship", "vp", "track"])
def test_faults_find_what_is_broken(harm):  # G-INV-02, G-INV-04, G-INV-05, G-INV-06
    g = table("turn", harbours={"left:1": {"seat": 0, "servants": 1}})
    s = state(g)
    if harm == "card":
        s.board[0] = s.board[1]
    elif harm == "token":
        s.tokens[0] = -1
    elif harm == "ship":
        s.harbours[0] = 0
    elif harm == "vp":
        s.seats[0].vp = -1
    else:
        s.track = [0, 0, 1, 2]
    assert g.game.faults(s)


def test_a_named_start_player_takes_the_first_turn():
    """Without a moment the turn of `start` begins, whoever the seed had drawn. G-DAY-01, G-SETUP-02"""
    for seed in ("x", "y", "z"):
        for start in range(3):
            g = given("gugong", options={"players": 3}, table={"start": start}, seed=seed)
            assert g.seat == start
