"""Arguments of a message as Fluent sees them, and the functions that put them into grammatical forms.

A name is a Fluent message: its value is the nominative, its attributes are its other forms. The name of a form has up
to three parts, each of which may be missing: `[noun-][count-][case]`, for example

    viceroy-color-red = červená
        .gem = červený drahokam
        .gem-acc = červený drahokam
        .gem-count = { $count -> [one] { $count } červený drahokam *[other] ... }

A form that a language does not have falls back to the next simpler one and in the end to the value, so English and
Turkish name only what they need.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from babel import Locale
from fluent.runtime.types import FluentType

CASES = frozenset({"gen", "dat", "acc", "voc", "loc", "ins"})


class Speaker(Protocol):
    """What a form needs from the texts of its language."""

    def say(self, key: str, forms: Sequence[str], args: dict[str, object]) -> str | None:
        """The first of these forms that the key has ("" is its value), or nothing."""

    def missing(self, key: str, args: dict[str, object]) -> str:
        """What to write in place of a text that does not exist; raises if the texts are strict."""


class Inflected(FluentType):
    """An argument that can be written in a grammatical form."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def form(self, case: str) -> str:
        """This argument in that form."""
        raise NotImplementedError

    def tally(self, count: int, case: str) -> str | None:
        """So many of it, in that form, or nothing if it has no form for counting."""
        return None

    def counted(self, count: int, case: str) -> str:
        """So many of it; what has no form for counting is written with a multiplication sign."""
        said = self.tally(count, case)
        return times(self.speaker, count, self.form(case)) if said is None else said

    def format(self, locale: Locale) -> str:
        """The plain form, for an argument that stands in a sentence without a function around it."""
        return self.form("")


class Entry(Inflected):
    """A name or a nested message: a key of the same language with its own arguments."""

    def __init__(self, speaker: Speaker, key: str, args: dict[str, object]) -> None:
        super().__init__(speaker)
        self.key = key
        self.args = args

    def form(self, case: str) -> str:
        """The attribute of that name, else a simpler one, else the value."""
        said = self.speaker.say(self.key, simpler(case), self.args)
        return self.speaker.missing(self.key, self.args) if said is None else said

    def tally(self, count: int, case: str) -> str | None:
        """The counting form, which is given the number as `$count`."""
        noun, ending = split(case)
        wanted = [join(noun, "count", ending), join(noun, "count")]
        return self.speaker.say(self.key, wanted, {**self.args, "count": count})


class Plain(Inflected):
    """A word that no language inflects: a person's name, a notation."""

    def __init__(self, speaker: Speaker, word: str) -> None:
        super().__init__(speaker)
        self.word = word

    def form(self, case: str) -> str:
        """The word as it is."""
        return self.word


class Several(Inflected):
    """A list: equal things are counted, the rest is joined in the way of the language."""

    def __init__(self, speaker: Speaker, parts: Sequence[tuple[Inflected, int]]) -> None:
        super().__init__(speaker)
        self.parts = parts

    def form(self, case: str) -> str:
        """All parts, the last one joined with "and"."""
        return self.joined(case, "and")

    def joined(self, case: str, word: str) -> str:
        """All parts in that form; `word` is "and" or "or". Once something is counted, all that can be counted is."""
        counting = any(count > 1 for _, count in self.parts)
        said = []
        for part, count in self.parts:
            single = part.tally(1, case) if counting and count == 1 else None
            said.append(part.counted(count, case) if count > 1 else single or part.form(case))
        if not said:
            return self.speaker.say("list-empty", [""], {}) or ""
        out = said[0]
        for index, tail in enumerate(said[1:], start=2):
            key = f"list-{word}" if index == len(said) else "list-comma"
            out = self.speaker.say(key, [""], {"head": out, "tail": tail}) or f"{out}, {tail}"
        return out


def split(case: str) -> tuple[str, str]:
    """A form's name as noun and case: `gem-acc` is ("gem", "acc"), `acc` is ("", "acc"), `gem` is ("gem", "")."""
    noun, _, ending = case.rpartition("-")
    if ending in CASES:
        return noun, ending
    return case, ""


def join(*parts: str) -> str:
    """The name of a form from its parts, those that are empty left out."""
    return "-".join(part for part in parts if part)


def simpler(case: str) -> list[str]:
    """The forms to try in turn: `gem-acc`, `gem`, and at last the value, which is called ""."""
    noun, _ = split(case)
    return list(dict.fromkeys([case, noun, ""]))


def times(speaker: Speaker, count: int, name: str) -> str:
    """A number and a name that has no counting form."""
    return speaker.say("list-times", [""], {"count": count, "name": name}) or f"{count}× {name}"
