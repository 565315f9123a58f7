"""Receiving things: gems, tokens, eternal gems and cards. [RULES section 8]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viceroy.actions import COLOR, DRAW, ETERNAL_OWN, GEM, TUCK
from courtier.games.viceroy.components import Item
from courtier.games.viceroy.pyramid import card_at
from courtier.games.viceroy.state import (
    ViceroyState,
    add_to_hand,
    add_token,
    draw_character,
    draw_law,
    remove_from_hand,
    spend_gem,
    tuck,
)
from courtier.games.viceroy.tokens import ETERNAL, packed
from courtier.games.viceroy.words import (
    ATTACK_NAME,
    COLOR_NAMES,
    DECK_NAMES,
    GEM_NAMES,
    card_name,
    item_name,
    token_name,
)

SMALL_DECK: Final = 0
LAW_DECK: Final = 1

GRANTS: Final = ["V-TOK-01", "V-PASS-01", "V-VARIANT-02"]
FOR_PASSING: Final = 1
FOR_A_CARD: Final = 2


def total(counts: list[int]) -> int:
    """How many gems there are in all."""
    return counts[0] + counts[1] + counts[2] + counts[3]


def take_gem(s: ViceroyState, seat: int, color: int) -> None:
    """Move one gem from the supply behind the screen."""
    s.supply[color] -= 1
    s.seats[seat].gems[color] += 1


@final
class TakeGems(Decision[ViceroyState]):
    """Gems of any colours from the supply, one at a time, colours ascending.

    a: still due; b: lowest colour left; c: what grants them, an index of GRANTS.
    [V-TOK-01, V-PASS-03, V-PASS-04, V-RULING-07]
    """

    def rules(self) -> list[str]:
        return [*GRANTS, "V-PASS-03"]

    def ints(self) -> list[str]:
        return ["due", "from_color", "grant"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        """A colour is open if it and those after it can still make up the full amount."""
        left = 0
        for color in range(f.b, 4):
            left += s.supply[color]
        due = f.a if f.a < left else left
        out: list[int] = []
        if due == 0:
            return out
        for color in range(f.b, 4):
            if s.supply[color] > 0 and left >= due:
                out.append(GEM.first + color)
            left -= s.supply[color]
        return out

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        color = action - GEM.first
        take_gem(s, f.seat, color)
        if s.log is not None:
            s.log.append(Event("gem-taken", f.seat, {"gem": GEM_NAMES[color]}))
        if f.a > 1:
            s.push(self, f.seat, f.a - 1, color, f.c)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-gems", {"due": min(f.a, total(s.supply))}, GRANTS[f.c])

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        color = action - GEM.first
        return Message("viceroy-label-gem", {"gem": GEM_NAMES[color], "left": s.supply[color]})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [f"supply:{action - GEM.first}"]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        if action == PASS:
            return Message("viceroy-whynot-gems-in-full", {}, "V-RULING-07")
        if not GEM.has(action):
            return None
        color = action - GEM.first
        if s.supply[color] == 0:
            return Message("viceroy-whynot-supply-empty", {"color": COLOR_NAMES[color]}, "V-PASS-03")
        key = "order" if color < f.b else "short"
        return Message(f"viceroy-whynot-gem-{key}", {"gem": GEM_NAMES[color]}, "V-TOK-01")


@final
class GainGems(Effect[ViceroyState]):
    """Gems of any colours. [V-TOK-01]"""

    def __init__(self, item: Item) -> None:
        super().__init__()
        self.item = item

    def run(self, s: ViceroyState, f: Frame) -> None:
        s.push(s.game.take_gems, f.seat, self.item.amount)

    def describe(self, s: ViceroyState, f: Frame) -> Message:
        return item_name(self.item)


@final
class GainToken(Effect[ViceroyState]):
    """Tokens of one code onto the card. c: the card's spot. [V-TOK-02, 04, 05, 06, 08]"""

    def __init__(self, item: Item, code: int, times: int) -> None:
        super().__init__()
        self.item = item
        self.code = code
        self.times = times

    def ints(self) -> list[str]:
        return ["a", "b", "spot"]

    def run(self, s: ViceroyState, f: Frame) -> None:
        for _ in range(self.times):
            add_token(s.seats[f.seat], packed(f.c, self.code))
        if s.log is not None:
            seat = s.seats[f.seat]
            args: dict[str, Arg] = {"n": self.times, "token": token_name(self.code)}
            s.log.append(Event("token-gained", f.seat, {**args, "card": card_name(s.game.cards[card_at(seat, f.c)])}))

    def describe(self, s: ViceroyState, f: Frame) -> Message:
        return item_name(self.item)


