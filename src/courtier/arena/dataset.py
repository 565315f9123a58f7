"""Finished games as a Parquet data set: one row per choice, with observation, legal actions, answer and outcome."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from courtier.core import record as records
from courtier.core.engine import legal, step
from courtier.core.position import new_game
from courtier.games import load_game

Observe = Callable[[Any, int], bytes | bytearray]

SCHEMA = pa.schema(
    [
        ("game", pa.int32()),
        ("n", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("observation", pa.list_(pa.int16())),
        ("legal", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("notation", pa.string()),
        ("score", pa.int32()),
        ("won", pa.bool_()),
    ]
)


def rows(text: str, number: int, observe: Observe) -> list[dict[str, Any]]:
    """Every choice of one recorded game, replayed."""
    kept = records.read(text)
    game = load_game(kept.game, kept.corrections or None)
    s = new_game(game, kept.options, kept.seed)
    out: list[dict[str, Any]] = []
    for n, (seat, notation) in enumerate(kept.actions):
        action = game.actions.parse(notation)
        options = legal(s, seat)
        if len(options) > 1:
            seen = np.frombuffer(observe(s, seat), dtype="<i2")
            out.append(
                {"game": number, "n": n, "seat": seat, "bot": kept.seats[seat], "observation": seen}
                | {"legal": list(options), "action": action, "notation": notation}
            )
        step(game, s, seat, action)
    scores = game.scores(s)
    for row in out:
        row["score"] = scores[row["seat"]].total
        row["won"] = scores[row["seat"]].won
    return out


def write(folder: Path, numbers: list[int], observe: Observe) -> Path:
    """Write `decisions.parquet` from a tournament's records; one row group per game."""
    target = folder / "decisions.parquet"
    with pq.ParquetWriter(target, SCHEMA, compression="zstd") as writer:
        for number in numbers:
            text = (folder / "records" / f"{number:06}.courtier.jsonl").read_text(encoding="utf-8")
            writer.write_table(pa.Table.from_pylist(rows(text, number, observe), schema=SCHEMA))
    return target
