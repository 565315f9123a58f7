"""Laying a card into the pyramid: characters, laws in a position, and laws 65 and 66. [V-BUILD-10, V-BUILD-20]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Event, Frame
from courtier.games.viceroy.actions import COLUMNS, MAX_COLUMN, PLACE, TARGET
from courtier.games.viceroy.components import Card
from courtier.games.viceroy.costs import top_level
from courtier.games.viceroy.pyramid import (
    MAX_LAW_LEVEL,
    MAX_LEVEL,
    MIXED,
    WIDTH,
    card_at,
    column_of,
    level_of,
    open_spots,
    spot,
)
from courtier.games.viceroy.state import Seat, ViceroyState, remove_from_hand
from courtier.games.viceroy.words import COLOR_NAMES, card_name, gem_list, reward_list, spot_name, spot_target

N_COLUMNS: Final = len(COLUMNS)


def place_action(place: int) -> int:
    """The action that lays a card at a spot."""
    return PLACE.first + (level_of(place) - 1) * N_COLUMNS + column_of(place) + MAX_COLUMN


def target_action(place: int) -> int:
    """The action that points at the card of a spot."""
    return TARGET.first + (level_of(place) - 1) * N_COLUMNS + column_of(place) + MAX_COLUMN


def spot_of_action(action: int) -> int:
    """The spot that a place or target action names."""
    index = action - (TARGET.first if action >= TARGET.first else PLACE.first)
    return spot(index // N_COLUMNS + 1, index % N_COLUMNS - MAX_COLUMN)


def lay(s: ViceroyState, seat: int, number: int, place: int) -> None:
    """A hand card comes to lie in the pyramid."""
    mine = s.seats[seat]
    remove_from_hand(mine, number)
    if s.log is not None:
        where = spot_name(s.game.cards, mine, place)
        s.log.append(Event("card-laid", seat, {"card": card_name(s.game.cards[number]), "place": where}))
    mine.cards = [*mine.cards, number]
    mine.spots = [*mine.spots, place]


def closed_circle(s: ViceroyState, seat: Seat, card: Card, place: int) -> int:
    """The colour of the circle that a card would close at a spot, MIXED if none; only for labels. [V-PYR-05]"""
    if level_of(place) == 1:
        return MIXED
    color = card.bottom_left
    left, right = s.game.cards[card_at(seat, place - WIDTH)], s.game.cards[card_at(seat, place - WIDTH + 1)]
    return color if card.bottom_right == color == left.top_right == right.top_left else MIXED


def scarce(s: ViceroyState, color: int) -> str:
    """How the label of a circle ends where its gem is promised only if the supply has one. [V-BUILD-13]"""
    return "" if s.supply[color] else "-scarce"


@final
class Place(Decision[ViceroyState]):
    """Where a character goes: any legal position that it can pay for. b: card. [V-BUILD-10, V-BUILD-11, V-PYR]"""

    def rules(self) -> list[str]:
        return ["V-BUILD-10", "V-PYR-01", "V-PYR-02"]

    def ints(self) -> list[str]:
        return ["a", "card", "c"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        return [place_action(place) for place in open_spots(seat, top_level(seat, s.game.cards[f.b]))]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        place = spot_of_action(action)
        lay(s, f.seat, f.b, place)
        s.push(s.game.after_placing, f.seat, 0, f.b, place)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-place", {"card": card_name(s.game.cards[f.b])}, "V-BUILD-10")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        place = spot_of_action(action)
        where = spot_name(s.game.cards, s.seats[f.seat], place)
        card, level = s.game.cards[f.b], level_of(place)
        args: dict[str, Arg] = {
            "place": where,
            "gems": gem_list(card.needs[level]),
            "items": reward_list(card, level, s.game.rules.level_5_power),
        }
        color = closed_circle(s, s.seats[f.seat], card, place)
        if color == MIXED:
            return Message("viceroy-label-place", args)
        return Message(f"viceroy-label-place-circle{scarce(s, color)}", {**args, "color": COLOR_NAMES[color]})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [spot_target(f.seat, spot_of_action(action))]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        if not PLACE.has(action):
            return None
        place = spot_of_action(action)
        if place not in open_spots(s.seats[f.seat], MAX_LEVEL):
            return why_not_open(s.seats[f.seat], place)
        gems = gem_list(s.game.cards[f.b].needs[level_of(place)])
        return Message("viceroy-whynot-cost", {"level": level_of(place), "gems": gems}, "V-BUILD-11")


def why_not_open(seat: Seat, place: int) -> Message:
    """Why no card at all may be laid at a spot."""
    if card_at(seat, place):
        return Message("viceroy-whynot-occupied", {}, "V-PYR-02")
    if level_of(place) == 1:
        return Message("viceroy-whynot-row-end", {}, "V-PYR-01")
    return Message("viceroy-whynot-support", {"level": level_of(place)}, "V-PYR-02")


@final
class PlaceLaw(Decision[ViceroyState]):
    """Where a law goes: like a character, free of cost, on levels 1 to 4. b: law. [V-BUILD-20, V-PYR-03]"""

    def rules(self) -> list[str]:
        return ["V-BUILD-20", "V-PYR-03"]

    def ints(self) -> list[str]:
        return ["a", "card", "c"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [place_action(place) for place in open_spots(s.seats[f.seat], MAX_LAW_LEVEL)]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        place = spot_of_action(action)
        lay(s, f.seat, f.b, place)
        s.push(s.game.after_law[f.b], f.seat, 0, f.b, place)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-place-law", {"card": card_name(s.game.cards[f.b])}, "V-BUILD-20")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        where = spot_name(s.game.cards, s.seats[f.seat], spot_of_action(action))
        color = closed_circle(s, s.seats[f.seat], s.game.cards[f.b], spot_of_action(action))
        if color == MIXED:
            return Message("viceroy-label-place-law", {"place": where})
        return Message(
            f"viceroy-label-place-law-circle{scarce(s, color)}", {"place": where, "color": COLOR_NAMES[color]}
        )

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [spot_target(f.seat, spot_of_action(action))]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        if not PLACE.has(action):
            return None
        place = spot_of_action(action)
        if level_of(place) > MAX_LAW_LEVEL:
            return Message("viceroy-whynot-law-level-5", {}, "V-PYR-03")
        return why_not_open(s.seats[f.seat], place)


def replaceable(seat: Seat) -> list[int]:
    """Spots of own cards that law 65 may replace: levels 1 to 4. [V-LAW-65, V-RULING-14]"""
    out = [place for place in seat.spots if place < WIDTH * (MAX_LAW_LEVEL + 1)]
    out.sort()
    return out


def characters_of(s: ViceroyState, seat: Seat) -> list[int]:
    """Spots of own characters, for law 66. [V-LAW-66]"""
    out = [seat.spots[i] for i in range(len(seat.spots)) if not s.game.cards[seat.cards[i]].is_law]
    out.sort()
    return out


def has_target(s: ViceroyState, seat: Seat, law: Card) -> bool:
    """Laws in a position are always playable; 65 and 66 need a card to go to. [V-BUILD-02, V-RULING-24]"""
    if law.effect == s.game.replace_card:
        for place in seat.spots:
            if place < WIDTH * (MAX_LAW_LEVEL + 1):
                return True
        return False
    if law.effect == s.game.duplicate_tokens:
        for card in seat.cards:
            if not s.game.cards[card].is_law:
                return True
        return False
    return True
