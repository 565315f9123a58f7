"""Recolouring at the end: legal, exact, and as good as trying everything. [V-END-02 to V-END-04]"""

from __future__ import annotations

import itertools
import sys
import time
from typing import Any

import pytest

from courtier.core.rng import FastRng
from courtier.games import load_game
from courtier.games.viceroy import recoloring
from tests.games.viceroy.table import ALL_CARDS, COLORS, LETTERS, at, building, held, mine, points, rows, seat, supply
from tests.support import Play, given

EX_21 = rows([39, 51], [1])  # green, green, and a red half-circle


def ending(gems: str, pyramid: Any, *others: Any) -> Play:
    """The last building phase is over; the others have nothing to recolour."""
    seats = [seat(gems, [], pyramid), *(others or [seat("", [], 64)])]
    return given("viceroy", {"players": len(seats)}, {"seats": seats, "round": 12, "ended": True}, "end")


def test_one_gem_recolours_one_segment_to_its_own_colour():  # V-END-02, V-RULING-32
    g = ending("GG", EX_21)
    assert g.options() == ["pass", "target 2 0", "recolor-best"]
    g.choose("target 2 0")
    assert held(g) == "", "green was the only colour, and its two segments cost two gems"
    assert mine(g)["circles"] == [{"level": 2, "column": 0, "color": "green"}]
    assert points(g, "circles") == 2


def test_the_half_circle_of_the_upper_card_counts_as_two_segments():  # V-END-02, V-END-04
    g = ending("G", EX_21)
    assert g.over, "one gem is not enough, so nothing is asked"
    assert points(g, "circles") == 0


def test_gems_of_another_colour_do_not_help():  # V-RULING-32, V-END-04
    assert ending("BBRYY", EX_21).over


@pytest.mark.parametrize(("color", "cost"), [("green", 2), ("red", 2), ("blue", 4), ("yellow", 4)])
def test_a_circle_costs_one_gem_for_each_segment_of_another_colour(color, cost):  # V-END-04
    letter = next(key for key, name in LETTERS.items() if name == color)
    assert ending(letter * (cost - 1), EX_21).over
    g = ending(letter * cost, EX_21).choose("target 2 0")
    assert held(g) == ""
    assert mine(g)["circles"][0]["color"] == color


def test_the_colour_is_chosen_where_several_are_possible():  # V-END-04
    g = ending("GGRR", EX_21).choose("target 2 0")
    assert g.options() == ["color red", "color green"]
    assert g.refuses("color blue").rule == "V-END-04"
    g.choose("color red")
    assert held(g) == "GG"


def test_a_circle_of_one_colour_may_be_changed_for_four_gems():  # V-END-04
    pyramid = rows([6, 35], [22])
    pyramid[0]["tokens"] = ["bonus_circle:red:4"]
    assert ending("RRR", pyramid).over
    g = ending("RRRR", pyramid).choose("target 2 0")
    assert mine(g)["circles"] == [{"level": 2, "column": 0, "color": "red"}]
    assert points(g, "circles") == 6


def test_a_segment_is_recoloured_at_most_once():  # V-END-04
    g = ending("GGRRRR", EX_21).choose("target 2 0").choose("color green")
    assert g.over, "the circle is done, though four red gems are left"


def test_recolouring_brings_no_gem_but_counts_for_everything():  # V-END-03
    pyramid = [*EX_21, at(1, 2, 79, "bonus_circle:green:4")]
    g = ending("GG", pyramid)
    before = supply(g)
    g.choose("recolor-best")
    assert held(g) == ""
    assert len(supply(g)) == len(before) + 2, "the gems used are spent; none came back"
    assert points(g, "circles") == 2 + 4
    assert points(g, "laws") == 1


def test_eternal_and_stored_gems_cannot_be_used():  # V-END-02
    pyramid = [{**entry, "tokens": ["eternal:green"]} for entry in EX_21]
    pyramid.append(at(1, 2, 65, "stored:green", "stored:green"))
    assert ending("", pyramid).over
    assert ending("G", pyramid).over


def test_recolouring_may_be_left_alone_or_ended_early():  # V-END-02
    g = ending("GG", EX_21).choose("pass")
    assert g.over
    assert points(g, "circles") == 0


def test_players_do_not_influence_each_other():  # V-END-04
    other = rows([37, 53], [5])
    g = ending("GG", EX_21, seat("GG", [], other))
    assert g.seat == 0
    g.choose("recolor-best")
    assert g.seat == 1
    g.choose("recolor-best")
    assert [points(g, "circles", i) for i in range(2)] == [2, 2]


def test_recolouring_comes_after_the_last_building_phase():  # V-END-02, V-ROUND-02
    g = building(seat("GG", [20], EX_21), round=12, large_deck=[]).choose("pass")
    assert g.view(-1)["phase"] == "end"
    assert g.asked(0) == "end.recolor"
    g = building(seat("GG", [20], EX_21), round=11).choose("pass")
    assert g.asked(0) != "end.recolor"


# -- as good as trying everything


