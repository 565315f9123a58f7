"""Common to all tests: failing assertions of the shared helpers explain themselves, and every run tries the same."""

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.support")

# A test that fails today failed yesterday too, however busy the machine is.
settings.register_profile(
    "courtier", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("courtier")

# Real browsers, servers and killed processes share two cores here: one late paint is no fault. Who needed the second
# try is listed at the end ("RERUN"), and is looked into.
SECOND_TRY = ("tests/browser/", "tests/reliability/", "tests/server/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try what runs against real processes a second time before it counts as failed."""
    for item in items:
        if item.nodeid.startswith(SECOND_TRY):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures that tests have measured (`record_property("figures", ...)`), from all processes."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "figures":
                terminalreporter.line(str(value))
