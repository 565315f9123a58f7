"""Servants, payments and the double servant. [RULES sections 1 and 9]"""

from __future__ import annotations

from tests.games.gugong.table import me, only, state, table
from tests.support import Play


def double(g: Play, seat: int = 0) -> str:
    """Where a player's double servant is."""
    return str(g.table["seats"][seat]["double"])


def test_hiring_moves_up_to_n_free_pieces():  # G-TERM-02, G-MORNING-05
    g = table("morning_hire", {"hired": 2, "free": 10}, nights=1)
    assert g.options() == [f"hire {n} servants" for n in range(5)]
    g.choose("hire 3 servants")
    assert (me(g).hired, me(g).free) == (5, 7)


def test_hiring_takes_what_there_is_and_is_never_forced():  # G-TERM-02, G-TERM-03
    g = table("morning_hire", {"hired": 10, "free": 2}, nights=1)
    assert g.options() == ["hire 0 servants", "hire 1 servants", "hire 2 servants"]
    assert g.refuses("hire 3 servants").rule == "G-TERM-03"
    g = table("morning_hire", {"hired": 12, "free": 0}, nights=1)
    assert g.seat == 1, "nobody is free, nobody is asked"


def test_the_double_servant_counts_one_in_hiring():  # G-DOUBLE-02, G-DOUBLE-08, G-TERM-02
    g = table("morning_hire", {"hired": 2, "free": 10, "double": "free"}, nights=1)
    g.choose("hire 4 with:double")
    assert (me(g).hired, me(g).free, double(g)) == (5, 7, "hired")
    g = table("morning_hire", {"hired": 12, "free": 0, "double": "free"}, nights=1)
    assert g.options() == ["hire 0 servants", "hire 1 with:double"]


def test_payments_with_and_without_the_double_servant():  # G-TERM-04, G-DOUBLE-03
    g = table("action_jade", {"hired": 3, "double": "hired"})
    g.choose("jade h1 double")
    assert (me(g).hired, double(g)) == (2, "free"), "a cost of 3: the double servant and one more"
    g = table("action_palace", {"hired": 0, "double": "hired"})
    assert g.offers("act palace B:double")
    assert not g.offers("act palace B")


def test_a_cost_of_one_may_be_paid_with_the_double_servant():  # G-TERM-04, G-RULING-02
    g = table("action_intrigue", {"hired": 0, "double": "hired"})
    g.choose("act intrigue B:double")
    assert (me(g).intrigue, double(g)) == (3, "free")
    corrections = {"ruling_flags": {"double_may_pay_cost_of_one": False}}
    g = table("action_intrigue", {"hired": 0, "double": "hired"}, corrections=corrections)
    assert g.refuses("act intrigue B:double").rule == "G-ACT-04"


def test_costs_are_judged_by_what_is_hired():  # G-TERM-04, G-RULING-28, G-TOKEN-05
    g = table("action_palace", {"hired": 1, "stored": ["vp2", "vp2"]})
    assert not g.offers("act palace B")
    g.choose("exchange x2 0")
    assert g.offers("act palace B")


def test_placed_pieces_cannot_be_hired():  # G-TERM-05, G-TERM-01
    g = table("morning_hire", {"hired": 6, "wall": 5, "free": 1}, nights=1)
    assert g.options() == ["hire 0 servants", "hire 1 servants"]


def test_points_are_recorded_at_once_and_never_fall_below_zero():  # G-TERM-08, G-RULING-16
    stations = [{"seat": 1, "token": "bonus_tax", "at": "palace"}]
    g = table("action_palace", {"vp": 0}, {"vp": 3}, options={"bonus_tokens": True}, stations=stations)
    g.choose("act palace A")
    assert (me(g).vp, me(g, 1).vp) == (0, 4)


def test_the_double_servant_is_won_into_the_hired():  # G-DOUBLE-01, G-RULING-01
    g = table("night_claims", {}, harbours={"left:4": {"seat": 0, "servants": 3}})
    assert double(g) == "locked"
    g.choose("claim left:4 double")
    assert double(g) == "hired"


def test_the_double_servant_on_the_wall_counts_two():  # G-DOUBLE-04
    g = table("action_wall", {"hired": 1, "double": "hired"}, {"wall": 4})
    assert set(g.options()) == {"pass", "act wall A", "act wall B", "act wall B:double"}
    g.choose("act wall A").choose("build 0 plus:double alone")
    assert g.happened("wall"), "4 + 2 complete the section"
    assert double(g) == "wall", "seat 1 had most, this piece stays"


def test_the_double_servant_takes_two_spaces_of_a_ship():  # G-DOUBLE-05
    g = table("action_canal", {"hired": 2, "double": "hired"})
    g.choose("act canal B").choose("load double new:left")
    assert g.options() == ["load servant left:1", "load servant new:left", "load servant new:right"]
    g.choose("load servant left:1")
    assert g.table["harbours"]["left:1"] == {"seat": 0, "servants": 1, "double": True}
    ships = {"left:1": {"seat": 0, "servants": 2}}
    g = table("action_canal", {"hired": 1, "double": "hired"}, harbours=ships)
    g.choose("act canal A")
    assert g.offers("load servant left:1")
    assert not g.offers("load double left:1"), "one space is not enough"


def test_the_double_servant_from_the_free_supply():  # G-DOUBLE-06, G-RULING-12
    g = table("token_benefit", {"double": "free"}, taken="wall1")
    assert g.offers("build 0 plus:double alone")
    g = table("token_benefit", {"double": "free"}, taken="ship1")
    assert g.offers("load double new:left")
    g = table("action_wall", {"double": "free", "decrees": ["d2_wall"]})
    g.choose("act wall A")
    assert g.offers("build 1 servants extra:double")


def test_the_double_servant_never_stands_on_decrees_or_rewards():  # G-DOUBLE-07
    g = table("action_decrees", {"hired": 0, "double": "hired", "free": 12})
    assert g.seat == 1, "no ordinary servant to place"
    ships = {"left:2": {"seat": 0, "servants": 1, "double": True}}
    g = table("night_claims", {"double": "ship"}, harbours=ships)
    free = me(g).free
    g.choose("claim left:2 vp4")
    assert (double(g), me(g).free, me(g).filled(0), me(g).vp) == ("free", free, 1, 4)


def test_it_comes_back_free_from_the_wall_and_from_the_sea():  # G-DOUBLE-08
    ships = {"left:5": {"seat": 0, "servants": 1, "double": True}}
    g = table("night_ships", {"double": "ship"}, harbours=ships)
    assert double(g) == "free"
    g = table("action_wall", {"hired": 1, "double": "wall", "intrigue": 1}, {"wall": 3})
    g.choose("act wall A")
    assert double(g) == "free"


def test_twelve_servants_and_a_double_one_are_always_somewhere():  # G-INV-01, G-TERM-01
    g = table("day", players=5).play_on(5)
    assert state(g).parts.servants == 12
    assert g.game.faults(g.s) == []
    s = state(g)
    s.seats[0].hired += 1
    assert g.game.faults(s)[0].key == "gugong-error-servants"


def test_the_double_servant_pays_two_of_a_journey():  # G-DOUBLE-03
    g = table("action_travel", {"hired": 0, "double": "hired", "city": "fuzhou"}, cities=only(hangzhou="vp2"))
    g.choose("act travel B:double")
    assert double(g) == "free"
