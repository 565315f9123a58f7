"""Somebody who plays a guided first game and does nothing but what the guide invites to."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator

from tests.browser.person import Person

MOST = 90  # answers and readings in one guide
MOST_TABS = 400
# What the guide says and where it points, to see whether something has changed.
STATE = """() => {
  const guide = document.querySelector("[data-guide]");
  if (!guide) return null;
  const called = (each) => {
    const { target, action, place } = each.dataset;
    return target ?? action ?? place ?? (each.matches("[data-confirm]") ? "confirm" : each.id);
  };
  return {
    step: guide.dataset.guide,
    moves: guide.dataset.moves,
    picked: guide.dataset.picked,
    text: guide.innerText,
    read: guide.querySelector("[data-guide-next]") !== null,
    at: [...document.querySelectorAll("[data-guided]")].map(called),
  };
}"""
# What lies on top in the middle of the ring, and whether it belongs to what the ring is around.
HIT = """([x, y]) => {
  const hit = document.elementFromPoint(x, y);
  return hit?.closest("[data-guided]") ? "" : (hit?.outerHTML ?? "nothing").slice(0, 160);
}"""

State = dict[str, Any]


class Guided:
    """The guide of one page: where it is, and how it is followed."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def card(self) -> Locator:
        """What the guide says."""
        return self.page.locator("[data-guide]")

    @property
    def height(self) -> float:
        """How much of the screen it takes, in pixels."""
        box = self.card.bounding_box()
        assert box is not None
        return box["height"]

    def begin(self, game: str) -> None:
        """Learn by playing; a name is asked for once."""
        self.person.go(f"learn={game}")
        self.page.locator("dialog input").first.fill(self.person.name)
        self.page.keyboard.press("Enter")
        self.card.wait_for(timeout=60_000)

    def state(self) -> State | None:
        """The guide now; nothing once it is over."""
        told: State | None = self.page.evaluate(STATE)
        return told

    def settled(self, before: State | None) -> State | None:
        """The guide once it says or shows something else, with something to do."""
        for _ in range(300):
            self.page.wait_for_timeout(60)
            now = self.state()
            if now is None or (now != before and (now["read"] or now["at"])):
                return now
        raise AssertionError(f"nothing came of {json.dumps(before, ensure_ascii=False)}")

    def follow(self, now: State, keyboard: bool) -> State | None:
        """Read on, or do the one thing that is ringed."""
        if keyboard and now["read"]:
            self.page.keyboard.press("n")
        elif keyboard:
            self._tab_to("[data-guided]")
            self.page.keyboard.press("Enter")
        elif now["read"]:
            self.page.locator("[data-guide-next]").click(timeout=8000)
        else:
            self._click_in_the_ring()
        return self.settled(now)

    def _click_in_the_ring(self) -> None:
        """A click goes where the eye is led: into the middle of the ring, once it has come to rest."""
        before: Any = None
        for _ in range(60):
            box = self.page.locator("[data-ring]").first.bounding_box()
            if box is not None and box == before:
                break
            before = box
            self.page.wait_for_timeout(200)
        else:
            raise AssertionError("the ring does not come to rest")
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert self.page.evaluate(HIT, list(middle)) == ""
        if (self.page.viewport_size or {"width": 0})["width"] < 760:
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)

    def _tab_to(self, selector: str) -> None:
        """Go to the thing that is pointed at with the Tab key alone."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by keyboard to {selector}: {json.dumps(self.state(), ensure_ascii=False)}")

    def answer(self, notation: str) -> None:
        """Give an answer by its button; what cannot be taken back waits for a confirmation."""
        moves = self.card.get_attribute("data-moves")
        self.page.locator(f'[data-action="{notation}"]').first.click()
        for _ in range(100):
            self.page.wait_for_timeout(100)
            if self.card.get_attribute("data-moves") != moves:
                return
            confirm = self.page.locator("[data-confirm]:enabled")
            if confirm.count():
                confirm.first.click()
        raise AssertionError(f"{notation} was not taken")
