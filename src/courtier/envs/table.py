"""One game as every environment sees it: who is asked, a mask of actions, an observation, rewards at the end.

Simultaneous choices (Viceroy's bids) are asked one seat after the other; no observation shows an answer before all have
been opened. Forced answers that the engine asks nevertheless (a secret choice with one option) are asked here too.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from courtier.core.engine import legal, play, seat_to_act
from courtier.core.game import Game
from courtier.core.messages import Json
from courtier.core.position import new_game
from courtier.envs.encoders import Encoder, encoder_for
from courtier.games import load_game

Array = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]

NUMBERS = np.dtype("<i2")
REWARDS = ("score", "rank", "win")
VERSION = 0  # of all environments; any change of rules, spaces or rewards raises it


class GameTable:
    """A game in play, with its encoder; shared by the three kinds of environment."""

    def __init__(self, name: str, options: dict[str, Json], rewards: str) -> None:
        if rewards not in REWARDS:
            raise ValueError(f"rewards must be one of {', '.join(REWARDS)}, not {rewards!r}")
        self.game: Game[Any] = load_game(name)
        self.options = options
        self.rewards = rewards
        self.s: Any = new_game(self.game, options, "0")
        self.n_seats: int = self.s.n_seats
        self.encoder: Encoder = encoder_for(self.game, self.n_seats)
        self.limit = self.game.bound(self.game.options_of(self.s))

    def deal(self, seed: str) -> None:
        """A new game."""
        self.s = new_game(self.game, self.options, seed)

    @property
    def seat(self) -> int:
        """The seat that is asked, -1 when the game is over."""
        return seat_to_act(self.s)

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat now; none if it is not asked or has answered."""
        return legal(self.s, seat) if seat == seat_to_act(self.s) else []

    def play(self, action: int) -> None:
        """Carry out an action of the asked seat that is known to be open."""
        play(self.game, self.s, seat_to_act(self.s), action)

    def mask(self, seat: int) -> Mask:
        """One for each open action."""
        out = bytearray(self.game.actions.size)  # few actions are open: quicker than indexing with a list
        for action in self.legal(seat):
            out[action] = 1
        return np.frombuffer(out, dtype=np.int8)

    def observe(self, seat: int) -> Array:
        """What the seat sees, as numbers."""
        return np.frombuffer(self.encoder.encode(self.s, seat), dtype=NUMBERS)

    def outcome(self) -> list[float]:
        """The rewards of a finished game by seat."""
        scores = self.game.scores(self.s)
        totals = [score.total for score in scores]
        if self.rewards == "win":
            winners = sum(score.won for score in scores)
            return [1.0 / winners if score.won else 0.0 for score in scores[: self.n_seats]]
        if self.rewards == "score":
            return [float(total) for total in totals[: self.n_seats]]
        out = []
        for mine in totals[: self.n_seats]:
            others = len(totals) - 1
            below = sum(other < mine for other in totals) + (sum(other == mine for other in totals) - 1) / 2
            out.append(2.0 * below / others - 1.0 if others else 0.0)
        return out

    def low(self) -> Array:
        """The least value of each number of an observation."""
        return self._bounds([piece.low for piece in self.encoder.pieces])

    def high(self) -> Array:
        """The greatest value of each number of an observation."""
        return self._bounds([piece.high for piece in self.encoder.pieces])

    def _bounds(self, values: list[int]) -> Array:
        sizes = [piece.size for piece in self.encoder.pieces]
        return np.repeat(np.array(values, dtype=np.int16), sizes)

    def pieces(self) -> dict[str, slice]:
        """Where in the observation each named piece stands."""
        return {piece.name: slice(piece.first, piece.first + piece.size) for piece in self.encoder.pieces}


def table_options(name: str, players: int, options: dict[str, Json] | None) -> dict[str, Json]:
    """The options of a table for so many players; alone, the least that the rules demand beside it."""
    out: dict[str, Json] = {"players": players, **(options or {})}
    if name == "viceroy" and players == 1 and "virtual" not in out:
        out["virtual"] = 1
    return out


def ansi(table: GameTable) -> str:
    """A short plain text of the position, for `render_mode="ansi"`."""
    lines = [f"{table.game.name}: seat to act {table.seat}"]
    for i, score in enumerate(table.game.scores(table.s)):
        lines.append(f"  seat {i}: {score.total} points")
    open_now = table.legal(table.seat) if table.seat >= 0 else []
    lines.append("  open: " + ", ".join(table.game.actions.notation(action) for action in open_now[:12]))
    return "\n".join(lines) + "\n"
