"""Common to all tests: failing assertions of the shared helpers explain themselves."""

import pytest

pytest.register_assert_rewrite("tests.support")
