from __future__ import annotations

import pytest

from courtier.core.rng import FastRng
from courtier.table import Denied, tick
from courtier.table import commands as cmd
from courtier.table.commands import NewTable, SeatWish
from courtier.table.events import BotSeated, ClockSpec
from tests.table.tables import AtTable, invite, people


def refusal(at: AtTable, command: cmd.AnyCommand, who: str) -> tuple[str, str]:
    n = at.table.n
    with pytest.raises(Denied) as refused:
        at.do(command, who)
    assert at.table.n == n
    return refused.value.kind, refused.value.message.key


def test_an_invitation_is_for_one_seat_and_works_once():
    at = AtTable(NewTable("viceroy", [SeatWish(), SeatWish()]))
    at.do(cmd.Invite("i1", 1, "hash"))
    at.do(cmd.Claim("hash", "Bora"), "bora")
    assert at.table.seats[1].person == "bora"
    assert refusal(at, cmd.Claim("hash", "Eve"), "eve") == ("not-found", "server-error-invitation")


def test_a_new_invitation_ends_the_old_one_and_time_ends_both():
    at = AtTable(NewTable("viceroy", [SeatWish(), SeatWish()]))
    at.do(cmd.Invite("i1", 1, "old"))
    at.do(cmd.Invite("i2", 1, "new", expires=at.now + 1000))
    assert refusal(at, cmd.Claim("old", "Eve"), "eve")[0] == "not-found"
    at.now += 1001
    assert refusal(at, cmd.Claim("new", "Eve"), "eve")[0] == "not-found"
    at.do(cmd.Uninvite("i2"))
    assert not at.table.invites


def test_the_host_cannot_invite_somebody_into_a_seat_that_is_held():
    at = people("ada", "bora")
    assert refusal(at, cmd.Invite("i9", 1, "hash"), "ada") == ("forbidden", "server-error-seat-held")
    at.do(cmd.Invite("i9", 1, "hash"), "bora")
    at.do(cmd.Claim("hash", "Bora's phone"), "bora2")
    assert at.table.seats[1].person == "bora2"
    seat = at.table.asked()[0]
    assert refusal(at, cmd.Resign(1), "bora")[0] == "not-found", "the old device is a stranger now"
    assert at.holder(seat) in ("ada", "bora2")


def test_a_lost_seat_comes_back_by_the_agreement_of_all_others():
    at = people("ada", "bora", "cyril")
    at.do(cmd.Propose("p1", "reseat", 2, hash="new secret"), "ada")
    assert refusal(at, cmd.Claim("new secret", "Eve"), "eve")[0] == "not-found"
    assert refusal(at, cmd.Answer("p1", True), "cyril")[0] == "forbidden"
    at.do(cmd.Answer("p1", True), "bora")
    at.do(cmd.Claim("new secret", "Cyril"), "cyril2")
    assert at.table.seats[2].person == "cyril2"


def test_a_bot_plays_on_for_somebody_who_left_and_the_person_may_come_back():
    at = people("ada", "bora")
    at.do(cmd.Leave(1), "bora")
    assert at.table.seats[1].bot
    assert at.table.seats[1].person == "bora"
    decision = at.table.decisions[1]
    assert refusal(at, cmd.Act(1, decision, [at.options(1)[0]], "x"), "bora")[1] == "server-error-bot-plays"
    at.act(1, at.options(1)[0])
    at.do(cmd.Return(1), "bora")
    assert not at.table.seats[1].bot


def test_all_others_together_may_put_a_bot_in_for_somebody_absent():
    at = people("ada", "bora", "cyril")
    assert refusal(at, cmd.SeatBot(2, "random"), "ada")[0] == "forbidden"
    at.do(cmd.Propose("p1", "bot", 2, level="random"), "ada")
    at.do(cmd.Answer("p1", True), "bora")
    assert at.table.seats[2].bot == "random"


def test_leaving_before_the_start_frees_the_seat():
    at = AtTable(NewTable("viceroy", [SeatWish(mine=True), SeatWish()]))
    invite(at, 1, "bora")
    at.do(cmd.Leave(1), "bora")
    assert not at.table.seats[1].taken
    assert refusal(at, cmd.Start(), "ada")[1] == "server-error-seats-free"
    at.do(cmd.SeatBot(1, "random"))
    at.do(cmd.Start())


def test_who_resigns_is_followed_by_a_bot_and_the_last_one_ends_the_game():
    at = people("ada", "bora")
    at.do(cmd.Resign(1), "bora")
    assert at.table.seats[1].bot
    assert refusal(at, cmd.Return(1), "bora")[1] == "server-error-resigned"
    at.do(cmd.Resign(0), "ada")
    assert (at.table.status, at.table.end_reason) == ("ended", "abandoned")


