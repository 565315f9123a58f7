"""Compiles the engine with mypyc where that is possible; everything else about the package stands in pyproject.toml.

Without a C compiler, without Python's headers or with COURTIER_PURE=1 the package is installed as plain Python: the
same results, only slower. For development, COURTIER_STRICT=1 stops where mypyc refuses instead, and COURTIER_GAMES
names the games to compile, if not all.
"""

from __future__ import annotations

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
COMPILED = (
    "src/courtier/core/*.py",
    "src/courtier/games/*.py",
    "src/courtier/bots/**/*.py",
    "src/courtier/envs/encoders/*.py",
)


def sources() -> list[str]:
    """The modules to compile, relative to the repository; packages' __init__ files stay plain."""
    games = os.environ.get("COURTIER_GAMES", "").split() or ["*"]
    patterns = [*COMPILED, *(f"src/courtier/games/{game}/**/*.py" for game in games)]
    found = {path.relative_to(ROOT).as_posix() for pattern in patterns for path in ROOT.glob(pattern)}
    return sorted(path for path in found if not path.endswith("/__init__.py"))


def groups() -> list[tuple[list[str], str | None]]:
    """One library per package: calls within a package stay direct, and a change rebuilds that package alone."""
    packages: dict[str, list[str]] = {}
    for path in sources():
        packages.setdefault(path.removeprefix("src/").rpartition("/")[0].replace("/", "."), []).append(path)
    return [(paths, name) for name, paths in packages.items()]


def why_not_compiled() -> str:
    """Why this build stays plain Python; an empty string if it can be compiled."""
    if os.environ.get("COURTIER_PURE", "") not in ("", "0"):
        return "COURTIER_PURE is set"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's headers are not installed"
    if not compiler_works():
        return "there is no working C compiler"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    return ""


def compiler_works() -> bool:
    """Try the C compiler on an empty function: the only sure way to know."""
    from distutils.ccompiler import new_compiler  # provided by setuptools
    from distutils.errors import CompileError, DistutilsError
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("int courtier_probe(void) { return 0; }\n", encoding="ascii")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(probe)], output_dir=folder)
        except (CompileError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    """The extensions that mypyc makes of the engine, or none, with the reason on standard error."""
    reason = why_not_compiled()
    if reason:
        print(f"courtier: building plain Python, because {reason}.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT)
    try:
        # -O1 takes half the time of -O3 to build and runs 5 % more instructions; no difference could be timed.
        made = mypycify(sources(), opt_level="1", debug_level="0", separate=groups(), target_dir="build/c")
    except SystemExit:  # that is how mypyc refuses; a developer must see it, a player must be able to play
        if os.environ.get("COURTIER_STRICT", "") not in ("", "0"):
            raise
        print("courtier: building plain Python, because mypyc refused the sources.", file=sys.stderr)
        return []
    for extension in made:
        extension.optional = True
    return list(made)


class AllOrNothing(build_ext):
    """Keep the compiled modules only if every one was built: half of them would not import."""

    extensions: list[Extension]
    parallel: int | None

    def finalize_options(self) -> None:
        """Use the cores at hand, unless told otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or min(os.cpu_count() or 1, 4)

    def run(self) -> None:
        """Build, then look for what is missing."""
        super().run()
        paths = {extension.name: Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        missing = [name for name, path in paths.items() if not path.exists()]
        if missing:
            for path in paths.values():
                path.unlink(missing_ok=True)
            self.extensions = []
            print(f"courtier: installing plain Python, because {missing[0]} did not compile.", file=sys.stderr)


BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install", "develop"}

if __name__ == "__main__":
    setup(ext_modules=extensions() if BUILDS & set(sys.argv) else [], cmdclass={"build_ext": AllOrNothing})
