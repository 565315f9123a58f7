"""Viscounts' learnt evaluator: what it sees in a position, and what it says about plain ones."""

from __future__ import annotations

from typing import Any

import pytest

from courtier.bots.evaluating import utilities
from courtier.bots.evaluators.viscounts import ViscountsEvaluator, make
from courtier.bots.evaluators.viscounts_cards import KINDS, abilities
from courtier.bots.evaluators.viscounts_outlook import Outlook
from courtier.bots.evaluators.viscounts_traits import MOMENTS, TRAITS, turns_left
from courtier.core.playout import Tally, playout
from courtier.core.position import new_game
from courtier.core.rng import FastRng
from courtier.games import load_game
from courtier.games.viscounts.words import (
    CASTLE_PLACES,
    N_ICONS,
    NOBLE,
    RIVALS,
    TIER_3,
)


def viscounts() -> ViscountsEvaluator:
    """An evaluator whose values a test may change."""
    return make(load_game("viscounts"))


def at_a_turn(players: int, seed: str = "values") -> Any:
    """A game shortly after its beginning, when somebody is to play a card."""
    game, evaluator = load_game("viscounts"), viscounts()
    s = new_game(game, {"players": players}, seed)
    rng = FastRng(1)
    for _ in range(200):
        if s.round and evaluator.quiet(s):
            return s
        playout(game, s, rng, 1, Tally())
    raise AssertionError("no turn began")


def trait(s: Any, seat: int, name: str) -> float:
    found = [0.0] * len(TRAITS)
    viscounts().describe(s, seat, found)
    return found[TRAITS.index(name)]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_when_the_game_is_over_the_estimate_is_the_score(players):
    game, evaluator = load_game("viscounts"), viscounts()
    s = new_game(game, {"players": players}, "over")
    playout(game, s, FastRng(2), 100_000, Tally())
    assert not s.stack
    for seat, score in enumerate(game.scores(s)):
        assert evaluator.estimate(s, seat) == score.total


def test_turns_left_are_known_once_poverty_or_prosperity_is_revealed():
    """W-END-02: the round is completed, then one more is played."""
    s = at_a_turn(2)
    s.last_round = s.round + 1
    s.active = s.start
    assert [turns_left(s, s.start), turns_left(s, 1 - s.start)] == [2.0, 2.0]
    s.active = 1 - s.start
    assert [turns_left(s, s.start), turns_left(s, 1 - s.start)] == [1.0, 2.0]
    s.round = s.last_round
    assert [turns_left(s, s.start), turns_left(s, 1 - s.start)] == [0.0, 1.0]


def test_every_deed_taken_brings_the_end_nearer():
    s = at_a_turn(2)
    turns = []
    for left in range(12, 0, -1):
        s.deeds_left = left
        turns.append(turns_left(s, 0))
    assert turns == sorted(set(turns), reverse=True)
    evaluator = viscounts()
    s.deeds_left = 12
    early = evaluator.time(s, 0)
    s.deeds_left = 2
    assert 0.0 <= early < evaluator.time(s, 0) <= len(MOMENTS) - 1


def test_two_participants_and_more_have_tables_of_their_own_and_a_rival_is_one_of_two():
    evaluator = viscounts()
    flat = [1.0] * len(MOMENTS)
    evaluator.set_values({"two": {"always": [2.0 * n for n in flat]}, "more": {"always": [4.0 * n for n in flat]}})
    for players, value in ((1, 2.0), (2, 2.0), (3, 4.0), (4, 4.0)):
        assert evaluator.estimate(at_a_turn(players), 0) == pytest.approx(value)
    assert evaluator.rivals(at_a_turn(1)) == [pytest.approx(2.0)]


def test_a_rival_is_told_from_a_player_by_name_and_by_its_leftovers():
    """W-SOLO-29: a rival scores a point for each resource left over."""
    s = at_a_turn(1)
    s.seats[1].ink, s.seats[1].stone, s.seats[1].gold = 3, 2, 1
    assert trait(s, s.rival, f"rival_{RIVALS[0]}") == 1.0
    assert trait(s, s.rival, "leftover_points") == 6.0
    assert trait(s, 0, f"rival_{RIVALS[0]}") == trait(s, 0, "leftover_points") == 0.0


