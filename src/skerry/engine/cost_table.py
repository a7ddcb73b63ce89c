"""Rows of costs in cards: what each needs, kind by kind, and the same without the kinds that it does not need."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import ints


@final
class CostTable:
    """Costs by number. Mostly a hand lacks something, and what a cost needs most of is looked at first."""

    def __init__(self, rows: list[list[int]]) -> None:
        self.counts: vec[i64] = ints([count for row in rows for count in row])
        starts = [0]
        kinds: list[int] = []
        least: list[int] = []
        for row in rows:
            for count, kind in sorted([(-count, kind) for kind, count in enumerate(row) if count > 0]):
                kinds.append(kind)
                least.append(-count)
            starts.append(len(kinds))
        # What row n needs stands from `starts[n]` to `starts[n + 1]`.
        self.starts: vec[i64] = ints(starts)
        self.kinds: vec[i64] = ints(kinds)
        self.least: vec[i64] = ints(least)
