"""Starts server processes quickly: everything is imported once, and each server is a fork with its own settings.

Every server is a process of its own, which can be killed like any other. One line of JSON in (the environment), two
lines out: the process id, and the address once it listens.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback


def child(environment: dict[str, str]) -> None:
    """Become a server."""
    from courtier.server.config import read_config
    from courtier.server.run import serve
    from tests.reliability.planted import plant

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for key in [key for key in os.environ if key.startswith("COURTIER_")]:
        del os.environ[key]
    os.environ.update(environment)
    log = os.open(environment["COURTIER_TEST_LOG"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 2)
    # Not merely closed: the listening socket would be number 0 then, and bots' processes inherit that one.
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.environ.pop("COURTIER_TEST_LOG")
    plant(os.environ.pop("COURTIER_PLANT", ""))

    def started(address: str) -> None:
        sys.stdout.write(f"{address}\n")
        sys.stdout.flush()

    good = False
    try:
        good = serve(read_config({}), started)
    except BaseException:
        traceback.print_exc()
        raise
    finally:
        if not good:
            sys.stdout.write("failed\n")
            sys.stdout.flush()
        os._exit(0 if good else 3)


def warm_up() -> None:
    """Let the libraries read all that they read when they are first used, so that a fork need not."""
    import uvicorn
    from sqlalchemy import create_engine

    from courtier.server.app import build_app
    from courtier.server.config import Config
    from courtier.server.storage.migrate import upgrade

    app = build_app(Config())
    uvicorn.Config(app, http="httptools", ws="websockets-sansio", log_config=None).load()
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


def main() -> None:
    """Wait for orders."""
    import tests.reliability.planted  # noqa: F401
    from courtier.server.hosting import read_all

    read_all()
    warm_up()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            child(json.loads(line))
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
