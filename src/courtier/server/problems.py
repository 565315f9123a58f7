"""Errors as RFC 9457 problem details, in the reader's language, with the rule where a rule is the cause."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from courtier import texts
from courtier.core.messages import Message, Refused, to_json
from courtier.server.limits import TooMany
from courtier.server.storage import Unavailable
from courtier.server.watchdog import Behind
from courtier.table.errors import BROKEN, CONFLICT, FORBIDDEN, ILLEGAL, INVALID, NOT_FOUND, STALE, Denied
from courtier.table.shown import ShownDecision, ShownMessage

log = logging.getLogger("courtier.http")
MEDIA = "application/problem+json"
STATUS = {NOT_FOUND: 404, FORBIDDEN: 403, STALE: 409, CONFLICT: 409, ILLEGAL: 422, INVALID: 422, BROKEN: 409}


class Problem(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What went wrong; `type` is stable, `message` is for clients that speak for themselves."""

    type: str
    title: str
    status: int
    detail: str = ""
    message: ShownMessage | None = None
    rule: str = ""
    decision: ShownDecision | None = None
    index: int | None = None
    action: str = ""
    retry_after: int = 0


class NoSession(Exception):
    """Nobody is behind the request."""


class Foreign(Exception):
    """A browser sent it from another site."""


def language(accept: str, own: str = "") -> str:
    """The language that is answered in: the person's own, or the first that we speak of those asked for."""
    spoken = texts.available()
    for wanted in [own, *(part.partition(";")[0].strip() for part in accept.split(","))]:
        short = wanted.partition("-")[0].lower()
        if short in spoken:
            return short
    return spoken[0]


def problem_of(error: Exception, lang: str) -> tuple[Problem, dict[str, str]]:
    """The problem that an error is, and the headers that go with it."""
    if isinstance(error, Denied):
        return _problem(error.kind, STATUS[error.kind], error.message, lang, error.more), {}
    if isinstance(error, Refused):
        return _problem(INVALID, 422, error.message, lang), {}
    if isinstance(error, TooMany):
        message = Message("server-error-too-many", {"seconds": error.after})
        return _problem("too-many", 429, message, lang, {"retry_after": error.after}), {"Retry-After": str(error.after)}
    if isinstance(error, Unavailable):
        message = Message("server-error-unavailable")
        return _problem("unavailable", 503, message, lang, {"retry_after": 2}), {"Retry-After": "2"}
    if isinstance(error, Behind):
        message = Message("server-error-behind")
        return _problem("unavailable", 503, message, lang, {"retry_after": 2}), {"Retry-After": "2"}
    if isinstance(error, NoSession):
        message = Message("server-error-no-session")
        return _problem("no-session", 401, message, lang), {"WWW-Authenticate": "Bearer"}
    if isinstance(error, Foreign):
        return _problem("foreign", 403, Message("server-error-foreign"), lang), {}
    if isinstance(error, HTTPException):
        return _of_http(error, lang)
    log.error("a request failed", exc_info=error)
    return _problem("fault", 500, Message("server-error-fault"), lang), {}


def _of_http(error: HTTPException, lang: str) -> tuple[Problem, dict[str, str]]:
    status = error.status_code
    kinds = {400: "malformed", 404: NOT_FOUND, 405: "method", 413: "too-big", 415: "media"}
    kind = kinds.get(status, "malformed" if status < 500 else "fault")
    reason = error.detail if isinstance(error, ValidationException) or status == 400 else ""
    if isinstance(error.extra, list) and error.extra:
        first: Any = error.extra[0]
        if isinstance(first, dict):
            reason = f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
    message = Message(f"server-error-{kind}", {"reason": str(reason)[:300]} if kind == "malformed" else {})
    return _problem(kind, status, message, lang), dict(error.headers or {})


def _problem(kind: str, status: int, message: Message, lang: str, more: dict[str, Any] | None = None) -> Problem:
    speaker = texts.load(lang)
    fields: dict[str, Any] = dict(more or {})
    if fields.get("decision") is None:
        fields.pop("decision", None)
    return Problem(
        type=f"urn:courtier:{kind}",
        title=speaker.format(Message(f"server-problem-{kind}")),
        status=status,
        detail=speaker.format(message),
        message=msgspec.convert(to_json(message), ShownMessage),
        rule=message.rule,
        **fields,
    )


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The response to a failed request."""
    person = request.scope.get("state", {}).get("person")
    lang = language(request.headers.get("accept-language", ""), person.lang if person is not None else "")
    problem, headers = problem_of(error, lang)
    return Response(problem, status_code=problem.status, media_type=MEDIA, headers=headers)
