"""Makes .venv with pinned versions and an editable, uncompiled Courtier; called by `make setup` and `make play`.

Usage: python3 tools/bootstrap.py LOCK STAMP. Needs nothing but the standard library; STAMP is written when all went
well. The packages of LOCK are added to an environment that another lock has made here already.
"""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"


def stop(sentence: str) -> None:
    """Leave with one sentence on standard error."""
    sys.exit(f"make setup: {sentence}")


def run(*command: str, env: dict[str, str] | None = None) -> bool:
    """Run a command in the repository; true if it went well."""
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode == 0


def install_venv_module() -> None:
    """Debian ships Python without ensurepip; install it if that is allowed, else say what to do."""
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if shutil.which("apt-get") and os.geteuid() == 0:
        print(f"make setup: installing {package}, which this Python lacks ...", flush=True)
        if run("apt-get", "update", "-qq") and run("apt-get", "install", "-y", "-qq", package):
            return
    stop(f"this Python cannot make virtual environments: install {package}, then run make again.")


def make_venv() -> None:
    """A fresh environment: a half-made or moved one is not worth repairing."""
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        install_venv_module()
    shutil.rmtree(VENV, ignore_errors=True)
    print("make setup: making .venv ...", flush=True)
    if not run(sys.executable, "-m", "venv", str(VENV)):
        stop("python -m venv failed; its own message stands above.")


def install(lock: str) -> None:
    """The pinned versions, then Courtier itself: editable and plain Python, so that edits take effect at once."""
    python = str(VENV / "bin" / "python")
    pip = (python, "-m", "pip", "--disable-pip-version-check", "--quiet")
    pinned_pip = next(line for line in (ROOT / lock).read_text(encoding="utf-8").splitlines() if line[:5] == "pip==")
    print(f"make setup: installing the versions pinned in {lock} ...", flush=True)
    # The pip that venv brings may be too old for the rest, so it is replaced first.
    if not (run(*pip, "install", pinned_pip) and run(*pip, "install", "--requirement", lock)):
        stop("pip could not install the pinned packages; its own message stands above.")
    print("make setup: installing Courtier itself, editable ...", flush=True)
    plain = {**os.environ, "COURTIER_PURE": "1"}
    if not run(*pip, "install", "--no-deps", "--no-build-isolation", "--editable", ".", env=plain):
        stop("pip could not install Courtier; its own message stands above.")


def main() -> None:
    """Set up, then write the stamp."""
    lock, stamp = sys.argv[1], ROOT / sys.argv[2]
    # A stamp names the place of the repository: without one of this place the environment was made elsewhere.
    place = stamp.name.partition("-")[2]
    made = any(VENV.glob(f".*-{glob.escape(place)}")) and (VENV / "bin" / "python").exists()
    if not (made and run(str(VENV / "bin" / "python"), "-c", "import pip")):
        make_venv()
    install(lock)
    stamp.touch()


if __name__ == "__main__":
    main()
