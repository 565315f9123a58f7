"""The rules reference: `locales/<language>/rules/<game>.md` as numbered rules that can be looked up and searched.

A file has a `# Title`, chapters under `## ` (and sections under `### `), and rules: a rule is a paragraph that begins
with its number in bold, `**V-PYR-05**` or `**V-PYR-05 Circle.**`, together with the lists and tables that follow it.
What stands before the first rule of a chapter is its introduction. A language without a file, or without a rule,
answers in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from courtier.texts.bundle import SOURCE, available, locales
from courtier.texts.fold import fold

_RULE = re.compile(r"^(?:[-*] )?\*\*(?P<id>[A-Z]-[A-Z0-9][A-Z0-9-]*)(?:\s+(?P<title>[^*]+?))?\s*\*\*\s*(?P<text>.*)$")
_HEADING = re.compile(r"^(?P<depth>#{1,6})\s+(?P<title>.*?)\s*#*\s*$")
_MARKUP = re.compile(r"[*_`|#]+")


@dataclass(frozen=True)
class Rule:
    """One numbered rule: the chapter it stands in, a short title (may be empty) and its text in Markdown."""

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
        self._folded = {rule.id: _searchable(rule) for rule in self._rules.values()}

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule_id: str) -> bool:
        return rule_id.upper() in self._rules

    def get(self, rule_id: str) -> Rule | None:
        """The rule of that number, in whatever case it was typed."""
        return self._rules.get(rule_id.strip().upper())

    def search(self, query: str) -> list[Rule]:
        """Rules by number (`V-PYR-05`, `v-pyr`) or by words in any order, with or without diacritics; best first."""
        exact = self.get(query)
        if exact is not None:
            return [exact]
        wanted = query.strip().upper()
        if wanted and "-" in wanted:
            begun = [rule for rule in self if rule.id.startswith(wanted)]
            if begun:
                return begun
        words = fold(query).split()
        if not words:
            return []
        found = [(self._weight(rule, words), index, rule) for index, rule in enumerate(self)]
        return [rule for weight, _, rule in sorted(found, key=lambda hit: (-hit[0], hit[1])) if weight]

    def _weight(self, rule: Rule, words: list[str]) -> int:
        """How well a rule answers; 0 if a word is missing. Words in the title, and whole words, count for more."""
        title, everything = self._folded[rule.id]
        if not all(word in everything for word in words):
            return 0
        weight = 1
        for word in words:
            weight += 8 * (word in title) + 2 * (re.search(rf"\b{re.escape(word)}\b", everything) is not None)
        return weight + 4 * (" ".join(words) in everything)


def _searchable(rule: Rule) -> tuple[str, str]:
    """The title, and all words of a rule, folded and without markup."""
    title = fold(rule.title)
    words = fold(_MARKUP.sub(" ", f"{rule.id} {rule.title} {rule.chapter} {rule.text}"))
    return title, " ".join(words.split())


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
