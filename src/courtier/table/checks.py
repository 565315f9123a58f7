"""Who may do what, and the small things that every command checks first."""

from __future__ import annotations

import unicodedata

from courtier.bots import BOTS
from courtier.core.canonical import digest
from courtier.core.messages import Json
from courtier.table.commands import MAX_NAME, MAX_TEXT
from courtier.table.errors import BROKEN, CONFLICT, FORBIDDEN, INVALID, NOT_FOUND, denied
from courtier.table.model import BOT, FROZEN, OPEN, RUNNING, Seat, Table


def need_known(table: Table, who: str) -> None:
    """A stranger does not even learn that the table exists."""
    if who != BOT and not table.knows(who):
        raise denied(NOT_FOUND, "error-no-table")


def need_status(table: Table, *wanted: str) -> None:
    """The table must be in one of these states."""
    if table.status in wanted:
        return
    if table.status == FROZEN:
        raise denied(BROKEN, "error-frozen", report=table.report)
    keys = {OPEN: "error-not-started", RUNNING: "error-running", "ended": "error-ended", "archived": "error-archived"}
    raise denied(CONFLICT, keys[table.status])


def seat_at(table: Table, number: int) -> Seat:
    """The seat of this number."""
    if not 0 <= number < len(table.seats):
        raise denied(NOT_FOUND, "error-no-seat", number=number + 1)
    return table.seats[number]


def need_own(table: Table, who: str, number: int) -> Seat:
    """The seat, if it is this person's."""
    seat = seat_at(table, number)
    if not who or seat.person != who:
        raise denied(FORBIDDEN, "error-not-your-seat", number=number + 1)
    return seat


def need_host(table: Table, who: str) -> None:
    """Only whoever set the table up."""
    if who != table.setup.host:
        raise denied(FORBIDDEN, "error-host-only")


def need_level(level: str) -> str:
    """A bot that exists."""
    if level not in BOTS:
        raise denied(INVALID, "error-no-bot", level=level, known=", ".join(BOTS))
    return level


def is_format(char: str) -> bool:
    """Whether a character is not written but changes how others are: controls, bidi overrides, zero widths."""
    return unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and char != "\u200d"


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no invisible characters, not too long; refuses an empty one."""
    cleaned = " ".join("".join(" " if c in "\t\n\r" else c for c in name if c in "\t\n\r" or not is_format(c)).split())
    if not cleaned.replace("\u200d", "").strip() or len(cleaned) > MAX_NAME:
        raise denied(INVALID, "error-name", limit=MAX_NAME)
    return cleaned


def clean_text(text: str) -> str:
    """A chat line as it is shown."""
    cleaned = "".join(" " if c in "\t\r\n" else c for c in text if c in "\t\r\n" or not is_format(c)).strip()
    if not cleaned or len(cleaned) > MAX_TEXT:
        raise denied(INVALID, "error-text", limit=MAX_TEXT)
    return cleaned


def repeated(table: Table, who: str, ref: str, content: Json) -> int:
    """The event that this reference brought before, or 0; the same reference with another content is refused."""
    known = table.refs.get((who, ref))
    if known is None:
        return 0
    if known[1] != ref_digest(content):
        raise denied(CONFLICT, "error-ref-reused", ref=ref)
    return known[0]


def ref_digest(content: Json) -> str:
    """What tells one content of a reference from another."""
    return digest(content)[:16]
