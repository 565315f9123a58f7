from __future__ import annotations

import secrets
from collections.abc import Iterator

import httpx
import pytest

from courtier.core.record import read, replay, seed_commitment
from courtier.core.rng import FastRng
from courtier.games import GAMES, load_game
from tests.server.running import Running, Somebody, table_of


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Running]:
    with Running(str(tmp_path_factory.mktemp("data"))) as running:
        yield running


def play_to_the_end(people: list[Somebody], table_id: str, seed: int) -> dict[str, object]:
    rng = FastRng(seed)
    for _ in range(5000):
        for person in people:
            table = person.table(table_id)
            if table["status"] != "running":
                return table
            for decision in table["decisions"].values():
                if decision.get("answer") is None:
                    action = decision["actions"][rng.below(len(decision["actions"]))]["action"]
                    answer = person.act(table_id, decision, action)
                    assert answer.status_code == 200, answer.text
                    break
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_plays_a_whole_game_over_http(server, game):
    table_id, people = table_of(server.url, ("Ada", "Bora"), game)
    before = people[0].table(table_id)
    assert "seed" not in before
    assert people[0].get(f"/tables/{table_id}/record").status_code == 409
    end = play_to_the_end(people, table_id, 5)
    assert end["status"] == "ended"
    assert seed_commitment(str(end["seed"])) == before["seed_commitment"]
    answer = people[1].get(f"/tables/{table_id}/record")
    assert answer.headers["content-type"].startswith("application/vnd.courtier.replay+jsonl")
    assert answer.headers["etag"]
    record = read(answer.text)
    replay(load_game(game), record)
    assert record.seats == ["Ada", "Bora"]


def test_a_solo_game_against_bots_is_played_by_worker_processes(server):
    ada = Somebody(server.url)
    seats = [{"kind": "person", "mine": True}, {"kind": "bot", "level": "random"}]
    table_id = ada.create(seats)["id"]
    rng = FastRng(1)
    for _ in range(20000):
        table = ada.table(table_id)
        if table["status"] != "running":
            break
        for decision in table["decisions"].values():
            if decision.get("answer") is None:
                ada.act(table_id, decision, decision["actions"][rng.below(len(decision["actions"]))]["action"])
    assert table["status"] == "ended"


def test_a_move_after_the_question_was_answered_is_409_with_the_open_one(server):
    ada = Somebody(server.url)
    table = ada.create(2)
    decision = next(iter(table["decisions"].values()))
    action = decision["actions"][0]["action"]
    ref = secrets.token_hex(4)
    first = ada.act(table["id"], decision, action, ref)
    assert first.json() == ada.act(table["id"], decision, action, ref).json()
    stale = ada.act(table["id"], decision, action)
    assert stale.status_code == 409
    assert stale.headers["content-type"].startswith("application/problem+json")
    problem = stale.json()
    assert problem["type"] == "urn:courtier:stale"
    assert problem["decision"]["id"] != decision["id"]


def test_an_illegal_move_is_422_with_its_reason_in_the_readers_language(server):
    ada = Somebody(server.url)
    table = ada.create(2)
    decision = next(iter(table["decisions"].values()))
    answer = ada.act(table["id"], decision, "bid nonsense")
    assert answer.status_code == 422
    assert answer.json()["index"] == 0
    assert ada.http.patch("/me", json={"lang": "cs"}).status_code == 200
    assert ada.act(table["id"], decision, "bid nonsense").json()["title"] == "Proti pravidlům"


def test_status_codes_follow_the_conventions(server):
    ada, eve = Somebody(server.url), Somebody(server.url, "Eve")
    table = ada.create(2)
    path = f"/tables/{table['id']}"
    nobody = httpx.Client(base_url=f"{server.url}/api/v1")
    assert nobody.get(path).status_code == 401
    assert nobody.get(path).headers["www-authenticate"] == "Bearer"
    assert eve.get(path).status_code == 404
    assert ada.get("/tables/" + "0" * 20).status_code == 404
    assert ada.get("/tables/x").status_code in (400, 404)
    assert ada.http.put(path).status_code == 405
    assert ada.post("/tables", {"game": "viceroy"}).status_code == 400
    assert ada.post("/tables", {"game": "go", "seats": [{}]}).status_code == 422
    assert ada.post(f"{path}/chat", {"text": "x" * 70_000, "client_ref": "r"}).status_code in (400, 413)
    public = ada.create(2, watch="anyone")
    assert eve.get(f"/tables/{public['id']}").json()["viewpoint"] == []
    decision = next(iter(public["decisions"].values()))
    assert eve.act(public["id"], decision, "pass").status_code == 403
    nobody.close()


