"""Viscounts' quick answers: act rather than pass, build and place where one can, pay what is cheapest."""

from __future__ import annotations

from courtier.core.actions import PASS
from courtier.core.rng import FastRng
from courtier.games.viscounts.actions import ACT, EXCHANGE, PAY, WORKERS
from courtier.games.viscounts.state import ViscountsState


def quick_answer(s: ViscountsState, seat: int, options: list[int], rng: FastRng) -> int:
    """One of the options, by what kind of question it is."""
    n = len(options)
    last = options[n - 1]
    if PAY.has(last):
        return options[1] if options[0] == PASS else options[0]  # the cheapest payments stand first
    if EXCHANGE.has(last) or WORKERS.has(last):
        return last
    first = 1 if options[0] == PASS else 0
    if ACT.has(last):
        # Not to trade, if anything else can be done.
        i = first + rng.below(n - first)
        if options[i] - ACT.first < 2 and n - first > 1:
            i = first + rng.below(n - first)
        return options[i]
    return options[first + rng.below(n - first)]
