"""Writes docs/rules/<game>.md, the rules of each game as a page to read and to link to, from the rules reference.

Usage: python tools/rulepages.py [--check]. The reference, locales/en/rules/<game>.md, is the only source: the page adds
a table of contents, an anchor for every number and links between rules. With --check nothing is written; it exits 1
where a page is not what the reference says.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from courtier.games import GAMES
from courtier.texts import available, rules
from courtier.texts.bundle import SOURCE

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
LANGUAGES = {"cs": "Czech", "tr": "Turkish"}
_NUMBER = re.compile(r"\b[GVW]-[A-Z]+-[0-9A-Z]+\b")


def anchor(name: str) -> str:
    """A heading or a number as the end of a link."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def linked(text: str, book: rules.RulesBook) -> str:
    """The text with every number of a rule as a link to it."""
    return _NUMBER.sub(lambda found: f"[{found[0]}](#{anchor(found[0])})" if found[0] in book else found[0], text)


def page(game: str) -> str:
    """The whole page of a game."""
    book = rules.load(game, SOURCE)
    others = [
        f"[{name}](../../src/courtier/locales/{lang}/rules/{game}.md)"
        for lang, name in LANGUAGES.items()
        if lang in available()
    ]
    out = [f"# {book.title}", "", "<!-- Written by tools/rulepages.py from src/courtier/locales/en/rules. -->", ""]
    out += [f"The same in {' and '.join(others)}; in the terminal: `courtier rules {game} WORDS`.", ""]
    out += [f"- [{chapter.title}](#{anchor(chapter.title)})" for chapter in book.chapters if chapter.title]
    for chapter in book.chapters:
        out += ["", f'## <a id="{anchor(chapter.title)}"></a>{chapter.title}' if chapter.title else ""]
        if chapter.introduction:
            out += ["", linked(chapter.introduction, book)]
        for rule in chapter.rules:
            out += ["", f'<a id="{anchor(rule.id)}"></a>**{rule.heading}.** {linked(rule.text, book)}']
    return "\n".join(out).rstrip() + "\n"


def main() -> int:
    """Write the pages, or compare them."""
    stale = []
    for game in GAMES:
        path = PAGES / f"{game}.md"
        text = page(game)
        if "--check" in sys.argv:
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                stale.append(path.relative_to(ROOT))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for each in stale:
        print(f"{each} is not what the reference says; run tools/rulepages.py", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
