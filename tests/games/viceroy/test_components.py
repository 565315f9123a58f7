"""The component data: balance facts, what the loader refuses, and owners' corrections. [RULES sections 0 and 1]"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from courtier.core.messages import Refused
from courtier.games import load_game
from courtier.games.viceroy.game import build
from tests.games.viceroy.table import (
    CHARACTERS,
    COLORS,
    DATA,
    LAWS,
    at,
    attacks,
    display,
    hand,
    held,
    laid,
    places,
    points,
    rows,
    seat,
    supply,
    tokens,
    under,
)
from tests.support import Play, given

ITEMS = [
    *(item for card in CHARACTERS.values() for row in card["rows"].values() for item in row["reward"]),
    *(item for law in LAWS.values() for option in law["params"].get("options", []) for item in option),
]


# -- balance facts


def test_there_are_64_characters_and_24_laws_in_one_sequence():  # V-COMP-01
    assert [*CHARACTERS] == [*range(1, 65)]
    assert [*LAWS] == [*range(65, 89)]
    assert len({card["key"] for card in [*CHARACTERS.values(), *LAWS.values()]}) == 88


def test_every_combination_of_segment_colours_occurs_once_among_characters():  # V-COMP-01
    seen: Counter[Any] = Counter()
    for card in CHARACTERS.values():
        segments = card["segments"]
        assert segments["bottom_left"] == segments["bottom_right"]
        seen[segments["top_left"], segments["top_right"], segments["bottom_left"]] += 1
    assert len(seen) == 64
    assert set(seen.values()) == {1}


def test_each_pair_of_two_colours_occurs_on_two_laws():  # V-COMP-01
    seen: Counter[Any] = Counter()
    for law in LAWS.values():
        segments = law["segments"]
        assert segments["top_left"] == segments["top_right"]
        assert segments["bottom_left"] == segments["bottom_right"]
        seen[segments["top_left"], segments["bottom_left"]] += 1
    assert len(seen) == 12
    assert set(seen.values()) == {2}
    assert all(top != bottom for top, bottom in seen)


@pytest.mark.parametrize("row", "1234")
def test_each_colour_is_the_cost_of_a_row_sixteen_times(row):  # V-COMP-01, V-BUILD-11
    assert Counter(card["rows"][row]["cost"] for card in CHARACTERS.values()) == dict.fromkeys(COLORS, 16)


def test_the_printed_power_values_need_exactly_the_printed_tokens():  # V-COMP-01
    values = Counter(item["amount"] for item in ITEMS if item["kind"] == "power")
    assert values == {2: 8, 3: 8, 4: 4, 5: 4, 6: 2, 7: 4, 8: 4, 10: 8, 12: 8}


def test_the_twelve_bonus_circle_tokens_occur_once_each():  # V-COMP-01
    seen = Counter((item["color"], item["amount"]) for item in ITEMS if item["kind"] == "bonus_circle")
    assert seen == {**{(color, 2): 2 for color in COLORS}, **{(color, 4): 1 for color in COLORS}}


def test_three_eternal_gems_of_each_colour_and_two_of_any():  # V-COMP-01
    seen = Counter(item["color"] for item in ITEMS if item["kind"] == "eternal_gem")
    assert seen == {**dict.fromkeys(COLORS, 3), "any": 2}


def test_four_bonus_magic_tokens_of_five():  # V-COMP-01
    seen = Counter(item["amount"] for item in ITEMS if item["kind"] == "bonus_magic")
    assert seen[5] == 4
    assert set(seen) == {2, 3, 5}


def test_the_card_of_the_rulebook_is_as_printed():  # V-BUILD-11
    captain = CHARACTERS[32]
    assert captain["key"] == "captain"
    assert [captain["rows"][row]["cost"] for row in "1234"] == ["green", "blue", "yellow", "yellow"]


def test_sixteen_gems_of_each_colour_make_up_the_box_and_the_supply():  # V-COMP-01, V-SETUP-02
    g = given("viceroy", {"players": 4})
    for color in COLORS:
        on_cards = sum(
            token == f"eternal:{color}"
            for each in g.view(-1)["seats"]
            for entry in each["pyramid"]
            for token in entry.get("tokens", [])
        )
        screens = sum(g.view(i)["seats"][i]["gems"][color] for i in range(4))
        assert g.view(-1)["supply"][color] + screens + on_cards == 16


# -- what the loader refuses, with the place


def broken(change: Callable[[Any], None]) -> Refused:
    """What the loader says about data with one change."""
    data = copy.deepcopy(DATA)
    change(data)
    with pytest.raises(Refused) as refused:
        build(data)
    return refused.value


def put(*path: str | int, value: Any = None, drop: bool = False) -> Callable[[Any], None]:
    """A change of one value (or its removal)."""

    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        if drop:
            del data[path[-1]]
        else:
            data[path[-1]] = value

    return change


REWARD = "characters.32.rows.2.reward[0]"


def reward(item: dict[str, Any]) -> Callable[[Any], None]:
    """Another reward on the second row of card 32."""
    return put("characters", 31, "rows", "2", "reward", value=[item])


NEGATIVE = [{"kind": "power", "amount": -1}]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (put("characters", 0, "segments", "top_left", value="purple"), "characters.1.segments.top_left"),
        (put("characters", 0, "segments", "top_left", drop=True), "characters.1.segments"),
        (put("characters", 31, "rows", "2", "cost", value="gold"), "characters.32.rows.2.cost"),
        (put("characters", 31, "rows", "5", value={}), "characters.32.rows"),
        (put("characters", 31, "rows", "4", drop=True), "characters.32.rows"),
        (reward({"kind": "gold", "amount": 1}), f"{REWARD}.kind"),
        (reward({"kind": "gems", "amount": 0}), f"{REWARD}.amount"),
        (reward({"kind": "gems"}), REWARD),
        (reward({"kind": "power", "amount": 48}), f"{REWARD}.amount"),
        (reward({"kind": "gems", "amount": 1, "color": "red"}), REWARD),
        (reward({"kind": "bonus_circle", "amount": 2}), f"{REWARD}.color"),
        (reward({"kind": "bonus_circle", "amount": 2, "color": "any"}), f"{REWARD}.color"),
        (reward({"kind": "eternal_gem", "amount": 1}), f"{REWARD}.color"),
        (reward({"kind": "bonus_magic", "amount": 16}), f"{REWARD}.amount"),
        (put("characters", 31, "note", value="x"), "characters.32"),
        (put("characters", 31, "source", value="hearsay"), "characters.32.source"),
        (put("characters", 31, "id", value=31), "characters"),
        (put("laws", 0, "effect", value="win"), "laws.65.effect"),
        (put("laws", 0, "timing", value="never"), "laws.65.timing"),
        (put("laws", 2, "params", "payment", drop=True), "laws.67.params"),
        (put("laws", 3, "params", "payment", value=1), "laws.68.params"),
        (put("laws", 6, "params", "options", 0, value=NEGATIVE), "laws.71.params.options[0][0].amount"),
        (put("laws", 9, "params", "points_by_level", "4", drop=True), "laws.74.params.points_by_level"),
        (put("rules", "rounds", value="twelve"), "rules.rounds"),
        (put("rules", "rounds", value=-1), "rules.rounds"),
        (put("rules", "rounds", drop=True), "rules"),
        (put("rules", "speed", value=3), "rules"),
        (put("rules", "level_5_power", value=48), "rules.level_5_power"),
        (put("rules", "start_gems_per_color", value=5), "rules.start_gems_per_color"),
        (put("rules", "start_gems_returned", value=9), "rules.start_gems_returned"),
    ],
)
def test_wrong_data_is_refused_with_its_place(change, place):
    assert str(broken(change).message.args["place"]) == place


# -- corrections


def corrected(fix: dict[str, Any], *seats: Any, moment: str = "building", **table: Any) -> Play:
    """A game with an owner's corrections."""
    players = [*seats] if len(seats) > 1 else [*seats, seat("", [], 51)]
    return given("viceroy", {"players": len(players)}, {"seats": players, **table}, moment, corrections=fix)


