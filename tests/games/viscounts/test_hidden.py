"""What is hidden, what is known, and where chance comes from. [W-INFO, W-TEST-02]"""

from __future__ import annotations

from typing import Any

from courtier.core.rng import seeded
from courtier.games import load_game
from courtier.games.viscounts.cards import draw_up_to, shuffle_discard
from tests.games.viscounts.table import ROW, own, player, solo, table

GAME: Any = load_game("viscounts")
HAND = ["st_thief", "st_trader", "st_lender"]


def worlds(g: Any, seat: Any, n: Any = 30) -> Any:
    """What a seat may suppose."""
    return [GAME.write_position(GAME.determinize(g.s, seat, seeded(str(i)))) for i in range(n)]


def test_the_order_of_draw_piles_is_hidden_from_everybody():  # W-INFO-01
    g = table("play-card", player(row=[None, "st_abbot", None], hand=HAND))
    for seat in (0, 1):
        assert len({tuple(world["players"][0]["draw"]) for world in worlds(g, seat)}) > 5
    assert "draw" not in g.view(0)["players"][0]
    assert g.view(1)["players"][0]["draw_size"] == len(own(g, "draw"))


def test_piles_below_the_top_are_hidden():  # W-INFO-01, W-INFO-04
    g = table("play-card", player(row=[None, "st_abbot", None], hand=HAND))
    for pile in ("townsfolk", "manuscripts"):
        tops = {tuple(world[pile][s]["top"][0] for s in "ABCDE") for world in worlds(g, 0)}
        assert tops == {tuple(g.table[pile][s]["top"][0] for s in "ABCDE")}
        assert len({tuple(world[pile]["A"]["top"][1:3]) for world in worlds(g, 0)}) > 5
        sizes = {tuple(world[pile][s]["size"] for s in "ABCDE") for world in worlds(g, 0)}
        assert len(sizes) == 1


def test_a_hand_is_hidden_from_opponents_but_its_size_is_not():  # W-INFO-02
    g = table("play-card", player(row=[None, "st_abbot", None], hand=HAND))
    assert g.view(0)["players"][0]["hand"] == HAND
    assert g.view(1)["players"][0]["hand"] is None
    assert g.view(-1)["players"][0]["hand"] is None
    assert g.view(1)["players"][0]["hand_size"] == 3
    assert {tuple(world["players"][0]["hand"]) for world in worlds(g, 0)} == {tuple(HAND)}
    assert len({tuple(world["players"][0]["hand"]) for world in worlds(g, 1)}) > 5


def test_everything_else_is_public():  # W-INFO-03
    g = table("play-card", player(row=[None, "st_abbot", None], hand=HAND, discard=["st_squire"], silver=3, ink=2))
    for viewer in (-1, 0, 1):
        seat = g.view(viewer)["players"][0]
        assert seat["row"] == [None, "st_abbot", None]
        assert seat["discard"] == ["st_squire"]
        assert (seat["silver"], seat["ink"]) == (3, 2)
        assert len(seat["deck"]) == 9
        assert g.view(viewer)["debts_left"] == 12


def test_drawn_cards_are_told_to_their_owner_only():  # W-INFO-02
    g = table("draw-cards", player(row=ROW, hand=[]))
    event: Any = g.happened("draw")[0]
    assert "cards" in event.for_seat(0).args
    assert event.for_seat(1).kind == event.for_seat(-1).kind == "draw-hidden"


def test_cards_in_hand_when_the_draw_pile_ran_out_are_known():  # W-INFO-02
    deck = player(
        row=ROW, hand=["st_thief", "st_trader"], draw=[], discard=["st_lender", "st_journeyman", "st_financier"]
    )
    g = table("draw-cards", deck)
    assert own(g, "known_in_hand") == ["st_thief", "st_trader"]
    for world in worlds(g, 1):
        assert {"st_thief", "st_trader"} < set(world["players"][0]["hand"])
    assert len({tuple(world["players"][0]["hand"]) for world in worlds(g, 1)}) == 3


def test_unseen_future_schemes_may_be_in_either_pile():  # W-INFO-01, W-SOLO-03
    g = solo("turn", difficulty=2, seed="schemes")
    draws = [frozenset(s for s in world["rival"]["draw"] if s[0] == "F") for world in worlds(g, 0, 40)]
    assert len(set(draws)) > 5
    assert {len(draw) for draw in draws} == {2}


def test_a_scheme_that_was_seen_stays_where_it_is():  # W-INFO-01
    seat = {"space": "A.L", "row": [None] * 3, "draw": ["F1", "S1", "S3"], "discard": ["S4"], "seen": ["F1"]}
    g = solo("turn", seat)
    assert all("F1" in world["rival"]["draw"] for world in worlds(g, 0))


def test_all_chance_comes_from_the_seed():  # W-TEST-02
    one, two = (table("turn", player(row=ROW, hand=HAND), seed="same").play_on(4) for _ in range(2))
    assert one.digest() == two.digest()
    other = table("turn", player(row=ROW, hand=HAND), seed="other").play_on(4)
    assert other.digest() != one.digest()


def test_discards_just_shuffled_in_are_known_not_to_be_in_hand():  # W-INFO-02, W-INFO-03
    deck = {"hand": ["st_thief", "st_trader"], "draw": ["st_lender", "st_journeyman"]}
    g = table("play-card", player(row=[None, "st_abbot", None], discard=["st_squire", "st_labourer"], **deck))
    shuffle_discard(g.s, 0)
    doc = GAME.write_position(g.s)
    assert doc["players"][0]["fresh"] == ["st_labourer", "st_squire"]
    hands = {tuple(world["players"][0]["hand"]) for world in worlds(g, 1, 60)}
    assert len(hands) == 6, "two of the four cards that nobody has seen"
    assert not {card for hand in hands for card in hand} & {"st_squire", "st_labourer"}
    draw_up_to(g.s, 0, 3)
    hands = {tuple(world["players"][0]["hand"]) for world in worlds(g, 1, 60)}
    assert {card for hand in hands for card in hand} & {"st_squire", "st_labourer"}, "now it may be one of them"
    assert GAME.faults(g.s) == []
