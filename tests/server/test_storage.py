"""The same promises on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, text

from courtier.server.storage import Conflict, Store, open_store, ops, people
from courtier.server.storage.migrate import current, newest, upgrade
from courtier.server.storage.sqlite import copy_database
from courtier.server.storage.store import Newer


def run(data: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Open the store, work, close it."""

    async def whole() -> Any:
        store = open_store(data)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def rows(before: list[ops.Row], *bodies: str) -> list[ops.Row]:
    last = before[-1] if before else ops.Row(0, 0, "", ops.NO_HASH)
    return ops.rows_after(last.hash, last.n, 1000, bodies)


async def make_table(store: Store, table_id: str = "t1", persons: tuple[str, ...] = ()) -> list[ops.Row]:
    first = rows([], "a", "b")
    await store.write(lambda c: ops.create_table(c, table_id, "viceroy", "ada", first, "running", "person", persons))
    return first


def test_what_was_written_is_there_after_opening_again(data):
    async def write(store: Store) -> None:
        first = await make_table(store)
        more = rows(first, "c")
        await store.write(lambda c: ops.append(c, "t1", 2, more, "running", "bot"))

    run(data, write)

    async def read(store: Store) -> list[ops.Row]:
        assert await store.read(lambda c: ops.waiting_for(c, "bot")) == ["t1"]
        return await store.read(lambda c: ops.load_events(c, "t1"))

    found = run(data, read)
    assert [(row.n, row.body) for row in found] == [(1, "a"), (2, "b"), (3, "c")]
    hash_ = ops.NO_HASH
    for row in found:
        hash_ = ops.chained(hash_, row.n, row.at, row.body)
        assert row.hash == hash_


def test_an_append_after_the_wrong_event_is_a_conflict_and_changes_nothing(data):
    async def work(store: Store) -> None:
        first = await make_table(store)
        with pytest.raises(Conflict):
            await store.write(lambda c: ops.append(c, "t1", 1, rows(first, "x"), "running", ""))
        with pytest.raises(Conflict):
            await store.write(lambda c: ops.append(c, "nowhere", 2, rows(first, "x"), "running", ""))
        assert len(await store.read(lambda c: ops.load_events(c, "t1"))) == 2

    run(data, work)


def test_of_many_writers_at_once_exactly_one_wins_each_number(data):
    async def work(store: Store) -> list[int]:
        first = await make_table(store)

        async def one(i: int) -> int:
            try:
                await store.write(lambda c: ops.append(c, "t1", 2, rows(first, f"w{i}"), "running", ""))
                return 1
            except Conflict:
                return 0

        won = await asyncio.gather(*(one(i) for i in range(30)))
        assert len(await store.read(lambda c: ops.load_events(c, "t1"))) == 3
        return list(won)

    assert sum(run(data, work)) == 1


def test_an_operation_that_fails_halfway_leaves_nothing_and_harms_no_other(data):
    async def work(store: Store) -> None:
        await make_table(store)

        def half(c: Connection) -> None:
            people.add_person(c, people.Person("p1", "Ada", "en"), "h", 1, 2)
            raise ValueError("halfway")

        results = await asyncio.gather(
            store.write(half),
            store.write(lambda c: people.add_person(c, people.Person("p2", "Bora", "tr"), "h2", 1, 10)),
            return_exceptions=True,
        )
        assert isinstance(results[0], ValueError)
        assert results[1] is None
        assert await store.read(lambda c: people.find_session(c, "h", 0)) is None
        found = await store.read(lambda c: people.find_session(c, "h2", 0))
        assert found == people.Person("p2", "Bora", "tr")
        assert await store.read(lambda c: people.find_session(c, "h2", 10)) is None, "it has expired"
        await store.write(lambda c: people.end_session(c, "h2"))
        assert await store.read(lambda c: people.find_session(c, "h2", 0)) is None

    run(data, work)


