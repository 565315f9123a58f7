"""The form of the component data: every file, field and word that is known; all else is refused with its place."""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Json
from courtier.core.shapes import Fields, Items, Shape, Text, Whole, Word
from courtier.games.viscounts.words import (
    ACTIONS,
    BUILDINGS,
    GOODS,
    ICONS,
    NODES,
    RESOURCES,
    RIBBONS,
    RIVAL_SLOTS,
    RIVALS,
    SECTIONS,
    SEGMENTS,
    SLOTS,
)

SOURCES: Final = ["rulebook", "picture", "card-list", "public", "inferred", "ruling", "reconstructed"]
GAINS: Final = [*GOODS, "any", "debt", "deed", "virtue", "corruption"]
SIDES: Final = ["1-2", "3-4"]
FOCUSES: Final = ["cleric", "build", "noble", "cards"]
COUNTS: Final = [
    *[f"icon:{icon}" for icon in ICONS],
    "resource",
    "building",
    "manuscript",
    "flipped_debt",
    "flipped_deed",
    "worker_in_castle",
]

_SOURCE: Final = Word(SOURCES, "where the datum comes from")
_NOTE: Final = Text("more about the datum or its origin")
_COST: Final = Whole(0, 8)
_NEED: Final = Whole(1, 8, "icons that the action needs")
_VP: Final = Whole(-20, 50)
_ICONS: Final = Items(Word(ICONS), 0, 4)
_TWICE: Final = Whole(1, 4)
_TRUE: Final = Word(["any_player"])


def _fields(fields: dict[str, Shape], *optional: str) -> Fields:
    """An object that needs all its fields but these; a note may stand everywhere."""
    needed = [key for key in fields if key not in optional]
    return Fields({**fields, "note": _NOTE, "source_note": _NOTE}, needed=needed)


_OPERATIONS: Final = {
    "gain": _fields({"do": Text(), "what": Word(GAINS), "n": Whole(1, 12)}),
    "flip": _fields({"do": Text(), "what": Word(["debt", "deed", "either"]), "n": _TWICE}),
    "rearrange": _fields({"do": Text()}),
    "discard": _fields({"do": Text(), "n": _TWICE}),
    "destroy": _fields({"do": Text(), "n": _TWICE, "from": Word(["any_own_card"])}, "from"),
    "shuffle": _fields({"do": Text()}),
    "hire_free": _fields({"do": Text(), "n": Whole(1, 1)}),
    "castle_move": _fields({"do": Text(), "n": Whole(1, 1)}),
    "place_workers": _fields({"do": Text(), "n": _TWICE, "where": Word(["any_tier1"])}),
    "build_free": _fields({"do": Text(), "building": Word(BUILDINGS), "where": Word(["any_site", "viscount_space"])}),
    "free_manuscript": _fields({"do": Text(), "costs": Items(_NEED, 1, 8)}),
    "future_scheme": _fields({"do": Text(), "n": _TWICE}),
    "ai_dismiss": _fields({"do": Text()}),
    "ai_action": _fields({"do": Text(), "action": Word(["focus", "build", "noble", "cleric"])}),
    "gain_per_criminal": _fields({"do": Text(), "what": Word(["corruption"])}),
}
_DO: Final = Word(list(_OPERATIONS))


@final
class Effect(Shape):
    """A list of operations, carried out in order."""

    def check(self, value: Json, place: str) -> None:
        Items(Shape(), 0, 8).check(value, place)
        assert isinstance(value, list)
        for i in range(len(value)):
            op, where = value[i], f"{place}[{i}]"
            if isinstance(op, dict) and "choice" in op:
                Fields({"choice": Items(self, 2, 4)}).check(op, where)
                continue
            kind = op.get("do") if isinstance(op, dict) else op
            _DO.check(kind, f"{where}.do")
            _OPERATIONS[str(kind)].check(op, where)


