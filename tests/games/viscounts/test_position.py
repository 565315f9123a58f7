"""Position documents written by hand. [W-TEST-01]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.messages import Refused
from courtier.core.position import dump, load
from courtier.games import load_game
from tests.games.viscounts.table import ROW, own, player, rival, solo, table
from tests.support import given

GAME: Any = load_game("viscounts")


def test_an_empty_document_is_the_game_after_set_up():  # W-TEST-01
    g = given("viscounts")
    assert g.table["round"] == 1
    assert len(own(g, "hand")) == 3


def test_a_card_that_is_mentioned_leaves_its_pile():
    g = table("play-card", player(row=[None, "nt_friar", None], hand=["nt_miner", "st_abbot"]))
    piles = [card for pile in g.table["townsfolk"].values() for card in pile["top"]]
    assert "nt_friar" not in piles
    assert g.game.faults(g.s) == []


def test_named_cards_lie_on_top_and_others_fill_the_pile():
    g = table("turn", townsfolk={"A": {"top": ["nt_friar", "nt_miner"]}, "B": {"top": [], "size": 2}})
    assert g.table["townsfolk"]["A"]["top"][:2] == ["nt_friar", "nt_miner"]
    assert g.table["townsfolk"]["B"]["size"] == 2
    everywhere = [card for pile in g.table["townsfolk"].values() for card in pile["top"]]
    assert len(everywhere) == len(set(everywhere))


def test_a_hero_that_is_given_to_one_player_is_not_with_another():
    for hero in ("he_ada", "he_emma", "he_rudolf"):
        g = table("play-card", player(row=[None] * 3, hand=[hero, "st_abbot"]), players=4)
        decks = [g.view(p)["players"][p]["deck"] for p in range(4)]
        heroes = [card for deck in decks for card in deck if card.startswith("he_")]
        assert len(heroes) == len(set(heroes)) == 4
        assert hero in decks[0]


def test_buildings_without_a_site_get_one():
    g = table("turn", player(built=["tp1", "gh2"]), sites={"A1": {"owner": 1, "slot": "ws1"}})
    owners = [content for content in g.table["sites"].values() if content]
    assert len(owners) == 3
    assert own(g, "built", 1) == ["ws1"]


def test_every_moment_and_every_seat():
    for active in range(3):
        for moment in (
            "turn",
            "play-card",
            "movement",
            "primary-action",
            "recruit",
            "collision",
            "draw-cards",
            "castle",
        ):
            seats = [player(row=ROW, hand=["st_thief", "st_trader"], silver=5) for _ in range(3)]
            g = table(moment, *seats, players=3, active=active, start=1)
            assert g.game.faults(g.s) == []
            g.play_on(1)
            assert g.over


def test_a_document_written_by_the_game_reads_back():
    g = table("primary-action", player(row=ROW, silver=4, stone=3), players=3)
    for _ in range(40):
        doc = dump(GAME, g.s)
        assert dump(GAME, load(GAME, doc)) == doc
        g.choose(g.options()[-1])
    solo_game = solo(
        "turn", rival(draw=["S3"], space="B.L"), player(space="A.L", row=ROW, hand=["st_thief", "st_trader"])
    )
    doc = dump(GAME, solo_game.s)
    assert dump(GAME, load(GAME, doc)) == doc


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"layout": ["A", "A", "B", "C", "D"]}, "layout"),
        ({"start": 3}, "start"),
        ({"active": 3}, "active"),
        ({"rival": {}}, "rival"),
        ({"leader": 3}, "leader"),
        ({"sites": {"A5": {"owner": 0, "slot": "ws1"}}}, "sites.A5"),
        ({"sites": {"A1": {"owner": 0, "slot": "ws1"}, "A2": {"owner": 0, "slot": "ws1"}}}, "sites.A2"),
        ({"sites": {"A1": {"owner": 0, "slot": "ai1"}}}, "sites.A1.slot"),
        ({"townsfolk": {"A": {"top": ["st_abbot"]}}}, "townsfolk.A"),
        ({"townsfolk": {"A": {"top": ["nt_friar"]}, "B": {"top": ["nt_friar"]}}}, "townsfolk.B"),
        ({"townsfolk": {"A": {"top": ["nt_friar", "nt_miner"], "size": 1}}}, "townsfolk.A"),
        ({"manuscripts": {s: {"size": 1} for s in "ABCDE"}}, "a manuscript is missing"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(fields, place):
    with pytest.raises(Refused) as refused:
        table("turn", **fields)
    assert str(refused.value.message.args["fault"]).startswith(place)


@pytest.mark.parametrize(
    ("seat", "key"),
    [
        ({"corruption": 9}, "error-place-number"),
        ({"corruption": 6, "virtue": 3}, "error-position-fault"),
        ({"row": ["st_abbot"]}, "error-place-list"),
        ({"space": "A.X"}, "error-place-word"),
        ({"workers": {"tier1": {"flip": 20, "virtue": 20}}}, "error-position-fault"),
        ({"hand": ["he_ada", "he_emma"]}, "error-position-fault"),
        ({"hand": [], "row": ["st_abbot", None, None], "draw": [], "discard": []}, "error-position-fault"),
        ({"colour": "red"}, "error-place-unknown"),
    ],
)
def test_players_that_cannot_be_are_refused(seat, key):
    with pytest.raises(Refused) as refused:
        table("turn", player(**seat))
    assert refused.value.message.key == key


def test_a_removed_scheme_can_be_put_in_by_hand():  # W-RULING-44
    g = solo("rival-turn", rival(draw=["S2"], space="A.L"))
    assert g.table["rival"]["row"][0] == "S2"
    assert g.game.faults(g.s) == []


def test_the_rival_stays_on_the_outer_path():  # W-SOLO-06
    with pytest.raises(Refused):
        solo("turn", rival(space="A.I"))
