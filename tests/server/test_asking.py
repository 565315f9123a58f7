"""What the client asks before a person decides, over HTTP: why not, what would it do, what would a strong player do."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime
from itertools import pairwise
from typing import Any

import httpx
import pytest

from courtier import texts
from courtier.games import GAMES
from tests.server.running import Running, Somebody, table_of


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Running]:
    with Running(str(tmp_path_factory.mktemp("data")), bot_seconds=0.3) as running:
        yield running


def open_question(table: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(iter(table["decisions"].values()))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_place_of_an_open_action_is_open_and_another_is_explained(server, game):
    ada = Somebody(server.url)
    table = ada.create(2, game=game)
    question = open_question(table)
    path = f"/tables/{table['id']}/why"
    place = question["actions"][0]["targets"][0]
    assert ada.get(path, seat=question["seat"], target=place).json() == {"message": None}
    reason = ada.get(path, seat=question["seat"], target="nowhere:1").json()["message"]
    assert reason["key"] == "server-why-other-question"
    assert reason["rule"] == question["rules"][0]
    assert ada.get(path, seat=question["seat"], target=place, action="pass").status_code == 422
    assert ada.get(path, seat=question["seat"]).status_code == 422


def test_whoever_is_not_asked_hears_who_is(server):
    ada = Somebody(server.url)
    table = ada.create(2, game="gugong")
    waiting = 1 - open_question(table)["seat"]
    reason = ada.get(f"/tables/{table['id']}/why", seat=waiting, target="city:xian").json()["message"]
    assert reason == {"key": "server-why-not-your-turn", "args": {"waiting": {"list": [{"seat": 1 - waiting}]}}}


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_says_what_the_act_then_does(server, game):
    ada = Somebody(server.url)
    table = ada.create(2, game=game)
    question = open_question(table)
    action = question["actions"][0]["action"]
    body = {"seat": question["seat"], "decision": question["id"], "actions": [action]}
    promised = ada.post(f"/tables/{table['id']}/preview", body).json()
    assert ada.table(table["id"])["v"] == table["v"], "nothing has happened"
    assert ada.act(table["id"], question, action).status_code == 200
    event = ada.get(f"/tables/{table['id']}/events", since=table["v"]).json()["events"][0]
    assert event["told"][: len(promised["told"])] == promised["told"]
    if "views" in promised:
        seat = str(question["seat"])
        assert promised["views"][seat] == ada.table(table["id"])["views"][seat]
    assert ada.post(f"/tables/{table['id']}/preview", body).status_code == 409


def test_a_hint_names_open_actions_with_their_chances(server):
    ada = Somebody(server.url)
    table = ada.create(2)
    question = open_question(table)
    answer = ada.post(f"/tables/{table['id']}/hint", {"seat": question["seat"], "decision": question["id"]})
    assert answer.status_code == 200, answer.text
    hints = answer.json()["hints"]
    assert {each["action"] for each in hints} <= {each["action"] for each in question["actions"]}
    assert all(0 <= each["chance"] <= 1 for each in hints)
    assert hints[0]["message"]["key"].startswith("bots-hint")


def test_among_people_there_are_no_hints_and_no_previews_for_another(server):
    table_id, people = table_of(server.url, ("Ada", "Bora"))
    question = open_question(people[0].table(table_id))
    body = {"seat": question["seat"], "decision": question["id"]}
    refused = people[0].post(f"/tables/{table_id}/hint", body)
    assert (refused.status_code, refused.json()["message"]["key"]) == (403, "server-error-no-hints")
    other = people[1].post(f"/tables/{table_id}/preview", {**body, "actions": [question["actions"][0]["action"]]})
    assert other.status_code == 403


@pytest.mark.parametrize("lang", texts.available())
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_can_be_read_in_every_language_as_far_as_they_are_translated(server, game, lang):
    answer = httpx.get(f"{server.url}/api/v1/games/{game}/rules", params={"lang": lang})
    book = answer.json()
    ids = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert ids == [rule.id for rule in texts.rules.load(game, "en")]
    for chapter in book["chapters"]:
        for rule in chapter["rules"]:
            known = texts.rules.find(game, rule["id"], lang)
            assert known is not None
            assert (rule["text"], rule["lang"]) == (known.text, known.lang)
    again = httpx.get(answer.url, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_rules_of_no_game_and_of_no_language(server):
    assert httpx.get(f"{server.url}/api/v1/games/go/rules").status_code == 404
    assert httpx.get(f"{server.url}/api/v1/games/viceroy/rules", params={"lang": "xx"}).status_code == 422


def test_a_bot_that_stands_in_for_somebody_takes_its_time(tmp_path):
    with Running(str(tmp_path), bot_seconds=1.0) as server:
        ada = Somebody(server.url)
        table = ada.create([{"mine": True}, {"kind": "bot", "level": "easy"}], game="viceroy")["id"]
        assert ada.post(f"/tables/{table}/seats/0/leave").status_code == 200
        for _ in range(200):
            events = ada.get(f"/tables/{table}/events").json()["events"]
            after = [each for each in events if each["kind"] in ("bot_seated", "acted") and each.get("seat") == 0]
            if len(after) >= 3:
                break
            time.sleep(0.1)
        times = [datetime.fromisoformat(each["at"]) for each in after]
        pauses = [(late - early).total_seconds() for early, late in pairwise(times)]
        assert len(pauses) >= 2
        assert min(pauses) >= 0.99
