"""Names of components and participants as they go into messages."""

from __future__ import annotations

from courtier.core.messages import Arg, Message, Name, SeatName
from courtier.core.state import Frame
from courtier.games.viscounts.state import ViscountsState
from courtier.games.viscounts.words import (
    ACTIONS,
    BUILDINGS,
    GOODS,
    ICONS,
    N_SLOTS,
    NODES,
    SECTIONS,
    SEGMENTS,
    SITES,
)


def key(word: str) -> str:
    """A component id as part of a text key."""
    return word.replace("_", "-")


def who(s: ViscountsState, p: int) -> Arg:
    """A participant: whoever sits there, or the rival; which of the four it is need not be said in every line."""
    if p == s.rival:
        return Name("viscounts-rival")
    return SeatName(p)


def seat_of(s: ViscountsState, p: int) -> int:
    """The seat of an event; the rival has none."""
    return -1 if p == s.rival else p


def card_name(s: ViscountsState, card: int) -> Name:
    """A townsfolk or a scheme."""
    box = s.box
    if card >= box.n_cards:
        return Name(f"viscounts-scheme-{box.schemes[card - box.n_cards]}")
    return Name(f"viscounts-townsfolk-{key(box.cards[card])}")


def card_label(s: ViscountsState, card: int, beside: list[int]) -> Arg:
    """A townsfolk in the label of a choice: those among it that bear the same name are told apart by what they do."""
    name = s.box.namesakes[card]
    alike = 0
    for other in beside:
        if name and s.box.namesakes[other] == name:
            alike += 1
    if alike < 2:
        return card_name(s, card)
    return Message("viscounts-card-told-apart", {"card": card_name(s, card), "ability": ability_text(s, card)})


def ability_text(s: ViscountsState, card: int) -> Message:
    """The bottom half of a townsfolk in words."""
    book = s.book
    f = Frame(book.resolve_castle, 0)
    for word, abilities in (
        ("instant", book.on_place),
        ("dropoff", book.on_drop_off),
        ("on-flip", book.on_flip),
        ("on-gain", book.on_gain),
        ("on-collision", book.on_collision),
        ("after-action", book.after_action),
    ):
        ability = abilities[card]
        if ability is not None:
            args: dict[str, Arg] = {"effect": ability.describe(s, f)}
            if word == "after-action":
                args["action"] = action_name(book.after_which[card])
            return Message(f"viscounts-ability-{word}", args)
    return Message("viscounts-timing-none")


def manuscript_name(s: ViscountsState, manuscript: int) -> Name:
    """A manuscript."""
    return Name(f"viscounts-manuscript-{key(s.box.manuscripts[manuscript])}")


def segment_name(segment: int) -> Name:
    """A segment of the board."""
    return Name(f"viscounts-segment-{SEGMENTS[segment]}")


def space_name(space: int) -> Message:
    """A space of the path."""
    return Message(f"viscounts-space-{NODES[space % 3]}", {"segment": segment_name(space // 3)})


def site_name(site: int) -> str:
    """A building site, by its printed id."""
    return SITES[site]


def good_name(good: int) -> Name:
    """Ink, stone, gold or silver, counted."""
    return Name(f"viscounts-good-{GOODS[good]}")


def icon_name(icon: int) -> Name:
    """An icon, counted."""
    return Name(f"viscounts-icon-{ICONS[icon]}")


def building_name(building: int) -> Name:
    """A type of building."""
    return Name(f"viscounts-building-{key(BUILDINGS[building])}")


def slot_name(s: ViscountsState, p: int, slot: int) -> Name:
    """A slot of a player board, with what it uncovers."""
    board = s.box.boards[s.seats[p].board]
    return Name(f"viscounts-slot-{board.slots[slot]}")


def upgrade_name(s: ViscountsState, p: int, slot: int) -> Name:
    """In few words, what a building uncovers on its owner's board."""
    return Name(f"{slot_name(s, p, slot).key}-gives")


def section_name(section: int) -> Name:
    """A section of the castle."""
    return Name(f"viscounts-section-{key(SECTIONS[section])}")


def action_name(action: int) -> Name:
    """A primary action."""
    return Name(f"viscounts-action-{ACTIONS[action]}")


def counted(good: int, n: int) -> Message:
    """So much of a good."""
    return Message("viscounts-amount", {"n": n, "what": good_name(good)})


def goods_list(ink: int, stone: int, gold: int, silver: int) -> Arg:
    """Several goods as a list."""
    amounts = [ink, stone, gold, silver]
    return tuple(counted(good, amounts[good]) for good in range(4) if amounts[good])


def owner_of(site_code: int) -> int:
    """The participant whose building stands on a site."""
    return (site_code - 1) // N_SLOTS


def slot_of(site_code: int) -> int:
    """The slot that the building on a site came from."""
    return (site_code - 1) % N_SLOTS
