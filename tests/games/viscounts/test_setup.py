"""Set-up: kingdom, piles and the draft. [W-SETUP]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.engine import legal, play, seat_to_act
from courtier.core.messages import Refused
from courtier.core.position import dump, new_game
from courtier.games import load_game
from tests.games.viscounts.table import goods, own, player, table, track
from tests.support import Play, given

GAME: Any = load_game("viscounts")


def fresh(players: int, seed: str = "setup") -> Any:
    return Play(GAME, new_game(GAME, {"players": players}, seed))


def pick(card: str, players: int = 2, **fields: Any) -> Any:
    """A draft in which this player card is on offer to the last player."""
    pairs = [{"card": card, "hero": "he_emma"}, {"card": "1" if card != "1" else "2", "hero": "he_ada"}]
    g = given(
        "viscounts",
        {"players": players},
        {
            "layout": ["A", "B", "C", "D", "E"],
            "ink_stone_at": "A",
            "round": 0,
            "debts_left": -1,
            "deeds_left": -1,
            "pairs": pairs,
            "players": [
                player(space=None, hand=[], draw=[], discard=[], ready=False),
                *[player(space="E.R") for _ in range(players - 1)],
            ],
            **fields,
        },
        next=[
            {"at": "game/0/0/0", "seat": 0, "done": 1},
            {"at": "game/0", "seat": -1, "done": 1},
            {"at": "game", "seat": -1, "done": 1},
        ],
    )
    return g.choose(f"pick {card}")


@pytest.mark.parametrize(("players", "side", "sites"), [(1, "1-2", 20), (2, "1-2", 20), (3, "3-4", 25), (4, "3-4", 25)])
def test_the_side_depends_on_the_number_of_players(players, side, sites):  # W-SETUP-01
    view = fresh(players).view(0)
    assert view["side"] == side
    assert len(view["sites"]) == sites
    assert sorted(view["layout"]) == ["A", "B", "C", "D", "E"]


def test_segments_and_castle_are_laid_out_at_random():
    """W-SETUP-01, W-SETUP-02: every order of the segments, every turn of the castle."""
    views = [fresh(2, str(seed)).view(0) for seed in range(60)]
    assert len({tuple(view["layout"]) for view in views}) > 30
    turns = {view["segments"][view["layout"][0]]["section"] for view in views}
    assert len(turns) == 5
    for view in views:
        sections = [view["segments"][segment]["section"] for segment in view["layout"]]
        at = sections.index("ink_stone")
        assert sections[at:] + sections[:at] == ["ink_stone", "flip", "gold_or_move", "hire_or_destroy", "virtue"]


def test_townsfolk_lie_in_five_piles_with_one_card_visible():  # W-SETUP-03, W-RULING-31
    for seed in range(5):
        g = fresh(2, str(seed))
        sizes = [len(g.table["townsfolk"][segment]["top"]) for segment in g.table["layout"]]
        neutral = GAME.box.n_cards - GAME.box.first_neutral
        assert sizes == [(neutral + 4 - i) // 5 for i in range(5)]  # 14, 14, 14, 13, 13
        for segment, pile in g.table["townsfolk"].items():
            assert g.view(0)["segments"][segment]["townsfolk"] == pile["top"][0]


def test_manuscripts_lie_in_five_piles_of_seven_with_a_grey_back_on_top():  # W-SETUP-04
    grey = {"ms_grey_flip", "ms_black_flip", "ms_yellow_flip", "ms_blue_flip", "ms_blue_hire"}
    piles = fresh(3).table["manuscripts"]
    assert {pile["top"][0] for pile in piles.values()} == grey
    assert [len(pile["top"]) for pile in piles.values()] == [7] * 5
    assert {fresh(3, str(seed)).table["manuscripts"]["A"]["top"][0] for seed in range(40)} == grey


def test_bonus_cards_and_leader_card_belong_to_nobody():  # W-SETUP-05
    g = fresh(4)
    assert g.table["leader"] is None
    assert all(seat["bonus"] == [] for seat in g.table["players"])


def test_everybody_has_nine_buildings_twenty_workers_and_eight_cards():  # W-SETUP-06
    g = fresh(2)
    while g.s.round == 0:
        play(GAME, g.s, seat_to_act(g.s), legal(g.s, seat_to_act(g.s))[-1])
    view = g.view(0)
    for seat in view["players"]:
        starting = [card for card in seat["deck"] if card.startswith("st_")]
        assert len(starting) >= 7  # player card 9 may have destroyed one
        assert seat["supply"] + sum(seat["workers"]["tier1"].values()) == 20
        assert len(seat["built"]) <= 1


def test_the_start_player_is_chosen_at_random_and_stays():  # W-SETUP-07
    assert {fresh(4, str(seed)).table["start"] for seed in range(40)} == {0, 1, 2, 3}
    g = fresh(3)
    start = g.table["start"]
    assert g.play_on().table["start"] == start


@pytest.mark.parametrize(("players", "pairs"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_one_pair_more_than_players(players, pairs):  # W-SETUP-08, W-SOLO-04
    offered = fresh(players).view(0)["pairs"]
    assert len(offered) == pairs
    assert len({pair["card"] for pair in offered}) == len({pair["hero"] for pair in offered}) == pairs


def test_players_pick_in_reverse_turn_order():  # W-SETUP-09
    for seed in range(6):
        g = fresh(4, str(seed))
        start = g.table["start"]
        seen = []
        while g.s.round == 0:
            if g.options()[0].startswith("pick"):
                seen.append(g.seat)
            g.choose(g.options()[0])
        assert seen == [(start + 3) % 4, (start + 2) % 4, (start + 1) % 4, start]


def test_each_player_is_ready_before_the_next_one_picks():  # W-SETUP-09, W-SETUP-13
    g = fresh(3)
    first = g.seat
    while g.seat == first:
        g.choose(g.options()[0])
    assert len(own(g, "hand", first)) == 3
    assert own(g, "space", g.seat) is None


def test_the_viscount_starts_on_the_number_of_the_card():  # W-SETUP-10
    expected = {"1": "B.L", "2": "B.R", "3": "A.L", "4": "A.R", "5": "E.L", "6": "E.R", "7": "D.L", "8": "D.R"}
    expected |= {"9": "C.L", "10": "C.R"}
    for card, space in expected.items():
        assert own(pick(card), "space") == space


def test_the_revealed_rest_leaves_the_game():  # W-SETUP-15
    g = fresh(2)
    offered = {pair["hero"] for pair in g.view(0)["pairs"]}
    while g.s.round == 0:
        g.choose(g.options()[0])
    assert g.view(0)["pairs"] == []
    owned = {card for seat in g.view(0)["players"] for card in seat["deck"] if card.startswith("he_")}
    assert len(owned) == 2
    assert owned < offered


# -- the ten player cards [W-SETUP-11]


def test_player_card_1_gains_and_one_virtue():
    g = pick("1")
    assert goods(g) == {"stone": 1, "ink": 2, "silver": 8, "acquired_deeds": 2, "unpaid_debts": 1}
    assert track(g) == (1, 6)


def test_player_card_2_lets_choose_two_resources_and_approves_a_deed():  # W-SETUP-11, W-RULING-29
    g = pick("2").choose("take ink1+gold1")
    expected = {"ink": 1, "gold": 1, "silver": 6, "acquired_deeds": 2, "approved_deeds": 1, "unpaid_debts": 1}
    assert goods(g) == expected


def test_player_card_3_takes_a_cheap_manuscript_of_any_segment():  # W-SETUP-11, W-EFF-14
    g = pick("3", manuscripts={"A": {"top": ["ms_grey_virtue"]}, "B": {"top": ["ms_grey_guildhall"]}})
    assert not g.offers("manuscript B")
    g.choose("manuscript A")
    assert own(g, "manuscripts") == ["ms_grey_virtue"]
    assert goods(g) == {"gold": 1, "silver": 3, "acquired_deeds": 1, "unpaid_debts": 1}


def test_player_card_4_pays_a_debt_for_a_resource():
    g = pick("4").choose("take stone1")
    assert goods(g) == {
        "gold": 2,
        "ink": 1,
        "stone": 1,
        "silver": 6,
        "acquired_deeds": 1,
        "unpaid_debts": 1,
        "paid_debts": 1,
    }


def test_player_card_5_hires_into_the_deck_to_be():
    """W-RULING-14, W-SETUP-12: the hired card is shuffled in; discard, shuffle and rearrange effects do nothing yet."""
    g = pick("5", townsfolk={"C": {"top": ["nt_missionary_2"]}})
    g.choose_all("take gold1", "hire C")
    assert "nt_missionary_2" in g.view(0)["players"][0]["deck"]
    assert own(g, "discard") == []
    assert len(own(g, "hand")) == 3
    assert track(g) == (1, 7)


def test_player_card_6_puts_two_workers_into_any_section():  # W-SETUP-11, W-EFF-12
    g = pick("6").choose("section virtue")
    assert own(g, "workers")["tier1"] == {"virtue": 2}


def test_player_card_7_moves_corruption_before_virtue():
    assert track(pick("7")) == (2, 6)


def test_player_card_8_builds_a_trading_post_on_the_own_bank_only():
    """W-SETUP-11, W-RULING-48: sites of the viscount's bank, none across the river."""
    g = pick("8").choose("take ink1")
    sites = {option.split()[2] for option in g.options()}
    assert sites == {"D3", "D4"}
    assert {option.split()[1] for option in g.options()} == {"tp1", "tp2", "tp3"}
    g.choose("building tp2 D4")
    assert own(g, "built") == ["tp2"]
    assert own(g, "gold") == 1


