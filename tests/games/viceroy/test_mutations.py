"""A rule broken on purpose is noticed: a few in every run, the whole list in `make deep`."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.games.viceroy.mutations import BROKEN, LAWS, QUICK, SCORING
from tools.break_rules import ROOT, Broken, copy_sources, notices

# tools/mutate.py runs these tests against sources that it has changed itself.
pytestmark = pytest.mark.skipif("COURTIER_MUTATING" in os.environ, reason="inside the mutation run")


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of src to break rules in."""
    return copy_sources(tmp_path_factory.mktemp("broken"))


@pytest.mark.parametrize("broken", [each for each in BROKEN if each.rule in QUICK], ids=lambda each: each.rule)
def test_a_broken_rule_is_noticed(broken, sources):
    assert notices(broken, sources), f"{broken.rule}: nobody noticed"


@pytest.mark.deep
@pytest.mark.parametrize("broken", [each for each in BROKEN if each.rule not in QUICK], ids=lambda each: each.rule)
def test_every_broken_rule_is_noticed(broken, sources):
    assert notices(broken, sources), f"{broken.rule}: nobody noticed"


def test_the_list_breaks_every_law_and_every_scoring_category():
    assert {f"V-SCORE-0{n}" for n in range(1, 8)} == {each.rule.split()[0] for each in SCORING}
    assert {f"V-LAW-{n}" for n in range(65, 89)} == {each.rule.split()[0] for each in LAWS}
    assert {each.rule for each in BROKEN} >= set(QUICK)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda each: each.rule)
def test_every_text_to_break_is_still_there_once(broken):
    path = ROOT / "src" / "courtier" / broken.file
    assert path.read_text(encoding="utf-8").count(broken.old) == 1
    assert broken.old != broken.new


def test_a_text_that_is_not_there_is_an_error(sources):
    nowhere = Broken("V-NO-99", "games/viceroy/scoring.py", "no such text", "", "tests/games/viceroy/test_scoring.py")
    with pytest.raises(LookupError):
        notices(nowhere, sources)
