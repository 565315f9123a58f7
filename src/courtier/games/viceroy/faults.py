"""What must hold at every instant: cards and gems are conserved, pyramids stand. [V-COMP, V-PYR, V-TOK-11]"""

from __future__ import annotations

from courtier.games.viceroy.actions import COLORS
from courtier.games.viceroy.components import N_CARDS
from courtier.games.viceroy.pyramid import MAX_LAW_LEVEL, MAX_LEVEL, WIDTH, level_of
from courtier.games.viceroy.state import Seat, ViceroyState, has_in_hand
from courtier.games.viceroy.tokens import gem_color, is_gem


def card_places(s: ViceroyState) -> list[tuple[int, str]]:
    """Every card of the game with the place where it is."""
    out: list[tuple[int, str]] = []
    for card in s.display:
        if card:
            out.append((card, "display"))
    out.extend((card, "large_deck") for card in s.large_deck)
    out.extend((card, "small_deck") for card in s.small_deck)
    out.extend((entry >> 4, "law_deck") for entry in s.law_deck)
    out.extend((card, "discarded") for card in s.discarded)
    for i, seat in enumerate(s.seats):
        out.extend((entry >> 4, f"seats[{i}].hand") for entry in seat.hand)
        out.extend((card, f"seats[{i}].pyramid") for card in seat.cards)
        out.extend((entry & 127, f"seats[{i}].pyramid.tucked") for entry in seat.tucked)
    return out


def faults(s: ViceroyState) -> list[str]:
    """Everything that is wrong; empty when all is well."""
    out = card_faults(s) + gem_faults(s) + round_faults(s)
    for i, seat in enumerate(s.seats):
        out.extend(pyramid_faults(s, seat, f"seats[{i}]"))
        if seat.chosen and (s.round or not has_in_hand(seat, seat.chosen)):
            out.append(f"seats[{i}].chosen: {seat.chosen}")
    return out


def card_faults(s: ViceroyState) -> list[str]:
    """Each of the 88 cards is in exactly one place."""
    seen: dict[int, str] = {}
    out: list[str] = []
    for card, place in card_places(s):
        if card in seen:
            out.append(f"card {card}: {seen[card]} + {place}")
        seen[card] = place
    out.extend(f"card {card}: 0" for card in range(1, N_CARDS + 1) if card not in seen)
    return out


def gem_faults(s: ViceroyState) -> list[str]:
    """Supply, screens, eternal and stored gems make up what the game was set up with. [V-TOK-11]"""
    out: list[str] = []
    expected = s.game.rules.supply_gems_per_color_and_player * s.n_seats
    for color in range(4):
        n = s.supply[color]
        for seat in s.seats:
            n += seat.gems[color]
            for token in seat.tokens:
                if is_gem(token & 255) and gem_color(token & 255) == color:
                    n += 1
        if n != expected or s.supply[color] < 0:
            out.append(f"{COLORS[color]}: {n} != {expected}")
    return out


def round_faults(s: ViceroyState) -> list[str]:
    """No more rounds than the game has. [V-ROUND-01, V-AUC-01, V-BUILD-01]"""
    rules = s.game.rules
    counted = (
        ("round", s.round, rules.rounds),
        ("bidding_round", s.bidding_round, rules.bidding_rounds),
        ("building_round", s.building_round, rules.building_rounds),
    )
    return [f"{name}: {number} > {most}" for name, number, most in counted if number > most]


def pyramid_faults(s: ViceroyState, seat: Seat, place: str) -> list[str]:
    """Row 1 has no gap, every higher card lies on two, tokens and tucked cards lie with a card. [V-PYR-01 to 03]"""
    out: list[str] = []
    if not seat.cards and s.round:
        out.append(f"{place}.pyramid: 0")
    row = sorted(spot for spot in seat.spots if level_of(spot) == 1)
    if row and row != list(range(row[0], row[0] + len(row))):
        out.append(f"{place}.pyramid: level 1: {len(row)}")
    for i, spot in enumerate(seat.spots):
        level = level_of(spot)
        if level > (MAX_LAW_LEVEL if s.game.cards[seat.cards[i]].is_law else MAX_LEVEL):
            out.append(f"{place}.pyramid[{i}].level: {level}")
        if level > 1 and not (spot - WIDTH in seat.spots and spot - WIDTH + 1 in seat.spots):
            out.append(f"{place}.pyramid[{i}]: {level} -> {level - 1}")
    if len(set(seat.spots)) != len(seat.spots):
        out.append(f"{place}.pyramid: 2 -> 1")
    for token in seat.tokens:
        if token >> 8 not in seat.spots:
            out.append(f"{place}.tokens: {token}")
    for entry in seat.tucked:
        if entry >> 7 not in seat.spots:
            out.append(f"{place}.tucked: {entry & 127}")
    for entry in seat.painted:
        if entry >> 2 not in seat.spots or not s.ended:
            out.append(f"{place}.painted: {level_of(entry >> 2)}")
    return out
