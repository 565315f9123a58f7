"""The turn of an opponent without a seat, in a real browser: step by step with its reasons, by itself or by hand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import LARGE, PHONE
from tests.browser.looking import faults_of, violations
from tests.browser.person import Person
from tests.server.running import Running

# How lightly each line of the log was ever drawn: those that come in, and those that fade although they stood there.
LINES = """() => {
  const seen = { coming: 0, flickered: [] };
  const full = new WeakSet();
  const look = () => {
    for (const line of document.querySelectorAll("#panel ol p")) {
      const whole = getComputedStyle(line).opacity === "1";
      if (!whole) seen.coming += 1;
      if (!whole && full.has(line)) seen.flickered.push(line.innerText);
      if (whole) full.add(line);
    }
    requestAnimationFrame(look);
  };
  look();
  return seen;
}"""


def alone(browser: Browser, house: Running, game: str, motion: str, size: tuple[int, int] = LARGE) -> Person:
    """A person who plays alone."""
    context: Any = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=size == PHONE,
        reduced_motion=motion,  # type: ignore[arg-type]
    )
    person = Person(context.new_page(), house.url, "Ada", "en")
    person.open()
    person.play_now(game)
    return person


@pytest.mark.parametrize(("game", "size"), [("gugong", PHONE), ("viscounts", LARGE)])
def test_the_opponents_turn_is_shown_line_by_line_and_waits_for_nobody(game, size, browser, house):
    ada = alone(browser, house, game, "no-preference", size)
    following = ada.page.locator("[data-following]")
    seen = ada.page.evaluate_handle(
        """() => {
          const seen = { counts: new Set(), rules: 0 };
          const look = () => {
            const count = document.querySelector("[data-following] .count")?.textContent;
            if (count) seen.counts.add(count);
            seen.rules = Math.max(seen.rules, document.querySelectorAll("[data-following] li .rule").length);
            requestAnimationFrame(look);
          };
          look();
          return seen;
        }"""
    )
    for _ in range(12):
        ada.answer_on_the_board()
        ada.wait_for_question()  # nobody has to do anything for it to come
        counts = ada.page.evaluate("seen => [...seen.counts].filter((count) => !count.startsWith('0/'))", seen)
        if len(counts) > 1:
            break
    assert len(counts) > 1, "one step after another"
    assert ada.page.evaluate("seen => seen.rules", seen) > 0, "its reasons are rules"
    expect(following).to_have_count(0)
    assert ada.faults == []
    ada.page.context.close()


@pytest.mark.parametrize(("game", "size"), [("gugong", LARGE), ("viscounts", PHONE)])
def test_it_is_followed_forwards_and_backwards_by_hand_afterwards(game, size, browser, house):
    ada = alone(browser, house, game, "reduce", size)
    again, count = ada.page.locator("[data-again]"), ada.page.locator("[data-following] .count")
    for _ in range(20):
        ada.answer_on_the_board()
        ada.wait_for_question()
        assert ada.page.locator("[data-following]").count() == 0, "nothing moves for who wants no motion"
        if again.count():
            again.click()
            expect(count).to_contain_text("1/")
            if int(count.inner_text().split("/")[1]) > 2:
                break
            ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Enter")
    expect(count).to_contain_text("2/")
    ada.page.locator("[data-step-back]").click()
    expect(count).to_contain_text("1/")
    assert faults_of(ada.page) == []
    assert violations(ada.page) == []
    ada.page.locator("[data-step-end]").click()
    expect(ada.page.locator("[data-following]")).to_have_count(0)
    assert ada.wait_for_question()
    ada.page.context.close()


def test_the_newest_line_of_the_log_is_in_sight_after_many_long_ones(browser, house):
    ada = alone(browser, house, "viscounts", "reduce")
    below = "list => Math.round(list.scrollHeight - list.clientHeight - list.scrollTop)"
    log = ada.page.get_by_role("list", name="Log")
    for _ in range(25):
        ada.answer_on_the_board()
        ada.wait_for_question()
    assert log.evaluate("list => list.scrollHeight > 2 * list.clientHeight"), "there is more than can be seen"
    assert log.evaluate(below) <= 2
    ada.page.reload()
    ada.wait_for_question()
    expect(log.locator("li").last).to_be_in_viewport()
    assert log.evaluate(below) <= 2
    ada.page.context.close()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_lines_of_the_log_come_in_once_and_at_once_where_motion_is_reduced(motion, browser, house):
    ada = alone(browser, house, "viscounts", motion)
    seen = ada.page.evaluate_handle(LINES)
    lines = ada.page.get_by_role("list", name="Log").locator(".line")
    followed = 0
    for _ in range(16):
        ada.answer_on_the_board()
        followed += ada.page.locator("[data-following]").count()
        ada.wait_for_question()
        if lines.count() > 12 and (followed or motion == "reduce"):
            break
    assert lines.count() > 12
    told = seen.json_value()
    assert told["flickered"] == []
    assert (told["coming"] > 0) is (motion == "no-preference")
    ada.page.context.close()


def test_nothing_comes_in_slowly_for_who_has_switched_motion_off(browser, house):
    ada = alone(browser, house, "viscounts", "no-preference")
    ada.page.evaluate("""localStorage.setItem("courtier-settings", '{"speed": "off"}')""")
    ada.page.reload()
    ada.wait_for_question()
    seen = ada.page.evaluate_handle(LINES)
    for _ in range(6):
        ada.answer_on_the_board()
        assert ada.page.locator("[data-following]").count() == 0
        ada.wait_for_question()
    assert ada.page.get_by_role("list", name="Log").locator(".line").count() > 3
    assert seen.json_value() == {"coming": 0, "flickered": []}
    ada.page.context.close()
