"""For other tests: which keys that the rules use have no text.

from tests.texts.scan import missing_keys, say_everywhere
assert not missing_keys(keys)
say_everywhere(decision.prompt(state, frame))
"""

from __future__ import annotations

from collections.abc import Sequence

from courtier import texts
from courtier.core.messages import Message
from tools.texts import missing_keys

SEATS = ("Ada", "Božena", "Çağla", "Dora", "Iğdır")


def say_everywhere(message: Message, seats: Sequence[str] = SEATS) -> dict[str, str]:
    """The message in every language; fails if a text, an argument or a name is missing in one."""
    return {lang: texts.format(message, lang, seats, strict=True) for lang in texts.available()}


__all__ = ["SEATS", "missing_keys", "say_everywhere"]
