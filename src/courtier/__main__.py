"""`python -m courtier` is the command line."""

from __future__ import annotations

from courtier.cli.main import main

main()
