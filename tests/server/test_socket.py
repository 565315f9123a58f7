from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from courtier.core.rng import FastRng
from courtier.games import GAMES
from tests.server.running import Running, Socket, Somebody, table_of


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Running]:
    with Running(str(tmp_path_factory.mktemp("data"))) as running:
        yield running


def close_code(socket: Socket, timeout: float = 7) -> int:
    """Read until the other side closes."""
    try:
        while True:
            socket.next(timeout=timeout)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


class Seat:
    """Somebody who plays over a socket, by rote, keeping only what was sent."""

    def __init__(self, url: str, person: Somebody, table_id: str) -> None:
        self.id = table_id
        self.socket = Socket(url, person.token, [{"id": table_id}])
        self.socket.next("welcome")
        first = self.socket.next("snapshot")
        self.v: int = first["v"]
        self.now: dict[str, Any] = first["d"]
        self.refs = 0

    def pump(self, timeout: float = 0.0) -> bool:
        """Take in what has come; every event has the next number."""
        try:
            message = self.socket.next(timeout=timeout)
        except TimeoutError:
            return False
        if message["t"] == "event":
            assert message["v"] == self.v + 1
            self.v = message["v"]
            if "now" in message["d"]:
                self.now = message["d"]["now"]
        return True

    def answer(self, rng: FastRng) -> bool:
        for decision in self.now["decisions"].values():
            if decision.get("answer") is None:
                self.refs += 1
                action = decision["actions"][rng.below(len(decision["actions"]))]["action"]
                ref = f"s{decision['seat']}-{self.refs}"
                self.socket.send(
                    "act",
                    {
                        "id": self.id,
                        "seat": decision["seat"],
                        "decision": decision["id"],
                        "actions": [action],
                        "client_ref": ref,
                    },
                )
                ack: dict[str, Any] = {}
                while ack.get("t") not in ("ack", "nack"):
                    ack = self.socket.next()
                    assert ack["t"] != "event" or ack["d"].get("client_ref") != ref, "shown before the ack"
                    if ack["t"] == "event":
                        assert ack["v"] == self.v + 1
                        self.v = ack["v"]
                        self.now = ack["d"].get("now", self.now)
                assert ack["t"] == "ack", ack
                while self.v < ack["v"]:
                    self.pump(5)
                return True
        return False


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_plays_a_whole_game_over_sockets(server, game):
    table_id, people = table_of(server.url, ("Ada", "Bora"), game, watch="anyone")
    seats = [Seat(server.url, person, table_id) for person in people]
    watcher = Seat(server.url, Somebody(server.url, "Eve"), table_id)
    rng = FastRng(3)
    while seats[0].now["status"] == "running":
        for seat in seats:
            while seat.pump():
                pass
            seat.answer(rng)
    while watcher.pump(0.5):
        pass
    assert watcher.now["status"] == "ended"
    assert watcher.now["seed"]
    for each in [*seats, watcher]:
        each.socket.close()


def test_nothing_is_sent_before_hello_and_no_hello_ends_the_connection(server):
    with Socket(server.url, hello=False) as socket:
        start = time.monotonic()
        assert close_code(socket) == 4401
        assert 4 < time.monotonic() - start < 7
        assert socket.seen == []


@pytest.mark.parametrize(
    "first",
    ['{"t":"look","d":{"id":"' + "0" * 20 + '"}}', '{"t":"hello","d":{"token":"wrong"}}', "nonsense", '{"t":"ping"}'],
)
def test_without_a_session_the_connection_ends_with_4401(server, first):
    with Socket(server.url, hello=False) as socket:
        socket.ws.send(first)
        assert close_code(socket) == 4401
        assert socket.seen == []


def test_the_protocol_must_be_offered(server):
    with Socket(server.url, hello=False, subprotocols=["other"]) as socket:
        assert close_code(socket) == 4426


def test_a_page_of_another_site_gets_no_connection(server):
    with pytest.raises(InvalidStatus) as refused:
        Socket(server.url, origin="https://example.org")
    assert refused.value.response.status_code == 403


def test_a_frame_that_is_too_big_ends_the_connection(server):
    ada = Somebody(server.url)
    with Socket(server.url, ada.token) as socket:
        socket.next("welcome")
        socket.send("chat", {"id": "0" * 20, "text": "x" * 20_000, "client_ref": "r"})
        assert close_code(socket) == 1009


