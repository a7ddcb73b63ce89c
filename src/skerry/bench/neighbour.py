"""Catanatron, the best-known Python engine, as a contender; a development dependency that may be missing."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable
from typing import Any

from skerry.bench.rounds import Lap, play_for


def is_installed() -> bool:
    return importlib.util.find_spec("catanatron") is not None


class CatanatronGames:
    """Four of its random players on its random board."""

    def __init__(self) -> None:
        self.engine: Any = importlib.import_module("catanatron")
        random.seed(1)

    def new_game(self) -> Any:
        colours = list(self.engine.Color)[:4]
        return self.engine.Game([self.engine.RandomPlayer(colour) for colour in colours])

    def play_game(self) -> int:
        game = self.new_game()
        game.play()
        return len(game.state.actions)

    def lap(self, seconds: float) -> Lap:
        return play_for(seconds, self.play_game)

    def copier(self, actions: int) -> Callable[[], object]:
        """A function that copies a game in which so many actions were played."""
        game = self.new_game()
        for _ in range(actions):
            game.play_tick()
        copy: Callable[[], object] = game.copy
        return copy
