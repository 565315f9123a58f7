"""What lies on a place is no obstacle, and what a finger has asked for can be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LARGE, PHONE
from tests.browser.posed import Posed, tables_of

# The place that is met in the middle of a piece; "" where there is none.
MET = """piece => {
  const { x, y, width, height } = piece.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height * 0.8);
  return met?.closest(".place")?.dataset.target ?? "";
}"""


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_whoever_touches_a_ship_means_its_harbour(size, people, house):
    table = next(t for t in tables_of("gugong", 3) if asked(t) == "gugong-prompt-sail")
    ada = people.come(house.url, size)
    Posed(ada, "gugong").show(table)
    ships = ada.page.locator('.board [data-piece^="ship:"]:visible')
    ships.first.wait_for()
    met = {ship.evaluate(MET) for ship in ships.all()}
    assert {place.partition(":")[0] for place in met} == {"harbour"}
    (decision,) = table["decisions"].values()
    assert met & {place for action in decision["actions"] for place in action.get("targets") or ()}


def test_what_a_long_press_explains_stays_when_the_finger_is_lifted_and_its_rule_opens(people, house):
    ada = people.come(house.url, PHONE, is_mobile=True)
    Posed(ada, "gugong").show(next(tables_of("gugong", 1)))
    box = ada.page.locator('.place[data-target="location:wall"]').bounding_box()
    assert box is not None
    finger = ada.page.context.new_cdp_session(ada.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    bubble = ada.page.locator(".bubble")
    expect(bubble).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_timeout(500)
    expect(bubble).to_contain_text("Great Wall")
    rule = bubble.locator("button").inner_text()
    bubble.locator("button").tap()
    expect(ada.page.locator(f'.rules :text("{rule}")').first).to_be_visible()


def asked(table: dict[str, Any]) -> str:
    """The key of the open question."""
    (decision,) = table["decisions"].values()
    return str(decision["prompt"]["key"])
