"""Gymnasium: one seat against bots, or alone against the game's own opponent.

    gymnasium.make("courtier.envs:courtier/Viceroy-v0", players=2, bots="greedy")
    gymnasium.make("courtier.envs:courtier/ViceroySolo-v0")

An action that is not open changes nothing, brings 0 and says so in `info["illegal"]`; masks are in the observation, in
`info["action_mask"]` and in `action_masks()` (as sb3-contrib's MaskablePPO asks for it).
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from courtier.bots import Bot, ask, make_bot
from courtier.core.engine import legal
from courtier.core.messages import Json
from courtier.core.rng import Rng, seeded
from courtier.envs.pictures import bars
from courtier.envs.table import VERSION, GameTable, ansi, table_options
from courtier.games import GAMES

Observation = dict[str, Any]


class CourtierEnv(gymnasium.Env[Observation, np.int64]):
    """One seat (a new one each game unless `seat` is given); the others are bots by name."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        bots: str = "random",
        seat: int | None = None,
        options: dict[str, Json] | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        self.table = GameTable(game, table_options(game, players, options), rewards)
        self.bot_name = bots
        self.fixed_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.bots: list[Bot] = []
        self.deals: Rng = seeded("0")
        size = self.table.game.actions.size
        self.action_space = gymnasium.spaces.Discrete(size)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(self.table.low(), self.table.high(), dtype=np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (size,), dtype=np.int8),
            }
        )

    def action_to_string(self, action: int) -> str:
        """The action's notation, such as `bid red`."""
        return self.table.game.actions.notation(int(action))

    def string_to_action(self, text: str) -> int:
        """The action of a notation."""
        return self.table.game.actions.parse(text)

    def pieces(self) -> dict[str, slice]:
        """Where in the observation each named piece stands."""
        return self.table.pieces()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The open actions, as sb3-contrib wants them."""
        return self.table.mask(self.seat).astype(np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Deal anew and let the bots play up to the seat's first question."""
        super().reset(seed=seed)
        number = str(self.np_random.integers(1 << 62))
        drawn = int(self.np_random.integers(self.table.n_seats))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.table.deal(number)
        self.deals = seeded(f"{number}/deals")
        start = int(self.np_random.integers(1 << 31))
        self.bots = [make_bot(self.bot_name, start + seat) for seat in range(self.table.n_seats)]
        self._others()
        return self._seen()

    def _others(self) -> None:
        """Let everybody else answer until the seat is asked or the game is over."""
        table = self.table
        while (seat := table.seat) >= 0 and seat != self.seat:
            options = legal(table.s, seat)
            forced = len(options) == 1
            table.play(options[0] if forced else ask(self.bots[seat], table.game, table.s, seat, self.deals))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.table.mask(self.seat)
        return {"observation": self.table.observe(self.seat), "action_mask": mask}, {"action_mask": mask}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action; then the others play until this seat is asked again."""
        if int(action) not in self.table.legal(self.seat):
            seen, info = self._seen()
            return seen, 0.0, self.table.seat < 0, False, {**info, "illegal": True}
        self.table.play(int(action))
        self._others()
        over = self.table.seat < 0
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, self.table.outcome()[self.seat] if over else 0.0, over, False, info

    def render(self) -> Any:
        """Print it, give it as text, or draw the scores."""
        if self.render_mode == "rgb_array":
            return bars([score.total for score in self.table.game.scores(self.table.s)])
        text = ansi(self.table)
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text


def register_gymnasium() -> None:
    """`courtier/<Game>-v0` against bots and `courtier/<Game>Solo-v0` against the game's own opponent."""
    for game in GAMES:
        name = game.capitalize()
        for suffix, players in (("", 2), ("Solo", 1)):
            key = f"courtier/{name}{suffix}-v{VERSION}"
            if key not in gymnasium.registry:
                gymnasium.register(key, f"{__name__}:CourtierEnv", kwargs={"game": game, "players": players})