def test_time_that_is_over_lets_a_bot_play_on():
    wish = NewTable("viceroy", [SeatWish(mine=True)] * 2, clock=ClockSpec("per_move", per_move=30_000), start=True)
    at = AtTable(wish)
    assert not tick(at.table, at.now + 29_999)
    assert not tick(at.table, at.now - 3_600_000), "a clock that jumps back costs nobody anything"
    events = tick(at.table, at.now + 30_000)
    assert [type(each) for each in events] == [BotSeated, BotSeated]
    at.keep(events)
    at.do(cmd.Return(0))
    assert not at.table.seats[0].bot


def test_a_bank_shrinks_by_what_was_used_and_grows_by_the_increment():
    clock = ClockSpec("bank", bank=60_000, increment=5_000)
    at = AtTable(NewTable("viceroy", [SeatWish(mine=True)] * 2, clock=clock, start=True))
    seat = at.table.asked()[0]
    at.now += 20_000
    at.act(seat, at.options(seat)[0])
    assert at.table.banks[seat] == 45_000
    assert at.table.banks[1 - seat] == 60_000


def test_a_stranger_cannot_tell_a_hidden_table_from_none():
    at = people("ada", "bora")
    for command in (cmd.Start(), cmd.Chat("hi", "r"), cmd.Resign(0), cmd.Watch("Eve"), cmd.Leave(0)):
        assert refusal(at, command, "eve") == ("not-found", "server-error-no-table")


def test_chat_is_cleaned_and_only_for_those_at_the_table():
    at = people("ada", "bora")
    at.do(cmd.Chat("hello\u202e\u200b there\x07", "r1"))
    assert at.seen(())[-1]["text"] == "hello there"
    assert refusal(at, cmd.Chat("\u200b", "r2"), "ada")[0] == "invalid"


def test_names_have_limits_in_code_points():
    at = AtTable(NewTable("viceroy", [SeatWish(), SeatWish()]))
    at.do(cmd.Invite("i1", 1, "hash"))
    assert refusal(at, cmd.Claim("hash", "x" * 41), "bora")[1] == "server-error-name"
    at.do(cmd.Claim("hash", "Č" * 40), "bora")


def test_the_same_people_play_again():
    from courtier.table import rematch, replayed
    from courtier.table.events import Stored

    at = people("ada", "bora")
    assert refusal(at, cmd.Rematch("t2"), "ada")[0] == "conflict"
    rng = FastRng(9)
    while at.table.status == "running":
        at.random_act(rng)
    at.do(cmd.Rematch("t2"), "bora")
    events = rematch(at.table, "another seed")
    new = replayed("t2", [Stored(i, 1, event) for i, event in enumerate(events, 1)])
    assert [seat.person for seat in new.seats] == ["ada", "bora"]
    assert new.status == "running"
    at.do(cmd.Archive())
    assert refusal(at, cmd.Chat("x", "r"), "ada")[0] == "conflict"


def test_only_the_server_freezes_a_game_and_then_nothing_moves():
    at = people("ada", "bora")
    assert refusal(at, cmd.Freeze("r1"), "ada")[0] == "forbidden"
    at.do(cmd.Freeze("r1"), "!server")
    assert at.table.status == "frozen"
    assert refusal(at, cmd.Act(0, "0-1", ["pass"], "x"), "ada")[0] == "broken"


def test_a_game_that_waits_for_its_people_begins_with_the_last_of_them():
    at = AtTable(NewTable("viceroy", [SeatWish(mine=True), SeatWish(), SeatWish()], start=True))
    invite(at, 1, "bora")
    assert at.table.status == "open"
    at.do(cmd.Invite("watch", -1, "to watch"))
    at.do(cmd.Claim("to watch", "Wanda"), "wanda")
    assert at.table.status == "open", "a watcher takes no seat"
    invite(at, 2, "cyril")
    assert at.table.status == "running"


def test_a_bot_in_the_last_free_seat_begins_the_game_too():
    at = AtTable(NewTable("viceroy", [SeatWish(mine=True), SeatWish()], start=True))
    at.do(cmd.SeatBot(1, "random"))
    assert at.table.status == "running"


def test_those_who_share_a_screen_have_names_of_their_own():
    seats = [SeatWish(mine=True, name="Ada"), SeatWish(mine=True, name="Bora\u202e")]
    at = AtTable(NewTable("viceroy", seats, start=True), "couple")
    assert at.table.names() == ("Ada", "Bora")
    assert at.table.seats_of("couple") == (0, 1)
