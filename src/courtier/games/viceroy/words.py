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
    DEFENCE,
    ETERNAL,
    ETERNAL_USED,
    MAGIC,
    POWER,
    SCIENCE,
    STORED,
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
    if code == MAGIC:
        return Name("viceroy-token-magic")
    if code == SCIENCE:
        return Name("viceroy-token-science")
    if code == DEFENCE:
        return Name("viceroy-token-defence")
    if POWER <= code < BONUS_MAGIC:
        return Message("viceroy-token-power-value", {"value": code - POWER})
    if BONUS_MAGIC <= code < BONUS_CIRCLE:
        return Message("viceroy-token-bonus-magic", {"value": code - BONUS_MAGIC})
    if BONUS_CIRCLE <= code < ETERNAL:
        color, value = (code - BONUS_CIRCLE) // 16, (code - BONUS_CIRCLE) % 16
        return Message("viceroy-token-bonus-circle", {"value": value, "color": COLOR_NAMES[color]})
    if code >= STORED:
        return Name(f"viceroy-stored-{COLORS[code - STORED]}")
    return Name(f"viceroy-eternal-{COLORS[(code - ETERNAL) % (ETERNAL_USED - ETERNAL)]}")


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
