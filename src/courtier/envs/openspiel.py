"""OpenSpiel: `import courtier.envs.openspiel` makes `python_gugong`, `python_viceroy`, `python_viscounts` loadable.

The whole chance of a game is one explicit node at the root: the number of the deal, one of `deals` (a parameter). Deal
number n fixes every later draw, so a state can be cloned and serialised exactly; a search that must not foresee draws
has to resample with `courtier.core` instead. Simultaneous choices come one seat after the other, hidden.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from courtier.core.engine import legal, play, seat_to_act
from courtier.core.messages import Json
from courtier.core.position import new_game
from courtier.envs.encoders import Piece, encoder_for
from courtier.envs.table import NUMBERS, table_options
from courtier.games import load_game

DEALS = 1024
LOWEST, HIGHEST = -500.0, 1000.0  # no score comes near


@functools.cache
def game_type(name: str) -> Any:
    """What OpenSpiel must know before a game is made."""
    spec = load_game(name).option_specs()[0]
    return pyspiel.GameType(
        short_name=f"python_{name}",
        long_name=f"Courtier {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.high,
        min_num_players=max(1, spec.low),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": 2, "deals": DEALS},
    )


class Setting:
    """What all states of one game share. A game itself has no attributes: OpenSpiel loses them, and pickles them."""

    def __init__(self, name: str, players: int, deals: int) -> None:
        self.name = name
        self.game = load_game(name)
        self.players = players
        self.deals = deals
        self.options: dict[str, Json] = table_options(name, players, None)
        self.encoder = encoder_for(self.game, players)
        first = self.deal(0)
        self.limit = self.game.bound(self.game.options_of(first))

    def deal(self, number: int) -> Any:
        """The start of a numbered deal."""
        return new_game(self.game, self.options, f"openspiel/{number}")


@functools.cache
def setting(name: str, players: int, deals: int) -> Setting:
    """The one setting of these parameters."""
    return Setting(name, players, deals)


class Memory:
    """A position, the actions that led there, and what each seat remembers.

    OpenSpiel clones a state by deep-copying this, and serialises it by pickling; the deal and the actions are enough
    to play it again.
    """

    def __init__(self, shared: Setting) -> None:
        self.shared = shared
        self.s: Any = None
        self.actions: list[int] = []
        self.seen: list[list[str]] = [[] for _ in range(shared.players)]

    def apply(self, action: int) -> None:
        """Deal, or carry out an action of the asked seat."""
        self.actions.append(action)
        if self.s is None:
            self.s = self.shared.deal(action)
            return
        seat = seat_to_act(self.s)
        # What a seat remembers: what it saw when it was asked, and what it answered.
        seen = observed(self, seat, self.shared.encoder.pieces)
        self.seen[seat].append(seen + self.shared.game.actions.notation(action))
        play(self.shared.game, self.s, seat, action)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Memory:
        out = Memory(self.shared)
        out.s = None if self.s is None else self.shared.game.copy(self.s)
        out.actions = self.actions.copy()
        out.seen = [seen.copy() for seen in self.seen]
        return out

    def __reduce__(self) -> tuple[Any, ...]:
        return played, (self.shared.name, self.shared.players, self.shared.deals, self.actions)


def played(name: str, players: int, deals: int, actions: list[int]) -> Memory:
    """A memory made anew from what was done."""
    out = Memory(setting(name, players, deals))
    for action in actions:
        out.apply(action)
    return out


class CourtierGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for a number of players; parameters `players` and `deals`."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        shared = setting(self.name, int(params.get("players", 2)), int(params.get("deals", DEALS)))
        info = pyspiel.GameInfo(
            num_distinct_actions=shared.game.actions.size,
            max_chance_outcomes=shared.deals,
            num_players=shared.players,
            min_utility=LOWEST,
            max_utility=HIGHEST,
            utility_sum=None,
            max_game_length=shared.limit,
        )
        super().__init__(game_type(self.name), info, params)

    def new_initial_state(self) -> CourtierState:
        """Before the deal."""
        return CourtierState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CourtierObserver | None:
        """Named pieces as tensors, public, private or both; perfect recall of both as a string. None: not offered."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or (kind.perfect_recall and not whole):
            return None
        return CourtierObserver(setting_of(self), kind)


