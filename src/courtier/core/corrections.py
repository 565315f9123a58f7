"""An owner's corrections of the component data: nested objects addressed by id, whose values replace ours.

Corrections change values and never add or remove ids, so the action table is the same for every table of the game.
"""

from __future__ import annotations

from typing import Final

from courtier.core.messages import Json, Message, Refused

_KINDS: Final = {
    "NoneType": "null",
    "bool": "boolean",
    "int": "number",
    "float": "fraction",  # JSON has them, our data does not
    "str": "text",
    "list": "list",
    "dict": "object",
}


def _kind(value: Json) -> str:
    return _KINDS[type(value).__name__]


def _ids(items: list[Json]) -> dict[str, int]:
    """The places of a list's objects by id; empty when they have none."""
    out: dict[str, int] = {}
    for i in range(len(items)):
        item = items[i]
        if not isinstance(item, dict) or "id" not in item:
            return {}
        out[str(item["id"])] = i
    return out


def corrected(data: Json, correction: Json, place: str = "") -> Json:
    """The data with a correction applied; refuses what does not exist or is of another kind, with the place.

    An effect (an object with an `op`) is one value: another effect, or null for none, replaces it whole.
    """
    if isinstance(data, dict) and "op" in data:
        if correction is None or (isinstance(correction, dict) and "op" in correction):
            return correction
    if isinstance(data, dict) and isinstance(correction, dict):
        out = dict(data)
        for key, value in correction.items():
            where = f"{place}.{key}" if place else key
            if key not in data:
                known = ", ".join(list(data)[:12])
                raise Refused(Message("error-correction-unknown", {"place": where, "expected": known}))
            if key == "id":
                raise Refused(Message("error-correction-id", {"place": where}))
            out[key] = corrected(data[key], value, where)
        return out
    if isinstance(data, list) and isinstance(correction, dict):
        ids = _ids(data)
        changed = list(data)
        for key, value in correction.items():
            where = f"{place}.{key}" if place else key
            if key not in ids:
                known = ", ".join(list(ids)[:12])
                raise Refused(Message("error-correction-unknown", {"place": where, "expected": known}))
            changed[ids[key]] = corrected(data[ids[key]], value, where)
        return changed
    if isinstance(data, list) and isinstance(correction, list) and _ids(data):
        raise Refused(Message("error-correction-list", {"place": place}))
    if data is not None and _kind(data) != _kind(correction):
        raise Refused(
            Message("error-correction-kind", {"place": place, "expected": _kind(data), "got": _kind(correction)})
        )
    return correction
