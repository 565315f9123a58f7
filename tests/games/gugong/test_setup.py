"""Set-up for one to five players, with its variants. [RULES sections 2, 13, 14.1]"""

from __future__ import annotations

from collections import Counter

import pytest

from courtier.core.messages import Refused
from courtier.core.position import new_game
from courtier.games import load_game
from courtier.games.gugong.actions import CARDS, CITIES, KINDS, LOCATIONS, TILES
from courtier.games.gugong.setup import mask_of
from courtier.games.gugong.state import GugongState, bits

GAME = load_game("gugong")


def fresh(players: int, seed: str = "a", **options: object) -> GugongState:
    s = new_game(GAME, {"players": players, **options}, seed)  # type: ignore[dict-item]
    assert isinstance(s, GugongState)
    return s


@pytest.mark.parametrize(("players", "side", "cities", "routes", "houses", "seats"), [
    (1, 0, 10, 1, 4, [7, 5, 3]), (2, 0, 10, 1, 4, [7, 5, 3]), (3, 0, 10, 1, 4, [7, 5, 3]),
    (4, 1, 14, 2, 6, [7, 5, 3, 2, 1]), (5, 1, 14, 2, 6, [7, 5, 3, 2, 1]),
])  # fmt: skip
def test_the_number_of_players_chooses_the_side(players, side, cities, routes, houses, seats):  # G-SETUP-01
    s = fresh(players)
    assert s.table.side == side
    assert len(s.table.map.cities) == cities
    assert s.table.n_routes == routes
    assert bin(s.houses).count("1") == houses  # G-SETUP-07
    assert s.table.audience == seats


def test_anybody_may_start():  # G-SETUP-02
    assert {fresh(3, str(seed)).start for seed in range(40)} == {0, 1, 2}


def test_a_token_lies_on_every_city_and_the_rest_waits():  # G-SETUP-03
    for players in (2, 4):
        s = fresh(players)
        on_map = [kind for kind in s.tokens if kind >= 0]
        assert len(on_map) == len(s.table.map.cities)
        assert len(on_map) + len(s.pile) - s.piled == 26
        assert all("bonus" not in KINDS[kind] for kind in on_map + s.pile[s.piled :])


def test_board_gifts_the_draw_pile_and_the_fans():  # G-SETUP-04
    s = fresh(3, "fans")
    assert sorted(CARDS[card] for card in s.board) == [f"GB-{n}" for n in range(1, 8)]
    assert len(s.draw) == 11
    assert all(CARDS[card].startswith("GD") for card in s.draw)
    for i in range(3):
        seat = (s.start + i) % 3
        assert {CARDS[card][:2] for card in bits(s.seats[seat].hand)} == {f"G{i + 1}"}


def test_each_die_shows_one_of_its_own_faces():  # G-SETUP-05
    seen: list[set[int]] = [set(), set(), set()]
    for seed in range(60):
        for die, face in enumerate(fresh(2, str(seed)).dice):
            seen[die].add(face)
    assert seen == [{1, 2, 3, 4, 5, 6}, {4, 5, 6, 7, 8, 9}, {1, 2, 3, 7, 8, 9}]


def test_the_first_day():  # G-SETUP-06, G-SETUP-11, G-FLOW-02
    s = fresh(4)
    assert (s.day, s.nights, s.medal) == (1, 0, -1)
    assert s.stack[-1].effect.path == "turn", "no morning on day 1"


def test_two_decrees_of_each_level():  # G-SETUP-08
    s = fresh(4)
    assert [TILES[tile][:2] for tile in s.offer] == ["d1", "d1", "d2", "d2", "d3", "d3"]
    assert len(set(s.offer)) == 6


def test_what_a_player_begins_with():  # G-SETUP-09, G-TERM-01
    p = fresh(4).seats[2]
    assert (p.hired, p.free, p.wall, p.double) == (6, 6, 0, 0)
    assert (p.palace, p.audience, p.city, p.vp, p.jade, p.n_stored()) == (0, -1, -1, 0, 0, 0)
    assert p.palace == 0  # G-RULING-03


def test_the_last_player_is_ahead_in_ties():  # G-SETUP-10, G-RULING-04
    s = fresh(4)
    assert s.track == [(s.start + i) % 4 for i in range(4)]
    assert all(p.intrigue == 0 for p in s.seats)


def test_expert_setup_mixes_everything_that_nobody_holds():  # G-EXPERT-01
    s = fresh(2, "expert", expert_setup=True)
    assert len(s.draw) == 7 + 11 + 12 - 7
    held = mask_of([card for p in s.seats for card in bits(p.hand)])
    assert {CARDS[card][:2] for card in bits(held)} == {"G1", "G2"}
    assert Counter(CARDS[card][:2] for card in s.board + s.draw) == {"GB": 7, "GD": 11, "G3": 4, "G4": 4, "G5": 4}


def test_bonus_tokens_are_shuffled_in():  # G-BONUS-01
    s = fresh(4, "bonus", bonus_tokens=True)
    kinds = Counter(KINDS[kind] for kind in s.tokens + s.pile[s.piled :])
    assert sum(kinds.values()) == 32
    assert (kinds["bonus_plus1"], kinds["bonus_tax"], kinds["bonus_follow"]) == (2, 2, 2)


@pytest.mark.parametrize("option", ["expert_setup", "bonus_tokens"])
def test_variants_are_not_offered_in_solo(option):  # G-RULING-29, G-EXPERT-01, G-BONUS-01
    with pytest.raises(Refused):
        new_game(GAME, {"players": 1, option: True}, "x")


def test_solo_is_set_up_as_for_two():  # G-SOLO-01
    s = fresh(1)
    assert (s.table.side, s.table.threshold, s.table.n_routes, s.start) == (0, 4, 1, 0)
    assert s.track == [0, 1]
    assert s.n_seats == 1


@pytest.mark.parametrize(("pairing", "human", "meng"), [
    ("fan4-fan5", "G4", "G5"), ("fan2-fan3", "G2", "G3"), ("fan1-fan2", "G1", "G2"),
])  # fmt: skip
def test_the_three_pairings(pairing, human, meng):  # G-SOLO-02, G-SOLO-05
    s = fresh(1, pairing=pairing)
    assert {CARDS[card][:2] for card in bits(s.seats[0].hand)} == {human}
    assert s.meng is not None
    assert {CARDS[card][:2] for card in s.meng.stack} == {meng}
    assert len(s.meng.stack) == 4
    assert s.seats[1].hired == 6


def test_the_focus_is_random_or_chosen():  # G-SOLO-03
    assert {fresh(1, str(seed)).table.focus for seed in range(60)} == set(range(7))
    assert LOCATIONS[fresh(1, focus="canal").table.focus] == "canal"


@pytest.mark.parametrize(("difficulty", "cards", "gifts", "marker"), [
    ("easy", 10, 4, 0), ("normal", 11, 4, 0), ("hard", 11, 5, 1),
])  # fmt: skip
def test_difficulty(difficulty, cards, gifts, marker):  # G-SOLO-04
    s = fresh(1, difficulty=difficulty)
    assert s.meng is not None
    assert (len(s.meng.deck), len(s.meng.stack)) == (cards, gifts)
    assert s.seats[1].filled(1) == marker
    assert len(s.draw) == 11 - marker
    assert CITIES[s.table.map.start] == "fuzhou"


def test_a_game_replays_from_its_seed_and_choices():  # G-INV-07
    assert GAME.write_position(fresh(5, "same")) == GAME.write_position(fresh(5, "same"))
    assert GAME.write_position(fresh(5, "same")) != GAME.write_position(fresh(5, "other"))
