"""What a simulation is to play: one table of players, many games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from skerry.bots import make_bot
from skerry.engine.errors import ConfigError

DEFAULT_MAX_ACTIONS: Final = 20_000


@dataclass(frozen=True)
class Plan:
    """A number of games with the same modules, players and bots.

    Game i has the seed `seed/i` and its bots sit i seats further round the table, so that nothing depends on how
    the games are spread over processes and every bot sits everywhere equally often.
    """

    modules: tuple[str, ...]
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    max_actions: int = DEFAULT_MAX_ACTIONS
    # The text of a map of one's own; without it, the board of the modules.
    board: str | None = None

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ConfigError(f"a simulation needs at least one game, not {self.games}")
        if self.max_actions < 1:
            raise ConfigError(f"a game needs at least one action, not {self.max_actions}")
        if not self.bots:
            raise ConfigError("a simulation needs at least one bot")
        if self.players < 1:
            raise ConfigError(f"a table needs players, not {self.players}")
        if len(self.bots) > self.players:
            raise ConfigError(f"{len(self.bots)} bots do not fit at a table of {self.players} players")
        for bot in self.bots:
            make_bot(bot, self.seed)

    def game_seed(self, index: int) -> str:
        return f"{self.seed}/{index}"

    def seating(self, index: int) -> tuple[str, ...]:
        """The bots of one game by seat; a list shorter than the table is repeated round it."""
        names = [self.bots[place % len(self.bots)] for place in range(self.players)]
        return tuple(names[(seat - index) % self.players] for seat in range(self.players))
