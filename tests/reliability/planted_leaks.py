"""Leaks on purpose: something that a seat may not know reaches it, each in another way."""

# mypy: disable-error-code="attr-defined,assignment,method-assign,misc,return"

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.reliability.planting import planted


def _everything_seen(name: str, change: Callable[[Any], Any]) -> None:
    from courtier.server import hub
    from courtier.server.api import tables
    from courtier.table import projection

    for module in (projection, hub, tables):
        if hasattr(module, name):
            setattr(module, name, change(getattr(projection, name)))


@planted
def leak_views() -> None:
    """Everybody is sent the views of all seats."""
    from courtier.table import projection

    def views(table: Any, viewpoint: Any) -> Any:
        if table.state is None:
            return {}
        return {str(seat): table.rules.view(table.state, seat) for seat in range(len(table.seats))}

    projection.views = views


@planted
def leak_told() -> None:
    """Events are sent without regard to who may see them."""
    from courtier.table import projection

    def told(each: Any, viewpoint: Any) -> Any:
        return {"kind": each.kind, "seat": each.seat, "args": each.args}

    projection.told_json = told


@planted
def leak_actions() -> None:
    """Everybody is sent what a seat has answered."""
    from courtier.table import projection

    real = projection.show

    def show(table: Any, stored: Any, viewpoint: Any) -> Any:
        out = real(table, stored, viewpoint)
        if out is not None and hasattr(stored.event, "actions"):
            out["actions"] = [*stored.event.actions]
        return out

    _everything_seen("show", lambda _: show)


@planted
def leak_seed() -> None:
    """The seed is sent from the start."""
    from courtier.table import projection

    projection.is_over = lambda table: True


@planted
def leak_decisions() -> None:
    """Everybody is sent the open decisions of all seats."""
    from courtier.table import projection

    real = projection.present

    def present(table: Any, viewpoint: Any) -> Any:
        out = real(table, viewpoint)
        seats = range(len(table.seats))
        out["decisions"] = {str(seat): projection.open_decision(table, seat) for seat in seats if table.is_asked(seat)}
        return out

    _everything_seen("present", lambda _: present)
    projection.present = present


@planted
def leak_numbers() -> None:
    """Replaced secret answers are numbered for everybody."""
    from courtier.table.model import Table

    Table.is_hidden = lambda self, n, viewpoint: False
    Table.v = lambda self, viewpoint, n=None: self.n if n is None else n


@planted
def leak_errors() -> None:
    """A refusal tells what the others hold."""
    from courtier.core.position import dump
    from courtier.table import stepping
    from courtier.table.errors import Denied

    real = stepping.stepped

    def stepped(game: Any, before: Any, seat: int, actions: Any) -> Any:
        try:
            return real(game, before, seat, actions)
        except Denied as error:
            error.message.args["state"] = str(dump(game, before))
            raise

    from courtier.table import deciding

    deciding.stepped = stepped


@planted
def leak_preview() -> None:
    """A preview is made with the cards as they really lie."""
    from courtier.server.api import playing
    from courtier.table import previewing

    def preview(game: Any, state: Any, seat: int, actions: Any) -> Any:
        after, told, _ = previewing.stepped(game, state, seat, actions)
        shown = [previewing.told_json(each, (seat,)) for each in told]
        views = {str(seat): game.view(after, seat)}
        return {"told": [each for each in shown if each is not None], "views": views, "scores": [], "chance": False}

    previewing.preview = preview
    playing.preview = preview


@planted
def leak_past() -> None:
    """The past is shown with all hands."""
    from courtier.server.api import tables
    from courtier.table.stepping import state_after

    def past(table: Any, viewpoint: Any, moves: int) -> Any:
        state = state_after(table, moves)
        return {str(seat): table.rules.view(state, seat) for seat in range(len(table.seats))}

    tables.past = past


@planted
def record_too_early() -> None:
    """The record is given out while the game runs."""
    from courtier.table import records

    records.is_over = lambda table: True


@planted
def leak_log() -> None:
    """What every seat sees is written to the server's log."""
    import logging

    from courtier.server.hub import Hub

    real = Hub.happened

    def happened(self: Any, live: Any, events: Any, own: bool) -> None:
        table = live.table
        if table.state is not None:
            views = [table.rules.view(table.state, seat) for seat in range(len(table.seats))]
            logging.getLogger("courtier").warning("state %s", views)
        real(self, live, events, own)

    Hub.happened = happened


@planted
def log_secrets() -> None:
    """Tokens and secrets are written to the server's log."""
    import logging

    from courtier.server import people

    real = people.hash_of

    def hash_of(secret: str) -> str:
        logging.getLogger("courtier").warning("secret %s", secret)
        return real(secret)

    people.hash_of = hash_of
    from courtier.server.api import seats

    seats.hash_of = hash_of


@planted
def canaries() -> None:
    """No fault, but a marker: whatever belongs to one seat alone carries a word of that seat."""
    from courtier.core.game import Game
    from courtier.games import GAMES, load_game
    from courtier.server import hub
    from courtier.table import deciding, decision, previewing, projection, stepping
    from courtier.table.events import Told

    for name in GAMES:
        kind: Any = type(load_game(name))

        def view(self: Any, s: Any, seat: int, real: Any = kind.view) -> Any:
            return {**real(self, s, seat), **({"_canary": f"CANARY-{seat}-"} if seat >= 0 else {})}

        kind.view = view
    real_decision = decision.open_decision

    def open_decision(table: Any, seat: int) -> Any:
        out = real_decision(table, seat)
        if isinstance(out, dict):
            out["question"] = f"{out['question']} CANARY-{seat}-"
        return out

    for module in (decision, projection, deciding, previewing):
        module.open_decision = open_decision
    real_told = stepping.told_of

    def told_of(event: Any) -> Any:
        told = real_told(event)
        if told.seen_by >= 0:
            words = "".join(f"CANARY-{seat}-" for seat in range(8) if told.seen_by >> seat & 1)
            return Told(told.kind, told.seat, {**told.args, "_canary": words}, told.seen_by, told.otherwise, told.rule)
        return told

    stepping.told_of = told_of
    assert Game is not None
    assert hub is not None


@planted
def leak_webhook() -> None:
    """A webhook carries the state of the game."""
    import json as encoder

    from courtier.server import webhooks

    real = encoder.dumps

    class Leaky:
        @staticmethod
        def dumps(value: Any) -> str:
            return real({**value, "hint": [f"CANARY-{seat}-" for seat in range(4)]})

    webhooks.json = Leaky


@planted
def leak_list() -> None:
    """The list of tables shows a hand."""
    from courtier.server.api import tables

    real = tables.summary

    def summary(table: Any, person: str) -> Any:
        out = real(table, person)
        if table.state is not None:
            out["title"] = str([table.rules.view(table.state, seat) for seat in range(len(table.seats))])
        return out

    tables.summary = summary
