"""The libraries' own checks of our environments: used by `courtier env check` and by the tests."""

from __future__ import annotations

import contextlib
import functools
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
    """PettingZoo's api_test, seed_test and render_test."""
    from pettingzoo.test import api_test, render_test, seed_test

    from courtier.envs.pz import env

    make = functools.partial(env, game, players=players)
    with strictly():
        api_test(make(), num_cycles=cycles)
        seed_test(make, num_cycles=cycles)
        render_test(make)


def check_gymnasium(game: str, players: int = 2) -> None:
    """Gymnasium's check_env with every way to render, for one seat against bots."""
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from courtier.envs.table import VERSION

    kind = "Solo" if players == 1 else ""
    with strictly():
        made = gymnasium.make(f"courtier.envs:courtier/{game.capitalize()}{kind}-v{VERSION}", players=players)
        check_env(made.unwrapped)


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
