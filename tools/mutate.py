"""Breaks the rules one small place at a time and looks whether the tests notice; called by `make deep`.

Each mutant is one changed operator, number, condition or dropped call in a game's modules. The tests run against a copy
of src in which only that place differs. A mutant that no test notices is printed with its place: a rule without a
proof, or code without a purpose. The same seed picks the same mutants.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SWAPPED: dict[type[ast.AST], type[Any]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
# Told to people or to debuggers, not to the rules.
UNRULY = ("__repr__", "__str__", "__hash__")


class Mutant(NamedTuple):
    """One changed place."""

    path: Path
    line: int
    before: str
    after: str
    source: str


def mutated(node: ast.AST) -> Iterator[ast.AST]:
    """The node with one change, in each way that this tool knows."""
    new = copy.deepcopy(node)
    if isinstance(new, ast.Compare) and len(new.ops) == 1 and type(new.ops[0]) in SWAPPED:
        new.ops[0] = SWAPPED[type(new.ops[0])]()
        yield new
    elif isinstance(new, (ast.BinOp, ast.AugAssign, ast.BoolOp)) and type(new.op) in SWAPPED:
        new.op = SWAPPED[type(new.op)]()
        yield new
    elif isinstance(new, ast.UnaryOp) and isinstance(new.op, ast.Not):
        yield new.operand
    elif isinstance(new, ast.Constant) and isinstance(new.value, bool):
        new.value = not new.value
        yield new
    elif isinstance(new, ast.Constant) and isinstance(new.value, int):
        new.value += 1
        yield new
    elif isinstance(new, ast.Expr) and isinstance(new.value, ast.Call):
        yield ast.Pass()


def places(node: ast.AST, inside: bool = False) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Every place inside a function where a node hangs: its parent, the field, and the index if that is a list."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list") or isinstance(value, ast.arguments):
            continue
        for index, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST) or isinstance(child, (ast.Assert, ast.Raise, ast.JoinedStr)):
                continue
            if isinstance(child, ast.FunctionDef) and child.name in UNRULY:
                continue
            if inside:
                yield node, field, index if isinstance(value, list) else None
            yield from places(child, inside or isinstance(child, ast.FunctionDef))


def mutants(path: Path) -> Iterator[Mutant]:
    """All mutants of one file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for parent, field, index in places(tree):
        siblings = getattr(parent, field)
        old = siblings if index is None else siblings[index]
        for new in mutated(old):
            if index is None:
                setattr(parent, field, new)
            else:
                siblings[index] = new
            source = ast.unparse(ast.fix_missing_locations(tree))
            yield Mutant(path, old.lineno, ast.unparse(old), ast.unparse(new), source)
            if index is None:
                setattr(parent, field, old)
            else:
                siblings[index] = old


def tests_pass(sources: Path, tests: list[str], limit: float | None) -> bool:
    """Run the tests against this copy of src, to the first failure; one that never ends has failed."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    command += ["--ignore-glob=*test_mutations.py"]  # breaks chosen rules in the same way, so it proves nothing here
    env = {**os.environ, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1", "COURTIER_MUTATING": "1"}
    try:
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        return False
    if done.returncode not in (0, 1, 2):
        sys.exit(f"mutate: pytest could not run: {done.stdout.decode()[-400:]}")
    return done.returncode == 0


def hunt(chosen: list[Mutant], tests: list[str], limit: float, jobs: int) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant, and whether a test noticed it; every worker has a copy of src of its own."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as workers:
        free: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            free.put(Path(shutil.copytree(ROOT / "src", Path(folder, str(number)))))

        def judge(mutant: Mutant) -> bool:
            sources = free.get()
            place = sources / mutant.path.relative_to(ROOT / "src")
            whole = place.read_text(encoding="utf-8")
            try:
                place.write_text(mutant.source, encoding="utf-8")
                # The module's own tests first: most mutants end there.
                nearest = [f"{tests[0]}/test_{mutant.path.name}"]
                return not tests_pass(sources, [each for each in nearest if (ROOT / each).exists()] + tests, limit)
            finally:
                place.write_text(whole, encoding="utf-8")
                free.put(sources)

        yield from zip(chosen, workers.map(judge, chosen), strict=True)


def main() -> int:
    """Choose mutants, judge them, print those that lived."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="viceroy")
    parser.add_argument("--count", type=int, default=200, help="how many mutants, chosen at random; 0 means all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", metavar="WORD", help="only files whose name has this word")
    parser.add_argument("--least", type=float, default=0.0, metavar="PERCENT", help="fail if fewer are noticed")
    parser.add_argument("--tests", nargs="+", help="what to run; by default all tests of the game")
    args = parser.parse_args()
    folder = ROOT / "src" / "courtier" / "games" / args.game
    every = [each for path in sorted(folder.rglob("*.py")) if args.only in path.name for each in mutants(path)]
    chosen = every
    if 0 < args.count < len(every):
        chosen = random.Random(args.seed).sample(every, args.count)
    tests = args.tests or [f"tests/games/{args.game}"]
    began = time.monotonic()
    if not tests_pass(ROOT / "src", tests, None):
        print("mutate: the tests fail before anything is broken; nothing can be learnt.", file=sys.stderr)
        return 2
    once = time.monotonic() - began
    print(f"mutate: {len(chosen)} of {len(every)} mutants, one run of the tests takes {once:.1f} s", flush=True)
    noticed = 0
    for number, (mutant, seen) in enumerate(hunt(chosen, tests, 10 + 4 * once, args.jobs), 1):
        noticed += seen
        if not seen:
            place = mutant.path.relative_to(ROOT).as_posix()
            print(f"{place}:{mutant.line}: not noticed: {mutant.before} -> {mutant.after}", flush=True)
        if number % 50 == 0:
            print(f"mutate: {number} of {len(chosen)}, {noticed} noticed", file=sys.stderr, flush=True)
    share = 100 * noticed / len(chosen) if chosen else 100.0
    print(f"mutate: {noticed} of {len(chosen)} noticed ({share:.0f} %) in {time.monotonic() - began:.0f} s")
    return 1 if share < args.least else 0


if __name__ == "__main__":
    sys.exit(main())
