"""Random play to the end, as fast as the engine goes: for benchmarks and for search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


class Choices:
    """A quick generator for picking among actions; never used for the game's own chance."""

    def __init__(self, seed: i64) -> None:
        self.word: i64 = seed * 2654435761 + 88172645463325252

    def below(self, n: i64) -> i64:
        word = self.word
        word ^= word << 13
        word ^= (word >> 7) & 0x01FFFFFFFFFFFFFF
        word ^= word << 17
        self.word = word
        return ((word >> 11) & 0x1FFFFFFFFFFFF) % n


def random_playout(kernel: Kernel, seed: i64, most_actions: i64) -> i64:
    """Play uniformly random listed actions until the game ends; returns how many were played."""
    choices = Choices(seed)
    played: i64 = 0
    while kernel.state.winner < 0 and played < most_actions:
        seat = kernel.next_actor()
        codes = kernel.find_legal(seat)
        kernel.play(seat, codes.items[choices.below(codes.count)])
        played += 1
    return played
