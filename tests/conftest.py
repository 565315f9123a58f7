"""Common to all tests: failing assertions of the shared helpers explain themselves, and every run tries the same."""

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.support")

# A test that fails today failed yesterday too, however busy the machine is.
settings.register_profile(
    "courtier", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("courtier")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures that tests have measured (`record_property("figures", ...)`), from all processes."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "figures":
                terminalreporter.line(str(value))