EFFECT: Final = Effect()
_NUMBERED: Final[dict[str, Shape]] = {str(n): EFFECT for n in range(1, 8)}
_ABILITY_NONE: Final = _fields({"timing": Word(["none"])})
_ABILITIES: Final = {
    "on_place": _fields({"timing": Word(["instant"]), "trigger": Text(), "effect": EFFECT}),
    "on_drop_off": _fields({"timing": Word(["dropoff"]), "trigger": Text(), "effect": EFFECT}),
    "after_action": _fields(
        {"timing": Word(["ongoing"]), "trigger": Text(), "action": Word(ACTIONS), "effect": EFFECT}
    ),
    "on_flip": _fields({"timing": Word(["ongoing"]), "trigger": Text(), "what": Word(["debt"]), "effect": EFFECT}),
    "on_gain": _fields({"timing": Word(["ongoing"]), "trigger": Text(), "what": Word(["debt"]), "effect": EFFECT}),
    "on_collision": _fields({"timing": Word(["ongoing"]), "trigger": Text(), "whose": _TRUE, "effect": EFFECT}),
}
_PAID_ACTIONS: Final = Word(ACTIONS[1:])
_MODIFIERS: Final = {
    "convert_icons": _fields(
        {
            "timing": Word(["ongoing"]),
            "modifier": Text(),
            "action": _PAID_ACTIONS,
            "from": Word(["merchant"]),
            "per": Whole(1, 4),
            "to": Word(ICONS[1:4]),
            "icons": Whole(1, 4),
            "limit": Shape(),
            "optional": Shape(),
        }
    ),
    "pay_as_icon": _fields(
        {
            "timing": Word(["ongoing"]),
            "modifier": Text(),
            "action": _PAID_ACTIONS,
            "to": Word(ICONS[1:4]),
            "pay": Items(Word(GOODS), 1, 3),
            "per": Whole(1, 2),
            "icons": Whole(1, 3),
            "limit": Shape(),
            "optional": Shape(),
        }
    ),
}


@final
class Ability(Shape):
    """The bottom half of a townsfolk card."""

    def check(self, value: Json, place: str) -> None:
        if isinstance(value, dict) and "modifier" in value:
            Word(list(_MODIFIERS)).check(value["modifier"], f"{place}.modifier")
            _MODIFIERS[str(value["modifier"])].check(value, place)
        elif isinstance(value, dict) and "trigger" in value:
            Word(list(_ABILITIES)).check(value["trigger"], f"{place}.trigger")
            _ABILITIES[str(value["trigger"])].check(value, place)
        else:
            _ABILITY_NONE.check(value, place)


