"""Ctrl-C while a game is played: the game is kept and the person is told, whatever the program is doing just then.

A signal that comes right before a prompt begins to wait would be overlooked until the next key, and one that comes
while a file is written could stop that. So the signal is kept from the game: a second thread waits for it instead.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from courtier.cli.failures import INTERRUPTED


class Interrupts:
    """As long as this context is open, Ctrl-C runs `leave` in a thread of its own and ends the program.

    Where a system cannot do that, Ctrl-C stays a KeyboardInterrupt.
    """

    def __init__(self, leave: Callable[[], None]) -> None:
        self.leave = leave
        self.over = False
        self.before: set[Any] = set()
        self.thread: threading.Thread | None = None
        self.modes: Any = None  # of the terminal, before anybody has edited a line

    def __enter__(self) -> Interrupts:
        with suppress(ImportError, OSError, ValueError, AttributeError):
            termios = importlib.import_module("termios")
            with suppress(termios.error):
                self.modes = termios.tcgetattr(sys.stdin.fileno())
        if hasattr(signal, "pthread_sigmask") and hasattr(signal, "sigwait"):
            self.before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            self.thread = threading.Thread(target=self._wait, name="interrupts", daemon=True)
            self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over = True
        if self.thread is None:
            return
        with suppress(ProcessLookupError):
            if self.thread.is_alive() and self.thread.ident is not None:
                signal.pthread_kill(self.thread.ident, signal.SIGINT)
        self.thread.join()
        signal.pthread_sigmask(signal.SIG_SETMASK, self.before)

    def _wait(self) -> None:
        signal.sigwait({signal.SIGINT})
        if self.over:
            return
        try:
            if self.modes is not None:
                termios = importlib.import_module("termios")
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, self.modes)
            self.leave()
            sys.stdout.flush()
        finally:
            os._exit(INTERRUPTED)
