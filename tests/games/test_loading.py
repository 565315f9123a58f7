"""Games are loaded from their data, once for each set of corrections, and live side by side."""

from __future__ import annotations

import pytest

from courtier.core.canonical import digest
from courtier.core.messages import Refused
from courtier.core.position import dump, load, new_game
from courtier.core.record import replay, start
from courtier.games import GAMES, load_game
from courtier.games.loading import read_data

each_game = pytest.mark.parametrize("name", GAMES)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused) as refused:
        load_game("chess")
    assert refused.value.message.key == "error-game-unknown"
    assert refused.value.message.args == {"game": "chess", "expected": ", ".join(GAMES)}


@each_game
def test_a_game_is_loaded_once(name: str) -> None:
    game = load_game(name)
    assert load_game(name) is game
    assert load_game(name, {}) is game
    assert game.name == name
    assert game.digest == digest(read_data(name))
    assert game.corrections == {}


@each_game
def test_a_correction_of_what_is_not_there_is_refused_with_its_place(name: str) -> None:
    with pytest.raises(Refused) as refused:
        load_game(name, {"nonsense": {"cost": 1}})
    assert refused.value.message.key == "error-correction-unknown"
    assert refused.value.message.args["place"] == "nonsense"
    assert refused.value.message.args["expected"] == ", ".join(list(read_data(name))[:12])


@each_game
def test_corrected_and_plain_games_live_side_by_side(name: str) -> None:
    first = next(iter(read_data(name)))
    corrected, plain = load_game(name, {first: {}}), load_game(name)
    assert corrected is not plain
    assert corrected.digest == plain.digest, "nothing was changed"
    assert corrected.corrections == {first: {}}
    assert corrected.actions.size == plain.actions.size
    assert set(corrected.effects.by_path) == set(plain.effects.by_path)


@each_game
def test_a_document_of_other_data_is_refused(name: str) -> None:
    game = load_game(name)
    doc = dump(game, new_game(game, {}, "x"))
    load(game, doc)
    with pytest.raises(Refused, match="error-components-differ"):
        load(game, {**doc, "components_digest": "0" * 64})
    with pytest.raises(Refused, match="error-corrections-differ"):
        load(game, {**doc, "corrections": {"any": {}}})
    record = start(game, {}, "x")
    record.components_digest = "0" * 64
    with pytest.raises(Refused, match="error-components-differ"):
        replay(game, record)
