"""Which build runs: the compiled engine or plain Python."""

from __future__ import annotations

import platform

from courtier import __version__
from courtier.core import engine


def is_compiled() -> bool:
    """Whether the engine was compiled by mypyc."""
    return not str(engine.__file__).endswith(".py")


def version_line() -> str:
    """What `courtier --version` prints; the same in every language, for programs read it too."""
    build = "compiled" if is_compiled() else "pure"
    return f"courtier {__version__} ({build}, Python {platform.python_version()})"
