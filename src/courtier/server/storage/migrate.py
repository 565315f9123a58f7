"""Alembic migrations that travel inside the package; one transaction, so that a kill leaves the old or the new."""

from __future__ import annotations

from collections.abc import Callable

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from courtier.server.storage.store import Newer


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "courtier.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    return config


def current(connection: Connection) -> str | None:
    """The revision of the data, or None for an empty database."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The revision that this program writes."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def upgrade(connection: Connection, before: Callable[[str], None] | None = None) -> bool:
    """Bring the schema up to date; whether anything was to be done. Refuses data of a newer program."""
    config = _config()
    scripts = ScriptDirectory.from_config(config)
    revision, head = current(connection), newest()
    if revision == head:
        return False
    if revision is not None and revision not in {each.revision for each in scripts.walk_revisions()}:
        raise Newer(revision)
    if revision is not None and before is not None:
        before(revision)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True