def test_a_corrected_cost_is_asked_on_every_level():  # V-BUILD-11
    fix = {"characters": {"5": {"rows": {"1": {"cost": "blue"}}}}}
    g = corrected(fix, seat("BY", [5], rows([50, 52])))
    g.choose("build 5").choose("place 2 0")
    assert held(g) == "", "blue and yellow instead of two yellow"
    assert not corrected(fix, seat("YY", [5], rows([50, 52]))).offers("build 5")


def test_a_corrected_reward_is_given():  # V-BUILD-14
    fix = {
        "characters": {
            "5": {"rows": {"1": {"reward": [{"kind": "attack", "amount": 2}, {"kind": "magic", "amount": 1}]}}}
        }
    }
    g = corrected(fix, seat("Y", [5], 50)).choose("build 5").choose("place 1 1")
    assert attacks(g) == 2
    assert tokens(g, 1, 1) == ["magic"]


def test_corrected_segments_make_circles():  # V-PYR-05
    fix = {"characters": {"4": {"segments": {"top_right": "green"}}}}
    assert points(corrected(fix, seat("", [], rows([4, 35], [22]))), "circles") == 2


def test_corrected_laws_count_and_choose_as_corrected():  # V-LAW-CHOICE, V-SCORE-03
    fix = {
        "laws": {
            "68": {"params": {"points": 3}},
            "71": {"params": {"options": [[{"kind": "gems", "amount": 1}], [], [{"kind": "defence", "amount": 2}]]}},
            "72": {"params": {"points": 7}},
            "74": {"params": {"points_by_level": {"1": 4}}},
            "75": {"params": {"points": 5}},
            "76": {"params": {"points": 3, "max_gems": 1}},
            "78": {"params": {"points": 6}},
            "79": {"params": {"points": 2}},
            "85": {"params": {"points": 1}},
        }
    }
    g = corrected(fix, seat("", [71], 50)).choose("build 71").choose("place 1 1").choose("option 3")
    assert tokens(g, 1, 1) == ["defence", "defence"]

    def worth(*pyramid: Any) -> int:
        return points(corrected(fix, seat("", [], pyramid)), "laws")

    assert worth(at(1, 0, 68), at(1, 1, 5)) == 6
    assert worth(at(1, 0, 72, under=[5])) == 7
    assert worth(at(1, 0, 74)) == 4
    assert worth(at(1, 0, 75, "magic", "science", "defence")) == 5
    assert worth(at(1, 0, 76, "stored:red")) == 3
    assert worth(at(1, 0, 78, under=[5])) == 6
    assert worth(at(1, 0, 79, "eternal:red")) == 2
    assert worth(at(1, 0, 85), at(1, 1, 5)) == 1
    g = corrected(fix, seat("BBB", [76], 50)).choose("build 76").choose("place 1 1").choose("store blue")
    assert held(g) == "BB"


