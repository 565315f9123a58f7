"""The games that can be played here, and the languages that are spoken."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from courtier import __version__, texts
from courtier.bots import BOTS
from courtier.core.corrections import corrected
from courtier.games import GAMES, load_game
from courtier.games.loading import read_data
from courtier.server.access import need_person
from courtier.server.api.common import SECURITY, AnyRequest, TableId, check_limit, problems, seen_table
from courtier.server.api.sessions import known_language
from courtier.server.problems import language
from courtier.server.rulebook import ShownRules, rulebook
from courtier.table.errors import NOT_FOUND, denied

GameId = Annotated[str, PathParameter(pattern="^[a-z]{1,32}$", description="The id of a game")]
LangQuery = Annotated[str, QueryParameter(max_length=8, description="A language; else that of the request")]


class ShownGame(msgspec.Struct):
    """A game: what can be chosen before set-up, and which bots play it."""

    id: str
    ruleset: int
    components_digest: str
    options: list[dict[str, Any]]
    bots: list[str]


class About(msgspec.Struct):
    """This server."""

    version: str
    games: list[str]
    languages: list[str]
    secure: bool


def shown(name: str) -> ShownGame:
    """A game as it is listed."""
    game = load_game(name)
    return ShownGame(name, game.rules_version, game.digest, [spec.to_json() for spec in game.option_specs()], [*BOTS])


class GamesController(Controller):
    """Games and their components."""

    path = "/api/v1"
    tags = ("games",)

    @get("/about", responses=problems(), operation_id="getAbout")
    async def about(self, request: AnyRequest) -> About:
        """What this server is."""
        hosting = check_limit(request, "read")
        return About(__version__, [*GAMES], [*texts.available()], hosting.config.secure)

    @get("/games", responses=problems(), operation_id="listGames")
    async def games(self, request: AnyRequest) -> list[ShownGame]:
        """All games."""
        check_limit(request, "read")
        return [shown(name) for name in GAMES]

    @get("/games/{game:str}", responses=problems(), operation_id="getGame")
    async def game(self, request: AnyRequest, game: GameId) -> ShownGame:
        """One game."""
        check_limit(request, "read")
        if game not in GAMES:
            raise denied(NOT_FOUND, "error-no-game")
        return shown(game)

    @get("/games/{game:str}/components", responses=problems(), operation_id="getComponents")
    async def components(self, request: AnyRequest, game: GameId) -> Response[dict[str, Any]]:
        """The component data of a game."""
        check_limit(request, "read")
        if game not in GAMES:
            raise denied(NOT_FOUND, "error-no-game")
        return Response(dict(read_data(game)), headers={"ETag": f'"{load_game(game).digest}"'})

    @get("/games/{game:str}/rules", responses=problems(422), operation_id="getRules")
    async def rules(self, request: AnyRequest, game: GameId, lang: LangQuery = "") -> ShownRules:
        """The rules reference of a game; rules that the language lacks are in English."""
        check_limit(request, "read")
        if game not in GAMES:
            raise denied(NOT_FOUND, "error-no-game")
        wanted = known_language(lang) if lang else language(request.headers.get("accept-language", ""))
        body, digest = await asyncio.to_thread(rulebook, game, wanted)
        headers = {"ETag": f'"{digest}"', "Cache-Control": "no-cache", "Vary": "Accept-Language"}
        if request.headers.get("if-none-match", "") == f'"{digest}"':
            return Response(b"", status_code=304, headers=headers)  # type: ignore[return-value]
        return Response(body, media_type="application/json", headers=headers)  # type: ignore[return-value]

    @get(
        "/tables/{table_id:str}/components", responses=problems(), security=SECURITY, operation_id="getTableComponents"
    )
    async def table_components(self, request: AnyRequest, table_id: TableId) -> Response[dict[str, Any]]:
        """The component data of a table, with its corrections."""
        person = await need_person(request)
        hosting = check_limit(request, "read", person)
        live = await seen_table(hosting, table_id, person)
        setup = live.table.setup
        data: Any = read_data(setup.game)
        if setup.corrections:
            data = corrected(data, setup.corrections)
        return Response(dict(data), headers={"ETag": f'"{setup.digest}"'})
