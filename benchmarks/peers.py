"""Sets up the peers' own environment, build/peers-venv, once; prints the path of its Python.

Catanatron and OpenSpiel are measured beside Courtier but never imported by it, so they get an environment of their own.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "build" / "peers-venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "ready"
# Pinned, so that figures of different days speak of the same peers.
PACKAGES = (
    "catanatron==3.2.1",
    "open_spiel==2.0.2",
    "rlcard==1.2.0",
    "pettingzoo==1.27.0",
    "chess==1.11.2",
    "pygame==2.6.1",
)


def ensure() -> Path:
    """The Python of an environment that has the peers, made if it is not there yet."""
    wanted = " ".join((sys.version, str(VENV), *PACKAGES))
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return PYTHON
    print(f"benchmarks: installing {' and '.join(PACKAGES)} into {VENV.relative_to(ROOT)} ...", file=sys.stderr)
    venv.create(VENV, clear=True, with_pip=True)
    pip = (str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--quiet", "install")
    subprocess.run((*pip, "--upgrade", "pip"), check=True)
    subprocess.run((*pip, *PACKAGES), check=True)
    STAMP.write_text(wanted, encoding="utf-8")
    return PYTHON


if __name__ == "__main__":
    print(ensure())
