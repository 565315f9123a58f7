"""`replay` and `verify`."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from courtier import texts
from courtier.cli.failures import CHECK_FAILED, REFUSED, USAGE
from courtier.core import record as records
from courtier.core.messages import Message
from courtier.core.position import load
from courtier.games import load_game
from courtier.games.viceroy.words import hyphens
from tests.cli.conftest import recorded
from tests.cli.running import LANGUAGES, courtier, is_one_sentence


def test_good_records_pass_packed_or_not(here, record_file, open_record_file):
    packed = record_file.with_name("game.courtier.jsonl.gz")
    packed.write_bytes(gzip.compress(record_file.read_bytes()))
    done = here("verify", str(record_file), str(open_record_file), str(packed))
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert len(lines) == 3
    assert "not finished" in lines[1]
    assert "not finished" not in lines[0]


def test_a_changed_line_is_named(here, record_file):
    lines = record_file.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[4] = lines[4].replace('"seat":0', '"seat":7').replace('"seat":1', '"seat":7')
    record_file.write_text("".join(lines), encoding="utf-8")
    for lang in LANGUAGES:
        done = here("verify", str(record_file), "--lang", lang)
        assert done.code == CHECK_FAILED
        assert f"{record_file}:5:" in done.err
        assert is_one_sentence(done.err)
    told = json.loads(here("verify", str(record_file), "--json").out)
    assert (told[0]["ok"], told[0]["line"]) == (False, 5)


def test_an_action_that_was_not_allowed_is_named_with_its_line_and_rule(here, tmp_path):
    record = recorded(upto=2)
    record.actions.append((0, "bid red"))
    record.actions.append((0, "bid red"))
    record.actions.append((0, "take blue above"))
    file = tmp_path / "bad.courtier.jsonl"
    file.write_text(records.write(record), encoding="utf-8")
    done = here("verify", str(file))
    assert done.code == CHECK_FAILED
    assert is_one_sentence(done.err)
    line = int(done.err.removeprefix(f"{file}:").partition(":")[0])
    assert 4 <= line <= 6


def test_one_bad_file_does_not_hide_the_others(here, record_file, tmp_path):
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text("{}\n", encoding="utf-8")
    done = here("verify", str(damaged), str(record_file), str(tmp_path / "none"))
    assert done.code == CHECK_FAILED
    assert str(record_file) in done.out
    assert len(done.err.strip().splitlines()) == 2


def test_a_newer_ruleset_is_refused_by_name(here, tmp_path):
    record = recorded(upto=3)
    record.ruleset = 99
    file = tmp_path / "new.courtier.jsonl"
    file.write_text(records.write(record), encoding="utf-8")
    for command in (("verify",), ("replay",), ("play", "--resume")):
        done = here(*command, str(file))
        assert done.code in (CHECK_FAILED, REFUSED)
        assert "99" in done.err
        assert "viceroy" in done.err.lower()
        assert is_one_sentence(done.err)


def test_a_file_of_another_kind_is_refused(here, tmp_path, position_file):
    raw = tmp_path / "raw"
    raw.write_bytes(b"\xff\xfe\x00")
    cut = tmp_path / "cut.gz"
    cut.write_bytes(gzip.compress(b"x" * 1000)[:20])
    for file in (raw, cut, position_file):
        assert here("verify", str(file)).code == CHECK_FAILED
        done = here("replay", str(file), "--lang", "tr")
        assert done.code == REFUSED
        assert is_one_sentence(done.err), done.err


def test_replay_shows_board_question_and_log_at_any_point(here, record_file):
    done = here("replay", str(record_file), "--at", "40", "--lang", "cs")
    assert done.code == 0
    assert "Ada" in done.out
    assert "Hráč 2 (bot)" in done.out
    assert max(len(line) for line in done.out.splitlines()[:12]) <= 80
    end = here("replay", str(record_file))
    assert "Final scor" in end.out
    assert here("replay", str(record_file), "--at", "-1").code == 0
    for at in ("9999", "-9999"):
        assert here("replay", str(record_file), "--at", at).code == USAGE


def test_replay_as_json_is_the_position_at_that_point(here, record_file):
    doc = json.loads(here("replay", str(record_file), "--at", "25", "--json").out)
    game = load_game("viceroy")
    record = records.read(record_file.read_text(encoding="utf-8"))
    s = load(game, doc)
    t = records.replay(game, record, 25)
    assert game.write_position(s) == game.write_position(t)


def test_a_spectator_sees_no_hand_and_a_seat_only_its_own(here, record_file):
    doc = json.loads(here("replay", str(record_file), "--at", "12", "--json").out)
    cards = load_game("viceroy").cards  # type: ignore[attr-defined]
    numbers = {card.key: card.number for card in cards}
    hands = [[numbers[key] for key in seat["hand"]] for seat in doc["table"]["seats"]]
    assert all(hands)
    public = here("replay", str(record_file), "--at", "12").out
    own = here("replay", str(record_file), "--at", "12", "--seat", "0").out
    names = {card.number: texts.format(Message(f"viceroy-card-{hyphens(card.key)}"), "en") for card in cards[1:]}
    for number in hands[0]:
        assert names[number] not in public
        assert f"{number} {names[number]}" in own
    for number in hands[1]:
        assert names[number] not in own


def test_a_reader_that_goes_away_is_no_error(record_file: Path):
    done = courtier("replay", str(record_file), "--json")
    assert done.code == 0
    assert "Traceback" not in done.err
