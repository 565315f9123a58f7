"""Phase 5. [W-COLL]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.table import ROW, asked, goods, player, table, track

CLEAN = ["st_abbot", "st_squire", "st_labourer"]
CRIMINAL = ["st_abbot", "st_thief", "st_labourer"]


def collide(space: Any, row: Any = CLEAN, others: Any = (), players: Any = 2, **fields: Any) -> Any:
    seat = player(row=row, corruption=space, virtue=space, hand=["st_trader", "st_lender"], **fields)
    return table("collision", seat, *others, players=players)


def test_only_stuck_markers_of_the_active_player_collide():  # W-COLL-01
    blue = player(space="E.R", row=CLEAN, corruption=4, virtue=4)
    g = table("collision", player(row=CLEAN, corruption=3, virtue=4), blue)
    assert not g.happened("collision")
    assert track(g, 1) == (4, 4)
    assert goods(g) == goods(g, 1) == {}


@pytest.mark.parametrize(
    ("space", "gained"),
    [
        (1, {"silver": 1, "acquired_deeds": 3}),
        (2, {"silver": 1, "acquired_deeds": 2}),
        (3, {"silver": 1, "acquired_deeds": 1}),
        (4, {"silver": 2, "acquired_deeds": 1, "unpaid_debts": 1}),
        (5, {"silver": 2, "unpaid_debts": 1}),
        (6, {"silver": 3, "unpaid_debts": 2}),
        (7, {"silver": 4, "unpaid_debts": 3}),
    ],
)
def test_gains_by_space(space, gained):  # W-COLL-04, W-COLL-07
    g = collide(space)
    if asked(g) == "rearrange":
        g.choose("pass")
    assert goods(g) == gained
    assert track(g) == (1, 7)  # W-COLL-06


@pytest.mark.parametrize(
    ("space", "clean", "criminal"),
    [
        (1, {}, {"unpaid_debts": 1}),
        (2, (1, 7), (2, 7)),
        (3, (1, 7), (2, 7)),
        (5, (1, 6), (1, 7)),
        (6, (1, 6), (1, 7)),
        (7, {"acquired_deeds": 1}, {}),
    ],
)
def test_opponents_gain_by_their_criminals(space, clean, criminal):  # W-COLL-05, W-COLL-07
    others = [player(space="E.R", row=CLEAN), player(space="E.R", row=CRIMINAL)]
    g = collide(space, others=others, players=3)
    for p, expected in ((1, clean), (2, criminal)):
        assert (track(g, p) if isinstance(expected, tuple) else goods(g, p)) == expected


def test_on_space_4_every_opponent_may_rearrange():  # W-COLL-05, W-COLL-07
    others = [player(space="E.R", row=CLEAN), player(space="E.R", row=CRIMINAL)]
    g = collide(4, others=others, players=3)
    assert (g.seat, asked(g)) == (1, "rearrange")
    g.choose("pass")
    assert (g.seat, asked(g)) == (2, "rearrange")


def test_ws2_gives_virtue_to_everybody_without_criminals_first():
    """W-COLL-02, W-BUILD-05: the active player first; the markers move before the gains are read."""
    others = [player(space="E.R", row=CLEAN, built=["ws2"]), player(space="E.R", row=CRIMINAL, built=["ws2"])]
    g = collide(4, others=others, players=3, built=["ws2"])
    assert goods(g) == {"silver": 1, "acquired_deeds": 1}  # space 3
    assert track(g, 1) == (1, 6)
    assert track(g, 2) == (2, 7)  # no virtue, and corruption as an opponent on space 3
    with_thief = collide(5, CRIMINAL, built=["ws2"])
    assert goods(with_thief) == {"silver": 2, "unpaid_debts": 1}


def test_abilities_of_all_boards_come_second_in_turn_order():  # W-COLL-03, W-RULING-04, W-RULING-05
    others = [player(space="E.R", row=["nt_peddler_gold", "nt_peddler_silver", "st_squire"])]
    g = collide(5, ["nt_peddler_ink", "st_abbot", "nt_peddler_stone"], others=others)
    assert goods(g) == {"ink": 1, "stone": 1, "silver": 2, "unpaid_debts": 1}
    assert goods(g, 1) == {"gold": 1, "silver": 2}
    gains = [(event.seat, str(event.args["what"].args["what"])) for event in g.happened("gain")]
    assert [seat for seat, _ in gains] == [0, 0, 1, 1, 0]
    assert "ink" in gains[0][1]
    assert "stone" in gains[1][1]


def test_an_ability_can_move_the_markers_before_the_gains():  # W-COLL-04
    g = collide(5, ["he_ada", "st_abbot", "st_squire"])
    assert asked(g) == "take"
    g.choose("take ink1")
    if asked(g) == "rearrange":
        g.choose("pass")
    assert goods(g) == {"ink": 1, "silver": 2, "acquired_deeds": 1, "unpaid_debts": 1}  # Ada moved them to 4


def test_markers_return_and_are_free_again():  # W-COLL-06
    g = collide(6, ROW)
    assert track(g) == (1, 7)
    assert len(g.happened("collision")) == 1
