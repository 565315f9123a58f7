"""A player's own cards: the sliding row, playing, drawing, shuffling, discarding, destroying, rearranging."""

from __future__ import annotations

from typing import Final, final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Event, Frame
from courtier.games.viscounts.actions import CARD, DESTROY, DISCARD, N_VERBS, ORDERS, PLAY, REARRANGE, TOP
from courtier.games.viscounts.causes import cause
from courtier.games.viscounts.icons import criminals
from courtier.games.viscounts.names import card_label, card_name, seat_of, who
from courtier.games.viscounts.state import Clause, Seat, ViscountsState, add_to_hand, pop_draw, take_from_hand
from courtier.games.viscounts.track import gain_corruption, gain_virtue
from courtier.games.viscounts.words import CRIMINAL, DECLINE, EMPTY, N_ICONS, ROW

SMALLEST_DECK: Final = 3
_PERMUTATIONS: Final = [["lmr".index(letter) for letter in word] for word in ORDERS]


def shuffle_gain(s: ViscountsState, p: int) -> None:
    """Each shuffle brings 1 corruption with a criminal on the board, else 1 virtue. [W-DRAW-03, W-RULING-03]"""
    if criminals(s, p):
        gain_corruption(s, p, 1)
    else:
        gain_virtue(s, p, 1)


def shuffle_discard(s: ViscountsState, p: int) -> None:
    """The discard pile goes into the draw pile, and the shuffle has its gain. [W-DRAW-03, W-EFF-06]"""
    seat = s.seats[p]
    if not seat.draw:
        seat.shown = seat.hand.copy()  # everybody can tell: no other card of the deck was left
        seat.fresh = []
    else:
        seat.fresh = sorted({*seat.fresh, *seat.discard})  # all saw that these were not in hand
    cards = seat.draw + seat.discard
    s.rng.shuffle(cards)
    seat.draw = cards
    seat.discard = []
    if s.log is not None:
        s.log.append(Event("shuffle", seat_of(s, p), {"who": who(s, p), "n": len(cards)}, rule="W-DRAW-03"))
    shuffle_gain(s, p)


def draw_top(s: ViscountsState, p: int) -> int:
    """The top card of the draw pile, which is made anew from the discard pile if it is empty."""
    seat = s.seats[p]
    if not seat.draw:
        shuffle_discard(s, p)
    s.reveals += 1
    return pop_draw(seat)


def has_top(seat: Seat) -> bool:
    """Whether a card can be drawn, after a shuffle if need be."""
    return bool(seat.draw) or bool(seat.discard)


def destroy_card(s: ViscountsState, p: int, card: int) -> None:
    """A card leaves the game for silver equal to its cost. [W-EFF-05]"""
    s.gone += 1
    s.seats[p].silver += s.box.cost[card]
    if s.log is not None:
        args: dict[str, Arg] = {"who": who(s, p), "card": card_name(s, card), "silver": s.box.cost[card]}
        s.log.append(Event("destroy", p, args, rule="W-EFF-05"))


# -- phase 1


