"""Viceroy's pyramids drawn with letters: levels above each other, each card half a card further in.

A card shows its upper segments and its number, below them its lower segments and its tokens:

      B 32 B
     (R p10 R)      (R ... R) is the upper half of a one-colour circle
   G  7 R  R 12 Y
   Y  m Y  R    G
"""

from __future__ import annotations

from dataclasses import dataclass

from courtier.cli.voice import WIDTH

# Cell widths, the widest that fits is used; the inner part is two letters and a gap narrower.
CELLS = (10, 8, 6, 4)
MARGIN = 3  # for the number of the level


@dataclass(frozen=True)
class Laid:
    """One card of a pyramid, ready to be drawn."""

    level: int
    column: int
    number: int
    segments: str  # top left, top right, bottom left, bottom right
    tokens: str
    circle: bool  # whether the circle under it has one colour


def _cell(card: Laid, width: int) -> tuple[str, str]:
    """The two lines of a card."""
    top_left, top_right, bottom_left, bottom_right = list(card.segments)
    inner = width - 4
    if inner < 2:
        return f"{card.number:^{width}}", f"{'o' if card.circle else '':^{width}}"
    tokens = card.tokens if len(card.tokens) <= inner else card.tokens[: inner - 1] + "…"
    left, right = ("(", ")") if card.circle else (" ", " ")
    upper = f" {top_left}{card.number:^{inner}}{top_right} "
    return upper, f"{left}{bottom_left}{tokens:^{inner}}{bottom_right}{right}"


def drawn(cards: list[Laid], width: int = WIDTH) -> list[str]:
    """The whole pyramid, the highest level first."""
    if not cards:
        return []
    # Twice the place of a card from the left: every level begins half a card further in.
    places = {card: 2 * card.column + card.level - 1 for card in cards}
    first, last = min(places.values()), max(places.values())
    halves = last - first + 2
    cell = next((each for each in CELLS if MARGIN + halves * each // 2 <= width), CELLS[-1])
    lines: list[str] = []
    for level in range(max(card.level for card in cards), 0, -1):
        upper, lower = [" "] * width * 2, [" "] * width * 2
        for card in cards:
            if card.level == level:
                at = MARGIN + (places[card] - first) * cell // 2
                for line, text in zip((upper, lower), _cell(card, cell), strict=True):
                    line[at : at + len(text)] = text
        upper[0] = str(level)
        lines += [_cut("".join(upper).rstrip(), width), _cut("".join(lower).rstrip(), width)]
    return lines


def _cut(line: str, width: int) -> str:
    return line if len(line) <= width else line[: width - 1] + "…"
