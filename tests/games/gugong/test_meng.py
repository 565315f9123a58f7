"""Meng's day: his turn, morning, dusk and night. [RULES 14.1 and 14.2]"""

from __future__ import annotations

from typing import Any

import pytest

from courtier.core.state import Event
from courtier.games.gugong.actions import AUTOMA, CARDS
from tests.games.gugong.table import Doc, discard, lying, me, only_a, solo, state, stored
from tests.support import Play

PLAYED: Doc = {"hand": [], "discard": []}


def turn(automa: str, gift: str, meng: Doc | None = None, human: Doc | None = None, **more: Any) -> Play:
    """Meng's turn with this automa card and this gift on top; the human has passed."""
    piles = {"deck": [automa], "stack": [gift], **more.pop("piles", {})}
    human = {**PLAYED, **(human or {})}
    return solo("turn", human, meng or {}, turn=1, passed=[0], piles=piles, **more)


def first_turn(g: Play) -> list[Event]:
    """The events of Meng's first turn."""
    ends = [i for i, event in enumerate(g.log) if event.kind in ("meng-reveals", "passed", "dusk")]
    return g.log[ends[0] : ends[1]]


def told(g: Play, kind: str) -> list[Event]:
    return [event for event in first_turn(g) if event.kind == kind]


def test_he_reveals_exchanges_and_pays_nothing():  # G-SOLO-07
    g = turn("M-palace1", "G5-3", {"hired": 0}, board={"palace": "G5-8"}, piles={"discard": []})
    reveal = told(g, "meng-reveals")[0]
    assert reveal.rule == "G-SOLO-07"
    assert lying(g, "palace") == "G5-3"
    assert told(g, "envoy"), "he acts though a 3 is less than an 8"
    assert not told(g, "sent")


def test_special_cards_go_to_the_focus():  # G-SOLO-07, G-SOLO-03
    g = turn("M-special1", "G5-8", focus="intrigue", board={"intrigue": "GB-1"})
    assert lying(g, "intrigue") == "G5-8"


def test_card_action_then_location_action_and_the_same_one_twice():  # G-SOLO-08
    g = turn("M-intrigue", "G5-6")
    assert [event.args["position"] for event in told(g, "intrigue")] == [1, 2]
    assert g.table["medal"] == 1 or g.table["start"] == 1
    g = turn("M-palace1", "G5-4", {"hired": 2, "free": 10})
    assert [event.kind for event in first_turn(g)][2:] == ["hired", "meng-acts", "envoy"]
    assert told(g, "hired")[0].args["n"] == 2


def test_a_swap_card_gives_a_point():  # G-SOLO-08
    g = turn("M-palace1", "GB-5")
    assert [event.args["n"] for event in told(g, "vp")] == [1]


def test_the_deck_is_made_from_earlier_days_only():  # G-SOLO-09
    piles = {
        "deck": [],
        "stack": ["G5-8", "G5-3"],
        "today": ["M-travel", "M-special1", "M-special2"],
        "used": [card for card in AUTOMA if card not in ("M-travel", "M-special1", "M-special2")],
    }
    g = solo("turn", PLAYED, {}, turn=1, passed=[0], piles=piles)
    shuffle = g.happened("meng-shuffles")[0]
    assert (shuffle.args["n"], shuffle.rule) == (8, "G-SOLO-09")
    revealed = {str(event.args["automa"]) for event in g.happened("meng-reveals")[:2]}
    assert not revealed & {"Name('gugong-automa-m-travel')", "Name('gugong-automa-m-special1')"}


def test_the_humans_window_comes_before_dusk():  # G-SOLO-10, G-SOLO-27, G-TOKEN-04
    g = solo(
        "turn",
        {**PLAYED, "stored": ["vp2", "vp2"]},
        {"stored": ["hire1", "hire1"]},
        turn=1,
        passed=[0],
        piles={"stack": ["G5-8"], "deck": ["M-palace1"]},
    )
    assert g.asked() == "token.evening"
    assert not g.happened("dusk")
    g.choose("pass")
    assert g.happened("dusk")


def test_dusk_takes_todays_cards_in_the_order_of_play():  # G-SOLO-11
    g = solo("dusk", PLAYED, {"hired": 9}, piles={"today": ["M-palace2", "M-intrigue", "M-wall"]})
    cards = [str(event.args["automa"]) for event in g.happened("meng-dusk-card")[:3]]
    assert cards == [f"Name('gugong-automa-m-{word}')" for word in ("palace2", "intrigue", "wall")]
    meng = state(g).meng
    assert meng is not None
    assert meng.today == []
    assert {AUTOMA.index(word) for word in ("M-palace2", "M-intrigue", "M-wall")} <= {*meng.used, *meng.deck}


