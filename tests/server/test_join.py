"""`courtier join`: the board of a server's table in a terminal, as `courtier play` draws it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

from courtier.cli.join import Joined
from courtier.cli.voice import Voice
from tests.server.running import ROOT, Running, Somebody


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Running]:
    with Running(str(tmp_path_factory.mktemp("data"))) as running:
        yield running


def joined(link: str, *typed: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-c", "from courtier.cli.main import main; main()", "join", link, "--name", "Ada"]
    text = "\n".join(typed) + "\n"
    return subprocess.run(
        [*words, "--lang", "en"], cwd=ROOT, input=text, capture_output=True, text=True, check=False, timeout=120
    )


@pytest.mark.parametrize(
    ("game", "title"), [("gugong", "Destiny dice"), ("viceroy", "Supply"), ("viscounts", "Player card")]
)
def test_the_board_stands_above_the_question(server, game, title):
    host = Somebody(server.url, "Host")
    seats = [{}, {"kind": "bot", "level": "random"}]
    table = host.create(seats, game=game, start=True, invite=True)
    done = joined(f"{server.url}{table['invitations'][0]['link']}", "board", "1", "quit")
    assert done.returncode == 0, done.stderr
    assert title.lower() in done.stdout.lower()
    assert '"seats":' not in done.stdout, "nobody reads JSON"
    assert host.table(table["id"])["moves"] > 0


def test_whoever_waits_reads_what_the_others_decide():
    joined = Joined(Voice("en", seats=["Ada", "Bora", "Cem"]), "", "", "")
    joined.now = {"asking": {"1": "viceroy-asking-bid", "2": "viceroy-asking-bid", "0": "viceroy-asking-place"}}
    assert joined.doings() == ["Bora and Cem decide what to bid.", "Ada chooses a place in the pyramid."]
    joined.now = {}
    assert joined.doings() == []
