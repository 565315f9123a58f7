"""An observation is a row of 16-bit numbers in named pieces; what is nowhere written is zero.

Seats are seen from the one that looks: itself first, then the others in seat order. Everything in an observation is
part of that seat's view; nothing is read that `view` would not show.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from courtier.core.engine import open_question
from courtier.core.game import Game
from courtier.core.state import State


@final
class Piece:
    """A named run of numbers, each between low and high; `about` is for the documentation."""

    name: str
    first: int
    size: int
    low: int
    high: int
    about: str

    def __init__(self, name: str, first: int, size: int, low: int, high: int, about: str) -> None:
        self.name = name
        self.first = first
        self.size = size
        self.low = low
        self.high = high
        self.about = about


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Turns what a seat sees into numbers. The first piece is always the seat's open question."""

    game: Game[Any]
    n_seats: int
    pieces: list[Piece]
    size: int
    numbers: dict[str, int]  # of the questions, by path

    def __init__(self, game: Game[Any], n_seats: int) -> None:
        self.game = game
        self.n_seats = n_seats
        self.pieces = []
        self.size = 0
        paths = [path for path, effect in game.effects.by_path.items() if effect.asks]
        paths.sort()
        self.numbers = {}
        for i in range(len(paths)):
            self.numbers[paths[i]] = i + 1
        about = "number of the open question (0: none, or not this seat's), then its three numbers"
        self.piece("question", 4, -1, 32767, about)

    def piece(self, name: str, size: int, low: int, high: int, about: str) -> int:
        """Append a piece; gives the place of its first number."""
        first = self.size
        self.pieces.append(Piece(name, first, size, low, high, about))
        self.size += size
        return first

    def encode(self, s: Any, seat: int) -> bytearray:
        """The observation of a seat, two bytes a number, the low one first."""
        out = bytearray(self.size * 2)
        self.write_question(s, seat, out)
        self.write(s, seat, out)
        return out

    def write_question(self, s: State, seat: int, out: bytearray) -> None:
        """Which question the seat is asked, and about what."""
        f = open_question(s, seat)
        if f is None:
            return
        put(out, 0, self.numbers.get(f.effect.path, 0))
        put(out, 1, f.a)
        put(out, 2, f.b)
        put(out, 3, f.c)

    def write(self, s: Any, seat: int, out: bytearray) -> None:
        """Everything else."""
        raise NotImplementedError


def put(out: bytearray, at: int, value: int) -> None:
    """Write one number; what does not fit is cut off at the bounds."""
    if value > 32767:
        value = 32767
    elif value < -32768:
        value = -32768
    out[at * 2] = value & 255
    out[at * 2 + 1] = value >> 8 & 255
