"""Effect lists of the component data as effects of a human player: one word, one class. [W-EFF]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Json, Message
from courtier.core.state import Decision, Effect, Frame
from courtier.games.viscounts.actions import MAX_CHOSEN, OPTION
from courtier.games.viscounts.building import BuildFree
from courtier.games.viscounts.cards import DestroyAny, DestroyCards, DiscardCards, Rearrange, Shuffle
from courtier.games.viscounts.castle import CastleMove, FreeWorkers
from courtier.games.viscounts.causes import cause
from courtier.games.viscounts.components import bad, number, objects, words
from courtier.games.viscounts.goods import (
    ChooseResources,
    FlipDebts,
    FlipDeeds,
    FlipEither,
    GainDebts,
    GainDeeds,
    GainGoods,
)
from courtier.games.viscounts.hiring import HireFree
from courtier.games.viscounts.manuscripts import FreeManuscript
from courtier.games.viscounts.state import Clause, ViscountsState
from courtier.games.viscounts.track import GainCorruption, GainVirtue
from courtier.games.viscounts.words import BUILDINGS, GOODS

_OPTIONAL: Final = ["rearrange", "discard", "destroy", "castle_move"]
Rule = Effect[ViscountsState]


@final
class InOrder(Clause):
    """The operations of one effect, one after the other. a: how many are done. [W-EFF-02]"""

    def __init__(self, items: list[Rule]) -> None:
        super().__init__()
        self.items = items

    def parts(self) -> list[Rule]:
        return self.items

    def run(self, s: ViscountsState, f: Frame) -> None:
        at = f.a
        if at + 1 < len(self.items):
            s.stack.append(Frame(self, f.seat, at + 1))
        s.stack.append(Frame(self.items[at], f.seat))

    def can(self, s: ViscountsState, f: Frame) -> bool:
        for item in self.items:
            if item.can(s, f):
                return True
        return False

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-all", {"effects": tuple(item.describe(s, f) for item in self.items)})

    def ints(self) -> list[str]:
        return ["done", "b", "c"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return super().fits(s, f) and 0 <= f.a < len(self.items)


@final
class Alternatives(Decision[ViscountsState]):
    """Exactly one of several effects, of those that can change something. [W-EFF-03, DP-22]"""

    def __init__(self, items: list[Rule]) -> None:
        super().__init__()
        self.items = items

    def parts(self) -> list[Rule]:
        return self.items

    def rules(self) -> list[str]:
        return ["W-EFF-03"]

    def can(self, s: ViscountsState, f: Frame) -> bool:
        for item in self.items:
            if item.can(s, f):
                return True
        return False

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        out: list[int] = []
        for i in range(len(self.items)):
            if self.items[i].can(s, f):
                out.append(OPTION.first + i)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        s.stack.append(Frame(self.items[action - OPTION.first], f.seat))

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-alternatives", {"cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        effect = self.items[action - OPTION.first].describe(s, f)
        return Message("viscounts-label-alternative", {"effect": effect})

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return [f"option:{action - OPTION.first + 1}"] if OPTION.has(action) else []

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if OPTION.has(action) and action - OPTION.first < len(self.items):
            effect = self.items[action - OPTION.first].describe(s, f)
            return Message("viscounts-whynot-changes-nothing", {"effect": effect}, "W-EFF-03")
        return None

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-choice", {"options": tuple(item.describe(s, f) for item in self.items)})


def in_order(items: list[Rule]) -> Rule | None:
    """Several effects as one; None for none."""
    if not items:
        return None
    return items[0] if len(items) == 1 else InOrder(items)


def corruption_first(ops: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """Within one list all corruption moves before the first virtue. [W-VC-04, W-EFF-02]"""
    kinds = [str(op.get("what", "")) if op.get("do") == "gain" else "" for op in ops]
    if "virtue" not in kinds:
        return ops
    at = kinds.index("virtue")
    late = [ops[i] for i in range(at, len(ops)) if kinds[i] == "corruption"]
    rest = [ops[i] for i in range(at, len(ops)) if kinds[i] != "corruption"]
    return ops[:at] + late + rest


def human_effect(value: Json, place: str, rule: str = "") -> Rule | None:
    """An effect list as a human carries it out; `rule`: what grants it, where a rule does rather than a component."""
    ops = corruption_first(objects(value))
    items: list[Rule] = []
    for i in range(len(ops)):
        items.extend(_operation(ops[i], f"{place}[{i}]", rule))
    return in_order(items)


def _operation(op: dict[str, Json], place: str, rule: str) -> list[Rule]:
    if "choice" in op:
        return [Alternatives(_alternatives(op["choice"], f"{place}.choice", rule))]
    do = str(op["do"])
    if do == "gain":
        return _gain(str(op["what"]), number(op["n"]), rule)
    if do == "flip":
        n = number(op["n"])
        if op["what"] == "debt":
            return [FlipDebts(n)]
        return [FlipDeeds(n)] if op["what"] == "deed" else [FlipEither(n)]
    if do == "rearrange":
        return [Rearrange()]
    if do == "discard":
        return [DiscardCards(number(op["n"]))]
    if do == "destroy":
        return [DestroyAny()] if "from" in op else [DestroyCards(number(op["n"]))]
    if do == "shuffle":
        return [Shuffle()]
    if do == "hire_free":
        return [HireFree()]
    if do == "castle_move":
        return [CastleMove()]
    if do == "place_workers":
        return [FreeWorkers(number(op["n"]))]
    if do == "build_free":
        return [BuildFree(BUILDINGS.index(str(op["building"])), op["where"] == "viscount_space")]
    if do == "free_manuscript":
        return [FreeManuscript([int(cost) for cost in words(op["costs"])])]
    raise bad(f"{place}.do", do, "gain, flip, " + ", ".join(_OPTIONAL))


def _alternatives(value: Json, place: str, rule: str) -> list[Rule]:
    assert isinstance(value, list)
    out: list[Rule] = []
    for i in range(len(value)):
        item = human_effect(value[i], f"{place}[{i}]", rule)
        if item is None:
            raise bad(f"{place}[{i}]", "[]", "do")
        out.append(item)
    return out


def _gain(what: str, n: int, rule: str) -> list[Rule]:
    if what in GOODS:
        return [GainGoods(GOODS.index(what), n)]
    if what == "any":
        parts = [MAX_CHOSEN] * (n // MAX_CHOSEN) + ([n % MAX_CHOSEN] if n % MAX_CHOSEN else [])
        return [ChooseResources(part, rule) for part in parts]
    if what == "debt":
        return [GainDebts(n)]
    if what == "deed":
        return [GainDeeds(n)]
    return [GainVirtue(n)] if what == "virtue" else [GainCorruption(n)]