def test_the_list_of_a_persons_tables_goes_on_after_its_cursor(data):
    async def work(store: Store) -> None:
        for i in range(7):
            await make_table(store, f"t{i}", ("ada", "bora") if i % 2 else ("ada",))
        first = await store.read(lambda c: ops.tables_of(c, "ada", None, 4))
        rest = await store.read(lambda c: ops.tables_of(c, "ada", (first[-1][1], first[-1][0]), 10))
        assert sorted(each[0] for each in first + rest) == [f"t{i}" for i in range(7)]
        assert len(await store.read(lambda c: ops.tables_of(c, "bora", None, 10))) == 3

    run(data, work)


def test_a_snapshot_is_replaced_by_a_newer_one_only(data):
    async def work(store: Store) -> None:
        await make_table(store)
        for n, body in ((5, "five"), (9, "nine"), (7, "seven")):
            await store.write(lambda c, n=n, body=body: ops.save_snapshot(c, "t1", n, body))  # type: ignore[misc]
        assert await store.read(lambda c: ops.load_snapshot(c, "t1")) == (9, "nine")

    run(data, work)


def test_notices_are_kept_for_those_with_an_address_and_once(data):
    async def work(store: Store) -> None:
        hook = "https://example.org/turn"
        await store.write(lambda c: people.add_person(c, people.Person("ada", "Ada", "en", hook), "h", 1, 10))
        await store.write(lambda c: people.add_person(c, people.Person("bora", "Bora", "en"), "h2", 1, 10))
        wanted = [ops.Notice(f"t1-{who}", who, "t1", 0, 2, 100) for who in ("ada", "bora")]
        for _ in range(2):
            await store.write(lambda c: ops.add_notices(c, wanted))
        due = await store.read(lambda c: ops.due_notices(c, 100, 10))
        assert [(notice.person, url) for notice, url in due] == [("ada", hook)]
        await store.write(lambda c: ops.settle_notice(c, "t1-ada", "sent", 1, 100))
        assert not await store.read(lambda c: ops.due_notices(c, 100, 10))

    run(data, work)


def test_migrating_again_does_nothing_and_newer_data_is_refused(data):
    async def work(store: Store) -> None:
        assert await store.read(current) == newest()
        assert not await store.write(upgrade)
        await store.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
        with pytest.raises(Newer):
            await store.write(upgrade)

    run(data, work)


def test_the_migrations_make_the_schema_of_the_code(data):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from courtier.server.storage.schema import metadata

    def differences(c: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(c), metadata))

    async def work(store: Store) -> list[Any]:
        return await store.read(differences)

    assert run(data, work) == []


def test_postgres_tells_other_processes_of_new_events(postgres_data):
    async def work(store: Store) -> list[tuple[str, int]]:
        heard: list[tuple[str, int]] = []
        other = open_store(postgres_data)
        await other.open()

        async def listener(table_id: str, n: int) -> None:
            heard.append((table_id, n))

        await other.listen(listener)
        first = await make_table(store)
        while not heard:
            await asyncio.sleep(0.01)
        await store.write(lambda c: ops.append(c, "t1", 2, rows(first, "c", "d"), "running", ""))
        for _ in range(200):
            if ("t1", 4) in heard:
                break
            await asyncio.sleep(0.01)
        await other.close()
        return heard

    assert ("t1", 4) in run(postgres_data, work)


def test_sqlite_syncs_every_commit_and_commits_in_groups(tmp_path):
    async def work(store: Any) -> None:
        assert await store.write(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar()) == 2
        assert await store.write(lambda c: c.exec_driver_sql("PRAGMA journal_mode").scalar()) == "wal"
        before = store.commits
        await asyncio.gather(*(make_table(store, f"t{i}") for i in range(100)))
        assert store.commits - before < 60

    run(str(tmp_path), work)


def test_a_copy_of_a_database_in_use_is_whole(tmp_path):
    async def work(store: Any) -> None:
        await make_table(store)
        copy_database(tmp_path / "courtier.db", tmp_path / "copy.db")

    run(str(tmp_path), work)
    copy = sqlite3.connect(tmp_path / "copy.db")
    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert copy.execute("SELECT count(*) FROM events").fetchone() == (2,)
    copy.close()
