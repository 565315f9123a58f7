"""Trading: merchant icons for the exchange printed at the viscount's space. [W-TRADE]"""

from __future__ import annotations

from typing import final

from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viscounts.actions import EXCHANGE, MAX_EXCHANGES
from courtier.games.viscounts.funding import free_icons, is_dismissed, pay_silver
from courtier.games.viscounts.names import space_name, who
from courtier.games.viscounts.state import Clause, ViscountsState
from courtier.games.viscounts.words import INNER, SPACES, TRADE


def _spot(s: ViscountsState, p: int) -> int:
    """The trade spot at the viscount: segment * 2 + bank. [W-TRADE-01]"""
    space = s.seats[p].space
    return space // 3 * 2 + space % 3


def icons_per_exchange(s: ViscountsState, p: int) -> int:
    """Merchant icons that one exchange takes here."""
    return s.box.sides[s.ground.side].trade_icons[_spot(s, p)]


def most_exchanges(s: ViscountsState, p: int, dismissed: int, spent: int) -> int:
    """How often the exchange can be used; silver buys icons, but not for silver. [W-TRADE-02, W-TRADE-04]"""
    side = s.box.sides[s.ground.side]
    spot = _spot(s, p)
    icons = free_icons(s, p, TRADE, dismissed)
    if not side.trade_silver[spot]:
        icons += s.seats[p].silver - spent
    most = icons // side.trade_icons[spot]
    return most if most < MAX_EXCHANGES else MAX_EXCHANGES


@final
class ChooseExchanges(Decision[ViscountsState]):
    """How often; paid for before the first exchange. c: the dismissed townsfolk. [W-TRADE-02, W-TRADE-06]"""

    def __init__(self, exchanges: Exchanges) -> None:
        super().__init__()
        self.exchanges = exchanges

    def parts(self) -> list[Effect[ViscountsState]]:
        return [self.exchanges]

    def rules(self) -> list[str]:
        return ["W-TRADE-02", "W-TRADE-06", "W-RULING-37"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        out: list[int] = []
        for n in range(most_exchanges(s, f.seat, f.c, 0)):
            out.append(EXCHANGE.first + n)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        n = action - EXCHANGE.first + 1
        if s.log is not None:
            args: dict[str, Arg] = {"who": who(s, f.seat), "n": n, "space": space_name(s.seats[f.seat].space)}
            s.log.append(Event("trade", f.seat, args, rule="W-TRADE-02"))
        pay_silver(s, f.seat, self._silver(s, f, n))
        s.stack.append(Frame(self.exchanges, f.seat, 0, n))

    def _silver(self, s: ViscountsState, f: Frame, n: int) -> int:
        missing = n * icons_per_exchange(s, f.seat) - free_icons(s, f.seat, TRADE, f.c)
        return missing if missing > 0 else 0

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        trade = s.book.trade[s.ground.side][_spot(s, f.seat)]
        args: dict[str, Arg] = {"n": icons_per_exchange(s, f.seat), "effect": trade.describe(s, f)}
        return Message("viscounts-prompt-exchange", args)

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        n = action - EXCHANGE.first + 1
        silver = self._silver(s, f, n)
        if silver:
            return Message("viscounts-label-exchange-paid", {"n": n, "silver": silver})
        return Message("viscounts-label-exchange", {"n": n})

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        return [f"trade:{SPACES[s.seats[f.seat].space]}", f"count:{action - EXCHANGE.first + 1}"]

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if EXCHANGE.has(action):
            return Message("viscounts-whynot-exchanges", {"n": most_exchanges(s, f.seat, f.c, 0)}, "W-TRADE-02")
        return None

    def ints(self) -> list[str]:
        return ["a", "b", "dismissed"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats and is_dismissed(s, f.c)


@final
class Exchanges(Clause):
    """Carry the exchanges out one after the other. b: how many are left. [W-TRADE-06, W-RULING-45]"""

    def run(self, s: ViscountsState, f: Frame) -> None:
        if f.b > 1:
            s.stack.append(Frame(self, f.seat, 0, f.b - 1))
        s.stack.append(Frame(s.book.trade[s.ground.side][_spot(s, f.seat)], f.seat))

    def ints(self) -> list[str]:
        return ["a", "left", "c"]

    def fits(self, s: ViscountsState, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats and 1 <= f.b <= MAX_EXCHANGES and s.seats[f.seat].space % 3 != INNER
