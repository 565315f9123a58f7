"""The building phase: choosing in secret, laying in order of the numbers, paying. [RULES section 7]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.actions import PASS
from courtier.core.combinators import Condition
from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viceroy.actions import BUILD, DISCARD, DISCOUNT_INDEX, DISCOUNTS, LEVEL_5, PAY
from courtier.games.viceroy.components import Card
from courtier.games.viceroy.costs import top_level, unused_eternal
from courtier.games.viceroy.placing import has_target
from courtier.games.viceroy.pyramid import MIXED, circle_color, level_of, open_spots
from courtier.games.viceroy.rewards import FOR_A_CARD, take_gem
from courtier.games.viceroy.state import (
    Seat,
    ViceroyState,
    add_to_hand,
    change_token,
    discard,
    known_by_all,
    remove_from_hand,
    spend_gem,
)
from courtier.games.viceroy.tokens import ETERNAL, ETERNAL_USED, STORED
from courtier.games.viceroy.words import COLOR_NAMES, card_name, eternal_list, gem_list, item_list

SELL: Final = 128  # added to the card in `chosen` when it is discarded for gems [V-VARIANT-02]


@final
class StartBuilding(Effect[ViceroyState]):
    """Everybody is in; each eternal gem can help once more. [V-BUILD-01, V-BUILD-12]"""

    def run(self, s: ViceroyState, f: Frame) -> None:
        s.building_round = 0
        for seat in s.seats:
            seat.building = True
            for token in seat.tokens:
                if ETERNAL_USED <= token & 255 < STORED:
                    change_token(seat, token, token - ETERNAL_USED + ETERNAL)


@final
class BuildingIsOver(Condition[ViceroyState]):
    """Three building rounds are over, or nobody can play any more. [V-BUILD-04]"""

    def holds(self, s: ViceroyState, f: Frame) -> bool:
        if s.building_round == s.game.rules.building_rounds:
            return True
        for seat in s.seats:
            if seat.building and seat.hand:
                return False
        return True


@final
class ChooseBuild(Decision[ViceroyState]):
    """A playable card of the hand, or pass; in secret and all together. [V-BUILD-01, V-BUILD-02, V-RULING-10]

    Who has no card left passes without being asked: the number of hand cards is public. [V-BUILD-04]
    """

    def rules(self) -> list[str]:
        return ["V-BUILD-01", "V-BUILD-02"]

    def who(self, s: ViceroyState, f: Frame) -> int:
        mask = 0
        for i in range(s.n_seats):
            if s.seats[i].building and s.seats[i].hand:
                mask |= 1 << i
        return mask

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        out = [PASS]
        eternal = unused_eternal(seat)
        for entry in seat.hand:
            card = s.game.cards[entry >> 4]
            if card.is_law:
                if has_target(s, seat, card):
                    out.append(BUILD.first + card.number - 1)
            # Costs are cumulative, so a character that cannot pay its lowest row can be laid nowhere. [V-BUILD-11]
            elif seat.gems[card.first_cost] + eternal[card.first_cost] > 0:
                out.append(BUILD.first + card.number - 1)
        if s.discards_for_gems:
            for entry in seat.hand:
                out.append(DISCARD.first + (entry >> 4) - 1)
        return out

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        if BUILD.has(action):
            s.seats[f.seat].chosen = action - BUILD.first + 1
        elif DISCARD.has(action):
            s.seats[f.seat].chosen = action - DISCARD.first + 1 + SELL

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        number = s.building_round + 1
        return Message("viceroy-prompt-build", {"number": number, "of": s.game.rules.building_rounds}, "V-BUILD-01")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        if action == PASS:
            return Message("viceroy-label-build-pass", {}, "V-BUILD-01")
        if DISCARD.has(action):
            card = s.game.cards[action - DISCARD.first + 1]
            gems = s.game.rules.variant_discard_gems
            most = gems * sum([1 for seat in s.seats if seat.building])
            scarce = "-scarce" if sum(s.supply) < most else ""
            return Message(f"viceroy-label-discard{scarce}", {"card": card_name(card), "gems": gems}, "V-VARIANT-02")
        card = s.game.cards[action - BUILD.first + 1]
        if card.is_law:
            return Message("viceroy-label-build-law", {"card": card_name(card)}, "V-BUILD-20")
        seat = s.seats[f.seat]
        level = max(level_of(place) for place in open_spots(seat, top_level(seat, card)))
        return Message("viceroy-label-build", {"card": card_name(card), "level": level}, "V-BUILD-11")

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        if action == PASS:
            return ["pass"]
        return [f"hand:{action - (BUILD if BUILD.has(action) else DISCARD).first + 1}"]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        if not BUILD.has(action):
            return None
        number = action - BUILD.first + 1
        card = s.game.cards[number]
        if not any(entry >> 4 == number for entry in s.seats[f.seat].hand):
            return Message("viceroy-whynot-not-in-hand", {"card": card_name(card)}, "V-BUILD-01")
        if card.is_law:
            return Message("viceroy-whynot-law-no-target", {"card": card_name(card)}, "V-RULING-24")
        color = COLOR_NAMES[card.first_cost]
        return Message("viceroy-whynot-cannot-pay", {"card": card_name(card), "color": color}, "V-BUILD-02")


@final
class RevealBuild(Effect[ViceroyState]):
    """All chosen cards are shown; they are played in ascending order of their numbers. [V-BUILD-03, V-ORDER-02]"""

    def run(self, s: ViceroyState, f: Frame) -> None:
        s.building_round += 1
        order: list[int] = []
        for i in range(s.n_seats):
            seat = s.seats[i]
            if not seat.building:
                continue
            if seat.chosen == 0:
                seat.building = False
                if s.log is not None:
                    s.log.append(Event("build-pass", i, {}))
                continue
            number = seat.chosen & (SELL - 1)
            show_hand_card(s, seat, number)
            sells = seat.chosen >= SELL
            order.append(number * 512 + int(sells) * 256 + i)
            seat.chosen = 0
            if s.log is not None:
                kind, rule = ("discard-shown", "V-VARIANT-02") if sells else ("build-shown", "")
                s.log.append(Event(kind, i, {"card": card_name(s.game.cards[number])}, rule=rule))
        order.sort()
        for key in reversed(order):
            number, seat_number = key // 512, key & 15
            if key & 256:
                s.push(s.game.discard_for_gems, seat_number, 0, number)
            else:
                s.push(s.game.play_by_card[number], seat_number, 0, number)


def show_hand_card(s: ViceroyState, seat: Seat, number: int) -> None:
    """Everybody sees a card that stays in hand until its turn comes."""
    remove_from_hand(seat, number)
    add_to_hand(seat, number, known_by_all(s))


@final
class DiscardForGems(Effect[ViceroyState]):
    """Variant: a hand card is discarded for two gems of any colours. b: card. [V-VARIANT-02]"""

    def ints(self) -> list[str]:
        return ["a", "card", "c"]

    def run(self, s: ViceroyState, f: Frame) -> None:
        remove_from_hand(s.seats[f.seat], f.b)
        discard(s, f.b)
        if s.log is not None:
            s.log.append(
                Event("discarded-for-gems", f.seat, {"card": card_name(s.game.cards[f.b])}, rule="V-VARIANT-02")
            )
        s.push(s.game.take_gems, f.seat, s.game.rules.variant_discard_gems, 0, FOR_A_CARD)


@final
class Pay(Decision[ViceroyState]):
    """Gems go to the supply; unused eternal gems may reduce the cost. b: card; c: spot. [V-BUILD-11, V-BUILD-12]"""

    def rules(self) -> list[str]:
        return ["V-BUILD-11", "V-BUILD-12"]

    def ints(self) -> list[str]:
        return ["a", "card", "spot"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        """One action for each number of eternal gems by colour that pays the cost in full without waste."""
        seat = s.seats[f.seat]
        need = s.game.cards[f.b].needs[level_of(f.c)]
        most = unused_eternal(seat)
        if most[0] + most[1] + most[2] + most[3] == 0:
            return [PAY.first]
        least = [0, 0, 0, 0]
        for color in range(4):
            if most[color] > need[color]:
                most[color] = need[color]
            if need[color] > seat.gems[color]:
                least[color] = need[color] - seat.gems[color]
        out: list[int] = []
        for b in range(least[0], most[0] + 1):
            for r in range(least[1], most[1] + 1):
                for g in range(least[2], most[2] + 1):
                    for y in range(least[3], most[3] + 1):
                        out.append(PAY.first + DISCOUNT_INDEX[((b * 6 + r) * 6 + g) * 6 + y])
        out.sort()
        return out

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        seat = s.seats[f.seat]
        need = s.game.cards[f.b].needs[level_of(f.c)]
        used = DISCOUNTS[action - PAY.first]
        for color in range(4):
            for _ in range(need[color] - used[color]):
                spend_gem(seat, color)
                s.supply[color] += 1
            for _ in range(used[color]):
                mark_used(seat, color)
        if s.log is not None:
            paid = [need[c] - used[c] for c in range(4)]
            args: dict[str, Arg] = {"card": card_name(s.game.cards[f.b])}
            kind = "paid"
            if sum(paid):
                args["gems"] = gem_list(paid)
            if sum(used):
                args["eternal"] = eternal_list(used)
                kind = "paid-with-eternal" if sum(paid) else "paid-with-eternal-only"
            s.log.append(Event(kind, f.seat, args, rule="V-BUILD-11"))

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-pay", rule="V-BUILD-12")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        need = s.game.cards[f.b].needs[level_of(f.c)]
        used = DISCOUNTS[action - PAY.first]
        paid = [need[c] - used[c] for c in range(4)]
        if sum(used) == 0:
            return Message("viceroy-label-pay", {"gems": gem_list(paid)})
        if sum(paid) == 0:
            return Message("viceroy-label-pay-eternal-only", {"eternal": eternal_list(used)})
        return Message("viceroy-label-pay-eternal", {"gems": gem_list(paid), "eternal": eternal_list(used)})


def mark_used(seat: Seat, color: int) -> None:
    """One eternal gem of a colour has helped in this building phase. [V-BUILD-12]"""
    lowest = -1
    for token in seat.tokens:
        if token & 255 == ETERNAL + color and (lowest < 0 or token < lowest):
            lowest = token
    change_token(seat, lowest, lowest + ETERNAL_USED - ETERNAL)


def circle_gem(s: ViceroyState, seat: int, color: int) -> None:
    """A circle that has become one-coloured brings a gem of its colour, if the supply has one. [V-BUILD-13]"""
    for _ in range(s.game.rules.circle_gem):
        if s.supply[color] > 0:
            take_gem(s, seat, color)
            if s.log is not None:
                s.log.append(Event("circle-gem", seat, {"color": COLOR_NAMES[color]}, rule="V-BUILD-13"))


@final
class CircleGem(Effect[ViceroyState]):
    """The card just placed may close a one-coloured circle. c: spot. [V-BUILD-13]"""

    def ints(self) -> list[str]:
        return ["a", "card", "spot"]

    def run(self, s: ViceroyState, f: Frame) -> None:
        color = circle_color(s.game.cards, s.seats[f.seat], f.c)
        if color != MIXED:
            circle_gem(s, f.seat, color)


@final
class Reward(Effect[ViceroyState]):
    """All items of the row of the card's level; on level 5 a choice. b: card; c: spot. [V-BUILD-14, V-BUILD-15]"""

    def ints(self) -> list[str]:
        return ["a", "card", "spot"]

    def run(self, s: ViceroyState, f: Frame) -> None:
        s.push(s.game.rewards[f.b][level_of(f.c)], f.seat, 0, f.b, f.c)


@final
class Level5(Decision[ViceroyState]):
    """On level 5: the rewards of rows 1, 2 and 3, or one power token of 15. b: card; c: spot. [V-BUILD-15]"""

    def __init__(self, rows: Effect[ViceroyState], power: Effect[ViceroyState], card: Card) -> None:
        super().__init__()
        self.rows = rows
        self.power = power
        self.card = card

    def parts(self) -> list[Effect[ViceroyState]]:
        return [self.rows, self.power]

    def rules(self) -> list[str]:
        return ["V-BUILD-15"]

    def ints(self) -> list[str]:
        return ["a", "card", "spot"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [LEVEL_5.first, LEVEL_5.first + 1]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        s.push(self.rows if action == LEVEL_5.first else self.power, f.seat, 0, f.b, f.c)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-level-5", rule="V-BUILD-15")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        if action == LEVEL_5.first:
            items = [item for row in self.card.rows[:3] for item in row]
            return Message("viceroy-label-level-5-rows", {"items": item_list(items)})
        return Message("viceroy-label-level-5-power", {"points": s.game.rules.level_5_power})