@final
class SlideRow(Clause):
    """Shift every card one space to the right; the one that leaves drops off first. [W-MANAGE-01, W-MANAGE-02]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        seat = s.seats[f.seat]
        leaving = seat.row[2]
        seat.row = [EMPTY, seat.row[0], seat.row[1]]
        s.played = -1
        if leaving < 0:
            return
        seat.discard = [*seat.discard, leaving]
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "card": card_name(s, leaving)}
            s.log.append(Event("drop-off", f.seat, args, rule="W-MANAGE-01"))
        ability = s.book.on_drop_off[leaving]
        if ability is not None:
            s.stack.append(Frame(ability, f.seat))


@final
class PlayCard(Decision[ViscountsState]):
    """Exactly one card from hand onto the left space; without one, the unseen top card. [W-MANAGE-03, W-MANAGE-04]"""

    def rules(self) -> list[str]:
        return ["W-MANAGE-03", "W-MANAGE-04"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        hand = s.seats[f.seat].hand
        if not hand:
            return [TOP.first + PLAY]
        out: list[int] = []
        for card in hand:
            out.append(CARD.first + card * N_VERBS + PLAY)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        seat = s.seats[f.seat]
        if action == TOP.first + PLAY:
            card = draw_top(s, f.seat)
        else:
            card = (action - CARD.first) // N_VERBS
            take_from_hand(seat, card)
        seat.row = [card, seat.row[1], seat.row[2]]
        s.played = card
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "card": card_name(s, card)}
            s.log.append(Event("play", f.seat, args, rule="W-MANAGE-03"))
        if s.box.icons[card * N_ICONS + CRIMINAL]:
            gain_corruption(s, f.seat, criminals(s, f.seat))  # W-MANAGE-05, before the ability: W-RULING-15
        ability = s.book.on_place[card]
        if ability is not None:
            s.stack.append(Frame(ability, f.seat))

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-play")

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        if TOP.has(action):
            return Message("viscounts-label-play-top")
        card = (action - CARD.first) // N_VERBS
        return Message(
            "viscounts-label-play", {"card": card_label(s, card, s.seats[f.seat].hand), "n": s.box.cost[card]}
        )

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return own_card_targets(s, f.seat, action)

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if action == PASS:
            return Message("viscounts-whynot-must-play", {}, "W-MANAGE-03")
        if CARD.has(action) and (action - CARD.first) % N_VERBS == PLAY:
            card = (action - CARD.first) // N_VERBS
            return Message("viscounts-whynot-not-in-hand", {"card": card_name(s, card)}, "W-MANAGE-03")
        if action == TOP.first + PLAY:
            return Message("viscounts-whynot-hand-first", {}, "W-MANAGE-04")
        return None


def own_card_targets(s: ViscountsState, p: int, action: int) -> list[str]:
    """Where a choice of an own card lies: in hand, or on top of the draw pile."""
    if TOP.has(action):
        return [f"player:{p}:draw"]
    if action == PASS:
        return [DECLINE]
    return [f"card:{s.box.cards[(action - CARD.first) // N_VERBS]}"] if CARD.has(action) else []


# -- phase 6


def hand_limit(s: ViscountsState, p: int) -> int:
    """Three cards, more with `ws3` and the castle leader card. [W-DRAW-01, W-CASTLE-07]"""
    seat = s.seats[p]
    limit = s.box.hand_limit + s.box.boards[seat.board].hand_by_built[seat.built]
    return limit + s.box.leader_hand if s.leader == p else limit


def draw_up_to(s: ViscountsState, p: int, limit: int) -> None:
    """Draw until the hand has that many cards or none is left. [W-DRAW-01, W-DRAW-02, W-DRAW-05]"""
    seat = s.seats[p]
    drawn: list[int] = []
    while len(seat.hand) < limit and has_top(seat):
        card = draw_top(s, p)
        add_to_hand(seat, card)
        drawn.append(card)
    if s.log is not None and drawn:
        hidden = Event("draw-hidden", p, {"who": who(s, p), "n": len(drawn)}, rule="W-DRAW-01")
        args: dict[str, Arg] = {"who": who(s, p), "cards": tuple(card_name(s, card) for card in sorted(drawn))}
        s.log.append(Event("draw", p, args, seen_by=1 << p, otherwise=hidden, rule="W-DRAW-01"))


@final
class DrawCards(Clause):
    """Phase 6: fill the hand. Markers that get stuck now wait for the next turn. [W-DRAW-01, W-DRAW-04]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        draw_up_to(s, f.seat, hand_limit(s, f.seat))


# -- effects


