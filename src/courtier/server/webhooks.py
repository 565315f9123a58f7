"""Tells people that it is their turn, at an address of their own: after the commit, at least once, with the same key.

No request goes to an address inside: the name is resolved once, every address is checked, and the connection is made
to the address that was checked. No redirect is followed, and only the first bytes of an answer are read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
from urllib.parse import urlsplit

from courtier.server import points
from courtier.server.clock import Clock
from courtier.server.keeper import Keeper
from courtier.server.storage import Unavailable, ops
from courtier.table.errors import Denied

log = logging.getLogger("courtier.webhooks")
TIMEOUT = 5.0
TRIES = 8
SECOND = 1000


class BadAddress(Exception):
    """A webhook that must not be called."""


def check_url(url: str) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of a webhook; refuses what is no plain http(s) URL."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        host = (parts.hostname or "").encode("idna").decode()
    except ValueError as error:
        raise BadAddress(str(error)) from None
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.password or len(url) > 500:
        raise BadAddress("only plain http and https addresses")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not path.isascii() or any(c <= " " for c in path):
        raise BadAddress("the path must be plain ASCII")
    return parts.scheme, host, port, path


def is_outside(address: str) -> bool:
    """Whether an IP address is a public one."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None:
            return is_outside(str(inner))
        if ip in ipaddress.ip_network("64:ff9b::/96"):
            return is_outside(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
    return ip.is_global and not ip.is_multicast


class Webhooks:
    """Sends what is due."""

    def __init__(self, keeper: Keeper, clock: Clock, public_url: str, inside: bool = False) -> None:
        self._keeper = keeper
        self._clock = clock
        self._public_url = public_url
        self._inside = inside  # tests have their sink on loopback

    async def run(self) -> None:
        """Look for notices again and again."""
        while True:
            try:
                await self.send_due()
            except Unavailable:
                pass
            except Exception:
                log.exception("sending notices failed")
            await asyncio.sleep(1)

    async def send_due(self) -> int:
        """Send what is due now; how many were tried."""
        now = self._clock.now()
        due = await self._keeper.store.read(lambda c: ops.due_notices(c, now, 20))
        await asyncio.gather(*(self._deliver(notice, url) for notice, url in due))
        return len(due)

    async def _deliver(self, notice: ops.Notice, url: str) -> None:
        store, now = self._keeper.store, self._clock.now()
        tries = notice.tries + 1
        later = now + min(3600, 5 * 2**tries) * SECOND
        if not await store.write(lambda c: ops.claim_notice(c, notice, tries, later)):
            return  # another process has it
        state = "waiting"
        try:
            if not await self._still_asked(notice):
                state = "dropped"
            elif await self._post(url, notice):
                state = "sent"
            elif tries >= TRIES:
                state = "failed"
        except BadAddress:
            state = "failed"
        points.reached("during-notification")
        if state != "waiting":
            await store.write(lambda c: ops.settle_notice(c, notice.id, state, tries, later))

    async def _still_asked(self, notice: ops.Notice) -> bool:
        try:
            live = await self._keeper.get(notice.table_id)
        except Denied:
            return False
        table = live.table
        return table.seats[notice.seat].person == notice.person and notice.seat in table.asked()

    async def _post(self, url: str, notice: ops.Notice) -> bool:
        """Send one; whether it was taken."""
        scheme, host, port, path = check_url(url)
        live = await self._keeper.get(notice.table_id)
        body = json.dumps(
            {
                "kind": "your-turn",
                "table": notice.table_id,
                "game": live.table.setup.game,
                "title": live.table.setup.title,
                "seat": notice.seat,
                "url": f"{self._public_url}/#table={notice.table_id}",
            }
        ).encode()
        address = await self._address(host, port)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nIdempotency-Key: {notice.id}\r\nUser-Agent: courtier\r\n"
            "Connection: close\r\n\r\n"
        )
        try:
            async with asyncio.timeout(TIMEOUT):
                return await _exchange(address, port, host if scheme == "https" else "", head.encode() + body)
        except (TimeoutError, OSError, ssl.SSLError, ValueError):
            return False

    async def _address(self, host: str, port: int) -> str:
        """The one address that is used, after all were checked."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(TIMEOUT):
                found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (TimeoutError, OSError):
            raise BadAddress("no such host") from None
        addresses = [str(each[4][0]) for each in found]
        if not addresses or (not self._inside and not all(is_outside(each) for each in addresses)):
            raise BadAddress("not a public address")
        return addresses[0]


async def _exchange(address: str, port: int, tls_host: str, request: bytes) -> bool:
    """Send the request and read the status line."""
    context = ssl.create_default_context() if tls_host else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=tls_host or None, limit=4096
    )
    try:
        writer.write(request)
        await writer.drain()
        status = (await reader.readline()).split()
        return len(status) > 1 and status[1].startswith(b"2")
    finally:
        writer.close()
