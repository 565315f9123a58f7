"""The laws of undo (E60): it restores the exact state, and never crosses a reveal, a draw or another seat's action."""

from __future__ import annotations

import pytest

from courtier.core.engine import seats_to_act
from courtier.core.rng import FastRng
from courtier.games import GAMES
from courtier.table import Denied, replayed
from courtier.table import commands as cmd
from courtier.table.commands import NewTable, SeatWish
from courtier.table.model import PASSED, SHOWN
from tests.table.tables import AtTable, people


def undo_laws(game: str, seed: int, steps: int) -> int:
    """Play at random, undo at random; how many undos there were."""
    at = people("ada", "bora", "cyril", game=game)
    rng = FastRng(seed)
    before: list[tuple[str, int, int]] = []  # digest, reveals and draws before each move of the line
    undone = 0
    for _ in range(steps):
        if at.table.status != "running":
            break
        state = at.table.state
        for seat in range(3):
            moves = len(at.table.line)
            try:
                events = decide_undo(at, seat)
            except Denied:
                assert not moves or at.table.line[-1].seat != seat or not at.table.line[-1].free
                continue
            if rng.below(3):
                continue
            digest, reveals, drawn = before[moves - 1]
            assert at.table.line[-1].seat == seat
            assert (reveals, drawn) == (state.reveals, state.rng.counter)
            assert at.table.asked() == [seat]
            at.keep(events)
            assert at.digest() == digest
            assert at.table.asked() == [seat]
            before.pop()
            undone += 1
            break
        else:
            before.append((at.digest(), state.reveals, state.rng.counter))
            at.random_act(rng)
    again = replayed("t1", at.stored)
    assert again.line == at.table.line
    return undone


def decide_undo(at: AtTable, seat: int):
    from courtier.table import decide

    return decide(at.table, cmd.Undo(seat, at.ref()), at.holder(seat), at.now)


@pytest.mark.parametrize("game", GAMES)
def test_undo_restores_the_exact_state_and_crosses_nothing(game):
    assert sum(undo_laws(game, seed, 150) for seed in range(4)) > 5


def test_several_actions_of_one_act_are_taken_back_one_by_one():
    rng = FastRng(3)
    for seed in range(30):
        at = people("ada", "bora")
        for _ in range(10 + seed):
            at.random_act(rng)
        seat = at.table.asked()[0]
        if len(at.table.asked()) > 1:
            continue
        first = at.digest()
        at.act(seat, at.options(seat)[-1])
        if at.table.line[-1].free and not at.table.state.answers:
            at.do(cmd.Undo(seat, at.ref()), at.holder(seat))
            assert at.digest() == first
            return
    pytest.fail("no free action was found")


def test_a_takeback_needs_everybody():
    at = people("ada", "bora", "cyril")
    rng = FastRng(8)
    digests = []
    for _ in range(30):
        digests.append(at.digest())
        at.random_act(rng)
    moves, seen = len(at.table.line), at.table.mark().seen((0,))
    back = at.table.moves_of((0,), seen - 12)
    at.do(cmd.Propose("p1", "takeback", 0, seen - 12), "ada")
    at.do(cmd.Answer("p1", True), "bora")
    assert len(at.table.line) == moves
    at.do(cmd.Answer("p1", True), "cyril")
    assert len(at.table.line) == back
    assert at.digest() == digests[back]
    at.do(cmd.Propose("p2", "takeback", 0, 3), "ada")
    at.do(cmd.Answer("p2", False), "bora")
    assert not at.table.proposals
    assert len(at.table.line) == back
    assert replayed("t1", at.stored).line == at.table.line


def test_whoever_asked_for_a_takeback_may_withdraw_it():
    at = people("ada", "bora")
    rng = FastRng(8)
    for _ in range(5):
        at.random_act(rng)
    moves = len(at.table.line)
    at.do(cmd.Propose("p1", "takeback", 0, 0), "ada")
    at.do(cmd.Answer("p1", False), "ada")
    assert not at.table.proposals
    assert len(at.table.line) == moves


def test_a_move_ends_an_open_takeback():
    at = people("ada", "bora")
    rng = FastRng(8)
    for _ in range(5):
        at.random_act(rng)
    at.do(cmd.Propose("p1", "takeback", 0, 0), "ada")
    at.random_act(rng)
    assert not at.table.proposals


def test_a_move_that_all_saw_is_not_called_secret_because_a_secret_question_follows():
    at = people("ada", "bora", game="viceroy")
    rng = FastRng(6)
    followed = 0
    for _ in range(120):
        asked_together = bool(at.table.state.answers)
        at.random_act(rng)
        if not asked_together and at.table.state.answers and len(seats_to_act(at.table.state)) == 2:
            assert at.table.line[-1].stays in {PASSED, SHOWN}
            followed += at.table.line[-1].stays == PASSED
    assert followed


def test_alone_one_may_take_back_what_was_shown():
    seats = [SeatWish(mine=True), SeatWish("bot", "random")]
    at = AtTable(NewTable("viceroy", seats, start=True))
    rng = FastRng(8)
    start = at.digest()
    while len(at.table.line) < 40:
        at.random_act(rng)
    while at.table.line and any(move.seat == 0 for move in at.table.line):
        at.do(cmd.Undo(0, at.ref()))
    if not at.table.line:
        assert at.digest() == start


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_undo_laws_in_many_games(game):
    assert sum(undo_laws(game, seed, 400) for seed in range(200)) > 500