_TOWNSFOLK: Final = _fields(
    {
        "id": Text(),
        "cost": _COST,
        "icons": _ICONS,
        "ability": Ability(),
        "on_hire_or_dismiss": EFFECT,
        "on_hire_or_dismiss_source": _SOURCE,
        "source": _SOURCE,
    },
    "on_hire_or_dismiss_source",
)
_MANUSCRIPT: Final = _fields(
    {
        "id": Text(),
        "ribbon": Word(RIBBONS),
        "cost": _NEED,
        "back": Word(["grey", "black"]),
        "on_transcribe": EFFECT,
        "end_score": Shape("null, or vp, per and count"),
        "source": _SOURCE,
    }
)
END_SCORE: Final = _fields({"vp": _VP, "per": Whole(1, 9), "count": Word(COUNTS)})
_TRADE: Final = _fields(
    {
        "kind": Word([*GOODS, "destroy", "flip"]),
        "icons": Whole(1, 9),
        "effect": EFFECT,
        "source": _SOURCE,
    }
)
_SITE: Final = _fields({"id": Text(), "bank": Word(["left", "right"]), "effect": EFFECT, "source": _SOURCE})
_LINK: Final = _fields({"id": Text(), "effect": EFFECT, "source": _SOURCE})
_SIDE: Final = _fields(
    {"trade": _fields({"L": _TRADE, "R": _TRADE}), "sites": Items(_SITE, 4, 5), "links": Items(_LINK, 0, 5)}
)
_SEGMENT: Final = _fields(
    {
        "id": Word(SEGMENTS),
        "start_numbers": _fields({node: Whole(1, 10) for node in NODES[:2]}),
        "start_numbers_source": _SOURCE,
        "printed_townsfolk": _fields({"cost": _COST, "icons": _ICONS, "on_dismiss": EFFECT, "source": _SOURCE}),
        "printed_manuscript": _fields({"cost": _NEED, "on_transcribe": EFFECT, "source": _SOURCE}),
        "sides": _fields(dict.fromkeys(SIDES, _SIDE)),
    }
)
_CASTLE: Final = _fields(
    {
        "sections": Items(_fields({"id": Word(SECTIONS), "tier2_effect": EFFECT, "source": _SOURCE}), 5, 5),
        "tier3_effect": EFFECT,
        "bump_reward": _fields({"tier1": EFFECT, "tier2": EFFECT}),
        "vp_per_worker": _fields({"tier1": _VP, "tier2": _VP, "tier3": _VP}),
        "capacity": Whole(1, 9),
        "advance_threshold": Whole(3, 3),
        "workers_for_noble_icons": Shape("icons to workers"),
        "source": _SOURCE,
    }
)
_VP_BY_NUMBER: Final = _fields({"1": _VP, "2": _VP, "3": _VP})
_UPGRADES: Final = {
    "movement_bonus": _fields({"type": Text(), "free_extra_spaces": Whole(0, 3), "optional": Shape()}),
    "dismiss_cost": _fields({"type": Text(), "silver": Whole(0, 8)}),
    "icons": _fields({"type": Text(), "icons": _ICONS}),
    "on_hire": _fields({"type": Text(), "effect": EFFECT}),
    "on_collision": _fields({"type": Text(), "whose": _TRUE, "condition": Shape(), "effect": EFFECT}),
    "hand_limit": _fields({"type": Text(), "plus": Whole(0, 3)}),
    "instant": _fields({"type": Text(), "effect": EFFECT}),
    "on_flip": _fields({"type": Text(), "effect": EFFECT}),
    "on_future_scheme": _fields({"type": Text(), "effect": EFFECT}),
    "on_shuffle": _fields({"type": Text(), "effect": EFFECT}),
}


@final
class Upgrade(Shape):
    """What an uncovered slot gives."""

    def __init__(self, types: list[str]) -> None:
        super().__init__()
        self.types = Word(types)

    def check(self, value: Json, place: str) -> None:
        kind = value.get("type") if isinstance(value, dict) else value
        self.types.check(kind, f"{place}.type")
        _UPGRADES[str(kind)].check(value, place)


_SLOT: Final = _fields(
    {
        "id": Word(SLOTS),
        "building": Word(BUILDINGS),
        "upgrade": Upgrade(["movement_bonus", "dismiss_cost", "icons", "on_hire", "on_collision", "hand_limit"]),
        "source": _SOURCE,
    },
    "source",
)
_RIVAL_SLOT: Final = _fields(
    {
        "id": Word(RIVAL_SLOTS),
        "building": Word(BUILDINGS),
        "upgrade": Upgrade(["icons", "instant", "on_collision", "on_flip", "on_future_scheme", "on_shuffle"]),
        "source": _SOURCE,
    }
)
_PRINTED: Final = _fields({"middle": _ICONS, "right": _ICONS})
_OPPONENTS: Final = _fields({"if_criminals": Shape('"0", "1+" or null'), "effect": EFFECT})
_SCHEME: Final = _fields(
    {
        "id": Text(),
        "header_icons": _ICONS,
        "row1": EFFECT,
        "row2": EFFECT,
        "move": Whole(0, 10),
        "options": Items(EFFECT, 1, 4),
        "source": _SOURCE,
    }
)
_RIVAL_BOARD: Final = _fields(
    {
        "id": Word(RIVALS),
        "focus": Word(FOCUSES),
        "start_gain": EFFECT,
        "start_building": _fields(
            {"building": Word(BUILDINGS), "slot": Word(RIVAL_SLOTS), "where": Word(["viscount_space"])}
        ),
        "remove_schemes": Items(Text(), 0, 8),
        "resource_preference": Items(_fields({"what": Word(RESOURCES), "until": Shape("a number or null")}), 0, 3),
        "printed_start_icons": _PRINTED,
        "slots": Items(_RIVAL_SLOT, 9, 9),
        "slots_source_note": _NOTE,
        "source": _SOURCE,
    }
)
_STACK: Final = _fields(
    {
        "cards_on_top": _fields({str(n): Whole(1, 30) for n in range(1, 5)}),
        "cards_on_top_source": _SOURCE,
        "scores": Word(["flipped_deed", "flipped_debt"]),
        "vp": Items(_VP, 3, 3),
        "vp_under_3_players": Items(_VP, 2, 2),
        "source": _SOURCE,
    }
)
SUBSTITUTED: Final = [
    "rearrange",
    "silver",
    "destroy",
    "future_scheme_pile_empty",
    "flip_impossible",
    "discard",
    "castle_move",
    "hire_free",
]

