"""A move step by step: it comes to the same, every line has its picture, and only one's own moves are unfolded.

Whoever watches somebody who plays alone follows the automated opponent as well, but sees no hand.
"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.canonical import canonical
from courtier.core.rng import FastRng
from courtier.games import GAMES
from courtier.table import Denied
from courtier.table.projection import past
from courtier.table.unfolding import steps
from tests.table.tables import AtTable, people


def acted(at: AtTable, seat: int) -> dict[str, Any]:
    """The last event, as its seat is shown it."""
    shown: dict[str, Any] = at.seen((seat,))[-1]
    return shown


def walk(at: AtTable, seed: int) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """A game to its end; every move with its steps."""
    rng = FastRng(seed)
    out = []
    while at.table.status == "running":
        seat = at.random_act(rng)
        event = next(each for each in reversed(at.seen((seat,))) if each["kind"] == "acted")
        found: Any = steps(at.table, (seat,), event["moves"], 1)
        out.append((event, found))
        assert [each["told"] for each in found][-1:] == [len(event["told"])][: len(found)], event
        if found:
            assert canonical(found[-1]["views"]) == canonical(past(at.table, (seat,), event["moves"])), event
        else:
            assert not event["told"]
    return out


@pytest.mark.parametrize("game", GAMES)
def test_a_move_step_by_step_comes_to_the_same_as_at_once(game):
    walk(people("ada", "bora", game=game), 3)


@pytest.mark.parametrize(("game", "word"), [("gugong", "meng-reveals"), ("viscounts", "scheme")])
def test_the_turn_of_an_automated_opponent_has_a_picture_for_its_lines(game, word):
    played = walk(people("ada", game=game), 4)
    turns = [each for each in played if any(told["kind"] == word for told in each[0]["told"])]
    assert len(turns) > 8
    for event, found in turns:
        before = [each["told"] for each in found]
        assert before == sorted(set(before))  # each step tells something new
        assert len(found) >= len(event["told"]) / 4
    different = [len({canonical(each["views"]) for each in found}) for _, found in turns]
    assert sum(different) / len(different) > 2.5  # and mostly shows something new


def test_two_answers_given_as_one_are_unfolded_together():
    at = people("ada", game="gugong")
    rng = FastRng(5)
    for _ in range(30):
        at.random_act(rng)
    both: Any = steps(at.table, (0,), 20, 2)
    first: Any = steps(at.table, (0,), 19, 1)
    second: Any = steps(at.table, (0,), 20, 1)
    n = first[-1]["told"] if first else 0
    assert both == [*first, *({**each, "told": each["told"] + n} for each in second)]


def test_only_my_own_moves_are_unfolded_and_only_those_that_were_made():
    at = people("ada", "bora", game="gugong")
    rng = FastRng(6)
    seat = at.random_act(rng)
    moves = acted(at, seat)["moves"]
    steps(at.table, (seat,), moves, 1)
    for viewpoint, n in (((1 - seat,), moves), ((), moves), ((seat,), moves + 1), ((seat,), 0)):
        with pytest.raises(Denied):
            steps(at.table, viewpoint, n, 1)


@pytest.mark.parametrize("game", ["gugong", "viscounts"])
def test_whoever_watches_a_game_of_one_follows_the_opponent_as_a_spectator(game):
    at = people("ada", game=game)
    rng = FastRng(8)
    for _ in range(25):
        at.random_act(rng)
        event: Any = next(each for each in reversed(at.seen(())) if each["kind"] == "acted")
        found: Any = steps(at.table, (), event["moves"])
        assert [each["told"] for each in found][-1:] == [len(event["told"])][: len(found)], event
        for each in found:
            assert set(each["views"]) == {"spectator"}
    assert canonical(found[-1]["views"]) == canonical(past(at.table, (), event["moves"]))
