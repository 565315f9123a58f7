"""Who sits where: people and bots, as a command line or a record names them."""

from __future__ import annotations

from collections.abc import Sequence

from courtier.bots import make_bot
from courtier.cli.failures import USAGE, Failed
from courtier.cli.voice import Voice
from courtier.core.messages import Message, Refused

PERSON = "me"


def is_bot(name: str) -> bool:
    """Whether a seat of a record is a bot's; people's seats hold their name or nothing."""
    try:
        make_bot(name, 0)
    except Refused:
        return False
    return True


def checked_bot(name: str) -> str:
    """The name of a bot that there is."""
    try:
        make_bot(name, 0)
    except Refused as refused:
        raise Failed(USAGE, refused.message) from None
    return name


def read_seats(words: Sequence[str]) -> list[str]:
    """`me` or `me:Ada` for a person, else the name of a bot; gives what a record keeps."""
    out: list[str] = []
    for word in words:
        kind, _, name = word.partition(":")
        if kind == PERSON:
            if is_bot(name):
                raise Failed(USAGE, Message("cli-name-of-bot", {"name": name}))
            out.append(name.strip())
        else:
            out.append(checked_bot(word))
    return out


def seat_names(voice: Voice, seats: Sequence[str], n: int) -> list[str]:
    """The names to show; a bot is marked as one."""
    out: list[str] = []
    for i in range(n):
        name = seats[i] if i < len(seats) else ""
        plain = voice.say("seat-number", number=i + 1)
        out.append(voice.say("seat-bot", name=plain) if is_bot(name) else name or plain)
    return out