@final
class GainAttack(Effect[ViceroyState]):
    """Attack tokens go behind the screen, never on a card. [V-TOK-07, V-RULING-13]"""

    def __init__(self, item: Item) -> None:
        super().__init__()
        self.item = item

    def run(self, s: ViceroyState, f: Frame) -> None:
        s.seats[f.seat].attacks += self.item.amount
        if s.log is not None:
            s.log.append(Event("attack-gained", f.seat, {"n": self.item.amount, "token": ATTACK_NAME}))

    def describe(self, s: ViceroyState, f: Frame) -> Message:
        return item_name(self.item)


@final
class GainEternalGem(Effect[ViceroyState]):
    """An eternal gem of a colour onto the card: from the supply, else from the own screen. c: spot. [V-TOK-09]"""

    def __init__(self, color: int) -> None:
        super().__init__()
        self.color = color

    def ints(self) -> list[str]:
        return ["a", "b", "spot"]

    def run(self, s: ViceroyState, f: Frame) -> None:
        gain_eternal(s, f.seat, self.color, f.c)

    def describe(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-reward-eternal-gem", {"amount": 1, "color": COLOR_NAMES[self.color]})


def gain_eternal(s: ViceroyState, seat: int, color: int, place: int) -> None:
    """Take the gem from the supply; if there is none the player may use one from behind the screen. [V-TOK-09]"""
    if s.supply[color] > 0:
        s.supply[color] -= 1
        add_token(s.seats[seat], packed(place, ETERNAL + color))
        if s.log is not None:
            card = card_name(s.game.cards[card_at(s.seats[seat], place)])
            s.log.append(Event("eternal-gained", seat, {"color": COLOR_NAMES[color], "card": card}))
    elif s.seats[seat].gems[color] > 0:
        s.push(s.game.eternal_from_screen, seat, 0, color, place)
    elif s.log is not None:
        s.log.append(Event("eternal-lost", seat, {"color": COLOR_NAMES[color]}, rule="V-TOK-09"))


@final
class EternalFromScreen(Decision[ViceroyState]):
    """The supply has no gem of the colour: use an own one or lose the reward. b: colour; c: spot. [V-TOK-09]"""

    def rules(self) -> list[str]:
        return ["V-TOK-09"]

    def ints(self) -> list[str]:
        return ["a", "color", "spot"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        """Void when the last gem of the colour went to another eternal gem of the same play."""
        if s.seats[f.seat].gems[f.b] == 0:
            return []
        return [ETERNAL_OWN.first, ETERNAL_OWN.first + 1]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        if action == ETERNAL_OWN.first:
            spend_gem(s.seats[f.seat], f.b)
            add_token(s.seats[f.seat], packed(f.c, ETERNAL + f.b))
        if s.log is not None:
            # Declining looks like having no gem: what lies behind the screen is nobody else's business.
            kind = "eternal-from-screen" if action == ETERNAL_OWN.first else "eternal-lost"
            s.log.append(Event(kind, f.seat, {"color": COLOR_NAMES[f.b]}, rule="V-TOK-09"))

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-eternal-own", {"color": COLOR_NAMES[f.b]}, "V-TOK-09")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        key = "own" if action == ETERNAL_OWN.first else "decline"
        return Message(f"viceroy-label-eternal-{key}", {"gem": GEM_NAMES[f.b]})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [f"gem:{f.b}" if action == ETERNAL_OWN.first else "pass"]


@final
class ChooseEternalColor(Decision[ViceroyState]):
    """An eternal gem of any colour: which. c: spot. Every colour may be named. [V-LAW-CHOICE, V-RULING-36]"""

    def rules(self) -> list[str]:
        return ["V-LAW-CHOICE", "V-TOK-09"]

    def ints(self) -> list[str]:
        return ["a", "b", "spot"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [COLOR.first, COLOR.first + 1, COLOR.first + 2, COLOR.first + 3]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        gain_eternal(s, f.seat, action - COLOR.first, f.c)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-eternal-color", {}, "V-LAW-CHOICE")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        color = action - COLOR.first
        if s.supply[color] == 0 and s.seats[f.seat].gems[color] == 0:
            return Message("viceroy-label-eternal-nothing", {"color": COLOR_NAMES[color]}, "V-RULING-36")
        return Message("viceroy-label-eternal-color", {"color": COLOR_NAMES[color]})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [f"supply:{action - COLOR.first}"]

    def describe(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-reward-eternal-gem", {"amount": 1, "color": COLOR_NAMES[4]})


@final
class GainCards(Effect[ViceroyState]):
    """Draw cards, one at a time; during set-up the draws wait for the decks. [V-TOK-03, V-SETUP-05, V-RULING-02]"""

    def __init__(self, item: Item) -> None:
        super().__init__()
        self.item = item

    def run(self, s: ViceroyState, f: Frame) -> None:
        if s.round == 0:
            s.seats[f.seat].postponed += self.item.amount
            return
        for _ in range(self.item.amount):
            s.push(s.game.draw, f.seat)

    def describe(self, s: ViceroyState, f: Frame) -> Message:
        return item_name(self.item)


@final
class Draw(Decision[ViceroyState]):
    """One card from the small deck or the law deck, whichever is not empty. [V-TOK-03, V-RULING-11]"""

    def rules(self) -> list[str]:
        return ["V-TOK-03"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        out: list[int] = []
        if s.small_deck:
            out.append(DRAW.first + SMALL_DECK)
        if s.law_deck:
            out.append(DRAW.first + LAW_DECK)
        return out

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        if action == DRAW.first + SMALL_DECK:
            card = draw_character(s)
            take_into_hand(s, f.seat, card, 0, SMALL_DECK)
        else:
            entry = draw_law(s)
            card = entry >> 4
            take_into_hand(s, f.seat, card, entry & 15, LAW_DECK)
        offer_to_tuck(s, f.seat, card)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-draw", {}, "V-TOK-03")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        deck = action - DRAW.first
        left = len(s.small_deck) if deck == SMALL_DECK else len(s.law_deck)
        return Message("viceroy-label-draw", {"deck": DECK_NAMES[deck], "left": left})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return ["deck:small" if action == DRAW.first + SMALL_DECK else "deck:law"]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        if DRAW.has(action):
            return Message("viceroy-whynot-deck-empty", {"deck": DECK_NAMES[action - DRAW.first]}, "V-TOK-03")
        return None


def take_into_hand(s: ViceroyState, seat: int, card: int, knowers: int, deck: int) -> None:
    """A card from a deck into hand, seen by its owner alone (and by whoever had put it there)."""
    add_to_hand(s.seats[seat], card, knowers | 1 << seat)
    s.reveals += 1
    if s.log is not None:
        hidden = Event("card-drawn-hidden", seat, {"deck": DECK_NAMES[deck]})
        seen: dict[str, Arg] = {"deck": DECK_NAMES[deck], "card": card_name(s.game.cards[card])}
        s.log.append(Event("card-drawn", seat, seen, knowers | 1 << seat, hidden))


def offer_to_tuck(s: ViceroyState, seat: int, card: int) -> None:
    """With law 78 in the pyramid a card just taken may be tucked under it. [V-LAW-78]"""
    for law in s.seats[seat].cards:
        if s.game.cards[law].effect == s.game.tuck_taken_cards:
            s.push(s.game.tuck_taken, seat, 0, card, law)


@final
class TuckTaken(Decision[ViceroyState]):
    """Tuck a card just taken under law 78, or keep it in hand. b: card; c: the law. [V-LAW-78, V-RULING-18]"""

    def rules(self) -> list[str]:
        return ["V-LAW-78"]

    def ints(self) -> list[str]:
        return ["a", "card", "law"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [TUCK.first, TUCK.first + 1]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        if action == TUCK.first:
            tuck_from_hand(s, f.seat, f.b, f.c)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        names = {"card": card_name(s.game.cards[f.b]), "law": card_name(s.game.cards[f.c])}
        return Message("viceroy-prompt-tuck", {**names}, "V-LAW-78")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        args: dict[str, Arg] = {"card": card_name(s.game.cards[f.b])}
        if action != TUCK.first:
            return Message("viceroy-label-tuck-no", args)
        law = s.game.cards[f.c]
        return Message("viceroy-label-tuck-yes", {**args, "law": card_name(law), "points": law.points})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [f"card:{f.c}" if action == TUCK.first else "hand"]


def tuck_from_hand(s: ViceroyState, seat: int, card: int, law: int) -> None:
    """Put a hand card under a law: it lies open there and has no effect of its own. [V-PYR-07, V-RULING-22]"""
    mine = s.seats[seat]
    remove_from_hand(mine, card)
    place = mine.spots[mine.cards.index(law)]
    tuck(mine, place, card)
    s.reveals += 1
    if s.log is not None:
        s.log.append(
            Event("card-tucked", seat, {"card": card_name(s.game.cards[card]), "law": card_name(s.game.cards[law])})
        )
