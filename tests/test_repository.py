"""The repository keeps its own promises: short files, docstrings, no private paths or hosts, a README that is true."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
MADE = {".git", ".venv", "build", "dist", "mutants", "node_modules"}
# Hosts that a file may name: standards and this field's own sites. No package registry, no machine.
HOSTS = {
    "creativecommons.org",
    "game-icons.net",
    "json-schema.org",
    "keepachangelog.com",
    "projectfluent.org",
    "semver.org",
    "www.w3.org",
}
LONGEST = 500


@cache
def tracked() -> list[Path]:
    """Every text file that is or would be committed."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        listed = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, capture_output=True, text=True, check=True).stdout.split("\0")
        paths = [ROOT / name for name in names if name]
    else:
        paths = [path for path in ROOT.rglob("*") if not MADE & set(path.relative_to(ROOT).parts)]
    return [
        path for path in paths if path.is_file() and not path.is_symlink() and b"\0" not in path.read_bytes()[:4096]
    ]


def test_there_is_something_to_check():
    assert len(tracked()) > 20
    assert len(SOURCES) > 5


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_source_file_is_short_and_says_what_it_is_for(path):
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= LONGEST, "split it: a file of src has at most 500 lines"
    assert ast.get_docstring(ast.parse(text)), "it has no docstring"


def test_no_file_names_a_path_of_one_machine():
    # Computed, so that no such path stands here either.
    common = {Path("/"), Path(tempfile.gettempdir())}
    private = {str(place) for place in {ROOT, ROOT.parent, Path.home(), Path(sys.prefix)} - common}
    places = "|".join(re.escape(place) for place in sorted(private))
    pattern = re.compile(rf"(?<![\w.])(?:{places})(?![\w-])|\b[A-Z]:\\Users\\|(?<![\w.])/home/\w+/")
    found = [str(path.relative_to(ROOT)) for path in tracked() if pattern.search(path.read_text(encoding="utf-8"))]
    assert not found


def test_files_name_only_known_hosts():
    # npm writes into its lock where packages ask for money; no address of a registry stands there.
    lock = ROOT / "client" / "package-lock.json"
    assert '"resolved"' not in lock.read_text(encoding="utf-8")
    found = {
        (str(path.relative_to(ROOT)), host)
        for path in tracked()
        if path != lock
        for host in re.findall(r"https?://(?:[\w:]+@)?([\w.-]+)", path.read_text(encoding="utf-8"))
        if host not in HOSTS | {"127.0.0.1", "localhost"} and not re.fullmatch(r"(\w+\.)?example\.(org|com)", host)
    }
    assert not found, "add a host to HOSTS only if every reader may reach it"


def test_pinned_versions_are_exact_and_name_no_registry():
    lines = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in pins)
    names = {re.sub(r"[-_.]+", "-", line.split("==")[0]).lower() for line in pins}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = [each for group in project["dependency-groups"].values() for each in group if isinstance(each, str)]
    wanted = {re.split(r"[>\[]", each)[0] for each in [*project["project"]["dependencies"], *groups]}
    missing = {each for each in wanted if re.sub(r"[-_.]+", "-", each).lower() not in names}
    assert not missing, "run make lock"


def test_what_is_installed_to_play_is_a_part_of_what_is_installed_to_develop():
    play, dev = (
        {line for line in (ROOT / "requirements" / name).read_text(encoding="utf-8").splitlines() if line[:1] != "#"}
        for name in ("play.txt", "dev.txt")
    )
    assert play <= dev, "run make lock"
    names = {re.sub(r"[-_.]+", "-", line.split("==")[0]).lower() for line in play}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = [re.split(r"[>\[]", each)[0] for each in project["project"]["dependencies"]]
    wanted = {re.sub(r"[-_.]+", "-", each).lower() for each in needed}
    assert wanted | {"pip", "setuptools"} <= names, "run make lock"


def test_the_version_stands_in_one_place():
    text = (ROOT / "src" / "courtier" / "__init__.py").read_text(encoding="utf-8")
    assert re.search(r'^__version__ = "\d+\.\d+\.\d+"$', text, re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]


def commands_of_readme() -> list[list[str]]:
    """The commands that the README's code blocks show, without comments."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [line.split("#")[0].split() for block in blocks for line in block.splitlines() if line.strip()]


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def test_the_readme_shows_the_two_commands():
    assert {("make", "play"), ("make", "test")} <= {tuple(words[:2]) for words in commands_of_readme()}


@pytest.mark.parametrize("words", [words for words in commands_of_readme() if words[0] == "make"], ids=" ".join)
def test_a_make_command_of_the_readme_exists(words):
    assert words[1] in make_targets()


@pytest.mark.parametrize("words", [words for words in commands_of_readme() if words[0] == "courtier"], ids=" ".join)
def test_a_courtier_command_of_the_readme_exists(words):
    start = [sys.executable, "-c", "from courtier.cli.main import main; main()"]
    told = subprocess.run([*start, words[1], "--help"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


def test_other_commands_of_the_readme_are_known():
    assert {words[0] for words in commands_of_readme()} <= {"make", "courtier", "pip"}


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_to_files_lead_somewhere(name):
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / name).read_text(encoding="utf-8"))
    assert not [link for link in links if not (ROOT / link).exists()]


def test_the_list_of_features_names_only_what_exists():
    text = (ROOT / "docs" / "features.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:tests|client|docs)/[^`]*)`", text)
    assert len(named) > 50
    for name in named:
        path, _, test = name.partition("::")
        assert (ROOT / path).exists(), name
        assert not test or f"def {test}(" in (ROOT / path).read_text(encoding="utf-8"), name
    for line in text.splitlines():
        if line.startswith("|") and "| yes |" in line:
            assert line.count("`") >= 2, f"nothing shows it: {line}"


def test_every_make_target_is_phony_and_explained():
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = set(re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)[1].split())  # type: ignore[index]
    assert make_targets() == phony
    assert set(re.findall(r"^([a-z]+):.*## \S", text, re.MULTILINE)) == phony
