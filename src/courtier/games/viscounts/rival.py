"""The rival of a solo game: what it owns and how it reads effects. [W-SOLO-06..14]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Arg, Json
from courtier.core.state import Effect, Event, Frame
from courtier.games.viscounts.building import put_building
from courtier.games.viscounts.cards import shuffle_gain
from courtier.games.viscounts.castle import enter, supply
from courtier.games.viscounts.components import bad, fields, number, objects, words
from courtier.games.viscounts.funding import dismissible
from courtier.games.viscounts.goods import (
    POOL,
    GainDeeds,
    add,
    amount,
    flip_debt,
    flip_deed,
    gain_goods,
    kept_as,
    take_debt,
)
from courtier.games.viscounts.icons import criminals
from courtier.games.viscounts.manuscripts import take_manuscript
from courtier.games.viscounts.names import card_name, segment_name, who
from courtier.games.viscounts.operations import corruption_first, in_order
from courtier.games.viscounts.primary import remove_top, townsfolk_name
from courtier.games.viscounts.state import Clause, ViscountsState, push_gains, top_manuscript
from courtier.games.viscounts.track import GainCorruption, GainVirtue, gain_corruption
from courtier.games.viscounts.words import (
    BUILDINGS,
    DEBT,
    DEED,
    GOODS,
    N_SEGMENTS,
    N_SLOTS,
    SILVER,
    SITES_PER_SEGMENT,
)

Rule = Effect[ViscountsState]
EITHER: Final = 2


def wanted_resource(s: ViscountsState, p: int) -> int:
    """The resource of choice: the first kind that is below its mark, else the last. [W-SOLO-08]"""
    seat = s.seats[p]
    wants = s.box.rival_wants[seat.board - 1]
    until = s.box.rival_until[seat.board - 1]
    for i in range(len(wants)):
        if amount(seat, wants[i]) < until[i]:
            return wants[i]
    return wants[-1] if wants else POOL


@final
class RivalResources(Clause):
    """Resources of choice for the rival. [W-SOLO-08]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        for _ in range(self.n):
            gain_goods(s, f.seat, wanted_resource(s, f.seat), 1, "W-SOLO-08")


@final
class RivalGoods(Clause):
    """A fixed resource for the rival. [W-SOLO-08]"""

    def __init__(self, good: int, n: int) -> None:
        super().__init__()
        self.good = good
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        gain_goods(s, f.seat, kept_as(s, f.seat, self.good), self.n, "W-SOLO-08")


@final
class RivalDebts(Clause):
    """Debts from the common pile. [W-SOLO-14]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        for _ in range(self.n):
            take_debt(s, f.seat)


@final
class RivalFlip(Clause):
    """Flip cards: of two kinds the one flipped less often, on a tie the debt. a: cards flipped. [W-SOLO-11]"""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__()
        self.kind = kind
        self.n = n

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return self._choice(s, f.seat) >= 0

    def _choice(self, s: ViscountsState, p: int) -> int:
        seat = s.seats[p]
        debt = seat.debts > 0 and self.kind != DEED
        deed = seat.deeds > 0 and self.kind != DEBT
        if debt and deed:
            return DEED if seat.approved < seat.paid else DEBT
        if debt:
            return DEBT
        return DEED if deed else -1

    def run(self, s: ViscountsState, f: Frame) -> None:
        if f.a + 1 < self.n:
            s.stack.append(Frame(self, f.seat, f.a + 1))
        choice = self._choice(s, f.seat)
        if choice < 0:
            if s.log is not None:
                s.log.append(Event("rival-no-card", -1, {"who": who(s, f.seat)}, rule="W-SOLO-11"))
            push_gains(s, s.book.no_flip, f.seat)
            return
        push_slots(s, f.seat, s.book.slot_flip)
        if choice == DEBT:
            flip_debt(s, f.seat)
            push_gains(s, s.book.debt_flip, f.seat)
        else:
            flip_deed(s, f.seat)
            push_gains(s, s.book.deed_flip, f.seat)

    def ints(self) -> list[str]:
        return ["done", "b", "c"]


def push_slots(s: ViscountsState, p: int, effects: list[list[Rule | None]]) -> None:
    """What uncovered slots of the rival's board add to an event, the left one first. [W-SOLO-26]"""
    seat = s.seats[p]
    for slot in range(N_SLOTS - 1, -1, -1):
        effect = effects[seat.board][slot]
        if effect is not None and seat.built >> slot & 1:
            s.stack.append(Frame(effect, p))


