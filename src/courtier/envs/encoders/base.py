"""An observation is a row of 16-bit numbers in named pieces; what is nowhere written is zero.

Seats are seen from the one that looks: itself first, then the others in seat order. Everything in an observation is
part of that seat's view; nothing is read that `view` would not show.
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i16, mypyc_attr

from courtier.core.engine import open_question
from courtier.core.game import Game
from courtier.core.state import State


@final
class Piece:
    """A named run of numbers, each between low and high; `about` is for the documentation.

    A private piece tells what others may not know; all others stand for what everybody sees.
    """

    name: str
    first: int
    size: int
    low: int
    high: int
    about: str
    private: bool

    def __init__(self, name: str, first: int, size: int, low: int, high: int, about: str, private: bool) -> None:
        self.name = name
        self.first = first
        self.size = size
        self.low = low
        self.high = high
        self.about = about
        self.private = private


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
        self.piece("question", 4, -1, 32767, about, private=True)

    def piece(self, name: str, size: int, low: int, high: int, about: str, private: bool = False) -> int:
        """Append a piece; gives the place of its first number."""
        first = self.size
        self.pieces.append(Piece(name, first, size, low, high, about, private))
        self.size += size
        return first

    def encode(self, s: Any, seat: int) -> bytearray:
        """The observation of a seat, two bytes a number, the low one first as on all usual machines."""
        out = vec[i16]([0] * self.size)
        self.write_question(s, seat, out)
        self.write(s, seat, out)
        return bytearray(out)

    def write_question(self, s: State, seat: int, out: vec[i16]) -> None:
        """Which question the seat is asked, and about what."""
        f = open_question(s, seat)
        if f is None:
            return
        put(out, 0, self.numbers.get(f.effect.path, 0))
        put(out, 1, f.a)
        put(out, 2, f.b)
        put(out, 3, f.c)

    def write(self, s: Any, seat: int, out: vec[i16]) -> None:
        """Everything else."""
        raise NotImplementedError


def put(out: vec[i16], at: int, value: int) -> None:
    """Write one number; what does not fit is cut off at the bounds."""
    if value > 32767:
        value = 32767
    elif value < -32768:
        value = -32768
    out[at] = value
