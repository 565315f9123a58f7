"""The pyramid: places, circles, neighbours and free cards. [RULES section 4]

A spot is one number for (level, column). A card at (L, c), L >= 2, lies above (L-1, c) and (L-1, c+1).
"""

from __future__ import annotations

from typing import Final

from courtier.games.viceroy.actions import MAX_COLUMN
from courtier.games.viceroy.components import Card
from courtier.games.viceroy.state import Seat

WIDTH: Final = 128  # spots per level
MIDDLE: Final = 64  # column 0
MAX_LEVEL: Final = 5
MAX_LAW_LEVEL: Final = 4
FIRST_SPOT: Final = WIDTH + MIDDLE  # (1, 0)
MIXED: Final = -1


def spot(level: int, column: int) -> int:
    """The number of a place."""
    return level * WIDTH + column + MIDDLE


def level_of(place: int) -> int:
    """The level of a spot, 1 to 5."""
    return place // WIDTH


def column_of(place: int) -> int:
    """The column of a spot."""
    return place % WIDTH - MIDDLE


def card_at(seat: Seat, place: int) -> int:
    """The visible card at a spot, 0 for none."""
    spots = seat.spots
    for i in range(len(spots)):
        if spots[i] == place:
            return seat.cards[i]
    return 0


def open_spots(seat: Seat, top_level: int) -> list[int]:
    """Where a card may be laid up to a level: ends of row 1, and above two neighbours. [V-PYR-01 to V-PYR-03]"""
    spots = seat.spots.copy()
    spots.sort()
    n = len(spots)
    right = spots[0]
    while right + 1 < WIDTH * 2 and card_at(seat, right + 1):
        right += 1
    out: list[int] = []
    if spots[0] - FIRST_SPOT > -MAX_COLUMN:
        out.append(spots[0] - 1)
    if right - FIRST_SPOT < MAX_COLUMN:
        out.append(right + 1)
    j = 0
    for i in range(n - 1):
        if spots[i] >= WIDTH * top_level:
            break
        if spots[i] + 1 == spots[i + 1]:
            above = spots[i] + WIDTH
            while j < n and spots[j] < above:
                j += 1
            if j == n or spots[j] != above:
                out.append(above)
    return out


def circle_color(cards: list[Card], seat: Seat, place: int) -> int:
    """The colour of the circle below the card at a spot, MIXED if it has several or is no circle. [V-PYR-05]"""
    if place < WIDTH * 2:
        return MIXED
    upper = card_at(seat, place)
    if upper == 0:
        return MIXED
    color = cards[upper].bottom_left
    if cards[upper].bottom_right != color:
        return MIXED
    if cards[card_at(seat, place - WIDTH)].top_right != color:
        return MIXED
    if cards[card_at(seat, place - WIDTH + 1)].top_left != color:
        return MIXED
    return color


def segments_to_change(cards: list[Card], seat: Seat, place: int, color: int) -> int:
    """How many of the circle's four segments are not of a colour: its price in recolouring. [V-END-04]"""
    upper = cards[card_at(seat, place)]
    left = cards[card_at(seat, place - WIDTH)]
    right = cards[card_at(seat, place - WIDTH + 1)]
    return (
        int(upper.bottom_left != color)
        + int(upper.bottom_right != color)
        + int(left.top_right != color)
        + int(right.top_left != color)
    )


def neighbours(place: int) -> list[int]:
    """The six spots around a spot. [V-PYR-06]"""
    return [place - 1, place + 1, place - WIDTH, place - WIDTH + 1, place + WIDTH - 1, place + WIDTH]


def is_free(seat: Seat, place: int) -> bool:
    """Nothing above, nothing tucked, and at an end of its row or on the highest level. [V-PYR-08, V-RULING-03]"""
    for entry in seat.tucked:
        if entry >> 7 == place:
            return False
    highest = 0
    at_left, at_right = True, True
    for other in seat.spots:
        if other == place + WIDTH or other == place + WIDTH - 1:
            return False
        if other == place - 1:
            at_left = False
        elif other == place + 1:
            at_right = False
        if other // WIDTH > highest:
            highest = other // WIDTH
    if at_left or at_right:
        return True
    level = place // WIDTH
    return level == highest and level > 1


def count_tokens(seat: Seat, code: int) -> int:
    """How many tokens of one code lie in the pyramid."""
    n = 0
    for token in seat.tokens:
        if token & 255 == code:
            n += 1
    return n
