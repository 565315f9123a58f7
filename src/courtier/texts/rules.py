"""The rules reference: `locales/<language>/rules/<game>.md` as numbered rules that can be looked up and searched.

A file has a `# Title`, chapters under `## ` (and sections under `### `), and rules: a rule is a paragraph that begins
with its number in bold, `**V-PYR-05**` or `**V-PYR-05 Circle.**`, together with the lists and tables that follow it.
What stands before the first rule of a chapter is its introduction. A language without a file, or without a rule,
answers in English.

In a text `:jade:` is a pictogram of the game that stands before the word it belongs to, and a line
`![what is seen](picture:viceroy-circle)` a picture; whoever can draw neither shows `words` of the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property

from courtier.texts.bundle import SOURCE, available, locales
from courtier.texts.search import Entry, Index

_RULE = re.compile(r"^(?:[-*] )?\*\*(?P<id>[A-Z]-[A-Z0-9][A-Z0-9-]*)(?:\s+(?P<title>[^*]+?))?\s*\*\*\s*(?P<text>.*)$")
_NUMBER = re.compile(r"[A-Z]-[A-Z]+-[0-9A-Z]+")
_ASIDE = re.compile(r"-(RULING|SOLO|INV|INFO|TEST)-")
_SIGN = re.compile(r":(?P<name>[a-z][a-z-]*): ?")
_PICTURE = re.compile(r"!\[(?P<seen>[^\]]*)\]\(picture:(?P<name>[a-z0-9-]+)\)")
_HEADING = re.compile(r"^(?P<depth>#{1,6})\s+(?P<title>.*?)\s*#*\s*$")


def is_number(query: str) -> bool:
    """Whether a whole rule number was typed: if no rule has it, its letters are not words to be searched for."""
    return _NUMBER.fullmatch(query.strip().upper()) is not None


def replaced(text: str, sign: Callable[[str], str], picture: Callable[[str, str], str]) -> str:
    """A text with something else for every pictogram (by its name) and picture (by its name and what is seen on it)."""
    seen = _PICTURE.sub(lambda found: picture(found["name"], found["seen"]), text)
    return _SIGN.sub(lambda found: sign(found["name"]), seen)


def words(text: str) -> str:
    """A text in words alone: without pictograms, and with what is seen on a picture in its place."""
    return replaced(text, lambda _: "", lambda _, seen: seen)


def signs(text: str) -> list[str]:
    """The names of the pictograms in a text, in order."""
    return _SIGN.findall(text)


def pictures(text: str) -> list[str]:
    """The names of the pictures in a text, in order."""
    return [found["name"] for found in _PICTURE.finditer(text)]


@dataclass(frozen=True)
class Rule:
    """One numbered rule: the chapter it stands in, a short title (may be empty) and its text in Markdown with signs."""

    id: str
    chapter: str
    title: str
    text: str
    lang: str

    @property
    def heading(self) -> str:
        """The number and, if there is one, the title."""
        return f"{self.id} {self.title}".rstrip()


@dataclass(frozen=True)
class Chapter:
    """A heading of the reference with its introduction and the rules under it."""

    title: str
    introduction: str
    rules: tuple[Rule, ...]


class RulesBook:
    """The reference of one game in one language."""

    def __init__(self, title: str, lang: str, chapters: tuple[Chapter, ...]) -> None:
        self.title = title
        self.lang = lang
        self.chapters = chapters
        self._rules = {rule.id: rule for chapter in chapters for rule in chapter.rules}

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: str) -> bool:
        return rule_id.upper() in self._rules

    def get(self, rule_id: str) -> Rule | None:
        """The rule of that number, in whatever case it was typed."""
        return self._rules.get(rule_id.strip().upper())

    def by_number(self, query: str) -> list[Rule]:
        """Rules by number, whole or in part: `V-PYR-05`, `v-pyr`, `pyr-05`."""
        exact = self.get(query)
        if exact is not None:
            return [exact]
        wanted = query.strip().upper()
        if "-" not in wanted:
            return []
        begun = [rule for rule in self if rule.id.startswith(wanted)]
        return begun or [rule for rule in self if rule.id.endswith(f"-{wanted}")]

    def search(self, query: str) -> list[Rule]:
        """Rules by number or by words in any order and form, with or without diacritics; best first."""
        numbered = self.by_number(query)
        if numbered or is_number(query):
            return numbered
        return [self._rules[entry.id] for entry in self._index.search(query)]

    def entries(self) -> list[Entry]:
        """Every rule as something that can be found."""
        return [
            Entry(rule.id, rule.title, words(rule.text), rule.chapter, _ASIDE.search(rule.id) is not None)
            for rule in self
        ]

    @cached_property
    def _index(self) -> Index:
        return Index(self.entries(), self.lang)


def parse(text: str, lang: str) -> RulesBook:
    """A reference from its Markdown."""
    book_title = ""
    chapters: list[Chapter] = []
    names = ["", ""]  # the chapter and the section that we are in
    introduction: list[str] = []
    rules: list[Rule] = []
    lines: list[str] = []
    head: tuple[str, str] | None = None

    def end_rule() -> None:
        nonlocal head
        if head is not None:
            rules.append(Rule(head[0], _place(names), head[1], "\n".join(lines).strip(), lang))
            head = None
            lines.clear()

    def end_chapter() -> None:
        end_rule()
        said = "\n".join(introduction).strip()
        if said or rules:
            chapters.append(Chapter(_place(names), said, tuple(rules)))
        introduction.clear()
        rules.clear()

    for line in text.splitlines():
        heading = _HEADING.match(line)
        rule = _RULE.match(line)
        if heading is not None:
            depth = len(heading["depth"])
            if depth == 1 and not book_title:
                book_title = heading["title"]
                continue
            end_chapter()
            names = [heading["title"], ""] if depth <= 2 else [names[0], heading["title"]]
        elif rule is not None:
            end_rule()
            head = (rule["id"], (rule["title"] or "").rstrip(".: "))
            lines.append(rule["text"])
        elif head is not None:
            lines.append(line)
        else:
            introduction.append(line)
    end_chapter()
    return RulesBook(book_title, lang, tuple(chapters))


def _place(names: list[str]) -> str:
    """Chapter and section as one heading."""
    return ": ".join(name for name in names if name)


@cache
def load(game: str, lang: str) -> RulesBook:
    """The reference of a game; in English where the language has none yet. An unknown game has an empty one."""
    for choice in dict.fromkeys((lang, SOURCE)):
        if choice in available() and game.isidentifier():
            path = locales().joinpath(choice, "rules", f"{game}.md")
            if path.is_file():
                return parse(path.read_text(encoding="utf-8"), choice)
    return RulesBook("", SOURCE, ())


def find(game: str, rule_id: str, lang: str) -> Rule | None:
    """One rule by its number, in English where the language lacks it."""
    return load(game, lang).get(rule_id) or load(game, SOURCE).get(rule_id)
