from __future__ import annotations

import pytest

from courtier.core.canonical import canonical
from courtier.core.engine import seats_to_act
from courtier.core.record import read, replay
from courtier.core.rng import FastRng
from courtier.games import GAMES, load_game
from courtier.table import Denied, project, replayed
from courtier.table import commands as cmd
from courtier.table.commands import NewTable, SeatWish
from courtier.table.deciding import Repeated
from courtier.table.records import record_of
from tests.table.tables import HOST, AtTable, people


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_its_log_tells_it_again(game):
    at = people("ada", "bora", "cyril", game=game)
    rng = FastRng(7)
    while at.table.status == "running":
        at.random_act(rng)
    again = replayed("t1", at.stored)
    assert canonical(project(again, (1,))) == canonical(project(at.table, (1,)))
    assert again.line == at.table.line
    assert again.hidden == at.table.hidden
    record = read(record_of(at.table))
    final = replay(load_game(game), record)
    assert not seats_to_act(final)
    assert record.seats == ["Ada", "Bora", "Cyril"]


def test_every_viewpoint_is_numbered_without_gaps():
    at = people("ada", "bora", "cyril")
    rng = FastRng(3)
    for _ in range(120):
        at.random_act(rng)
    assert at.table.hidden, "secret answers were replaced"
    for viewpoint in [(), (0,), (1,), (2,), (0, 2), (0, 1, 2)]:
        numbers = [each["v"] for each in at.seen(viewpoint)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert project(at.table, viewpoint)["v"] == numbers[-1]


def test_a_log_cut_anywhere_is_a_table_that_goes_on():
    at = people("ada", "bora")
    rng = FastRng(5)
    digests = {}
    for _ in range(40):
        at.random_act(rng)
        digests[at.table.n] = (at.digest(), list(at.table.decisions))
    for n, (digest, decisions) in digests.items():
        cut = AtTable(NewTable("viceroy", [SeatWish(), SeatWish()]))
        cut.table = replayed("t1", at.stored[:n])
        assert cut.digest() == digest
        assert cut.table.decisions == decisions


def test_an_act_names_the_open_decision_of_its_seat():
    at = people("ada", "bora")
    seat = at.table.asked()[0]
    old = at.table.decisions[seat]
    option = at.options(seat)[0]
    with pytest.raises(Denied) as refused:
        at.do(cmd.Act(seat, "0-0", [option], "x"), at.holder(seat))
    assert refused.value.kind == "stale"
    decision = refused.value.more["decision"]
    assert isinstance(decision, dict)
    assert decision["id"] == old


def test_a_secret_answer_of_one_seat_leaves_the_decisions_of_the_others_as_they_are():
    at = people("ada", "bora", "cyril")
    rng = FastRng(1)
    while len(at.table.asked()) < 3:
        at.random_act(rng)
    before = list(at.table.decisions)
    at.act(1, at.options(1)[0])
    assert at.table.decisions[0] == before[0]
    assert at.table.decisions[2] == before[2]
    assert at.table.decisions[1] != before[1], "a second tab may not replace the answer unknowingly"


def test_a_repeated_reference_returns_the_first_answer_and_changes_nothing():
    at = people("ada", "bora")
    seat = at.table.asked()[0]
    command = cmd.Act(seat, at.table.decisions[seat], [at.options(seat)[0]], "once")
    at.do(command, at.holder(seat))
    n = at.table.n
    with pytest.raises(Repeated) as again:
        at.do(command, at.holder(seat))
    assert again.value.n == n
    with pytest.raises(Denied) as refused:
        at.do(cmd.Act(seat, command.decision, ["pass"], "once"), at.holder(seat))
    assert refused.value.kind == "conflict"
    assert at.table.n == n


def test_several_actions_apply_all_or_none():
    at = people("ada", "bora")
    rng = FastRng(2)
    tried = 0
    while at.table.status == "running" and tried < 5:
        seat = at.table.asked()[0]
        before, option = at.digest(), at.options(seat)[0]
        with pytest.raises(Denied) as refused:
            at.act(seat, option, "pass of no game")
        assert refused.value.kind == "illegal"
        assert at.digest() == before
        tried += 1
        at.random_act(rng)


def test_nothing_may_follow_an_action_that_shows_something():
    at = people("ada", "bora")
    seats = at.table.asked()
    for seat in seats[:-1]:
        at.act(seat, at.options(seat)[0])
    last = seats[-1]
    with pytest.raises(Denied) as refused:
        at.act(last, at.options(last)[0], "pass")
    assert refused.value.message.key == "server-error-after-reveal"


def test_only_the_holder_acts_for_a_seat():
    at = people("ada", "bora")
    seat = at.table.asked()[0]
    command = cmd.Act(seat, at.table.decisions[seat], [at.options(seat)[0]], "x")
    other = "bora" if at.holder(seat) == "ada" else "ada"
    for who in (other, "!bot"):
        with pytest.raises(Denied) as refused:
            at.do(command, who)
        assert refused.value.kind == "forbidden"
    with pytest.raises(Denied) as refused:
        at.do(command, "stranger")
    assert refused.value.kind == "not-found"


def test_seed_and_record_come_out_only_after_the_end():
    at = people("ada", "bora")
    rng = FastRng(11)
    while at.table.status == "running":
        for viewpoint in [(), (0,), (1,)]:
            assert "seed" not in project(at.table, viewpoint)
        with pytest.raises(Denied):
            record_of(at.table)
        for _ in range(20):
            if at.table.status == "running":
                at.random_act(rng)
    assert project(at.table, ())["seed"] == "seed"
    assert record_of(at.table)


def test_one_person_may_hold_several_seats():
    at = people("ada", "ada", "bora")
    assert at.table.seats_of("ada") == (0, 1)
    views = project(at.table, (0, 1))["views"]
    assert isinstance(views, dict)
    assert set(views) == {"0", "1"}


def test_a_game_with_bots_and_a_person_starts_at_once():
    seats = [SeatWish(mine=True), SeatWish("bot", "random"), SeatWish("bot", "random")]
    at = AtTable(NewTable("viceroy", seats, start=True))
    assert at.table.status == "running"
    assert at.holder(1) == "!bot"
    rng = FastRng(4)
    while at.table.status == "running":
        at.random_act(rng)
    assert at.table.end_reason == "played"


def test_a_solo_game_has_its_opponents_in_the_options():
    at = AtTable(NewTable("viceroy", [SeatWish(mine=True)], {"virtual": 2}, start=True))
    assert at.table.setup.options["virtual"] == 2


def test_a_table_with_corrections_lives_beside_one_without():
    wish = NewTable("viceroy", [SeatWish(mine=True)] * 2, start=True)
    plain = AtTable(wish)
    cards = load_game("viceroy")
    assert plain.table.rules is cards
    with pytest.raises(Denied) as refused:
        AtTable(NewTable("viceroy", [SeatWish(mine=True)] * 2, corrections={"nonsense": 1}))
    assert refused.value.kind == "invalid"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (NewTable("chess", [SeatWish()]), "error-game-unknown"),
        (NewTable("viceroy", [SeatWish()] * 5), "error-option-value"),
        (NewTable("viceroy", [SeatWish()]), "viceroy-error-solo-virtual"),
        (NewTable("viceroy", [SeatWish()] * 2, {"players": 3}), "server-error-seat-count"),
        (NewTable("viceroy", [SeatWish("bot", "genius")] * 2), "server-error-no-bot"),
        (NewTable("viceroy", [SeatWish(name="Eve")] * 2), "server-error-name-not-mine"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish, key):
    with pytest.raises(Denied) as refused:
        AtTable(wish, HOST)
    assert refused.value.message.key == key


def test_two_hands_on_one_screen_are_told_which_of_them_may_know_what():  # W-INFO-02
    at = people("ada", "bora", game="viscounts")
    rng = FastRng(1)
    for _ in range(40):
        at.random_act(rng)
    drawn = [told for each in at.seen((0, 1)) for told in each.get("told", []) if told["kind"] == "draw"]
    assert {told["seat"] for told in drawn} == {0, 1}
    for told in drawn:
        assert told["seats"] == [told["seat"]]
        assert told["otherwise"]["kind"] == "draw-hidden"
        assert "seats" not in told["otherwise"]
    alone = [told for each in at.seen((0,)) for told in each.get("told", [])]
    assert not any("seats" in told for told in alone)
