"""What all experiments share: one command each, one line of JSON, and a failing exit code when the goal is missed.

python -m tests.reliability.e01 [--quick] [--seed N] [--plant FAULT]
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass
class Setting:
    """How an experiment is to be run."""

    quick: bool
    seed: int
    plant: str
    folder: Path
    arguments: list[str] = field(default_factory=list)

    def pick(self, quick: Any, full: Any) -> Any:
        """One value or the other."""
        return quick if self.quick else full


@dataclass
class Outcome:
    """What was measured, and what was found wrong."""

    measured: dict[str, Any]
    faults: list[str]


Experiment = Callable[[Setting], Outcome]


def conduct(name: str, goal: str, experiment: Experiment, setting: Setting) -> dict[str, Any]:
    """Run an experiment; its line."""
    start = time.monotonic()
    try:
        outcome = experiment(setting)
    except Exception as error:  # an experiment that cannot be carried out has not shown anything
        outcome = Outcome({}, [f"{type(error).__name__}: {error}"])
    line: dict[str, Any] = {
        "id": name,
        "seed": setting.seed,
        "goal": goal,
        "measured": outcome.measured,
        "pass": not outcome.faults,
        "seconds": round(time.monotonic() - start, 1),
    }
    if setting.plant:
        line["plant"] = setting.plant
    if outcome.faults:
        line["faults"] = outcome.faults[:10]
    return line


def main(name: str, goal: str, experiment: Experiment) -> None:
    """The command of an experiment."""
    parser = argparse.ArgumentParser(description=goal)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plant", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix=f"courtier-{name.lower()}-") as folder:
        line = conduct(name, goal, experiment, Setting(given.quick, given.seed, given.plant, Path(folder)))
    print(json.dumps(line, ensure_ascii=False), flush=True)
    sys.exit(0 if line["pass"] else 1)
