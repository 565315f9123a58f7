"""A PostgreSQL of our own for tests: found or installed, started on loopback in a temporary directory, stopped after.

Usage: python tools/postgres.py            prints a URL and runs until it is interrupted
       with postgres() as url: ...         in a test

Looked for in COURTIER_POSTGRES (a folder with `initdb` and `postgres`), in the usual places, then installed with apt.
"""

from __future__ import annotations

import os
import pwd
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

USER = "postgres"


class NoPostgres(Exception):
    """There is none, and none could be installed."""


def _usual() -> list[Path]:
    """Folders in which the programs may lie, the newest version first."""
    places = [Path(path) for path in (os.environ.get("COURTIER_POSTGRES", ""),) if path]
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name, reverse=True)
    found = shutil.which("initdb")
    return [*places, *versions, Path("/usr/local/bin"), *([Path(found).parent] if found else [])]


def find() -> Path | None:
    """The folder with PostgreSQL's programs."""
    for place in _usual():
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    return None


def find_or_install() -> Path:
    """The folder with PostgreSQL's programs; installs Debian's package where it may."""
    found = find()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("installing postgresql with apt ...", file=sys.stderr)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "--quiet", *words], check=False, env=environment, stdout=subprocess.DEVNULL)
        found = find()
    if found is None:
        raise NoPostgres(
            "PostgreSQL was not found: install Debian's `postgresql`, or name its folder: COURTIER_POSTGRES"
        )
    return found


def _as_postgres() -> dict[str, Any]:
    """`initdb` refuses root: its own user is used then."""
    if os.geteuid() != 0:
        return {}
    try:
        user = pwd.getpwnam(USER)
    except KeyError:
        raise NoPostgres(
            "this runs as root, and there is no user called postgres that PostgreSQL could run as"
        ) from None
    return {"user": user.pw_uid, "group": user.pw_gid}


def free_port() -> int:
    """A free port on loopback, below those that outgoing connections get: whoever stops can have it again."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a fresh, empty database."""
    programs, who = find_or_install(), _as_postgres()
    folder = Path(tempfile.mkdtemp(prefix="courtier-postgres-"))
    password = secrets.token_hex(16)
    server: subprocess.Popen[bytes] | None = None
    try:
        if who:
            os.chown(folder, who["user"], who["group"])
        secret = folder / "password"
        secret.write_text(password)
        os.chmod(secret, 0o644)
        data = folder / "data"
        initdb = [str(programs / "initdb"), "-D", str(data), "-U", USER, "-A", "scram-sha-256", f"--pwfile={secret}"]
        subprocess.run(
            [*initdb, "-E", "UTF8", "--no-sync", "--no-locale"], check=True, capture_output=True, cwd=folder, **who
        )
        port = free_port()
        settings = ["listen_addresses=127.0.0.1", f"port={port}", f"unix_socket_directories={folder}", "fsync=off"]
        arguments = [word for setting in settings for word in ("-c", setting)]
        server = subprocess.Popen(
            [str(programs / "postgres"), "-D", str(data), *arguments],
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **who,
        )
        _wait(server, data / "postmaster.pid")
        yield f"postgresql://{USER}:{password}@127.0.0.1:{port}/postgres"
    finally:
        if server is not None:
            server.send_signal(signal.SIGINT)
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait(server: subprocess.Popen[bytes], state: Path) -> None:
    """Until it says that it is ready: it takes connections earlier, and refuses them."""
    for _ in range(600):
        if server.poll() is not None:
            raise NoPostgres("PostgreSQL was found but did not start")
        if state.exists() and state.read_text().split()[-1:] == ["ready"]:
            return
        time.sleep(0.1)
    raise NoPostgres("PostgreSQL was not ready within a minute")


if __name__ == "__main__":
    try:
        with postgres() as address:
            print(address, flush=True)
            signal.pause()
    except KeyboardInterrupt:
        pass
    except NoPostgres as error:
        sys.exit(str(error))
