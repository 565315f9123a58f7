"""The quick forms of the experiments, and a planted fault for each: it must be found."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.reliability.experiment import Setting, conduct
from tests.reliability.planted import PLANTS

QUICK = ["e01", "e02", "e06", "e07", "e08", "e09", "e12", "e27", "e28", "e29", "e32", "e33"]
QUICK += ["e34", "e35", "e37", "e38", "e40", "e41", "e42", "e43", "e46", "e52", "e60"]

# Which fault each experiment must find; those that stay in this process are run in another one.
FOUND = [
    ("e01", "ack-before-commit"),
    ("e06", "ack-before-commit"),
    ("e08", "slow-stop"),
    ("e09", "lost-on-return"),
    ("e12", "one-for-all"),
    ("e28", "leak-views"),
    ("e29", "leak-decisions"),
    ("e29", "leak-numbers"),
    ("e32", "record-too-early"),
    ("e33", "anyone-acts"),
    ("e34", "invitations-for-ever"),
    ("e35", "log-secrets"),
    ("e37", "no-origin-check"),
    ("e38", "old-tokens-live"),
    ("e43", "any-decision"),
    ("e46", "no-limits"),
]
MORE = [
    ("e02", "ack-before-commit"),
    ("e20", "slow-step"),
    ("e21", "lost-moves"),
    ("e28", "leak-told"),
    ("e28", "leak-actions"),
    ("e28", "leak-seed"),
    ("e28", "leak-decisions"),
    ("e28", "leak-past"),
    ("e28", "leak-log"),
    ("e28", "leak-list"),
    ("e28", "leak-webhook"),
    ("e29", "leak-views"),
    ("e40", "fault-on-chat"),
    ("e41", "crash-on-nesting"),
]


def conducted(name: str, folder: Path, plant: str = "", quick: bool = True) -> dict[str, object]:
    module = importlib.import_module(f"tests.reliability.{name}")
    return conduct(name.upper(), module.GOAL, module.run, Setting(quick, 1, plant, folder))


@pytest.mark.parametrize("name", QUICK)
def test_the_quick_form_passes(name, tmp_path):
    line = conducted(name, tmp_path)
    assert line["pass"], line


@pytest.mark.parametrize(("name", "plant"), FOUND)
def test_a_planted_fault_is_found(name, plant, tmp_path):
    line = conducted(name, tmp_path, plant)
    assert not line["pass"], f"{name} did not find {plant}: {line}"


@pytest.mark.parametrize(
    ("name", "plant"),
    [
        ("e27", "leak-views"),
        ("e27", "leak-errors"),
        ("e27", "leak-preview"),
        ("e42", "any-action"),
        ("e60", "undo-everything"),
        ("e52", "half-backup"),
        ("e07", "undo-everything"),
    ],
)
def test_a_planted_fault_inside_the_table_is_found(name, plant):
    words = [sys.executable, "-m", f"tests.reliability.{name}", "--quick", "--plant", plant]
    done = subprocess.run(words, capture_output=True, text=True, cwd=Path(__file__).parents[2], check=False)
    assert done.returncode == 1, done.stdout + done.stderr


@pytest.fixture
def said(capfd) -> Callable[[dict[str, object]], None]:
    """Print the line of an experiment past all that captures output, so that `make deep` shows it."""

    def say(line: dict[str, object]) -> None:
        with capfd.disabled():
            sys.stderr.write(json.dumps(line, ensure_ascii=False) + "\n")
            sys.stderr.flush()

    return say


@pytest.mark.deep
@pytest.mark.parametrize(("name", "plant"), MORE)
def test_more_planted_faults_are_found(name, plant, tmp_path, said):
    line = conducted(name, tmp_path, plant)
    said(line)
    assert not line["pass"], f"{name} did not find {plant}: {line}"


@pytest.mark.deep
@pytest.mark.parametrize("name", [*QUICK, "e20", "e21"])
def test_the_full_form_passes(name, tmp_path, said):
    line = conducted(name, tmp_path, quick=False)
    said(line)
    assert line["pass"], line


def test_every_plant_is_known_and_used():
    used = {plant for _, plant in [*FOUND, *MORE]} | {
        "any-action",
        "leak-errors",
        "leak-preview",
        "undo-everything",
        "half-backup",
    }
    used |= {"canaries", "engine-fault"}  # no faults to be found, but means of an experiment
    assert used == set(PLANTS)
