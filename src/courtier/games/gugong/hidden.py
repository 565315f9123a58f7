"""Who knows what, and a deal anew of everything that a seat cannot know. [section 15]"""

from __future__ import annotations

from courtier.core.rng import Rng
from courtier.games.gugong.state import MENG, GugongState, bits, count


def determinize(s: GugongState, seat: int, rng: Rng) -> GugongState:
    """A copy in which all that the seat (-1: a spectator) cannot know is dealt anew.

    Unknown cards are those of the gift draw pile and those that other players drew from it unseen. Of a card that
    everybody has seen only the pile may be unknown: hand or discard pile. Stored tokens were all taken openly.
    """
    out = s.copy()
    pool = sorted(out.draw[out.drawn :])
    unknown: list[int] = []  # by player: how many cards nobody else has seen
    for other in range(len(out.seats)):
        p = out.seats[other]
        owned = bits(p.hand | p.discard)
        if out.meng is not None and other == MENG:
            owned = sorted([*out.meng.stack, *out.meng.pile])
        secret = [card for card in owned if not p.shown >> card & 1] if other != seat else []
        unknown.append(len(secret))
        pool = sorted([*pool, *secret])
    rng.shuffle(pool)
    at = 0
    for other in range(len(out.seats)):
        dealt = pool[at : at + unknown[other]]
        at += unknown[other]
        if out.meng is not None and other == MENG:
            _deal_meng(out, dealt, rng)
        elif other != seat:
            _deal(out, other, dealt, rng)
    out.draw = pool[at:]
    out.drawn = 0
    rest = sorted(out.pile[out.piled :])
    rng.shuffle(rest)
    out.pile = rest
    out.piled = 0
    if out.meng is not None:
        deck = sorted(out.meng.deck)
        rng.shuffle(deck)
        out.meng.deck = deck
    out.rng = Rng(bytes(rng.below(256) for _ in range(32)), 0, [])
    return out


def _deal(s: GugongState, seat: int, dealt: list[int], rng: Rng) -> None:
    """Another player's cards: those whose place is known stay, the others are spread over hand and discard pile."""
    p = s.seats[seat]
    n_hand = count(p.hand) - count(p.sure_hand)
    loose = sorted([*bits(p.shown & ~p.sure_hand & ~p.sure_discard), *dealt])
    rng.shuffle(loose)
    p.hand = p.sure_hand
    p.discard = p.sure_discard
    for i in range(len(loose)):
        if i < n_hand:
            p.hand |= 1 << loose[i]
        else:
            p.discard |= 1 << loose[i]


def _deal_meng(s: GugongState, dealt: list[int], rng: Rng) -> None:
    """Meng's stack and discard pile: cards whose place the human has seen stay there. [G-INFO-02]"""
    meng = s.meng
    assert meng is not None
    p = s.seats[MENG]
    loose = sorted([*bits(p.shown & ~p.sure_hand & ~p.sure_discard), *dealt])
    rng.shuffle(loose)
    for i in range(len(meng.stack)):
        if not p.sure_hand >> meng.stack[i] & 1:
            meng.stack[i] = loose.pop()
    for i in range(len(meng.pile)):
        if not p.sure_discard >> meng.pile[i] & 1:
            meng.pile[i] = loose.pop()
