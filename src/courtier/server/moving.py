"""A running game moves from one server to another, sealed: only the server that it is sealed for can read it.

Whoever carries the file cannot see a hand in it. Tokens do not travel: each seat gets a new invitation.
"""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path

from nacl.encoding import HexEncoder
from nacl.exceptions import CryptoError
from nacl.public import PrivateKey, PublicKey, SealedBox

from courtier.core.messages import Message, Refused
from courtier.server.admin import digest_of, with_store
from courtier.server.clock import Clock
from courtier.server.keeper import _rebuilt
from courtier.server.people import hash_of, new_id
from courtier.server.storage import Store, ops
from courtier.server.waiting import waiting_of
from courtier.table.events import Claimed, Invited, encode

FORMAT = "courtier-table"
LARGEST = 64 * 1024 * 1024


def key_of(data: str) -> PrivateKey:
    """The key of a server, made when it is first needed; it lies beside the database, readable to its owner alone."""
    folder = Path(data).expanduser() if "://" not in data else Path.home() / ".config" / "courtier"
    path = folder / "moving.key"
    if not path.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(PrivateKey.generate().encode(HexEncoder).decode())
    return PrivateKey(path.read_text(encoding="ascii").strip().encode(), HexEncoder)


def public_key(data: str) -> str:
    """What others seal a game with, to send it to this server."""
    return key_of(data).public_key.encode(HexEncoder).decode()


def export_table(data: str, table_id: str, sealed_for: str) -> bytes:
    """The log of a table, sealed for a server (for this one, if none is named)."""

    async def work(store: Store) -> list[ops.Row]:
        return await store.read(lambda c: ops.load_events(c, table_id))

    rows = with_store(data, work)
    if not rows:
        raise Refused(Message("server-error-no-table"))
    live = _rebuilt(table_id, rows, None)
    content = {
        "format": FORMAT,
        "format_version": 1,
        "table": table_id,
        "digest": digest_of(live),
        "events": [[row.n, row.at, row.body, row.hash] for row in rows],
    }
    try:
        key = PublicKey(sealed_for.encode(), HexEncoder) if sealed_for else key_of(data).public_key
    except (ValueError, TypeError, CryptoError):
        raise Refused(Message("server-admin-bad-key")) from None
    return bytes(SealedBox(key).encrypt(json.dumps(content).encode()))


def import_table(data: str, sealed: bytes) -> tuple[str, list[tuple[int, str, str]]]:
    """Put a sealed table in; its new id, and seat, name and secret of a new invitation for every person."""
    if len(sealed) > LARGEST:
        raise Refused(Message("server-admin-not-sealed"))
    try:
        content = json.loads(SealedBox(key_of(data)).decrypt(sealed))
        rows = [ops.Row(int(n), int(at), str(body), str(hash_)) for n, at, body, hash_ in content["events"]]
        live = _rebuilt("import", rows, None)
    except (CryptoError, ValueError, KeyError, TypeError, RecursionError):
        raise Refused(Message("server-admin-not-sealed")) from None
    except Exception as error:
        raise Refused(Message("server-admin-log", {"table": "", "fault": str(error)[:200]})) from None
    if content.get("format") != FORMAT or content.get("digest") != digest_of(live):
        raise Refused(Message("server-admin-not-sealed"))
    table_id, now = new_id(), Clock().now()
    table = live.table
    invitations: list[tuple[int, str, str]] = []
    bodies: list[str] = []
    for number, seat in enumerate(table.seats):
        if seat.person and not seat.resigned:
            secret = secrets.token_urlsafe(16)
            # Nobody holds it until the invitation is claimed: the person of the other server is not known here.
            bodies.append(encode(Claimed(number, f"!{new_id()}", seat.name)))
            bodies.append(encode(Invited(new_id(), number, hash_of(secret))))
            invitations.append((number, seat.name, secret))
    rows += ops.rows_after(rows[-1].hash, rows[-1].n, max(now, rows[-1].at), bodies)

    async def work(store: Store) -> None:
        await store.write(
            lambda c: ops.create_table(
                c,
                table_id,
                table.setup.game,
                table.setup.host,
                rows,
                table.status,
                waiting_of(table, table.asked()),
                [],
            )
        )

    with_store(data, work)
    return table_id, invitations
