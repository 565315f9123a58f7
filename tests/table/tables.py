"""A table in the hands of a test: commands go in, and what was stored comes out again as it would from a disk."""

from __future__ import annotations

from typing import Any

from courtier.core.position import state_digest
from courtier.core.rng import FastRng
from courtier.table import commands as cmd
from courtier.table import create, decide, evolve
from courtier.table.commands import NewTable, SeatWish
from courtier.table.events import AnyEvent, Stored, encode, read
from courtier.table.model import BOT, Table
from courtier.table.projection import project, show

HOST = "ada"


class AtTable:
    """Plays the part of the server: stores, gives numbers and keeps the time."""

    def __init__(self, wish: NewTable, who: str = HOST, seed: str = "seed") -> None:
        self.table = Table("t1")
        self.stored: list[Stored] = []
        self.now = 1_000_000
        self.refs = 0
        self.keep(create(wish, who, who.title(), seed))

    def keep(self, events: list[AnyEvent]) -> list[AnyEvent]:
        for event in events:
            stored = Stored(len(self.stored) + 1, self.now, event)
            self.stored.append(Stored(stored.n, stored.at, read(encode(event))))
            evolve(self.table, stored)
        return events

    def do(self, command: cmd.AnyCommand, who: str = HOST) -> list[AnyEvent]:
        return self.keep(decide(self.table, command, who, self.now))

    def ref(self) -> str:
        self.refs += 1
        return f"r{self.refs}"

    def holder(self, seat: int) -> str:
        return BOT if self.table.seats[seat].bot else self.table.seats[seat].person

    def options(self, seat: int) -> list[str]:
        decision: Any = project(self.table, (seat,))["decisions"]
        return [each["action"] for each in decision[str(seat)]["actions"]]

    def act(self, seat: int, *actions: str) -> list[AnyEvent]:
        command = cmd.Act(seat, self.table.decisions[seat], list(actions), self.ref())
        return self.do(command, self.holder(seat))

    def random_act(self, rng: FastRng) -> int:
        seats = self.table.asked()
        if self.table.state.answers and rng.below(4) == 0:
            seats = [seat for seat in range(len(self.table.seats)) if self.table.is_asked(seat)]
        seat = seats[rng.below(len(seats))]
        options = self.options(seat)
        self.act(seat, options[rng.below(len(options))])
        return seat

    def digest(self) -> str:
        return state_digest(self.table.rules, self.table.state)

    def seen(self, viewpoint: tuple[int, ...]) -> list[dict[str, Any]]:
        shown = (show(self.table, each, viewpoint) for each in self.stored)
        return [each for each in shown if each is not None]


def invite(at: AtTable, seat: int, person: str, who: str = HOST) -> None:
    secret = f"hash of {person} {seat}"
    at.do(cmd.Invite(f"i-{person}-{seat}", seat, secret), who)
    at.do(cmd.Claim(secret, person.title()), person)


def people(*persons: str, game: str = "viceroy", **options: Any) -> AtTable:
    """A running game of these people; the same name twice is one person with two seats."""
    at = AtTable(NewTable(game, [SeatWish() for _ in persons], options))
    for seat, person in enumerate(persons):
        invite(at, seat, person)
    at.do(cmd.Start())
    return at
