"""The castle: workers enter, advance, push each other aside and fight for the leader card. [W-CASTLE]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viscounts.actions import ADVANCE, BUMP, RIVAL_WORD, SECTION, SHIFT, WHO, WORKERS
from courtier.games.viscounts.causes import cause
from courtier.games.viscounts.funding import PayFor, fund, is_dismissed, most_icons, priced
from courtier.games.viscounts.names import seat_of, section_name, who
from courtier.games.viscounts.state import Clause, ViscountsState, push_gains, turn_order
from courtier.games.viscounts.words import (
    CASTLE_PLACES,
    DECLINE,
    N_SECTIONS,
    PLACE_WORKERS,
    SECTIONS,
    TIER_1,
    TIER_2,
    TIER_3,
)


def in_castle(s: ViscountsState, p: int) -> int:
    """All workers of a participant in the castle."""
    n = 0
    first = p * CASTLE_PLACES
    for place in range(first, first + CASTLE_PLACES):
        n += s.castle[place]
    return n


def supply(s: ViscountsState, p: int) -> int:
    """Workers that are not in the castle."""
    return s.box.workers - in_castle(s, p)


def move_workers(s: ViscountsState, p: int, origin: int, to: int, n: int) -> None:
    """Move workers between places of the castle; -1 is the supply."""
    castle = s.castle.copy()
    if origin >= 0:
        castle[p * CASTLE_PLACES + origin] -= n
    if to >= 0:
        castle[p * CASTLE_PLACES + to] += n
    s.castle = castle


def enter(s: ViscountsState, p: int, section: int, n: int) -> None:
    """Put workers from the supply into a tier-1 section, then resolve the castle. [W-CASTLE-02, W-CASTLE-08]"""
    left = supply(s, p)
    if n > left:
        n = left
    move_workers(s, p, -1, TIER_1 + section, n)
    if s.log is not None:
        args: dict[str, Arg] = {"who": who(s, p), "n": n, "section": section_name(section)}
        s.log.append(Event("workers", seat_of(s, p), args, rule="W-CASTLE-02"))
    resolve(s)


def resolve(s: ViscountsState) -> None:
    """Look at the castle after tier-1 workers were added or moved, not inside another. [W-CASTLE-08, W-RULING-11]"""
    if not s.resolving:
        s.stack.append(Frame(s.book.resolve_castle, s.active))


def has_group(s: ViscountsState, p: int) -> bool:
    """Whether three workers of one colour share a section of tier 1 or 2."""
    first = p * CASTLE_PLACES
    for place in range(first, first + TIER_3):
        if s.castle[place] >= s.box.threshold:
            return True
    return False


@final
class ResolveCastle(Clause):
    """Stages one and two player by player from the active one on, then stage three. [W-CASTLE-05, -08, -10]"""

    def __init__(self, advance: Effect[ViscountsState], bump: Effect[ViscountsState]) -> None:
        super().__init__()
        self.advance = advance
        self.bump = bump

    def parts(self) -> list[Effect[ViscountsState]]:
        return [self.advance, self.bump]

    def run(self, s: ViscountsState, f: Frame) -> None:
        s.resolving = True
        s.stack.append(Frame(self.bump, s.active))
        for p in reversed(turn_order(s)):
            if has_group(s, p):
                s.stack.append(Frame(self.advance, p))


@final
class AdvanceWorkers(Clause):
    """One participant's stage one, group after group, then stage two. [W-CASTLE-03, W-CASTLE-04]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        for tier in range(2):
            if groups(s, f.seat, tier):
                s.stack.append(Frame(self, f.seat))
                push_gains(s, s.book.choose_group[tier], f.seat)
                return


def groups(s: ViscountsState, p: int, tier: int) -> list[int]:
    """The sections of tier 1 (0) or 2 (1) in which a participant has three workers or more."""
    out: list[int] = []
    first = p * CASTLE_PLACES + tier * N_SECTIONS
    for section in range(N_SECTIONS):
        if s.castle[first + section] >= s.box.threshold:
            out.append(section)
    return out


