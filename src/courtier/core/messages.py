"""Sentences as a key and typed arguments; the words themselves live in the locales.

Nothing in `core` or `games` knows a language. A message names a Fluent key and what goes into it; `courtier.texts`
(terminal, problem details) or the browser turns it into a sentence of the reader's language.
"""

from __future__ import annotations

from typing import TypeAlias, final


@final
class Name:
    """The name of a component: a Fluent key that carries its grammatical forms as attributes."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Name({self.key!r})"


@final
class SeatName:
    """A seat at the table; it is written as the name of whoever sits there."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatName) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash(("seat", self.seat))

    def __repr__(self) -> str:
        return f"SeatName({self.seat})"


@final
class Message:
    """A sentence to be: the key of its text, its arguments, and the rule that it rests on (or "")."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None, rule: str = "") -> None:
        self.key = key
        self.args: dict[str, Arg] = {} if args is None else args
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and to_json(self) == to_json(other)

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r}, {self.rule!r})"


# A plain str is passed through as it stands (a path, a notation); a tuple is a list that each language joins.
Arg: TypeAlias = int | str | Name | SeatName | Message | tuple["Arg", ...]
# No document of ours has a fraction, but one that is given to us may have.
Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


def arg_to_json(arg: Arg) -> Json:
    """One argument as JSON; every type but int and str is a one-field object, so a reader can tell them apart."""
    if isinstance(arg, (int, str)):
        return arg
    if isinstance(arg, Name):
        return {"name": arg.key}
    if isinstance(arg, SeatName):
        return {"seat": arg.seat}
    if isinstance(arg, Message):
        return {"message": to_json(arg)}
    return {"list": [arg_to_json(part) for part in arg]}


def to_json(message: Message) -> dict[str, Json]:
    """The message as it travels to a browser: `{key, args?, rule?}`."""
    out: dict[str, Json] = {"key": message.key}
    if message.args:
        out["args"] = {name: arg_to_json(arg) for name, arg in message.args.items()}
    if message.rule:
        out["rule"] = message.rule
    return out


class Refused(Exception):
    """Bad input: says what is wrong, where, and what was expected. Nothing has been changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message

    def __str__(self) -> str:
        return f"{self.message.key} {self.message.args}"
