"""Coming in: a session without an account."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.params import JSONBody

from courtier import texts
from courtier.server.access import cookie_name, hosting_of, maybe_person, need_person, session_cookie, tokens_of
from courtier.server.api.common import SECURITY, AnyRequest, check_limit, problems
from courtier.server.problems import language
from courtier.server.storage.people import Person
from courtier.server.webhooks import BadAddress, check_url
from courtier.table.checks import clean_name
from courtier.table.errors import INVALID, denied

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Lang = Annotated[str, msgspec.Meta(max_length=8)]


class NewSession(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Name
    lang: Lang = ""


class Me(msgspec.Struct):
    """Whoever asks."""

    name: str
    lang: str
    webhook: str


class Session(msgspec.Struct):
    """A new session; the token is shown this once."""

    token: str
    me: Me


class Current(msgspec.Struct):
    """Whose session comes with the request, if any."""

    me: Me | None


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """What shall be different; an empty webhook means none."""

    name: Name | None = None
    lang: Lang | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | None = None


def me_of(person: Person) -> Me:
    """A person as they see themselves."""
    return Me(person.name, person.lang, person.webhook)


def known_language(lang: str) -> str:
    """A language that we speak; refuses others."""
    if lang not in texts.available():
        raise denied(INVALID, "error-language", known=", ".join(texts.available()))
    return lang


class SessionsController(Controller):
    """Sessions and the person behind one."""

    path = "/api/v1"
    tags = ("sessions",)

    @post("/sessions", status_code=201, responses=problems(422), operation_id="createSession")
    async def enter(self, request: AnyRequest, data: JSONBody[NewSession]) -> Response[Session]:
        """Begin a session; browsers get it as a cookie too."""
        hosting = check_limit(request, "session")
        lang = known_language(data.lang) if data.lang else language(request.headers.get("accept-language", ""))
        person, token = await hosting.people.enter(clean_name(data.name), lang)
        cookie = session_cookie(hosting, token, hosting.config.session_days * 86_400)
        return Response(Session(token, me_of(person)), status_code=201, cookies=[cookie])

    @get("/sessions/current", responses=problems(), operation_id="getSession")
    async def current(self, request: AnyRequest) -> Current:
        """Whether there is a session, and whose; a page that is opened for the first time asks this."""
        person = await maybe_person(request)
        return Current(None if person is None else me_of(person))

    @get("/me", responses=problems(), security=SECURITY, operation_id="getMe")
    async def me(self, request: AnyRequest) -> Me:
        """Who I am here."""
        return me_of(await need_person(request))

    @patch("/me", responses=problems(422), security=SECURITY, operation_id="changeMe")
    async def change(self, request: AnyRequest, data: JSONBody[Change]) -> Me:
        """Another name, language or webhook."""
        person = await need_person(request)
        hosting = check_limit(request, "seat", person)
        if data.webhook:
            try:
                check_url(data.webhook)
            except BadAddress:
                raise denied(INVALID, "error-webhook") from None
        name = None if data.name is None else clean_name(data.name)
        lang = None if data.lang is None else known_language(data.lang)
        return me_of(await hosting.people.change(person, name, lang, data.webhook))

    @delete("/sessions/current", responses=problems(), security=SECURITY, operation_id="endSession")
    async def leave(self, request: AnyRequest) -> None:
        """End this session: its token is dead at once."""
        person = await need_person(request)
        hosting = hosting_of(request)
        bearer, cookie = tokens_of(request)
        await hosting.people.leave(bearer or cookie)
        for socket in list(hosting.sockets):
            if getattr(socket, "token", "") == (bearer or cookie) and getattr(socket, "person", "") == person.id:
                socket.close(4401, "session ended")  # type: ignore[attr-defined]


__all__ = ["SessionsController", "cookie_name"]