@final
class ChooseGroup(Decision[ViscountsState]):
    """Which group advances next. [W-CASTLE-03, W-CASTLE-10, DP-09]"""

    def __init__(self, tier: int) -> None:
        super().__init__()
        self.tier = tier

    def rules(self) -> list[str]:
        return ["W-CASTLE-03", "W-CASTLE-10"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        return [ADVANCE.first + self.tier * N_SECTIONS + section for section in groups(s, f.seat, self.tier)]

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        advance(s, f.seat, self.tier, (action - ADVANCE.first) % N_SECTIONS)

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-advance", {"tier": self.tier + 1})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        section = (action - ADVANCE.first) % N_SECTIONS
        return Message("viscounts-label-advance", {"section": section_name(section), "tier": self.tier + 1})

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return [f"castle:tier{self.tier + 1}:{SECTIONS[(action - ADVANCE.first) % N_SECTIONS]}"]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if ADVANCE.has(action):
            section = (action - ADVANCE.first) % N_SECTIONS
            return Message("viscounts-whynot-no-group", {"section": section_name(section)}, "W-CASTLE-03")
        return None


def advance(s: ViscountsState, p: int, tier: int, section: int) -> None:
    """Move one worker further in; the reward of its new place comes at once. [W-CASTLE-03, W-CASTLE-04]"""
    move_workers(s, p, tier * N_SECTIONS + section, TIER_2 + section if tier == 0 else TIER_3, 1)
    if s.log is not None:
        args: dict[str, Arg] = {"who": who(s, p), "section": section_name(section), "tier": tier + 2}
        s.log.append(Event("advance", seat_of(s, p), args, rule="W-CASTLE-03"))
    if tier == 0:
        s.stack.append(Frame(s.book.spread, p, 0, section))
        push_gains(s, s.book.tier_2[section], p)
    else:
        check_leader(s, p)
        push_gains(s, s.book.tier_3, p)


@final
class Spread(Clause):
    """One worker clockwise, one counter-clockwise, while there are any. b: the section. [W-CASTLE-03, W-RULING-12]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        here = f.seat * CASTLE_PLACES + TIER_1 + f.b
        if s.castle[here]:
            move_workers(s, f.seat, TIER_1 + f.b, TIER_1 + (f.b + 1) % N_SECTIONS, 1)
        if s.castle[here]:
            move_workers(s, f.seat, TIER_1 + f.b, TIER_1 + (f.b + N_SECTIONS - 1) % N_SECTIONS, 1)

    def ints(self) -> list[str]:
        return ["a", "section", "c"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return 0 <= f.seat < len(s.seats) and 0 <= f.b < N_SECTIONS


def check_leader(s: ViscountsState, p: int) -> None:
    """The first worker on tier 3 brings the leader card; more workers take it over. [W-CASTLE-06, W-RULING-39]"""
    own = s.castle[p * CASTLE_PLACES + TIER_3]
    if s.leader == p or (s.leader >= 0 and own <= s.castle[s.leader * CASTLE_PLACES + TIER_3]):
        return
    s.leader = p
    if s.log is not None:
        s.log.append(Event("leader", seat_of(s, p), {"who": who(s, p)}, rule="W-CASTLE-06"))


# -- stage three


def crowded(s: ViscountsState) -> int:
    """The first tier-1 or tier-2 section with too many workers, as a place in the castle, or -1. [W-CASTLE-05]"""
    for place in range(TIER_3):
        if standing(s, place) > s.box.capacity:
            return place
    return -1


def standing(s: ViscountsState, place: int) -> int:
    """How many workers of all colours stand on a place of the castle."""
    total = 0
    for p in range(len(s.seats)):
        total += s.castle[p * CASTLE_PLACES + place]
    return total


@final
class BumpWorkers(Clause):
    """The active player makes room, section by section; then the resolution is over. [W-CASTLE-05, W-RULING-25]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if crowded(s) < 0:
            s.resolving = False
            return
        s.stack.append(Frame(self, f.seat))
        push_gains(s, s.book.choose_bump, f.seat)


@final
class ChooseBump(Decision[ViscountsState]):
    """Whose worker leaves a crowded section; own ones too. [W-CASTLE-05, DP-11]"""

    def rules(self) -> list[str]:
        return ["W-CASTLE-05"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        place = crowded(s)
        out: list[int] = []
        for p in range(len(s.seats)):
            if s.castle[p * CASTLE_PLACES + place]:
                out.append(BUMP.first + place * len(WHO) + (RIVAL_WORD if p == s.rival else p))
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        bump(s, crowded(s), self._owner(s, action))

    def _owner(self, s: ViscountsState, action: int) -> int:
        word = (action - BUMP.first) % len(WHO)
        return s.rival if word == RIVAL_WORD else word

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        place = crowded(s)
        args: dict[str, Arg] = {
            "tier": place // N_SECTIONS + 1,
            "section": section_name(place % N_SECTIONS),
            "n": standing(s, place) - s.box.capacity,
        }
        return Message("viscounts-prompt-bump", args)

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        return Message("viscounts-label-bump", {"who": who(s, self._owner(s, action))})

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        place = (action - BUMP.first) // len(WHO)
        section = f"castle:tier{place // N_SECTIONS + 1}:{SECTIONS[place % N_SECTIONS]}"
        return [section, f"owner:{self._owner(s, action)}"]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if BUMP.has(action):
            return Message("viscounts-whynot-bump", {}, "W-CASTLE-05")
        return None


def bump(s: ViscountsState, place: int, owner: int) -> None:
    """A worker returns to its owner's supply, who is rewarded at once. [W-CASTLE-05]"""
    move_workers(s, owner, place, -1, 1)
    tier = place // N_SECTIONS
    if s.log is not None:
        args: dict[str, Arg] = {"who": who(s, owner), "tier": tier + 1, "section": section_name(place % N_SECTIONS)}
        s.log.append(Event("bump", seat_of(s, owner), args, rule="W-CASTLE-05"))
    push_gains(s, s.book.bumped[tier], owner)


# -- the action and the effects


@final
class ChooseWorkers(Decision[ViscountsState]):
    """How many workers enter next to the viscount. c: the dismissed townsfolk. [W-CASTLE-01, W-CASTLE-02]"""

    def __init__(self, pay: PayFor) -> None:
        super().__init__()
        self.pay = pay

    def parts(self) -> list[Effect[ViscountsState]]:
        return [self.pay]

    def rules(self) -> list[str]:
        return ["W-CASTLE-01", "W-RULING-37"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        icons = most_icons(s, f.seat, PLACE_WORKERS, f.c, 0)
        left = supply(s, f.seat)
        out: list[int] = []
        for i in range(len(s.box.noble_need)):
            if s.box.noble_need[i] <= icons and i < left:
                out.append(WORKERS.first + i)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        i = action - WORKERS.first
        fund(s, f.seat, self.pay, s.box.noble_need[i], f.c, i + 1)

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        section = s.ground.section[s.seats[f.seat].space // 3]
        return Message("viscounts-prompt-workers", {"section": section_name(section)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        i = action - WORKERS.first
        need = s.box.noble_need[i]
        label = Message("viscounts-label-workers", {"n": i + 1, "icons": need})
        return priced(s, f.seat, PLACE_WORKERS, need, f.c, label)

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        section = SECTIONS[s.ground.section[s.seats[f.seat].space // 3]]
        return [f"castle:tier1:{section}", f"count:{action - WORKERS.first + 1}"]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if not WORKERS.has(action):
            return None
        i = action - WORKERS.first
        if i >= supply(s, f.seat):
            return Message("viscounts-whynot-supply", {"n": supply(s, f.seat)}, "W-CASTLE-01")
        icons = most_icons(s, f.seat, PLACE_WORKERS, f.c, 0)
        return Message("viscounts-whynot-workers", {"n": s.box.noble_need[i], "icons": icons}, "W-CASTLE-01")

    def ints(self) -> list[str]:
        return ["a", "b", "dismissed"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats and is_dismissed(s, f.c)


@final
class EnterWorkers(Clause):
    """The workers that have been paid for. b: how many."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        enter(s, f.seat, s.ground.section[s.seats[f.seat].space // 3], f.b)

    def ints(self) -> list[str]:
        return ["a", "target", "c"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats and 1 <= f.b <= len(s.box.noble_need)


@final
class FreeWorkers(Decision[ViscountsState]):
    """Free workers, all into one section of choice, as far as the supply goes. [W-EFF-12]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def rules(self) -> list[str]:
        return ["W-EFF-12"]

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return supply(s, f.seat) > 0

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        if supply(s, f.seat) == 0:
            return []
        return [SECTION.first + section for section in range(N_SECTIONS)]

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        enter(s, f.seat, action - SECTION.first, self.n)

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        left = supply(s, f.seat)
        return Message("viscounts-prompt-free-workers", {"n": self.n if self.n < left else left, "cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        return Message("viscounts-label-section", {"section": section_name(action - SECTION.first)})

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return [f"castle:tier1:{SECTIONS[action - SECTION.first]}"]

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-place-workers", {"n": self.n})


@final
class CastleMove(Decision[ViscountsState]):
    """One own tier-1 worker to a neighbouring section, or none. [W-EFF-11, DP-21]"""

    def rules(self) -> list[str]:
        return ["W-EFF-11"]

    def can(self, s: ViscountsState, f: Frame) -> bool:
        first = f.seat * CASTLE_PLACES + TIER_1
        for section in range(N_SECTIONS):
            if s.castle[first + section]:
                return True
        return False

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        first = f.seat * CASTLE_PLACES + TIER_1
        out = [PASS]
        for section in range(N_SECTIONS):
            if s.castle[first + section]:
                out.append(SHIFT.first + 2 * section)
                out.append(SHIFT.first + 2 * section + 1)
        return out if len(out) > 1 else []

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        section, to = self._move(action)
        move_workers(s, f.seat, TIER_1 + section, TIER_1 + to, 1)
        if s.log is not None:
            args: dict[str, Arg] = {
                "who": who(s, f.seat),
                "section1": section_name(section),
                "section2": section_name(to),
            }
            s.log.append(Event("castle-move", f.seat, args, rule="W-EFF-11"))
        resolve(s)

    def _move(self, action: int) -> tuple[int, int]:
        section = (action - SHIFT.first) // 2
        step = 1 if (action - SHIFT.first) % 2 == 0 else N_SECTIONS - 1
        return section, (section + step) % N_SECTIONS

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-castle-move", {"cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        if action == PASS:
            return Message("viscounts-label-castle-move-none")
        section, to = self._move(action)
        return Message("viscounts-label-castle-move", {"section1": section_name(section), "section2": section_name(to)})

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        if action == PASS:
            return [DECLINE]
        section, to = self._move(action)
        return [f"castle:tier1:{SECTIONS[section]}", f"castle:tier1:{SECTIONS[to]}"]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if SHIFT.has(action):
            section = (action - SHIFT.first) // 2
            return Message("viscounts-whynot-no-own-worker", {"section": section_name(section)}, "W-EFF-11")
        return None

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-castle-move")
