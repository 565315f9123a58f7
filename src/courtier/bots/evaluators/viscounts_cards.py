"""What Viscounts' townsfolk can do besides their icons, by kind of effect, read from the component data."""

from __future__ import annotations

from typing import Final

from courtier.core.messages import Json
from courtier.games.loading import read_data
from courtier.games.viscounts.components import fields, number, objects

# The kinds, the most wanted first: of alternatives the first of these counts.
KINDS: Final = [
    "flip",
    "goods",
    "hire",
    "destroy",
    "virtue",
    "silver",
    "tidy",
    "pay",
    "collision",
    "on_debts",
    "debt",
]
N_KINDS: Final = len(KINDS)
OF_KIND: Final = {
    "flip": ["flip"],
    "goods": ["ink", "stone", "gold", "any"],
    "hire": ["hire_free"],
    "destroy": ["destroy"],
    "virtue": ["virtue", "castle_move", "deed"],
    "silver": ["silver"],
    "tidy": ["rearrange", "discard", "shuffle"],
    "debt": ["debt", "corruption"],
}
KIND_OF: Final = {word: KINDS.index(kind) for kind, group in OF_KIND.items() for word in group}
BY_TRIGGER: Final = {"on_collision": "collision", "on_flip": "on_debts", "on_gain": "on_debts"}


def _add_effect(value: Json, out: list[float]) -> None:
    """Count the operations of an effect list by kind."""
    for op in objects(value):
        if "choice" in op:
            ways = op["choice"]
            assert isinstance(ways, list)
            best = [0.0] * N_KINDS
            for way in ways:
                found = [0.0] * N_KINDS
                _add_effect(way, found)
                if found > best:
                    best = found
            for kind in range(N_KINDS):
                out[kind] += best[kind]
        else:
            word = str(op["what"]) if op["do"] == "gain" else str(op["do"])
            if word in KIND_OF:
                out[KIND_OF[word]] += number(op.get("n", 1))


def abilities() -> list[list[float]]:
    """By card: how much of each kind its ability brings."""
    cards = fields(read_data("viscounts")["townsfolk"])
    out: list[list[float]] = []
    for group in ("starting", "heroes", "neutral"):
        for card in objects(cards[group]):
            ability = fields(card["ability"])
            found = [0.0] * N_KINDS
            trigger = str(ability.get("trigger", ""))
            if "modifier" in ability:
                found[KINDS.index("pay")] = 1.0
            elif trigger in BY_TRIGGER:
                found[KINDS.index(BY_TRIGGER[trigger])] = 1.0
            elif "effect" in ability:
                _add_effect(ability["effect"], found)
            out.append(found)
    return out
