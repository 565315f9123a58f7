"""The auction phase: secret bids, attacks, gem bids, agreement of two, refreshing the display. [RULES section 5]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.combinators import Condition
from courtier.core.messages import Message, SeatName
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viceroy.actions import ABOVE, BELOW, BID, BID_ATTACK, REFUSE, TAKE
from courtier.games.viceroy.display import (
    cards_at,
    deal_display,
    display_is_empty,
    remove_from_display,
    slot_of,
    slot_target,
    take_label,
    win,
)
from courtier.games.viceroy.pyramid import count_tokens
from courtier.games.viceroy.rewards import FOR_PASSING
from courtier.games.viceroy.state import (
    BID_PASS,
    BID_TOKEN,
    NO_BID,
    ViceroyState,
    in_order,
    spend_gem,
)
from courtier.games.viceroy.tokens import SCIENCE
from courtier.games.viceroy.virtual import draw_virtual_bids, resolve_with_virtual, virtual_on
from courtier.games.viceroy.words import COLOR_NAMES, GEM_NAMES, card_name, offer_place


@final
class StartAuction(Effect[ViceroyState]):
    """Everybody is in, except who skips the phase because of law 69; virtual opponents too. [V-AUC-01, V-LAW-69]"""

    def run(self, s: ViceroyState, f: Frame) -> None:
        s.round += 1
        s.bidding_round = 0
        s.virtual_in = (1 << s.n_virtual) - 1
        for seat in s.seats:
            seat.bidding = not seat.skips
            seat.sits_out = seat.skips
            seat.skips = False
        if s.log is not None:
            s.log.append(Event("round-begins", -1, {"round": s.round, "of": s.game.rules.rounds}))
            for i in range(s.n_seats):
                if s.seats[i].sits_out:
                    s.log.append(Event("sits-out", i, {}, rule="V-LAW-69"))


@final
class AuctionIsOver(Condition[ViceroyState]):
    """No human is in any more, or three bidding rounds are over. [V-AUC-16, V-SOLO-12]"""

    def holds(self, s: ViceroyState, f: Frame) -> bool:
        if s.bidding_round == s.game.rules.bidding_rounds:
            return True
        for seat in s.seats:
            if seat.bidding:
                return False
        return True


@final
class Bid(Decision[ViceroyState]):
    """A gem, an attack token or an empty fist, in secret and all together. [V-AUC-01 to V-AUC-05]"""

    def rules(self) -> list[str]:
        return ["V-AUC-01", "V-AUC-02", "V-AUC-03", "V-AUC-04"]

    def who(self, s: ViceroyState, f: Frame) -> int:
        mask = 0
        for i in range(s.n_seats):
            if s.seats[i].bidding:
                mask |= 1 << i
        return mask

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        out = [PASS]
        for color in range(4):
            if seat.gems[color] > 0 and cards_at(s, color) > 0:
                out.append(BID.first + color)
        if seat.attacks > 0 and not display_is_empty(s):
            out.append(BID_ATTACK.first)
        return out

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        if action == PASS:
            s.seats[f.seat].bid = BID_PASS
        elif action == BID_ATTACK.first:
            s.seats[f.seat].bid = BID_TOKEN
        else:
            s.seats[f.seat].bid = action - BID.first

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        number = s.bidding_round + 1
        return Message("viceroy-prompt-bid", {"number": number, "of": s.game.rules.bidding_rounds}, "V-AUC-01")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        if action == PASS:
            scarce = "-scarce" if sum(s.supply) < income_until(s, f.seat) else ""
            return Message(f"viceroy-label-bid-pass{scarce}", {"due": pass_income(s, f.seat)}, "V-PASS-01")
        if action == BID_ATTACK.first:
            return Message("viceroy-label-bid-attack", {}, "V-AUC-11")
        color = action - BID.first
        names = tuple(card_name(s.game.cards[s.display[color * 2 + at]]) for at in (1, 0) if s.display[color * 2 + at])
        return Message("viceroy-label-bid", {"gem": GEM_NAMES[color], "cards": names}, "V-AUC-02")

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        if action == BID_ATTACK.first:
            return ["attack"]
        return ["pass"] if action == PASS else [f"auction:{action - BID.first}"]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        if BID.has(action):
            color = action - BID.first
            if cards_at(s, color) == 0:
                return Message("viceroy-whynot-bid-no-card", {"color": COLOR_NAMES[color]}, "V-AUC-02")
            return Message("viceroy-whynot-bid-no-gem", {"gem": GEM_NAMES[color]}, "V-AUC-02")
        if action == BID_ATTACK.first:
            key = "no-token" if s.seats[f.seat].attacks == 0 else "no-display"
            return Message(f"viceroy-whynot-attack-{key}", {}, "V-AUC-03")
        return None


@final
class Reveal(Effect[ViceroyState]):
    """All fists open: bid gems go to the supply at once, virtual gems are drawn. [V-AUC-10, V-RULING-05, V-SOLO-03]"""

    def run(self, s: ViceroyState, f: Frame) -> None:
        s.bidding_round += 1
        for i in range(s.n_seats):
            seat = s.seats[i]
            if not seat.bidding:
                continue
            if seat.bid < BID_PASS:
                spend_gem(seat, seat.bid)
                s.supply[seat.bid] += 1
            if s.log is not None:
                if seat.bid < BID_PASS:
                    s.log.append(Event("bid-gem", i, {"gem": GEM_NAMES[seat.bid]}))
                else:
                    s.log.append(Event("bid-pass" if seat.bid == BID_PASS else "bid-attack", i, {}))
        draw_virtual_bids(s)


@final
class Attacks(Effect[ViceroyState]):
    """Who bid an attack token takes a card first, the lowest pyramid card beginning. [V-AUC-11, V-ORDER-01]"""

    def run(self, s: ViceroyState, f: Frame) -> None:
        attackers = [i for i in range(s.n_seats) if s.seats[i].bidding and s.seats[i].bid == BID_TOKEN]
        for i in reversed(in_order(s, attackers)):
            s.push(s.game.attack, i)


@final
class Attack(Decision[ViceroyState]):
    """Take any one character of the display for the attack token. [V-AUC-11, V-RULING-30]"""

    def rules(self) -> list[str]:
        return ["V-AUC-11"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        """With no card left it is void: the token is kept and the seat stays in. [V-RULING-30]"""
        return [TAKE.first + slot for slot in range(8) if s.display[slot]]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        s.seats[f.seat].attacks -= 1
        win(s, f.seat, slot_of(action))

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-attack", {}, "V-AUC-11")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        return take_label(s, action)

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [slot_target(slot_of(action))]


@final
class ResolveColor(Effect[ViceroyState]):
    """What the gem bids on one colour bring, by the number of bidders and cards. b: colour. [V-AUC-12, V-SOLO-14]"""

    def __init__(self, color: int) -> None:
        super().__init__()
        self.color = color

    def run(self, s: ViceroyState, f: Frame) -> None:
        color = self.color
        first, humans = -1, 0
        for i in range(s.n_seats):
            if s.seats[i].bidding and s.seats[i].bid == color:
                if humans == 0:
                    first = i
                humans += 1
        virtual = virtual_on(s, color) if s.virtual_in else 0
        cards = cards_at(s, color)
        if virtual:
            resolve_with_virtual(s, color, first, humans, virtual, cards)
        elif humans == 1 and cards == 1:
            win(s, first, color * 2 + (BELOW if s.display[color * 2] else ABOVE))
        elif humans == 1 and cards == 2:
            s.push(s.game.choose_card, first, 0, color)
        elif humans == 2 and cards == 2:
            s.push(s.game.agreement, -1, 0, 0, color)
        elif humans and s.log is not None:
            s.log.append(Event("bid-lost", -1, {"color": COLOR_NAMES[color], "n": humans}, rule="V-AUC-12"))


@final
class ChooseCard(Decision[ViceroyState]):
    """The sole bidder on two cards takes one; the other stays. b: colour. [V-AUC-12]"""

    def rules(self) -> list[str]:
        return ["V-AUC-12"]

    def ints(self) -> list[str]:
        return ["a", "color", "c"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [TAKE.first + f.b * 2 + at for at in (BELOW, ABOVE) if s.display[f.b * 2 + at]]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        win(s, f.seat, slot_of(action))

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-choose-card", {"color": COLOR_NAMES[f.b]}, "V-AUC-12")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        return take_label(s, action)

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [slot_target(slot_of(action))]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        if TAKE.has(action):
            return Message("viceroy-whynot-other-color", {"color": COLOR_NAMES[f.b]}, "V-AUC-12")
        return None


@final
class Agree(Decision[ViceroyState]):
    """Two bidders, two cards: each names one in secret, or refuses. c: colour. [V-AUC-13, V-RULING-06]"""

    def rules(self) -> list[str]:
        return ["V-AUC-13"]

    def ints(self) -> list[str]:
        return ["a", "b", "color"]

    def who(self, s: ViceroyState, f: Frame) -> int:
        mask = 0
        for i in range(s.n_seats):
            if s.seats[i].bidding and s.seats[i].bid == f.c:
                mask |= 1 << i
        return mask

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [TAKE.first + f.c * 2, TAKE.first + f.c * 2 + 1, REFUSE.first]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        """Remember the choice in `chosen` until both have been carried out: 1 below, 2 above, 3 refused."""
        s.seats[f.seat].chosen = 3 if action == REFUSE.first else slot_of(action) % 2 + 1

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        others = tuple(SeatName(i) for i in range(s.n_seats) if i != f.seat and self.who(s, f) >> i & 1)
        return Message("viceroy-prompt-agree", {"other": others, "color": COLOR_NAMES[f.c]}, "V-AUC-13")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        if action == REFUSE.first:
            return Message("viceroy-label-refuse", {}, "V-AUC-13")
        slot = slot_of(action)
        card, other = card_name(s.game.cards[s.display[slot]]), card_name(s.game.cards[s.display[slot ^ 1]])
        return Message("viceroy-label-agree", {"card": card, "other": other, "place": offer_place(slot)})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return ["pass"] if action == REFUSE.first else [slot_target(slot_of(action))]


@final
class CarryOutAgreement(Effect[ViceroyState]):
    """Different cards: each takes its own. The same card or a refusal: nobody gets one, both stay in. c: colour.

    [V-AUC-13]
    """

    def ints(self) -> list[str]:
        return ["a", "b", "color"]

    def run(self, s: ViceroyState, f: Frame) -> None:
        two = [i for i in range(s.n_seats) if s.seats[i].chosen]
        first, second = s.seats[two[0]].chosen, s.seats[two[1]].chosen
        s.seats[two[0]].chosen = 0
        s.seats[two[1]].chosen = 0
        if first == 3 or second == 3 or first == second:
            if s.log is not None:
                s.log.append(Event("no-agreement", -1, {"color": COLOR_NAMES[f.c]}, rule="V-AUC-13"))
            return
        win(s, two[1], f.c * 2 + second - 1)
        win(s, two[0], f.c * 2 + first - 1)


def pass_income(s: ViceroyState, seat: int) -> int:
    """Gems due for passing: three, and one for every science token. [V-PASS-01, V-TOK-04]"""
    rules = s.game.rules
    return rules.pass_income + rules.pass_income_per_science * count_tokens(s.seats[seat], SCIENCE)


def income_until(s: ViceroyState, seat: int) -> int:
    """Gems due to this seat and to those who would take theirs before it, if all still in passed. [V-PASS-02]"""
    bidding = in_order(s, [i for i in range(s.n_seats) if s.seats[i].bidding])
    return sum([pass_income(s, i) for i in bidding[: bidding.index(seat) + 1]])


@final
class Passing(Effect[ViceroyState]):
    """Who passed takes income, the lowest pyramid card first; after the last bidding round all who are left.

    [V-AUC-15, V-AUC-16, V-PASS-02, V-PASS-05, V-RULING-08]
    """

    def run(self, s: ViceroyState, f: Frame) -> None:
        last = s.bidding_round == s.game.rules.bidding_rounds
        passing: list[int] = []
        for i in range(s.n_seats):
            seat = s.seats[i]
            if seat.bidding and (last or seat.bid == BID_PASS):
                seat.bidding = False
                passing.append(i)
                if seat.bid != BID_PASS:
                    seat.bid = BID_PASS
                    if s.log is not None:
                        s.log.append(Event("counts-as-passing", i, {}, rule="V-AUC-16"))
        for i in reversed(in_order(s, passing)):
            s.push(s.game.take_gems, i, pass_income(s, i), 0, FOR_PASSING)


@final
class Refresh(Effect[ViceroyState]):
    """Cards above are discarded, cards below move above, new ones are dealt below. [V-AUC-20, V-RULING-37]

    What was bid has been in sight until now: who has passed, who has a card, and where bids were in vain.
    """

    def run(self, s: ViceroyState, f: Frame) -> None:
        for color in range(4):
            if s.display[color * 2 + 1]:
                remove_from_display(s, color * 2 + 1, "V-AUC-20")
            s.display[color * 2 + 1] = s.display[color * 2]
            s.display[color * 2] = 0
        for seat in s.seats:
            seat.sits_out = False
            seat.bid = NO_BID
        if s.n_virtual:
            s.virtual_bids = [NO_BID] * s.n_virtual
        deal_display(s)
