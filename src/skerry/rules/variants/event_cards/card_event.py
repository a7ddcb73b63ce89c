"""What an event is: something that is carried out completely before the card's number produces (EVNT-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skerry.board.arrays import zeros

if TYPE_CHECKING:
    from skerry.engine.kernel import Kernel


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEvent:
    """One event of the cards; as it stands, one that does nothing (EVNT-56)."""

    def happen(self, kernel: Kernel, seat: i64) -> None:
        """Carry it out; seat: who turned the card up. What is asked here is answered before production."""


def leaders(values: vec[i64]) -> vec[i64]:
    """1 for every seat with the most, and at least one (EVNT-34, EVNT-40)."""
    most: i64 = 1
    for seat in range(len(values)):
        if values[seat] > most:
            most = values[seat]
    leading = zeros(len(values))
    for seat in range(len(values)):
        if values[seat] == most:
            leading[seat] = 1
    return leading
