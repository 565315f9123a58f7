"""Named points of the write path at which a test may end the process, as a power cut would (experiment E02).

COURTIER_CRASH_AT="after-commit:3" ends the process the third time that point is reached. Unset, it does nothing.
"""

from __future__ import annotations

import os

POINTS = (
    "received",
    "validated",
    "before-begin",
    "after-insert",
    "before-commit",
    "after-commit",
    "before-ack",
    "between-subscribers",
    "during-snapshot",
    "during-notification",
)

_name = ""
_left = 0


def configure() -> None:
    """Read the setting; done once when the server starts."""
    global _name, _left
    _name, _, count = os.environ.get("COURTIER_CRASH_AT", "").partition(":")
    _left = int(count or 1)


def reached(name: str) -> None:
    """Say that a point is reached."""
    global _left
    if _name and name == _name:
        _left -= 1
        if _left <= 0:
            os._exit(86)
