"""What cannot be done is told with its reason, since no question asks about it. [G-ACT-04]"""

from __future__ import annotations

import pytest

from courtier.core.state import Decision, Event
from tests.games.gugong.table import Doc, only, state, table
from tests.support import Play

POOR: Doc = {"hired": 1, "free": 11, "hand": ["G1-8", "G1-2"]}


def told(g: Play, kind: str) -> Event:
    return g.happened(kind)[0]


def reason_there(g: Play, target: str) -> str:
    f = state(g).stack[-1]
    assert isinstance(f.effect, Decision)
    reason = f.effect.why_there(g.s, f, target)
    return reason.key if reason else ""


@pytest.mark.parametrize(("location", "needed"), [("jade", 3), ("decrees", 2)])
def test_an_action_that_cannot_be_paid_says_what_it_takes(location, needed):  # G-ACT-04
    g = table("turn", POOR, board={location: "GB-3"}).choose(f"gift G1-8 {location} free")
    assert told(g, "cannot-act").args["n"] == needed
    assert g.seat == 1, "nothing is asked"


def test_an_action_that_would_change_nothing_says_so():  # G-ACT-04
    g = table("turn", POOR, board={"travel": "GB-3"}, cities=only()).choose("gift G1-8 travel free")
    assert told(g, "cannot-act").args["n"] == 0


def test_a_builder_without_any_benefit_hears_why():  # G-WALL-06
    g = table("action_wall", {"hired": 1, "intrigue": 1}, {"wall": 5, "intrigue": 0}).choose("act wall A")
    assert [(event.seat, event.args["position"]) for event in g.happened("no-benefit")] == [(1, 0)]
    assert (g.asked(), g.seat) == ("wall.benefit", 0), "whoever has one to take is asked"


def test_an_action_that_is_asked_for_tells_nothing():  # G-ACT-01
    g = table("turn", POOR, board={"palace": "GB-3"}).choose("gift G1-8 palace free").choose("pass")
    assert not g.happened("cannot-act")


def test_hiring_without_a_free_servant_is_told():  # G-TERM-03
    full: Doc = {"hired": 12, "free": 0, "hand": ["G1-6", "G1-2"]}
    g = table("turn", full, board={"palace": "GB-3"}).choose("gift G1-6 palace free")
    assert told(g, "cannot-hire").seat == 0


def test_a_token_that_cannot_be_paid_is_told():  # G-TOKEN-07
    g = table("action_travel", {**POOR, "city": "fuzhou"}, cities=only(hangzhou="pay3_jade"))
    g.choose("act travel A")
    assert told(g, "cannot-pay").args["n"] == 3


def test_what_a_hand_lacks_is_told_to_its_player_alone():  # G-TOKEN-07, G-INFO-02
    cheap: Doc = {"city": "fuzhou", "hand": ["G1-2"]}
    g = table("action_travel", cheap, cities=only(hangzhou="discard7_jade"))
    g.choose("act travel A")
    event = told(g, "cannot-discard")
    assert event.for_seat(0) is event
    assert event.for_seat(1) is None


def test_a_place_within_the_open_question_says_what_to_choose():  # G-ACT-03
    rich: Doc = {"hired": 8, "free": 4, "hand": ["G1-8", "G1-2"]}
    board = {"jade": "GB-3", "decrees": "GB-4", "wall": "GB-5"}
    for location, first in (("jade", "house"), ("decrees", "decree"), ("wall", "variant")):
        g = table("turn", rich, board=board).choose(f"gift G1-8 {location} free")
        assert reason_there(g, f"name:{location}") == f"gugong-whynot-{first}-first"
    g.choose("act wall B")
    assert reason_there(g, "piece:wall") == "gugong-whynot-pieces-first"


def test_the_token_that_the_question_is_about_is_not_called_foreign_to_it():  # G-TRAVEL-02
    for kind in ("hire1", "wall1", "ship1", "retrieve"):
        g = table("token_benefit", {"discard": ["G1-3"]}, taken=kind)
        assert reason_there(g, "taken-token") == "gugong-whynot-taken-token", kind
    g = table("token_benefit", {"hired": 3}, taken="pay3_jade")
    assert g.targets("pay servants") == ["taken-token", "pay:servants"]
