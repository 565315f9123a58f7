"""OpenSpiel: `import courtier.envs.openspiel` makes `python_gugong`, `python_viceroy`, `python_viscounts` loadable.

The whole chance of a game is one explicit node at the root: the number of the deal, one of `deals` (a parameter). Deal
number n fixes every later draw, so a state can be cloned and serialised exactly; a search that must not foresee draws
has to resample with `courtier.core` instead. Simultaneous choices come one seat after the other, hidden.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pyspiel

from courtier.core.engine import legal, play, seat_to_act
from courtier.core.messages import Json
from courtier.core.position import new_game
from courtier.envs.encoders import encoder_for
from courtier.envs.table import table_options
from courtier.games import GAMES, load_game

DEALS = 1024
LOWEST, HIGHEST = -500.0, 1000.0  # no score comes near


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
        parameter_specification={"players": 2, "deals": DEALS},
    )


class Setting:
    """What all states of one game share. OpenSpiel keeps no Python attributes of a game, so they live here."""

    def __init__(self, name: str, players: int, deals: int) -> None:
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
    """A position and what each seat remembers; OpenSpiel clones a state by deep-copying this."""

    def __init__(self, shared: Setting, s: Any, seen: list[list[str]]) -> None:
        self.shared = shared
        self.s = s
        self.seen = seen

    def __deepcopy__(self, _memo: dict[int, Any]) -> Memory:
        s = None if self.s is None else self.shared.game.copy(self.s)
        return Memory(self.shared, s, [seen.copy() for seen in self.seen])


class CourtierGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for a number of players; parameters `players` and `deals`."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.shared = setting(name, int(params.get("players", 2)), int(params.get("deals", DEALS)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shared.game.actions.size,
            max_chance_outcomes=self.shared.deals,
            num_players=self.shared.players,
            min_utility=LOWEST,
            max_utility=HIGHEST,
            utility_sum=None,
            max_game_length=self.shared.limit,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> CourtierState:
        """Before the deal."""
        return CourtierState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CourtierObserver:
        """Named pieces as tensors; perfect recall as a string only."""
        return CourtierObserver(setting_of(self), iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def setting_of(game: Any) -> Setting:
    """The setting of a game, whichever wrapper of it we are handed."""
    params = game.get_parameters()
    name = game.get_type().short_name.removeprefix("python_")
    return setting(name, int(params.get("players", 2)), int(params.get("deals", DEALS)))


class CourtierState(pyspiel.State):  # type: ignore[misc]
    """A game of ours behind OpenSpiel's questions."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        shared = setting_of(game)
        self.memory = Memory(shared, None, [[] for _ in range(shared.players)])

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
        memory = self.memory
        if memory.s is None:
            memory.s = memory.shared.deal(action)
            return
        seat = seat_to_act(memory.s)
        # What a seat remembers: what it saw when it was asked, and what it answered.
        memory.seen[seat].append(observed(memory, seat) + memory.shared.game.actions.notation(action))
        play(memory.shared.game, memory.s, seat, action)

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


def observed(memory: Memory, seat: int) -> str:
    """What a seat sees now, as a short text: the numbers that are not zero."""
    if memory.s is None:
        return "before the deal "
    encoder = memory.shared.encoder
    values = np.frombuffer(encoder.encode(memory.s, seat), dtype="<i2")
    parts = []
    for piece in encoder.pieces:
        part = values[piece.first : piece.first + piece.size]
        if part.any():
            parts.append(f"{piece.name}:" + ",".join(f"{i}={part[i]}" for i in np.flatnonzero(part)))
    return f"seat {seat} " + " ".join(parts) + " "


def recalled(memory: Memory, seat: int) -> str:
    """All that a seat has seen and done so far."""
    return "\n".join([*memory.seen[seat], observed(memory, seat)])


class CourtierObserver:
    """Observation tensors, one for each named piece and all of them in a row."""

    def __init__(self, shared: Setting, kind: Any) -> None:
        self.encoder = shared.encoder
        self.recall = kind.perfect_recall
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = {piece.name: self.tensor[piece.first : piece.first + piece.size] for piece in self.encoder.pieces}

    def set_from(self, state: CourtierState, player: int) -> None:
        """Fill the tensors with what a player sees."""
        if state.memory.s is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.encoder.encode(state.memory.s, player), dtype="<i2")

    def string_from(self, state: CourtierState, player: int) -> str:
        """The same as text; with perfect recall the whole past of the player."""
        return recalled(state.memory, player) if self.recall else observed(state.memory, player)


def register() -> None:
    """Register every game that is not registered yet."""
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if f"python_{name}" not in known:
            kind = game_type(name)
            pyspiel.register_game(kind, _maker(name, kind))


def _maker(name: str, kind: Any) -> Any:
    """The class that OpenSpiel calls with the parameters. (A plain function would be freed after Python has ended.)"""

    class Registered(CourtierGame):
        """The game under its registered name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    return Registered


register()
