"""Other faults on purpose: moves are lost or doubled, doors stand open, the server stops or stalls."""

# mypy: disable-error-code="attr-defined,assignment,method-assign,misc,return"

from __future__ import annotations

import asyncio
from typing import Any

from tests.reliability.planting import planted


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


def _no_memory_of_references() -> None:
    """A repeated reference is taken as a new one."""
    from courtier.table import deciding

    deciding.repeated = lambda *_: 0


@planted
def any_decision() -> None:
    """An act need not name the open decision, and references are forgotten."""
    from courtier.table import deciding
    from courtier.table.commands import Act

    _no_memory_of_references()
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
def undo_everything() -> None:
    """Whatever was shown can be taken back."""
    from courtier.table import stepping

    real = stepping._step

    def step(game: Any, state: Any, seat: int, notation: str) -> str:
        real(game, state, seat, notation)
        return ""

    stepping._step = step
