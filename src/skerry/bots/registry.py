"""The bots that can be asked for by name."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from skerry.bots.bot import Bot
from skerry.bots.greedy import GreedyBot
from skerry.bots.planner import Level, Planner
from skerry.bots.random_bot import RandomBot
from skerry.engine.errors import ConfigError


class BotKind:
    """A kind of bot: one line about it, and how one is made from a seed."""

    def __init__(self, description: str, make: Callable[[str], Bot]) -> None:
        self.description = description
        self.make = make


EASY: Final = Level(positions=150, seconds=0.005, width=1, depth=1, worlds=1, oversight=2)
MEDIUM: Final = Level(
    positions=250,
    seconds=0.05,
    width=1,
    depth=3,
    worlds=4,
    restless=Level(positions=2000, seconds=0.05, width=12, depth=10, worlds=4),
)
HARD: Final = Level(positions=2000, seconds=0.15, width=12, depth=10, worlds=12, foresight=8)


def easy(seed: str) -> Bot:
    return Planner("easy", seed, EASY)


def medium(seed: str) -> Bot:
    return Planner("medium", seed, MEDIUM)


def hard(seed: str) -> Bot:
    return Planner("hard", seed, HARD)


BOTS: Final[dict[str, BotKind]] = {
    "easy": BotKind("looks one step ahead", easy),
    "medium": BotKind("plans its turn", medium),
    "hard": BotKind("plans its turn with care", hard),
    "random": BotKind("plays any legal action, each as likely", RandomBot),
    "greedy": BotKind("does what leaves it with most, and talks to nobody", GreedyBot),
}
# What people choose from, the weakest first; the others are for tests and measurements.
LEVELS: Final = ("easy", "medium", "hard")
DEFAULT_LEVEL: Final = "medium"


def make_bot(name: str, seed: str) -> Bot:
    """A new bot for one seat of one game; the same seed plays the same way."""
    if name not in BOTS:
        close = get_close_matches(name.lower(), BOTS, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(BOTS)}"
        raise ConfigError(f"there is no bot {name!r}; {hint}")
    return BOTS[name].make(seed)
