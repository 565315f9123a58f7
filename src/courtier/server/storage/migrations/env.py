"""How Alembic runs our migrations: on the connection that it is given, inside its transaction."""

from __future__ import annotations

from alembic import context

from courtier.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
