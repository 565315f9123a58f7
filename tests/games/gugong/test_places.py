"""Every answer lies somewhere on the table, and no two answers lie at the same places."""

from __future__ import annotations

import pytest

from courtier.core.rng import FastRng
from tests.games.gugong.table import Doc, table

RICH: Doc = {"hired": 6, "double": "hired", "hand": ["G1-8", "G1-2"]}


def test_an_exchange_lies_at_the_official_the_card_and_its_way():  # G-GIFT-02, G-GIFT-04
    g = table("turn", RICH, board={"jade": "G2-9", "wall": "GB-3"})
    assert g.targets("gift G1-8 wall free") == ["location:wall", "card:G1-8"]
    at_jade = [g.targets(option) for option in g.options() if option.startswith("gift G1-8 jade")]
    assert [where[2] for where in at_jade] == ["way:servants", "way:double", "way:card", "way:without"]


def test_a_variant_has_a_place_of_its_own_for_each_way_to_pay():  # G-ACT-03, G-DOUBLE-03
    g = table("turn", RICH, board={"palace": "GB-3"}).choose("gift G1-8 palace free")
    assert g.targets("act palace A") == ["location:palace", "variant:A"]
    assert g.targets("act palace B") == ["location:palace", "variant:B"]
    assert g.targets("act palace B:double") == ["location:palace", "variant:B:double"]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_two_answers_of_a_question_lie_at_the_same_places(players):
    seen: set[str] = set()
    for seed in range(8):
        g = table("turn", players=players)
        rng = FastRng(seed)
        while not g.over:
            options = g.options()
            where = [tuple(g.targets(option)) for option in options if option != "pass"]
            assert all(where), f"an answer without a place: {options}"
            assert len(set(where)) == len(where), options
            seen |= {place.split(":")[0] for each in where for place in each}
            g.choose(options[rng.below(len(options))])
    assert seen >= {"location", "card", "way", "variant", "build", "hire", "city", "taken-token", "house"}
    assert seen >= {"decree", "pay", "harbour", "crew", "exchange", "doubles"}
