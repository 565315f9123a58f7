"""Writes docs/rules/<game>.md and docs/rules/<lang>/<game>.md, the rules as pages to read and to link to.

Usage: python -m tools.rulepages [--check]. The references, locales/<lang>/rules/<game>.md, are the only source: a page
adds a table of contents, an anchor for every number and links between rules, and shows pictograms and pictures as the
files that `make pictures` keeps. With --check nothing is written; it exits 1 where a page is not what the reference
says.
"""

from __future__ import annotations

import os
import re
import sys
from itertools import product
from pathlib import Path

from courtier.games import GAMES
from courtier.texts import available, rules
from courtier.texts.bundle import SOURCE
from courtier.texts.fold import fold
from tools.drawings import SIGNS, picture_file

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
LANGUAGES = {"en": "English", "cs": "Čeština", "tr": "Türkçe"}
_NUMBER = re.compile(r"\b[GVW]-[A-Z]+-[0-9A-Z]+\b")


def anchor(name: str) -> str:
    """A heading or a number as the end of a link."""
    return re.sub(r"[^a-z0-9]+", "-", fold(name)).strip("-")


def relative(path: Path, home: Path) -> str:
    """A file as a link from a page in that folder."""
    return os.path.relpath(path, home).replace(os.sep, "/")


def linked(text: str, book: rules.RulesBook) -> str:
    """The text with every number of a rule as a link to it."""
    return _NUMBER.sub(lambda found: f"[{found[0]}](#{anchor(found[0])})" if found[0] in book else found[0], text)


def place(game: str, lang: str) -> Path:
    """Where a page lies."""
    return PAGES / f"{game}.md" if lang == SOURCE else PAGES / lang / f"{game}.md"


def drawn(text: str, game: str, lang: str) -> str:
    """The text with its pictograms and pictures as files; where there is no file, the words say it all."""
    home = place(game, lang).parent

    def sign(name: str) -> str:
        path = SIGNS / f"{game}-{name}.svg"
        return f'<img src="{relative(path, home)}" alt="" height="17"> ' if path.is_file() else ""

    def picture(name: str, seen: str) -> str:
        path = picture_file(name, lang)
        shown = f'<img src="{relative(path, home)}" alt="" width="290"><br>' if path.is_file() else ""
        return f"{shown}<em>{seen}</em>"

    return rules.replaced(text, sign, picture)


def page(game: str, lang: str = SOURCE) -> str:
    """The whole page of a game."""
    book = rules.load(game, lang)
    home = place(game, lang).parent
    others = [
        name if each == lang else f"[{name}]({relative(place(game, each), home)})"
        for each, name in LANGUAGES.items()
        if each in available()
    ]
    source = f"src/courtier/locales/{lang}/rules"
    out = [f"# {book.title}", "", f"<!-- Written by tools/rulepages.py from {source}. -->", ""]
    out += [f"{' · '.join(others)} · `courtier rules {game}`", ""]
    out += [f"- [{chapter.title}](#{anchor(chapter.title)})" for chapter in book.chapters if chapter.title]
    for chapter in book.chapters:
        out += ["", f'## <a id="{anchor(chapter.title)}"></a>{chapter.title}' if chapter.title else ""]
        if chapter.introduction:
            out += ["", drawn(linked(chapter.introduction, book), game, lang)]
        for rule in chapter.rules:
            text = drawn(linked(rule.text, book), game, lang)
            out += ["", f'<a id="{anchor(rule.id)}"></a>**{rule.heading}.** {text}']
    return "\n".join(out).rstrip() + "\n"


def main() -> int:
    """Write the pages, or compare them."""
    stale = []
    for game, lang in product(GAMES, available()):
        path, text = place(game, lang), page(game, lang)
        if "--check" in sys.argv:
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                stale.append(path.relative_to(ROOT))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for each in stale:
        print(f"{each} is not what the reference says; run python -m tools.rulepages", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
