"""Phase 2: the viscount rides clockwise along the outer and the inner path. [W-MOVE]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Event, Frame
from courtier.games.viscounts.actions import MOVE
from courtier.games.viscounts.names import space_name, who
from courtier.games.viscounts.state import ViscountsState
from courtier.games.viscounts.words import INNER, LEFT_BANK, N_SEGMENTS, RIGHT_BANK, SPACES

N_SPACES: Final = 3 * N_SEGMENTS
MAX_STEPS: Final = 40  # from here on every space has been reached
ALL: Final = (1 << N_SPACES) - 1


def steps_from(space: int) -> int:
    """The spaces one step ahead, as a bit mask; spaces are position * 3 + node. [W-MOVE-03]"""
    at, node = space // 3, space % 3
    ahead = (at + 1) % N_SEGMENTS
    if node == LEFT_BANK:
        return 1 << (at * 3 + RIGHT_BANK) | 1 << (at * 3 + INNER)
    if node == INNER:
        return 1 << (at * 3 + RIGHT_BANK) | 1 << (ahead * 3 + INNER)
    return 1 << (ahead * 3 + LEFT_BANK)


def _reach() -> list[list[int]]:
    """By space and number of steps: the bit mask of spaces where exactly so many steps can end."""
    out: list[list[int]] = []
    for start in range(N_SPACES):
        masks = [1 << start]
        for _ in range(MAX_STEPS):
            mask = 0
            for space in range(N_SPACES):
                if masks[-1] >> space & 1:
                    mask |= steps_from(space)
            masks.append(mask)
        out.append(masks)
    return out


def _rings() -> list[list[list[int]]]:
    """By space and steps that must be gone: the spaces first met after these, then after one step more, and so on."""
    out: list[list[list[int]]] = []
    for masks in _reach():
        for must in range(MAX_STEPS + 1):
            rings: list[list[int]] = []
            found = 0
            for mask in masks[must:]:
                rings.append([space for space in range(N_SPACES) if (mask & ~found) >> space & 1])
                found |= mask
                if found == ALL:
                    break
            out.append(rings)
    return out


RINGS: Final = _rings()


def rings_around(s: ViscountsState, p: int, must: int) -> list[list[int]]:
    """The spaces (position * 3 + node) first met after so many steps of a viscount, then after one more, and so on."""
    space = s.seats[p].space
    return RINGS[(s.ground.position[space // 3] * 3 + space % 3) * (MAX_STEPS + 1) + must]


def free_spaces(s: ViscountsState, p: int) -> int:
    """How many extra spaces cost nothing. [W-MOVE-02, W-BUILD-05]"""
    seat = s.seats[p]
    return s.box.boards[seat.board].spaces_by_built[seat.built]


def prices(s: ViscountsState, p: int) -> list[int]:
    """The least silver that each space (segment * 3 + node) costs, -1 where it is too far. [W-MOVE-01, W-MOVE-02]

    More silver for the same space would only be thrown away, so it is not offered.
    """
    seat = s.seats[p]
    layout = s.ground.layout
    free = free_spaces(s, p)
    rings = rings_around(s, p, s.box.cost[s.played] if s.played >= 0 else 0)
    out = [-1] * N_SPACES
    for more in range(min(len(rings), free + seat.silver + 1)):
        price = max(0, more - free)
        for at in rings[more]:
            out[layout[at // 3] * 3 + at % 3] = price
    return out


@final
class Ride(Decision[ViscountsState]):
    """Move as far as the played card says, and further for silver. [W-MOVE-01..04, W-RULING-28]"""

    def rules(self) -> list[str]:
        return ["W-MOVE-01", "W-MOVE-02", "W-MOVE-03"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        out: list[int] = []
        price = prices(s, f.seat)
        for space in range(N_SPACES):
            if price[space] >= 0:
                out.append(MOVE.first + space)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        seat = s.seats[f.seat]
        space = action - MOVE.first
        price = prices(s, f.seat)[space]
        seat.silver -= price
        seat.space = space
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "space": space_name(space), "silver": price}
            s.log.append(Event("move", f.seat, args, rule="W-MOVE-01"))
        meet(s, f.seat)

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-move", {"n": s.box.cost[s.played], "free": free_spaces(s, f.seat)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        space = action - MOVE.first
        price = prices(s, f.seat)[space]
        if price:
            return Message("viscounts-label-move-paid", {"space": space_name(space), "silver": price})
        return Message("viscounts-label-move", {"space": space_name(space)})

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return [f"space:{SPACES[action - MOVE.first]}"]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if action == PASS:
            return Message("viscounts-whynot-must-move", {"n": s.box.cost[s.played]}, "W-MOVE-01")
        if MOVE.has(action):
            silver = s.seats[f.seat].silver
            return Message("viscounts-whynot-out-of-reach", {"silver": silver}, "W-MOVE-02")
        return None


def meet(s: ViscountsState, p: int) -> None:
    """Whoever stands where the move ends may rearrange at once, in turn order. [W-MOVE-05, W-SOLO-07]"""
    n = len(s.seats)
    for i in range(n - 1, 0, -1):
        other = (p + i) % n
        if s.seats[other].space == s.seats[p].space:
            effect = s.book.meeting.rival if other == s.rival else s.book.meeting.human
            assert effect is not None
            s.stack.append(Frame(effect, other))
