"""Whole games, as written down before, come out again word for word; `python tools/golden.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtier.core.messages import Json
from courtier.games import GAMES, load_game
from tools.golden import ROOT, files, playthrough

FILES = [(name, path, options) for name in GAMES for path, options in files(load_game(name)).items()]


@pytest.mark.parametrize(("name", "path", "options"), FILES, ids=[f"{name}-{path.stem}" for name, path, _ in FILES])
def test_golden(name: str, path: Path, options: dict[str, Json]) -> None:
    assert path.exists(), f"{path.relative_to(ROOT)} is missing; python tools/golden.py {name} writes it"
    golden = path.read_text(encoding="utf-8").splitlines()
    played = playthrough(load_game(name), options)
    for n, (was, now) in enumerate(zip(golden, played, strict=False), 1):
        assert now == was, f"{path.relative_to(ROOT)}, line {n}"
    assert len(played) == len(golden)


@pytest.mark.parametrize("name", GAMES)
def test_no_golden_file_is_left_over(name: str) -> None:
    folder = ROOT / "tests" / "games" / name / "golden"
    assert set(folder.glob("*")) == set(files(load_game(name)))
