"""Print every rule number with the tests that name it; called by `make rules`. Exits 1 where a rule has no test.

Usage: python tools/rules.py [--all] [GAME ...]

The numbers come from `locales/en/rules/<game>.md`. A test names a rule in a comment, a docstring or a string: by its
full number (`V-AUC-02`) or inside a range (`V-AUC-02 to V-AUC-05`). What stands outside of a test counts only in
tables, which tests are made from; tests of programs that only show rules prove nothing.
`tests/games/<game>/definitions.txt` lists rules that no test can break, as `V-COMP-01: reason`, at most one in ten.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from courtier.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "courtier" / "locales" / "en" / "rules"
TESTS = ROOT / "tests"
SHOWING = {"cli", "server", "texts", "tools"}  # tests that only show rules, and prove none
MOST_DEFINITIONS = 10  # one in so many rules may be a definition
_HEAD = re.compile(r"^(?:[-*] )?\*\*([A-Z]-[A-Z0-9]+(?:-[A-Z0-9]+)+)\b", re.MULTILINE)
_ID = re.compile(r"(?<![A-Za-z0-9-])[A-Z]-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?![A-Za-z0-9-])")
_RANGE = re.compile(rf"({_ID.pattern})\s*(?:to|–|\.\.)\s*({_ID.pattern})")


@dataclass
class Coverage:
    """The rules of one game, and what names them."""

    game: str
    rules: list[str]
    named: dict[str, list[str]] = field(default_factory=dict)  # rule: tests
    definitions: dict[str, str] = field(default_factory=dict)  # rule: reason
    problems: list[str] = field(default_factory=list)


def rules_of(game: str) -> list[str]:
    """All rule numbers of a game, in the order of its rules reference."""
    return _HEAD.findall((RULES / f"{game}.md").read_text(encoding="utf-8"))


def ids_in(text: str, rules: list[str]) -> set[str]:
    """The rules that a text names; a range stands for all rules from its first to its last."""
    found = set(_ID.findall(text)) & set(rules)
    for first, last in _RANGE.findall(text):
        if first in rules and last in rules and first.rpartition("-")[0] == last.rpartition("-")[0]:
            found.update(rules[rules.index(first) : rules.index(last) + 1])
    return found


def blocks(source: str) -> Iterator[tuple[str, str]]:
    """The tests of a module and its tables, each with its source text, comments above and beside it included."""
    lines = source.splitlines()
    tree = ast.parse(source)
    for node in ast.walk(tree):
        is_test = isinstance(node, ast.FunctionDef) and node.name.startswith("test")
        is_table = isinstance(node, (ast.Assign, ast.AnnAssign)) and node in tree.body
        if not (is_test or is_table):
            continue
        assert isinstance(node, (ast.FunctionDef, ast.Assign, ast.AnnAssign))
        decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
        first = min([node.lineno, *(each.lineno for each in decorators)]) - 1
        while first > 0 and lines[first - 1].lstrip().startswith("#"):
            first -= 1
        name = node.name if isinstance(node, ast.FunctionDef) else f"line {node.lineno}"
        yield name, "\n".join(lines[first : node.end_lineno])


def named_by_tests(rules: list[str], folder: Path = TESTS) -> dict[str, list[str]]:
    """Every rule that a test names, with those tests."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if path.relative_to(folder).parts[0] in SHOWING or not ids_in(source, rules):
            continue
        for name, text in blocks(source):
            for rule in ids_in(text, rules):
                named.setdefault(rule, []).append(f"{path.relative_to(folder).as_posix()}::{name}")
    return named


def definitions_of(game: str, folder: Path = TESTS) -> dict[str, str]:
    """The rules that are definitions, with their reasons."""
    path = folder / "games" / game / "definitions.txt"
    if not path.exists():
        return {}
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return {
        rule.strip(): reason.strip()
        for rule, _, reason in (line.partition(":") for line in lines if line and not line.startswith("#"))
    }


def check(game: str, folder: Path = TESTS) -> Coverage:
    """Compare rules, tests and definitions of a game."""
    rules = rules_of(game)
    out = Coverage(game, rules, named_by_tests(rules, folder), definitions_of(game, folder))
    twice = sorted({rule for rule in rules if rules.count(rule) > 1})
    out.problems += [f"{rule} stands twice in the rules" for rule in twice]
    for rule in rules:
        if rule not in out.named and rule not in out.definitions:
            out.problems.append(f"{rule} has no test")
    for rule, reason in out.definitions.items():
        if rule not in rules:
            out.problems.append(f"{rule} is listed as a definition, but there is no such rule")
        elif rule in out.named:
            out.problems.append(f"{rule} is listed as a definition unnecessarily: {out.named[rule][0]} names it")
        if not reason:
            out.problems.append(f"{rule} is listed as a definition without a reason")
    if len(out.definitions) * MOST_DEFINITIONS > len(rules):
        out.problems.append(f"{len(out.definitions)} definitions are more than one in {MOST_DEFINITIONS} rules")
    return out


def show(coverage: Coverage) -> None:
    """Print one game."""
    print(f"{coverage.game}: {len(coverage.rules)} rules")
    for rule in coverage.rules:
        tests = coverage.named.get(rule, [])
        if not tests and rule in coverage.definitions:
            print(f"  {rule:<14} definition: {coverage.definitions[rule]}")
            continue
        print(f"  {rule:<14} {tests[0] if tests else 'NO TEST'}")
        for test in tests[1:]:
            print(f"  {'':<14} {test}")
    tested = sum(1 for rule in coverage.rules if rule in coverage.named)
    print(f"{coverage.game}: {tested} tested, {len(coverage.definitions)} definitions")


def main() -> int:
    """Print all games that were asked for; the problems come last, on standard error."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--all", action="store_true", help="also games that are not yet offered")
    args = parser.parse_args()
    known = sorted(path.stem for path in RULES.glob("*.md"))
    games = args.games or (known if args.all else list(GAMES))
    unknown = [game for game in games if game not in known]
    if unknown:
        print(f"rules: there are no rules of {', '.join(unknown)}; known: {', '.join(known)}", file=sys.stderr)
        return 2
    found = [check(game) for game in games]
    for coverage in found:
        show(coverage)
    for coverage in found:
        for problem in coverage.problems:
            print(f"rules: {coverage.game}: {problem}", file=sys.stderr)
    return 1 if any(coverage.problems for coverage in found) else 0


if __name__ == "__main__":
    sys.exit(main())
