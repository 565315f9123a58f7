"""Meng on the map: his route, what he does with a token, and how he pays with tokens. [G-SOLO-14, 15, 20, 21]"""

from __future__ import annotations

from typing import Final, final

from courtier.core.messages import Arg
from courtier.core.state import Frame
from courtier.games.gugong.canal import grant
from courtier.games.gugong.exchange import spend, store
from courtier.games.gugong.ops import Op
from courtier.games.gugong.servants import hire, send
from courtier.games.gugong.ships import first_free, harbour_name, launch, load_of, put_aboard, unload
from courtier.games.gugong.state import MENG, NO_CITY, NO_TOKEN, GugongState, MengClause
from courtier.games.gugong.tracks import gain_jade, gain_vp, move_envoy, move_intrigue
from courtier.games.gugong.travel import go_to, token_cities

# The part of the day that Meng acts in: b of his frames.
BY_DAY: Final = 0
AT_DUSK: Final = 1


def tokens_per_servant(s: GugongState) -> int:
    """What one servant costs in tokens. [G-TOKEN-02]"""
    for i in range(len(s.parts.exchanges)):
        if s.book.exchange_hires[i]:
            return s.parts.exchanges[i].tokens
    return 0


def can_muster(s: GugongState, needed: int) -> bool:
    """Whether Meng has so many servants hired, or can exchange tokens for those he lacks. [G-SOLO-14]"""
    p = s.seats[MENG]
    short = needed - p.hired
    price = tokens_per_servant(s)
    return short <= 0 or (price > 0 and p.worth() >= price * short and p.free >= short)


