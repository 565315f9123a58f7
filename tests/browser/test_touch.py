"""What lies on a place is no obstacle, and what a finger has asked for can be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.conftest import LARGE, PHONE
from tests.browser.posed import Posed, tables_of

# The place that is met in the middle of a piece; "" where there is none.
MET = """piece => {
  const { x, y, width, height } = piece.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height * 0.8);
  return met?.closest(".place")?.dataset.target ?? "";
}"""

# The middle of one thing of each kind that explains itself, where the finger meets it.
KINDS = """() => {
  const found = {};
  for (const thing of document.querySelectorAll(".board [data-target], .mine [data-target]")) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const met = document.elementFromPoint(at.x, at.y);
    if (met?.closest("[data-target]") === thing) found[thing.dataset.target.split(":")[0]] ??= at;
  }
  return found;
}"""

# The signs in sight that lie in nothing that explains itself.
MUTE = """() => [...document.querySelectorAll(".board .sign, .mine .sign")].flatMap(sign => {
  const { x, y, width, height } = sign.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  const mute = met && sign.contains(met) && !met.closest("[data-target], [role=button], button");
  return mute ? [sign.getAttribute("class")] : [];
})"""

# A question of each game at which much lies on the table.
BUSY = {"gugong": "gugong-prompt-sail", "viceroy": "viceroy-prompt-bid", "viscounts": "viscounts-prompt-play"}


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


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_what_is_printed_under_an_empty_pile_is_met_wherever_it_is_touched(size, people, house):
    table = next(tables_of("viscounts", 1))
    for view in table["views"].values():
        view["pairs"] = []
        for segment in view["segments"].values():
            segment.update(townsfolk=None, townsfolk_left=0, manuscript=None, manuscripts_left=0)
    ada = people.come(house.url, size)
    Posed(ada, "viscounts").show(table)
    for kind in ("townsfolk", "manuscript"):
        places = ada.page.locator(f'.board .place[data-target^="{kind}:"]:visible')
        places.first.wait_for()
        for place in places.all():
            assert place.evaluate(MET) == place.get_attribute("data-target")


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


@pytest.mark.parametrize("game", BUSY)
def test_a_finger_that_rests_on_a_thing_of_any_kind_gets_an_explanation(game, people, house):
    ada = people.come(house.url, PHONE, is_mobile=True)
    Posed(ada, game).show(next(table for table in tables_of(game, 1) if asked(table) == BUSY[game]))
    ada.page.locator(".board .place").first.wait_for()
    kinds = ada.page.evaluate(KINDS)
    finger = ada.page.context.new_cdp_session(ada.page)
    silent = []
    for kind, at in kinds.items():
        ada.page.locator("[data-decision]").tap(position={"x": 3, "y": 3})
        expect(ada.page.locator(".bubble")).to_have_count(0)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        try:
            ada.page.locator(".bubble").wait_for(timeout=1500)
        except TimeoutError:
            silent.append(kind)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert (silent, ada.page.evaluate(MUTE)) == ([], [])
    assert len(kinds) > 4


def asked(table: dict[str, Any]) -> str:
    """The key of the open question."""
    (decision,) = table["decisions"].values()
    return str(decision["prompt"]["key"])
