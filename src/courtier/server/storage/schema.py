"""The schema, the same in SQLite and PostgreSQL. Times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("head", Integer, nullable=False),  # the number of the last event
    Column("head_hash", String(64), nullable=False),
    Column("waiting", String(16), nullable=False),  # bot, person or nothing: whose answer is missing
    Column("host", String(32), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("tables_waiting", "waiting"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("hash", String(64), nullable=False),  # of the hash before it and of this row
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Index("members_table", "table_id"),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("webhook", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token; the token itself is nowhere
    Column("person", String(32), ForeignKey("persons.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)

notices = Table(
    "notices",
    metadata,
    Column("id", String(64), primary_key=True),  # the idempotency key of the delivery
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("n", Integer, nullable=False),  # the event that put the question
    Column("due_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", String(16), nullable=False),  # waiting, sent, dropped, failed
    Index("notices_due", "state", "due_at"),
)
