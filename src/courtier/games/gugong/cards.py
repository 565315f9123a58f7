"""Gift cards in hands and discard piles: who knows what, and the effects that move single cards. [G-CARD, G-INFO]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS, Block
from courtier.core.messages import Arg, Message
from courtier.core.state import Effect, Event, Frame
from courtier.games.gugong.actions import DISCARD, GIVE_UP, LOCATIONS, RETRIEVE, SWAP
from courtier.games.gugong.components import N_LOCATIONS
from courtier.games.gugong.servants import Ask
from courtier.games.gugong.state import GugongState, Seat, bits, count


def settle_knowledge(p: Seat) -> None:
    """What follows for everybody from the numbers of cards alone: if all of one pile is known, so is the other."""
    if p.sure_hand | p.sure_discard == p.shown:
        return
    if count(p.hand) == count(p.sure_hand):
        p.sure_discard = p.shown & ~p.sure_hand
    elif count(p.discard) == count(p.sure_discard):
        p.sure_hand = p.shown & ~p.sure_discard


def leave_hand(p: Seat, card: int) -> None:
    """A card goes openly from hand to the board."""
    bit = 1 << card
    p.hand &= ~bit
    p.shown &= ~bit
    p.sure_hand &= ~bit
    settle_knowledge(p)


def leave_discard(p: Seat, card: int) -> None:
    """A card goes openly from the discard pile to the board."""
    bit = 1 << card
    p.discard &= ~bit
    p.shown &= ~bit
    p.sure_discard &= ~bit
    settle_knowledge(p)


def enter_discard(p: Seat, card: int) -> None:
    """A card that everybody has seen goes to the discard pile."""
    bit = 1 << card
    p.discard |= bit
    p.shown |= bit
    p.sure_discard |= bit


def enter_hand(p: Seat, card: int) -> None:
    """A card that everybody has seen goes to the hand."""
    bit = 1 << card
    p.hand |= bit
    p.shown |= bit
    p.sure_hand |= bit


def put_down(p: Seat, card: int, candidates: int) -> None:
    """A card goes unseen from hand to the discard pile; others only know which it may have been. [G-INFO-03]"""
    bit = 1 << card
    p.hand &= ~bit
    p.discard |= bit
    p.sure_hand &= ~candidates
    settle_knowledge(p)


def pick_up(p: Seat, card: int) -> None:
    """A card goes unseen from the discard pile to the hand."""
    bit = 1 << card
    p.discard &= ~bit
    p.hand |= bit
    p.sure_discard = 0
    settle_knowledge(p)


def draw_gift(s: GugongState, seat: int) -> None:
    """The top card of the gift draw pile into the hand; only its owner sees it. [G-CANAL-07]"""
    if s.drawn >= len(s.draw):
        return
    card = s.draw[s.drawn]
    s.drawn += 1
    s.seats[seat].hand |= 1 << card
    s.reveals += 1
    if s.log is not None:
        hidden = Event("drew-hidden", seat, {"seat": s.name(seat)}, rule="G-CANAL-10")
        shown = {"seat": s.name(seat), "card": s.parts.told_names[card]}
        s.log.append(Event("drew", seat, shown, 1 << seat, hidden, "G-CANAL-10"))


def short_name(s: GugongState, among: int, card: int) -> Arg:
    """A gift by its value, and by its action too where another of that value is among those to choose from."""
    value = s.parts.value
    for other in bits(among):
        if other != card and value[other] == value[card]:
            return s.parts.card_names[card]
    return s.parts.plain_names[card]


class OneCard(Ask):
    """Choose one card of a pile of your own."""

    def __init__(self, key: str, block: Block, rules: list[str], optional: bool) -> None:
        super().__init__(key, rules)
        self.block = block
        self.optional = optional

    def pool(self, s: GugongState, f: Frame) -> int:
        """The cards to choose from."""
        raise NotImplementedError(self.path)

    def can(self, s: GugongState, f: Frame) -> bool:
        return self.pool(s, f) != 0

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        mask = self.pool(s, f)
        if mask == 0:
            return []
        out: list[int] = [PASS] if self.optional else []
        card = self.block.first
        while mask:
            if mask & 1:
                out.append(card)
            mask >>= 1
            card += 1
        return out

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        return Message(f"gugong-label-{self.key}", {"card": short_name(s, self.pool(s, f), action - self.block.first)})

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        return [] if action == PASS else [f"card:{self.block.dims[0][action - self.block.first]}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not self.block.has(action):
            return None
        return Message(f"gugong-whynot-{self.key}", {}, self.rule_numbers[0])


@final
class RetrieveCard(OneCard):
    """Take a card of your discard pile back into your hand. [G-TOKEN-07]"""

    def __init__(self, optional: bool) -> None:
        super().__init__("retrieve", RETRIEVE, ["G-TOKEN-07"], optional)

    def pool(self, s: GugongState, f: Frame) -> int:
        return s.seats[f.seat].discard

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        card = action - RETRIEVE.first
        pick_up(s.seats[f.seat], card)
        _tell_secret(s, f.seat, "retrieved", card, "G-TOKEN-07")

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-retrieve-card")


@final
class DiscardCard(OneCard):
    """Put a hand card of a printed value or more on your discard pile for what follows. [G-TOKEN-07]"""

    def __init__(self, least: int, then: Effect[GugongState], optional: bool) -> None:
        super().__init__("discard", DISCARD, ["G-TOKEN-07"], optional)
        self.least = least
        self.then = then

    def parts(self) -> list[Effect[GugongState]]:
        return [self.then]

    def pool(self, s: GugongState, f: Frame) -> int:
        return self.worthy(s, s.seats[f.seat].hand)

    def worthy(self, s: GugongState, mask: int) -> int:
        """Those of the cards that are precious enough by their printed value."""
        out = 0
        card = 0
        rest = mask
        while rest:
            if rest & 1 and s.parts.value[card] >= self.least:
                out |= 1 << card
            rest >>= 1
            card += 1
        return out

    def tell_skipped(self, s: GugongState, f: Frame) -> None:
        """To its player alone: what a hand lacks is not for the others. [G-INFO-02]"""
        args: dict[str, Arg] = {"seat": s.name(f.seat), "n": self.least}
        assert s.log is not None
        s.log.append(Event("cannot-discard", f.seat, args, 1 << f.seat, None, "G-TOKEN-07"))

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        card = action - DISCARD.first
        p = s.seats[f.seat]
        put_down(p, card, self.worthy(s, p.shown))
        _tell_secret(s, f.seat, "put-down", card, "G-TOKEN-07")
        s.push(self.then, f.seat)

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-discard-card", {"value": self.least})


@final
class GiveUpCard(OneCard):
    """Give up another hand card, face down, to make too cheap a gift acceptable. b: card played, c: location.

    [G-GIFT-04]
    """

    def __init__(self, then: Effect[GugongState]) -> None:
        super().__init__("give-up", GIVE_UP, ["G-GIFT-04", "G-INFO-03"], False)
        self.then = then
        self.quiet = True

    def parts(self) -> list[Effect[GugongState]]:
        return [self.then]

    def prompt(self, s: GugongState, f: Frame) -> Message:
        args: dict[str, Arg] = {"card": s.parts.plain_names[f.b], "location": s.parts.location_names[f.c]}
        return Message("gugong-prompt-give-up", args, self.rule_numbers[0])

    def pool(self, s: GugongState, f: Frame) -> int:
        return s.seats[f.seat].hand & ~(1 << f.b)

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        card = action - GIVE_UP.first
        p = s.seats[f.seat]
        put_down(p, card, p.shown & ~(1 << f.b))
        _tell_secret(s, f.seat, "put-down", card, "G-GIFT-04")
        s.push(self.then, f.seat, 0, f.b, f.c)

    def fits(self, s: GugongState, f: Frame) -> bool:
        if not super().fits(s, f) or not 0 <= f.c < N_LOCATIONS or f.b < 0:
            return False
        return s.seats[f.seat].hand >> f.b & 1 == 1 and self.pool(s, f) != 0

    def ints(self) -> list[str]:
        return ["a", "card", "location"]


def _tell_secret(s: GugongState, seat: int, kind: str, card: int, rule: str) -> None:
    """An event whose card only its owner sees. [G-INFO-03]"""
    if s.log is not None:
        hidden = Event(f"{kind}-hidden", seat, {"seat": s.name(seat)}, rule=rule)
        args = {"seat": s.name(seat), "card": s.parts.told_names[card]}
        s.log.append(Event(kind, seat, args, 1 << seat, hidden, rule))


@final
class SwapCard(Ask):
    """Exchange a card of your own with any card on the board; no values, no payment, no action. [G-CARD-04]"""

    def __init__(self, hand_only: bool, optional: bool) -> None:
        super().__init__("swap", ["G-CARD-04"])
        self.hand_only = hand_only
        self.optional = optional

    def pool(self, s: GugongState, seat: int) -> int:
        """The cards that may be given."""
        p = s.seats[seat]
        return p.hand if self.hand_only else p.hand | p.discard

    def can(self, s: GugongState, f: Frame) -> bool:
        return self.pool(s, f.seat) != 0

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        mask = self.pool(s, f.seat)
        if mask == 0:
            return []
        out: list[int] = [PASS] if self.optional else []
        at = SWAP.first
        while mask:
            if mask & 1:
                for location in range(N_LOCATIONS):
                    out.append(at + location)
            mask >>= 1
            at += N_LOCATIONS
        return out

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        at = action - SWAP.first
        card, location = at // N_LOCATIONS, at % N_LOCATIONS
        p = s.seats[f.seat]
        other = s.board[location]
        if p.hand >> card & 1:
            leave_hand(p, card)
            enter_hand(p, other)
            kind = "swapped-hand"
        else:
            leave_discard(p, card)
            enter_discard(p, other)
            kind = "swapped-discard"
        s.board[location] = card
        if s.log is not None:
            names = s.parts.told_names
            place = s.parts.location_names[location]
            s.tell(kind, f.seat, {"card": names[card], "other": names[other], "location": place}, "G-CARD-04")

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        card, location = SWAP.coords(action)
        p = s.seats[f.seat]
        key, among = ("hand", p.hand) if p.hand >> card & 1 else ("discard", p.discard)
        args: dict[str, Arg] = {
            "card": short_name(s, among, card),
            "location": s.parts.location_names[location],
            "taken": s.parts.value[s.board[location]],
        }
        return Message(f"gugong-label-swap-{key}", args)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        if action == PASS:
            return []
        card, location = SWAP.coords(action)
        return [f"location:{LOCATIONS[location]}", f"card:{SWAP.dims[0][card]}"]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not SWAP.has(action):
            return None
        return Message("gugong-whynot-swap-hand" if self.hand_only else "gugong-whynot-swap", {}, "G-CARD-04")

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-swap-card")
