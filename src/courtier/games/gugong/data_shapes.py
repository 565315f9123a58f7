"""The form of each data file of Gùgōng, without origins and notes; corrected data is checked against it too."""

from __future__ import annotations

from typing import Final

from courtier.core.messages import Json
from courtier.core.shapes import Fields, Items, Shape, Text, Whole, Word
from courtier.games.gugong import actions
from courtier.games.gugong.ops import MANY

SETS: Final = ["board", "fan1", "fan2", "fan3", "fan4", "fan5", "draw"]
STEPS_OF_THE_END: Final = ["token_window", "wall", "level3_decrees", "audience", "jade", "disqualification"]
SIDES: Final = ["A", "B"]
_DUSK: Final = [*actions.LOCATIONS, "special"]

ANY: Final = Shape()
NUMBER: Final = Whole(0, MANY)
_COUNT: Final = Fields(
    {
        "side": Word(SIDES),
        "wall_threshold": Whole(1, MANY),
        "canal_routes": Items(Word(actions.ROUTES), 1, 2),
        "solo": ANY,
    },
    needed=["side", "wall_threshold", "canal_routes", "solo"],
)


def _ids_of(item: dict[str, Shape]) -> Shape:
    """A list of objects with these fields and an id."""
    fields = {**item, "id": Text()}
    needed = [key for key in fields if key not in ("exchange_value", "stored_face", "end_order", "layout")]
    return Items(Fields(fields, needed=needed), 1, MANY)


def _whole_object(fields: dict[str, Shape]) -> Shape:
    return Fields(fields, needed=[key for key in fields if key != "layout"])


_TOKEN: Final[dict[str, Shape]] = {
    "count": NUMBER, "effects": ANY, "exchange_value": Whole(1, 2), "stored_face": Word(["up", "down"]),
}  # fmt: skip
_CITY: Final[dict[str, Shape]] = {"x": Whole(0, 100), "y": Whole(0, 100)}
_MAP: Final = _whole_object(
    {"cities": _ids_of(_CITY), "roads": ANY, "outer_route_ccw": ANY, "meng_start": Text()},
)
_SHAPES: Final[dict[str, Shape]] = {
    "players": _whole_object(
        {
            "servants_per_player": Whole(1, 40), "hired_at_start": NUMBER, "free_at_start": NUMBER,
            "double_servants_per_player": Whole(1, 1), "ships_per_player": Whole(1, 7), "ship_capacity": Whole(2, 7),
            "travel_slots": Whole(1, 7), "colours": Items(Text(), 5, 5),
        }
    ),
    "player_counts": _whole_object({str(n): _COUNT for n in range(1, 6)}),
    "days": _whole_object({"count": Whole(1, MANY), "hire": Items(NUMBER, 1, MANY)}),
    "locations": _ids_of({"order": NUMBER, "x": Whole(0, 100), "y": Whole(0, 100), "variants": ANY}),
    "gift_values": _whole_object(
        {
            "min": Whole(1, 1), "max": Whole(9, 9),
            "beats_exception": _whole_object({"played_printed_value": Whole(1, 9), "board_printed_value": Whole(1, 9)}),
        }
    ),
    "gift_cards": _whole_object(
        {
            "count": NUMBER, "split": ANY, "set_symbols": ANY,
            "cards": _ids_of({"value": Whole(1, 9), "set": Word(SETS), "action": ANY}),
        }
    ),
    "travel_tokens": _whole_object(
        {
            "basic_total": NUMBER, "bonus_total": NUMBER, "basic": _ids_of(_TOKEN), "bonus": _ids_of(_TOKEN),
            "default_exchange_value": Whole(1, 2), "default_stored_face": Word(["down"]), "draw_piles": Whole(2, 2),
            "exchanges": _ids_of({"tokens": Whole(1, MANY), "effects": ANY}),
        }
    ),
    "maps": _whole_object({"A": _MAP, "B": _MAP}),
    "jade": _whole_object(
        {
            "tokens": NUMBER, "supply_unlimited": ANY, "courtyard_cost": NUMBER,
            "houses": _whole_object({"A": _ids_of({"cost": NUMBER}), "B": _ids_of({"cost": NUMBER})}),
            "scoring": _whole_object({"table": Items(NUMBER, 1, MANY), "each_beyond_table": NUMBER}),
        }
    ),
    "wall": _whole_object({"winner": ANY, "threshold": Text()}),
    "intrigue_track": _whole_object({"start": NUMBER, "max": Whole(1, MANY)}),
    "intrigue_benefits": _ids_of({"cost": Whole(1, MANY), "effects": ANY}),
    "palace_track": _whole_object(
        {
            "start": NUMBER, "goal": Whole(1, MANY), "vp_per_step_after_arrival": NUMBER,
            "audience_vp": _whole_object({"A": Items(NUMBER, 3, 5), "B": Items(NUMBER, 5, 5)}),
        }
    ),
    "decrees": _whole_object(
        {
            "per_level": NUMBER, "levels": ANY, "shown_per_level": Whole(2, 2), "positions": ANY,
            "tiles": _ids_of(
                {
                    "level": Whole(1, 3), "cost": NUMBER, "vp_now": NUMBER, "effects": ANY,
                    "timing": Word(["morning", "passive", "end"]), "end_order": NUMBER,
                }
            ),
        }
    ),
    "canal": _whole_object(
        {
            "harbours": Items(Whole(1, 5), 5, 5), "rewards": _ids_of({"slots": Whole(0, 7), "effects": ANY}),
            "harbour_rewards": ANY, "routes": ANY, "layout": ANY,
        }
    ),
    "destiny_dice": _ids_of({"faces": Items(Whole(1, 9), 6, 6)}),
    "night": _whole_object({"winner": ANY}),
    "end_game": _whole_object({"order": Items(Word(STEPS_OF_THE_END), 6, 6)}),
    "ruling_flags": _whole_object(
        {
            "double_may_pay_cost_of_one": ANY, "vp_floor": NUMBER, "follow_triggers_bonus_tokens": ANY,
            "tie_at_zero_matches_wins": ANY,
        }
    ),
}  # fmt: skip


