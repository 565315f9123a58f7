"""The rival of a solo game: set-up, habits, castle, slots, end. [W-SOLO]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.engine import settle
from tests.games.viscounts.rivals import BOARDS, GAME, HAND, REMOVED, ai, begun, human_gains, turn
from tests.games.viscounts.table import BONUS, ROW, asked, goods, own, player, rival, solo, table, track

# -- set-up


@pytest.mark.parametrize("board", BOARDS)
def test_a_rival_has_buildings_workers_markers_and_no_townsfolk(board):  # W-SOLO-01
    g = begun(board)
    seat = ai(g)
    assert g.view(0)["rival"]["supply"] == 20
    assert seat["built"] == ["ai1"]
    assert all(scheme[0] in "SF" for scheme in seat["draw"])
    assert "silver" not in seat
    assert g.view(0)["side"] == "1-2"
    kinds = [GAME.box.boards[1 + BOARDS.index(board)].building[slot] for slot in range(9)]
    assert kinds == [2, 2, 2, 1, 1, 1, 0, 0, 0]  # guildhalls left, trading posts middle, workshops right


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
def test_piles_of_schemes(board, difficulty):  # W-SOLO-03, W-RULING-44
    g = begun(board, difficulty)
    draw, future = ai(g)["draw"], ai(g)["future"]
    everything = {*(f"S{i}" for i in range(1, 9)), *(f"F{i}" for i in range(1, 9))}
    assert {*draw, *future} == everything - REMOVED[board]
    assert len([scheme for scheme in draw if scheme[0] == "F"]) == difficulty
    assert len(draw) + len(future) == 13


def test_the_human_starts():  # W-SOLO-02
    assert {begun(seed=str(seed)).table["start"] for seed in range(10)} == {0}
    assert begun().seat == 0


@pytest.mark.parametrize(
    ("board", "goods_of"),
    [
        ("ai_cleric", {"ink": 1, "stone": 1}),
        ("ai_builder", {"stone": 1, "gold": 1}),
        ("ai_noble", {"gold": 1, "ink": 1}),
        ("ai_cards", {"ink": 2}),
    ],
)
def test_start_gains_come_before_the_stacks_are_built(board, goods_of):  # W-SOLO-05, W-RULING-47
    g = begun(board)
    seat = ai(g)
    assert seat["unpaid_debts"] + seat["paid_debts"] >= 1
    assert seat["acquired_deeds"] + seat["approved_deeds"] >= 1
    for kind, n in goods_of.items():
        assert seat[kind] >= n
    assert (g.table["debts_left"], g.table["deeds_left"]) == (12, 12)


def test_the_first_building_stands_on_the_own_bank_with_its_effects():  # W-SOLO-05
    for seed in range(8):
        g = begun(seed=str(seed))
        site = next(name for name, content in g.table["sites"].items() if content and content["owner"] == "rival")
        space = ai(g)["space"]
        bank = GAME.box.sides[0].bank["ABCDE".index(site[0]) * 5 + int(site[1]) - 1]
        assert (site[0], "LR"[bank]) == (space[0], space[-1])


# -- general behaviour


def test_it_keeps_to_the_outer_path():  # W-SOLO-06
    assert ai(turn("S1", space="A.L"))["space"] == "A.R"
    assert ai(turn("S5", board="ai_cards", space="A.R"))["space"] == "B.R"
    assert ai(turn("F1", space="E.R"))["space"] == "B.R"


def test_meeting():  # W-SOLO-07, W-MOVE-05
    red = player(space="A.R", row=ROW, hand=HAND)
    g = turn("S1", red=red, space="A.L")
    assert (g.seat, asked(g)) == (0, "rearrange")
    human = player(space="A.L", row=["st_trader", None, None])
    g = solo("movement", rival(space="A.R", ink=1), human).choose("move A.R")
    assert ai(g)["ink"] == 2
    assert g.seat == 0


def test_the_card_rival_has_one_pool():  # W-SOLO-08
    g = human_gains("nt_acolyte")
    assert ai(g)["ink"] >= 0
    g = turn("S3", board="ai_cards", ink=3, stone=0)
    assert (ai(g)["stone"], ai(g)["gold"]) == (0, 0)
    assert ai(g)["ink"] >= 3 - 3
    link = solo("rival-turn", rival(draw=["S1"], discard=[], ink=5, space="E.R"), player(space="C.I"), board="ai_cards")
    assert ai(link)["stone"] == ai(link)["gold"] == 0


def test_of_a_common_pool_only_how_many_are_told():  # W-SOLO-08
    for board, what in (("ai_cards", "viscounts-resource"), ("ai_cleric", "viscounts-good-ink")):
        told = [event.args["what"] for event in turn("S3", board, ink=3).happened("gain") if event.seat < 0]
        assert {str(each.args["what"].key) for each in told} == {what}


@pytest.mark.parametrize(
    ("top", "check"),
    [
        ("nt_mason", lambda seat: seat["ink"] == 1),  # rearrange: a resource
        ("nt_acolyte", lambda seat: seat["virtue"] == 5),  # discard: a virtue, and one from the option
        ("nt_bishop", lambda seat: seat["paid_debts"] == 1),  # a real debt, flipped by the option
        ("nt_meddler", lambda seat: seat["corruption"] == 2),
    ],
)
def test_substitutions_of_hire_effects(top, check):  # W-SOLO-09, W-SOLO-12, W-RULING-24
    assert check(ai(human_gains(top, acquired_deeds=0 if top == "nt_bishop" else 1)))


def building_on(site: Any, **own_fields: Any) -> Any:
    """The builder rival raises a workshop there; 1-2 side."""
    space = f"{site[0]}.{'LR'[int(site[1]) > 2]}"
    before = {"A.L": "E.R", "A.R": "A.L", "B.L": "A.R", "C.L": "B.R", "C.R": "C.L", "D.L": "C.R"}[space]
    taken = {
        f"{site[0]}{k}": {"owner": 0, "slot": slot} for k, slot in ((1, "ws1"), (3, "ws2")) if f"{site[0]}{k}" < site
    }
    return turn("S3", "ai_builder", space=before, fields={"sites": taken}, **own_fields)


def test_substitutions_of_sites_and_links():
    """W-SOLO-09, W-RULING-22, W-RULING-23: two silver make a resource, a hire a future scheme, a destroy a flip."""
    g = building_on("A2")  # stone, and two silver of the link A1-A2
    assert goods(g) == {"silver": 2}
    hire = building_on("A3", future=["F2"])
    assert ai(hire)["discard"] == ["F2"]
    destroy = building_on("A4", acquired_deeds=1, corruption=1)
    assert ai(destroy)["approved_deeds"] == 1
    move = building_on("D1")
    assert ai(move)["acquired_deeds"] == 1


def test_silver_is_halved_per_gain_and_an_odd_coin_is_lost():  # W-SOLO-09, W-RULING-23
    book = GAME.book
    effect = book.on_transcribe[GAME.box.manuscripts.index("ms_blue_silver4")].rival
    g = turn("S1")
    before = sum(ai(g)[kind] for kind in ("ink", "stone", "gold"))
    g.s.push(effect, 1)
    settle(GAME, g.s)
    assert sum(ai(g)[kind] for kind in ("ink", "stone", "gold")) == before + 2


def test_future_schemes_go_face_up_onto_the_discard_pile():  # W-SOLO-10
    g = turn("S1", future=["F1", "F3"], fields={"manuscripts": {"A": {"top": ["ms_grey_guildhall"]}}})
    assert ai(g)["discard"] == ["F1"]
    assert ai(g)["future"] == ["F3", *ai(g)["future"][1:]]
    assert "F1" in g.view(0)["rival"]["discard"]


def test_without_future_schemes_it_flips_instead():  # W-SOLO-10, W-RULING-42
    empty = {"future": [], "discard": ["F1", "F3", "F4", "F6", "F7", "F8"], "row": [None] * 3, "draw": ["S1"]}
    g = turn("S1", acquired_deeds=1, fields={"manuscripts": {"A": {"top": ["ms_grey_guildhall"]}}}, **empty)
    assert ai(g)["approved_deeds"] == 1
    assert not g.happened("future-scheme")
    assert g.happened("rival-no-scheme")


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"unpaid_debts": 1, "acquired_deeds": 1}, {"paid_debts": 1}),  # tie: the debt
        ({"unpaid_debts": 1, "acquired_deeds": 1, "paid_debts": 1}, {"approved_deeds": 1}),
        ({"unpaid_debts": 1, "acquired_deeds": 1, "approved_deeds": 1}, {"paid_debts": 1}),
        ({"acquired_deeds": 1, "approved_deeds": 2}, {"approved_deeds": 3}),
        ({"unpaid_debts": 1, "paid_debts": 2}, {"paid_debts": 3}),
    ],
)
def test_which_kind_it_flips(fields, expected):  # W-SOLO-11
    g = turn("S6", fields={"townsfolk": {"A": {"top": ["nt_friar"]}}}, **fields)
    for kind, n in expected.items():
        assert ai(g)[kind] == n


def test_where_nothing_can_be_flipped_it_gains_virtue():  # W-SOLO-11
    g = turn("S6", fields={"townsfolk": {"A": {"top": ["nt_meddler"]}}})
    assert ai(g)["virtue"] == 5  # for the flip, and the virtue of the scheme
    kinds = [event.kind for event in g.log]
    assert kinds.index("rival-no-card") < kinds.index("virtue")  # it is said what the virtue stands for
    paid = turn("S6", unpaid_debts=1, fields={"townsfolk": {"A": {"top": ["nt_meddler"]}}})
    assert ai(paid)["ink"] == 1  # paying a debt gives a resource as usual


def test_an_empty_pile_gives_its_printed_effect():  # W-SOLO-12, W-RULING-49
    g = turn("S6", fields={"townsfolk": {"A": {"size": 0}}}, unpaid_debts=1)
    assert ai(g)["virtue"] == 5
    assert ai(g)["paid_debts"] == 1


def test_its_icons_and_payments():
    """W-SOLO-13: header, printed, slot and bonus icons, criminals wild; never more than is missing."""
    row = ["S4", "S1", None]  # noble and cleric, a criminal; after the shift a printed builder and cleric are covered
    piles = {"A": {"top": ["ms_grey_buildings_vp"]}}
    g = turn("S7", row=row, ink=3, fields={"manuscripts": piles}, manuscripts=BONUS["black"])
    assert set(ai(g)["manuscripts"]) == {"ms_grey_buildings_vp", *BONUS["black"]}
    # header of S7 and S4, the criminal of S1, the bonus card: four; two of the four ink pay for the rest
    assert ai(g)["ink"] == 3 + 1 - 2


def test_its_debts_come_from_the_common_piles():  # W-SOLO-14
    g = turn(
        "F1",
        fields={"debts_left": 1, "deeds_left": 1, "round": 4, "manuscripts": {"C": {"top": ["ms_grey_guildhall"]}}},
    )
    assert g.view(0)["poverty_revealed"]
    assert g.view(0)["prosperity_revealed"]
    assert g.table["last_round"] == 5


# -- the castle


def test_it_places_as_many_as_it_can_but_never_one():  # W-SOLO-20, W-SOLO-21
    two = turn("S4", row=[None] * 3, gold=1, discard=[])
    assert ai(two)["workers"]["tier1"] == {"ink_stone": 2}  # two nobles and one gold
    one = turn("S4", row=[None] * 3)
    assert ai(one)["workers"]["tier1"] == {}
    four = turn("S4", row=[None] * 3, gold=6)
    assert ai(four)["workers"]["tier2"] == {"ink_stone": 1}
    assert ai(four)["gold"] == 0
    few = {"tier1": {"flip": 2}, "tier2": {"flip": 2}, "tier3": 13}
    three = turn("S4", gold=9, workers=few)
    assert ai(three)["gold"] == 9 - 3  # only three workers are left, so five nobles, two of them its own


def test_groups_go_clockwise_from_its_own_section():  # W-SOLO-21
    inside = {"tier1": {"virtue": 2, "flip": 2}, "tier2": {}, "tier3": 0}
    g = turn("S4", gold=3, workers=inside, space="A.L", unpaid_debts=1)
    sections = [str(event.args["section"]) for event in g.happened("advance")]
    assert sections == [f"Name('viscounts-section-{each}')" for each in ("ink-stone", "flip", "virtue")]


def test_it_takes_the_first_of_two_rewards():  # W-SOLO-21, W-RULING-22
    g = turn("S4", gold=3, space="C.L")
    assert ai(g)["gold"] == 1  # gold, not the castle move
    g = turn("S4", gold=3, space="D.L", future=["F2"])
    assert "F2" in ai(g)["discard"] or not ai(g)["discard"]
    assert g.happened("future-scheme")


def test_it_removes_human_workers_first():  # W-SOLO-21
    red = player(space="D.I", row=ROW, hand=HAND, workers={"tier1": {"ink_stone": 2}, "tier2": {}, "tier3": 0})
    g = turn("S4", gold=1, red=red)
    assert own(g, "workers")["tier1"] == {"ink_stone": 1}
    assert goods(g) == {"silver": 2}


def test_the_human_may_remove_its_workers_for_a_resource():  # W-CASTLE-05, W-SOLO-09
    red = player(space="A.I", row=ROW, gold=2, silver=9)
    inside = {"tier1": {"ink_stone": 2}, "tier2": {}, "tier3": 0}
    g = solo("primary-action", rival(space="E.R", workers=inside), red).choose_all("act noble plain", "workers 2")
    assert g.options() == ["bump tier1 ink_stone seat1", "bump tier1 ink_stone rival"]
    g.choose("bump tier1 ink_stone rival")
    assert ai(g)["ink"] == 1  # two silver


# -- free gains


def given_effect(manuscript: Any, **own_fields: Any) -> Any:
    """The cleric rival transcribes this manuscript."""
    fields = {
        "manuscripts": {"A": {"top": [manuscript]}, **own_fields.pop("piles", {})},
        **own_fields.pop("fields", {}),
    }
    return turn("S1", ink=9, fields=fields, **own_fields)


def test_a_free_building_goes_to_the_next_free_site_all_around():  # W-SOLO-24
    sites = {"A3": {"owner": 0, "slot": "ws1"}, "A4": {"owner": 0, "slot": "ws2"}}
    g = given_effect("ms_grey_workshop", space="A.L", fields={"sites": sites})
    assert g.table["sites"]["B1"] == {"owner": "rival", "slot": "ai7", "building": "workshop"}


def test_free_workers_enter_next_to_its_segment():  # W-SOLO-24
    g = given_effect("ms_yellow_workers2")
    assert ai(g)["workers"]["tier1"] == {"ink_stone": 2}


def test_a_free_manuscript_comes_from_its_segment_or_clockwise():  # W-SOLO-24
    piles = {"A": {"top": ["ms_black_free_ms", "ms_grey_guildhall"]}, "B": {"top": ["ms_grey_buildings_vp"]}}
    piles["C"] = {"top": ["ms_blue_silver4"]}
    g = given_effect("ms_black_free_ms", piles=piles)
    assert set(ai(g)["manuscripts"]) == {"ms_black_free_ms", "ms_blue_silver4"}


def test_printed_manuscripts_are_handled_as_for_humans():  # W-RULING-49, W-SOLO-22
    g = turn("S1", ink=9, fields={"manuscripts": {"A": {"size": 0}}})
    assert ai(g)["manuscripts"] == []
    assert g.happened("printed-manuscript")


# -- collisions and slots


def test_it_collides_after_its_options_with_its_own_track():  # W-SOLO-25, W-RULING-21
    g = turn("S6", corruption=4, virtue=6, unpaid_debts=1, fields={"townsfolk": {"A": {"top": ["nt_friar"]}}})
    # Friar's virtue, then the virtue of the option: 4/4, a resource, a deed and a debt
    assert (ai(g)["acquired_deeds"], ai(g)["unpaid_debts"]) == (1, 1)
    kinds = [event.kind for event in g.log]
    assert kinds.index("rival-option") < kinds.index("collision")
    assert (g.seat, asked(g)) == (0, "rearrange")  # the human is the opponent
    g.choose("pass")
    assert (ai(g)["corruption"], ai(g)["virtue"]) == (1, 7)


@pytest.mark.parametrize(("row", "virtue"), [(["S4", "S5", "S3"], 6), (["S4", "S1", "S3"], 7)])
def test_in_a_human_collision_its_criminals_decide(row, virtue):  # W-SOLO-25, W-COLL-05
    human = player(space="C.I", row=ROW, corruption=5, virtue=5)
    g = solo("collision", rival(row=row, space="A.L", draw=["S7"], discard=[]), human)
    kinds = [event.kind for event in g.log]
    collision = g.log[: kinds.index("scheme")]
    assert [event.args["virtue"] for event in collision if event.kind == "virtue"] == ([6] if virtue == 6 else [])


def test_slot_upgrades():
    """W-SOLO-26, W-RULING-42, W-RULING-43: ai4 at once, ai5 in collisions, ai6 on flips, ai7 on future schemes."""
    sites = {"A3": {"owner": 0, "slot": "ws1"}}
    instant = turn("S3", "ai_builder", stone=9, built=["ai1", "ai2", "ai3"], future=["F2"], fields={"sites": sites})
    assert "ai4" in ai(instant)["built"]
    assert ai(instant)["discard"] == ["F2"]
    kinds = [event.kind for event in instant.log]
    assert kinds.index("build") < kinds.index("future-scheme")
    human = player(space="C.I", row=ROW, corruption=5, virtue=5)
    seat = rival(built=["ai5"], unpaid_debts=1, space="A.L", row=["S4", "S5", "S3"])
    collision = solo("collision", seat, human)
    assert ai(collision)["paid_debts"] == 1
    with_criminal = solo("collision", {**seat, "row": ["S4", "S1", "S3"]}, human)
    assert with_criminal.happened("debt-paid") == []
    flip = turn("S6", built=["ai6"], unpaid_debts=1, fields={"townsfolk": {"A": {"top": ["nt_friar", "nt_miner"]}}})
    assert len(flip.happened("rival-dismiss")) == 2
    none = turn("S6", built=["ai6"], fields={"townsfolk": {"A": {"top": ["nt_friar", "nt_miner"]}}})
    assert len(none.happened("rival-dismiss")) == 1  # the flip was replaced by a virtue
    future = turn("S1", built=["ai7"], future=["F1"])
    assert len(future.happened("rival-dismiss")) == 1


# -- the end


def test_the_rival_has_the_last_turn():  # W-SOLO-28
    g = begun(seed="last").play_on(7)
    order = [event.kind for event in g.log if event.kind in ("turn", "scheme", "game-over")]
    assert order[-3:] == ["turn", "scheme", "game-over"]
    assert len(g.happened("turn")) == len(g.happened("scheme"))


def test_it_scores_like_a_human_and_its_leftover_resources():  # W-SOLO-29, W-SCORE-10
    seat = rival(
        ink=1,
        gold=2,
        approved_deeds=2,
        manuscripts=["ms_black_cleric_vp"],
        row=["S4", None, None],
        draw=["S5"],
        discard=["S7"],
    )
    g = solo("scoring", seat, player(space="C.I", approved_deeds=1), debts_left=0)
    score = g.scores()[1]
    assert score.categories["resources"] == 3
    assert score.categories["poverty"] == 12
    assert g.scores()[0].categories["poverty"] == 4
    in_game = [*ai(g)["row"], *ai(g)["draw"], *ai(g)["discard"]]
    clerics = sum(1 for scheme in in_game if scheme in ("S4", "S5", "S7", "F1", "F4", "F6"))
    assert score.categories["manuscripts"] == clerics


@pytest.mark.parametrize(("deeds", "won"), [(2, [True, False]), (1, [False, True]), (0, [False, True])])
def test_the_human_must_be_strictly_ahead(deeds, won):  # W-SOLO-30
    g = solo("scoring", rival(acquired_deeds=1), player(space="C.I", acquired_deeds=deeds, silver=9))
    assert [score.won for score in g.scores()] == won


def test_the_track_of_a_human_is_untouched_by_the_rivals():  # W-COLL-01
    g = turn("S1")
    assert track(g) == (1, 7)
    assert table("turn").table.get("rival") is None
