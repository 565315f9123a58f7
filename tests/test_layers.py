"""Dependencies point one way: core <- games <- {bots, table} <- {envs, arena, server, cli}; texts stand beside."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "courtier"

# What each part of the package may import of the others.
LOWER = {"core", "games", "bots", "table"}
MAY_IMPORT = {
    "": {"cli"},  # courtier/__main__.py starts the command line; courtier/__init__.py imports nothing
    "core": set[str](),
    "games": {"core"},
    "texts": {"core"},
    "bots": {"core", "games"},
    "table": {"bots", "core", "games", "texts"},
    "envs": LOWER,
    "arena": LOWER,
    "server": LOWER | {"texts"},
    "cli": LOWER | {"texts", "envs", "arena", "server"},
}

# Packages from outside, by the part that may import them. What compiled code needs is all that the engine gets.
COMPILED = {"librt", "mypy_extensions"}
MAY_USE = {
    "core": COMPILED,
    "games": COMPILED,
    "bots": COMPILED,
    "texts": {"babel", "fluent"},
    "envs": COMPILED | {"gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"},
    "arena": {"numpy", "openskill", "pyarrow", "ray"},
    "table": {"msgspec"},
    "server": {"alembic", "asyncpg", "litestar", "msgspec", "nacl", "sqlalchemy", "uvicorn"},
    "cli": {"rich", "typer", "websockets"},
}
# Where the name of the distribution is not that of the import.
DISTRIBUTION = {"fluent": "fluent.runtime", "nacl": "pynacl", "pyspiel": "open_spiel"}

# The standard library without input, output, clock and randomness: all that core and games may use.
PURE = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "copy",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "re",
    "string",
    "types",
    "typing",
    "unicodedata",
}
# The one module that reads the component data of a game, and looks games up by name.
LOADER = "games/loading.py"
LOADER_MAY = {"importlib", "importlib.resources"}
NOT_CALLED = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}


def modules() -> list[str]:
    """Every module of the package, relative to it."""
    return sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))


def part_of(module: str) -> str:
    """The part that a module belongs to: its first folder, or nothing for the package's own files."""
    return module.split("/")[0] if "/" in module else ""


def parse(module: str) -> ast.Module:
    return ast.parse((PACKAGE / module).read_text(encoding="utf-8"), filename=module)


def imports(tree: ast.Module) -> set[str]:
    """Dotted names of all that is imported, at the top or inside a function."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: a relative import hides its layer"
            assert node.module is not None
            found.add(node.module)
            # `from courtier import core` names its part only here.
            if node.module in ("courtier", "courtier.games"):
                found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def own_imports(tree: ast.Module) -> set[str]:
    return {name for name in imports(tree) if name.split(".")[0] == "courtier"}


def foreign(tree: ast.Module) -> set[str]:
    """Top-level names from outside the standard library and the package."""
    tops = {name.split(".")[0] for name in imports(tree)}
    return tops - sys.stdlib_module_names - {"courtier"}


def module_or_part(name: str) -> str:
    """The part of the package that a dotted import reaches into."""
    part = name.split(".")[1] if "." in name else ""
    return part if (PACKAGE / part).is_dir() else ""


@pytest.mark.parametrize("module", modules())
def test_a_module_imports_only_from_the_layers_below(module):
    part = part_of(module)
    assert part in MAY_IMPORT, f"a new part of the package: say in {Path(__file__).name} what {part}/ may import"
    reached = {module_or_part(name) for name in own_imports(parse(module))} - {part, ""}
    assert reached <= MAY_IMPORT[part], f"{module} imports from {sorted(reached - MAY_IMPORT[part])}"


@pytest.mark.parametrize("module", [name for name in modules() if name.count("/") > 1 and name.startswith("games/")])
def test_games_do_not_import_each_other(module):
    own = module.split("/")[1]
    reached = {name.split(".")[2] for name in own_imports(parse(module)) if name.startswith("courtier.games.")}
    others = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()} - {own}
    assert not reached & others, f"{module} imports from {sorted(reached & others)}"


@pytest.mark.parametrize("module", modules())
def test_packages_from_outside_stay_where_they_belong(module):
    part = part_of(module)
    strays = foreign(parse(module)) - MAY_USE.get(part, set())
    assert not strays, f"{module} imports {sorted(strays)}"


def test_packages_from_outside_are_declared():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = [
        *project["dependencies"],
        *(each for group in project["optional-dependencies"].values() for each in group),
    ]
    names = {each.split(">")[0].split("[")[0].lower() for each in declared}
    used = {name for module in modules() for name in foreign(parse(module))}
    assert {DISTRIBUTION.get(name, name).lower() for name in used} <= names


@pytest.mark.parametrize("module", [name for name in modules() if part_of(name) in ("core", "games")])
def test_rules_use_no_input_output_clock_or_global_randomness(module):
    tree = parse(module)
    standard = {name for name in imports(tree) if name.split(".")[0] in sys.stdlib_module_names}
    allowed = PURE | (LOADER_MAY if module == LOADER else set())
    strays = {name for name in standard if name not in allowed and name.split(".")[0] not in PURE}
    assert not strays, f"{module} imports {sorted(strays)}"
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & NOT_CALLED, f"{module} calls {sorted(called & NOT_CALLED)}"


def test_the_check_itself_notices_a_wrong_import():
    lines = [
        "from courtier import cli",
        "def f():",
        " import random",
        " import yaml",
        " from courtier.games import viceroy",
    ]
    tree = ast.parse("\n".join(lines))
    assert {"courtier.cli", "random", "courtier.games.viceroy"} <= imports(tree)
    assert foreign(tree) == {"yaml"}
    assert module_or_part("courtier.games.viceroy.state") == "games"
