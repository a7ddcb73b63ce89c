"""Chance for board tests: seeded, or scripted pick by pick."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from skerry.board.chance import Shuffler


class SeededShuffler(Shuffler):
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, n: int) -> int:
        return self.random.randrange(n)


class ScriptedShuffler(Shuffler):
    def __init__(self, picks: list[int]) -> None:
        self.picks = picks
        self.asked: list[int] = []

    def below(self, n: int) -> int:
        self.asked.append(n)
        return self.picks.pop(0)


@pytest.fixture
def seeded() -> Callable[[int], Shuffler]:
    return SeededShuffler


@pytest.fixture
def scripted() -> Callable[[list[int]], ScriptedShuffler]:
    return ScriptedShuffler
