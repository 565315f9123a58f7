"""Virtual opponents: they bid a gem drawn from the box and take characters away. [RULES section 12]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Message
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viceroy.actions import ABOVE, BELOW, REMOVE, TAKE
from courtier.games.viceroy.display import remove_from_display, slot_of, slot_target, win
from courtier.games.viceroy.state import ViceroyState, in_order
from courtier.games.viceroy.words import COLOR_NAMES, GEM_NAMES, card_name, offer_place


def box(s: ViceroyState) -> int:
    """Gems of each colour in the box: those that the supply does not use. [V-SETUP-02]"""
    rules = s.game.rules
    return rules.gems_per_color_in_box - rules.supply_gems_per_color_and_player * s.n_seats


def draw_virtual_bids(s: ViceroyState) -> None:
    """One random gem from the box for each virtual opponent still in, without putting back. [V-SOLO-03]

    Those of the last bidding round lie in the box again.
    """
    if not s.virtual_in:
        return
    left = [box(s)] * 4
    bids = s.virtual_bids.copy()
    s.virtual_bids = bids
    for i in range(s.n_virtual):
        if not s.virtual_in >> i & 1:
            continue
        at = s.rng.below(left[0] + left[1] + left[2] + left[3])
        color = 0
        while at >= left[color]:
            at -= left[color]
            color += 1
        left[color] -= 1
        bids[i] = color
        s.reveals += 1
        if s.log is not None:
            s.log.append(Event("virtual-bid", -1, {"number": i + 1, "gem": GEM_NAMES[color]}, rule="V-SOLO-03"))


def virtual_on(s: ViceroyState, color: int) -> int:
    """How many virtual opponents bid on a colour in this bidding round."""
    n = 0
    for i in range(s.n_virtual):
        if s.virtual_in >> i & 1 and s.virtual_bids[i] == color:
            n += 1
    return n


def virtual_out(s: ViceroyState, color: int) -> None:
    """The virtual opponents that bid on a colour are out of this auction phase."""
    for i in range(s.n_virtual):
        if s.virtual_bids[i] == color:
            s.virtual_in &= ~(1 << i)


def resolve_with_virtual(s: ViceroyState, color: int, human: int, humans: int, virtual: int, cards: int) -> None:
    """The table of V-SOLO-14 for a colour on which at least one virtual opponent has bid."""
    if cards == 0:
        s.removals += virtual
        virtual_out(s, color)
        return
    if cards == 1 and humans == 0 and virtual == 1:
        remove_from_display(s, color * 2 + (BELOW if s.display[color * 2] else ABOVE), "V-SOLO-04")
        virtual_out(s, color)
        return
    if cards == 2 and humans == 0 and virtual == 1:
        remove_from_display(s, color * 2 + BELOW, "V-SOLO-04")
        virtual_out(s, color)
        return
    if cards == 2 and humans == 0 and virtual == 2:
        remove_from_display(s, color * 2 + BELOW, "V-SOLO-09")
        remove_from_display(s, color * 2 + ABOVE, "V-SOLO-09")
        virtual_out(s, color)
        return
    if cards == 2 and humans == 1 and virtual == 1:
        s.push(s.game.above_or_go_on, human, 0, color)
        return
    if s.log is not None:
        rule = "V-SOLO-10" if cards == 2 else "V-SOLO-05" if humans else "V-SOLO-08"
        s.log.append(Event("bid-lost", -1, {"color": COLOR_NAMES[color], "n": humans + virtual}, rule=rule))


@final
class AboveOrGoOn(Decision[ViceroyState]):
    """One human and one virtual opponent on two cards: take the one above, or both go on. b: colour. [V-SOLO-06]"""

    def rules(self) -> list[str]:
        return ["V-SOLO-06"]

    def ints(self) -> list[str]:
        return ["a", "color", "c"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [PASS, TAKE.first + f.b * 2 + ABOVE]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        if action == PASS:
            if s.log is not None:
                s.log.append(Event("goes-on", f.seat, {"color": COLOR_NAMES[f.b]}, rule="V-SOLO-06"))
            return
        remove_from_display(s, f.b * 2 + BELOW, "V-SOLO-06")
        virtual_out(s, f.b)
        win(s, f.seat, f.b * 2 + ABOVE)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-above-or-go-on", {"color": COLOR_NAMES[f.b]}, "V-SOLO-06")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        if action == PASS:
            last = s.bidding_round == s.game.rules.bidding_rounds
            return Message("viceroy-label-go-on-last" if last else "viceroy-label-go-on", {}, "V-SOLO-06")
        card, other = s.display[f.b * 2 + ABOVE], s.display[f.b * 2 + BELOW]
        names = {"card": card_name(s.game.cards[card]), "other": card_name(s.game.cards[other])}
        return Message("viceroy-label-take-above", {**names}, "V-SOLO-06")

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return ["pass"] if action == PASS else [slot_target(slot_of(action))]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        if action == TAKE.first + f.b * 2 + BELOW:
            return Message("viceroy-whynot-below-with-virtual", {}, "V-SOLO-06")
        return None


@final
class VirtualRemovals(Effect[ViceroyState]):
    """For each virtual bid on a colour without cards, one card of the display is removed. [V-SOLO-07, V-RULING-21]

    Last step before passing income; the human who is first in order chooses.
    """

    def run(self, s: ViceroyState, f: Frame) -> None:
        chooser = in_order(s, list(range(s.n_seats)))[0]
        for _ in range(s.removals):
            s.push(s.game.remove_for_virtual, chooser)
        s.removals = 0


@final
class RemoveForVirtual(Decision[ViceroyState]):
    """Choose the character that a virtual opponent takes away. [V-SOLO-07]"""

    def rules(self) -> list[str]:
        return ["V-SOLO-07"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [REMOVE.first + slot for slot in range(8) if s.display[slot]]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        remove_from_display(s, action - REMOVE.first, "V-SOLO-07")

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-remove", {}, "V-SOLO-07")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        slot = action - REMOVE.first
        card = card_name(s.game.cards[s.display[slot]])
        return Message("viceroy-label-remove", {"card": card, "place": offer_place(slot)})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [slot_target(action - REMOVE.first)]
