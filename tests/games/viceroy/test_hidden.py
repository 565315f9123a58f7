"""What a seat cannot know is dealt anew, and nothing else. [RULES section 13.1]"""

from __future__ import annotations

from courtier.core.rng import seeded
from tests.games.viceroy.table import (
    CHARACTERS,
    LETTERS,
    at,
    auction,
    building,
    display,
    hand,
    held,
    screen,
    seat,
    supply,
    under,
)
from tests.support import Play, given


def worlds(g: Play, viewer: int, n: int = 60) -> list[Play]:
    """Games that look the same to a seat."""
    return [Play(g.game, g.game.determinize(g.s, viewer, seeded(f"world {i}"))) for i in range(n)]


def test_other_hands_and_decks_are_dealt_anew_and_the_own_hand_stays():
    g = building(seat("B", [20, 85], 50), seat("R", [21, 86], 51), seat("G", [22], 52))
    seen = worlds(g, 0)
    assert all(hand(each) == [20, 85] for each in seen)
    assert len({tuple(hand(each, 1)) for each in seen}) > 20
    assert len({tuple(each.table["large_deck"]) for each in seen}) > 20
    for each in seen:
        assert [card > 64 for card in hand(each, 1)] == [False, True], "characters stay characters, laws laws"
        assert each.view(0) == g.view(0)
        assert each.game.faults(each.s) == []


def test_cards_taken_openly_stay_where_everybody_saw_them_go():
    g = auction(seat("R", [21], 50), seat("", [20], 51), seat("", [], 52), shown=display(red=30, blue=7))
    g.choose("bid red", seat=0).choose("pass", seat=1).choose("pass", seat=2)
    for each in worlds(g, 1):
        assert 30 in hand(each, 0)
    assert len({tuple(hand(each, 0)) for each in worlds(g, 1)}) > 10


def test_a_card_returned_by_law_65_stays_known():  # V-LAW-65
    g = building(seat("", [65, 21], 50), seat("", [20], 51)).choose("pass", seat=1).choose("build 65", seat=0)
    assert all(50 in hand(each, 0) for each in worlds(g, 1))


def test_laws_put_back_are_known_to_their_player_alone():  # V-LAW-70
    g = building(seat("", [70, 21], 50), seat("", [20], 51), law_deck=[80, 81, 82, 83, 84])
    g.choose("pass", seat=1).choose("build 70", seat=0).choose("place 1 1")
    g.choose("return 82").choose("return 80")
    keys = g.table["law_deck"]
    for each in worlds(g, 0):
        assert each.table["law_deck"][:2] == keys[:2]
    others = worlds(g, 1)
    assert len({tuple(each.table["law_deck"][:2]) for each in others}) > 3
    assert len({tuple(hand(each, 0)) for each in others}) > 3, "81 may be in hand or on the deck"


def test_after_law_70_nobody_else_knows_which_known_law_is_still_in_hand():  # V-LAW-70
    table = {
        "seats": [
            {"gems": {}, "hand": [70], "hand_known": [{"card": 85, "known_by": [0, 1]}], "pyramid": [one(50)]},
            seat("", [20], 51),
        ],
        "law_deck": [80, 81, 82, 83],
    }
    g = given("viceroy", {"players": 2}, table, "building")
    assert g.view(1)["seats"][0]["hand"] == [85]
    g.choose("pass", seat=1).choose("build 70", seat=0).choose("place 1 1").choose("return 80").choose("return 81")
    assert g.view(1)["seats"][0]["hand"] == []
    assert hand(g, 0) == [82, 85]


def one(card: int) -> dict[str, int]:
    """A pyramid's first card."""
    return {"card": card, "level": 1, "column": 0}


def test_with_two_players_all_gems_can_be_deduced():
    g = building(seat("B", [20], 50), seat("RRG", [21], 51))
    assert all(held(each, 1) == "RRG" for each in worlds(g, 0))


def test_with_more_players_only_the_returned_start_gems_are_unknown():  # V-SETUP-03
    g = given("viceroy", {"players": 3}, seed="three")
    seen = worlds(g, 0)
    assert len({held(each, 1) for each in seen}) > 2
    for each in seen:
        assert supply(each) == supply(g)
        assert held(each, 0) == held(g, 0)
        assert sorted(held(each, 1) + held(each, 2)) == sorted(held(g, 1) + held(g, 2))
        for i in (1, 2):
            assert max(each.view(i)["seats"][i]["gems"].values()) <= 8


def test_gems_that_were_spent_cannot_have_been_returned():  # V-SETUP-03
    """Seat 1 has bid two red gems: it cannot have returned a red one at the start."""
    g = given("viceroy", {"players": 3}, seed="spent 1")
    for n in range(40):
        g = given("viceroy", {"players": 3}, seed=f"spent {n}")
        if (
            held(g, 1).count("R") == 2
            and held(g, 2).count("R") >= 1
            and g.offers("bid red", 1)
            and g.offers("bid red", 2)
        ):
            break
    g.choose("pass", seat=0).choose("bid red", seat=1).choose("bid red", seat=2)
    while g.asked() == "gems.take":
        g.choose("gem blue")
    worlds_now = worlds(g, 0)
    assert all(each.view(1)["seats"][1]["gems"]["red"] >= 0 for each in worlds_now)
    assert all(each.game.faults(each.s) == [] for each in worlds_now)


