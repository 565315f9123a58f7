"""Who is behind a request: a bearer token, or a session cookie from a page of our own."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from courtier.server.config import Config
from courtier.server.hosting import Hosting
from courtier.server.problems import Foreign, NoSession
from courtier.server.storage.people import Person

Connection = ASGIConnection[Any, Any, Any, Any]


def hosting_of(connection: Connection) -> Hosting:
    """The server that the request came to."""
    hosting: Hosting = connection.app.state.hosting
    return hosting


def cookie_name(hosting: Hosting) -> str:
    """Cookies are shared between ports, so the name holds the id of the instance."""
    return f"__Host-courtier_{hosting.instance}" if hosting.config.secure else f"courtier_{hosting.instance}"


def session_cookie(hosting: Hosting, token: str, life: int) -> Cookie:
    """The cookie of a session; over plain http a plain one, so that friends on a local network can sit down."""
    return Cookie(
        key=cookie_name(hosting),
        value=token,
        path="/",
        max_age=life,
        httponly=True,
        secure=hosting.config.secure,
        samesite="lax",
    )


def address_of(connection: Connection) -> str:
    """Where a request comes from; a proxy is believed only if it is named in the settings."""
    config = hosting_of(connection).config
    address = connection.client.host if connection.client else ""
    trusted = config.listed(config.trusted_proxies)
    if trusted and address in trusted:
        forwarded = [part.strip() for part in connection.headers.get("x-forwarded-for", "").split(",") if part.strip()]
        for each in reversed(forwarded):
            address = each
            if each not in trusted:
                break
    return address


def is_own_origin(config: Config, origin: str, host: str) -> bool:
    """Whether a browser's page is ours."""
    if not origin or origin == "null":
        return False
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    allowed = [*config.listed(config.origins), config.public_url.rstrip("/")]
    return (bool(host) and parts.netloc == host and parts.scheme in ("http", "https")) or origin in allowed


def tokens_of(connection: Connection) -> tuple[str, str]:
    """The bearer token and the cookie of a request, "" where there is none."""
    header = connection.headers.get("authorization", "")
    scheme, _, bearer = header.partition(" ")
    cookie = connection.cookies.get(cookie_name(hosting_of(connection)), "")
    return (bearer.strip() if scheme.lower() == "bearer" else ""), cookie


async def maybe_person(connection: Connection) -> Person | None:
    """Who asks, or None. A cookie counts for a change only if it comes from a page of our own."""
    hosting = hosting_of(connection)
    bearer, cookie = tokens_of(connection)
    if not bearer and not cookie:
        return None
    address = address_of(connection)
    if hosting.limits.blocked("auth", address):
        hosting.limits.check("auth", address)
    if not bearer and connection.scope.get("method", "GET") not in ("GET", "HEAD", "OPTIONS"):
        if not is_own_origin(hosting.config, connection.headers.get("origin", ""), connection.headers.get("host", "")):
            raise Foreign
    person = await hosting.people.find(bearer or cookie)
    if person is None:
        hosting.limits.check("auth", address)
    connection.scope["state"]["person"] = person
    return person


async def need_person(connection: Connection) -> Person:
    """Who asks; refused where there is no session."""
    person = await maybe_person(connection)
    if person is None:
        raise NoSession
    return person
