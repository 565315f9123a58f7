"""The display: characters lying at the four auction cards, below (new) or above (left over). [V-AUC-20, V-AUC-21]"""

from __future__ import annotations

from courtier.core.messages import Message
from courtier.core.state import Event
from courtier.games.viceroy.actions import TAKE
from courtier.games.viceroy.rewards import offer_to_tuck
from courtier.games.viceroy.state import ViceroyState, add_to_hand, discard, known_by_all
from courtier.games.viceroy.words import card_name, offer_place


def cards_at(s: ViceroyState, color: int) -> int:
    """How many characters lie at an auction card."""
    return int(s.display[color * 2] != 0) + int(s.display[color * 2 + 1] != 0)


def display_is_empty(s: ViceroyState) -> bool:
    """Whether no character lies at any auction card."""
    for card in s.display:
        if card:
            return False
    return True


def deal_display(s: ViceroyState) -> None:
    """One character from the large deck below each auction card, left to right. [V-SETUP-07, V-AUC-20]"""
    left = len(s.large_deck)
    for color in range(4):
        if left:
            left -= 1
            s.display[color * 2] = s.large_deck[left]
            s.reveals += 1
    s.large_deck = s.large_deck[:left]
    if s.log is not None:
        cards = tuple(card_name(s.game.cards[s.display[color * 2]]) for color in range(4) if s.display[color * 2])
        if cards:
            s.log.append(Event("display-dealt", -1, {"cards": cards}))


def take_from_display(s: ViceroyState, seat: int, slot: int) -> int:
    """A character of the display into hand: everybody saw which. [V-AUC-17]"""
    card = s.display[slot]
    s.display[slot] = 0
    add_to_hand(s.seats[seat], card, known_by_all(s))
    if s.log is not None:
        s.log.append(Event("card-taken", seat, {"card": card_name(s.game.cards[card])}))
    return card


def win(s: ViceroyState, seat: int, slot: int) -> None:
    """Get a card by auction and be out of the phase. [V-AUC-06]"""
    card = take_from_display(s, seat, slot)
    s.seats[seat].bidding = False
    offer_to_tuck(s, seat, card)


def remove_from_display(s: ViceroyState, slot: int, rule: str) -> None:
    """A character leaves the game."""
    card = s.display[slot]
    s.display[slot] = 0
    discard(s, card)
    if s.log is not None:
        s.log.append(Event("card-removed", -1, {"card": card_name(s.game.cards[card])}, rule=rule))


def slot_of(action: int) -> int:
    """The place of the display that a take or remove action names."""
    return action - TAKE.first


def take_label(s: ViceroyState, action: int) -> Message:
    """Taking a card from a place of the display, in words."""
    slot = slot_of(action)
    card = card_name(s.game.cards[s.display[slot]])
    return Message("viceroy-label-take", {"card": card, "place": offer_place(slot)})


def slot_target(slot: int) -> str:
    """A place of the display as a target on the board."""
    return f"display:{slot // 2}:{slot % 2}"
