"""The terminal: asking for a line, with or without a person in front of it."""

from __future__ import annotations

import importlib
import sys
from contextlib import suppress
from typing import Any


class EndOfInput(Exception):
    """Nothing more can be read."""


class Terminal:
    """Reads lines and prints text. Without a terminal, lines come from standard input and are shown as read."""

    def __init__(self) -> None:
        self.is_live = sys.stdin is not None and sys.stdin.isatty()
        self.kept: list[str] = []
        self.readline: Any = None
        if self.is_live:
            with suppress(ImportError):  # not on every system; it only makes typing more pleasant
                self.readline = importlib.import_module("readline")

    def show(self, text: str = "") -> None:
        """Print a text."""
        print(text, flush=True)

    def read(self, prompt: str) -> str:
        """One line of input, without blanks around it."""
        if self.kept:
            line = self.kept.pop()
            self.show(f"{prompt}{line}")
            return line
        if self.is_live:
            try:
                return input(prompt).strip()
            except EOFError:
                self.show()
                raise EndOfInput from None
        print(prompt, end="", flush=True)
        try:
            line = sys.stdin.readline() if sys.stdin is not None else ""
        except (OSError, ValueError):
            line = ""
        if not line:
            self.show()
            raise EndOfInput
        self.show(line.strip())
        return line.strip()

    def keep(self, line: str) -> None:
        """Put a line back: it is the next one to be read."""
        self.kept.append(line)

    def hide(self) -> None:
        """Take away what the next person at the terminal must not see, typed lines included."""
        if self.is_live and sys.stdout.isatty():
            print("\x1b[H\x1b[2J\x1b[3J", end="", flush=True)
        else:
            self.show("\n" * 3)
        if self.readline is not None:
            self.readline.clear_history()
