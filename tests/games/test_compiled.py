"""The compiled engine and the plain one play exactly the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import warnings
from pathlib import Path
from typing import Any

import pytest

from courtier.games import GAMES
from tests.support.simulate import hashes, is_compiled

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

each_game = pytest.mark.parametrize("name", [*GAMES, "toy"])


def why_not_compiled() -> str:
    """Why there can be no compiled engine on this machine; "" if there can."""
    compilers = [os.environ["CC"].split()[0]] if os.environ.get("CC") else ["cc", "gcc", "clang"]
    if not any(shutil.which(compiler) for compiler in compilers):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are not installed"
    return ""


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the compiled engine, built anew where something has changed."""
    reason = why_not_compiled()
    if reason:
        warnings.warn(f"NOT TESTED: compiled and plain engine could not be compared, because {reason}", stacklevel=1)
        pytest.skip(f"NOT TESTED, because {reason}")
    with Lock(ROOT / "build" / "compiled.lock"):
        done = subprocess.run(["make", "compile"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (COMPILED / "courtier" / "core" / f"engine{SUFFIX}").exists(), done.stdout + done.stderr
    return COMPILED


class Lock:
    """Only one process at a time; several may run these tests."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(exist_ok=True)
        self.file = path.open("w")

    def __enter__(self) -> None:
        import fcntl

        fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        self.file.close()


def simulate(folder: Path, name: str, first: int, count: int) -> Any:
    """Play in another process, whose engine comes from this folder."""
    command = [sys.executable, "-m", "tests.support.simulate", name, str(first), str(count)]
    path = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    done = subprocess.run(command, cwd=ROOT, env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def compare(folder: Path, name: str, first: int, count: int) -> None:
    """The same hashes, game by game."""
    assert not is_compiled(), "these tests run the plain engine and compare the compiled one with it"
    fast = simulate(folder, name, first, count)
    assert fast["compiled"]
    slow = hashes(name, first, count)
    assert len(set(slow)) == count
    different = [first + i for i in range(count) if slow[i] != fast["hashes"][i]]
    assert not different, f"{name}: other games with seeds {different[:20]}"


@each_game
def test_compiled_and_plain_play_the_same(compiled: Path, name: str) -> None:
    compare(compiled, name, 0, 60)


@pytest.mark.deep
@pytest.mark.parametrize("block", range(10))
@each_game
def test_compiled_and_plain_play_the_same_thousand(compiled: Path, name: str, block: int) -> None:
    compare(compiled, name, 1000 + 100 * block, 100)


@each_game
def test_the_hashes_are_known_to_differ_by_seed_and_to_repeat(name: str) -> None:
    first, again = hashes(name, 0, 3), hashes(name, 0, 3)
    assert first == again
    assert len(set(first)) == 3
