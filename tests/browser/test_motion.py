"""Pieces that travel: seen on the way in a real browser, in nobody's way, and not at all for who wants no motion."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import LARGE, PHONE
from tests.browser.person import Person
from tests.browser.posed import Posed, tables_of
from tests.server.running import Running

WATCH = """() => {
  window.seen = [];
  const look = () => {
    for (const all of document.querySelectorAll("[data-sky]")) {
      let copy = all;
      while (!(copy instanceof SVGElement)) copy = copy.firstElementChild;
      const { x, y } = copy.getBoundingClientRect();
      window.seen.push({ x: Math.round(x), y: Math.round(y), inert: getComputedStyle(all).pointerEvents });
    }
    requestAnimationFrame(look);
  };
  look();
}"""


# While hands are closed: how many closed ones there are, and how visible the pieces are that wait to fly.
CLOSED = """() => {
  window.held = [];
  const look = () => {
    const fists = document.querySelectorAll(".reveal .side:not(.away):has(.shake)").length;
    const copies = [...document.querySelectorAll("[data-sky] *")].filter(each => each.style.position === "fixed");
    const waiting = copies.map(each => each.style.opacity || "1");
    if (fists) window.held.push({ fists, waiting });
    requestAnimationFrame(look);
  };
  look();
}"""


def somebody(
    browser: Browser, house: Running, motion: str, game: str = "viceroy", size: tuple[int, int] = LARGE
) -> Person:
    """A person alone against bots whose page is watched from now on."""
    context: Any = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion=motion,  # type: ignore[arg-type]
    )
    person = Person(context.new_page(), house.url, "Ada", "en")
    person.open()
    person.play_now(game)
    person.page.evaluate(WATCH)
    return person


def test_the_first_card_flies_from_the_hand_into_the_pyramid(browser, house):
    ada = somebody(browser, house, "no-preference")
    ada.answer_on_the_board()
    ada.page.wait_for_function("() => window.seen.length > 3", timeout=10_000)
    seen = ada.page.evaluate("() => window.seen")
    assert len({(each["x"], each["y"]) for each in seen}) > 2, "it was seen at several places on its way"
    assert {each["inert"] for each in seen} == {"none"}, "no click ends in the air"
    expect(ada.page.locator("[data-sky]")).to_have_count(0, timeout=10_000)
    assert ada.faults == []
    ada.page.context.close()


def test_pieces_fly_when_one_step_of_the_history_is_walked_back_and_on(browser, house):
    ada = somebody(browser, house, "no-preference")
    ada.answer_on_the_board()
    ada.wait_for_question()
    expect(ada.page.locator("[data-sky]")).to_have_count(0, timeout=10_000)
    for key in ("ArrowLeft", "ArrowRight"):
        ada.page.evaluate("() => { window.seen = [] }")
        for _ in range(12):  # a secret choice of somebody moves nothing
            ada.page.keyboard.press(key)
            ada.page.wait_for_timeout(600)
            if ada.page.evaluate("() => window.seen.length"):
                break
        else:
            raise AssertionError(f"twelve steps by {key} and nothing has flown")
        expect(ada.page.locator("[data-sky]")).to_have_count(0, timeout=10_000)
    ada.page.context.close()


def test_nothing_in_the_air_tells_on_a_phone_what_closed_hands_hold(browser, house):
    ada = somebody(browser, house, "no-preference", size=PHONE)
    ada.page.evaluate(CLOSED)
    while not ada.page.evaluate("() => window.held.some(each => each.waiting.length)"):
        assert ada.wait_for_question(), "a whole game in which nobody bid"
        ada.answer_on_the_board()
        ada.page.wait_for_timeout(600)
    seen = ada.page.evaluate("() => window.held")
    assert {opacity for each in seen for opacity in each["waiting"]} == {"0"}
    assert ada.faults == []
    ada.page.context.close()


def test_nothing_flies_where_motion_is_reduced(browser, house):
    ada = somebody(browser, house, "reduce")
    for _ in range(3):
        ada.answer_on_the_board()
        ada.wait_for_question()
    assert ada.page.evaluate("() => window.seen") == []
    ada.page.context.close()


@pytest.mark.parametrize("game", ["gugong", "viceroy", "viscounts"])
def test_a_page_that_waits_for_its_player_comes_to_rest(browser, house, game):
    ada = somebody(browser, house, "no-preference", game)
    running = "() => document.getAnimations().filter(each => each.effect.target instanceof SVGElement).length"
    assert ada.page.evaluate(running) > 0, "what can be chosen calls for attention at first"
    ada.page.wait_for_function(f"() => ({running})() === 0", timeout=30_000)
    ada.page.context.close()


def test_what_an_opponent_gives_and_takes_has_somewhere_to_come_from_on_a_phone(people, house):
    for game in ("gugong", "viscounts"):
        ada = people.come(house.url, PHONE)
        ada.play_now(game)
        mark = ada.page.locator('[data-home="player:1"]').first
        expect(mark).to_be_in_viewport(ratio=1)
        mark.click()
        expect(ada.page.locator("dialog[open]")).to_be_visible()


def test_what_leaves_a_place_flies_with_its_own_face_and_not_with_that_of_what_comes_after(browser, house):
    context: Any = browser.new_context(viewport={"width": LARGE[0], "height": LARGE[1]}, reduced_motion="no-preference")
    ada = Person(context.new_page(), house.url, "Ada", "en")
    ada.open()
    ada.sign_in()
    table = next(tables_of("viscounts", 1))
    posed = Posed(ada, "viscounts")
    posed.show(table)
    dismissed = deepcopy(table)
    (view,) = dismissed["views"].values()
    segments = view["segments"]
    (first, here), (_, other) = list(segments.items())[:2]
    before = ada.page.locator(f'[data-target="townsfolk:{first}"] [data-piece]').first.text_content()
    here["townsfolk"], other["townsfolk"] = other["townsfolk"], None
    ada.page.evaluate(
        """() => {
          window.flown = [];
          const look = () => {
            for (const all of document.querySelectorAll("[data-sky]")) window.flown.push(all.textContent);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    posed.show(dismissed)
    ada.page.wait_for_function("() => window.flown.length > 0", timeout=10_000)
    assert before in ada.page.evaluate("() => window.flown")
    context.close()
