"""A guided first game is always the same deal, and for one person who plays alone."""

from __future__ import annotations

import pytest

from courtier.games import GAMES
from courtier.table import create
from courtier.table.commands import NewTable, SeatWish
from courtier.table.errors import Denied
from courtier.table.events import Created
from courtier.table.guide import DEALS

ME = SeatWish(mine=True)


def seed_of(wish: NewTable) -> str:
    created = create(wish, "ada", "Ada", "a secret seed")[0]
    assert isinstance(created, Created)
    return created.seed


def test_every_game_has_a_guided_deal():
    assert set(DEALS) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_the_same_every_time_and_only_where_it_was_asked_for(game):
    options: dict[str, bool | int | str] = {"players": 1, "virtual": 1} if game == "viceroy" else {"players": 1}
    assert seed_of(NewTable(game, [ME], options, guide=True)) == DEALS[game]
    assert seed_of(NewTable(game, [ME], options)) == "a secret seed"


def test_a_bot_may_play_along():
    wish = NewTable("viceroy", [ME, SeatWish("bot", "easy")], {"players": 2}, guide=True)
    assert seed_of(wish) == DEALS["viceroy"]


@pytest.mark.parametrize("seats", [[ME, ME], [ME, SeatWish()], [SeatWish()]])
def test_no_other_person_sits_at_a_table_whose_deal_everybody_knows(seats):
    wish = NewTable("gugong", seats, {"players": len(seats)}, guide=True)
    with pytest.raises(Denied) as refused:
        seed_of(wish)
    assert refused.value.message.key == "server-error-guide-alone"