def test_groups_in_the_castle_are_seen():
    """W-CASTLE-03: of three workers in a section one advances, its two fellows go left and right."""
    s = at_a_turn(2)
    s.castle = [0] * len(s.castle)
    s.castle[0], s.castle[1], s.castle[3], s.castle[5], s.castle[TIER_3] = 2, 2, 1, 2, 1
    assert trait(s, 0, "worker_points") == 5 * 1 + 2 * 2 + 3
    assert trait(s, 0, "pairs") == 2.0
    assert trait(s, 0, "chains") == trait(s, 0, "high_pairs") == trait(s, 0, "leads") == 1.0
    assert trait(s, 0, "crowded") == 0.0
    s.castle[CASTLE_PLACES] = 1  # another's worker: the section of two is full
    assert trait(s, 0, "crowded") == 2.0
    assert trait(s, 1, "leads") == -1.0


def test_the_ranks_of_a_stack_are_points_once_it_is_revealed():
    """W-SCORE-08: prosperity counts paid debts, poverty approved deeds."""
    s = at_a_turn(2)
    for p in s.seats:
        p.paid = p.approved = 0
    s.seats[0].paid = 2
    s.debts_left, s.deeds_left = 12, 6
    assert trait(s, 0, "prosperity_due") == pytest.approx(6.0)
    s.deeds_left = 0
    assert (trait(s, 0, "prosperity_points"), trait(s, 0, "prosperity_due")) == (12.0, 0.0)
    assert trait(s, 0, "poverty_points") == trait(s, 1, "prosperity_points") == 0.0


def test_what_stands_on_the_track_is_seen():
    """W-COLL-07: markers that meet on the first space bring three deeds."""
    s = at_a_turn(2)
    s.seats[0].corruption, s.seats[0].virtue = 1, 3
    assert (trait(s, 0, "virtue"), trait(s, 0, "gap_2"), trait(s, 0, "stuck")) == (4.0, 1.0, 0.0)
    s.seats[0].virtue = 1
    assert (trait(s, 0, "stuck"), trait(s, 0, "coming_deeds"), trait(s, 0, "coming_debts")) == (1.0, 3.0, 0.0)


def test_the_outlook_finds_more_with_more_icons_and_goods():
    s = at_a_turn(2)
    p = s.seats[s.active]
    p.ink = p.stone = p.gold = p.silver = 0
    nothing = Outlook(s, s.active, [0] * N_ICONS, [0] * 4)
    nobles = [0] * N_ICONS
    nobles[NOBLE] = 8
    placing = Outlook(s, s.active, nobles, [0] * 4)
    assert placing.workers > nothing.workers + 3.0
    assert placing.manuscript == nothing.manuscript
    p.ink, p.silver = 7, 10
    assert Outlook(s, s.active, [0] * N_ICONS, [0] * 4).manuscript > 0.0
    p.hand = []
    none = Outlook(s, s.active, nobles, [0] * 4)
    assert (none.trade, none.building, none.workers, none.manuscript) == (0.0, 0.0, 0.0, 0.0)


def test_abilities_are_counted_by_kind():
    game: Any = load_game("viscounts")
    box = game.box
    able = abilities()
    assert len(able) == box.n_cards

    def of(card: str) -> dict[str, float]:
        found = able[box.cards.index(card)]
        return {KINDS[kind]: found[kind] for kind in range(len(KINDS)) if found[kind]}

    assert of("st_thief") == {"silver": 1.0, "debt": 1.0}
    assert of("st_abbot") == {}
    assert of("he_lothaire") == {"goods": 3.0}
    assert of("he_judith") == {"flip": 1.0}  # of destroying and flipping, the better one
    assert of("he_ada") == {"collision": 1.0}
    assert of("nt_diplomat") == {"pay": 1.0}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_more_of_what_scores_is_better_late_in_the_game(players):
    evaluator = viscounts()
    for change, by in (("approved", 2), ("built", 0b111)):
        s = at_a_turn(players)
        s.last_round = s.round + 1
        before = evaluator.estimate(s, 0)
        setattr(s.seats[0], change, by)
        assert evaluator.estimate(s, 0) > before + 2.0, change
    s = at_a_turn(players)
    s.last_round = s.round + 1
    before = evaluator.estimate(s, 0)
    castle = s.castle.copy()
    castle[TIER_3] += 2
    s.castle = castle
    assert evaluator.estimate(s, 0) > before + 2.0


def test_better_and_worse_are_told_apart_however_far_a_rival_is_ahead():
    evaluator, s = viscounts(), at_a_turn(1)
    s.seats[s.rival].approved = 40
    out, points = [0.0], [0.0]
    utilities(evaluator, s, points, out)
    behind = out[0]
    s.seats[0].approved += 3
    utilities(evaluator, s, points, out)
    assert 0.0 < behind < 0.5
    assert out[0] > behind + 0.001
