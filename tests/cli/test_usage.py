"""Mistakes on the command line: one sentence in the chosen language, the right exit code, never a traceback."""

from __future__ import annotations

import pytest

from courtier import texts
from courtier.cli.failures import DONE, REFUSED, USAGE, Failed
from courtier.cli.main import build_app
from courtier.cli.voice import Voice, chosen_language, rule_of
from courtier.core.messages import Message
from tests.cli.running import LANGUAGES, courtier, is_one_sentence


def all_commands() -> list[tuple[str, ...]]:
    """Every command and every command of a group."""
    app = build_app()
    found: list[tuple[str, ...]] = [(str(command.name),) for command in app.registered_commands]
    for group in app.registered_groups:
        found.append((str(group.name),))
        below = group.typer_instance
        found += [(str(group.name), str(command.name)) for command in below.registered_commands] if below else []
    return found


COMMANDS = all_commands()
GROUPS = {command[0] for command in COMMANDS if len(command) == 2}
MISTAKES = [
    (("sim", "checkers"), REFUSED),
    (("play", "checkers"), REFUSED),
    (("bench", "checkers"), REFUSED),
    (("options", "checkers"), REFUSED),
    (("rules", "checkers"), REFUSED),
    (("rules", "viceroy", "zorgblatt"), REFUSED),
    (("components", "viceroy", "characters.99"), REFUSED),
    (("position", "schema", "checkers"), REFUSED),
    (("replay", "no-such-file"), REFUSED),
    (("verify", "no-such-file"), REFUSED),
    (("position", "check", "no-such-file"), REFUSED),
    (("play", "--resume", "no-such-file"), REFUSED),
    (("sim", "viceroy", "--components", "no-such-file"), REFUSED),
    (("replay", "."), REFUSED),
    (("position", "print", "."), REFUSED),
    (("sim",), USAGE),
    (("checkers",), USAGE),
    (("sim", "viceroy", "more"), USAGE),
    (("sim", "viceroy", "--wings", "2"), USAGE),
    (("sim", "viceroy", "--players", "two"), USAGE),
    (("sim", "viceroy", "--players", "9"), USAGE),
    (("sim", "viceroy", "--games", "0"), USAGE),
    (("sim", "viceroy", "--option", "wings=2"), USAGE),
    (("sim", "viceroy", "--option", "virtual=9"), USAGE),
    (("sim", "viceroy", "--option", "virtual"), USAGE),
    (("sim", "viceroy", "--players", "1", "--option", "virtual=0"), USAGE),
    (("sim", "viceroy", "--bots", "deep-blue"), USAGE),
    (("sim", "viceroy", "--players", "3", "--bots", "random,random"), USAGE),
    (("play", "viceroy", "--seats", "me,deep-blue"), USAGE),
    (("play", "viceroy", "--seats", "me,random", "--bots", "random"), USAGE),
    (("play", "viceroy", "--seats", "me,me:random"), USAGE),
    (("play", "viceroy", "--seats", "me,me", "--players", "3"), USAGE),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("args", "code"), MISTAKES, ids=lambda part: " ".join(part) if isinstance(part, tuple) else "")
def test_a_mistake_is_told_in_one_sentence(here, args, code, lang):
    done = here(*args, "--lang", lang)
    assert done.code == code, done.err
    assert done.out == ""
    assert is_one_sentence(done.err), done.err


def test_the_sentence_is_in_the_chosen_language(here):
    told = {here("sim", "checkers", "--lang", lang).err for lang in LANGUAGES}
    assert len(told) == 3
    assert "neexistuje" in here("sim", "checkers", "--lang", "cs").err


def test_a_refusal_ends_with_its_rule(here):
    assert here("sim", "viceroy", "--players", "1", "-o", "virtual=0").err.rstrip().endswith("[V-SOLO-01]")


@pytest.mark.parametrize("args", [("sim", "checkers"), ("replay", "."), ("sim", "viceroy", "--players", "x")])
def test_the_real_command_prints_no_traceback(args):
    done = courtier(*args, COURTIER_LANG="cs")
    assert done.code in (USAGE, REFUSED)
    assert is_one_sentence(done.err), done.err


def test_the_flag_wins_over_the_variable_and_the_variable_over_the_locale():
    assert chosen_language(["--lang", "tr"], {"COURTIER_LANG": "cs", "LANG": "en_GB"}) == "tr"
    assert chosen_language(["play", "--lang=cs"], {}) == "cs"
    assert chosen_language([], {"COURTIER_LANG": "cs", "LANG": "tr_TR.UTF-8"}) == "cs"
    assert chosen_language([], {"LANG": "tr_TR.UTF-8"}) == "tr"
    assert chosen_language([], {"LC_ALL": "cs_CZ", "LANG": "tr_TR.UTF-8"}) == "cs"
    assert chosen_language([], {"LANG": "de_DE.UTF-8"}) == "en"
    assert chosen_language([], {}) == "en"


def test_a_language_that_we_do_not_speak_is_refused_but_not_a_foreign_system(here):
    assert here("sim", "viceroy", "--lang", "xx").code == USAGE
    with pytest.raises(Failed):
        chosen_language([], {"COURTIER_LANG": "klingon"})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example_in_every_language(here, command, lang):
    done = here(*command, "--help", "--lang", lang)
    assert done.code == DONE
    if len(command) == 2 or command[0] not in GROUPS:
        assert f"courtier {' '.join(command)}" in done.out.partition("\n")[2]
        assert texts.format(Message("cli-example"), lang) in done.out
    assert "Cli " not in done.out, "a key has no text"


def test_no_word_at_all_prints_the_help(here):
    done = here()
    assert done.code == DONE
    for command in COMMANDS:
        assert f"  {command[0]} " in done.out


def test_the_version_says_which_build_runs(here):
    done = courtier("--version")
    assert done.code == DONE
    assert done.out.startswith("courtier 0.")
    assert "compiled" in done.out or "pure" in done.out


def test_the_shell_can_complete_games_and_languages():
    done = courtier(_COURTIER_COMPLETE="complete_bash", COMP_WORDS="courtier sim vic", COMP_CWORD="2")
    assert "viceroy" in done.out
    done = courtier(_COURTIER_COMPLETE="complete_bash", COMP_WORDS="courtier sim viceroy --lang c", COMP_CWORD="4")
    assert "cs" in done.out


def test_the_commands_that_were_promised_are_there():
    promised = {"play", "sim", "replay", "verify", "position", "options", "rules", "components", "bench"}
    assert promised <= {command[0] for command in COMMANDS}
    assert {"print", "check", "schema"} <= {
        command[1] for command in COMMANDS if command[0] == "position" and command[1:]
    }


def test_a_nested_reason_brings_its_rule_along():
    inner = Message("error-not-open", {"action": "x", "open": "y"}, "V-AUC-02")
    outer = Message("error-record-action", {"n": 3, "reason": inner})
    assert rule_of(outer) == "V-AUC-02"
    assert Voice("en").tell(outer).endswith("[V-AUC-02]")


def test_every_text_of_the_command_line_is_there_in_every_language():
    keys = {key for key in texts.keys("en") if key.startswith("cli-")}
    assert len(keys) > 200
    for lang in LANGUAGES:
        assert {key for key in texts.keys(lang) if key.startswith("cli-")} == keys
