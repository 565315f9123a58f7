"""Buying one thing of several, each at a price of its own: jade and decrees. [G-JADE-01, G-DECREE-02]"""

from __future__ import annotations

from courtier.core.actions import PASS, Block
from courtier.core.state import Frame
from courtier.games.gugong.locations import LocationAction
from courtier.games.gugong.servants import can_send_double, could_exchange_for, send, short_of
from courtier.games.gugong.state import GugongState


class Purchase(LocationAction):
    """Send the price of one thing and place so many ordinary servants on it, or leave it. [G-TERM-04, G-TERM-05]"""

    def __init__(self, location: int, rules: list[str], first: str, block: Block, placed: int) -> None:
        super().__init__(location, rules, [], [])
        self.first = first
        self.block = block
        self.placed = placed

    def offered(self, s: GugongState, seat: int) -> list[int]:
        """What this player may buy, in the order of the answers."""
        raise NotImplementedError(self.path)

    def price(self, s: GugongState, seat: int, thing: int) -> int:
        """What this player has to send for it."""
        raise NotImplementedError(self.path)

    def take(self, s: GugongState, seat: int, thing: int) -> None:
        """It is theirs."""
        raise NotImplementedError(self.path)

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        out: list[int] = [PASS]
        short = 99
        for thing in self.offered(s, f.seat):
            price = self.price(s, f.seat, thing)
            if p.hired >= price + self.placed:
                out.append(self.block.first + 2 * thing)
            if can_send_double(s, p, price) and p.hired >= (price - 2 if price > 2 else 0) + self.placed:
                out.append(self.block.first + 2 * thing + 1)
            # The double servant is never placed here. [G-DOUBLE-07]
            few = p.hired < self.placed
            lacking = short_of(s, p, price) + self.placed if few else short_of(s, p, price + self.placed)
            if lacking < short:
                short = lacking
        if len(out) == 1 and not could_exchange_for(s, p, short):
            return []
        return out

    def needed(self, s: GugongState, seat: int) -> int:
        return min((self.price(s, seat, thing) + self.placed for thing in self.offered(s, seat)), default=0)

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        at = action - self.block.first
        thing = at // 2
        self.begin(s, f)
        send(s, f.seat, self.price(s, f.seat, thing), at % 2 == 1)
        s.seats[f.seat].hired -= self.placed
        self.take(s, f.seat, thing)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        if action == PASS:
            return []
        thing, double = self.block.coords(action)
        things, payments = self.block.dims
        return [f"{self.first}:{things[thing]}", f"pay:{payments[double]}"]
