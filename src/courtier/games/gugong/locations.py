"""The action of a location: which variant, paid how, and what follows for others. [G-ACT, section 7]"""

from __future__ import annotations

from typing import Final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message
from courtier.core.state import Effect, Frame
from courtier.games.gugong.actions import ACT, LOCATIONS, VARIANTS
from courtier.games.gugong.components import describe_op
from courtier.games.gugong.ops import Op
from courtier.games.gugong.servants import Ask, can_send_double, could_exchange_for, send, short_of
from courtier.games.gugong.state import IS_HIRED, GugongState, Seat

# How an action comes about: a of its frames.
BY_LOCATION: Final = 0
BY_CARD: Final = 1
BY_FOLLOWING: Final = 2
_PROMPTS: Final = ["location", "card", "follow"]
# Places that are asked for only once the variant is chosen.
_WITHIN: Final = {"city": "travel", "harbour": "canal"}
# What is drawn at every location, or at some of them, and stands for the location as a whole.
_OF_ALL: Final = ("location", "name", "piece")


class LocationAction(Ask):
    """Perform the action of a location, in one of its variants, or leave it. a: by location, card or following."""

    def __init__(self, location: int, rules: list[str], costs: list[int], thens: list[Effect[GugongState]]) -> None:
        super().__init__("act", rules)
        self.location = location
        self.costs = costs
        self.thens = thens
        self.first = "variant"  # what has to be chosen at the location

    def parts(self) -> list[Effect[GugongState]]:
        return self.thens

    def can(self, s: GugongState, f: Frame) -> bool:
        return len(self.legal(s, f)) > 1

    def cost(self, s: GugongState, p: Seat, variant: int) -> int:
        """What the variant costs this player."""
        return self.costs[variant]

    def feasible(self, s: GugongState, seat: int, variant: int, hired: int, double: bool) -> bool:
        """Whether its obligatory part can be carried out with these pieces hired after paying. [G-ACT-04]"""
        return True

    def places(self, variant: int) -> int:
        """How many hired pieces it has to place on top of its cost."""
        return 0

    def legal(self, s: GugongState, f: Frame) -> list[int]:
        p = s.seats[f.seat]
        out: list[int] = [PASS]
        at = ACT.first + self.location * 4
        has_double = p.double == IS_HIRED
        for v in range(len(self.costs)):
            cost = self.cost(s, p, v)
            if p.hired >= cost and self.feasible(s, f.seat, v, p.hired - cost, has_double):
                out.append(at)
            if cost > 0 and has_double and can_send_double(s, p, cost):
                left = p.hired + 2 - cost if cost > 2 else p.hired
                if self.feasible(s, f.seat, v, left, False):
                    out.append(at + 1)
            at += 2
        if len(out) == 1 and not self.worth_exchanging(s, f.seat):
            return []
        return out

    def worth_exchanging(self, s: GugongState, seat: int) -> bool:
        """Whether token exchanges could still make the action possible, so that it must be asked. [G-TOKEN-05]"""
        p = s.seats[seat]
        for v in range(len(self.costs)):
            cost = self.cost(s, p, v)
            short = short_of(s, p, cost + self.places(v))
            if could_exchange_for(s, p, short) and self.feasible(s, seat, v, p.hired + short - cost, False):
                return True
        return False

    def needed(self, s: GugongState, seat: int) -> int:
        """How many hired servants it takes at the least, placed ones included."""
        p = s.seats[seat]
        return min(self.cost(s, p, v) + self.places(v) for v in range(len(self.costs)))

    def tell_skipped(self, s: GugongState, f: Frame) -> None:
        needed = self.needed(s, f.seat)
        args: dict[str, Arg] = {"location": s.parts.location_names[self.location]}
        args["n"] = needed if s.seats[f.seat].hired < needed else 0
        s.tell("cannot-act", f.seat, args, "G-ACT-04")

    def apply(self, s: GugongState, f: Frame, action: int) -> None:
        if action == PASS:
            return
        at = action - ACT.first - self.location * 4
        variant = at // 2
        self.begin(s, f, LETTERS[variant])
        send(s, f.seat, self.cost(s, s.seats[f.seat], variant), at % 2 == 1)
        s.push(self.thens[variant], f.seat)

    def begin(self, s: GugongState, f: Frame, variant: str = "none") -> None:
        """Tell it, with its variant if it has two, and let bonus tokens of others wait for its end. [G-BONUS-07]"""
        if s.log is not None:
            place = s.parts.location_names[self.location]
            s.tell(f"acts-{_PROMPTS[f.a]}", f.seat, {"location": place, "variant": variant}, "G-ACT-01")
        if s.stations and (f.a != BY_FOLLOWING or s.parts.follow_triggers):
            s.push(s.book.after_action, f.seat, 0, self.location)

    def prompt(self, s: GugongState, f: Frame) -> Message:
        place = s.parts.location_names[self.location]
        return Message(f"gugong-prompt-act-{_PROMPTS[f.a]}", {"location": place}, self.rule_numbers[0])

    def promised(self, s: GugongState, variant: int) -> list[Op]:
        """What the variant does at this table now."""
        return s.parts.variants[self.location][variant].ops

    def say(self, s: GugongState, f: Frame, action: int) -> Message:
        variant = (action - ACT.first - self.location * 4) // 2
        cost = self.cost(s, s.seats[f.seat], variant)
        effects = tuple(describe_op(op) for op in self.promised(s, variant))
        effect = Message("list-of-effects", {"effects": effects})
        args: dict[str, Arg] = {"variant": LETTERS[variant], "effect": effect, "n": cost}
        args["rest"] = cost - 2 if cost > 2 else 0
        if cost == 0:
            return Message("gugong-label-act", args)
        return Message("gugong-label-act-double" if action % 2 != ACT.first % 2 else "gugong-label-act-send", args)

    def targets(self, s: GugongState, f: Frame, action: int) -> list[str]:
        if not ACT.has(action):
            return []
        location, word = ACT.coords(action)
        where = f"location:{LOCATIONS[location]}"
        return [where, f"variant:{VARIANTS[word]}"] if location == self.location else [where]

    def why_not(self, s: GugongState, f: Frame, action: int) -> Message | None:
        if not ACT.has(action):
            return None
        location, word = ACT.coords(action)
        if location != self.location:
            place = s.parts.location_names[self.location]
            return Message("gugong-whynot-other-location", {"location": place}, "G-ACT-05")
        p = s.seats[f.seat]
        if word // 2 >= len(self.costs):
            return Message("gugong-whynot-no-variant", {"location": s.parts.location_names[location]}, "G-ACT-03")
        cost = self.cost(s, p, word // 2)
        if word % 2 and (p.double != IS_HIRED or cost == 0):
            return Message("gugong-whynot-double-not-hired", {}, "G-DOUBLE-03")
        if p.hired < cost + self.places(word // 2):
            args: dict[str, Arg] = {"n": cost + self.places(word // 2), "hired": p.hired}
            return Message("gugong-whynot-cost", args, "G-ACT-04")
        return self.nothing(s, f)

    def why_there(self, s: GugongState, f: Frame, target: str) -> Message | None:
        kind, _, which = target.partition(":")
        location = which if kind in _OF_ALL else _WITHIN.get(kind)
        if location != LOCATIONS[self.location]:
            return None
        place = s.parts.location_names[self.location]
        return Message(f"gugong-whynot-{self.first}-first", {"location": place}, self.rule_numbers[0])

    def nothing(self, s: GugongState, f: Frame) -> Message:
        """Why the action would change nothing here."""
        return Message("gugong-whynot-nothing", {}, "G-ACT-04")

    def describe(self, s: GugongState, f: Frame) -> Message:
        return Message("gugong-effect-location-action", {"location": s.parts.location_names[self.location]})

    def fits(self, s: GugongState, f: Frame) -> bool:
        return super().fits(s, f) and BY_LOCATION <= f.a <= BY_FOLLOWING

    def ints(self) -> list[str]:
        return ["by", "b", "c"]


LETTERS: Final = ["A", "B"]
