"""Every component of the three games has a name, all its Czech forms, and a text where it does something of its own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from courtier import texts
from courtier.core.messages import Message
from tests.texts.scan import missing_keys
from tools import texts as tool

GAMES = Path(__file__).parents[2] / "src" / "courtier" / "games"


def data(game: str, file: str) -> Any:
    return json.loads((GAMES / game / "data" / f"{file}.json").read_text(encoding="utf-8"))


def ids(items: list[dict[str, Any]], field: str = "id") -> list[str]:
    return [str(item[field]).replace("_", "-") for item in items]


def viceroy() -> dict[str, list[str]]:
    return {
        "card": ids(data("viceroy", "characters"), "key") + ids(data("viceroy", "laws"), "key"),
        "color": ["blue", "red", "green", "yellow", "any"],
        "gem": ["blue", "red", "green", "yellow"],
        "eternal": ["blue", "red", "green", "yellow", "any"],
        "stored": ["blue", "red", "green", "yellow"],
        "token": ["magic", "science", "defence", "attack", "power"],
        "deck": ["large", "small", "laws"],
    }


def gugong() -> dict[str, list[str]]:
    maps, tokens = data("gugong", "maps"), data("gugong", "travel_tokens")
    houses = data("gugong", "jade")["houses"]
    return {
        "location": ids(data("gugong", "locations")),
        "official": ids(data("gugong", "locations")),
        "decree": ids(data("gugong", "decrees")["tiles"]),
        "token": [word.replace("_", "-") for word in kinds(tokens["basic"] + tokens["bonus"])],
        "exchange": ids(tokens["exchanges"]),
        "city": ids(maps["A"]["cities"]) + ids(maps["B"]["cities"]),
        "house": ids(houses["A"]) + ids(houses["B"]) + ["courtyard"],
        "die": ids(data("gugong", "destiny_dice")),
        "benefit": ids(data("gugong", "intrigue_benefits")),
        "reward": ids(data("gugong", "canal")["rewards"]),
        "route": ["main", "left", "right"],
        "gift": [str(value) for value in range(1, 10)],
        "set": list(data("gugong", "gift_cards")["set_symbols"]),
        "automa": [word.lower() for word in ids(data("gugong", "automa")["cards"])],
    }


def kinds(items: list[dict[str, Any]]) -> list[str]:
    return [str(item.get("kind", item.get("id"))) for item in items]


def viscounts() -> dict[str, list[str]]:
    people, solo = data("viscounts", "townsfolk"), data("viscounts", "solo")
    board = data("viscounts", "player_board")
    return {
        "townsfolk": [
            word for part in people.values() for word in ids(part if isinstance(part, list) else part["cards"])
        ],
        "manuscript": ids(data("viscounts", "manuscripts")["cards"]),
        "segment": ids(data("viscounts", "board")["segments"]),
        "slot": ids(board["slots"]) + [f"ai{number}" for number in range(1, 10)],
        "building": [word.replace("_", "-") for word in board["buildings"]],
        "scheme": ids(solo["start_schemes"]) + ids(solo["future_schemes"]),
        "rival": ids(solo["boards"]),
        "section": ["ink-stone", "flip", "gold-or-move", "hire-or-destroy", "virtue"],
        "good": ["ink", "stone", "gold", "silver", "any", "debt", "deed", "virtue", "corruption"],
        "icon": ["merchant", "builder", "noble", "cleric", "criminal"],
        "action": ["trade", "build", "noble", "cleric", "focus"],
        "ribbon": ["grey", "black", "yellow", "blue"],
    }


NAMES = [
    (game, group, [f"{game}-{group}-{word}" for word in words])
    for game, groups in (("viceroy", viceroy()), ("gugong", gugong()), ("viscounts", viscounts()))
    for group, words in groups.items()
]


@pytest.mark.parametrize(("game", "group", "keys"), NAMES, ids=[f"{game}-{group}" for game, group, _ in NAMES])
def test_every_component_has_a_name(game, group, keys):
    assert keys
    assert missing_keys(keys) == []


@pytest.mark.parametrize(("game", "group", "keys"), NAMES, ids=[f"{game}-{group}" for game, group, _ in NAMES])
def test_every_name_has_all_czech_cases_and_a_gender(game, group, keys):
    czech = tool.read("cs")[0]
    for key in keys:
        assert {"", "gen", "dat", "acc", "loc", "ins", "gender"} <= set(czech[key].forms()), key


@pytest.mark.parametrize(
    "keys",
    [
        [f"viceroy-law-{word}-text" for word in ids(data("viceroy", "laws"), "key")],
        [f"gugong-decree-{word}-text" for word in gugong()["decree"]],
        [f"gugong-token-{word}-text" for word in gugong()["token"]],
        [f"gugong-benefit-{word}-text" for word in gugong()["benefit"]],
        [f"gugong-reward-{word}-text" for word in gugong()["reward"]],
        [f"gugong-exchange-{word}-text" for word in gugong()["exchange"]],
        [f"viscounts-slot-{word}-text" for word in ids(data("viscounts", "player_board")["slots"])],
        [f"{game}-title" for game in ("gugong", "viceroy", "viscounts")],
    ],
    ids=lambda keys: keys[0],
)
def test_what_does_something_says_what(keys):
    assert missing_keys(keys) == []


@pytest.mark.parametrize("lang", ["en", "cs", "tr"])
def test_names_of_one_group_can_be_told_apart(lang):
    """Cards that bear the same name in print are told apart by what they do, so townsfolk are not meant here."""
    strict = texts.load(lang, strict=True)
    for game, group, keys in NAMES:
        if (game, group) not in (("viscounts", "townsfolk"), ("viscounts", "slot")):
            values = [strict.format(Message(key)) for key in dict.fromkeys(keys)]
            assert len(set(values)) == len(values), f"{lang} {game} {group}"
