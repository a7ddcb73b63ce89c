"""Players that decide from their own view: the levels that people choose from, and those that people write."""

from skerry.bots.bot import Bot
from skerry.bots.registry import BOTS, DEFAULT_LEVEL, LEVELS, BotKind, make_bot

__all__ = ["BOTS", "DEFAULT_LEVEL", "LEVELS", "Bot", "BotKind", "make_bot"]
