"""What goes wrong with a text."""

from __future__ import annotations


class TextError(Exception):
    """A text is missing, or cannot be written with the arguments given; raised only by strict texts."""

    def __init__(self, lang: str, key: str, reason: str) -> None:
        super().__init__(f"{lang}: {key}: {reason}")
        self.lang = lang
        self.key = key
        self.reason = reason
