"""Travel tokens above the player board: storing them, and exchanging them at any time. [section 8]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Frame
from courtier.games.gugong.actions import EXCHANGE, EXCHANGES, MAX_DOUBLES
from courtier.games.gugong.servants import Ask
from courtier.games.gugong.state import NO_TOKEN, Clause, GugongState, Seat

_WAYS = MAX_DOUBLES + 1


def exchanges_of(s: GugongState, seat: int) -> list[int]:
    """Every exchange that a player can make now: which one, with how many `double` tokens. [G-TOKEN-02]"""
    p = s.seats[seat]
    out: list[int] = []
    for i in range(len(s.parts.exchanges)):
        tokens = s.parts.exchanges[i].tokens
        if p.plain + 2 * p.doubles < tokens or (s.book.exchange_hires[i] and p.free_pieces() == 0):
            continue  # a servant can only be hired where one is free [G-TOKEN-06]
        for doubles in range(_WAYS):
            plain = tokens - 2 * doubles
            if plain < 0:
                break
            if doubles <= p.doubles and plain <= p.plain:
                out.append(EXCHANGE.first + i * _WAYS + doubles)
    return out


def exchange_kinds(s: GugongState, seat: int) -> int:
    """Which kinds of exchange a player can make now, as a bit mask. [G-TOKEN-02, G-TOKEN-06]"""
    p = s.seats[seat]
    worth = p.plain + 2 * p.doubles
    if worth < s.parts.least_exchange:
        return 0
    out = 0
    for i in range(len(s.parts.exchanges)):
        if worth >= s.parts.exchanges[i].tokens and (p.free_pieces() > 0 or not s.book.exchange_hires[i]):
            out |= 1 << i
    return out


def spend(s: GugongState, p: Seat, plain: int, doubles: int) -> None:
    """Used tokens go to the token discard, never back on the piles. [G-TOKEN-02]"""
    spent = s.spent.copy()
    p.plain -= plain
    p.doubles -= doubles
    for kind in range(len(spent)):
        have = p.stored >> (3 * kind) & 7
        if have == 0:
            continue
        is_plain = s.parts.tokens[kind].worth == 1
        used = min(have, plain if is_plain else doubles)
        if is_plain:
            plain -= used
        else:
            doubles -= used
        p.stored -= used << (3 * kind)
        spent[kind] += used
    s.spent = spent


def take_exchange(s: GugongState, seat: int, action: int) -> None:
    """Hand in tokens and get what they are exchanged for. [G-TOKEN-02]"""
    at = action - EXCHANGE.first
    i, doubles = at // _WAYS, at % _WAYS
    plain = s.parts.exchanges[i].tokens - 2 * doubles
    spend(s, s.seats[seat], plain, doubles)
    if s.log is not None:
        s.tell("exchanged", seat, {"n": plain + doubles, "what": s.parts.exchange_names[i]}, "G-TOKEN-02")
    s.push(s.book.exchanges[i], seat)


def label_exchange(s: GugongState, f: Frame, action: int) -> Message:
    """An exchange in words; which tokens are used is told only where there are `double` ones."""
    i, doubles = EXCHANGE.coords(action)
    plain = s.parts.exchanges[i].tokens - 2 * doubles
    args: dict[str, Arg] = {"plain": plain, "doubles": doubles, "effect": s.book.exchanges[i].describe(s, f)}
    return Message("gugong-label-exchange-doubles" if doubles else "gugong-label-exchange", args)


def why_no_exchange(s: GugongState, f: Frame, action: int) -> Message:
    """Why an exchange is not possible now."""
    i = EXCHANGE.coords(action)[0]
    p = s.seats[f.seat]
    tokens = s.parts.exchanges[i].tokens
    if p.worth() >= tokens and s.book.exchange_hires[i] and p.free_pieces() == 0:
        return Message("gugong-whynot-hire-free", {"n": 0}, "G-TOKEN-06")
    return Message("gugong-whynot-exchange", {"n": tokens, "worth": p.worth()}, "G-TOKEN-02")


def targets_exchange(action: int) -> list[str]:
    """Where the exchange lies on the player board, and with how many `double` tokens it is paid."""
    i, doubles = EXCHANGE.coords(action)
    return [f"exchange:{EXCHANGES[i]}", f"doubles:{doubles}"]


@final
class StoreToken(Clause):
    """The token just taken goes into a slot; without room an exchange must be made first. [G-TOKEN-01, G-TOKEN-03]"""

    def fits(self, s: GugongState, f: Frame) -> bool:
        return 0 <= f.seat < s.n_seats

    def run(self, s: GugongState, f: Frame) -> None:
        if s.taken == NO_TOKEN:
            return
        p = s.seats[f.seat]
        if p.n_stored() >= s.parts.slots:
            s.push(self, f.seat)
            s.push(s.book.make_room, f.seat)
            return
        kind = s.taken
        s.taken = NO_TOKEN
        store(s, p, kind)
        if s.log is not None:
            s.tell("stored", f.seat, {"token": s.parts.token_names[kind], "n": p.n_stored()}, "G-TOKEN-01")


def store(s: GugongState, p: Seat, kind: int) -> None:
    """One more token above the board. [G-TOKEN-01]"""
    p.stored += 1 << (3 * kind)
    if s.parts.tokens[kind].worth == 2:
        p.doubles += 1
    else:
        p.plain += 1


@final
class MakeRoom(Ask):
    """No slot is free: exchange among the stored tokens until one is. [G-TOKEN-03]"""

    def __init__(self) -> None:
        super().__init__("make-room", ["G-TOKEN-03"], closed=True)

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        return exchanges_of(s, f.seat) if s.seats[f.seat].n_stored() >= s.parts.slots else []

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        take_exchange(s, f.seat, action)

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        return label_exchange(s, f, action)


@final
class ExchangeWindow(Ask):
    """A moment at which a player may exchange without being asked anything else. [G-TOKEN-04, G-END-01]"""

    def __init__(self, key: str, rule: str) -> None:
        super().__init__(key, [rule, "G-TOKEN-04"])

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        return [PASS]

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        return

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        return label_exchange(s, f, action)
