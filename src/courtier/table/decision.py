"""The open decision of a seat, as its holder is shown it: question, answers with their labels and places."""

from __future__ import annotations

from typing import Any

from courtier.core.engine import label, legal, open_question, prompt, targets, why_not
from courtier.core.messages import Json, Message, Refused, to_json
from courtier.core.state import Decision
from courtier.table.model import Table
from courtier.table.stepping import undo_target


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


def may_undo(table: Table, seat: int) -> bool:
    """Whether the seat could take its last action back alone."""
    return undo_target(table, seat) >= 0
