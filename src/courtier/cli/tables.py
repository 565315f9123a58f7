"""Tables on standard output: Rich lays them out, plain where there is no terminal."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from courtier.cli.voice import Voice


def print_table(voice: Voice, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A title, a head (may be empty) and rows of cells."""
    width = shutil.get_terminal_size((100, 24)).columns if sys.stdout.isatty() else 100
    console = Console(file=sys.stdout, width=width, no_color=not voice.color, highlight=False, soft_wrap=False)
    table = Table(box=box.SIMPLE if heads else None, show_header=bool(heads), pad_edge=False)
    for n in range(len(rows[0]) if rows else len(heads)):
        table.add_column(Text(heads[n]) if heads else "", overflow="fold")
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    console.print(Text(title, style="bold" if voice.color else ""))
    console.print(table)
