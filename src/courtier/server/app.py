"""The ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from courtier import __version__
from courtier.server.api.common import AnyRequest, problems
from courtier.server.api.games import GamesController
from courtier.server.api.playing import PlayingController
from courtier.server.api.seats import SeatsController
from courtier.server.api.sessions import SessionsController
from courtier.server.api.tables import TablesController
from courtier.server.config import Config
from courtier.server.frames import schema
from courtier.server.hosting import Hosting
from courtier.server.pages import add_headers, client
from courtier.server.problems import answer
from courtier.server.socket import table_socket

MAX_BODY = 65_536
SOON = 2.0  # seconds after the start, when everybody who was waiting for it has been let in


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """The process runs."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(request: AnyRequest) -> Response[dict[str, str]]:
    """The database can be written, and the server is not about to stop."""
    ready = await request.app.state.hosting.ready()
    return Response({"status": "ok" if ready else "unavailable"}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    """Numbers for the operator, if they are switched on; nothing about any game or person."""
    hosting = request.app.state.hosting
    if not hosting.config.metrics:
        raise NotFoundException
    return Response(hosting.metrics(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/v1/schema/socket", responses=problems(), operation_id="getSocketSchema", tags=["schema"])
async def socket_schema() -> dict[str, Any]:
    """The messages of the WebSocket protocol as JSON Schema."""
    return schema()


async def describe(app: Litestar) -> None:
    """Make the description of the API beside all else: it takes longer than a request may, and Litestar keeps it."""
    await asyncio.sleep(SOON)
    for plugin in app.plugins:
        if hasattr(plugin, "provide_openapi_schema"):
            await asyncio.to_thread(plugin.provide_openapi_schema)


def build_app(config: Config) -> Litestar:
    """The application with these settings; it opens its database when it is started."""
    hosting = Hosting(config)

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        await hosting.open()
        described = asyncio.create_task(describe(app))
        try:
            yield
        finally:
            described.cancel()
            await hosting.close()

    origins = config.listed(config.origins)
    return Litestar(
        route_handlers=[
            SessionsController,
            GamesController,
            TablesController,
            SeatsController,
            PlayingController,
            socket_schema,
            healthz,
            readyz,
            metrics,
            table_socket,
            client,
        ],
        lifespan=[opened],
        state=State({"hosting": hosting}),
        openapi_config=openapi(),
        exception_handlers={Exception: answer},
        before_send=[add_headers],
        request_max_body_size=MAX_BODY,
        cors_config=CORSConfig(allow_origins=origins, allow_credentials=True) if origins else None,
        debug=False,
        logging_config=None,
    )


def openapi() -> OpenAPIConfig:
    """OpenAPI 3.1 at /api/openapi.json, and nothing else there."""
    return OpenAPIConfig(
        title="Courtier",
        version=__version__,
        description="Tables of Gùgōng, Viceroy and Viscounts of the West Kingdom.",
        path="/api",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "bearer": SecurityScheme(type="http", scheme="bearer"),
                "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name="courtier_session"),
            }
        ),
    )
