"""What one simulated game came to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class GameResult:
    """The outcome of one game; lists are by seat."""

    index: int
    seed: str
    bots: tuple[str, ...]
    winners: tuple[int, ...]  # usually one; none when the game was given up
    turns: int
    actions: int
    points: tuple[int, ...]
    points_from: tuple[Mapping[str, int], ...]

    @property
    def finished(self) -> bool:
        return bool(self.winners)
