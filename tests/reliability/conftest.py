"""Everybody whom an experiment has made leaves at its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import running


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    yield
    running.everybody_leaves()
