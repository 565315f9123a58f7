"""Canonical JSON (RFC 8785, without floats) and digests of it: equal documents have equal bytes."""

from __future__ import annotations

import hashlib
import json

from courtier.core.messages import Json


def canonical(value: Json) -> str:
    """The one way to write a document."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest(value: Json) -> str:
    """SHA-256 of the canonical form, as hex."""
    return hashlib.sha256(canonical(value).encode("utf-8", "surrogatepass")).hexdigest()
