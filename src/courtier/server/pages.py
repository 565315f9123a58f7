"""The browser client, if it was built into the package, else one page that says so; and the headers of all answers."""

from __future__ import annotations

import mimetypes
import os
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import Message, Scope

from courtier import texts
from courtier.core.messages import Message as Sentence
from courtier.server.api.common import AnyRequest
from courtier.server.problems import language

CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": CSP.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
# The pages that show the API's documentation are Litestar's own and are not served.
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".ftl": "text/plain"}


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the security headers on every answer; API answers are not kept by anybody."""
    if message["type"] != "http.response.start":
        return
    headers: Any = message["headers"]
    if scope.get("method") == "OPTIONS":
        headers = [(key, value) for key, value in headers if bytes(key).lower() != b"allow"]
        headers.append((b"allow", methods_of(scope).encode()))
    have = {bytes(key).lower() for key, _ in headers}
    added = [(key, value) for key, value in HEADERS.items() if key not in have]
    if scope["path"].startswith("/api/") and b"cache-control" not in have:
        added.append((b"cache-control", b"no-store"))
    message["headers"] = [*headers, *added]


def methods_of(scope: Scope) -> str:
    """All methods of an address: Litestar names only those of one of its handlers."""
    template = scope.get("path_template", "")
    methods: set[str] = {"OPTIONS"}
    for route in scope["litestar_app"].routes:
        if route.path_format == template:
            methods |= set(getattr(route, "methods", ()))
    return ", ".join(sorted(methods))


def client_folder() -> Path | None:
    """Where the built client lies."""
    given = os.environ.get("COURTIER_CLIENT")
    folder = Path(given) if given else Path(str(files("courtier.server").joinpath("static")))
    return folder if (folder / "index.html").is_file() else None


def packed(path: Path, accepted: str) -> tuple[Path, str]:
    """The file as the browser takes it: the packed copy beside it, if there is one, and the name of the packing."""
    offered = {part.partition(";")[0].strip() for part in accepted.lower().split(",")}
    for name, ending in (("br", ".br"), ("gzip", ".gz")):
        copy = path.with_name(path.name + ending)
        if name in offered and copy.is_file():
            return copy, name
    return path, ""


def placeholder(lang: str) -> str:
    """A page without a client: no script, no style."""
    speaker = texts.load(lang)
    title, text = (speaker.format(Sentence(key)) for key in ("server-page-title", "server-page-text"))
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"></head><body><h1>{title}</h1><p>{text}</p>'
        '<p><a href="/api/openapi.json">/api/openapi.json</a></p></body></html>'
    )


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: AnyRequest, path: FromPath[str] = "/") -> Response[Any]:
    """A file of the client."""
    folder = client_folder()
    if path.startswith(("/api/", "api/")):
        raise NotFoundException
    if folder is None:
        if path not in ("/", ""):
            raise NotFoundException
        page = placeholder(language(request.headers.get("accept-language", "")))
        return Response(page, media_type="text/html")
    root = folder.resolve()
    wanted = (root / path.lstrip("/")).resolve() if path not in ("/", "") else root / "index.html"
    if not wanted.is_relative_to(root) or not wanted.is_file():
        raise NotFoundException
    kind = _TYPES.get(wanted.suffix) or mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    if kind.endswith("json"):  # to text/ the framework adds it
        kind += "; charset=utf-8"
    keep = "public, max-age=31536000, immutable" if "/assets/" in f"/{path}" else "no-cache"
    file, packing = packed(wanted, request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if packing:
        headers["Content-Encoding"] = packing
    return Response(file.read_bytes(), media_type=kind, headers=headers)
