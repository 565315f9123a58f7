"""`courtier join`: play at a server's table from this terminal. It shows what the server sends and computes no rule."""

from __future__ import annotations

import json
import secrets
import sys
import time
import urllib.error
import urllib.request
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from courtier.cli import parameters as par
from courtier.cli.boards import board_of_view, generic
from courtier.cli.failures import REFUSED, USAGE, Failed
from courtier.cli.voice import Voice
from courtier.core.messages import Arg, Message, Name, SeatName
from courtier.games import load_game

UNREACHABLE = 4
TIMEOUT = 20


def arg_of(value: Any) -> Arg:
    """An argument of a message, back from JSON."""
    if isinstance(value, dict):
        if "name" in value:
            return Name(str(value["name"]))
        if "seat" in value:
            return SeatName(int(value["seat"]))
        if "message" in value:
            return message_of(value["message"])
        return tuple(arg_of(each) for each in value.get("list", []))
    return value if isinstance(value, int) else str(value)


def message_of(value: Any) -> Message:
    """A message, back from JSON."""
    args = {str(key): arg_of(each) for key, each in value.get("args", {}).items()}
    return Message(str(value["key"]), args, str(value.get("rule", "")))


def parse_link(link: str) -> tuple[str, str, str]:
    """Server, table and secret of an invitation."""
    parts = urlsplit(link)
    table, _, secret = parts.fragment.removeprefix("join=").partition(".")
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or not secret:
        raise Failed(USAGE, Message("cli-join-link", {"link": link}))
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", table, secret


def post(base: str, path: str, body: Any, lang: str) -> Any:
    """Ask the server for something; its refusal is a sentence."""
    request = urllib.request.Request(
        f"{base}/api/v1{path}",
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Accept-Language": lang},
    )
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        try:
            reason = str(json.load(error).get("detail", error.reason))
        except ValueError:
            reason = str(error.reason)
        raise Failed(REFUSED, Message("cli-join-refused", {"reason": reason})) from None
    except (OSError, ValueError):
        raise Failed(UNREACHABLE, Message("error-connection", {"address": base})) from None


