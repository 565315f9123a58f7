"""Names of Viceroy's things as messages; the words themselves are in the locales."""

from __future__ import annotations

from typing import Final

from courtier.core.messages import Arg, Message, Name
from courtier.games.viceroy.actions import COLORS, PLACES
from courtier.games.viceroy.components import (
    ATTACK_TOKEN,
    BONUS_CIRCLE_TOKEN,
    ETERNAL_GEM,
    KINDS,
    Card,
    Item,
)
from courtier.games.viceroy.pyramid import WIDTH, card_at, column_of, level_of
from courtier.games.viceroy.state import Seat
from courtier.games.viceroy.tokens import (
    BONUS_CIRCLE,
    BONUS_MAGIC,
    COLOR_OF,
    KIND_OF,
    POWER,
    STORED,
    TOKEN_WORDS,
    VALUE_OF,
    is_gem,
)

COLOR_NAMES: Final = [Name(f"viceroy-color-{color}") for color in [*COLORS, "any"]]
GEM_NAMES: Final = [Name(f"viceroy-gem-{color}") for color in COLORS]
ETERNAL_NAMES: Final = [Name(f"viceroy-eternal-{color}") for color in COLORS]
ATTACK_NAME: Final = Name("viceroy-token-attack")
PLACE_NAMES: Final = [Name(f"viceroy-position-{place}") for place in PLACES]
DECK_NAMES: Final = [Name("viceroy-deck-small"), Name("viceroy-deck-laws")]


def card_name(card: Card) -> Message:
    """A card with its printed number, as players speak of it."""
    return Message("viceroy-numbered-card", {"number": card.number, "card": Name(f"viceroy-card-{hyphens(card.key)}")})


def hyphens(key: str) -> str:
    """A component key as part of a text key."""
    return key.replace("_", "-")


def counted(n: int, what: Arg) -> Message:
    """So many of a thing."""
    return Message("viceroy-count", {"n": n, "what": what})


def gem_list(counts: list[int]) -> tuple[Arg, ...]:
    """Gems by colour as a list to be joined."""
    return tuple(counted(counts[color], GEM_NAMES[color]) for color in range(4) if counts[color])


def eternal_list(counts: list[int]) -> tuple[Arg, ...]:
    """Eternal gems by colour as a list to be joined."""
    return tuple(counted(counts[color], ETERNAL_NAMES[color]) for color in range(4) if counts[color])


def token_list(seat: Seat, place: int, with_gems: bool = True) -> tuple[Arg, ...]:
    """What lies on a card of the pyramid, as a list to be joined."""
    counts: dict[str, int] = {}
    names: dict[str, Arg] = {}
    for token in sorted(seat.tokens):
        if token >> 8 == place and (with_gems or not is_gem(token & 255)):
            name = token_name(token & 255)
            key = repr(name)
            counts[key] = counts.get(key, 0) + 1
            names[key] = name
    return tuple(counted(n, names[key]) for key, n in counts.items())


def token_name(code: int) -> Arg:
    """One token."""
    kind = KIND_OF[code]
    if kind == POWER:
        return Message("viceroy-token-power-value", {"value": VALUE_OF[code]})
    if kind == BONUS_MAGIC:
        return Message("viceroy-token-bonus-magic", {"value": VALUE_OF[code]})
    if kind == BONUS_CIRCLE:
        return Message("viceroy-token-bonus-circle", {"value": VALUE_OF[code], "color": COLOR_NAMES[COLOR_OF[code]]})
    if is_gem(code):
        return Name(f"viceroy-{'stored' if kind == STORED else 'eternal'}-{COLORS[COLOR_OF[code]]}")
    return Name(f"viceroy-token-{TOKEN_WORDS[code]}")


def item_name(item: Item) -> Message:
    """One reward item of a card."""
    args: dict[str, Arg] = {"amount": item.amount}
    if item.kind in (BONUS_CIRCLE_TOKEN, ETERNAL_GEM):
        args["color"] = COLOR_NAMES[item.color]
    key = "attack" if item.kind == ATTACK_TOKEN else KINDS[item.kind].replace("_", "-")
    return Message(f"viceroy-reward-{key}", args)


def item_list(items: list[Item]) -> tuple[Arg, ...]:
    """Reward items as a list to be joined."""
    return tuple(item_name(item) for item in items)


def reward_list(card: Card, level: int, top_power: int) -> tuple[Arg, ...]:
    """What a character brings on a level; on the fifth one thing or the other. [V-BUILD-14, V-BUILD-15]"""
    if level < 5:
        return item_list(card.rows[level - 1])
    power = Message("viceroy-reward-power", {"amount": top_power})
    return (Message("one-of-effects", {"effects": (Name("viceroy-reward-level-five-rows"), power)}),)


def offer_place(slot: int) -> Message:
    """A place of the display."""
    return Message("viceroy-offer-place", {"color": COLOR_NAMES[slot // 2], "position": PLACE_NAMES[slot % 2]})


def spot_name(cards: list[Card], seat: Seat, place: int) -> Message:
    """A place of the pyramid, told by the cards that it lies beside or on."""
    level = level_of(place)
    if level > 1:
        left, right = cards[card_at(seat, place - WIDTH)], cards[card_at(seat, place - WIDTH + 1)]
        return Message("viceroy-slot-between", {"level": level, "left": card_name(left), "right": card_name(right)})
    if not seat.cards:
        return Message("viceroy-level", {"level": level})
    end = "right" if card_at(seat, place - 1) else "left"
    return Message("viceroy-slot-end", {"end": Name(f"viceroy-end-{end}")})


def spot_target(seat: int, place: int) -> str:
    """A place of a pyramid as a target on the board."""
    return f"pyramid:{seat}:{level_of(place)}:{column_of(place)}"
