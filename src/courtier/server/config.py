"""What can be set: by flag, by environment (COURTIER_...), in a file, or left at its default, in this order."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import msgspec

PREFIX = "COURTIER_"


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8017
    data: str = "courtier-data"  # a directory (SQLite) or a PostgreSQL URL
    public_url: str = ""  # how people reach it, such as https://example.org; decides about cookies
    origins: str = ""  # further origins that may use it from a browser, separated by commas
    trusted_proxies: str = ""  # addresses whose X-Forwarded-For is believed, separated by commas
    limits: float = 1.0  # all rate limits times this; 0 switches them off
    bot_processes: int = 1
    bot_seconds: float = 1.0
    max_tables: int = 100_000
    max_sockets: int = 5_000
    live_tables: int = 500  # tables kept in memory
    snapshot_every: int = 100  # events
    notice_seconds: float = 8.0  # a turn that is taken back within this time was none
    session_days: int = 180
    webhooks: bool = True
    webhooks_inside: bool = False  # whether webhooks may go to private addresses
    drain_seconds: float = 4.0
    metrics: bool = False  # whether /metrics answers; it is for the operator and not for the internet
    watch_loop: bool = False  # time every step of the event loop, and log those that are too long
    log_level: str = "info"

    @property
    def secure(self) -> bool:
        """Whether people come by TLS."""
        return self.public_url.startswith("https://")

    def listed(self, text: str) -> list[str]:
        """A list that was written with commas."""
        return [part.strip().rstrip("/") for part in text.split(",") if part.strip()]

    def shown(self) -> dict[str, Any]:
        """All settings as they may be printed: without the password of a database."""
        out: dict[str, Any] = msgspec.to_builtins(self)
        if "@" in self.data and "://" in self.data:
            scheme, _, rest = self.data.partition("://")
            user, _, place = rest.rpartition("@")
            out["data"] = f"{scheme}://{user.partition(':')[0]}:***@{place}"
        return out


def read_config(flags: dict[str, Any], file: Path | None = None) -> Config:
    """The settings from all their sources; raises ValueError with one sentence for what cannot be."""
    values: dict[str, Any] = {}
    if file is None and os.environ.get(PREFIX + "CONFIG"):
        file = Path(os.environ[PREFIX + "CONFIG"])
    if file is not None:
        try:
            values.update(tomllib.loads(file.read_text(encoding="utf-8")))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise ValueError(f"{file}: {error}") from None
    for field in Config.__struct_fields__:
        given = os.environ.get(PREFIX + field.upper())
        if given is not None:
            values[field] = given
    values.update({key: value for key, value in flags.items() if value is not None})
    try:
        return msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
