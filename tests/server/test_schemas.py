"""What is published is what is sent: OpenAPI, the messages of the socket, the texts of all refusals."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from litestar.serialization import encode_json

from courtier import texts
from courtier.core.rng import FastRng
from courtier.games import GAMES
from courtier.server.app import build_app
from courtier.server.config import Config
from courtier.server.frames import schema
from courtier.table.projection import project, show
from tests.table.tables import people

ROOT = Path(__file__).resolve().parents[2]
PUBLISHED = ROOT / "docs" / "api"


@cache
def form_of(kind: str) -> Any:
    whole = schema()
    return jsonschema.Draft202012Validator({**whole["out"][kind], "$defs": whole["$defs"]})


def conforms(kind: str, value: Any) -> None:
    form_of(kind).validate(json.loads(json.dumps(value)))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_has_the_published_form(game):
    at = people("ada", "bora", game=game)
    rng = FastRng(2)
    for _ in range(8):
        for viewpoint in [(), (0,), (0, 1)]:
            conforms("snapshot", project(at.table, viewpoint))
        for _ in range(12):
            if at.table.status == "running":
                at.random_act(rng)
    for viewpoint in [(), (1,)]:
        for each in at.stored:
            shown = show(at.table, each, viewpoint)
            if shown is not None:
                conforms("event", shown)


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("openapi.json", lambda: build_app(Config()).openapi_schema.to_schema()),
        ("socket.json", schema),
    ],
)
def test_the_published_interface_changes_only_on_purpose(name, made):
    """To publish a change: COURTIER_PUBLISH=1 pytest tests/server/test_schemas.py."""
    import os

    text = json.dumps(json.loads(encode_json(made())), ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    path = PUBLISHED / name
    if os.environ.get("COURTIER_PUBLISH"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert json.loads(path.read_text(encoding="utf-8")) == json.loads(text)


def test_every_refusal_has_its_words_in_every_language():
    sources = [*(ROOT / "src/courtier/table").rglob("*.py"), *(ROOT / "src/courtier/server").rglob("*.py")]
    wanted = set()
    for path in sources:
        text = path.read_text(encoding="utf-8")
        wanted |= {f"server-{key}" for key in re.findall(r'"(error-[a-z-]+)"', text)}
        wanted |= set(re.findall(r'"(server-[a-z-]+[a-z])"', text))
    core = {"error-stale-decision", "error-game-over", "error-file-exists", "error-file-not-found"}
    wanted -= {f"server-{key}" for key in core}
    for lang in texts.available():
        assert not {key for key in wanted if not texts.has(key, lang)}, lang
