"""Takes turns between what is compared, in short rounds, so that noise hits all alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Protocol


@dataclass(frozen=True)
class Lap:
    """What was done in one short stretch of time."""

    games: int
    actions: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.games / self.seconds

    @property
    def action_seconds(self) -> float:
        return self.seconds / self.actions


class Contender(Protocol):
    """Something that plays games for a while."""

    def lap(self, seconds: float) -> Lap: ...


def play_for(seconds: float, play_game: Callable[[], int]) -> Lap:
    """Play whole games until the time is up; `play_game` says how many actions it took.

    The clock counts this process's own time, so that other work on the machine does not matter.
    """
    games = 0
    actions = 0
    start = process_time()
    while True:
        actions += play_game()
        games += 1
        passed = process_time() - start
        if passed >= seconds:
            return Lap(games, actions, passed)


@dataclass(frozen=True)
class Laps:
    """The laps of one contender, round by round."""

    laps: Sequence[Lap]

    @property
    def rate(self) -> float:
        """Games per second: the median over the rounds."""
        return median(lap.rate for lap in self.laps)

    @property
    def action_seconds(self) -> float:
        return median(lap.action_seconds for lap in self.laps)

    @property
    def actions_per_game(self) -> float:
        return sum(lap.actions for lap in self.laps) / sum(lap.games for lap in self.laps)

    def action_ratio_to(self, other: Laps) -> float:
        """How many times as fast as the other, action by action: games differ in length."""
        pairs = zip(self.laps, other.laps, strict=True)
        return median(theirs.action_seconds / own.action_seconds for own, theirs in pairs)

    def ratio_to(self, other: Laps) -> float:
        """How many times as fast as the other: the median over rounds, each compared with the same round."""
        return median(own.rate / theirs.rate for own, theirs in zip(self.laps, other.laps, strict=True))


def race(contenders: Mapping[str, Contender], rounds: int, seconds: float) -> dict[str, Laps]:
    """Let every contender play in every round, one after the other."""
    laps: dict[str, list[Lap]] = {name: [] for name in contenders}
    for contender in contenders.values():
        contender.lap(0)
    for _ in range(rounds):
        for name, contender in contenders.items():
            laps[name].append(contender.lap(seconds))
    return {name: Laps(done) for name, done in laps.items()}
