"""Gùgōng's board in a terminal: what it shows, in how many columns, and that it gives nothing away."""

from __future__ import annotations

from typing import Any

import pytest

from courtier.cli.boards import board_lines, board_of
from courtier.cli.boards.gugong_gifts import gift_table
from courtier.cli.boards.gugong_words import Words, grid, hung
from courtier.cli.seats import seat_names
from courtier.cli.voice import Voice
from courtier.core.position import new_game
from courtier.core.rng import seeded
from courtier.games import load_game
from courtier.games.gugong.actions import CITIES, LOCATIONS
from tests.cli.running import LANGUAGES, courtier
from tests.games.gugong.table import state, table
from tests.support.instants import instants
from tests.support.option_sets import player_counts

GAME: Any = load_game("gugong")


def text_of(view, seat: int, lang: str = "en", full: bool = False) -> str:
    """The board of a view that a test has made or changed."""
    board = board_of(Voice(lang), GAME, new_game(GAME, {"players": 2}, "any"), seat)
    board.view = view  # type: ignore[attr-defined]
    return "\n".join(board.lines(full))


@pytest.fixture
def view():
    return GAME.view(new_game(GAME, {"players": 2}, "3"), 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_eighty_columns_and_has_words_for_everything(lang):
    voice = Voice(lang)
    sets = [*player_counts(GAME), {"players": 5, "bonus_tokens": True}, {"players": 2, "expert_setup": True}]
    for number, options in enumerate(sets):
        for s in instants(GAME, options, "gugong board", number, 40):
            voice.seats = seat_names(voice, ["Maximiliana of the Long Name", "random"], s.n_seats)
            for seat in range(-1, s.n_seats):
                for line in board_lines(voice, GAME, s, seat, True):
                    assert len(line) <= 80, line
                    assert "Cli " not in line, line
                    assert "Gugong " not in line, line
    board = board_of(voice, GAME, s, 0)
    assert len(board.legend()) >= 5
    assert all(len(line) <= 80 for line in board.legend())
    assert board.brief("turn") is None


@pytest.mark.parametrize("players", [1, 3])
def test_it_shows_only_what_the_seat_can_know(players):
    voice = Voice("en")
    for s in instants(GAME, {"players": players}, "gugong board", players, 30):
        for seat in range(s.n_seats):
            other = GAME.determinize(s, seat, seeded("another"))
            assert board_lines(voice, GAME, other, seat, True) == board_lines(voice, GAME, s, seat, True)


def test_every_part_of_the_table_is_there():
    s = new_game(GAME, {"players": 2}, "3")
    lines = board_lines(Voice("en"), GAME, s, 0)
    text = "\n".join(lines)
    assert "Day 1 of 4" in lines[0]
    assert f"Destiny dice: {' '.join(str(die) for die in s.dice) or '–'}" in text
    table = lines[4:11]
    for row, word in zip(table, LOCATIONS, strict=True):
        assert row.split()[1] == f"{GAME.parts.value[s.board[LOCATIONS.index(word)]]}"
    assert [row[66:].split() for row in table[:2]] == [["0", "2"], ["0", "1"]]
    for city in s.table.map.cities:
        assert f"{CITIES[city].capitalize().replace('Xian', 'Xi’an')}: " in text
    for part in ("0 of 4", "4 houses left, cost 3, 3, 4, 4", "medal: still here", "P1 0 of 8 · P2 0 of 8"):
        assert part in text
    assert "seats left: 7, 5, 3 VP" in text
    assert text.count("cost ") >= 6


def test_travellers_holders_ships_and_builders_are_named(view):
    view["cities"]["jinan"] = {"token": None, "travellers": [0, 1]}
    view["decrees"][0]["holders"] = [1]
    view["harbours"]["main:3"] = {"seat": 1, "servants": 1, "double": True, "load": 3}
    view["wall"]["servants"] = 3
    view["seats"][0].update(wall=3, double="wall")
    view["seats"][1].update(rewards={"vp4": 2, "card": 0, "double": 1}, double="free", stored=3, stored_worth=4)
    view["seats"][1]["passed"] = True
    text = text_of(view, 0)
    assert "Jinan: – ← P1 P2" in text
    assert "VP ← P2" in text
    assert "P2 3/3 (D)" in text
    assert "3 of 4 · P1 3 (D)" in text
    assert "rewards taken · P2 2× 4 VP, 1× double" in text
    player = next(line for line in text.splitlines() if line.startswith("P2 "))
    assert f"{view['seats'][1]['free']}+D" in player
    assert "3=4" in player
    assert player.endswith("passed")


def test_the_intrigue_track_begins_with_whoever_is_ahead(view):
    view["seats"][0]["intrigue"] = view["seats"][1]["intrigue"] = 3
    view["intrigue_order"] = [0, 1]  # seat 1 came last and lies on top
    view["medal"] = 1
    assert "3: P2 > P1 · medal: P2" in text_of(view, 0)
    view["seats"][0]["intrigue"] = 5
    view["intrigue_order"] = [1, 0]
    assert "5: P1 · 3: P2" in text_of(view, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lost_palace_is_told_to_its_owner_and_marked_for_all(view, lang):
    warning = {"en": "WARNING", "cs": "POZOR", "tr": "DİKKAT"}[lang]
    assert warning not in text_of(view, 0, lang)
    view["seats"][0]["palace_outlook"] = {"missing": 8, "most": 3, "lost": True}
    assert warning in text_of(view, 0, lang)
    assert warning not in text_of(view, -1, lang)
    marked = {"en": "P1 0 of 8 (out of reach)", "cs": "H1 0 z 8 (nestihne)", "tr": "O1 0 / 8 (yetişemez)"}[lang]
    assert marked in text_of(view, -1, lang)


def test_an_audience_takes_the_best_seat_from_those_left(view):
    view["seats"][1]["audience"] = {"seat": 0, "vp": 7}
    text = text_of(view, 0)
    assert "P2 with the emperor (7 VP) · seats left: 5, 3 VP" in text


def test_own_prices_and_emptied_houses(view):
    for house in view["houses"]:
        house["jade"] = house["id"] in ("h2", "h3")
        house["cost_now"] = house["cost"] - 1
    view["seats"][0]["decrees"] = ["d2_travel"]
    text = text_of(view, 0)
    assert "2 houses left, cost 2, 3 · then the courtyard, 4" in text
    travel, _, jade = text.splitlines()[4:7]
    assert travel[66:].split() == ["0", "1"]
    assert jade[66:].split() == ["2–3", "–"]
    for house in view["houses"]:
        house["jade"] = house["id"] == "courtyard"
    assert "houses empty; the courtyard costs 4" in text_of(view, 0)


def test_own_cards_stand_with_value_and_action_and_matches_are_marked(view):
    view["dice"] = [4, 4, 9]
    view["seats"][0].update(hand=["G2-9", "G2-1"], discard=["G2-4"], stored_kinds=["hire2", "double"])
    own = text_of(view, 0).partition("── P1")[2].splitlines()[1:]
    assert own[0].split()[:2] == ["Hand", "1"]
    assert own[1].split()[0] == "9*"
    assert own[2].split()[:3] == ["Discard", "4*", "Bonsai"]
    assert "* 2 matches with the dice" in own[3]
    assert own[4].split(maxsplit=1) == ["Tokens", "hire 2, double"]


def test_bonus_tokens_and_a_token_just_taken(view):
    view["stations"] = [
        {"seat": 1, "token": "bonus_tax", "at": "wall", "double": True},
        {"seat": 0, "token": "bonus_plus1", "at": "own-board", "double": False},
    ]
    view["taken_token"] = "vp2"
    text = text_of(view, 0)
    assert "Wall: bonus token of P2+D, tax" in text
    assert "own board: bonus token of P1, gifts +1" in text
    assert "token just taken: 2 VP" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_solo_shows_meng_and_his_focus(lang):
    voice = Voice(lang)
    s = new_game(GAME, {"players": 1, "focus": "palace"}, "5")
    text = "\n".join(board_lines(voice, GAME, s, 0))
    assert "\nM Meng " in text
    assert voice.say("cli-gugong-focus", location=voice.say("cli-gugong-location-palace")) in text


def test_the_whole_board_tells_variants_and_roads():
    s = new_game(GAME, {"players": 4}, "5")
    short, full = ("\n".join(board_lines(Voice("en"), GAME, s, 0, whole)) for whole in (False, True))
    for part in ("Roads", "Move your traveller once."):
        assert part in full
        assert part not in short
    for waterway in ("\n  upper ", "\n  lower "):
        assert waterway in short


def test_components_are_explained_by_name_and_gifts_by_value():
    s = new_game(GAME, {"players": 2}, "5")
    for lang in LANGUAGES:
        voice = Voice(lang)
        board = board_of(voice, GAME, s, 0)
        for key in ("gugong-location-canal", "gugong-decree-d2-equal", "gugong-token-swap", "gugong-reward-card"):
            name = voice.say(key)
            assert len(board.explained(name)) >= 2
        assert board.explained("8")[0].endswith(" 8")
        assert board.explained("nobody") == board.explained("") == board.explained("99") == []
        assert all(len(line) <= 80 for line in board.explained("a"))


def test_rows_hang_and_columns_give_way():
    assert hung("Wall", []) == ["Wall      –"]
    assert [len(line) <= 80 for line in hung("A", ["word and word"] * 12)] == [True] * 3
    assert grid("", ["x" * 34, "y" * 34], 2) == [" " * 10 + "x" * 34 + "  " + "y" * 34]
    assert len(grid("", ["x" * 35, "y" * 34], 2)) == 2


def test_the_board_is_drawn_again_when_others_have_acted():
    done = courtier("play", "gugong", "--seats", "me,random", "--seed", "3", "--lang", "en", stdin="1\n1\n1\nq\n")
    assert done.code == 0, done.err
    assert done.out.count("Day 1 of 4") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gift_question_is_a_table_of_numbers(lang):  # G-GIFT-01, G-GIFT-04
    done = courtier("play", "gugong", "--seed", "3", "--bots", "random,random,random", "--lang", lang)
    question = done.out[done.out.rindex("[G-GIFT-01]") :]
    numbers = [int(word) for line in question.splitlines()[3:-1] for word in line.split()[1:] if word.isdecimal()]
    last = int(question.splitlines()[-1].partition("–")[2].split()[0])
    assert set(range(1, last + 1)) <= set(numbers), "every answer has its number in the table"
    assert max(len(line) for line in question.splitlines()) <= 80
    assert len(question.splitlines()) < 30


def test_a_number_of_the_gift_table_is_the_answer_that_it_says():  # G-GIFT-01
    g = table("turn", {"hand": ["G1-2", "G1-8"]})
    options = [g.game.actions.parse(notation) for notation in g.options()]
    words = Words(Voice("en"), state(g).parts, -1)
    lines, shown = gift_table(words, g.view(0)["board"], options)
    assert shown == set(options)
    free = next(line for line in lines[3:] if line.strip().startswith("freely"))
    cells = free.split()[1:]
    for location, cell in zip(LOCATIONS, cells, strict=True):
        if cell != "·":
            assert g.options()[int(cell) - 1].split()[2:] == [location, "free"], "the first card of the table"
