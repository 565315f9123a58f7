"""Finding what is meant by what a player types, in words of any language that we speak.

Nobody types a rule as it is written: words are missing, out of order, without diacritics and in another grammatical
form. So every word of the question is compared with every word of the reference by how they begin (the languages that
we speak change the ends of words), words of everyday speech stand for those of the rulebook too, rare words count for
more than common ones, and a word in a title for more than one in a text. The browser client ranks in the same way
(client/src/learn/search/ranking.ts); both are tested with the same questions, tests/texts/search.json.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import log
from typing import Final

from courtier.core.messages import Message
from courtier.texts.bundle import load
from courtier.texts.fold import fold

_MARKUP: Final = re.compile(r"[*_`|#]+")
_WORD: Final = re.compile(r"[^\W_]+")

TITLE: Final = 3.0  # what a word in a title weighs, against 1 in a text
CHAPTER: Final = 1.5
WHOLE_TITLE: Final = 2.0  # for a title of which nothing is left over
IDLE: Final = 0.25  # what a word weighs that questions are full of
SAME_SENSE: Final = 0.7  # how sure another word of the same sense is
ASIDE: Final = 0.75  # rulings, proofs and opponents of the solo game come after the rules that everybody needs
SATURATION: Final = 1.2  # the second mention of a word says less than the first
LENGTH: Final = 0.5  # how far a long text is held back


@dataclass(frozen=True)
class Entry:
    """Something that can be found: a title, the words under it and the chapter above it."""

    id: str
    title: str
    text: str
    chapter: str = ""
    aside: bool = False

    @cached_property
    def title_words(self) -> tuple[str, ...]:
        """The words of the title, folded."""
        return tuple(words(self.title))

    @cached_property
    def counts(self) -> Counter[str]:
        """How often each word stands in the text."""
        return Counter(words(self.text))


def words(text: str) -> list[str]:
    """The words of a text, folded and without markup."""
    return _WORD.findall(fold(_MARKUP.sub(" ", text)))


def alike(asked: str, word: str) -> float:
    """How surely a word that was typed means this one, from 0 to 1: the same, begun, or with another ending."""
    if asked == word:
        return 1.0
    same = 0
    for one, other in zip(asked, word, strict=False):
        if one != other:
            break
        same += 1
    left, right = len(asked) - same, len(word) - same
    if left == 0:
        return (0.9 if right <= 3 else 0.8) if same >= 4 else 0.6 if same >= 2 else 0.0
    if right == 0:
        return (0.9 if left <= 3 else 0.75) if same >= 4 else 0.5 if same == 3 and left <= 3 else 0.0
    if same >= 4 and left <= 4 and right <= 4:
        return 0.7 if same >= 2 * max(left, right) else 0.45
    if (same == 3 and left <= 2 and right <= 2) or (same == 2 and left == right == 1):
        return 0.45
    return 0.5 if len(asked) >= 5 and one_slip(asked, word) else 0.0


def one_slip(asked: str, word: str) -> bool:
    """Whether one letter was mistyped, left out or doubled, or two changed places."""
    if abs(len(asked) - len(word)) > 1:
        return False
    start = 0
    while start < min(len(asked), len(word)) and asked[start] == word[start]:
        start += 1
    one, other = asked[start:], word[start:]
    return one[1:] == other[1:] or one[1:] == other or one == other[1:] or (one[1::-1] + one[2:]) == other


class Index:
    """Entries to be asked for, in a language that says which of its words are idle and which mean the same."""

    def __init__(self, entries: Iterable[Entry], lang: str) -> None:
        self.entries = tuple(entries)
        self._idle, self._senses = speech(lang)
        self._chapters = {entry.chapter: words(entry.chapter) for entry in self.entries}
        vocabulary: set[str] = set()
        for entry in self.entries:
            vocabulary.update(entry.title_words, entry.counts, self._chapters[entry.chapter])
        self._vocabulary = tuple(vocabulary)
        lengths = [sum(entry.counts.values()) for entry in self.entries]
        self._usual = max(1.0, sum(lengths) / max(1, len(lengths)))

    def search(self, query: str) -> list[Entry]:
        """Entries with at least half of the words that say something, best first."""
        typed = list(dict.fromkeys(words(query)))
        telling = [word for word in typed if word not in self._idle] or typed
        if not telling:
            return []
        weights = [self._titled(entry, typed) for entry in self.entries]
        hits = [0] * len(self.entries)
        for word in typed:
            known = self._known(word)
            found = [self._found(entry, known) for entry in self.entries]
            often = sum(1 for weight in found if weight)
            rare = log(1 + (len(self.entries) - often + 0.5) / (often + 0.5)) * (1 if word in telling else IDLE)
            for i, weight in enumerate(found):
                weights[i] += rare * weight
                hits[i] += weight > 0 and word in telling
        ranked = []
        for i, entry in enumerate(self.entries):
            share = hits[i] / len(telling)
            if share >= 0.5:
                ranked.append((-weights[i] * share * share * (ASIDE if entry.aside else 1), i))
        return [self.entries[i] for _, i in sorted(ranked)]

    def _known(self, word: str) -> dict[str, float]:
        """The words of all entries that may be meant by a word, and how surely."""
        known = {each: likeness for each in self._vocabulary if (likeness := alike(word, each))}
        for sense in self._senses:
            if any(alike(word, each) >= SAME_SENSE for each in sense):
                for each in self._vocabulary:
                    surely = SAME_SENSE * max(alike(other, each) for other in sense)
                    if surely > max(known.get(each, 0.0), SAME_SENSE * SAME_SENSE):
                        known[each] = surely
        return known

    def _found(self, entry: Entry, known: dict[str, float]) -> float:
        """How much of a word there is in an entry, before its rarity."""
        title = max((known.get(word, 0.0) for word in entry.title_words), default=0.0)
        chapter = max((known.get(word, 0.0) for word in self._chapters[entry.chapter]), default=0.0)
        times = sum(likeness * entry.counts[word] for word, likeness in known.items() if word in entry.counts)
        length = 1 - LENGTH + LENGTH * sum(entry.counts.values()) / self._usual
        text = times * (1 + SATURATION) / (times + SATURATION * length)
        return TITLE * title + CHAPTER * chapter + text

    def _titled(self, entry: Entry, asked: Sequence[str]) -> float:
        """A title of which every word was asked for is what is meant."""
        if not entry.title_words:
            return 0.0
        said = sum(max(alike(word, each) for word in asked) for each in entry.title_words)
        return WHOLE_TITLE * said / len(entry.title_words)


@cache
def speech(lang: str) -> tuple[frozenset[str], tuple[tuple[str, ...], ...]]:
    """Words of a language that say nothing about what is asked, and groups of words that mean the same to players."""
    texts = load(lang)
    senses = texts.format(Message("learn-search-senses")).split(",")
    return frozenset(words(texts.format(Message("learn-search-idle")))), tuple(tuple(words(each)) for each in senses)
