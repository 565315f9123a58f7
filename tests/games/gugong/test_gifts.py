"""Turns, the gift exchange and its actions. [RULES sections 3, 5, 6]"""

from __future__ import annotations

import pytest

from courtier.games.gugong.actions import CARDS
from tests.games.gugong.table import Doc, discard, hand, lying, me, state, table, verbs


def test_cards_change_places_before_any_action():  # G-GIFT-01, G-TERM-06, G-FLOW-03
    g = table("turn", {"hand": ["G1-6", "G1-2"]}, board={"jade": "GB-5"})
    g.choose("gift G1-6 jade free")
    assert lying(g, "jade") == "G1-6"
    assert discard(g) == ["GB-5"]
    assert hand(g) == ["G1-2"]
    assert verbs(g) == {"hire"}, "the card's action is asked first"  # G-ACT-02
    g.choose("hire 1 servants")
    assert verbs(g) == {"pass", "jade"}


def test_a_higher_gift_is_free_and_nothing_may_be_paid():  # G-GIFT-02, G-GIFT-06, G-RULING-31
    g = table("turn", {"hand": ["G1-6", "G1-2"]}, board={"jade": "GB-5"})
    ways = [option.split()[-1] for option in g.options() if option.startswith("gift G1-6 jade")]
    assert ways == ["free"]
    assert g.refuses("gift G1-6 jade pay:servants").rule == "G-GIFT-06"
    assert g.refuses("gift G1-6 jade without-action").rule == "G-GIFT-06"


def test_a_free_exchange_may_end_without_acting():  # G-GIFT-06, G-ACT-01
    g = table("turn", {"hand": ["G1-6", "G1-2"]}, board={"palace": "GB-5"})
    g.choose("gift G1-6 palace free").choose("hire 0 servants").choose("pass")
    assert g.seat == 1
    assert me(g).palace == 0


@pytest.mark.parametrize("card", ["G1-6", "G1-2"])
def test_equal_or_lower_gifts_have_three_ways(card):  # G-GIFT-04
    g = table("turn", {"hired": 2, "double": "hired", "hand": ["G1-6", "G1-2"]}, board={"jade": "GB-6"})
    ways = [option.split()[-1] for option in g.options() if option.startswith(f"gift {card} jade")]
    assert ways == ["pay:servants", "pay:double", "pay:card", "without-action"]
    assert g.refuses(f"gift {card} jade free").rule == "G-GIFT-04"


def test_sending_two_or_the_double_servant():  # G-GIFT-04, G-DOUBLE-03
    g = table("turn", {"hired": 3, "double": "hired", "hand": ["G1-8", "G1-2"]}, board={"palace": "G2-9"})
    g.choose("gift G1-8 palace pay:servants")
    assert me(g).hired == 1
    g = table("turn", {"hired": 3, "double": "hired", "hand": ["G1-8", "G1-2"]}, board={"palace": "G2-9"})
    g.choose("gift G1-8 palace pay:double")
    assert me(g).hired == 3
    assert g.table["seats"][0]["double"] == "free"


def test_a_last_card_cannot_be_paid_with_a_card():  # G-GIFT-04
    g = table("turn", {"hand": ["G1-2"]}, board={"jade": "GB-6"})
    assert g.refuses("gift G1-2 jade pay:card").rule == "G-GIFT-04"


def test_fruit_beats_gold_by_printed_values_only():  # G-GIFT-03, G-RULING-05
    stations = [{"seat": 0, "token": "bonus_plus1", "at": "own-board"}]
    g = table(
        "turn",
        {"hand": ["G2-1", "G1-2"]},
        board={"palace": "G2-9", "jade": "G1-8"},
        options={"bonus_tokens": True},
        stations=stations,
    )
    assert g.offers("gift G2-1 palace free")
    assert not g.offers("gift G1-2 palace free"), "a 2 that counts... 3 is no fruit"
    g = table("turn", {"hand": ["G1-2"]}, board={"palace": "GB-1", "jade": "G2-9"})
    assert g.offers("gift G1-2 palace free")
    assert not g.offers("gift G1-2 jade free")


def test_equal_is_good_enough_with_the_decree():  # G-GIFT-05, G-DECREE-06
    g = table("turn", {"hand": ["G1-6", "G1-2"], "decrees": ["d2_equal"]}, board={"jade": "GB-6", "wall": "GB-7"})
    assert g.offers("gift G1-6 jade free")
    assert not g.offers("gift G1-6 wall free")
    stations = [{"seat": 0, "token": "bonus_plus1", "at": "own-board"}]
    g = table(
        "turn",
        {"hand": ["G1-6", "G1-2"], "decrees": ["d2_equal"]},
        board={"jade": "GB-6", "wall": "GB-7"},
        options={"bonus_tokens": True},
        stations=stations,
    )
    assert g.offers("gift G1-6 wall free"), "6 + 1 equals 7"


