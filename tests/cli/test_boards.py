"""Boards: at most 80 columns, nothing without words, nothing that the seat may not see."""

from __future__ import annotations

import pytest

from courtier import texts
from courtier.cli.boards import board_lines, board_of
from courtier.cli.boards.pyramids import Laid, drawn
from courtier.cli.seats import seat_names
from courtier.cli.voice import Voice
from courtier.core.messages import Message
from courtier.core.rng import seeded
from courtier.games import GAMES, load_game
from courtier.games.viceroy.state import ViceroyState
from courtier.games.viceroy.words import hyphens
from tests.cli.running import LANGUAGES
from tests.support import instants as walk
from tests.support.option_sets import player_counts


def instants(name: str, options, seed: int, every: int):
    """The game beside each of its states."""
    game = load_game(name)
    return ((game, s) for s in walk.instants(game, options, "boards", seed, every))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_board_fits_eighty_columns_and_has_words_for_everything(name, lang):
    voice = Voice(lang)
    for number, options in enumerate(player_counts(load_game(name))):
        for game, s in instants(name, options, number, 60):
            voice.seats = seat_names(voice, ["Ada", "random"], s.n_seats)
            for seat in (-1, 0):
                for full in (False, True):
                    lines = board_lines(voice, game, s, seat, full)
                    assert lines
                    for line in lines:
                        assert len(line) <= 80, line
                        assert "Cli " not in line
                        assert "Viceroy " not in line.replace("Viceroy ·", "")


def test_a_board_shows_only_what_the_seat_can_know():
    voice = Voice("en")
    for number in range(3):
        for game, s in instants("viceroy", {"players": 3}, number, 25):
            for seat in (0, 2):
                other = game.determinize(s, seat, seeded(f"{number}"))
                assert board_lines(voice, game, other, seat, True) == board_lines(voice, game, s, seat, True)


def test_everything_in_hand_and_on_offer_is_named_in_full():
    game, s = next(instants("viceroy", {"players": 2}, 1, 1))
    for game, s in instants("viceroy", {"players": 2}, 1, 30):  # noqa: B007
        if s.round == 2:
            break
    assert isinstance(s, ViceroyState)
    text = "\n".join(board_lines(Voice("en"), game, s, 0))
    for entry in s.seats[0].hand:
        assert texts.format(Message(f"viceroy-card-{hyphens(s.game.cards[entry >> 4].key)}"), "en") in text
    for card in s.display:
        if card:
            assert texts.format(Message(f"viceroy-card-{hyphens(s.game.cards[card].key)}"), "en")[:13] in text
    assert f"Round {s.round} of 12" in text


def test_a_card_is_explained_by_number_and_by_name_in_every_language():
    game, s = next(instants("viceroy", {"players": 2}, 1, 1))
    for lang in LANGUAGES:
        board = board_of(Voice(lang), game, s, 0)
        captain = board.explained("32")
        assert len(captain) == 5
        name = texts.format(Message("viceroy-card-captain"), lang)
        assert board.explained(texts.fold(name))[0] == captain[0]
        assert len(board.explained("76")) >= 2
        assert board.explained("nobody") == board.explained("") == board.explained("99") == []
        assert all(len(line) <= 80 for line in board.legend())


def test_levels_stand_half_a_card_further_in_and_one_colour_circles_are_marked():
    cards = [
        Laid(1, 0, 4, "BBBB", "p3", False),
        Laid(1, 1, 39, "BGBB", "", False),
        Laid(2, 0, 12, "RYBB", "m", True),
    ]
    assert drawn(cards) == [
        "2        R  12  Y",
        "        (B  m   B)",
        "1   B  4   B  B  39  G",
        "    B  p3  B  B      B",
    ]


def test_a_wide_pyramid_still_fits():
    for n in (1, 7, 8, 9, 12, 13, 19, 30):
        row = [Laid(1, column - n // 2, column + 1, "BRGY", "eB p10 m", False) for column in range(n)]
        assert all(len(line) <= 80 for line in drawn(row))
    assert drawn([]) == []
