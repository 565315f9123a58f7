"""A board for any game: the view, field by field."""

from __future__ import annotations

from typing import Any

from courtier.cli.paragraphs import wrapped
from courtier.cli.voice import Voice
from courtier.core.game import Game
from courtier.core.messages import Json


class Board:
    """The view as an indented list; short values share a line."""

    def __init__(self, voice: Voice, game: Game[Any], view: dict[str, Json], seat: int) -> None:
        self.view = view

    def lines(self, full: bool) -> list[str]:
        """Everything that is seen."""
        return _object(self.view, "")

    def brief(self, question: str) -> list[str] | None:
        """Nothing is known to be enough."""
        return None

    def legend(self) -> list[str]:
        """There is nothing to explain."""
        return []

    def option_table(self, options: list[int]) -> tuple[list[str], set[int]]:
        """No question has so many answers that a list would not do."""
        return [], set()

    def explained(self, words: str) -> list[str]:
        """Nothing: this board knows no component."""
        return []


def _object(value: dict[str, Json], indent: str) -> list[str]:
    out: list[str] = []
    short: list[str] = []
    for key, part in value.items():
        name = key.replace("_", " ")
        if _is_short(part):
            short.append(f"{name}: {_short(part)}")
            continue
        if short:
            out += wrapped("   ".join(short), indent)
            short = []
        out.append(f"{indent}{name}:")
        out += _below(part, indent + "  ")
    return out + (wrapped("   ".join(short), indent) if short else [])


def _below(part: Json, indent: str) -> list[str]:
    if isinstance(part, dict):
        return _object(part, indent)
    out: list[str] = []
    for n, each in enumerate(part if isinstance(part, list) else [part]):
        if _is_short(each):
            out += wrapped(f"- {_short(each)}", indent)
        else:
            out += [f"{indent}{n}:", *_below(each, indent + "  ")]
    return out


def _is_short(part: Json) -> bool:
    """Whether it fits beside others: no object or list inside an object or list."""
    if isinstance(part, dict):
        return len(part) <= 6 and not any(isinstance(each, (dict, list)) and each for each in part.values())
    if isinstance(part, list):
        return not any(isinstance(each, (dict, list)) and each for each in part)
    return True


def _short(part: Json) -> str:
    if part is None or part == [] or part == {}:
        return "-"
    if isinstance(part, bool):
        return "+" if part else "-"
    if isinstance(part, dict):
        return " ".join(f"{key}={_short(each)}" for key, each in part.items())
    if isinstance(part, list):
        return " ".join(_short(each) for each in part)
    return str(part)
