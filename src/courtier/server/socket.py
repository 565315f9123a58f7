"""The WebSocket `courtier.v1`: hello before anything, then what happens at the tables that one looks at, in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from courtier import __version__
from courtier.core.messages import Message
from courtier.server import frames as fr
from courtier.server.access import address_of, hosting_of, is_own_origin, tokens_of
from courtier.server.hosting import Hosting
from courtier.server.hub import frame
from courtier.server.keeper import Live
from courtier.server.limits import TooMany
from courtier.server.problems import Problem, language, problem_of
from courtier.server.storage import Unavailable
from courtier.server.watchdog import Behind
from courtier.table import commands as cmd
from courtier.table.errors import INVALID, NOT_FOUND, Denied, denied
from courtier.table.projection import viewpoint_of

log = logging.getLogger("courtier.socket")
HELLO_SECONDS = 5
BUFFER = 256 * 1024
PER_PERSON = 8
NORMAL, POLICY, FAULT, RESTART = 1000, 1008, 1011, 1012
NO_SESSION, REPLACED, TOO_OLD = 4401, 4409, 4426


class Connection:
    """One open socket."""

    def __init__(self, hosting: Hosting, socket: WebSocket[Any, Any, Any]) -> None:
        self.hosting = hosting
        self.socket = socket
        self.person = ""
        self.name = ""
        self.token = ""
        self.lang = "en"
        self._queue: deque[str] = deque()
        self._queued = 0
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self.closed = asyncio.Event()

    def send(self, text: str) -> None:
        """Send a frame soon, in order; whoever does not read is sent away."""
        if self._closing is not None:
            return
        if self._queued + len(text) > BUFFER and self._queue:
            self._queue.clear()
            self.close(POLICY, "too slow")
            return
        self._queue.append(text)
        self._queued += len(text)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """End the connection after what was sent."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake.set()

    async def write(self) -> None:
        """Send what is queued until the end."""
        try:
            while True:
                while self._queue:
                    text = self._queue.popleft()
                    await self.socket.send_data(text, mode="text")
                    self._queued -= len(text)
                if self._closing is not None:
                    code, reason = self._closing
                    await self.socket.close(code=code, reason=reason)
                    return
                self._wake.clear()
                await self._wake.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the other side has gone
        finally:
            self.closed.set()

    def refuse(self, error: Exception, ref: str = "", table_id: str = "") -> None:
        """Say that something was not done."""
        problem, _ = problem_of(error, self.lang)
        self.send(frame("nack", fr.NackData(problem, ref, table_id)))


@websocket("/api/v1/socket")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """One connection from its handshake to its end."""
    hosting = hosting_of(socket)
    offered = [each.strip() for each in socket.headers.get("sec-websocket-protocol", "").split(",")]
    origin = socket.headers.get("origin", "")
    foreign = bool(origin) and not is_own_origin(hosting.config, origin, socket.headers.get("host", ""))
    try:
        hosting.limits.check("connect", address_of(socket))
        limited = False
    except TooMany:
        limited = True
    if foreign:
        await socket.close(code=POLICY)  # before accept: the handshake is answered with 403
        return
    await socket.accept(subprotocols=fr.PROTOCOL if fr.PROTOCOL in offered else None)
    if fr.PROTOCOL not in offered:
        await socket.close(code=TOO_OLD, reason=f"speak {fr.PROTOCOL}")
        return
    if limited or hosting.draining or len(hosting.sockets) >= hosting.config.max_sockets:
        await socket.close(code=RESTART if hosting.draining else POLICY, reason="too many; try again later")
        return
    connection = Connection(hosting, socket)
    hosting.sockets.add(connection)
    writer = asyncio.create_task(connection.write())
    reader = asyncio.create_task(_read(connection, bool(origin)))
    try:
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        if not writer.done():
            connection.close(NORMAL, "")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(writer), 5)
    finally:
        hosting.hub.gone(connection)
        hosting.sockets.discard(connection)
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)


