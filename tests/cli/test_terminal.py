"""`courtier play` in a real terminal: what is kept when somebody leaves, and what the next person can see."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import sys
import time
from pathlib import Path

import httpx
import pytest

from courtier.cli.failures import DONE, INTERRUPTED
from courtier.core import record as records
from tests.cli.running import clean_environment
from tools.postgres import free_port

PROMPT = r"\?: $"


class Screen:
    """The command in a pseudo terminal of 80 columns and 24 lines."""

    def __init__(self, *args: str, **env: str) -> None:
        self.text = ""
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execve(sys.executable, [sys.executable, "-m", "courtier", *args], clean_environment(TERM="xterm", **env))

    def wait(self, pattern: str, seconds: float = 60) -> str:
        """Read until the newest text matches; gives it back and forgets it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if re.search(pattern, self.text.replace("\r\n", "\n")):
                text, self.text = self.text.replace("\r\n", "\n"), ""
                return text
            if select.select([self.fd], [], [], 0.2)[0]:
                try:
                    self.text += os.read(self.fd, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        if re.search(pattern, self.text.replace("\r\n", "\n")):
            return self.text
        pytest.fail(f"{pattern!r} did not come:\n{self.text}")

    def type(self, line: str) -> None:
        """A line, as a person types it."""
        os.write(self.fd, line.encode() + b"\n")

    def press(self, key: bytes) -> None:
        """A key without Enter."""
        os.write(self.fd, key)

    def end(self) -> int:
        """The exit code."""
        self.wait_for_end()
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def wait_for_end(self) -> None:
        """Read what is left."""
        try:
            while select.select([self.fd], [], [], 30)[0] and (read := os.read(self.fd, 65536)):
                self.text += read.decode("utf-8", "replace")
        except OSError:
            pass


def kept(home: Path) -> list[records.Record]:
    return [records.read(file.read_text(encoding="utf-8")) for file in home.glob("*.courtier.jsonl")]


def test_quitting_keeps_the_game_and_says_how_to_go_on(tmp_path):
    screen = Screen("play", "viceroy", "--bots", "random", "--seed", "5", "--lang", "cs", COURTIER_HOME=str(tmp_path))
    screen.wait(PROMPT)
    screen.type("1")
    screen.wait(PROMPT)
    screen.type("q")
    screen.wait("--resume")
    assert screen.end() == DONE
    (record,) = kept(tmp_path)
    assert (0, "start 4") in record.actions
    file = next(tmp_path.glob("*.courtier.jsonl"))
    again = Screen("play", "--resume", str(file), "--lang", "cs")
    assert "1. kolo" in again.wait(PROMPT)
    again.press(b"\x04")
    again.wait("--resume")
    assert again.end() == DONE


def test_an_interrupt_loses_no_move(tmp_path):
    screen = Screen("play", "viceroy", "--bots", "random", "--seed", "5", COURTIER_HOME=str(tmp_path))
    screen.wait(PROMPT)
    screen.type("start 4")
    screen.wait(PROMPT)
    screen.press(b"\x03")
    assert "Traceback" not in screen.wait("--resume")
    assert screen.end() == INTERRUPTED
    (record,) = kept(tmp_path)
    assert (0, "start 4") in record.actions


@pytest.mark.parametrize("seen", ["Round 1 of 12", r"Player 1: ", r"\d or", PROMPT])
def test_an_interrupt_is_heard_at_any_instant(tmp_path, seen):
    """While the board, the question or the prompt is being written, as soon as anything of it is seen."""
    screen = Screen("play", "viceroy", "--bots", "random", "--seed", "5", COURTIER_HOME=str(tmp_path))
    screen.wait(PROMPT)
    screen.type("start 4")
    screen.wait(seen)
    screen.press(b"\x03")
    shown = screen.wait("Goodbye")
    assert "Traceback" not in shown
    assert screen.end() == INTERRUPTED
    (record,) = kept(tmp_path)
    assert (0, "start 4") in record.actions


def test_an_interrupt_before_the_first_move_leaves_nothing_behind(tmp_path):
    screen = Screen("play", "viceroy", "--bots", "random", "--seed", "5", COURTIER_HOME=str(tmp_path))
    screen.wait(PROMPT)
    screen.press(b"\x03")
    assert screen.end() == INTERRUPTED
    assert kept(tmp_path) == []


def test_even_a_killed_game_is_kept(tmp_path):
    screen = Screen("play", "viceroy", "--bots", "random", "--seed", "5", COURTIER_HOME=str(tmp_path))
    screen.wait(PROMPT)
    screen.type("1")
    screen.wait(PROMPT)
    os.kill(screen.pid, signal.SIGKILL)
    screen.end()
    (record,) = kept(tmp_path)
    assert (0, "start 4") in record.actions


def test_the_screen_is_cleared_before_the_next_person_sits_down(tmp_path):
    screen = Screen("play", "viceroy", "--seats", "me:Ada,me:Bob", "--seed", "5", COURTIER_HOME=str(tmp_path))
    assert "Mentor" not in screen.wait(r"Enter\. $")
    screen.type("")
    assert "Mentor" in screen.wait(PROMPT)
    screen.type("start 4")
    shown = screen.wait(r"Enter\. $")
    cleared = shown.rpartition("\x1b[3J")
    assert cleared[1], "the screen was not cleared"
    assert "Mentor" not in cleared[2]
    screen.press(b"\x1b[A")  # the line before, if the terminal remembered it
    screen.type("")
    assert "start 4" not in screen.wait(PROMPT)
    screen.type("q")
    assert screen.end() == DONE


def test_a_game_is_played_to_its_end(tmp_path):
    mine = tmp_path / "mine.json"
    mine.write_text('{"rules": {"rounds": 1}}', encoding="utf-8")
    screen = Screen("play", "viceroy", "--seed", "1", "--components", str(mine), COURTIER_HOME=str(tmp_path / "home"))
    for _ in range(80):
        shown = screen.wait(rf"{PROMPT}|Saved: ")
        assert max(len(line) for line in shown.splitlines()[:-1]) <= 120
        if "Saved: " in shown:
            break
        screen.type("1")
    assert screen.end() == DONE
    (record,) = kept(tmp_path / "home")
    assert record.result is not None


def test_courtier_alone_opens_the_tables_in_the_browser(tmp_path):
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n', encoding="utf-8")
    browser.chmod(0o755)
    (tmp_path / "index.html").write_text("<h1>Courtier</h1>", encoding="utf-8")
    places = {
        "COURTIER_CLIENT": str(tmp_path),
        "COURTIER_DATA": str(tmp_path / "data"),
        "COURTIER_PORT": str(free_port()),
    }
    screen = Screen(BROWSER=str(browser), **places)
    address = re.search(r"http://[\d.:]+", screen.wait(r"http://[\d.:]+"))
    assert address is not None
    assert httpx.get(address[0]).text == "<h1>Courtier</h1>"
    end = time.monotonic() + 20
    while not seen.exists() and time.monotonic() < end:
        time.sleep(0.1)
    assert seen.read_text(encoding="utf-8").strip() == address[0]
    screen.press(b"\x03")
    assert screen.end() == DONE


def test_courtier_alone_shows_its_help_where_there_is_no_client_to_open(tmp_path):
    screen = Screen(COURTIER_CLIENT=str(tmp_path))
    screen.wait("admin ")
    assert screen.end() == DONE
