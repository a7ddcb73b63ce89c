"""What a fit is to play: candidates among players with the weights it begins with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from skerry.bots import LEVELS
from skerry.bots.judging.weights import NAMES
from skerry.engine.errors import ConfigError
from skerry.sim.encounter import Encounter, encounters
from skerry.sim.fitting.unhurried import PRESENT, planner_level, unhurried
from skerry.sim.game_table import GameTable

# Three times what a long game between planners takes: worse weights than that are not worth waiting for.
MAX_ACTIONS: Final = 3_000


@dataclass(frozen=True)
class FitPlan:
    """All that decides how a fit goes, but for what it begins with.

    Every candidate of a round plays the same seeds at each table, each of them from every seat; every round has seeds
    of its own, so that what was lucky once has to prove itself again.
    """

    tables: tuple[GameTable, ...]
    level: str
    against: tuple[str, ...]
    seeds: int
    rounds: int
    seed: str
    # Which weights are changed.
    names: tuple[str, ...] = NAMES
    max_actions: int = MAX_ACTIONS

    def __post_init__(self) -> None:
        if self.rounds < 1:
            raise ConfigError(f"a fit needs at least one round, not {self.rounds}")
        if self.seeds < 2:
            raise ConfigError(f"a fit needs at least two seeds to know what is luck, not {self.seeds}")
        if not self.tables:
            raise ConfigError("a fit needs at least one table to play at")
        if not self.against or not self.names:
            raise ConfigError(f"a fit needs {'somebody to play against' if self.names else 'weights to change'}")
        for name in self.names:
            if name not in NAMES:
                raise ConfigError(f"there is no weight {name!r}; there are {', '.join(NAMES)}")
        if planner_level(self.level) is None:
            raise ConfigError(f"{self.level} is not played by weights; {', '.join(LEVELS)} are")
        for name in self.against:
            if name != PRESENT:
                unhurried(name, self.seed)

    def heat(self, of: str, number: int) -> Sequence[list[Encounter]]:
        """One seed at each table, from every seat."""
        return [encounters(table, [f"{self.seed}/{of}/{number}"], self.max_actions) for table in self.tables]
