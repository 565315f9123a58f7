"""Runs the server until it is told to stop; SIGTERM lets it finish what was begun."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable

import uvicorn

from courtier.server import points
from courtier.server.app import build_app
from courtier.server.config import Config
from courtier.server.frames import MAX_FRAME
from courtier.server.socket import drain


class Server(uvicorn.Server):
    """uvicorn, which tells everybody before it stops."""

    started_with: Callable[[str], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.started_with is not None and sockets:
            host, port = sockets[0].getsockname()[:2]
            self.started_with(f"http://{'[' + host + ']' if ':' in host else host}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for each in self.servers:
            each.close()
        await drain(self.config.app.state.hosting)  # type: ignore[union-attr]
        await super().shutdown(sockets)
        self._captured_signals.clear()  # told to stop and stopped: that is no failure


def bind(config: Config) -> socket.socket:
    """The socket to listen on; raises OSError where the port is in use."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # The protocol is named because asyncio sends small answers at once (TCP_NODELAY) only where it is.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def serve(config: Config, started: Callable[[str], None] | None = None) -> bool:
    """Serve until told to stop; `started` hears the address. Whether it could start."""
    logging.basicConfig(level=config.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    points.configure()
    listening = bind(config)
    settings = uvicorn.Config(
        build_app(config),
        access_log=False,
        log_config=None,
        log_level="warning",
        lifespan="on",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=int(config.drain_seconds) or 1,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=65_536,
        server_header=False,
        proxy_headers=False,
        backlog=2048,
    )
    server = Server(settings)
    server.started_with = started
    server.run(sockets=[listening])
    return server.started
