"""E07 Stateful model test: Hypothesis drives a table with all commands; the model is a list of accepted actions."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from courtier.core.canonical import canonical
from courtier.core.engine import legal
from courtier.table import Denied, decide, project, replayed
from courtier.table import commands as cmd
from courtier.table.deciding import Repeated
from tests.reliability.experiment import Outcome, Setting, main
from tests.reliability.planted import plant
from tests.table.tables import AtTable, people

GOAL = "0 failures of the model: line of the game, numbers, decisions and replay agree after every command"
PERSONS = st.sampled_from(["ada", "bora", "cyril", "eve", "!bot"])
SEATS = st.integers(0, 3)


class Model(RuleBasedStateMachine):
    """Two people, a stranger and a bot at one table."""

    def __init__(self) -> None:
        super().__init__()
        self.at: AtTable = people("ada", "bora")
        self.accepted: list[tuple[int, str]] = []
        self.sent: list[tuple[cmd.Act, str, int]] = []

    def attempt(self, command: cmd.AnyCommand, who: str) -> bool:
        before, digest = self.at.table.n, self.at.digest()
        try:
            self.at.do(command, who)
            return True
        except (Denied, Repeated):
            assert self.at.table.n == before
            assert self.at.digest() == digest
            return False

    @property
    def running(self) -> bool:
        return self.at.table.status == "running"

    @precondition(lambda self: self.running)
    @rule(which=st.integers(0, 1000), choice=st.integers(0, 1000))
    def act(self, which: int, choice: int) -> None:
        asked = [seat for seat in range(2) if self.at.table.is_asked(seat)]
        seat = asked[which % len(asked)]
        options = legal(self.at.table.state, seat)
        action = self.at.table.rules.actions.notation(options[choice % len(options)])
        command = cmd.Act(seat, self.at.table.decisions[seat], [action], self.at.ref())
        holder = self.at.holder(seat)
        assert self.attempt(command, holder)
        self.accepted.append((seat, action))
        self.sent.append((command, holder, self.at.table.line[-1].n))

    @precondition(lambda self: bool(self.sent))
    @rule(which=st.integers(0, 1000), fresh=st.booleans())
    def resend(self, which: int, fresh: bool) -> None:
        command, who, n = self.sent[which % len(self.sent)]
        if fresh:
            stale = cmd.Act(command.seat, command.decision, command.actions, self.at.ref())
            assert not self.attempt(stale, who)
            return
        answered = -1
        try:
            decide(self.at.table, command, who, self.at.now)
        except Repeated as repeated:
            answered = repeated.n
        except Denied:
            answered = 0
        assert answered == n or (answered == 0 and (who == "!bot" or self.at.holder(command.seat) != who))

    @rule(seat=SEATS, who=PERSONS)
    def undo(self, seat: int, who: str) -> None:
        if self.attempt(cmd.Undo(seat, self.at.ref()), who):
            assert self.accepted[-1][0] == seat
            del self.accepted[len(self.at.table.line) :]

    @rule(seat=SEATS, who=PERSONS, moves=st.integers(0, 60))
    def propose(self, seat: int, who: str, moves: int) -> None:
        if self.attempt(cmd.Propose(self.at.ref(), "takeback", seat, moves), who):
            del self.accepted[len(self.at.table.line) :]

    @rule(who=PERSONS, yes=st.booleans())
    def vote(self, who: str, yes: bool) -> None:
        for proposal in list(self.at.table.proposals):
            self.attempt(cmd.Answer(proposal, yes), who)
        del self.accepted[len(self.at.table.line) :]

    @rule(seat=SEATS, who=PERSONS)
    def leave_or_return(self, seat: int, who: str) -> None:
        if not self.attempt(cmd.Return(seat), who) or not self.at.table.seats[seat].bot:
            self.attempt(cmd.Leave(seat), who)

    @rule(seat=SEATS, who=PERSONS, other=st.sampled_from(["bora", "cyril"]))
    def invite_and_claim(self, seat: int, who: str, other: str) -> None:
        secret = self.at.ref()
        if self.attempt(cmd.Invite(secret, seat, secret), who):
            assert self.attempt(cmd.Claim(secret, other.title()), other)
            assert self.at.table.seats[seat].person == other

    @rule(who=PERSONS)
    def chat(self, who: str) -> None:
        self.attempt(cmd.Chat("hello", self.at.ref()), who)

    @rule()
    def restart(self) -> None:
        again = replayed("t1", self.at.stored)
        for viewpoint in [(), (0,), (1,), (0, 1)]:
            assert canonical(project(again, viewpoint)) == canonical(project(self.at.table, viewpoint))
        self.at.table = again

    @invariant()
    def the_line_is_what_was_accepted(self) -> None:
        assert [(move.seat, move.action) for move in self.at.table.line] == self.accepted

    @invariant()
    def numbers_have_no_gaps(self) -> None:
        seen: list[dict[str, Any]] = self.at.seen((1,))
        assert [each["v"] for each in seen] == list(range(1, len(seen) + 1))


def run(setting: Setting) -> Outcome:
    """Many runs of many steps."""
    plant(setting.plant)
    examples, steps = setting.pick(60, 2000), setting.pick(50, 100)
    chosen = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    faults: list[str] = []
    try:
        run_state_machine_as_test(Model, settings=chosen)
    except Exception as error:
        faults.append(f"{type(error).__name__}: {error}"[:500])
    return Outcome({"runs": examples, "steps": steps}, faults)


if __name__ == "__main__":
    main("E07", GOAL, run)
