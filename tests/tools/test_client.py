"""The tool that builds the browser client knows which Node.js will do, and what it has built."""

from __future__ import annotations

import time
from threading import Thread

import pytest

from tools import client


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.1", "v24.1.0", "v26.0.0"])
def test_a_node_that_vite_runs_on_is_taken(version):
    assert client.new_enough(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.9", "v21.7.0", "v22.11.0", "", "node: not found"])
def test_an_older_one_is_not(version):
    assert not client.new_enough(version)


def test_texts_and_sources_decide_what_is_built_and_tests_do_not():
    names = {path.relative_to(client.ROOT).as_posix() for path in client.sources()}
    assert {"client/index.html", "client/package-lock.json", "src/courtier/locales/cs/client.ftl"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith("client/tests/")]


def test_a_digest_changes_with_the_name_and_with_the_content(tmp_path, monkeypatch):
    monkeypatch.setattr(client, "ROOT", tmp_path)
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("a", encoding="utf-8")
    before = client.digest([one])
    one.rename(other)
    assert client.digest([other]) != before
    other.rename(one)
    assert client.digest([one]) == before
    one.write_text("b", encoding="utf-8")
    assert client.digest([one]) != before


def test_two_who_build_at_once_do_it_one_after_the_other(tmp_path, monkeypatch):
    monkeypatch.setattr(client, "BUILDING", tmp_path / "build" / "client.lock")
    story: list[str] = []

    def build(name: str) -> None:
        with client.alone():
            story.append(f"{name} begins")
            time.sleep(0.05)
            story.append(f"{name} ends")

    threads = [Thread(target=build, args=(name,)) for name in ("one", "other")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    first, second = story[0].split()[0], story[2].split()[0]
    assert story == [f"{first} begins", f"{first} ends", f"{second} begins", f"{second} ends"]
    assert first != second