@pytest.mark.parametrize(("day", "n"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_his_matches_are_the_number_of_the_day(day, n):  # G-SOLO-12
    g = solo("night", PLAYED, {"hired": 0}, day=day, piles={"discard": ["GB-3"], "stack": []})
    assert g.happened("matches")[1].args["n"] == n
    assert next(event.args["n"] for event in g.happened("hired") if event.seat == 1) == n
    assert next(event.args["n"] for event in g.happened("vp") if event.seat == 1) == 3


def test_his_ships_sail_like_others():  # G-SOLO-12
    g = solo("night_ships", PLAYED, {}, harbours={"main:5": {"seat": 1, "servants": 2}})
    assert len(g.happened("lost-at-sea")) == 1
    assert g.game.faults(g.s) == []


def test_after_the_night_his_discard_pile_is_his_stack():  # G-SOLO-13
    stacks = set()
    for seed in range(12):
        g = solo(
            "night_claims", PLAYED, {}, piles={"stack": [], "discard": ["GB-1", "GB-2", "GB-3", "GB-4"]}, seed=str(seed)
        )
        meng = state(g).meng
        assert meng is not None
        stacks.add(tuple(meng.stack))
        assert sorted(CARDS[card] for card in meng.stack) == ["GB-1", "GB-2", "GB-3", "GB-4"]
    assert len(stacks) > 3


def test_his_morning():  # G-SOLO-06, G-SOLO-19
    meng = {"hired": 0, "decrees": ["d1_swap", "d1_hire"]}
    g = solo("morning", {"hand": ["G4-1"]}, meng, nights=1, medal=1, decrees=OFFER)
    order = [str(event.args["decree"]) for event in g.happened("morning-decree")]
    assert order == ["Name('gugong-decree-d1-swap')", "Name('gugong-decree-d1-hire')"], "top before bottom"
    assert g.table["start"] == 1
    assert me(g, 1).vp == 1, "a point instead of the swap"
    assert (me(g, 1).hired, g.seat) == (5, 0), "one by decree, four by the day, as much as possible"


OFFER = ["d1_swap", "d1_hire", "d2_wall", "d2_travel", "d3_vp", "d3_flat"]


def test_morning_decrees_of_tracks_and_ships():  # G-SOLO-06, G-SOLO-26
    offer = ["d1_ship", "d1_palace", "d2_wall", "d2_travel", "d3_vp", "d3_flat"]
    g = solo(
        "morning_decrees",
        {"hand": ["G4-1"]},
        {"decrees": ["d1_ship", "d1_palace"]},
        nights=1,
        decrees=offer,
        harbours={"main:1": {"seat": 1, "servants": 2}},
        draw_pile=["GD-1"],
        piles={"stack": ["G5-8", "G5-3"]},
    )
    meng = state(g).meng
    assert meng is not None
    assert CARDS[meng.stack[0]] == "GD-1", "the extra card goes under his stack"
    assert me(g, 1).palace == 1
    assert me(g, 1).filled(1) == 1


def test_the_human_is_asked_when_meng_completes_a_wall():  # G-SOLO-17
    g = turn("M-wall", "G5-8", {"hired": 1, "intrigue": 8}, {"wall": 3, "intrigue": 3})
    assert g.asked() == "wall.benefit"
    assert discard(g) == []
    g.choose("pass")
    assert g.happened("meng-benefit")


def test_stored_tokens_of_meng_are_worth_nothing_at_the_end():  # G-SOLO-27
    g = solo("last_exchanges", {"palace": 8}, {"vp": 3, "stored": ["vp2"] * 2 + ["hire1"] * 2}, nights=4, day=4)
    assert g.over
    assert g.scores()[1].total == 3
    assert len(stored(g, 1)) == 4


def test_harbour_decree_counts_the_neutral_markers():  # G-SOLO-27, G-SOLO-05
    g = solo("scoring", {"palace": 8}, {"decrees": ["d3_harbours"], "rewards": {"vp4": 3, "card": 2}})
    assert g.scores()[1].categories["decrees"] == 10
    assert g.game.faults(g.s) == [], "none of his own servants is lost"


def test_travel_by_day_is_one_move():  # G-SOLO-20
    g = turn("M-travel", "G5-8", cities=only_a(fuzhou="vp2", hangzhou="hire1"))
    assert len(told(g, "travelled")) == 1
