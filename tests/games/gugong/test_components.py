"""The component data and an owner's corrections of it."""

from __future__ import annotations

import pytest

from courtier.core.corrections import corrected
from courtier.core.messages import Json, Refused
from courtier.games import load_game
from courtier.games.gugong.actions import CARDS, TABLE
from courtier.games.gugong.components import Components
from courtier.games.loading import read_data
from courtier.texts import has
from tests.games.gugong.table import me, only_a, solo, state, table

CORRECTIONS = {
    "gift_cards": {"cards": {"G1-8": {"value": 7, "action": {"op": "hire", "n": 2}}, "GB-1": {"action": None}}},
    "decrees": {"tiles": {"d1_hire": {"cost": 2, "vp_now": 5}}},
    "maps": {"A": {"roads": [["fuzhou", "beijing"], ["beijing", "hangzhou"]], "meng_start": "beijing"}},
    "destiny_dice": {"die1": {"faces": [9, 9, 9, 9, 9, 9]}},
    "automa": {"cards": {"M-wall": {"location": "palace", "dusk": "palace"}}, "vp_instead": 2},
    "jade": {"houses": {"B": {"h1": {"cost": 1}}}, "courtyard_cost": 2},
    "travel_tokens": {"basic": {"vp2": {"effects": [{"op": "vp", "n": 5}]}}},
    "palace_track": {"audience_vp": {"A": [9, 8, 7]}},
}


def test_corrections_reach_gift_cards():
    g = table("turn", {"hand": ["G1-8", "G1-2"]}, board={"jade": "GB-7", "wall": "GB-6"}, corrections=CORRECTIONS)
    assert not g.offers("gift G1-8 jade free")
    g.choose("gift G1-8 wall free")
    assert g.options() == ["hire 0 servants", "hire 1 servants", "hire 2 servants"]
    assert state(g).book.card_actions[CARDS.index("GB-1")] is None


def test_corrections_reach_decrees_jade_and_tokens():
    g = table("action_decrees", {"hired": 3, "decrees": []}, {"decrees": ["d1_hire"]}, corrections=CORRECTIONS)
    assert not g.offers("decree d1_hire servants"), "2 + 1 to send and one to place"
    g = table("action_jade", {"hired": 1}, corrections=CORRECTIONS)
    g.choose("jade h1 servants")
    assert me(g).jade == 1
    g = table("token_benefit", taken="vp2", corrections=CORRECTIONS).choose("use")
    assert me(g).vp == 5


def test_corrections_reach_the_map_and_the_dice():
    cities = only_a(beijing="vp2", hangzhou="hire1")
    g = table("action_travel", {"city": "fuzhou"}, players=2, cities=cities, corrections=CORRECTIONS)
    g.choose("act travel A").choose("use")
    assert me(g).vp == 5, "beijing was the only neighbour"
    g = table("morning", nights=1, players=2, corrections=CORRECTIONS)
    assert g.table["dice"][0] == 9


def test_corrections_reach_meng():
    piles = {"deck": ["M-wall"], "stack": ["GB-5"]}
    g = solo("turn", {"hand": [], "discard": []}, {}, turn=1, passed=[0], piles=piles, corrections=CORRECTIONS)
    assert g.happened("vp")[0].args["n"] == 2
    assert g.happened("envoy"), "the card sends him to the palace"
    g = solo(
        "turn",
        {"hand": [], "discard": []},
        {},
        turn=1,
        passed=[0],
        piles={"deck": ["M-travel"], "stack": ["G5-8"]},
        cities=only_a(fuzhou="vp2", beijing="hire1"),
        corrections=CORRECTIONS,
    )
    assert str(g.happened("meng-route")[0].args["city"]).endswith("beijing')")


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_corrected_game_plays_on(players):
    g = table("day", players=players, corrections=CORRECTIONS)
    g.play_on(players)
    assert g.game.faults(g.s) == []
    assert g.game.digest != load_game("gugong").digest
    assert g.game.actions is load_game("gugong").actions


@pytest.mark.parametrize(
    "correction",
    [
        {"gift_cards": {"cards": {"GB-1": {"action": {"op": "conquer", "n": 1}}}}},
        {"gift_cards": {"cards": {"GB-1": {"value": 10}}}},
        {"gift_cards": {"cards": {"GB-99": {"value": 1}}}},
        {"decrees": {"tiles": {"d1_hire": {"price": 1}}}},
        {"maps": {"A": {"roads": [["fuzhou", "atlantis"]]}}},
        {"destiny_dice": {"die1": {"faces": [0, 1, 2, 3, 4, 5]}}},
        {"automa": {"cards": {"M-wall": {"location": "moon"}}}},
        {"automa": {"cards": {"M-wall": {"location": "focus"}}}},
        {"automa": {"set_choices": {"s45": {"meng": "fan4"}}}},
        {"decrees": {"tiles": {f"d1_{word}": {"level": 2} for word in ("hire", "ship", "swap", "palace")}}},
        {"gift_cards": {"cards": {"GB-1": {"set": "draw"}}}},
        {"ruling_flags": {"vp_floor": "none"}},
        {"gift_cards": {"cards": {"GB-1": {"source": "hearsay"}}}},
        {"travel_tokens": {"basic": {"hire1": {"exchange_value": 3}}}},
    ],
)
def test_corrections_are_checked_as_strictly_as_the_data(correction):
    with pytest.raises(Refused):
        load_game("gugong", correction)


def test_an_effect_is_replaced_whole():
    data: Json = {"action": {"op": "hire", "n": 1}}
    assert corrected(data, {"action": {"op": "vp", "n": 2}}) == {"action": {"op": "vp", "n": 2}}
    assert corrected(data, {"action": None}) == {"action": None}
    assert corrected(data, {"action": {"n": 2}}) == {"action": {"op": "hire", "n": 2}}


def test_every_datum_says_where_it_comes_from():
    for name, file in read_data("gugong").items():
        told = str(file)
        assert "'source'" in told or "_source'" in told, name


@pytest.mark.parametrize("lang", ["en", "cs", "tr"])
def test_every_component_has_a_name(lang):
    parts = Components(read_data("gugong"))
    names = [*parts.location_names, *parts.tile_names, *parts.token_names, *parts.city_names, *parts.die_names]
    names += [*parts.house_names, *parts.reward_names, *parts.benefit_names, *parts.exchange_names, *parts.automa_names]
    assert [name.key for name in names if not has(name.key, lang)] == []


def test_the_action_table_keeps_its_order():
    assert [block.name for block in TABLE.blocks][:5] == ["pass", "gift", "give-up", "act", "jade"]
    assert TABLE.blocks[-1].name == "exchange", "offers come last, so that lists ascend"
    for action in range(TABLE.size):
        assert TABLE.parse(TABLE.notation(action)) == action
