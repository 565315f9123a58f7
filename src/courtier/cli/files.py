"""Reading and writing files: whatever is wrong with one is told in one sentence, never in a traceback."""

from __future__ import annotations

import gzip
import json
import os
import sys
import zlib
from pathlib import Path
from typing import Any, NoReturn

from courtier.cli.failures import REFUSED, Failed
from courtier.core import record as records
from courtier.core.game import Game
from courtier.core.messages import Json, Message, Refused
from courtier.games import load_game

_TOO_BIG = 200_000_000  # bytes, unpacked: no game comes near
# The file is there, but what stands in it is wrong: for a check that is a failed check.
BAD_CONTENT = (
    "error-not-json",
    "error-json-ends",
    "error-json-twice",
    "error-json-number",
    "error-json-deep",
    "error-place-object",
    "cli-file-not-utf8",
    "cli-file-not-gzip",
)
_QUOTED = 20  # characters that are quoted from the place where a file cannot be read


def _fail(key: str, **args: str | int) -> NoReturn:
    raise Failed(REFUSED, Message(key, {**args}))


def read_text(file: str) -> str:
    """The text of a file, unpacked if it is gzip; `-` is standard input."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        if raw[:2] == b"\x1f\x8b":
            raw = _unpacked(raw)
        return raw.decode("utf-8-sig")
    except FileNotFoundError:
        _fail("error-file-not-found", file=file)
    except UnicodeDecodeError as error:
        _fail("cli-file-not-utf8", file=file, byte=error.start + 1)
    except (EOFError, zlib.error, gzip.BadGzipFile):
        _fail("cli-file-not-gzip", file=file)
    except OSError as error:
        _fail("error-file-unreadable", file=file, reason=error.strerror or str(error))
    except ValueError:  # a name with a zero byte in it
        _fail("error-file-not-found", file=repr(file))


def _unpacked(raw: bytes) -> bytes:
    unpacker = zlib.decompressobj(wbits=31)
    text = unpacker.decompress(raw, _TOO_BIG)
    if not unpacker.eof:
        raise EOFError
    return text


def write_text(file: str, text: str) -> None:
    """Write a file whole or not at all; packed if its name ends in .gz."""
    path = Path(file)
    raw = text.encode()
    if path.suffix == ".gz":
        raw = gzip.compress(raw, mtime=0)
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with beside.open("wb") as out:
            out.write(raw)
            out.flush()
            os.fsync(out.fileno())
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        _fail("error-cannot-write", file=file, reason=error.strerror or str(error))


def read_json(file: str) -> Json:
    """The JSON value in a file; a field that stands twice in one object is refused, for which one is meant?"""

    def once(pairs: list[tuple[str, Json]]) -> Json:
        out: dict[str, Json] = {}
        for key, value in pairs:
            if key in out:
                _fail("error-json-twice", file=file, field=key[:_QUOTED])
            out[key] = value
        return out

    def no_constant(word: str) -> NoReturn:
        _fail("error-json-number", file=file, word=word)

    text = read_text(file)
    try:
        value: Json = json.loads(text, parse_constant=no_constant, object_pairs_hook=once)
    except json.JSONDecodeError as error:
        found = text[error.pos :].split()
        if found:
            _fail("error-not-json", file=file, line=error.lineno, column=error.colno, found=found[0][:_QUOTED])
        _fail("error-json-ends", file=file, line=error.lineno, column=error.colno)
    except RecursionError:
        _fail("error-json-deep", file=file)
    except ValueError:  # a number with more digits than Python reads
        _fail("error-json-number", file=file, word="…")
    return value


def read_object(file: str) -> dict[str, Json]:
    """The JSON object in a file."""
    value = read_json(file)
    if not isinstance(value, dict):
        raise Failed(REFUSED, Message("error-place-object", {"place": file, "got": json.dumps(value)[:60]}))
    return value


def game_with(name: str, components: str | None) -> Game[Any]:
    """A game, with an owner's corrections from a file if one is given."""
    return load_game(name, read_object(components) if components else None)


def read_record(file: str) -> records.Record:
    """The record in a file."""
    try:
        return records.read(read_text(file))
    except Refused as refused:
        raise Failed(REFUSED, Message("error-at", {"place": file, "reason": refused.message})) from None


def game_of_record(record: records.Record) -> Game[Any]:
    """The game that a record belongs to, with the corrections that it was played with."""
    return load_game(record.game, record.corrections or None)


def read_position(file: str, components: str | None = None) -> tuple[Game[Any], dict[str, Json]]:
    """A position document and its game; corrections may come with the document or from a file."""
    doc = read_object(file)
    if not isinstance(doc.get("game"), str):
        raise Refused(Message("error-place-missing", {"place": "$", "field": "game"}))
    own = doc.get("corrections")
    if components is None and own is not None and not isinstance(own, dict):
        raise Refused(Message("error-place-object", {"place": "corrections", "got": json.dumps(own)[:60]}))
    corrections = read_object(components) if components else own if isinstance(own, dict) else None
    return load_game(str(doc["game"]), corrections or None), doc
