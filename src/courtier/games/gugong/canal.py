"""The Grand Canal: its action, and the rewards of the harbours. [7.7]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Effect, Frame
from courtier.games.gugong.actions import ACT, CLAIM, HARBOURS, LOAD, PIECES, ROUTES, SAIL
from courtier.games.gugong.cards import draw_gift
from courtier.games.gugong.components import CANAL, N_HARBOURS
from courtier.games.gugong.locations import LETTERS, LocationAction
from courtier.games.gugong.ops import FREE_SUPPLY
from courtier.games.gugong.servants import Ask, could_exchange_for
from courtier.games.gugong.ships import (
    can_load,
    can_move,
    first_free,
    harbour_name,
    launch,
    load_of,
    next_free,
    put_aboard,
    ships_of,
    unload,
)
from courtier.games.gugong.state import IS_FREE, IS_HIRED, LOCKED, NO_SHIP, GugongState, Seat
from courtier.games.gugong.tracks import gain_jade, gain_vp, move_envoy, move_intrigue

_TARGETS: Final = len(HARBOURS) + len(ROUTES)
# When a claim may be left: a canal action must do something. [G-CANAL-02]
FREELY: Final = 0
BEFORE_MOVING: Final = 1
AFTER_MOVING: Final = 2


def is_open(s: GugongState, p: Seat, reward: int) -> bool:
    """Whether a player can take this reward: a free slot, and something to take. [G-CANAL-09, G-RULING-23]"""
    if p.filled(reward) >= s.parts.reward_slots[reward]:
        return False
    for op in s.parts.reward_ops[reward]:
        if op.op == "draw_gift_card" and s.drawn >= len(s.draw):
            return False
        if op.op == "unlock_double" and p.double != LOCKED:
            return False
    return True


def claims(s: GugongState, seat: int, only: int) -> list[int]:
    """Every reward that the player's full ships can claim now; only: one harbour, or -1. [G-CANAL-07]"""
    out: list[int] = []
    p = s.seats[seat]
    n_rewards = len(s.parts.reward_slots)
    for h in range(len(s.harbours)):
        ship = s.harbours[h]
        if ship < 0 or ship >> 4 != seat or load_of(ship) < s.parts.capacity or only not in (-1, h):
            continue
        for reward in range(n_rewards):
            if reward in s.parts.harbour_rewards[h % N_HARBOURS] and is_open(s, p, reward):
                out.append(CLAIM.first + (s.table.first_harbour + h) * n_rewards + reward)
    return out


