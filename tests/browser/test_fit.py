"""Everything fits: real states of games, at both sizes and sideways, in all languages and in one 40 % longer."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import LARGE, PHONE, SIDEWAYS
from tests.browser.looking import faults_of
from tests.server.running import Somebody

LANGUAGES = ["en", "cs", "tr", "qps"]
OPTIONS = {"gugong": {"players": 1}, "viceroy": {"players": 1, "virtual": 2}, "viscounts": {"players": 1}}
STATES = 20
APART = 6  # moves between two states


def table_of(ada: Somebody, game: str, always_the_same: bool) -> str:
    """A game of this person alone: the guided deal, which is always the same, or any other."""
    wish = {"game": game, "seats": [{"mine": True}], "options": OPTIONS[game], "start": True, "guide": always_the_same}
    answer = ada.http.post("/tables", json=wish)
    answer.raise_for_status()
    return str(answer.json()["id"])


def move_on(ada: Somebody, table_id: str, moves: int, rng: Random) -> bool:
    """Play so many answers at random; false when the game is over."""
    for _ in range(moves):
        for _ in range(200):
            table = ada.table(table_id)
            if table["status"] != "running":
                return False
            decision = next(iter(table["decisions"].values()), None)
            if decision is not None and decision.get("answer") is None:
                break
        else:
            raise AssertionError("the bots do not answer")
        ada.act(table_id, decision, rng.choice(decision["actions"])["action"])
    return True


def look_at_states(game: str, states: int, languages: list[str], always_the_same: bool, people, house) -> None:
    """Look at so many states of one game, in each language at all sizes; after its end at those of another."""
    person = people.come(house.url)
    ada = Somebody(house.url, token=person.sign_in())
    rng, table_id, faults = Random(3), "", []
    for state in range(states):
        if not table_id or not move_on(ada, table_id, APART, rng):
            table_id = table_of(ada, game, always_the_same)
            person.page.goto(f"{house.url}/#table={table_id}")
            person.page.reload()
        person.wait_for_question()
        for width, height in (LARGE, PHONE, SIDEWAYS):
            person.page.set_viewport_size({"width": width, "height": height})
            for lang in languages:
                person.speak(lang)
                faults += [f"{game} {state} {width} {lang}: {fault}" for fault in faults_of(person.page)]
    assert faults == []


@pytest.mark.parametrize("game", [*OPTIONS])
def test_real_states_fit_at_both_sizes_in_all_languages(game, people, house):
    look_at_states(game, 4, ["cs", "qps"], True, people, house)


@pytest.mark.deep
@pytest.mark.parametrize("game", [*OPTIONS])
def test_twenty_real_states_fit_at_both_sizes_in_all_languages(game, people, house):
    look_at_states(game, STATES, LANGUAGES, False, people, house)
