"""Set-up. [RULES section 2]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.engine import legal, seats_to_act
from courtier.core.position import new_game
from courtier.games import load_game
from tests.games.viceroy.table import (
    CHARACTERS,
    COLORS,
    LAWS,
    at,
    display,
    hand,
    held,
    laid,
    mine,
    seat,
    shown,
    supply,
    tokens,
)
from tests.support import Play, given

FOUR = [1, 2, 3, 4]


def new(players: int = 3, seed: str = "set-up", **options: Any) -> Play:
    """A new game that waits for the first cards."""
    game = load_game("viceroy")
    virtual = {"virtual": 1} if players == 1 else {}
    return Play(game, new_game(game, {"players": players, **virtual, **options}, seed))


def pick(g: Play) -> Play:
    """Every seat chooses the lower of its characters, then everything else that is asked comes first in its list."""
    while g.view(-1)["round"] == 0:
        g.choose(g.options()[0])
    return g


@pytest.mark.parametrize("players", FOUR)
def test_the_supply_has_four_gems_of_each_colour_per_player(players):  # V-SETUP-02
    g = new(players)
    for color in COLORS:
        on_the_table = g.view(-1)["supply"][color]
        behind_screens = sum(mine(g, i)["gems"][color] for i in range(players))
        assert on_the_table + behind_screens == 4 * players


def test_virtual_opponents_do_not_increase_the_supply():  # V-SETUP-02
    assert len(supply(new(2, virtual=2))) + 12 == 32


@pytest.mark.parametrize("players", FOUR)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_everybody_starts_with_six_gems_at_most_two_of_a_colour(players, seed):  # V-SETUP-03
    g = new(players, seed)
    for i in range(players):
        assert len(held(g, i)) == 6
        assert max(mine(g, i)["gems"].values()) <= 2


def test_the_two_gems_that_go_back_are_drawn_at_random_for_each_player():  # V-SETUP-03
    starts = {held(new(4, f"seed {n}"), i) for n in range(40) for i in range(4)}
    assert starts == {  # the ten ways to return two of eight
        "RRGGYY", "BBGGYY", "BBRRYY", "BBRRGG",
        "BRGGYY", "BRRGYY", "BRRGGY", "BBRGYY", "BBRGGY", "BBRRGY",
    }  # fmt: skip


def test_two_characters_are_dealt_to_each_and_all_choose_in_secret_at_the_same_time():  # V-SETUP-04, V-RULING-29
    g = new(3)
    assert seats_to_act(g.s) == [0, 1, 2]
    for i in range(3):
        dealt = hand(g, i)
        assert len(dealt) == 2
        assert all(card in CHARACTERS for card in dealt)
        assert g.options(i) == [f"start {card}" for card in dealt]
    first = hand(g, 1)[1]
    g.choose(f"start {first}", seat=1)
    assert laid(g, 1) == {}, "nothing is shown before the last one has chosen"
    g.choose(g.options(1)[0], seat=1)  # and it may be changed until then: V-RULING-04
    g.choose(f"start {first}", seat=1)
    g.choose(g.options(0)[0], seat=0).choose(g.options(2)[0], seat=2)
    assert laid(g, 1) == {(1, 0): first}


def test_the_first_card_costs_nothing_and_the_other_one_stays_in_hand():  # V-SETUP-04, V-RULING-29
    g = first_cards(1, 2, hands=[[1, 10], [2, 11]])  # a card to draw; four gems
    assert held(g, 0) == "BBRRGG", "no gem was paid"
    assert 10 in hand(g, 0)
    assert laid(g, 0) == {(1, 0): 1}


def first_cards(*cards: int, hands: list[list[int]], gems: str = "BBRRGG", deck: list[int] | None = None) -> Play:
    """The first cards have just been chosen, in a game of as many players as there are hands."""
    dealt = {card for each in hands for card in each}
    table = {
        "round": 0,
        "seats": [seat(gems, each, []) for each in hands],
        "display": display(),
        "large_deck": deck or [card for card in CHARACTERS if card not in dealt],
        "small_deck": [],
        "law_deck": [*LAWS],
    }
    set_up = [{"at": "game/0", "seat": -1}, {"at": "game", "seat": -1, "done": 1}]
    g = given("viceroy", {"players": len(hands)}, table, next=set_up)
    for i, card in enumerate(cards):
        g.choose(f"start {card}", seat=i)
    return g


def test_first_cards_give_the_reward_of_their_bottom_row_in_ascending_order():  # V-SETUP-05, V-RULING-02
    g = first_cards(42, 10, hands=[[42, 9], [10, 11]])  # 42: four gems, 10: three gems
    assert g.seat == 1, "10 comes before 42"
    g.choose_all("gem blue", "gem blue", "gem blue")
    assert g.seat == 0
    g.choose_all("gem red", "gem red", "gem red", "gem red")
    assert held(g, 1) == "BBBBBRRGG"
    assert held(g, 0) == "BBRRRRRRGG"


def test_a_first_card_puts_tokens_and_eternal_gems_on_itself():  # V-SETUP-05
    g = first_cards(18, 9, hands=[[18, 1], [9, 2]])  # 18: eternal blue, 9: defence
    assert tokens(g, 1, 0, 0) == ["eternal:blue"]
    assert tokens(g, 1, 0, 1) == ["defence"]


def test_draws_of_first_cards_wait_until_the_laws_are_dealt_and_come_in_ascending_order():  # V-SETUP-05, V-SETUP-09
    """V-RULING-02: the decks are formed only after the first cards lie."""
    g = first_cards(39, 32, hands=[[39, 9], [32, 11]])  # both draw a card
    assert g.view(-1)["law_deck"] == 18, "three laws have been dealt to each"
    assert [len(hand(g, i)) for i in range(2)] == [4, 4]
    assert g.seat == 1, "32 comes before 39"
    assert sorted(g.options()) == ["draw law", "draw small"]
    g.choose("draw law")
    assert g.seat == 0
    g.choose("draw small")
    assert [len(hand(g, i)) for i in range(2)] == [5, 5]
    assert g.view(-1)["round"] == 1


def test_gem_rewards_come_before_postponed_draws():  # V-SETUP-09
    g = first_cards(1, 42, hands=[[1, 9], [42, 11]])  # 1 draws, 42 takes four gems
    assert g.seat == 1
    g.choose_all("gem blue", "gem blue", "gem blue", "gem blue")
    assert g.seat == 0
    assert g.offers("draw small")


@pytest.mark.parametrize(("players", "small"), [(1, 14), (2, 12), (3, 10), (4, 8)])
def test_48_characters_form_the_large_deck_and_all_others_the_small_one(players, small):  # V-SETUP-06
    g = pick(new(players, "decks"))
    drawn = sum(1 for i in range(players) for card in hand(g, i) if card in CHARACTERS) - players
    assert g.view(-1)["small_deck"] == small - drawn
    assert g.view(-1)["large_deck"] == 44


def test_one_character_lies_below_each_auction_card_from_the_top_of_the_large_deck():  # V-SETUP-01, V-SETUP-07
    """V-AUC-21: in round 1 each colour has one card, below."""
    order = [card for card in CHARACTERS if card not in (9, 60, 11, 61)]
    g = first_cards(9, 11, hands=[[9, 60], [11, 61]], deck=order)
    assert [shown(g, color) for color in COLORS] == [(0, card) for card in order[:4]]
    assert g.table["large_deck"] == [CHARACTERS[card]["key"] for card in order[4:48]]
    assert g.table["small_deck"] == [CHARACTERS[card]["key"] for card in order[48:]]


def test_three_laws_are_dealt_to_each_hand_and_nobody_else_sees_them():  # V-SETUP-08
    g = first_cards(9, 11, hands=[[9, 60], [11, 61]])
    for i in range(2):
        laws = [card for card in hand(g, i) if card in LAWS]
        assert len(laws) == 3
        assert not set(laws) & set(g.view(1 - i)["seats"][i]["hand"])
    assert g.view(-1)["law_deck"] == 24 - 6


def test_the_hand_at_the_start_is_one_character_and_three_laws():  # V-SETUP-10
    g = first_cards(9, 11, hands=[[9, 60], [11, 61]])
    assert [card for card in hand(g, 0) if card in CHARACTERS] == [60]
    assert len(hand(g, 0)) == 4
    assert g.asked(0) == "auction/0/0/0", "and then the first auction begins"


def test_four_dealt_characters_one_is_laid_one_kept_and_two_go_back():  # V-VARIANT-03
    g = new(2, four_characters=True)
    dealt = [hand(g, i) for i in range(2)]
    assert [len(cards) for cards in dealt] == [4, 4]
    g.choose(f"start {dealt[0][0]}", seat=0).choose(f"start {dealt[1][3]}", seat=1)
    assert g.options(0) == [f"keep {card}" for card in dealt[0][1:]]
    assert g.options(1) == [f"keep {card}" for card in dealt[1][:3]]
    for i, first in ((0, dealt[0][0]), (1, dealt[1][3])):
        assert f"({first})" in g.says("en", i), "whoever keeps one is reminded of the card that begins the pyramid"
        assert g.refuses(f"keep {first}", seat=i).key == "viceroy-whynot-first-card"
    g.choose(f"keep {dealt[0][1]}", seat=0).choose(f"keep {dealt[1][1]}", seat=1)
    pick(g)
    assert laid(g, 0) == {(1, 0): dealt[0][0]}
    assert laid(g, 1) == {(1, 0): dealt[1][3]}
    characters = [card for card in hand(g, 0) if card in CHARACTERS]
    assert dealt[0][1] in characters
    assert g.view(-1)["large_deck"] == 44
    everything = g.view(-1)["small_deck"] + sum(1 for i in (0, 1) for c in hand(g, i) if c in CHARACTERS)
    assert everything == 12 + 2, "the returned ones are in the decks again"


def test_returned_characters_are_shuffled_into_the_deck():  # V-VARIANT-03
    places = set()
    for n in range(30):
        g = new(2, f"shuffled {n}", four_characters=True)
        back = hand(g, 0)[3]
        pick(g)
        for name in ("large_deck", "small_deck"):
            if CHARACTERS[back]["key"] in g.table[name]:
                places.add((name, g.table[name].index(CHARACTERS[back]["key"])))
    assert len(places) > 10


def test_without_the_variant_two_are_dealt():  # V-VARIANT-03
    assert len(hand(new(2))) == 2
    assert not any(option.startswith("keep") for option in new(2).options(0))


def test_a_dealt_character_is_hidden_from_the_others():  # V-SETUP-04
    g = new(3)
    assert g.view(0)["seats"][1]["hand"] == []
    assert legal(g.s, 0) != legal(g.s, 1)


def test_a_written_position_with_a_pyramid_is_as_written():  # V-SETUP-04
    g = given("viceroy", {"players": 2}, {"seats": [seat("B", [5], [at(1, 0, 7)])]}, "auction")
    assert laid(g) == {(1, 0): 7}
    assert hand(g) == [5]
