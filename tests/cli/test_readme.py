"""The commands of the README do what the README says."""

from __future__ import annotations

import shlex
import shutil
import subprocess

import pytest

from tests.cli.running import ROOT, clean_environment, courtier
from tests.test_repository import commands_of_readme

# They take minutes, install things, or are what is running right now.
NOT_RUN = {"make test", "make check", "make bench", "pip install"}
COMMANDS = [words for words in commands_of_readme() if " ".join(words[:2]) not in NOT_RUN]


def test_what_is_not_run_is_still_in_the_readme():
    assert {" ".join(words[:2]) for words in commands_of_readme()} >= NOT_RUN


@pytest.mark.parametrize("words", [words for words in COMMANDS if words[0] == "courtier"], ids=" ".join)
def test_a_courtier_command_of_the_readme_runs(words, record_file):
    done = courtier(*words[1:], cwd=record_file.parent)
    assert done.code == 0, done.err
    assert done.out.strip()
    assert "Traceback" not in done.err


@pytest.mark.parametrize("words", [words for words in COMMANDS if words[0] == "make"], ids=" ".join)
def test_a_make_command_of_the_readme_runs(words):
    if shutil.which("make") is None:
        pytest.fail("make is not installed")
    env = clean_environment()
    del env["PYTHONPATH"]
    done = subprocess.run(
        words, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=900, check=False
    )
    assert done.returncode == 0, f"{shlex.join(words)}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
    if words[1] == "play":
        assert done.stdout.rstrip().endswith("?:")
