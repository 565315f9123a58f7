"""How a command ends when it cannot do what was asked: an exit code and one sentence."""

from __future__ import annotations

from typing import Final

from courtier.core.messages import Message

DONE: Final = 0
CHECK_FAILED: Final = 1
USAGE: Final = 2
REFUSED: Final = 3  # also: not found
INTERRUPTED: Final = 130


class Failed(Exception):
    """Stop the command: the sentence goes to standard error, the code to the shell."""

    def __init__(self, code: int, message: Message) -> None:
        super().__init__(message.key)
        self.code = code
        self.message = message
