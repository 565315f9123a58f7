from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from courtier.core.messages import Refused
from courtier.server import admin, moving
from courtier.server.config import read_config
from tests.server.conftest import fresh
from tests.server.running import ROOT, Running, Somebody, table_of


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A data directory with a running game of a few moves."""
    data = tmp_path / "data"
    with Running(str(data), snapshot_every=5) as server:
        table_id, people = table_of(server.url, ("Ada", "Bora"))
        for _ in range(6):
            for person in people:
                for decision in person.table(table_id)["decisions"].values():
                    person.act(table_id, decision, decision["actions"][0]["action"])
    (tmp_path / "table").write_text(table_id)
    return Path(data)


def table_in(data: Path) -> str:
    return (data.parent / "table").read_text()


def courtier(*words: str) -> subprocess.CompletedProcess[str]:
    start = [sys.executable, "-c", "from courtier.cli.main import main; main()"]
    return subprocess.run([*start, *words, "--lang", "en"], cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_doctor_finds_a_healthy_place_healthy_and_names_a_damaged_table(played):
    assert admin.doctor(str(played)) == (1, [])
    connection = sqlite3.connect(played / "courtier.db")
    connection.execute("UPDATE events SET body = replace(body, '\"seat\"', '\"sea1\"') WHERE n = 7")
    connection.commit()
    connection.close()
    done = courtier("admin", "doctor", "--data", str(played), "--json")
    assert done.returncode == 1, done.stderr
    problems = json.loads(done.stdout)["problems"]
    assert [each["table"] for each in problems] == [table_in(played)]


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM events WHERE n = (SELECT max(n) FROM events)",
        "DELETE FROM events WHERE n = 4",
        "UPDATE events SET at = at + 1 WHERE n = 3",
        "UPDATE events SET hash = 'x' WHERE n = 2",
        "UPDATE tables SET head = head + 1",
        "UPDATE snapshots SET body = replace(body, '\"reveals\":', '\"reveals\":1')",
        "UPDATE alembic_version SET version_num = '0000'",
    ],
)
def test_the_doctor_finds_every_damage(played, damage):
    connection = sqlite3.connect(played / "courtier.db")
    connection.execute(damage)
    connection.commit()
    connection.close()
    assert admin.doctor(str(played))[1]


def test_a_backup_is_restored_where_no_data_is(played, tmp_path):
    copy, place = tmp_path / "copy.db", tmp_path / "new"
    assert courtier("admin", "backup", str(copy), "--data", str(played)).returncode == 0
    assert courtier("admin", "backup", str(copy), "--data", str(played)).returncode == 3, "it is there already"
    assert courtier("admin", "restore", str(copy), "--data", str(place)).returncode == 0
    assert courtier("admin", "restore", str(copy), "--data", str(place)).returncode == 3, "data is there already"
    assert admin.doctor(str(place)) == (1, [])
    assert admin.doctor(str(tmp_path / "new"))[0] == 1
    (tmp_path / "bad.db").write_bytes(b"nothing")
    assert courtier("admin", "restore", str(tmp_path / "bad.db"), "--data", str(tmp_path / "n")).returncode == 3


def test_a_backup_of_postgres_is_a_file_that_can_be_restored_to_either_place(postgres_data, tmp_path):
    with Running(postgres_data) as server:
        table_id, people = table_of(server.url, ("Ada", "Bora"))
        for decision in people[0].table(table_id)["decisions"].values():
            people[0].act(table_id, decision, decision["actions"][0]["action"])
        copy = tmp_path / "copy.db"
        assert courtier("admin", "backup", str(copy), "--data", postgres_data).returncode == 0
        live = people[0].table(table_id)
        tokens = [person.token for person in people]
    assert copy.stat().st_mode & 0o077 == 0
    refused = courtier("admin", "restore", str(copy), "--data", postgres_data)
    assert refused.returncode == 3, "the database is not empty"
    asyncio.run(fresh(postgres_data))
    for place in (postgres_data, str(tmp_path / "new")):
        done = courtier("admin", "restore", str(copy), "--data", place)
        assert done.returncode == 0, done.stderr
        assert admin.doctor(place) == (1, [])
        with Running(place) as server:
            again = Somebody(server.url, token=tokens[0]).table(table_id)
            assert (again["v"], again["views"]) == (live["v"], live["views"])


def test_a_running_game_moves_to_another_server_sealed(played, tmp_path):
    other = tmp_path / "other"
    key = courtier("admin", "key", "--data", str(other)).stdout.strip()
    file = tmp_path / "game.sealed"
    table_id = table_in(played)
    assert courtier("export", table_id, str(file), "--data", str(played), "--for", key).returncode == 0
    sealed = file.read_bytes()
    assert b"viceroy" not in sealed, "whoever carries it sees nothing"
    with pytest.raises(Refused):
        moving.import_table(str(played), sealed)
    for at in (0, len(sealed) // 2, len(sealed) - 1):
        with pytest.raises(Refused):
            moving.import_table(str(other), sealed[:at] + bytes([sealed[at] ^ 1]) + sealed[at + 1 :])
    done = courtier("import", str(file), "--data", str(other))
    assert done.returncode == 0, done.stderr
    links = [line.split()[-1] for line in done.stdout.splitlines() if "#join=" in line]
    assert len(links) == 2
    with Running(str(other)) as server:
        people = []
        for seat, link in enumerate(links):
            table, secret = link.removeprefix("/#join=").split(".")
            person = Somebody(server.url, "Ada")
            assert person.claim(table, secret).json()["seats"] == [seat]
            people.append(person)
        shown = people[0].table(table)
        assert shown["moves"] > 5
        for person in people:
            for decision in person.table(table)["decisions"].values():
                assert person.act(table, decision, decision["actions"][0]["action"]).status_code == 200


def test_an_older_program_refuses_newer_data_and_leaves_it_alone(played):
    connection = sqlite3.connect(played / "courtier.db")
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    done = courtier("admin", "migrate", "--data", str(played))
    assert done.returncode == 3
    assert "newer" in done.stderr


def test_settings_come_from_flag_environment_and_file(tmp_path, monkeypatch):
    file = tmp_path / "courtier.toml"
    file.write_text('port = 1\nhost = "a"\nlimits = 2\n')
    monkeypatch.setenv("COURTIER_PORT", "2")
    monkeypatch.setenv("COURTIER_HOST", "b")
    config = read_config({"host": "c", "data": None}, file)
    assert (config.host, config.port, config.limits) == ("c", 2, 2.0)
    done = courtier("serve", "--data", "postgresql://me:secret@127.0.0.1/x", "--print-config")
    assert "secret" not in done.stdout
    assert json.loads(done.stdout)["port"] == 2
    monkeypatch.setenv("COURTIER_PORT", "many")
    assert courtier("serve", "--print-config").returncode == 2


def test_the_sample_names_every_setting():
    from courtier.server.config import Config

    named = {line.split("=")[0] for line in (ROOT / ".env.sample").read_text().splitlines() if line.startswith("COURT")}
    assert named == {f"COURTIER_{field.upper()}" for field in Config.__struct_fields__} - {
        "COURTIER_HOST",
        "COURTIER_PORT",
    }


def test_serve_says_where_it_listens_and_stops_when_told(tmp_path):
    words = [sys.executable, "-c", "from courtier.cli.main import main; main()", "serve", "--port", "0"]
    process = subprocess.Popen(
        [*words, "--data", str(tmp_path), "--lang", "en"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "http://127.0.0.1:" in line
    url = line.split()[-1]
    ada = Somebody(url)
    table = ada.create([{"mine": True}, {}], start=False)
    secret = ada.invite(table["id"], 1)
    # A shell that runs the tests in the background lets its children ignore Ctrl-C.
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    joined = [
        *words[:2],
        listening + words[2],
        "join",
        f"{url}/#join={table['id']}.{secret}",
        "--name",
        "Bora",
        "--lang",
        "en",
    ]
    other = subprocess.Popen(
        joined, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    assert "seat 2" in other.stdout.readline()
    assert ada.post(f"/tables/{table['id']}/start").status_code == 200
    assert other.stdin is not None
    other.stdin.write("1\n")
    other.stdin.flush()
    for _ in range(300):
        if ada.table(table["id"])["moves"] == 1:
            break
        time.sleep(0.1)
    other.send_signal(signal.SIGINT)
    told, problems = other.communicate(timeout=60)
    assert "1  " in told, problems
    assert other.returncode == 130, problems
    assert ada.table(table["id"])["moves"] == 1
    process.terminate()
    assert process.wait(20) == 0
    process.stdout.close()


def test_a_rematch_is_stored_with_the_word_of_it_or_not_at_all(tmp_path):
    with Running(str(tmp_path)) as server:
        table_id, people = table_of(server.url, ("Ada", "Bora"))
        for seat, person in enumerate(people):
            person.post(f"/tables/{table_id}/seats/{seat}/resign")
        server.stop()
        server.start(COURTIER_CRASH_AT="after-insert:2")  # the old table is written to, the new one not quite
        with pytest.raises(httpx.HTTPError):
            people[0].post(f"/tables/{table_id}/rematch")
        server.start()
        assert "rematch" not in people[0].table(table_id)
        again = people[0].post(f"/tables/{table_id}/rematch")
        assert again.status_code == 201
        assert people[1].table(table_id)["rematch"] == again.json()["id"]
        assert people[1].table(again.json()["id"])["status"] == "running"
