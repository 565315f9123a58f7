"""Keeps build/compiled/ as a compiled copy of src/; called by `make compile`, and quick when nothing has changed.

Every file of src/courtier is copied there, and mypyc's modules are put beside the copies; PYTHONPATH=build/compiled
chooses them. Where nothing can be compiled the copy stays plain Python, and this says so.
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
STAMP = ROOT / "build" / "compiled.stamp"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
# What goes into the compiled modules; bytecode caches and metadata do not.
ENGINE = ("courtier/core", "courtier/games", "courtier/bots", "courtier/envs/encoders")
IGNORED = ("__pycache__", "courtier.egg-info")


def files_of(folder: Path) -> dict[str, Path]:
    """Every file below a folder that belongs to the package, by its relative name."""
    return {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not any(part in IGNORED for part in path.parts)
    }


def mirror() -> None:
    """Copy what is new or changed, delete what is gone; compiled modules are left to `build`."""
    sources = files_of(SOURCE)
    for name, path in sources.items():
        copy = TARGET / name
        if not copy.exists() or not filecmp.cmp(path, copy, shallow=False):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    for name, path in files_of(TARGET).items():
        if name not in sources and not name.endswith(SUFFIX):
            path.unlink()


def modules() -> list[str]:
    """The modules that mypyc compiles, as setup.py chooses them, by file name without .py."""
    sys.path.insert(0, str(ROOT))
    from setup import sources

    return [path.removeprefix("src/").removesuffix(".py") for path in sources()]


def digest() -> str:
    """A digest of all that decides what comes out of the compiler."""
    from importlib.metadata import version

    around = [sys.version, version("mypy"), version("librt"), os.environ.get("CC"), os.environ.get("COURTIER_GAMES")]
    told = hashlib.sha256(repr(around).encode())
    told.update((ROOT / "setup.py").read_bytes())
    told.update((ROOT / "tools" / "compile.py").read_bytes())
    for name, path in files_of(SOURCE).items():
        if name.startswith(ENGINE) and name.endswith(".py"):
            told.update(name.encode())
            told.update(path.read_bytes())
    return told.hexdigest()


def build(chosen: list[str]) -> bool:
    """Compile into TARGET; true if every one of these modules has its compiled form."""
    # What is no longer compiled must not go on in its old form; a package's own library is named after its folder.
    wanted = {*chosen, *(f"{Path(module).parent.as_posix()}__mypyc" for module in chosen)}
    for path in TARGET.rglob(f"*{SUFFIX}"):
        if path.relative_to(TARGET).as_posix().removesuffix(SUFFIX) not in wanted:
            path.unlink()
    command = [
        sys.executable,
        "setup.py",
        "--quiet",
        "build_ext",
        "--build-lib",
        str(TARGET),
        "--build-temp",
        "build/temp",
    ]
    env = {**os.environ, "COURTIER_PURE": "", "COURTIER_STRICT": "1"}
    if subprocess.run(command, cwd=ROOT, env=env, check=False).returncode != 0:
        sys.exit("make compile: mypyc refused the sources; its own message stands above.")
    return all((TARGET / f"{module}{SUFFIX}").exists() for module in chosen)


def is_fresh() -> bool:
    """Whether build/compiled/ is what the sources of now would give."""
    return STAMP.exists() and STAMP.read_text(encoding="ascii").strip() == digest()


def where() -> None:
    """Print the folder to run from without compiling anything: the compiled copy if it is fresh, else the sources.

    A first game must not wait minutes for the compiler, and a person cannot tell the difference.
    """
    if is_fresh():
        mirror()
        print(TARGET.relative_to(ROOT))
    else:
        print(SOURCE.relative_to(ROOT))


def main() -> None:
    """Mirror always, compile when something that is compiled has changed."""
    if sys.argv[1:] == ["--where"]:
        where()
        return
    TARGET.mkdir(parents=True, exist_ok=True)
    if is_fresh():
        mirror()
        return
    now = digest()
    STAMP.unlink(missing_ok=True)
    chosen = modules()
    print(f"make compile: compiling {len(chosen)} modules with mypyc ...", flush=True)
    began = time.monotonic()
    mirror()
    if build(chosen):
        print(f"make compile: compiled in {time.monotonic() - began:.0f} s, into build/compiled/.", flush=True)
    else:
        for path in TARGET.rglob(f"*{SUFFIX}"):
            path.unlink()
        print("make compile: nothing could be compiled, so the plain Python code will run, only slower.", flush=True)
    STAMP.write_text(now + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
