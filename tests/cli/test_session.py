"""Taking back: step by step up to the last reveal, only what is one's own, and everything when alone."""

from __future__ import annotations

from courtier.cli.session import Session
from courtier.core import record as records
from courtier.core.engine import legal
from courtier.core.position import state_digest
from courtier.games import load_game


def session(seats: list[str], seed: str = "5", **options: int) -> Session:
    game = load_game("viceroy")
    record = records.start(game, {"players": len(seats), **options}, seed)
    record.seats = seats
    return Session(game, record)


def play(table: Session, notation: str, seat: int = 0) -> None:
    table.act(seat, table.game.actions.parse(notation))


def first(table: Session, seat: int) -> None:
    table.act(seat, legal(table.s, seat)[0])


def test_alone_everything_can_be_taken_back():
    table = session([""], virtual=1)
    digests = []
    for _ in range(30):
        digests.append((state_digest(table.game, table.s), len(table.log)))
        first(table, 0)
    while table.history:
        assert table.undo(0) is None
        assert (state_digest(table.game, table.s), len(table.log)) == digests.pop()
    assert table.record.actions == []
    reason = table.undo(0)
    assert reason is not None
    assert reason.key == "play-nothing-to-undo"


def test_with_others_only_the_own_last_action_and_not_beyond_a_reveal():
    table = session(["", ""])
    first(table, 0)
    reason = table.why_no_undo(1)
    assert reason is not None
    assert reason.key == "cli-undo-other"
    assert table.why_no_undo(0) is None
    first(table, 1)  # the first cards are shown
    reason = table.why_no_undo(1)
    assert reason is not None
    assert reason.key == "play-cannot-undo"


def test_steps_after_a_reveal_go_back_as_far_as_the_reveal():
    table = session(["", ""])
    while table.s.round == 0:
        first(table, table.next_seat())
    play(table, "pass", 0)
    play(table, "pass", 1)
    seat = table.next_seat()
    at_reveal = state_digest(table.game, table.s)
    n = len(table.history)
    first(table, seat)
    first(table, seat)
    assert table.next_seat() == seat
    assert table.undo(seat) is None
    assert table.undo(seat) is None
    assert state_digest(table.game, table.s) == at_reveal
    assert table.undo(seat) is not None
    assert len(table.history) == n


def test_people_are_asked_before_bots_and_the_record_grows_with_every_action():
    table = session(["random", "", "random"])
    assert table.people() == [1]
    assert table.next_seat() == 1
    first(table, 1)
    assert table.next_seat() == 0
    assert [seat for seat, _ in table.record.actions] == [1]


def test_a_record_is_taken_up_where_it_ends():
    table = session(["", ""])
    for _ in range(40):
        first(table, table.next_seat())
    again = Session(table.game, records.read(records.write(table.record)))
    assert state_digest(again.game, again.s) == state_digest(table.game, table.s)
    assert len(again.log) == len(table.log)
    assert again.record.actions == table.record.actions
