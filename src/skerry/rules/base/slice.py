"""The base game's own part of the state: the open trade offer and the hexes still to be drafted."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from skerry.board.arrays import zeros
from skerry.engine.state import Slice

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


class BaseSlice(Slice):
    def __init__(self, seats: i64) -> None:
        self.offers: i64 = 0
        self.offers_turn: i64 = 0
        self.terms: i64 = 0
        self.answer: vec[i64] = zeros(seats)
        self.counter: vec[i64] = zeros(seats)
        # Face down, top last (BASE-50).
        self.hex_stack: vec[i64] = zeros(0)
        self.hexes_left: i64 = 0

    def copy(self) -> Slice:
        twin = BaseSlice(0)
        twin.offers = self.offers
        twin.offers_turn = self.offers_turn
        twin.terms = self.terms
        twin.answer = self.answer[:]
        twin.counter = self.counter[:]
        twin.hex_stack = self.hex_stack[:]
        twin.hexes_left = self.hexes_left
        return twin

    def fields(self) -> dict[str, list[int]]:
        return {
            "offers": [self.offers, self.offers_turn],
            "terms": [self.terms],
            "answer": list(self.answer),
            "counter": list(self.counter),
            "hex_stack": list(self.hex_stack),
            "hexes_left": [self.hexes_left],
        }


def base_slice(kernel: Kernel) -> BaseSlice:
    """The base game is always the first module."""
    return cast(BaseSlice, kernel.state.slices[0])
