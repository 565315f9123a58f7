"""What laws do when they are played. End-of-game values are in scoring. [RULES section 9]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viceroy.actions import ARCHIVE, RETURN, STORE, TAKE
from courtier.games.viceroy.building import circle_gem
from courtier.games.viceroy.components import Card
from courtier.games.viceroy.display import slot_of, slot_target, take_from_display, take_label
from courtier.games.viceroy.placing import characters_of, replaceable, spot_of_action, target_action
from courtier.games.viceroy.pyramid import MIXED, WIDTH, card_at, circle_color, is_free, level_of
from courtier.games.viceroy.rewards import LAW_DECK, gain_eternal, offer_to_tuck, take_into_hand, tuck_from_hand
from courtier.games.viceroy.state import (
    ViceroyState,
    add_to_hand,
    add_token,
    draw_character,
    draw_law,
    has_in_hand,
    known_by_all,
    remove_from_hand,
    spend_gem,
    tuck,
)
from courtier.games.viceroy.tokens import STORED, gem_color, is_gem, packed
from courtier.games.viceroy.words import GEM_NAMES, card_name, spot_target, token_list


@final
class Replace(Decision[ViceroyState]):
    """Law 65 takes the place of an own card, which returns to hand; tokens and tucked cards stay. b: law.

    [V-LAW-65, V-RULING-14, V-RULING-15]
    """

    def rules(self) -> list[str]:
        return ["V-LAW-65"]

    def ints(self) -> list[str]:
        return ["a", "card", "c"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [target_action(place) for place in replaceable(s.seats[f.seat])]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        seat = s.seats[f.seat]
        place = spot_of_action(action)
        circles = [place, place + WIDTH, place + WIDTH - 1]  # as upper card, as left and as right card below
        before = [circle_color(s.game.cards, seat, circle) for circle in circles]
        at = seat.spots.index(place)
        old = seat.cards[at]
        remove_from_hand(seat, f.b)
        seat.cards = [*seat.cards[:at], f.b, *seat.cards[at + 1 :]]
        add_to_hand(seat, old, known_by_all(s))
        if s.log is not None:
            args = {"card": card_name(s.game.cards[f.b]), "old": card_name(s.game.cards[old])}
            s.log.append(Event("card-replaced", f.seat, {**args}, rule="V-LAW-65"))
        for i in range(3):
            color = circle_color(s.game.cards, seat, circles[i])
            if color != MIXED and before[i] == MIXED:
                circle_gem(s, f.seat, color)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-replace", {"card": card_name(s.game.cards[f.b])}, "V-LAW-65")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        place = spot_of_action(action)
        card = card_at(s.seats[f.seat], place)
        return Message("viceroy-label-replace", {"card": card_name(s.game.cards[card]), "level": level_of(place)})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [spot_target(f.seat, spot_of_action(action))]


@final
class Double(Decision[ViceroyState]):
    """Law 66 is tucked under an own character, whose tokens are doubled. b: law. [V-LAW-66, V-RULING-24]"""

    def rules(self) -> list[str]:
        return ["V-LAW-66"]

    def ints(self) -> list[str]:
        return ["a", "card", "c"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [target_action(place) for place in characters_of(s, s.seats[f.seat])]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        seat = s.seats[f.seat]
        place = spot_of_action(action)
        remove_from_hand(seat, f.b)
        tuck(seat, place, f.b)
        if s.log is not None:
            names = {"card": card_name(s.game.cards[card_at(seat, place)]), "law": card_name(s.game.cards[f.b])}
            s.log.append(Event("tokens-doubled", f.seat, {**names}, rule="V-LAW-66"))
        for token in sorted(seat.tokens):
            if token >> 8 == place:
                if is_gem(token & 255):
                    gain_eternal(s, f.seat, gem_color(token & 255), place)
                else:
                    add_token(seat, token)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-double", {"card": card_name(s.game.cards[f.b])}, "V-LAW-66")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        place = spot_of_action(action)
        card = card_name(s.game.cards[card_at(s.seats[f.seat], place)])
        return Message("viceroy-label-double", {"card": card, "tokens": token_list(s.seats[f.seat], place)})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [spot_target(f.seat, spot_of_action(action))]


@final
class Requisition(Effect[ViceroyState]):
    """Law 69: take a card of the display and sit out the next auction phase. [V-LAW-69, V-RULING-27, V-RULING-35]"""

    def run(self, s: ViceroyState, f: Frame) -> None:
        s.seats[f.seat].skips = True
        s.push(s.game.take_from_display, f.seat)


@final
class TakeFromDisplay(Decision[ViceroyState]):
    """Any character of the display; the small deck fills its place. [V-LAW-69]"""

    def rules(self) -> list[str]:
        return ["V-LAW-69"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [TAKE.first + slot for slot in range(8) if s.display[slot]]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        slot = slot_of(action)
        card = take_from_display(s, f.seat, slot)
        if s.small_deck:
            s.display[slot] = draw_character(s)
            s.reveals += 1
            if s.log is not None:
                new = card_name(s.game.cards[s.display[slot]])
                s.log.append(Event("display-filled", -1, {"card": new}, rule="V-LAW-69"))
        offer_to_tuck(s, f.seat, card)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-requisition", {}, "V-LAW-69")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        return take_label(s, action)

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [slot_target(slot_of(action))]


@final
class Reform(Effect[ViceroyState]):
    """Law 70: draw up to three laws, then put two laws of the hand on top of the deck. [V-LAW-70, V-RULING-16]"""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card

    def run(self, s: ViceroyState, f: Frame) -> None:
        drawn, n = 0, 0
        while n < self.card.amount and s.law_deck:
            entry = draw_law(s)
            take_into_hand(s, f.seat, entry >> 4, entry & 15, LAW_DECK)
            drawn |= entry >> 4 << n * 7
            n += 1
        s.push(s.game.return_laws, f.seat, min(self.card.returns, n), drawn)


@final
class ReturnLaws(Decision[ViceroyState]):
    """Which law goes back on the deck; the last one lies on top. a: still to return; b: cards drawn, 7 bits each.

    [V-LAW-70, V-RULING-33]
    """

    def rules(self) -> list[str]:
        return ["V-LAW-70"]

    def ints(self) -> list[str]:
        return ["due", "drawn", "c"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        if f.a == 0:
            return [PASS]
        return [RETURN.first + (entry >> 4) - 1 for entry in s.seats[f.seat].hand if s.game.cards[entry >> 4].is_law]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        seat = s.seats[f.seat]
        if action == PASS:
            for i in range(2, -1, -1):
                card = f.b >> i * 7 & 127
                if card and has_in_hand(seat, card):
                    offer_to_tuck(s, f.seat, card)
            return
        card = action - RETURN.first + 1
        remove_from_hand(seat, card)
        own = 1 << f.seat
        s.law_deck = [*s.law_deck, card << 4 | own]
        # Nobody else can tell any more which laws of this hand stayed and which went back.
        seat.hand = [entry >> 4 << 4 | own if s.game.cards[entry >> 4].is_law else entry for entry in seat.hand]
        if s.log is not None:
            hidden = Event("law-returned-hidden", f.seat, {}, rule="V-LAW-70")
            s.log.append(
                Event("law-returned", f.seat, {"card": card_name(s.game.cards[card])}, own, hidden, "V-LAW-70")
            )
        s.push(self, f.seat, f.a - 1, f.b)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-return", {"due": f.a}, "V-LAW-70")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        return Message("viceroy-label-return", {"card": card_name(s.game.cards[action - RETURN.first + 1])})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [f"hand:{action - RETURN.first + 1}"]


@final
class Archive(Decision[ViceroyState]):
    """Law 72: tuck any number of hand cards, numbers ascending. a: last card tucked; b: law. [V-LAW-72]"""

    def rules(self) -> list[str]:
        return ["V-LAW-72"]

    def ints(self) -> list[str]:
        return ["last", "card", "spot"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        out = [PASS]
        for entry in s.seats[f.seat].hand:
            if entry >> 4 > f.a:
                out.append(ARCHIVE.first + (entry >> 4) - 1)
        return out

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        card = action - ARCHIVE.first + 1
        tuck_from_hand(s, f.seat, card, f.b)
        s.push(self, f.seat, card, f.b, f.c)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        law = s.game.cards[f.b]
        return Message("viceroy-prompt-archive", {"law": card_name(law), "points": law.points}, "V-LAW-72")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        if action == PASS:
            return Message("viceroy-label-archive-done", {}, "V-LAW-72")
        return Message("viceroy-label-archive", {"card": card_name(s.game.cards[action - ARCHIVE.first + 1])})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return ["pass"] if action == PASS else [f"hand:{action - ARCHIVE.first + 1}"]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        if ARCHIVE.has(action) and has_in_hand(s.seats[f.seat], action - ARCHIVE.first + 1):
            return Message("viceroy-whynot-archive-order", {}, "V-LAW-72")
        return None


@final
class Favour(Decision[ViceroyState]):
    """Law 74: tuck another free card under this law and move its tokens here; nothing if none is free. b: law; c: spot.

    [V-LAW-74]
    """

    def rules(self) -> list[str]:
        return ["V-LAW-74", "V-PYR-08"]

    def ints(self) -> list[str]:
        return ["a", "card", "spot"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        free = [place for place in seat.spots if place != f.c and is_free(seat, place)]
        free.sort()
        return [target_action(place) for place in free] or [PASS]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        seat = s.seats[f.seat]
        if action == PASS:
            if s.log is not None:
                s.log.append(Event("no-free-card", f.seat, {"law": card_name(s.game.cards[f.b])}, rule="V-LAW-74"))
            return
        place = spot_of_action(action)
        at = seat.spots.index(place)
        card = seat.cards[at]
        seat.cards = seat.cards[:at] + seat.cards[at + 1 :]
        seat.spots = seat.spots[:at] + seat.spots[at + 1 :]
        tuck(seat, f.c, card)
        seat.tokens = [packed(f.c, token & 255) if token >> 8 == place else token for token in seat.tokens]
        if s.log is not None:
            args = {"card": card_name(s.game.cards[card]), "law": card_name(s.game.cards[f.b])}
            s.log.append(Event("card-tucked", f.seat, {**args}, rule="V-LAW-74"))

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-favour", {"law": card_name(s.game.cards[f.b])}, "V-LAW-74")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        place = spot_of_action(action)
        card = card_name(s.game.cards[card_at(s.seats[f.seat], place)])
        args: dict[str, Arg] = {"card": card, "level": level_of(place), "tokens": token_list(s.seats[f.seat], place)}
        return Message("viceroy-label-favour", args)

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [spot_target(f.seat, spot_of_action(action))]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        return Message("viceroy-whynot-not-free", {}, "V-PYR-08")


@final
class Store(Decision[ViceroyState]):
    """Law 76: put gems from behind the screen on the law, colours ascending. a: stored; b: lowest colour; c: spot.

    [V-LAW-76, V-RULING-25]
    """

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card

    def rules(self) -> list[str]:
        return ["V-LAW-76"]

    def ints(self) -> list[str]:
        return ["stored", "from_color", "spot"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        out = [PASS]
        if f.a < self.card.amount:
            for color in range(f.b, 4):
                if s.seats[f.seat].gems[color] > 0:
                    out.append(STORE.first + color)
        return out

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        color = action - STORE.first
        spend_gem(s.seats[f.seat], color)
        add_token(s.seats[f.seat], packed(f.c, STORED + color))
        if s.log is not None:
            args: dict[str, Arg] = {"gem": GEM_NAMES[color], "law": card_name(self.card)}
            s.log.append(Event("gem-stored", f.seat, args, rule="V-LAW-76"))
        s.push(self, f.seat, f.a + 1, color, f.c)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        most = min(self.card.amount - f.a, sum(s.seats[f.seat].gems[f.b :]))
        args: dict[str, Arg] = {"n": most, "law": card_name(self.card), "points": self.card.points}
        return Message("viceroy-prompt-store", args, "V-LAW-76")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        if action == PASS:
            return Message("viceroy-label-store-done", {}, "V-LAW-76")
        color = action - STORE.first
        return Message("viceroy-label-store", {"gem": GEM_NAMES[color], "left": s.seats[f.seat].gems[color]})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return ["pass"] if action == PASS else [f"gem:{action - STORE.first}"]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        if STORE.has(action):
            color = action - STORE.first
            if f.a >= self.card.amount:
                return Message("viceroy-whynot-store-full", {"most": self.card.amount}, "V-LAW-76")
            key = "order" if color < f.b else "no-gem"
            return Message(f"viceroy-whynot-store-{key}", {"gem": GEM_NAMES[color]}, "V-LAW-76")
        return None


@final
class StartStore(Effect[ViceroyState]):
    """Law 76 begins with the first colour. b: law; c: spot."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store

    def parts(self) -> list[Effect[ViceroyState]]:
        return [self.store]

    def run(self, s: ViceroyState, f: Frame) -> None:
        s.push(self.store, f.seat, 0, 0, f.c)
