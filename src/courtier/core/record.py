"""The record of a game: options, seed, ruleset, digest of the data, every action. It is the truth, all else a cache.

Text form: JSON Lines, a header, one line per action, and a result once the game is over. Each line carries `h`, the
hash of the line before it and of its own content, so that nothing can be changed, left out or put in unnoticed.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final, final

from courtier.core.canonical import canonical
from courtier.core.engine import seats_to_act, step
from courtier.core.game import Game
from courtier.core.messages import Json, Message, Refused
from courtier.core.options import read_options
from courtier.core.position import new_game, state_digest
from courtier.core.state import S

FORMAT: Final = "courtier-replay"
FORMAT_VERSION: Final = 1


@final
class Record:
    """One game as it was played so far."""

    def __init__(self, game: str, ruleset: int, components_digest: str, options: dict[str, Json], seed: str) -> None:
        self.game = game
        self.ruleset = ruleset
        self.components_digest = components_digest
        self.options = options
        self.seed = seed
        self.seats: list[str] = []
        self.corrections: dict[str, Json] = {}
        self.actions: list[tuple[int, str]] = []
        self.result: dict[str, Json] | None = None


def seed_commitment(seed: str) -> str:
    """The digest that may be published before the game: it binds the seed without telling it."""
    return hashlib.sha256(b"courtier/commitment/" + seed.encode()).hexdigest()


def start(game: Game[S], options: dict[str, Json], seed: str) -> Record:
    """The empty record of a new game."""
    complete = read_options(game.name, game.option_specs(), options).to_json()
    record = Record(game.name, game.rules_version, game.digest, complete, seed)
    record.corrections = game.corrections
    return record


def result_of(game: Game[S], s: S) -> dict[str, Json]:
    """The last line of a finished game: scores by category and the digest of the final state."""
    scores: list[Json] = []
    for score in game.scores(s):
        scores.append({"total": score.total, "won": score.won, "categories": {**score.categories}})
    return {"scores": scores, "state": state_digest(game, s)}


def _line(before: str, content: dict[str, Json]) -> tuple[str, str]:
    h = hashlib.sha256((before + canonical(content)).encode()).hexdigest()
    return canonical({**content, "h": h}), h


def write(record: Record) -> str:
    """The record as text."""
    header: dict[str, Json] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": record.game,
        "ruleset": record.ruleset,
        "components_digest": record.components_digest,
        "options": record.options,
        "seats": [*record.seats],
        "visibility": "full",
        "seed_commitment": seed_commitment(record.seed),
        "seed": record.seed,
    }
    if record.corrections:
        header["corrections"] = record.corrections
    line, h = _line("", header)
    lines = [line]
    for n, (seat, action) in enumerate(record.actions, 1):
        line, h = _line(h, {"n": n, "seat": seat, "action": action})
        lines.append(line)
    if record.result is not None:
        line, h = _line(h, {"result": record.result})
        lines.append(line)
    return "\n".join(lines) + "\n"


def _refuse(line: int, key: str) -> Refused:
    return Refused(Message(key, {"line": line}))


def _check_line(text: str, n: int, before: str) -> tuple[dict[str, Json], str]:
    try:
        value = json.loads(text)
        written = canonical(value)
        written.encode()
    except (ValueError, RecursionError):
        raise _refuse(n, "error-record-json") from None
    if not isinstance(value, dict) or not isinstance(value.get("h"), str) or written != text:
        raise _refuse(n, "error-record-line")
    content: dict[str, Json] = {key: part for key, part in value.items() if key != "h"}
    expected = hashlib.sha256((before + canonical(content)).encode()).hexdigest()
    if value["h"] != expected:
        raise _refuse(n, "error-record-hash")
    return content, expected


def _read_header(content: dict[str, Json]) -> Record:
    if content.get("format") != FORMAT:
        raise _refuse(1, "error-record-format")
    version = content.get("format_version")
    if not isinstance(version, int) or version > FORMAT_VERSION:
        raise Refused(Message("error-record-newer", {"got": str(version), "here": FORMAT_VERSION}))
    game, ruleset, data = content.get("game"), content.get("ruleset"), content.get("components_digest")
    options, seed, seats = content.get("options"), content.get("seed"), content.get("seats", [])
    if not (isinstance(game, str) and isinstance(ruleset, int) and isinstance(data, str) and isinstance(options, dict)):
        raise _refuse(1, "error-record-header")
    if not isinstance(seed, str) or not isinstance(seats, list):
        raise _refuse(1, "error-record-header")
    if content.get("seed_commitment") != seed_commitment(seed):
        raise _refuse(1, "error-record-commitment")
    record = Record(game, ruleset, data, options, seed)
    record.seats = [str(name) for name in seats]
    corrections = content.get("corrections", {})
    if not isinstance(corrections, dict):
        raise _refuse(1, "error-record-header")
    record.corrections = corrections
    return record


def read(text: str) -> Record:
    """Read a record back; refuses what is damaged, with the line."""
    lines = text.removesuffix("\n").split("\n")
    content, h = _check_line(lines[0], 1, "")
    record = _read_header(content)
    for n in range(2, len(lines) + 1):
        content, h = _check_line(lines[n - 1], n, h)
        if record.result is not None:
            raise _refuse(n, "error-record-after-end")
        result = content.get("result")
        if isinstance(result, dict):
            record.result = result
            continue
        seat, action = content.get("seat"), content.get("action")
        if content.get("n") != len(record.actions) + 1 or not isinstance(seat, int) or not isinstance(action, str):
            raise _refuse(n, "error-record-line")
        record.actions.append((seat, action))
    return record


def replay(game: Game[S], record: Record, upto: int = -1) -> S:
    """Play a record (or its first `upto` actions) again, checking each action and, at the end, the result."""
    if record.ruleset > game.rules_version:
        raise Refused(
            Message("error-newer-ruleset", {"game": game.name, "got": record.ruleset, "here": game.rules_version})
        )
    if record.components_digest != game.digest:
        raise Refused(
            Message("error-components-differ", {"got": record.components_digest[:12], "here": game.digest[:12]})
        )
    s = new_game(game, record.options, record.seed)
    n = len(record.actions) if upto < 0 else min(upto, len(record.actions))
    for i in range(n):
        seat, action = record.actions[i]
        try:
            step(game, s, seat, game.actions.parse(action))
        except Refused as refused:
            raise Refused(Message("error-record-action", {"n": i + 1, "reason": refused.message})) from None
    if record.result is not None and n == len(record.actions):
        if seats_to_act(s) or canonical(result_of(game, s)) != canonical(record.result):
            raise Refused(Message("error-record-result"))
    return s
