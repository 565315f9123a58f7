"""`python -m courtier.server`: serve with the settings of the environment; `courtier serve` is the same with flags."""

from __future__ import annotations

import sys

from courtier.server.config import read_config
from courtier.server.run import serve


def _started(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(0 if serve(read_config({}), _started) else 3)
