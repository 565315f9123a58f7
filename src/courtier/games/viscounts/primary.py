"""Phase 3: the primary action, and dismissing a townsfolk for it. [W-ACT, W-DISMISS]"""

from __future__ import annotations

from typing import final

from courtier.core.actions import PASS
from courtier.core.messages import Arg, Message, Name
from courtier.core.state import Decision, Effect, Event, Frame
from courtier.games.viscounts.actions import ACT, PLAIN, WITH_DISMISSAL
from courtier.games.viscounts.building import cheapest_building, has_site
from courtier.games.viscounts.castle import supply
from courtier.games.viscounts.funding import dismissal_price, dismissible, free_icons, helps, most_icons, priced
from courtier.games.viscounts.manuscripts import transcribe_cost
from courtier.games.viscounts.names import action_name, card_name, who
from courtier.games.viscounts.state import Clause, ViscountsState, push_gains, remove_townsfolk
from courtier.games.viscounts.trade import icons_per_exchange, most_exchanges
from courtier.games.viscounts.words import BUILD, DECLINE, INNER, PLACE_WORKERS, SEGMENTS, TRADE, TRANSCRIBE


def least_need(s: ViscountsState, p: int, action: int) -> int:
    """Icons needed for the smallest form of build, noble or cleric; -1 where it has no target at all."""
    if action == BUILD:
        return cheapest_building(s, p) if has_site(s, s.seats[p].space) else -1
    if action == PLACE_WORKERS:
        return s.box.noble_need[0] if supply(s, p) else -1
    return transcribe_cost(s, s.seats[p].space // 3)


def settled_need(s: ViscountsState, p: int, action: int) -> int:
    """Icons of an action that has one form only; 0 where exchanges, workers or a building are still to be chosen."""
    if action == TRANSCRIBE:
        return transcribe_cost(s, s.seats[p].space // 3)
    if action == TRADE and most_exchanges(s, p, 0, 0) == 1:
        return icons_per_exchange(s, p)
    if action == PLACE_WORKERS:
        one, two = s.box.noble_need[0], s.box.noble_need[1]
        return one if supply(s, p) == 1 or most_icons(s, p, PLACE_WORKERS, 0, 0) < two else 0
    return 0


def can_take(s: ViscountsState, p: int, action: int, dismissed: int, spent: int) -> bool:
    """Whether the action has a target and can be funded. [W-ACT-01..04, W-DISMISS-06]"""
    if action == TRADE:
        return most_exchanges(s, p, dismissed, spent) > 0
    need = least_need(s, p, action)
    return need >= 0 and most_icons(s, p, action, dismissed, spent) >= need


def on_its_path(action: int, space: int) -> bool:
    """Whether a space lies on the path of the action. [W-ACT-01]"""
    return (action >= PLACE_WORKERS) == (space % 3 == INNER)


@final
class ChooseAction(Decision[ViscountsState]):
    """Trade or build on the outer path, workers or transcribe on the inner one, or nothing. [W-ACT-01, W-RULING-01]"""

    def __init__(self, actions: list[Effect[ViscountsState]], after: list[Effect[ViscountsState]]) -> None:
        super().__init__()
        self.actions = actions  # c: the dismissed townsfolk
        self.after = after

    def parts(self) -> list[Effect[ViscountsState]]:
        return [*self.actions, *self.after]

    def rules(self) -> list[str]:
        return ["W-ACT-01", "W-DISMISS-01", "W-RULING-01"]

    def legal(self, s: ViscountsState, f: Frame) -> list[int]:
        seat = s.seats[f.seat]
        first = PLACE_WORKERS if seat.space % 3 == INNER else TRADE
        out = [PASS]
        townsfolk = dismissible(s, seat.space // 3)
        price = dismissal_price(s, f.seat, townsfolk)
        for action in range(first, first + 2):
            if can_take(s, f.seat, action, 0, 0):
                out.append(ACT.first + 2 * action + PLAIN)
            if price <= seat.silver and helps(s, f.seat, action, townsfolk):
                if can_take(s, f.seat, action, townsfolk, price):
                    out.append(ACT.first + 2 * action + WITH_DISMISSAL)
        return out

    def apply(self, s: ViscountsState, f: Frame, action: int) -> None:
        if action == PASS:
            if s.log is not None:
                # With nothing to choose from the game goes on unasked: then it must be said why.
                kind = "no-action" if len(self.legal(s, f)) > 1 else "no-action-possible"
                s.log.append(Event(kind, f.seat, {"who": who(s, f.seat)}, rule="W-RULING-01"))
            return
        chosen = (action - ACT.first) // 2
        s.stack.append(Frame(self.after[chosen], f.seat))
        if (action - ACT.first) % 2 == PLAIN:
            s.stack.append(Frame(self.actions[chosen], f.seat))
            return
        segment = s.seats[f.seat].space // 3
        townsfolk = dismissible(s, segment)
        s.stack.append(Frame(self.actions[chosen], f.seat, 0, 0, townsfolk))
        dismiss(s, f.seat, segment, dismissal_price(s, f.seat, townsfolk))

    def prompt(self, s: ViscountsState, f: Frame) -> Message:
        return Message("viscounts-prompt-action")

    def label(self, s: ViscountsState, f: Frame, action: int) -> Message:
        if action == PASS:
            return Message("viscounts-label-no-action")
        chosen = (action - ACT.first) // 2
        if (action - ACT.first) % 2 == PLAIN:
            # Beside the same action with a dismissal it says that it goes without.
            both = ACT.first + 2 * chosen + WITH_DISMISSAL in self.legal(s, f)
            label = Message(
                "viscounts-label-act-alone" if both else "viscounts-label-act", {"action": action_name(chosen)}
            )
            need = settled_need(s, f.seat, chosen)
            return priced(s, f.seat, chosen, need, 0, label) if need else label
        townsfolk = dismissible(s, s.seats[f.seat].space // 3)
        args: dict[str, Arg] = {
            "action": action_name(chosen),
            "card": townsfolk_name(s, townsfolk),
            "silver": dismissal_price(s, f.seat, townsfolk),
        }
        if chosen == TRANSCRIBE:
            # Icons are known before the dismissal, the goods to pay with only after its effect.
            missing = transcribe_cost(s, s.seats[f.seat].space // 3) - free_icons(s, f.seat, chosen, townsfolk)
            if missing > 0:
                return Message("viscounts-label-act-dismiss-missing", {**args, "missing": missing})
        return Message("viscounts-label-act-dismiss", args)

    def targets(self, s: ViscountsState, f: Frame, action: int) -> list[str]:
        if action == PASS:
            return [DECLINE]
        out = [f"action:{ACT.notation(action).split()[1]}"]
        space = s.seats[f.seat].space
        # An action of the other path would be a reason for nobody to ask about the townsfolk.
        if (action - ACT.first) % 2 == WITH_DISMISSAL and on_its_path((action - ACT.first) // 2, space):
            out.append(f"townsfolk:{SEGMENTS[space // 3]}")
        return out

    def why_not(self, s: ViscountsState, f: Frame, action: int) -> Message | None:
        if not ACT.has(action):
            return None
        seat = s.seats[f.seat]
        chosen = (action - ACT.first) // 2
        if not on_its_path(chosen, seat.space):
            path = "inner" if chosen >= PLACE_WORKERS else "outer"
            return Message(f"viscounts-whynot-{path}-path", {"action": action_name(chosen)}, "W-ACT-01")
        dismissed, price = 0, 0
        if (action - ACT.first) % 2 == WITH_DISMISSAL:
            dismissed = dismissible(s, seat.space // 3)
            price = dismissal_price(s, f.seat, dismissed)
            args: dict[str, Arg] = {
                "card": townsfolk_name(s, dismissed),
                "silver": price,
                "action": action_name(chosen),
            }
            if price > seat.silver:
                return Message("viscounts-whynot-dismiss-silver", args, "W-DISMISS-03")
            if not helps(s, f.seat, chosen, dismissed):
                return Message("viscounts-whynot-dismiss-icons", args, "W-DISMISS-02")
        return _why_not_action(s, f.seat, chosen, dismissed, price)


def _why_not_action(s: ViscountsState, p: int, action: int, dismissed: int, price: int) -> Message:
    """Why an action of the right path cannot be taken: no target, or not enough icons."""
    if action == TRADE:
        args: dict[str, Arg] = {"n": icons_per_exchange(s, p), "icons": free_icons(s, p, TRADE, dismissed)}
        return Message("viscounts-whynot-trade", args, "W-TRADE-02")
    need = least_need(s, p, action)
    if need < 0 and action == BUILD:
        return Message("viscounts-whynot-no-site", {}, "W-BUILD-01")
    if need < 0:
        return Message("viscounts-whynot-no-worker", {}, "W-CASTLE-01")
    icons = most_icons(s, p, action, dismissed, price)
    return Message("viscounts-whynot-icons", {"action": action_name(action), "n": need, "icons": icons}, "W-ACT-04")


def townsfolk_name(s: ViscountsState, dismissed: int) -> Arg:
    """A townsfolk to be dismissed, from its pile or printed."""
    if dismissed <= s.box.n_cards:
        return card_name(s, dismissed - 1)
    return Name("viscounts-printed-townsfolk")


def dismiss(s: ViscountsState, p: int, segment: int, price: int) -> None:
    """Pay, take the card out of the game, resolve its top right effect; the next is visible. [W-DISMISS-03, -04]"""
    townsfolk = dismissible(s, segment)
    s.seats[p].silver -= price
    if s.log is not None:
        args: dict[str, Arg] = {"who": who(s, p), "card": townsfolk_name(s, townsfolk), "silver": price}
        s.log.append(Event("dismiss", p, args, rule="W-DISMISS-03"))
    remove_top(s, segment)
    if townsfolk <= s.box.n_cards:
        push_gains(s, s.book.on_hire[townsfolk - 1], p)
    else:
        push_gains(s, s.book.on_printed_dismissal[segment], p)


def remove_top(s: ViscountsState, segment: int) -> None:
    """The top townsfolk leaves the game; a printed one stays. [W-DISMISS-05]"""
    if s.townsfolk[segment]:
        remove_townsfolk(s, segment)
        s.gone += 1


@final
class AfterAction(Clause):
    """The abilities that follow an action, left to right, fixed at this moment. [W-ACT-06, W-RULING-32]"""

    def __init__(self, action: int) -> None:
        super().__init__()
        self.action = action

    def run(self, s: ViscountsState, f: Frame) -> None:
        row = s.seats[f.seat].row
        for at in range(2, -1, -1):
            if row[at] >= 0 and s.book.after_which[row[at]] == self.action:
                ability = s.book.after_action[row[at]]
                assert ability is not None
                s.stack.append(Frame(ability, f.seat))