def test_who_comes_back_gets_exactly_what_was_missed(server):
    table_id, people = table_of(server.url, ("Ada", "Bora"))
    socket = Socket(server.url, people[0].token, [{"id": table_id}])
    since = socket.next("snapshot")["v"]
    socket.close()
    for i in range(5):
        assert (
            people[1].post(f"/tables/{table_id}/chat", {"text": f"line {i}", "client_ref": f"c{i}"}).status_code == 200
        )
    with Socket(server.url, people[0].token, [{"id": table_id, "since": since, "viewpoint": [0]}]) as back:
        events = [back.next("event") for _ in range(5)]
        assert [each["v"] for each in events] == list(range(since + 1, since + 6))
        assert [each["d"]["text"] for each in events] == [f"line {i}" for i in range(5)]
        assert "now" in events[-1]["d"]
        assert not any(each["t"] == "snapshot" for each in back.seen)
    with Socket(server.url, people[0].token, [{"id": table_id, "since": since, "viewpoint": []}]) as other:
        assert other.next("snapshot")["v"] == since + 5, "seen from elsewhere: everything anew"


def test_a_strangers_look_is_answered_like_one_at_nothing(server):
    table_id, _ = table_of(server.url, ("Ada", "Bora"))
    eve = Somebody(server.url, "Eve")
    with Socket(server.url, eve.token, [{"id": table_id}, {"id": "0" * 20}]) as socket:
        first, second = socket.next("nack")["d"], socket.next("nack")["d"]
        assert first["problem"] == second["problem"]


def test_refusals_come_as_nack_with_the_problem(server):
    table_id, people = table_of(server.url, ("Ada", "Bora"))
    with Socket(server.url, people[0].token, [{"id": table_id}]) as socket:
        decision = socket.next("snapshot")["d"]["decisions"]["0"]
        act = {"id": table_id, "seat": 0, "decision": decision["id"], "actions": ["bid nothing"], "client_ref": "x"}
        socket.send("act", act)
        nack = socket.next("nack")["d"]
        assert (nack["client_ref"], nack["problem"]["status"]) == ("x", 422)
        socket.send("act", {**act, "decision": "0-0"})
        assert socket.next("nack")["d"]["problem"]["decision"]["id"] == decision["id"]
        socket.send("dance", {})
        assert socket.next("nack")["d"]["problem"]["type"] == "urn:courtier:invalid"
        socket.send("ping", None)
        assert socket.next("pong")


def test_a_seat_that_moves_to_another_device_is_taken_from_the_old_one_at_once(server):
    table_id, people = table_of(server.url, ("Ada", "Bora"))
    with Socket(server.url, people[1].token, [{"id": table_id}]) as old:
        old.next("snapshot")
        secret = people[1].invite(table_id, 1)
        phone = Somebody(server.url, "Bora")
        start = time.monotonic()
        assert phone.claim(table_id, secret).status_code == 200
        assert close_code(old) == 4403
        assert time.monotonic() - start < 1
    assert people[1].get(f"/tables/{table_id}").status_code == 404


def test_every_viewer_gets_only_the_own_hand(server):
    table_id, people = table_of(server.url, ("Ada", "Bora"))
    with Socket(server.url, people[0].token, [{"id": table_id}]) as one:
        shown = one.next("snapshot")["d"]
        assert set(shown["views"]) == {"0"}
        text = json.dumps(shown)
        assert 'seed"' not in text.replace("seed_commitment", "")


def test_on_sigterm_everybody_is_told_and_the_connection_ends_with_1012(tmp_path):
    with Running(str(tmp_path)) as server:
        table_id, people = table_of(server.url, ("Ada", "Bora"))
        socket = Socket(server.url, people[0].token, [{"id": table_id}])
        socket.next("snapshot")
        assert server.stop() < 5
        assert close_code(socket) == 1012
        assert socket.seen[-1]["t"] == "restart"
        socket.close()
        server.start()
        assert people[0].table(table_id)["status"] == "running"


def test_two_processes_on_one_postgres_show_each_other_their_moves(postgres_data):
    with Running(postgres_data) as one, Running(postgres_data) as two:
        table_id, people = table_of(one.url, ("Ada", "Bora"))
        seats = [Seat(one.url, people[0], table_id), Seat(two.url, people[1], table_id)]
        rng = FastRng(3)
        for _ in range(60):
            for seat in seats:
                while seat.pump():
                    pass
                seat.answer(rng)
        while any(seat.pump(0.5) for seat in seats):
            pass
        assert seats[0].v == seats[1].v > 30
        for seat in seats:
            seat.socket.close()
