"""The rules reference of a game as a client reads it: in the reader's language, and in English what that one lacks."""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec

from courtier.texts import rules
from courtier.texts.bundle import SOURCE
from courtier.texts.rules import Chapter, RulesBook


class ShownRule(msgspec.Struct):
    """One numbered rule; its text is Markdown, `lang` the language that it is written in."""

    id: str
    title: str
    text: str
    lang: str


class ShownChapter(msgspec.Struct):
    """A heading with its introduction (Markdown) and the rules under it."""

    title: str
    introduction: str
    lang: str
    rules: list[ShownRule]


class ShownRules(msgspec.Struct):
    """The whole reference."""

    game: str
    title: str
    lang: str
    chapters: list[ShownChapter]


def translated(book: RulesBook, chapter: Chapter, number: int, of: int) -> Chapter | None:
    """The chapter of another language that says the same: it has the same rules, or, without any, the same place."""
    ids = {rule.id for rule in chapter.rules}
    for each in book.chapters:
        if ids & {rule.id for rule in each.rules}:
            return each
    if not ids and len(book.chapters) == of and not book.chapters[number].rules:
        return book.chapters[number]
    return None


@cache
def rulebook(game: str, lang: str) -> tuple[bytes, str]:
    """The reference as JSON, and its digest. The English one decides which rules there are and in which order."""
    source, book = rules.load(game, SOURCE), rules.load(game, lang)
    chapters = []
    for number, chapter in enumerate(source.chapters):
        own = translated(book, chapter, number, len(source.chapters))
        shown = [book.get(rule.id) or rule for rule in chapter.rules]
        chapters.append(
            ShownChapter(
                chapter.title if own is None else own.title,
                chapter.introduction if own is None else own.introduction,
                SOURCE if own is None else book.lang,
                [ShownRule(rule.id, rule.title, rule.text, rule.lang) for rule in shown],
            )
        )
    body = msgspec.json.encode(ShownRules(game, book.title, book.lang, chapters))
    return body, hashlib.sha256(body).hexdigest()[:32]
