"""Cities & Knights with the Caravans: which cards are votes, and what a metropolis is to camels."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from skerry.board.terrain import FOREST, HILL
from skerry.engine.module import Module
from skerry.rules.traders_and_barbarians.caravans.module import Caravans

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel
    from skerry.engine.rules import Rules


class KnightsAndCaravans(Module):
    """Votes are brick and wood, and never commodities (CARVCK-02, CARVCK-03)."""

    def __init__(self) -> None:
        super().__init__("knights_and_caravans")

    def declare(self, rules: Rules) -> None:
        self.caravans = cast(Caravans, rules.module("caravans"))
        # The kind of a card has the number of the terrain that brings it.
        self.caravans.vote.take(HILL, FOREST)

    def notice_metropolis(self, kernel: Kernel, seat: i64, vertex: i64) -> None:
        """It counts as a city, so whoever builds one brings a camel too (CARVCK-05)."""
        self.caravans.notice_built(kernel, seat, kernel.rules.city, vertex)
