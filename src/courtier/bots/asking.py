"""How a bot is asked: it gets a state in which all that its seat cannot know was dealt anew, and nothing else."""

from __future__ import annotations

from typing import Any, Final, Protocol

from courtier.bots.greedy import GreedyBot
from courtier.bots.ismcts import SearchBot
from courtier.bots.random_bot import RandomBot
from courtier.core.engine import legal
from courtier.core.game import Game
from courtier.core.messages import Message, Refused
from courtier.core.rng import Rng


class Bot(Protocol):
    """Whoever answers for a seat. `seen` is its own to change: a fresh, determinized copy without a log."""

    name: str

    def choose(self, game: Game[Any], seen: Any, seat: int) -> int:
        """One of the actions that are open to the seat."""
        ...


# The levels are numbers of iterations: the same everywhere, so that their strength can be published (docs/bots.md).
LEVELS: Final = {"easy": 8, "medium": 50, "hard": 1000, "expert": 4000}
MOST_ITERATIONS: Final = 1_000_000  # of `ismcts:N`, for experiments
BOTS: Final = ["random", "greedy", *LEVELS]


def make_bot(name: str, seed: int, seconds: float = 0.0) -> Bot:
    """The bot of that name; its choices depend on the seed and on what it is shown, unless it has only some seconds."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name in LEVELS:
        return SearchBot(name, LEVELS[name], seed, seconds)
    if name.startswith("ismcts:") and name[7:].isdecimal() and 0 < int(name[7:]) <= MOST_ITERATIONS:
        return SearchBot(name, int(name[7:]), seed, seconds)
    raise Refused(Message("error-unknown-bot", {"name": name, "known": tuple(BOTS)}))


def ask(bot: Bot, game: Game[Any], s: Any, seat: int, rng: Rng) -> int:
    """The bot's choice for a seat; it never gets to see the state itself."""
    seen: Any = game.determinize(s, seat, rng)
    action = bot.choose(game, seen, seat)
    if action not in legal(s, seat):
        raise ValueError(f"the bot {bot.name} chose {action}, which is not open to seat {seat}")
    return action