def setting_of(game: Any) -> Setting:
    """The setting of a game, whichever wrapper of it we are handed."""
    params = game.get_parameters()
    name = game.get_type().short_name.removeprefix("python_")
    return setting(name, int(params.get("players", 2)), int(params.get("deals", DEALS)))


class CourtierState(pyspiel.State):  # type: ignore[misc]
    """A game of ours behind OpenSpiel's questions."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.memory = Memory(setting_of(game))

    def current_player(self) -> int:
        """The seat that is asked."""
        if self.memory.s is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = seat_to_act(self.memory.s)
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        s = self.memory.s
        return sorted(legal(s, player)) if player == seat_to_act(s) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, all equally likely."""
        deals = self.memory.shared.deals
        return [(number, 1.0 / deals) for number in range(deals)]

    def _apply_action(self, action: int) -> None:
        self.memory.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.memory.shared.game.actions.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.memory.s is not None and not self.memory.s.stack

    def returns(self) -> list[float]:
        """The points at the end, nothing before."""
        shared = self.memory.shared
        if not self.is_terminal():
            return [0.0] * shared.players
        return [float(score.total) for score in shared.game.scores(self.memory.s)[: shared.players]]

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


def observed(memory: Memory, seat: int, pieces: list[Piece]) -> str:
    """What a seat sees now of these pieces, as a short text: the numbers that are not zero."""
    if memory.s is None:
        return "before the deal "
    values = np.frombuffer(memory.shared.encoder.encode(memory.s, seat), dtype=NUMBERS).tolist()
    parts = []
    for piece in pieces:
        numbers = enumerate(values[piece.first : piece.first + piece.size])
        if told := ",".join([f"{i}={number}" for i, number in numbers if number]):
            parts.append(f"{piece.name}:{told}")
    who = f"seat {seat}" if any(piece.private for piece in pieces) else "public"
    return " ".join([who, *parts, ""])


class CourtierObserver:
    """Observation tensors, one for each named piece and all of them in a row; with perfect recall a string alone.

    What is public is the same for everybody, so it is seen from the first seat.
    """

    def __init__(self, shared: Setting, kind: Any) -> None:
        self.encoder = shared.encoder
        self.recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.pieces = [
            piece for piece in shared.encoder.pieces if (self.private if piece.private else kind.public_info)
        ]
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not self.recall:
            self.places = np.concatenate([np.arange(p.first, p.first + p.size) for p in self.pieces])
            self.tensor = np.zeros(len(self.places), np.float32)
            ends = np.cumsum([piece.size for piece in self.pieces])
            parts = np.split(self.tensor, ends[:-1])
            self.dict = {piece.name: part for piece, part in zip(self.pieces, parts, strict=True)}

    def set_from(self, state: CourtierState, player: int) -> None:
        """Fill the tensors with what a player sees."""
        if self.tensor is None:
            return
        if state.memory.s is None:
            self.tensor.fill(0)
            return
        seen = self.encoder.encode(state.memory.s, player if self.private else 0)
        self.tensor[:] = np.frombuffer(seen, dtype=NUMBERS)[self.places]

    def string_from(self, state: CourtierState, player: int) -> str:
        """The same as text; with perfect recall the whole past of the player."""
        memory = state.memory
        now = observed(memory, player if self.private else 0, self.pieces)
        return "\n".join([*memory.seen[player], now]) if self.recall else now


# OpenSpiel calls a class with the parameters, and pickles games by the name of their class.
class Gugong(CourtierGame):
    """`python_gugong`"""

    name = "gugong"


class Viceroy(CourtierGame):
    """`python_viceroy`"""

    name = "viceroy"


class Viscounts(CourtierGame):
    """`python_viscounts`"""

    name = "viscounts"


for made in (Gugong, Viceroy, Viscounts):
    if f"python_{made.name}" not in pyspiel.registered_names():
        pyspiel.register_game(game_type(made.name), made)
