"""Typed loading of Viceroy's component data; what it does not know it refuses, with the place."""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Json, Message, Refused
from courtier.core.shapes import Fields, Items, Shape, Text, Whole, Word
from courtier.games.viceroy.actions import COLORS
from courtier.games.viceroy.tokens import MAX_BONUS, MAX_POWER

N_CHARACTERS: Final = 64
N_CARDS: Final = 88

GEMS: Final = 0
POWER_TOKEN: Final = 1
DRAW_CARD: Final = 2
SCIENCE_TOKEN: Final = 3
MAGIC_TOKEN: Final = 4
DEFENCE_TOKEN: Final = 5
ATTACK_TOKEN: Final = 6
BONUS_MAGIC_TOKEN: Final = 7
BONUS_CIRCLE_TOKEN: Final = 8
ETERNAL_GEM: Final = 9
KINDS: Final = [
    "gems",
    "power",
    "draw_card",
    "science",
    "magic",
    "defence",
    "attack",
    "bonus_magic",
    "bonus_circle",
    "eternal_gem",
]
ANY_COLOR: Final = 4
SOURCES: Final = ["rulebook", "picture", "card-list", "public", "inferred", "ruling", "reconstructed"]

CHOOSE_ONE: Final = "choose_one"
LAW_EFFECTS: Final = [
    "replace_card",
    "duplicate_tokens",
    "swap_token",
    "score_per_own_card",
    "take_from_display",
    "draw_laws_return",
    CHOOSE_ONE,
    "tuck_from_hand",
    "tuck_free_card",
    "score_per_set",
    "store_gems",
    "tuck_taken_cards",
    "score_per_circle_and_eternal",
    "score_per_adjacent_character",
]
_NEEDED: Final = {
    "swap_token": ["payment"],
    "score_per_own_card": ["points"],
    "draw_laws_return": ["draw", "return"],
    CHOOSE_ONE: ["options"],
    "tuck_from_hand": ["points"],
    "tuck_free_card": ["points_by_level"],
    "score_per_set": ["points"],
    "store_gems": ["max_gems", "points"],
    "tuck_taken_cards": ["points"],
    "score_per_circle_and_eternal": ["points"],
    "score_per_adjacent_character": ["points"],
}


@final
class Item:
    """One reward item: its kind, its amount (or the value of one token) and its colour. [V-TOK]"""

    def __init__(self, kind: int, amount: int, color: int) -> None:
        self.kind = kind
        self.amount = amount
        self.color = color


@final
class Card:
    """A character or a law. `needs` is the cost by level (1 to 5) and colour; laws cost nothing."""

    number: int
    key: str
    is_law: bool
    top_left: int
    top_right: int
    bottom_left: int
    bottom_right: int
    needs: list[list[int]]
    first_cost: int  # colour of the lowest row; a card that can pay it can be laid on level 1
    rows: list[list[Item]]  # rewards of rows 1 to 4
    effect: int  # of a law: index in LAW_EFFECTS; -1 for characters
    points: int  # what the law counts with at the end
    points_by_level: list[int]
    amount: int  # the law's other number: gems to pay, cards to draw, most gems to store
    returns: int
    choices: list[list[Item]]

    def __init__(self, number: int, key: str, segments: list[int]) -> None:
        self.number = number
        self.key = key
        self.is_law = number > N_CHARACTERS
        self.top_left = segments[0]
        self.top_right = segments[1]
        self.bottom_left = segments[2]
        self.bottom_right = segments[3]
        self.needs = []
        self.first_cost = 0
        self.rows = []
        self.effect = -1
        self.points = 0
        self.points_by_level = [0, 0, 0, 0, 0, 0]
        self.amount = 0
        self.returns = 0
        self.choices = []


