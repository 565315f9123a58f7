"""Viceroy's learnt evaluator: what it sees in a position, and what it says about plain ones."""

from __future__ import annotations

from typing import Any

import pytest

from courtier.bots.evaluators.viceroy import ViceroyEvaluator, make
from courtier.bots.evaluators.viceroy_traits import MOMENTS, TRAITS, rounds_left, time_of
from courtier.core.playout import Tally, playout
from courtier.core.position import new_game
from courtier.core.rng import FastRng
from courtier.games import load_game
from courtier.games.viceroy.pyramid import spot
from courtier.games.viceroy.tokens import BONUS_CIRCLE, BONUS_MAGIC, DEFENCE, ETERNAL, MAGIC, POWER, SCIENCE, packed

BLUE, RED = 0, 1


def viceroy() -> ViceroyEvaluator:
    """An evaluator whose values a test may change."""
    return make(load_game("viceroy"))


def begun(players: int, seed: str) -> Any:
    """A new game; alone against one virtual opponent. [V-SOLO-01]"""
    return new_game(load_game("viceroy"), {"players": players, "virtual": 1 if players == 1 else 0}, seed)


def at_an_auction(players: int) -> Any:
    """The first auction: one card lies in each pyramid."""
    game, s = load_game("viceroy"), begun(players, "values")
    rng = FastRng(1)
    while s.round == 0 or not viceroy().quiet(s):
        playout(game, s, rng, 1, Tally())
    return s


def trait(s: Any, seat: int, name: str) -> float:
    found = [0.0] * len(TRAITS)
    viceroy().describe(s, seat, found)
    return found[TRAITS.index(name)]


def character(top_left: int, top_right: int, bottom: int) -> int:
    """There is exactly one character with these three colours."""
    game: Any = load_game("viceroy")
    for card in game.cards[1:65]:
        if (card.top_left, card.top_right, card.bottom_left) == (top_left, top_right, bottom):
            return int(card.number)
    raise AssertionError("no such character")


def lay(s: Any, seat: int, cards: dict[tuple[int, int], int], *codes: int) -> None:
    """A pyramid of these cards by level and column, with tokens on its first card, and no gems or hand cards."""
    p = s.seats[seat]
    p.cards, p.spots = list(cards.values()), [spot(*place) for place in cards]
    p.tokens = [packed(p.spots[0], code) for code in codes]
    p.tucked, p.hand, p.gems = [], [], [0, 0, 0, 0]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_when_the_game_is_over_the_estimate_is_the_score(players):
    game, evaluator = load_game("viceroy"), viceroy()
    s = begun(players, "over")
    playout(game, s, FastRng(2), 100_000, Tally())
    assert not s.stack
    for seat, score in enumerate(game.scores(s)):
        assert evaluator.estimate(s, seat) == score.total
        terms = [0.0] * len(evaluator.terms)
        evaluator.fill(s, seat, terms)
        for category, points in score.categories.items():
            assert terms[evaluator.terms.index(category)] == points


def test_time_goes_on_with_every_round_and_within_it():
    """V-ROUND-01: twelve rounds, each an auction phase and a building phase of up to three building rounds."""
    s = at_an_auction(2)
    times = []
    for number in range(1, 13):
        s.round = number
        for seat in s.seats:
            seat.bidding = True
        times.append(time_of(s))
        for seat in s.seats:
            seat.bidding = False
        for s.building_round in range(3):
            times.append(time_of(s))
    assert times[0] == 0.0
    assert times[-1] == len(MOMENTS) - 1
    assert times == sorted(set(times))
    s.ended = True
    assert rounds_left(s) == 0.0


def test_two_players_and_more_have_tables_of_their_own_and_one_alone_is_as_two():
    evaluator = viceroy()
    flat = len(MOMENTS)
    evaluator.set_values({"two": {"always": [2.0] * flat}, "more": {"always": [4.0] * flat}})
    found = [evaluator.estimate(at_an_auction(players), 0) for players in (1, 2, 3, 4)]
    assert found == [pytest.approx(value) for value in (2.0, 2.0, 4.0, 4.0)]


def test_closed_circles_are_points_and_half_ones_are_seen():
    """V-SCORE-01: the level of the upper card and the bonus circle tokens of the colour."""
    s = at_an_auction(2)
    low = {(1, 0): character(RED, BLUE, RED), (1, 1): character(BLUE, RED, BLUE)}
    lay(s, 0, low, BONUS_CIRCLE + 2)
    assert (trait(s, 0, "half_2"), trait(s, 0, "half_bonus"), trait(s, 0, "circle_points")) == (1.0, 2.0, 0.0)
    lay(s, 0, {**low, (2, 0): character(RED, RED, BLUE)}, BONUS_CIRCLE + 2)
    assert (trait(s, 0, "half_2"), trait(s, 0, "circles"), trait(s, 0, "circle_points")) == (0.0, 1.0, 4.0)
    assert (trait(s, 0, "level_1"), trait(s, 0, "level_2"), trait(s, 0, "place_2")) == (2.0, 1.0, 0.0)


def test_a_card_in_hand_that_closes_a_half_circle_is_seen_if_it_can_be_paid():
    s = at_an_auction(2)
    lay(s, 0, {(1, 0): character(RED, BLUE, RED), (1, 1): character(BLUE, RED, BLUE)})
    s.seats[0].hand = [character(RED, RED, BLUE) << 4 | 1]
    assert trait(s, 0, "half_character") == 0.0
    s.seats[0].gems = [2, 2, 2, 2]
    assert trait(s, 0, "half_character") == 1.0


