"""Refusals at a table: what kind of refusal it is, in which words, and what may help the client."""

from __future__ import annotations

from typing import Final

from courtier.core.messages import Arg, Json, Message, Refused

NOT_FOUND: Final = "not-found"  # also for whatever the asker may not know of
FORBIDDEN: Final = "forbidden"
STALE: Final = "stale"  # it answers a question that is no longer open
CONFLICT: Final = "conflict"  # the table is not in a state for it
ILLEGAL: Final = "illegal"  # the rules of the game do not allow it
INVALID: Final = "invalid"  # it makes no sense
BROKEN: Final = "broken"  # this table is frozen


class Denied(Refused):
    """A command that is not carried out. Nothing has been changed."""

    def __init__(self, kind: str, message: Message, more: dict[str, Json] | None = None) -> None:
        super().__init__(message)
        self.kind = kind
        self.more: dict[str, Json] = {} if more is None else more


def denied(kind: str, key: str, **args: Arg) -> Denied:
    """A refusal with a sentence of its own: its key begins with `server-`."""
    return Denied(kind, Message(f"server-{key}", {**args}))
