"""Sessions: who is behind a token. No account, no password; a token is 256 random bits and only its hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import replace

from courtier.server.clock import Clock
from courtier.server.storage import Store
from courtier.server.storage import people as db
from courtier.server.storage.people import Person

DAY = 86_400_000
KEPT = 5_000


def hash_of(secret: str) -> str:
    """What is stored of a secret. It has at least 128 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """An opaque id."""
    return secrets.token_hex(10)


class People:
    """Persons and their sessions, with those seen last in memory."""

    def __init__(self, store: Store, clock: Clock, days: int) -> None:
        self._store = store
        self._clock = clock
        self._life = days * DAY
        self._known: OrderedDict[str, tuple[Person, int]] = OrderedDict()  # by hash: person, when last written

    async def enter(self, name: str, lang: str) -> tuple[Person, str]:
        """A new person and the token of a first session."""
        person = Person(new_id(), name, lang)
        token = secrets.token_urlsafe(32)
        now = self._clock.now()
        await self._store.write(lambda c: db.add_person(c, person, hash_of(token), now, now + self._life))
        return person, token

    async def find(self, token: str) -> Person | None:
        """Who has this token; a session that is used lives on."""
        if not token or len(token) > 200:
            return None
        key, now = hash_of(token), self._clock.now()
        known = self._known.get(key)
        if known is not None and not self._store.shared and now - known[1] < DAY:
            self._known.move_to_end(key)
            return known[0]
        person = await self._store.read(lambda c: db.find_session(c, key, now))
        if person is None:
            self._known.pop(key, None)
            return None
        if known is None or now - known[1] >= DAY:
            await self._store.write(lambda c: db.touch_session(c, key, now, now + self._life))
        self._known[key] = (person, now)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return person

    async def leave(self, token: str) -> None:
        """End a session at once."""
        key = hash_of(token)
        await self._store.write(lambda c: db.end_session(c, key))
        self._known.pop(key, None)

    async def change(self, person: Person, name: str | None, lang: str | None, webhook: str | None) -> Person:
        """Another name, language or webhook."""
        changed = replace(
            person,
            name=person.name if name is None else name,
            lang=person.lang if lang is None else lang,
            webhook=person.webhook if webhook is None else webhook,
        )
        await self._store.write(lambda c: db.change_person(c, changed))
        for key, (known, seen) in list(self._known.items()):
            if known.id == person.id:
                self._known[key] = (changed, seen)
        return changed
