"""Viscounts' board as plain text: the ring with its castle, everybody's goods, the own cards, the rival's schemes."""

from __future__ import annotations

import textwrap
from typing import Any

from courtier.cli.boards.viscounts_cards import Cards, hanging, rule
from courtier.cli.boards.viscounts_words import effect, facts_of, letters, short, upgrade
from courtier.cli.paragraphs import wrapped
from courtier.cli.voice import WIDTH, Voice
from courtier.core.game import Game
from courtier.core.messages import Name, SeatName
from courtier.games.viscounts.names import key
from courtier.games.viscounts.words import ACTIONS, BUILDINGS, ICONS, RIBBONS, ROW, TRACK_SPACES

SEGMENT = 13  # columns for the name of a segment
FOLK = 30  # columns for a townsfolk on offer
TRADE = 15  # columns for a trade spot
LABEL = 36  # columns for what a row of the table of players tells
NO_BREAK = "\u00a0"
TAG = 9  # the longest short name of a player
SOON = 2  # so near the own markers are when the board tells what their collision brings
LEGEND = ("legend-icons", "legend-ring", "legend-table")


class Board(Cards):
    """One instant of Viscounts as one seat sees it."""

    def __init__(self, voice: Voice, game: Game[Any], view: dict[str, Any], seat: int) -> None:
        super().__init__(voice, facts_of(game))
        self.view = view
        self.seat = seat
        self.people: dict[int | str, dict[str, Any]] = dict(enumerate(view["players"]))
        if "rival" in view:
            self.people["rival"] = view["rival"]
        self.tags = self._tags()

    def lines(self, full: bool) -> list[str]:
        """Heading, ring and castle, players, own cards; `full` adds what is printed, laid away and known."""
        out = [*self.heading(), *self.ring(full), *self.castle(), "", *self.table(), *self.collisions(full)]
        for who, person in self.people.items():
            out += self.details(who, person, full)
        if "rival" in self.view:
            out += self.rival(self.view["rival"], full)
        if self.seat >= 0:
            out += self.own(self.view["players"][self.seat])
        return [*out, "", *self.legend()] if full else out

    def option_table(self, options: list[int]) -> tuple[list[str], set[int]]:
        """No question has so many answers that a list would not do."""
        return [], set()

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
        now = say("play-round", round=view["round"]) if view["round"] else self.cap(say("viscounts-phase-setup"))
        parts = [say("viscounts-title"), now]
        if view["round"] and view["round"] == view["last_round"]:
            parts.append(say("cli-viscounts-last-round"))
        parts.append(say("cli-viscounts-start", seat=SeatName(view["start"])))
        out = [rule(" · ".join(parts))]
        if view["debts_left"] is not None:
            debts, deeds = view["debts_left"], view["deeds_left"]
            out += wrapped(f"{say('cli-viscounts-debts', n=debts)} · {say('cli-viscounts-deeds', n=deeds)}")
        for pair in view["pairs"]:
            card, number = self.facts.player_cards[pair["card"]], pair["card"].rpartition("_")[2]
            gains = [short(self.voice, card["gain"])] if card["gain"] else []
            gains += [self.voice.plainly(effect(card["then"]))] if card["then"] else []
            text = " · ".join(gains)
            out += hanging(f"{self.cap(say('viscounts-player-card', number=number))}: ", text)
            out += self.card("+", pair["hero"])
        return out

    def ring(self, full: bool) -> list[str]:
        """The segments clockwise: their piles, banks with trade spots and sites, and their sections of the castle."""
        heads = [self.voice.say(f"cli-viscounts-head-{word}") for word in ("segment", "townsfolk", "manuscript")]
        out = [f"{heads[0]:<{SEGMENT}}{heads[1]:<{FOLK}}{heads[2]}"]
        layout = self.view["layout"]
        for at, letter in enumerate(layout):
            segment, printed = self.view["segments"][letter], self.facts.segments[letter]
            name = f"{letter} {self.voice.say(f'viscounts-segment-{letter}')}"
            folk, manuscript = self.offered(segment, printed), self.manuscript(segment, printed)
            out.append(f"{name:<{SEGMENT}}{folk:<{FOLK}}{manuscript}"[:WIDTH])
            side = printed["sides"][self.view["side"]]
            out += [line for node in "LR" for line in self.bank(letter, node, side)]
            out += self.inner(letter, segment["section"])
            if full:
                out += self.fine_print(segment, side, f"{layout[(at + 1) % len(layout)]}1")
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
        return f"{name} {card['cost']}: {self.brings(card)} ({segment['manuscripts_left']})"

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
            shown = ", ".join(
                f"{tag} ×{workers[section]}".replace(" ", NO_BREAK)
                for tag, workers in own.items()
                if section in workers
            )
            head, _, rest = self.voice.say(f"cli-viscounts-tier-{tier}", workers=shown or "–").partition(":")
            parts.append(f"{head.replace(' ', NO_BREAK)}:{rest}")
        text = f"  I {self.cap(self.name('section', section))}: {' · '.join(parts)}  "
        return self.with_riders(text, f"{letter}.I")

    def with_riders(self, text: str, space: str) -> list[str]:
        """A line of the ring with the viscounts that stand on its space."""
        riders = ", ".join(self.tags[who] for who, person in self.people.items() if person["space"] == space)
        mark = f"◄ {riders}" if riders else ""
        whole = [text + mark] if len(text + mark) <= WIDTH else textwrap.wrap(text, WIDTH, subsequent_indent="    ")
        if mark and not whole[0].endswith(mark):
            whole.append(f"    {mark}")
        return [line.replace(NO_BREAK, " ") for line in whole]

    def fine_print(self, segment: dict[str, Any], side: dict[str, Any], following: str) -> list[str]:
        """What a segment's townsfolk, second tier and links bring; the last link leads to the following site."""
        out, card = [], segment["townsfolk"]
        if card is not None:
            out += hanging(f"    {self.name('townsfolk', card)}: ", self.folk_text(card))
        tier = self.voice.say(
            "cli-viscounts-advance", effect=effect(self.facts.sections[segment["section"]]["tier2_effect"])
        )
        return [*out, *hanging("    ", tier), *hanging("    ", self.links(side, following))]

    def castle(self) -> list[str]:
        """The highest tier and who leads."""
        say, leader = self.voice.say, self.view["leader"]
        top = [f"{self.tags[who]} ×{p['workers']['tier3']}" for who, p in self.people.items() if p["workers"]["tier3"]]
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

    def collisions(self, full: bool) -> list[str]:
        """What a collision brings on each space: all of them, or those where the own markers may soon meet."""
        spaces = range(1, TRACK_SPACES + 1)
        if not full:
            own = self.view["players"][self.seat] if self.seat >= 0 else {"corruption": 1, "virtue": TRACK_SPACES}
            if own["virtue"] - own["corruption"] > SOON:
                return []
            spaces = range(own["corruption"], own["virtue"] + 1)
        out: list[str] = []
        for space in spaces:
            gains, others = self.facts.track["active_gains"][f"{space}"], self.facts.track["opponent_gains"][f"{space}"]
            whose = {"0": "honest", "1+": "criminals"}.get(others["if_criminals"], "all")
            brings = self.voice.plainly(effect(gains))
            theirs = self.voice.plainly(effect(others["effect"]))
            out += wrapped(self.voice.say(f"cli-viscounts-collision-{whose}", space=space, gains=brings, others=theirs))
        return out

    def owns(self, built: dict[str, Any], person: dict[str, Any]) -> bool:
        """Whether a building belongs to a participant."""
        return self.people[built["owner"]] is person

    def details(self, who: int | str, person: dict[str, Any], full: bool) -> list[str]:
        """What is known of a hand; `full` adds manuscripts, bonus cards, upgrades and the discard pile."""
        say, parts = self.voice.say, []
        if person.get("known_in_hand") and who != self.seat:
            parts.append(say("cli-viscounts-known", cards=self.names(person["known_in_hand"])))
        if full:
            for ribbon in RIBBONS:
                cards = [self.facts.manuscripts[card] for card in person["manuscripts"]]
                brings = ", ".join(self.brings(card) for card in cards if card["ribbon"] == ribbon)
                parts += [say(f"cli-viscounts-owned-{ribbon}", cards=brings)] if brings else []
            parts += [say(f"viscounts-bonus-cb-{ribbon}") for ribbon in person["bonus"]]
            if who != "rival":
                parts += [say(f"viscounts-slot-{slot}-text").rstrip(".") for slot in person["built"]]
            if who not in (self.seat, "rival"):
                parts.append(say("cli-viscounts-row", cards=self.names(person["row"])))
            if person["discard"]:
                parts.append(say("cli-viscounts-discard", cards=self.names(person["discard"])))
        return hanging(f"{self.tags[who]}: ", " · ".join(parts)) if parts else []

    def rival(self, person: dict[str, Any], full: bool) -> list[str]:
        """The rival's row of schemes, what it still has, and what its board gives."""
        say = self.voice.say
        out = [rule(f"── {self.cap(self.name('rival', person['board']))}")]
        printed = self.facts.rivals[person["board"]]["printed_start_icons"]
        for place, card in zip(ROW, person["row"], strict=True):
            out += self.scheme(say(f"cli-viscounts-{place}"), card, printed.get(place, []), full)
        out += wrapped(say("cli-viscounts-schemes", draw=person["draw_size"], future=person["future_size"]))
        if full and person["seen"]:
            out += wrapped(say("cli-viscounts-seen", cards=self.names(person["seen"])))
        for slot in self.facts.rivals[person["board"]]["slots"] if full else []:
            mark = "■" if slot["id"] in person["built"] else "□"
            out += hanging(f"{mark} {self.cap(self.name('slot', slot['id']))}: ", upgrade(self.voice, slot))
        return out

    def own(self, person: dict[str, Any]) -> list[str]:
        """The three cards on the board and the hand of the seat that looks."""
        say = self.voice.say
        out = [rule(f"── {self.seat_name(self.seat)}")]
        for place, card in zip(ROW, person["row"], strict=True):
            out += self.card(say(f"cli-viscounts-{place}"), card, self.facts.printed.get(place, []))
        for card in person["hand"]:
            out += self.card(say("viscounts-area-hand"), card)
        return out

    # -- small words

    def names(self, cards: list[str | None]) -> tuple[Name, ...]:
        """Townsfolk or schemes for a list."""
        group = {card: "scheme" if card in self.facts.schemes else "townsfolk" for card in cards if card}
        return tuple(Name(f"viscounts-{group[card]}-{key(card)}") for card in cards if card)

    def _tags(self) -> dict[int | str, str]:
        """Names short enough for the board, no two alike."""
        out: dict[int | str, str] = {}
        for who in self.people:
            name = self.voice.say("cli-viscounts-rival") if who == "rival" else self.seat_name(int(who))
            out[who] = name if len(name) <= TAG else name.partition(" (")[0][:TAG].rstrip()
        alike = [tag for tag in out.values() if list(out.values()).count(tag) > 1]
        return {who: f"{int(who) + 1}.{tag}"[:TAG] if tag in alike else tag for who, tag in out.items()}

    def seat_name(self, seat: int) -> str:
        """Who sits there."""
        return self.voice.say("cli-name", seat=SeatName(seat))
