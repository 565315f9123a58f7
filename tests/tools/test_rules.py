"""`make rules`: every rule is named by a test, and the tool that says so notices when one is not."""

from __future__ import annotations

import pytest

from courtier.games import GAMES
from tools.rules import blocks, check, definitions_of, ids_in, named_by_tests, rules_of

RULES = ["V-AUC-01", "V-AUC-02", "V-AUC-03", "V-AUC-10", "V-LAW-CHOICE"]
SOURCE = '''
"""A module about the auction. [V-AUC-10]"""

TABLE = ["V-AUC-03"]


def helper():  # V-LAW-CHOICE
    pass


# V-AUC-02
@mark("V-AUC-01")
def test_something():
    """Nothing but a name: V-AUC-019, XV-AUC-10."""
'''


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_game_is_named_by_a_test(game):
    assert check(game).problems == []


def test_numbers_and_ranges_are_found_and_nothing_else():
    assert ids_in("see V-AUC-02.", RULES) == {"V-AUC-02"}
    assert ids_in("[V-AUC-01 to V-AUC-03, V-LAW-CHOICE]", RULES) == {"V-AUC-01", "V-AUC-02", "V-AUC-03", "V-LAW-CHOICE"}
    assert ids_in("V-AUC-02, 03 and V-AUC-0 and XV-AUC-01 and V-AUC-011", RULES) == {"V-AUC-02"}


def test_only_tests_and_tables_count():
    found = {rule: name for name, text in blocks(SOURCE) for rule in ids_in(text, RULES)}
    assert found == {"V-AUC-01": "test_something", "V-AUC-02": "test_something", "V-AUC-03": "line 4"}


def test_gaps_definitions_and_needless_ones_are_told(tmp_path):
    folder = tmp_path / "games" / "viceroy"
    folder.mkdir(parents=True)
    (folder / "test_all.py").write_text('def test_first():\n    """V-COMP-01"""\n', encoding="utf-8")
    (folder / "definitions.txt").write_text(
        "# why\nV-COMP-01: because\nV-COMP-02: it is so\nV-X-1: ?\n", encoding="utf-8"
    )
    (tmp_path / "cli").mkdir()
    (tmp_path / "cli" / "test_show.py").write_text('def test_show():\n    """V-COMP-03"""\n', encoding="utf-8")
    assert definitions_of("viceroy", tmp_path) == {"V-COMP-01": "because", "V-COMP-02": "it is so", "V-X-1": "?"}
    assert named_by_tests(rules_of("viceroy"), tmp_path) == {"V-COMP-01": ["games/viceroy/test_all.py::test_first"]}
    problems = check("viceroy", tmp_path).problems
    assert "V-COMP-03 has no test" in problems
    assert not [problem for problem in problems if problem.startswith("V-COMP-02")]
    assert any("unnecessarily" in problem for problem in problems)
    assert any("no such rule" in problem for problem in problems)