def test_what_gems_can_recolour_at_the_end_is_seen():
    """V-END-04: a circle costs as many gems of a colour as it has segments not already of it."""
    s = at_an_auction(2)
    one = {(1, 0): character(RED, RED, RED), (1, 1): character(BLUE, RED, BLUE), (2, 0): character(RED, RED, BLUE)}
    lay(s, 0, one)
    assert (trait(s, 0, "near_1"), trait(s, 0, "paint_1")) == (1.0, 0.0)
    s.seats[0].gems = [1, 0, 0, 0]
    assert (trait(s, 0, "paint_1"), trait(s, 0, "paint_2")) == (2.0, 0.0)
    two = {(1, 0): character(RED, RED, RED), (1, 1): character(RED, RED, BLUE), (2, 0): character(RED, BLUE, BLUE)}
    lay(s, 0, two)
    for color in (BLUE, RED):  # two gems of the upper card's colour, or two of the lower ones'
        s.seats[0].gems = [2 if each == color else 1 for each in range(4)]
        assert (trait(s, 0, "near_1"), trait(s, 0, "paint_1"), trait(s, 0, "paint_2")) == (0.0, 0.0, 2.0)


def test_tokens_are_counted_by_what_they_score():
    """V-SCORE-02 to V-SCORE-06."""
    s = at_an_auction(2)
    codes = [MAGIC, MAGIC, SCIENCE, DEFENCE, POWER + 7, BONUS_MAGIC + 3, BONUS_CIRCLE + 2, ETERNAL + BLUE]
    lay(s, 0, {(1, 0): 1}, *codes)
    points = [trait(s, 0, f"{what}_points") for what in ("eternal", "power", "magic", "set")]
    assert points == [1.0 + 2.0, 7.0, 6.0, 12.0]
    assert [trait(s, 0, f"lacks_{n}") for n in ("one", "two")] == [0.0, 1.0]  # of the next set
    assert [trait(s, 0, f"magic_{n}") for n in (1, 2, 3)] == [1.0, 1.0, 0.0]


def test_attacks_hit_whoever_has_too_few_defence_tokens():
    """V-SCORE-07: four points for each attack token of the others beyond the own defence tokens."""
    s = at_an_auction(3)
    lay(s, 0, {(1, 0): 1}, DEFENCE)
    s.seats[0].attacks, s.seats[1].attacks, s.seats[2].attacks = 0, 2, 1
    assert (trait(s, 0, "hit_points"), trait(s, 0, "shield")) == (-8.0, 0.0)
    assert (trait(s, 1, "attack_1"), trait(s, 1, "attack_2"), trait(s, 2, "attack_2")) == (1.0, 1.0, 0.0)
    s.seats[1].attacks = s.seats[2].attacks = 0
    assert (trait(s, 0, "hit_points"), trait(s, 0, "shield")) == (0.0, 1.0)


def test_gems_are_counted_by_colour_and_in_all():
    s = at_an_auction(2)
    s.seats[0].gems = [7, 2, 1, 0]
    assert [trait(s, 0, f"gem_{n}") for n in (1, 2, 3, 4, 6)] == [3.0, 2.0, 1.0, 2.0, 2.0]
    assert [trait(s, 0, f"gems_{n}") for n in (5, 9, 13)] == [6.0, 2.0, 0.0]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_more_of_what_scores_is_better_late_in_the_game(players):
    evaluator = viceroy()
    for codes in ([POWER + 8], [MAGIC, SCIENCE, DEFENCE], [ETERNAL + RED, BONUS_CIRCLE + 16 + 4]):
        s = at_an_auction(players)
        s.round = 12
        before = evaluator.estimate(s, 0)
        s.seats[0].tokens = [*s.seats[0].tokens, *[packed(s.seats[0].spots[0], code) for code in codes]]
        assert evaluator.estimate(s, 0) > before + 3.0, codes


@pytest.mark.parametrize("players", [1, 2, 4])
def test_science_is_worth_more_the_more_rounds_it_will_pay(players):
    """V-PASS-01: one more gem each time the player passes."""
    evaluator, gains = viceroy(), []
    for number in (2, 12):
        s = at_an_auction(players)
        lay(s, 0, {(1, 0): 1})
        s.round = number
        before = evaluator.estimate(s, 0)
        s.seats[0].tokens = [packed(s.seats[0].spots[0], SCIENCE)]
        gains.append(evaluator.estimate(s, 0) - before)
    assert gains[0] > gains[1] + 1.0


def test_an_agreement_is_not_a_moment_to_estimate_but_bids_and_building_are():
    """V-AUC-13: until the two have chosen, neither has its card."""
    game, evaluator = load_game("viceroy"), viceroy()
    seen = set()
    for number in range(40):
        s = begun(4, f"quiet/{number}")
        rng = FastRng(number)
        for _ in range(120):
            top = s.stack[-1].effect
            if top.together:
                seen.add((type(top.decision).__name__, evaluator.quiet(s)))
            else:
                assert not evaluator.quiet(s)
            playout(game, s, rng, 1, Tally())
    assert {("Bid", True), ("ChooseBuild", True), ("Agree", False)} <= seen
    assert ("Agree", True) not in seen