@final
class FutureScheme(Clause):
    """The top future scheme goes face up onto the discard pile. a: schemes taken. [W-SOLO-10, W-RULING-42]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        if f.a + 1 < self.n:
            s.stack.append(Frame(self, f.seat, f.a + 1))
        if not s.future:
            if s.log is not None:
                s.log.append(Event("rival-no-scheme", -1, {}, rule="W-SOLO-10"))
            push_gains(s, s.book.no_future, f.seat)
            return
        scheme = s.future[-1]
        s.future = s.future[:-1]
        s.schemes_seen |= 1 << (scheme - s.box.n_cards)
        s.reveals += 1
        seat = s.seats[f.seat]
        seat.discard = [*seat.discard, scheme]
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "scheme": card_name(s, scheme)}
            s.log.append(Event("future-scheme", -1, args, rule="W-SOLO-10"))
        push_slots(s, f.seat, s.book.slot_future)

    def ints(self) -> list[str]:
        return ["done", "b", "c"]


@final
class RivalDismiss(Clause):
    """The townsfolk of its segment leaves the game; only the top right effect counts. [W-SOLO-12, W-RULING-43]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        segment = s.seats[f.seat].space // 3
        townsfolk = dismissible(s, segment)
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "card": townsfolk_name(s, townsfolk)}
            args["segment"] = segment_name(segment)  # where the board marks it
            s.log.append(Event("rival-dismiss", -1, args, rule="W-SOLO-12"))
        remove_top(s, segment)
        if townsfolk <= s.box.n_cards:
            push_gains(s, s.book.on_hire[townsfolk - 1], f.seat)
        else:
            push_gains(s, s.book.on_printed_dismissal[segment], f.seat)


def shuffle_schemes(s: ViscountsState, p: int) -> None:
    """Discarded schemes go into the draw pile; corruption or virtue, then its slots. [W-SOLO-16, W-SOLO-27]"""
    seat = s.seats[p]
    schemes = seat.draw + seat.discard
    s.rng.shuffle(schemes)
    seat.draw = schemes
    seat.discard = []
    if s.log is not None:
        s.log.append(Event("shuffle", -1, {"who": who(s, p), "n": len(schemes)}, rule="W-SOLO-16"))
    shuffle_gain(s, p)
    push_slots(s, p, s.book.slot_shuffle)


@final
class RivalShuffle(Clause):
    """A shuffle effect for the rival is a real shuffle. [W-SOLO-27, W-RULING-49]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if s.seats[f.seat].discard:
            shuffle_schemes(s, f.seat)


@final
class CorruptionPerCriminal(Clause):
    """One corruption for each criminal on its board. [W-SOLO-17]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        gain_corruption(s, f.seat, criminals(s, f.seat))


