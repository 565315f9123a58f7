"""The form of a document, said once: each shape checks a value and prints its JSON Schema.

A shape reads JSON as it stands and either accepts it or refuses it with the place and what was expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import mypyc_attr

from courtier.core.messages import Json, Message, Refused


def _shown(value: Json) -> str:
    """A value as it is quoted in an error; long ones are cut."""
    text = str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _is_unicode(text: str) -> bool:
    """Whether a text can be written down: JSON can name half of a pair of surrogates, UTF-8 cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """Any form of JSON value."""

    about: str  # for whoever writes a document by hand

    def __init__(self, about: str = "") -> None:
        self.about = about

    def check(self, value: Json, place: str) -> None:
        """Refuse a value of another form."""

    def schema(self) -> dict[str, Json]:
        """The form as JSON Schema (2020-12)."""
        out = self.bare_schema()
        if self.about:
            out["description"] = self.about
        return out

    def bare_schema(self) -> dict[str, Json]:
        """The schema without the description."""
        return {}


@final
class Whole(Shape):
    """A whole number within bounds."""

    def __init__(self, low: int, high: int, about: str = "") -> None:
        super().__init__(about)
        self.low = low
        self.high = high

    def check(self, value: Json, place: str) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise Refused(
                Message(
                    "error-place-number", {"place": place, "got": _shown(value), "low": self.low, "high": self.high}
                )
            )

    def bare_schema(self) -> dict[str, Json]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@final
class Truth(Shape):
    """true or false."""

    def check(self, value: Json, place: str) -> None:
        if not isinstance(value, bool):
            raise Refused(Message("error-place-flag", {"place": place, "got": _shown(value)}))

    def bare_schema(self) -> dict[str, Json]:
        return {"type": "boolean"}


@final
class Word(Shape):
    """One of a closed list of words; where `numbers` are given the number of a thing may stand for its word."""

    def __init__(self, words: Sequence[str], about: str = "", numbers: Sequence[int] = ()) -> None:
        super().__init__(about)
        self.words = list(words)
        self.numbers = list(numbers)

    def check(self, value: Json, place: str) -> None:
        if isinstance(value, str) and value in self.words:
            return
        if isinstance(value, int) and not isinstance(value, bool) and value in self.numbers:
            return
        shown = ", ".join(self.words if len(self.words) <= 12 else [*self.words[:11], "…"])
        raise Refused(Message("error-place-word", {"place": place, "got": _shown(value), "expected": shown}))

    def index(self, value: Json) -> int:
        """The place of an accepted value in the list of words."""
        return self.words.index(value) if isinstance(value, str) else self.numbers.index(int(str(value)))

    def bare_schema(self) -> dict[str, Json]:
        return {"enum": [*self.words, *self.numbers]}


@final
class Text(Shape):
    """Any text."""

    def check(self, value: Json, place: str) -> None:
        if not isinstance(value, str) or not _is_unicode(value):
            raise Refused(Message("error-place-text", {"place": place, "got": _shown(value)}))

    def bare_schema(self) -> dict[str, Json]:
        return {"type": "string"}


@final
class Items(Shape):
    """A list of values of one form."""

    def __init__(self, item: Shape, low: int, high: int, about: str = "") -> None:
        super().__init__(about)
        self.item = item
        self.low = low
        self.high = high

    def check(self, value: Json, place: str) -> None:
        if not isinstance(value, list) or not self.low <= len(value) <= self.high:
            got = f"{len(value)}" if isinstance(value, list) else _shown(value)
            raise Refused(Message("error-place-list", {"place": place, "got": got, "low": self.low, "high": self.high}))
        for i in range(len(value)):
            self.item.check(value[i], f"{place}[{i}]")

    def bare_schema(self) -> dict[str, Json]:
        return {"type": "array", "items": self.item.schema(), "minItems": self.low, "maxItems": self.high}


@final
class Fields(Shape):
    """An object with known fields; those not in `needed` may be left out."""

    def __init__(self, fields: dict[str, Shape], about: str = "", needed: Sequence[str] = ()) -> None:
        super().__init__(about)
        self.fields = fields
        self.needed = list(needed)

    def check(self, value: Json, place: str) -> None:
        if not isinstance(value, dict):
            raise Refused(Message("error-place-object", {"place": place or "$", "got": _shown(value)}))
        for key in value:
            if key not in self.fields:
                raise Refused(
                    Message(
                        "error-place-unknown", {"place": place or "$", "field": key, "expected": ", ".join(self.fields)}
                    )
                )
        for key in self.needed:
            if key not in value:
                raise Refused(Message("error-place-missing", {"place": place or "$", "field": key}))
        for key in value:
            self.fields[key].check(value[key], f"{place}.{key}" if place else key)

    def bare_schema(self) -> dict[str, Json]:
        out: dict[str, Json] = {
            "type": "object",
            "properties": {key: shape.schema() for key, shape in self.fields.items()},
            "additionalProperties": False,
        }
        if self.needed:
            out["required"] = [*self.needed]
        return out
