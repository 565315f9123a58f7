"""The mutation tool changes exactly one place at a time, and only what a rule does."""

from __future__ import annotations

from tools.mutate import mutants

SOURCE = '''
LIMIT = 5

class Rule:
    def holds(self, n: int = 3) -> bool:
        """Words."""
        assert n != 7, f"{n + 1}"
        note(n)
        return n < 4 and not odd(n)

    def __repr__(self) -> str:
        return str(1 + 1)
'''


def test_every_mutant_differs_in_one_place_of_a_rule(tmp_path):
    path = tmp_path / "rule.py"
    path.write_text(SOURCE, encoding="utf-8")
    found = {(mutant.line, mutant.before, mutant.after) for mutant in mutants(path)}
    assert found == {
        (8, "note(n)", "pass"),
        (9, "n < 4", "n <= 4"),
        (9, "4", "5"),
        (9, "n < 4 and (not odd(n))", "n < 4 or not odd(n)"),
        (9, "not odd(n)", "odd(n)"),
    }


def test_every_mutant_is_valid_python_and_differs_from_the_source(tmp_path):
    path = tmp_path / "rule.py"
    path.write_text(SOURCE, encoding="utf-8")
    sources = [mutant.source for mutant in mutants(path)]
    assert len(set(sources)) == len(sources) == 5
    for source in sources:
        compile(source, "rule.py", "exec")
