"""`courtier play` with lines from a pipe: everything that can be typed, in every language."""

from __future__ import annotations

import pytest

from courtier import texts
from courtier.cli.failures import DONE, REFUSED
from courtier.core import record as records
from courtier.core.messages import Message
from courtier.games import GAMES, load_game
from tests.cli.running import LANGUAGES, courtier, is_one_sentence

SOLO = ("play", "viceroy", "--seed", "5")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_input_the_first_prompt_is_printed_and_nothing_is_kept(tmp_path, lang):
    done = courtier(*SOLO, "--lang", lang, COURTIER_HOME=str(tmp_path / "home"))
    assert done.code == DONE
    assert done.out.rstrip().endswith("?:")
    assert " 1  " in done.out
    assert is_one_sentence(done.err)
    assert "courtier play viceroy" in done.err
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_started(game):
    done = courtier("play", game)
    assert (done.code, done.out.rstrip()[-2:]) == (DONE, "?:")


def test_without_a_game_they_are_listed_to_choose_from():
    done = courtier("play", stdin=f"zero\n99\n{GAMES.index('viceroy') + 1}\n")
    assert done.code == DONE
    for game in GAMES:
        assert load_game(game).name in GAMES
    assert "Viceroy:" in done.out
    assert "[V-SETUP-04]" in done.out


def test_a_whole_game_alone_to_its_result(tmp_path):
    file = tmp_path / "game.courtier.jsonl"
    done = courtier(*SOLO, "--save", str(file), stdin="1\n" * 600)
    assert done.code == DONE
    assert "The game is over." in done.out
    assert "Your score:" in done.out
    record = records.read(file.read_text(encoding="utf-8"))
    assert record.result is not None
    records.replay(load_game("viceroy"), record)


def test_all_that_can_be_typed(tmp_path):
    save = tmp_path / "saved.courtier.jsonl"
    typed = ["?", "w", "w start 1", "w 1", "w 77", "w dance", "r V-PYR-05", "r", "r zorgblatt", "c 32", "c kat", "c zz"]
    typed += ["b", "o", "log", "log 2", "s", "save", f"save {save}", f"save {tmp_path}/no/where", "0", "99999999999"]
    typed += ["hello", "start 1 2", "bid red", "", "2", "log", "u", "q"]
    done = courtier(*SOLO, "--lang", "cs", stdin="\n".join(typed) + "\n")
    assert (done.code, done.err) == (DONE, "")
    for said in (
        "V-PYR-05",
        "[V-SETUP-04]",
        "Kapitán",
        "Kat (14)",
        texts.format(Message("play-undone"), "cs"),
        "Uloženo:",
        "Uveďte soubor",
        "99999999999",
    ):
        assert said in done.out, said
    assert done.out.count("Vyberte první kartu") >= 4, "asked again after b, o and u"
    assert records.read(save.read_text(encoding="utf-8")).actions == []


def test_notation_is_accepted_and_a_closed_action_is_refused_with_its_rule():
    done = courtier(*SOLO, "--bots", "random", stdin="start 88\nstart 4\nbid blue\n")
    assert done.out.count("?: start") == 2
    assert "Round 1 of 12" in done.out


def test_a_saved_game_goes_on_where_it_was_left(tmp_path):
    file = tmp_path / "half.courtier.jsonl"
    first = courtier(*SOLO, "--bots", "random", stdin=f"1\n1\n1\nsave {file}\nq\n")
    assert first.code == DONE
    before = records.read(file.read_text(encoding="utf-8"))
    assert before.seats == ["", "random"]
    done = courtier("play", "--resume", str(file), stdin="1\n")
    after = records.read(file.read_text(encoding="utf-8"))
    assert done.code == DONE
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)
    assert courtier("play", "gugong", "--resume", str(file)).code == REFUSED


def test_a_file_that_is_there_is_not_overwritten(tmp_path):
    file = tmp_path / "mine"
    file.write_text("precious", encoding="utf-8")
    done = courtier(*SOLO, "--save", str(file), stdin="1\n")
    assert done.code == REFUSED
    assert is_one_sentence(done.err)
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_hand_is_not_shown_before_its_owner_presses_enter():
    args = ("play", "viceroy", "--seats", "me:Ada,me:Bob", "--seed", "5")
    shown = courtier(*args)
    assert "Ada" in shown.out
    assert "Mentor" not in shown.out
    first = courtier(*args, stdin="\n")
    assert "Mentor" in first.out
    second = courtier(*args, stdin="\n1\n")
    assert second.out.rstrip().endswith("press Enter.")
    ours = second.out
    third = courtier(*args, stdin="\n1\n\n")
    hand_of_bob = third.out[len(ours.rstrip()) :]
    assert "Sergeant" not in ours
    assert "Sergeant" in hand_of_bob
    assert "Mentor" not in hand_of_bob


def test_a_script_need_not_press_enter():
    done = courtier("play", "viceroy", "--players", "2", "--seed", "5", stdin="1\n1\n")
    assert (
        "Round 1 of 12" in courtier("play", "viceroy", "--players", "2", "--seed", "5", stdin="1\n1\n1\n1\n1\n1\n").out
    )
    assert done.code == DONE


def test_virtual_opponents_and_corrections(tmp_path):
    mine = tmp_path / "mine.json"
    mine.write_text('{"rules": {"rounds": 1}}', encoding="utf-8")
    done = courtier(*SOLO, "--option", "virtual=2", "--components", str(mine), stdin="1\n" * 60)
    assert "virtual=2" in done.out
    assert "corrected by the owner" in done.out
    assert "Virtual opponents bid:" in done.out
    assert "Round 1 of 1" in done.out
    assert "The game is over." in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_with_bots_says_everything_in_words(lang):
    done = courtier("play", "viceroy", "--bots", "random,random", "--seed", "3", "--lang", lang, stdin="2\n1\n" * 150)
    assert done.code == DONE
    assert "Cli " not in done.out
    assert "Viceroy event" not in done.out
    assert max(len(line) for line in done.out.splitlines()) <= 80
