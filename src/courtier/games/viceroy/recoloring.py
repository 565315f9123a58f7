"""Recolouring at the end: leftover gems change segments to complete circles, with the exact best answer on offer.

[V-END-02, V-END-03, V-END-04]
"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viceroy.actions import COLOR, RECOLOR_BEST, TARGET
from courtier.games.viceroy.components import Card
from courtier.games.viceroy.placing import spot_of_action, target_action
from courtier.games.viceroy.pyramid import MIXED, WIDTH, card_at, circle_color, level_of, segments_to_change
from courtier.games.viceroy.scoring import bonus_by_color, painted_color, total_points
from courtier.games.viceroy.state import Seat, ViceroyState, discard, spend_gem
from courtier.games.viceroy.words import COLOR_NAMES, GEM_NAMES, card_name, spot_target


def heraldry(s: ViceroyState, seat: Seat) -> int:
    """What law 79 adds for every one-coloured circle. [V-LAW-79]"""
    points = 0
    for number in seat.cards:
        law = s.game.cards[number]
        if law.effect == s.game.score_per_circle_and_eternal:
            points += law.points
    return points


def open_circles(seat: Seat) -> list[int]:
    """Circles that have not been recoloured yet: one under each card from level 2 on, ascending. [V-PYR-05]"""
    out = [place for place in seat.spots if place >= WIDTH * 2 and painted_color(seat, place) == MIXED]
    out.sort()
    return out


def best_plan(cards: list[Card], seat: Seat, extra: int) -> list[int]:
    """The recolouring that gains most, as `spot << 2 | colour`; `extra` is what law 79 adds per circle.

    Exact, because a segment belongs to at most one circle (V-PYR-05): circles neither help nor hinder each other, their
    points simply add up, and a gem serves only its own colour. So the best gain with the first k circles and a
    given handful of gems is the best over the five ways to treat circle k (leave it, or make it one of four colours)
    plus the best gain of the first k-1 circles with the gems that remain. The table below holds that value for every
    handful (at most 6^4 of them for 20 gems) and every k; the plan is read back from it.
    """
    bonus = bonus_by_color(seat)
    size = [gems + 1 for gems in seat.gems]
    stride = [1, size[0], size[0] * size[1], size[0] * size[1] * size[2]]
    n_handfuls = stride[3] * size[3]
    places = open_circles(seat)
    gain = [0] * n_handfuls
    choices: list[list[int]] = []
    costs: list[list[int]] = []
    for place in places:
        now = circle_color(cards, seat, place)
        worth = 0 if now == MIXED else level_of(place) + bonus[now] + extra
        cost = [segments_to_change(cards, seat, place, color) for color in range(4)]
        choice = [-1] * n_handfuls
        better = gain.copy()
        for color in range(4):
            more = level_of(place) + bonus[color] + extra - worth
            if color == now or more <= 0 or cost[color] > seat.gems[color]:
                continue
            step = cost[color] * stride[color]
            for hand in range(n_handfuls):
                if hand // stride[color] % size[color] >= cost[color] and gain[hand - step] + more > better[hand]:
                    better[hand] = gain[hand - step] + more
                    choice[hand] = color
        gain = better
        choices.append(choice)
        costs.append(cost)
    plan: list[int] = []
    hand = n_handfuls - 1
    for k in range(len(places) - 1, -1, -1):
        color = choices[k][hand]
        if color >= 0:
            plan.append(places[k] << 2 | color)
            hand -= costs[k][color] * stride[color]
    plan.reverse()
    return plan


def paint(s: ViceroyState, number: int, place: int, color: int) -> None:
    """Spend one gem for each segment that is not of the colour yet. [V-END-02, V-RULING-32]"""
    seat = s.seats[number]
    cost = segments_to_change(s.game.cards, seat, place, color)
    for _ in range(cost):
        spend_gem(seat, color)
        s.supply[color] += 1
    seat.painted = [*seat.painted, place << 2 | color]
    if s.log is not None:
        args: dict[str, Arg] = {"card": card_name(s.game.cards[card_at(seat, place)]), "color": COLOR_NAMES[color]}
        s.log.append(Event("recolored", number, {**args, "n": cost, "gem": GEM_NAMES[color]}, rule="V-END-02"))


@final
class EndGame(Effect[ViceroyState]):
    """Screens are removed, hand cards are discarded without value. [V-END-01]"""

    def run(self, s: ViceroyState, f: Frame) -> None:
        s.ended = True
        s.reveals += 1
        for seat in s.seats:
            for entry in seat.hand:
                discard(s, entry >> 4)
            seat.hand = []
        if s.log is not None:
            s.log.append(Event("game-ends", -1, {}))


@final
class Recolor(Decision[ViceroyState]):
    """Which circle to recolour next, from low to high; the best answer at once; or done. a: last circle's spot."""

    def rules(self) -> list[str]:
        return ["V-END-02", "V-END-04"]

    def ints(self) -> list[str]:
        return ["last", "b", "c"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        out = [PASS]
        for place in open_circles(seat):
            if place > f.a and self.colors(s, seat, place):
                out.append(target_action(place))
        if len(out) > 1 and f.a == 0:
            out.append(RECOLOR_BEST.first)
        return out

    def colors(self, s: ViceroyState, seat: Seat, place: int) -> list[int]:
        """The colours in which a circle can be completed with the gems left. [V-END-04]"""
        now = circle_color(s.game.cards, seat, place)
        return [
            color
            for color in range(4)
            if color != now and segments_to_change(s.game.cards, seat, place, color) <= seat.gems[color]
        ]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        if action == RECOLOR_BEST.first:
            seat = s.seats[f.seat]
            for entry in best_plan(s.game.cards, seat, heraldry(s, seat)):
                paint(s, f.seat, entry >> 2, entry & 3)
        elif action != PASS:
            s.push(s.game.recolor_circle, f.seat, 0, spot_of_action(action))

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        return Message("viceroy-prompt-recolor", {}, "V-END-02")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        if action == PASS:
            return Message("viceroy-label-recolor-done", {}, "V-END-02")
        if action == RECOLOR_BEST.first:
            return Message("viceroy-label-recolor-best", {"points": self.best_gain(s, f.seat)}, "V-END-04")
        place = spot_of_action(action)
        seat = s.seats[f.seat]
        colors = tuple(COLOR_NAMES[color] for color in self.colors(s, seat, place))
        args: dict[str, Arg] = {"card": card_name(s.game.cards[card_at(seat, place)]), "level": level_of(place)}
        return Message("viceroy-label-recolor", {**args, "colors": colors})

    def best_gain(self, s: ViceroyState, number: int) -> int:
        """How many points the best recolouring adds."""
        after = s.copy()
        seat = after.seats[number]
        for entry in best_plan(s.game.cards, seat, heraldry(s, seat)):
            paint(after, number, entry >> 2, entry & 3)
        return total_points(after, number) - total_points(s, number)

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        if action == PASS:
            return ["pass"]
        return [spot_target(f.seat, spot_of_action(action))] if TARGET.has(action) else []

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        return Message("viceroy-whynot-recolor", {}, "V-END-04") if TARGET.has(action) else None


@final
class RecolorCircle(Decision[ViceroyState]):
    """In which colour; each gem changes one segment to its own colour. b: the circle's spot. [V-END-04]"""

    def rules(self) -> list[str]:
        return ["V-END-04"]

    def ints(self) -> list[str]:
        return ["a", "spot", "c"]

    def legal(self, s: ViceroyState, f: Frame) -> list[int]:
        return [COLOR.first + color for color in s.game.recolor.colors(s, s.seats[f.seat], f.b)]

    def apply(self, s: ViceroyState, f: Frame, action: int) -> None:
        paint(s, f.seat, f.b, action - COLOR.first)
        s.push(s.game.recolor, f.seat, f.b)

    def prompt(self, s: ViceroyState, f: Frame) -> Message:
        card = card_at(s.seats[f.seat], f.b)
        return Message("viceroy-prompt-recolor-color", {"card": card_name(s.game.cards[card])}, "V-END-04")

    def label(self, s: ViceroyState, f: Frame, action: int) -> Message:
        color = action - COLOR.first
        cost = segments_to_change(s.game.cards, s.seats[f.seat], f.b, color)
        after = s.copy()
        paint(after, f.seat, f.b, color)
        points = total_points(after, f.seat) - total_points(s, f.seat)
        args: dict[str, Arg] = {"color": COLOR_NAMES[color], "n": cost, "gem": GEM_NAMES[color]}
        return Message("viceroy-label-recolor-color", {**args, "points": points})

    def targets(self, s: ViceroyState, f: Frame, action: int) -> list[str]:
        return [f"gem:{action - COLOR.first}"]

    def why_not(self, s: ViceroyState, f: Frame, action: int) -> Message | None:
        return Message("viceroy-whynot-recolor", {}, "V-END-04") if COLOR.has(action) else None
