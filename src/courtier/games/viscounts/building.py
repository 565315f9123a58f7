"""Constructing buildings: slots, sites, upgrades and links. [W-BUILD]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viscounts.actions import BUILDING
from courtier.games.viscounts.causes import cause
from courtier.games.viscounts.funding import PayFor, fund, is_dismissed, most_icons, priced
from courtier.games.viscounts.names import building_name, owner_of, seat_of, site_name, slot_name, upgrade_name, who
from courtier.games.viscounts.state import Clause, ViscountsState, push_gains
from courtier.games.viscounts.words import BUILD, INNER, N_SLOTS, SITES, SITES_PER_SEGMENT

N_SITES: Final = len(SITES)
ALL_BUILT: Final = (1 << N_SLOTS) - 1


def sites_at(s: ViscountsState, space: int) -> list[int]:
    """The empty sites on the bank of a space; the river is never crossed. [W-BUILD-01]"""
    out: list[int] = []
    if space % 3 == INNER:
        return out
    bank = s.box.sides[s.ground.side].bank
    first = space // 3 * SITES_PER_SEGMENT
    for site in range(first, first + SITES_PER_SEGMENT):
        if bank[site] == space % 3 and s.sites[site] == 0:
            out.append(site)
    return out


def has_site(s: ViscountsState, space: int) -> bool:
    """Whether a bank has an empty site."""
    bank = s.box.sides[s.ground.side].bank
    first = space // 3 * SITES_PER_SEGMENT
    for site in range(first, first + SITES_PER_SEGMENT):
        if bank[site] == space % 3 and s.sites[site] == 0:
            return True
    return False


def cheapest_building(s: ViscountsState, p: int) -> int:
    """Icons for the cheapest building that is left, or -1 when all nine are built. [W-BUILD-02]"""
    seat = s.seats[p]
    if seat.built == ALL_BUILT:
        return -1
    least = 99
    for kind in range(3):
        if s.box.boards[seat.board].of_type[kind] & ~seat.built and s.box.building_cost[kind] < least:
            least = s.box.building_cost[kind]
    return least


def put_building(s: ViscountsState, p: int, slot: int, site: int) -> None:
    """Lift a building from its slot onto a site; site and links follow. [W-BUILD-03, W-BUILD-04, W-RULING-10, -46]"""
    seat = s.seats[p]
    seat.built |= 1 << slot
    s.sites = s.sites.copy()
    s.sites[site] = 1 + p * N_SLOTS + slot
    if s.log is not None:
        building = building_name(s.box.boards[seat.board].building[slot])
        args: dict[str, Arg] = {
            "who": who(s, p),
            "building": building,
            "slot": slot_name(s, p, slot),
            "site": site_name(site),
        }
        s.log.append(Event("build", seat_of(s, p), args, rule="W-BUILD-03"))
    before, after = s.ground.before[site], s.ground.after[site]
    _push_link(s, p, site, after)
    _push_link(s, p, before, before)
    effect = s.book.site[s.ground.side][site]
    if effect is not None:
        push_gains(s, effect, p)
    if p == s.rival:
        instant = s.book.slot_instant[seat.board][slot]
        if instant is not None:
            s.stack.append(Frame(instant, p))


def _push_link(s: ViscountsState, p: int, first: int, other: int) -> None:
    """The link that begins at `first`, if there is one and its far end `other` is built on."""
    if s.book.link[s.ground.side][first] is not None and s.sites[other]:
        s.stack.append(Frame(s.book.linked, p, 0, first, other))


@final
class Linked(Clause):
    """A link is complete: the log says why somebody else gains as well, or an owner once. [W-BUILD-04]

    b: the site where it begins; c: its far end as seen from the new building.
    """

    def run(self, s: ViscountsState, f: Frame) -> None:
        link = s.book.link[s.ground.side][f.b]
        owner = owner_of(s.sites[f.c])
        if s.log is not None:
            second = s.ground.after[f.b]
            args: dict[str, Arg] = {"who": who(s, f.seat), "first": site_name(f.b), "second": site_name(second)}
            kind = "linked-own" if owner == f.seat else "linked"
            s.log.append(Event(kind, seat_of(s, f.seat), args, rule="W-BUILD-04"))
        assert link is not None
        if owner != f.seat:
            push_gains(s, link, owner)
        push_gains(s, link, f.seat)

    def ints(self) -> list[str]:
        return ["a", "first", "end"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        if not (0 <= f.seat < len(s.seats) and 0 <= f.b < N_SITES and 0 <= f.c < N_SITES):
            return False
        return s.book.link[s.ground.side][f.b] is not None and s.sites[f.c] > 0


@final
class ChooseBuilding(Decision[ViscountsState]):
    """Which building goes where. c: the dismissed townsfolk. [W-BUILD-01..03, DP-08]"""

    def __init__(self, pay: PayFor) -> None:
        super().__init__()
        self.pay = pay

    def parts(self) -> list[Effect[ViscountsState]]:
        return [self.pay]

    def rules(self) -> list[str]:
        return ["W-BUILD-01", "W-BUILD-02", "W-BUILD-03"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        icons = most_icons(s, f.seat, BUILD, f.c, 0)
        sites = sites_at(s, seat.space)
        kinds = s.box.boards[seat.board].building
        out: list[int] = []
        for slot in range(N_SLOTS):
            if not seat.built >> slot & 1 and s.box.building_cost[kinds[slot]] <= icons:
                for site in sites:
                    out.append(BUILDING.first + slot * N_SITES + site)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        target = action - BUILDING.first
        kind = s.box.boards[s.seats[f.seat].board].building[target // N_SITES]
        fund(s, f.seat, self.pay, s.box.building_cost[kind], f.c, target)

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-build")

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        kind = s.box.boards[s.seats[f.seat].board].building[(action - BUILDING.first) // N_SITES]
        return priced(s, f.seat, BUILD, s.box.building_cost[kind], f.c, building_label(s, f.seat, action))

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return building_targets(s, f.seat, action)

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if not BUILDING.has(action):
            return None
        slot, site = (action - BUILDING.first) // N_SITES, (action - BUILDING.first) % N_SITES
        seat = s.seats[f.seat]
        if seat.built >> slot & 1:
            return Message("viscounts-whynot-built", {"slot": slot_name(s, f.seat, slot)}, "W-BUILD-03")
        if site not in sites_at(s, seat.space):
            return Message("viscounts-whynot-site", {"site": site_name(site)}, "W-BUILD-01")
        kind = s.box.boards[seat.board].building[slot]
        args: dict[str, Arg] = {"n": s.box.building_cost[kind], "icons": most_icons(s, f.seat, BUILD, f.c, 0)}
        return Message("viscounts-whynot-building", {"building": building_name(kind), **args}, "W-BUILD-02")

    def ints(self) -> list[str]:
        return ["a", "b", "dismissed"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats and is_dismissed(s, f.c)


def building_label(s: ViscountsState, p: int, action: int) -> Message:
    """A building by its slot, what that uncovers, and the site where it will stand."""
    slot, site = (action - BUILDING.first) // N_SITES, (action - BUILDING.first) % N_SITES
    kind = s.box.boards[s.seats[p].board].building[slot]
    args: dict[str, Arg] = {"building": building_name(kind), "slot": slot_name(s, p, slot), "site": site_name(site)}
    return Message("viscounts-label-build", {**args, "gives": upgrade_name(s, p, slot)})


def building_targets(s: ViscountsState, p: int, action: int) -> list[str]:
    """The slot and the site."""
    slot, site = (action - BUILDING.first) // N_SITES, (action - BUILDING.first) % N_SITES
    return [f"player:{p}:slot:{s.box.boards[s.seats[p].board].slots[slot]}", f"site:{SITES[site]}"]


@final
class RaiseBuilding(Clause):
    """The building that has been paid for. b: slot and site."""

    def run(self, s: ViscountsState, f: Frame) -> None:
        put_building(s, f.seat, f.b // N_SITES, f.b % N_SITES)

    def ints(self) -> list[str]:
        return ["a", "target", "c"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats and 0 <= f.b < N_SLOTS * N_SITES and s.sites[f.b % N_SITES] == 0


@final
class BuildFree(Decision[ViscountsState]):
    """A building of one type without icons, on any empty site or the viscount's bank only. [W-EFF-13, W-RULING-48]"""

    def __init__(self, kind: int, at_viscount: bool) -> None:
        super().__init__()
        self.kind = kind
        self.at_viscount = at_viscount

    def rules(self) -> list[str]:
        return ["W-EFF-13"]

    def _sites(self, s: ViscountsState, p: int) -> list[int]:
        if self.at_viscount:
            return sites_at(s, s.seats[p].space)
        return sorted(site for site in s.ground.ring if s.sites[site] == 0)

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return bool(self.legal(s, f))

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        left = s.box.boards[seat.board].of_type[self.kind] & ~seat.built
        sites = self._sites(s, f.seat)
        out: list[int] = []
        for slot in range(N_SLOTS):
            if left >> slot & 1:
                for site in sites:
                    out.append(BUILDING.first + slot * N_SITES + site)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        put_building(s, f.seat, (action - BUILDING.first) // N_SITES, (action - BUILDING.first) % N_SITES)

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-build-free", {"building": building_name(self.kind), "cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        return building_label(s, f.seat, action)

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return building_targets(s, f.seat, action)

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if not BUILDING.has(action):
            return None
        slot, site = (action - BUILDING.first) // N_SITES, (action - BUILDING.first) % N_SITES
        if s.seats[f.seat].built >> slot & 1:
            return Message("viscounts-whynot-built", {"slot": slot_name(s, f.seat, slot)}, "W-BUILD-03")
        if site not in self._sites(s, f.seat):
            return Message("viscounts-whynot-site", {"site": site_name(site)}, "W-EFF-13")
        return Message("viscounts-whynot-type", {"building": building_name(self.kind)}, "W-EFF-13")

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-build-free", {"building": building_name(self.kind)})
