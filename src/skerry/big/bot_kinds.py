"""The bots of the Big Game by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from skerry.big.bots import HallBot, RandomHallBot
from skerry.big.builder_bot import BuilderBot
from skerry.engine.errors import ConfigError

BOTS: Final[dict[str, Callable[[int, str], HallBot]]] = {"builder": BuilderBot, "random": RandomHallBot}


def make_bot(name: str, seat: int, seed: str) -> HallBot:
    """A bot for a seat; the same seed plays the same way."""
    if name not in BOTS:
        raise ConfigError(f"there is no bot {name!r} for the Big Game; there are {', '.join(BOTS)}")
    return BOTS[name](seat, seed)
