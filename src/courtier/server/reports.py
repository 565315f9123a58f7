"""Reports of faults: one file each, with the log that led to it. Only the operator sees them."""

from __future__ import annotations

import json
import logging
import os
import secrets
import tempfile
from collections.abc import Sequence
from pathlib import Path

log = logging.getLogger("courtier.faults")


class Reports:
    """The folder of reports."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder if folder is not None else Path(tempfile.gettempdir()) / "courtier-reports"

    def write(self, table_id: str, trace: str, events: Sequence[str], command: str = "") -> str:
        """Write a report; its number."""
        number = secrets.token_hex(6)
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            path = self.folder / f"{number}.json"
            content = {"report": number, "table": table_id, "fault": trace, "command": command, "events": [*events]}
            path.write_text(json.dumps(content, ensure_ascii=False, indent=1), encoding="utf-8", errors="replace")
            os.chmod(path, 0o600)
        except OSError as error:
            log.error("the report %s could not be written: %s", number, error)
        log.error("table %s is frozen; report %s", table_id, number)
        return number
