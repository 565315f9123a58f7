"""Who knows what: views, events and deals anew. [RULES section 15]"""

from __future__ import annotations

from courtier.core.rng import seeded
from courtier.games.gugong.actions import CARDS
from courtier.games.gugong.state import bits
from tests.games.gugong.table import discard, hand, me, solo, state, table
from tests.support import Play


def deals(g: Play, seat: int, other: int) -> set[tuple[str, ...]]:
    """The hands that another player may have, as far as this seat knows."""
    dealt = [g.game.determinize(g.s, seat, seeded(str(i))) for i in range(30)]
    return {tuple(CARDS[card] for card in bits(s.seats[other].hand)) for s in dealt}


def test_what_everybody_sees():  # G-INFO-01
    g = table("turn", {"stored": ["double", "vp2"], "jade": 2}, {"decrees": ["d1_hire"]}, medal=1, passed=[2])
    for viewer in (0, 1, -1):
        seen = g.view(viewer)
        assert set(seen["board"]) == {"travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"}
        assert (seen["medal"], seen["dice"]) == (1, g.table["dice"])
        assert (seen["seats"][0]["stored"], seen["seats"][0]["stored_doubles"], seen["seats"][0]["jade"]) == (2, 1, 2)
        assert seen["seats"][2]["passed"] is True
        assert seen["seats"][1]["hand_size"] == 4
        assert seen["draw_pile"] == 11


def test_hands_and_discard_piles_are_their_owners():  # G-INFO-02
    g = table("turn", {"hand": ["G1-8"], "discard": ["G1-2"]}, {"hand": ["G2-9"]})
    assert g.view(0)["seats"][0]["hand"] == ["G1-8"]
    assert g.view(0)["seats"][0]["discard"] == ["G1-2"]
    for viewer in (1, -1):
        assert "hand" not in g.view(viewer)["seats"][0]
        assert "discard" not in g.view(viewer)["seats"][0]
        assert "G1-2" not in str(g.view(viewer))


def test_stored_kinds_are_shown_to_their_owner_only():  # G-INFO-04
    g = table("turn", {"stored": ["vp2"]})
    assert g.view(0)["seats"][0]["stored_kinds"] == ["vp2"]
    assert "stored_kinds" not in g.view(1)["seats"][0]


def test_a_card_given_up_is_not_shown():  # G-INFO-03
    g = table("turn", {"hired": 0, "hand": ["G1-2", "G1-3", "G1-6"]}, board={"palace": "G1-8"})
    g.choose("gift G1-3 palace pay:card").choose("give-up G1-6")
    event = g.happened("put-down")[0]
    assert event.for_seat(0) is event
    hidden = event.for_seat(1)
    assert hidden is not None
    assert hidden.kind == "put-down-hidden"
    assert "card" not in hidden.args
    taken = g.happened("gift")[0]
    assert "other" in taken.args, "the card taken was visible"
    assert deals(g, 1, 0) == {("G1-2",), ("G1-6",)}, "one of the two was given up"
    assert deals(g, 0, 0) == {("G1-2",)}


def test_starting_sets_and_gifts_from_the_board_are_known():  # G-INFO-03
    g = table("turn", {"hand": ["G1-6", "G1-2"]}, board={"jade": "GB-5"})
    g.choose("gift G1-6 jade free")
    assert deals(g, 1, 0) == {("G1-2",)}
    other = g.game.determinize(g.s, 1, seeded("x"))
    assert other.seats[0].discard == me(g).discard


def test_a_drawn_card_is_known_to_its_owner_alone():  # G-INFO-02, G-CANAL-10
    g = table(
        "night_claims",
        {"hand": [], "discard": []},
        harbours={"left:3": {"seat": 0, "servants": 3}},
        draw_pile=["GD-9a"],
    )
    g.choose("claim left:3 card")
    drawn = g.happened("drew")[0]
    hidden = drawn.for_seat(1)
    assert hidden is not None
    assert hidden.kind == "drew-hidden"
    assert hand(g) == ["GD-9a"]
    assert len(deals(g, 1, 0)) > 5
    assert deals(g, 0, 0) == {("GD-9a",)}


def test_a_hidden_card_becomes_known_when_it_is_the_only_one_left():  # G-INFO-03
    g = table("turn", {"hired": 0, "hand": ["G1-2", "G1-3"]}, board={"palace": "G1-8"})
    g.choose("gift G1-3 palace pay:card")
    assert discard(g) == ["G1-2", "G1-8"]
    assert deals(g, 1, 0) == {()}
    assert g.game.determinize(g.s, 1, seeded("a")).seats[0].discard == me(g).discard


def test_mengs_piles_are_hidden():  # G-INFO-02, G-SOLO-05
    g = solo("turn", {"hand": ["G4-1"]}, {})
    seen = g.view(0)
    assert seen["seats"][1]["hand_size"] == 4
    assert "hand" not in seen["seats"][1]
    assert (seen["meng"]["automa_deck"], seen["meng"]["automa_today"]) == (11, [])
    orders = {tuple(g.game.determinize(g.s, 0, seeded(str(i))).meng.stack) for i in range(20)}
    assert len(orders) > 5
    decks = {tuple(g.game.determinize(g.s, 0, seeded(str(i))).meng.deck) for i in range(20)}
    assert len(decks) > 5
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(g.s.meng.stack))}


def test_the_fifth_gift_of_the_hard_level_may_be_any():  # G-SOLO-04, G-INFO-02
    g = solo("turn", {"hand": ["G4-1"]}, {}, options={"difficulty": "hard"})
    stacks = {tuple(sorted(g.game.determinize(g.s, 0, seeded(str(i))).meng.stack)) for i in range(30)}
    assert len(stacks) > 5


def test_piles_are_dealt_anew_and_nothing_else_changes():  # G-INFO-02
    g = table()
    other = g.game.determinize(g.s, 0, seeded("z"))
    assert sorted(other.draw) == sorted(state(g).draw)
    assert other.draw != state(g).draw
    assert sorted(other.pile[other.piled :]) == sorted(state(g).pile[state(g).piled :])
    assert g.game.view(other, 0) == g.view(0)
