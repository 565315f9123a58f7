"""Short words and rows for Gùgōng's board: players, gifts, tokens, and columns that fit the page."""

from __future__ import annotations

import textwrap
from typing import Any

from courtier.cli.paragraphs import wrapped
from courtier.cli.voice import WIDTH, Voice
from courtier.core.messages import SeatName
from courtier.games.gugong.actions import BENEFITS, CARDS, EXCHANGES, KINDS, LOCATIONS, REWARDS, TILES
from courtier.games.gugong.components import Components, describe_op
from courtier.texts import fold
from courtier.texts.fold import capital

LABEL = 10  # columns for the word at the head of a row
NAME = 23  # columns for the name of a gift
ACTION = 30  # columns for what its card does
PLAYER = 18  # columns for a player in the table of players
EXPLAINED = 6  # components told at once
TEXTS = {"decree": TILES, "token": KINDS, "exchange": EXCHANGES, "benefit": BENEFITS, "reward": REWARDS}


def rule(title: str) -> str:
    """A heading drawn out to the width of the page."""
    return f"{title} ".ljust(WIDTH, "─")[:WIDTH]


def cut(text: str, width: int) -> str:
    """The text, shortened if it does not leave a blank at the end of its column."""
    return text if len(text) < width else text[: width - 2] + "…"


def hung(label: str, parts: list[str], between: str = " · ") -> list[str]:
    """A row with a label: its parts one after the other, never broken inside, the next lines hanging."""
    kept = [part.replace(" ", "\u00a0") for part in parts]
    text = between.join(kept) or "–"
    head = cut(label, LABEL).ljust(LABEL)
    lines = textwrap.wrap(text, WIDTH - LABEL, break_long_words=False)
    return [(head if n == 0 else " " * LABEL) + line.replace("\u00a0", " ") for n, line in enumerate(lines)]


def grid(label: str, cells: list[str], most: int) -> list[str]:
    """A row with a label: its cells in as many columns as fit, row by row."""
    for columns in range(most, 0, -1):
        wide = [max((len(cell) for cell in cells[n::columns]), default=0) for n in range(columns)]
        spare = WIDTH - LABEL - sum(wide)
        if spare >= 2 * (columns - 1) or columns == 1:
            break
    gap = min(spare // max(columns - 1, 1), 6)
    out: list[str] = []
    for n in range(0, len(cells), columns):
        row = "".join(f"{cell:<{w + gap}}" for cell, w in zip(cells[n : n + columns], wide, strict=False)).rstrip()
        out.append((label if n == 0 else "").ljust(LABEL) + row)
    return out


def hyphens(word: str) -> str:
    """An id as a part of a key."""
    return word.replace("_", "-")


class Words:
    """The words of one language for the things of one table."""

    def __init__(self, voice: Voice, parts: Components, meng: int) -> None:
        self.voice = voice
        self.parts = parts
        self.meng = meng  # Meng's seat; -1 without him

    def say(self, key: str, **args: Any) -> str:
        """A text of this board."""
        return self.voice.say(f"cli-gugong-{key}", **args)

    def tag(self, seat: int | None) -> str:
        """A player in two letters, as on the map and the tracks."""
        if seat is None:
            return "–"
        return self.say("tag-meng") if seat == self.meng else self.say("tag", number=seat + 1)

    def player(self, seat: int) -> str:
        """A player's two letters and name."""
        name = self.voice.say("gugong-meng") if seat == self.meng else self.voice.say("cli-name", seat=SeatName(seat))
        return f"{self.tag(seat)} {name}"

    def location(self, word: str) -> str:
        """A location in one short word."""
        return self.say(f"location-{word}")

    def token(self, word: str) -> str:
        """What a travel token brings, in short."""
        return self.say(f"token-{hyphens(word)}")

    def reward(self, word: str) -> str:
        """A harbour reward in short."""
        return self.say(f"reward-{hyphens(word)}")

    def does(self, card: str) -> str:
        """What a gift card does besides its value."""
        op = self.parts.card_op[CARDS.index(card)]
        if op is None:
            return self.voice.say("gugong-card-action-none")
        return self.location(op.word) if op.op == "location_action" else self.voice.plainly(describe_op(op))

    def value(self, card: str) -> int:
        """The printed value of a gift card."""
        return self.parts.value[CARDS.index(card)]

    def gift(self, card: str, mark: str = "") -> str:
        """A gift card in columns: value, name, action."""
        value = self.value(card)
        name = cut(self.voice.say(f"gugong-gift-{value}"), NAME)
        return f"{value}{mark or ' '} {name:<{NAME}}{cut(self.does(card), ACTION):<{ACTION}}"

    def with_double(self, count: int, is_here: bool) -> str:
        """A number of servants and the double servant, if it is among them."""
        return f"{count}+{self.say('double')}" if is_here else f"{count}"


def explained(words: Words, asked: str) -> list[str]:
    """The components with these letters in their names, or the gift of this value, with what they do."""
    wanted = fold(asked.strip())
    out: list[list[str]] = []
    for name, value, texts in _components(words) if wanted else []:
        if wanted == value or (not wanted.isdecimal() and wanted in fold(name)):
            lines = [line for text in texts for line in wrapped(text, "  ")]
            out.append([capital(name, words.voice.lang), *lines])
    return [line for entry in out[:EXPLAINED] for line in entry]


def _components(words: Words) -> list[tuple[str, str, list[str]]]:
    """All that can be explained: its name, its value if it is a gift, its texts."""
    say = words.voice.say
    out: list[tuple[str, str, list[str]]] = []
    for word, variants in zip(LOCATIONS, words.parts.variants, strict=True):
        letters = "ab"[: len(variants)]
        texts = [f"{letter.upper()} {say(f'gugong-variant-{word}-{letter}-text')}" for letter in letters]
        out.append((say(f"gugong-location-{word}"), "", texts))
    for group, ids in TEXTS.items():
        for key in (f"gugong-{group}-{hyphens(each)}" for each in ids):
            out.append((say(key), "", [say(f"{key}-text")]))
    for value in sorted(set(words.parts.value)):
        does = sorted({words.does(card) for card in CARDS if words.value(card) == value})
        out.append((f"{say(f'gugong-gift-{value}')} {value}", f"{value}", [", ".join(does)]))
    return out
