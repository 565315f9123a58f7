"""The open decision of a seat, as its holder is shown it: question, answers with their labels and places."""

from __future__ import annotations

from collections import Counter
from typing import Any

from courtier.core.engine import label, legal, open_question, prompt, seats_to_act, targets, why_not
from courtier.core.messages import Json, Message, Refused, SeatName, to_json
from courtier.core.state import Decision
from courtier.table.model import Table
from courtier.table.stepping import undo_outlook


def open_decision(table: Table, seat: int) -> Json:
    """What the seat is asked now, or None."""
    if not table.is_asked(seat):
        return None
    game, state = table.rules, table.state
    f = open_question(state, seat)
    assert f is not None
    question: Any = f.effect
    assert isinstance(question, Decision)
    actions: list[Json] = []
    for action in legal(state, seat):
        entry: dict[str, Json] = {
            "action": game.actions.notation(action),
            "label": to_json(label(game, state, seat, action)),
        }
        where = targets(game, state, seat, action)
        if where:
            entry["targets"] = [*where]
        actions.append(entry)
    out: dict[str, Json] = {
        "id": table.decisions[seat],
        "seat": seat,
        "question": question.path,
        "prompt": to_json(prompt(state, seat)),
        "rules": [*question.rules()],
        "actions": actions,
    }
    if state.answers:
        given = state.answers[seat]
        out["secret"] = True
        out["answer"] = game.actions.notation(given) if given >= 0 else None
    return out


def asking(table: Table, seat: int) -> str:
    """What an asked seat decides, as everybody may know it: the text of the kind of its question.

    Arguments are left out, since a prompt may name a card of the seat's hand or the gems behind its screen. That the
    seat is asked, and by which rule, follows from what all have been told.
    """
    return prompt(table.state, seat).key.replace("-prompt-", "-asking-", 1)


def reason_not(table: Table, seat: int, notation: str) -> Message | None:
    """Why a seat may not do this now; None where it may."""
    game, state = table.rules, table.state
    try:
        action = game.actions.parse(notation)
    except Refused as refused:
        return refused.message
    if action in legal(state, seat):
        return None
    return why_not(game, state, seat, action)


def reason_not_there(table: Table, seat: int, target: str) -> Message | None:
    """Why a seat can do nothing with a place of the board now, such as `city:xian`; None where it can.

    Looks over all actions that lie there: of the reasons why they are not open, one with a rule, rather one of an
    action whose other places are open, since there this place alone is at fault; then the one given most often. A place
    that the question does not concern has a sentence of its own, with the question and its rule.
    """
    game, state = table.rules, table.state
    f = open_question(state, seat)
    if f is None:
        if not state.stack:
            return Message("error-game-over")
        return Message("server-why-not-your-turn", {"waiting": tuple(SeatName(each) for each in seats_to_act(state))})
    chosen_from = {place for action in legal(state, seat) for place in targets(game, state, seat, action)}
    if target in chosen_from:
        return None
    question: Any = f.effect
    assert isinstance(question, Decision)
    reasons: list[tuple[bool, Message]] = []
    for action in range(game.actions.size):
        try:
            where = targets(game, state, seat, action)
        except LookupError:  # an action of another question
            continue
        if target not in where:
            continue
        offered = game.has_offers and game.is_offer(action)
        reason = game.why_not_offer(state, f, action) if offered else question.why_not(state, f, action)
        if reason is not None:
            alone = all(place in chosen_from for place in where if place != target)
            reasons.append((alone, reason))
    if reasons:
        often = Counter(reason.key for _, reason in reasons)
        return max(reasons, key=lambda each: (bool(each[1].rule), each[0], often[each[1].key]))[1]
    if (later := question.why_there(state, f, target)) is not None:
        return later
    rules = question.rules()
    return Message("server-why-other-question", {"question": prompt(state, seat)}, rules[0] if rules else "")


def undo_json(table: Table, seat: int) -> dict[str, Json]:
    """How far the seat may take back alone, and where the line is that it may not cross."""
    steps, free, reason = undo_outlook(table, seat)
    out: dict[str, Json] = {"steps": steps, "free": free}
    if reason is not None:
        out["message"] = to_json(reason)
    return out
