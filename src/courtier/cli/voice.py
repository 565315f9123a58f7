"""What the command line says, in the language of whoever reads it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Final

from courtier import texts
from courtier.cli.failures import USAGE, Failed
from courtier.core.messages import Arg, Message

WIDTH: Final = 80


class Voice:
    """One language, the names of the seats, and where results and messages go."""

    def __init__(self, lang: str, color: bool = False, seats: Sequence[str] = ()) -> None:
        self.lang = lang
        self.color = color
        self.seats = seats

    def say(self, key: str, **args: Arg) -> str:
        """A text of the locales."""
        return texts.format(Message(key, args), self.lang, self.seats)

    def plainly(self, message: Message) -> str:
        """A message of the engine without its rule: where many stand below each other."""
        return texts.format(message, self.lang, self.seats)

    def tell(self, message: Message) -> str:
        """A message of the engine, with the number of the rule that it rests on."""
        said = texts.format(message, self.lang, self.seats)
        rule = rule_of(message)
        return texts.format(Message("with-rule", {"text": said, "rule": rule}), self.lang) if rule else said

    def out(self, text: str = "") -> None:
        """A result, on standard output."""
        print(text, flush=True)

    def note(self, text: str) -> None:
        """A message beside the results, on standard error."""
        print(text, file=sys.stderr, flush=True)


def rule_of(message: Message) -> str:
    """The rule of a message or, where it has none, of a message inside it."""
    if message.rule:
        return message.rule
    for arg in message.args.values():
        if isinstance(arg, Message) and (inner := rule_of(arg)):
            return inner
    return ""


def chosen_language(argv: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language: `--lang`, then COURTIER_LANG, then the locale of the system, then English."""
    told = environment.get("COURTIER_LANG", "")
    for i, word in enumerate(argv):
        if word == "--":
            break
        if word == "--lang" and i + 1 < len(argv):
            told = argv[i + 1]
        elif word.startswith("--lang="):
            told = word.partition("=")[2]
    if told:
        return _known(told)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name][:2].lower()
            return code if code in texts.available() else "en"
    return "en"


def _known(told: str) -> str:
    code = told.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    if code not in texts.available():
        raise Failed(USAGE, Message("error-unknown-language", {"name": told, "known": tuple(texts.available())}))
    return code


def wants_color(argv: Sequence[str], environment: Mapping[str, str] = os.environ) -> bool:
    """Colours only on a terminal, and only if nobody has switched them off."""
    if "--no-color" in argv or environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return False
    return sys.stdout.isatty()
