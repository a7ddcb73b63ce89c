"""Bots that no clock hurries: what they do follows from their seeds, on a busy machine too."""

from __future__ import annotations

from math import inf
from typing import Final

from skerry.bots import Bot, make_bot
from skerry.bots.planner import Level, Planner

# Who plays by the weights that a fit begins with.
PRESENT: Final = "present"


def planner_level(name: str) -> Level | None:
    """How much a bot looks at, without its seconds; none for one that does not plan."""
    bot = make_bot(name, "")
    if not isinstance(bot, Planner):
        return None
    level = bot.level
    return level.within(inf)


def unhurried(name: str, seed: str) -> Bot:
    """A bot by name that thinks as long as it takes."""
    bot = make_bot(name, seed)
    level = planner_level(name)
    return bot if level is None or not isinstance(bot, Planner) else Planner(name, seed, level, bot.weights)
