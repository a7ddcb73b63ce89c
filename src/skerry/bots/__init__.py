"""Players that decide from their own view: `random`, `greedy`, and those that people write."""

from skerry.bots.bot import Bot
from skerry.bots.registry import BOTS, BotKind, make_bot

__all__ = ["BOTS", "Bot", "BotKind", "make_bot"]
