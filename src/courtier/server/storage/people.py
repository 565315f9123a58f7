"""The operations on persons and sessions. A token is known by its hash only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, select, update

from courtier.server.storage import schema as sc
from courtier.server.storage.ops import insert_ignore


@dataclass(frozen=True)
class Person:
    """Somebody with a session; no account, no password."""

    id: str
    name: str
    lang: str
    webhook: str = ""


def add_person(connection: Connection, person: Person, token_hash: str, now: int, expires: int) -> None:
    """A new person with a first session."""
    connection.execute(
        insert(sc.persons).values(
            id=person.id, name=person.name, lang=person.lang, webhook=person.webhook, created_at=now
        )
    )
    connection.execute(
        insert(sc.sessions).values(hash=token_hash, person=person.id, created_at=now, seen_at=now, expires_at=expires)
    )


def find_session(connection: Connection, token_hash: str, now: int) -> Person | None:
    """Who has this token, if it is still good."""
    p = sc.persons.c
    found = connection.execute(
        select(p.id, p.name, p.lang, p.webhook)
        .join(sc.sessions, sc.sessions.c.person == p.id)
        .where(and_(sc.sessions.c.hash == token_hash, sc.sessions.c.expires_at > now))
    ).first()
    return None if found is None else Person(*found)


def touch_session(connection: Connection, token_hash: str, now: int, expires: int) -> None:
    """A session that is used lives on."""
    connection.execute(
        update(sc.sessions).where(sc.sessions.c.hash == token_hash).values(seen_at=now, expires_at=expires)
    )


def end_session(connection: Connection, token_hash: str) -> None:
    """The token is dead from now on."""
    connection.execute(delete(sc.sessions).where(sc.sessions.c.hash == token_hash))


def change_person(connection: Connection, person: Person) -> None:
    """Name, language and webhook."""
    connection.execute(
        update(sc.persons)
        .where(sc.persons.c.id == person.id)
        .values(name=person.name, lang=person.lang, webhook=person.webhook)
    )


def meta_value(connection: Connection, key: str, value: str) -> str:
    """The stored value of a key; the given one is stored if there is none yet."""
    insert_ignore(connection, sc.meta, [{"key": key, "value": value}])
    found: Any = connection.execute(select(sc.meta.c.value).where(sc.meta.c.key == key)).scalar_one()
    return str(found)


def beat(connection: Connection, now: int) -> None:
    """Write something: the database is writable."""
    changed = connection.execute(update(sc.meta).where(sc.meta.c.key == "beat").values(value=str(now)))
    if changed.rowcount == 0:
        insert_ignore(connection, sc.meta, [{"key": "beat", "value": str(now)}])