def check_shapes(facts: dict[str, Json]) -> None:
    """Refuse data of another form, with the place."""
    for name, shape in _SHAPES.items():
        shape.check(facts.get(name), name)
    check_automa(facts["automa"])


def check_automa(value: Json) -> None:
    """The automa's data has its own rules: each card names a location and a dusk action."""
    _whole_object(
        {
            "cards_total": NUMBER, "normal": NUMBER, "special": NUMBER,
            "cards": _ids_of(
                {"special": ANY, "location": Word([*actions.LOCATIONS, "focus"]), "dusk": Word(_DUSK)},
            ),
            "dusk_actions": _whole_object(dict.fromkeys(_DUSK, ANY)),
            "night_matches_by_day": Items(NUMBER, 1, MANY),
            "intrigue_benefit_rule": Items(
                Fields(
                    {"if_position_at_least": NUMBER, "if_free_servant": ANY, "benefit": Word(actions.BENEFITS)},
                    needed=["if_position_at_least", "benefit"],
                ),
                0,
                MANY,
            ),
            "decree_target_level_by_day": Items(Whole(1, 3), 1, MANY),
            "harbour_rewards": _whole_object(
                {
                    "card_rewards": NUMBER, "card_rewards_hard": NUMBER, "then": Word(actions.REWARDS),
                    "vp4_markers_max": NUMBER,
                }
            ),
            "set_choices": _ids_of({"human": Word(SETS), "meng": Word(SETS)}),
            "difficulties": _whole_object(
                {
                    word: _whole_object({"special_cards": NUMBER, "extra_gift_card": ANY})
                    for word in ("easy", "normal", "hard")
                }
            ),
            "vp_instead": NUMBER,
        }
    ).check(value, "automa")  # fmt: skip