def test_every_location_always_holds_one_card():  # G-GIFT-07, G-INV-02
    g = table("turn", {"hand": ["G1-6", "G1-2"]}, {"hand": ["G2-9"]}, board={"jade": "GB-5"})
    g.choose("gift G1-6 jade free").choose("hire 0 servants").choose("pass")
    g.choose("gift G2-9 jade free")  # nothing protects a gift
    assert lying(g, "jade") == "G2-9"
    assert len(set(state(g).board)) == 7


def test_the_card_action_is_finished_before_the_location_is_asked():  # G-ACT-02, G-TOKEN-05
    g = table("turn", {"hired": 1, "hand": ["G1-3", "G1-2"]}, board={"jade": "GB-2"})
    g.choose("gift G1-3 jade free")
    assert verbs(g) == {"hire"}
    g.choose("hire 2 servants")
    assert g.offers("jade h1 servants"), "decided with what is hired now"


def test_the_same_action_twice_with_the_variant_chosen_anew():  # G-ACT-03
    g = table("turn", {"hired": 4, "hand": ["GB-1", "G1-2"]}, board={"palace": "G2-9"})
    g.choose("gift GB-1 palace free").choose("act palace A").choose("act palace B")
    assert (me(g).palace, me(g).hired, me(g).intrigue) == (3, 2, 1)


def test_an_action_that_can_do_nothing_is_not_offered():  # G-ACT-04, G-RULING-32
    g = table("action_jade", {"hired": 2})
    assert g.seat == 1, "no house can be paid, so the action is not asked"
    g = table("turn", {"hired": 12, "free": 0, "hand": ["G1-6", "G1-2"]}, board={"palace": "GB-5"})
    g.choose("gift G1-6 palace free")
    assert "hire" not in verbs(g), "no free servant"


def test_the_action_is_that_of_the_card_just_played():  # G-ACT-05
    g = table("turn", {"hand": ["G1-8", "G1-2"]}, board={"palace": "GB-3"})
    g.choose("gift G1-8 palace free")
    assert verbs(g) == {"pass", "act"}
    assert all("palace" in option for option in g.options() if option != "pass"), "not the wall of the card taken"


def test_a_card_has_one_action_or_none():  # G-CARD-01
    g = table("turn", {"hand": ["G1-8", "G1-2"]}, board={"jade": "GB-7"})
    assert state(g).book.card_actions[CARDS.index("G1-8")] is None
    g.choose("gift G1-8 jade free")
    assert verbs(g) == {"pass", "jade"}


@pytest.mark.parametrize(
    ("card", "location"),
    [
        ("GB-1", "palace"),
        ("G1-2", "canal"),
        ("G2-1", "wall"),
        ("G4-1", "decrees"),
        ("G4-3", "intrigue"),
    ],
)
def test_icons_mean_the_full_action_of_a_location(card, location):  # G-CARD-02
    g = table("turn", {"hired": 6, "hand": [card, "G1-8"]}, board={"jade": "GB-6"})
    g.choose(f"gift {card} jade pay:servants")
    assert g.asked() == f"location.{location}"


def test_no_gift_shows_travel_or_jade():  # G-CARD-02
    g = table()
    shown = {op.word for op in state(g).parts.card_op if op is not None and op.op == "location_action"}
    assert shown == {"palace", "canal", "wall", "decrees", "intrigue"}


def test_hire_cards():  # G-CARD-03
    g = table("turn", {"hired": 2, "hand": ["G1-3", "G1-2"]}, board={"travel": "GB-2"})
    g.choose("gift G1-3 travel free")
    assert g.options() == ["hire 0 servants", "hire 1 servants", "hire 2 servants"]
    g = table("turn", {"hired": 2, "hand": ["G1-6", "G1-2"]}, board={"travel": "GB-2"})
    g.choose("gift G1-6 travel free")
    assert g.options() == ["hire 0 servants", "hire 1 servants"]


def test_swap_from_hand_and_from_the_discard_pile():  # G-CARD-04
    seat = {"hand": ["GB-5", "G1-2"], "discard": ["G1-3"]}
    g = table("turn", seat, board={"palace": "GB-4", "wall": "GB-7"})
    g.choose("gift GB-5 palace free").choose("swap G1-2 wall")
    assert lying(g, "wall") == "G1-2"
    assert hand(g) == ["GB-7"]
    g = table("turn", seat, board={"palace": "GB-4", "wall": "GB-7"})
    g.choose("gift GB-5 palace free").choose("swap G1-3 wall")
    assert lying(g, "wall") == "G1-3"
    assert discard(g) == ["GB-4", "GB-7"]
    assert g.asked() == "location.palace", "the location of the exchange stays"


