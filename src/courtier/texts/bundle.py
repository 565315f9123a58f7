"""The texts of one language: found, cached and turned into sentences.

Files are read when first needed, because parsing takes time: `common.ftl` and `errors.ftl` at once, every other file
`<group>.ftl` or `<group>-anything.ftl` when a key that begins with `<group>-` is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType, fluent_number
from fluent.syntax import ast

from courtier.core.messages import Arg, Message, Name, SeatName
from courtier.texts.errors import TextError
from courtier.texts.fold import capital
from courtier.texts.forms import Entry, Inflected, Plain, Several

SOURCE = "en"  # the language that every text is written in first, and the one to fall back to
BASE = ("common", "errors")  # files whose keys have no common beginning


def locales() -> Traversable:
    """The folder with one folder per language."""
    return files("courtier").joinpath("locales")


@cache
def available() -> tuple[str, ...]:
    """The languages that we speak, English first."""
    found = {entry.name for entry in locales().iterdir() if entry.joinpath("common.ftl").is_file()}
    return tuple(sorted(found, key=lambda lang: (lang != SOURCE, lang)))


class Texts:
    """All texts of one language. Strict texts raise on whatever is missing; others write a readable stand-in."""

    def __init__(self, lang: str, strict: bool = False, folder: Traversable | None = None) -> None:
        self.lang = lang
        self.strict = strict
        self._files: dict[str, list[Traversable]] = {}
        self._lock = RLock()
        functions: dict[str, Callable[..., Any]] = {"NAME": self._name, "LIST": self._list, "COUNT": self._count}
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self._keys: set[str] = set()
        home = locales().joinpath(lang) if folder is None else folder
        for entry in sorted(home.iterdir(), key=lambda entry: entry.name):
            stem, _, ending = entry.name.rpartition(".")
            if ending == "ftl":
                self._files.setdefault(stem if stem in BASE else stem.partition("-")[0], []).append(entry)
        for group in BASE:
            self._read(group)

    def format(self, message: Message, seats: Sequence[str] = ()) -> str:
        """The message as a sentence; `seats` are the names of those who sit at the table, in seat order."""
        return self.entry(message, seats).form("")

    def entry(self, message: Message, seats: Sequence[str] = ()) -> Entry:
        """The message as something that can be put into a grammatical form."""
        args: dict[str, object] = {name: self._argument(arg, seats) for name, arg in message.args.items()}
        return Entry(self, message.key, args)

    def has(self, key: str) -> bool:
        """Whether this language has that text."""
        group = key.partition("-")[0]
        if key not in self._keys and group in self._files:
            self._read(group)
        return key in self._keys

    def keys(self) -> frozenset[str]:
        """Every key of this language."""
        for group in list(self._files):
            self._read(group)
        return frozenset(self._keys)

    def forms(self, key: str) -> frozenset[str]:
        """The names of the grammatical forms that a key has."""
        return frozenset(self._bundle.get_message(key).attributes) if self.has(key) else frozenset()

    def say(self, key: str, forms: Sequence[str], args: dict[str, object]) -> str | None:
        """The first of these forms that the key has ("" is its value), or nothing."""
        if not self.has(key):
            return None
        message = self._bundle.get_message(key)
        for form in forms:
            pattern = message.attributes.get(form) if form else message.value
            if pattern is not None:
                text, errors = self._bundle.format_pattern(pattern, args)
                if errors and self.strict:
                    raise TextError(self.lang, key, "; ".join(str(error) for error in errors))
                return str(text)
        return None

    def missing(self, key: str, args: dict[str, object]) -> str:
        """A text that is not there, as well as it can be told: in English, else the key in plain words."""
        if self.strict:
            raise TextError(self.lang, key, "no such text")
        if self.lang != SOURCE and load(SOURCE).has(key):
            said = load(SOURCE).say(key, [""], args)
            if said is not None:
                return said
        words = capital(key.replace("-", " "), SOURCE)
        details = [f"{name}: {_shown(arg)}" for name, arg in args.items()]
        return f"{words} ({', '.join(details)})" if details else words

    def _read(self, group: str) -> None:
        """Read the files of a group, once."""
        with self._lock:
            for entry in self._files.get(group, []):
                resource = FluentResource(entry.read_text(encoding="utf-8"))
                for part in resource.body:
                    if isinstance(part, ast.Junk) and self.strict:
                        raise TextError(self.lang, entry.name, f"cannot be read: {(part.content or '')[:200]!r}")
                    if isinstance(part, ast.Message):
                        self._keys.add(part.id.name)
                self._bundle.add_resource(resource)
            self._files.pop(group, None)

    def _argument(self, arg: Arg, seats: Sequence[str]) -> str | FluentType:
        """One argument as Fluent takes it; a number is written without separators, since it may be a port or a line."""
        if isinstance(arg, str):
            return arg
        if isinstance(arg, int):
            return fluent_number(int(arg), useGrouping=False)
        return self._inflected(arg, seats)

    def _inflected(self, arg: Arg, seats: Sequence[str]) -> Inflected:
        if isinstance(arg, Name):
            return Entry(self, arg.key, {})
        if isinstance(arg, Message):
            return self.entry(arg, seats)
        if isinstance(arg, SeatName):
            return Plain(self, self._seat(arg.seat, seats))
        if isinstance(arg, tuple):
            counts: dict[Arg, int] = {}
            for part in arg:
                counts[part] = counts.get(part, 0) + 1
            return Several(self, [(self._inflected(part, seats), count) for part, count in counts.items()])
        return Plain(self, str(arg))

    def _seat(self, seat: int, seats: Sequence[str]) -> str:
        """The name of whoever sits there, or the number of the seat."""
        if 0 <= seat < len(seats) and seats[seat]:
            return seats[seat]
        return self.say("seat-number", [""], {"number": seat + 1}) or str(seat + 1)

    def _name(self, value: object, case: str = "", cap: str = "") -> object:
        """`NAME($card, case: "acc", cap: "yes")` in a text."""
        if not isinstance(value, Inflected):
            return value
        said = value.form(case)
        return capital(said, self.lang) if cap == "yes" else said

    def _list(self, value: object, case: str = "", join: str = "and", cap: str = "") -> object:
        """`LIST($cards, case: "acc", join: "or")` in a text."""
        if not isinstance(value, Several):
            return self._name(value, case, cap)
        said = value.joined(case, join)
        return capital(said, self.lang) if cap == "yes" else said

    def _count(self, count: object, value: object, case: str = "") -> object:
        """`COUNT($n, $token, case: "acc")` in a text: a number with its noun in the right form."""
        if isinstance(count, FluentNone) or isinstance(value, FluentNone):
            return value
        if not isinstance(count, int) or not isinstance(value, Inflected):
            raise TypeError("COUNT takes a number and a name")
        return value.counted(int(count), case)


def _shown(arg: object) -> str:
    """An argument inside a stand-in."""
    return arg.form("") if isinstance(arg, Inflected) else str(arg)


@cache
def load(lang: str, strict: bool = False) -> Texts:
    """The texts of a language, read once; English for a language that we do not speak (strict: an error)."""
    if lang not in available():
        if strict:
            raise TextError(lang, "", "no such language")
        return load(SOURCE)
    return Texts(lang, strict)


def format(message: Message, lang: str, seats: Sequence[str] = (), strict: bool = False) -> str:
    """The message as a sentence of that language; `seats` are the names of those who sit at the table."""
    return load(lang, strict).format(message, seats)


def has(key: str, lang: str) -> bool:
    """Whether the language has a text of that key."""
    return load(lang).has(key)


def keys(lang: str) -> frozenset[str]:
    """Every key of the language."""
    return load(lang).keys()
