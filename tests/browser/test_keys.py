"""A small window and no mouse: what the focus explains never hides the board that the keys walk over."""

from __future__ import annotations

import pytest

from tests.browser.conftest import LARGE, PHONE, SIDEWAYS

OVER_THE_BOARD = """() => {
  const [one, other] = [".bubble", "main.board"].map((each) => document.querySelector(each).getBoundingClientRect());
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}"""


@pytest.mark.parametrize(("size", "hides"), [(PHONE, False), (SIDEWAYS, False), (LARGE, True)])
def test_the_explanation_of_what_has_the_focus_lies_beside_a_small_board(size, hides, people, house):
    ada = people.come(house.url, size)
    ada.play_now("viceroy")
    for _ in range(40):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("() => document.activeElement.matches('main.board .place')"):
            break
    bubble = ada.page.locator(".bubble")
    bubble.wait_for()
    assert bubble.inner_text().strip()
    assert ada.page.evaluate(OVER_THE_BOARD) is hides
