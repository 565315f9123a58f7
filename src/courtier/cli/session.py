"""A game at one table without any input or output: record, state, log, and taking back."""

from __future__ import annotations

from typing import Any

from courtier.cli.seats import is_bot
from courtier.core import record as records
from courtier.core.engine import legal, seats_to_act, step
from courtier.core.game import Game
from courtier.core.messages import Message
from courtier.core.position import new_game
from courtier.core.state import Event


class Before:
    """How things stood before an action."""

    def __init__(self, s: Any, logged: int) -> None:
        self.s = s
        self.logged = logged


class Session:
    """One game as it is played: every action goes into the record at once."""

    def __init__(self, game: Game[Any], record: records.Record) -> None:
        """Start the game of a record and play what the record holds already."""
        self.game = game
        self.log: list[Event] = []
        self.history: list[Before] = []
        self.s: Any = new_game(game, record.options, record.seed)
        self.s.log = self.log
        done, record.actions, record.result = record.actions, [], None
        self.record = record
        for seat, notation in done:
            self.act(seat, game.actions.parse(notation))

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to choose."""
        return not self.s.stack

    def is_person(self, seat: int) -> bool:
        """Whether a human answers for the seat."""
        return not (seat < len(self.record.seats) and is_bot(self.record.seats[seat]))

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.s.n_seats) if self.is_person(seat)]

    def next_seat(self) -> int:
        """Whom to ask now: of several asked at once first the people, then the bots."""
        waiting = seats_to_act(self.s)
        return next((seat for seat in waiting if self.is_person(seat)), waiting[0])

    def act(self, seat: int, action: int) -> None:
        """Carry out an action; refuses one that is not open and changes nothing then."""
        before = Before(self.game.copy(self.s), len(self.log))
        step(self.game, self.s, seat, action)
        self.history.append(before)
        self.record.actions.append((seat, self.game.actions.notation(action)))
        if self.over:
            self.record.result = records.result_of(self.game, self.s)

    def why_no_undo(self, seat: int) -> Message | None:
        """Why the last action cannot be taken back by a seat; None if it can.

        Alone everything can. With others only the own last action, and only if nothing was shown or drawn since.
        """
        if not self.history:
            return Message("play-nothing-to-undo")
        if self.s.n_seats == 1:
            return None
        before = self.history[-1].s
        if self.record.actions[-1][0] != seat:
            return Message("cli-undo-other")
        if before.reveals != self.s.reveals or before.rng.counter != self.s.rng.counter:
            return Message("play-cannot-undo")
        return None

    def undo(self, seat: int) -> Message | None:
        """Take the last action back, or say why not."""
        reason = self.why_no_undo(seat)
        if reason is None:
            before = self.history.pop()
            self.record.actions.pop()
            self.record.result = None
            self.s = before.s
            del self.log[before.logged :]
            self.s.log = self.log
        return reason

    def options(self, seat: int) -> list[int]:
        """What the seat may choose."""
        return legal(self.s, seat)
