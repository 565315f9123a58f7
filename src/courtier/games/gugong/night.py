"""The night: destiny dice, ships, new hands. [section 10]"""

from __future__ import annotations

from typing import final

from courtier.core.messages import Arg
from courtier.core.state import Frame
from courtier.games.gugong.components import N_HARBOURS
from courtier.games.gugong.meng import new_stack
from courtier.games.gugong.ships import harbour_name, unload
from courtier.games.gugong.state import NO_SHIP, Clause, GugongState
from courtier.games.gugong.tracks import ahead, reward_at_once


def matches(s: GugongState, seat: int) -> int:
    """For each card of the discard pile, how many dice show its printed value. [G-NIGHT-01, G-SOLO-12]"""
    if s.is_meng(seat):
        by_day = s.parts.automa.matches
        return by_day[min(s.day, len(by_day)) - 1]
    total = 0
    pile = s.seats[seat].discard
    card = 0
    while pile:
        if pile & 1:
            for die in s.dice:
                if die == s.parts.value[card]:
                    total += 1
        pile >>= 1
        card += 1
    return total


@final
class DestinyDice(Clause):
    """Everybody may hire as many servants as there are matches; then the bonus. [G-NIGHT-02]"""

    def run(self, s: GugongState, f: Frame) -> None:
        order = s.order()
        if s.log is not None:
            for seat in order:
                s.tell("matches", seat, {"n": matches(s, seat)}, "G-NIGHT-01")
        for seat in reversed(order):
            n = matches(s, seat)
            if n:
                s.push(s.book.meng_hire if s.is_meng(seat) else s.book.night_hire, seat, 0, n)


@final
class DiceBonus(Clause):
    """Most matches win points and a step; without any match nobody does. [G-NIGHT-03]"""

    def run(self, s: GugongState, f: Frame) -> None:
        found = [matches(s, seat) for seat in range(len(s.seats))]
        most = max(found)
        if most == 0 and not s.parts.no_match_wins:
            return
        best = [seat for seat in range(len(found)) if found[seat] == most]
        winner = ahead(s, best)
        if s.log is not None:
            s.tell("dice-won", winner, {"n": most}, "G-NIGHT-03")
            if len(best) > 1:
                s.tell("tie", winner, {"seats": tuple(s.name(seat) for seat in best)}, "G-TIE-01")
        reward_at_once(s, winner, s.parts.night_winner, "G-NIGHT-03")


@final
class ShipsSail(Clause):
    """All ships go one harbour ahead; one that was in the last harbour is lost at sea. [G-NIGHT-04]"""

    def run(self, s: GugongState, f: Frame) -> None:
        for h in range(len(s.harbours) - 1, -1, -1):
            ship = s.harbours[h]
            if ship == NO_SHIP:
                continue
            seat = ship >> 4
            if h % N_HARBOURS == N_HARBOURS - 1:
                unload(s, seat, h)
                if s.log is not None:
                    place = harbour_name(s, s.table.first_harbour + h)
                    s.tell("lost-at-sea", seat, {"harbour": place}, "G-NIGHT-04")
                continue
            s.harbours[h + 1] = ship
            s.harbours[h] = NO_SHIP
            if s.log is not None:
                base = s.table.first_harbour
                args: dict[str, Arg] = {"from": harbour_name(s, base + h), "to": harbour_name(s, base + h + 1)}
                s.tell("sailed", seat, args, "G-NIGHT-04")


@final
class NewHands(Clause):
    """Each discard pile, with any card still in hand, becomes the hand. [G-NIGHT-06]"""

    def run(self, s: GugongState, f: Frame) -> None:
        s.nights += 1
        s.passed = 0
        for seat in range(s.n_seats):
            p = s.seats[seat]
            p.hand |= p.discard
            p.discard = 0
            p.sure_hand = p.shown
            p.sure_discard = 0
        new_stack(s)
