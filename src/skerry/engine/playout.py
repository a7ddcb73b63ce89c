"""Random play to the end, as fast as the engine goes: for benchmarks and for search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

WORD: Final = 0xFFFFFFFF


@final
class Choices:
    """A quick generator for picking among actions; never used for the game's own chance.

    It keeps to 32 bits, so that compiled and interpreted code pick the same.
    """

    def __init__(self, seed: i64) -> None:
        self.word: i64 = (seed * 2654435761 + 2463534242) & WORD
        if self.word == 0:
            self.word = 1
        for _ in range(4):
            self.below(1)

    def below(self, n: i64) -> i64:
        word = self.word
        word ^= (word << 13) & WORD
        word ^= word >> 17
        word ^= (word << 5) & WORD
        self.word = word
        return word % n


def random_playout(kernel: Kernel, seed: i64, most_actions: i64) -> i64:
    """Play uniformly random listed actions until the game ends; returns how many were played. Events are not kept."""
    choices = Choices(seed)
    played: i64 = 0
    was_silent = kernel.log.is_silent
    kernel.log.is_silent = True
    while kernel.state.winner < 0 and played < most_actions:
        seat = kernel.next_actor()
        codes = kernel.find_legal(seat)
        kernel.play(seat, codes.items[choices.below(codes.count)])
        played += 1
    kernel.log.is_silent = was_silent
    return played
