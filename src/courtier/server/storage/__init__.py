"""Where tables live: an event log per table as the truth, in SQLite or PostgreSQL; snapshots are a cache."""

from __future__ import annotations

from courtier.server.storage.store import Conflict, Store, Unavailable, open_store

__all__ = ["Conflict", "Store", "Unavailable", "open_store"]