@final
class Rules:
    """The numbers of the rulebook that are not on cards."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.rounds = numbers["rounds"]
        self.bidding_rounds = numbers["bidding_rounds"]
        self.building_rounds = numbers["building_rounds"]
        self.large_deck = numbers["large_deck"]
        self.gems_per_color_in_box = numbers["gems_per_color_in_box"]
        self.supply_gems_per_color_and_player = numbers["supply_gems_per_color_and_player"]
        self.start_gems_per_color = numbers["start_gems_per_color"]
        self.start_gems_returned = numbers["start_gems_returned"]
        self.characters_dealt = numbers["characters_dealt"]
        self.laws_dealt = numbers["laws_dealt"]
        self.pass_income = numbers["pass_income"]
        self.pass_income_per_science = numbers["pass_income_per_science"]
        self.circle_gem = numbers["circle_gem"]
        self.level_5_power = numbers["level_5_power"]
        self.set_points = numbers["set_points"]
        self.attack_penalty = numbers["attack_penalty"]
        self.variant_characters_dealt = numbers["variant_characters_dealt"]
        self.variant_discard_gems = numbers["variant_discard_gems"]


# -- the form of the data

_COLOR: Final = Word(COLORS)
_SOURCE: Final = Word(SOURCES)
_SEGMENTS: Final = Fields(
    {"top_left": _COLOR, "top_right": _COLOR, "bottom_left": _COLOR, "bottom_right": _COLOR},
    needed=["top_left", "top_right", "bottom_left", "bottom_right"],
)
_ITEM: Final = Fields(
    {"kind": Word(KINDS), "amount": Whole(1, MAX_POWER), "color": Word([*COLORS, "any"])}, needed=["kind", "amount"]
)
_ITEMS: Final = Items(_ITEM, 0, 6)
_ROW: Final = Fields({"cost": _COLOR, "reward": _ITEMS}, needed=["cost", "reward"])
_CHARACTER: Final = Fields(
    {
        "id": Whole(1, N_CHARACTERS),
        "key": Text(),
        "segments": _SEGMENTS,
        "rows": Fields({str(i): _ROW for i in range(1, 5)}, needed=["1", "2", "3", "4"]),
        "source": _SOURCE,
    },
    needed=["id", "key", "segments", "rows", "source"],
)
_POINTS: Final = Whole(-99, 99)
_BOUNDS: Final = {
    "rounds": (1, 12),
    "bidding_rounds": (1, 9),
    "building_rounds": (1, 3),
    "large_deck": (4, 48),
    "gems_per_color_in_box": (16, 64),
    "supply_gems_per_color_and_player": (1, 4),
    "start_gems_per_color": (0, 4),
    "start_gems_returned": (0, 16),
    "characters_dealt": (2, 4),
    "laws_dealt": (0, 6),
    "pass_income": (0, 20),
    "pass_income_per_science": (0, 9),
    "circle_gem": (0, 9),
    "level_5_power": (1, MAX_POWER),
    "set_points": (0, 99),
    "attack_penalty": (0, 99),
    "variant_characters_dealt": (2, 4),
    "variant_discard_gems": (0, 20),
}
_NUMBERS: Final[dict[str, Shape]] = {key: Whole(low, high) for key, (low, high) in _BOUNDS.items()}
_RULES: Final = Fields({**_NUMBERS, "source": _SOURCE, "sources": Shape()}, needed=list(_BOUNDS))
_LAW: Final = Fields(
    {
        "id": Whole(N_CHARACTERS + 1, N_CARDS),
        "key": Text(),
        "segments": _SEGMENTS,
        "timing": Word(["immediate", "end_of_game", "immediate_and_end_of_game", "ongoing_and_end_of_game"]),
        "placement": Word(["slot", "replace", "tuck_under_character"]),
        "effect": Word(LAW_EFFECTS),
        "params": Fields(
            {
                "payment": Whole(0, 20),
                "points": _POINTS,
                "draw": Whole(0, 3),
                "return": Whole(0, 3),
                "max_gems": Whole(0, 64),
                "options": Items(_ITEMS, 3, 3),
                "points_by_level": Fields({str(i): _POINTS for i in range(1, 5)}, needed=["1", "2", "3", "4"]),
            }
        ),
        "source": _SOURCE,
    },
    needed=["id", "key", "segments", "timing", "placement", "effect", "params", "source"],
)


def _bad(place: str, got: str, expected: str) -> Refused:
    return Refused(Message("error-place-word", {"place": place, "got": got, "expected": expected}))


def _check(shape: Shape, value: Json, place: str) -> dict[str, Json]:
    shape.check(value, place)
    assert isinstance(value, dict)
    return value


def _dict(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def _int(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _items(value: Json, place: str) -> list[Item]:
    """Reward items; tokens come in the values there are, and coloured kinds name their colour."""
    assert isinstance(value, list)
    out: list[Item] = []
    for i in range(len(value)):
        item = _dict(value[i])
        kind, amount, where = KINDS.index(str(item["kind"])), _int(item["amount"]), f"{place}[{i}]"
        color = -1
        if kind in (BONUS_CIRCLE_TOKEN, ETERNAL_GEM):
            if "color" not in item or (kind == BONUS_CIRCLE_TOKEN and item["color"] == "any"):
                raise _bad(f"{where}.color", str(item.get("color")), ", ".join(COLORS))
            color = ANY_COLOR if item["color"] == "any" else COLORS.index(str(item["color"]))
        elif "color" in item:
            raise Refused(
                Message("error-place-unknown", {"place": where, "field": "color", "expected": "kind, amount"})
            )
        if kind in (BONUS_MAGIC_TOKEN, BONUS_CIRCLE_TOKEN) and amount > MAX_BONUS:
            raise Refused(
                Message(
                    "error-place-number", {"place": f"{where}.amount", "got": str(amount), "low": 1, "high": MAX_BONUS}
                )
            )
        out.append(Item(kind, amount, color))
    return out


def _segments(value: Json) -> list[int]:
    segments = _dict(value)
    return [COLORS.index(str(segments[corner])) for corner in ("top_left", "top_right", "bottom_left", "bottom_right")]


def _character(value: Json, place: str) -> Card:
    """Cost of a level: one gem for each row up to it; level 5: all rows and once more the fourth. [V-BUILD-11]"""
    data = _check(_CHARACTER, value, place)
    card = Card(_int(data["id"]), str(data["key"]), _segments(data["segments"]))
    rows = _dict(data["rows"])
    need = [0, 0, 0, 0]
    card.needs.append(need)
    for level in range(1, 6):
        row = _dict(rows[str(min(level, 4))])
        need = need.copy()
        need[COLORS.index(str(row["cost"]))] += 1
        card.needs.append(need)
        if level < 5:
            card.rows.append(_items(row["reward"], f"{place}.rows.{level}.reward"))
    card.first_cost = COLORS.index(str(_dict(rows["1"])["cost"]))
    return card


def _law(value: Json, place: str) -> Card:
    data = _check(_LAW, value, place)
    card = Card(_int(data["id"]), str(data["key"]), _segments(data["segments"]))
    effect = str(data["effect"])
    card.effect = LAW_EFFECTS.index(effect)
    params = _dict(data["params"])
    needed = _NEEDED.get(effect, [])
    for key in needed:
        if key not in params:
            raise Refused(Message("error-place-missing", {"place": f"{place}.params", "field": key}))
    for key in params:
        if key not in needed:
            raise Refused(
                Message(
                    "error-place-unknown", {"place": f"{place}.params", "field": key, "expected": ", ".join(needed)}
                )
            )
    card.points = _int(params.get("points", 0))
    card.amount = _int(params.get("payment", params.get("draw", params.get("max_gems", 0))))
    card.returns = _int(params.get("return", 0))
    if "points_by_level" in params:
        by_level = _dict(params["points_by_level"])
        card.points_by_level = [0, *[_int(by_level[str(level)]) for level in range(1, 5)], 0]
    options = params.get("options", [])
    assert isinstance(options, list)
    card.choices = [_items(options[i], f"{place}.params.options[{i}]") for i in range(len(options))]
    return card


def load_cards(data: dict[str, Json]) -> list[Card]:
    """All cards by number; index 0 is a blank."""
    cards = [Card(0, "", [0, 0, 0, 0])]
    characters, laws = data["characters"], data["laws"]
    assert isinstance(characters, list)
    assert isinstance(laws, list)
    for value in characters:
        cards.append(_character(value, f"characters.{_dict(value).get('id')}"))
    for value in laws:
        cards.append(_law(value, f"laws.{_dict(value).get('id')}"))
    if [card.number for card in cards] != list(range(N_CARDS + 1)):
        raise _bad("characters", "id", f"1-{N_CARDS}")
    return cards


def load_rules(data: dict[str, Json]) -> Rules:
    """The constants of the rulebook, within the bounds that the rest of the game can hold."""
    value = _check(_RULES, data["rules"], "rules")
    numbers = {key: _int(value[key]) for key in _BOUNDS}
    for key, most in (
        ("start_gems_per_color", numbers["supply_gems_per_color_and_player"]),
        ("start_gems_returned", 4 * numbers["start_gems_per_color"]),
    ):
        Whole(0, most).check(numbers[key], f"rules.{key}")
    return Rules(numbers)
