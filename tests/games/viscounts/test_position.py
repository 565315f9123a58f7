"""Position documents written by hand. [W-TEST-01]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.messages import Message, Refused
from courtier.core.position import dump, load, schema
from courtier.games import load_game
from tests.games.viscounts.table import ROW, own, player, rival, solo, table
from tests.support import given
from tests.texts.scan import say_everywhere

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
        ({"townsfolk": {"A": {"top": ["nt_friar", "nt_miner"], "size": 1}}}, "townsfolk.A.size"),
        ({"manuscripts": {s: {"size": 1} for s in "ABCDE"}}, "manuscripts"),
        ({"last_round": 4, "round": 3}, "last_round"),
        ({"last_round": 0, "round": 3, "debts_left": 0}, "last_round"),
        ({"last_round": 9, "round": 3, "debts_left": 0}, "last_round"),
        ({"played": "st_abbot"}, "played"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(fields, place):
    with pytest.raises(Refused) as refused:
        table("turn", **fields)
    assert place_of(refused.value) == f"table.{place}"


def place_of(refused: Refused) -> str:
    """Where a refused document is wrong; the sentence is there in every language."""
    assert len(set(say_everywhere(refused.message).values())) == 3
    fault = refused.message.args["fault"]
    assert isinstance(fault, Message)
    return str(fault.args.get("place", fault.args.get("second")))


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


@pytest.mark.parametrize(
    ("red", "blue", "place", "rule"),
    [
        ({"row": ["st_abbot", None, "st_squire"]}, {}, "players[0].row", "W-MANAGE-01"),
        ({}, {"row": [None, None, "st_squire"]}, "players[1].row", "W-MANAGE-01"),
        ({"workers": {"tier1": {"flip": 4}}}, {}, "players", "W-CASTLE-05"),
        ({"workers": {"tier1": {"flip": 2}}}, {"workers": {"tier1": {"flip": 2}}}, "players", "W-CASTLE-05"),
        ({"workers": {"tier2": {"flip": 2}}}, {"workers": {"tier2": {"flip": 2}}}, "players", "W-CASTLE-05"),
    ],
)
def test_what_no_game_can_come_to_is_refused(red, blue, place, rule):
    with pytest.raises(Refused) as refused:
        table("turn", player(**red), player(space="E.R", **blue))
    assert place_of(refused.value) == f"table.{place}"
    assert refused.value.message.rule == rule


def test_the_leader_has_the_most_workers_inside():  # W-CASTLE-06
    one, two = player(workers={"tier3": 1}), player(space="E.R", workers={"tier3": 2})
    assert table("turn", one, two).table["leader"] == 1
    for leader in (0, None):
        with pytest.raises(Refused) as refused:
            table("turn", one, two, leader=leader)
        assert refused.value.message.rule == "W-CASTLE-06"
    tied = player(space="E.R", workers={"tier3": 1})
    assert table("turn", one, tied, leader=1).table["leader"] == 1, "a tie does not take the card away"


def test_a_crowded_section_is_resolved_at_the_moment_castle():  # W-CASTLE-05
    two = {"tier1": {"flip": 2}}
    g = table("castle", player(workers=two), player(space="E.R", workers=two))
    assert g.options() == ["bump tier1 flip seat1", "bump tier1 flip seat2"]


def test_who_is_about_to_move_has_played_a_card():  # W-MOVE-01
    with pytest.raises(Refused) as refused:
        table("movement", player(row=[None, "st_abbot", None]))
    assert place_of(refused.value) == "table.players[0].row"
    assert table("play-card", player(row=[None, "st_abbot", None], hand=["st_thief", "st_trader"])).seat == 0


def test_the_card_played_may_have_been_rearranged():  # W-MANAGE-09
    g = table("movement", player(row=["st_abbot", "st_labourer", None]), played="st_labourer")
    assert g.table["played"] == "st_labourer"


def test_workers_once_mentioned_are_nowhere_else():
    g = given("viscounts", table={"players": [{"workers": {}}, {"workers": {"tier2": {"flip": 1}}}]})
    assert own(g, "workers") == {"tier1": {}, "tier2": {}, "tier3": 0}
    assert own(g, "workers", 1) == {"tier1": {}, "tier2": {"flip": 1}, "tier3": 0}


@pytest.mark.parametrize("difficulty", [0, 3])
def test_a_removed_scheme_takes_the_place_of_one_of_its_kind(difficulty):  # W-RULING-44
    for seed in "abcdef":
        before = solo("next-turn", {}, difficulty=difficulty, seed=seed).table["rival"]
        after = solo("next-turn", rival(draw=["S2"]), difficulty=difficulty, seed=seed).table["rival"]
        kinds = [sorted(scheme[0] for pile in each for scheme in pile) for each in (piles(before), piles(after))]
        assert kinds[0] == kinds[1]


def piles(rival: dict[str, Any]) -> list[list[str]]:
    """All schemes of a rival, pile by pile."""
    return [[card for card in rival["row"] if card], rival["draw"], rival["discard"], rival["future"]]


def test_the_schema_says_what_happens_to_what_is_not_mentioned():
    described: Any = schema(GAME)["properties"]
    fields = described["table"]["properties"]
    player_fields, rival_fields = fields["players"]["items"]["properties"], fields["rival"]["properties"]
    assert "out of the game" in player_fields["draw"]["description"]
    assert "out of the game" not in rival_fields["draw"]["description"]
    assert "last free site" in player_fields["built"]["description"]
    assert "seat1" in fields["players"]["description"]


def test_buildings_take_the_last_free_sites_in_the_order_of_the_slots():
    g = table("turn", player(built=["gh2", "tp1"]), player(space="E.R", built=["ws1"]))
    names = {site: content["slot"] for site, content in g.table["sites"].items() if content}
    assert names == {"E4": "tp1", "E3": "gh2", "E2": "ws1"}


def test_a_removed_scheme_can_be_put_in_by_hand():  # W-RULING-44
    g = solo("rival-turn", rival(draw=["S2"], space="A.L"))
    assert g.table["rival"]["row"][0] == "S2"
    assert g.game.faults(g.s) == []


def test_the_rival_stays_on_the_outer_path():  # W-SOLO-06
    with pytest.raises(Refused):
        solo("turn", rival(space="A.I"))
