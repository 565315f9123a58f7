"""A tournament's folder: its plan, one line per finished game, and the records. What is there is not played again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from courtier.arena.matches import Plan
from courtier.core.canonical import canonical
from courtier.core.messages import Message, Refused


class Store:
    """The results so far. A line that was cut off by an interruption is dropped, and its game played again."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.results: dict[int, dict[str, Any]] = {}
        self.file = folder / "results.jsonl"
        plan_file = folder / "plan.json"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "records").mkdir(exist_ok=True)
        if plan_file.exists():
            if json.loads(plan_file.read_text(encoding="utf-8")) != plan.to_json():
                raise Refused(Message("cli-arena-other-plan", {"folder": str(folder)}))
        else:
            plan_file.write_text(canonical(plan.to_json()) + "\n", encoding="utf-8")
        if self.file.exists():
            self._read()

    def _read(self) -> None:
        whole = []
        for line in self.file.read_text(encoding="utf-8").splitlines(keepends=True):
            try:
                result = json.loads(line)
            except ValueError:
                continue
            if line.endswith("\n"):
                whole.append(line)
                self.results[result["number"]] = result
        self.file.write_text("".join(whole), encoding="utf-8")

    def add(self, result: dict[str, Any]) -> None:
        """Keep a finished game: first its record, then its line."""
        number = result["number"]
        text = result.pop("record")
        (self.folder / "records" / f"{number:06}.courtier.jsonl").write_text(text, encoding="utf-8")
        with self.file.open("a", encoding="utf-8") as out:
            out.write(canonical(result) + "\n")
            out.flush()
            os.fsync(out.fileno())
        self.results[number] = result

    def finished(self, games: int) -> list[dict[str, Any]]:
        """The finished ones of the first so many games, in order."""
        return [self.results[number] for number in sorted(self.results) if number < games]
