"""Gùgōng's greatest question as a table: which gift goes where, and how one comes to act there. [G-GIFT-01, -04]"""

from __future__ import annotations

from typing import Any

from courtier.cli.boards.gugong_words import Words, cut
from courtier.cli.voice import WIDTH
from courtier.games.gugong.actions import CARDS, GIFT, LOCATIONS, WAYS

FEW = 8  # so many answers are listed
HEAD = 18  # columns for the way to act


def gift_table(words: Words, board: dict[str, Any], options: list[int]) -> tuple[list[str], set[int]]:
    """The numbers of all gift answers: a heading per card, a line per way, a column per location with its gift."""
    gifts = [action for action in options if GIFT.has(action)]
    if len(gifts) <= FEW:
        return [], set()
    names = [words.location(word) for word in LOCATIONS]
    wide = [max(len(name), 3) + 2 for name in names]

    def line(head: str, cells: list[str]) -> str:
        return f"{head:<{HEAD}}{''.join(f'{cell:<{w}}' for cell, w in zip(cells, wide, strict=True))}".rstrip()

    out = [line(words.say("gift-to"), names)]
    out.append(line(words.say("gift-lies"), [str(words.value(board[word]["card"])) for word in LOCATIONS]))
    rows: dict[tuple[int, int], list[str]] = {}
    for action in gifts:
        card, location, way = GIFT.coords(action)
        row = rows.setdefault((card, way), ["·"] * len(LOCATIONS))
        row[location] = str(options.index(action) + 1)
    for card in dict.fromkeys(card for card, _ in rows):
        name = words.voice.say(f"gugong-gift-{words.value(CARDS[card])}")
        out.append(cut(f"{words.value(CARDS[card])} {name} ({words.does(CARDS[card])})", WIDTH))
        for way in range(len(WAYS)):
            if (card, way) in rows:
                out.append(line(f"  {words.say(f'gift-way-{way}')}", rows[card, way]))
    return out, set(gifts)
