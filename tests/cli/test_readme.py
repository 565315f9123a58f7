"""The commands of the README do what the README says."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import socket
import subprocess
import time

import httpx
import pytest

from tests.cli.running import ROOT, clean_environment, courtier
from tests.test_repository import commands_of_readme

# They take minutes, install things, are what is running right now, or have a test of their own.
NOT_RUN = {"make test", "make check", "make bench", "pip install", "make play"}
COMMANDS = [words for words in commands_of_readme() if " ".join(words[:2]) not in NOT_RUN]


def test_what_is_not_run_is_still_in_the_readme():
    assert {" ".join(words[:2]) for words in commands_of_readme()} >= NOT_RUN


@pytest.mark.parametrize("words", [words for words in COMMANDS if words[0] == "courtier"], ids=" ".join)
def test_a_courtier_command_of_the_readme_runs(words, record_file):
    done = courtier(*words[1:], cwd=record_file.parent)
    assert done.code == 0, done.err
    assert done.out.strip()
    assert "Traceback" not in done.err


def test_make_play_serves_the_browser_client(tmp_path):
    """It runs until its first page answers; where no browser can be opened it names the address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    env = clean_environment(BROWSER="false")
    del env["PYTHONPATH"]
    log = tmp_path / "log"
    with log.open("w", encoding="utf-8") as out:
        words = ["make", "play", f"PORT={port}", f"DATA={tmp_path / 'data'}"]
        playing = subprocess.Popen(words, cwd=ROOT, env=env, stdout=out, stderr=out, start_new_session=True)
    try:
        page = first_page(playing, f"http://127.0.0.1:{port}/")
        assert page.status_code == 200, log.read_text(encoding="utf-8")
        assert '<script type="module"' in page.text
    finally:
        if playing.poll() is None:
            os.killpg(playing.pid, signal.SIGTERM)
        playing.wait(60)
    assert f"http://127.0.0.1:{port}" in log.read_text(encoding="utf-8")


def first_page(playing: subprocess.Popen[bytes], address: str) -> httpx.Response:
    """The first page as soon as it answers; the first time the client has to be built."""
    for _ in range(1800):
        try:
            return httpx.get(address)
        except httpx.TransportError:
            if playing.poll() is not None:
                break
            time.sleep(0.5)
    return httpx.Response(503)


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
