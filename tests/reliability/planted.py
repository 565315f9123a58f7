"""Faults on purpose: each makes the experiment that looks for it fail. A detector that never detects proves nothing."""

from __future__ import annotations

import tests.reliability.planted_faults
import tests.reliability.planted_leaks  # noqa: F401 - importing them gives the faults their names
from tests.reliability.planting import PLANTS

__all__ = ["PLANTS", "plant"]


def plant(names: str) -> None:
    """Put these faults in."""
    for name in filter(None, names.split(",")):
        PLANTS[name]()