def test_the_cards_just_played_and_taken_may_be_swapped():  # G-CARD-04
    g = table("turn", {"hand": ["GB-5", "G1-2"], "discard": []}, board={"palace": "GB-4"})
    g.choose("gift GB-5 palace free").choose("swap GB-4 palace")
    assert lying(g, "palace") == "GB-4"
    assert discard(g) == ["GB-5"]
    assert g.asked() == "location.palace"


CARDS_OF_THE_EDITION = {  # G-CARD-05
    "GB-1": (1, "palace"),
    "GB-2": (2, "hire 1"),
    "GB-3": (3, "wall"),
    "GB-4": (4, "intrigue"),
    "GB-5": (5, "swap"),
    "GB-6": (6, "canal"),
    "GB-7": (7, ""),
    "G1-2": (2, "canal"),
    "G1-3": (3, "hire 2"),
    "G1-6": (6, "hire 1"),
    "G1-8": (8, ""),
    "G2-1": (1, "wall"),
    "G2-4": (4, "hire 1"),
    "G2-5": (5, "palace"),
    "G2-9": (9, ""),
    "G3-2": (2, "hire 2"),
    "G3-5": (5, "wall"),
    "G3-6": (6, "swap"),
    "G3-7": (7, ""),
    "G4-1": (1, "decrees"),
    "G4-3": (3, "intrigue"),
    "G4-7": (7, "hire 1"),
    "G4-9": (9, ""),
    "G5-3": (3, "decrees"),
    "G5-4": (4, "hire 2"),
    "G5-6": (6, "intrigue"),
    "G5-8": (8, ""),
    "GD-1": (1, "hire 2"),
    "GD-2": (2, "decrees"),
    "GD-3": (3, "palace"),
    "GD-4": (4, "swap"),
    "GD-5a": (5, "canal"),
    "GD-5b": (5, "hire 1"),
    "GD-7": (7, "wall"),
    "GD-8a": (8, "hire 1"),
    "GD-8b": (8, "swap"),
    "GD-9a": (9, ""),
    "GD-9b": (9, "hire 1"),
}


@pytest.mark.parametrize("card", CARDS)
def test_the_cards_of_this_edition(card):  # G-CARD-05
    parts = state(table()).parts
    op = parts.card_op[CARDS.index(card)]
    action = "" if op is None else op.word if op.word else "swap" if op.op == "swap_card" else f"{op.op} {op.n}"
    assert (parts.value[CARDS.index(card)], action) == CARDS_OF_THE_EDITION[card]


# -- turns


def test_single_turns_round_and_round_until_all_have_passed():  # G-DAY-01, G-TERM-07
    seats: list[Doc] = [{"hand": ["G1-8"]}, {"hand": ["G2-9", "G2-1"]}, {"hand": []}]
    g = table("day", *seats, players=3, start=1, board={"jade": "GB-1"})
    asked = []
    while g.happened("night") == []:
        asked.append(g.seat)
        g.choose(next(o for o in g.options() if o in ("pass", "hire 0 servants") or o.startswith("gift")))
    turns = [seat for i, seat in enumerate(asked) if i == 0 or asked[i - 1] != seat]
    assert turns == [1, 0, 1]
    assert len(g.happened("passed")) == 3


def test_a_player_with_a_card_must_exchange():  # G-DAY-02
    g = table("turn", {"hand": ["G1-8"]})
    assert "pass" not in g.options()
    assert verbs(g) == {"gift"}


def test_passing_is_final_for_the_day():  # G-RULING-08, G-DAY-01
    g = table("turn", {"hand": ["G1-8", "G1-2"]}, {"hand": ["G2-9"]}, players=2, turn=0, passed=[1])
    g.choose("gift G1-8 jade free" if g.offers("gift G1-8 jade free") else g.options()[0])
    while g.seat == 0 and "gift" not in verbs(g):
        g.choose("pass")
    assert g.seat == 0, "the other has passed, though holding a card"


def test_four_days_of_morning_day_and_night():  # G-FLOW-01, G-FLOW-04
    g = table("day", players=2)
    g.play_on(3)
    kinds = [e.kind for e in g.log if e.kind in ("day-phase", "night", "dice", "final")]
    assert kinds == ["night", *["dice", "day-phase", "night"] * 3, "final", "final"]


def test_dusk_comes_before_night_in_solo_only():  # G-FLOW-01, G-SOLO-10
    g = table("day", players=1).play_on(1)
    kinds = [e.kind for e in g.log if e.kind in ("dusk", "night")]
    assert kinds == ["dusk", "night"] * 4
