"""However many answers a question has, all are in sight on a phone: the most crowded questions of real games."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import LARGE, PHONE, SIDEWAYS
from tests.browser.looking import faults_of, unseen_of
from tests.browser.posed import Posed, Table, crowded

GAMES = ["gugong", "viceroy", "viscounts"]
SIZES = [PHONE, SIDEWAYS, LARGE]
LONGEST = "qps"
ENOUGH = 5  # answers; fewer are looked at often enough elsewhere


def answers(table: Table) -> int:
    (decision,) = table["decisions"].values()
    return len(decision["actions"])


def groups(posed: Posed) -> list[Locator]:
    """Buttons behind which several answers lie; where the list leaves one out, the place that stands for it."""
    page = posed.person.page
    buttons = page.locator(".choices [data-place]:has(.more)").all()
    return [
        button
        if button.is_visible()
        else page.locator(f'.place[data-target="{button.get_attribute("data-place")}"]:visible').first
        for button in buttons
    ]


def look_at(posed: Posed, table: Table, languages: list[str], sizes: list[tuple[int, int]]) -> list[str]:
    """The answers to one question, and those behind the places where several lie."""
    page, found = posed.person.page, []
    asked = posed.show(table)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for lang in languages:
            posed.person.speak(lang)
            where = f"{asked} {width} {lang}"
            found += [f"{where}: {fault}" for fault in faults_of(page)]
            if (width, height) in (PHONE, SIDEWAYS) and lang != LONGEST:
                found += [f"{where}: {fault}" for fault in unseen_of(page)]
            for group in groups(posed) if lang == LONGEST else []:
                name = group.text_content()
                group.click()
                found += [f"{where}, {name}: {fault}" for fault in faults_of(page)]
                page.keyboard.press("Escape")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_all_answers_of_a_crowded_question_are_in_sight_on_a_phone(game, people, house):
    person = people.come(house.url, PHONE)
    person.sign_in()
    posed = Posed(person, game)
    tables = sorted(crowded(game, 1), key=answers)[-5:]
    assert answers(tables[0]) >= ENOUGH
    assert [fault for table in tables for fault in look_at(posed, table, ["cs", "qps"], [PHONE, SIDEWAYS])] == []


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_all_answers_of_every_question_are_in_sight_at_both_sizes_in_all_languages(game, people, house):
    person = people.come(house.url, PHONE)
    person.sign_in()
    posed = Posed(person, game)
    languages = ["en", "cs", "tr", "qps"]
    assert [f for table in crowded(game, 2) for f in look_at(posed, table, languages, SIZES)] == []


def test_the_own_hand_lies_in_one_place_on_a_phone(people, house):
    person = people.come(house.url, PHONE)
    person.sign_in()
    posed = Posed(person, "viceroy")
    asked = {"viceroy-prompt-build", "viceroy-prompt-bid"}
    for table in crowded("viceroy", 1):
        (decision,) = table["decisions"].values()
        if decision["prompt"]["key"] not in asked:
            continue
        posed.show(table)
        hand = table["views"][str(decision["seat"])]["seats"][decision["seat"]]["hand"]
        assert [person.page.locator(f'[data-target="hand:{card}"]').count() for card in hand] == [1] * len(hand)
