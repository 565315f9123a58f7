"""axe finds nothing against the A and AA rules on any screen, in any language, light or dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LARGE, PHONE
from tests.browser.looking import violations
from tests.browser.person import Person

GAMES = ["gugong", "viceroy", "viscounts"]


def look(person: Person, where: str) -> list[str]:
    person.page.wait_for_timeout(250)
    return [f"{where}: {each}" for each in violations(person.page)]


def beside_the_table(person: Person) -> list[str]:
    """Lobby, set-up, about, settings."""
    found = look(person, "lobby")
    for address in ("new=gugong", "new=viceroy", "new=viscounts", "about"):
        person.go(address)
        found += look(person, address)
    person.page.locator("header button").last.click()
    found += look(person, "settings")
    person.page.keyboard.press("Escape")
    person.go("lobby")
    return found


def at_the_table(person: Person, game: str) -> list[str]:
    """The table with each of its panels and dialogues."""
    person.play_now(game)
    found = look(person, game)
    for panel in person.page.locator("[data-panel]").all():
        panel.click()
        expect(panel).to_have_attribute("aria-selected", "true")
        found += look(person, f"{game} {panel.get_attribute('data-panel')}")
    person.page.keyboard.press("?")
    found += look(person, f"{game} help")
    person.page.keyboard.press("Escape")
    return found


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("cs", True)])
def test_the_pages_beside_the_table_can_be_used_by_everybody(lang, dark, people, house):
    ada = people.come(house.url, lang=lang, color_scheme="dark" if dark else "light")
    assert beside_the_table(ada) == []


@pytest.mark.parametrize(("game", "size", "lang", "dark"), [
    ("gugong", LARGE, "en", False), ("viceroy", LARGE, "tr", True), ("viscounts", PHONE, "cs", False),
])  # fmt: skip
def test_the_table_can_be_used_by_everybody(game, size, lang, dark, people, house):
    ada = people.come(house.url, size, lang, color_scheme="dark" if dark else "light")
    assert at_the_table(ada, game) == []


@pytest.mark.deep
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("lang", ["en", "cs", "tr"])
@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_every_screen_can_be_used_by_everybody(size, lang, dark, people, house):
    found: list[str] = []
    for game in GAMES:
        ada = people.come(house.url, size, lang, color_scheme="dark" if dark else "light")
        found += beside_the_table(ada) + at_the_table(ada, game)
    assert found == []
