"""Tests read like the rulebook: given a position, when this is chosen, then that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from courtier import texts
from courtier.core.engine import label, legal, open_question, prompt, seat_to_act, step, targets
from courtier.core.game import Game, Score
from courtier.core.messages import Json, Message, Refused
from courtier.core.playout import Tally, playout
from courtier.core.position import dump, load, state_digest
from courtier.core.rng import FastRng
from courtier.core.state import Event
from courtier.games import load_game


def given(
    game: str | Game[Any],
    options: dict[str, Any] | None = None,
    table: dict[str, Any] | None = None,
    moment: str | None = None,
    next: Sequence[dict[str, Any]] | None = None,
    seed: str | None = None,
    corrections: dict[str, Any] | None = None,
    answers: Sequence[str | None] | None = None,
) -> Play:
    """The position that these parts of a position document describe; what is left out is as after set-up."""
    loaded = load_game(game, corrections) if isinstance(game, str) else game
    doc: dict[str, Json] = {"format": "courtier-position", "game": loaded.name}
    parts = {"options": options, "table": table, "moment": moment, "seed": seed}
    doc.update({key: part for key, part in parts.items() if part is not None})
    if next is not None:
        doc["next"] = [*next]
    if answers is not None:
        doc["answers"] = [*answers]
    log: list[Event] = []
    return Play(loaded, load(loaded, doc, log), log)


class Play:
    """A game in the hands of a test. Where no seat is named, the one that is asked is meant (the first, if several)."""

    def __init__(self, game: Game[Any], s: Any, log: list[Event] | None = None) -> None:
        self.game = game
        self.s = s
        self.log: list[Event] = [] if log is None else log
        self.s.log = self.log

    # -- what can be chosen

    def asked(self, seat: int | None = None) -> str:
        """The path of the question that the seat is asked now; "" when it is asked nothing."""
        f = open_question(self.s, self._seat(seat))
        return "" if f is None else str(f.effect.path)

    @property
    def asks(self) -> list[str]:
        """The paths of all that waits on the stack, the next one first."""
        return [f.effect.path for f in reversed(self.s.stack)]

    @property
    def seat(self) -> int:
        """The seat that is asked (the first, if several); -1 when the game is over."""
        return seat_to_act(self.s)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.s.stack

    def options(self, seat: int | None = None) -> list[str]:
        """All that the seat may choose, in notation."""
        return [self.game.actions.notation(action) for action in legal(self.s, self._seat(seat))]

    def offers(self, notation: str, seat: int | None = None) -> bool:
        """Whether the seat may choose this; a notation that is no action of the game is an error."""
        return self.game.actions.parse(notation) in legal(self.s, self._seat(seat))

    # -- choosing

    def choose(self, notation: str, seat: int | None = None) -> Play:
        """Choose; raises the Refused where that is not open."""
        step(self.game, self.s, self._seat(seat), self.game.actions.parse(notation))
        return self

    def choose_all(self, *notations: str, seat: int | None = None) -> Play:
        """Choose one after the other."""
        for notation in notations:
            self.choose(notation, seat)
        return self

    def refuses(self, notation: str, seat: int | None = None) -> Message:
        """Make sure that this is refused and changes nothing; returns the reason."""
        action = self.game.actions.parse(notation)
        before, n = self.digest(), len(self.log)
        with pytest.raises(Refused) as refused:
            step(self.game, self.s, self._seat(seat), action)
        assert self.digest() == before, f"{notation} was refused but changed something"
        assert len(self.log) == n, f"{notation} was refused but told an event"
        return refused.value.message

    def play_on(self, seed: int = 0) -> Play:
        """Play at random to the end."""
        limit = self.game.bound(self.game.options_of(self.s))
        assert playout(self.game, self.s, FastRng(seed), limit, Tally()), f"stuck or endless: {self.asks}"
        return self

    # -- what it says

    def prompt(self, seat: int | None = None) -> Message:
        """The question as a message."""
        return prompt(self.s, self._seat(seat))

    def label(self, notation: str, seat: int | None = None) -> Message:
        """An open option as a message."""
        assert self.offers(notation, seat), f"{notation} is not open, but {self.options(seat)}"
        return label(self.game, self.s, self._seat(seat), self.game.actions.parse(notation))

    def targets(self, notation: str, seat: int | None = None) -> list[str]:
        """Where on the board an open option lies."""
        assert self.offers(notation, seat), f"{notation} is not open, but {self.options(seat)}"
        return targets(self.game, self.s, self._seat(seat), self.game.actions.parse(notation))

    def says(self, lang: str, seat: int | None = None) -> str:
        """The question as a sentence."""
        return texts.format(self.prompt(seat), lang, strict=True)

    def reads(self, notation: str, lang: str, seat: int | None = None) -> str:
        """An open option as a sentence."""
        return texts.format(self.label(notation, seat), lang, strict=True)

    # -- what happened, and how things stand

    def happened(self, kind: str) -> list[Event]:
        """The events of a kind since the start or the last `clear`."""
        return [event for event in self.log if event.kind == kind]

    def clear(self) -> Play:
        """Forget the events so far."""
        self.log.clear()
        return self

    def scores(self) -> list[Score]:
        """The result as if the game ended now."""
        return self.game.scores(self.s)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat is shown (-1: a spectator)."""
        return self.game.view(self.s, seat)

    @property
    def table(self) -> dict[str, Any]:
        """The game's part of the position document."""
        return self.game.write_position(self.s)

    @property
    def position(self) -> dict[str, Any]:
        """The whole position document."""
        return dump(self.game, self.s)

    def digest(self) -> str:
        """One hash for everything true about the game now."""
        return state_digest(self.game, self.s)

    def copy(self) -> Play:
        """An independent copy with a log of its own."""
        return Play(self.game, self.game.copy(self.s))

    def _seat(self, seat: int | None) -> int:
        return seat_to_act(self.s) if seat is None else seat
