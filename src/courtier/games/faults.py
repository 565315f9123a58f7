"""Faults that all games share: what cannot be in a position, as sentences with the place of the document."""

from __future__ import annotations

from courtier.core.messages import Arg, Message


def out_of_range(place: str, got: int, low: int, high: int, rule: str = "") -> Message:
    """A number that is too small or too big."""
    return Message("error-place-number", {"place": place, "got": str(got), "low": low, "high": high}, rule)


def unexpected(place: str, got: object, expected: Arg, rule: str = "") -> Message:
    """A value that may not stand here; `expected` is a word of the document or a message."""
    return Message("error-place-word", {"place": place, "got": str(got), "expected": expected}, rule)


def twice(what: str, first: str, second: str, rule: str = "") -> Message:
    """A component in two places."""
    return Message("error-position-twice", {"what": what, "first": first, "second": second}, rule)


def absent(place: str, what: str, rule: str = "") -> Message:
    """A component that is nowhere, though it can be nowhere else."""
    return Message("error-position-absent", {"place": place, "what": what}, rule)


def counted(place: str, what: str, got: int, expected: int, rule: str = "") -> Message:
    """A component that is not there as often as the game has it."""
    return Message("error-position-count", {"place": place, "what": what, "got": got, "expected": expected}, rule)