def muster(s: GugongState, needed: int) -> None:
    """Exchange exactly as many tokens as are needed, `double` ones first. [G-SOLO-14]"""
    p = s.seats[MENG]
    short = needed - p.hired
    if short <= 0:
        return
    worth = tokens_per_servant(s) * short
    doubles = min(p.doubles, worth // 2)
    spend(s, p, worth - 2 * doubles, doubles)
    if s.log is not None:
        args: dict[str, Arg] = {"needed": needed, "hired": p.hired, "worth": worth, "n": short}
        s.tell("meng-exchanges", MENG, args, "G-SOLO-14")
    hire(s, MENG, short, False)


def next_city(s: GugongState) -> int:
    """Where Meng goes next, or NO_CITY on a map without tokens. [G-SOLO-20]"""
    meng = s.meng
    assert meng is not None
    tokens = token_cities(s)
    if tokens == 0:
        return NO_CITY
    chart = s.table.map
    at = chart.route.index(chart.start) if meng.last == NO_CITY else chart.route.index(meng.last) + 1
    for i in range(len(chart.route)):
        city = chart.route[(at + i) % len(chart.route)]
        if tokens >> city & 1:
            return city
    return nearest(s, tokens)


def nearest(s: GugongState, tokens: int) -> int:
    """The token city with the fewest roads between; equal distances by the order of the data. [G-SOLO-20]"""
    chart = s.table.map
    city = s.seats[MENG].city
    ring = 1 << (chart.start if city == NO_CITY else city)
    seen = ring
    while not ring & tokens:
        wider = 0
        for each in chart.cities:
            if ring >> each & 1:
                wider |= chart.roads[each]
        ring = wider & ~seen
        seen |= ring
        if ring == 0:
            return NO_CITY
    for each in chart.cities:
        if ring & tokens & 1 << each:
            return each
    return NO_CITY


@final
class MengMove(MengClause):
    """Meng travels, uses his token as far as he can, and stores it. a: moves left, b: by day or at dusk.

    [G-SOLO-20, G-SOLO-21]
    """

    def run(self, s: GugongState, f: Frame) -> None:
        if f.a <= 0:
            return
        city = next_city(s)
        if city == NO_CITY:
            if s.log is not None:
                s.tell("meng-no-token", MENG, {}, "G-SOLO-28")
            return
        meng = s.meng
        assert meng is not None
        on_route = city in s.table.map.route
        if s.log is not None:
            s.tell("meng-route" if on_route else "meng-nearest", MENG, {"city": s.parts.city_names[city]}, "G-SOLO-20")
        if on_route:
            meng.last = city
        elif meng.last == NO_CITY:
            meng.last = s.table.map.start
        kind = go_to(s, MENG, city)
        s.push(self, MENG, f.a - 1, f.b)
        s.push(s.book.meng_store, MENG)
        use_ops(s, s.parts.tokens[kind].ops, f.b, "G-SOLO-21")

    def fits(self, s: GugongState, f: Frame) -> bool:
        return super().fits(s, f) and BY_DAY <= f.b <= AT_DUSK

    def ints(self) -> list[str]:
        return ["moves_left", "dusk", "c"]


@final
class MengStore(MengClause):
    """Meng stores his token; as soon as he can he exchanges for jade. [G-SOLO-15]"""

    def run(self, s: GugongState, f: Frame) -> None:
        p = s.seats[MENG]
        if s.taken != NO_TOKEN:
            store(s, p, s.taken)
            if s.log is not None:
                args: dict[str, Arg] = {"token": s.parts.token_names[s.taken], "n": p.n_stored()}
                s.tell("stored", MENG, args, "G-SOLO-21")
            s.taken = NO_TOKEN
        for i in range(len(s.parts.exchanges)):
            exchange = s.parts.exchanges[i]
            if exchange.ops[0].op == "gain_jade" and p.worth() >= exchange.tokens:
                doubles = min(p.doubles, exchange.tokens // 2)
                spend(s, p, exchange.tokens - 2 * doubles, doubles)
                if s.log is not None:
                    s.tell("meng-jade-exchange", MENG, {"n": exchange.tokens}, "G-SOLO-15")
                gain_jade(s, MENG, exchange.ops[0].n, "G-SOLO-15")


def use_ops(s: GugongState, ops: list[Op], phase: int, rule: str) -> None:
    """Everything of a token or card that Meng can use, without a choice; else nothing. [G-SOLO-08, G-SOLO-21]"""
    if not ops:
        return
    first = ops[0]
    p = s.seats[MENG]
    if first.op == "pay_servants":
        if p.hired < first.n:
            _cannot(s, first.n, rule)
            return
        send(s, MENG, first.n, False)
        use_ops(s, ops[1:], phase, rule)
    elif first.op == "discard_card":
        discard_top(s, ops[1:], phase, rule)
    else:
        for op in ops:
            use_op(s, op, phase, rule)


def use_op(s: GugongState, op: Op, phase: int, rule: str) -> None:
    """One effect for Meng."""
    p = s.seats[MENG]
    if op.op == "hire":
        if p.free == 0 and s.log is not None:
            s.tell("meng-none-free", MENG, {}, "G-SOLO-28")
        hire(s, MENG, min(op.n, p.free), False)
    elif op.op == "vp":
        gain_vp(s, MENG, op.n, rule)
    elif op.op == "palace":
        move_envoy(s, MENG, op.n)
    elif op.op == "intrigue":
        move_intrigue(s, MENG, op.n)
    elif op.op == "gain_jade":
        gain_jade(s, MENG, op.n, rule)
    elif op.op == "place_on_ship":
        load(s, min(op.high, p.free), True, phase)
    elif op.op == "place_on_wall":
        build(s, min(op.high, p.free), True)
    elif op.op == "retrieve_card":
        retrieve_top(s, phase)
    else:
        _instead(s, rule)


def _instead(s: GugongState, rule: str) -> None:
    """A swap, or a card effect that comes too late, brings Meng a point. [G-SOLO-08, G-SOLO-19, G-SOLO-21]"""
    if s.log is not None:
        s.tell("meng-instead", MENG, {}, rule)
    gain_vp(s, MENG, s.parts.automa.vp_instead, rule)


def _cannot(s: GugongState, needed: int, rule: str) -> None:
    if s.log is not None:
        s.tell("meng-cannot", MENG, {"needed": needed, "hired": s.seats[MENG].hired}, rule)


def retrieve_top(s: GugongState, phase: int) -> None:
    """By day the card discarded last goes under his stack. [G-SOLO-21]"""
    meng = s.meng
    assert meng is not None
    if phase == AT_DUSK or not meng.pile:
        _instead(s, "G-SOLO-21")
        return
    p = s.seats[MENG]
    card = meng.pile.pop()
    bit = 1 << card
    if p.sure_discard & bit:
        p.sure_discard &= ~bit
        p.sure_hand |= bit
    sink(s, card)
    if s.log is not None:
        s.tell("meng-retrieves", MENG, {}, "G-SOLO-21")


def discard_top(s: GugongState, rest: list[Op], phase: int, rule: str) -> None:
    """By day his top gift goes to his discard pile unseen, whatever its value. [G-SOLO-21]"""
    meng = s.meng
    assert meng is not None
    if phase == AT_DUSK or not meng.stack:
        _instead(s, rule)
        return
    card = meng.stack.pop()
    s.seats[MENG].sure_hand &= ~(1 << card)
    meng.sunk = min(meng.sunk, len(meng.stack))
    meng.pile.append(card)
    if s.log is not None:
        s.tell("meng-discards", MENG, {}, rule)
    use_ops(s, rest, phase, rule)


def sink(s: GugongState, card: int) -> None:
    """A card goes under Meng's stack. [G-SOLO-26, G-RULING-24]"""
    meng = s.meng
    assert meng is not None
    meng.stack.insert(0, card)
    meng.sunk += 1


def build(s: GugongState, n: int, from_free: bool) -> None:
    """Meng's servants go to the wall, which is then checked. [G-SOLO-17]"""
    p = s.seats[MENG]
    if n <= 0:
        if s.log is not None:
            s.tell("meng-none-free", MENG, {}, "G-SOLO-28")
        return
    if from_free:
        p.free -= n
    else:
        p.hired -= n
    p.wall += n
    if s.log is not None:
        total = sum(each.on_wall() for each in s.seats)
        args: dict[str, Arg] = {"n": n, "total": total, "threshold": s.table.threshold, "double": 0}
        s.tell("built", MENG, args, "G-SOLO-17")
    s.push(s.book.wall_check, MENG)


def load(s: GugongState, n: int, free_first: bool, phase: int) -> None:
    """Meng loads his ship under way, or launches one where he has none. [G-SOLO-24]"""
    for _ in range(n):
        h = -1
        for each in range(len(s.harbours)):
            ship = s.harbours[each]
            if ship >= 0 and ship >> 4 == MENG and load_of(ship) < s.parts.capacity:
                h = each
                break
        if h < 0:
            if first_free(s, 0) < 0:
                if s.log is not None:
                    s.tell("meng-no-harbour", MENG, {}, "G-SOLO-24")
                return
            h = launch(s, MENG, 0)
        p = s.seats[MENG]
        put_aboard(s, MENG, h, 0, p.free > 0 if free_first else False)
        if load_of(s.harbours[h]) >= s.parts.capacity:
            reward(s, h, phase)


def reward(s: GugongState, h: int, phase: int) -> None:
    """His full ship is unloaded at once, in any harbour: extra cards first, then points. [G-SOLO-25, G-SOLO-26]"""
    meng = s.meng
    assert meng is not None
    automa = s.parts.automa
    p = s.seats[MENG]
    unload(s, MENG, h)
    limit = automa.card_rewards_hard if s.table.hard else automa.card_rewards
    if s.log is not None:
        args: dict[str, Arg] = {"harbour": harbour_name(s, s.table.first_harbour + h)}
        s.tell("meng-unloads", MENG, args, "G-SOLO-25")
    if meng.cards_won < limit and s.drawn < len(s.draw):
        meng.cards_won += 1
        p.rewards += 1 << (3 * s.parts.card_reward)
        card = s.draw[s.drawn]
        s.drawn += 1
        if phase == AT_DUSK:
            meng.pile.append(card)
        else:
            sink(s, card)
        if s.log is not None:
            s.tell("meng-card-dusk" if phase == AT_DUSK else "meng-card", MENG, {}, "G-SOLO-26")
        return
    if p.filled(automa.then) < automa.markers_max:
        p.rewards += 1 << (3 * automa.then)
    grant(s, MENG, automa.then)
