"""E27 Non-interference: what a viewer gets does not depend on what that viewer may not know, byte by byte."""

from __future__ import annotations

import random
from typing import Any

from courtier.core.canonical import canonical
from courtier.core.engine import legal, targets
from courtier.core.messages import to_json
from courtier.core.rng import seeded
from courtier.games import GAMES
from courtier.table import commands as cmd
from courtier.table import decide, previewing, projection
from courtier.table.commands import NewTable, SeatWish
from courtier.table.decision import reason_not, reason_not_there
from courtier.table.errors import Denied
from courtier.table.events import Stored
from courtier.table.model import Table
from tests.reliability.experiment import Outcome, Setting, main
from tests.reliability.planted import plant
from tests.table.tables import AtTable

GOAL = "0 differing bytes of view, decisions, previews, refusals, undo and events between S and S' for every viewer"


def answers(at: AtTable, viewpoint: tuple[int, ...], rng: random.Random) -> str:
    """All that a viewer can get out of the table now, as bytes; `rng` chooses what is asked."""
    table = at.table
    out: list[Any] = [projection.project(table, viewpoint)]
    if table.state is not None:
        out.append(projection.past(table, viewpoint, table.mark().seen(viewpoint)) if table.copies else None)
    size = table.rules.actions.size
    for seat in viewpoint:
        for _ in range(6):
            action = table.rules.actions.notation(rng.randrange(size))
            reason = reason_not(table, seat, action)
            out.append(None if reason is None else to_json(reason))
            try:
                decide(
                    table, cmd.Act(seat, table.decisions[seat], [action, "pass", "pass"], "r"), at.holder(seat), at.now
                )
                out.append("taken")
            except Denied as refused:
                out.append([to_json(refused.message), refused.more])
        out += questions(table, seat, rng)
        try:
            decide(table, cmd.Undo(seat, "r"), at.holder(seat), at.now)
            out.append("undone")
        except Denied as refused:
            out.append(to_json(refused.message))
    table.ahead = None
    return canonical(out)


def questions(table: Table, seat: int, rng: random.Random) -> list[Any]:
    """Why nothing can be done with some places, and what some choices would do."""
    out: list[Any] = []
    options = legal(table.state, seat)
    size = table.rules.actions.size
    for action in [rng.randrange(size), *(rng.choice(options) for _ in range(2) if options)]:
        notation = table.rules.actions.notation(action)
        try:
            out.append(previewing.preview(table.rules, table.state, seat, [notation, "pass"][: rng.randrange(1, 3)]))
        except Denied as refused:
            out.append([to_json(refused.message), refused.more])
    places = sorted({place for action in options for place in targets(table.rules, table.state, seat, action)})
    for place in [*rng.sample(places, min(2, len(places))), f"card:{rng.randrange(88)}", "location:wall"]:
        reason = reason_not_there(table, seat, place)
        out.append(None if reason is None else to_json(reason))
    return out


def sealed(at: AtTable, viewpoint: tuple[int, ...], rng: random.Random) -> list[str]:
    """The secret answer of another seat, with one content and with another: what is shown of it must be the same."""
    table = at.table
    if not table.state.answers:
        return []
    others = [seat for seat in table.asked() if seat not in viewpoint]
    if len(table.asked()) < 2 or not others:
        return []
    seat = rng.choice(others)
    shown: set[str] = set()
    for action in rng.sample(legal(table.state, seat), min(3, len(legal(table.state, seat)))):
        command = cmd.Act(seat, table.decisions[seat], [table.rules.actions.notation(action)], "r")
        event = decide(table, command, at.holder(seat), at.now)[0]
        table.ahead = None
        table.marks[table.n + 1] = table.mark()
        shown.add(canonical(projection.show(table, Stored(table.n + 1, at.now, event), viewpoint)))
    return ["a secret answer can be told from another"] if len(shown) > 1 else []


def compare(at: AtTable, rng: random.Random, faults: list[str]) -> int:
    """All viewers of one instant; how many pairs were compared."""
    table, truth = at.table, at.table.state
    seats = range(len(table.seats))
    pairs = 0
    for viewpoint in [(), *((seat,) for seat in seats)]:
        seat = viewpoint[0] if viewpoint else rng.choice(seats)
        place = f"{table.setup.game} {viewpoint} at move {len(table.line)}"
        faults += [f"{place}: {text}" for text in sealed(at, viewpoint, rng)]
        asked = rng.random()
        real = answers(at, viewpoint, random.Random(asked))
        table.state = table.rules.determinize(truth, seat, seeded(f"e27 {rng.random()}"))
        if viewpoint or table.state.stack:
            other = answers(at, viewpoint, random.Random(asked))
            if other != real:
                at_byte = next((i for i, (a, b) in enumerate(zip(real, other, strict=False)) if a != b), -1)
                where = real[max(0, at_byte - 60) : at_byte + 40]
                faults.append(f"{place}: ...{where}...")
            pairs += 1
        table.state = truth
    return pairs


def run(setting: Setting) -> Outcome:
    """Random games of every title; some instants of each."""
    plant(setting.plant)
    wanted = setting.pick(150, 20_000)
    faults: list[str] = []
    measured: dict[str, Any] = {}
    for game in GAMES:
        pairs, n = 0, 0
        while pairs < wanted and len(faults) < 20:
            rng = random.Random(f"{setting.seed} {game} {n}")
            seats = [SeatWish(mine=True) for _ in range(2 + n % 3)]
            at = AtTable(NewTable(game, seats, start=True), seed=f"e27 {setting.seed} {n}")
            n += 1
            while at.table.status == "running" and pairs < wanted and len(faults) < 20:
                if rng.random() < 0.2:
                    pairs += compare(at, rng, faults)
                chosen = [seat for seat in range(len(at.table.seats)) if at.table.is_asked(seat)]
                seat = rng.choice(chosen)
                action = rng.choice(legal(at.table.state, seat))
                at.act(seat, at.table.rules.actions.notation(action))
        measured[game] = pairs
    measured["differing"] = len(faults)
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E27", GOAL, run)
