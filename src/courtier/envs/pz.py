"""PettingZoo: every game as an AEC environment, `courtier/<game>-v0`, for every number of players.

    from courtier.envs.pz import env
    viceroy = env("viceroy", players=3)

`agent_selection` may name the same agent several times in a row. Rewards come at the end; `rewards` chooses between
"rank" (1 for the first to -1 for the last), "win" (shared among winners) and "score".
"""

from __future__ import annotations

import functools
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from gymnasium.utils import seeding
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from courtier.core.messages import Json
from courtier.envs.pictures import bars
from courtier.envs.table import VERSION, GameTable, ansi, table_options
from courtier.games import GAMES

Observation = dict[str, Any]


class CourtierAEC(pettingzoo.AECEnv):  # type: ignore[misc]
    """One game; agents are `player_0`, `player_1`, ... by seat."""

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: dict[str, Json] | None = None,
        rewards: str = "rank",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "render_modes": ["human", "ansi", "rgb_array"],
            "name": f"{game}_v{VERSION}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.table = GameTable(game, table_options(game, players, options), rewards)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.n_seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = seeding.np_random()
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(self.table.low(), self.table.high(), dtype=np.int16),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self.table.game.actions.size,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        size = self.table.game.actions.size
        self.action_spaces = {agent: gymnasium.spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def action_to_string(self, action: int) -> str:
        """The action's notation, such as `bid red`."""
        return self.table.game.actions.notation(int(action))

    def string_to_action(self, text: str) -> int:
        """The action of a notation."""
        return self.table.game.actions.parse(text)

    def pieces(self) -> dict[str, slice]:
        """Where in the observation each named piece stands."""
        return self.table.pieces()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew: the same seed, the same game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.deal(str(self._random.integers(1 << 62)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self._select()

    def _select(self) -> None:
        """Name who is asked, with the mask in its info too."""
        self.agent_selection = self.possible_agents[self.table.seat]
        self.infos[self.agent_selection] = {"action_mask": self.table.mask(self.table.seat)}

    def observe(self, agent: str) -> Observation:
        """What the agent sees; its mask is empty unless it is asked."""
        seat = self._seats[agent]
        if agent == self.agent_selection and "action_mask" in self.infos.get(agent, {}):
            mask = self.infos[agent]["action_mask"]
        else:
            mask = self.table.mask(seat)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out an action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.infos[agent]["action_mask"][action]:
            open_now = ", ".join(map(self.action_to_string, self.table.legal(self.table.seat)[:8]))
            raise ValueError(f"{agent} may not play {action!r} now; open: {open_now}")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.table.play(int(action))
        self.cycles += 1
        if self.table.seat < 0:
            self._finish()
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._select()
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        outcome = self.table.outcome()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = outcome[seat]
            self.terminations[agent] = True
        self._accumulate_rewards()

    def render(self) -> Any:
        """Print it, give it as text, or draw the scores."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode shows nothing.")
            return None
        if self.render_mode == "rgb_array":
            return bars([score.total for score in self.table.game.scores(self.table.s)])
        text = ansi(self.table)
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text

    def close(self) -> None:
        """Nothing to release."""


def raw_env(game: str, **kwargs: Any) -> CourtierAEC:
    """The environment without wrappers."""
    return CourtierAEC(game, **kwargs)


def env(game: str, **kwargs: Any) -> OrderEnforcingWrapper:
    """The environment with a check that it is reset before it is stepped."""
    return OrderEnforcingWrapper(raw_env(game, **kwargs))


def register_pettingzoo() -> None:
    """Make `pettingzoo.make("aec", "courtier/<game>-v0")` work."""
    for game in GAMES:
        pettingzoo.register("aec", f"courtier/{game}-v{VERSION}", functools.partial(env, game))
