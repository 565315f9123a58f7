"""Set-up: gems, two characters to choose from, the first card and its reward, decks, laws. [RULES section 2]"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from courtier.core.messages import Message
from courtier.core.options import Options
from courtier.core.rng import Rng
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viceroy.actions import KEEP, START
from courtier.games.viceroy.components import N_CARDS, N_CHARACTERS
from courtier.games.viceroy.display import deal_display
from courtier.games.viceroy.placing import lay
from courtier.games.viceroy.pyramid import FIRST_SPOT
from courtier.games.viceroy.rewards import LAW_DECK, take_into_hand
from courtier.games.viceroy.state import Seat, ViceroyState, add_to_hand, draw_law, remove_from_hand
from courtier.games.viceroy.words import card_name, item_list

if TYPE_CHECKING:
    from courtier.games.viceroy.game import ViceroyGame


def start_seat(game: ViceroyGame, rng: Rng, supply: list[int]) -> Seat:
    """Two gems of every colour, of which two drawn at random go back to the supply. [V-SETUP-03]"""
    rules = game.rules
    gems = [rules.start_gems_per_color] * 4
    returned = [0, 0, 0, 0]
    for _ in range(rules.start_gems_returned):
        at = rng.below(gems[0] + gems[1] + gems[2] + gems[3])
        color = 0
        while at >= gems[color]:
            at -= gems[color]
            color += 1
        gems[color] -= 1
        returned[color] += 1
    spare = 0
    for color in range(4):
        supply[color] -= gems[color]
        spare |= gems[color] << color * 8
    seat = Seat(gems, 0, [], [], [], [], [], [], returned)
    seat.spare = spare
    return seat


def new_state(game: ViceroyGame, options: Options, rng: Rng) -> ViceroyState:
    """Gems taken, cards shuffled, characters dealt; nobody has chosen yet. [V-SETUP-01 to V-SETUP-04]"""
    players, virtual = options.number("players"), options.number("virtual")
    rules = game.rules
    supply = [rules.supply_gems_per_color_and_player * players] * 4
    seats = [start_seat(game, rng, supply) for _ in range(players)]
    characters = list(range(1, N_CHARACTERS + 1))
    laws = list(range(N_CHARACTERS + 1, N_CARDS + 1))
    rng.shuffle(characters)
    rng.shuffle(laws)
    dealt = rules.variant_characters_dealt if options.flag("four_characters") else rules.characters_dealt
    for i in range(players):
        for _ in range(dealt):
            add_to_hand(seats[i], characters.pop(), 1 << i)
    law_deck = [law << 4 for law in laws]
    s = ViceroyState(game, options, seats, [], rng, supply, [0] * 8, characters, [], law_deck, [], [-1] * virtual)
    s.n_virtual = virtual
    s.discards_for_gems = options.flag("discard_for_gems")
    s.push(game.flow, -1)
    return s


@final
class PickFirst(Decision[ViceroyState]):
    """Which dealt character becomes the first card, in secret. [V-SETUP-04, V-RULING-29]"""

    def rules(self) -> list[str]:
        return ["V-SETUP-04"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [START.first + (entry >> 4) - 1 for entry in s.seats[f.seat].hand]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        s.seats[f.seat].chosen = action - START.first + 1

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-start", {}, "V-SETUP-04")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        card = s.game.cards[action - START.first + 1]
        return Message("viceroy-label-start", {"card": card_name(card), "items": item_list(card.rows[0])})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [f"hand:{action - START.first + 1}"]


@final
class PickKept(Decision[ViceroyState]):
    """Variant with four dealt characters: which one stays in hand. [V-VARIANT-03]"""

    def rules(self) -> list[str]:
        return ["V-VARIANT-03"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        return [KEEP.first + (entry >> 4) - 1 for entry in seat.hand if entry >> 4 != seat.chosen]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        """The others go back among the characters, before the decks are formed."""
        seat = s.seats[f.seat]
        kept = action - KEEP.first + 1
        for entry in seat.hand.copy():
            if entry >> 4 != kept and entry >> 4 != seat.chosen:
                remove_from_hand(seat, entry >> 4)
                s.large_deck = [*s.large_deck, entry >> 4]

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-keep", {"card": card_name(s.game.cards[s.seats[f.seat].chosen])}, "V-VARIANT-03")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        return Message("viceroy-label-keep", {"card": card_name(s.game.cards[action - KEEP.first + 1])})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [f"hand:{action - KEEP.first + 1}"]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        first = s.seats[f.seat].chosen
        if action == KEEP.first + first - 1:
            return Message("viceroy-whynot-first-card", {"card": card_name(s.game.cards[first])}, "V-VARIANT-03")
        return None


@final
class ShuffleReturned(Effect[ViceroyState]):
    """Variant: the returned characters are shuffled into the others. [V-VARIANT-03]"""

    def run(self, s: ViceroyState, f: Frame) -> None:
        characters = s.large_deck.copy()
        s.rng.shuffle(characters)
        s.large_deck = characters


def by_first_card(s: ViceroyState) -> list[int]:
    """Seats in ascending order of their first cards. [V-SETUP-05]"""
    keys = [seat.cards[0] * 16 + i for i, seat in enumerate(s.seats)]
    keys.sort()
    return [key & 15 for key in keys]


@final
class LayFirstCards(Effect[ViceroyState]):
    """All first cards are laid at no cost; each gives the reward of its bottom row, ascending. [V-SETUP-04, 05]"""

    def run(self, s: ViceroyState, f: Frame) -> None:
        for i in range(s.n_seats):
            card = s.seats[i].chosen
            s.seats[i].chosen = 0
            lay(s, i, card, FIRST_SPOT)
        for i in reversed(by_first_card(s)):
            card = s.seats[i].cards[0]
            s.push(s.game.rewards[card][1], i, 0, card, FIRST_SPOT)


@final
class FormDecks(Effect[ViceroyState]):
    """48 characters are the large deck, the rest the small one; four are dealt, then three laws each.

    [V-SETUP-06, V-SETUP-07, V-SETUP-08]
    """

    def run(self, s: ViceroyState, f: Frame) -> None:
        rest = len(s.large_deck) - s.game.rules.large_deck
        s.small_deck = s.large_deck[:rest]
        s.large_deck = s.large_deck[rest:]
        deal_display(s)
        laws = [draw_law(s) >> 4 for _ in range(s.game.rules.laws_dealt * s.n_seats)]
        # Dealt around the table, but told seat by seat: each hand is one thing to read.
        for i in range(s.n_seats):
            for law in laws[i :: s.n_seats]:
                take_into_hand(s, i, law, 0, LAW_DECK)


@final
class PostponedDraws(Effect[ViceroyState]):
    """Draws of first cards, in ascending order of these. [V-SETUP-09, V-RULING-02]"""

    def run(self, s: ViceroyState, f: Frame) -> None:
        for i in reversed(by_first_card(s)):
            seat = s.seats[i]
            for _ in range(seat.postponed):
                s.push(s.game.draw, i)
            seat.postponed = 0
        if s.log is not None:
            s.log.append(Event("set-up-done", -1, {}))
