"""What is asked at an instant of a game: the same for `position`, `replay` and whoever reads JSON."""

from __future__ import annotations

from typing import Any

from courtier.cli.voice import Voice
from courtier.core.engine import label, legal, prompt, seats_to_act, targets
from courtier.core.game import Game, Score
from courtier.core.messages import Json, Message, SeatName, to_json


def in_capital(message: Message) -> Message:
    """A part of a sentence as it stands alone, with a capital letter."""
    return Message("label", {"text": message})


def questions_json(voice: Voice, game: Game[Any], s: Any) -> list[Json]:
    """Every open question: seat, prompt and options with notation, label and targets."""
    out: list[Json] = []
    for seat in seats_to_act(s):
        options: list[Json] = []
        for action in legal(s, seat):
            options.append(
                {
                    "action": game.actions.notation(action),
                    "label": voice.plainly(in_capital(label(game, s, seat, action))),
                    "targets": [*targets(game, s, seat, action)],
                }
            )
        asked = prompt(s, seat)
        out.append({"seat": seat, "prompt": voice.tell(asked), "message": to_json(asked), "options": options})
    return out


def scores_json(voice: Voice, scores: list[Score]) -> list[Json]:
    """The result as if the game ended now."""
    out: list[Json] = []
    for score in scores:
        entry: dict[str, Json] = {"total": score.total, "won": score.won, "categories": {**score.categories}}
        if score.note is not None:
            entry["note"] = voice.tell(score.note)
        out.append(entry)
    return out


def question_lines(voice: Voice, game: Game[Any], s: Any, viewer: int | None = None) -> list[str]:
    """Every open question as text, each option with its notation and its label.

    With a viewer only its own options are told, for those of the others would show their cards.
    """
    lines: list[str] = []
    for seat in seats_to_act(s):
        lines.append(voice.say("play-decide", seat=SeatName(seat), question=voice.tell(prompt(s, seat))))
        if viewer not in (None, seat):
            continue
        options = legal(s, seat)
        notations = [game.actions.notation(action) for action in options]
        wide = min(max(map(len, notations), default=0), 28)
        for action, notation in zip(options, notations, strict=True):
            lines.append(f"  {notation:<{wide}}  {voice.plainly(in_capital(label(game, s, seat, action)))}")
    return lines or [voice.say("play-game-over")]


def score_name(voice: Voice, game: str, category: str) -> str:
    """A category of points in words."""
    return voice.say(f"{game}-score-{category.replace('_', '-')}")


def hidden_categories(game: Game[Any], s: Any, viewer: int) -> list[set[str]]:
    """By seat: the categories of points that a viewer may not know, because its view leaves them out."""
    seats = game.view(s, viewer).get("seats")
    out: list[set[str]] = []
    for score, seen in zip(game.scores(s), seats if isinstance(seats, list) else [], strict=False):
        known = seen.get("score") if isinstance(seen, dict) else None
        out.append(set(score.categories) - set(known) if isinstance(known, dict) else set())
    return out


def score_lines(voice: Voice, game: Game[Any], s: Any, viewer: int | None = None) -> list[str]:
    """The points by category and participant, as an aligned table of plain text.

    With a viewer, what it may not know is written as a question mark and left out of the totals.
    """
    scores = game.scores(s)
    hidden = hidden_categories(game, s, viewer) if viewer is not None and s.n_seats > 1 else []
    hidden += [set()] * (len(scores) - len(hidden))
    names = [voice.say("cli-name", seat=SeatName(seat)) for seat in range(s.n_seats)]
    names += [voice.say("cli-automated", number=n + 1) for n in range(len(scores) - s.n_seats)]
    names = [name[:14] for name in names]
    heads = [score_name(voice, game.name, category) for category in scores[0].categories]
    total = voice.say("ui-total")
    first = max(len(head) for head in [*heads, total])
    wide = [max(len(name), 4) for name in names]
    lines = [" " * first + "".join(f"  {name:>{w}}" for name, w in zip(names, wide, strict=True))]
    for head, category in zip(heads, scores[0].categories, strict=True):
        cells = [
            "?" if category in unknown else f"{score.categories.get(category, 0)}"
            for score, unknown in zip(scores, hidden, strict=True)
        ]
        lines.append(f"{head:<{first}}" + "".join(f"  {cell:>{w}}" for cell, w in zip(cells, wide, strict=True)))
    totals = [
        score.total - sum(score.categories[category] for category in unknown)
        for score, unknown in zip(scores, hidden, strict=True)
    ]
    lines.append(f"{total:<{first}}" + "".join(f"  {each:>{w}}" for each, w in zip(totals, wide, strict=True)))
    lines += [voice.tell(score.note) for score in scores if score.note is not None]
    return lines
