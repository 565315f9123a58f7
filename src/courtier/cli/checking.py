"""Component data as a user meets them: by place, with their origin, and with an owner's corrections checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from courtier.cli.failures import REFUSED, Failed
from courtier.core.corrections import corrected
from courtier.core.game import Game
from courtier.core.messages import Json, Message, Refused
from courtier.games import load_game
from courtier.games.loading import read_data

_ABOUT = ("id", "key", "source", "sources", "note", "notes")


def data_of(game: Game[Any]) -> dict[str, Json]:
    """The data that a game was built from, corrections included."""
    data = corrected(read_data(game.name), game.corrections)
    assert isinstance(data, dict)
    return data


def at(data: Json, place: str) -> Json:
    """The datum at a place such as `characters.32.rows`."""
    here = data
    for word in place.split("."):
        below: dict[str, Json] = {}
        if isinstance(here, dict):
            below = here
        elif isinstance(here, list):
            below = {_id(item, n): item for n, item in enumerate(here)}
        if word not in below:
            known = ", ".join(list(below)[:12])
            raise Failed(REFUSED, Message("error-place-unknown", {"place": place, "field": word, "expected": known}))
        here = below[word]
    return here


def _id(item: Json, n: int) -> str:
    return str(item["id"]) if isinstance(item, dict) and "id" in item else str(n)


def sourced(value: Json) -> Iterator[tuple[str, str, str]]:
    """Every datum of a file as (id, the datum in short, where it comes from)."""
    if isinstance(value, list):
        for n, item in enumerate(value):
            source = item.get("source", "") if isinstance(item, dict) else ""
            yield _name(item, n), _short(item), str(source)
    elif isinstance(value, dict):
        sources = value.get("sources", {})
        common = value.get("source", "")
        for key, part in value.items():
            if key in _ABOUT:
                continue
            own = sources.get(key, common) if isinstance(sources, dict) else common
            if isinstance(part, dict) and "source" in part:
                own = part["source"]
            if isinstance(part, list) and not own:
                yield from ((f"{key}.{name}", short, source) for name, short, source in sourced(part))
            else:
                yield key, _short(part), str(own)


def _name(item: Json, n: int) -> str:
    if isinstance(item, dict) and "key" in item:
        return f"{_id(item, n)} {item['key']}"
    return _id(item, n)


def _short(item: Json) -> str:
    """A datum without what is said about it, as compact as JSON can be."""
    if isinstance(item, dict):
        return " ".join(f"{key}={_compact(part)}" for key, part in item.items() if key not in _ABOUT)
    return _compact(item)


def _compact(part: Json) -> str:
    """A value in one line, with places where it may be broken."""
    if isinstance(part, dict):
        return "(" + " ".join(f"{key}={_compact(each)}" for key, each in part.items()) + ")"
    if isinstance(part, list):
        return "[" + " ".join(_compact(each) for each in part) + "]"
    return part if isinstance(part, str) else json.dumps(part)


def _leaves(correction: Json, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Json]]:
    if isinstance(correction, dict) and correction:
        for key, part in correction.items():
            yield from _leaves(part, (*path, key))
    else:
        yield path, correction


def _nested(path: tuple[str, ...], value: Json) -> Json:
    for key in reversed(path):
        value = {key: value}
    return value


def mistakes(name: str, corrections: dict[str, Json]) -> list[Message]:
    """What is wrong with an owner's corrections: each value is tried alone, then all together."""
    found: list[Message] = []
    for path, value in _leaves(corrections):
        alone = _nested(path, value)
        if isinstance(alone, dict):
            found += [mistake for mistake in _tried(name, alone) if mistake not in found]
    return found or _tried(name, corrections)


def _tried(name: str, corrections: dict[str, Json]) -> list[Message]:
    try:
        load_game(name, corrections or None)
    except Refused as refused:
        return [refused.message]
    return []
