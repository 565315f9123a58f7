"""Faults on purpose have names, by which an experiment asks for them."""

from __future__ import annotations

from collections.abc import Callable

PLANTS: dict[str, Callable[[], None]] = {}


def planted(function: Callable[[], None]) -> Callable[[], None]:
    """Give the fault a name: that of its function, with dashes."""
    PLANTS[function.__name__.replace("_", "-")] = function
    return function
