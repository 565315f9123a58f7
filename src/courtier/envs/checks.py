"""The libraries' own checks of our environments: used by `courtier env check` and by the tests."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Callable, Iterator

# What PettingZoo says of every environment whose observation carries an action mask, its own ones included.
MASKED = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


@contextlib.contextmanager
def strictly() -> Iterator[None]:
    """Every warning is an error, but those that a mask always brings; what the checks print is dropped."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        for text in MASKED:
            warnings.filterwarnings("ignore", message=text)
        yield


def check_pettingzoo(game: str, players: int = 2, cycles: int = 200) -> None:
    """PettingZoo's api_test and seed_test."""
    from pettingzoo.test import api_test, seed_test

    from courtier.envs.pz import env

    with strictly():
        api_test(env(game, players=players), num_cycles=cycles)
        seed_test(lambda: env(game, players=players), num_cycles=cycles)


def check_gymnasium(game: str, players: int = 2) -> None:
    """Gymnasium's check_env, for one seat against bots."""
    from gymnasium.utils.env_checker import check_env

    from courtier.envs.gym import CourtierEnv

    with strictly():
        check_env(CourtierEnv(game, players=players), skip_render_check=True)


def check_openspiel(game: str, players: int = 2) -> None:
    """OpenSpiel's random simulation, with serialisation."""
    import pyspiel

    import courtier.envs.openspiel  # noqa: F401

    loaded = pyspiel.load_game(f"python_{game}", {"players": players})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


CHECKS: dict[str, Callable[[str], None]] = {
    "pettingzoo": check_pettingzoo,
    "gymnasium": check_gymnasium,
    "pyspiel": check_openspiel,
}
