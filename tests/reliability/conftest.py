"""Everybody whom an experiment has made leaves at its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Somebody


@pytest.fixture(autouse=True)
def everybody_leaves() -> Iterator[None]:
    yield
    while Somebody.everybody:
        Somebody.everybody.pop().close()
