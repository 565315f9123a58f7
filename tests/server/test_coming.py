"""A stranger sits down in as few calls as there can be: against bots, with friends by link, on one screen."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from courtier.games import GAMES
from tests.server.running import Running, Socket, Somebody


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Running]:
    with Running(str(tmp_path_factory.mktemp("data"))) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_two_calls_to_a_game_against_a_bot(server, game):
    ada = Somebody(server.url)
    table = ada.create([{"mine": True}, {"kind": "bot", "level": "greedy"}], game=game)
    assert table["status"] == "running"
    with Socket(server.url, ada.token, [{"id": table["id"]}]) as socket:
        now = socket.next("snapshot")["d"]
        while not now["decisions"]:
            now = socket.next("event", timeout=15)["d"].get("now", now)
        assert now["decisions"]["0"]["actions"]


def test_three_calls_to_a_game_of_two_friends(server):
    ada = Somebody(server.url)
    table = ada.create([{"mine": True}, {}], start=True, invite=True)
    assert table["status"] == "open"
    (invitation,) = table["invitations"]
    assert invitation["seat"] == 1
    table_id, _, secret = invitation["link"].partition("#join=")[2].partition(".")
    with Socket(server.url, ada.token, [{"id": table["id"]}]) as waiting:
        waiting.next("snapshot")
        claimed = httpx.post(f"{server.url}/api/v1/tables/{table_id}/claim", json={"secret": secret, "name": "Bora"})
        assert claimed.json()["seats"] == [1]
        assert [waiting.next("event")["d"]["kind"] for _ in range(2)] == ["claimed", "started"]
    bora = Somebody(server.url, token=claimed.json()["token"])
    assert bora.table(table_id)["status"] == "running"
    assert "invitations" not in bora.table(table_id)
    again = httpx.post(f"{server.url}/api/v1/tables/{table_id}/claim", json={"secret": secret, "name": "Eve"})
    assert again.status_code == 404


def test_two_calls_to_a_game_on_one_screen(server):
    couple = Somebody(server.url, "Ada and Bora")
    table = couple.create([{"mine": True, "name": "Ada"}, {"mine": True, "name": "Bora"}], start=True)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bora"]
    assert set(table["views"]) == {"0", "1"}


def test_whoever_is_invited_sees_to_what_and_by_whom_before_sitting_down(server):
    ada = Somebody(server.url)
    options = {"four_characters": True}
    table = ada.create([{"mine": True}, {}], game="viceroy", options=options, start=True, invite=True)
    address = f"{server.url}/api/v1/tables/{table['id']}/invited"
    secret = table["invitations"][0]["link"].rpartition(".")[2]
    for _ in range(2):  # looking uses nothing up
        seen = httpx.post(address, json={"secret": secret}).json()
        assert (seen["game"], seen["seat"], seen["names"]) == ("viceroy", 1, ["Ada"])
        assert seen["options"]["four_characters"]
        assert not seen["options"]["discard_for_gems"]
        assert (seen["clock"]["mode"], seen["corrected"]) == ("none", False)
    assert httpx.post(address, json={"secret": "wrong"}).status_code == 404
    assert httpx.post(address, json={"secret": secret, "name": "Eve"}).status_code in (400, 422)
    httpx.post(address.replace("invited", "claim"), json={"secret": secret, "name": "Bora"}).raise_for_status()
    assert httpx.post(address, json={"secret": secret}).status_code == 404


@pytest.mark.parametrize(("game", "options"), [("gugong", {}), ("viceroy", {"virtual": 1}), ("viscounts", {})])
def test_two_calls_to_a_game_alone(server, game, options):
    table = Somebody(server.url).create([{"mine": True}], game=game, options=options)
    assert table["status"] == "running"
    assert table["decisions"]
    assert table["hints"]


def test_the_list_of_tables_tells_results(server):
    ada = Somebody(server.url)
    table = ada.create(2)
    ada.post(f"/tables/{table['id']}/seats/0/resign")
    ada.post(f"/tables/{table['id']}/seats/1/resign")
    line = ada.get("/tables").json()["tables"][0]
    assert (line["status"], line["totals"], line["won"]) == ("ended", [], [])
