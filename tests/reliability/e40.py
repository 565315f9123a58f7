"""E40 Schemathesis against the running server: no 5xx, no undocumented answer, no ignored authentication."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.reliability.experiment import Outcome, Setting, main
from tests.server.running import Running, Somebody

GOAL = "5xx 0; undocumented status or schema deviation 0; ignored authentication 0"
HOOKS = """
import schemathesis
TABLE = {table!r}
@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if path_parameters and 'table_id' in path_parameters and hash(str(path_parameters)) % 4:
        path_parameters['table_id'] = TABLE
    return path_parameters
"""


def run(setting: Setting) -> Outcome:
    """A table in the middle of a game, and every operation with good and bad input."""
    with Running(str(setting.folder / "data"), setting.plant) as server:
        ada = Somebody(server.url)
        table = ada.create(2)["id"]
        hooks = setting.folder / "hooks.py"
        hooks.write_text(HOOKS.format(table=table))
        words = [
            str(Path(sys.executable).parent / "schemathesis"),
            "run",
            f"{server.url}/api/openapi.json",
            "--checks=all",
            "--exclude-checks=missing_required_header,positive_data_acceptance,unsupported_method",
            f"--max-examples={setting.pick(8, 200)}",
            f"--seed={setting.seed}",
            f"--header=Authorization: Bearer {ada.token}",
            f"--phases={setting.pick('examples,coverage,fuzzing', 'examples,coverage,fuzzing,stateful')}",
            "--exclude-path=/api/v1/sessions/current",
            "--no-color",
            "--generation-database=none",
            "--workers=1",
            "--request-timeout=20",
        ]
        environment = {"PATH": "/usr/bin:/bin", "SCHEMATHESIS_HOOKS": str(hooks), "HOME": str(setting.folder)}
        done = subprocess.run(
            words, capture_output=True, text=True, cwd=setting.folder, env=environment, timeout=3000, check=False
        )
        ada.close()
        alive = server.alive
        log = server.log
    cases = re.search(r"(\d+) generated", done.stdout)
    failures = re.findall(r"^- (.+)$", done.stdout, re.MULTILINE)
    faults = sorted(set(failures)) if done.returncode else []
    if done.returncode and not faults:
        faults.append((done.stdout + done.stderr)[-1500:])
    if not alive:
        faults.append("the server went down")
    measured = {"cases": int(cases[1]) if cases else 0, "exit": done.returncode, "faults_in_log": log.count("failed")}
    if faults and (keep := os.environ.get("COURTIER_TEST_KEEP")):
        Path(keep).write_text(done.stdout)
    return Outcome(measured, faults)


if __name__ == "__main__":
    main("E40", GOAL, run)
