"""The chance by which hidden things are dealt anew."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints, zeros
from skerry.engine.randomness import Randomness

# Up to so many different values are counted; nothing that is laid face down has more kinds.
MOST_COUNTED: Final = 1 << 10


@final
class Deal(Randomness):
    """One deal of all that a seat cannot see.

    What is dealt must not depend on how it really lies, or whoever tries out several deals could find that out. So a
    pool is put in order before it is shuffled: equal pools are dealt alike. `known`: by seat and kind of card, how many
    the seat has seen others to hold at least.
    """

    def __init__(self, seed: str, known: vec[i64]) -> None:
        super().__init__(seed)
        self.known = known

    def deal_anew(self, name: str, pool: vec[i64]) -> None:
        """Shuffle a pool, whatever order it was gathered in."""
        put_in_order(pool)
        self.shuffle_deck(name, pool)


def put_in_order(values: vec[i64]) -> None:
    """The lowest first."""
    if len(values) < 2:
        return
    low = values[0]
    high = values[0]
    for value in values:
        low = min(low, value)
        high = max(high, value)
    if high - low >= MOST_COUNTED:
        ordered = ints(sorted([int(value) for value in values]))
        for place in range(len(values)):
            values[place] = ordered[place]
        return
    counts = zeros(high - low + 1)
    for value in values:
        counts[value - low] += 1
    placed: i64 = 0
    for above in range(len(counts)):
        for _ in range(counts[above]):
            values[placed] = low + above
            placed += 1
