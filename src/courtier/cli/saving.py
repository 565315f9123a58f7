"""Where a game is kept while it is played: the record is written whole after every choice of a person."""

from __future__ import annotations

import os
import time
from pathlib import Path

from courtier.cli.failures import REFUSED, Failed
from courtier.cli.files import write_text
from courtier.core import record as records
from courtier.core.messages import Message

ENDING = ".courtier.jsonl"


def home() -> Path:
    """The folder for games: COURTIER_HOME, else the usual place for a program's data."""
    told = os.environ.get("COURTIER_HOME")
    if told:
        return Path(told)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "courtier"


def new_file(game: str) -> str:
    """A name that is not taken yet, made of the game and the time."""
    stem = time.strftime(f"{game}-%Y-%m-%d-%H%M%S")
    path = home() / f"{stem}{ENDING}"
    for n in range(2, 1000):
        if not path.exists():
            break
        path = home() / f"{stem}-{n}{ENDING}"
    return str(path)


class Saver:
    """Writes the record of a game to one file; without a name it writes nothing."""

    def __init__(self, file: str | None, is_new: bool) -> None:
        self.file = file
        if file is not None and is_new and Path(file).exists():
            raise Failed(REFUSED, Message("error-file-exists", {"file": file}))

    def save(self, record: records.Record) -> Message | None:
        """Write; says what went wrong, once, and then leaves it."""
        if self.file is None or not record.actions:
            return None
        try:
            Path(self.file).parent.mkdir(parents=True, exist_ok=True)
            write_text(self.file, records.write(record))
        except Failed as failed:
            self.file = None
            return failed.message
        except OSError as error:
            wrong: Message = Message("error-cannot-write", {"file": self.file, "reason": error.strerror or str(error)})
            self.file = None
            return wrong
        return None
