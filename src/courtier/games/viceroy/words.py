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
)

COLOR_NAMES: Final = [Name(f"viceroy-color-{color}") for color in [*COLORS, "any"]]
GEM_NAMES: Final = [Name(f"viceroy-gem-{color}") for color in COLORS]
PLACE_NAMES: Final = [Name(f"viceroy-position-{place}") for place in PLACES]
DECK_NAMES: Final = [Name("viceroy-deck-small"), Name("viceroy-deck-laws")]


def card_name(card: Card) -> Message:
    """A card with its printed number, as players speak of it."""
    return Message("viceroy-numbered-card", {"number": card.number, "card": Name(f"viceroy-card-{hyphens(card.key)}")})


def hyphens(key: str) -> str:
    """A component key as part of a text key."""
    return key.replace("_", "-")


def gem_list(counts: list[int]) -> tuple[Arg, ...]:
    """Gems by colour as a list to be joined."""
    out: list[Arg] = []
    for color in range(4):
        for _ in range(counts[color]):
            out.append(GEM_NAMES[color])
    return tuple(out)


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


def offer_place(slot: int) -> Message:
    """A place of the display."""
    return Message("viceroy-offer-place", {"color": COLOR_NAMES[slot // 2], "position": PLACE_NAMES[slot % 2]})


def spot_name(cards: list[Card], seat: Seat, place: int) -> Message:
    """A place of the pyramid, told by the cards that it lies beside or on."""
    level = level_of(place)
    if level > 1:
        left, right = cards[card_at(seat, place - WIDTH)], cards[card_at(seat, place - WIDTH + 1)]
        return Message("viceroy-slot-between", {"level": level, "left": card_name(left), "right": card_name(right)})
    end = "right" if card_at(seat, place - 1) else "left"
    return Message("viceroy-slot-end", {"end": Name(f"viceroy-end-{end}")})


def spot_target(seat: int, place: int) -> str:
    """A place of a pyramid as a target on the board."""
    return f"pyramid:{seat}:{level_of(place)}:{column_of(place)}"