class Joined:
    """A seat at a table somewhere else."""

    def __init__(self, voice: Voice, base: str, table: str, token: str) -> None:
        self.voice = voice
        self.base = base
        self.table = table
        self.token = token
        self.v: int | None = None
        self.viewpoint: list[int] = []
        self.now: dict[str, Any] = {}
        self.game = ""
        self.corrected = False
        self.drawn = False  # whether the whole board stands on the screen already

    def run(self) -> None:
        """Play until the game is over; a lost connection is made anew."""
        wait = 0.5
        while self.now.get("status") != "ended":
            try:
                address = self.base.replace("http", "ws", 1) + "/api/v1/socket"
                with connect(address, subprotocols=["courtier.v1"], compression=None, max_size=None) as socket:  # type: ignore[list-item]
                    wait = 0.5
                    look: dict[str, Any] = {"id": self.table}
                    if self.v is not None:
                        look |= {"since": self.v, "viewpoint": self.viewpoint}
                    self.send(socket, "hello", {"token": self.token, "games": [look], "lang": self.voice.lang})
                    self.play(socket)
            except (ConnectionClosed, InvalidHandshake, OSError):
                if self.now.get("status") == "ended":
                    break
                self.voice.note(self.voice.say("cli-join-lost"))
                time.sleep(wait)
                wait = min(30, wait * 2)
        self.show_end()

    def send(self, socket: ClientConnection, kind: str, data: dict[str, Any]) -> None:
        socket.send(json.dumps({"t": kind, "d": data}))

    def play(self, socket: ClientConnection) -> None:
        asked = ""
        told: list[str] = []
        while self.now.get("status") != "ended":
            decision = self.decision()
            doing = self.doings() if decision is None else []
            if doing != told:
                told = doing
                for line in doing:
                    self.voice.note("  " + line)
            if decision is not None and decision["id"] != asked:
                asked = decision["id"]
                if not self.ask(socket, decision):
                    raise typer.Exit
            self.take(json.loads(socket.recv()))

    def take(self, message: dict[str, Any]) -> None:
        """One message of the server."""
        data = message["d"]
        if message["t"] == "snapshot":
            self.v, self.viewpoint, self.now = message["v"], data["viewpoint"], data
            self.game, self.corrected = data["game"], data["corrected"]
            self.voice.seats = [seat["name"] or seat["bot"] for seat in data["seats"]]
        elif message["t"] == "event":
            self.v = message["v"]
            self.now = data.get("now", self.now)
            self.voice.seats = [seat["name"] or seat["bot"] for seat in self.now["seats"]]
            self.tell(data)
        elif message["t"] == "nack":
            self.voice.note(self.voice.say("cli-join-refused", reason=str(data["problem"].get("detail", ""))))

    def tell(self, event: dict[str, Any]) -> None:
        """What has happened, in words."""
        for told in event.get("told", []):
            args: dict[str, Arg] = {str(key): arg_of(each) for key, each in told["args"].items()}
            if told["seat"] >= 0:
                args["seat"] = SeatName(told["seat"])
            key = f"{self.game}-event-{told['kind']}"
            self.voice.out("  " + self.voice.plainly(Message(key, args)))
        if event["kind"] == "chatted":
            self.voice.out(f"  {event['name']}: {event['text']}")

    def decision(self) -> dict[str, Any] | None:
        """The first question that waits for an answer."""
        for decision in self.now.get("decisions", {}).values():
            if decision.get("answer") is None:
                found: dict[str, Any] = decision
                return found
        return None

    def doings(self) -> list[str]:
        """What the others decide just now, those who are asked the same in one sentence."""
        together: dict[str, list[int]] = {}
        for seat, key in self.now.get("asking", {}).items():
            together.setdefault(key, []).append(int(seat))
        return [
            self.voice.say(key, who=tuple(SeatName(seat) for seat in seats), n=len(seats))
            for key, seats in together.items()
        ]

    def ask(self, socket: ClientConnection, decision: dict[str, Any]) -> bool:
        """Put the question and send the answer; False when the person leaves."""
        voice = self.voice
        self.show_board(decision["seat"], decision["question"])
        voice.out()
        voice.out(voice.tell(message_of(decision["prompt"])))
        actions = decision["actions"]
        for number, each in enumerate(actions, 1):
            voice.out(f"  {number:3}  {voice.plainly(message_of(each['label']))}")
        while True:
            sys.stdout.write(voice.say("cli-join-choose") + " ")
            sys.stdout.flush()
            line = sys.stdin.readline()
            said = line.strip()
            if not line or said == "quit":
                return False
            ref = secrets.token_hex(8)
            if said == "undo":
                self.send(socket, "undo", {"id": self.table, "seat": decision["seat"], "client_ref": ref})
                return True
            if said.startswith("chat "):
                self.send(socket, "chat", {"id": self.table, "text": said[5:], "client_ref": ref})
                continue
            if said == "board":
                self.show_board(decision["seat"], full=True)
                continue
            if said.isdecimal() and 0 < int(said) <= len(actions):
                said = actions[int(said) - 1]["action"]
            if not said:
                continue
            act = {"id": self.table, "seat": decision["seat"], "decision": decision["id"], "actions": [said]}
            self.send(socket, "act", {**act, "client_ref": ref})
            answer: dict[str, Any] = {}
            while answer.get("t") not in ("ack", "nack"):
                answer = json.loads(socket.recv())
                self.take(answer)
            if answer["t"] == "ack":
                return True

    def show_board(self, seat: int, question: str = "", full: bool = False) -> None:
        """What a seat (or a spectator, -1) sees, as far as the question needs it; drawn from what the server sent."""
        view = self.now.get("views", {}).get(str(seat) if seat >= 0 else "spectator")
        if view is None:
            return
        game = load_game(self.game)
        # The names and costs of a corrected game are not those of this installation.
        board = (
            generic.Board(self.voice, game, view, seat)
            if self.corrected
            else board_of_view(self.voice, game, view, seat)
        )
        brief = board.brief(question) if question and self.drawn and not full else None
        self.drawn = True
        self.voice.out()
        for line in board.lines(full) if brief is None else brief:
            self.voice.out(line.rstrip())

    def show_end(self) -> None:
        """The last board and the result."""
        self.show_board(self.viewpoint[0] if self.viewpoint else -1, full=True)
        self.voice.out(self.voice.say("cli-join-over"))
        scores = self.now.get("end", {}).get("result", {}).get("scores", [])
        for seat, score in enumerate(scores):
            name = self.voice.seats[seat] if seat < len(self.voice.seats) else f"{seat + 1}"
            self.voice.out(self.voice.say("cli-join-score", name=name, points=int(score["total"])))


def join(
    ctx: typer.Context,
    url: Annotated[str, typer.Argument(metavar="URL", help="cli-arg-url")],
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="cli-arg-name")] = "",
    lang: par.Lang = None,
    no_color: par.NoColor = False,
) -> None:
    """Sit down with an invitation and play."""
    voice = par.voice_of(ctx)
    base, table, secret = parse_link(url)
    claimed = post(
        base, f"/tables/{table}/claim", {"secret": secret, "name": name or "Courtier", "lang": voice.lang}, voice.lang
    )
    seats = claimed["seats"]
    voice.out(voice.say("cli-join-seated", seat=seats[0] + 1) if seats else voice.say("cli-join-watching"))
    Joined(voice, base, table, claimed["token"]).run()
