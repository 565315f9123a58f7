"""A real server process on loopback, and people who talk to it."""

from __future__ import annotations

import atexit
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar

import httpx
from websockets.sync.client import ClientConnection, connect

from tools.postgres import free_port

ROOT = Path(__file__).resolve().parent.parent.parent


class Zygote:
    """The process from which all servers of this run are forked."""

    one: ClassVar[Zygote | None] = None

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        compiled = ROOT / "build" / "compiled"
        if compiled.is_dir() and os.environ.get("COURTIER_TEST_COMPILED"):
            environment["PYTHONPATH"] = f"{compiled}{os.pathsep}{ROOT}"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.reliability.zygote"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.close)

    @classmethod
    def get(cls) -> Zygote:
        if cls.one is None:
            cls.one = Zygote()
        return cls.one

    def start(self, environment: dict[str, str]) -> tuple[int, str]:
        """A new server: its process id and its address."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(environment) + "\n")
        self.process.stdin.flush()
        words = [self.process.stdout.readline().strip() for _ in range(2)]
        pid = next(word for word in words if word.isdecimal())
        return int(pid), next(word for word in words if word != pid)

    def close(self) -> None:
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        self.process.wait(10)


class Running:
    """A server in a process of its own; it can be stopped, killed and started again on the same port."""

    def __init__(self, data: str, plant: str = "", **settings: Any) -> None:
        self.data = data
        self.plant = plant
        self.settings = {"limits": 0, "host": "127.0.0.1", "port": free_port(), **settings}
        self.pid = 0
        self.url = ""
        self._log = tempfile.NamedTemporaryFile("r", prefix="courtier-log-", encoding="utf-8", errors="replace")  # noqa: SIM115 - lives as long as the server

    def __enter__(self) -> Running:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._log.close()

    @property
    def log(self) -> str:
        """All that it has written to its log."""
        return Path(self._log.name).read_text(encoding="utf-8", errors="replace")

    def start(self, **extra: str) -> None:
        """Start it and wait until it listens."""
        environment = {f"COURTIER_{key.upper()}": str(value) for key, value in self.settings.items()}
        environment["COURTIER_DATA"] = self.data
        environment["COURTIER_PLANT"] = self.plant
        environment["COURTIER_TEST_LOG"] = self._log.name
        self.pid, self.url = Zygote.get().start({**environment, **extra})
        if not self.url.startswith("http"):
            raise RuntimeError("the server did not start: " + self.log[-2000:])
        self.settings["port"] = int(self.url.rpartition(":")[2])

    @property
    def alive(self) -> bool:
        return self.pid > 0 and Path(f"/proc/{self.pid}").exists()

    def kill(self) -> None:
        """As a power cut would."""
        if self.alive:
            os.kill(self.pid, signal.SIGKILL)
        self._wait(10)

    def _wait(self, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while self.alive and time.monotonic() < end:
            time.sleep(0.005)
        return not self.alive

    def stop(self) -> float:
        """As an operator would; how long it took."""
        start = time.monotonic()
        if self.alive:
            os.kill(self.pid, signal.SIGTERM)
            if not self._wait(15):
                self.kill()
        return time.monotonic() - start

    def memory(self) -> int:
        """Resident memory in bytes."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text())
        return int(found[1]) * 1024 if found else 0


class Somebody:
    """A person with a session, over HTTP."""

    everybody: ClassVar[list[Somebody]] = []

    def __init__(self, url: str, name: str = "Ada", token: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=f"{url}/api/v1", timeout=20)
        Somebody.everybody.append(self)
        self.token = token
        if not token:
            answer = self.http.post("/sessions", json={"name": name, "lang": "en"})
            answer.raise_for_status()
            self.token = answer.json()["token"]
            self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body) if body is not None else self.http.post(path)

    def create(self, seats: Any = 2, start: bool = True, game: str = "viceroy", **more: Any) -> dict[str, Any]:
        wishes = [{"kind": "person", "mine": True}] * seats if isinstance(seats, int) else seats
        answer = self.post("/tables", {"game": game, "seats": wishes, "start": start, **more})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def invite(self, table_id: str, seat: int) -> str:
        answer = self.post(f"/tables/{table_id}/invitations", {"seat": seat})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["secret"])

    def claim(self, table_id: str, secret: str, name: str = "") -> httpx.Response:
        return self.post(f"/tables/{table_id}/claim", {"secret": secret, "name": name})

    def table(self, table_id: str) -> dict[str, Any]:
        answer = self.get(f"/tables/{table_id}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, table_id: str, decision: dict[str, Any], action: str, ref: str = "") -> httpx.Response:
        body = {
            "seat": decision["seat"],
            "decision": decision["id"],
            "actions": [action],
            "client_ref": ref or secrets.token_hex(8),
        }
        return self.post(f"/tables/{table_id}/acts", body)


def everybody_leaves() -> None:
    """Close all connections that were made."""
    while Somebody.everybody:
        Somebody.everybody.pop().close()
    while Socket.all_open:
        Socket.all_open.pop().close()


def table_of(url: str, names: tuple[str, ...], game: str = "viceroy", **more: Any) -> tuple[str, list[Somebody]]:
    """A running game of these people, who came by invitation; the first is the host."""
    host = Somebody(url, names[0])
    seats = [{"kind": "person", "mine": i == 0} for i in range(len(names))]
    table_id = str(host.create(seats, start=False, game=game, **more)["id"])
    people = [host]
    for seat, name in enumerate(names[1:], 1):
        guest = Somebody(url, name)
        answer = guest.claim(table_id, host.invite(table_id, seat))
        assert answer.status_code == 200, answer.text
        people.append(guest)
    assert host.post(f"/tables/{table_id}/start").status_code == 200
    return table_id, people


class Socket:
    """A WebSocket of somebody."""

    all_open: ClassVar[list[Socket]] = []

    def __init__(self, url: str, token: str = "", games: Any = (), hello: bool = True, **more: Any) -> None:
        address = url.replace("http", "ws", 1) + "/api/v1/socket"
        more.setdefault("subprotocols", ["courtier.v1"])
        self._stack = ExitStack()
        Socket.all_open.append(self)
        self.ws: ClientConnection = self._stack.enter_context(
            connect(address, compression=None, max_size=None, open_timeout=10, **more)
        )
        self.seen: list[dict[str, Any]] = []
        if hello:
            self.send("hello", {"token": token, "games": list(games)})

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, kind: str, data: Any) -> None:
        self.ws.send(json.dumps({"t": kind, "d": data}))

    def next(self, *kinds: str, timeout: float = 5) -> dict[str, Any]:
        """The next message, or the next of these kinds."""
        end = time.monotonic() + timeout
        while True:
            message: dict[str, Any] = json.loads(self.ws.recv(timeout=max(0.01, end - time.monotonic())))
            self.seen.append(message)
            if not kinds or message["t"] in kinds:
                return message
