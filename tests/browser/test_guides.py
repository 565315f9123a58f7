"""Each guided first game is finished in a real browser by doing only what it invites to; aids print on one page."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from courtier.texts import available
from tests.server.running import Running
from tools.chromium import find_or_install
from tools.client import environment

ROOT = Path(__file__).resolve().parent.parent.parent
CLIENT = ROOT / "client"
GAMES = ("gugong", "viceroy", "viscounts")
DESK, PHONE = (1366, 768), (390, 844)
STEPS = {"gugong": 14, "viceroy": 13, "viscounts": 14}
# In every run each game, each language, each size and the keyboard come up; `make deep` tries them all together.
SAMPLE = [
    ("gugong", "cs", PHONE, False),
    ("viceroy", "tr", DESK, True),
    ("viscounts", "en", DESK, False),
]
ALL = [
    (game, lang, size, keyboard)
    for game in GAMES
    for lang in available()
    for size in (DESK, PHONE)
    for keyboard in (False, True)
]


@pytest.fixture(scope="module")
def server(client, tmp_path_factory) -> Iterator[Running]:
    with Running(str(tmp_path_factory.mktemp("guides")), client=client) as running:
        yield running


def browser(script: str, **wish: Any) -> dict[str, Any]:
    """Let a script of client/tests/browser drive Chromium; what it tells."""
    done = subprocess.run(
        ["node", f"tests/browser/{script}.mjs", json.dumps(wish)],
        cwd=CLIENT,
        env={**environment()[0], "COURTIER_CHROMIUM": str(find_or_install())},
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def finishes(server: Running, game: str, lang: str, size: tuple[int, int], keyboard: bool) -> None:
    width, height = size
    told = browser("guide", url=server.url, game=game, lang=lang, width=width, height=height, keyboard=keyboard)
    assert told["faults"] == []
    assert told["over"]
    assert len(told["steps"]) == STEPS[game]
    assert told["barriers"] == []


@pytest.mark.parametrize(("game", "lang", "size", "keyboard"), SAMPLE)
def test_a_guide_can_be_finished_by_doing_only_what_it_invites_to(server, game, lang, size, keyboard):
    finishes(server, game, lang, size, keyboard)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "lang", "size", "keyboard"), [each for each in ALL if each not in SAMPLE])
def test_every_guide_can_be_finished_in_every_way(server, game, lang, size, keyboard):
    finishes(server, game, lang, size, keyboard)


def test_a_guide_can_be_left_resumed_and_gone_astray_from(server):
    """Another answer is allowed, undo leads back; a reload goes on; the guide can be sent away for good."""
    told = browser("leaving", url=server.url)
    assert told == {"faults": [], "astray": True, "back": True, "resumed": "auction", "same": True, "alone": True}


def test_every_player_aid_prints_on_one_page_and_has_no_barriers(server):
    told = browser("aids", url=server.url, langs=list(available()), games=list(GAMES))
    assert told["faults"] == []
    assert told["pages"] == {f"{lang} {game}": 1 for lang in available() for game in GAMES}
    assert told["barriers"] == []
