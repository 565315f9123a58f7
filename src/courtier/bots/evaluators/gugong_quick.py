"""Gùgōng's quick answers: free exchanges first, an action rather than none, as many servants as there are."""

from __future__ import annotations

from typing import Final

from courtier.core.actions import PASS
from courtier.core.rng import FastRng
from courtier.games.gugong.actions import ACT, BUILD, CLAIM, EXCHANGE, GIFT, HIRE, LOAD, WAYS
from courtier.games.gugong.state import NO_SEAT, GugongState

N_WAYS: Final = len(WAYS)
# By way of the exchange: free, two servants, the double servant, another card, without an action.
WAY_WORTH: Final = [2.0, 0.0, -0.5, -0.5, -2.5]
# By location: travel, wall, jade, intrigue, palace, decrees, canal.
LOCATION_WORTH: Final = [1.0, 0.7, 1.2, 0.4, 0.8, 1.2, 1.0]
PALACE: Final = 4


def quick_answer(s: GugongState, seat: int, options: list[int], rng: FastRng) -> int:
    """One of the options, by what kind of question it is."""
    n = len(options)
    while n > 1 and options[n - 1] >= EXCHANGE.first:  # exchanges of tokens stand last
        n -= 1
    last = options[n - 1]
    if last >= EXCHANGE.first or last == PASS:
        # Only exchanges are on offer: at the end of the game take what there is, else wait for more tokens.
        return options[len(options) - 1] if s.nights >= s.parts.days or s.seats[seat].n_stored() > 5 else options[0]
    if GIFT.has(last):
        return gift_answer(s, seat, options, n, rng)
    if HIRE.has(last) or CLAIM.has(last):
        return last
    if BUILD.has(last):
        return options[n - 1 - rng.below(2)] if n > 2 else last
    if LOAD.has(last):
        return options[n - 1 - rng.below(n - 1)] if n > 1 else last
    if ACT.has(last) and n > 2:
        # Often the simple variant, sometimes the one that costs more and does more.
        return options[1 + rng.below(n - 1)] if options[0] == PASS else options[rng.below(n)]
    first = 1 if options[0] == PASS and n > 1 else 0
    return options[first + rng.below(n - first)]


def gift_answer(s: GugongState, seat: int, options: list[int], n: int, rng: FastRng) -> int:
    """Where to exchange: freely, with a card that acts, where something is to be had."""
    p = s.seats[seat]
    best, chosen = -100.0, options[0]
    for i in range(n):
        index = options[i] - GIFT.first
        if index < 0 or index >= GIFT.size:
            continue
        way = index % N_WAYS
        place = index // N_WAYS % 7
        card = index // N_WAYS // 7
        worth = WAY_WORTH[way] + LOCATION_WORTH[place] + 2.0 * rng.below(1024) / 1024.0
        if place == PALACE and p.audience == NO_SEAT:
            worth += 0.3 * s.day
        if s.parts.card_op[card] is not None:
            worth += 0.6
        if worth > best:
            best, chosen = worth, options[i]
    return chosen
