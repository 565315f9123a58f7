"""Viceroy's board as plain text: the offer, the hand, the pyramids, the supply, everybody's screens."""

from __future__ import annotations

from typing import Any

from courtier.cli.boards.pyramids import Laid, drawn
from courtier.cli.paragraphs import wrapped
from courtier.cli.voice import WIDTH, Voice
from courtier.core.game import Game
from courtier.core.messages import Message, Name, SeatName
from courtier.games.viceroy.actions import COLORS
from courtier.games.viceroy.components import KINDS, Card, Item
from courtier.games.viceroy.game import ViceroyGame
from courtier.games.viceroy.words import card_name, hyphens, item_name
from courtier.texts import fold
from courtier.texts.fold import capital

NAME = 14  # columns for the name of a character
REWARD = 10  # columns for one row's reward
LEGEND = ("legend-colors", "legend-card", "codes")


def rule(title: str) -> str:
    """A heading drawn out to the width of the page."""
    return f"{title} ".ljust(WIDTH, "─")[:WIDTH]


class Board:
    """One instant of Viceroy as one seat sees it."""

    def __init__(self, voice: Voice, game: Game[Any], view: dict[str, Any], seat: int) -> None:
        assert isinstance(game, ViceroyGame)
        self.voice = voice
        self.cards = game.cards
        self.view = view
        self.seat = seat
        self.letters = {color: voice.say(f"cli-viceroy-letter-{color}") for color in COLORS}

    def lines(self, full: bool) -> list[str]:
        """Heading, offer, others, own pyramid and hand; `full` draws everybody's pyramid."""
        out = [*self.heading(), *self.offer()]
        for number, seat in enumerate(self.view["seats"]):
            if number != self.seat:
                out += ["", *self.other(number, seat)] if full else self.other(number, seat)
                if full:
                    out += [*drawn(self.laid(seat)), *self.key_to(seat)]
        if self.seat >= 0:
            out += self.own(self.view["seats"][self.seat])
        return out

    def brief(self, question: str) -> list[str] | None:
        """What is enough for a small question; None where the whole board is needed."""
        if question in ("gems.take", "cards.draw") and self.seat >= 0:
            return [self.screen(self.view["seats"][self.seat])]
        return None

    def legend(self) -> list[str]:
        """What the letters of the board mean."""
        colors = ", ".join(f"{letter} {self.voice.say(f'viceroy-color-{c}')}" for c, letter in self.letters.items())
        return wrapped("\n".join(self.voice.say(f"cli-viceroy-{key}", colors=colors) for key in LEGEND))

    # -- the table

    def heading(self) -> list[str]:
        """Round and phase, supply and decks."""
        say, view = self.voice.say, self.view
        phase = {"end": "scoring"}.get(view["phase"], view["phase"])
        parts = [say("viceroy-title")]
        if view["round"]:
            parts.append(say("play-round-of", round=view["round"], last=view["rounds"]))
        parts.append(self.cap(say(f"viceroy-phase-{phase}")))
        # A round is counted once its secret choices are open: the one that is being chosen in is the next.
        coming = 1 if view["answered"] else 0
        if phase in ("auction", "building"):
            kind = "bidding" if phase == "auction" else "building"
            parts.append(say(f"viceroy-{kind}-round", number=max(view[f"{kind}_round"] + coming, 1)))
        decks = {name: view[f"{name}_deck"] for name in ("large", "small", "law")}
        out = [rule(" · ".join(parts)), say("cli-viceroy-stock", gems=self.gems(view["supply"]), **decks)]
        bids = [self.letters.get(bid, "-") for bid in view["virtual"]["bids"]]
        return [*out, say("cli-viceroy-virtual", bids=" ".join(bids))] if bids else out

    def offer(self) -> list[str]:
        """The characters at the auction cards: the price of each row, and what it brings."""
        out: list[str] = []
        for color in COLORS:
            for place, arrow in (("above", "↑"), ("below", "↓")):
                number = self.view["display"][color][place]
                if number:
                    out.append(f"{self.letters[color]}{arrow} {self.character(self.cards[number])}")
        if not out:
            return []
        row = self.voice.say("cli-viceroy-row")
        heads = "".join(f"{f'{row} {level}':<{REWARD + 3}}" for level in range(1, 5))
        title = self.cap(self.voice.say("viceroy-place-display"))[: NAME + 11]
        return [f"{title:<{NAME + 13}}{heads}".rstrip(), *out]

    def character(self, card: Card) -> str:
        """One line: number, name, segments, then cost and reward of the four rows."""
        name = self.name(card)
        short = name if len(name) <= NAME else name[: NAME - 1] + "…"
        rows = ""
        for level in range(1, 5):
            before, now = card.needs[level - 1], card.needs[level]
            cost = next(c for c in range(4) if now[c] > before[c])
            rows += f"{self.letters[COLORS[cost]]} {self.reward(card.rows[level - 1]):<{REWARD}} "
        return f"{card.number:>2} {short:<{NAME}} {self.segments(card)} {rows}".rstrip()

    def reward(self, items: list[Item]) -> str:
        """One item in a short word; several in letters."""
        key = "short" if len(items) == 1 else "code"
        return " ".join(self.item(each, key) for each in items)

    def item(self, item: Item, key: str) -> str:
        """A reward item in short."""
        word = KINDS[item.kind].replace("_", "-")
        color = "?" if item.color not in range(4) else self.letters[COLORS[item.color]]
        return self.voice.say(f"cli-viceroy-{key}-{word}", n=item.amount, color=color)

    # -- seats

    def other(self, number: int, seat: dict[str, Any]) -> list[str]:
        """Another seat in a line or two: what everybody can see of it."""
        say = self.voice.say
        parts = [say("cli-viceroy-hand", characters=seat["characters_in_hand"], laws=seat["laws_in_hand"])]
        if "gems" in seat:
            parts.append(self.screen(seat))
        parts += self.standing(seat)
        if seat["hand"]:
            known = tuple(card_name(self.cards[card]) for card in seat["hand"])
            parts.append(say("cli-viceroy-known", cards=known))
        return wrapped(f"{say('cli-name', seat=SeatName(number))}: {' · '.join(parts)}")

    def standing(self, seat: dict[str, Any]) -> list[str]:
        """Bid, circles, tokens and points of a seat."""
        say = self.voice.say
        out: list[str] = []
        bid = seat["bid"]
        if bid is not None and self.view["phase"] == "auction":
            shown = self.letters[bid] if bid in self.letters else say(f"cli-viceroy-bid-{bid}")
            out.append(say("cli-viceroy-bid", bid=shown))
        circles = "".join(self.letters[circle["color"]] for circle in seat["circles"])
        if circles:
            out.append(say("cli-viceroy-circles", circles=circles))
        tokens = [token for card in seat["pyramid"] for token in card.get("tokens", [])]
        if tokens:
            out.append(" ".join(self.tokens(tokens)))
        out.append(say("vp", count=sum(seat["score"].values())))
        return out

    def own(self, seat: dict[str, Any]) -> list[str]:
        """Pyramid, screen and hand of the seat that looks."""
        say = self.voice.say
        out = [rule(f"── {say('cli-name', seat=SeatName(self.seat))}"), *drawn(self.laid(seat)), *self.key_to(seat)]
        out += wrapped(" · ".join([self.screen(seat), *self.standing(seat)]))
        hand = [self.cards[number] for number in seat["hand"]]
        if hand:
            out.append(f"{self.cap(say('viceroy-place-hand'))}:")
        for card in hand:
            out += self.law(card) if card.is_law else [f"   {self.character(card)}"]
        if any(entry["depth"] == 0 for entry in self.view["known_laws"]):
            tops = tuple(card_name(self.cards[entry["card"]]) for entry in self.view["known_laws"])
            out += wrapped(say("cli-viceroy-known-laws", cards=tops))
        return out

    def screen(self, seat: dict[str, Any]) -> str:
        """What lies behind a screen."""
        return self.voice.say("cli-viceroy-gems", gems=self.gems(seat["gems"]), attacks=seat["attacks"])

    def law(self, card: Card) -> list[str]:
        """A law in hand with what it does."""
        text = self.voice.say(f"viceroy-law-{hyphens(card.key)}-text")
        lines = wrapped(f"{card.number} {self.name(card)} {self.segments(card)} {text}", indent="   ")
        return [lines[0], *(f"      {line.strip()}" for line in wrapped(" ".join(lines[1:]), width=WIDTH - 6))]

    def laid(self, seat: dict[str, Any]) -> list[Laid]:
        """A pyramid, ready to be drawn."""
        circles = {(circle["level"], circle["column"]): circle["color"] for circle in seat["circles"]}
        out: list[Laid] = []
        for entry in seat["pyramid"]:
            card = self.cards[entry["card"]]
            place = (entry["level"], entry["column"])
            tokens = " ".join(self.tokens(entry.get("tokens", [])))
            segments = self.segments(card).replace("/", "")
            if place in circles:  # at the end its colour may have been changed
                segments = segments[:2] + 2 * self.letters[circles[place]]
            out.append(Laid(*place, card.number, segments, tokens, place in circles))
        return out

    def key_to(self, seat: dict[str, Any]) -> list[str]:
        """The names behind the numbers of a pyramid, with what is tucked under them."""
        parts = []
        for entry in sorted(seat["pyramid"], key=lambda each: (each["level"], each["column"])):
            tucked = "".join(f"+{number}" for number in entry.get("tucked", []))
            parts.append(f"{entry['card']}\u00a0{self.name(self.cards[entry['card']])}{tucked}".replace(" ", "\u00a0"))
        return [line.replace("\u00a0", " ") for line in wrapped(", ".join(parts))]

    def tokens(self, words: list[str]) -> list[str]:
        """Tokens in letters, equal ones counted."""
        counts: dict[str, int] = {}
        for word in words:
            kind, _, rest = word.partition(":")
            color, _, value = rest.rpartition(":") if kind == "bonus_circle" else (rest, "", rest)
            letter = self.letters.get(color, "")
            shown = self.voice.say(f"cli-viceroy-token-{kind.replace('_', '-')}", n=value, color=letter)
            counts[shown] = counts.get(shown, 0) + 1
        return [shown if count == 1 else f"{count}{shown}" for shown, count in counts.items()]

    # -- single components

    def option_table(self, options: list[int]) -> tuple[list[str], set[int]]:
        """No question has so many answers that a list would not do."""
        return [], set()

    def explained(self, words: str) -> list[str]:
        """A card in full, by its number or by a part of its name."""
        wanted = fold(words.strip())
        found = [
            card
            for card in self.cards[1:]
            if wanted and (wanted == str(card.number) or (not wanted.isdecimal() and wanted in fold(self.name(card))))
        ]
        out: list[str] = []
        for card in found[:5]:
            out += self.in_full(card)
        return out

    def in_full(self, card: Card) -> list[str]:
        """All that is printed on a card."""
        say = self.voice.say
        kind = say("viceroy-kind-law" if card.is_law else "viceroy-kind-character")
        out = [f"{self.cap(self.voice.tell(card_name(card)))}, {kind}, {self.segments(card)}"]
        if card.is_law:
            return out + wrapped(say(f"viceroy-law-{hyphens(card.key)}-text"), indent="  ")
        for level in range(1, 5):
            before, now = card.needs[level - 1], card.needs[level]
            cost = next(COLORS[c] for c in range(4) if now[c] > before[c])
            rewards = Message("list-of-effects", {"effects": tuple(item_name(item) for item in card.rows[level - 1])})
            out.append("  " + say("cli-viceroy-full-row", row=level, gem=Name(f"viceroy-gem-{cost}"), reward=rewards))
        return out

    # -- small words

    def name(self, card: Card) -> str:
        """The name of a card."""
        return self.voice.say(f"viceroy-card-{hyphens(card.key)}")

    def segments(self, card: Card) -> str:
        """The colours of its corners: the upper ones, a stroke, the lower ones."""
        corners = (card.top_left, card.top_right, card.bottom_left, card.bottom_right)
        shown = "".join(self.letters[COLORS[corner]] for corner in corners)
        return f"{shown[:2]}/{shown[2:]}"

    def gems(self, counts: dict[str, int]) -> str:
        """Gems by colour, such as `B2 R1 G0 Y3`."""
        return " ".join(f"{self.letters[color]}{counts[color]}" for color in COLORS)

    def cap(self, text: str) -> str:
        """With a capital letter."""
        return capital(text, self.voice.lang)
