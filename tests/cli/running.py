"""Running the command: in this process, where many cases are tried, or as a real program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from courtier.cli.main import run as run_here

ROOT = Path(__file__).resolve().parent.parent.parent
LANGUAGES = ("en", "cs", "tr")


class Done(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


def clean_environment(**more: str) -> dict[str, str]:
    """The environment without anything that chooses a language, a build or a colour."""
    unwanted = ("COURTIER", "LC_", "LANG", "NO_COLOR", "PYTHONPATH", "_TYPER", "TYPER")
    env = {key: value for key, value in os.environ.items() if not key.startswith(unwanted)}
    return {**env, "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT / "src"), **more}


def courtier(*args: str, stdin: str | None = None, cwd: Path | None = None, **env: str) -> Done:
    """The real command in a process of its own; without `stdin` it reads from the null device."""
    done = subprocess.run(
        [sys.executable, "-m", "courtier", *args],
        input=stdin,
        stdin=subprocess.DEVNULL if stdin is None else None,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env=clean_environment(**env),
        timeout=120,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


class Here:
    """The command in this process, which is quick."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: str) -> Done:
        self.capsys.readouterr()
        code = run_here(args)
        said = self.capsys.readouterr()
        return Done(code, said.out, said.err)


def is_one_sentence(text: str) -> bool:
    """One line that begins like a sentence and is no traceback."""
    lines = text.strip().splitlines()
    return len(lines) == 1 and "Traceback" not in text and "{" not in text and len(lines[0]) > 10
