"""This engine as a contender: random games with the rules composed once, as every simulation does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from random import Random
from typing import Final

from skerry.bench.rounds import Lap, play_for
from skerry.engine.kernel import Kernel
from skerry.engine.module import Module
from skerry.engine.playout import random_playout
from skerry.engine.randomness import Randomness
from skerry.engine.start import start_game
from skerry.game import Game

# Catanatron's random players never offer a trade to each other.
WITHOUT_OFFERS: Final[Mapping[str, object]] = {"max_offers": 0}
MOST_ACTIONS: Final = 1_000_000


class OwnGames:
    """Random players, each game set up anew on a board of its own."""

    def __init__(
        self,
        players: int = 4,
        options: Mapping[str, object] = WITHOUT_OFFERS,
        board: str | None = None,
        extra_modules: tuple[str | Module, ...] = (),
    ) -> None:
        self.players = players
        self.options = dict(options)
        self.board = board
        self.rules = Game.new(["base", *extra_modules], players, 0, self.options, board).kernel.rules
        self.numbers = count()

    def new_kernel(self) -> Kernel:
        return start_game(self.rules, Randomness(f"bench {next(self.numbers)}"))

    def play_game(self) -> int:
        kernel = self.new_kernel()
        return int(random_playout(kernel, next(self.numbers), MOST_ACTIONS))

    def lap(self, seconds: float) -> Lap:
        return play_for(seconds, self.play_game)

    def copier(self, actions: int) -> Callable[[], object]:
        """A function that copies a game in which so many actions were played."""
        game = Game.new(["base"], self.players, "bench", self.options, self.board)
        chance = Random(1)
        for _ in range(actions):
            seat = game.actors[0]
            game.apply(seat, chance.choice(game.legal_actions(seat)))
        return game.copy

    def inner_step(self) -> Callable[[], bool]:
        """One action of a new game inside the engine: list the legal actions, play one."""
        kernel = self.new_kernel()
        chance = Random(1)

        def step() -> bool:
            seat = kernel.next_actor()
            codes = kernel.find_legal(seat)
            kernel.play(seat, codes.items[int(chance.random() * int(codes.count))])
            return kernel.state.winner < 0

        return step

    def outer_step(self) -> Callable[[], bool]:
        """The same through the public face, with actions and events as values."""
        game = Game.new(["base"], self.players, next(self.numbers), self.options, self.board)
        chance = Random(1)

        def step() -> bool:
            seat = game.actors[0]
            game.apply(seat, chance.choice(game.legal_actions(seat)))
            return not game.over

        return step
