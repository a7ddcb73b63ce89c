"""Rows of costs in cards: what each needs, kind by kind, and the same without the kinds that it does not need."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints

# A need is a kind of card, and in the lower bits how many of it.
NEED_BITS: Final = 20
NEED_MASK: Final = (1 << NEED_BITS) - 1
NO_MORE: Final = -1


@final
class CostTable:
    """Costs by number. Mostly a hand lacks something, and what a cost needs most of is looked at first."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.counts: vec[i64] = ints([count for row in rows for count in row])
        # The needs of a row and NO_MORE behind them; each row has room for all kinds.
        self.room: i64 = max([len(row) for row in rows], default=0) + 1
        needs: list[int] = []
        for row in rows:
            ordered = sorted([(-count, kind) for kind, count in enumerate(row) if count > 0])
            needs += [kind << NEED_BITS | -count for count, kind in ordered]
            needs += [NO_MORE] * (int(self.room) - len(ordered))
        self.needs: vec[i64] = ints(needs)