async def _read(connection: Connection, from_browser: bool) -> None:
    """Take messages until the other side leaves or breaks the protocol."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            first = await connection.socket.receive_data(mode="text")
    except (TimeoutError, WebSocketDisconnect, KeyError):
        connection.close(NO_SESSION, "no hello")
        return
    try:
        if not await _hello(connection, first, from_browser):
            return
        while True:
            text = await connection.socket.receive_data(mode="text")
            await _message(connection, text)
    except WebSocketDisconnect:
        return
    except TooMany as limit:
        connection.close(POLICY, f"too many; try again in {limit.after} s")
    except Exception:
        log.exception("a connection failed")
        connection.close(FAULT, "fault")


async def _hello(connection: Connection, text: str | bytes, from_browser: bool) -> bool:
    """Who it is; no word about any game before that."""
    hosting = connection.hosting
    try:
        hello = fr.decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        hello = None
    if not isinstance(hello, fr.Hello):
        connection.close(NO_SESSION, "hello first")
        return False
    _, cookie = tokens_of(connection.socket)
    token = hello.d.token or (cookie if from_browser else "")
    address = address_of(connection.socket)
    person = None if hosting.limits.blocked("auth", address) else await hosting.people.find(token)
    if person is None:
        with contextlib.suppress(TooMany):
            hosting.limits.check("auth", address)
        connection.close(NO_SESSION, "no session")
        return False
    connection.person, connection.name, connection.token = person.id, person.name, token
    connection.lang = language(hello.d.lang, person.lang)
    mine = [each for each in hosting.sockets if isinstance(each, Connection) and each.person == person.id]
    if len(mine) > PER_PERSON:
        oldest = next(each for each in mine if each is not connection)
        oldest.close(REPLACED, "replaced by a newer connection")
    connection.send(frame("welcome", fr.WelcomeData(person.name, __version__)))
    for look in hello.d.games:
        await _look(connection, look)
    return True


async def _look(connection: Connection, look: fr.Look) -> None:
    hosting = connection.hosting
    try:
        live = await hosting.keeper.get(look.id)
        if not live.table.knows(connection.person):
            raise denied(NOT_FOUND, "error-no-table")
    except (Denied, Unavailable) as error:
        connection.refuse(error, "", look.id)
        return
    viewpoint = None if look.viewpoint is None else tuple(look.viewpoint)
    async with live.lock:  # between two moves, so that nothing is missed or doubled
        hosting.hub.look(live, connection, look.since, viewpoint)


async def _message(connection: Connection, text: str | bytes) -> None:
    """One message after the hello."""
    hosting = connection.hosting
    hosting.limits.check("frame", connection.person)
    try:
        message = fr.decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        connection.send(frame("nack", fr.NackData(_malformed(connection, str(error)))))
        return
    if isinstance(message, fr.Ping):
        connection.send('{"t":"pong","d":null}')
    elif isinstance(message, fr.LookAt):
        await _look(connection, message.d)
    elif isinstance(message, fr.LookAway):
        hosting.hub.look_away(message.d.id, connection)
    elif isinstance(message, fr.Hello):
        connection.send(frame("nack", fr.NackData(_malformed(connection, "hello was said already"))))
    else:
        await _command(connection, message)


def _malformed(connection: Connection, reason: str) -> Problem:
    error = Denied(INVALID, Message("server-error-malformed", {"reason": reason[:200]}))
    return problem_of(error, connection.lang)[0]


async def _command(connection: Connection, message: fr.DoAct | fr.DoUndo | fr.DoChat) -> None:
    """Carry it out; acknowledged after the commit and before anybody is shown anything."""
    data = message.d
    command: cmd.AnyCommand
    if isinstance(data, fr.ActData):
        command = cmd.Act(data.seat, data.decision, data.actions, data.client_ref)
    elif isinstance(data, fr.UndoData):
        command = cmd.Undo(data.seat, data.client_ref)
    else:
        command = cmd.Chat(data.text, data.client_ref)

    def acknowledged(live: Live, n: int) -> None:
        v = live.table.v(viewpoint_of(live.table, connection.person), n)
        connection.send(frame("ack", fr.AckData(data.id, data.client_ref), v))

    try:
        connection.hosting.limits.check("chat" if isinstance(data, fr.ChatData) else "act", connection.person)
        connection.hosting.need_time()
        await connection.hosting.keeper.command(data.id, command, connection.person, acknowledged)
    except (Behind, Denied, Unavailable, TooMany) as error:
        connection.refuse(error, data.client_ref, data.id)


async def drain(hosting: Hosting) -> None:
    """Before the server stops: tell everybody, finish what was begun, and close with 1012."""
    hosting.draining = True
    for each in list(hosting.sockets):
        if isinstance(each, Connection):
            each.send(frame("restart", fr.RestartData(2)))
            each.close(RESTART, "restart; come back in 2 s")
    waits = [each.closed.wait() for each in hosting.sockets if isinstance(each, Connection)]
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*waits), hosting.config.drain_seconds)
