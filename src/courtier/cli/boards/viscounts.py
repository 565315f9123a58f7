"""Viscounts' board as plain text: the ring with its castle, everybody's goods, the own cards, the rival's schemes."""

from __future__ import annotations

import textwrap
from typing import Any

from courtier.cli.boards.viscounts_words import ability, effect, end_score, facts_of, letters, short, upgrade
from courtier.cli.paragraphs import wrapped
from courtier.cli.voice import WIDTH, Voice
from courtier.core.game import Game
from courtier.core.messages import Message, Name, SeatName
from courtier.games.viscounts.names import key
from courtier.games.viscounts.words import ACTIONS, BUILDINGS, ICONS, RIBBONS, ROW
from courtier.texts import fold
from courtier.texts.fold import capital

SEGMENT = 13  # columns for the name of a segment
FOLK = 30  # columns for a townsfolk on offer
TRADE = 15  # columns for a trade spot
LABEL = 36  # columns for what a row of the table of players tells
TAG = 10  # the longest short name of a player
PLACE = 10  # columns for where an own card lies
NAME = 18  # columns for the name of an own card
LEGEND = ("legend-icons", "legend-ring", "legend-table")
FOUND = 6  # components explained at once


class Board:
    """One instant of Viscounts as one seat sees it."""

    def __init__(self, voice: Voice, game: Game[Any], view: dict[str, Any], seat: int) -> None:
        self.voice = voice
        self.facts = facts_of(game)
        self.view = view
        self.seat = seat
        self.people: dict[int | str, dict[str, Any]] = dict(enumerate(view["players"]))
        if "rival" in view:
            self.people["rival"] = view["rival"]
        self.tags = self._tags()

    def lines(self, full: bool) -> list[str]:
        """Heading, ring and castle, players, own cards; `full` adds what is printed, laid away and known."""
        out = [*self.heading(), *self.ring(full), *self.castle(), "", *self.table()]
        for who, person in self.people.items():
            out += self.details(who, person, full)
        if "rival" in self.view:
            out += self.rival(self.view["rival"], full)
        if self.seat >= 0:
            out += self.own(self.view["players"][self.seat])
        return [*out, "", *self.legend()] if full else out

    def brief(self, question: str) -> list[str] | None:
        """No question can be answered without the ring and the cards."""
        return None

    def legend(self) -> list[str]:
        """What the letters of the board mean."""
        icons = ", ".join(f"{letters(self.voice, [i])} {self.voice.say(f'viscounts-icon-{i}')}" for i in ICONS)
        buildings = ", ".join(f"{self.letter(b)} {self.voice.say(f'viscounts-building-{key(b)}')}" for b in BUILDINGS)
        args = {"icons": icons, "buildings": buildings}
        return [line for part in LEGEND for line in wrapped(self.voice.say(f"cli-viscounts-{part}", **args))]

    # -- the table

    def heading(self) -> list[str]:
        """Round, starting player, what lies above the two cards that end the game; the pairs of set-up."""
        say, view = self.voice.say, self.view
        parts = [say("viscounts-title")]
        parts.append(say("play-round", round=view["round"]) if view["round"] else self.cap(say("viscounts-phase-setup")))
        if view["round"] and view["round"] == view["last_round"]:
            parts.append(say("cli-viscounts-last-round"))
        parts.append(say("cli-viscounts-start", seat=SeatName(view["start"])))
        out = [_rule(" · ".join(parts))]
        if view["debts_left"] is not None:
            stacks = [say("cli-viscounts-debts", n=view["debts_left"]), say("cli-viscounts-deeds", n=view["deeds_left"])]
            out += wrapped(" · ".join(stacks))
        for pair in view["pairs"]:
            card, number = self.facts.player_cards[pair["card"]], pair["card"].rpartition("_")[2]
            gains = [effect(card[part]) for part in ("gain", "then") if card[part]]
            text = say("viscounts-effect-all", effects=tuple(gains))
            out += _hanging(f"{self.cap(say('viscounts-player-card', number=number))}: ", text)
            out += self.card(say("viscounts-hero"), pair["hero"])
        return out

    def ring(self, full: bool) -> list[str]:
        """The segments clockwise: their piles, banks with trade spots and sites, and their sections of the castle."""
        heads = [self.voice.say(f"cli-viscounts-head-{word}") for word in ("segment", "townsfolk", "manuscript")]
        out = [f"{heads[0]:<{SEGMENT}}{heads[1]:<{FOLK}}{heads[2]}"]
        for letter in self.view["layout"]:
            segment, printed = self.view["segments"][letter], self.facts.segments[letter]
            name = f"{letter} {self.voice.say(f'viscounts-segment-{letter}')}"
            folk, manuscript = self.offered(segment, printed), self.manuscript(segment, printed)
            out.append(f"{name:<{SEGMENT}}{folk:<{FOLK}}{manuscript}")
            side = printed["sides"][self.view["side"]]
            out += [line for node in "LR" for line in self.bank(letter, node, side)]
            out += self.inner(letter, segment["section"])
            if full:
                out += self.fine_print(segment, side)
        return out

    def offered(self, segment: dict[str, Any], printed: dict[str, Any]) -> str:
        """The townsfolk on top of a pile, else the printed one."""
        card, name = printed["printed_townsfolk"], self.voice.say("cli-viscounts-printed")
        if segment["townsfolk"] is not None:
            card, name = self.facts.townsfolk[segment["townsfolk"]], self.name("townsfolk", segment["townsfolk"])
        return f"{name} {card['cost']} {letters(self.voice, card['icons'])} ({segment['townsfolk_left']})"

    def manuscript(self, segment: dict[str, Any], printed: dict[str, Any]) -> str:
        """The manuscript on top of a pile, else the printed one."""
        card, name = printed["printed_manuscript"], self.voice.say("cli-viscounts-printed")
        if segment["manuscript"] is not None:
            card = self.facts.manuscripts[segment["manuscript"]]
            name = self.voice.say(f"cli-viscounts-ribbon-{card['ribbon']}")
        brings = short(self.voice, card["on_transcribe"])
        if card.get("end_score"):
            brings = self.voice.plainly(end_score(card["end_score"], "cli-viscounts-short-score"))
        return f"{name} {card['cost']}: {brings} ({segment['manuscripts_left']})"

    def bank(self, letter: str, node: str, side: dict[str, Any]) -> list[str]:
        """One bank: its trade spot, its sites, and who stands there."""
        trade = side["trade"][node]
        spot = f"{trade['icons']}{letters(self.voice, ['merchant'])} {short(self.voice, trade['effect'])}"
        cells = []
        for site in side["sites"]:
            if site["bank"] == {"L": "left", "R": "right"}[node]:
                built = self.view["sites"][site["id"]]
                shown = short(self.voice, site["effect"])
                if built is not None:
                    shown = f"[{self.letter(built['building'])} {self.tags[built['owner']]}]"
                cells.append(f"{site['id']} {shown}")
        width = 17 if len(side["sites"]) > 4 else 20
        row = "".join(f"{cell:<{width - 1}} " for cell in cells)
        return self.with_riders(f"  {node} {spot:<{TRADE}}{row}", f"{letter}.{node}")

    def inner(self, letter: str, section: str) -> list[str]:
        """The inner space: the section of the castle behind it, its workers by tier, and who stands there."""
        parts = []
        for tier in (1, 2):
            own = {self.tags[who]: person["workers"][f"tier{tier}"] for who, person in self.people.items()}
            shown = ", ".join(f"{tag} {workers[section]}" for tag, workers in own.items() if section in workers)
            parts.append(self.voice.say("cli-viscounts-tier", tier=tier, workers=shown or "–"))
        text = f"  I {self.cap(self.name('section', section))}: {' · '.join(parts)}  "
        return self.with_riders(text, f"{letter}.I")

    def with_riders(self, text: str, space: str) -> list[str]:
        """A line of the ring with the viscounts that stand on its space."""
        riders = ", ".join(self.tags[who] for who, person in self.people.items() if person["space"] == space)
        mark = f"◄ {riders}" if riders else ""
        if len(text) + len(mark) <= WIDTH:
            return [text + mark]
        return [*textwrap.wrap(text, WIDTH, subsequent_indent="    "), f"    {mark}"][: None if mark else -1]

    def fine_print(self, segment: dict[str, Any], side: dict[str, Any]) -> list[str]:
        """What a segment's townsfolk does, and what its links bring."""
        out = []
        if segment["townsfolk"] is not None:
            out += _hanging(f"    {self.name('townsfolk', segment['townsfolk'])}: ", self.text_of(segment["townsfolk"]))
        links = ", ".join(f"{link['id'].replace('-next', '–')} {short(self.voice, link['effect'])}" for link in side["links"])
        return out + _hanging("    ", self.voice.say("cli-viscounts-links", links=links))

    def castle(self) -> list[str]:
        """The highest tier and who leads."""
        say, leader = self.voice.say, self.view["leader"]
        top = [f"{self.tags[who]} {p['workers']['tier3']}" for who, p in self.people.items() if p["workers"]["tier3"]]
        ruler = self.tags[leader] if leader is not None else "–"
        return wrapped(say("cli-viscounts-castle", workers=", ".join(top) or "–", leader=ruler))

    # -- players

    def table(self) -> list[str]:
        """Everybody's goods, track, cards and pieces in columns below the names."""
        width = (WIDTH - LABEL) // len(self.people)
        names = [f"{'►' if who == self.view['active'] else ' '}{self.tags[who]}" for who in self.people]
        out = [" " * LABEL + "".join(f"{name:<{width}}" for name in names)]
        for row in ("goods", "track", "debts", "deeds", "buildings", "manuscripts", "icons", "workers", "cards"):
            args = {f"n{i}": self.letter(building) for i, building in enumerate(BUILDINGS)}
            args |= {action: letters(self.voice, [ICONS[i]]) for i, action in enumerate(ACTIONS)}
            label = self.voice.say(f"cli-viscounts-row-{row}", **args)
            cells = [f" {self.cell(row, person):<{width - 1}}" for person in self.people.values()]
            out.append(f"{label:<{LABEL}}{''.join(cells)}")
        return out

    def cell(self, row: str, person: dict[str, Any]) -> str:
        """What one cell of the table tells."""
        if row == "buildings":
            built = [view["building"] for view in self.view["sites"].values() if view and self.owns(view, person)]
            return " ".join(str(built.count(building)) for building in BUILDINGS)
        if row == "manuscripts":
            ribbons = [self.facts.manuscripts[card]["ribbon"] for card in person["manuscripts"]]
            return " ".join(str(ribbons.count(ribbon)) for ribbon in RIBBONS)
        fields = {
            "goods": [person.get("silver", "–"), person["ink"], person["stone"], person["gold"]],
            "track": [person["corruption"], person["virtue"]],
            "debts": [person["unpaid_debts"], person["paid_debts"]],
            "deeds": [person["acquired_deeds"], person["approved_deeds"]],
            "icons": [person["icons"][action] for action in ACTIONS] if "icons" in person else ["–"],
            "workers": [person["supply"]],
            "cards": [person.get("hand_size", "–"), person["draw_size"], len(person["discard"])],
        }
        return " ".join(str(value) for value in fields[row])

    def owns(self, built: dict[str, Any], person: dict[str, Any]) -> bool:
        """Whether a building belongs to a participant."""
        return self.people[built["owner"]] is person

    def details(self, who: int | str, person: dict[str, Any], full: bool) -> list[str]:
        """What is known of a hand; `full` adds manuscripts, bonus cards, upgrades and the discard pile."""
        say, parts = self.voice.say, []
        if person.get("known_in_hand") and who != self.seat:
            parts.append(say("cli-viscounts-known", cards=self.names(person["known_in_hand"])))
        if full:
            papers = [Name(f"viscounts-manuscript-{key(card)}") for card in person["manuscripts"]]
            papers += [Name(f"viscounts-bonus-cb-{ribbon}") for ribbon in person["bonus"]]
            if papers:
                parts.append(say("cli-viscounts-owned", cards=tuple(papers)))
            if who != "rival":
                parts += [say(f"viscounts-slot-{slot}-text").rstrip(".") for slot in person["built"]]
            if who not in (self.seat, "rival"):
                parts.append(say("cli-viscounts-row", cards=self.names(person["row"])))
            if person["discard"]:
                parts.append(say("cli-viscounts-discard", cards=self.names(person["discard"])))
        return _hanging(f"{self.tags[who]}: ", " · ".join(parts)) if parts else []

    def rival(self, person: dict[str, Any], full: bool) -> list[str]:
        """The rival's row of schemes, what it still has, and what its board gives."""
        say = self.voice.say
        out = [_rule(f"── {self.cap(self.name('rival', person['board']))}")]
        out += [line for place, card in zip(ROW, person["row"], strict=True) for line in self.scheme(place, card)]
        seen = tuple(Name(f"viscounts-scheme-{card}") for card in person["seen"])
        out += wrapped(say("cli-viscounts-schemes", draw=person["draw_size"], future=person["future_size"], seen=seen))
        for slot in self.facts.rivals[person["board"]]["slots"] if full else []:
            mark = "■" if slot["id"] in person["built"] else "□"
            out += _hanging(f"{mark} {self.cap(self.name('slot', slot['id']))}: ", upgrade(self.voice, slot))
        return out

    def scheme(self, place: str, card: str | None) -> list[str]:
        """A scheme in the rival's row; an empty space shows what is printed there."""
        where = f"  {self.voice.say(f'cli-viscounts-{place}'):<{PLACE}}"
        if card is None:
            icons = self.facts.rivals[self.view["rival"]["board"]]["printed_start_icons"].get(place, [])
            return [f"{where}{'–':<{NAME + 4}}{letters(self.voice, icons)}"]
        printed = self.facts.schemes[card]
        icons = letters(self.voice, printed["header_icons"])
        return _hanging(f"{where}{self.name('scheme', card):<{NAME + 4}}{icons:<4} ", self.scheme_text(printed))

    def scheme_text(self, printed: dict[str, Any]) -> str:
        """What a scheme does: its rows, the ride, then the first option that is possible."""
        rows = [self.cap(self.voice.plainly(effect(printed[row]))) for row in ("row1", "row2") if printed[row]]
        options = tuple(effect(option) for option in printed["options"])
        return " · ".join([*rows, self.voice.say("cli-viscounts-scheme", n=printed["move"], options=options)])

    def own(self, person: dict[str, Any]) -> list[str]:
        """The three cards on the board and the hand of the seat that looks."""
        say = self.voice.say
        out = [_rule(f"── {say('cli-name', seat=SeatName(self.seat))}")]
        for place, card in zip(ROW, person["row"], strict=True):
            out += self.card(say(f"cli-viscounts-{place}"), card, self.facts.printed.get(place, []))
        for card in person["hand"]:
            out += self.card(say("viscounts-area-hand"), card)
        return out

    def card(self, where: str, card: str | None, printed: list[str] | None = None) -> list[str]:
        """An own card: where it lies, its cost, icons and ability; an empty space shows what is printed there."""
        if card is None:
            return [f"  {where:<{PLACE}}{'–':<{NAME + 2}}{letters(self.voice, printed or [])}"]
        facts = self.facts.townsfolk[card]
        icons = letters(self.voice, facts["icons"])
        head = f"  {where:<{PLACE}}{self.name('townsfolk', card):<{NAME}}{facts['cost']} {icons:<4} "
        said = ability(facts["ability"])
        return _hanging(head, self.voice.plainly(said) if said else "–")

    # -- single components

    def explained(self, words: str) -> list[str]:
        """A townsfolk, manuscript or scheme by a part of its name, a segment by its letter or name."""
        wanted = fold(words.strip())
        out: list[list[str]] = []
        for letter in self.facts.segments:
            if wanted and (wanted == fold(letter) or wanted == fold(self.name("segment", letter))):
                out.append(self.segment(letter))
        groups = {"townsfolk": self.facts.townsfolk, "manuscript": self.facts.manuscripts, "scheme": self.facts.schemes}
        for group, cards in groups.items():
            for card in cards if len(wanted) > 1 else []:
                if wanted in fold(self.name(group, card)):
                    out.append(self.in_full(group, card))
        return [line for lines in out[:FOUND] for line in lines]
