"""Letters compared as people type them: without diacritics and case, in every language that we speak."""

from __future__ import annotations

import unicodedata

# Letters that Unicode does not take apart into a base letter and a mark.
_WHOLE = str.maketrans(
    {"ı": "i", "ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe", "’": "'", "–": "-", "\u00a0": " "}
)


def fold(text: str) -> str:
    """The text as typed in a hurry: lower case, no diacritics, Turkish `ı`, `I`, `İ` and `i` all one letter."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(part for part in parts if not unicodedata.combining(part))
    return bare.translate(_WHOLE)


def capital(text: str, lang: str) -> str:
    """The text with its first letter large, as it stands at the head of a sentence."""
    if not text:
        return text
    first = "İ" if lang == "tr" and text[0] == "i" else text[0].upper()
    return first + text[1:]
