"""Fixtures of the command line's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtier.cli.files import write_text
from courtier.core import record as records
from courtier.core.engine import legal, seat_to_act, step
from courtier.core.position import new_game
from courtier.core.rng import FastRng
from courtier.games import load_game
from tests.cli.running import Here


@pytest.fixture
def here(capsys, monkeypatch) -> Here:
    for name in ("COURTIER_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return Here(capsys)


def recorded(seed: str = "1", upto: int = -1) -> records.Record:
    """A random game of Viceroy between two people, to its end or for so many actions."""
    game = load_game("viceroy")
    record = records.start(game, {"players": 2}, seed)
    record.seats = ["Ada", "random"]
    s = new_game(game, record.options, seed)
    rng = FastRng(7)
    while s.stack and len(record.actions) != upto:
        seat = seat_to_act(s)
        options = legal(s, seat)
        action = options[rng.below(len(options))]
        step(game, s, seat, action)
        record.actions.append((seat, game.actions.notation(action)))
    if not s.stack:
        record.result = records.result_of(game, s)
    return record


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.courtier.jsonl"
    write_text(str(path), records.write(recorded()))
    return path


@pytest.fixture
def open_record_file(tmp_path: Path) -> Path:
    path = tmp_path / "open.courtier.jsonl"
    write_text(str(path), records.write(recorded(upto=60)))
    return path


@pytest.fixture
def position_file(tmp_path: Path, here: Here) -> Path:
    path = tmp_path / "position.json"
    path.write_text(here("position", "new", "viceroy", "--players", "2", "--seed", "4").out, encoding="utf-8")
    return path
