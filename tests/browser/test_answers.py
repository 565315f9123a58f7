"""What an answer costs in clicks, and what becomes of it when the server is busy."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LARGE, PHONE
from tests.browser.person import Person
from tests.browser.posed import Posed, Table, crowded, tables_of


def forced() -> Table:
    """A secret question with one answer: nobody may know that there was nothing to choose (V-BUILD-01)."""
    return next(table for table in tables_of("viceroy", 1) if [*map(actions, table["decisions"].values())] == [1])


def actions(decision: Table) -> int:
    return len(decision["actions"])


def posed_before(person: Person, table: Table) -> Posed:
    person.sign_in()
    posed = Posed(person, "viceroy")
    posed.show(table)
    return posed


@pytest.mark.parametrize("size", [LARGE, PHONE])
@pytest.mark.parametrize("confirm", ["all", "line", "none"])
def test_where_nothing_is_to_be_decided_one_click_is_enough(size, confirm, people, house):
    ada = people.come(house.url, size)
    ada.page.evaluate("confirm => localStorage.setItem('courtier-settings', JSON.stringify({ confirm }))", confirm)
    posed = posed_before(ada, forced())
    button = ada.page.locator(".choices [data-confirm], .choices [data-choice]")
    expect(button).to_have_count(1)
    expect(button).to_contain_text("Pass")
    button.click()
    expect(button).to_be_disabled()
    assert len(posed.heard("act")) == 1


def test_a_move_that_the_server_is_too_busy_for_is_sent_again_and_only_said_calmly(people, house):
    ada = people.come(house.url)
    posed = posed_before(ada, forced())
    ada.page.locator("[data-confirm]").click()
    expect(ada.page.locator("[data-confirm]")).to_be_disabled()
    (first,) = posed.heard("act")
    posed.refuse(first["client_ref"], 503, retry_after=0.2)
    expect(ada.page.locator(".choices [role=status]")).to_be_visible()
    assert ada.page.locator("[role=alert]").count() == 0
    ada.page.wait_for_timeout(600)
    assert posed.heard("act") == [first, first]


def test_a_new_question_and_what_is_ready_stand_at_the_head_of_the_sheet_of_a_phone(people, house):
    ada = people.come(house.url, PHONE)
    first, *others = crowded("viscounts", 1)[:4]  # whose own board is higher than the sheet
    posed = Posed(ada, "viscounts")
    posed.show(first)
    sheet = ada.page.locator(".sheet .scroll")
    down = "sheet => { sheet.scrollTop = 400; return sheet.scrollTop }"
    for table in others:
        assert sheet.evaluate(down) > 0
        posed.show(table)
        assert sheet.evaluate("sheet => sheet.scrollTop") == 0
    assert sheet.evaluate(down) > 0
    ada.page.locator(".choices [data-choice]").first.dispatch_event("click")
    ada.page.locator("[data-confirm]").wait_for()
    assert sheet.evaluate("sheet => sheet.scrollTop") == 0