@final
class DiscardCards(Decision[ViscountsState]):
    """Discard from hand or blind from the draw pile, up to n times. a: cards discarded. [W-EFF-04, W-RULING-34]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def rules(self) -> list[str]:
        return ["W-EFF-04"]

    def can(self, s: ViscountsState, f: Frame) -> bool:
        seat = s.seats[f.seat]
        return seat.ready and (bool(seat.hand) or has_top(seat))

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        if not seat.ready or not (seat.hand or has_top(seat)):
            return []
        return _card_choices(seat, DISCARD)

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        seat = s.seats[f.seat]
        if f.a + 1 < self.n:
            s.stack.append(Frame(self, f.seat, f.a + 1))
        card = _chosen_card(s, f.seat, action)
        seat.discard = [*seat.discard, card]
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "card": card_name(s, card)}
            s.log.append(Event("discard", f.seat, args, rule="W-EFF-04"))

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-discard", {"left": self.n - f.a, "cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        return _card_label(s, f, action, "discard")

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return own_card_targets(s, f.seat, action)

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        return _card_why_not(s, f, action, DISCARD, "W-EFF-04")

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-discard", {"n": self.n})

    def ints(self) -> list[str]:
        return ["done", "b", "c"]


@final
class DestroyCards(Decision[ViscountsState]):
    """Destroy from hand or blind from the draw pile, up to n times. a: cards destroyed. [W-EFF-05, W-RULING-27]"""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def rules(self) -> list[str]:
        return ["W-EFF-05"]

    def can(self, s: ViscountsState, f: Frame) -> bool:
        seat = s.seats[f.seat]
        return seat.ready and seat.deck_size() > SMALLEST_DECK and (bool(seat.hand) or has_top(seat))

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        if not self.can(s, f):
            return []
        return _card_choices(s.seats[f.seat], DESTROY)

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        if f.a + 1 < self.n:
            s.stack.append(Frame(self, f.seat, f.a + 1))
        destroy_card(s, f.seat, _chosen_card(s, f.seat, action))

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-destroy", {"left": self.n - f.a, "cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        return _card_label(s, f, action, "destroy")

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return own_card_targets(s, f.seat, action)

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        return _card_why_not(s, f, action, DESTROY, "W-EFF-05")

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-destroy", {"n": self.n})

    def ints(self) -> list[str]:
        return ["done", "b", "c"]


def _card_choices(seat: Seat, verb: int) -> list[int]:
    """Decline, the unseen top card, or a card in hand."""
    out = [PASS]
    if seat.draw or seat.discard:
        out.append(TOP.first + verb)
    for card in seat.hand:
        out.append(CARD.first + card * N_VERBS + verb)
    return out


def _chosen_card(s: ViscountsState, p: int, action: int) -> int:
    """The card that an answer takes; an empty draw pile is shuffled first. [W-RULING-36]"""
    if TOP.has(action):
        return draw_top(s, p)
    card = (action - CARD.first) // N_VERBS
    take_from_hand(s.seats[p], card)
    return card


def _card_label(s: ViscountsState, f: Frame, action: int, verb: str) -> Message:
    if action == PASS:
        return Message(f"viscounts-label-{verb}-none")
    if TOP.has(action):
        after = "" if s.seats[f.seat].draw else "-shuffled"
        return Message(f"viscounts-label-{verb}-top{after}")
    card = (action - CARD.first) // N_VERBS
    seat = s.seats[f.seat]
    name = card_label(s, card, seat.hand if seat.ready else seat.draw)
    return Message(f"viscounts-label-{verb}", {"card": name, "silver": s.box.cost[card]})


def _card_why_not(s: ViscountsState, f: Frame, action: int, verb: int, rule: str) -> Message | None:
    if CARD.has(action) and (action - CARD.first) % N_VERBS == verb:
        card = (action - CARD.first) // N_VERBS
        return Message("viscounts-whynot-not-in-hand", {"card": card_name(s, card)}, rule)
    if action == TOP.first + verb:
        return Message("viscounts-whynot-no-card-left", {}, "W-DRAW-05")
    return None


@final
class DestroyAny(Decision[ViscountsState]):
    """Player card 9: any one card of the deck to be, hero included, or none. [W-SETUP-11]"""

    def rules(self) -> list[str]:
        return ["W-SETUP-11"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        out = [PASS]
        for card in sorted(s.seats[f.seat].draw):
            out.append(CARD.first + card * N_VERBS + DESTROY)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        card = (action - CARD.first) // N_VERBS
        seat = s.seats[f.seat]
        seat.draw = [each for each in seat.draw if each != card]
        destroy_card(s, f.seat, card)

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-destroy-any", {"cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        return _card_label(s, f, action, "destroy")

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return own_card_targets(s, f.seat, action)

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if CARD.has(action) and (action - CARD.first) % N_VERBS == DESTROY:
            card = (action - CARD.first) // N_VERBS
            return Message("viscounts-whynot-not-in-deck", {"card": card_name(s, card)}, "W-SETUP-11")
        return None


@final
class Shuffle(Clause):
    """Mix the discard pile into the draw pile; needs a card there. [W-EFF-06]"""

    def can(self, s: ViscountsState, f: Frame) -> bool:
        return s.seats[f.seat].ready and bool(s.seats[f.seat].discard)

    def run(self, s: ViscountsState, f: Frame) -> None:
        if self.can(s, f):
            shuffle_discard(s, f.seat)

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-shuffle")


@final
class Rearrange(Decision[ViscountsState]):
    """Put the own cards on the board into another order; empty spaces stay empty. [W-MANAGE-09, W-RULING-13]"""

    def rules(self) -> list[str]:
        return ["W-MANAGE-09"]

    def can(self, s: ViscountsState, f: Frame) -> bool:
        row = s.seats[f.seat].row
        return (row[0] >= 0) + (row[1] >= 0) + (row[2] >= 0) >= 2

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        row = s.seats[f.seat].row
        left, middle, right = row[0] >= 0, row[1] >= 0, row[2] >= 0
        first = REARRANGE.first
        if left and middle and right:
            return [PASS, first, first + 1, first + 2, first + 3, first + 4]
        if middle and right:
            return [PASS, first]
        if left and middle:
            return [PASS, first + 1]
        if left and right:
            return [PASS, first + 4]
        return []

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        seat = s.seats[f.seat]
        order = _PERMUTATIONS[action - REARRANGE.first]
        row = seat.row
        seat.row = [row[order[0]], row[order[1]], row[order[2]]]
        if s.log is not None:
            args: dict[str, Arg] = {
                "who": who(s, f.seat),
                "cards": tuple(card_name(s, card) for card in seat.row if card >= 0),
            }
            s.log.append(Event("rearrange", f.seat, args, rule="W-MANAGE-09"))

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-rearrange", {"cause": cause(f)})

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        if action == PASS:
            return Message("viscounts-label-rearrange-none")
        row = s.seats[f.seat].row
        order = _PERMUTATIONS[action - REARRANGE.first]
        lying = [card for card in row if card >= 0]
        cards = tuple(card_label(s, row[at], lying) for at in order if row[at] >= 0)
        return Message("viscounts-label-rearrange", {"cards": cards})

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        """Which card lies where afterwards: to pick two of them is to pick the order."""
        row = s.seats[f.seat].row
        if action == PASS:
            order = [0, 1, 2]
        elif REARRANGE.has(action):
            order = _PERMUTATIONS[action - REARRANGE.first]
        else:
            return []
        lies = [f"player:{f.seat}:{ROW[at]}:{s.box.cards[row[order[at]]]}" for at in range(3) if row[order[at]] >= 0]
        return [*lies, DECLINE] if action == PASS else lies

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if REARRANGE.has(action):
            return Message("viscounts-whynot-empty-space", {}, "W-RULING-13")
        return None

    def describe(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-effect-rearrange")
