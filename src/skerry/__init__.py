"""Skerry: the hex-settlement family in one engine, for people, bots and learning agents."""

from skerry.engine.action import Action
from skerry.engine.errors import ConfigError, IllegalAction
from skerry.engine.randomness import ScriptedRandomness
from skerry.game import Game
from skerry.version import VERSION as __version__

__all__ = ["Action", "ConfigError", "Game", "IllegalAction", "ScriptedRandomness", "__version__"]
