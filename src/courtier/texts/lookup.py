"""Everything that a player can look up in a game, from one field: rules, terms and cards.

Rules and terms come from the reference, cards and other named things from the names of the game: a name with a text of
its own brings that text, and each kind of thing names the rule that governs it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from courtier.core.messages import Message
from courtier.texts import rules
from courtier.texts.bundle import Texts, keys, load
from courtier.texts.errors import TextError
from courtier.texts.fold import capital
from courtier.texts.search import Entry, Index

# Kinds of named things, by the beginning of their keys, with the rule that says what they do.
NAMED: Final = {
    "gugong": {
        "gift": "G-CARD-05",
        "decree": "G-DECREE-08",
        "token": "G-TOKEN-07",
        "benefit": "G-WALL-06",
        "reward": "G-CANAL-09",
        "exchange": "G-TOKEN-02",
        "city": "G-TRAVEL-03",
    },
    "viceroy": {"card": "V-BUILD-10"},
    "viscounts": {"townsfolk": "W-MANAGE-03", "manuscript": "W-MANU-02", "slot": "W-BUILD-05", "bonus": "W-MANU-03"},
}
_TERM: Final = re.compile(r"^[-*] (?=.*?\*\*(?P<title>[^*]+)\*\*)(?P<text>.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Found:
    """A rule, a term or a card. What is no rule names the rule that governs it, if there is one."""

    kind: str
    id: str
    title: str
    text: str
    chapter: str = ""
    rule: str = ""
    lang: str = ""

    @property
    def heading(self) -> str:
        """A rule has its number before the title."""
        return f"{self.id} {self.title}".rstrip() if self.kind == "rule" else self.title


def lookup(game: str, query: str, lang: str) -> list[Found]:
    """What is meant by a number of a rule or by words, best first."""
    by_id, index = _index(game, lang)
    exact = rules.find(game, query, lang)
    numbered = [exact] if exact is not None else rules.load(game, lang).by_number(query)
    if numbered or rules.is_number(query):
        return [_rule(rule) for rule in numbered]
    return [by_id[entry.id] for entry in index.search(query)]


def all_rules(game: str, lang: str) -> list[Found]:
    """Every rule of the reference, in order."""
    return [_rule(rule) for rule in rules.load(game, lang)]


@cache
def _index(game: str, lang: str) -> tuple[dict[str, Found], Index]:
    book = rules.load(game, lang)
    found = [_rule(rule) for rule in book] + _terms(book) + _named(game, lang)
    asides = {entry.id for entry in book.entries() if entry.aside}
    entries = [Entry(each.id, each.title, each.text, each.chapter, each.id in asides) for each in found]
    return {each.id: each for each in found}, Index(entries, lang)


def _rule(rule: rules.Rule) -> Found:
    return Found("rule", rule.id, rule.title, rules.words(rule.text), rule.chapter, lang=rule.lang)


def _terms(book: rules.RulesBook) -> list[Found]:
    """Terms are explained before the rules, each in a point of a list that has its name in bold."""
    out = []
    for chapter in book.chapters:
        for i, term in enumerate(_TERM.finditer(rules.words(chapter.introduction))):
            title = capital(term["title"], book.lang)
            out.append(Found("term", f"{chapter.title} {i}", title, term["text"], chapter.title, lang=book.lang))
    return out


def _named(game: str, lang: str) -> list[Found]:
    """Cards and other named things; those of the same name and text are one."""
    texts = load(lang, strict=True)
    out: dict[tuple[str, str], Found] = {}
    for key in sorted(keys(lang)):
        kind = key.removeprefix(f"{game}-").partition("-")[0]
        rule = NAMED.get(game, {}).get(kind)
        if rule is None or not key.startswith(f"{game}-{kind}-") or key.endswith("-text"):
            continue
        try:
            title = texts.format(Message(key))
        except TextError:  # a sentence about such things, not the name of one
            continue
        text = _text(texts, key)
        if text or kind != "slot":  # the rival's slots are nameless
            out.setdefault((title, text), Found("card", key, capital(title, lang), text, rule=rule, lang=lang))
    return list(out.values())


def _text(texts: Texts, key: str) -> str:
    for text in (f"{key}-text", f"{key.replace('-card-', '-law-')}-text"):
        if texts.has(text):
            return texts.format(Message(text))
    return ""
