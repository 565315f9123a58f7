"""Meng, the solo opponent: his turn, his morning, dusk and night. [14.2]

He is a program of automatic effects. Each step is an event that names the card drawn, the condition tested or the
tie-break used, with its rule.
"""

from __future__ import annotations

from typing import final

from courtier.core.messages import Arg
from courtier.core.state import Frame
from courtier.games.gugong.actions import LOCATIONS
from courtier.games.gugong.meng_actions import DUSK, ORDINARY, SPECIAL, tell
from courtier.games.gugong.meng_travel import BY_DAY, load, use_ops
from courtier.games.gugong.servants import hire
from courtier.games.gugong.state import MENG, Clause, GugongState, MengClause


def reveal_automa(s: GugongState) -> int:
    """The top automa card; an empty deck is made anew from the cards of earlier days only. [G-SOLO-09]"""
    meng = s.meng
    assert meng is not None
    if not meng.deck:
        meng.deck = sorted(meng.used)
        meng.used = []
        s.rng.shuffle(meng.deck)
        tell(s, "meng-shuffles", {"n": len(meng.deck)}, "G-SOLO-09")
    return meng.deck.pop()


@final
class MengTurn(MengClause):
    """Reveal an automa card and a gift, exchange, then the card's action and the location's. [G-SOLO-07, G-SOLO-08]"""

    def run(self, s: GugongState, f: Frame) -> None:
        meng = s.meng
        assert meng is not None
        automa = reveal_automa(s)
        meng.today.append(automa)
        gift = meng.stack.pop()
        meng.sunk = min(meng.sunk, len(meng.stack))
        s.reveals += 1
        special = s.parts.automa.special[automa]
        location = s.table.focus if special else s.parts.automa.location[automa]
        taken = s.board[location]
        s.board[location] = gift
        meng.pile.append(taken)
        p = s.seats[MENG]
        p.shown = p.shown & ~(1 << gift) | 1 << taken
        p.sure_hand &= ~(1 << gift)
        p.sure_discard |= 1 << taken
        names = s.parts.told_names
        drawn: dict[str, Arg] = {"automa": s.parts.automa_names[automa], "card": names[gift]}
        tell(s, "meng-reveals", drawn, "G-SOLO-07")
        place: dict[str, Arg] = {"location": s.parts.location_names[location], "card": names[gift]}
        tell(s, "meng-gift", {**place, "other": names[taken]}, "G-SOLO-07")
        how = SPECIAL if special else ORDINARY
        s.push(s.book.meng_perform, MENG, how, location)
        op = s.parts.card_op[gift]
        if op is None:
            return
        if op.op == "location_action":
            s.push(s.book.meng_perform, MENG, how, LOCATIONS.index(op.word))
        else:
            use_ops(s, [op], BY_DAY, "G-SOLO-08")


@final
class MengHire(MengClause):
    """Meng always hires as many as he can. b: up to how many. [G-SOLO-06, G-SOLO-12]"""

    def run(self, s: GugongState, f: Frame) -> None:
        hire(s, MENG, min(f.b, s.seats[MENG].free), False)

    def fits(self, s: GugongState, f: Frame) -> bool:
        return super().fits(s, f) and f.b >= 0

    def ints(self) -> list[str]:
        return ["a", "up_to", "c"]


@final
class MengMorning(MengClause):
    """Meng uses all his morning decrees, the top tile before the bottom one. [G-SOLO-06, G-SOLO-19]"""

    def run(self, s: GugongState, f: Frame) -> None:
        p = s.seats[MENG]
        for tile in s.offer:
            if not p.decrees & s.parts.morning_tiles & 1 << tile:
                continue
            tell(s, "morning-decree", {"decree": s.parts.tile_names[tile]}, "G-SOLO-06")
            op = s.parts.tiles[tile].op
            if op.op == "place_on_ship":
                load(s, min(op.high, p.free), True, BY_DAY)
            else:
                use_ops(s, [op], BY_DAY, "G-SOLO-19")


@final
class Dusk(Clause):
    """Today's automa cards once more, in the order they were played. [G-SOLO-11]"""

    def run(self, s: GugongState, f: Frame) -> None:
        meng = s.meng
        if meng is None or not meng.today:
            return
        tell(s, "dusk", {"n": len(meng.today)}, "G-SOLO-11")
        for i in range(len(meng.today) - 1, -1, -1):
            s.push(s.book.dusk_card, MENG, 0, meng.today[i])


@final
class DuskCard(MengClause):
    """One automa card at dusk; after the last of them all go to the automa discard. b: the card. [G-SOLO-11]"""

    def run(self, s: GugongState, f: Frame) -> None:
        s.push(s.book.meng_perform, MENG, DUSK, f.b)

    def fits(self, s: GugongState, f: Frame) -> bool:
        return super().fits(s, f) and 0 <= f.b < len(s.parts.automa.dusk)

    def ints(self) -> list[str]:
        return ["a", "automa_card", "c"]


@final
class AfterDusk(Clause):
    """Today's automa cards join those of earlier days. [G-SOLO-11]"""

    def run(self, s: GugongState, f: Frame) -> None:
        meng = s.meng
        if meng is not None:
            meng.used = [*meng.used, *meng.today]
            meng.today = []


def new_stack(s: GugongState) -> None:
    """After the night Meng's discard pile is shuffled and becomes his stack. [G-SOLO-13]"""
    meng = s.meng
    if meng is None:
        return
    meng.stack = sorted([*meng.stack, *meng.pile])
    meng.pile = []
    meng.sunk = 0
    s.rng.shuffle(meng.stack)
    p = s.seats[MENG]
    p.sure_hand = 0
    p.sure_discard = 0
