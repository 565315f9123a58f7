"""E42 Illegal moves: in random states all actions and spoiled texts are tried; accepted is exactly what is offered."""

from __future__ import annotations

import random
from typing import Any

from courtier.core.engine import legal
from courtier.core.messages import Refused
from courtier.core.position import state_digest
from courtier.games import GAMES
from courtier.table import commands as cmd
from courtier.table import decide
from courtier.table.commands import NewTable, SeatWish
from courtier.table.errors import ILLEGAL, STALE, Denied
from tests.reliability.experiment import Outcome, Setting, main
from tests.reliability.planted import plant
from tests.table.tables import AtTable

GOAL = "accepted actions are exactly the listed ones; a refused one gives a reason and leaves the state as it was"
SPOILED = [
    "",
    " ",
    "\u0000",
    "pass pass",
    "PASS",
    "pass;",
    "-1",
    "9" * 40,
    "\u202epass",
    "{}",
    "null",
    "pass\n",
    "\ud800",
]


def mutated(text: str, table: Any, rng: random.Random) -> str:
    """Something that is almost an action."""
    words = text.split()
    kind = rng.randrange(7)
    if kind == 0 and len(words) > 1:
        words[rng.randrange(1, len(words))] = rng.choice(
            table.rules.actions.notation(rng.randrange(table.rules.actions.size)).split()
        )
    elif kind == 1:
        words.append(rng.choice(words))
    elif kind == 2 and len(words) > 1:
        words.pop()
    elif kind == 3:
        rng.shuffle(words)
    elif kind == 4:
        at = rng.randrange(len(text))
        return text[:at] + chr(rng.choice([0x0, 0x661, 0x2003, 0x131, 0x1F600, ord(text[at]) ^ 1])) + text[at + 1 :]
    elif kind == 5:
        return rng.choice(SPOILED)
    else:
        return text.upper() if rng.random() < 0.5 else f"  {text}\t"
    return " ".join(words)


def attempt(at: AtTable, seat: int, text: str) -> str:
    """What becomes of an act with this text: `taken`, or the kind of the refusal."""
    table = at.table
    try:
        decide(table, cmd.Act(seat, table.decisions[seat], [text], "r"), at.holder(seat), at.now)
        return "taken"
    except Denied as refused:
        return refused.kind if refused.message.key else "no reason"
    finally:
        table.ahead = None


def listed(at: AtTable, seat: int, text: str) -> bool:
    """Whether the seat was offered what this text stands for."""
    try:
        return at.table.rules.actions.parse(text) in legal(at.table.state, seat)
    except Refused:
        return False


def examine(at: AtTable, rng: random.Random, share: float, faults: list[str]) -> int:
    """One state: every seat, a share of all actions, some of them spoiled; how many attempts."""
    table = at.table
    actions = table.rules.actions
    before, n = state_digest(table.rules, table.state), table.n
    attempts = 0
    for seat in range(len(table.seats)):
        offered = {actions.notation(action) for action in legal(table.state, seat)}
        texts = {actions.notation(action) for action in range(actions.size) if rng.random() < share} | offered
        texts |= {mutated(text, table, rng) for text in sorted(texts) if rng.random() < 0.3}
        for text in sorted(texts):
            wanted = "taken" if listed(at, seat, text) else ILLEGAL if table.decisions[seat] else STALE
            got = attempt(at, seat, text)
            attempts += 1
            if got != wanted:
                faults.append(f"{table.setup.game} move {len(table.line)} seat {seat} {text!r}: {got}, not {wanted}")
            if (got == "taken") != (text in offered) and actions_text(actions, text) == text:
                faults.append(f"{table.setup.game} seat {seat} {text!r}: {got}, offered: {text in offered}")
    if state_digest(table.rules, table.state) != before or table.n != n:
        faults.append(f"{table.setup.game}: an attempt has changed the state")
    return attempts


def actions_text(actions: Any, text: str) -> str:
    """The text as an action is written, or "" where it is none."""
    try:
        return str(actions.notation(actions.parse(text)))
    except Refused:
        return ""


def run(setting: Setting) -> Outcome:
    """Random games of every title; at some instants everything is tried."""
    plant(setting.plant)
    wanted = setting.pick(12_000, 3_400_000)
    faults: list[str] = []
    measured: dict[str, Any] = {}
    for game in GAMES:
        attempts, states, n = 0, 0, 0
        while attempts < wanted and len(faults) < 20:
            rng = random.Random(f"{setting.seed} {game} {n}")
            seats = [SeatWish(mine=True) for _ in range(2 + n % 3)]
            at = AtTable(NewTable(game, seats, start=True), seed=f"e42 {setting.seed} {n}")
            n += 1
            while at.table.status == "running" and attempts < wanted and len(faults) < 20:
                if rng.random() < 0.15:
                    attempts += examine(at, rng, 0.1, faults)
                    states += 1
                seat = rng.choice(at.table.asked())
                at.act(seat, at.table.rules.actions.notation(rng.choice(legal(at.table.state, seat))))
        measured[game] = {"states": states, "attempts": attempts}
    measured["disagreements"] = len(faults)
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E42", GOAL, run)