def test_corrected_numbers_of_laws_67_and_70_reach_their_effects():  # V-LAW-67, V-LAW-70
    fix = {"laws": {"67": {"params": {"payment": 1}}, "70": {"params": {"draw": 2, "return": 1}}}}
    g = corrected(fix, seat("B", [67], [at(1, 0, 50, "magic")]), seat("", [], [at(1, 0, 51, "defence")]))
    g.choose("build 67").choose("place 1 1").choose("opponent 1")
    assert held(g, 1) == "B"
    assert tokens(g, 1, 0) == ["defence"]
    g = corrected(fix, seat("", [70], 50), law_deck=[80, 81, 82]).choose("build 70").choose("place 1 1")
    assert hand(g) == [80, 81]
    g.choose("return 80")
    assert hand(g) == [81]


def test_another_law_may_be_corrected_to_another_effect():  # V-LAW-72
    fix = {"laws": {"85": {"effect": "tuck_from_hand"}}}
    g = corrected(fix, seat("", [85, 5], 50)).choose("build 85").choose("place 1 1").choose("archive 5")
    assert under(g, 1, 1) == [5]
    assert points(g, "laws") == 2


def test_corrected_constants_reach_the_rules():  # V-SETUP-02, V-PASS-01, V-BUILD-13, V-BUILD-15, V-SCORE-06
    fix = {
        "rules": {
            "pass_income": 1,
            "pass_income_per_science": 2,
            "circle_gem": 2,
            "level_5_power": 20,
            "set_points": 10,
            "attack_penalty": 3,
            "building_rounds": 1,
            "bidding_rounds": 1,
            "supply_gems_per_color_and_player": 3,
        }
    }
    g = corrected(
        fix, seat("", [], [at(1, 0, 5, "science")]), seat("", [], 51), moment="auction", display=display(red=30)
    )
    g.choose("pass", seat=0).choose("pass", seat=1)
    assert g.seat == 0
    g.choose_all("gem blue", "gem blue", "gem blue")
    assert held(g) == "BBB"
    assert len(supply(g)) + len(held(g)) + len(held(g, 1)) <= 24
    g = corrected(fix, seat("", [67], rows([6, 35]))).choose("build 67").choose("place 2 0")
    assert held(g) == "GG"
    g = corrected(fix, seat("", [], [at(1, 0, 5, "magic", "science", "defence")]), seat("", [], 51, attacks=2))
    assert points(g, "sets") == 10
    assert points(g, "attack") == -3
    g = corrected(fix, seat("Y", [5, 85], 50)).choose("build 85").choose("place 1 1")
    assert g.view(-1)["round"] == 2, "one building round only"
    five = rows([1, 2, 3, 4, 6], [7, 8, 9, 10], [11, 12, 13], [14, 15])
    g = corrected(fix, seat("GBYYY", [32], five)).choose("build 32").choose("place 5 0").choose("top power")
    assert tokens(g, 5, 0) == ["power:20"]


