"""What is fixed before set-up: number of players, variants, opponents. Part of the record."""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Json, Message, Name, Refused
from courtier.core.shapes import Shape, Truth, Whole, Word

NUMBER: Final = "number"
FLAG: Final = "flag"
CHOICE: Final = "choice"


@final
class OptionSpec:
    """One thing that can be chosen: its key, its kind, its default and what is allowed."""

    def __init__(
        self,
        key: str,
        kind: str,
        default: int | bool | str,
        low: int = 0,
        high: int = 0,
        choices: list[str] | None = None,
        rule: str = "",
    ) -> None:
        self.key = key
        self.kind = kind
        self.default = default
        self.low = low
        self.high = high
        self.choices: list[str] = [] if choices is None else choices
        self.rule = rule

    def to_json(self) -> dict[str, Json]:
        """The option as `courtier options --json` prints it."""
        out: dict[str, Json] = {"key": self.key, "kind": self.kind, "default": self.default}
        if self.kind == NUMBER:
            out["min"] = self.low
            out["max"] = self.high
        if self.kind == CHOICE:
            out["choices"] = [*self.choices]
        if self.rule:
            out["rule"] = self.rule
        return out

    def values(self) -> list[int | bool | str]:
        """All that it can be set to."""
        if self.kind == NUMBER:
            return [*range(self.low, self.high + 1)]
        return [False, True] if self.kind == FLAG else [*self.choices]

    def shape(self) -> Shape:
        """Its form in a document."""
        if self.kind == NUMBER:
            return Whole(self.low, self.high)
        return Truth() if self.kind == FLAG else Word(self.choices)

    def read(self, value: Json) -> int | bool | str:
        """Check a value (from a document, or as text from a command line)."""
        if self.kind == FLAG:
            if isinstance(value, bool):
                return value
            if value in ("true", "yes", "on", "1"):
                return True
            if value in ("false", "no", "off", "0"):
                return False
            expected = "true, false"
        elif self.kind == NUMBER:
            if isinstance(value, str) and len(value) < 10 and value.removeprefix("-").isdecimal():
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return value
            expected = f"{self.low}-{self.high}"
        else:
            if isinstance(value, str) and value in self.choices:
                return value
            expected = ", ".join(self.choices)
        raise Refused(
            Message("error-option-value", {"option": self.key, "got": str(value), "expected": expected}, self.rule)
        )


@final
class Options:
    """The chosen options of one game, complete and checked."""

    def __init__(self, values: dict[str, int | bool | str]) -> None:
        self.values = values

    def number(self, key: str) -> int:
        """A number option."""
        value = self.values[key]
        assert isinstance(value, int)
        return value

    def flag(self, key: str) -> bool:
        """A yes-or-no option."""
        return self.values[key] is True

    def choice(self, key: str) -> str:
        """An option that is one of several words."""
        value = self.values[key]
        assert isinstance(value, str)
        return value

    def to_json(self) -> dict[str, Json]:
        """The options as they stand in a record."""
        return {**self.values}


def read_options(game: str, specs: list[OptionSpec], given: dict[str, Json]) -> Options:
    """Complete the given options with the defaults; an unknown key or a wrong value is refused."""
    by_key = {spec.key: spec for spec in specs}
    for key in given:
        if key not in by_key:
            known = ", ".join(by_key)
            raise Refused(
                Message("error-option-unknown", {"option": key, "game": Name(f"{game}-title"), "expected": known})
            )
    return Options({spec.key: spec.read(given[spec.key]) if spec.key in given else spec.default for spec in specs})