FILES: Final = {
    "townsfolk": _fields(
        {
            "starting": Items(_TOWNSFOLK, 8, 8),
            "heroes": Items(_TOWNSFOLK, 10, 10),
            "neutral": Items(_TOWNSFOLK, 60, 120),
        }
    ),
    "manuscripts": _fields(
        {
            "set_vp": _fields({str(n): _VP for n in range(1, 5)}),
            "set_vp_source": _SOURCE,
            "cards": Items(_MANUSCRIPT, 35, 35),
        }
    ),
    "board": _fields(
        {
            "sides": _fields({str(n): Word(SIDES) for n in range(1, 5)}),
            "sides_source": _SOURCE,
            "sides_source_note": _NOTE,
            "segments": Items(_SEGMENT, 5, 5),
            "castle": _CASTLE,
        }
    ),
    "player_board": _fields(
        {
            "workers_per_player": Whole(4, 60),
            "buildings": _fields({name: _fields({"cost": _NEED, "vp": _VP_BY_NUMBER}) for name in BUILDINGS}),
            "slots": Items(_SLOT, 9, 9),
            "printed_start_icons": _PRINTED,
            "hand_limit": Whole(1, 9),
            "track": _fields(
                {
                    "active_gains": _fields(_NUMBERED),
                    "opponent_gains": _fields({str(n): _OPPONENTS for n in range(1, 8)}),
                    "source": _SOURCE,
                }
            ),
            "source": _SOURCE,
        }
    ),
    "cards": _fields(
        {
            "player_cards": Items(_fields({"id": Text(), "gain": EFFECT, "then": EFFECT, "source": _SOURCE}), 10, 10),
            "debts": _fields({"vp_unpaid": _VP, "vp_paid": _VP, "on_flip": EFFECT, "source": _SOURCE}),
            "deeds": _fields({"vp_acquired": _VP, "vp_approved": _VP, "on_flip": EFFECT, "source": _SOURCE}),
            "poverty": _STACK,
            "prosperity": _STACK,
            "cleric_bonus": Items(
                _fields({"id": Text(), "ribbon": Word(RIBBONS), "icons": _ICONS, "vp": _VP, "source": _SOURCE}), 4, 4
            ),
            "castle_leader": _fields({"vp": _VP, "hand_limit_plus": Whole(0, 3), "source": _SOURCE}),
        }
    ),
    "solo": _fields(
        {
            "start_schemes": Items(_SCHEME, 8, 8),
            "future_schemes": Items(_SCHEME, 8, 8),
            "boards": Items(_RIVAL_BOARD, 4, 4),
            "focus_cards": EFFECT,
            "focus_cards_source": _SOURCE,
            "focus_cards_source_note": _NOTE,
            "workers_for_noble_icons": Shape("icons to workers"),
            "track": _fields({"active_gains": _fields(_NUMBERED), "source": _SOURCE}),
            "substitutions": Fields({word: Effect() for word in SUBSTITUTED}, needed=SUBSTITUTED),
            "silver_per_resource": Whole(1, 9),
            "substitutions_source": _SOURCE,
            "vp_per_leftover_resource": _VP,
        }
    ),
}


def check_files(data: dict[str, Json]) -> None:
    """Refuse data of another form, with the place and what was expected there."""
    for name, shape in FILES.items():
        shape.check(data.get(name), name)
