"""What a choice will do, before it is confirmed, and nothing that its seat could not find out by thinking.

The actions are carried out in states in which all that the seat cannot know was dealt anew, never in the true one. What
comes out the same everywhere is certain; the rest is chance, and nothing is said of it.
"""

from __future__ import annotations

from typing import Any, Final

from courtier.core.game import Game, Score
from courtier.core.messages import Json
from courtier.core.rng import seeded
from courtier.table import commands as cmd
from courtier.table.checks import need_known, need_own, need_status
from courtier.table.decision import open_decision
from courtier.table.errors import FORBIDDEN, STALE, Denied, denied
from courtier.table.model import RUNNING, SHOWN, Table
from courtier.table.projection import told_json
from courtier.table.stepping import stale, stepped

DEALS: Final = 2
DEALS_OF_CHANCE: Final = 8  # where something is drawn or shown: two deals might agree by luck


def check_question(table: Table, command: cmd.Preview | cmd.AskHint, who: str) -> None:
    """Refuse what an act would be refused for before its actions are looked at, and hints where there are none."""
    need_known(table, who)
    need_own(table, who, command.seat)
    need_status(table, RUNNING)
    if isinstance(command, cmd.AskHint) and not table.hints:
        raise denied(FORBIDDEN, "error-no-hints")
    if not table.decisions[command.seat] or command.decision != table.decisions[command.seat]:
        raise Denied(STALE, stale(table, command.seat), {"decision": open_decision(table, command.seat)})


def preview(game: Game[Any], state: Any, seat: int, actions: list[str]) -> dict[str, Json]:
    """What these actions of a seat bring about for certain; refuses what an act would be refused for.

    Reads nothing but its arguments and changes nothing, so that it can run beside the event loop.
    """
    told: list[list[Json]] = []
    views: list[Json] = []
    before: list[list[Json]] = []
    after: list[list[Json]] = []
    line = ""
    wanted, dealt = DEALS, 0
    while dealt < wanted:
        seen = game.determinize(state, seat, seeded(f"preview {dealt}"))
        dealt += 1
        end, events, stays = stepped(game, seen, seat, actions)
        line = line or next(filter(None, stays), "")
        if SHOWN in stays:
            wanted = DEALS_OF_CHANCE
        told.append([each for each in (told_json(event, (seat,)) for event in events) if each is not None])
        views.append({str(seat): game.view(end, seat)})
        before.append([score_json(score) for score in game.scores(seen)])
        after.append([score_json(score) for score in game.scores(end)])
    same = common(told)
    out: dict[str, Json] = {"told": same}
    if all(view == views[0] for view in views):
        out["views"] = views[0]
    out["scores"] = [
        {"seat": i, "before": before[0][i], "after": after[0][i]}
        for i in range(len(before[0]))
        if all(each[i] == before[0][i] for each in before) and all(each[i] == after[0][i] for each in after)
    ]
    out["chance"] = "views" not in out or any(len(each) > len(same) for each in told)
    if line:
        out["stays"] = line
    return out


def score_json(score: Score) -> Json:
    """A result as it stands."""
    return {"total": score.total, "categories": {**score.categories}}


def common(lists: list[list[Json]]) -> list[Json]:
    """What all begin with."""
    out: list[Json] = []
    for entries in zip(*lists, strict=False):
        if any(entry != entries[0] for entry in entries):
            break
        out.append(entries[0])
    return out
