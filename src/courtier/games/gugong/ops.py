"""The closed vocabulary of effects in Gùgōng's data: each `op` with its fields, checked and read."""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Json, Message, Refused
from courtier.core.shapes import Fields, Items, Shape, Whole, Word
from courtier.games.gugong.actions import LOCATIONS

MANY: Final = 99
SOURCES: Final = ["rulebook", "picture", "card-list", "public", "inferred", "ruling", "reconstructed"]
HIRED: Final = 0
FREE_SUPPLY: Final = 1
_FROM: Final = ["hired", "free"]
_N: Final = Whole(1, MANY)

_FIELDS: Final[dict[str, dict[str, Shape]]] = {
    "hire": {"n": _N},
    "pay_servants": {"n": _N},
    "vp": {"n": _N},
    "palace": {"steps": _N},
    "intrigue": {"steps": _N},
    "gain_jade": {"n": _N, "from": Word(["courtyard", "house_or_courtyard"])},
    "swap_card": {"from": Items(Word(["hand", "discard"]), 1, 2)},
    "retrieve_card": {"from": Word(["discard"]), "to": Word(["hand"])},
    "discard_card": {"from": Word(["hand"]), "min_printed_value": Whole(1, 9)},
    "place_on_ship": {"from": Word(_FROM), "min": Whole(0, 4), "max": Whole(1, 4)},
    "place_on_wall": {"from": Word(_FROM), "min": Whole(0, 4), "max": Whole(1, 4)},
    "move_ship": {"min": Whole(0, 1), "max": Whole(1, 1)},
    "travel_move": {"times": Whole(1, 9)},
    "take_medal_if_on_board": {},
    "gain_decree": {},
    "location_action": {"location": Word(LOCATIONS)},
    "set_die": {},
    "draw_gift_card": {"n": Whole(1, 1)},
    "unlock_double": {"to": Word(["hired"])},
    "cost_reduction": {"action": Word(["travel", "jade", "decrees"]), "variant": Word(["A", "B"]), "n": _N},
    "wall_extra": {"from": Word(["free"]), "max": Whole(1, 1)},
    "equal_value_suffices": {},
    "vp_per": {
        "what": Word(["vp", "jade", "own_decree_servants", "harbour_markers"]),
        "per": _N,
        "gain": _N,
        "max": Shape(),
    },
    "station": {"where": Word(["own_board", "location"]), "servant": Whole(1, 1)},
    "passive_day": {
        "gift_value_bonus": Whole(0, 9),
        "when": Word(["other_player_performs_action"]),
        "owner_vp": Whole(0, MANY),
        "performer_vp": Whole(-MANY, 0),
        "owner_may": Word(["perform_action"]),
    },
    "meng_travel": {"times": Whole(1, 9)},
}
_OPTIONAL: Final = {"passive_day"}

PLAYED_AT_ONCE: Final = [
    "hire", "vp", "palace", "intrigue", "gain_jade", "swap_card", "retrieve_card", "discard_card", "pay_servants",
    "place_on_ship", "place_on_wall", "set_die",
]  # fmt: skip


@final
class Op:
    """One effect of the data. n: its number; low, high: bounds of a placement; word: its place or what it counts."""

    op: str
    n: int
    low: int
    high: int
    source: int
    word: str

    def __init__(self, op: str, n: int, low: int, high: int, source: int, word: str) -> None:
        self.op = op
        self.n = n
        self.low = low
        self.high = high
        self.source = source
        self.word = word


def whole(value: Json) -> int:
    """A number that a shape has accepted."""
    assert isinstance(value, int)
    return value


def _refuse(place: str, got: str, expected: list[str]) -> Refused:
    return Refused(Message("error-data-word", {"place": place, "got": got, "expected": ", ".join(expected)}))


def read_op(value: Json, place: str, allowed: list[str]) -> Op:
    """One effect; refuses an op that has no meaning in this place."""
    if not isinstance(value, dict) or value.get("op") not in allowed:
        got = value.get("op") if isinstance(value, dict) else value
        raise _refuse(place, str(got), allowed)
    op = str(value["op"])
    rest: dict[str, Json] = {key: part for key, part in value.items() if key != "op"}
    fields = _FIELDS[op]
    Fields(fields, needed=[] if op in _OPTIONAL else list(fields)).check(rest, f"{place}.{op}")
    number = 1
    for key in ("n", "steps", "times", "min_printed_value", "gain", "gift_value_bonus", "owner_vp"):
        if key in rest:
            number = whole(rest[key])
    low, high = whole(rest.get("min", 0)), 0
    most = rest.get("max", 0)
    if op == "vp_per":
        low = whole(rest["per"])
        high = MANY * MANY if most is None else whole(most)
    elif isinstance(most, int):
        high = most
    if op == "passive_day":
        low = whole(rest.get("performer_vp", 0))
    source = FREE_SUPPLY if rest.get("from") == "free" else HIRED
    if rest.get("from") == ["hand"]:
        source = 1  # a swap with the hand alone
    word = ""
    for key in ("location", "what", "action", "where", "owner_may"):
        if key in rest:
            word = str(rest[key])
    return Op(op, number, low, high, source, word)


def read_ops(value: Json, place: str, allowed: list[str]) -> list[Op]:
    """A list of effects."""
    if not isinstance(value, list):
        raise _refuse(place, str(value), ["[...]"])
    return [read_op(value[i], f"{place}[{i}]", allowed) for i in range(len(value))]


def bare(value: Json, place: str = "") -> Json:
    """The data without its origins and notes; an origin outside the closed list is refused."""
    if isinstance(value, list):
        return [bare(value[i], f"{place}[{i}]") for i in range(len(value))]
    if not isinstance(value, dict):
        return value
    out: dict[str, Json] = {}
    for key, part in value.items():
        if key == "source" or key.endswith("_source"):
            Word(SOURCES).check(part, f"{place}.{key}")
        elif not key.endswith("_note"):
            out[key] = bare(part, f"{place}.{key}" if place else key)
    return out