def test_corrected_set_up_numbers():  # V-SETUP-03, V-SETUP-06, V-SETUP-08, V-ROUND-01
    fix = {
        "rules": {"start_gems_per_color": 3, "start_gems_returned": 5, "laws_dealt": 2, "large_deck": 40, "rounds": 10}
    }
    g = given("viceroy", {"players": 2}, corrections=fix)
    laws = [card for card in hand(g) if card > 64]
    assert len(laws) <= 3
    assert g.view(-1)["rounds"] == 10
    assert g.view(-1)["large_deck"] == 36


@pytest.mark.parametrize(
    "fix",
    [
        {"characters": {"65": {"rows": {}}}},
        {"characters": {"5": {"rows": {"5": {}}}}},
        {"characters": {"5": {"id": 6}}},
        {"characters": {"5": {"rows": {"1": {"cost": 7}}}}},
        {"characters": {"5": {"rows": {"1": {"cost": "gold"}}}}},
        {"cards": {}},
        {"rules": {"rounds": "12"}},
    ],
)
def test_corrections_that_fit_nothing_are_refused(fix):
    with pytest.raises(Refused):
        load_game("viceroy", fix)


def test_a_position_of_corrected_data_belongs_to_it():
    fix = {"characters": {"5": {"rows": {"1": {"cost": "blue"}}}}}
    g = corrected(fix, seat("BY", [5], rows([50, 52])))
    assert g.position["corrections"] == fix
    assert g.position["components_digest"] != given("viceroy").position["components_digest"]
    g.choose("build 5")
    assert (2, 0) in places(g)
    assert laid(g) == {(1, 0): 50, (1, 1): 52}