def test_secret_choices_of_others_are_chosen_anew():
    g = auction(seat("RGB"), seat("RGB"), seat("RGB"), shown=display(red=30, green=27, blue=7))
    g.choose("bid red", seat=1)
    answers = {tuple(each.position["answers"]) for each in worlds(g, 0)}
    assert len(answers) > 1
    own = {tuple(each.position["answers"]) for each in worlds(g, 1)}
    assert own == {(None, "bid red", None)}


def test_random_numbers_to_come_are_new():
    g = given("viceroy", {"players": 1, "virtual": 2}, seed="solo")
    bids = set()
    for each in worlds(g, 0):
        each.choose("pass")
        bids.add(tuple(str(event.args) for event in each.happened("virtual-bid")))
    assert len(bids) > 5


def test_a_question_about_a_card_drawn_in_secret_is_dealt_anew_too():  # V-LAW-78
    g = building(seat("G", [32], [at(1, 0, 50), at(1, 1, 78)]), seat("", [20, 21], 51))
    g.choose("pass", seat=1).choose("build 32", seat=0).choose("place 1 2").choose("draw law")
    assert g.asked(0) == "laws.tuck_taken"
    seen = set()
    for each in worlds(g, 1):
        drawn = hand(each, 0)
        each.choose("tuck yes", seat=0)
        assert under(each, 1, 1) == drawn
        seen.update(drawn)
    assert len(seen) > 5
    for each in worlds(g, 0, 5):
        each.choose("tuck yes", seat=0)
        assert under(each, 1, 1) == hand(g, 0), "its owner knows it"


def test_a_question_about_a_card_taken_openly_stays():  # V-LAW-78
    g = auction(seat("R", [21], [at(1, 0, 50), at(1, 1, 78)]), seat("", [], 51), shown=display(red=30, blue=7))
    g.choose("bid red", seat=0).choose("pass", seat=1)
    for each in worlds(g, 1, 10):
        each.choose("tuck yes", seat=0)
        assert under(each, 1, 1) == [30]


def test_laws_drawn_by_law_70_are_dealt_anew_with_their_questions():  # V-LAW-70, V-LAW-78
    g = building(seat("", [70, 85], [at(1, 0, 78)]), seat("", [20, 21], 51), law_deck=[80, 81, 82, 83, 84])
    g.choose("pass", seat=1).choose("build 70", seat=0).choose("place 1 1")
    for step in range(3):
        for each in worlds(g, 1):
            assert each.view(1) == g.view(1)
            for _ in range(2 - step):
                each.choose(each.options(0)[0], seat=0)
            if each.asked(0) == "laws.tuck_taken":
                before = hand(each, 0)
                each.choose("tuck yes", seat=0)
                assert set(under(each, 1, 0)) <= set(before)
            assert each.game.faults(each.s) == []
        if step < 2:
            g.choose(["return 80", "return 85"][step])


def test_states_that_look_the_same_are_dealt_the_same():
    """Seat 0 has drawn 80 or 83 and holds the other one: nobody else can tell, and so it must not matter."""
    dealt = []
    for drawn, held_back in ((80, 83), (83, 80)):
        mine = seat("G", [32, held_back], [at(1, 0, 50), at(1, 1, 78)])
        g = building(mine, seat("", [20, 21], 51), law_deck=[drawn, 82])
        g.choose("pass", seat=1).choose("build 32", seat=0).choose("place 1 2").choose("draw law")
        for n in range(8):
            dealt.append(Play(g.game, g.game.determinize(g.s, 1, seeded(f"same {n}"))).digest())
    assert dealt[:8] == dealt[8:]


def test_a_card_that_was_shown_can_still_be_paid_in_every_world():  # V-BUILD-02, V-BUILD-03, V-SETUP-03
    """Seat 1 has shown 1 and holds one gem of its cost: nobody may suppose that it returned that gem at the start."""
    cost = CHARACTERS[1]["rows"]["1"]["cost"]
    letter = next(each for each, name in LETTERS.items() if name == cost)
    others = [each for each in LETTERS if each != letter]
    mine = seat(letter, [20], 50)
    shown = {**seat(letter, [1], 51), "returned": screen(others[0] * 2), "fewest": screen(letter)}
    third = {**seat(others[0] * 2, [2, 3], 52), "returned": screen(letter * 2), "fewest": screen(others[0] * 2)}
    g = building(mine, shown, third)
    g.choose("pass", seat=0).choose("build 1", seat=1).choose("pass", seat=2)
    assert g.seat == 1
    for each in worlds(g, 0):
        assert each.options(1), "the card can be laid"
        assert letter in held(each, 1)
        assert each.game.faults(each.s) == []
