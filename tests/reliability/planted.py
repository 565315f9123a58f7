"""Faults on purpose: each makes the experiment that looks for it fail. A detector that never detects proves nothing."""

# mypy: disable-error-code="attr-defined,assignment,method-assign,misc,return"

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

PLANTS: dict[str, Callable[[], None]] = {}


def planted(function: Callable[[], None]) -> Callable[[], None]:
    """Give the fault a name: that of its function, with dashes."""
    PLANTS[function.__name__.replace("_", "-")] = function
    return function


def plant(names: str) -> None:
    """Put these faults in."""
    for name in filter(None, names.split(",")):
        PLANTS[name]()


@planted
def ack_before_commit() -> None:
    """Moves are acknowledged at once and stored a little later."""
    from courtier.server.keeper import Keeper

    real = Keeper._append

    async def hasty(self: Any, live: Any, events: Any, *more: Any) -> Any:
        class Later:
            shared = False

            async def write(_self: Any, operation: Any) -> None:
                async def soon() -> None:
                    await asyncio.sleep(0.3)
                    await store.write(operation)

                self._later(soon())

        store = self.store
        self.store = Later()
        try:
            return await real(self, live, events, *more)
        finally:
            self.store = store

    Keeper._append = hasty


@planted
def no_memory_of_references() -> None:
    """A repeated reference is taken as a new one."""
    from courtier.table import deciding

    deciding.repeated = lambda *_: 0


@planted
def any_decision() -> None:
    """An act need not name the open decision, and references are forgotten."""
    from courtier.table import deciding
    from courtier.table.commands import Act

    no_memory_of_references()
    real = deciding._act

    def careless(table: Any, command: Any, who: str, now: int) -> Any:
        return real(
            table, Act(command.seat, table.decisions[command.seat], command.actions, command.client_ref), who, now
        )

    deciding._act = careless


@planted
def invitations_for_ever() -> None:
    """An invitation can be used again and again."""
    from courtier.table import evolving

    real = evolving._seated

    def forgetful(table: Any, event: Any, at: int) -> None:
        invites = dict(table.invites)
        real(table, event, at)
        table.invites.update(invites)

    evolving._seated = forgetful


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
def one_for_all() -> None:
    """A fault of one game takes the whole process down."""
    import os

    from courtier.server.keeper import Keeper

    real = Keeper._decided

    def decided(self: Any, live: Any, command: Any, who: str) -> Any:
        out = real(self, live, command, who)
        if any(type(event).__name__ == "Frozen" for event in out):
            os._exit(1)
        return out

    Keeper._decided = decided


@planted
def engine_fault() -> None:
    """The rules fail in games whose title asks for it."""
    from courtier.table import deciding

    real = deciding._act

    def act(table: Any, command: Any, who: str, now: int) -> Any:
        if table.setup.title == "poison":
            raise IndexError("planted in the rules")
        return real(table, command, who, now)

    deciding._act = act


@planted
def any_action() -> None:
    """The rules carry out whatever they can, whether it was offered or not."""
    from courtier.core.engine import play
    from courtier.table import stepping

    real = stepping.step

    def step(game: Any, state: Any, seat: int, action: int) -> None:
        if seat not in stepping.seats_to_act(state):
            real(game, state, seat, action)
        try:
            play(game, state, seat, action)
        except (IndexError, AssertionError, KeyError, ValueError):
            real(game, state, seat, action)

    stepping.step = step


@planted
def no_origin_check() -> None:
    """Any page may use a cookie."""
    from courtier.server import access, socket

    access.is_own_origin = lambda *_: True
    socket.is_own_origin = lambda *_: True


@planted
def anyone_acts() -> None:
    """Whoever knows a table may act for any seat."""
    from courtier.table import checks, deciding

    def need_own(table: Any, who: str, number: int) -> Any:
        return checks.seat_at(table, number)

    deciding.need_own = need_own


@planted
def no_limits() -> None:
    """Limits count nothing."""
    from courtier.server.limits import Limits

    Limits.check = lambda self, kind, key: None


@planted
def old_tokens_live() -> None:
    """Whoever lost a seat keeps the connection."""
    from courtier.server.hub import Hub

    Hub._moved = lambda self, live, look: False


@planted
def lost_on_return() -> None:
    """Who comes back misses the first event of the tail."""
    from courtier.server import hub

    real = hub.event_frames

    def frames(live: Any, events: Any, viewpoint: Any) -> Any:
        return real(live, events[1:] if len(events) > 1 else events, viewpoint)

    hub.event_frames = frames


@planted
def crash_on_nesting() -> None:
    """A frame with deep nesting ends the process."""
    import os

    from courtier.server import socket

    real = socket._malformed

    def malformed(connection: Any, reason: str) -> Any:
        if "depth" in reason.lower() or "recursion" in reason.lower() or "truncated" in reason.lower():
            os._exit(1)
        return real(connection, reason)

    socket._malformed = malformed


@planted
def fault_on_chat() -> None:
    """A chat line is answered with a fault of the server."""
    from courtier.table import deciding

    def chat(*_: Any) -> Any:
        raise ZeroDivisionError

    deciding._chat = chat
    from courtier.server.keeper import Keeper

    def decided(self: Any, live: Any, command: Any, who: str) -> Any:
        return deciding.decide(live.table, command, who, self.clock.now())

    Keeper._decided = decided


@planted
def slow_step() -> None:
    """Every tenth event is thought about for long, and everybody waits."""
    import time

    from courtier.server.hub import Hub

    real = Hub.happened

    def happened(self: Any, live: Any, events: Any, own: bool) -> None:
        real(self, live, events, own)
        end = time.thread_time() + (0.08 if live.table.n % 10 == 0 else 0)
        while time.thread_time() < end:
            pass

    Hub.happened = happened


@planted
def lost_moves() -> None:
    """One move in fifty is acknowledged and never stored."""
    import random

    from courtier.server.keeper import Keeper

    real = Keeper._command

    async def command(self: Any, table_id: str, what: Any, who: str, acknowledged: Any) -> Any:
        if hasattr(what, "decision") and acknowledged is not None and random.random() < 0.02:
            live = await self.get(table_id)
            acknowledged(live, live.table.n)
            return live, live.table.n
        return await real(self, table_id, what, who, acknowledged)

    Keeper._command = command


@planted
def slow_stop() -> None:
    """On SIGTERM connections are cut without a word."""
    from courtier.server import run

    async def nothing(hosting: Any) -> None:
        await asyncio.sleep(7)

    run.drain = nothing


@planted
def half_backup() -> None:
    """A backup is a plain copy of the file, without its log."""
    import shutil

    from courtier.server import admin

    admin.copy_database = lambda source, target: shutil.copyfile(source, target)


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


@planted
def undo_everything() -> None:
    """Whatever was shown can be taken back."""
    from courtier.table import stepping

    real = stepping._step

    def step(game: Any, state: Any, seat: int, notation: str) -> str:
        real(game, state, seat, notation)
        return ""

    stepping._step = step
