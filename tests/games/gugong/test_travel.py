"""Travel, travel tokens and their exchange. [RULES 7.1 and section 8]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.position import load
from tests.games.gugong.table import Doc, discard, hand, me, only, stored, table, verbs
from tests.support import Play


def going(city: str | None, cities: Doc, **more: Any) -> Play:
    return table("action_travel", {"city": city, **more.pop("seat", {})}, cities=cities, **more)


def test_one_move_or_two_for_servants():  # G-TRAVEL-01
    g = going("fuzhou", only(hangzhou="vp2", nanjing="hire1"))
    g.choose("act travel A").choose("go hangzhou").choose("use")
    assert g.seat == 1
    g = going("fuzhou", only(hangzhou="vp2", nanjing="hire1"))
    g.choose("act travel B").choose("go hangzhou")
    assert me(g).hired == 4
    assert verbs(g) == {"pass", "use"}, "the first move is finished before the second"  # G-TRAVEL-02
    g.choose("use").choose("hire 0 servants")
    assert sorted(stored(g)) == ["hire1", "vp2"]
    assert g.table["seats"][0]["city"] == "nanjing"


def test_the_first_move_goes_anywhere():  # G-TRAVEL-03
    g = going(None, only(fuzhou="vp2", kunming="hire1", xian="swap"))
    g.choose("act travel A")
    assert g.options() == ["go fuzhou", "go xian", "go kunming"]


def test_cities_with_tokens_stop_the_traveller_empty_and_occupied_ones_do_not():  # G-TRAVEL-03, G-TRAVEL-04
    cities = only(nanjing="vp2", jinan="hire1", lanzhou="swap", guangzhou="hire1")
    seats = [{"city": "fuzhou"}, {"city": "hangzhou"}]
    g = table("action_travel", *seats, cities=cities)
    g.choose("act travel A")
    assert "go nanjing" in g.options(), "over hangzhou, where another traveller stands"
    assert "go guangzhou" in g.options()
    assert g.offers("go jinan"), "over wuchang and kaifeng, which are empty"
    g = table("action_travel", *seats, cities=only(nanjing="vp2", wuchang="hire1", beijing="swap", guangzhou="hire1"))
    g.choose("act travel A")
    assert g.options() == ["go guangzhou", "go wuchang", "go nanjing"]
    assert g.refuses("go beijing").rule == "G-TRAVEL-03"
    assert g.refuses("go fuzhou").rule == "G-TRAVEL-03"


def test_the_token_is_taken_even_if_its_benefit_is_declined():  # G-TRAVEL-05
    g = going("fuzhou", only(hangzhou="vp2"))
    g.choose("act travel A").choose("pass")
    assert (me(g).vp, stored(g)) == (0, ["vp2"])


def test_without_tokens_there_is_no_move_and_a_lost_second_one_is_allowed():  # G-TRAVEL-06, G-RULING-20
    g = going("fuzhou", only())
    assert g.seat == 1
    g = going("fuzhou", only(hangzhou="vp2"))
    g.choose("act travel B").choose("use")
    assert (me(g).hired, me(g).vp, g.seat) == (4, 2, 1)


def test_the_travel_decree_lowers_the_cost_of_two_moves():  # G-TRAVEL-07, G-DECREE-06
    g = going("fuzhou", only(hangzhou="vp2"), seat={"hired": 1, "decrees": ["d2_travel"]})
    g.choose("act travel B")
    assert me(g).hired == 0


# -- kinds of token


def taken(kind: str, seat: Doc | None = None, **more: Any) -> Play:
    return table("token_benefit", seat or {}, taken=kind, **more)


def test_the_simple_benefits():  # G-TOKEN-07
    g = taken("hire2").choose("hire 2 servants")
    assert me(g).hired == 8
    g = taken("hire1").choose("hire 1 servants")
    assert me(g).hired == 7
    g = taken("palace1").choose("use")
    assert me(g).palace == 1
    g = taken("intrigue1").choose("use")
    assert (me(g).intrigue, g.table["medal"]) == (1, None)
    g = taken("vp2").choose("use")
    assert me(g).vp == 2


def test_a_precious_gift_for_jade():  # G-TOKEN-07
    g = taken("discard7_jade", {"hand": ["G1-8", "G1-2"]})
    assert g.options() == ["pass", "discard G1-8"]
    g.choose("discard G1-8")
    assert (me(g).jade, discard(g), hand(g)) == (1, ["G1-8"], ["G1-2"])
    g = taken("discard7_jade", {"hand": ["G1-2"]})
    assert g.seat == 1, "nothing precious in hand: the token is stored at once"


def test_swap_and_retrieve():  # G-TOKEN-07
    g = taken("swap", {"hand": ["G1-2"], "discard": ["G1-3"]}, board={"wall": "GB-7"})
    g.choose("swap G1-3 wall")
    assert discard(g) == ["GB-7"]
    g = taken("retrieve", {"hand": ["G1-2"], "discard": ["G1-3"]})
    g.choose("retrieve G1-3")
    assert hand(g) == ["G1-2", "G1-3"]


def test_a_free_servant_on_a_ship_and_a_claim_for_that_ship_only():  # G-TOKEN-07, G-CANAL-08, G-RULING-09
    ships = {"left:2": {"seat": 0, "servants": 2}, "left:3": {"seat": 0, "servants": 3}}
    g = taken("ship1", harbours=ships)
    g.choose("load servant left:2")
    assert g.options() == ["pass", "claim left:2 vp4"]
    g = taken("ship1", harbours=ships)
    g.choose("load servant new:right")
    assert g.seat == 1, "no claim for another ship"


def test_a_free_servant_on_the_wall_is_no_wall_action():  # G-TOKEN-07, G-WALL-03
    g = table("token_benefit", {"decrees": ["d2_wall"]}, {"wall": 5}, taken="wall1")
    assert g.options() == ["pass", "build 1 servants alone"]
    assert g.prompt().rule == "G-TOKEN-07"
    g.choose("build 1 servants alone")
    assert g.happened("wall")


def test_three_servants_for_jade_without_discount():  # G-TOKEN-07, G-JADE-03
    g = taken("pay3_jade", {"hired": 3, "decrees": ["d2_jade"]})
    g.choose("pay servants")
    assert (me(g).hired, me(g).jade) == (0, 1)
    g = taken("pay3_jade", {"hired": 2, "decrees": ["d2_jade"]})
    assert g.seat == 1
    g = taken("pay3_jade", {"hired": 2, "stored": ["vp2", "vp2"]})
    assert g.options() == ["pass", "exchange x2 0"], "an exchange could still pay for it"


def test_a_double_token_has_no_benefit_and_is_worth_two():  # G-TOKEN-07, G-TOKEN-02
    g = taken("double")
    assert (stored(g), me(g).worth(), me(g).n_stored()) == (["double"], 2, 1)


# -- slots and exchanges


def test_a_stored_token_takes_one_slot():  # G-TOKEN-01
    g = taken("double", {"stored": ["double", "vp2"]})
    assert (me(g).n_stored(), me(g).worth()) == (3, 5)


def test_exchanges_and_their_exact_sums():  # G-TOKEN-02, G-RULING-19
    g = table("evening", {"stored": ["double", "double", "vp2", "hire1"]})
    assert g.options() == [
        "pass", "exchange x2 0", "exchange x2 1", "exchange x4 1", "exchange x4 2", "exchange x6 2",
    ]  # fmt: skip
    g.choose("exchange x6 2")
    assert (me(g).jade, stored(g)) == (1, [])
    g = table("evening", {"stored": ["double", "double", "vp2", "hire1"]})
    g.choose("exchange x4 1")
    assert (me(g).vp, stored(g)) == (2, ["double"])
    assert sorted(g.table["token_discard"]) == ["double", "hire1", "vp2"]


def test_a_full_board_forces_an_exchange_among_the_six():  # G-TOKEN-03, G-RULING-19
    six = ["hire1", "hire1", "hire2", "palace1", "swap", "ship1"]
    g = taken("double", {"stored": six})
    assert g.asked() == "token.make_room"
    assert "pass" not in g.options()
    g.choose("exchange x6 0")
    assert (stored(g), me(g).jade) == (["double"], 1)


def test_exchanges_are_open_beside_every_question():  # G-TOKEN-04, G-RULING-18
    two = {"stored": ["vp2", "vp2"]}
    assert table("turn", two).offers("exchange x2 0")
    assert table("action_palace", two).offers("exchange x2 0")
    assert table("morning_decrees", {**two, "decrees": ["d1_palace"]}, nights=1).offers("exchange x2 0")
    assert table("morning_hire", two, nights=1).offers("exchange x2 0")
    claims = {"left:2": {"seat": 0, "servants": 3}}
    assert table("night_claims", two, harbours=claims).offers("exchange x2 0")
    g = table("action_wall", {**two, "intrigue": 3}, {"wall": 5})
    g.choose("act wall A").choose("build 1 servants alone")
    assert g.asked() == "wall.benefit"
    assert g.offers("exchange x2 0")


def test_between_the_moves_of_a_double_journey():  # G-TOKEN-04
    g = going("fuzhou", only(hangzhou="double", chengdu="vp2"), seat={"hired": 2})
    g.choose("act travel B").choose("go hangzhou")
    assert g.options() == ["go chengdu", "exchange x2 1"], "even where there is one way to go"


def test_the_windows_after_the_day_and_before_the_end():  # G-TOKEN-04, G-END-01, G-RULING-33
    g = table("evening", {"stored": ["vp2", "vp2"]}, {}, {"stored": ["vp2", "hire1"]}, start=2)
    assert (g.asked(), g.seat) == ("token.evening", 2)
    g.choose("pass")
    assert g.seat == 0
    g = table("last_exchanges", {"stored": ["vp2", "vp2", "hire1", "hire1"]}, nights=4, day=4)
    assert g.asked() == "token.last"
    g.choose("exchange x4 0")
    assert me(g).vp == 2


def test_nobody_is_asked_who_has_nothing_to_exchange():  # G-TOKEN-04
    g = table("evening", {"stored": ["vp2"]}, {"stored": []})
    assert g.asked() != "token.evening"
    g = table("evening", {"stored": ["vp2", "vp2"], "hired": 12, "free": 0})
    assert g.asked() != "token.evening", "no free piece to hire"  # G-TOKEN-06


def test_a_question_is_not_asked_for_an_exchange_that_cannot_matter():  # G-TOKEN-04
    seat = {"hired": 0, "hand": ["G1-2", "G1-3"], "stored": ["vp2", "vp2"]}
    g = table("turn", seat, board={"palace": "G1-8"})
    g.choose("gift G1-3 palace pay:card")
    assert g.asked() == "card.G1-3", "the only other card was given up without a question"
    g = table("action_wall", {"hired": 1, "intrigue": 1, "stored": ["vp2", "vp2"]}, {"wall": 5})
    g.choose("act wall A").choose("build 1 servants alone").choose("benefit i1")
    assert g.seat == 1, "and the benefit hired at once"


def test_pieces_just_sent_can_be_hired_again():  # G-TOKEN-05
    g = table("action_wall", {"hired": 2, "wall": 10, "stored": ["vp2", "vp2"]}, players=5, corrections=HIGH_WALL)
    g.choose("act wall B").choose("exchange x2 0")
    assert me(g).hired == 2, "the servant sent as cost is back"
    assert g.offers("build 2 servants alone")


HIGH_WALL = {"player_counts": {"5": {"wall_threshold": 40}}}


def test_hiring_by_exchange_needs_a_free_piece():  # G-TOKEN-06
    g = table("turn", {"hired": 12, "free": 0, "stored": ["vp2"] * 2 + ["hire1"] * 2})
    assert not g.offers("exchange x2 0")
    assert g.offers("exchange x4 0")
    assert g.refuses("exchange x2 0").rule == "G-TOKEN-06"


@pytest.mark.parametrize("moment", ["turn", "action_palace", "evening"])
def test_no_outcome_is_listed_twice(moment):  # G-TOKEN-02
    g = table(moment, {"stored": ["double", "vp2", "vp2", "hire1"], "double": "free"})
    assert len(g.options()) == len(set(g.options()))
    said = [g.reads(option, "en") for option in g.options()]
    assert len(said) == len(set(said))


def test_an_exchange_that_the_turn_has_made_possible_may_end_it():  # G-FLOW-03, G-TOKEN-04
    one = {"hired": 1, "free": 11, "city": "fuzhou", "stored": ["vp2"]}
    g = table("action_travel", one, cities=only(hangzhou="vp2"))
    g.choose("act travel A").choose("use")
    assert (g.seat, g.asked(), g.options()) == (0, "token.turn", ["pass", "exchange x2 0"])
    assert g.choose("exchange x2 0").seat == 1, "nothing is left to be exchanged"
    g = table("action_travel", {**one, "stored": ["vp2", "vp2"]}, cities=only(hangzhou="vp2"))
    g.choose("act travel A").choose("go hangzhou").choose("use")
    assert g.seat == 1, "the same exchange was open at every question of the turn"


def test_servants_just_sent_can_be_hired_again_at_the_end_of_the_turn():  # G-TOKEN-05, G-TOKEN-06
    stored = ["vp2", "vp2"]
    g = table("action_palace", {"hired": 12, "free": 0, "stored": stored})
    g.choose("act palace B")
    assert (g.seat, g.asked()) == (0, "token.turn")
    g.choose("exchange x2 0")
    assert (me(g).hired, me(g).free) == (11, 1)


def test_after_the_last_turn_of_the_day_there_is_one_window_not_two():  # G-TOKEN-04
    one = {"hired": 1, "free": 11, "city": "fuzhou", "stored": ["vp2"], "hand": []}
    g = table("action_travel", one, cities=only(hangzhou="vp2"), passed=[1, 2, 3])
    g.choose("act travel A").choose("use")
    assert g.asked() == "token.evening"


def test_the_end_of_a_turn_is_read_back_as_it_was():  # G-FLOW-03
    g = table(
        "action_travel", {"hired": 1, "free": 11, "city": "fuzhou", "stored": ["vp2"]}, cities=only(hangzhou="vp2")
    )
    g.choose("act travel A")
    again = Play(g.game, load(g.game, g.position))
    again.choose("use")
    assert again.asked() == "token.turn"
