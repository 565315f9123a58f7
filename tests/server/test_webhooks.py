"""Webhooks (E47): no request leaves to an address inside; notices come at least once, with the same key."""

from __future__ import annotations

import json
import time

import pytest

from courtier.server.webhooks import BadAddress, check_url, is_outside
from tests.reliability.sink import Sink
from tests.server.running import Running, table_of


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "0.0.0.0",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "ff02::1",
    ],
)
def test_an_address_inside_is_never_called(address):
    assert not is_outside(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111"])
def test_a_public_address_may_be_called(address):
    assert is_outside(address)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org",
        "file:///etc/x",
        "https://me:pw@example.org/",
        "http://",
        "https://example.org/a b",
        "x",
    ],
)
def test_only_plain_web_addresses_are_taken(url):
    with pytest.raises(BadAddress):
        check_url(url)


def wait_for(condition, seconds: float = 15) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def answer(person, table_id: str) -> bool:
    """Answer one open question of the person; whether there was one."""
    for decision in person.table(table_id)["decisions"].values():
        if decision.get("answer") is None:
            person.act(table_id, decision, decision["actions"][0]["action"])
            return True
    return False


def ask_anew(table_id: str, ada, bora) -> None:
    """Play until Ada has answered all she was asked, then until she is asked again: a notice for her is due."""
    while answer(ada, table_id):
        pass
    while not any(each.get("answer") is None for each in ada.table(table_id)["decisions"].values()):
        assert answer(bora, table_id)


def test_a_notice_is_sent_again_with_the_same_key_and_shows_no_hand(tmp_path):
    with Sink(refuse_first=True) as sink, Running(str(tmp_path), webhooks_inside="true", notice_seconds=0) as server:
        table_id, people = table_of(server.url, ("Ada", "Bora"))
        assert people[0].http.patch("/me", json={"webhook": sink.url}).status_code == 200
        ask_anew(table_id, *people)
        assert wait_for(lambda: len(sink.tried) > 0)
        assert wait_for(lambda: len(sink.taken) > 0, 30)
        key, body = sink.taken[0]
        assert sink.tried.count(key) >= 2
        assert set(json.loads(body)) == {"kind", "table", "game", "title", "seat", "url"}


def test_no_webhook_goes_inside_unless_allowed(tmp_path):
    with Sink() as sink, Running(str(tmp_path), notice_seconds=0) as server:
        table_id, people = table_of(server.url, ("Ada", "Bora"))
        people[0].http.patch("/me", json={"webhook": sink.url.replace("127.0.0.1", "localhost")})
        for _ in range(3):
            for person in people:
                for decision in person.table(table_id)["decisions"].values():
                    person.act(table_id, decision, decision["actions"][0]["action"])
        time.sleep(2.5)
        assert sink.tried == []
        assert people[0].table(table_id)["status"] == "running"
