"""What the judge of a game against a rival knows besides the two sides: the rival's schemes, where both stand, the end.

Schemes come again and again, and more of them as the game goes on: those on the board, in the draw pile and discarded
tell what the rival will do. [W-SOLO-03, W-SOLO-16]
"""

from __future__ import annotations

from typing import Final

from courtier.games.viscounts.components import Components
from courtier.games.viscounts.state import ViscountsState
from courtier.games.viscounts.words import N_SEGMENTS, SEGMENTS

NODES: Final = range(3)  # of a segment
PILES: Final = 3  # in which a scheme may be seen: draw, row, discard
FEW: Final = 4  # cards above poverty or prosperity
N_COUNTS: Final = 7


def table_traits(box: Components) -> list[str]:
    """The names of the traits, in order."""
    return [
        *[f"{pile}_{scheme}" for pile in ("draw", "row", "discard") for scheme in box.schemes],
        *["draw_size", "future", "debts_left", "deeds_left", "few_debts", "few_deeds", "last_round"],
        *[f"apart_{n}" for n in range(N_SEGMENTS)],
        *[f"rival_at_{segment}" for segment in SEGMENTS],
        *[f"node_{n}" for n in NODES],
    ]


def describe_table(s: ViscountsState, out: list[float]) -> None:
    """Write the traits of the table into `out`, which holds zeros."""
    if s.rival < 0:
        return
    n = len(s.box.schemes)
    first = s.box.n_cards
    p, rival = s.seats[0], s.seats[s.rival]
    for card in rival.draw:
        if card >= first:
            out[card - first] = 1.0 / len(rival.draw)
    for card in rival.row:
        if card >= first:
            out[n + card - first] = 1.0
    for card in rival.discard:
        if card >= first:
            out[2 * n + card - first] = 1.0
    at = PILES * n
    out[at] = float(len(rival.draw))
    out[at + 1] = float(len(s.future))
    left = [s.debts_left, s.deeds_left]
    for stack in range(2):
        out[at + 2 + stack] = float(max(0, left[stack]))
        if left[stack] < FEW:
            out[at + 4 + stack] = float(FEW - max(0, left[stack]))
    if s.last_round:
        out[at + 6] = 1.0
    at += N_COUNTS
    if p.space >= 0 and rival.space >= 0:
        apart = s.ground.position[rival.space // 3] - s.ground.position[p.space // 3]
        out[at + apart % N_SEGMENTS] = 1.0
        out[at + N_SEGMENTS + rival.space // 3] = 1.0
        out[at + 2 * N_SEGMENTS + p.space % 3] = 1.0
