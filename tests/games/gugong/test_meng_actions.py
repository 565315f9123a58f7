"""What Meng does at each location, how he pays and travels. [RULES 14.3 and 14.4]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.messages import Name
from courtier.core.state import Event
from courtier.games.gugong.actions import CARDS, TILES
from tests.games.gugong.table import Doc, me, only_a, solo, state, stored
from tests.games.gugong.test_meng import first_turn, told, turn
from tests.support import Play

OFFER = ["d1_swap", "d1_hire", "d2_wall", "d2_travel", "d3_vp", "d3_flat"]
NO_ACTION = "G5-8"


def dusk(automa: str, meng: Doc, **more: Any) -> tuple[Play, list[Event]]:
    """One automa card at dusk; the events until the night."""
    g = solo("dusk", {"hand": [], "discard": []}, meng, piles={"today": [automa], **more.pop("piles", {})}, **more)
    night = g.log.index(g.happened("night")[0]) if g.happened("night") else len(g.log)
    return g, g.log[:night]


def seen(events: list[Event], *kinds: str) -> list[str]:
    return [event.kind for event in events if event.kind in kinds]


# -- paying


def test_he_exchanges_exactly_what_he_lacks_double_tokens_first():  # G-SOLO-14
    meng = {"hired": 2, "stored": ["double", "hire1"]}
    g = turn("M-jade1", NO_ACTION, meng, cities=only_a())
    exchange = told(g, "meng-exchanges")[0]
    assert (exchange.args["worth"], exchange.args["n"], exchange.rule) == (2, 1, "G-SOLO-14")
    assert (me(g, 1).jade, stored(g, 1)) == (1, ["hire1"])


def test_without_enough_tokens_or_free_servants_he_exchanges_nothing():  # G-SOLO-14
    g = turn("M-jade1", NO_ACTION, {"hired": 1, "stored": ["hire1", "hire1"]}, cities=only_a())
    assert told(g, "meng-cannot-pay")
    assert not told(g, "meng-exchanges")
    assert me(g, 1).jade == 0
    g = turn(
        "M-jade1",
        NO_ACTION,
        {"hired": 2, "free": 0, "wall": 3, "decrees": ["d1_hire"], "stored": ["hire1", "hire1"]},
        {"wall": 0},
        cities=only_a(),
        harbours={},
        corrections={"players": {"servants_per_player": 6, "hired_at_start": 3}},
    )
    assert told(g, "meng-cannot-pay")


def test_pieces_to_place_count_with_the_cost():  # G-SOLO-14
    _g, events = dusk("M-wall", {"hired": 1, "stored": ["hire1", "hire1"]}, cities=only_a())
    assert seen(events, "meng-exchanges", "sent", "built") == ["meng-exchanges", "sent", "built"]


def test_six_tokens_are_jade_at_once():  # G-SOLO-15
    five = ["hire1", "hire1", "hire2", "palace1", "swap"]
    g = turn("M-travel", NO_ACTION, {"stored": five}, cities=only_a(fuzhou="vp2"))
    assert told(g, "meng-jade-exchange")[0].rule == "G-SOLO-15"
    assert (me(g, 1).jade, stored(g, 1)) == (1, [])
    g = turn("M-travel", NO_ACTION, {"stored": ["double", "double", "hire1"]}, cities=only_a(fuzhou="vp2"))
    assert (me(g, 1).jade, stored(g, 1)) == (1, []), "two doubles and two others"


# -- locations by day, at dusk, with a special card


def test_wall():  # G-SOLO-16, G-SOLO-18
    g = turn("M-wall", NO_ACTION, {"hired": 1, "free": 11})
    assert told(g, "built")[0].args["n"] == 1
    g = turn("M-special1", NO_ACTION, {"hired": 12, "free": 0}, focus="wall")
    assert told(g, "built")[0].args["n"] == 2, "from hired where free ones are lacking"
    g = turn("M-special1", NO_ACTION, {"hired": 5, "free": 7}, focus="wall")
    assert me(g, 1).hired >= 5
    assert told(g, "built")[0].args["n"] == 2
    g = turn("M-special1", NO_ACTION, {"hired": 5, "free": 6, "decrees": ["d2_wall"]}, focus="wall")
    assert told(g, "built")[0].args["n"] == 3
    g, events = dusk("M-wall", {"hired": 2, "free": 9, "decrees": ["d2_wall"]})
    assert [event.args["n"] for event in events if event.kind == "built"] == [2]
    g, events = dusk("M-wall", {"hired": 1, "free": 10, "decrees": ["d2_wall"]})
    assert seen(events, "built", "meng-extra") == [], "no extra where the action cannot be done"


def test_the_section_and_his_forced_benefit():  # G-SOLO-17
    for intrigue, kind in ((7, "i7"), (6, "i1"), (0, "")):
        g = turn("M-wall", NO_ACTION, {"intrigue": intrigue, "wall": 1, "hired": 8}, {"wall": 2, "intrigue": 0})
        benefits = [str(event.args["benefit"]) for event in g.happened("meng-benefit")[:1]]
        assert benefits == ([f"Name('gugong-benefit-{kind}')"] if kind else [])
        if not kind:
            assert g.happened("no-benefit")[-1].rule == "G-SOLO-17"
    g = turn("M-wall", NO_ACTION, {"intrigue": 3, "hired": 12, "free": 0}, {"wall": 3})
    assert g.happened("no-benefit")[-1].rule == "G-SOLO-17", "nobody is free to be hired"


def test_jade():  # G-SOLO-16, G-SOLO-19
    g = turn("M-jade1", NO_ACTION, {"hired": 4}, houses=["h3", "h2"])
    assert "h2" not in g.table["houses"], "the cheapest"
    g = turn("M-jade1", NO_ACTION, {"hired": 4}, houses=["h1", "h2"])
    assert "h1" not in g.table["houses"], "equal prices: data order"
    g = turn("M-jade1", NO_ACTION, {"hired": 2, "decrees": ["d2_jade"]})
    assert told(g, "sent")[0].args["n"] == 2
    g = turn("M-special1", NO_ACTION, {"hired": 0}, focus="jade")
    assert me(g, 1).jade == 1
    assert not told(g, "sent")
    g, events = dusk("M-jade1", {"hired": 0}, cities=only_a(fuzhou="vp2"))
    assert seen(events, "travelled") == ["travelled"]


def test_intrigue():  # G-SOLO-16, G-RULING-25, G-SOLO-28
    g = turn("M-intrigue", NO_ACTION, {"hired": 2})
    assert told(g, "medal")
    assert told(g, "intrigue")[0].args["position"] == 1
    g = turn("M-special1", NO_ACTION, focus="intrigue")
    assert told(g, "intrigue")[0].args["position"] == 3
    assert not told(g, "medal")
    g, events = dusk("M-intrigue", {"hired": 1})
    assert [event.args["position"] for event in events if event.kind == "intrigue"] == [2]
    g = turn("M-intrigue", NO_ACTION, {"intrigue": 14})
    assert told(g, "medal"), "by day he still takes the medal"
    g = turn("M-intrigue", NO_ACTION, {"intrigue": 14}, medal=0)
    assert told(g, "meng-intrigue-end")[0].rule == "G-SOLO-28"
    g, events = dusk("M-intrigue", {"hired": 1, "intrigue": 14})
    assert seen(events, "sent") == [], "skipped and not paid for"


def test_palace():  # G-SOLO-16
    g = turn("M-palace1", NO_ACTION, {"palace": 8, "audience": 0})
    assert told(g, "vp")[0].args["n"] == 1
    g = turn("M-special1", NO_ACTION, focus="palace")
    assert (told(g, "envoy")[0].args["steps"], told(g, "intrigue")[0].args["steps"]) == (2, 1)
    g, events = dusk("M-palace1", {"hired": 2})
    assert seen(events, "sent", "envoy", "intrigue") == ["sent", "envoy", "intrigue"]


def test_travel():  # G-SOLO-16, G-SOLO-19, G-SOLO-28
    cities = only_a(fuzhou="vp2", hangzhou="intrigue1", jinan="palace1")
    g = turn("M-special1", NO_ACTION, focus="travel", cities=cities)
    assert len(told(g, "travelled")) == 2
    g, events = dusk("M-travel", {"hired": 2}, cities=cities)
    assert seen(events, "sent", "travelled") == ["sent", "travelled"]
    g, events = dusk("M-travel", {"hired": 1, "decrees": ["d2_travel"]}, cities=cities)
    assert [event.args["n"] for event in events if event.kind == "sent"] == [1]
    g, events = dusk("M-travel", {"hired": 2}, cities=only_a())
    assert seen(events, "sent", "travelled", "meng-no-token") == ["meng-no-token"]
    g, events = dusk("M-special1", {"hired": 0}, cities=cities)
    assert seen(events, "travelled") == ["travelled"]


def test_canal_loads_his_ship_or_launches_one():  # G-SOLO-24, G-SOLO-16
    g = turn("M-canal", NO_ACTION, {"hired": 1})
    assert told(g, "launched")
    g = turn("M-canal", NO_ACTION, {"hired": 1}, harbours={"main:3": {"seat": 1, "servants": 1}})
    assert not told(g, "launched")
    assert told(g, "loaded")[0].args["aboard"] == 2
    g, events = dusk("M-canal", {"hired": 2})
    assert seen(events, "sent", "launched", "loaded") == ["sent", "launched", "loaded"]
    g = turn(
        "M-special1",
        NO_ACTION,
        {"hired": 0, "free": 1, "wall": 3, "decrees": []},
        {"wall": 0},
        focus="canal",
        corrections={"players": {"servants_per_player": 4, "hired_at_start": 2}},
    )
    assert len(told(g, "loaded")) == 1, "he places what he has"  # G-RULING-35


def test_his_full_ship_is_unloaded_at_once_in_any_harbour():  # G-SOLO-25, G-SOLO-26
    g = turn(
        "M-special1",
        NO_ACTION,
        {"hired": 0},
        focus="canal",
        harbours={"main:1": {"seat": 1, "servants": 2}},
        draw_pile=["GD-1"],
    )
    kinds = [event.kind for event in first_turn(g) if event.kind in ("loaded", "meng-unloads", "meng-card", "launched")]
    assert kinds == ["loaded", "meng-unloads", "meng-card", "launched", "loaded"], "the servant left over launches"
    meng = state(g).meng
    assert meng is not None
    assert meng.cards_won == 1
    assert me(g, 1).filled(1) == 1


@pytest.mark.parametrize(("difficulty", "cards"), [("normal", 2), ("hard", 1)])
def test_extra_cards_first_then_points_without_limit(difficulty, cards):  # G-SOLO-25
    ships = {"main:2": {"seat": 1, "servants": 2}}
    g = turn(
        "M-canal",
        NO_ACTION,
        {"hired": 1},
        harbours=ships,
        options={"difficulty": difficulty},
        piles={"cards_won": cards - 1},
    )
    assert told(g, "meng-card")
    g = turn(
        "M-canal",
        NO_ACTION,
        {"hired": 1, "rewards": {"vp4": 3, "card": 2}},
        harbours=ships,
        options={"difficulty": difficulty},
        piles={"cards_won": cards},
    )
    assert told(g, "vp")[0].args["n"] == 4
    assert me(g, 1).filled(0) == 3, "at most 3 markers"


def test_an_extra_card_at_dusk_goes_on_his_discard_pile():  # G-SOLO-26
    _g, events = dusk("M-canal", {"hired": 2}, harbours={"main:4": {"seat": 1, "servants": 2}}, draw_pile=["GD-4"])
    assert seen(events, "meng-card-dusk", "meng-card") == ["meng-card-dusk"]


# -- decrees


@pytest.mark.parametrize(("day", "tile"), [(1, "d1_hire"), (2, "d2_travel"), (3, "d3_flat"), (4, "d3_flat")])
def test_the_level_of_the_day_and_the_bottom_tile(day, tile):  # G-SOLO-22, G-SOLO-23
    g = turn("M-decrees", NO_ACTION, {"hired": 6}, day=day, decrees=OFFER)
    assert TILES.index(tile) in [i for i in range(len(TILES)) if me(g, 1).decrees >> i & 1]
    assert told(g, "meng-decree-bottom")[0].rule == "G-SOLO-22"
    assert g.game.faults(g.s) == []


def test_the_cheaper_one_where_the_human_is_not():  # G-SOLO-22
    g = turn("M-decrees", NO_ACTION, {"hired": 6}, {"decrees": ["d1_hire"]}, decrees=OFFER)
    assert told(g, "meng-decree-cheaper")
    assert g.table["seats"][1]["decrees"] == ["d1_swap"]


def test_lower_levels_before_higher_ones():  # G-SOLO-22, G-RULING-24
    g = turn("M-decrees", NO_ACTION, {"hired": 2}, day=2, decrees=OFFER)
    assert [event.args["level"] for event in told(g, "meng-level-none")] == [2]
    assert g.table["seats"][1]["decrees"] == ["d1_hire"]
    g = turn("M-decrees", NO_ACTION, {"hired": 3, "decrees": ["d1_hire", "d1_swap"]}, day=1, decrees=OFFER)
    assert "d2_travel" in g.table["seats"][1]["decrees"]
    g = turn("M-decrees", NO_ACTION, {"hired": 0}, decrees=OFFER)
    assert g.table["seats"][1]["decrees"] == []


def test_a_decree_by_exchange_comes_before_a_later_level():  # G-SOLO-22, G-RULING-24
    meng = {"hired": 3, "stored": ["hire1", "hire1"]}
    g = turn("M-decrees", NO_ACTION, meng, day=3, decrees=OFFER, cities=only_a())
    assert g.table["seats"][1]["decrees"] == ["d3_flat"]


def test_a_special_card_takes_a_decree_without_sending():  # G-SOLO-22, G-SOLO-23, G-SOLO-16
    g = turn("M-special1", NO_ACTION, {"hired": 0}, focus="decrees", day=3, decrees=OFFER)
    assert g.table["seats"][1]["decrees"] == ["d3_flat"]
    assert not told(g, "sent")
    g = turn("M-special1", NO_ACTION, {"hired": 12, "free": 0}, focus="decrees", decrees=OFFER)
    assert g.table["seats"][1]["decrees"] == ["d1_hire"]


# -- the route and the tokens


def city_of(g: Play, kind: str) -> str:
    """Where his first such event leads."""
    name = told(g, kind)[0].args["city"]
    assert isinstance(name, Name)
    return name.key.rpartition("-")[2]


def test_the_route_begins_bottom_right_and_skips_empty_cities():  # G-SOLO-20
    g = turn("M-travel", NO_ACTION, cities=only_a(fuzhou="vp2", jinan="vp2"))
    assert city_of(g, "meng-route") == "fuzhou"
    g = turn("M-travel", NO_ACTION, cities=only_a(jinan="vp2", kaifeng="vp2"))
    assert city_of(g, "meng-route") == "jinan"
    g = turn(
        "M-travel",
        NO_ACTION,
        {"city": "xian"},
        cities=only_a(hangzhou="vp2", taiyuan="vp2"),
        piles={"last_city": "xian"},
    )
    assert city_of(g, "meng-route") == "hangzhou", "round and round"


def test_off_the_route_the_nearest_token():  # G-SOLO-20, G-RULING-24
    g = turn(
        "M-travel",
        NO_ACTION,
        {"city": "beijing"},
        cities=only_a(kaifeng="vp2", wuchang="vp2"),
        piles={"last_city": "beijing"},
    )
    assert city_of(g, "meng-nearest") == "kaifeng"
    g = turn(
        "M-travel",
        NO_ACTION,
        {"city": "kaifeng"},
        cities=only_a(beijing="vp2", taiyuan="vp2"),
        piles={"last_city": "beijing"},
    )
    assert city_of(g, "meng-route") == "taiyuan", "after the route city visited last"
    g = turn("M-travel", NO_ACTION, cities=only_a(kaifeng="vp2", wuchang="hire1"))
    assert city_of(g, "meng-nearest") == "wuchang", "counted from the start city"


def benefit(kind: str, meng: Doc | None = None, **more: Any) -> Play:
    """What Meng does with a token by day."""
    return turn("M-travel", NO_ACTION, meng, cities=only_a(fuzhou=kind), **more)


def test_his_tokens_by_day():  # G-SOLO-21
    assert told(benefit("hire2", {"hired": 1}), "hired")[0].args["n"] == 2
    assert told(benefit("vp2"), "vp")[0].args["n"] == 2
    assert told(benefit("palace1"), "envoy")
    assert told(benefit("intrigue1"), "intrigue")
    assert told(benefit("ship1"), "loaded")
    assert told(benefit("wall1", {"decrees": ["d2_wall"]}), "built")[0].args["n"] == 1
    g = benefit("pay3_jade", {"hired": 3})
    assert me(g, 1).jade == 1
    g = benefit("pay3_jade", {"hired": 2, "stored": ["hire1", "hire1"]})
    assert told(g, "meng-cannot")[0].rule == "G-SOLO-21", "no exchange for this"
    assert told(benefit("swap"), "meng-instead")
    assert stored(benefit("double"), 1) == ["double"]


def test_retrieve_and_discard_by_day():  # G-SOLO-21, G-RULING-24
    g = turn("M-travel", NO_ACTION, cities=only_a(fuzhou="retrieve"), board={"travel": "GB-4"})
    assert told(g, "meng-retrieves")
    revealed = g.happened("meng-reveals")
    assert len(revealed) >= 2, "the card taken back is played today"
    g = solo(
        "turn",
        {"hand": [], "discard": []},
        {},
        turn=1,
        passed=[0],
        cities=only_a(fuzhou="discard7_jade"),
        piles={"deck": ["M-travel"], "stack": [NO_ACTION, "G5-3"]},
    )
    assert g.happened("meng-discards")
    assert me(g, 1).jade >= 1
    g = benefit("discard7_jade")
    assert told(g, "meng-instead"), "no gift left"


@pytest.mark.parametrize("kind", ["retrieve", "discard7_jade", "swap"])
def test_at_dusk_cards_bring_a_point(kind):  # G-SOLO-21
    _g, events = dusk(
        "M-jade1", {"hired": 0}, cities=only_a(fuzhou=kind), piles={"stack": ["G5-8"], "discard": ["GB-1"]}
    )
    assert seen(events, "meng-instead", "meng-retrieves", "meng-discards") == ["meng-instead"]


def test_cards_of_the_human_stay_hidden_from_the_log():  # G-INFO-02
    g = benefit("discard7_jade", piles={"stack": [NO_ACTION, "G5-3"]})
    assert all(CARDS[0] not in str(event.args) for event in g.happened("meng-discards"))