def test_player_card_9_destroys_any_card_of_the_deck_for_its_cost():
    g = pick("9")
    assert {"card he_emma destroy", "card st_financier destroy", "pass"} <= set(g.options())
    assert g.refuses("card nt_acolyte destroy").rule == "W-SETUP-11"
    g.choose("card he_emma destroy")
    assert goods(g) == {"stone": 2, "silver": 8, "acquired_deeds": 1, "unpaid_debts": 1}
    assert len(g.view(0)["players"][0]["deck"]) == 8


def test_player_card_10_gives_two_corruption():
    g = pick("10")
    expected = {"stone": 1, "gold": 1, "ink": 1, "silver": 10, "acquired_deeds": 1, "unpaid_debts": 2}
    assert goods(g) == expected
    assert track(g) == (3, 7)


def test_the_first_shuffle_brings_neither_corruption_nor_virtue():  # W-SETUP-12
    g = pick("3", manuscripts={"A": {"top": ["ms_blue_silver4"]}})
    g.choose(g.options()[0])
    assert track(g) == (1, 7)
    assert len(own(g, "draw")) == 6
    assert len(own(g, "hand")) == 3


@pytest.mark.parametrize(("players", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_the_stacks_do_not_depend_on_what_set_up_took(players, debts, deeds):  # W-SETUP-14
    for seed in range(4):
        g = fresh(players, str(seed))
        assert g.table["debts_left"] == g.table["deeds_left"] == -1
        while g.s.round == 0:
            g.choose(g.options()[0])
        assert (g.table["debts_left"], g.table["deeds_left"]) == (debts, deeds)


def test_set_up_can_be_written_and_read_in_the_middle():
    g = pick("2")
    again = Play(GAME, GAME.copy(g.s))
    assert dump(GAME, again.s) == g.position


def test_a_position_names_what_cannot_be():  # W-TEST-01
    with pytest.raises(Refused, match=r"error-position-twice.*st_abbot"):
        table("turn", player(row=["st_abbot", None, None], hand=["st_abbot"]))
