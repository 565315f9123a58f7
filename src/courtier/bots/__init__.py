"""Players made of code. A bot sees only a determinized state of its seat; `ask` sees to that."""

from __future__ import annotations

from courtier.bots.asking import BOTS, Bot, ask, make_bot
from courtier.bots.random_bot import RandomBot

__all__ = ["BOTS", "Bot", "RandomBot", "ask", "make_bot"]
