"""What one seat may know of a position, for players that try things out before they decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.action import Action
from skerry.engine.resampling import resample_hidden
from skerry.engine.view import View

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel

# The position that stands for all that look alike to a seat.
LIKENESS: str = "likeness"


@final
class Insight:
    """A seat's view, what it may do, and positions that it cannot tell from the real one.

    The real position is not kept: what is hidden from the seat was dealt anew before anybody can look, in a way that
    does not depend on how it lies. Whoever is not asked has nothing to choose from; a finished game hides nothing.
    """

    def __init__(self, kernel: Kernel, seat: i64) -> None:
        self.seat = seat
        self.rules = kernel.rules
        self.likeness: Kernel = resample_hidden(kernel, seat, LIKENESS)
        codes = kernel.find_legal(seat)
        self.codes: list[int] = [int(codes.items[i]) for i in range(codes.count)]
        self._view: View | None = None

    @property
    def view(self) -> View:
        if self._view is None:
            self._view = View(self.likeness, self.seat)
        return self._view

    @property
    def actions(self) -> list[Action]:
        """Everything listed that the seat may do, in words."""
        return [self.rules.to_action(code) for code in self.codes]

    def world(self, seed: str, known: vec[i64] | None = None) -> Kernel:
        """A position that looks like the real one to the seat, with another future; the same seed deals the same.

        `known`: by seat and kind of card, how many the seat has seen others to hold at least.
        """
        return resample_hidden(self.likeness, self.seat, seed, zeros(0) if known is None else known)