@final
class CanalAction(LocationAction):
    """Load and move ships. [G-CANAL-02, G-CANAL-03]"""

    def __init__(self, costs: list[int], thens: list[Effect[GugongState]], least: list[int], moves: list[bool]) -> None:
        super().__init__(CANAL, ["G-CANAL-02", "G-CANAL-03", "G-CANAL-08"], costs, thens)
        self.least = least  # pieces that each variant must place
        self.moves = moves  # which variants move a ship

    def feasible(self, s: GugongState, seat: int, variant: int, hired: int, double: bool) -> bool:
        if self.least[variant] > 0:
            return can_load(s, seat, hired, double, self.least[variant])
        if can_load(s, seat, hired, double, 1) or (self.moves[variant] and can_move(s, seat)):
            return True
        return len(claims(s, seat, -1)) > 0

    def places(self, variant: int) -> int:
        return self.least[variant] if self.least[variant] > 0 else 1

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        s.canal_done = 0
        super().apply(s, f, action)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        """Where nothing can be loaded or moved, the action is the claim that must follow. [G-CANAL-02, G-CANAL-08]"""
        p = s.seats[f.seat]
        variant = (action - ACT.first - self.location * 4) // 2
        if (
            self.moves[variant]
            and not can_load(s, f.seat, p.hired, p.double == IS_HIRED, 1)
            and not can_move(s, f.seat)
        ):
            return Message("gugong-label-act-claim", {"variant": LETTERS[variant]})
        return super().say(s, f, action)

    def nothing(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-whynot-canal", {}, "G-CANAL-02")


@final
class LoadShip(Ask):
    """Put one piece after the other on your ships. a: how many are aboard already. [G-CANAL-04, G-CANAL-05]"""

    def __init__(self, source: int, low: int, high: int, by_action: bool, optional: bool) -> None:
        super().__init__(
            "load" if by_action else "token-load" if optional else "decree-load",
            ["G-CANAL-04", "G-CANAL-05", "G-DOUBLE-05"],
        )
        self.source = source
        self.low = low
        self.high = high
        self.by_action = by_action
        self.optional = optional

    def ordinary(self, p: Seat) -> int:
        """Ordinary servants to choose from."""
        return p.free if self.source == FREE_SUPPLY else p.hired

    def double(self, p: Seat) -> bool:
        """Whether the double servant is among the pieces to choose from. [G-DOUBLE-06]"""
        return p.double == (IS_FREE if self.source == FREE_SUPPLY else IS_HIRED)

    def can(self, s: GugongState, f: Frame) -> bool:
        p = s.seats[f.seat]
        return can_load(s, f.seat, self.ordinary(p), self.double(p), self.low if self.low > 0 else 1)

    def may_stop(self, s: GugongState, f: Frame) -> bool:
        """Whether no further piece needs to be loaded."""
        if f.a < self.low:
            return self.optional and f.a == 0
        return f.a > 0 or not self.by_action or can_move(s, f.seat) or len(claims(s, f.seat, -1)) > 0

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        out: list[int] = [PASS] if self.may_stop(s, f) else []
        n = len(out)
        needed = self.low - f.a - 1
        if self.ordinary(p) > 0:
            self.add_targets(s, f.seat, 0, needed, out)
        if self.double(p):
            self.add_targets(s, f.seat, 1, needed, out)
        if len(out) > n:
            return out
        # Nothing can be loaded, but a token exchange could bring a servant who can. [G-TOKEN-04]
        worth_asking = self.by_action and could_exchange_for(s, p, 1) and can_load(s, f.seat, 1, False, 1)
        return out if worth_asking else []

    def add_targets(self, s: GugongState, seat: int, piece: int, needed: int, out: list[int]) -> None:
        """Ships with room and new ones for this piece, as long as the pieces still needed fit too. [G-CANAL-03]"""
        p = s.seats[seat]
        base = LOAD.first + piece * _TARGETS
        size = 1 + piece
        ordinary = self.ordinary(p) - 1 + piece
        double = self.double(p) and piece == 0
        for h in range(len(s.harbours)):
            ship = s.harbours[h]
            if ship >= 0 and ship >> 4 == seat and load_of(ship) + size <= s.parts.capacity:
                if needed > 0:
                    s.harbours[h] = ship + (8 if piece else 1)
                    fits = can_load(s, seat, ordinary, double, needed)
                    s.harbours[h] = ship
                    if not fits:
                        continue
                out.append(base + s.table.first_harbour + h)
        if ships_of(s, seat) >= s.parts.ships or size > s.parts.capacity:
            return
        for route in range(s.table.n_routes):
            h = first_free(s, route)
            if h < 0:
                continue
            if needed > 0:
                s.harbours[h] = seat << 4 | (8 if piece else 1)
                fits = can_load(s, seat, ordinary, double, needed)
                s.harbours[h] = NO_SHIP
                if not fits:
                    continue
            out.append(base + len(HARBOURS) + (route if s.table.n_routes == 1 else route + 1))

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        at = action - LOAD.first
        piece, target = at // _TARGETS, at % _TARGETS
        if target < len(HARBOURS):
            h = target - s.table.first_harbour
        else:
            route = target - len(HARBOURS)
            h = launch(s, f.seat, route if s.table.n_routes == 1 else route - 1)
        put_aboard(s, f.seat, h, piece, self.source == FREE_SUPPLY)
        if f.a + 1 < self.high:
            s.push(self, f.seat, f.a + 1, f.b, f.c)
        if not self.by_action and load_of(s.harbours[h]) >= s.parts.capacity:
            s.push(s.book.claim_ship, f.seat, 0, h + 1)  # that ship only [G-CANAL-08]

    def label(self, s: GugongState, f: Frame, action: int) -> Message:
        """Whoever loads nothing in a canal action moves or claims: the answer says what must follow. [G-CANAL-02]"""
        if action != PASS or not self.by_action or f.a > 0:
            return super().label(s, f, action)
        if not can_move(s, f.seat):
            return Message("gugong-decline-load-claim", {}, "G-CANAL-02")
        return Message(f"gugong-decline-load-{'either' if claims(s, f.seat, -1) else 'sail'}", {}, "G-CANAL-02")

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        piece, target = LOAD.coords(action)
        word = "double" if piece else "servant"
        if target < len(HARBOURS):
            aboard = load_of(s.harbours[target - s.table.first_harbour])
            args: dict[str, Arg] = {"harbour": harbour_name(s, target), "aboard": aboard}
            return Message(f"gugong-label-load-{word}", args)
        route = target - len(HARBOURS)
        h = first_free(s, route if s.table.n_routes == 1 else route - 1)
        return Message(f"gugong-label-launch-{word}", {"harbour": harbour_name(s, s.table.first_harbour + h)})

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        if action == PASS:
            return []
        piece, target = LOAD.coords(action)
        return [f"harbour:{LOAD.dims[1][target]}", f"crew:{PIECES[piece]}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not LOAD.has(action):
            return None
        piece, target = LOAD.coords(action)
        p = s.seats[f.seat]
        if piece == 1 and not self.double(p):
            return Message("gugong-whynot-double-not-here", {}, "G-DOUBLE-05")
        if piece == 0 and self.ordinary(p) == 0:
            return Message("gugong-whynot-no-piece", {}, "G-TERM-05")
        if target >= len(HARBOURS):
            return Message("gugong-whynot-no-launch", {}, "G-CANAL-05")
        return Message("gugong-whynot-no-room", {}, "G-CANAL-04")

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-place-on-ship", {"max": self.high})

    def fits(self, s: GugongState, f: Frame) -> bool:
        return super().fits(s, f) and 0 <= f.a < self.high

    def ints(self) -> list[str]:
        return ["aboard", "b", "c"]


@final
class MoveShip(Ask):
    """Move one of your ships one step, jumping over occupied harbours, or none. [G-CANAL-06]"""

    def __init__(self) -> None:
        super().__init__("sail", ["G-CANAL-02", "G-CANAL-06"])

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        out: list[int] = []
        if s.canal_done or len(claims(s, f.seat, -1)) > 0:
            out.append(PASS)
        n = len(out)
        for h in range(len(s.harbours)):
            ship = s.harbours[h]
            if ship >= 0 and ship >> 4 == f.seat and next_free(s, h) >= 0:
                out.append(SAIL.first + s.table.first_harbour + h)
        return out if len(out) > n else []

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        h = action - SAIL.first - s.table.first_harbour
        goal = next_free(s, h)
        s.harbours[goal] = s.harbours[h]
        s.harbours[h] = NO_SHIP
        s.canal_done = 1
        if s.log is not None:
            base = s.table.first_harbour
            args: dict[str, Arg] = {"from": harbour_name(s, base + h), "to": harbour_name(s, base + goal)}
            s.tell("sailed", f.seat, args, "G-CANAL-06")

    def label(self, s: GugongState, f: Frame, action: int) -> Message:
        """Whoever has neither loaded nor moved must claim. [G-CANAL-02]"""
        if action == PASS and not s.canal_done:
            return Message("gugong-decline-sail-claim", {}, "G-CANAL-02")
        return super().label(s, f, action)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        harbour = action - SAIL.first
        goal = next_free(s, harbour - s.table.first_harbour) + s.table.first_harbour
        args: dict[str, Arg] = {"from": harbour_name(s, harbour), "to": goal % N_HARBOURS + 1}
        return Message("gugong-label-sail", args)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        return [] if action == PASS else [f"harbour:{HARBOURS[action - SAIL.first]}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if action == PASS:
            return Message("gugong-whynot-canal-nothing", {}, "G-CANAL-02")
        return Message("gugong-whynot-sail", {}, "G-CANAL-06") if SAIL.has(action) else None

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-move-ship")


@final
class ClaimReward(Ask):
    """End the voyage of a full ship for the reward of its harbour, or sail on. b: 1 + the only ship's harbour.

    [G-CANAL-07, G-CANAL-08]
    """

    def __init__(self, leave: int) -> None:
        super().__init__("claim", ["G-CANAL-07", "G-CANAL-08", "G-CANAL-09"])
        self.leave = leave

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        out = claims(s, f.seat, f.b - 1)
        if not out:
            return out
        if self.leave == FREELY or s.canal_done != 0 or (self.leave == BEFORE_MOVING and can_move(s, f.seat)):
            out.insert(0, PASS)
        return out

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        n_rewards = len(s.parts.reward_slots)
        at = action - CLAIM.first
        h = at // n_rewards - s.table.first_harbour
        s.canal_done = 1
        if f.b == 0:
            s.push(self, f.seat)
        claim(s, f.seat, h, at % n_rewards)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        harbour, reward = CLAIM.coords(action)
        args: dict[str, Arg] = {"harbour": harbour_name(s, harbour), "reward": s.parts.reward_names[reward]}
        return Message("gugong-label-claim", args)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        if action == PASS:
            return []
        harbour, reward = CLAIM.coords(action)
        return [f"harbour:{HARBOURS[harbour]}", f"reward:{CLAIM.dims[1][reward]}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if action == PASS:
            return Message("gugong-whynot-canal-nothing", {}, "G-CANAL-02")
        if not CLAIM.has(action):
            return None
        harbour, reward = CLAIM.coords(action)
        if not is_open(s, s.seats[f.seat], reward):
            return Message("gugong-whynot-reward-full", {"reward": s.parts.reward_names[reward]}, "G-CANAL-09")
        if reward not in s.parts.harbour_rewards[harbour % N_HARBOURS]:
            args: dict[str, Arg] = {"harbour": harbour_name(s, harbour), "reward": s.parts.reward_names[reward]}
            return Message("gugong-whynot-reward-elsewhere", args, "G-CANAL-07")
        return Message("gugong-whynot-not-full", {"n": s.parts.capacity}, "G-CANAL-07")

    def fits(self, s: GugongState, f: Frame) -> bool:
        return super().fits(s, f) and 0 <= f.b <= len(s.harbours)

    def ints(self) -> list[str]:
        return ["a", "only_harbour", "c"]


def claim(s: GugongState, seat: int, h: int, reward: int) -> None:
    """One ordinary servant stays at the reward, the rest goes free. [G-CANAL-07, G-DOUBLE-07]"""
    p = s.seats[seat]
    if s.log is not None:
        place = harbour_name(s, s.table.first_harbour + h)
        s.tell("claimed", seat, {"harbour": place, "reward": s.parts.reward_names[reward]}, "G-CANAL-07")
    unload(s, seat, h)
    p.free -= 1
    p.rewards += 1 << (3 * reward)
    grant(s, seat, reward)


def grant(s: GugongState, seat: int, reward: int) -> None:
    """What a harbour gives. [G-CANAL-07, G-DOUBLE-01, G-RULING-01]"""
    for op in s.parts.reward_ops[reward]:
        if op.op == "vp":
            gain_vp(s, seat, op.n, "G-CANAL-07")
        elif op.op == "draw_gift_card":
            draw_gift(s, seat)
        elif op.op == "unlock_double":
            s.seats[seat].double = IS_HIRED
            if s.log is not None:
                s.tell("double-won", seat, {}, "G-DOUBLE-01")
        elif op.op == "gain_jade":
            gain_jade(s, seat, op.n, "G-CANAL-07")
        elif op.op == "palace":
            move_envoy(s, seat, op.n)
        else:
            move_intrigue(s, seat, op.n)