@final
class RivalWorkers(Clause):
    """Free workers enter next to its segment. [W-SOLO-24]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: ViscountsState, f: Frame) -> None:
        if supply(s, f.seat):
            enter(s, f.seat, s.ground.section[s.seats[f.seat].space // 3], self.n)


def leftmost_slot(s: ViscountsState, p: int, kind: int) -> int:
    """The leftmost covered slot of a building type, or -1. [W-SOLO-19]"""
    seat = s.seats[p]
    left = s.box.boards[seat.board].of_type[kind] & ~seat.built
    for slot in range(N_SLOTS):
        if left >> slot & 1:
            return slot
    return -1


@final
class RivalBuildFree(Clause):
    """A free building: the first empty site clockwise from its bank, across rivers, all around. [W-SOLO-24]"""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def run(self, s: ViscountsState, f: Frame) -> None:
        slot = leftmost_slot(s, f.seat, self.kind)
        if slot < 0:
            return
        ring = s.ground.ring
        first = ring.index(first_site(s, s.seats[f.seat].space))
        for i in range(len(ring)):
            site = ring[(first + i) % len(ring)]
            if s.sites[site] == 0:
                put_building(s, f.seat, slot, site)
                return


def first_site(s: ViscountsState, space: int) -> int:
    """The first site, clockwise, on the bank of an outer space."""
    site = space // 3 * SITES_PER_SEGMENT
    while s.box.sides[s.ground.side].bank[site] != space % 3:
        site += 1
    return site


@final
class RivalManuscript(Clause):
    """A free manuscript: of its segment, else the next one clockwise that fits. [W-SOLO-24]"""

    def __init__(self, costs: list[int]) -> None:
        super().__init__()
        self.costs = costs

    def run(self, s: ViscountsState, f: Frame) -> None:
        segment = s.seats[f.seat].space // 3
        for _ in range(N_SEGMENTS):
            top = top_manuscript(s, segment)
            if top >= 0 and s.box.manuscript_cost[top] in self.costs:
                take_manuscript(s, f.seat, segment)
                return
            segment = s.ground.next_segment[segment]


def spend(s: ViscountsState, p: int, good: int, n: int) -> None:
    """Pay for missing icons, from the common pool where there is one. [W-SOLO-08, W-SOLO-13]"""
    add(s.seats[p], kept_as(s, p, good), -n)


# -- reading effect lists with the substitutions


@final
class RivalReader:
    """Turns effect lists into what the rival does instead. [W-SOLO-09, W-SOLO-31]"""

    def __init__(self, solo: dict[str, Json]) -> None:
        self.substitutions = fields(solo["substitutions"])
        self.silver_per_resource = number(solo["silver_per_resource"])

    def effect(self, value: Json, place: str) -> Rule | None:
        """An effect list as the rival carries it out."""
        ops = corruption_first(objects(value))
        items: list[Rule] = []
        for i in range(len(ops)):
            items.extend(self._operation(ops[i], f"{place}[{i}]"))
        return in_order(items)

    def _instead(self, word: str, n: int) -> list[Rule]:
        """What the reference card gives in place of something, n times over."""
        place = f"solo.substitutions.{word}"
        items: list[Rule] = []
        for _ in range(n):
            effect = self.effect(self.substitutions[word], place)
            if effect is not None:
                items.append(effect)
        return items

    def _operation(self, op: dict[str, Json], place: str) -> list[Rule]:
        if "choice" in op:
            choice = op["choice"]
            assert isinstance(choice, list)
            first = self.effect(choice[0], f"{place}.choice[0]")  # W-RULING-22, W-SOLO-21
            return [] if first is None else [first]
        do = str(op["do"])
        n = number(op.get("n", 1))
        if do == "gain":
            return self._gain(str(op["what"]), n)
        if do == "flip":
            return [RivalFlip(["debt", "deed", "either"].index(str(op["what"])), n)]
        if do in self.substitutions:
            return self._instead(do, n)
        if do == "shuffle":
            return [RivalShuffle()]
        if do == "place_workers":
            return [RivalWorkers(n)]
        if do == "build_free":
            return [RivalBuildFree(BUILDINGS.index(str(op["building"])))]
        if do == "free_manuscript":
            return [RivalManuscript([int(cost) for cost in words(op["costs"])])]
        if do == "future_scheme":
            return [FutureScheme(n)]
        if do == "ai_dismiss":
            return [RivalDismiss()]
        if do == "gain_per_criminal":
            return [CorruptionPerCriminal()]
        raise bad(f"{place}.do", do, "gain, flip, future_scheme, ai_dismiss")

    def _gain(self, what: str, n: int) -> list[Rule]:
        if what == GOODS[SILVER]:
            return self._instead("silver", n // self.silver_per_resource)  # W-RULING-23
        if what in GOODS:
            return [RivalGoods(GOODS.index(what), n)]
        if what == "any":
            return [RivalResources(n)]
        if what == "debt":
            return [RivalDebts(n)]
        if what == "deed":
            return [GainDeeds(n)]
        return [GainVirtue(n)] if what == "virtue" else [GainCorruption(n)]
