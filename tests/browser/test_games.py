"""Whole games in a real browser: by clicking the board, and by keys alone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import LARGE, PHONE
from tests.browser.person import Person

GAMES = ["gugong", "viceroy", "viscounts"]
MOST = 400  # answers; no game of one person needs as many


def finish(person: Person, answer) -> int:
    """Play until the game is over; how many answers that took."""
    for count in range(MOST):
        if not person.wait_for_question():
            return count
        answer()
    raise AssertionError(f"{MOST} answers and no end")


def see_the_end(person: Person) -> None:
    """The last screen tells who won and leads back to the board."""
    ending = person.page.locator("dialog[open] .ending")
    assert ending.locator("h1").inner_text().strip()
    assert ending.locator(".ranks li").count() >= 1
    assert ending.locator(".chart tbody tr").count() >= 5
    person.page.keyboard.press("Escape")
    ending.wait_for(state="detached")
    assert person.page.locator("main.board svg").first.is_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_clicking_the_board(game, people, house):
    ada = people.come(house.url)
    ada.play_now(game)
    assert finish(ada, ada.answer_on_the_board) > 20
    see_the_end(ada)


def test_a_whole_game_is_played_by_keys_alone(people, house):
    ada = people.come(house.url)
    ada.play_now("gugong")
    assert finish(ada, ada.answer_with_keys) > 20
    see_the_end(ada)


@pytest.mark.deep
@pytest.mark.parametrize("lang", ["cs", "tr"])
@pytest.mark.parametrize("size", [LARGE, PHONE])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["board", "keys"])
def test_whole_games_at_both_sizes_and_in_other_languages(way, game, size, lang, people, house):
    ada = people.come(house.url, size, lang)
    ada.play_now(game)
    answer = ada.answer_on_the_board if way == "board" else ada.answer_with_keys
    assert finish(ada, answer) > 20
    see_the_end(ada)
