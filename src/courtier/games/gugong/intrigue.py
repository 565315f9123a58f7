"""The intrigue location. [7.4]"""

from __future__ import annotations

from typing import final

from courtier.core.messages import Message
from courtier.core.state import Effect, Frame
from courtier.games.gugong.components import INTRIGUE
from courtier.games.gugong.locations import LocationAction
from courtier.games.gugong.ops import Op
from courtier.games.gugong.state import NOBODY, GugongState


@final
class IntrigueAction(LocationAction):
    """Steps along the track; the first variant A of a day takes the medal too. [G-INTRIGUE-01, G-INTRIGUE-02]"""

    def __init__(self, costs: list[int], thens: list[Effect[GugongState]], medal: list[bool]) -> None:
        super().__init__(INTRIGUE, ["G-INTRIGUE-01", "G-INTRIGUE-02", "G-INTRIGUE-03"], costs, thens)
        self.medal = medal  # which variants take it

    def feasible(self, s: GugongState, seat: int, variant: int, hired: int, double: bool) -> bool:
        if s.seats[seat].intrigue < s.parts.intrigue_max:
            return True
        return self.medal[variant] and s.medal == NOBODY  # [G-ACT-04]

    def promised(self, s: GugongState, variant: int) -> list[Op]:
        """The medal is promised only while it lies on the board."""
        ops = super().promised(s, variant)
        return ops if s.medal == NOBODY else [op for op in ops if op.op != "take_medal_if_on_board"]

    def nothing(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-whynot-intrigue-end", {"max": s.parts.intrigue_max}, "G-ACT-04")
