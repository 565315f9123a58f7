"""What a seat cannot know is dealt anew; the result depends on nothing else. [W-INFO]

Everybody knows which cards make up a deck, because all of them came and went openly. So an opponent's hand is unknown
only as to which of the cards in hand and draw pile are where; cards that were in hand when the draw pile ran out are
known until they leave it (`Seat.shown`), and discards that were shuffled in are known not to be in a hand that has got
no card since (`Seat.fresh`).
"""

from __future__ import annotations

from courtier.core.rng import Rng
from courtier.games.viscounts.state import Seat, ViscountsState
from courtier.games.viscounts.words import N_SEGMENTS


def determinize(s: ViscountsState, seat: int, rng: Rng) -> ViscountsState:
    """A copy in which every pool that the seat cannot see is shuffled, taken in sorted order first."""
    out = s.copy()
    out.townsfolk = _deal_anew(s.townsfolk, rng)
    out.manuscripts = _deal_anew(s.manuscripts, rng)
    for p in range(out.n_seats):
        own = out.seats[p]
        if not own.ready:
            continue  # the deck to be lies open until it is shuffled [W-SETUP-12]
        if p == seat:
            pile = sorted(own.draw)
            rng.shuffle(pile)
            own.draw = pile
        else:
            _deal_hand(own, rng)
    if out.rival >= 0:
        _deal_schemes(out, rng)
    out.rng = Rng(b"".join([rng.word().to_bytes(4, "big") for _ in range(8)]), 0, [])
    return out


def _deal_anew(piles: list[list[int]], rng: Rng) -> list[list[int]]:
    """All cards below the visible ones, in piles of the same sizes. [W-INFO-01, W-INFO-04]"""
    pool: list[int] = []
    for i in range(N_SEGMENTS):
        pool.extend(piles[i][:-1])
    pool.sort()
    rng.shuffle(pool)
    out: list[list[int]] = []
    at = 0
    for i in range(N_SEGMENTS):
        n = max(len(piles[i]) - 1, 0)
        out.append(pool[at : at + n] + piles[i][-1:])
        at += n
    return out


def _deal_hand(own: Seat, rng: Rng) -> None:
    """Hand and draw pile of somebody else. [W-INFO-01, W-INFO-02]"""
    pool = sorted([*own.draw, *[card for card in own.hand if card not in own.shown]])
    n = len(own.hand) - len(own.shown)
    held = [card for card in pool if card not in own.fresh]
    rng.shuffle(held)
    own.hand = sorted([*own.shown, *held[:n]])
    draw = [card for card in pool if card not in own.hand]
    rng.shuffle(draw)
    own.draw = draw


def _deal_schemes(s: ViscountsState, rng: Rng) -> None:
    """The rival's piles: which unseen future schemes were shuffled in at the start is not known. [W-SOLO-03]"""
    seat = s.seats[s.rival]
    first_future = s.box.n_cards + s.box.n_start_schemes
    known: list[int] = []
    unknown = s.future.copy()
    for card in seat.draw:
        if card < first_future or s.schemes_seen >> (card - s.box.n_cards) & 1:
            known.append(card)
        else:
            unknown.append(card)
    unknown.sort()
    rng.shuffle(unknown)
    n = len(seat.draw) - len(known)
    draw = sorted([*known, *unknown[:n]])
    rng.shuffle(draw)
    seat.draw = draw
    s.future = unknown[n:]
