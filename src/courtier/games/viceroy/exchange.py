"""Law 67: pay an opponent three gems and swap one token with one of theirs. [V-LAW-67, V-RULING-23]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message, SeatName
from courtier.core.state import Decision, Event, Frame
from courtier.games.viceroy.actions import GIVE, OPPONENT, TOKEN
from courtier.games.viceroy.components import Card
from courtier.games.viceroy.placing import spot_of_action, target_action
from courtier.games.viceroy.pyramid import card_at
from courtier.games.viceroy.rewards import total
from courtier.games.viceroy.state import Seat, ViceroyState, change_token, spend_gem
from courtier.games.viceroy.tokens import is_gem, packed
from courtier.games.viceroy.words import GEM_NAMES, card_name, spot_target, token_list, token_name


def swappable(seat: Seat) -> bool:
    """Whether the pyramid holds a token that law 67 may swap."""
    for token in seat.tokens:
        if not is_gem(token & 255):
            return True
    return False


def spots_with_tokens(seat: Seat) -> list[int]:
    """Actions for the cards that carry a swappable token."""
    out: list[int] = []
    for token in seat.tokens:
        if not is_gem(token & 255):
            action = target_action(token >> 8)
            if action not in out:
                out.append(action)
    out.sort()
    return out


def tokens_at(seat: Seat, place: int) -> list[int]:
    """Actions for the different swappable tokens on one card."""
    out: list[int] = []
    for token in seat.tokens:
        if token >> 8 == place and not is_gem(token & 255):
            action = TOKEN.first + (token & 255)
            if action not in out:
                out.append(action)
    out.sort()
    return out


def token_card_label(s: ViceroyState, owner: int, place: int) -> Message:
    """A card with the tokens that can be swapped, in words."""
    seat = s.seats[owner]
    tokens = token_list(seat, place, with_gems=False)
    return Message(
        "viceroy-label-token-card", {"card": card_name(s.game.cards[card_at(seat, place)]), "tokens": tokens}
    )


@final
class ChooseOpponent(Decision[ViceroyState]):
    """With whom to swap, or not at all; needs three gems and a token on both sides. [V-LAW-67]"""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card

    def rules(self) -> list[str]:
        return ["V-LAW-67"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        out = [PASS]
        mine = s.seats[f.seat]
        if total(mine.gems) >= self.card.amount and swappable(mine):
            for i in range(s.n_seats):
                if i != f.seat and swappable(s.seats[i]):
                    out.append(OPPONENT.first + i)
        return out

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        if action == PASS:
            # Why is nobody else's business: too few gems behind the screen would show.
            if s.log is not None:
                s.log.append(Event("no-exchange", f.seat, {}, rule="V-LAW-67"))
            return
        opponent = action - OPPONENT.first
        s.push(s.game.own_card, f.seat, 0, opponent)
        if self.card.amount:
            s.push(s.game.give_gems, f.seat, self.card.amount, opponent)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-exchange", {"gems": self.card.amount}, "V-LAW-67")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        if action == PASS:
            return Message("viceroy-label-no-exchange", {}, "V-LAW-67")
        opponent = SeatName(action - OPPONENT.first)
        return Message("viceroy-label-exchange-with", {"opponent": opponent, "gems": self.card.amount})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return ["pass"] if action == PASS else [f"seat:{action - OPPONENT.first}"]


@final
class GiveGems(Decision[ViceroyState]):
    """The payment, from screen to screen, colours ascending. a: still due; b: opponent; c: lowest colour left."""

    def rules(self) -> list[str]:
        return ["V-LAW-67"]

    def ints(self) -> list[str]:
        return ["due", "opponent", "from_color"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        gems = s.seats[f.seat].gems
        left = 0
        for color in range(f.c, 4):
            left += gems[color]
        out: list[int] = []
        for color in range(f.c, 4):
            if gems[color] > 0 and left >= f.a:
                out.append(GIVE.first + color)
            left -= gems[color]
        return out

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        color = action - GIVE.first
        spend_gem(s.seats[f.seat], color)
        s.seats[f.b].gems[color] += 1
        if s.log is not None:
            s.log.append(
                Event("gem-given", f.seat, {"gem": GEM_NAMES[color], "opponent": SeatName(f.b)}, rule="V-LAW-67")
            )
        if f.a > 1:
            s.push(self, f.seat, f.a - 1, f.b, color)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-give", {"due": f.a, "opponent": SeatName(f.b)}, "V-LAW-67")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        color = action - GIVE.first
        return Message("viceroy-label-give", {"gem": GEM_NAMES[color], "left": s.seats[f.seat].gems[color]})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [f"gem:{action - GIVE.first}"]


@final
class OwnCard(Decision[ViceroyState]):
    """Which own card gives a token. b: opponent. [V-LAW-67]"""

    def rules(self) -> list[str]:
        return ["V-LAW-67"]

    def ints(self) -> list[str]:
        return ["a", "opponent", "c"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return spots_with_tokens(s.seats[f.seat])

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        s.push(s.game.own_token, f.seat, 0, f.b, spot_of_action(action))

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-own-card", {"opponent": SeatName(f.b)}, "V-LAW-67")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        return token_card_label(s, f.seat, spot_of_action(action))

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [spot_target(f.seat, spot_of_action(action))]


@final
class OwnToken(Decision[ViceroyState]):
    """Which token of that card. b: opponent; c: own spot. [V-LAW-67]"""

    def rules(self) -> list[str]:
        return ["V-LAW-67"]

    def ints(self) -> list[str]:
        return ["a", "opponent", "spot"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return tokens_at(s.seats[f.seat], f.c)

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        s.push(s.game.their_card, f.seat, 0, f.b, packed(f.c, action - TOKEN.first))

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        card = card_name(s.game.cards[card_at(s.seats[f.seat], f.c)])
        return Message("viceroy-prompt-own-token", {"card": card, "opponent": SeatName(f.b)}, "V-LAW-67")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        return Message("viceroy-label-own-token", {"token": token_name(action - TOKEN.first)})


@final
class TheirCard(Decision[ViceroyState]):
    """Which card of the opponent gives a token. b: opponent; c: own token. [V-LAW-67]"""

    def rules(self) -> list[str]:
        return ["V-LAW-67"]

    def ints(self) -> list[str]:
        return ["a", "opponent", "own_token"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return spots_with_tokens(s.seats[f.b])

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        s.push(s.game.their_token, f.seat, spot_of_action(action), f.b, f.c)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        args: dict[str, Arg] = {"opponent": SeatName(f.b), "own": token_name(f.c & 255)}
        return Message("viceroy-prompt-their-card", args, "V-LAW-67")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        return token_card_label(s, f.b, spot_of_action(action))

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [spot_target(f.b, spot_of_action(action))]


@final
class TheirToken(Decision[ViceroyState]):
    """Which token of that card; then the two change places. a: their spot; b: opponent; c: own token. [V-LAW-67]"""

    def rules(self) -> list[str]:
        return ["V-LAW-67"]

    def ints(self) -> list[str]:
        return ["spot", "opponent", "own_token"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return tokens_at(s.seats[f.b], f.a)

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        theirs = packed(f.a, action - TOKEN.first)
        mine, other = s.seats[f.seat], s.seats[f.b]
        change_token(mine, f.c, packed(f.c >> 8, theirs & 255))
        change_token(other, theirs, packed(f.a, f.c & 255))
        if s.log is not None:
            own = token_name(f.c & 255)
            got = token_name(theirs & 255)
            s.log.append(Event("tokens-swapped", f.seat, {"own": own, "theirs": got, "opponent": SeatName(f.b)}))

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        card = card_name(s.game.cards[card_at(s.seats[f.b], f.a)])
        args: dict[str, Arg] = {"opponent": SeatName(f.b), "own": token_name(f.c & 255), "card": card}
        return Message("viceroy-prompt-their-token", args, "V-LAW-67")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        return Message("viceroy-label-their-token", {"token": token_name(action - TOKEN.first)})
