"""The data set: one row per real choice, with what the seat saw and what came of it."""

from __future__ import annotations

import pyarrow.parquet as pq

from courtier.arena import dataset
from courtier.arena.matches import Plan
from courtier.arena.running import run
from courtier.arena.store import Store
from courtier.envs.encoders import encoder_for
from courtier.games import load_game


def test_a_data_set_holds_every_real_choice(tmp_path):
    plan = Plan("viceroy", {"players": 2}, ("random", "random"), 2, "p")
    results = run(plan, Store(tmp_path, plan), 1, "", lambda done, of: None)
    encoder = encoder_for(load_game("viceroy"), 2)
    rows = pq.read_table(dataset.write(tmp_path, [0, 1], encoder.encode)).to_pylist()
    assert len(rows) == sum(sum(result["decisions"]) for result in results)
    for row in rows:
        assert row["action"] in row["legal"]
        assert len(row["legal"]) > 1
        assert len(row["observation"]) == encoder.size
        assert row["score"] == results[row["game"]]["totals"][row["seat"]]
