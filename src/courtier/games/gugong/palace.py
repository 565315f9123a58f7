"""The Palace of Heavenly Purity, and whether an audience is still within reach. [7.5, G-PALACE-04]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Arg, Message
from courtier.core.state import Effect, Frame
from courtier.games.gugong.actions import LOCATIONS
from courtier.games.gugong.components import DECREES, PALACE, Components
from courtier.games.gugong.locations import LocationAction
from courtier.games.gugong.ops import Op
from courtier.games.gugong.state import NO_SEAT, GugongState, count


@final
class PalaceAction(LocationAction):
    """The envoy approaches the emperor. [G-PALACE-01]"""

    def __init__(self, costs: list[int], thens: list[Effect[GugongState]]) -> None:
        super().__init__(PALACE, ["G-PALACE-01", "G-PALACE-02", "G-PALACE-03", "G-PALACE-04"], costs, thens)

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        reason = super().why_not(s, f, action)
        missing, most = steps_missing(s, f.seat), most_steps(s, f.seat)
        if reason is not None and missing > most:
            args: dict[str, Arg] = {"reason": reason, "missing": missing, "most": most}
            return Message("gugong-whynot-palace-lost", args, "G-PALACE-04")
        return reason


def steps_missing(s: GugongState, seat: int) -> int:
    """How many steps an envoy still needs for an audience."""
    p = s.seats[seat]
    return 0 if p.audience != NO_SEAT else s.parts.palace_goal - p.palace


def _steps(ops: list[Op]) -> int:
    return sum(op.n for op in ops if op.op == "palace")


def most_steps(s: GugongState, seat: int) -> int:
    """A number of envoy steps that this player cannot exceed any more, whatever happens. [G-PALACE-04]

    Each card that can still be played gives at most two actions; each night, the last wall and each morning at most
    their own steps; each action of another player may complete the wall for this one.
    """
    parts = s.parts
    if not s.stack:
        return 0
    p = s.seats[seat]
    mornings = parts.days - s.day
    turns = turns_left(s, seat)
    per_action = best_action(parts)
    wall = _steps(parts.wall_winner)
    others = sum(turns_left(s, other) for other in range(s.table.n_players) if other != seat)
    if s.meng is not None:  # each of his turns has its dusk action too
        others += others + len(s.meng.today)
    total = (2 * turns + actions_under_way(s, seat)) * per_action
    total += (parts.days - s.nights) * _steps(parts.night_winner) + wall
    if turns > 0 or p.on_wall() > 0:  # without a piece on the wall no section can be won
        total += 2 * others * wall
    if s.table.options["bonus_tokens"] is True and (turns > 0 or s.stations):  # each action of another may be followed
        total += 2 * others * per_action
    for tile in s.offer:
        op = parts.tiles[tile].op
        if parts.tiles[tile].timing == "morning" and op.op == "palace" and (turns > 0 or p.decrees >> tile & 1):
            total += mornings * op.n
    return total


def turns_left(s: GugongState, seat: int) -> int:
    """The most turns that a player can still take, with every extra card and every card taken back."""
    parts = s.parts
    p = s.seats[seat]
    back = sum(token.count for token in parts.tokens if token.ops and token.ops[0].op == "retrieve_card")
    extra = max(parts.reward_slots[parts.card_reward] - p.filled(parts.card_reward), 0)
    hand, discard = count(p.hand), count(p.discard)
    if s.meng is not None and s.is_meng(seat):
        hand, discard = len(s.meng.stack), len(s.meng.pile)
    later = (parts.days - s.day) * (hand + discard + extra + back)
    if s.passed >> seat & 1 or s.nights >= s.day:
        return later
    on_map = 0
    for kind in s.tokens:
        if kind >= 0 and parts.tokens[kind].ops and parts.tokens[kind].ops[0].op == "retrieve_card":
            on_map += 1
    playing = hand > 0 or (len(s.stack) > 0 and s.stack[-1].seat == seat)
    return later + hand + (extra + min(on_map, discard + 1) if playing else 0)


def actions_under_way(s: GugongState, seat: int) -> int:
    """How many actions of the present turn can still bring steps to this player."""
    waiting = 0
    for f in s.stack:
        if f.seat == seat and f.effect.path in LOCATION_PATHS:
            waiting += 1
    top = s.stack[-1]
    if top.seat == seat and top.effect.path != "turn" and top.effect.path not in LOCATION_PATHS:
        waiting += 1
    return waiting


LOCATION_PATHS: Final = [f"location.{word}" for word in LOCATIONS]


def best_action(parts: Components) -> int:
    """The most envoy steps that one action can bring."""
    best = _steps(parts.wall_winner)
    for location in range(DECREES + 1):
        for variant in parts.variants[location]:
            best = max(best, _steps(variant.ops))
    token = max((_steps(token.ops) for token in parts.tokens), default=0)
    moves = max((op.n for variant in parts.variants[0] for op in variant.ops), default=0)
    return max(best, token * moves + _steps(parts.wall_winner))
