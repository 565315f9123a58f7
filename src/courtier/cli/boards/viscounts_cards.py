"""Viscounts' cards as plain text: one in a line of the board, one in full by its name."""

from __future__ import annotations

import textwrap
from typing import Any

from courtier.cli.boards.viscounts_words import Facts, ability, effect, end_score, letters, short, short_score
from courtier.cli.voice import WIDTH, Voice
from courtier.core.messages import Message
from courtier.games.viscounts.names import key
from courtier.games.viscounts.shapes import SIDES
from courtier.texts import fold
from courtier.texts.fold import capital

PLACE = 11  # columns for where a card lies
NAME = 18  # columns for the name of a townsfolk
SCHEME = 22  # columns for the name of a scheme
FOUND = 6  # components explained at once


def rule(title: str) -> str:
    """A heading drawn out to the width of the page."""
    return f"{title} ".ljust(WIDTH, "─")[:WIDTH]


def hanging(head: str, text: str) -> list[str]:
    """A text behind its head; further lines begin below the text, or further left behind a long head."""
    indent = " " * min(len(head), WIDTH // 2 + 2)
    return textwrap.wrap(head + text, WIDTH, subsequent_indent=indent, drop_whitespace=True, break_on_hyphens=False)


class Cards:
    """Everything that is printed on cards and segments, in one language."""

    def __init__(self, voice: Voice, facts: Facts) -> None:
        self.voice = voice
        self.facts = facts

    def card(self, where: str, card: str | None, printed: list[str] | None = None) -> list[str]:
        """A townsfolk in hand or in a row: its cost, icons and ability; an empty space shows what is printed there."""
        if card is None:
            return [f"  {where:<{PLACE}}{'–':<{NAME + 2}}{letters(self.voice, printed or [])}"]
        facts = self.facts.townsfolk[card]
        icons = letters(self.voice, facts["icons"])
        head = f"  {where:<{PLACE}}{self.name('townsfolk', card):<{NAME}}{facts['cost']} {icons:<3}  "
        said = ability(facts["ability"])
        return hanging(head, self.voice.plainly(said) if said else "–")

    def scheme(self, where: str, card: str | None, printed: list[str], full: bool) -> list[str]:
        """A scheme in the rival's row, `full` with what it does; an empty space shows what is printed there."""
        if card is None:
            return [f"  {where:<{PLACE}}{'–':<{SCHEME}}{letters(self.voice, printed)}"]
        if card in self.facts.townsfolk:
            return self.card(where, card)
        facts = self.facts.schemes[card]
        head = (
            f"  {where:<{PLACE}}{self.name('scheme', card):<{SCHEME}}{letters(self.voice, facts['header_icons']):<3}  "
        )
        return hanging(head, self.scheme_text(card)) if full else [head.rstrip()]

    def scheme_text(self, card: str) -> str:
        """What a scheme does: its rows, the ride, then the first option that is possible."""
        facts = self.facts.schemes[card]
        rows = [self.cap(self.voice.plainly(effect(facts[row]))) for row in ("row1", "row2") if facts[row]]
        options = tuple(effect(option) for option in facts["options"])
        return " · ".join([*rows, self.voice.say("cli-viscounts-scheme", n=facts["move"], options=options)])

    def folk_text(self, card: str) -> str:
        """Ability and top right corner of a townsfolk."""
        facts = self.facts.townsfolk[card]
        said = [ability(facts["ability"])]
        if facts["on_hire_or_dismiss"]:
            said.append(Message("viscounts-ability-hire-or-dismiss", {"effect": effect(facts["on_hire_or_dismiss"])}))
        return " · ".join(self.voice.plainly(part) for part in said if part) or "–"

    # -- single components

    def explained(self, words: str) -> list[str]:
        """A townsfolk, manuscript or scheme by a part of its name, a segment by its letter or name."""
        wanted = fold(words.strip())
        out = [
            self.segment_text(letter)
            for letter in self.facts.segments
            if wanted and wanted in (fold(letter), fold(self.name("segment", letter)))
        ]
        groups = {"townsfolk": self.facts.townsfolk, "manuscript": self.facts.manuscripts, "scheme": self.facts.schemes}
        for group, cards in groups.items():
            for card in cards if len(wanted) > 1 else []:
                if wanted in fold(self.name(group, card)):
                    out.append(self.in_full(group, card))
        return [line for lines in out[:FOUND] for line in lines]

    def in_full(self, group: str, card: str) -> list[str]:
        """All that is printed on a card."""
        name = self.cap(self.name(group, card))
        if group == "scheme":
            icons = letters(self.voice, self.facts.schemes[card]["header_icons"])
            return [f"{name}, {icons}", *hanging("  ", self.scheme_text(card))]
        if group == "townsfolk":
            facts = self.facts.townsfolk[card]
            cost = self.voice.say("cli-viscounts-cost", n=facts["cost"])
            return [f"{name}, {cost}, {letters(self.voice, facts['icons'])}", *hanging("  ", self.folk_text(card))]
        facts = self.facts.manuscripts[card]
        cost = self.voice.say("cli-viscounts-needs", n=facts["cost"], icon=letters(self.voice, ["cleric"]))
        said = [effect(facts["on_transcribe"])] if facts["on_transcribe"] else []
        said += [end_score(facts["end_score"])] if facts["end_score"] else []
        return [f"{name}, {cost}", *hanging("  ", " · ".join(self.cap(self.voice.plainly(part)) for part in said))]

    def segment_text(self, letter: str) -> list[str]:
        """All that is printed on a segment, both sides."""
        facts = self.facts.segments[letter]
        out = [f"{letter} {self.name('segment', letter)}"]
        for side in SIDES:
            parts = [f"{site['id']} {short(self.voice, site['effect'])}" for site in facts["sides"][side]["sites"]]
            players = self.voice.say("cli-viscounts-side", side=side.replace("-", "–"))
            out += hanging(f"  {players}: ", " · ".join([*parts, self.links(facts["sides"][side])]))
        return out

    def links(self, side: dict[str, Any], following: str = "") -> str:
        """What the links between neighbouring sites bring; the last one leads to the following site."""
        links = []
        for link in side["links"]:
            first, _, last = link["id"].partition("-")
            place = f"{first}–{following if last == 'next' else last}"
            links.append(f"{place} {short(self.voice, link['effect'])}")
        return self.voice.say("cli-viscounts-links", links=", ".join(links))

    def brings(self, card: dict[str, Any]) -> str:
        """What a manuscript is worth, in a word or two."""
        parts = [short(self.voice, card["on_transcribe"])] if card["on_transcribe"] else []
        if card.get("end_score"):
            parts.append(self.voice.plainly(short_score(card["end_score"])))
        return " + ".join(parts)

    # -- small words

    def name(self, group: str, word: str) -> str:
        """The name of a component."""
        return self.voice.say(f"viscounts-{group}-{key(word)}")

    def letter(self, building: str) -> str:
        """The letter of a kind of building."""
        return self.voice.say(f"cli-viscounts-letter-{key(building)}")

    def cap(self, text: str) -> str:
        """With a capital letter."""
        return capital(text, self.voice.lang)
