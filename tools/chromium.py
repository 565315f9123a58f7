"""A Chromium for browser tests and pictures: found, or installed with apt.

Usage: python tools/chromium.py prints where it is. Looked for in COURTIER_CHROMIUM, then in the usual places; where
there is none, Debian's package is installed if that is allowed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
# Without these a browser in a container calls home or cannot start.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class NoChromium(Exception):
    """There is none, and none could be installed."""


def find() -> Path | None:
    """The program, if the machine has it."""
    given = os.environ.get("COURTIER_CHROMIUM", "")
    if given:
        return Path(given)
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    return Path(found) if found else None


def find_or_install() -> Path:
    """The program; installs Debian's package where it may."""
    found = find()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("installing chromium with apt ...", file=sys.stderr)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "--quiet", *words], check=False, env=environment, stdout=subprocess.DEVNULL)
        found = find()
    if found is None:
        raise NoChromium("Chromium was not found: install Debian's `chromium`, or name the program: COURTIER_CHROMIUM")
    return found


if __name__ == "__main__":
    try:
        print(find_or_install())
    except NoChromium as error:
        sys.exit(str(error))