def random_pyramid(rng: FastRng, most: int, levels: int = 5) -> list[Any]:
    """A pyramid that stands, grown at random."""
    numbers = [*range(1, 89)]
    for i in range(len(numbers) - 1, 0, -1):
        j = rng.below(i + 1)
        numbers[i], numbers[j] = numbers[j], numbers[i]
    laid = {(1, 0): numbers.pop()}
    for _ in range(most - 1):
        columns = [column for level, column in laid if level == 1]
        open_places = [(1, min(columns) - 1), (1, max(columns) + 1)]
        higher = [
            (level + 1, column)
            for level, column in laid
            if level < levels and (level, column + 1) in laid and (level + 1, column) not in laid
        ]
        choices = higher if higher and rng.below(3) else open_places
        place = choices[rng.below(len(choices))]
        card = numbers.pop()
        if place[0] == 5 and card > 64:
            continue
        laid[place] = card
    bonus = ["bonus_circle:blue:2", "bonus_circle:red:4", "bonus_circle:green:2", "bonus_circle:yellow:4"]
    out = [at(level, column, card) for (level, column), card in laid.items()]
    for _ in range(rng.below(4)):
        out[rng.below(len(out))]["tokens"].append(bonus[rng.below(4)])
    return out


def all_ways(pyramid: list[Any], gems: dict[str, int]) -> int:
    """The best sum of circle points and law 79, by trying every set of recolourings."""
    cards = {(entry["level"], entry["column"]): ALL_CARDS[entry["card"]]["segments"] for entry in pyramid}
    tokens = [token.split(":") for entry in pyramid for token in entry["tokens"]]
    bonus = {c: sum(int(t[2]) for t in tokens if t[0] == "bonus_circle" and t[1] == c) for c in COLORS}
    extra = sum(1 for entry in pyramid if entry["card"] == 79)
    circles = []
    for (level, column), upper in cards.items():
        if level > 1:
            left, right = cards[level - 1, column], cards[level - 1, column + 1]
            circles.append((level, [left["top_right"], right["top_left"], upper["bottom_left"], upper["bottom_right"]]))
    best = 0
    for plan in itertools.product([None, *COLORS], repeat=len(circles)):
        used = dict.fromkeys(COLORS, 0)
        worth = 0
        for (level, segments), color in zip(circles, plan, strict=True):
            if color is not None:
                used[color] += sum(segment != color for segment in segments)
                worth += level + bonus[color] + extra
            elif len(set(segments)) == 1:
                worth += level + bonus[segments[0]] + extra
        if all(used[color] <= gems[color] for color in COLORS):
            best = max(best, worth)
    return best


def check_against_all_ways(seed: int) -> None:
    """The best answer on offer is as good as the best of all, and costs what it should."""
    rng = FastRng(seed)
    pyramid = random_pyramid(rng, 3 + rng.below(6))
    if sum(entry["level"] > 1 for entry in pyramid) > 5:
        pyramid = [entry for entry in pyramid if entry["level"] == 1]
    letters = "".join("BRGY"[rng.below(4)] for _ in range(rng.below(9)))
    gems = {name: letters.count(letter) for letter, name in LETTERS.items()}
    used_cards = {entry["card"] for entry in pyramid}
    spare = next(card for card in range(1, 65) if card not in used_cards)
    g = ending(letters, pyramid, seat("", [], spare))
    before = g.scores()[0].total
    if not g.over:
        told = g.label("recolor-best").args["points"]
        g.choose("recolor-best")
        assert told == g.scores()[0].total - before
    assert g.over
    assert g.game.faults(g.s) == []
    nothing = dict.fromkeys(COLORS, 0)
    assert g.scores()[0].total - before == all_ways(pyramid, gems) - all_ways(pyramid, nothing)


@pytest.mark.parametrize("part", range(10))
def test_the_best_answer_is_as_good_as_trying_everything(part):  # V-END-04
    for seed in range(part * 15, part * 15 + 15):
        check_against_all_ways(seed)


@pytest.mark.deep
def test_the_best_answer_is_as_good_as_trying_everything_a_thousand_times():  # V-END-04
    for seed in range(1000, 2000):
        check_against_all_ways(seed)


def step_by_step(g: Play) -> int:
    """The best total that single recolourings can reach, by walking through all that the engine offers."""
    best = g.scores()[0].total
    for option in g.options():
        if option not in ("pass", "recolor-best"):
            best = max(best, step_by_step(g.copy().choose(option)))
    return best


@pytest.mark.parametrize("seed", range(12))
def test_single_steps_reach_the_same_best_and_never_more(seed):  # V-END-04
    rng = FastRng(seed + 50)
    pyramid = random_pyramid(rng, 7, 3)
    letters = "".join("BRGY"[rng.below(4)] for _ in range(4))
    spare = next(card for card in range(1, 65) if card not in {entry["card"] for entry in pyramid})
    g = ending(letters, pyramid, seat("", [], spare))
    best = step_by_step(g)
    if not g.over:
        g.choose("recolor-best")
    assert g.scores()[0].total == best


@pytest.mark.deep
def test_twenty_gems_and_thirty_cards_are_answered_at_once(capsys):
    """Compiled within 50 ms; interpreted it may take ten times as long."""
    game: Any = load_game("viceroy")
    worst = 0.0
    for seed in range(20):
        rng = FastRng(seed)
        pyramid = random_pyramid(rng, 30)
        spare = next(card for card in range(1, 65) if card not in {entry["card"] for entry in pyramid})
        state = ending("BRGY" * 5, pyramid, seat("", [], spare), seat(), seat()).s
        took = []
        for _ in range(3):
            began = time.process_time()
            recoloring.best_plan(game.cards, state.seats[0], 1)
            took.append(time.process_time() - began)
        worst = max(worst, min(took))
    compiled = not str(recoloring.__file__).endswith(".py")
    with capsys.disabled():
        how = "compiled" if compiled else "interpreted"
        sys.stdout.write(f"\nrecolouring, 20 gems and 30 cards: {worst * 1000:.1f} ms {how}\n")
    assert worst < (0.05 if compiled else 0.5)
