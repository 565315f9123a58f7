"""Every game keeps the contract (`tests/support/contract.py`), with every number of players and every option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from courtier import texts
from courtier.core.canonical import canonical
from courtier.core.game import Game
from courtier.core.messages import Json, Message, Refused
from courtier.core.position import dump, load, schema, set_up
from courtier.core.rng import seeded
from courtier.games import GAMES, load_game
from tests.support import contract
from tests.support.option_sets import Case, all_cases, complete, is_allowed

CASES = all_cases()
each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
each_game = pytest.mark.parametrize("game", [load_game(name) for name in GAMES], ids=GAMES)


@each_case
def test_play(case: Case) -> None:
    """Legal lists are in order, nothing forced is asked, components are conserved, the game ends and is scored."""
    before = contract.effects_fingerprint(case.game)
    for seed in range(4):
        contract.check_play(case, seed)
    assert contract.effects_fingerprint(case.game) == before, "effects never change"


@each_case
def test_copies(case: Case) -> None:
    """Copies are equal and go their own way."""
    contract.check_copies(case, 10, every=13)


@each_case
def test_positions(case: Case) -> None:
    """Every instant is written and read without loss."""
    contract.check_positions(case, 20, every=5)


@each_case
def test_records(case: Case) -> None:
    """A record gives the same states again."""
    contract.check_record(case, 30)


@each_case
def test_secrets(case: Case) -> None:
    """A seat learns nothing from what it cannot see."""
    contract.check_secrets(case, 40, every=6)


@each_case
def test_events(case: Case) -> None:
    """Events tell a seat nothing that it must not know."""
    for seed in (50, 51):
        contract.check_events(case, seed, every=2)


@each_case
def test_words(case: Case) -> None:
    """Everything reads well in every language."""
    contract.check_words(case, 60, every=5)


DEEP: dict[str, Callable[[Case, int], object]] = {
    "play": contract.check_play,
    "copies": lambda case, seed: contract.check_copies(case, seed, 5),
    "positions": lambda case, seed: contract.check_positions(case, seed, 1),
    "records": contract.check_record,
    "secrets": lambda case, seed: contract.check_secrets(case, seed, 1),
    "events": lambda case, seed: contract.check_events(case, seed, 1),
    "words": lambda case, seed: contract.check_words(case, seed, 1),
}


@pytest.mark.deep
@pytest.mark.parametrize("check", DEEP)
@each_case
def test_all_of_it_at_every_instant_of_twenty_games(case: Case, check: str) -> None:
    for seed in range(1000, 1020):
        DEEP[check](case, seed)


@each_case
def test_rules_named(case: Case) -> None:
    """Every rule that is cited stands in the rules reference of the game."""
    reference = {rule.id for rule in texts.rules.load(case.game.name, "en")}
    assert contract.rules_named(case, 70, every=3) <= reference


@each_game
def test_every_value_of_every_option_is_played(game: Game[Any]) -> None:
    sets = [complete(game, case.options) for case in CASES if case.game is game]
    assert all(is_allowed(game, options) for options in sets)
    assert len({canonical(options) for options in sets}) == len(sets)
    for spec in game.option_specs():
        for value in spec.values():
            assert any(options[spec.key] == value for options in sets), f"{spec.key} = {value} is never played"


@each_game
def test_the_first_option_is_the_number_of_players(game: Game[Any]) -> None:
    assert game.option_specs()[0].key == "players"


@each_game
def test_options_and_title_have_words(game: Game[Any]) -> None:
    contract.read_everywhere(Message(f"{game.name}-title"), contract.in_words)


@each_game
def test_position_documents_fit_their_schema(game: Game[Any]) -> None:
    form = schema(game)
    Draft202012Validator.check_schema(form)
    validator = Draft202012Validator(form)
    for case in CASES:
        if case.game is game:
            for s in contract.instants(case, 80, every=40):
                validator.validate(dump(game, s))


@each_game
def test_every_moment_can_be_played_on(game: Game[Any]) -> None:
    """A document of nothing but options and a moment is a game that can be played to its end, or cannot be at all."""
    for case in CASES:
        if case.game is game:
            after = set_up(game, case.options, seeded("moments"))
            for moment in game.moments(after):
                doc: dict[str, Json] = {"format": "courtier-position", "game": game.name, "moment": moment}
                doc["options"] = case.options
                if game.moment_fault(after, moment, {}) is None:
                    contract.check_end(game, load(game, doc))
                    continue
                with pytest.raises(Refused) as refused:
                    load(game, doc)
                assert refused.value.message.key == "error-position-fault"


@each_game
def test_every_action_reads_back(game: Game[Any]) -> None:
    notations = [game.actions.notation(action) for action in range(game.actions.size)]
    assert [game.actions.parse(notation) for notation in notations] == list(range(game.actions.size))
    assert len(set(notations)) == len(notations)


@each_game
def test_every_effect_has_its_own_path(game: Game[Any]) -> None:
    for path, effect in game.effects.by_path.items():
        assert effect.path == path
        for part in effect.parts():
            assert game.effects.by_path[part.path] is part
        assert len(effect.ints()) == 3
