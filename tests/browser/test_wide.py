"""A pyramid with a long lowest row on a phone: its cards stay as large as can be read, and all of it can be reached."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, People
from tests.browser.posed import Posed, Table, tables_of
from tests.server.running import Running

READABLE = 44  # pixels


def lowest_row(table: Table) -> int:
    """How many cards lie in the lowest row of who is asked where to lay one; 0 where that is not the question."""
    (decision,) = table["decisions"].values()
    if decision["prompt"]["key"] != "viceroy-prompt-place":
        return 0
    seat = table["views"][str(decision["seat"])]["seats"][decision["seat"]]
    return sum(1 for laid in seat["pyramid"] if laid["level"] == 1)


def wide(people: People, house: Running) -> Posed:
    """A phone before the longest row that a few games have."""
    person = people.come(house.url, PHONE)
    person.sign_in()
    posed = Posed(person, "viceroy")
    table = max(tables_of("viceroy", 2), key=lowest_row)
    assert lowest_row(table) > 8
    posed.show(table)
    return posed


def box(place: Locator) -> dict[str, Any]:
    """Where it lies on the page."""
    found = place.bounding_box()
    assert found is not None
    return dict(found)


def ends(posed: Posed) -> list[Locator]:
    """The outermost open places, the left one first."""
    places = posed.person.page.locator(".board .place.open").all()
    places.sort(key=lambda place: float(box(place)["x"]))
    return [places[0], places[-1]]


def inside(place: Locator) -> bool:
    """Whether all of it is on the page."""
    where = box(place)
    return bool(where["x"] >= 0 and where["x"] + where["width"] <= PHONE[0])


def test_both_ends_of_a_long_row_come_into_sight_and_can_be_chosen(people, house):
    posed = wide(people, house)
    page = posed.person.page
    for end, way in zip(ends(posed), ("Further left", "Further right"), strict=True):
        assert box(end)["width"] >= READABLE
        arrow = page.get_by_role("button", name=way)
        while arrow.count():
            arrow.click()
            page.wait_for_timeout(50)
        assert inside(end)
        end.click()
        expect(page.locator(".board .place.chosen")).to_have_count(1)
        page.locator("[data-back]").click()


def test_a_long_row_is_dragged_without_choosing_anything(people, house):
    posed = wide(people, house)
    page = posed.person.page
    left, _ = ends(posed)
    before = box(left)
    page.mouse.move(200, before["y"] + 10)
    page.mouse.down()
    page.mouse.move(320, before["y"] + 10, steps=6)
    page.mouse.up()
    assert box(left)["x"] > before["x"] + 20
    expect(page.locator(".place.chosen")).to_have_count(0)
    assert page.locator("[data-confirm]").count() == 0