def test_invitations_work_once_and_their_secret_is_only_in_the_fragment(server):
    ada, bora, eve = (Somebody(server.url, name) for name in ("Ada", "Bora", "Eve"))
    table = ada.create([{"mine": True}, {}], start=False)
    made = ada.post(f"/tables/{table['id']}/invitations", {"seat": 1}).json()
    assert made["link"].endswith(f"/#join={table['id']}.{made['secret']}")
    assert len(made["secret"]) >= 22
    assert bora.claim(table["id"], made["secret"]).json()["seats"] == [1]
    assert eve.claim(table["id"], made["secret"]).status_code == 404
    without = httpx.post(
        f"{server.url}/api/v1/tables/{table['id']}/claim", json={"secret": "wrong", "name": "Eve"}, timeout=10
    )
    assert without.status_code == 404
    assert "set-cookie" not in without.headers


def test_a_cookie_counts_only_from_our_own_pages(server):
    browser = httpx.Client(base_url=server.url)
    own = {"Origin": server.url}
    entered = browser.post("/api/v1/sessions", json={"name": "Ada"}, headers=own)
    cookie = entered.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    wish = {"game": "viceroy", "seats": [{"mine": True}, {"mine": True}]}
    assert browser.post("/api/v1/tables", json=wish, headers=own).status_code == 201
    for headers in ({}, {"Origin": "https://example.org"}, {"Origin": "null"}):
        assert browser.post("/api/v1/tables", json=wish, headers=headers).status_code == 403
    assert browser.get("/api/v1/me").status_code == 200
    browser.close()


def test_every_answer_has_the_security_headers(server):
    for path in ("/", "/api/v1/about", "/api/v1/nothing", "/healthz"):
        answer = httpx.get(server.url + path)
        csp = answer.headers["content-security-policy"]
        assert "unsafe-inline" not in csp
        assert "frame-ancestors 'none'" in csp
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert httpx.get(server.url + "/readyz").json() == {"status": "ok"}
    assert "Courtier" in httpx.get(server.url + "/").text


def test_a_page_may_ask_whether_it_has_a_session(server):
    assert httpx.get(f"{server.url}/api/v1/sessions/current").json() == {"me": None}
    ada = Somebody(server.url)
    assert ada.get("/sessions/current").json()["me"]["name"] == "Ada"


def test_an_ended_session_is_dead_at_once(server):
    ada = Somebody(server.url)
    assert ada.http.delete("/sessions/current").status_code == 204
    assert ada.get("/me").status_code == 401


def test_my_tables_come_page_by_page(server):
    ada = Somebody(server.url)
    made = {ada.create(2)["id"] for _ in range(55)}
    page = ada.get("/tables").json()
    rest = ada.get("/tables", after=page["next"]).json()
    found = [each["id"] for each in page["tables"] + rest["tables"]]
    assert len(found) == 55
    assert set(found) == made
    assert rest["next"] == ""
    assert page["tables"][0]["your_turn"]


def test_the_past_can_be_looked_at_and_what_is_not_open_explained(server):
    ada = Somebody(server.url)
    table = ada.create(2)
    path = f"/tables/{table['id']}"
    first = ada.get(f"{path}/past", moves=0).json()["views"]
    assert first == table["views"]
    decision = next(iter(table["decisions"].values()))
    ada.act(table["id"], decision, decision["actions"][0]["action"])
    assert ada.get(f"{path}/past", moves=0).json()["views"] == first
    assert ada.get(f"{path}/past", moves=99).status_code == 422
    assert ada.get(f"{path}/why", seat=decision["seat"], action="bid nonsense").json()["message"]["key"]
    events = ada.get(f"{path}/events").json()
    assert [each["v"] for each in events["events"]] == list(range(1, events["v"] + 1))


def test_a_move_of_mine_can_be_followed_line_by_line(server):
    ada = Somebody(server.url)
    table = ada.create(1, game="gugong", options={"players": 1})
    path = f"/tables/{table['id']}"
    decision = table["decisions"]["0"]
    actions = [each["action"] for each in decision["actions"]]
    ada.act(table["id"], decision, next(each for each in actions if "without-action" in each))
    steps = ada.get(f"{path}/steps", moves=1).json()["steps"]
    told = [each for each in ada.get(f"{path}/events").json()["events"] if each["kind"] == "acted"][-1]["told"]
    assert len(steps) > 1
    assert steps[-1]["told"] == len(told)
    assert steps[-1]["views"] == ada.get(f"{path}/past", moves=1).json()["views"]
    assert ada.get(f"{path}/steps", moves=99).status_code == 422


def test_a_rematch_is_a_new_table_with_the_same_people(server):
    table_id, people = table_of(server.url, ("Ada", "Bora"))
    for seat, person in enumerate(people):
        assert person.post(f"/tables/{table_id}/seats/{seat}/resign").status_code == 200
    again = people[1].post(f"/tables/{table_id}/rematch").json()
    assert again["rematch_of"] == table_id
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Bora"]
    assert people[0].post(f"/tables/{table_id}/rematch").status_code == 409
