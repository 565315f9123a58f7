"""The training example: its curve everywhere, its learner where the extra `train` (sb3-contrib) is installed."""

from __future__ import annotations

import csv
import xml.etree.ElementTree as ElementTree

import pytest

from examples.curve import measured, svg, write_csv


def test_an_interval_has_the_share_inside_and_narrows_with_more_games():
    few, many = measured(0, 60, 30, [1.0] * 9 + [0.0]), measured(0, 60, 30, ([1.0] * 9 + [0.0]) * 40)
    assert few.share == many.share == 0.9
    assert few.low < many.low < 0.9 < many.high < few.high
    assert (few.minutes, few.processor_minutes) == (1.0, 0.5)
    # Wilson's interval of 9 in 10, from a table.
    assert (few.low, few.high) == pytest.approx((0.596, 0.982), abs=0.001)


def test_even_a_clean_sheet_leaves_a_doubt():
    clean = measured(0, 0, 0, [1.0] * 400)
    assert clean.high == 1.0
    assert 0.99 < clean.low < 1.0


def test_the_curve_is_written_as_a_table_and_as_a_picture(tmp_path):
    points = [measured(0, 0, 0, [0.0, 1.0]), measured(1000, 60, 60, [1.0, 0.5])]
    write_csv(tmp_path / "curve.csv", points)
    rows = list(csv.DictReader((tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()))
    assert [(row["steps"], row["games"], row["share"]) for row in rows] == [("0", "2", "0.5"), ("1000", "2", "0.75")]
    drawn = ElementTree.fromstring(svg(points, "Gùgōng <2>"))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == 2


def test_the_example_learns_a_few_hundred_steps(tmp_path, monkeypatch):
    pytest.importorskip("sb3_contrib")
    from examples import train_ppo

    monkeypatch.setattr(train_ppo, "TRAINED_AT_ONCE", 2)
    monkeypatch.setattr(train_ppo, "ROLLOUT", 64)
    words = ["--game", "gugong", "--steps", "256", "--every", "128", "--games", "6", "--out", str(tmp_path)]
    points = train_ppo.train(train_ppo.arguments(words))
    assert [(point.steps, point.games) for point in points] == [(0, 6), (128, 6), (256, 6)]
    assert {path.name for path in tmp_path.iterdir()} == {"curve.csv", "curve.svg", "policy.zip"}
