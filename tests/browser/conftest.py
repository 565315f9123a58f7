"""One browser for all tests of this folder, the client built once, and a server for each test that asks for one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.person import Person
from tests.server.running import ROOT, Running
from tools.chromium import FLAGS, find_or_install

LARGE = (1366, 768)
PHONE = (390, 844)
SIDEWAYS = (844, 390)  # the same, held the other way


@pytest.fixture(scope="session")
def client() -> str:
    """The folder of the built client."""
    subprocess.run([sys.executable, "tools/client.py"], cwd=ROOT, check=True)
    return str(ROOT / "build" / "client")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's Chromium, without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(find_or_install()), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(client: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests that do not kill it."""
    with Running(str(tmp_path_factory.mktemp("house")), client=client, bot_seconds="0.2") as server:
        yield server


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """Persons, each with a browser of their own; no page may have an error at the end."""
    everybody = People(browser)
    yield everybody
    faults = [fault for each in everybody.all for fault in each.faults]
    for each in everybody.all:
        each.page.context.close()
    assert faults == []


class People:
    """Opens browsers for persons."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.all: list[Person] = []

    def come(self, url: str, size: tuple[int, int] = LARGE, lang: str = "en", name: str = "Ada", **more: Any) -> Person:
        """Somebody opens the page."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", has_touch=size == PHONE, **more
        )
        page: Page = context.new_page()
        person = Person(page, url, name, lang)
        self.all.append(person)
        person.open()
        return person
