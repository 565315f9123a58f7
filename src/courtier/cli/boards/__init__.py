"""Boards as plain text: one module per game, and a plain list of what is seen for a game without its own.

A module `courtier.cli.boards.<game>` offers a class `Board(voice, game, view, seat)` with the methods of the protocol
below; its lines are at most 80 columns wide.
"""

from __future__ import annotations

import importlib.util
from functools import cache
from typing import Any, Protocol

from courtier.cli.boards import generic
from courtier.cli.voice import Voice
from courtier.core.game import Game
from courtier.core.messages import Json


class Board(Protocol):
    """What one seat sees of one instant."""

    def lines(self, full: bool) -> list[str]:
        """The board; `full` shows also what lies far from the seat."""
        ...

    def brief(self, question: str) -> list[str] | None:
        """What is enough to answer the question with this path; None where the whole board is needed."""
        ...

    def legend(self) -> list[str]:
        """What the signs of the board mean."""
        ...

    def option_table(self, options: list[int]) -> tuple[list[str], set[int]]:
        """Many answers of one kind as a table of their numbers: its lines, and which answers stand in it."""
        ...

    def explained(self, words: str) -> list[str]:
        """A component by its number or its name; nothing if there is no such one."""
        ...


@cache
def _has_board(name: str) -> bool:
    return name.isidentifier() and importlib.util.find_spec(f"courtier.cli.boards.{name}") is not None


def board_of(voice: Voice, game: Game[Any], s: Any, seat: int) -> Board:
    """The board as one seat sees it now (-1: a spectator)."""
    return board_of_view(voice, game, game.view(s, seat), seat)


def board_of_view(voice: Voice, game: Game[Any], view: dict[str, Json], seat: int) -> Board:
    """The board of what a seat is shown, wherever that comes from."""
    if not _has_board(game.name):
        return generic.Board(voice, game, view, seat)
    made: Board = importlib.import_module(f"courtier.cli.boards.{game.name}").Board(voice, game, view, seat)
    return made


def board_lines(voice: Voice, game: Game[Any], s: Any, seat: int, full: bool = False) -> list[str]:
    """What a seat sees (-1: a spectator)."""
    return [line.rstrip() for line in board_of(voice, game, s, seat).lines(full)]
