"""Breaks named rules of a game on purpose, one at a time, to prove that a test goes red for each.

A game lists its broken rules in `tests/games/<game>/mutations.py`: a file, its text, a wrong text, the tests that must
fail. `tools/mutate.py` breaks places at random instead; this list is chosen by hand, one entry for each central rule.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Broken(NamedTuple):
    """A rule, the text that says it in a file of src/courtier, a text that says something wrong, and its tests."""

    rule: str
    file: str
    old: str
    new: str
    tests: str


def copy_sources(folder: Path) -> Path:
    """A copy of src to break rules in."""
    return Path(shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so")))


def notices(broken: Broken, sources: Path) -> bool:
    """Whether a test fails once the rule is broken in this copy of src; the copy is whole again afterwards."""
    path = sources / "courtier" / broken.file
    whole = path.read_text(encoding="utf-8")
    if whole.count(broken.old) != 1:
        raise LookupError(f"{broken.rule}: {broken.file} has this text {whole.count(broken.old)} times: {broken.old}")
    path.write_text(whole.replace(broken.old, broken.new), encoding="utf-8")
    try:
        return run_tests(broken, sources)
    finally:
        path.write_text(whole, encoding="utf-8")


def run_tests(broken: Broken, sources: Path) -> bool:
    """Run its tests to the first failure; tests that cannot even be collected prove nothing."""
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest"]
    command = [sys.executable, "-m", "pytest", *options, *broken.tests.split()]
    env = {**os.environ, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"}
    for name in ("PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER", "PYTEST_CURRENT_TEST"):
        env.pop(name, None)
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode not in (0, 1) or "error" in done.stdout.rsplit("\n", 2)[-2]:
        raise RuntimeError(f"{broken.rule}: the tests could not run\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.returncode == 1


def main() -> int:
    """Break every rule on a game's list and print those that nobody misses."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="viceroy")
    parser.add_argument("--only", default="", metavar="WORD", help="only rules with this word")
    args = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    listed: list[Broken] = importlib.import_module(f"tests.games.{args.game}.mutations").BROKEN
    chosen = [broken for broken in listed if args.only in broken.rule]
    began, missed = time.monotonic(), 0
    with tempfile.TemporaryDirectory() as folder:
        sources = copy_sources(Path(folder))
        for broken in chosen:
            if not notices(broken, sources):
                missed += 1
                print(f"{broken.rule}: broken in {broken.file}, but {broken.tests} stays green", flush=True)
    took = time.monotonic() - began
    print(f"break_rules: {len(chosen) - missed} of {len(chosen)} broken rules noticed in {took:.0f} s")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
