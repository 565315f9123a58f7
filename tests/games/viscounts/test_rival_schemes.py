"""The schemes of a rival: drawn, shuffled, carried out, with the reasons it gives. [W-SOLO]"""

from __future__ import annotations

import pytest

from courtier.core.messages import Message, Name
from tests.games.viscounts.rivals import BOARDS, GAME, HAND, REMOVED, ai, begun, turn
from tests.games.viscounts.table import ROW, player, rival, solo


def test_a_shuffle_triggers_its_slots_left_one_first():  # W-SOLO-16, W-SOLO-26
    seat = {"row": ["S4", "S5", "S3"], "draw": [], "discard": ["S6", "S7"], "built": ["ai8", "ai9"]}
    g = solo("rival-turn", rival(space="A.L", **seat), player(space="C.I", row=ROW, hand=HAND))
    kinds = [event.kind for event in g.log if event.kind in ("shuffle", "virtue", "corruption", "scheme")]
    assert kinds[:5] == ["shuffle", "virtue", "virtue", "corruption", "scheme"]


def test_schemes_shift_and_leave_without_a_drop_off():  # W-SOLO-15
    g = turn("S7", row=["S4", "S5", "S3"], discard=[])
    assert ai(g)["row"] == ["S7", "S4", "S5"]
    assert ai(g)["discard"][:1] == ["S3"]


def test_a_shuffle_effect_is_a_real_shuffle():  # W-SOLO-27, W-RULING-49
    fields = {"townsfolk": {"A": {"top": ["nt_watchman"]}}}
    g = turn("S6", discard=["S3", "S4"], fields=fields)
    assert ai(g)["discard"] == []
    assert g.happened("shuffle")[0].args["n"] >= 2
    nothing = turn("S6", discard=[], fields=fields)
    assert not nothing.happened("shuffle")


def test_it_makes_no_optional_choices_and_has_no_hand():  # W-SOLO-31
    g = begun()
    for _ in range(60):
        if g.over:
            break
        assert g.seat == 0
        g.choose(g.options()[-1])
    assert not g.happened("hire") or all(event.seat == 0 for event in g.happened("hire"))


@pytest.mark.parametrize(
    ("board", "focus"), [("ai_cleric", "cleric"), ("ai_builder", "build"), ("ai_noble", "noble"), ("ai_cards", "flip")]
)
def test_every_rival_has_its_own_aim(board, focus):  # W-SOLO-23
    stock = {"ink": 9, "stone": 9, "gold": 9} if board != "ai_cards" else {"ink": 9}
    g = turn("S1", board, unpaid_debts=1, **stock)
    kind = {"cleric": "manuscript", "build": "build", "noble": "workers", "flip": "debt-paid"}[focus]
    assert g.happened(kind)
    without = turn("S1", "ai_cards", ink=9)
    assert ai(without)["acquired_deeds"] == 1  # nothing to flip: the second option


@pytest.mark.parametrize(
    ("scheme", "board", "rich", "why"),
    [
        ("F1", "ai_noble", {}, "rival-short"),
        ("F2", "ai_builder", {"supply": 1}, "rival-no-workers"),
        ("S1", "ai_cards", {"ink": 9}, "rival-no-flip"),
    ],
)
def test_it_says_why_an_option_is_passed_over(scheme, board, rich, why):  # W-SOLO-18
    workers = {"workers": {"tier3": 19}} if rich.pop("supply", 0) else {}
    g = turn(scheme, board, **rich, **workers)
    kinds = [event.kind for event in g.log]
    assert kinds.index(why) < kinds.index("rival-option")
    chosen = next(event for event in g.log if event.kind == "rival-option")
    passed = [event.args["n"] for event in g.log if event.kind in ("rival-short", why)]
    assert passed == [*range(1, int(str(chosen.args["n"])))]  # every option before the one carried out


@pytest.mark.parametrize(
    ("board", "stock", "paid"),
    [("ai_cleric", {"ink": 9}, "viscounts-good-ink"), ("ai_noble", {"gold": 9}, "viscounts-good-gold")],
)
def test_it_says_what_it_pays_with(board, stock, paid):  # W-SOLO-13
    (event,) = turn("S1", board, **stock).happened("rival-action")
    assert isinstance(event.args["what"], Message)
    assert event.args["what"].args == {"n": event.args["n"], "what": Name(paid)}


def test_every_scheme_is_resolved_from_top_to_bottom():  # W-SOLO-17, W-SOLO-18
    for scheme in GAME.box.schemes:
        board = next(each for each in BOARDS if scheme not in REMOVED[each])
        g = turn(scheme, board)
        kinds = [event.kind for event in g.log if event.kind in ("scheme", "move", "rival-option")]
        assert kinds == ["scheme", "move", "rival-option"]
        assert all(event.rule for event in g.log if event.kind != "nothing-to-choose")


@pytest.mark.parametrize(("scheme", "corruption"), [("S1", 2), ("S8", 2), ("F7", 3), ("F8", 2), ("S3", 1), ("F6", 1)])
def test_corruption_per_criminal(scheme, corruption):  # W-SOLO-17
    board = next(each for each in BOARDS if scheme not in REMOVED[each])
    assert ai(turn(scheme, board))["corruption"] == corruption
