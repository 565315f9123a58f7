"""Text for a terminal: Markdown made plain, paragraphs wrapped to the width of the page."""

from __future__ import annotations

import re
import textwrap

from courtier.cli.voice import WIDTH

_BOLD = re.compile(r"\*\*(.+?)\*\*|(?<!\*)\*([^*\n]+?)\*(?!\*)|`([^`]+)`")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_ITEM = re.compile(r"(\s*)([-*]|\d+\.)\s+")


def plain(markdown: str) -> str:
    """Markdown without its marks."""
    text = _BOLD.sub(lambda found: next(part for part in found.groups() if part is not None), markdown)
    return _LINK.sub(r"\1", text)


def wrapped(text: str, indent: str = "", width: int = WIDTH) -> list[str]:
    """The lines of a text, list items hanging, tables left alone."""
    lines: list[str] = []
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("|"):
            lines.append(f"{indent}{line.strip()}".rstrip())
            continue
        item = _ITEM.match(line)
        hang = indent + " " * (item.end() if item else 0)
        lines += textwrap.wrap(line, width, initial_indent=indent, subsequent_indent=hang, break_long_words=False)
    return lines
